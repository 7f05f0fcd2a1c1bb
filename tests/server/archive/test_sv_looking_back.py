"""Looking back with open eyes: the position as it was, what came by itself then, whether the shuffle holds."""

from pathlib import Path

import pytest
from archive_hands import GAMES, Site

from guanxi.core import loops
from guanxi.core.game import game_named
from running import some

GOLDEN = Path(__file__).parents[2] / "confucius" / "golden" / "candidates-3-basic.record"


@pytest.mark.parametrize(("game", "options"), [("china", {}), ("confucius", {"advanced": "on"}), ("confucius", {})])
@pytest.mark.parametrize("seed", ["one", "two"])
def test_an_open_view_hides_nothing_and_changes_nothing(game: str, options: dict[str, str], seed: str) -> None:
    """Its numbers are those of the position; whatever a seat sees in full stands in them as that seat sees it."""
    found = game_named(game)
    chosen = found.options({"players": "4", **options})
    rules, state, hidden = found.rules, found.rules.start(chosen), 0
    for _, action in some(loops.random_game_actions(rules, chosen, seed)):
        rules.do(state, action)
        whole = rules.open_view(state)
        assert rules.to_bytes(rules.shown(whole)) == rules.to_bytes(state)
        numbers = rules.view_numbers(whole)
        views = [rules.view_numbers(rules.view(state, seat)) for seat in range(4)]
        for at, number in enumerate(numbers[2:], 2):
            seen = {view[at] for view in views}
            assert number in seen or seen == {0}  # hidden from everybody: what lies in a pile
            hidden += seen == {0} and number > 0
    assert hidden


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_told_as_it_was(here: Site, game: str) -> None:
    table = here.table(game)
    here.play(table, 10_000)
    running = here.live(table).sitting.table
    assert running is not None
    for move in (0, 40, len(running.actions) // 2, len(running.actions)):
        told = here.boris.get(f"/api/tables/{table}/past", move=move, open=True).json()
        rules = running.game.rules
        assert told["whole"] == rules.view_numbers(rules.open_view(running.before(move)))
    assert here.boris.get(f"/api/tables/{table}/past", move=3, watch=True).json()["whole"] is None


def test_nobody_sees_the_whole_of_a_running_game(here: Site) -> None:
    table = here.table("confucius")
    here.play(table, 10)
    seat = here.asked(table)
    assert here.anna.get(f"/api/tables/{table}/past", move=5, seat=seat).json()["whole"] is None


@pytest.mark.parametrize("game", GAMES)
def test_what_came_by_itself_is_told_as_it_was_then(here: Site, game: str) -> None:
    table = here.table(game)
    then = {}
    for _ in range(5):
        here.play(table, 12)
        move = len(here.live(table).sitting.running.actions)
        then[move] = here.anna.get(f"/api/tables/{table}/prospects", seat=0).json()["prospects"]
    for move, prospects in some(then.items()):
        assert here.anna.get(f"/api/tables/{table}/prospects", seat=0, move=move).json()["prospects"] == prospects
    assert any(then.values())
    assert here.anna.get(f"/api/tables/{table}/prospects", seat=0, move=99_999).json()["code"] == "bad_value"


def test_a_record_tells_what_came_and_whether_its_shuffle_holds(here: Site) -> None:
    record = here.anna.post("/api/archive", {"text": GOLDEN.read_text(encoding="utf-8")}).json()["id"]
    told = here.boris.get(f"/api/archive/{record}/prospects", move=60).json()
    assert (told["viewer"], bool(told["prospects"])) == (-1, True)
    whole = here.boris.get(f"/api/archive/{record}/verify").json()
    assert (whole["holds"], whole["text"], whole["record"]) == (True, "", f"/api/archive/{record}/record")
    assert whole["seed"]
    assert whole["drawn"] > 100
