"""Laws that hold in every game of China, checked on random games of all player counts, sides and modules.

`naive.py` is the second opinion: a referee and scorer written from the clauses alone. GUANXI_SOAK=1 plays a lot more.
"""

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import Any

import naive
import pytest
from digest_games import CONFIGURATIONS, title
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.doors import chains
from guanxi.china.doors.boards.file import shipped_board
from guanxi.china.game import GAME
from guanxi.china.rules.clauses import IDS
from guanxi.china.rules.components import COLOURS
from guanxi.china.rules.scoring import roads
from guanxi.core.engine import engine_kind
from guanxi.core.events import EVERYBODY
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.record import parse_record, verify, write_record
from guanxi.core.rng import Rng
from guanxi.core.table import Refused, Table
from guanxi.core.telling import sentence

NAMES = ("Ann", "Bob", "Cai", "Dan", "Eve")
CARDS = {"red": 13, "green": 12, "orange": 11, "yellow": 11, "purple": 10}  # CN-COMP-03
PILE = {3: 34, 4: 36, 5: 38}  # CN-SETUP-10
DECK = {3: 47, 4: 52, 5: 57}  # CN-SETUP-07
STYLES = ("any action", "any kind", "place ", "place emissary")  # the last two: such actions wherever they are legal

SOAK = os.environ.get("GUANXI_SOAK") == "1"


def games(default: int, soak: int) -> int:
    """How many games or examples a law is tried on."""
    if SOAK:
        return soak
    return default * (2 if engine_kind() == "compiled" else 1)


each_configuration = pytest.mark.parametrize("options", CONFIGURATIONS, ids=title)


def examples(count: int) -> settings:
    """So many examples of Hypothesis, the same ones every time but in a soak."""
    return settings(
        max_examples=count, deadline=None, derandomize=not SOAK, database=None, suppress_health_check=list(HealthCheck)
    )


def names_of(options: Options) -> tuple[str, ...]:
    return NAMES[: int(options["players"])]


@cache
def kind_of(action: int) -> str:
    """A payment, an exchange, "place palace", ...; the action tables of both sides are alike."""
    verb, *words = GAME.notation.write(GAME.rules.start(CONFIGURATIONS[0]), action).split()
    return f"{verb} {words[0]}" if verb == "place" else verb


def notations(state: State) -> list[str]:
    """The whole action table."""
    return [GAME.notation.write(state, action) for action in range(GAME.rules.n_actions(state))]


def choose(state: State, rng: Rng, style: str) -> int:
    """An action at random, in one of the STYLES."""
    if GAME.rules.to_act(state) == CHANCE:
        return GAME.rules.chance(state, rng)
    legal = GAME.rules.legal(state)
    if style == "any kind":
        kinds = sorted({kind_of(action) for action in legal})
        kind = kinds[int(rng.below(len(kinds)))]
        legal = [action for action in legal if kind_of(action) == kind]
    elif style != "any action":
        legal = [action for action in legal if kind_of(action).startswith(style)] or legal
    return legal[int(rng.below(len(legal)))]


def numbers(options: Options, default: int, soak: int) -> range:
    """The numbers of so many games; few games of all configurations together are played in all styles."""
    start = CONFIGURATIONS.index(options)
    return range(start, start + games(default, soak))


def play(options: Options, number: int, state: State = None) -> Iterator[tuple[State, int]]:
    """Every position of a random game, with the action that is taken in it; at the end, with -1."""
    state = GAME.rules.start(options) if state is None else state
    rng = Rng(f"{title(options)} law {number}")
    while not GAME.rules.is_over(state):
        action = choose(state, rng, STYLES[number % len(STYLES)])
        yield state, action
        GAME.rules.do(state, action)
    yield state, -1


def play_some(options: Options, default: int, soak: int, every: int = 1) -> Iterator[tuple[State, int]]:
    """Positions out of so many random games, all or about one of so many, with the action that is taken in each."""
    rng = Random(title(options))
    for number in numbers(options, default, soak):
        for state, action in play(options, number):
            if rng.randrange(every) == 0:
                yield state, action


# --- the second referee


def assert_agreed(state: State, names: Sequence[str], referee: naive.Referee) -> None:
    """Engine and referee tell the same position, refuse the same actions for the same clauses."""
    position = GAME.positions.position(state, names)
    told = referee.told()
    assert naive.comparable(position) == told
    assert position["limits"] == naive.limits(referee.p)
    now_and_then = position["turns"] % 10 == 0 or position["over"]
    for seat, name in enumerate(["chance", *names], start=CHANCE):
        if now_and_then or (name == position["to_act"] and seat != CHANCE):
            for action, notation in enumerate(notations(state)):
                assert GAME.rules.why_not(state, seat, action) == naive.why_not(referee.p, name, notation), notation


def assert_scored(state: State, names: Sequence[str], earlier: bool = False) -> None:
    """Totals, places and their sources are those of the second scorer."""
    position = GAME.positions.position(state, names)
    sources = naive.final_points(position)
    totals = {name: sum(points.values()) for name, points in sources.items()}
    if earlier:
        totals = position["scores"] if position["over"] else naive.totals(position)
    assert position["totals"] == totals
    assert position["places"] == naive.places(position, totals)
    for name in names:
        roads_of = {label: points for label, points in position["items"][name].items() if label.startswith("chain ")}
        graph = naive.road_graph(position, name)
        points, cut = naive.best_cut(graph, position["fortifications"])
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
    for number in numbers(options, 2, 1500):
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
    for number in numbers(options, 16, 12_500):
        for state, action in play(options, number):
            if action < 0 or (state.turns % 25 == 0 and state.turns > 0 and kind_of(action) == "pay"):
                assert_scored(state, names)


# --- actions


@pytest.mark.clause("CN-TURN-03", "CN-END-08", "CN-DRAW-17")
@each_configuration
def test_who_acts_has_a_legal_action_and_legal_is_what_is_not_refused(options: Options) -> None:
    for state, action in play_some(options, 6, 4000):
        legal = GAME.rules.legal(state)
        assert bool(legal) == (action >= 0) == (not GAME.rules.is_over(state))
        actor = GAME.rules.to_act(state)
        allowed = [
            action for action in range(GAME.rules.n_actions(state)) if GAME.rules.why_not(state, actor, action) == ""
        ]
        assert legal == allowed
        for seat in range(CHANCE, int(options["players"])):
            if seat != actor:
                assert GAME.rules.why_not(state, seat, legal[0] if legal else 0) != ""


def test_every_clause_that_refuses_is_met_and_has_its_sentence() -> None:
    met: Counter[tuple[str, str]] = Counter()
    for options in CONFIGURATIONS[:2]:  # three players: they come closest to using up their pieces
        names = names_of(options)
        for state, _ in play_some(options, len(STYLES), 1000):
            for seat in (GAME.rules.to_act(state), int(state.turns) % len(names)):
                for action in range(GAME.rules.n_actions(state)):
                    case = GAME.rules.why_not(state, seat, action), kind_of(action)
                    met[case] += 1
                    if case[0] and (met[case] < 10 or met[case] % 500 == 0):
                        assert_refused_in_words(state, seat, action, names)
    assert set(IDS) - {clause for clause, _ in met} == {"CN-END-05"}  # which positions set up by hand meet


def assert_refused_in_words(state: State, seat: int, action: int, names: Sequence[str]) -> None:
    refusal = GAME.words("en").refusal(state, seat, action, names)
    assert refusal
    assert refusal.clause == GAME.rules.why_not(state, seat, action)
    assert len(refusal.text.split()) > 3
    assert not set(refusal.text) & set("{}$")


@pytest.mark.clause("CN-INFO-01", "CN-INFO-02", "CN-INFO-03")
@each_configuration
def test_the_log_tells_everything_but_the_cards_that_others_draw(options: Options) -> None:
    names = names_of(options)
    for state, action in play_some(options, 6, 1500, every=10):
        if action < 0 or kind_of(action) == "first":
            continue
        for viewer in (EVERYBODY, *range(len(names))):
            told = {sentence(GAME, state, each, names, viewer) for each in GAME.rules.legal(state)}
            if kind_of(action) == "deal" and not is_open(state, action):
                is_shown = viewer in (EVERYBODY, int(state.seat))
                assert len(told) == (len(GAME.rules.legal(state)) if is_shown else 1)
            else:
                assert len(told) == len(GAME.rules.legal(state))
                assert "" not in told


def is_open(state: State, action: int) -> bool:
    """Does this outcome of chance come into the display?"""
    after = GAME.rules.copy(state)
    GAME.rules.do(after, action)
    return sum(after.cards[:5]) > sum(state.cards[:5])


def ask_everything(state: State, names: Sequence[str], action: int) -> None:
    rng = Rng("asking")
    actor = GAME.rules.to_act(state)
    for question in ("legal", "weights", "totals", "places", "copy", "to_act", "is_over", "players"):
        getattr(GAME.rules, question)(state)
    for each in range(0, GAME.rules.n_actions(state), 7):
        GAME.rules.why_not(state, actor, each)
        GAME.words("en").refusal(state, actor, each, names)
        GAME.notation.write(state, each)
    if action >= 0:
        sentence(GAME, state, action, names)
    if actor == CHANCE:
        GAME.rules.chance(state, rng)
    for seat in range(CHANCE, len(names)):
        view = GAME.rules.view(state, seat)
        GAME.rules.legal(GAME.rules.table_of(view))
        GAME.rules.deal(view, rng)
        GAME.positions.position(state, names, None if seat == CHANCE else seat)


@each_configuration
def test_asking_changes_nothing_and_a_copy_is_a_copy(options: Options) -> None:
    names = names_of(options)
    for state, action in play_some(options, 6, 1500, every=60):
        before = GAME.rules.to_bytes(state)
        ask_everything(state, names, action)
        assert GAME.rules.to_bytes(state) == before
        copy = GAME.rules.copy(state)
        assert GAME.rules.to_bytes(copy) == before
        if action >= 0:
            for _ in play(options, 1, copy):
                pass
            assert GAME.rules.to_bytes(copy) != before
        assert GAME.rules.to_bytes(state) == before


def odd_position() -> State:
    """A position in which every number is another one than in a new position."""
    state = next(state for state, _ in play(CONFIGURATIONS[-1], 0) if state.turns == 30)
    for number, name in enumerate(fields_of(state)):
        value = getattr(state, name)
        if isinstance(value, bool):
            setattr(state, name, True)
        elif isinstance(value, int):
            setattr(state, name, number + 2)
        elif name != "board":
            for index in range(len(value)):
                value[index] = (7 * number + index) % 100 + 1
    return state


def fields_of(state: State) -> list[str]:
    """Everything that a position consists of."""
    return sorted(set(getattr(type(state), "__mypyc_attrs__", None) or vars(state)) - {"story"})


def test_bytes_and_copies_hold_every_part_of_a_position() -> None:
    state = odd_position()
    before = GAME.rules.to_bytes(state)
    assert GAME.rules.to_bytes(GAME.rules.copy(state)) == before
    for name in fields_of(state):
        value = getattr(state, name)
        if name == "board":
            assert GAME.rules.copy(state).board is value
        elif isinstance(value, int):
            other = GAME.rules.copy(state)
            setattr(other, name, not value if isinstance(value, bool) else value + 1)
            assert GAME.rules.to_bytes(other) != before, name
        else:
            for index in range(len(value)):
                other = GAME.rules.copy(state)
                getattr(other, name)[index] += 1
                assert GAME.rules.to_bytes(other) != before, (name, index)
    assert GAME.rules.to_bytes(state) == before


# --- whole turns


def placing_turns(state: State) -> Iterator[tuple[list[str], State]]:
    """Every way to tell a placing turn up to its payment, with the position it leads to."""
    open_ends: list[tuple[list[str], State]] = [([], state)]
    while open_ends:
        told, now = open_ends.pop()
        for action in GAME.rules.legal(now):
            kind = kind_of(action)
            if kind.startswith(("place", "pay")):
                after = GAME.rules.copy(now)
                GAME.rules.do(after, action)
                line = [*told, GAME.notation.write(now, action)]
                if kind != "pay":
                    open_ends.append((line, after))
                else:
                    yield line, after


def what_lies_there(state: State) -> bytes:
    """Everything that a finished turn has changed; how it was told (`piece`) is left out."""
    copy = GAME.rules.copy(state)
    copy.piece = 0
    return GAME.rules.to_bytes(copy)


@pytest.mark.clause("CN-TURN-05", "CN-CARD-06", "CN-PLACE-03", "CN-PLACE-06", "CN-EMIS-06", "CN-FORT-02", "CN-FORT-06")
@each_configuration
def test_every_turn_can_be_told_in_exactly_one_way(options: Options) -> None:
    names = names_of(options)
    starts = (state for state, _ in play_some(options, 3, 800, every=8) if is_start_of_turn(state))
    for state in starts:
        told = list(placing_turns(state))
        turns = [
            (tuple(sorted(line.removeprefix("place ") for line in pieces)), tuple(payment.split()[1:]))
            for *pieces, payment in (lines for lines, _ in told)
        ]
        assert len(set(turns)) == len(turns)
        assert set(turns) == naive.legal_turns(GAME.positions.position(state, names))
        assert len({what_lies_there(after) for _, after in told}) == len(told)


def is_start_of_turn(state: State) -> bool:
    return bool(set(exchanges(state)) & set(GAME.rules.legal(state)))


def exchanges(state: State) -> list[int]:
    return [GAME.notation.read(state, f"exchange {colour}")[0] for colour in COLOURS]


# --- things that are conserved, and bounds


class Watch:
    """Looks at every position of one game, and remembers what must not change."""

    def __init__(self, options: Options) -> None:
        self.players = int(options["players"])
        self.module = options["fortifications"] == "on"
        self.turns: Counter[int] = Counter()
        self.last_turn = 0
        self.active = -1  # the seat whose turn it was at the last action
        self.trigger = -1  # the seat in whose turn the pile was used up for good
        self.before: Any = None
        self.exhaustions = 0
        self.pieces: list[str] = []  # of the running turn
        self.provinces: set[str] = set()
        self.spent = 0
        self.fortified: Counter[int] = Counter()

    def look(self, state: State) -> None:
        self.cards(state)
        self.rows(state)
        self.permanence(state)
        if state.exhaustions == 2 and self.trigger < 0:
            self.trigger = self.active
            self.turns_then = self.turns.copy()
        if state.turns > self.last_turn:
            self.start_of_turn(state)

    def cards(self, state: State) -> None:
        hands = [list(state.hand[6 * seat : 6 * seat + 6]) for seat in range(5)]
        rows = [*hands, *(list(state.cards[at : at + 6]) for at in (0, 6, 12))]
        for row in rows:
            assert sum(row[:5]) == row[5]
        for column, colour in enumerate(COLOURS):
            assert sum(row[column] for row in rows) == CARDS[colour] - (5 - self.players)
        assert sum(row[5] for row in rows) == DECK[self.players]
        for seat in range(5):
            known = list(state.known[6 * seat : 6 * seat + 6])
            assert known[5] == 0
            assert all(known[column] <= hands[seat][column] <= 3 for column in range(5))
            assert seat < self.players or sum(hands[seat]) == 0

    def rows(self, state: State) -> None:
        owners = [int(owner) for owner in state.owner]
        homes = [int(home) for home in state.board.province_of]
        assert int(state.vacant) == owners.count(255)
        sent: Counter[int] = Counter()
        for province in range(9):
            palaces = list(state.palaces[6 * province : 6 * province + 6])
            emissaries = list(state.emissaries[6 * province : 6 * province + 6])
            here = [owner for owner, home in zip(owners, homes, strict=True) if home == province]
            assert palaces == [*(here.count(seat) for seat in range(5)), len(here) - here.count(255)]
            assert emissaries[5] == sum(emissaries[:5]) <= max(palaces[:5])  # CN-EMIS-02
            sent.update(dict(enumerate(emissaries[:5])))
        for seat in range(5):
            plays = seat < self.players
            assert state.supply[seat] + owners.count(seat) == (20 if plays else 0)
            assert state.supply[5 + seat] + sent[seat] == (8 if plays else 0)
            assert state.supply[10 + seat] + self.fortified[seat] == (1 if plays and self.module else 0)
        assert sum(state.fort) == self.fortified.total()

    def permanence(self, state: State) -> None:
        owners, forts, standing = list(state.owner), list(state.fort), list(state.emissaries)
        scores, discs = list(state.score), int(state.discs)
        if self.before:
            old_owners, old_forts, old_standing, old_scores, old_discs = self.before
            assert all(new == old or old == 255 for new, old in zip(owners, old_owners, strict=True))
            assert all(new >= old for new, old in zip(forts, old_forts, strict=True))
            assert all(new >= old for new, old in zip(standing, old_standing, strict=True))
            assert all(new >= old for new, old in zip(scores, old_scores, strict=True))
            assert discs & old_discs == old_discs
        self.before = owners, forts, standing, scores, discs

    def start_of_turn(self, state: State) -> None:
        assert int(state.seat) == (self.last_turn % self.players)
        self.last_turn = int(state.turns)
        self.turns[int(state.seat)] += 1
        self.pieces, self.provinces, self.spent = [], set(), 0
        hands = [int(state.hand[6 * seat + 5]) for seat in range(self.players)]
        assert hands[int(state.seat)] == 3  # CN-DRAW-17
        if state.exhaustions < 2:  # CN-DRAW-16
            assert hands == [3] * self.players
            assert state.cards[5] == 4
            assert state.cards[11] >= 1
            if state.exhaustions > self.exhaustions or self.last_turn == 1:
                assert state.cards[11] == PILE[self.players]
        self.exhaustions = int(state.exhaustions)

    def act(self, state: State, action: int) -> None:
        """CN-PLACE-12: three cards, two pieces, one province."""
        self.active = int(state.seat)
        verb, *words = GAME.notation.write(state, action).split()
        if verb == "place":
            self.pieces.append(words[0])
            self.provinces.add(words[1].partition("-")[0])
            if words[0] == "fortification":
                self.fortified[int(state.seat)] += 1
        if verb == "pay":
            self.spent += len(words)
            assert 1 <= self.spent <= 3
            assert 1 <= len(self.pieces) <= 2
            assert len(self.provinces) == 1
        if verb == "exchange":
            assert not self.pieces

    def end(self, state: State) -> None:
        result = GAME.result(state)
        assert (
            GAME.rules.totals(state) == list(result.totals) == [int(points) for points in state.score[: self.players]]
        )
        assert sum(self.turns.values()) == state.turns <= 2 * PILE[self.players] + self.players - 1  # CN-END-09
        assert set(state.score[self.players :]) <= {0}
        if result.reason == "dead board":
            return
        assert result.reason == "last turn"
        assert set(self.turns.values()) == {self.turns[0]}
        assert sum((self.turns - self.turns_then).values()) == self.players - 1 - self.trigger  # CN-END-04


@pytest.mark.clause(
    *("CN-SETUP-03", "CN-SETUP-04", "CN-SETUP-05", "CN-SETUP-06", "CN-SETUP-07", "CN-SETUP-08", "CN-SETUP-09"),
    *("CN-SETUP-10", "CN-SETUP-11", "CN-TURN-06", "CN-PLACE-12", "CN-EMIS-02", "CN-SCORE-01", "CN-DRAW-16"),
    *("CN-DRAW-17", "CN-END-02", "CN-END-04", "CN-END-09", "CN-FORT-18"),
)
@each_configuration
def test_nothing_is_lost_and_the_bounds_hold(options: Options) -> None:
    triggers = set()
    for number in numbers(options, 20, 13_000):
        watch = Watch(options)
        for state, action in play(options, number):
            watch.look(state)
            if action >= 0:
                watch.act(state, action)
        watch.end(state)
        triggers.add(watch.trigger)
    assert triggers == set(range(int(options["players"])))  # so CN-END-04 was tried in every seat


@pytest.mark.clause("CN-SETUP-12", "CN-SETUP-13")
@each_configuration
def test_any_player_can_be_first_and_stays_it(options: Options) -> None:
    players = int(options["players"])
    first = Counter()
    for number in range(60):
        state = GAME.rules.start(options)
        GAME.rules.do(state, GAME.rules.chance(state, Rng(f"first {number}")))
        first[GAME.rules.player_of(state, 0)] += 1
        in_order = [GAME.rules.player_of(state, seat) for seat in range(players)]
        assert in_order == [(in_order[0] + seat) % players for seat in range(players)]
    assert set(first) == set(range(players))
    for number in numbers(options, 2, 500):
        seen = {int(state.first) for state, _ in play(options, number) if state.turns}
        assert len(seen) == 1


# --- chance


@each_configuration
def test_weights_are_what_chance_deals(options: Options) -> None:
    rng = Rng("weights")
    rooms = set()
    for state, _ in play_some(options, 8, 4000, every=25):
        weights = GAME.rules.weights(state)
        if GAME.rules.to_act(state) != CHANCE or GAME.rules.is_over(state):
            assert weights == []
            continue
        rooms.add(int(state.room))
        assert [action for action, _ in weights] == GAME.rules.legal(state)
        assert all(weight > 0 for _, weight in weights)
        total = sum(weight for _, weight in weights)
        dealt = Counter(GAME.rules.chance(state, rng) for _ in range(400))
        for action, weight in weights:
            expected = 400 * weight / total
            assert abs(dealt.pop(action, 0) - expected) <= 6 * (expected * (1 - weight / total)) ** 0.5 + 1
        assert not dealt
        told = {GAME.notation.write(state, action): weight for action, weight in weights}
        if "first player 1" in told:
            assert told == {f"first player {number + 1}": 1 for number in range(int(options["players"]))}
        else:
            pile = Counter(GAME.positions.position(state, names_of(options))["pile"])
            assert told == {f"deal {colour}": count for colour, count in pile.items()}
    assert len(rooms) >= 3


@each_configuration
def test_same_seed_same_game(options: Options) -> None:
    for number in numbers(options, 2, 200):
        once = [(GAME.rules.to_bytes(state), action) for state, action in play(options, number)]
        again = [(GAME.rules.to_bytes(state), action) for state, action in play(options, number)]
        assert once == again
        other = [GAME.rules.to_bytes(state) for state, _ in play(options, number + len(STYLES))]
        assert other != [position for position, _ in once]


# --- views


def hidden_cards(state: State, seat: int) -> tuple[list[int], list[int]]:
    """How many cards of each hand a seat does not know, and the colours that lie there or in the pile."""
    short = [0] * int(state.players)
    found = [column for column in range(5) for _ in range(state.cards[6 + column])]
    for rival in range(int(state.players)):
        if rival != seat:
            for column in range(5):
                unknown = int(state.hand[6 * rival + column] - state.known[6 * rival + column])
                short[rival] += unknown
                found += [column] * unknown
    return short, found


def redealt(state: State, seat: int, rng: Random) -> State:
    """Another position that differs only in what the seat cannot know: rivals' secret cards and the pile."""
    short, cards = hidden_cards(state, seat)
    rng.shuffle(cards)
    other = GAME.rules.copy(state)
    for rival, count in enumerate(short):
        if rival != seat:
            for column in range(5):
                other.hand[6 * rival + column] = other.known[6 * rival + column]
            for _ in range(count):
                other.hand[6 * rival + cards.pop()] += 1
    for column in range(5):
        other.cards[6 + column] = cards.count(column)
    return other


@pytest.mark.clause("CN-INFO-01", "CN-INFO-02", "CN-INFO-03", "CN-INFO-04", "CN-INFO-05")
@each_configuration
def test_a_view_tells_nothing_that_its_seat_cannot_know(options: Options) -> None:
    names = names_of(options)
    rng = Random(0)
    changed = 0
    for state, action in play_some(options, 5, 1500, every=45):
        if GAME.rules.is_over(state):
            continue
        for seat in range(CHANCE, len(names)):
            other = redealt(state, seat, rng)
            changed += GAME.rules.to_bytes(other) != GAME.rules.to_bytes(state)
            Watch(options).cards(other)
            seen = GAME.rules.view(state, seat)
            assert GAME.rules.view_bytes(GAME.rules.view(other, seat)) == GAME.rules.view_bytes(seen)
            if seat == CHANCE:
                continue
            position = GAME.positions.position(state, names, seat)
            assert GAME.positions.position(other, names, seat) == position
            assert position["hands"][names[seat]] == GAME.positions.position(state, names)["hands"][names[seat]]
            for rival in set(names) - {names[seat]}:
                hand, known = position["hands"][rival], position["known"][rival]
                size = int(state.hand[6 * names.index(rival) + 5])
                assert hand == (known if len(known) == size else size)
            if GAME.rules.to_act(state) == seat:
                assert_same_choice(state, GAME.rules.table_of(seen), seat, names)
                assert_same_choice(state, other, seat, names)
                told, told_of_other = (sentence(GAME, each, action, names, seat) for each in (state, other))
                assert told == told_of_other
    assert changed > 20


def assert_same_choice(state: State, shown: State, seat: int, names: Sequence[str]) -> None:
    """Asked of either position, the seat may do the same, and hears the same words if it may not."""
    assert GAME.rules.legal(shown) == GAME.rules.legal(state)
    for action in range(GAME.rules.n_actions(state)):
        assert GAME.rules.why_not(shown, seat, action) == GAME.rules.why_not(state, seat, action)
    for action in range(int(state.turns) % 11, GAME.rules.n_actions(state), 11):
        assert GAME.words("en").refusal(shown, seat, action, names) == GAME.words("en").refusal(
            state, seat, action, names
        )


@each_configuration
def test_a_deal_fits_its_view(options: Options) -> None:
    rng = Rng("deals")
    for state, _ in play_some(options, 8, 4000, every=20):
        for seat in range(CHANCE, int(options["players"])):
            view = GAME.rules.view(state, seat)
            dealt = GAME.rules.deal(view, rng)
            Watch(options).cards(dealt)
            assert GAME.rules.view_bytes(GAME.rules.view(dealt, seat)) == GAME.rules.view_bytes(view)
            if GAME.rules.is_over(state):
                assert GAME.rules.to_bytes(GAME.rules.table_of(view)) == GAME.rules.to_bytes(
                    state
                )  # CN-INFO-01: nothing is hidden
            else:
                assert not sum(GAME.rules.table_of(view).cards[6:11])
                # A rival who has placed and not paid may be dealt a hand that cannot pay.
                assert GAME.rules.legal(dealt) or (GAME.rules.to_act(state) != seat and state.pieces)


@each_configuration
def test_a_deal_takes_every_unseen_card_alike(options: Options) -> None:
    state = next(state for state, _ in play(options, 0) if state.turns == 1)
    view = GAME.rules.view(state, 0)
    rng = Rng("fair")
    deals = 1500
    _, cards = hidden_cards(state, 0)
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(deals):
        dealt = GAME.rules.deal(view, rng)
        for rival in range(1, int(options["players"])):
            for column in range(5):
                found[rival, column] += int(dealt.hand[6 * rival + column])
    for rival in range(1, int(options["players"])):
        for column in range(5):
            share = cards.count(column) / len(cards)
            expected = 3 * deals * share
            assert abs(found[rival, column] - expected) < 5 * (expected * (1 - share)) ** 0.5


# --- tables and records


def random_table(options: Options, seed: str) -> Table:
    return Table(GAME, options, names_of(options), seed)


@pytest.mark.clause("CN-TURN-05")
@each_configuration
def test_a_table_takes_two_pieces_in_either_order(options: Options) -> None:
    rng = Random(title(options))
    turned = 0
    for number in range(games(2, 400)):
        table = random_table(options, f"either order {number}")
        while not GAME.rules.is_over(table.state):
            seat = GAME.rules.to_act(table.state)
            late = sorted(set(table.legal()) - set(GAME.rules.legal(table.state)))
            if late:
                start, told = table.before(len(table.actions) - 1), len(table.actions)
                earlier, action = table.actions[-1].action, rng.choice(late)
                assert_told_in_order(table, start, seat, earlier, action)
                assert len(table.actions) == told + 1
                turned += 1
            else:
                table.submit(seat, [rng.choice(GAME.rules.legal(table.state))])
    assert turned > 5


def assert_told_in_order(table: Table, start: State, seat: int, earlier: int, action: int) -> None:
    """What comes second and belongs first is recorded first."""
    assert GAME.rules.why_not(table.state, seat, action) == "CN-TURN-05"
    assert table.why_not(seat, action) is None
    gesture = Table(GAME, table.options, table.players, table.seed, state=GAME.rules.copy(start), deal=False)
    gesture.submit(seat, [earlier, action])
    table.submit(seat, [action])
    expected = GAME.rules.copy(start)
    for each in (action, earlier):
        GAME.rules.do(expected, each)
    for told in (table.actions[-2:], gesture.actions):
        assert [done.action for done in told] == [action, earlier]
    assert GAME.rules.to_bytes(table.state) == GAME.rules.to_bytes(expected) == GAME.rules.to_bytes(gesture.state)
    assert GAME.rules.to_bytes(table.before(len(table.actions) - 2)) == GAME.rules.to_bytes(start)


@each_configuration
def test_a_table_stays_as_it_was_when_it_refuses_or_takes_back(options: Options) -> None:
    rng = Random(title(options))
    table = random_table(options, "refusing")
    while not GAME.rules.is_over(table.state):
        seat = GAME.rules.to_act(table.state)
        legal = table.legal()
        before = GAME.rules.to_bytes(table.state), list(table.actions)
        for action in rng.sample(range(GAME.rules.n_actions(table.state)), 3):
            if action not in legal:
                with pytest.raises(Refused):
                    table.submit(seat, [action])
                with pytest.raises(Refused):
                    table.submit(seat, [legal[0], action, action, action])
        assert (GAME.rules.to_bytes(table.state), table.actions) == before
        action = rng.choice(GAME.rules.legal(table.state))
        table.submit(seat, [action])
        if table.undo():
            assert (GAME.rules.to_bytes(table.state), table.actions) == before
            table.submit(seat, [action])
        else:
            assert (
                GAME.rules.is_over(table.state)
                or table.actions[-1].seat == CHANCE
                or GAME.rules.to_act(table.state) != seat
            )


@each_configuration
def test_a_record_replays_to_the_same_game(options: Options) -> None:
    rng = Random(title(options))
    for number in range(games(2, 400)):
        table = random_table(options, f"record {number}")
        stop = rng.choice([10**6, rng.randrange(150)])
        while not GAME.rules.is_over(table.state) and len(table.actions) < stop:
            table.submit(GAME.rules.to_act(table.state), [rng.choice(table.legal())])
        text = write_record(table)
        played = verify(parse_record(text, "law"))
        assert GAME.rules.to_bytes(played.state) == GAME.rules.to_bytes(table.state)
        assert played.actions == table.actions
        assert write_record(played) == text


@each_configuration
def test_every_notation_parses_back(options: Options) -> None:
    state = GAME.rules.start(options)
    table = notations(state)
    assert len(set(table)) == len(table)
    assert [GAME.notation.read(state, notation) for notation in table] == [[action] for action in range(len(table))]


# --- positions set up by hand


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
                assert after.dead == naive.dead_board(naive.with_piece(position, position["to_act"], piece))
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


# --- roads


@st.composite
def networks(draw: Callable[..., Any]) -> tuple[dict[str, set[str]], set[str]]:
    """Up to nine palaces, some roads between them, some of them fortified."""
    nodes = "abcdefghi"[: draw(st.integers(1, 9))]
    pairs = [(one, two) for one in nodes for two in nodes if one < two]
    joined = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=11)) if pairs else []
    links: dict[str, set[str]] = {node: set() for node in nodes}
    for one, two in joined:
        links[one].add(two)
        links[two].add(one)
    return links, set(draw(st.lists(st.sampled_from(nodes), max_size=2)))


def road_points(links: dict[str, set[str]], fortified: set[str]) -> int:
    """The engine's road score of a network."""
    nodes = list(links)
    bits = [sum(1 << nodes.index(other) for other in links[node]) for node in nodes]
    row = vec[i64](bits + [0] * (20 - len(bits)))
    points = int(roads.best(row, (1 << len(nodes)) - 1, sum(1 << nodes.index(node) for node in fortified)))
    assert list(row)[: len(bits)] == bits
    return points


@pytest.mark.clause("CN-ROAD-02", "CN-ROAD-04", "CN-ROAD-05", "CN-ROAD-06", "CN-ROAD-07", "CN-ROAD-08")
@pytest.mark.clause("CN-ROAD-09", "CN-ROAD-10", "CN-ROAD-11", "CN-FORT-14", "CN-FORT-16")
@examples(games(300, 200_000))
@given(networks())
def test_roads_are_cut_for_the_best_total(network: tuple[dict[str, set[str]], set[str]]) -> None:
    links, fortified = network
    points, cut = naive.best_cut(links, fortified)
    assert road_points(links, fortified) == points
    found = chains.best_cut(links, fortified)
    assert (-found.lost, found.count, found.chains) == (points, len(cut), cut)


@st.composite
def networks_on_a_board(draw: Callable[..., Any]) -> tuple[dict[str, set[str]], set[str]]:
    """Up to twenty palaces on a printed board, mostly side by side."""
    file = shipped_board(draw(st.sampled_from("ab")))
    rng = Random(draw(st.integers(0, 2**32)))
    mine = {rng.choice(file.spaces).id}
    while len(mine) < 20 and rng.randrange(40):
        beside = sorted({end for road in file.roads if set(road.ends) & mine for end in road.ends} - mine)
        mine.add(rng.choice(beside) if rng.randrange(8) else rng.choice(file.spaces).id)
    links: dict[str, set[str]] = {space: set() for space in sorted(mine)}
    for road in file.roads:
        one, two = road.ends
        if {one, two} <= mine:
            links[one].add(two)
            links[two].add(one)
    return links, set(rng.sample(sorted(mine), min(len(mine), rng.randrange(3))))


@pytest.mark.clause("CN-ROAD-07", "CN-FORT-16")
@examples(games(80, 20_000))
@given(networks_on_a_board())
def test_points_and_chains_agree_on_the_longest_networks(network: tuple[dict[str, set[str]], set[str]]) -> None:
    links, fortified = network
    found = chains.best_cut(links, fortified)
    assert -found.lost == road_points(links, fortified)
    palaces = [palace for chain in found.chains for palace in chain]
    assert len(set(palaces)) == len(palaces)
    for chain in found.chains:
        assert len(chain) >= 4
        assert all(two in links[one] for one, two in pairwise(chain))
    assert -found.lost == sum(naive.chain_points(chain, fortified) for chain in found.chains)
