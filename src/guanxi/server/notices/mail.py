"""E-mail, where the host gives an SMTP server: plain text, one recipient, one notice."""

import re
import smtplib
import ssl
from contextlib import suppress
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import EmailPolicy
from email.utils import localtime, make_msgid
from functools import partial
from typing import ClassVar, Final, Literal

from msgspec import Struct

from guanxi.core.errors import InputError
from guanxi.server.notices.aside import Aside
from guanxi.server.notices.notice import Notice, is_link
from guanxi.server.notices.ways import MAIL, SENT, Outcome, Result, Way
from guanxi.server.saying import sentence

LIMIT_S: Final = 30.0  # for one mail
STEP_S: Final = 10.0  # for each answer of the server
AT_ONCE: Final = 2
SENDER: Final = "guanxi"
BAD_ADDRESS: Final = "mail-address"

# Addresses as people have them: ASCII, no quotes, no comments, no list, and nothing that could break a header.
_ADDRESS: Final = re.compile(
    r"[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?",
    re.ASCII | re.IGNORECASE,
)


class Smtp(Struct, frozen=True):
    """The server that takes our mail. `sender` is the address that the mails come from."""

    host: str
    port: int
    sender: str
    user: str = ""
    password: str = ""
    security: Literal["starttls", "ssl", "none"] = "starttls"

    def __repr__(self) -> str:
        return f"Smtp({self.host}:{self.port}, {self.security})"


class Mailbox(Way, frozen=True):
    """A person's mail address, and the link by which they stop these mails without signing in."""

    channel: ClassVar[str] = MAIL
    address: str
    unsubscribe: str


class Letters(EmailPolicy):
    """Mail as SMTP wants it, but a link stays a link: Python would fold a long one into encoded words."""

    def fold_binary(self, name: str, value: str) -> bytes:
        """A header as bytes; its value was checked for line breaks when it was set."""
        if name == "List-Unsubscribe":
            return f"{name}: {value}\r\n".encode("ascii")
        return super().fold_binary(name, value)


def is_address(text: str) -> bool:
    """Is this a mail address that we write to?"""
    return len(text) <= 254 and bool(_ADDRESS.fullmatch(text)) and len(text.partition("@")[0]) <= 64


def letter(notice: Notice, box: Mailbox, sender: str) -> EmailMessage:
    """The mail as it goes out."""
    domain = sender.rpartition("@")[2]
    message = EmailMessage(policy=Letters(linesep="\r\n"))
    message["From"] = Address(SENDER, addr_spec=sender)
    message["To"] = Address(addr_spec=box.address)
    message["Subject"] = notice.title
    message["Date"] = localtime()
    message["Message-ID"] = make_msgid(domain=domain)
    message["Auto-Submitted"] = "auto-generated"
    message["List-Unsubscribe"] = f"<{box.unsubscribe}>"
    more = [part for line, url in notice.more for part in (line, url, "")]
    message.set_content("\n".join([notice.text, "", *more, notice.url, "", "-- ", box.unsubscribe, ""]))
    return message


class Mail:
    """Sends notices as mail, on threads of its own; `context` holds the certificates to trust."""

    def __init__(self, smtp: Smtp, context: ssl.SSLContext | None = None) -> None:
        if not is_address(smtp.sender):
            raise InputError(sentence("mail-sender"))
        if smtp.user and smtp.security == "none":
            raise InputError(sentence("mail-tls"))
        self._smtp = smtp
        self._context = context or ssl.create_default_context()
        self._aside = Aside(AT_ONCE)

    async def send(self, notice: Notice, way: Way) -> Result:
        """Write it and hand it to the server."""
        assert isinstance(way, Mailbox)
        if not is_address(way.address) or not is_link(way.unsubscribe):
            return Result(Outcome.FAILED, BAD_ADDRESS)
        message = letter(notice, way, self._smtp.sender)
        try:
            await self._aside.run(partial(self._hand_over, message, way.address), LIMIT_S)
        except (OSError, smtplib.SMTPException) as error:
            return judged(error)
        return SENT

    def _hand_over(self, message: EmailMessage, address: str) -> None:
        server = self._connected()
        try:
            self._introduce(server)
            server.send_message(message, from_addr=self._smtp.sender, to_addrs=[address])
            with suppress(OSError, smtplib.SMTPException):  # the letter is sent, however they say goodbye
                server.quit()
        finally:
            server.close()

    def _connected(self) -> smtplib.SMTP:
        smtp, domain = self._smtp, self._smtp.sender.rpartition("@")[2]
        if smtp.security == "ssl":
            return smtplib.SMTP_SSL(smtp.host, smtp.port, domain, timeout=STEP_S, context=self._context)
        return smtplib.SMTP(smtp.host, smtp.port, domain, timeout=STEP_S)

    def _introduce(self, server: smtplib.SMTP) -> None:
        if self._smtp.security == "starttls":
            server.starttls(context=self._context)
        if self._smtp.user:
            server.login(self._smtp.user, self._smtp.password)


def judged(error: Exception) -> Result:
    """What a failure means: a lasting no (5xx) to this recipient is lasting; all else may be the server's bad day."""
    match error:
        case smtplib.SMTPRecipientsRefused():
            status = max(code for code, _ in error.recipients.values())
            return Result(Outcome.FAILED if status >= 500 else Outcome.AGAIN, f"smtp-{status}")
        case smtplib.SMTPResponseException():
            return Result(Outcome.AGAIN, f"smtp-{error.smtp_code}")
        case TimeoutError():
            return Result(Outcome.AGAIN, "timeout")
        case _:
            return Result(Outcome.AGAIN, "smtp-unreachable")
