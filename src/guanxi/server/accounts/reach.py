"""How somebody can be reached: a mail address, a webhook, browsers that take pushes.

What is checked here is the shape, once and cheaply. Whether an address may be connected to is asked by the guard of
`notices` whenever something is sent. The three `check_` functions are the hook: who knows more asks more there.
"""

import re
import secrets as random
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, insert, select, update

from guanxi.server.problems import Problem
from guanxi.server.store.database import now_of
from guanxi.server.store.schema import people, pushes

MOST_PUSHES: Final = 10  # browsers of one person; the oldest falls
LONGEST: Final = 2048  # letters of an address

_MAIL: Final = re.compile(
    r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?=.{1,250}$)(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+", re.ASCII | re.I
)
_BASE64: Final = re.compile(r"[A-Za-z0-9_=-]+", re.ASCII)

Address = Annotated[str, Meta(min_length=1, max_length=LONGEST)]


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A browser's keys for pushes."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=20, max_length=30)]


class Subscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"expires": "expirationTime"}):
    """What a browser's `PushSubscription.toJSON()` says."""

    endpoint: Address
    keys: PushKeys
    expires: float | None = None


def check_mail(address: str) -> None:
    """Problem if it is no mail address."""
    if not _MAIL.fullmatch(address):
        raise Problem("bad_value", "this is no mail address", field="email")


def check_webhook(url: str, field: str = "url") -> None:
    """Problem if it is plainly no address that we connect to: https, a name, nobody's password in it."""
    try:
        parts = urlsplit(url)
        plain = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
        named = parts.hostname and parts.hostname.rpartition(".")[2][:1].isalpha() and "." in parts.hostname
        whole = plain and named and parts.scheme == "https" and "@" not in parts.netloc and not parts.fragment
        whole = whole and parts.port in (None, 443, 8443)
    except ValueError:
        whole = False
    if not whole:
        raise Problem("bad_value", "an address begins with https:// and a host's name", field=field)


def check_push(subscription: Subscription) -> None:
    """Problem if it is plainly no subscription."""
    check_webhook(subscription.endpoint, "endpoint")
    if not _BASE64.fullmatch(subscription.keys.p256dh) or not _BASE64.fullmatch(subscription.keys.auth):
        raise Problem("bad_value", "the keys of a subscription are base64", field="keys")


def set_mail(connection: Connection, person: str, address: str | None) -> None:
    """Another mail address, or none."""
    connection.execute(update(people).where(people.c.id == person).values(email=address))


def set_webhook(connection: Connection, person: str, url: str | None) -> str | None:
    """Another webhook, or none; the secret by which its owner knows that it is us, told once."""
    secret = f"gxs_{random.token_urlsafe(32)}" if url else None
    connection.execute(update(people).where(people.c.id == person).values(webhook=url, webhook_secret=secret))
    return secret


def add_push(connection: Connection, person: str, subscription: Subscription) -> None:
    """A browser that takes pushes; if it belonged to somebody else, it does no more."""
    connection.execute(delete(pushes).where(pushes.c.endpoint == subscription.endpoint))
    mine = select(pushes.c.endpoint).where(pushes.c.person == person).order_by(pushes.c.created.desc())
    older = list(connection.execute(mine).scalars())[MOST_PUSHES - 1 :]
    connection.execute(delete(pushes).where(pushes.c.endpoint.in_(older)))
    row = {"endpoint": subscription.endpoint, "person": person, "created": now_of(connection)}
    connection.execute(insert(pushes), [row | {"p256dh": subscription.keys.p256dh, "auth": subscription.keys.auth}])


def remove_push(connection: Connection, person: str, endpoint: str) -> None:
    """No more pushes there."""
    connection.execute(delete(pushes).where(pushes.c.person == person, pushes.c.endpoint == endpoint))


def webhook_of(connection: Connection, person: str) -> str | None:
    """Where somebody's webhook goes."""
    return connection.execute(select(people.c.webhook).where(people.c.id == person)).scalar()


def mail_of(connection: Connection, person: str) -> str | None:
    """Somebody's mail address."""
    return connection.execute(select(people.c.email).where(people.c.id == person)).scalar()
