"""Looking back at a table: what a seat could know then, and after the end everything."""

from pathlib import Path

import pytest
from archive_hands import GAMES, Site

from guanxi.core.record import parse_record, verify
from guanxi.server.archive.records import what_is_wrong
from running import some

GOLDEN = Path(__file__).parents[2] / "confucius" / "golden" / "candidates-3-basic.record"


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_the_past_is_the_view_that_was_sent_then(here: Site, game: str) -> None:
    table = here.table(game)
    sent = {}
    for _ in range(30):
        for seat in (0, 1):
            told = here.anna.get(f"/api/tables/{table}/view", seat=seat).json()["position"]
            sent[told["moves"], seat] = told
        here.play(table, 1, seed=str(len(sent)))
    assert len(sent) > 40
    for (move, seat), position in some(sent.items()):
        past = here.anna.get(f"/api/tables/{table}/past", move=move, seat=seat).json()
        assert past["views"] == [position["view"]]
        assert (past["viewer"], past["asked"], past["move"]) == (seat, position["asked"], move)
        assert past["moves"] == len(here.live(table).sitting.running.actions)
    updates = here.anna.get(f"/api/tables/{table}/updates", cursor=here.live(table).sitting.number - 1, seat=0).json()
    last = here.anna.get(f"/api/tables/{table}/past", move=updates[-1]["position"]["moves"], seat=0).json()
    assert updates[-1]["events"][-len(last["events"]) :] == last["events"] != []


def test_others_look_back_as_spectators(here: Site) -> None:
    table = here.table("confucius")
    here.play(table, 8)
    told = here.boris.get(f"/api/tables/{table}/past", move=20).json()
    assert told["viewer"] == -1
    other = here.boris.get(f"/api/tables/{table}/past", move=20, seat=0)
    assert (other.status_code, other.json()["code"]) == (403, "not_seated")


@pytest.mark.parametrize("what", ["record", "verify", "past?move=1&open=true", "log?open=true"])
def test_a_running_game_tells_nothing_hidden(here: Site, what: str) -> None:
    table = here.table("china")
    here.play(table, 5)
    answer = here.anna.get(f"/api/tables/{table}/{what}")
    assert (answer.status_code, answer.json()["code"]) == (409, "not_over")


def test_a_table_by_invitation_is_not_looked_back_at_by_others(here: Site) -> None:
    table = here.table("china", public=False)
    here.play(table, 5)
    paths = [
        "record",
        "verify",
        "past?move=1",
        "log",
        "standings",
        "prospects",
        "details",
        "choices",
        "why-not/all",
        "why/3",
    ]
    for path in some(paths):
        answer = here.boris.get(f"/api/tables/{table}/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_table"), path
    invitation = here.house.invitation(table)
    assert here.boris.get(f"/api/tables/{table}/past", move=1, invitation=invitation).status_code == 200


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_open(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 2000)
    record = here.boris.get(f"/api/tables/{table}/record")
    assert record.headers["content-disposition"] == f'attachment; filename="{table}.record"'
    played = verify(parse_record(record.text, "record"))
    assert played.seed == here.live(table).sitting.seed
    told = here.boris.get(f"/api/tables/{table}/verify").json()
    assert told["holds"]
    assert told["seed"] == played.seed
    assert told["drawn"] == played.drawn > 0
    moves = len(played.actions)
    half = here.boris.get(f"/api/tables/{table}/past", move=moves // 2, open=True).json()
    assert half["viewer"] == -2
    rules, state = played.game.rules, played.before(moves // 2)
    assert half["views"] == [rules.view_numbers(rules.view(state, seat)) for seat in range(3)]
    assert half["ended"] is None
    end = here.boris.get(f"/api/tables/{table}/past", move=moves, seat=2).json()
    assert end["ended"]["totals"] == list(played.game.result(played.state).totals)
    assert here.boris.get(f"/api/tables/{table}/past", move=moves + 1).json()["code"] == "bad_value"


def test_what_somebody_changed_in_a_record_does_not_hold() -> None:
    whole = GOLDEN.read_text(encoding="utf-8")
    assert what_is_wrong(whole) == ""
    assert "commitment" in what_is_wrong(whole.replace("\nseed: ", "\nseed: x"))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_in_words_comes_in_parts(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 150)
    here.close_table(table)
    moves = len(here.live(table).sitting.table.actions)  # type: ignore[union-attr]
    lines, since = [], 0
    while since is not None:
        part = here.anna.get(f"/api/tables/{table}/log", since=since, open=True).json()
        assert 0 < len(part["lines"]) <= 200
        lines += part["lines"]
        since = part["next"]
    assert [line["number"] for line in lines] == list(range(1, moves + 1))
    assert any(line["seat"] is None for line in lines)
    assert all(line["clauses"] for line in lines if line["text"])
    assert sum(bool(line["text"]) for line in lines) > moves / 2
    first = next(line["number"] for line in lines if line["seat"] is not None)
    assert sum(bool(line["text"]) for line in lines[:first]) < first  # what is dealt in a row is told at once
    some_of_it = here.anna.get(f"/api/tables/{table}/log", since=first - 1, until=first, open=True).json()
    assert some_of_it["lines"] == lines[first - 1 : first]
    assert some_of_it["next"] is None
    assert here.anna.get(f"/api/tables/{table}/log", since=moves + 1).json()["code"] == "bad_value"


def test_whoever_takes_something_back_takes_it_out_of_the_past(here: Site) -> None:
    table = here.table("confucius")
    here.play(table, 20)
    before = here.live(table).sitting.running.actions[:]
    assert here.anna.post(f"/api/tables/{table}/take-back", {"to": len(before) - 6}).status_code == 200
    s = here.live(table).sitting
    told = here.anna.get(f"/api/tables/{table}/past", move=0).json()
    assert told["moves"] == len(s.running.actions) < len(before)
    assert here.anna.get(f"/api/tables/{table}/past", move=len(before)).json()["code"] == "bad_value"
