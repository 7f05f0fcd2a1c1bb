"""Tells people who are not at the table: in the page at once, elsewhere after a grace, for they may be on their way.

It is asked for every entry, so it looks into memory first: whoever sits before the table is told nothing here. The
process that wrote an entry sends what it gives cause for, and no other. A process that is told to end sends what still
waits; one that is killed does not, and whoever is asked finds the table in "my games".
"""

import asyncio
import hashlib
import hmac
import re
from collections import Counter
from contextlib import suppress
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlsplit

from guanxi.core.errors import InputError
from guanxi.server import messages as m
from guanxi.server.notices.desk import Desk
from guanxi.server.notices.guard import Guard
from guanxi.server.notices.mail import Mail, Smtp
from guanxi.server.notices.push import Keys, Push
from guanxi.server.notices.ways import MAIL, PUSH, WEBHOOK, Sender, Way
from guanxi.server.notices.webhook import Webhooks
from guanxi.server.office import digest
from guanxi.server.office.addresses import Reader, read_reader, remove_way
from guanxi.server.office.elsewhere import Elsewhere
from guanxi.server.office.occasions import Occasion, is_hurried, occasions, still_holds
from guanxi.server.office.words import notice_of
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.settings import Settings
from guanxi.server.social import chat
from guanxi.server.tables.live_table import LiveTable, Told
from guanxi.server.tables.sitting import Sitting

if TYPE_CHECKING:
    from guanxi.server.house import House

GRACE: Final = 30.0  # seconds: they may just be loading the page again
SHORT_GRACE: Final = 10.0  # at a table that is played at one sitting
MOST: Final = 20_000  # occasions that wait; more are passed over
CLOSING: Final = 2.0  # seconds for what waits, and for what is being sent

Key = tuple[str, str, str]  # kind, person, table


class Waiting(NamedTuple):
    """An occasion that waits for its grace."""

    occasion: Occasion
    handle: asyncio.TimerHandle


class Office:
    """Owned by the house. `counts` is for the metrics: by channel, and what happened."""

    def __init__(self, house: "House", keys: Keys) -> None:
        self._house = house
        self.push_key = keys.public
        self.guard = Guard()
        self._desk = Desk(senders(house.settings, keys, self.guard), self._remove, self._remove)
        self._waiting: dict[Key, Waiting] = {}
        self._elsewhere = Elsewhere(house)

    @property
    def counts(self) -> Counter[tuple[str, str]]:
        """What became of notices."""
        return self._desk.counts

    def start(self) -> None:
        """Begin to send."""
        self._desk.start()
        self._elsewhere.listen()

    async def close(self) -> None:
        """Send what waits, as long as there is time, and end."""
        with suppress(TimeoutError):
            async with asyncio.timeout(CLOSING):
                await self.hurry()
        await self._desk.close(CLOSING)

    async def hurry(self) -> None:
        """Send everything that waits for its grace, now."""
        waiting, self._waiting = self._waiting, {}
        for each in waiting.values():
            each.handle.cancel()
        await asyncio.gather(*(self._send(each.occasion) for each in waiting.values()))

    async def quiet(self) -> None:
        """Wait until all that was handed in has been sent."""
        await self._desk.quiet()

    # ------------------------------------------------------------ what happens

    def told(self, live: LiveTable, told: Told) -> None:
        """An entry has become true. Other processes have their own pages, but only who wrote it sends."""
        for occasion in occasions(live.sitting, told):
            self.tell(live, occasion, told.own)

    def invite(self, live: LiveTable, host: str) -> None:
        """A table was made at which seats are kept for others."""
        for person in live.sitting.persons() - {host}:
            self.tell(live, Occasion("invited", person, live.id, live.sitting.number))

    def said(self, live: LiveTable, said: chat.Said, deaf: set[str]) -> None:
        """Somebody spoke: whoever is called by name may want to know."""
        s = live.sitting
        called = {person: s.called.get(person, "") for person in s.persons() - {said.person} - deaf}
        for person in chat.named(said.text, called):
            self.tell(live, Occasion("mention", person, live.id, said.number, said.name))

    def tell(self, live: LiveTable, occasion: Occasion, own: bool = True) -> None:
        """Tell somebody, unless they are there; from memory alone, for it is asked for every move."""
        hub, person = self._house.hub, occasion.person
        if hub.is_here(person, live.id):
            return
        if hub.is_here(person):
            self._house.spawn(self._tell_page(live.sitting, occasion))
        if own:
            self._wait(occasion, SHORT_GRACE if is_hurried(live.sitting) else GRACE)

    def _wait(self, occasion: Occasion, seconds: float) -> None:
        """One of a kind for each person and table: a newer one takes the place of an older."""
        key: Key = (occasion.kind, occasion.person, occasion.table)
        if key in self._waiting:
            self._waiting.pop(key).handle.cancel()
        elif len(self._waiting) >= MOST:
            return

        def now() -> None:
            del self._waiting[key]
            self._house.spawn(self._send(occasion))

        self._waiting[key] = Waiting(occasion, asyncio.get_running_loop().call_later(seconds, now))

    # ------------------------------------------------------------ telling

    async def _tell_page(self, s: Sitting, occasion: Occasion) -> None:
        reader = await self._reader(occasion.person)
        if reader and reader.choices.wants("page", occasion.kind):
            told = notice_of(s, occasion, reader.choices.language, self._house.settings.public_url)
            message = m.encode(m.NoticeTold(occasion.kind, s.id, told.text))
            self._house.hub.tell_person(occasion.person, message)

    async def _send(self, occasion: Occasion) -> None:
        """The grace is over: has it been seen meanwhile?"""
        try:
            s = (await self._house.tables.get(occasion.table)).sitting
        except Problem:
            return
        if not still_holds(s, occasion) or self._house.hub.is_here(occasion.person, occasion.table):
            return
        reader = await self._reader(occasion.person)
        ways = reader.wanted(occasion.kind, is_hurried(s)) if reader else []
        if not ways or await self._elsewhere.is_here(occasion.person, occasion.table):
            return
        assert reader is not None
        self._desk.send(notice_of(s, occasion, reader.choices.language, self._house.settings.public_url), ways)

    async def digests(self) -> None:
        """Send the one mail of the day to whom it is due; asked for every half minute."""
        house, now = self._house, self._house.now()
        for person in await house.database.read(digest.due, now):
            if not await house.database.write(digest.claim, person, now):
                continue
            reader = await self._reader(person)
            ways = reader.mailboxes() if reader else []
            tables = await house.database.read(digest.waiting, person) if ways else []
            if reader and tables:
                language, url = reader.choices.language, house.settings.public_url
                self._desk.send(digest.digest_of(person, tables, language, url, now), ways)

    async def _reader(self, person: str) -> Reader | None:
        try:
            return await self._house.database.read(read_reader, person, self.unsubscribe_link(person))
        except Problem:
            return None

    async def _remove(self, way: Way) -> None:
        await self._house.database.write(remove_way, way)

    # ------------------------------------------------------------ no more mail

    def unsubscribe_link(self, person: str) -> str:
        """Where somebody stops our mails without signing in."""
        return f"{self._house.settings.public_url}/u/{person}-{self._mark(person)}"

    def who_unsubscribes(self, token: str) -> str | None:
        """Whose link it is, if it is one."""
        person, _, mark = token.partition("-")
        return person if hmac.compare_digest(mark.encode(), self._mark(person).encode()) else None

    def _mark(self, person: str) -> str:
        return hmac.new(self._house.secret, f"unsubscribe/{person}".encode(), hashlib.sha256).hexdigest()[:32]


def senders(settings: Settings, keys: Keys, guard: Guard) -> dict[str, Sender]:
    """The channels that this host has; mail only with a server for it."""
    found: dict[str, Sender] = {PUSH: Push(keys, contact(settings), guard), WEBHOOK: Webhooks(guard)}
    if settings.mail.host:
        found[MAIL] = Mail(smtp(settings))
    return found


def smtp(settings: Settings) -> Smtp:
    """The mail server as the host has named it; InputError if it cannot be."""
    mail = settings.mail
    match mail.security:
        case "starttls" | "none" as security:
            return Smtp(mail.host, mail.port, mail.sender, mail.user, mail.password, security)
        case "tls" | "ssl":
            return Smtp(mail.host, mail.port, mail.sender, mail.user, mail.password, "ssl")
    raise InputError(sentence("mail-security", given=repr(mail.security[:20])))


def contact(settings: Settings) -> str:
    """Whom push services may write to about us; they take no ports, no paths, and no names of one word."""
    if settings.mail.sender:
        return f"mailto:{settings.mail.sender}"
    address = urlsplit(settings.public_url)
    named = address.scheme == "https" and re.fullmatch(r"[\w-]+\.[\w.-]+", address.hostname or "", re.ASCII)
    return f"https://{address.hostname}" if named else "mailto:guanxi@localhost"
