"""By which ways a person wants to be told, as the database says; and what becomes of ways that lead nowhere."""

from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec
from sqlalchemy import Connection, and_, delete, select, update

from guanxi.server.accounts.choices import Channel, Choices, Kind, read_choices, write_choices
from guanxi.server.notices.mail import Mailbox
from guanxi.server.notices.push import Subscription
from guanxi.server.notices.ways import MAIL, PUSH, WEBHOOK, Way
from guanxi.server.notices.webhook import Hook
from guanxi.server.store.schema import people, pushes

KINDS: Final[tuple[Kind, ...]] = ("turn", "started", "ended", "invited", "take-back", "mention")
_CHANNELS: Final[dict[str, Channel]] = {PUSH: "push", MAIL: "mail", WEBHOOK: "webhook"}


class Reader(NamedTuple):
    """Somebody who may be told: what they have chosen, and every way to them."""

    choices: Choices
    ways: tuple[Way, ...]

    def wanted(self, kind: Kind, hurried: bool) -> list[Way]:
        """The ways for a kind of notice; at a table that is played at one sitting only a push comes in time."""
        channels = [PUSH] if hurried else [PUSH, MAIL, WEBHOOK]
        if kind == "turn" and self.choices.digest and not hurried:
            channels.remove(MAIL)  # once a day is enough
        chosen = [each for each in channels if self.choices.wants(_CHANNELS[each], kind)]
        return [way for way in self.ways if way.channel in chosen]

    def mailboxes(self) -> list[Way]:
        """Where the one mail a day goes, if it is wanted."""
        wanted = self.choices.digest and self.choices.wants("mail", "turn")
        return [way for way in self.ways if wanted and way.channel == MAIL]


def read_reader(connection: Connection, person: str, unsubscribe: str) -> Reader | None:
    """Somebody by id; nobody who has gone."""
    asked = select(people.c.email, people.c.webhook, people.c.webhook_secret)
    row = connection.execute(asked.where(people.c.id == person, ~people.c.removed)).first()
    if row is None:
        return None
    ways: list[Way] = []
    if row.email:
        ways.append(Mailbox(person, row.email, unsubscribe))
    if row.webhook:
        ways.append(Hook(person, row.webhook, row.webhook_secret or ""))
    for found in connection.execute(select(pushes).where(pushes.c.person == person)):
        ways.append(Subscription(_name(found.endpoint), found.endpoint, found.p256dh, found.auth))
    return Reader(read_choices(connection, person), tuple(ways))


def remove_way(connection: Connection, way: Way) -> None:
    """Nobody is there, or nothing ever arrives: a browser is forgotten, a webhook too, mail is switched off."""
    if isinstance(way, Subscription):
        same = and_(pushes.c.endpoint == way.endpoint, pushes.c.p256dh == way.p256dh)
        connection.execute(delete(pushes).where(same))
    elif isinstance(way, Hook):
        same = and_(people.c.id == way.id, people.c.webhook == way.address)
        connection.execute(update(people).where(same).values(webhook=None, webhook_secret=None))
    elif isinstance(way, Mailbox):
        same = and_(people.c.id == way.id, people.c.email == way.address)
        if connection.execute(select(people.c.id).where(same)).first():
            switch_mail_off(connection, way.id)


def switch_mail_off(connection: Connection, person: str) -> None:
    """No mail of any kind; the address stays, and so do all other choices."""
    choices = read_choices(connection, person)
    notices = {**choices.notices, "mail": dict.fromkeys(KINDS, False)}
    write_choices(connection, person, msgspec.structs.replace(choices, notices=notices))


def _name(endpoint: str) -> str:
    """An endpoint as it may stand in a log: whoever reads it cannot push there."""
    return blake2b(endpoint.encode(), digest_size=6).hexdigest()
