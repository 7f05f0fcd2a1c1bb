"""Tables through their doors: seats, moves, versions, keys, take-backs, clocks, coming back from the log."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from server_hands import Guest, Site, asked_of, site

from guanxi.core.record import parse_record, verify, write_record
from guanxi.server.tables import deeds

pytestmark = pytest.mark.anyio
GAMES = ["china", "confucius"]


async def three(place: Site) -> list[Guest]:
    return [await place.guest(name) for name in ("Anna", "Boris", "Clara")]


async def test_seats_are_taken_once_left_and_begun_by_the_host(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris, clara = await three(place)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
        made = await anna.post("/api/tables", game="china", seats=seats)
        path = f"/api/tables/{made['info']['id']}"
        assert (await anna.post(f"{path}/start", status=409))["code"] == "not_all_seated"
        assert (await boris.post(f"{path}/join"))["places"] == [1]
        assert (await clara.post(f"{path}/join", status=409))["code"] == "seat_taken"
        assert (await boris.post(f"{path}/start", status=403))["code"] == "forbidden"
        await boris.post(f"{path}/leave")
        await clara.post(f"{path}/join", place=1, number="abc123")
        told = await anna.post(f"{path}/start", number="0f")
        assert [seat["added"] for seat in told["info"]["seats"]] == [True, True, False]
        assert told["info"]["added"] == ["abc123", "0f"]
        assert (await boris.post(f"{path}/join", status=409))["code"] == "already_running"


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_is_made_once_and_only_for_its_version(tmp_path: Path, game: str) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:], game)
        mover, seen = await asked_of(place, people, table)
        path, number = f"/api/tables/{table}/moves", seen["number"]
        move = {"number": number, "actions": [seen["position"]["legal"][0]], "key": "once"}
        assert (await mover.post(path, **move))["number"] == number + 1
        assert (await mover.post(path, **move))["number"] == number + 1
        other = next(each for each in people if each is not mover)
        assert (await other.post(path, status=409, **move))["code"] == "key_used"
        assert (await mover.post(path, status=409, **{**move, "key": "other"}))["code"] == "stale"
        assert (await mover.get(f"/api/tables/{table}/view"))["number"] == number + 1


async def test_an_old_key_is_found_in_the_log_when_memory_has_forgotten(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:])
        first: dict[str, Any] = {}
        mover = people[0]
        for turn in range(40):
            player, seen = await asked_of(place, people, table)
            told = {"number": seen["number"], "actions": [seen["position"]["legal"][0]], "key": f"key-{turn}"}
            await player.post(f"/api/tables/{table}/moves", **told)
            if not first:
                first, mover = told, player
        assert (await mover.post(f"/api/tables/{table}/moves", **first))["number"] == first["number"] + 1


@pytest.mark.parametrize("game", GAMES)
async def test_who_is_not_asked_or_does_not_sit_there_cannot_move(tmp_path: Path, game: str) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        stranger = await place.guest("Dora")
        table = await place.table(people[0], people[1:], game)
        mover, seen = await asked_of(place, people, table)
        move = {"number": seen["number"], "actions": [seen["position"]["legal"][0]]}
        path = f"/api/tables/{table}/moves"
        waiting = next(each for each in people if each is not mover)
        assert (await waiting.post(path, status=409, **move))["code"] == "not_your_turn"
        assert (await stranger.post(path, status=403, **move))["code"] == "not_seated"
        assert (await waiting.post(path, status=403, **move, seat=seen["position"]["asked"]))["code"] == "not_seated"
        assert (await mover.get(f"/api/tables/{table}/view"))["number"] == seen["number"]


async def test_a_refusal_names_its_clause_and_a_gesture_is_whole_or_nothing(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:])
        mover, seen = await asked_of(place, people, table)
        legal = seen["position"]["legal"]
        bad = next(action for action in range(200) if action not in legal)
        path = f"/api/tables/{table}/moves"
        told = await mover.post(path, status=409, number=seen["number"], actions=[legal[0], bad])
        assert told["type"] == "refusal"
        assert told["clause"].startswith("CN-")
        assert (await mover.get(f"/api/tables/{table}/view")) == seen
        nonsense = await mover.post(path, status=400, number=seen["number"], actions=["fly to the moon"])
        assert nonsense["code"] == "bad_value"


@pytest.mark.parametrize("game", GAMES)
async def test_a_table_that_is_loaded_again_is_the_same(tmp_path: Path, game: str) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:], game)
        for _ in range(30):
            player, seen = await asked_of(place, people, table)
            legal = seen["position"]["legal"]
            await player.post(f"/api/tables/{table}/moves", number=seen["number"], actions=[legal[len(legal) // 2]])
        before = [await each.get(f"/api/tables/{table}/view") for each in people]
        place.house.tables.forget(table)
        assert [await each.get(f"/api/tables/{table}/view") for each in people] == before


async def test_whoever_comes_back_gets_exactly_what_they_missed(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:])
        start = (await people[0].get(f"/api/tables/{table}/view"))["number"]
        for _ in range(5):
            player, seen = await asked_of(place, people, table)
            actions = [seen["position"]["legal"][0]]
            await player.post(f"/api/tables/{table}/moves", number=seen["number"], actions=actions)
        path = f"/api/tables/{table}/updates"
        missed = await people[0].get(path, cursor=start)
        assert [(each["type"], each["number"]) for each in missed] == [("update", start + k) for k in range(1, 6)]
        now = await people[0].get(f"/api/tables/{table}/view")
        assert missed[-1]["position"] == now["position"]
        assert await people[0].get(path, cursor=now["number"]) == []
        assert [each["type"] for each in await people[0].get(path, cursor=now["number"] + 7)] == ["fresh"]


async def test_taking_back_by_vote(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:])
        path = f"/api/tables/{table}"
        start = await people[0].get(f"{path}/view")
        for _ in range(6):
            player, seen = await asked_of(place, people, table)
            await player.post(f"{path}/moves", number=seen["number"], actions=[seen["position"]["legal"][-1]])
        moves = start["position"]["moves"]
        anna, boris, clara = people
        await anna.post(f"{path}/take-back", to=moves)
        asked = (await clara.get(f"{path}/view"))["position"]["request"]
        assert asked["falls"] > 0
        assert len(asked["waiting"]) == 2
        assert (await boris.post(f"{path}/take-back", status=409, to=moves))["code"] == "request_open"
        assert (await anna.post(f"{path}/vote", status=403, agree=True))["code"] == "forbidden"
        await boris.post(f"{path}/vote", agree=True)
        await clara.post(f"{path}/vote", agree=False)
        assert (await clara.get(f"{path}/view"))["position"]["request"] is None
        assert (await anna.post(f"{path}/take-back", status=429, to=moves))["code"] == "too_soon"
        await boris.post(f"{path}/take-back", to=moves)
        await anna.post(f"{path}/vote", agree=True)
        await clara.post(f"{path}/vote", agree=True)
        after = await anna.get(f"{path}/view")
        assert after["position"]["request"] is None
        assert after["position"]["moves"] == moves
        place.house.tables.forget(table)
        assert await anna.get(f"{path}/view") == after
        told = write_record((await place.house.tables.get(table)).sitting.running)
        remarks = [line for line in told.splitlines() if line.startswith(("*", "rewind"))]
        wanted = ["Anna asks", "Boris agrees", "Clara refuses", "Boris asks", "Anna agrees", "Clara agrees", "rewind:"]
        assert [line.removeprefix("* ").startswith(word) for line, word in zip(remarks, wanted, strict=True)] == [
            True
        ] * 7
        verify(parse_record(told, "the record"))


async def test_a_move_cancels_a_request_and_no_answer_is_a_no(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:])
        path = f"/api/tables/{table}"
        player, seen = await asked_of(place, people, table)
        await player.post(f"{path}/moves", number=seen["number"], actions=[seen["position"]["legal"][-1]])
        await people[0].post(f"{path}/take-back", to=0)
        player, seen = await asked_of(place, people, table)
        await player.post(f"{path}/moves", number=seen["number"], actions=[seen["position"]["legal"][-1]])
        assert (await people[1].post(f"{path}/vote", status=409, agree=True))["code"] == "no_request"
        await people[0].post(f"{path}/take-back", to=0)
        live = await place.house.tables.get(table)
        assert live.sitting.request is not None
        later(place, 25 * 3600 * 1000)
        await live.do(deeds.what_is_due(), None)
        assert live.sitting.request is None
        assert live.sitting.refusals == {0: 1}


@pytest.mark.parametrize("leavers", [1, 2])
async def test_a_request_does_not_wait_for_those_who_have_left(tmp_path: Path, leavers: int) -> None:
    """With one who agreed left, that is the answer; with nobody, there is nobody to ask."""
    async with site(tmp_path) as place:
        people = await three(place)
        anna, boris, clara = people
        table = await place.table(anna, [boris, clara])
        path = f"/api/tables/{table}"
        player, seen = await asked_of(place, people, table)
        await player.post(f"{path}/moves", number=seen["number"], actions=[seen["position"]["legal"][-1]])
        live = await place.house.tables.get(table)
        place.house.desk.look = lambda live: None  # type: ignore[method-assign]
        await anna.post(f"{path}/take-back", to=0)
        if leavers == 1:
            await boris.post(f"{path}/vote", agree=True)
        else:
            await boris.post(f"{path}/resign")
        assert live.sitting.request is not None
        await clara.post(f"{path}/resign")
        for _ in range(200):
            if live.sitting.request is None:
                break
            await asyncio.sleep(0.02)
        assert live.sitting.request is None, "nobody looked"
        assert live.sitting.refusals == {}
        table_now = live.sitting.running
        assert all(done.seat < 0 for done in table_now.actions), "it did not go back"
        place.house.tables.forget(table)
        again = (await place.house.tables.get(table)).sitting
        assert (again.request, again.running.actions) == (None, table_now.actions)
        verify(parse_record(write_record(again.running, again.bots()), "the record"))


async def test_undo_within_the_turn_and_not_across_what_was_revealed(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:], take_back="turn")
        path = f"/api/tables/{table}"
        mover, before = await asked_of(place, people, table)
        assert (await mover.post(f"{path}/undo", status=409, number=before["number"]))["code"] == "nothing_to_take_back"
        line = next(each for each in before["position"]["legal"])
        await mover.post(f"{path}/moves", number=before["number"], actions=[line])
        again, seen = await asked_of(place, people, table)
        assert again is mover
        await mover.post(f"{path}/undo", number=seen["number"])
        after = await mover.get(f"{path}/view")
        assert after["position"] == before["position"]
        assert (await mover.post(f"{path}/take-back", status=409, to=0))["code"] == "take_back_off"


async def test_out_of_time_a_computer_player_plays_until_the_owner_returns(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        speed = {"type": "live", "budget": 10, "increment": 0}
        table = await place.table(people[0], people[1:], speed=speed, stand_in="random")
        path = f"/api/tables/{table}"
        mover, seen = await asked_of(place, people, table)
        assert seen["position"]["clocks"]["runs"] == seen["position"]["asked"]
        seat = seen["position"]["asked"]
        later(place, 11_000)
        await place.house.ring(table)
        told = await mover.get(f"{path}/view")
        mine = next(each for each in told["info"]["seats"] if each["seat"] == seat)
        assert mine["played_by"] == "random"
        asked = await mover.post(f"{path}/take-back", status=403, to=0)
        assert asked["code"] == "forbidden"
        await mover.post(f"{path}/return")
        told = await mover.get(f"{path}/view")
        assert next(each for each in told["info"]["seats"] if each["seat"] == seat)["played_by"] is None
        assert told["position"]["clocks"]["left"][seat] >= 2500


async def test_who_sits_down_twice_adds_a_number_for_each_seat(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        anna, boris, _ = await three(place)
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        path = f"/api/tables/{(await anna.post('/api/tables', game='china', seats=seats))['info']['id']}"
        await boris.post(f"{path}/join", number="a1")
        told = await boris.post(f"{path}/join", number="b2")
        assert told["info"]["added"] == ["a1", "b2"]
        assert [seat["added"] for seat in told["info"]["seats"]] == [False, True, True]


async def test_whoever_resigns_is_played_on_and_cannot_return(tmp_path: Path) -> None:
    async with site(tmp_path) as place:
        people = await three(place)
        table = await place.table(people[0], people[1:], stand_in="random")
        path = f"/api/tables/{table}"
        for each in people:
            await each.post(f"{path}/resign")
        for _ in range(600):
            told = await people[0].get(f"{path}/view")
            if told["info"]["status"] == "over":
                break
            await asyncio.sleep(0.05)
        assert told["position"]["ended"]["reason"]


def later(place: Site, milliseconds: int) -> None:
    """Let the clock of the house run ahead."""
    place.house._skew += milliseconds
