"""Addresses that people give us lead to public places only, whatever is tried."""

import asyncio
import functools
import socket
import time
from typing import Any

import pytest
from notice_lab import HOST, PUBLIC, PUBLIC_V6, Net, in_loop, lab, net

from guanxi.server.notices import guard as guard_module
from guanxi.server.notices.guard import (
    BAD_PORT,
    CODES,
    LONGEST,
    MALFORMED,
    NO_NAME,
    NOT_HTTPS,
    NOT_PUBLIC,
    TOO_LONG,
    UNRESOLVED,
    Guard,
    Refused,
    Target,
    parse,
)
from guanxi.server.notices.https import head_of, post
from guanxi.server.notices.public import is_public
from running import some

HOSTILE = [
    ("http://example.org/", NOT_HTTPS),
    ("//example.org/", NOT_HTTPS),
    ("ftp://example.org/", NOT_HTTPS),
    ("file:///etc/passwd", NOT_HTTPS),
    ("gopher://example.org/", NOT_HTTPS),
    (" https://example.org/", NOT_HTTPS),
    ("https:/example.org/", NOT_HTTPS),
    ("https:\\\\example.org/", NOT_HTTPS),
    ("", NOT_HTTPS),
    ("https://" + "a" * LONGEST, TOO_LONG),
    ("https://", MALFORMED),
    ("https:///path", MALFORMED),
    ("https://user@example.org/", MALFORMED),
    ("https://user:password@example.org/", MALFORMED),
    ("https://example.org@127.0.0.1/", MALFORMED),
    ("https://example.org\\@127.0.0.1/", MALFORMED),
    ("https://example.org#@127.0.0.1/", MALFORMED),
    ("https://example.org/#fragment", MALFORMED),
    ("https://example.org:443:80/", MALFORMED),
    ("https://example.org:/", MALFORMED),
    ("https://example.org:+443/", MALFORMED),
    ("https://example.org:４４３/", MALFORMED),
    ("https://[::1]/", MALFORMED),
    ("https://[::ffff:127.0.0.1]/", MALFORMED),
    ("https://[fe80::1%25lo]/", MALFORMED),
    ("https://::1/", MALFORMED),
    ("https://example.org/a b", MALFORMED),
    ("https://example.org/a\r\nHost: localhost", MALFORMED),
    ("https://example.org/a\nX: y", MALFORMED),
    ("https://example.org/\n", MALFORMED),
    ("https://example.org/a\tb", MALFORMED),
    ("https://example.org/a\0", MALFORMED),
    ("https://example.org/ä", MALFORMED),
    ("https://example.org/a\\b", MALFORMED),
    ('https://example.org/"', MALFORMED),
    ("https://localhost/", NO_NAME),
    ("https://LOCALHOST/", NO_NAME),
    ("https://localhost./", NO_NAME),
    ("https://example.org./", NO_NAME),
    ("https://.example.org/", NO_NAME),
    ("https://example..org/", NO_NAME),
    ("https://-example.org/", NO_NAME),
    ("https://127.0.0.1/", NO_NAME),
    ("https://127.1/", NO_NAME),
    ("https://0/", NO_NAME),
    ("https://0.0.0.0/", NO_NAME),
    ("https://2130706433/", NO_NAME),
    ("https://0x7f000001/", NO_NAME),
    ("https://0x7f.1/", NO_NAME),
    ("https://127.0.0.0x1/", NO_NAME),
    ("https://0177.0.0.1/", NO_NAME),
    ("https://017700000001/", NO_NAME),
    ("https://169.254.169.254/latest/meta-data/", NO_NAME),
    ("https://8.8.8.8/", NO_NAME),
    ("https://１２７.0.0.1/", NO_NAME),
    ("https://127。0。0。1/", NO_NAME),
    ("https://ⓛocalhost.example/", NO_NAME),
    ("https://münchen.example/", NO_NAME),
    ("https://exa mple.org/", NO_NAME),
    ("https://exam\nple.org/", NO_NAME),
    ("https://example.org\n/", NO_NAME),
    ("https://example.org%00.evil.org/", NO_NAME),
    ("https://exam_ple.org/", NO_NAME),
    (f"https://{'a.' * 127}org/", NO_NAME),
    (f"https://{'a' * 64}.org/", NO_NAME),
    ("https://example.org:80/", BAD_PORT),
    ("https://example.org:22/", BAD_PORT),
    ("https://example.org:0/", BAD_PORT),
    ("https://example.org:65979/", BAD_PORT),
]


@pytest.mark.parametrize(("address", "code"), HOSTILE)
def test_a_hostile_address_is_refused_before_anything_is_looked_up(address: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        parse(address)
    assert refused.value.code == code
    assert code in CODES
    assert str(refused.value) == code


@pytest.mark.parametrize(
    ("address", "target"),
    [
        ("https://example.org", Target("example.org", 443, "/")),
        ("HTTPS://Example.ORG:443/", Target("example.org", 443, "/")),
        ("https://xn--mnchen-3ya.example:8443/a", Target("xn--mnchen-3ya.example", 8443, "/a")),
        (
            "https://fcm.example.com/fcm/send/c1:APA91b-_x?y=%20&z=(1),2;*'!$~",
            Target("fcm.example.com", 443, "/fcm/send/c1:APA91b-_x?y=%20&z=(1),2;*'!$~"),
        ),
        ("https://example.org//evil.org/..;/%0d%0a", Target("example.org", 443, "//evil.org/..;/%0d%0a")),
    ],
)
def test_a_plain_address_is_taken_apart(address: str, target: Target) -> None:
    assert parse(address) == target


NUMBERS = """
127.0.0.1 127.255.255.254 0.0.0.0 0.1.2.3 10.0.0.1 172.16.0.1 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1
100.100.100.200 192.0.0.192 192.0.0.9 192.0.2.1 198.18.0.1 198.51.100.1 203.0.113.1 192.88.99.1 168.63.129.16 224.0.0.1
239.255.255.250 240.0.0.1 255.255.255.255 :: ::1 ::7f00:1 ::ffff:127.0.0.1 ::ffff:93.184.215.14 ::ffff:0:7f00:1
64:ff9b::7f00:1 64:ff9b::a9fe:a9fe 64:ff9b::c0a8:101 64:ff9b:1::5db8:d70e 2002:7f00:1:: 2002:5db8:d70e::1
2001:0:5db8:d70e::1 2001:db8::1 2001:20::1 3fff::1 5f00::1 fc00::1 fd00:ec2::254 fe80::1 fe80::1%lo fec0::1 ff02::1
ff0e::1 100::1 4000::1 2606:2800:21f:cb07:0:5efe:7f00:1 2606:2800:21f:cb07:200:5efe:a00:1 2606:2800:21f:cb07::1%eth0
localhost 127.1 2130706433 0177.0.0.1 0x7f.1 example.org
"""
PRIVATE = NUMBERS.split()


@pytest.mark.parametrize("address", [*PRIVATE, "", " 93.184.215.14", "93.184.215.14\n"])
def test_no_address_of_ours_or_of_doubt_is_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, PUBLIC_V6, "1.1.1.1", "2a00:1450:4001::200e", "64:ff9b::5db8:d70e"])
def test_what_everybody_reaches_is_public(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize("found", [[private] for private in PRIVATE] + [[PUBLIC, "10.0.0.1"], ["::1", PUBLIC_V6]])
def test_a_name_is_refused_if_any_of_its_addresses_is_not_public(found: list[str]) -> None:
    @in_loop
    async def attempt() -> None:
        network = Net()
        network.names[HOST] = found
        assert await post(network.guard, f"https://{HOST}/", {}, b"") == NOT_PUBLIC
        assert network.asked == [HOST]
        assert network.reached == []

    attempt()


@in_loop
async def test_the_connection_goes_to_the_address_that_was_vetted() -> None:
    """A name that leads elsewhere a moment later (rebinding): it is asked for once, and the first answer holds."""
    async with net() as (network, server):
        answers = iter([[PUBLIC], ["127.0.0.1"]])
        network.resolve = lambda name, port: _soon(next(answers))  # type: ignore[method-assign]
        network.guard = Guard(network.resolve, network.connect, lab().client)
        assert await post(network.guard, f"https://{HOST}/", {}, b"") == 204
        assert network.reached == [(PUBLIC, 443, HOST)]
        assert await post(network.guard, f"https://{HOST}/", {}, b"") == NOT_PUBLIC
        assert len(server.requests) == len(network.reached) == 1


async def _soon(found: list[str]) -> list[str]:
    return found


@in_loop
async def test_the_usual_connection_asks_for_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """The real connector is given numbers, and nothing is looked up on the way to them."""
    asked: list[Any] = []

    async def look_up(host: Any, *rest: Any, **more: Any) -> list[Any]:
        asked.append(host)
        raise socket.gaierror

    monkeypatch.setattr(asyncio.get_running_loop(), "getaddrinfo", look_up)
    async with net() as (network, _):
        assert await post(network.guard, f"https://{HOST}/", {}, b"") == 204
    assert asked == []


@in_loop
async def test_an_address_that_does_not_answer_is_followed_by_the_next() -> None:
    async with net() as (network, _):
        network.names[HOST] = [PUBLIC_V6, PUBLIC]
        network.dead = {PUBLIC_V6}
        assert await post(network.guard, f"https://{HOST}:8443/", {}, b"") == 204
        assert network.reached == [(PUBLIC_V6, 8443, HOST), (PUBLIC, 8443, HOST)]


@in_loop
async def test_an_address_that_swallows_everything_is_followed_by_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard_module, "CONNECT_S", 0.2)
    async with net() as (network, _):

        async def connect(address: str, *rest: Any) -> Any:
            if address == PUBLIC_V6:
                await asyncio.Event().wait()
            return await network.connect(address, *rest)

        network.names[HOST] = [PUBLIC_V6, PUBLIC]
        assert await post(Guard(network.resolve, connect, lab().client), f"https://{HOST}/", {}, b"") == 204
        assert network.reached == [(PUBLIC, 443, HOST)]


@in_loop
async def test_few_addresses_of_a_name_are_tried() -> None:
    network = Net()
    network.names[HOST] = [f"93.184.215.{n}" for n in range(1, 100)]
    assert await post(network.guard, f"https://{HOST}/", {}, b"") == "unreachable"
    assert len(network.reached) == guard_module.ADDRESSES


@pytest.mark.parametrize("error", [socket.gaierror(), OSError(), UnicodeError(), TimeoutError()])
def test_a_name_that_is_not_found_is_refused(error: Exception) -> None:
    async def fail(name: str, port: int) -> list[str]:
        raise error

    with pytest.raises(Refused, match=UNRESOLVED):
        asyncio.run(Guard(fail, context=lab().client).vet(Target(HOST, 443, "/")))


def test_a_name_without_addresses_is_refused() -> None:
    with pytest.raises(Refused, match=UNRESOLVED):
        asyncio.run(Guard(lambda name, port: _soon([]), context=lab().client).vet(Target(HOST, 443, "/")))


def test_a_slow_lookup_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard_module, "LOOKUP_S", 0.05)

    async def never(name: str, port: int) -> list[str]:
        await asyncio.Event().wait()
        return [PUBLIC]

    with pytest.raises(Refused, match=UNRESOLVED):
        asyncio.run(Guard(never, context=lab().client).vet(Target(HOST, 443, "/")))


def test_the_systems_lookup_is_vetted_as_well(monkeypatch: pytest.MonkeyPatch) -> None:
    def found(*addresses: str) -> Any:
        return lambda *a, **k: [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in addresses]

    guard = functools.partial(Guard, context=lab().client)
    monkeypatch.setattr(socket, "getaddrinfo", found(PUBLIC, PUBLIC))
    assert asyncio.run(guard().vet(Target(HOST, 443, "/"))) == [PUBLIC]
    monkeypatch.setattr(socket, "getaddrinfo", found(PUBLIC, "127.0.0.1"))
    with pytest.raises(Refused, match=NOT_PUBLIC):
        asyncio.run(guard().vet(Target(HOST, 443, "/")))


def test_a_header_is_one_line() -> None:
    target = Target(HOST, 8443, "/x")
    assert b"Host: hook.example.org:8443\r\n" in head_of(target, {}, 0)
    for value in some(("a\r\nX: y", "a\nb", "ä", "\0")):
        with pytest.raises(ValueError, match="letters"):
            head_of(target, {"Topic": value}, 0)


def test_parsing_takes_no_time() -> None:
    """No address makes the patterns walk back and forth."""
    began = time.process_time()
    for part in ("a.", "a-", "-", "%", "/", ":", "a" * 61 + "."):
        with pytest.raises(Refused):
            parse("https://" + part * (2000 // len(part)) + "\n")
    assert time.process_time() - began < 1
