"""Webhooks: what a chat service and a program of one's own get, and how they know that it is us."""

import hashlib
import hmac
import json
import time

import pytest
from notice_lab import HOST, NOTICE, Net, in_loop, net

from guanxi.server.notices.notice import Notice
from guanxi.server.notices.ways import Outcome
from guanxi.server.notices.webhook import SIGNATURE, Hook, Webhooks, body_of, new_secret, signature

SECRET = "s3cret"
HOOK = Hook("h1", f"https://{HOST}/hooks/anna", SECRET)


@in_loop
async def test_a_notice_is_posted_and_signed() -> None:
    async with net() as (network, server):
        assert (await Webhooks(network.guard).send(NOTICE, HOOK)).outcome is Outcome.SENT
    (request,) = server.requests
    words = "Your turn: Friday – Boris has moved. https://guanxi.example.org/t/t17"
    told = json.loads(request.body)
    assert told.pop("allowed_mentions") == {"parse": []}
    assert told == {"content": words, "text": words, "kind": "turn", "table": "t17", "url": NOTICE.url}
    assert request.headers["Content-Type"] == "application/json"
    moment, code = (part.split("=")[1] for part in request.headers[SIGNATURE].split(","))
    expected = hmac.new(SECRET.encode(), f"{moment}.".encode() + request.body, hashlib.sha256).hexdigest()
    assert code == expected
    assert abs(time.time() - int(moment)) < 60


def test_a_signature_depends_on_secret_time_and_body() -> None:
    assert len({signature(*parts) for parts in (("a", 1, b"x"), ("b", 1, b"x"), ("a", 2, b"x"), ("a", 1, b"y"))}) == 4
    assert new_secret() != new_secret()


def test_a_title_calls_nobody_and_hides_no_link() -> None:
    notice = Notice("turn", "a", "t", "@everyone <!channel> [free](https://evil.example)", "x", "")
    content = json.loads(body_of(notice))["content"]
    for sign in ("@everyone", "<", ">", "[", "]"):
        assert sign not in content
    assert "everyone" in content


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("https://localhost/", "address-not-a-name"),
        ("http://hook.example.org/", "address-not-https"),
        ("https://other.example.org/", "address-not-public"),
    ],
)
def test_a_webhook_goes_through_the_guard(address: str, code: str) -> None:
    @in_loop
    async def attempt() -> None:
        network = Net()
        network.names["other.example.org"] = ["169.254.169.254"]
        result = await Webhooks(network.guard).send(NOTICE, Hook("h", address, SECRET))
        assert (result.outcome, result.code) == (Outcome.FAILED, code)
        assert network.reached == []

    attempt()


@in_loop
async def test_a_webhook_that_says_no_has_failed() -> None:
    async with net(b"HTTP/1.1 404 Not Found\r\n\r\n") as (network, _):
        result = await Webhooks(network.guard).send(NOTICE, HOOK)
        assert (result.outcome, result.code) == (Outcome.FAILED, "status-404")


def test_nothing_secret_is_in_what_a_log_could_print() -> None:
    assert repr(HOOK) == "Hook(h1)"
    assert str([HOOK]) == "[Hook(h1)]"
