"""Who is told what happens at tables: once a turn, only if they are not there, and nothing that is hidden."""

import asyncio
import re
from pathlib import Path

import msgspec
import pytest
from notice_lab import OK, Request
from office_hands import DAYS, Village, village
from server_hands import Guest
from sqlalchemy import Connection, select

from guanxi.server.accounts.choices import Choices, write_choices
from guanxi.server.notices.push import load
from guanxi.server.office import office
from guanxi.server.office.addresses import read_reader
from guanxi.server.store.schema import people, pushes, secrets
from guanxi.server.tables import deeds
from running import some

pytestmark = pytest.mark.anyio


async def test_one_notice_a_turn_by_every_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS)
        for _ in range(3):
            town.server.requests.clear()
            town.letters.sent.clear()
            _, asked = await town.move(table)
            await town.sent()
            await town.sent()  # nothing waits twice
            assert town.got(asked) == (1, 1, 1)
            assert sum(sum(town.got(guest)) for guest in town.people) == 3
            assert town.house.office.counts["push", "sent"] > 0
        told = town.browser.open(town.posted("push", asked)[0].body)
        assert told["kind"] == "turn"
        assert told["url"] == f"http://games.example.org/t/{table}"


async def test_nobody_is_told_who_is_there_or_comes_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS)
        lookers = [town.look(guest, table) for guest in town.people]
        await town.move(table)
        await town.sent()
        assert town.server.requests == []
        assert town.letters.sent == []
        for looker in lookers:
            town.house.hub.leave(looker, [table])
        _, asked = await town.move(table)
        looker = town.look(asked, table)  # within the grace
        await town.sent()
        assert town.got(asked) == (0, 0, 0)
        town.house.hub.leave(looker, [table])
        await town.move(table)
        await town.move(table)  # who was asked first has moved meanwhile
        await town.sent()
        assert sum(sum(town.got(guest)) for guest in town.people) == 3


async def test_who_is_elsewhere_on_the_site_is_told_in_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS)
        lookers = {guest.person: town.look(guest) for guest in town.people}
        mover, asked = await town.move(table)
        found = await lookers[asked.person].hears()
        assert [(each["kind"], each["table"]) for each in found] == [("turn", table)]
        assert not lookers[mover.person].notices()


async def test_at_a_live_table_only_a_push_comes_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed={"type": "live"})
        _, asked = await town.move(table)
        await town.sent()
        assert town.got(asked) == (1, 0, 0)


async def test_nothing_hidden_is_in_a_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same words whatever lies in the hands: who sits there, what is played, and a link."""
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS, title="Friday")
        _, asked = await town.move(table)
        await town.sent()
        others = [guest.name for guest in town.people if guest is not asked]
        text = f"It is your turn in China with {others[0]} and {others[1]}."
        told = town.browser.open(town.posted("push", asked)[0].body)
        link = f"http://games.example.org/t/{table}"
        assert told == {"kind": "turn", "table": table, "title": "Your turn: Friday", "text": text, "url": link}
        hook = msgspec.json.decode(town.posted("hook", asked)[0].body)
        assert hook["text"] == f"Your turn: Friday – {text} {link}"
        assert town.letters.sent[0][0].text == text


async def test_a_webhook_that_hangs_delays_no_move(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived = asyncio.Event()

    async def hang(request: Request, writer: asyncio.StreamWriter) -> None:
        arrived.set()
        if "/hook/" in request.line:
            await asyncio.Event().wait()
        writer.write(OK)

    async with village(tmp_path, monkeypatch, hang) as town:
        table = await town.place.table(town.people[0], town.people[1:], speed=DAYS)
        await town.house.office.hurry()
        await asyncio.wait_for(arrived.wait(), 10)
        for _ in range(3):
            await asyncio.wait_for(town.move(table), 10)
            await town.house.office.hurry()
        assert town.house.office.counts["webhook", "sent"] == 0


async def test_starts_ends_take_backs_invitations(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        anna, boris, clara = town.people
        table = await town.place.table(anna, [boris, clara], speed=DAYS)
        await town.sent()
        kinds = {guest.name: [each["kind"] for each in _hooks(town, guest)] for guest in (boris, clara)}
        assert sorted(kinds["Boris"] + kinds["Clara"]) in (["started", "started"], ["started", "turn"])
        mover, _ = await town.move(table)
        await town.sent()
        town.server.requests.clear()
        await mover.post(f"/api/tables/{table}/take-back", to=0)
        await town.sent()
        for guest in some([guest for guest in town.people if guest is not mover]):
            assert [each["kind"] for each in _hooks(town, guest)] == ["take-back"]
        assert not _hooks(town, mover)
        town.server.requests.clear()
        live = await town.house.tables.get(table)
        await live.do(deeds.close("abandoned"), None)
        await town.sent()
        for guest in some(town.people):
            assert [each["kind"] for each in _hooks(town, guest)] == ["ended"]
        town.server.requests.clear()
        again = await anna.post(f"/api/tables/{table}/rematch")
        await town.sent()
        for guest in (boris, clara):
            assert [(each["kind"], each["table"]) for each in _hooks(town, guest)] == [("invited", again["info"]["id"])]
        assert not _hooks(town, anna)


async def test_who_is_called_in_chat(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        anna, boris, clara = town.people
        table = await town.table(speed=DAYS)
        looker = town.look(boris)
        await anna.post(f"/api/tables/{table}/chat", text="what do you say, @boris?")
        assert [each["kind"] for each in await looker.hears()] == ["mention"]
        await town.sent()
        assert town.got(boris) == (0, 0, 0)  # unless it is wanted
        wants = Choices(notices={"webhook": {"mention": True}})
        await town.house.database.write(write_choices, boris.person, wants)
        await anna.post(f"/api/tables/{table}/chat", text="@Boris!")
        await town.sent()
        assert town.got(boris) == (0, 1, 0)
        assert town.got(clara) == (0, 0, 0)
        assert "Boris!" not in _hooks(town, boris)[0]["text"]


async def test_what_somebody_does_not_want_is_not_sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS)
        for guest in town.people:
            chosen = Choices(notices={"push": {"turn": False}, "mail": {"turn": False}})
            await town.house.database.write(write_choices, guest.person, chosen)
        _, asked = await town.move(table)
        await town.sent()
        assert town.got(asked) == (0, 1, 0)


async def test_the_link_under_a_mail_stops_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS)
        await town.move(table)
        await town.sent()
        link = town.letters.sent[0][1].unsubscribe.removeprefix("http://games.example.org")
        client = town.place.client
        page = await client.get(link)
        assert page.status_code == 200
        assert '<form method="post">' in page.text
        reader = await town.house.database.read(read_reader, town.letters.sent[0][0].person, "")
        assert reader is not None
        assert reader.choices.wants("mail", "turn")
        for wrong in (link[:-1] + ("0" if link[-1] != "0" else "1"), "/u/x", "/u/-", "/u/é"):
            assert (await client.post(wrong)).status_code == 404
        assert (await client.post(link)).status_code == 200
        reader = await town.house.database.read(read_reader, town.letters.sent[0][0].person, "")
        assert reader is not None
        assert not reader.choices.wants("mail", "turn")
        assert reader.choices.wants("push", "turn")


async def test_ways_that_lead_nowhere_are_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch, b"HTTP/1.1 410 Gone\r\n\r\n") as town:
        table = await town.table(speed=DAYS)
        _, asked = await town.move(table)
        await town.sent()
        assert not await town.house.database.read(_endpoints, asked.person)
        reader = await town.house.database.read(read_reader, asked.person, "")
        assert reader is not None
        hook = next(way for way in reader.ways if way.channel == "webhook")
        await town.house.office._remove(hook)
        assert not await town.house.database.read(_webhook, asked.person)


async def test_the_key_for_pushes_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    keys = []
    for _ in range(2):
        async with village(tmp_path, monkeypatch) as town:
            keys.append((await town.place.client.get("/api/push-key")).json()["key"])
            stored = await town.house.database.read(_push_secret)
            assert load(stored).public == keys[-1]
    assert keys[0] == keys[1]
    assert re.fullmatch("[A-Za-z0-9_-]{87}", keys[0])


async def test_what_waits_is_sent_when_the_server_is_told_to_stop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS)
        _, asked = await town.move(table)
        assert town.got(asked) == (0, 0, 0)
        await town.house.office.close()
        assert town.got(asked) == (1, 1, 1)


async def test_the_grace_ends_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arrived = asyncio.Event()

    async def answer(request: Request, writer: asyncio.StreamWriter) -> None:
        arrived.set()
        writer.write(OK)

    monkeypatch.setattr(office, "GRACE", 0.01)
    async with village(tmp_path, monkeypatch, answer) as town:
        await town.place.table(town.people[0], town.people[1:], speed=DAYS)
        await asyncio.wait_for(arrived.wait(), 10)


def _hooks(town: Village, guest: Guest) -> list[dict[str, str]]:
    return [msgspec.json.decode(each.body) for each in town.posted("hook", guest)]


def _endpoints(connection: Connection, person: str) -> list[str]:
    return list(connection.execute(select(pushes.c.endpoint).where(pushes.c.person == person)).scalars())


def _webhook(connection: Connection, person: str) -> str | None:
    return connection.execute(select(people.c.webhook).where(people.c.id == person)).scalar()


def _push_secret(connection: Connection) -> str:
    return str(connection.execute(select(secrets.c.value).where(secrets.c.name == "push")).scalar_one())
