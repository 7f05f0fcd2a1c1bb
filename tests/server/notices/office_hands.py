"""Hands for tests of the office: a server whose notices go to a small internet on loopback, and people in reach."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from notice_lab import HOST, OK, Answer, Net, Request, Server
from server_hands import Guest, Site, asked_of, site

from guanxi.server.accounts import reach
from guanxi.server.live.outbox import Outbox
from guanxi.server.notices.mail import Mailbox
from guanxi.server.notices.notice import Notice
from guanxi.server.notices.push import in_base64
from guanxi.server.notices.ways import SENT, Result, Way
from guanxi.server.office import office
from guanxi.server.settings import Mail

DAYS = {"type": "days", "days": 2}
SMTP = Mail(host="post.example.org", sender="games@example.org")


class Letterbox:
    """Takes mails in the place of an SMTP server, to which the tests of mail talk for real."""

    def __init__(self, *_: object) -> None:
        self.sent: list[tuple[Notice, Mailbox]] = []

    async def send(self, notice: Notice, way: Way) -> Result:
        assert isinstance(way, Mailbox)
        self.sent.append((notice, way))
        return SENT


class Browser:
    """Where pushes are opened."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.keys = reach.PushKeys(in_base64(point), in_base64(self._auth))

    def open(self, body: bytes) -> dict[str, str]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        found: dict[str, str] = msgspec.json.decode(plain)
        return found


class Looker:
    """An open connection of somebody."""

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.came_with = None
        self.address = "127.0.0.1"
        self.outbox = Outbox()

    def end(self) -> None:
        raise AssertionError("nobody is thrown out here")

    def notices(self) -> list[dict[str, Any]]:
        found = []
        while (message := self.outbox.take()) is not None:
            found.append(msgspec.json.decode(message))
        return [each for each in found if each["type"] == "notice"]

    async def hears(self) -> list[dict[str, Any]]:
        """The same, as soon as there is something."""
        async with asyncio.timeout(10):
            await self.outbox.wait()
        return self.notices()


class Village:
    """Three people at a server, each with a webhook, a browser and a mailbox."""

    def __init__(self, place: Site, server: Server, letters: Letterbox, people: list[Guest]) -> None:
        self.place, self.house, self.server, self.letters = place, place.house, server, letters
        self.browser = Browser()
        self.people = people

    async def settle(self) -> None:
        """Say where they are reached."""
        write = self.house.database.write
        for guest in self.people:
            await write(reach.set_mail, guest.person, f"{guest.name}@example.org")
            await write(reach.set_webhook, guest.person, f"https://{HOST}/hook/{guest.name}")
            endpoint = f"https://{HOST}/push/{guest.name}"
            await write(reach.add_push, guest.person, reach.Subscription(endpoint, self.browser.keys))

    async def table(self, **more: Any) -> str:
        """A running table of all three; what that gives cause for is sent and forgotten."""
        table = await self.place.table(self.people[0], self.people[1:], **more)
        await self.sent()
        self.server.requests.clear()
        self.letters.sent.clear()
        return table

    async def move(self, table: str) -> tuple[Guest, Guest]:
        """Whoever is asked moves until somebody else is: both."""
        mover, seen = await asked_of(self.place, self.people, table)
        while seen["position"]["legal"] is not None:
            told = {"number": seen["number"], "actions": seen["position"]["legal"][:1]}
            await mover.post(f"/api/tables/{table}/moves", **told)
            seen = await mover.get(f"/api/tables/{table}/view")
        return mover, (await asked_of(self.place, self.people, table))[0]

    async def waits(self, who: Guest, table: str) -> bool:
        """Is somebody asked?"""
        seen = await who.get(f"/api/tables/{table}/view")
        return seen["position"]["legal"] is not None

    async def sent(self) -> None:
        """The grace is over, and all has been sent."""
        await self.house.office.hurry()
        await self.house.office.quiet()

    def posted(self, what: str, who: Guest) -> list[Request]:
        """What came for somebody by webhook or push."""
        return [each for each in self.server.requests if each.line.startswith(f"POST /{what}/{who.name} ")]

    def got(self, who: Guest) -> tuple[int, int, int]:
        """How many pushes, webhooks and mails."""
        mails = [way for _, way in self.letters.sent if way.id == who.person]
        return len(self.posted("push", who)), len(self.posted("hook", who)), len(mails)

    def look(self, who: Guest, table: str = "") -> Looker:
        """Somebody is connected, and perhaps before a table."""
        looker = Looker(who.person)
        self.house.hub.join(looker)
        if table:
            live = self.house.tables.here(table)
            assert live is not None
            self.house.hub.watch(looker, table, live.sitting.places_of(who.person)[0])
        return looker


@asynccontextmanager
async def village(folder: Path, patch: pytest.MonkeyPatch, answer: bytes | Answer = OK) -> AsyncIterator[Village]:
    """A server, its people, and where their notices arrive."""
    letters = Letterbox()
    patch.setattr(office, "Mail", lambda _: letters)
    async with Server(answer) as server:
        patch.setattr(office, "Guard", lambda: Net(server).guard)
        async with site(folder, mail=SMTP, url="http://games.example.org") as place:
            people = [await place.guest(name) for name in ("Anna", "Boris", "Clara")]
            found = Village(place, server, letters, people)
            await found.settle()
            yield found
