"""Web Push as the other side sees it: the push service checks who we are, the browser opens what only it can open."""

import base64
import json
import os
import time

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from notice_lab import HOST, NOTICE, Net, Request, in_loop, net
from py_vapid import Vapid02
from py_vapid.jwt import decode

from guanxi.core.errors import InputError
from guanxi.server.notices.notice import LONGEST_TEXT, LONGEST_TITLE, LONGEST_URL, Notice
from guanxi.server.notices.push import BAD_KEYS, Keys, Push, Subscription, load, new_keys, sealed, topic, why_not
from guanxi.server.notices.ways import Outcome, Result

CONTACT = "mailto:host@example.org"


def b64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Browser:
    """What a browser keeps to itself, and what it tells us."""

    def __init__(self, host: str = HOST) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.way = Subscription("s1", f"https://{host}/push/abc", b64(point), b64(self._auth))

    def open(self, body: bytes) -> object:
        opened = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        return json.loads(opened)


def claims(request: Request, keys: Keys) -> dict[str, object]:
    """What we say of ourselves, checked as a push service does."""
    header = request.headers["Authorization"]
    assert Vapid02.verify(header)
    scheme, _, rest = header.partition(" ")
    parts = dict(part.split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", keys.public)
    found = decode(parts["t"], parts["k"])
    assert isinstance(found, dict)
    return found


@in_loop
async def test_a_browser_can_read_it_and_the_push_service_knows_us() -> None:
    keys, browser = new_keys(), Browser()
    async with net(b"HTTP/1.1 201 Created\r\n\r\n") as (network, server):
        assert (await Push(keys, CONTACT, network.guard).send(NOTICE, browser.way)).outcome is Outcome.SENT
    (request,) = server.requests
    assert browser.open(request.body) == {
        "kind": "turn",
        "table": "t17",
        "title": "Your turn: Friday",
        "text": "Boris has moved.",
        "url": "https://guanxi.example.org/t/t17",
    }
    said = claims(request, keys)
    assert (said["aud"], said["sub"]) == (f"https://{HOST}", CONTACT)
    assert 0 < int(str(said["exp"])) - time.time() <= 24 * 3600
    assert request.line == "POST /push/abc HTTP/1.1"
    assert (request.headers["Content-Encoding"], request.headers["TTL"]) == ("aes128gcm", "86400")
    assert len(request.headers["Topic"]) == 32


@in_loop
async def test_the_port_of_a_push_service_is_part_of_its_origin() -> None:
    keys, browser = new_keys(), Browser(f"{HOST}:8443")
    async with net() as (network, server):
        assert (await Push(keys, CONTACT, network.guard).send(NOTICE, browser.way)).outcome is Outcome.SENT
    assert claims(server.requests[0], keys)["aud"] == f"https://{HOST}:8443"


def test_nobody_else_can_read_it() -> None:
    body = sealed(NOTICE, Browser().way)
    with pytest.raises(http_ece.ECEException):
        Browser().open(body)
    assert sealed(NOTICE, Browser().way)[:16] != body[:16]


@pytest.mark.parametrize("letter", ["x", "ü", "将", "🀄", '"', "\\", "\u202e", "\0", "\ud800"])
def test_the_longest_notice_fits(letter: str) -> None:
    url = "https://" + "x" * (LONGEST_URL - 8)
    notice = Notice("turn", "anna", "t" * 40, letter * 500, letter * 5000, url)
    assert (len(notice.title), len(notice.text), notice.url) == (LONGEST_TITLE, LONGEST_TEXT, url)
    browser = Browser()
    body = sealed(notice, browser.way)
    assert len(body) <= 4096
    assert browser.open(body)


@pytest.mark.parametrize(
    ("status", "result"),
    [
        ("404 Not Found", Result(Outcome.GONE, "status-404")),
        ("410 Gone", Result(Outcome.GONE, "status-410")),
        ("403 Forbidden", Result(Outcome.FAILED, "status-403")),
        ("413 Too Large", Result(Outcome.FAILED, "status-413")),
        ("429 Slowly", Result(Outcome.AGAIN, "status-429")),
        ("502 Bad Gateway", Result(Outcome.AGAIN, "status-502")),
    ],
)
def test_what_the_push_service_says_is_understood(status: str, result: Result) -> None:
    @in_loop
    async def attempt() -> None:
        async with net(f"HTTP/1.1 {status}\r\n\r\n".encode()) as (network, _):
            assert await Push(new_keys(), CONTACT, network.guard).send(NOTICE, Browser().way) == result

    attempt()


def damaged(**fields: str) -> Subscription:
    return msgspec.structs.replace(Browser().way, **fields)


OFF_CURVE = b64(b"\x04" + b"\x01" * 64)


@pytest.mark.parametrize(
    "way",
    [
        damaged(p256dh=""),
        damaged(p256dh=OFF_CURVE),
        damaged(p256dh=b64(b"\x04" + b"\0" * 64)),
        damaged(p256dh=Browser().way.p256dh[:-2]),
        damaged(p256dh=Browser().way.p256dh + "AAAA"),
        damaged(p256dh=b64(b"\x02" + b"\x01" * 32)),
        damaged(p256dh="ü" * 87),
        damaged(p256dh=" " + Browser().way.p256dh),
        damaged(p256dh="\n\n\n\n" + Browser().way.p256dh),
        damaged(auth=""),
        damaged(auth=b64(b"x" * 15)),
        damaged(auth=b64(b"x" * 17)),
        damaged(auth="\n" + b64(b"x" * 16)),
    ],
)
def test_damaged_keys_of_a_browser_are_found(way: Subscription) -> None:
    assert why_not(way) == BAD_KEYS

    @in_loop
    async def attempt() -> None:
        network = Net()
        assert await Push(new_keys(), CONTACT, network.guard).send(NOTICE, way) == Result(Outcome.FAILED, BAD_KEYS)
        assert network.asked == []

    attempt()


def test_whole_keys_are_fine_with_padding_too() -> None:
    way = Browser().way
    assert why_not(way) == ""
    assert why_not(msgspec.structs.replace(way, p256dh=way.p256dh + "=", auth=way.auth + "==")) == ""


@in_loop
async def test_an_endpoint_goes_through_the_guard() -> None:
    network = Net()
    push = Push(new_keys(), CONTACT, network.guard)
    assert (await push.send(NOTICE, damaged(endpoint="https://127.0.0.1/"))).code == "address-not-a-name"
    network.names[HOST] = ["10.0.0.1"]
    assert (await push.send(NOTICE, Browser().way)).code == "address-not-public"
    assert network.reached == []


def test_keys_are_stored_as_text() -> None:
    keys = new_keys()
    again = load(keys.text)
    assert (again.text, again.public) == (keys.text, keys.public)
    assert len(base64.urlsafe_b64decode(keys.public + "=")) == 65
    assert new_keys().text != keys.text
    assert keys.text not in repr(keys)


@pytest.mark.parametrize("text", ["", "x", b64(b"\0" * 32), b64(b"\xff" * 32), b64(b"x" * 31), "ü" * 43])
def test_damaged_keys_of_ours_are_found(text: str) -> None:
    with pytest.raises(InputError, match="damaged"):
        load(text)


def test_a_bad_contact_is_found_at_the_start() -> None:
    for contact in ("", "host@example.org", "mailto:", "http://example.org"):
        with pytest.raises(InputError, match="contact"):
            Push(new_keys(), contact, Net().guard)
    Push(new_keys(), "https://guanxi.example.org", Net().guard)


def test_a_topic_tells_kinds_tables_and_people_apart() -> None:
    others = [msgspec.structs.replace(NOTICE, **{field: "other"}) for field in ("kind", "table", "person")]
    assert len({topic(notice) for notice in [NOTICE, *others]}) == 4
    assert topic(msgspec.structs.replace(NOTICE, text="other", turn=43)) == topic(NOTICE)
