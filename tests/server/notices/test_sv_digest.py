"""One mail a day with all games that wait, for who wants it so."""

from pathlib import Path

import pytest
from office_hands import DAYS, Village, village
from server_hands import Guest

from guanxi.server.accounts.choices import next_morning
from guanxi.server.notices.mail import Mailbox, letter
from guanxi.server.office.addresses import switch_mail_off
from guanxi.server.store.schema import people

pytestmark = pytest.mark.anyio
DAY = 86_400_000


async def it_is_morning(town: Village, who: Guest) -> None:
    """The mail is due, and the server looks."""
    soon = people.update().where(people.c.id == who.person, people.c.digest.is_not(None)).values(digest=1)
    await town.house.database.write(lambda connection: connection.execute(soon))
    await town.house.office.digests()
    await town.house.office.digests()  # once
    await town.sent()


async def test_one_mail_a_day_instead_of_one_a_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        for guest in town.people:
            await guest.put("/api/me/settings", digest=True)
        tables = [await town.table(speed=DAYS, title=title) for title in ("Monday", "Friday")]
        live = await town.table(speed={"type": "live"})
        for table in (*tables, live):
            await town.move(table)
            await town.sent()
        assert not town.letters.sent, "nobody is written to for a turn"
        assert sum(len(town.posted("push", guest)) for guest in town.people) == 3
        waiting = {guest.person: [t for t in tables if await town.waits(guest, t)] for guest in town.people}
        for guest in town.people:
            await it_is_morning(town, guest)
        told = {way.id: [url.rpartition("/")[2] for _, url in notice.more] for notice, way in town.letters.sent}
        assert {who: sorted(found) for who, found in told.items()} == {
            who: sorted(found) for who, found in waiting.items() if found
        }
        assert len(town.letters.sent) == len(told), "one each"


async def test_what_it_says(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS, title="Friday")
        _, asked = await town.move(table)
        await town.sent()
        assert len(town.letters.sent) == 1, "who has not asked for it is written to as ever"
        town.letters.sent.clear()
        await asked.put("/api/me/settings", digest=True)
        await it_is_morning(town, asked)
        ((notice, way),) = town.letters.sent
        assert notice.title == "A game waits for you"
        others = " and ".join(guest.name for guest in town.people if guest is not asked)
        body = letter(notice, Mailbox(way.id, way.address, "https://a.example.org/u"), "g@example.org").get_content()
        link = f"http://games.example.org/t/{table}"
        assert body.splitlines()[:4] == ["It is your turn at these tables:", "", f"Friday: China with {others}", link]


async def test_who_wants_no_mail_gets_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with village(tmp_path, monkeypatch) as town:
        table = await town.table(speed=DAYS)
        _, asked = await town.move(table)
        await town.sent()
        town.letters.sent.clear()
        await asked.put("/api/me/settings", digest=True)
        await town.house.database.write(switch_mail_off, asked.person)
        await it_is_morning(town, asked)
        assert not town.letters.sent


def test_the_morning_is_where_one_lives() -> None:
    noon = 1_760_000_000_000 // DAY * DAY + DAY // 2  # UTC
    assert next_morning("", noon) == noon + 20 * 3_600_000
    assert next_morning("Asia/Tokyo", noon) == noon + 11 * 3_600_000
    assert next_morning("", noon - 4 * 3_600_000) == noon + 20 * 3_600_000, "not twice in one"
