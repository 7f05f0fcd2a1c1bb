"""Lessons at real tables: begun from their position, followed, shown, taken back, kept out of every list."""

import asyncio
from pathlib import Path

import pytest
from server_hands import Guest, Site, site

from guanxi.core.lessons.lesson import SINGLE, lessons_of
from guanxi.server.tables import deeds
from guanxi.server.tables import entries as e
from guanxi.server.tables.sitting import Sitting
from running import some


async def taken(guest: Guest, lesson: str, game: str = "china") -> str:
    made = await guest.post("/api/lessons", game=game, lesson=lesson)
    assert made["info"]["lesson"] == lesson
    return str(made["info"]["id"])


def test_a_lesson_is_a_real_table_that_is_followed(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = f"/api/tables/{await taken(ann, 'joker')}"
            told = await ann.get(f"{table}/lesson")
            assert (told["at"], told["ideas"], told["done"], told["missed"]) == (0, 1, False, False)
            assert told["idea"]["clauses"] == ["CN-CARD-04", "CN-CARD-06"]
            shown = await ann.get(f"{table}/lesson/show")
            drafted = await ann.get(f"{table}/lesson", draft=shown["actions"])
            assert drafted["done"]
            assert not (await ann.get(f"{table}/lesson", draft=shown["actions"][:1]))["done"]
            assert not (await ann.get(f"{table}/lesson"))["done"]
            await ann.post(f"{table}/moves", number=told["number"], key="one", actions=shown["actions"])
            told = await ann.get(f"{table}/lesson")
            assert told["done"]
            assert told["text"]
            assert told["idea"] is None

    asyncio.run(go())


def test_a_lesson_can_be_tried_again(tmp_path: Path) -> None:
    """Whoever has missed it goes back to the beginning, which no bot refuses."""

    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = f"/api/tables/{await taken(ann, 'joker')}"
            number = (await ann.get(f"{table}/lesson"))["number"]
            await ann.post(f"{table}/moves", number=number, key="one", actions=["exchange yellow", "take red"])
            assert (await ann.get(f"{table}/lesson"))["missed"]
            await ann.post(f"{table}/take-back", to=0)
            told = await ann.get(f"{table}/lesson")
            assert (told["at"], told["missed"]) == (0, False)
            assert (await ann.get(f"{table}/view"))["position"]["legal"]

    asyncio.run(go())


def test_what_one_knows_is_left_out(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = f"/api/tables/{await taken(ann, 'first-game')}"
            first = await ann.get(f"{table}/lesson")
            second = await ann.get(f"{table}/lesson", known=["place"])
            assert (first["idea"]["id"], second["idea"]["id"]) == ("place", "pay")
            assert (first["at"], second["at"]) == (0, 1)
            waiting = await ann.get(
                f"{table}/lesson", known=["place", "pay", "draw", "two", "road", "emissary", "alliance"]
            )
            assert waiting["idea"] is None
            assert not waiting["done"]

    asyncio.run(go())


def test_it_is_told_beforehand_whether_an_idea_can_be_shown(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = f"/api/tables/{await taken(ann, 'first-game')}"
            assert (await ann.get(f"{table}/lesson"))["now"]
            await ann.get(f"{table}/lesson/show")
            known = ["place", "pay", "draw", "two", "road"]
            later = await ann.get(f"{table}/lesson", known=known)
            assert (later["idea"]["id"], later["now"]) == ("emissary", False)  # no province has room for one yet
            await ann.get(f"{table}/lesson/show", known=known, status=404)

    asyncio.run(go())


def test_lessons_are_in_no_list_and_have_no_record(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann, bob = await s.guest("Ann"), await s.guest("Bob")
            table = await taken(ann, "joker")
            await bob.get(f"/api/tables/{table}", status=404)
            for path in some(["/api/tables/mine", "/api/tables/running", "/api/tables/"]):
                assert await ann.get(path) == []
            await ann.post(f"/api/tables/{table}/resign")
            live = await s.house.tables.get(table)
            await live.do(deeds.close("for the test"), None)
            assert (await ann.get("/api/archive", mine=True))["games"] == []
            assert (await ann.get("/api/archive"))["games"] == []
            await ann.get(f"/api/tables/{table}/record", status=404)
            again = await ann.post(f"/api/tables/{table}/rematch")
            assert again["info"]["lesson"] == ""
            assert [each["id"] for each in await ann.get("/api/tables/mine")] == [again["info"]["id"]]

    asyncio.run(go())


def test_the_log_alone_tells_how_a_lesson_begins(tmp_path: Path) -> None:
    """Whatever becomes of the file: the first entry has the position in it."""

    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = await taken(ann, "make-room")
            live = await s.house.tables.get(table)
            again = Sitting(table, {})
            for stored in some(await s.house.log.since(table, 0)):
                again.apply(e.read(stored.data), stored.at)
            assert again.digest() == live.sitting.digest() != 0
            assert again.start is not None
            assert again.start.position["hands"]["me"] == ["purple", "purple", "red"]

    asyncio.run(go())


def test_lessons_are_listed_with_what_they_teach(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            found = await ann.get("/api/games/china/lessons")
            assert [each["sort"] for each in found][:2] == ["guided", "single"]
            for each in some(found):
                assert each["title"]
                assert each["text"]
                assert each["clauses"]
            await ann.get("/api/games/chess/lessons", status=404)
            await ann.post("/api/lessons", game="china", lesson="flying", status=404)

    asyncio.run(go())


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_every_single_lesson_is_found_from_the_rules(tmp_path: Path, game: str) -> None:
    """A clause names the lessons that teach it: each of theirs is a clause that the site shows."""

    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            rules = await ann.get(f"/api/games/{game}/rules")
            shown = {clause["id"] for section in rules["sections"] for clause in section["clauses"]}
            listed = await ann.get(f"/api/games/{game}/lessons")
            single = {each["id"]: set(each["clauses"]) for each in listed if each["sort"] == "single"}
            assert single.keys() == {id for id, each in lessons_of(game).items() if each.sort == SINGLE}
            for id, clauses in some(single.items()):
                assert clauses, id
                assert clauses <= shown, id

    asyncio.run(go())


def test_only_who_takes_a_lesson_is_told_of_it(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann, bob = await s.guest("Ann"), await s.guest("Bob")
            table = f"/api/tables/{await taken(ann, 'joker')}"
            await bob.get(f"{table}/lesson", status=404)
            await ann.get(f"{table}/lesson", watch=True, status=403)
            plain = await s.table(ann, [bob, await s.guest("Cleo")])
            await ann.get(f"/api/tables/{plain}/lesson", status=404)

    asyncio.run(go())


async def advice_of(s: Site, ann: Guest, lesson: str, lines: list[str]) -> dict[str, object]:
    table = f"/api/tables/{await taken(ann, lesson)}"
    answer = await s.client.post(f"{table}/advice", params={"draft": lines}, headers=ann.headers)
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


@pytest.mark.parametrize(
    ("lines", "behind"),
    [(["exchange red", "take red"], True), (["place palace wei-4", "pay red"], False), ([], False)],
)
def test_advice_says_what_a_strong_player_would_rather_do(tmp_path: Path, lines: list[str], behind: bool) -> None:
    """A draft that falls far behind is told so; a good one, and none, is not."""

    async def go() -> None:
        async with site(tmp_path) as s:
            found = await advice_of(s, await s.guest("Ann"), "block", lines)
            assert bool(found["better"]) == behind

    asyncio.run(go())


def test_advice_is_not_given_among_people(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann, bob, cleo = [await s.guest(name) for name in ("Ann", "Bob", "Cleo")]
            table = await s.table(ann, [bob, cleo])
            for guest in (ann, bob, cleo):
                seen = await guest.get(f"/api/tables/{table}/view")
                legal = seen["position"]["legal"]
                if legal:
                    drafted = await guest.post(f"/api/tables/{table}/draft", actions=legal[:1])
                    draft = [legal[0], *drafted["proposals"][:1]]
                    path = f"/api/tables/{table}/advice"
                    answer = await s.client.post(path, params={"draft": draft}, headers=guest.headers)
                    assert answer.json()["code"] == "no_hint"

    asyncio.run(go())


def test_a_lesson_calls_players_as_the_language_does(tmp_path: Path) -> None:
    async def go() -> None:
        async with site(tmp_path) as s:
            ann = await s.guest("Ann")
            table = f"/api/tables/{await taken(ann, 'three-cards', 'confucius')}"
            headers = {**ann.headers, "accept-language": "de"}
            told = (await ann.client.get(f"{table}/lesson", headers=headers)).json()
            assert "Seefahrer" in told["idea"]["title"]
            assert "Seafarer" not in told["idea"]["title"] + told["idea"]["text"]

    asyncio.run(go())
