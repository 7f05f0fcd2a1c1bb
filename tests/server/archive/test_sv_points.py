"""Moving through a game: positions in a row, how the points went, and what is worth a look."""

import pytest
from archive_hands import GAMES, Site

from guanxi.core.game import CHANCE
from guanxi.core.record import parse_record, replay


@pytest.mark.parametrize("game", GAMES)
def test_positions_in_a_row_are_those_one_by_one(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 25)
    path = f"/api/tables/{table}"
    told = here.anna.get(f"{path}/pasts", seat=1).json()
    assert [each["move"] for each in told["pasts"]] == list(range(told["moves"] + 1))
    assert told["next"] is None
    for past in told["pasts"][::7]:
        assert past == here.anna.get(f"{path}/past", seat=1, move=past["move"]).json()
    some = here.anna.get(f"{path}/pasts", seat=1, since=5, until=9).json()
    assert some["pasts"] == told["pasts"][5:10]
    assert here.anna.get(f"{path}/pasts", since=10**6).json()["code"] == "bad_value"
    assert here.anna.get(f"{path}/pasts", open=True).json()["code"] == "not_over"


def test_a_long_game_comes_in_parts_and_after_the_end_with_any_eyes(here: Site) -> None:
    table = here.table("china")
    here.play(table, 1000)
    path, since, found = f"/api/tables/{table}", 0, []
    while since is not None:
        part = here.boris.get(f"{path}/pasts", open=True, since=since).json()
        assert len(part["pasts"]) <= 200
        found += part["pasts"]
        since = part["next"]
    assert [each["move"] for each in found] == list(range(part["moves"] + 1))
    assert found[-1]["ended"]
    assert {len(each["views"]) for each in found} == {3}
    one = here.boris.get(f"{path}/pasts", seat=2, since=50, until=60).json()["pasts"]
    assert [each["views"][0] for each in one] == [each["views"][2] for each in found[50:61]]
    archived = here.boris.get(f"/api/archive/{table}/pasts", since=50, until=60)
    assert archived.status_code == 404  # it is a table, and no record that was brought
    record = here.anna.get(f"{path}/record").text
    brought = here.anna.post("/api/archive", {"text": record}).json()["id"]
    told = here.boris.get(f"/api/archive/{brought}/pasts", since=50, until=60).json()["pasts"]
    assert told == found[50:61]
    assert here.boris.get(f"/api/archive/{brought}/points").json() == here.boris.get(f"{path}/points").json()
    for part in ("lexicon", "board"):
        assert here.boris.get(f"/api/archive/{brought}/{part}").json() == here.boris.get(f"{path}/{part}").json()


@pytest.mark.parametrize("game", GAMES)
def test_the_points_end_with_the_result(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 3000)
    told = here.boris.get(f"/api/tables/{table}/points").json()
    ended = here.boris.get(f"/api/tables/{table}/view").json()["position"]["ended"]
    assert told["viewer"] == -2
    assert [each["move"] for each in told["points"]] == list(range(told["moves"] + 1))
    assert told["points"][-1]["totals"] == ended["totals"]
    assert told["points"][0]["totals"] == [0, 0, 0]
    game_of = replay(parse_record(here.anna.get(f"/api/tables/{table}/record").text, "x"))
    middle = told["moves"] // 2
    assert told["points"][middle]["totals"] == [int(each) for each in game_of.game.rules.totals(game_of.before(middle))]
    names = {each["event"] for each in told["notable"]}
    assert names <= set(here.live(table).sitting.game.notable)
    assert names & {"province-scored", "province-counted", "ministry-two"}
    assert here.boris.get(f"/api/tables/{table}/points").json() == told


@pytest.mark.parametrize("game", GAMES)
def test_while_it_runs_the_points_are_what_the_seat_knows(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 20)
    first = here.anna.get(f"/api/tables/{table}/points", seat=0).json()
    here.play(table, 20)
    told = here.anna.get(f"/api/tables/{table}/points", seat=0).json()
    assert told["points"][: len(first["points"])] == first["points"]
    assert len(told["points"]) > len(first["points"])
    standings = here.anna.get(f"/api/tables/{table}/standings", seat=0).json()["seats"]
    assert told["points"][-1]["totals"] == [each["total"] for each in standings]
    assert here.boris.get(f"/api/tables/{table}/points").json()["viewer"] == -1


def test_after_a_take_back_the_points_are_those_of_what_stands(here: Site) -> None:
    table = here.table("china", take_back="vote")
    here.play(table, 20)
    here.anna.get(f"/api/tables/{table}/points", seat=0)
    assert here.anna.post(f"/api/tables/{table}/take-back", {"to": 15}).status_code == 200
    here.play(table, 6, seed="another")
    told = here.anna.get(f"/api/tables/{table}/points", seat=0).json()
    fresh = here.house.graphs
    fresh._graphs.clear()
    assert here.anna.get(f"/api/tables/{table}/points", seat=0).json() == told
    assert told["moves"] == len(here.live(table).sitting.running.actions)


@pytest.mark.parametrize("game", GAMES)
def test_who_comes_fresh_can_ask_what_happened_since_their_last_turn(here: Site, game: str) -> None:
    """In the middle of a turn, since the one before: others' moves first, then what was done of this one."""
    table = here.table(game)
    path = f"/api/tables/{table}"
    begun = here.anna.get(f"{path}/view", seat=2).json()
    assert begun["since"] == begun["number"]
    halves = 0
    for _ in range(60):
        here.play(table, 1)
        for seat in range(3):
            fresh = here.anna.get(f"{path}/view", seat=seat).json()
            missed = here.anna.get(f"{path}/updates", cursor=fresh["since"], seat=seat).json()
            assert len(missed) == fresh["number"] - fresh["since"]
            assert all(each["type"] == "update" for each in missed)
            mine = [each["seat"] == seat for each in missed]
            assert mine == sorted(mine)
            assert fresh["position"]["asked"] == seat or not any(mine)
            halves += any(mine) and not all(mine)
            own = here.anna.get(f"{path}/updates", cursor=fresh["since"] - 1, seat=seat).json()[0]
            assert (own["kind"], own["seat"]) in (("moved", seat), ("started", own["seat"]))
            actions = [done.seat for done in here.live(table).sitting.running.actions[fresh["since_move"] :]]
            by = [each for each in actions if each != CHANCE]
            assert [each == seat for each in by] == sorted(each == seat for each in by)
    assert halves
    assert here.boris.get(f"{path}/view").json()["since"] is None


@pytest.mark.parametrize("game", GAMES)
def test_if_it_had_ended_after_a_move(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 3000)
    path = f"/api/tables/{table}"
    points = here.boris.get(f"{path}/points").json()["points"]
    brought = here.anna.post("/api/archive", {"text": here.anna.get(f"{path}/record").text}).json()["id"]
    for move in (len(points) // 2, len(points) - 1):
        told = here.boris.get(f"{path}/standings", move=move).json()
        for seat in told["seats"]:
            assert seat["total"] == points[move]["totals"][seat["seat"]]
            assert seat["total"] == sum(each["points"] for each in seat["items"])
        archived = here.boris.get(f"/api/archive/{brought}/standings", move=move).json()
        assert [archived[part] for part in ("seats", "ties", "over")] == [
            told[part] for part in ("seats", "ties", "over")
        ]
        assert bool(told["over"]) == (move == len(points) - 1)
        for eyes, seat in ({"open": True}, {}), ({"seat": 1}, {"seat": 1}):
            words = here.boris.get(f"{path}/text", move=move, **eyes).json()["sections"]
            assert here.boris.get(f"/api/archive/{brought}/text", move=move, **seat).json()["sections"] == words
        details = here.boris.get(f"{path}/details", move=move).json()["details"]
        assert here.boris.get(f"/api/archive/{brought}/details", move=move).json()["details"] == details
    assert here.boris.get(f"{path}/standings", move=10**6).json()["code"] == "bad_value"
    assert here.boris.get(f"/api/archive/{brought}/standings", move=10**6).json()["code"] == "bad_value"


def test_the_tie_break_is_named_with_its_rule(here: Site) -> None:
    table = here.table("china")
    equal = here.anna.get(f"/api/tables/{table}/standings").json()
    assert (equal["ties"], equal["over"]) == ([], "")  # nobody has points: nothing to break
    here.play(table, 1000)
    path = f"/api/tables/{table}"
    for move in range(here.anna.get(f"{path}/points").json()["moves"]):
        told = here.anna.get(f"{path}/standings", move=move).json()
        totals = [seat["total"] for seat in told["seats"] if seat["total"]]
        assert bool(told["ties"]) == (len(set(totals)) < len(totals))
        if told["ties"]:
            assert "CN-WIN-0" in told["ties"][0]
            return
    raise AssertionError("no two players ever had as many points")
