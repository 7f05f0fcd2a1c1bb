"""Players of other packages: found as entry points, asked with care, and named when they fail."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from arena_tasks import first_task
from bots_hands import GAME_OF, Last, asked, choices, eager

from guanxi.arena.match import play_match
from guanxi.bots import BOTS, bot_named, guests, is_guest, tools
from guanxi.bots.guests import Function
from guanxi.bots.guests.host import Guest
from guanxi.bots.listing import listing
from guanxi.cli import main
from guanxi.core.errors import InputError
from guanxi.core.game import Game, game_names
from guanxi.core.record import read_record, verify
from guanxi.core.table import Table
from guanxi.simulation import play_bots
from running import some

pytestmark = pytest.mark.once

CHINA = GAME_OF["china"]


@pytest.fixture(autouse=True)
def entries(monkeypatch: pytest.MonkeyPatch) -> None:
    """What other packages have registered."""
    ours = {"eager": "eager", "last": "Last", "lost": "lost", "broken": "Broken", "nothing": "nothing"}
    named = {**ours, **dict.fromkeys(("planner", "clerk", "odd:name"), "Last")}
    values = {**{name: f"bots_hands:{value}" for name, value in named.items()}, "gone": "no_such_module:Bot"}
    found = [EntryPoint(name, value, guests.GROUP) for name, value in values.items()]
    monkeypatch.setattr(guests, "entry_points", lambda group: found if group == guests.GROUP else [])


def test_a_function_and_a_maker_are_told_apart() -> None:
    assert isinstance(guests.made("eager", eager, CHINA, "s"), Function)
    last = guests.made("last", Last, CHINA, "s")
    assert isinstance(last, Last)
    assert (last.game, last.seed) == (CHINA, "s")


def test_they_answer_from_processes_of_their_own() -> None:
    options = CHINA.options({"players": "3"})
    state = choices(CHINA, {"players": "3"}, "guests", every=30)[0]
    last = bot_named("last", CHINA, "s", options)
    assert isinstance(last, Guest)
    assert asked(last, CHINA, state) == CHINA.rules.legal(state)[-1]
    assert asked(bot_named("eager", CHINA, "s", options), CHINA, state) == asked(Function(eager), CHINA, state)
    assert is_guest("last")
    assert not any(map(is_guest, ("planner", "clerk", "search:1s", "nobody", "odd:name")))


def test_our_own_players_keep_their_names() -> None:
    assert not isinstance(bot_named("planner", CHINA, ""), Guest)
    assert not isinstance(bot_named("clerk", CHINA, ""), Guest)
    told = listing(CHINA, "en").warnings
    assert 'an entry point is called "planner": guanxi has a player of that name, and keeps it' in told
    assert any("'odd:name'" in warning and "left out" in warning for warning in told)
    assert any('"gone" (no_such_module:Bot) cannot be loaded: ModuleNotFoundError' in warning for warning in told)


def test_they_are_listed_with_their_first_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert ("eager", "eager", "Leads by as much as it can.") in listing(CHINA, "en").others
    assert main(["bots", "china"]) == 0
    shown = capsys.readouterr().out
    assert "  eager   Leads by as much as it can.\n" in shown
    assert "  lost    says nothing about itself\n" in shown
    assert "warning: an entry point is called" in shown


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("broken", 'the computer player "broken" cannot be made: ValueError: out of order'),
        ("gone", '"gone" .* cannot be loaded: ModuleNotFoundError'),
        ("nothing", "neither a function nor a class"),
        ("odd:name", "no computer player"),
        ("nobody", "eager, last, lost"),
        ("eager@envoy", "no computer player"),
    ],
)
def test_what_cannot_be_made(name: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        bot_named(name, CHINA, "")


def test_they_play_and_stand_in_the_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = [word for bot in ("eager", "last", "search:1") for word in ("--seat", bot)]
    assert main(["simulate", "china", "--games", "1", *seats, "--records", str(tmp_path)]) == 0
    (path,) = tmp_path.glob("*.record")
    record = read_record(path)
    assert record.bots == ["eager", "last", "search:1"]
    assert record.players == ["eager", "last", "search 1"]
    verify(record)


def test_one_that_fails_is_named_by_simulate_and_counted_by_the_arena(capsys: pytest.CaptureFixture[str]) -> None:
    seats = [word for bot in ("lost", "random", "random") for word in ("--seat", bot)]
    assert main(["simulate", "china", "--games", "1", *seats]) == 2
    assert 'the computer player "lost" went wrong: RuntimeError: no idea' in capsys.readouterr().err
    outcome, _ = play_match(first_task("lost", "random", "random"))
    clock = outcome.clocks[outcome.entrants.index(0)]
    assert clock.illegal == clock.asked > 10
    assert clock.fault == "RuntimeError: no idea"


@pytest.mark.parametrize("name", game_names())
def test_the_tools_answer_from_a_view(name: str) -> None:
    game = GAME_OF[name]
    for state in some(choices(game, {"players": "3"}, "tools", every=30)):
        seat, legal = game.rules.to_act(state), game.rules.legal(state)
        view = game.rules.view(state, seat)
        assert tools.game_of(view) is game
        assert tools.seat_of(view) == seat
        assert tools.lines(view, legal) == {action: game.notation.write(state, action) for action in legal}
        assert len(tools.totals_after(view, legal[0])) == game.rules.players(state)
        assert tools.lead_after(view, legal[0]) == tools.lead_after(view, legal[0])
        assert [len(row) for row in tools.chances_after(view, legal)] == [game.rules.players(state)] * len(legal)


def test_no_player_is_told_the_seed_of_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is the shuffle."""
    told: list[str] = []

    class Curious(Last):
        def __init__(self, game: Game, seed: str) -> None:
            super().__init__(game, seed)
            told.append(seed)

    monkeypatch.setitem(BOTS, "curious", Curious)
    game = GAME_OF["china"]
    play_bots(
        Table(game, {"players": "3"}, ["Ana", "Ben", "Cai"], seed="the shuffle"), ["curious", "random", "curious"]
    )
    assert len(set(told)) == 2
    assert all("shuffle" not in seed and len(seed) == 64 for seed in told)
