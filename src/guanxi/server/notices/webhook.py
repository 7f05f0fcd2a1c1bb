"""Webhooks: a notice as JSON to an address of the person's own, which chat services take as it is."""

import hashlib
import hmac
import secrets
import time
from typing import ClassVar, Final

import msgspec

from guanxi.server.notices.guard import Guard
from guanxi.server.notices.https import judged, post
from guanxi.server.notices.notice import Notice
from guanxi.server.notices.ways import WEBHOOK, Result, Way

SIGNATURE: Final = "Guanxi-Signature"

# A table's title comes from others: in a chat it calls nobody, and links nowhere under a false name.
_QUIET: Final = str.maketrans({"@": "@\u200b", "<": "‹", ">": "›", "[": "(", "]": ")"})


class Hook(Way, frozen=True):
    """A person's webhook, with the secret by which they know that it is us."""

    channel: ClassVar[str] = WEBHOOK
    address: str
    secret: str


def new_secret() -> str:
    """A secret for one person's webhook."""
    return f"gxs_{secrets.token_urlsafe(32)}"


def body_of(notice: Notice) -> bytes:
    """What is sent: `content` for Discord, `text` for Slack, Mattermost and the like, the rest for programs."""
    line = f"{notice.title} – {notice.text}".translate(_QUIET)
    words = f"{line} {notice.url}".strip()
    mentions: dict[str, list[str]] = {"parse": []}
    told = {"content": words, "text": words, "kind": notice.kind, "table": notice.table, "url": notice.url}
    return msgspec.json.encode({**told, "allowed_mentions": mentions})


def signature(secret: str, moment: int, body: bytes) -> str:
    """`t=SECONDS,v1=HEX`: HMAC-SHA256 with the secret over `SECONDS.BODY`, so that an old one cannot be sent again."""
    code = hmac.new(secret.encode(), b"%d." % moment + body, hashlib.sha256)
    return f"t={moment},v1={code.hexdigest()}"


class Webhooks:
    """Sends notices to webhooks."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard

    async def send(self, notice: Notice, way: Way) -> Result:
        """Post it, signed."""
        assert isinstance(way, Hook)
        body = body_of(notice)
        headers = {"Content-Type": "application/json", SIGNATURE: signature(way.secret, int(time.time()), body)}
        return judged(await post(self._guard, way.address, headers, body))
