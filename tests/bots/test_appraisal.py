"""What is counted for computer players agrees with the rules."""

import pytest
from bots_hands import GAME_OF, VARIANTS, choices

from guanxi.bots.judge import chances_of, items_of, points_of
from guanxi.bots.weights import judge_of, pricer_of, weights_of
from guanxi.core.game import GAMES, Options
from guanxi.core.rng import Rng

KINDS = [(name, dict(options)) for name in GAMES for options in VARIANTS[name]]
# The items that together are "if it ended now".
NOW = {"china": ("score", "provinces", "alliances", "chains"), "confucius": ("score", "posts", "titles")}


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_the_items_that_count_now_add_up_to_the_totals(name: str, options: Options) -> None:
    game = GAME_OF[name]
    for state in choices(game, dict(options), "items", every=9, mover="greedy"):
        items = items_of(game.world(state))
        told = [sum(row[game.appraised.index(item)] for item in NOW[name]) for row in items]
        assert told == game.totals(state)


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_a_world_answers_as_its_game(name: str, options: Options) -> None:
    game = GAME_OF[name]
    for state in choices(game, dict(options), "worlds", every=15):
        world, seat = game.world(state), game.to_act(state)
        assert int(world.to_act()) == seat
        assert world.seen_by(seat) == game.view_bytes(game.view(state, seat))
        assert 0.0 <= world.stage() <= 1.0
        before = game.to_bytes(state)
        world.do(game.legal(state)[0])
        assert game.to_bytes(state) == before
        dealt = game.dealer(game.view(state, seat)).deal(Rng("deal"))
        assert dealt.seen_by(seat) == game.view_bytes(game.view(state, seat))


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_game_is_judged_by_its_result(name: str) -> None:
    game = GAME_OF[name]
    for number in range(5):
        state, _ = game.random_game(game.options({}), f"over-{number}")
        winners = game.result(state).winners
        chances = chances_of(judge_of(game), game.world(state))
        assert chances == [(seat in winners) / len(winners) for seat in range(4)]
        for judge in (judge_of(game), pricer_of(game)):
            assert points_of(judge, game.world(state)) == game.totals(state)


@pytest.mark.parametrize("name", GAMES)
def test_chances_are_shares_and_grow_with_points(name: str) -> None:
    game = GAME_OF[name]
    judge = judge_of(game)
    for state in choices(game, {}, "chances", every=15):
        chances, points = chances_of(judge, game.world(state)), points_of(judge, game.world(state))
        assert sum(chances) == pytest.approx(1.0)
        order = sorted(range(4), key=lambda seat: points[seat])
        assert order == sorted(range(4), key=lambda seat: (chances[seat], points[seat]))


@pytest.mark.parametrize("name", GAMES)
def test_every_item_has_weights_and_prices_name_items(name: str) -> None:
    game = GAME_OF[name]
    weights, spread = weights_of(name)
    assert tuple(weights) == tuple(game.appraised)
    assert all(len(knots) == 3 for knots in weights.values())
    assert len(spread) == 3
    assert min(spread) > 0
    state = choices(game, {}, "prices", every=20)[-1]
    greedy = points_of(pricer_of(game), game.world(state))
    if name == "china":
        assert greedy == game.totals(state)
