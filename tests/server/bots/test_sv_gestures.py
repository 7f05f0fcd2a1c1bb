"""Gestures from a view alone: what follows in them is legal, and was decided on what the seat really sees then."""

import time
from types import SimpleNamespace
from typing import Any

import pytest
from pool_hands import spots

from guanxi.bots import bot_named
from guanxi.core.errors import InputError
from guanxi.core.game import Game, game_named, game_names
from guanxi.core.rng import Rng
from guanxi.server.bots.gestures import foreseer, gesture
from guanxi.server.bots.questions import MOST

NEVER = float("inf")
OPTIONS = {
    "china": ({"players": "3", "fortifications": "on"}, {"players": "5"}),
    "confucius": ({"players": "3"}, {"players": "5", "advanced": "on", "admiral": "on"}),
}


@pytest.mark.parametrize("name", game_names())
def test_what_is_foreseen_is_what_comes(name: str) -> None:
    game, lengths = game_named(name), list[int]()
    rules, bot = game.rules, bot_named("random", game_named(name), "any")
    for number, options in enumerate(OPTIONS[name]):
        for spot in list(spots(game, game.options(options), f"foreseen {number}"))[::4]:
            view = rules.view_from_bytes(spot.options, spot.view)
            after, state = foreseer(game, view, spot.seat), spot.state
            actions = gesture(game, "random", bot, view, NEVER)
            for action in actions:
                assert action in rules.legal(state)
                rules.do(state, action)
                seen = after(action)
                if seen is not None:
                    assert rules.view_bytes(seen) == rules.view_bytes(rules.view(state, spot.seat))
            assert rules.is_over(state) or rules.to_act(state) != spot.seat or len(actions) == MOST or seen is None
            lengths.append(len(actions))
    assert len(lengths) > 50
    assert max(lengths) > 3
    assert lengths.count(1) > 5


@pytest.mark.parametrize("name", game_names())
def test_no_new_action_is_begun_when_time_is_up(name: str) -> None:
    game = game_named(name)
    bot, rules = bot_named("random", game, "any"), game.rules
    spot = next(spot for spot in spots(game, game.options({"players": "3"}), "s"))
    view = rules.view_from_bytes(spot.options, spot.view)
    assert len(gesture(game, "random", bot, view, time.monotonic() - 1)) == 1


class Cards:
    """Two rules that matter here: the seat turns over a card, then acts again. Cards are dealt at random."""

    def deal(self, view: str, rng: Rng) -> list[str]:
        return ["hidden", str(rng.below(1 << 30))]

    def do(self, state: list[str], action: int) -> None:
        state[0] = state[1] if action == 1 else state[0]

    def is_over(self, state: list[str]) -> bool:
        return False

    def to_act(self, state: list[str]) -> int:
        return 0

    def view(self, state: list[str], seat: int) -> str:
        return state[0]

    def view_bytes(self, view: str) -> bytes:
        return view.encode()


def test_a_gesture_ends_where_something_is_revealed() -> None:
    game: Any = SimpleNamespace(rules=Cards())
    after = foreseer(game, "hidden", 0)
    assert after(0) == "hidden"
    assert after(1) is None


class Failing:
    """Knows one answer."""

    def __init__(self, answers: int) -> None:
        self.answers = answers

    def choose(self, view: object, legal: list[int]) -> int:
        self.answers -= 1
        if self.answers < 0:
            raise RuntimeError("no idea")
        return legal[0]


def test_a_player_that_fails_on_the_way_is_heard_so_far() -> None:
    game: Game = game_named("china")
    view = game.rules.view_from_bytes(
        *next((spot.options, spot.view) for spot in spots(game, game.options({"players": "3"}), "s"))
    )
    whole = gesture(game, "failing", Failing(MOST), view, NEVER)
    assert len(whole) > 1
    assert gesture(game, "failing", Failing(1), view, NEVER) == whole[:1]
    with pytest.raises(InputError):
        gesture(game, "failing", Failing(0), view, NEVER)


def test_when_the_game_is_over_nobody_is_asked() -> None:
    game = game_named("china")
    *_, last = spots(game, game.options({"players": "3"}), "to the end")
    rules, state = game.rules, last.state
    while not rules.is_over(state):
        rules.do(state, rules.legal(state)[0] if rules.to_act(state) >= 0 else rules.chance(state, Rng("s")))
    with pytest.raises(InputError):
        gesture(game, "random", bot_named("random", game, "s"), rules.view(state, 0), NEVER)
