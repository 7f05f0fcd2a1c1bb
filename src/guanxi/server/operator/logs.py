"""Logs: one line for each event, for a person or as JSON, with ids, numbers and codes.

What people are called, what they say, what they came with and what they hold never gets here: whoever logs names a
table or an entry by its number. What others log may hold anything: of theirs only the first line counts, of an error
only what kind it is and where it arose.
"""

import logging
import os
import sys
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final, TextIO

import msgspec

from guanxi.core.showing import shown
from guanxi.server.problems import Problem

TEXT, JSON = "text", "json"
FORMATS: Final = (TEXT, JSON)
OWN: Final = "guanxi"
LONGEST: Final = 300  # letters
DEEPEST: Final = 12  # places of a trace
_encode: Final = msgspec.json.Encoder().encode


def set_up(form: str = "", stream: TextIO | None = None) -> None:
    """Everything that anybody logs in this process goes to the error stream, through one formatter."""
    form = form or (TEXT if sys.stderr.isatty() else JSON)
    handler = logging.StreamHandler(stream)
    handler.setFormatter(AsJson() if form == JSON else AsText())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi", "litestar", "alembic"):
        other = logging.getLogger(name)
        other.handlers.clear()
        other.propagate = True
        other.setLevel(logging.WARNING)  # what uvicorn says of single sockets names addresses


class AsJson(logging.Formatter):
    """A line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The event as one line."""
        return _encode(facts_of(record)).decode()


class AsText(logging.Formatter):
    """A line for people; where an error arose follows on lines of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The event as text."""
        facts = facts_of(record)
        lines = [f"{facts['at']} {facts['level']} {facts['from']}: {facts['text']}"]
        if "error" in facts:
            lines += [f"    {facts['error']}", *(f"      {place}" for place in facts["trace"])]
        return "\n".join(lines)


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """What may be told of an event."""
    found: dict[str, Any] = {
        "at": datetime.fromtimestamp(record.created, UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ"),
        "level": record.levelname.lower(),
        "from": record.name,
        "process": os.getpid(),
        "text": _text(record),
        **getattr(record, "facts", {}),
    }
    error = record.exc_info[1] if record.exc_info else None
    if error is not None:
        found |= {"error": kind_of(error), "trace": places_of(error)}
    return found


def _text(record: logging.LogRecord) -> str:
    args: Any = record.args
    if isinstance(args, Mapping):
        args = {name: _plain(value) for name, value in args.items()}
    elif args:
        args = tuple(_plain(value) for value in args)
    told = _plain(record.msg)
    try:
        text = str(told) % args if args else str(told)
    except (TypeError, ValueError):
        text = str(told)
    if not record.name.startswith(OWN):
        text = text.strip().partition("\n")[0]
    return shown(text.strip())[:LONGEST]


def _plain(value: object) -> object:
    """Numbers and words as they are; an error by its kind."""
    if isinstance(value, BaseException):
        return kind_of(value)
    return value if isinstance(value, int | float) else str(value)


def kind_of(error: BaseException) -> str:
    """What kind of error it is, without what it says: that may be anything. A problem has a code."""
    if isinstance(error, Problem):
        return error.code
    cause = error.__cause__
    return type(error).__name__ + (f" by {kind_of(cause)}" if cause is not None and cause is not error else "")


def places_of(error: BaseException) -> list[str]:
    """Where it arose, the last place last."""
    frames = traceback.extract_tb(error.__traceback__)[-DEEPEST:]
    return [f"{'/'.join(frame.filename.rsplit('/', 3)[1:])}:{frame.lineno} {frame.name}" for frame in frames]
