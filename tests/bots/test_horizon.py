"""How far a search looks: to the end of so many own turns after this one, or to the end of the game."""

import pytest
from bots_hands import GAME_OF, VARIANTS, choices, player

from guanxi.bots.search import SearchBot
from guanxi.bots.tree import found
from guanxi.bots.weights import horizon_of
from guanxi.core.game import GAMES, Game, State

FAR = 1000  # turns: farther than any game


def searched(game: Game, state: State, simulations: int, horizon: int) -> SearchBot:
    bot = player(f"search:{simulations}", game, "horizon")
    assert isinstance(bot, SearchBot)
    bot.tree.horizon = horizon
    bot.think(game.view(state, game.to_act(state)), game.legal(state))
    return bot


@pytest.mark.parametrize("name", GAMES)
def test_a_search_looks_as_far_as_its_game_says(name: str) -> None:
    bot = player("search:5", GAME_OF[name], "horizon")
    assert isinstance(bot, SearchBot)
    assert bot.tree.horizon == horizon_of(GAME_OF[name]) > 0


@pytest.mark.parametrize("name", GAMES)
def test_the_farther_it_looks_the_more_it_sees(name: str) -> None:
    game = GAME_OF[name]
    state = choices(game, VARIANTS[name][0], "horizon", every=5)[0]
    judged = [int(searched(game, state, 3, horizon).tree.judge.judged) for horizon in (0, 1, 2)]
    assert judged[0] < judged[1] < judged[2]


@pytest.mark.parametrize("name", GAMES)
def test_at_the_end_of_a_game_there_is_nothing_to_judge(name: str) -> None:
    """Simulations that reach it come to who won; that is what remains when the first looks are taken away again.

    A chance is `(first + drift / total + worth) / (visits + 1)`, and the drift is what was won beyond the first looks.
    """
    game = GAME_OF[name]
    state = choices(game, VARIANTS[name][0], "horizon", every=5)[-1]
    players, seat, total = game.players(state), game.to_act(state), 5
    first = {action: chances[seat] for action, _, chances in found(searched(game, state, 1, FAR).tree, players)}
    rows = found(searched(game, state, total + 1, FAR).tree, players)
    assert sum(visits for _, visits, _ in rows) == total
    beyond = sum(chances[seat] * (visits + 1) - first[action] for action, visits, chances in rows)
    looked = sum(first[action] * visits for action, visits, _ in rows)
    won = (beyond + len(rows) * looked / total) / (1 + len(rows) / total)
    assert any(won * parts == pytest.approx(round(won * parts), abs=1e-9) for parts in range(1, players + 1))
    assert -1e-9 < won < total + 1e-9
