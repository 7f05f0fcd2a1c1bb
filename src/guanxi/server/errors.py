"""One shape for everything that goes wrong, at every door: a refusal of the rules, or a problem with a code."""

import logging
from typing import Any
from uuid import uuid4

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.types import ExceptionHandlersMap

from guanxi.core.errors import InputError
from guanxi.core.table import Refused
from guanxi.server import messages as m
from guanxi.server import pages
from guanxi.server.language import language_of_answer, page_texts
from guanxi.server.problems import Problem
from guanxi.server.web.routes import shell

logger = logging.getLogger(__name__)

REFUSED = 409
BY_STATUS = {401: "not_signed_in", 404: "no_such_thing", 405: "not_allowed_method", 413: "too_much", 429: "too_many"}
MALFORMED = (msgspec.MsgspecError, UnicodeError, RecursionError)  # the last of JSON that is nested without end
PASSED_ON = ("retry-after", "ratelimit-reset", "allow")  # headers


def told_as(error: BaseException, language: str, table: str = "", key: str = "") -> m.Refusal | m.ProblemTold:
    """An error as the other side is told it, in a language."""
    if isinstance(error, Refused):
        return m.Refusal(error.refusal.clause, error.refusal.text, error.notation, table, key)
    if isinstance(error, Problem):
        return m.ProblemTold(error.code, _line(error.told(language)), dict(error.facts), table, key)
    if isinstance(error, InputError):
        return m.ProblemTold("bad_value", _line(error.told(language)), {}, table, key)
    if isinstance(error, MALFORMED):
        return m.ProblemTold("invalid", _line(str(error)), {}, table, key)
    return _ours(error, language, table, key)


def code_of(told: m.Refusal | m.ProblemTold) -> str:
    """By what it is counted."""
    return told.code if isinstance(told, m.ProblemTold) else "refused"


def _ours(error: BaseException, language: str, table: str, key: str) -> m.ProblemTold:
    """It is our fault: an id for the user, the trace for us."""
    ident = uuid4().hex[:12]
    logger.error("unexpected, told as %s", ident, exc_info=error)
    return m.ProblemTold("internal", Problem("internal").told(language), {"id": ident}, table, key)


def _line(text: str) -> str:
    return "".join(letter if letter.isprintable() else " " for letter in text)[:300]


def status_of(error: Exception) -> int:
    """The HTTP status of an error."""
    if isinstance(error, Refused):
        return REFUSED
    if isinstance(error, Problem):
        return error.status
    return 400 if isinstance(error, (InputError, *MALFORMED)) else 500


def _answer(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    told, status, headers = _told(error, language_of_answer(request))
    request.app.state.house.counts.problems[code_of(told)] += 1
    if status == 404 and not request.url.path.startswith("/api/"):
        return shell(request, request.app.state.house, 404) or pages.not_found(page_texts(request))
    return Response(m.encode(told), status_code=status, media_type="application/json", headers=headers)


def _told(error: Exception, language: str) -> tuple[m.Refusal | m.ProblemTold, int, dict[str, str]]:
    """What is said, with which status and headers."""
    headers = {}
    if isinstance(error, HTTPException):
        code = BY_STATUS.get(error.status_code, "invalid" if error.status_code < 500 else "internal")
        facts: dict[str, Any] = {}
        text = Problem(code).told(language)
        if isinstance(error, ValidationException):
            facts = {"errors": _plain(error.extra)}
        told, status = m.ProblemTold(code, text, facts), error.status_code
        headers = {name: value for name, value in (error.headers or {}).items() if name.lower() in PASSED_ON}
        return told, status, headers
    return told_as(error, language), status_of(error), {}


def _plain(extra: Any) -> Any:
    """What a validation found, without the values that it was given."""
    if isinstance(extra, list):
        return [
            {name: _line(str(each[name])) for name in ("key", "message", "source") if name in each}
            for each in extra
            if isinstance(each, dict)
        ][:20]
    return []


HANDLERS: ExceptionHandlersMap = {Exception: _answer, HTTPException: _answer}
