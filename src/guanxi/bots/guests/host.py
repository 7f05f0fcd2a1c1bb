"""Guests at a table: each sits in a process of its own (`booth.py`), gets bytes of its view and answers with a number.

The process is a fresh interpreter, not a copy of this one, so nothing of the game is in it. What it takes too long for,
what it breaks and what it says that makes no sense is its own fault, and the end of it.
"""

import os
import secrets
import signal
import subprocess
import sys
import threading
import weakref
from collections.abc import Callable
from contextlib import suppress
from importlib.metadata import EntryPoint
from io import FileIO
from typing import Any, Final, TypeVar, cast

from guanxi.bots.guests import Fault, frames, plain
from guanxi.bots.guests.limits import Limits, limits_here
from guanxi.bots.guests.reading import action_of, budget_of, thoughts_of
from guanxi.bots.thoughts import Thought
from guanxi.core.errors import InputError
from guanxi.core.game import Game, Options, View

BOOTH: Final = "guanxi.bots.guests.booth"
# Of the environment a guest gets what programs need to run, and nothing that somebody may have told this one.
NEEDED: Final = ("PATH", "PYTHONHOME", "LD_LIBRARY_PATH", "LANG", "LC_ALL", "TZ", "OMP_NUM_THREADS", "SYSTEMROOT")
AFTERWARDS: Final = 5.0  # seconds to wait for what has been killed

Process = subprocess.Popen[bytes]
Read = TypeVar("Read")
_HEARD: dict[EntryPoint, str] = {}  # nobody is asked twice


class NotMade(InputError):  # noqa: N818, it is the guest that is wrong
    """A guest that is registered, but cannot be made."""


class Guest:
    """A player of another package. It is asked as any other; Fault says what was wrong with its answer.

    Without a seed it is loaded and not made: to look at it. NotMade if it cannot be what is wanted.
    """

    def __init__(
        self,
        entry: EntryPoint,
        game: Game,
        seed: str | None,
        options: Options | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.name = entry.name
        self.game = game
        self.options = options
        self.limits = limits or limits_here()
        self.gone = ""  # why nobody sits there any more
        self._process = _started()
        self._end = weakref.finalize(self, _ended, self._process, os.getpid())
        told = self._introduced(entry, seed)
        self.about = plain(str(told.get("about", "")))
        self.budget = budget_of(told)
        self.every_move = told.get("every_move") is True
        self.explains = told.get("explains") is True

    def _introduced(self, entry: EntryPoint, seed: str | None) -> dict[str, Any]:
        start = {"name": entry.name, "value": entry.value, "game": self.game.name, "seed": seed}
        limits = {"seconds": self.limits.seconds, "megabytes": self.limits.megabytes}
        try:
            return self._told({**start, **limits, "options": dict(self.options or {})})
        except Fault as fault:
            self.close()
            told = f'the computer player "{entry.name}" cannot be made: '
            raise NotMade(str(fault) if str(fault).startswith("the computer player") else f"{told}{fault}") from None

    def choose(self, view: View, legal: list[int]) -> int:
        """What it answers, legal or not."""
        return self._checked(action_of, self._asked(view, legal))

    def explain(self, view: View, legal: list[int], top: int, language: str) -> list[Thought]:
        """What it considers, best first; of one that `explains` itself."""
        told = self._asked(view, legal, top=top, language=language)
        return self._checked(lambda told: thoughts_of(told, self.game, view, legal), told)

    def close(self) -> None:
        """End its process; nothing happens if it has ended."""
        self._end()

    def _asked(self, view: View, legal: list[int], **more: Any) -> dict[str, Any]:
        if self.options is None:
            raise InputError("a player of another package is asked at a table: name its options in bot_named")
        return self._told({"view": self.game.rules.view_bytes(view).hex(), "legal": list(legal), **more})

    def _checked(self, reader: Callable[[dict[str, Any]], Read], told: dict[str, Any]) -> Read:
        try:
            return reader(told)
        except (ValueError, TypeError, KeyError, AttributeError):
            raise self._fallen("it answered nonsense") from None

    def _told(self, question: dict[str, Any]) -> dict[str, Any]:
        """Ask, and take the answer; a token shows that it is the one to this question."""
        if self.gone:
            raise Fault(self.gone)
        token = secrets.token_hex(8)
        answer = self._heard({**question, "token": token})
        if answer.get("token") != token:
            raise self._fallen("it answered what it was not asked")
        if "fault" in answer:
            raise Fault(plain(str(answer["fault"])))
        return answer

    def _heard(self, question: dict[str, Any]) -> dict[str, Any]:
        """What it says to a question, if it says anything in time."""
        came: list[dict[str, Any] | Exception] = []
        exchange = threading.Thread(target=_exchange, args=(self._process, question, came), daemon=True)
        exchange.start()
        exchange.join(self.limits.seconds)
        if not came:
            raise self._fallen(f"no answer within {self.limits.seconds} seconds: it was stopped")
        answer = came[0]
        if isinstance(answer, EOFError | OSError):
            raise self._fallen(self._how_it_ended())
        if isinstance(answer, Exception):
            raise self._fallen(f"it answered nonsense: {plain(str(answer))}")
        return answer

    def _how_it_ended(self) -> str:
        """It cannot be heard any more, so it has ended, or is about to."""
        with suppress(subprocess.TimeoutExpired):
            code = self._process.wait(AFTERWARDS)
            return f"its process was killed (signal {-code})" if code < 0 else f"its process ended (exit code {code})"
        return "its process closed its ears"

    def _fallen(self, why: str) -> Fault:
        """From now on there is nobody to ask."""
        self.gone = why
        self.close()
        return Fault(why)


def about(entry: EntryPoint, game: Game) -> str:
    """What a guest says of itself in a line, whatever the game; it is not made. InputError if it cannot be loaded."""
    if entry not in _HEARD:
        _HEARD[entry] = Guest(entry, game, seed=None).about
    return _HEARD[entry]


def environment() -> dict[str, str]:
    """Of a process for computer players, so that it finds the same modules as this one."""
    found = {name: os.environ[name] for name in NEEDED if name in os.environ}
    found["PYTHONPATH"] = os.pathsep.join(os.path.abspath(entry) for entry in sys.path)  # noqa: PTH100
    found["PYTHONHASHSEED"] = "0"  # so that a player that goes through a set plays the same game again
    found["PYTHONDONTWRITEBYTECODE"] = "1"
    return found


def _started() -> Process:
    """A fresh interpreter."""
    try:
        return subprocess.Popen(
            [sys.executable or "", "-P", "-m", BOOTH],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            cwd=os.path.abspath(os.sep),  # noqa: PTH100
            env=environment(),
            start_new_session=True,  # Ctrl-C is for the host, who ends it
            creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
        )
    except OSError as error:
        raise InputError(f"a process for a computer player cannot be started: {error.strerror}") from None


def _exchange(process: Process, question: dict[str, Any], came: list[dict[str, Any] | Exception]) -> None:
    """Ask and hear, in a thread of its own: neither can be hurried."""
    try:
        frames.write(cast(FileIO, process.stdin), question)
        came.append(frames.read(cast(FileIO, process.stdout)))
    except (OSError, EOFError, ValueError) as error:
        came.append(error)


def _ended(process: Process, host: int) -> None:
    """Kill it with whatever it has started; a copy of the host leaves that to the host."""
    if os.getpid() != host:
        return
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(AFTERWARDS)
    for stream in (process.stdin, process.stdout):
        if stream:
            with suppress(OSError):
                stream.close()
