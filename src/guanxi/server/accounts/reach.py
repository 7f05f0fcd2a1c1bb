"""How somebody can be reached: a mail address, a webhook, browsers that take pushes.

What is wrong with an address is said when it is given; the guard of `notices` asks again whenever something is sent.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, delete, insert, select, update

from guanxi.server.notices import push, webhook
from guanxi.server.notices.guard import NOT_PUBLIC, UNRESOLVED, Guard, Refused, parse
from guanxi.server.notices.mail import is_address
from guanxi.server.notices.push import why_not
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.store.database import now_of
from guanxi.server.store.schema import people, pushes

MOST_PUSHES: Final = 10  # browsers of one person; the oldest falls
LONGEST: Final = 2048  # letters of an address

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
    """Problem if it is no mail address that we write to."""
    if not is_address(address):
        raise Problem("bad_value", sentence("no-mail-address"), field="email")


async def check_webhook(guard: Guard, url: str, field: str = "url") -> None:
    """Problem if it is no address that we connect to. What a name of ours leads to is told to nobody."""
    try:
        await guard.vet(parse(url))
    except Refused as refused:
        unknown = refused.code in (UNRESOLVED, NOT_PUBLIC)
        text = sentence("no-public-address" if unknown else "address-how")
        raise Problem("bad_value", text, field=field) from None


async def check_push(guard: Guard, subscription: Subscription) -> None:
    """Problem if it is no subscription."""
    keys = subscription.keys
    if why_not(push.Subscription("", subscription.endpoint, keys.p256dh, keys.auth)):
        raise Problem("bad_value", sentence("no-push-keys"), field="keys")
    await check_webhook(guard, subscription.endpoint, "endpoint")


def set_mail(connection: Connection, person: str, address: str | None) -> None:
    """Another mail address, or none."""
    connection.execute(update(people).where(people.c.id == person).values(email=address))


def set_webhook(connection: Connection, person: str, url: str | None) -> str | None:
    """Another webhook, or none; the secret by which its owner knows that it is us, told once."""
    secret = webhook.new_secret() if url else None
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
