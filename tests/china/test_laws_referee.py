"""The second opinion: a referee (`naive.py`) and a scorer written from the clauses alone, who agree with the engine."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import naive
import naive_scorer
import pytest
from china_trial import each_configuration, examples, kind_of, names_of, notations, numbers, play
from digest_games import CONFIGURATIONS
from hypothesis import given
from hypothesis import strategies as st

from guanxi.china.doors.boards.file import shipped_board
from guanxi.china.game import GAME
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.rng import Rng
from running import some
from trying import games


def assert_agreed(state: State, names: Sequence[str], referee: naive.Referee) -> None:
    """Engine and referee tell the same position, refuse the same actions for the same clauses."""
    position = GAME.positions.position(state, names)
    told = referee.told()
    assert naive.comparable(position) == told
    assert position["limits"] == naive_scorer.limits(referee.p)
    now_and_then = position["turns"] % 10 == 0 or position["over"]
    for seat, name in enumerate(["chance", *names], start=CHANCE):
        if now_and_then or (name == position["to_act"] and seat != CHANCE):
            for action, notation in enumerate(notations(state)):
                assert GAME.rules.why_not(state, seat, action) == naive.why_not(referee.p, name, notation), notation


def assert_scored(state: State, names: Sequence[str], earlier: bool = False) -> None:
    """Totals, places and their sources are those of the second scorer."""
    position = GAME.positions.position(state, names)
    sources = naive_scorer.final_points(position)
    totals = {name: sum(points.values()) for name, points in sources.items()}
    if earlier:
        totals = position["scores"] if position["over"] else naive_scorer.totals(position)
    assert position["totals"] == totals
    assert position["places"] == naive_scorer.places(position, totals)
    for name in names:
        roads_of = {label: points for label, points in position["items"][name].items() if label.startswith("chain ")}
        graph = naive_scorer.road_graph(position, name)
        points, cut = naive_scorer.best_cut(graph, position["fortifications"])
        assert sum(roads_of.values()) == points
        assert list(roads_of) == [" ".join(["chain", *chain]) for chain in cut]
        rest = {label: points for label, points in position["items"][name].items() if label not in roads_of}
        rest.pop("earlier", None)
        assert rest == {source: points for source, points in sources[name].items() if source != "roads"}
        assert sum(position["items"][name].values()) == totals[name]


def follow(options: Options, names: Sequence[str], number: int, state: State = None) -> State:
    """Play a game to its end under the eyes of both referees, from its first turn or from a position."""
    referee = None
    for now, action in play(options, number, state):
        state = now
        if now.turns == 0:
            continue  # dealing
        referee = referee or naive.Referee(GAME.positions.position(now, names))
        assert_agreed(now, names, referee)
        if action >= 0:
            referee.play(GAME.notation.write(now, action))
    return state


@pytest.mark.clause(
    *("CN-TURN-01", "CN-TURN-02", "CN-TURN-03", "CN-TURN-04", "CN-TURN-05", "CN-CARD-01", "CN-CARD-02", "CN-CARD-03"),
    *("CN-CARD-04", "CN-CARD-05", "CN-CARD-06", "CN-CARD-07", "CN-CARD-08", "CN-CARD-09", "CN-PLACE-01", "CN-PLACE-02"),
    *("CN-PLACE-03", "CN-PLACE-04", "CN-PLACE-05", "CN-PLACE-06", "CN-PLACE-07", "CN-PLACE-08", "CN-PLACE-09"),
    *("CN-PLACE-10", "CN-PLACE-11", "CN-EMIS-02", "CN-EMIS-03", "CN-EMIS-04", "CN-EMIS-05", "CN-EMIS-06", "CN-EMIS-07"),
    *("CN-EMIS-08", "CN-EMIS-09", "CN-PAL-01", "CN-PAL-02", "CN-PAL-03", "CN-PAL-13", "CN-DRAW-01", "CN-DRAW-02"),
    *("CN-DRAW-03", "CN-DRAW-04", "CN-DRAW-05", "CN-DRAW-06", "CN-DRAW-07", "CN-DRAW-08", "CN-DRAW-09", "CN-DRAW-10"),
    *("CN-DRAW-11", "CN-DRAW-12", "CN-DRAW-13", "CN-DRAW-14", "CN-EXCH-01", "CN-EXCH-02", "CN-EXCH-03", "CN-EXCH-04"),
    *("CN-EXCH-05", "CN-EXCH-06", "CN-EXCH-07", "CN-END-01", "CN-END-02", "CN-END-03", "CN-FORT-01", "CN-FORT-02"),
    *("CN-FORT-03", "CN-FORT-04", "CN-FORT-05", "CN-FORT-06", "CN-FORT-07", "CN-FORT-08", "CN-FORT-09", "CN-FORT-10"),
    *("CN-FORT-18", "CN-FINAL-01"),
)
@each_configuration
def test_a_second_referee_follows_every_move_and_refuses_the_same(options: Options) -> None:
    names = names_of(options)
    for number in some(numbers(options, 2, 1500)):
        state = follow(options, names, number)
        assert_scored(state, names)


@pytest.mark.clause(
    *("CN-PAL-04", "CN-PAL-05", "CN-PAL-06", "CN-PAL-07", "CN-PAL-08", "CN-PAL-09", "CN-PAL-10", "CN-PAL-11"),
    *("CN-PAL-12", "CN-PAL-14", "CN-PAL-15", "CN-FINAL-02", "CN-FINAL-03", "CN-FINAL-04", "CN-FINAL-05", "CN-ALLY-01"),
    *("CN-ALLY-03", "CN-ALLY-04", "CN-ALLY-05", "CN-ALLY-06", "CN-ALLY-07", "CN-ALLY-08", "CN-ALLY-09", "CN-ROAD-01"),
    *("CN-ROAD-03", "CN-ROAD-05", "CN-ROAD-07", "CN-ROAD-08", "CN-ROAD-12", "CN-FORT-11", "CN-FORT-12", "CN-FORT-13"),
    *("CN-FORT-14", "CN-FORT-15", "CN-FORT-16", "CN-FORT-17", "CN-WIN-01", "CN-WIN-02", "CN-WIN-03", "CN-WIN-05"),
)
@each_configuration
def test_a_second_scorer_finds_the_same_points(options: Options) -> None:
    names = names_of(options)
    for number in some(numbers(options, 16, 12_500)):
        for state, action in some(play(options, number)):
            if action < 0 or (state.turns % 25 == 0 and state.turns > 0 and kind_of(action) == "pay"):
                assert_scored(state, names)


def stand_anywhere(rng: Random, limits: dict[str, int], names: Sequence[str]) -> dict[str, dict[str, int]]:
    """Emissaries of anybody up to these limits, as far as they go."""
    bag = [name for name in names for _ in range(8)]
    rng.shuffle(bag)
    standing: dict[str, Counter[str]] = {}
    for province, limit in limits.items():
        standing[province] = Counter(bag[:limit])
        del bag[:limit]
    return {province: dict(counts) for province, counts in standing.items()}


@st.composite
def crowded(draw: Callable[..., Any]) -> tuple[Options, dict[str, Any], int]:
    """A board with few free spaces, if any, and few pieces left: where games end on dead boards."""
    options = draw(st.sampled_from(CONFIGURATIONS))
    names = names_of(options)
    rng = Random(draw(st.integers(0, 2**32)))
    spaces = [space.id for space in shipped_board("a" if options["side"] == "3-4" else "b").spaces]
    taken = rng.sample(spaces, len(spaces) - draw(st.integers(0, 3)))
    bag = rng.sample([name for name in names for _ in range(20)], len(taken))
    palaces = dict(zip(taken, bag, strict=True))
    counts = Counter((space.partition("-")[0], owner) for space, owner in palaces.items())
    limits = {home: max(count for (where, _), count in counts.items() if where == home) for home, _ in counts}
    short = draw(st.sampled_from([(0,), (0, 0, 0, 0, 1), (0, 1)]))
    emissaries = stand_anywhere(rng, {home: limit - rng.choice(short) for home, limit in limits.items()}, names)
    given: dict[str, Any] = {"palaces": palaces, "emissaries": emissaries, "to_act": rng.choice(names)}
    given["exhaustions"] = draw(st.integers(0, 2))
    if given["exhaustions"] < 2:
        given["pile"] = draw(st.integers(1, 12))
    if options["fortifications"] == "on":
        free = [space for space in spaces if space not in taken]
        given["fortifications"] = rng.sample(taken, rng.randrange(3)) + rng.sample(free, rng.randrange(len(free) + 1))
        del given["fortifications"][len(names) :]
    few_palaces, few_emissaries = (draw(st.sampled_from([(20,), (0,), (0, 1)])) for _ in range(2))
    given["supply"] = {}
    for name in names:
        left = 20 - bag.count(name), 8 - sum(standing.get(name, 0) for standing in emissaries.values())
        palaces_left = min(left[0], max(rng.choice(few_palaces), int(name == given["to_act"])))
        given["supply"][name] = {"palaces": palaces_left, "emissaries": min(left[1], rng.choice(few_emissaries))}
    return options, given, rng.randrange(10**6)


@pytest.mark.clause("CN-END-06", "CN-END-07", "CN-FORT-03", "CN-FORT-10")
def test_both_referees_call_the_same_boards_dead() -> None:
    found: Counter[bool] = Counter()

    @examples(games(120, 100_000))
    @given(crowded())
    def tried(case: tuple[Options, dict[str, Any], int]) -> None:
        options, given, number = case
        names = names_of(options)
        state = GAME.positions.from_position(options, names, given, Rng(str(number)))
        position = GAME.positions.position(state, names)
        for action in GAME.rules.legal(state):
            if kind_of(action).startswith("place"):
                after = GAME.rules.copy(state)
                GAME.rules.do(after, action)
                piece = GAME.notation.write(state, action).removeprefix("place ")
                assert after.dead == naive_scorer.dead_board(naive.with_piece(position, position["to_act"], piece))
                found[bool(after.dead)] += 1

    tried()
    assert min(found[True], found[False]) > 5


@pytest.mark.clause("CN-END-05", "CN-END-06", "CN-END-07", "CN-END-08", "CN-DRAW-15", "CN-EXCH-07", "CN-FORT-10")
def test_both_referees_end_a_game_on_a_dead_board_at_the_same_moment() -> None:
    reasons: Counter[str] = Counter()

    @examples(games(40, 20_000))
    @given(crowded())
    def tried(case: tuple[Options, dict[str, Any], int]) -> None:
        options, given, number = case
        names = names_of(options)
        state = GAME.positions.from_position(options, names, given, Rng(str(number)))
        state = follow(options, names, number, state)
        assert_scored(state, names, earlier=True)
        reasons[GAME.result(state).reason] += 1

    tried()
    assert reasons["dead board"] > 5
    assert reasons["last turn"] > 5
