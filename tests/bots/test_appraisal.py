"""What is counted for computer players agrees with the rules."""

import pytest
from bots_hands import GAME_OF, VARIANTS, chances_of, choices, decisions, items_of

from guanxi.bots.judge import points_of
from guanxi.bots.weights import judge_of, pricer_of, weights_of
from guanxi.core import loops
from guanxi.core.game import Options, game_names
from guanxi.core.rng import Rng
from running import some

KINDS = [(name, dict(options)) for name in game_names() for options in VARIANTS[name]]
# The items that together are "if it ended now".
NOW = {"china": ("score", "provinces", "alliances", "chains"), "confucius": ("score", "posts", "titles")}


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_the_items_that_count_now_add_up_to_the_totals(name: str, options: Options) -> None:
    game = GAME_OF[name]
    for state in some(choices(game, dict(options), "items", every=9, mover="greedy")):
        items = items_of(game.minds.world(state))
        told = [sum(row[game.minds.appraised.index(item)] for item in NOW[name]) for row in items]
        assert told == game.rules.totals(state)


@pytest.mark.parametrize(("name", "options"), KINDS)
def test_a_world_answers_as_its_game(name: str, options: Options) -> None:
    game = GAME_OF[name]
    for state in some(choices(game, dict(options), "worlds", every=15)):
        world, seat = game.minds.world(state), game.rules.to_act(state)
        assert int(world.to_act()) == seat
        assert world.seen_by(seat) == game.rules.view_bytes(game.rules.view(state, seat))
        assert 0.0 <= world.stage() <= 1.0
        before = game.rules.to_bytes(state)
        world.do(game.rules.legal(state)[0])
        assert game.rules.to_bytes(state) == before
        dealt = game.minds.dealer(game.rules.view(state, seat)).deal(Rng("deal"))
        assert dealt.seen_by(seat) == game.rules.view_bytes(game.rules.view(state, seat))


@pytest.mark.parametrize("name", game_names())
def test_stages_go_about_evenly_from_the_beginning_to_the_end(name: str) -> None:
    """Or the weights of the end would hardly be used."""
    game, shares = GAME_OF[name], (0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 0.99)
    found = [0.0] * len(shares)
    for number in range(4):
        stages = [game.minds.world(state).stage() for state in decisions(game, {}, f"evenly-{number}", "greedy")]
        found = [total + stages[int(share * len(stages))] / 4 for total, share in zip(found, shares, strict=True)]
    assert found == sorted(found)
    assert found == pytest.approx(shares, abs=0.15)


@pytest.mark.parametrize("name", game_names())
def test_a_finished_game_is_judged_by_its_result(name: str) -> None:
    game = GAME_OF[name]
    for number in range(5):
        state, _ = loops.random_game(game.rules, game.options({}), f"over-{number}")
        winners = game.result(state).winners
        chances = chances_of(judge_of(game), game.minds.world(state))
        assert chances == [(seat in winners) / len(winners) for seat in range(4)]
        for judge in (judge_of(game), pricer_of(game)):
            assert points_of(judge, game.minds.world(state)) == game.rules.totals(state)


@pytest.mark.parametrize("name", game_names())
def test_chances_are_shares_and_grow_with_points(name: str) -> None:
    game = GAME_OF[name]
    judge = judge_of(game)
    for state in some(choices(game, {}, "chances", every=15)):
        chances, points = chances_of(judge, game.minds.world(state)), points_of(judge, game.minds.world(state))
        assert sum(chances) == pytest.approx(1.0)
        order = sorted(range(4), key=lambda seat: points[seat])
        assert order == sorted(range(4), key=lambda seat: (chances[seat], points[seat]))


@pytest.mark.parametrize("name", game_names())
def test_every_item_has_weights_and_prices_name_items(name: str) -> None:
    game = GAME_OF[name]
    weights, spread = weights_of(name)
    assert tuple(weights) == tuple(game.minds.appraised)
    assert all(len(knots) == 3 for knots in weights.values())
    assert len(spread) == 3
    assert min(spread) > 0
    state = choices(game, {}, "prices", every=20)[-1]
    greedy = points_of(pricer_of(game), game.minds.world(state))
    if name == "china":
        assert greedy == game.rules.totals(state)
