"""Whole moves and their reasons: complete, legal, told in a line, and true of the move."""

import re
from collections import Counter

import pytest
from bots_hands import GAME_OF, SEARCH, VARIANTS, choices, player

from guanxi.bots.moves import Move, Mover
from guanxi.bots.reasons import Reasons
from guanxi.bots.search import SearchBot
from guanxi.bots.weights import judge_of
from guanxi.core.game import Game, State, game_names
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from running import some

NAMES = ("Anna", "Boris", "Clara", "Dora", "Emil")


def moves(game: Game, state: State, top: int = 5) -> list[Move]:
    bot = player(SEARCH, game, "moves")
    assert isinstance(bot, SearchBot)
    view, names = game.rules.view(state, game.rules.to_act(state)), NAMES[: game.rules.players(state)]
    return Mover(bot, view, game.rules.legal(game.rules.shown(view)), names, USUAL).moves(top)


def after(game: Game, state: State, actions: tuple[int, ...]) -> State:
    copy = game.rules.copy(state)
    for action in actions:
        assert action in game.rules.legal(copy)
        game.rules.do(copy, action)
    return copy


@pytest.mark.once
@pytest.mark.parametrize("name", game_names())
def test_a_move_is_whole_and_its_figures_are_its_own(name: str) -> None:
    game = GAME_OF[name]
    for state in some(choices(game, VARIANTS[name][1], "moves", every=25)[:3]):
        found = moves(game, state)
        assert found
        assert len({move.actions for move in found}) == len(found)
        visits = [move.visits for move in found if move.visits is not None]
        assert visits == sorted(visits, reverse=True)
        for move in found:
            end = after(game, state, move.actions)
            seat = game.rules.to_act(state)
            if not game.rules.is_over(end) and game.rules.to_act(end) == seat:
                assert not game.minds.world(end).goes_on(), "something of it is still to be said"
            assert move.line
            assert move.sentence
            assert len(move.chances) == len(move.points) == game.rules.players(state)


@pytest.mark.once
def test_what_brings_nothing_at_once_is_compared_with_the_rest() -> None:
    game = GAME_OF["confucius"]
    states = some(choices(game, VARIANTS["confucius"][1], "moves", every=24)[:4])
    sentences = [move.sentence for state in states for move in moves(game, state)]
    assert any(re.fullmatch(r"better than the other choices for .+ \(\+\d\.\d\)", each) for each in sentences)
    assert not any(each.startswith("nothing at once, but it leaves") for each in sentences)


@pytest.mark.once
def test_the_line_of_a_move_can_be_typed() -> None:
    game = GAME_OF["china"]
    face = game.face(USUAL)
    for state in some(choices(game, VARIANTS["china"][1], "typed", every=25)[:3]):
        for move in some(moves(game, state)):
            assert tuple(face.parse(state, move.line)) == move.actions


def points(game: Game, state: State, seat: int) -> Counter[str]:
    """A seat's points by source, if it ended now."""
    found: Counter[str] = Counter()
    for item in game.positions.items(state)[seat]:
        found[item.source if " " in item.where else item.label] += item.points
    return found


def carried_out(game: Game, state: State, action: int) -> State:
    """The position after an action with its payment and targets, whichever."""
    seat, end = game.rules.to_act(state), after(game, state, (action,))
    while not game.rules.is_over(end) and game.rules.to_act(end) == seat and game.minds.world(end).goes_on():
        usual = game.minds.usual(end)
        game.rules.do(end, game.rules.legal(end)[0] if usual is None else usual)
    return end


@pytest.mark.parametrize("name", game_names())
def test_the_reason_names_what_the_move_changes(name: str) -> None:
    """The points of a reason are those that the sources of points tell before and after, for winner and loser."""
    game, taken = GAME_OF[name], 0
    for state in some(choices(game, VARIANTS[name][1], "reasons", every=8)):
        seat, count = game.rules.to_act(state), game.rules.players(state)
        reasons = Reasons(game, None, NAMES[:count], USUAL)
        for action in game.rules.legal(state)[::4]:
            end = carried_out(game, state, action)
            told = re.fullmatch(
                r"(takes .* from (\w+)|.*, as things stand) \(\+(\d+)\)(, but loses .* \(−(\d+)\): \+(\d+) in all)?",
                reasons.sentence(seat, state, end, []),
            )
            changes = [Counter(points(game, end, n)) for n in range(count)]
            for number, change in enumerate(changes):
                change.subtract(points(game, state, number))
            net = sum(changes[seat].values())
            assert bool(told) == (net > 0)
            if told:
                assert -int(told[5] or 0) == min(0, *changes[seat].values())
                assert int(told[6] or net) == net
                gains = [source for source, gain in changes[seat].items() if gain == int(told[3])]
                assert gains
                assert not told[2] or any(changes[NAMES.index(told[2])][source] < 0 for source in gains)
                taken += bool(told[2])
    assert taken, "nobody ever took anything"


@pytest.mark.parametrize("name", game_names())
@pytest.mark.clause("CN-INFO-01", "CF-INFO-01")
def test_why_another_moved_tells_nothing_hidden(name: str) -> None:
    """The same reason in every world that the viewer cannot tell from this one."""
    game = GAME_OF[name]
    rules, looked = game.rules, 0
    for state in some(choices(game, VARIANTS[name][1], "hidden", every=25)[:5]):
        seat, names = rules.to_act(state), NAMES[: rules.players(state)]
        viewer = (seat + 1) % len(names)
        reasons = Reasons(game, judge_of(game), names, USUAL)
        end = after(game, state, (rules.legal(state)[0],))
        views = [rules.view(each, viewer) for each in (state, end)]
        others = [rules.view(rules.deal(view, Rng("world")), viewer) for view in views]
        assert [rules.view_bytes(view) for view in others] == [rules.view_bytes(view) for view in views]
        assert reasons.between(seat, *views) == reasons.between(seat, *others)
        looked += 1
    assert looked


@pytest.mark.once
def test_cards_over_the_limit_are_discarded_in_one_move() -> None:
    game = GAME_OF["confucius"]
    given = {"phase": "discards", "chief_minister": "Anna", "hands": {"Anna": [1, 1, 2, 2, 2, 3, 3]}}
    table = game.positions.from_position(game.options({"players": "3"}), NAMES[:3], given, Rng("discards"))
    found = moves(game, table)
    assert all(len(move.actions) == 3 for move in found)
    assert not any("cubes" in move.sentence for move in found)  # of the next round: they come whatever is discarded


def hubu(**owners: str) -> State:
    """Seven officials of Hubu, those not given Anna's; eight points for the Minister, five for the Secretary."""
    game = GAME_OF["confucius"]
    officials = {f"hubu-{n}": {"owner": owners.get(f"n{n}", "Boris" if n % 2 else "Anna")} for n in range(1, 8)}
    given = {"officials": officials, "ministries": {"hubu": {"chits": [8, 5]}}}
    return game.positions.from_position(game.options({"players": "3"}), NAMES[:3], given, Rng("hubu"))


def test_a_post_that_is_won_for_a_better_one_is_no_gain() -> None:
    reasons = Reasons(GAME_OF["confucius"], None, NAMES[:3], USUAL)
    minister, secretary = hubu(n1="Anna"), hubu()
    assert reasons.sentence(0, minister, secretary, []) == (
        "as things stand, it costs 4 points, but it leaves more for later"  # with a title that hangs on the post
    )
    assert reasons.sentence(0, minister, secretary, [1.0]).endswith("(+1.0); as things stand, it costs 4 points")
    assert reasons.sentence(0, secretary, minister, []) == (
        "takes the Minister’s post in Hubu from Boris (+8), but loses the Secretary’s post in Hubu (−5): +4 in all"
    )
