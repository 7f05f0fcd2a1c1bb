"""A search stops when its clock says so, wherever it is, and still answers."""

import pytest
from bots_hands import GAME_OF, VARIANTS, choices, player, searcher

from guanxi.bots.search import SearchBot
from guanxi.bots.tree import EARLY, found
from guanxi.core.game import Game, State, game_names

pytestmark = pytest.mark.once


LATE = 1e18


class Clock:
    """Says early so many times, and late from then on; notes how many simulations there had been."""

    def __init__(self, bot: SearchBot, early: int) -> None:
        self.tree = bot.tree
        self.early = early
        self.noted: list[int] = []
        bot.tree.clock = self

    def __call__(self) -> float:
        self.noted.append(int(self.tree.simulations))
        return 0.0 if len(self.noted) <= self.early else LATE


def widest(game: Game) -> State:
    """A position with many legal actions."""
    positions = choices(game, VARIANTS[game.name][0], "clock", every=5)
    return max(positions, key=lambda state: len(game.rules.legal(state)))


def searched(game: Game, state: State, early: int) -> tuple[SearchBot, Clock]:
    bot = searcher("1s", game, "clock", [1.0])  # short simulations, so that many end within few questions
    clock = Clock(bot, early)
    bot.think(game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state))
    return bot, clock


@pytest.mark.parametrize("name", game_names())
def test_a_search_ends_when_its_clock_says_so_and_still_answers(name: str) -> None:
    """The clock is asked before every action that is valued but the very first, so that there is always an answer."""
    game = GAME_OF[name]
    state = widest(game)
    legal = game.rules.legal(state)
    for early in (1, 2, 3, 5, 8, 13, 21, len(legal) + 5, 3 * len(legal)):
        bot, clock = searched(game, state, early)
        assert len(clock.noted) == early + 1
        rows = found(bot.tree, game.rules.players(state))
        assert rows
        assert {action for action, _, _ in rows} <= set(legal)
        assert sum(visits for _, visits, _ in rows) <= int(bot.tree.simulations) <= len(clock.noted)
        if bot.tree.simulations > 0:
            assert {action for action, _, _ in rows} == set(legal)


def test_some_of_them_end_within_an_expansion() -> None:
    """Then no simulation has been finished since the clock was asked before."""
    game = GAME_OF["confucius"]
    state = widest(game)
    many = 3 * len(game.rules.legal(state))
    ends = [searched(game, state, early)[1].noted[-2:] for early in range(many, many + 40)]
    assert sum(before == last for before, last in ends) > 0
    assert sum(before < last for before, last in ends) > 0


def test_a_search_by_simulations_asks_no_clock() -> None:
    game = GAME_OF["china"]
    state = widest(game)
    bot = player("search:5", game, "clock")
    assert isinstance(bot, SearchBot)
    clock = Clock(bot, 0)
    bot.think(game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state))
    assert not clock.noted
    assert 0 < bot.tree.simulations <= 5


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(
    ("pace", "most"),
    [
        (0.002, 24),  # a free machine: 48 ms are enough for more than the floor
        (0.010, 10),  # a busy one: 48 ms are over after five, and ten are waited for
        (0.100, 3),  # one that is too slow: five times as long, and no longer
    ],
)
def test_simulations_have_a_floor_up_to_five_times_the_budget(name: str, pace: float, most: int) -> None:
    """Fifty milliseconds are worth ten simulations. A search that sees nothing else to do may end after sixteen."""
    game = GAME_OF[name]
    state = widest(game)
    bot = searcher("50ms", game, "floor", [1.0])
    bot.tree.clock = lambda: pace * int(bot.tree.simulations)
    bot.think(game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state))
    assert min(most, EARLY) <= int(bot.tree.simulations) <= most
