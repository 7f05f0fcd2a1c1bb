"""A small internet on loopback: a certificate authority, HTTPS servers, names that lead where a test says."""

import asyncio
import datetime
import functools
import ssl
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from cryptography.x509.oid import NameOID
from msgspec import Struct

from guanxi.server.notices.guard import Guard, Streams, connect_to
from guanxi.server.notices.notice import Notice

HOST = "hook.example.org"
OTHER = "other.example.org"
PUBLIC = "93.184.215.14"
PUBLIC_V6 = "2606:2800:21f:cb07:6820:80da:af6b:8b2c"
OK = b"HTTP/1.1 204 No Content\r\n\r\n"
NOTICE = Notice(
    "turn", "anna", "t17", "Your turn: Friday", "Boris has moved.", "https://guanxi.example.org/t/t17", turn=42
)


def in_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that runs in a loop of its own."""

    async def bounded(*arguments: Any, **fixtures: Any) -> None:
        async with asyncio.timeout(30):
            await test(*arguments, **fixtures)

    @functools.wraps(test)
    def run(*arguments: Any, **fixtures: Any) -> None:
        asyncio.run(bounded(*arguments, **fixtures))

    return run


def _certificate(
    name: str, key: ec.EllipticCurvePrivateKey, issuer: str, by: ec.EllipticCurvePrivateKey, is_ca: bool
) -> x509.Certificate:
    now = datetime.datetime.now(datetime.UTC)
    day = datetime.timedelta(days=1)

    def named(text: str) -> x509.Name:
        return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, text)])

    made = x509.CertificateBuilder(named(issuer), named(name), key.public_key(), x509.random_serial_number())
    made = made.not_valid_before(now - day).not_valid_after(now + day)
    made = made.add_extension(x509.BasicConstraints(ca=is_ca, path_length=None), critical=True)
    if not is_ca:
        made = made.add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
    return made.sign(by, hashes.SHA256())


class Authority:
    """A certificate authority that nobody else trusts."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        own = _certificate("lab", self._key, "lab", self._key, is_ca=True)
        self.client = ssl.create_default_context(cadata=own.public_bytes(Encoding.PEM).decode())

    def server(self, name: str) -> ssl.SSLContext:
        """What a server of this name shows."""
        key = ec.generate_private_key(ec.SECP256R1())
        shown = _certificate(name, key, "lab", self._key, is_ca=False).public_bytes(Encoding.PEM)
        secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "server.pem"
            file.write_bytes(shown + secret)
            context.load_cert_chain(file)
        return context


@functools.cache
def lab() -> Authority:
    """The one authority of all these tests."""
    return Authority()


class Request(Struct):
    """What a server got."""

    line: str
    headers: dict[str, str]
    body: bytes


Answer = Callable[[Request, asyncio.StreamWriter], Awaitable[None]]


class Server:
    """An HTTPS server for one name; it answers with bytes, or as a function does."""

    def __init__(self, answer: bytes | Answer, name: str = HOST) -> None:
        self.requests: list[Request] = []
        self.port = 0
        self._answer, self._name = answer, name
        self._writers: list[asyncio.StreamWriter] = []
        self._tasks: list[asyncio.Task[None] | None] = []

    async def __aenter__(self) -> "Server":
        context = lab().server(self._name)
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0, ssl=context)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        tasks = [task for task in self._tasks if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()
        await self._server.wait_closed()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.append(asyncio.current_task())
        self._writers.append(writer)
        with suppress(ConnectionError, asyncio.CancelledError):
            request = await read_request(reader)
            self.requests.append(request)
            if isinstance(self._answer, bytes):
                writer.write(self._answer)
                await writer.drain()
            else:
                await self._answer(request, writer)


async def read_request(reader: asyncio.StreamReader) -> Request:
    head = (await reader.readuntil(b"\r\n\r\n")).decode("ascii")
    line, *rest = head.removesuffix("\r\n\r\n").split("\r\n")
    headers = dict(part.split(": ", 1) for part in rest)
    assert len(headers) == len(rest)
    return Request(line, headers, await reader.readexactly(int(headers["Content-Length"])))


class Net:
    """Where names lead, and where connections to public addresses really go; both are written down."""

    def __init__(self, server: Server | None = None, **names: list[str]) -> None:
        self.names: dict[str, list[str]] = {HOST: [PUBLIC], OTHER: [PUBLIC]}
        self.names.update({name.replace("_", "."): found for name, found in names.items()})
        self.asked: list[str] = []
        self.reached: list[tuple[str, int, str]] = []
        self.dead: set[str] = set()
        self._server = server
        self.guard = Guard(self.resolve, self.connect, lab().client)

    async def resolve(self, name: str, port: int) -> list[str]:
        self.asked.append(name)
        return list(self.names[name])

    async def connect(self, address: str, port: int, context: ssl.SSLContext, name: str) -> Streams:
        self.reached.append((address, port, name))
        if address in self.dead or self._server is None:
            raise ConnectionRefusedError
        return await connect_to("127.0.0.1", self._server.port, context, name)


@asynccontextmanager
async def net(answer: bytes | Answer = OK, name: str = HOST) -> AsyncIterator[tuple[Net, Server]]:
    async with Server(answer, name) as server:
        yield Net(server), server
