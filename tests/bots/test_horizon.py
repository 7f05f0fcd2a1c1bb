"""How far a search looks: to the end of so many own turns after this one, each believed after some visits."""

import pytest
from bots_hands import GAME_OF, VARIANTS, choices, player, searcher

from guanxi.bots.search import SearchBot
from guanxi.bots.tree import Tree, found
from guanxi.bots.weights import doubt_of
from guanxi.core.game import Game, State, game_names

pytestmark = pytest.mark.once


NONE, ALL = 1e-9, 1e12  # visits until half is believed


def searched(game: Game, state: State, simulations: int, doubt: list[float]) -> Tree:
    bot = searcher(str(simulations), game, "horizon", doubt)
    bot.think(game.rules.view(state, game.rules.to_act(state)), game.rules.legal(state))
    return bot.tree


def first_looks(game: Game, state: State) -> dict[int, float]:
    """The chances that actions seem to give the seat to act, before any simulation went through them."""
    tree = searched(game, state, 1, [1.0])
    return {action: chances[game.rules.to_act(state)] for action, _, chances in found(tree, game.rules.players(state))}


@pytest.mark.parametrize("name", game_names())
def test_a_search_looks_as_far_as_its_game_says(name: str) -> None:
    bot = player("search:5", GAME_OF[name], "horizon")
    assert isinstance(bot, SearchBot)
    doubt = doubt_of(GAME_OF[name])
    assert bot.tree.horizon == len(doubt) > 0
    assert min(doubt) > 0


@pytest.mark.parametrize("name", game_names())
def test_the_farther_it_looks_the_more_it_sees(name: str) -> None:
    game = GAME_OF[name]
    state = choices(game, VARIANTS[name][0], "horizon", every=5)[0]
    judged = [int(searched(game, state, 3, [1.0] * turns).judge.judged) for turns in (1, 2, 3)]
    assert judged[0] < judged[1] < judged[2]


@pytest.mark.parametrize("name", game_names())
def test_at_the_end_of_a_game_there_is_nothing_to_judge(name: str) -> None:
    """Simulations that reach it come to who won: without doubt, a chance is the share of them that were won."""
    game = GAME_OF[name]
    state = choices(game, VARIANTS[name][0], "horizon", every=5)[-1]
    players, seat = game.rules.players(state), game.rules.to_act(state)
    rows = [row for row in found(searched(game, state, 6, [NONE] * 20), players) if row[1] > 0]
    assert sum(visits for _, visits, _ in rows) == 5
    for _, visits, chances in rows:
        won = chances[seat] * visits
        assert any(won * parts == pytest.approx(round(won * parts), abs=1e-6) for parts in range(1, players + 1))
        assert -1e-6 < won < visits + 1e-6


@pytest.mark.parametrize("name", game_names())
def test_what_is_doubted_does_not_count(name: str) -> None:
    """With doubt enough, simulations move all actions alike, and they stay as far apart as at first sight."""
    game = GAME_OF[name]
    state = choices(game, VARIANTS[name][0], "horizon", every=5)[1]
    first, seat = first_looks(game, state), game.rules.to_act(state)
    doubted = found(searched(game, state, 20, [ALL, ALL]), game.rules.players(state))
    moved = [chances[seat] - first[action] for action, _, chances in doubted]
    assert moved == pytest.approx([moved[0]] * len(moved), abs=1e-6)
    believed = found(searched(game, state, 20, [NONE, NONE]), game.rules.players(state))
    apart = [chances[seat] - first[action] for action, visits, chances in believed if visits > 0]
    assert max(apart) - min(apart) > 1e-3


@pytest.mark.parametrize("name", game_names())
def test_a_turn_that_is_doubted_leaves_those_before_it_believed(name: str) -> None:
    """Nothing else than the turns before it: as if the search had not looked so far."""
    game = GAME_OF[name]
    state = choices(game, VARIANTS[name][0], "horizon", every=5)[1]
    players, seat = game.rules.players(state), game.rules.to_act(state)
    near = {row[0]: row[2][seat] for row in found(searched(game, state, 2, [1.0]), players)}
    far = {row[0]: row[2][seat] for row in found(searched(game, state, 2, [1.0, ALL]), players)}
    moved = [far[action] - near[action] for action in near]
    assert moved == pytest.approx([moved[0]] * len(moved), abs=1e-6)
