"""What workers answer: guests and stand-ins, hints and reasons. Asked without a process, and once through one."""

import asyncio
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pool_hands import Spot, ends, first_spot, spots, started

from guanxi.bots.guests.host import Guest
from guanxi.bots.reasons import Reasons
from guanxi.bots.weights import judge_of
from guanxi.core import finding
from guanxi.core.errors import InputError
from guanxi.core.game import game_named, game_names
from guanxi.core.languages import USUAL
from guanxi.server.bots import levels
from guanxi.server.bots.bench import Bench
from guanxi.server.bots.pool import BotFailed, Pool
from guanxi.server.bots.questions import Advice, Failed, Hint, Sentence, Think, Thought, Why
from guanxi.server.bots.thinking import answered
from guanxi.server.bots.worker import __name__ as worker_name
from running import some

EXAMPLE = Path(__file__).parents[3] / "examples" / "goofspiel"
GUESTS = """
import time
def last(view, legal):
    "Takes the last action."
    return legal[-1]
def lost(view, legal):
    raise RuntimeError("I hold a red card")
"""
POINTS = """[guanxi.bots]
sv-last = sv_guests:last
sv-lost = sv_guests:lost
sv-missing = sv_guests:missing
[guanxi.games]
goofspiel = goofspiel.game:GAME
"""


@pytest.fixture
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Some players and a game of other packages, installed."""
    (tmp_path / "sv_guests.py").write_text(GUESTS)
    info = tmp_path / "sv_guests-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sv-guests\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(EXAMPLE))
    monkeypatch.syspath_prepend(str(tmp_path))
    _forget()
    yield
    _forget()


def _forget() -> None:
    for known in (finding.entries, finding.package_of, levels.cost_of):
        known.cache_clear()


@pytest.fixture
def bench() -> Iterator[Bench]:
    found = Bench()
    yield found
    found.close()


def question(spot: Spot, bot: str, seed: str = "seed", number: int = 7, **more: Any) -> Think:
    given = {"limit": 60.0, "view": spot.view, **more}
    return Think(1, given["limit"], spot.game.name, dict(spot.options), bot, seed, given["view"], number)


def hint(spot: Spot, seconds: float = 0.02) -> Hint:
    return Hint(1, 60.0, spot.game.name, dict(spot.options), spot.view, spot.names, "en", seconds)


def goofspiel() -> Spot:
    game = game_named("goofspiel")
    return next(spots(game, game.options({"players": "3"}), "s"))


def processes_of(bench: Bench) -> list[int]:
    return [bot._process.pid for bot in bench._kept.values() if isinstance(bot, Guest)]


@pytest.mark.usefixtures("guests")
def test_guests_play_and_who_fails_is_replaced_by_a_clerk(bench: Bench) -> None:
    spot = first_spot()
    last = answered(bench, question(spot, "sv-last"))
    assert isinstance(last, Thought)
    assert last.actions[0] == spot.game.rules.legal(spot.state)[-1]
    assert last.instead == ""
    clerk = answered(bench, question(spot, "clerk"))
    assert isinstance(clerk, Thought)
    for name in some(("sv-lost", "sv-missing", "nobody")):
        assert answered(bench, question(spot, name)) == Thought(1, clerk.actions, "clerk")


@pytest.mark.usefixtures("guests")
def test_a_game_that_nobody_can_judge_is_played_at_random(bench: Bench) -> None:
    spot = goofspiel()
    found = answered(bench, question(spot, "chancellor"))
    assert isinstance(found, Thought)
    assert found.instead == "random"
    assert answered(bench, question(spot, "random")) == Thought(1, found.actions)
    assert answered(bench, hint(spot)) == Failed(1, "refused")
    why = Why(1, 60.0, "goofspiel", dict(spot.options), "sv-last", 0, spot.view, spot.view, spot.names, "en")
    assert answered(bench, why) == Sentence(1, "nothing at once, but it leaves more for later")


@pytest.mark.usefixtures("guests")
def test_few_guests_are_kept_and_those_that_leave_end() -> None:
    bench, spot = Bench(seats=4, guests=2), first_spot()
    seen = set[int]()
    for seed in some("abc"):
        answered(bench, question(spot, "sv-last", seed))
        seen |= set(processes_of(bench))
    assert len(seen) == 3
    assert len(processes_of(bench)) == 2
    for seed in some("defghi"):
        answered(bench, question(spot, "random", seed))
    assert len(bench._kept) == 4
    bench.close()
    assert all(ends(process) for process in seen)


def test_a_player_that_is_asked_again_is_the_same_one(bench: Bench) -> None:
    spot = first_spot()
    options = dict(spot.options)
    first = bench.player("china", "apprentice", "a", options)
    assert bench.player("china", "apprentice", "a", dict(reversed(options.items()))) is first
    assert bench.player("china", "apprentice", "b", options) is not first
    with pytest.raises(InputError):
        bench.player("china", "nobody", "a", options)


def test_the_number_makes_another_choice(bench: Bench) -> None:
    spot = first_spot()
    told = {str(answered(bench, question(spot, "random", number=number))) for number in range(10)}
    assert len(told) > 5


@pytest.mark.parametrize("name", game_names())
def test_a_hint_is_a_whole_legal_move_with_a_reason(name: str, bench: Bench) -> None:
    spot = first_spot(name, after=4)
    found = answered(bench, hint(spot))
    assert isinstance(found, Advice)
    for action in some(found.actions):
        assert action in spot.game.rules.legal(spot.state)
        spot.game.rules.do(spot.state, action)
    assert found.sentence
    assert found.line
    assert len(found.chances) == 3


@pytest.mark.parametrize("name", game_names())
def test_a_reason_is_that_of_somebody_who_looks_on(name: str, bench: Bench) -> None:
    spot = first_spot(name, after=4)
    game, rules, before = spot.game, spot.game.rules, spot.game.rules.view(spot.state, -1)
    thought = answered(bench, question(spot, "planner"))
    assert isinstance(thought, Thought)
    for action in thought.actions:
        rules.do(spot.state, action)
    after = rules.view(spot.state, -1)
    views = rules.view_bytes(before), rules.view_bytes(after)
    for bot, expected in some(
        {
            "planner": Reasons(game, judge_of(game), spot.names, "en").between(spot.seat, before, after),
            "random": "any move, for it does not think",
        }.items()
    ):
        why = Why(1, 60.0, name, dict(spot.options), bot, spot.seat, *views, spot.names, "en")
        assert answered(bench, why) == Sentence(1, expected)


def test_what_cannot_be_asked_is_said_and_nothing_of_the_game(bench: Bench) -> None:
    spot = first_spot()
    assert answered(bench, question(spot, "random", view=b"")).code == "broken"  # type: ignore[union-attr]
    told = answered(bench, question(spot, "random", view=spot.view[:-1]))
    assert isinstance(told, Failed)
    assert told.where.rpartition(":")[2].isdigit()
    nowhere = Think(1, 60.0, "chess", {}, "random", "s", b"", 0)
    assert answered(bench, nowhere) == Failed(1, "refused")


@pytest.mark.usefixtures("guests")
def test_the_same_through_processes_which_all_end() -> None:
    spot = first_spot()
    names = spot.names

    async def played(pool: Pool) -> None:
        told = await asyncio.gather(*(spot.think(pool, name) for name in ("sv-last", "sv-lost", "clerk")))
        assert [each.instead for each in told] == ["", "clerk", ""]
        assert told[1].actions == told[2].actions
        advice = await pool.hint("china", spot.options, spot.view, names, "en", 0.02)
        assert advice.actions[0] in spot.game.rules.legal(spot.state)
        args = ("china", spot.options, "random", spot.seat, spot.view, spot.view, names, "en")
        assert await pool.why(*args) == "any move, for it does not think"
        other = goofspiel()
        assert (await other.think(pool, "random")).actions
        with pytest.raises(BotFailed, match="refused"):
            await pool.hint("goofspiel", other.options, other.view, other.names, "en")

    async def run() -> list[int]:
        async with started(2, program=worker_name) as pool:
            await played(pool)
            return [child for worker in pool.pids for child in children(worker)]

    found = asyncio.run(run())
    assert len(found) == 2
    assert all(ends(process) for process in found)


def children(process: int) -> list[int]:
    if sys.platform != "linux":
        pytest.skip("looks into /proc")
    tasks = Path(f"/proc/{process}/task")
    return [int(word) for task in os.listdir(tasks) for word in (tasks / task / "children").read_text().split()]  # noqa: PTH208


@pytest.mark.usefixtures("guests")
def test_who_may_be_chosen() -> None:
    game = game_named("china")
    rows = {row.name: row for row in levels.offered(game, USUAL)}
    assert rows["clerk"].sort == "level"
    assert rows["clerk"].about
    assert not rows["clerk"].slow
    assert rows["chancellor"].slow
    assert rows["random"].sort == "kind"
    assert rows["envoy"].sort == "character"
    assert (rows["sv-last"].sort, rows["sv-last"].about, rows["sv-last"].slow) == (
        "guest",
        "Takes the last action.",
        True,
    )
    assert levels.stand_in(game) == "clerk"
    other = game_named("goofspiel")
    assert (
        [row.name for row in levels.offered(other, USUAL) if row.sort != "guest"]
        == ["random"]
        == [levels.stand_in(other)]
    )


@pytest.mark.usefixtures("guests")
def test_names_are_checked_with_a_reason() -> None:
    game = game_named("china")
    for name in some(("random", "clerk@envoy", "search:200ms", "search:5s", "search:1000", "chancellor", "sv-last")):
        levels.check(name, game)
    for name, told in some(
        {
            "nobody": 'there is no computer player "nobody"',
            "clerk@nobody": 'no character "nobody"',
            "search:6s": "a player thinks for 5s, or 1000 simulations at most",
            "search:1001": "a player thinks for 5s",
            "planner:1s": "only search has a budget",
            "x" * 200: "80 letters at most",
        }.items()
    ):
        with pytest.raises(InputError, match=told):
            levels.check(name, game)
    with pytest.raises(InputError, match="random plays it"):
        levels.check("clerk", game_named("goofspiel"))


@pytest.mark.usefixtures("guests")
def test_what_players_take() -> None:
    for name in some(("random", "greedy", "planner", "magistrate", "clerk@envoy", "nobody", "search:")):
        assert not levels.cost_of(name).slow
    assert (
        levels.cost_of("search").seconds < levels.cost_of("chancellor").seconds == levels.cost_of("search:1s").seconds
    )
    assert levels.cost_of("search:200") == levels.cost_of("chancellor@envoy")
    assert levels.cost_of("sv-last").guest
