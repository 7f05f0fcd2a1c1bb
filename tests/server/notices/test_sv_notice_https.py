"""A POST to a stranger: the right certificate or nothing, one answer, no redirect, bounded in size and time."""

import asyncio
import time

import pytest
from notice_lab import HOST, OTHER, Net, Request, in_loop, net

from guanxi.server.notices.guard import ANSWER_BYTES, Guard
from guanxi.server.notices.https import judged, post
from guanxi.server.notices.ways import Outcome

ADDRESS = f"https://{HOST}/hooks/1?token=2"


@in_loop
async def test_a_request_arrives_as_it_was_meant() -> None:
    async with net() as (network, server):
        assert await post(network.guard, ADDRESS, {"Content-Type": "text/plain"}, b"hello\r\n\r\n") == 204
    (request,) = server.requests
    assert request.line == "POST /hooks/1?token=2 HTTP/1.1"
    assert request.body == b"hello\r\n\r\n"
    assert request.headers == {
        "Host": HOST,
        "User-Agent": "guanxi",
        "Connection": "close",
        "Content-Length": "9",
        "Content-Type": "text/plain",
    }


@in_loop
async def test_a_redirect_is_not_followed() -> None:
    async with net(b"HTTP/1.1 307 Go\r\nLocation: https://localhost/\r\nContent-Length: 0\r\n\r\n") as (
        network,
        server,
    ):
        answer = await post(network.guard, ADDRESS, {}, b"x")
        assert answer == 307
        assert judged(answer).outcome is Outcome.FAILED
        assert network.asked == [HOST]
        assert len(server.requests) == 1


@in_loop
async def test_a_certificate_of_another_name_is_refused() -> None:
    async with net(name=OTHER) as (network, server):
        assert await post(network.guard, ADDRESS, {}, b"secret") == "certificate"
        assert server.requests == []


@in_loop
async def test_a_certificate_of_nobody_is_refused() -> None:
    """The usual context trusts what the system trusts, and that is not the lab."""
    async with net() as (network, server):
        assert await post(Guard(network.resolve, network.connect), ADDRESS, {}, b"secret") == "certificate"
        assert server.requests == []


@pytest.mark.parametrize(
    "answer",
    [
        b"HTTP/1.1 200 OK\r\nX: " + b"x" * 4 * ANSWER_BYTES + b"\r\n\r\n",
        b"x" * 1_000_000,
        b"HTTP/1.1 103 Early\r\n\r\n" * 50 + b"HTTP/1.1 200 OK\r\n\r\n",
        b"HTTP/2 200\r\n\r\n",
        b"HTTP/1.1 999 Huh\r\n\r\n",
        b"HTTP/1.1 2000 Huh\r\n\r\n",
        b"220 mail.example.org ESMTP\r\n\r\n",
        b"\r\n\r\n",
    ],
)
def test_what_is_no_short_answer_is_none(answer: bytes) -> None:
    @in_loop
    async def attempt() -> None:
        async with net(answer) as (network, _):
            assert await post(network.guard, ADDRESS, {}, b"") == "no-answer"

    attempt()


@in_loop
async def test_a_connection_that_is_cut_is_no_answer() -> None:
    async def cut(request: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nX-Unfinished")
        writer.close()

    async with net(cut) as (network, _):
        assert await post(network.guard, ADDRESS, {}, b"") == "no-answer"


@in_loop
async def test_hints_may_come_before_the_answer() -> None:
    async with net(b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 201\r\n\r\n") as (network, _):
        assert await post(network.guard, ADDRESS, {}, b"") == 201


@in_loop
async def test_the_body_of_an_answer_is_not_waited_for() -> None:
    async def endless(request: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1000000000000\r\n\r\n")
        while True:
            writer.write(b"x" * 65536)
            await writer.drain()

    async with net(endless) as (network, _):
        assert await post(network.guard, ADDRESS, {}, b"") == 200


@in_loop
async def test_a_silent_server_is_given_up() -> None:
    async def silent(request: Request, writer: asyncio.StreamWriter) -> None:
        await asyncio.Event().wait()

    async with net(silent) as (network, server):
        assert await post(network.guard, ADDRESS, {}, b"", limit_s=0.3) == "timeout"
        assert len(server.requests) == 1


@in_loop
async def test_a_server_that_drips_is_given_up() -> None:
    async def dripping(request: Request, writer: asyncio.StreamWriter) -> None:
        writer.write(b"HTTP/1.1 200 OK\r\n")
        while True:
            writer.write(b"X: y\r\n")
            await writer.drain()
            await asyncio.sleep(0.02)

    async with net(dripping) as (network, _):
        began = time.monotonic()
        assert await post(network.guard, ADDRESS, {}, b"", limit_s=0.3) == "timeout"
        assert time.monotonic() - began < 5


@in_loop
async def test_nobody_there_is_no_answer() -> None:
    assert await post(Net().guard, ADDRESS, {}, b"") == "unreachable"


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (200, Outcome.SENT),
        (204, Outcome.SENT),
        (301, Outcome.FAILED),
        (400, Outcome.FAILED),
        (404, Outcome.FAILED),
        (408, Outcome.AGAIN),
        (429, Outcome.AGAIN),
        (500, Outcome.AGAIN),
        (503, Outcome.AGAIN),
        ("timeout", Outcome.AGAIN),
        ("unreachable", Outcome.AGAIN),
        ("certificate", Outcome.AGAIN),
        ("address-unresolved", Outcome.AGAIN),
        ("address-not-public", Outcome.FAILED),
        ("address-port", Outcome.FAILED),
    ],
)
def test_answers_are_judged(answer: int | str, outcome: Outcome) -> None:
    assert judged(answer).outcome is outcome
