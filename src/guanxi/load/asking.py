"""HTTP over a few connections that stay open: as little as it takes to set up tables."""

import asyncio
from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from guanxi.core.errors import InputError

CONNECTIONS = 16
PATIENCE = 60.0  # seconds for an answer


class Answer(NamedTuple):
    """What the server said."""

    status: int
    cookies: str
    body: bytes


class Asker:
    """Asks a server on this machine."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._free: asyncio.LifoQueue[tuple[asyncio.StreamReader, asyncio.StreamWriter] | None]
        self._free = asyncio.LifoQueue()
        for _ in range(CONNECTIONS):
            self._free.put_nowait(None)
        self._open: list[asyncio.StreamWriter] = []

    async def post(self, path: str, cookies: str, body: Mapping[str, Any]) -> Any:
        """What the server answers; InputError if that is a no."""
        answer = await self.ask("POST", path, cookies, msgspec.json.encode(body))
        return msgspec.json.decode(answer.body)

    async def get(self, path: str, cookies: str = "") -> Any:
        """The same, without changing anything."""
        return msgspec.json.decode((await self.ask("GET", path, cookies)).body)

    async def ask(
        self, method: str, path: str, cookies: str = "", body: bytes = b"", any_answer: bool = False
    ) -> Answer:
        """One request; InputError if the server says no, or nothing."""
        held = await self._free.get()
        try:
            held = held or await self._connected()
            answer = await asyncio.wait_for(_ask(*held, method, path, cookies, body), PATIENCE)
        except (OSError, asyncio.IncompleteReadError, TimeoutError) as error:
            held = None
            raise InputError(f"the server did not answer {method} {path}: {type(error).__name__}") from None
        finally:
            self._free.put_nowait(held)
        if answer.status >= 400 and not any_answer:
            raise InputError(f"the server answered {method} {path} with {answer.status}: {answer.body[:300]!r}")
        return answer

    async def _connected(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        found = await asyncio.open_connection("127.0.0.1", self.port)
        self._open.append(found[1])
        return found

    def close(self) -> None:
        """Hang up."""
        for writer in self._open:
            writer.close()


async def _ask(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str, cookies: str, body: bytes
) -> Answer:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Content-Length: {len(body)}"]
    lines += ["Content-Type: application/json"] if body else []
    lines += [f"Cookie: {cookies}"] if cookies else []
    writer.write("\r\n".join([*lines, "", ""]).encode() + body)
    first, *headers = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    told = [(name.lower(), value.strip()) for name, _, value in (line.partition(":") for line in headers)]
    size = next((int(value) for name, value in told if name == "content-length"), 0)
    given = "; ".join(value.partition(";")[0] for name, value in told if name == "set-cookie")
    return Answer(int(first.split()[1]), given, await reader.readexactly(size))
