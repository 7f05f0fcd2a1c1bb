"""Who is at a table before it begins: rematches with who is still good company, and hosts who leave."""

from pathlib import Path
from typing import Any

import pytest
from server_hands import Guest, Site, site

from guanxi.server.accounts import blocks
from guanxi.server.accounts.leaving import leave_for_good
from guanxi.server.tables import deeds

pytestmark = pytest.mark.anyio
OPEN, ME = {"kind": "open"}, {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


async def people(place: Site, *names: str) -> list[Guest]:
    return [await place.guest(name) for name in names]


async def ended(place: Site, host: Guest, others: list[Guest], **more: Any) -> str:
    """A table whose game is over."""
    table = await place.table(host, others, **more)
    await (await place.house.tables.get(table)).do(deeds.close("abandoned"), None)
    return table


async def opened(host: Guest, others: list[Guest], *seats: dict[str, str]) -> str:
    """The path of a table that has not begun."""
    made = await host.post("/api/tables", game="china", seats=list(seats))
    path = f"/api/tables/{made['info']['id']}"
    for other in others:
        await other.post(f"{path}/join")
    return path


def seated(told: dict[str, Any]) -> list[str]:
    return [seat["name"] if seat["kind"] == "person" else seat["kind"] for seat in told["info"]["seats"]]


# ------------------------------------------------------------ one screen


async def test_people_at_one_screen_have_names_of_their_own(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris = await people(place, "Anna", "Boris")
        seats: list[dict[str, str]] = [ME, {**ME, "name": " Clara  Elise "}, {**ME, "name": "Anna"}, ME]
        path = await opened(anna, [], *seats)
        names = ["Anna", "Clara Elise", "Anna 2", "Anna 3"]
        assert seated(await anna.get(path)) == names
        put = await anna.post(f"{path}/seats", place=3, seat={**ME, "name": "Dora"})
        assert seated(put) == [*names[:3], "Dora"]
        assert seated(await anna.post(f"{path}/start")) == [*names[:3], "Dora"]
        table = path.rpartition("/")[2]
        players = (await place.house.tables.get(table)).sitting.running.players
        assert list(players) == [*names[:3], "Dora"]
        await leave_for_good(place.house, anna.person)
        told = seated(await boris.get(path))
        assert not {"Anna", "Clara Elise", "Dora"} & set(told)  # whoever leaves takes all of them along


@pytest.mark.parametrize("name", [" ", "x" * 25, "a\u202eb", "P\u0430ul"])
async def test_a_name_at_one_screen_is_as_any_other(tmp_path: Path, name: str) -> None:
    async with site(tmp_path) as place:
        anna = await place.guest("Anna")
        wanted = {"game": "china", "seats": [ME, {**ME, "name": name}, ME]}
        answer = await place.client.post("/api/tables", json=wanted, headers=anna.headers)
        assert (answer.status_code, answer.json()["code"], answer.json()["facts"]) == (
            400,
            "bad_value",
            {"field": "seats"},
        )


# ------------------------------------------------------------ rematch


async def test_a_rematch_keeps_everybodys_seat_and_anybody_may_leave_it(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris, clara = await people(place, "Anna", "Boris", "Clara")
        table = await ended(place, anna, [boris, clara])
        told = await boris.post(f"/api/tables/{table}/rematch")
        assert seated(told) == ["Boris", "Clara", "Anna"]
        assert (told["info"]["host"], told["info"]["rematch_of"]) == (boris.person, table)
        path = f"/api/tables/{told['info']['id']}"
        assert seated(await clara.post(f"{path}/leave")) == ["Boris", "open", "Anna"]
        await clara.post(f"{path}/join")
        await boris.post(f"{path}/start")


async def test_who_has_gone_or_is_blocked_leaves_an_open_seat(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris, clara, dora, emil = await people(place, "Anna", "Boris", "Clara", "Dora", "Emil")
        table = await ended(place, anna, [boris, clara, dora, emil])
        await place.house.database.write(blocks.block, boris.person, anna.person)
        await place.house.database.write(blocks.block, clara.person, dora.person)
        await leave_for_good(place.house, emil.person)
        told = await anna.post(f"/api/tables/{table}/rematch")
        assert seated(told) == ["open", "Clara", "open", "open", "Anna"]
        refused = await boris.post(f"/api/tables/{told['info']['id']}/join", status=403)
        assert refused["code"] == "blocked"


async def test_computer_players_stay_for_a_rematch(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        (anna,) = await people(place, "Anna")
        path = await opened(anna, [], ME, BOT, BOT)
        await anna.post(f"{path}/start")
        live = await place.house.tables.get(path.rpartition("/")[2])
        await live.do(deeds.close("abandoned"), None)
        assert seated(await anna.post(f"{path}/rematch")) == ["bot", "bot", "Anna"]


async def test_a_host_who_sits_down_later_minds_the_company_too(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris = await people(place, "Anna", "Boris")
        path = await opened(anna, [boris], OPEN, OPEN, OPEN)
        await place.house.database.write(blocks.block, boris.person, anna.person)
        refused = await anna.post(f"{path}/seats", status=403, place=2, seat=ME)
        assert refused["code"] == "blocked"
        assert seated(await anna.post(f"{path}/seats", place=2, seat=BOT)) == ["Boris", "open", "bot"]


# ------------------------------------------------------------ hosts


async def test_a_host_who_leaves_hands_the_table_on(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris, clara = await people(place, "Anna", "Boris", "Clara")
        path = await opened(anna, [boris], ME, ME, OPEN)
        assert (await anna.post(f"{path}/leave", place=0))["info"]["host"] == anna.person  # she has another seat
        assert (await anna.post(f"{path}/leave"))["info"]["host"] == boris.person
        assert (await anna.post(f"{path}/start", status=403))["code"] == "forbidden"
        await clara.post(f"{path}/join")
        await boris.post(f"{path}/seats", place=1, seat=BOT)
        table = path.rpartition("/")[2]
        place.house.tables.forget(table)  # the log says the same
        assert (await boris.get(path))["info"]["host"] == boris.person
        await boris.post(f"{path}/start")


async def test_a_table_that_everybody_leaves_is_over(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris = await people(place, "Anna", "Boris")
        path = await opened(anna, [boris], ME, OPEN, BOT)
        await anna.post(f"{path}/leave")
        told = await boris.post(f"{path}/leave")
        assert (told["info"]["status"], told["info"]["reason"]) == ("over", "everybody left")


async def test_who_only_watches_stays_the_host(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris = await people(place, "Anna", "Boris")
        path = await opened(anna, [boris], BOT, BOT, OPEN)
        told = await boris.post(f"{path}/leave")
        assert (told["info"]["status"], told["info"]["host"]) == ("open", anna.person)
        path = await opened(anna, [boris], ME, OPEN, BOT)
        told = await anna.post(f"{path}/seats", place=0, seat=BOT)  # a computer player for her, and she watches
        assert told["info"]["host"] == anna.person
        await anna.post(f"{path}/start")


async def test_a_host_who_goes_for_good_hands_on_too(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris = await people(place, "Anna", "Boris")
        path = await opened(anna, [boris], ME, OPEN, OPEN)
        await leave_for_good(place.house, anna.person)
        told = await boris.get(path)
        assert (told["info"]["status"], told["info"]["host"], seated(told)) == (
            "open",
            boris.person,
            ["open", "Boris", "open"],
        )
