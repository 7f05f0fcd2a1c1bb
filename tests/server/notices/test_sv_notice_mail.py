"""E-mail by a real conversation with a small SMTP server."""

import asyncio
import base64
import email
import email.policy
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from email.message import EmailMessage
from typing import Any

import msgspec
import pytest
from notice_lab import NOTICE, in_loop, lab

from guanxi.core.errors import InputError
from guanxi.server.notices import mail as mail_module
from guanxi.server.notices.mail import BAD_ADDRESS, Mail, Mailbox, Smtp, is_address, letter
from guanxi.server.notices.notice import Notice
from guanxi.server.notices.ways import Outcome, Result

NAME = "localhost"
LINK = "https://guanxi.example.org/stop/" + "0123456789abcdef" * 8
BOX = Mailbox("m1", "anna@example.org", LINK)


class Post:
    """An SMTP server: enough of RFC 5321 for one letter, with STARTTLS and AUTH PLAIN."""

    def __init__(self, security: str, answers: dict[str, str]) -> None:
        self.heard: list[str] = []
        self.letters: list[bytes] = []
        self.port = 0
        self._security, self._answers = security, answers
        self._tasks: list[asyncio.Task[None] | None] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._tasks.append(asyncio.current_task())
        try:
            await self._talk(reader, writer)
        except (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.transport.abort()

    async def _talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 post.example.org\r\n")
        while line := (await reader.readline()).decode().rstrip():
            self.heard.append(line)
            verb = line.split()[0].upper()
            if self._answers.get(verb) == "silence":
                await asyncio.Event().wait()
            writer.write(self._answer(verb).encode() + b"\r\n")
            if verb == "STARTTLS":
                await writer.drain()
                await writer.start_tls(lab().server(NAME))
                self._security = "encrypted"
            if verb == "DATA" and "DATA" not in self._answers:
                self.letters.append(await reader.readuntil(b"\r\n.\r\n"))
                writer.write(b"250 taken\r\n")

    def _answer(self, verb: str) -> str:
        extra = "STARTTLS" if self._security == "starttls" else "AUTH PLAIN"
        usual = {
            "EHLO": f"250-post.example.org\r\n250 {extra}",
            "DATA": "354 go on",
            "AUTH": "235 welcome",
            "STARTTLS": "220 go",
            "QUIT": "221 bye",
        }
        return self._answers.get(verb, usual.get(verb, "250 ok"))

    async def close(self) -> None:
        tasks = [task for task in self._tasks if task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


@asynccontextmanager
async def post_office(security: Any = "none", **answers: str) -> AsyncIterator[tuple[Post, Callable[..., Mail]]]:
    post = Post(security, answers)
    context = lab().server(NAME) if security == "ssl" else None
    server = await asyncio.start_server(post.serve, "127.0.0.1", 0, ssl=context)
    port = server.sockets[0].getsockname()[1]

    def mail(user: str = "", password: str = "", **more: Any) -> Mail:
        smtp = Smtp(NAME, port, "guanxi@example.org", user, password, **{"security": security, **more})
        return Mail(smtp, lab().client)

    try:
        yield post, mail
    finally:
        server.close()
        await post.close()
        await server.wait_closed()


def read(letter: bytes) -> EmailMessage:
    found = email.message_from_bytes(letter.removesuffix(b"\r\n.\r\n"), policy=email.policy.default)
    assert isinstance(found, EmailMessage)
    return found


@in_loop
async def test_a_letter_arrives() -> None:
    async with post_office() as (post, mail):
        assert (await mail().send(NOTICE, BOX)).outcome is Outcome.SENT
    assert post.heard[0] == "ehlo example.org"
    assert "mail FROM:<guanxi@example.org>" in post.heard[1]
    assert post.heard[2] == "rcpt TO:<anna@example.org>"
    found = read(post.letters[0])
    assert (found["From"], found["To"]) == ("guanxi <guanxi@example.org>", "anna@example.org")
    assert (found["Subject"], found["Auto-Submitted"]) == (NOTICE.title, "auto-generated")
    assert found["List-Unsubscribe"] == f"<{LINK}>"
    assert found["Message-ID"].endswith("@example.org>")
    assert found["Date"]
    assert found.get_content_type() == "text/plain"
    assert found.get_content().splitlines() == [NOTICE.text, "", NOTICE.url, "", "-- ", LINK]


@in_loop
async def test_a_long_link_stays_a_link_on_the_wire() -> None:
    async with post_office() as (post, mail):
        await mail().send(NOTICE, BOX)
    assert f"\r\nList-Unsubscribe: <{LINK}>\r\n".encode() in post.letters[0]


@pytest.mark.parametrize("security", ["starttls", "ssl"])
def test_a_password_goes_encrypted(security: str) -> None:
    @in_loop
    async def attempt() -> None:
        async with post_office(security) as (post, mail):
            assert (await mail("anna", "p4ss").send(NOTICE, BOX)).outcome is Outcome.SENT
        verbs = [line.split()[0] for line in post.heard]
        before = ["ehlo", "STARTTLS"] if security == "starttls" else []
        assert verbs[: len(before) + 2] == [*before, "ehlo", "AUTH"]
        told = post.heard[verbs.index("AUTH")].split()[-1]
        assert base64.b64decode(told) == b"\0anna\0p4ss"

    attempt()


@in_loop
async def test_without_starttls_nothing_is_said() -> None:
    """A server, or somebody before it, that does not offer it gets neither password nor letter."""
    async with post_office("none") as (post, mail):
        result = await mail("anna", "p4ss", security="starttls").send(NOTICE, BOX)
        assert result.outcome is Outcome.AGAIN
    assert [line.split()[0] for line in post.heard] == ["ehlo"]


@pytest.mark.parametrize(("security", "heard"), [("ssl", []), ("starttls", ["ehlo example.org", "STARTTLS"])])
def test_a_strange_certificate_gets_nothing(security: str, heard: list[str]) -> None:
    @in_loop
    async def attempt() -> None:
        async with post_office(security) as (post, mail):
            strange = Mail(mail("anna", "p4ss")._smtp)  # trusts what the system trusts, and that is not the lab
            assert (await strange.send(NOTICE, BOX)).outcome is Outcome.AGAIN
        assert post.heard == heard

    attempt()


@pytest.mark.parametrize(
    ("answers", "result"),
    [
        ({"RCPT": "550 unknown"}, Result(Outcome.FAILED, "smtp-550")),
        ({"RCPT": "450 later"}, Result(Outcome.AGAIN, "smtp-450")),
        ({"MAIL": "452 full"}, Result(Outcome.AGAIN, "smtp-452")),
        ({"DATA": "554 no"}, Result(Outcome.AGAIN, "smtp-554")),
        ({"EHLO": "500 what", "HELO": "500 what"}, Result(Outcome.AGAIN, "smtp-500")),
    ],
)
def test_what_the_server_says_is_understood(answers: dict[str, str], result: Result) -> None:
    @in_loop
    async def attempt() -> None:
        async with post_office(**answers) as (_, mail):
            assert await mail().send(NOTICE, BOX) == result

    attempt()


@in_loop
async def test_a_wrong_password_is_no_fault_of_the_person() -> None:
    async with post_office("ssl", AUTH="535 no") as (_, mail):
        assert await mail("anna", "p4ss").send(NOTICE, BOX) == Result(Outcome.AGAIN, "smtp-535")


@in_loop
async def test_a_silent_server_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail_module, "STEP_S", 0.2)
    async with post_office(MAIL="silence") as (_, mail):
        assert await mail().send(NOTICE, BOX) == Result(Outcome.AGAIN, "smtp-unreachable")


@pytest.mark.parametrize("goodbye", ["250 ok", "500 what", "silence"])
def test_a_letter_is_sent_whatever_comes_after_it(goodbye: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tried again, it would come twice."""
    monkeypatch.setattr(mail_module, "STEP_S", 0.2)

    @in_loop
    async def attempt() -> None:
        async with post_office(QUIT=goodbye) as (post, mail):
            assert (await mail().send(NOTICE, BOX)).outcome is Outcome.SENT
            assert len(post.letters) == 1

    attempt()


@in_loop
async def test_nobody_there_is_tried_again() -> None:
    async with post_office() as (_, mail):
        sender = mail()
    assert await sender.send(NOTICE, BOX) == Result(Outcome.AGAIN, "smtp-unreachable")


BREAKS = "Your turn\r\nBcc: eve@example.org\r\n\r\n\n.\r\nevil\u2028x"


@in_loop
async def test_no_word_of_others_becomes_a_header_or_ends_the_letter() -> None:
    notice = Notice("turn", "anna", "t", BREAKS, BREAKS, "https://guanxi.example.org/\r\nX: y")
    async with post_office() as (post, mail):
        assert (await mail().send(notice, BOX)).outcome is Outcome.SENT
        assert (await mail().send(msgspec.structs.replace(notice, text="."), BOX)).outcome is Outcome.SENT
    assert len(post.letters) == 2
    found = read(post.letters[0])
    assert "Bcc" not in found
    assert "X" not in found
    assert found["Subject"].startswith("Your turn\\u000d\\u000aBcc")
    assert [line for line in post.heard if line.startswith("rcpt")] == ["rcpt TO:<anna@example.org>"] * 2


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@",
        "@example.org",
        "anna@localhost",
        "anna@127.0.0.1",
        "anna@[127.0.0.1]",
        "anna@example.org, eve@example.org",
        "anna@example.org\r\nBcc: eve@example.org",
        "anna@example.org\n",
        "anna@exam\nple.org",
        " anna@example.org",
        "<anna@example.org>",
        "Anna <anna@example.org>",
        '"anna"@example.org',
        "anna..b@example.org",
        ".anna@example.org",
        "änna@example.org",
        "anna@exämple.org",
        "anna@eve@example.org",
        "anna@-example.org",
        "a" * 65 + "@example.org",
        "a@" + "b." * 130 + "org",
        "anna@example.org>\0",
    ],
)
def test_no_address_is_two_or_none(address: str) -> None:
    assert not is_address(address)

    @in_loop
    async def attempt() -> None:
        async with post_office() as (post, mail):
            result = await mail().send(NOTICE, Mailbox("m", address, LINK))
            assert result == Result(Outcome.FAILED, BAD_ADDRESS)
            assert post.heard == []

    attempt()


@pytest.mark.parametrize("link", ["", "javascript:alert(1)", "https://x/\r\nX: y", "https://x/>, <mailto:eve@x"])
def test_a_letter_has_a_link_to_stop_it(link: str) -> None:
    @in_loop
    async def attempt() -> None:
        async with post_office() as (post, mail):
            assert (await mail().send(NOTICE, Mailbox("m", BOX.address, link))).outcome is Outcome.FAILED
            assert post.heard == []

    attempt()


def test_addresses_as_people_have_them() -> None:
    for address in ("anna@example.org", "Anna.B+guanxi@Mail.Example.ORG", "o'neil_1@xn--mnchen-3ya.example"):
        assert is_address(address)
        assert letter(NOTICE, Mailbox("m", address, LINK), "g@example.org")["To"] == address


def test_settings_that_cannot_work_are_found_at_the_start() -> None:
    with pytest.raises(InputError, match="sender"):
        Mail(Smtp("mail.example.org", 587, "guanxi"))
    with pytest.raises(InputError, match="TLS"):
        Mail(Smtp("mail.example.org", 25, "guanxi@example.org", "anna", "p4ss", security="none"))


def test_nothing_secret_is_in_what_a_log_could_print() -> None:
    assert repr(BOX) == "Mailbox(m1)"
    assert "p4ss" not in repr(Smtp("mail.example.org", 587, "guanxi@example.org", "anna", "p4ss"))
