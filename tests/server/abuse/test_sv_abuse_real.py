"""What only a real server can be told: frames and requests that its protocols refuse before we see them."""

import asyncio
import socket
from contextlib import closing

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from guanxi.server.live.ear import LARGEST_FRAME
from running import some
from server.hands import sv_players
from server.hands.sv_served import PATIENCE, Served

pytestmark = pytest.mark.once


def well(server: Served) -> bool:
    """Does it still serve?"""
    return httpx.get(f"{server.url}/health", timeout=PATIENCE).json()["status"] == "ok"


def test_a_frame_that_is_too_large_ends_its_connection_and_no_other(server: Served) -> None:
    async def shout() -> int:
        address = server.url.replace("http", "ws") + "/api/live"
        async with connect(address) as rude, connect(address) as polite:
            await rude.send(" " * (LARGEST_FRAME + 10))
            with pytest.raises(ConnectionClosed) as closed:
                await rude.recv()
            await polite.send('{"type":"ping","n":7}')
            assert '"pong"' in str(await polite.recv())
            return closed.value.rcvd.code if closed.value.rcvd else 0

    assert asyncio.run(shout()) == 1009
    assert well(server)


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1.evil.example"])
def test_a_page_of_another_site_opens_no_socket(server: Served, origin: str) -> None:
    async def knock() -> int:
        person = await sv_players.guest(server.url, "Anna")
        address = server.url.replace("http", "ws") + "/api/live"
        with pytest.raises(InvalidStatus) as refused:
            async with connect(address, origin=origin, additional_headers=person.headers):  # type: ignore[arg-type]
                pass
        return int(refused.value.response.status_code)

    assert asyncio.run(knock()) == 403
    assert well(server)


RAW = [
    b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\n" + b"X-A: b\r\n" * 20_000 + b"\r\n",
    b"GET /\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"\r\n\r\n\r\n",
]


def test_what_is_no_http_is_refused_and_nothing_else_happens(server: Served) -> None:
    for raw in some(RAW):
        with closing(socket.create_connection(("127.0.0.1", server.port), 10)) as line:
            try:
                line.sendall(raw)
                line.shutdown(socket.SHUT_WR)
                answer = line.recv(4000)
            except ConnectionError:
                answer = b""  # cut off while it still spoke
        assert b" 200 " not in answer.partition(b"\r\n")[0], raw[:60]
        assert b"Traceback" not in answer
    assert well(server)


@pytest.mark.parametrize(
    "path", ["/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "//etc/passwd", "/t/..%2f..", "/api/./me"]
)
def test_addresses_lead_nowhere_else(server: Served, path: str) -> None:
    with closing(socket.create_connection(("127.0.0.1", server.port), 10)) as line:
        line.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
        answer = b"".join(iter(lambda: line.recv(65536), b""))
    assert answer.split()[1] in (b"400", b"401", b"404"), answer[:200]
    assert b"root:" not in answer
