"""One POST to an address that somebody gave us: sent once, no redirect followed, and of the answer only its status."""

import asyncio
import re
import ssl
from collections.abc import Mapping
from typing import Final

from guanxi.server.notices.guard import Guard, Refused, Target, parse
from guanxi.server.notices.ways import SENT, Outcome, Result

LIMIT_S: Final = 10.0  # for everything together
INTERIM: Final = 3  # answers such as "103 Early Hints" that may come before the answer

_STATUS: Final = re.compile(rb"HTTP/1\.[01] ([1-5][0-9]{2})(?: [^\r\n]*)?\r\n")
_HEADER: Final = re.compile(r"[A-Za-z0-9-]+: [ -~]*")


class NoAnswer(Exception):  # noqa: N818, it is an answer rather than an error
    """What came back is no answer of HTTP/1.1, or none that is short enough."""


async def post(
    guard: Guard, address: str, headers: Mapping[str, str], body: bytes, limit_s: float = LIMIT_S
) -> int | str:
    """The status of the answer, or a code why there is none; never an exception of the network."""
    try:
        async with asyncio.timeout(limit_s):
            return await _exchange(guard, parse(address), headers, body)
    except Refused as refused:
        return refused.code
    except TimeoutError:
        return "timeout"
    except ssl.CertificateError:
        return "certificate"
    except NoAnswer:
        return "no-answer"
    except OSError:
        return "unreachable"


def judged(answer: int | str) -> Result:
    """What an answer means: where the network fails or a status asks for patience, it is tried again."""
    if isinstance(answer, str):
        lasting = answer.startswith("address-") and answer != "address-unresolved"
        return Result(Outcome.FAILED if lasting else Outcome.AGAIN, answer)
    if 200 <= answer < 300:
        return SENT
    patience = answer in (408, 425, 429) or answer >= 500
    return Result(Outcome.AGAIN if patience else Outcome.FAILED, f"status-{answer}")


async def _exchange(guard: Guard, target: Target, headers: Mapping[str, str], body: bytes) -> int:
    request = head_of(target, headers, len(body)) + body
    reader, writer = await guard.open(target)
    try:
        writer.write(request)
        await writer.drain()
        return await _status(reader)
    finally:
        writer.transport.abort()  # nobody waits for a goodbye


def head_of(target: Target, headers: Mapping[str, str], length: int) -> bytes:
    """Request line and headers; ValueError for a header that would be two."""
    lines = [f"Host: {target.authority}", "User-Agent: guanxi", "Connection: close", f"Content-Length: {length}"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    if not all(map(_HEADER.fullmatch, lines)):
        raise ValueError("a header with letters that none may have")
    return "\r\n".join([f"POST {target.path} HTTP/1.1", *lines, "", ""]).encode("ascii")


async def _status(reader: asyncio.StreamReader) -> int:
    for _ in range(INTERIM):
        try:
            head = await reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, asyncio.LimitOverrunError) as error:
            raise NoAnswer from error
        found = _STATUS.match(head)
        if not found:
            raise NoAnswer
        if (status := int(found[1])) >= 200:
            return status
    raise NoAnswer
