"""Computer players see their view only: worlds that differ in what a seat cannot know get the same move from it."""

from typing import Any

import pytest
from arena_tasks import first_task
from bots_hands import EVERYBODY, GAME_OF, VARIANTS, choices, decisions, player

from guanxi.arena.match import play_match
from guanxi.bots import BOTS
from guanxi.core.game import View, game_names
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.simulation import play_bots

pytestmark = pytest.mark.once


@pytest.mark.parametrize(("name", "bot"), EVERYBODY)
def test_nobody_peeks(name: str, bot: str) -> None:
    """Two players with the same past, one of them in the true world and the other in one that only looks the same."""
    game, rng = GAME_OF[name], Rng(f"peek {bot}")
    one, other = (player(bot, game, "same") for _ in range(2))
    different = 0
    for state in choices(game, VARIANTS[name][0], bot, every=12):
        seat = game.rules.to_act(state)
        view = game.rules.view(state, seat)
        elsewhere = game.rules.deal(view, rng)
        seen = game.rules.view(elsewhere, seat)
        assert game.rules.view_bytes(seen) == game.rules.view_bytes(view)
        assert game.rules.legal(elsewhere) == game.rules.legal(state)
        different += game.rules.to_bytes(elsewhere) != game.rules.to_bytes(state)
        assert one.choose(view, game.rules.legal(state)) == other.choose(seen, game.rules.legal(elsewhere))
    assert different > 2


@pytest.mark.parametrize(("name", "bot"), EVERYBODY)
def test_the_same_seed_gives_the_same_moves(name: str, bot: str) -> None:
    game = GAME_OF[name]
    games = [decisions(game, VARIANTS[name][1], "again", bot) for _ in range(2)]
    for _ in range(12):
        one, other = (next(moves) for moves in games)
        assert game.rules.to_bytes(one) == game.rules.to_bytes(other)


@pytest.mark.parametrize("name", game_names())
def test_players_are_handed_views_and_never_states(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In simulations and in the arena; for the terminal see tests/commands/test_play.py."""
    seen: list[View] = []

    def spy(view: View, legal: list[int]) -> int:
        seen.append(view)
        return legal[-1]

    monkeypatch.setitem(BOTS, "spy", spy)
    play_bots(Table(GAME_OF[name], {"players": "3"}, ["a", "b", "c"], "spy"), ["spy", "random", "random"])
    simulated = len(seen)
    play_match(first_task("spy", "random", "random", game=name))
    assert 0 < simulated < len(seen)
    kinds: set[type[Any]] = {type(view) for view in seen}
    assert {(kind.__module__, kind.__name__) for kind in kinds} == {(f"guanxi.{name}.rules.view", "View")}
