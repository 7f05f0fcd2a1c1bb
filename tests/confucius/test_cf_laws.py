"""Laws that hold in every game of Confucius, checked on seeded games of all player counts and options, in many styles.

`naive_court.py` is the second opinion: gifts, examinations, resolutions and scores written from the clauses alone.
GUANXI_SOAK=1 plays a lot more.
"""

import os
from collections import Counter
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import naive_court as court
import pytest
from cf_digest_games import CONFIGURATIONS, STYLES, choose, kind_of, title

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.clauses import IDS
from guanxi.confucius.rules.components import CARDS_OF_KIND, OFFICIALS_OF_PRICE, PLAYER_COLOURS, REWARDS_OF_KIND
from guanxi.confucius.rules.scoring import ending
from guanxi.core import loops
from guanxi.core.engine import engine_kind
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.record import parse_record, verify, write_record
from guanxi.core.rng import Rng
from guanxi.core.table import Refused, Table

NAMES = ("Ann", "Bob", "Cai", "Dan", "Eve")
SOAK = os.environ.get("GUANXI_SOAK") == "1"
STYLE_NAMES = tuple(STYLES)

each_configuration = pytest.mark.parametrize("options", CONFIGURATIONS, ids=title)


def games(default: int, soak: int) -> int:
    """How many games a law is tried on, in each configuration."""
    if SOAK:
        return soak
    return default * (2 if engine_kind() == "compiled" else 1)


def numbers(options: Options, default: int, soak: int) -> range:
    """The numbers of so many games; few games of all configurations together are played in all styles."""
    start = 5 * CONFIGURATIONS.index(options)
    return range(start, start + games(default, soak))


def play(options: Options, number: int, state: State = None) -> Iterator[tuple[State, int]]:
    """Every position of a game, with the action that is taken in it; at the end, with -1."""
    state = GAME.rules.start(options) if state is None else state
    rng = Rng(f"{title(options)} law {number}")
    while not GAME.rules.is_over(state):
        action = choose(state, rng, STYLE_NAMES[number % len(STYLE_NAMES)])
        yield state, action
        GAME.rules.do(state, action)
    yield state, -1


def play_some(options: Options, default: int, soak: int, every: int = 1) -> Iterator[tuple[State, int]]:
    """Positions out of so many games, all or about one of so many, with the action that is taken in each."""
    rng = Random(title(options))
    for number in numbers(options, default, soak):
        for state, action in play(options, number):
            if rng.randrange(every) == 0:
                yield state, action


def steps(options: Options, default: int, soak: int) -> Iterator[Iterator[tuple[State, int, State]]]:
    """So many games, each as positions before an action, the action, and positions after it."""

    def of_game(number: int) -> Iterator[tuple[State, int, State]]:
        before: tuple[State, int] | None = None
        for state, action in play(options, number):
            if before:
                yield *before, state
            before = GAME.rules.copy(state), action

    for number in numbers(options, default, soak):
        yield of_game(number)


def words_of(state: State, action: int) -> list[str]:
    return GAME.notation.write(state, action).split()


def done_words(state: State, action: int) -> list[str]:
    """What an action carries out: with the last card of a payment, what was paid for."""
    if kind_of(action) == "enough" and state.room == names_of.PAYING:
        return words_of(state, int(state.pending))
    return words_of(state, action)


def official(name: str) -> int:
    ministry, space = name.split("-")
    return 7 * court.MINISTRIES.index(ministry) + int(space) - 1


# --- actions


@pytest.mark.clause("CF-TURN-12", "CF-TURN-02", "CF-INFO-11")
@each_configuration
def test_who_acts_has_a_legal_action_and_legal_is_what_is_not_refused(options: Options) -> None:
    for state, action in play_some(options, 2, 400, every=5):
        legal = GAME.rules.legal(state)
        assert bool(legal) == (action >= 0) == (not GAME.rules.is_over(state))
        actor = GAME.rules.to_act(state)
        assert legal == [
            each for each in range(GAME.rules.n_actions(state)) if not GAME.rules.why_not(state, actor, each)
        ]
        assert action < 0 or action in legal
        for seat in range(CHANCE, int(options["players"])):
            if seat != actor:
                assert GAME.rules.why_not(state, seat, legal[0] if legal else 0) != ""


@pytest.mark.clause("CF-TURN-12")
@each_configuration
def test_nobody_is_ever_stuck(options: Options) -> None:
    for number in numbers(options, 3, 1500):
        for state, action in play(options, number):
            assert action < 0 or GAME.rules.legal(state)
            assert state.round <= 9


def test_every_clause_that_refuses_is_met() -> None:
    met: set[str] = set()
    rng = Random(1)
    basic, *advanced = CONFIGURATIONS[0], *CONFIGURATIONS[2::4]
    for options, number in [(basic, 0), *((each, number) for each in advanced for number in range(2 * len(STYLES)))]:
        for state, _ in play(options, number):
            if rng.randrange(one_in(state)) == 0:
                for seat in (GAME.rules.to_act(state), rng.randrange(int(state.players))):
                    met.update(GAME.rules.why_not(state, seat, action) for action in range(GAME.rules.n_actions(state)))
    rare_ones = {"CF-REW-15", "CF-ACT-VOY-13", "CF-EXAM-21", "CF-OFF-08"}  # which positions set up by hand meet
    assert set(IDS) - met <= rare_ones


def one_in(state: State) -> int:
    """How seldom a position is looked at: rooms that few games enter, always."""
    if state.room in (names_of.PETITIONING, names_of.SWAPPING, names_of.MARCHING, names_of.PLACING_CANDIDATE):
        return 1
    if state.room in (names_of.TUTORING, names_of.LENDING, names_of.CHOOSING_LAND):
        return 2
    if state.room == names_of.PAYING and state.price == 0:
        return 5
    if state.room == names_of.TURN and state.resolved:
        return 6
    return 4 if state.room == names_of.TURN and state.rewards[10 * int(state.seat) + 9] > 0 else 60


def ask_everything(state: State, players: int) -> None:
    rng = Rng("asking")
    actor = GAME.rules.to_act(state)
    for question in ("legal", "weights", "totals", "items", "result", "copy", "to_act", "is_over", "players", "turns"):
        getattr(GAME, question)(state)
    for each in range(GAME.rules.n_actions(state)):
        GAME.rules.why_not(state, actor, each)
        GAME.notation.write(state, each)
    if actor == CHANCE:
        GAME.rules.chance(state, rng)
    for seat in range(CHANCE, players):
        view = GAME.rules.view(state, seat)
        GAME.rules.legal(GAME.rules.table_of(view))
        GAME.rules.deal(view, rng)


@each_configuration
def test_asking_changes_nothing_and_a_copy_is_a_copy(options: Options) -> None:
    for state, action in play_some(options, 2, 400, every=70):
        before = GAME.rules.to_bytes(state)
        ask_everything(state, int(options["players"]))
        assert GAME.rules.to_bytes(state) == before
        copy = GAME.rules.copy(state)
        assert GAME.rules.to_bytes(copy) == before
        if action >= 0:
            for _ in play(options, 1, copy):
                pass
            assert GAME.rules.to_bytes(copy) != before
        assert GAME.rules.to_bytes(state) == before


# --- what is conserved


def rows(row: Any, width: int) -> list[list[int]]:
    found = [int(number) for number in row]
    return [found[at : at + width] for at in range(0, len(found), width)]


def check_cards(state: State) -> None:
    """CF-CONS-01: every row adds up, and so does every kind."""
    piles = rows(state.hand, 4) + rows(state.cards, 4) + rows(state.aside, 4)
    for pile in piles:
        assert sum(pile[:3]) == pile[3]
    assert [sum(pile[kind] for pile in piles) for kind in range(4)] == [CARDS_OF_KIND] * 3 + [66]
    for seat in range(int(state.players), 5):
        assert piles[seat][3] == piles[7 + seat][3] == 0
    if state.phase not in (names_of.EXAMINATION, names_of.DISCARDS):
        assert not any(int(card) for card in state.aside)


def check_rewards(state: State) -> None:
    """CF-CONS-07."""
    piles = rows(state.rewards, 10)
    for pile in piles:
        assert sum(pile[:9]) == pile[9]
    table = 0 if state.insulted == 255 else 1
    kinds = [sum(pile[kind] for pile in piles) for kind in range(9)]
    assert kinds == [int(number) for number in REWARDS_OF_KIND[:8]] + [1 - table]
    assert sum(kinds) + table == 10


def check_pieces(state: State) -> None:
    """CF-CONS-02, -03, -04 and -11."""
    players = int(state.players)
    own = rows(state.own, 5)
    assert all(junks <= 4 for junks in own[1])
    assert sum(own[0]) + sum(own[1]) <= 25
    boxes = [int(owner) for owner in state.box]
    for seat in range(5):
        armies = own[2][seat] + own[3][seat] + boxes.count(seat) + (state.insulted == seat)
        assert armies == (6 if seat < players else 0)
        active = own[4][seat] + sum(int(cubes) for cubes in state.on_box[13 * seat : 13 * seat + 13])
        assert active in ((3, 4, 5) if seat < players and state.phase > names_of.SETTING_UP else (0,))
        assert seat < players or own[0][seat] == own[1][seat] == 0
    assert 0 <= state.round - 1 <= state.wall <= state.round <= 9
    placed = state.wall == state.round
    assert placed == (state.phase > names_of.GREAT_WALL)  # CF-SEQ-03


def check_gifts(state: State) -> None:
    """CF-CONS-05, -06, CF-GIFT-06: six gifts, the active ones with a recipient, one from each to each."""
    players = int(state.players)
    pairs = []
    for number, gift in enumerate(int(each) for each in state.gift):
        giver = number // 6
        assert gift == 0 or giver < players
        if gift >= 3:
            assert gift - 3 in set(range(players)) - {giver}
            pairs.append((giver, gift - 3))
    assert len(set(pairs)) == len(pairs)


def check_chits(state: State) -> None:
    """CF-CONS-09, CF-SETUP-03: they never move but to the one who scores them."""
    green, blue = Counter(list(state.chit[:6])), Counter(list(state.chit[6:]))
    if state.phase > names_of.SETTING_UP:
        assert green <= Counter([4, 4, 5, 5, 6, 6, 7, 7, 8, 8])
        assert blue <= Counter([2, 2, 3, 3, 4, 4, 4])
        assert all(state.chit[number] >= state.chit[3 + number] for number in range(3))
        assert len(set(state.land)) == 3


def check_scores(state: State) -> None:
    """CF-CONS-10, CF-SCORE-02 to -05."""
    found = court.court_of(state)
    points = court.sources(found)
    if GAME.rules.is_over(state):
        for holder in court.titles(found).values():
            if holder is not None:
                points[holder] += 1
    assert found["scores"] == points
    assert not any(state.score[int(state.players) :])


def board(state: State) -> list[tuple[int, int, int]]:
    return [(int(state.tile[at]), int(state.marker[at]), int(state.secured[at])) for at in range(21)]


def check_officials(state: State) -> None:
    """CF-OFF-01, -02, -04: a marker needs a tile, a standing one is a marker, a candidate is secured."""
    for tile, marker, secured in board(state):
        assert tile in (0, 1, 2, 3, 4, 5, 6, 7)
        assert marker == 255 or (marker < state.players and tile)
        assert secured in (0, 1)
        assert not secured or marker != 255
        assert tile != 1 or secured


def tiles_gone(state: State) -> list[int]:
    """CF-CONS-08: how many tiles of each price, and how many candidates, are out of the game."""
    here = Counter(tile for tile, _, _ in board(state))
    assert int(state.stack[6]) == sum(int(number) for number in state.stack[:6])
    gone = [int(OFFICIALS_OF_PRICE[n]) - int(state.stack[n]) - here[n + 2] for n in range(6)]
    stack = int(state.named_left).bit_count() + int(state.any_left)
    up = state.candidate != names_of.NO_CANDIDATE
    return [*gone, 6 - stack - up - here[1]]


@pytest.mark.clause(
    *("CF-CONS-01", "CF-CONS-02", "CF-CONS-03", "CF-CONS-04", "CF-CONS-05", "CF-CONS-06", "CF-CONS-07", "CF-CONS-08"),
    *("CF-CONS-09", "CF-CONS-10", "CF-CONS-11", "CF-GIFT-06", "CF-OFF-02", "CF-OFF-04", "CF-SEQ-03", "CF-SCORE-05"),
    *("CF-SETUP-01", "CF-SETUP-03", "CF-SETUP-05", "CF-SETUP-11", "CF-SETUP-12", "CF-SETUP-13", "CF-SETUP-16"),
    *("CF-COMP-07", "CF-COMP-08", "CF-COMP-11", "CF-COMP-12", "CF-COMP-14", "CF-REW-02", "CF-EOR-05", "CF-NEG-01"),
)
@each_configuration
def test_everything_in_the_box_is_still_somewhere(options: Options) -> None:
    checks = (check_cards, check_rewards, check_pieces, check_gifts, check_chits, check_scores, check_officials)
    for game in steps(options, 2, 1500):
        gone = [0] * 7
        for before, action, state in game:
            for check in checks:
                check(state)
            now = tiles_gone(state)
            assert all(new >= old for new, old in zip(now, gone, strict=True))
            assert sum(now[:6]) == sum(gone[:6]) or kind_of(action) == "place"
            gone = now
            assert all(new >= old for new, old in zip(state.score, before.score, strict=True))
            if before.phase > names_of.SETTING_UP:
                assert list(state.chit) == list(before.chit)
                assert list(state.land) == list(before.land)
            check_moves(before, action, state)
        assert list(state.stack)[6] >= 3


def check_moves(before: State, action: int, state: State) -> None:
    """Junks and armies go where the action sends them, and nowhere else."""
    seat = int(before.seat)
    words = done_words(before, action)
    paid = kind_of(action) == "enough" or before.room != names_of.TURN
    old, new = rows(before.own, 5), rows(state.own, 5)
    expected = deepcopy(old[:4])
    if words[0] == "buy" and words[2] == "junks" and paid:
        expected[0][seat] += int(words[1])
    elif words[0] == "sail" and paid:
        expected[0][seat] -= int(words[1])
        expected[1][seat] = (expected[1][seat] + int(words[1])) % 5  # CF-ACT-VOY-04, -06
        assert state.voyages == (old[1][seat] + int(words[1])) // 5
    elif words[0] == "move":
        expected[0][PLAYER_COLOURS.index(words[3])] -= 2
        expected[0][PLAYER_COLOURS.index(words[5])] += 2
    elif (words[0] == "recruit" and paid) or words == ["play", "recruit-army"]:
        expected[2][seat] -= 1
        expected[3][seat] += 1
    elif (words[0] == "invade" and paid) or words == ["play", "emperor-insulted"]:
        expected[3][seat] -= 1
    assert new[:4] == expected
    visited = sum(int(bits).bit_count() for bits in state.visited)
    assert visited == sum(int(bits).bit_count() for bits in before.visited) + (words[0] == "arrive")
    if words[0] == "arrive" and int(before.rewards[59]):
        assert state.room == names_of.DRAW_REWARD  # CF-ACT-VOY-10
    if words[0] not in ("invade", "march"):
        assert list(state.box) == list(before.box) or before.phase == names_of.SETTING_UP


# --- gifts


@pytest.mark.clause(
    *("CF-GIFT-01", "CF-GIFT-02", "CF-GIFT-03", "CF-GIFT-04", "CF-GIFT-05", "CF-GIFT-OBL-03", "CF-GIFT-CAN-01"),
    *("CF-GIFT-CAN-02", "CF-GIFT-CAN-04", "CF-GIFT-CAN-05", "CF-GIFT-CAN-06", "CF-GIFT-CAN-07", "CF-RES-13"),
    *("CF-GIFT-OBL-01", "CF-GIFT-OBL-02", "CF-ACT-GIVE-05", "CF-ACT-TRANS-04", "CF-ACT-TRANS-06", "CF-EXAM-12"),
)
@each_configuration
def test_gifts_move_only_forward_and_end_only_as_the_clauses_say(options: Options) -> None:
    for game in steps(options, 2, 1000):
        for before, action, state in game:
            old, new = list(before.gift), list(state.gift)
            if old == new and kind_of(action) not in ("give gift", "transfer", "cancel", "lend"):
                continue
            for was, now in zip(old, new, strict=True):
                forward = {0: (0, 1), 1: (1, 2, 3, 4, 5, 6, 7), 2: (2,)}.get(int(was), (int(was), 2))
                assert int(now) in forward
            assert new == gifts_after(before, action)


def gifts_after(state: State, action: int) -> list[int]:
    """All gifts after an action, from the clauses."""
    seat = int(state.seat)
    words = done_words(state, action)
    gifts = [int(each) for each in state.gift]
    there = court.court_of(state)

    def out(giver: int, recipient: int) -> None:
        value = court.gift_value(there, giver, recipient)
        if value:
            gifts[6 * giver + value - 1] = 2

    if words[:2] in (["buy", "gift"], ["play", "gift"]):
        gifts[6 * seat + int(words[2]) - 1] = 1
    elif words[0] == "petition":
        gifts[6 * seat + int(words[1]) - 1] = 2
    elif words[0] == "give":
        value, recipient = int(words[2]), PLAYER_COLOURS.index(words[4])
        assert value >= court.gift_value(there, recipient, seat)
        out(seat, recipient)
        gifts[6 * seat + value - 1] = 3 + recipient
        if court.gift_value(there, recipient, seat) < value:
            out(recipient, seat)
    elif words[0] == "transfer":
        assert court.gift_value(there, PLAYER_COLOURS.index(words[3]), seat) > 0
        out(PLAYER_COLOURS.index(words[3]), seat)
    elif words[0] == "lend":
        out(PLAYER_COLOURS.index(words[2]), seat)
    elif words[0] == "cancel":
        out(there["students"][int(state.own[25 + seat])], seat)
    return gifts


@pytest.mark.clause(
    *("CF-GIFT-OBL-01", "CF-GIFT-OBL-02", "CF-GIFT-OBL-04", "CF-GIFT-OBL-06", "CF-GIFT-OBL-07", "CF-ACT-BRIBE-05"),
    *("CF-ACT-GIVE-01", "CF-ACT-GIVE-05", "CF-ACT-GIVE-06", "CF-ACT-TRANS-03", "CF-ACT-TRANS-04", "CF-PAIR-11"),
)
@each_configuration
def test_gifts_bind_on_a_turn_as_the_clauses_say(options: Options) -> None:
    players = range(int(options["players"]))
    for state, _ in play_some(options, 3, 800, every=2):
        if state.room != names_of.TURN:
            continue
        seat = int(state.seat)
        there = court.court_of(state)
        told = [words_of(state, action) for action in GAME.rules.legal(state)]
        owed = {rival: court.gift_value(there, rival, seat) for rival in players}
        paid_for = state.free != names_of.AS_USUAL or state.own[20 + seat] >= (2 if state.uses[13 * seat + 6] else 1)
        gifts = {
            (str(value), PLAYER_COLOURS[rival])
            for value in range(1, 7)
            for rival in players
            if paid_for and rival != seat and state.gift[6 * seat + value - 1] == 1 and value >= owed[rival]
        }
        assert {(words[2], words[4]) for words in told if words[0] == "give"} == gifts
        mine = [
            (f"{ministry}-{each['space']}", PLAYER_COLOURS[rival])
            for ministry in court.MINISTRIES
            for each in there["ministries"][ministry]["spaces"]
            for rival in players
            if each["owner"] == seat and owed[rival] and not there["ministries"][ministry]["resolved"]
        ]
        assert {(words[1], words[3]) for words in told if words[0] == "transfer"} == set(mine)
        for ministry in court.MINISTRIES:
            for each in there["ministries"][ministry]["spaces"]:
                if each["tile"] and each["owner"] is None and not there["ministries"][ministry]["resolved"]:
                    action = GAME.notation.read(state, f"bribe {ministry}-{each['space']}")[0]
                    blocked = GAME.rules.why_not(state, seat, action) == "CF-ACT-BRIBE-05"
                    assert blocked == (not court.may_bribe_in(there, seat, ministry))


# --- officials


def board_after(state: State, action: int, after: State) -> list[tuple[int, int, int]]:
    """All officials after an action, from the clauses; markers stand up in a resolution by themselves."""
    seat = int(state.seat)
    words = done_words(state, action)
    found = board(state)
    paid = kind_of(action) == "enough"
    if words[0] in ("bribe", "secure") and paid:
        at = official(words[1])
        assert (found[at][1] == 255) == (words[0] == "bribe")
        found[at] = found[at][0], seat, int(words[0] == "secure")
    elif words[0] == "play" and words[1].startswith("bribery"):
        at = official(words[3])
        assert found[at][2] == 0
        assert found[at][0] > 1
        assert found[at][1] != seat
        if paid or found[at][1] == 255:
            found[at] = found[at][0], seat, 0
    elif words[0] == "transfer":
        at = official(words[1])
        found[at] = found[at][0], PLAYER_COLOURS.index(words[3]), found[at][2]
    elif words[0] == "with":
        one, two = int(state.chosen), official(words[1])
        assert one % 7 <= two % 7
        found[one], found[two] = found[two], found[one]
    elif words[:2] == ["replace", "marker"]:
        at = official(words[2])
        assert found[at][1] != 255
        assert found[at][2] == 0
        found[at] = found[at][0], PLAYER_COLOURS.index(words[4]), 1
    elif words[0] == "place":
        at = official(words[2])
        assert found[at][2] == 0
        found[at] = 1, seat, 1
    elif words[0] == "official" and state.phase == names_of.NEW_OFFICIALS:
        at = 7 * int(state.cursor) + [tile for tile, _, _ in found[7 * int(state.cursor) :]].index(0)
        assert at < 7 * int(state.cursor) + 7
        found[at] = int(words[1]), 255, 0
    for ministry in range(3):
        standing = after.phase in (names_of.RESOLUTION, names_of.FINAL_RESOLUTION) and after.step > 0
        if int(after.resolved) >> ministry & 1 or (standing and after.cursor == ministry):
            for at in range(7 * ministry, 7 * ministry + 7):
                found[at] = found[at][0], found[at][1], int(found[at][1] != 255)
    return found


@pytest.mark.clause(
    *("CF-OFF-06", "CF-OFF-07", "CF-OFF-08", "CF-OFF-09", "CF-RES-03", "CF-RES-23", "CF-RES-24", "CF-EOR-02"),
    *("CF-EOR-03", "CF-EOR-04", "CF-ACT-BRIBE-03", "CF-ACT-SECURE-03", "CF-ACT-TRANS-05", "CF-ACT-PET-10"),
    *("CF-ACT-PET-11", "CF-ACT-PET-15", "CF-REW-12", "CF-REW-13", "CF-REW-23", "CF-EXAM-22"),
)
@each_configuration
def test_officials_change_only_as_the_clauses_say(options: Options) -> None:
    for game in steps(options, 2, 1000):
        for before, action, state in game:
            if before.phase == names_of.SETTING_UP:
                continue
            now = board(state)
            assert now == board_after(before, action, state)
            for ministry in range(3):
                if int(before.resolved) >> ministry & 1:
                    assert now[7 * ministry : 7 * ministry + 7] == board(before)[7 * ministry : 7 * ministry + 7]
                    assert state.post[ministry] == before.post[ministry]
                    assert state.post[3 + ministry] == before.post[3 + ministry]
            assert int(state.resolved) & int(before.resolved) == before.resolved


# --- rounds, turns, cubes

BOXES = {
    **dict.fromkeys(("bribe", "secure"), 0),
    "nominate": 1,
    "force": 2,
    "sail junks": 3,
    "buy junks": 3,
    "recruit": 4,
    "invade": 4,
    "buy gift": 5,
    "give gift": 6,
    "transfer": 7,
    "commercial": 9,
    "tax": 10,
    "no": 11,
    **{f"petition {value}": 8 for value in range(1, 7)},
}


class Rounds:
    """Follows the turns of a game: whose, in which order, at what price in cubes."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.round = 0
        self.passed: set[int] = set()
        self.last = -1
        self.uses: Counter[tuple[int, int]] = Counter()
        self.favour = False

    def step(self, before: State, action: int, state: State) -> None:
        if before.room in (names_of.DRAW_CHIEF, names_of.APPOINTING):
            self.new_round(before, action, state)
        elif before.room == names_of.TURN:
            self.turn(before, action, state)
        if state.round > before.round:
            assert state.round == before.round + 1
            assert self.favour  # CF-TURN-09
            assert court.end_conditions(court.court_of(state)) == []  # CF-SEQ-02
        elif before.phase > names_of.SETTING_UP:
            assert state.phase >= before.phase  # CF-SEQ-01, CF-COURT-01
        if before.phase in (names_of.ACTIONS, names_of.IMPERIAL_FAVOUR) and state.phase > names_of.IMPERIAL_FAVOUR:
            assert self.favour
            assert self.passed == set(range(self.players))

    def new_round(self, before: State, action: int, state: State) -> None:
        self.round += 1
        assert before.round == self.round
        there = court.court_of(before)
        for seat in range(self.players):
            assert before.own[20 + seat] == court.active_cubes(there, seat)  # CF-CUBE-02
        assert not any(before.on_box)
        assert not any(before.uses)
        chosen = PLAYER_COLOURS.index(words_of(before, action)[-1])
        assert before.room == names_of.DRAW_CHIEF or chosen != before.chief == before.seat  # CF-CM-02
        assert (before.room == names_of.DRAW_CHIEF) == (self.round == 1)
        assert state.chief == chosen
        assert state.on_box[13 * chosen + 12] == 1
        assert state.own[20 + chosen] == before.own[20 + chosen] - 1  # CF-CM-03
        self.last, self.passed, self.favour = chosen, set(), False
        self.uses.clear()

    def turn(self, before: State, action: int, state: State) -> None:
        seat = int(before.seat)
        extra = before.free == names_of.EXTRA_ACTION
        if extra:
            assert seat == self.last
        elif before.phase == names_of.IMPERIAL_FAVOUR:
            assert self.passed == set(range(self.players))
            assert not self.favour
            assert seat == before.chief
            self.favour = True
        else:
            order = [(self.last + n) % self.players for n in range(1, self.players + 1)]
            assert seat == next(each for each in order if each not in self.passed)  # CF-TURN-01, -08
        self.last = seat
        kind = kind_of(action)
        spent = 0
        if kind == "pass":
            assert before.own[20 + seat] == 0  # CF-TURN-04
            self.passed.add(seat)
        elif kind in BOXES:
            box = BOXES[kind]
            price = {7: 0, 8: 2, 9: 1, 11: 1}.get(box, 2 if self.uses[seat, box] else 1)  # CF-PAIR-01, -02, -08
            spent = 0 if extra or self.favour else price
            assert box != 9 or not self.uses[seat, 9]
            self.uses[seat, box] += 1  # CF-PAIR-06
            assert state.on_box[13 * seat + box] == before.on_box[13 * seat + box] + spent or state.round > before.round
        else:
            assert kind.startswith("play")
            assert not extra
            assert not self.favour
        if state.round == before.round:
            assert state.own[20 + seat] == before.own[20 + seat] - spent


@pytest.mark.clause(
    *("CF-SEQ-01", "CF-SEQ-02", "CF-CUBE-01", "CF-CUBE-02", "CF-CUBE-03", "CF-CUBE-04", "CF-CM-01", "CF-CM-02"),
    *("CF-CM-03", "CF-CM-04", "CF-TURN-01", "CF-TURN-03", "CF-TURN-04", "CF-TURN-07", "CF-TURN-08", "CF-TURN-09"),
    *("CF-PAIR-01", "CF-PAIR-02", "CF-PAIR-04", "CF-PAIR-05", "CF-PAIR-06", "CF-PAIR-07", "CF-PAIR-08", "CF-PAIR-09"),
    *("CF-PAIR-10", "CF-COURT-01", "CF-ACT-FAV-01", "CF-ACT-FAV-03", "CF-REW-03", "CF-REW-04", "CF-REW-17"),
)
@each_configuration
def test_turns_come_in_order_and_cost_their_cubes(options: Options) -> None:
    for game in steps(options, 2, 1000):
        rounds = Rounds(int(options["players"]))
        for before, action, state in game:
            rounds.step(before, action, state)
        assert rounds.round == state.round


# --- payments


def price_of(state: State, words: list[str]) -> tuple[str, int]:
    """Currency and price of an action, from the clauses."""
    there, seat = court.court_of(state), int(state.seat)
    if words[0] in ("bribe", "secure") or words[1].startswith("bribery"):
        tile = int(state.tile[official(words[-1])])
        return "coins", tile - (court.influence(there, seat, "hubu") > 0)
    if words[0] in ("nominate", "force"):
        return "coins", 2
    if words[:2] == ["buy", "gift"]:
        return "coins", int(words[2])
    if words[0] == "buy":
        prices = (1, 2, 4, 7) if court.influence(there, seat, "gongbu") else (1, 3, 6, 10)
        return "coins", prices[int(words[1]) - 1]
    if words[0] == "sail":
        return "licences", int(words[1])
    if words[0] == "recruit":
        return "licences", 4 if court.influence(there, seat, "bingbu") else 6
    if words[0] == "invade":
        return "coins", court.LANDS[words[1].split("-")[0]][0]
    assert words == ["commercial", "income"]
    return "coins", 0


def covering(state: State, currency: str, price: int, most: int) -> set[tuple[int, ...]]:
    """Every way to spend cards that covers the price and is not worth more than the most allowed."""
    hand = [int(state.hand[4 * int(state.seat) + kind]) for kind in range(3)]
    worth = (1, 2, 3) if currency == "coins" else (3, 2, 1)
    ways = ((a, b, c) for a in range(hand[0] + 1) for b in range(hand[1] + 1) for c in range(hand[2] + 1))
    return {way for way in ways if price <= sum(n * w for n, w in zip(way, worth, strict=True)) <= most}


def card_sequences(state: State, verbs: tuple[str, ...]) -> Iterator[tuple[list[int], State]]:
    """Every way to tell cards one by one until the room is left, with the position it leads to."""
    seat, room = int(state.seat), int(state.room)
    open_ends: list[tuple[list[int], State]] = [([], state)]
    while open_ends:
        told, now = open_ends.pop()
        if now is not state and (now.room != room or now.seat != seat):
            yield told, now
            continue
        legal = [action for action in GAME.rules.legal(now) if kind_of(action) in verbs]
        assert legal, "nobody gets stuck in the middle of telling cards"
        for action in legal:
            after = GAME.rules.copy(now)
            GAME.rules.do(after, action)
            open_ends.append(([*told, action], after))


def cards_told(state: State, told: list[int]) -> tuple[int, ...]:
    kinds = Counter(words_of(state, action)[-1] for action in told)
    return kinds["1"], kinds["2"], kinds["3"]


@pytest.mark.clause(
    *("CF-PAY-01", "CF-PAY-02", "CF-PAY-03", "CF-PAY-04", "CF-PAY-06", "CF-PAY-07", "CF-PAY-08", "CF-ACT-COM-02"),
    *("CF-ACT-COM-03", "CF-ACT-COM-04", "CF-DISC-01", "CF-DISC-02", "CF-DISC-03", "CF-DISC-04", "CF-ACT-JUNK-02"),
    *("CF-ACT-ARMY-01", "CF-ACT-BRIBE-02", "CF-ACT-SECURE-02", "CF-ACT-INVADE-03", "CF-ACT-BUY-02", "CF-REW-13"),
)
@each_configuration
def test_every_payment_can_be_told_in_exactly_one_way(options: Options) -> None:
    tried = 0
    for game in steps(options, 2, 600):
        for before, action, state in game:
            if state.room != names_of.PAYING or before.room == names_of.PAYING:
                continue
            currency, price = price_of(before, words_of(before, action))
            assert (int(state.currency), int(state.price)) == (("coins", "licences").index(currency), price)
            commercial = kind_of(action) == "commercial"
            ways = covering(state, currency, price, 4 if commercial else 1000)
            if len(ways) > 40:
                continue
            tried += 1
            told = list(card_sequences(state, ("spend", "enough")))
            assert sorted(cards_told(state, each) for each, _ in told) == sorted(ways)
            assert len({GAME.rules.to_bytes(after) for _, after in told}) == len(told)
            for each, after in told:
                if commercial and after.draws:
                    spent = cards_told(state, each)
                    assert after.draws == 1 + spent[0] + 2 * spent[1] + 3 * spent[2]
    assert tried > 40


@pytest.mark.clause("CF-EOR-06", "CF-EOR-07", "CF-EXAM-06", "CF-EXAM-09")
@each_configuration
def test_every_discard_and_every_tutoring_can_be_told_in_exactly_one_way(options: Options) -> None:
    for state, _ in play_some(options, 4, 600):
        hand = [int(state.hand[4 * int(state.seat) + kind]) for kind in range(3)]
        if sum(hand) > 9 or (state.room == names_of.TUTORING_CARDS and state.spent) or state.lowest:
            continue
        if state.room == names_of.DISCARDING and not state.aside[4 * int(state.seat) + 3]:
            ways = {way for way in covering(state, "coins", 0, 1000) if sum(way) == sum(hand) - 4}
            told = list(card_sequences(state, ("discard",)))
        elif state.room == names_of.TUTORING_CARDS:
            ways = covering(state, "coins", 1, 1000)
            told = list(card_sequences(state, ("spend", "enough")))
        else:
            continue
        assert sorted(cards_told(state, each) for each, _ in told) == sorted(ways)


# --- examinations


class Exams:
    """Follows the examinations of a game."""

    def __init__(self) -> None:
        self.cards: list[tuple[int, int]] = []
        self.tutors: list[int] = []
        self.candidates_won = 0
        self.rounds: list[int] = []

    def step(self, before: State, action: int, state: State) -> None:
        words = words_of(before, action)
        there = court.court_of(before)
        seat = int(before.seat)
        if before.room == names_of.TUTORING:
            if not self.tutors:
                self.begin(before, there)
            order = [(there["chief"] + n) % there["players"] for n in range(there["players"])]
            waiting = [each for each in order if each not in self.tutors and before.hand[4 * each + 3] > 0]
            assert seat == waiting[0]  # CF-EXAM-05, -07
            self.tutors.append(seat)
            supported = {("red", "plain").index(words_of(before, each)[1]) for each in GAME.rules.legal(before)}
            assert supported == court.students_to_support(there, seat)
            self.space = ("red", "plain").index(words[1])
            self.own: list[int] = []
        elif before.room == names_of.TUTORING_CARDS and words[0] == "spend":
            self.cards.append((self.space, int(words[1])))
            self.own.append(int(words[1]))
        elif before.room == names_of.TUTORING_CARDS:
            assert self.own
            owner = there["students"][self.space]
            giver = owner != seat and court.gift_value(there, owner, seat) > 0
            assert (state.room == names_of.CANCELLING) == (giver and len(self.own) >= 3)  # CF-EXAM-12
        elif before.room == names_of.PLACING_CANDIDATE:
            legal = {tuple(words_of(before, each)[2].split("-")) for each in GAME.rules.legal(before)}
            assert legal == {(ministry, str(space)) for ministry, space in court.candidate_places(there)}
        if before.phase < names_of.RESOLUTION:
            self.after(before, there, state)

    def begin(self, before: State, there: court.Court) -> None:
        one, two = there["students"]
        assert None not in (one, two)
        assert one != two  # CF-EXAM-04
        assert not self.cards

    def after(self, before: State, there: court.Court, state: State) -> None:
        if state.room == names_of.PLACING_CANDIDATE and before.room != names_of.PLACING_CANDIDATE:
            now = court.court_of(state)
            self.candidates_won += 1
            self.rounds.append(int(state.round))
            owners = [each for each in now["students"] if each is not None]
            if len(set(owners)) == 2:
                assert int(state.seat) == court.exam_winner(now, self.cards)  # CF-EXAM-14 to -16
            else:
                assert set(owners) == {int(state.seat)}  # CF-EXAM-03
                assert not self.tutors
                assert state.forced or len(owners) == 2  # CF-EXAM-01
            assert not any(state.aside)  # CF-EXAM-25
            self.tutors, self.cards = [], []
        if before.room == names_of.PLACING_CANDIDATE:
            assert list(state.student) == [255, 255]  # CF-EXAM-26
        if state.phase > names_of.EXAMINATION >= before.phase:
            self.tutors, self.cards = [], []
            # CF-EXAM-01: it was held if it was due.
            held = bool(self.rounds) and self.rounds[-1] == state.round
            assert None in court.court_of(state)["students"] or held
            assert not (state.forced and list(state.student) != [255, 255])


@pytest.mark.clause(
    *("CF-EXAM-01", "CF-EXAM-02", "CF-EXAM-03", "CF-EXAM-04", "CF-EXAM-05", "CF-EXAM-06", "CF-EXAM-07", "CF-EXAM-08"),
    *("CF-EXAM-10", "CF-EXAM-12", "CF-EXAM-13", "CF-EXAM-14", "CF-EXAM-15", "CF-EXAM-17", "CF-EXAM-18", "CF-EXAM-19"),
    *("CF-EXAM-21", "CF-EXAM-25", "CF-EXAM-26", "CF-EXAM-31", "CF-GIFT-OBL-08", "CF-GIFT-OBL-09", "CF-GIFT-OBL-10"),
    *("CF-GIFT-OBL-11", "CF-GIFT-CAN-03"),
)
@each_configuration
def test_a_second_examiner_finds_the_same_winner_and_places(options: Options) -> None:
    for game in steps(options, 3, 1000):
        exams = Exams()
        for before, action, state in game:
            if before.phase > names_of.SETTING_UP:
                exams.step(before, action, state)
        assert len(set(exams.rounds)) == len(exams.rounds)  # CF-EXAM-31
        assert exams.candidates_won <= 6
        gone = 6 - int(state.any_left) - int(state.named_left).bit_count() - (state.candidate != 9)
        assert gone >= exams.candidates_won


@pytest.mark.clause("CF-EXAM-27", "CF-EXAM-28", "CF-EXAM-29", "CF-SETUP-07", "CF-SETUP-08")
@each_configuration
def test_candidates_come_named_ones_first_and_never_for_a_resolved_ministry(options: Options) -> None:
    for number in numbers(options, 2, 600):
        drawn = []
        leaves = False
        for state, action in play(options, number):
            assert not leaves or (state.candidate, state.room) == (9, names_of.DRAW_CANDIDATE)  # CF-EXAM-28
            leaves = False
            if action >= 0 and kind_of(action) == "candidate":
                drawn.append(words_of(state, action)[1])
                leaves = drawn[-1] != "any" and int(state.resolved) >> court.MINISTRIES.index(drawn[-1]) & 1 == 1
            if state.room > names_of.DRAW_CHIEF:
                assert state.candidate == 9 or drawn[-1] == (*court.MINISTRIES, "any")[int(state.candidate)]
        assert sorted(drawn[:3]) == sorted(set(drawn[:3]))
        assert "any" not in drawn[:3]
        assert set(drawn[3:]) <= {"any"}


def with_other_gifts(state: State, rng: Random) -> State:
    """The same position with other active gifts, at most one from each to each."""
    other = GAME.rules.copy(state)
    for giver in range(int(state.players)):
        values = rng.sample(range(6), 6)
        for value in range(6):
            other.gift[6 * giver + value] = 1
        for recipient in range(int(state.players)):
            if recipient != giver and rng.randrange(3):
                other.gift[6 * giver + values.pop()] = 3 + recipient
    return other


@pytest.mark.clause(
    *("CF-GIFT-OBL-08", "CF-GIFT-OBL-09", "CF-GIFT-OBL-10", "CF-GIFT-OBL-11", "CF-GIFT-OBL-12", "CF-EXAM-10"),
    *("CF-EXAM-11", "CF-RES-11", "CF-RES-12", "CF-RES-14", "CF-RES-16", "CF-RES-17"),
)
@each_configuration
def test_gifts_bind_in_court_as_the_clauses_say(options: Options) -> None:
    rng = Random(title(options))
    tried: Counter[int] = Counter()
    for state, _ in play_some(options, 6, 1000):
        if state.room not in (names_of.TUTORING, names_of.LENDING):
            continue
        for _ in range(12):
            other = with_other_gifts(state, rng)
            there = court.court_of(other)
            told = [words_of(other, action)[-1] for action in GAME.rules.legal(other)]
            if state.room == names_of.TUTORING:
                allowed = {("red", "plain")[space] for space in court.students_to_support(there, int(state.seat))}
            else:
                held = {space + 1: int(holder) for space, holder in enumerate(state.holder) if holder < 5}
                running = court.Resolution(there, court.MINISTRIES[int(state.cursor)], held)
                allowed = {PLAYER_COLOURS[seat] for seat in running.may_lend_to()}
            assert set(told) == allowed
            tried[int(state.room)] += 1
    assert min(tried[names_of.TUTORING], tried[names_of.LENDING]) > 0


# --- resolutions


class Resolutions:
    """Follows every resolution of a game, final ones included, with the lenders' recorded choices."""

    def __init__(self) -> None:
        self.running: court.Resolution | None = None
        self.court: court.Court = {}
        self.ministry = -1
        self.lent = 0

    def step(self, before: State, action: int, state: State) -> None:
        if before.room == names_of.LENDING:
            if self.running is None:
                self.ministry = int(before.cursor)
                self.court = court.court_of(before)
                self.running = court.Resolution(self.court, court.MINISTRIES[self.ministry])
            assert before.cursor == self.ministry
            assert len(self.running.participants()) > 2
            assert before.seat == self.running.dropping_out()  # CF-RES-07 to -10
            allowed = {PLAYER_COLOURS.index(words_of(before, each)[-1]) for each in GAME.rules.legal(before)}
            assert allowed == self.running.may_lend_to()
            self.running.lend(PLAYER_COLOURS.index(words_of(before, action)[-1]))
            self.lent += 1
        fresh = int(state.resolved) & ~int(before.resolved)
        now = court.court_of(state)
        for ministry, name in enumerate(court.MINISTRIES):
            if fresh >> ministry & 1:
                self.resolved(ministry, name, now)
                final = state.phase > names_of.END_CHECK
                full = all(each["owner"] is not None for each in now["ministries"][name]["spaces"])
                assert full or final  # CF-RES-01, CF-END-05
        if state.phase > names_of.RESOLUTION >= before.phase:
            assert not any(court.is_due(now, name) for name in court.MINISTRIES)
        if state.room != names_of.LENDING:
            assert all(holder == 255 for holder in state.holder)  # CF-RES-23
            assert state.dropped_out == 0

    def resolved(self, ministry: int, name: str, now: court.Court) -> None:
        if self.running is not None and self.ministry == ministry:
            self.running.close()
            there = self.court["ministries"][name]
            assert sorted(map(str, self.court["gifts"])) == sorted(map(str, now["gifts"]))
            self.running = None
        else:
            plain = deepcopy(now)
            resolution = court.Resolution(plain, name)
            resolution.close()  # which allows two participants at most
            there = plain["ministries"][name]
        assert now["ministries"][name] == there


@pytest.mark.clause(
    *("CF-RES-01", "CF-RES-02", "CF-RES-03", "CF-RES-04", "CF-RES-05", "CF-RES-06", "CF-RES-07", "CF-RES-08"),
    *("CF-RES-09", "CF-RES-10", "CF-RES-11", "CF-RES-12", "CF-RES-13", "CF-RES-14", "CF-RES-15", "CF-RES-16"),
    *("CF-RES-17", "CF-RES-19", "CF-RES-20", "CF-RES-21", "CF-RES-22", "CF-RES-23", "CF-RES-25", "CF-END-05"),
    *("CF-END-06", "CF-END-07", "CF-END-08", "CF-GIFT-OBL-12", "CF-GIFT-OBL-13"),
)
@each_configuration
def test_a_second_court_resolves_every_ministry_alike(options: Options) -> None:
    lent = 0
    for game in steps(options, 5, 1500):
        resolutions = Resolutions()
        for before, action, state in game:
            if before.phase > names_of.COUNT_GIFTS:
                resolutions.step(before, action, state)
        assert state.resolved == 7
        lent += resolutions.lent
    assert lent > 0


# --- invasions


@pytest.mark.clause(
    *("CF-INV-01", "CF-INV-02", "CF-INV-03", "CF-INV-04", "CF-INV-05", "CF-INV-06", "CF-INV-07", "CF-INV-08"),
    *("CF-INV-09", "CF-INV-11", "CF-INV-12", "CF-REW-01", "CF-END-09", "CF-WALL-01"),
)
@each_configuration
def test_lands_are_resolved_when_full_or_at_their_deadline(options: Options) -> None:
    for game in steps(options, 3, 1000):
        drawn: list[int] = []
        unresolved = 7
        for before, _, state in game:
            if before.phase == names_of.INVASIONS and before.room == names_of.DRAW_REWARD:
                drawn.append(int(before.seat))
            if state.phase > names_of.INVASIONS >= before.phase:
                there = court.court_of(state)
                owed = []
                for number, land in enumerate(there["lands"]):
                    due = None not in land["boxes"] or there["wall"] >= court.DEADLINES[number]
                    assert land["resolved"] == due
                    icon = land["boxes"][court.LANDS[land["name"]][2] - 1]
                    if unresolved >> number & 1 and due and icon is not None:
                        owed.append(icon)
                unresolved = 7 & ~int(state.lands_resolved)
                left = int(state.rewards[59])
                assert drawn == owed[: len(drawn)]
                assert len(drawn) == len(owed) or left == 0
                drawn = []
            for number in range(3):
                if int(before.lands_resolved) >> number & 1:
                    assert list(before.box[4 * number : 4 * number + 4]) == list(state.box[4 * number : 4 * number + 4])


# --- scores, titles, places


@pytest.mark.clause(
    *("CF-TITLE-01", "CF-TITLE-02", "CF-TITLE-03", "CF-TITLE-04", "CF-TITLE-05", "CF-TITLE-06", "CF-TITLE-07"),
    *("CF-TITLE-08", "CF-TITLE-09", "CF-WIN-01", "CF-WIN-02", "CF-WIN-03", "CF-WIN-04", "CF-VAR-02", "CF-VAR-04"),
    *("CF-VAR-05", "CF-END-01", "CF-END-02", "CF-END-03", "CF-END-10", "CF-END-11", "CF-SCORE-01", "CF-SCORE-03"),
)
@each_configuration
def test_final_scores_and_places_are_those_of_the_naive_court(options: Options) -> None:
    for number in numbers(options, 8, 4000):
        before_the_end: State = None
        for state, _ in play(options, number):
            if state.phase <= names_of.END_CHECK:
                before_the_end = GAME.rules.copy(state) if state.phase >= names_of.NEW_OFFICIALS else before_the_end
        assert_final(state)
        reason = GAME.result(state).reason
        if before_the_end is not None and before_the_end.round == state.round:
            assert reason == " and ".join(court.end_conditions(court.court_of(before_the_end)))


def assert_final(state: State) -> None:
    """The engine's end of the game is the naive one, and asking for it again changes nothing."""
    found = court.court_of(state)
    found["titles"] = court.titles(found)
    points = court.sources(found)
    for holder in found["titles"].values():
        if holder is not None:
            points[holder] += 1
    result = GAME.result(state)
    assert list(result.totals) == found["scores"] == points
    assert list(result.places) == court.places(found)
    assert result.reason
    before = GAME.rules.to_bytes(state)
    assert GAME.rules.to_bytes(ending.ended(state)) == before
    assert GAME.rules.totals(state) == points


@pytest.mark.clause("CF-WIN-01", "CF-WIN-02", "CF-WIN-03", "CF-WIN-04", "CF-VAR-02", "CF-VAR-04", "CF-VAR-05")
@each_configuration
def test_places_of_close_scores_are_those_of_the_naive_court(options: Options) -> None:
    """Finished games with other scores and titles: ties of all kinds."""
    rng = Random(title(options))
    *_, (state, _) = play(options, 0)
    players = int(options["players"])
    for _ in range(games(150, 20_000)):
        ended = GAME.rules.copy(state)
        holders = [rng.randrange(-1, players) for _ in range(3)]
        ended.titles = sum((holder + 1) << (4 * number) for number, holder in enumerate(holders))
        for seat in range(players):
            ended.score[seat] = rng.choice((20, 21, 21, 22))
        found = court.court_of(ended)
        order = ("chief_minister", "admiral", "general")
        found["titles"] = {name: None if seat < 0 else seat for name, seat in zip(order, holders, strict=True)}
        assert list(GAME.result(ended).places) == court.places(found)


@pytest.mark.clause("CF-END-05", "CF-END-06", "CF-END-08", "CF-TITLE-01", "CF-TITLE-03", "CF-TITLE-05")
@each_configuration
def test_totals_if_it_ended_now_are_those_of_the_naive_court(options: Options) -> None:
    for state, _ in play_some(options, 5, 2000, every=6):
        if GAME.rules.is_over(state) or state.phase == names_of.SETTING_UP:
            continue
        found = court.court_of(state)
        running, held = "", None
        if state.room == names_of.LENDING:
            running = court.MINISTRIES[int(state.cursor)]
            held = {space + 1: int(holder) for space, holder in enumerate(state.holder) if holder < 5}
        court.end_now(found, running, held)
        assert GAME.rules.totals(state) == found["scores"], GAME.rules.to_bytes(state)
        assert list(GAME.result(state).places) == court.places(found)


def rearranged(state: State, rng: Random) -> State:
    """The same position with other gifts, markers in unresolved ministries, voyages, junks at sea and armies."""
    other = with_other_gifts(state, rng)
    players = int(state.players)
    crowd = [*rng.sample(range(players), rng.randrange(1, players + 1)), 255]
    for at in range(21):
        if not int(state.resolved) >> (at // 7) & 1:
            other.marker[at] = rng.choice(crowd) if state.tile[at] else 255
            other.secured[at] = 0 if other.marker[at] == 255 else rng.randrange(2)
    for land in range(5):
        other.visited[land] = rng.choice((0, rng.randrange(1 << players)))
    for seat in range(players):
        other.own[5 + seat] = rng.randrange(5)
        other.own[10 + seat] = rng.choice((4, 5, 6))
    return other


@pytest.mark.clause(
    *("CF-TITLE-01", "CF-TITLE-02", "CF-TITLE-03", "CF-TITLE-04", "CF-TITLE-05", "CF-TITLE-06", "CF-TITLE-07"),
    *("CF-TITLE-08", "CF-RES-09", "CF-RES-10", "CF-RES-19", "CF-END-06", "CF-END-07", "CF-END-08", "CF-WIN-02"),
)
@each_configuration
def test_any_court_resolves_and_ranks_as_the_naive_one(options: Options) -> None:
    rng = Random(title(options))
    vacant = 0
    for state, _ in play_some(options, 2, 600, every=5):
        if state.room == names_of.TURN:
            other = rearranged(state, rng)
            found = court.court_of(other)
            court.end_now(found)
            vacant += None in found["titles"].values()
            assert GAME.rules.totals(other) == found["scores"]
            assert list(GAME.result(other).places) == court.places(found)
    assert vacant > 0 or not SOAK


@pytest.mark.clause("CF-SCORE-01", "CF-SCORE-02", "CF-SCORE-04")
@each_configuration
def test_items_add_up_to_the_totals(options: Options) -> None:
    for state, _ in play_some(options, 4, 1000, every=8):
        totals = GAME.rules.totals(state)
        for seat, items in enumerate(GAME.positions.items(state)):
            assert sum(item.points for item in items) == totals[seat]
            assert "earlier" not in {item.source for item in items}
            assert sum(item.points for item in items if not item.final) == state.score[seat]
            assert len({(item.source, item.where) for item in items}) == len(items)


# --- chance


@pytest.mark.clause("CF-DECK-01", "CF-DECK-02", "CF-DECK-03", "CF-SETUP-02", "CF-SETUP-06", "CF-SETUP-09")
@each_configuration
def test_weights_are_what_chance_deals(options: Options) -> None:
    rng = Rng("weights")
    rooms = set()
    for state, _ in play_some(options, 3, 1000, every=6):
        weights = GAME.rules.weights(state)
        if GAME.rules.to_act(state) != CHANCE or GAME.rules.is_over(state):
            assert weights == []
            continue
        rooms.add(int(state.room))
        assert [action for action, _ in weights] == GAME.rules.legal(state)
        assert all(weight > 0 for _, weight in weights)
        total = sum(weight for _, weight in weights)
        assert total == expected_total(state)
        dealt = Counter(GAME.rules.chance(state, rng) for _ in range(60))
        for action, weight in weights:
            expected = 60 * weight / total
            assert abs(dealt.pop(action, 0) - expected) <= 6 * (expected * (1 - weight / total)) ** 0.5 + 1
        assert not dealt
    assert len(rooms) >= 3


def expected_total(state: State) -> int:
    """How many cards, tiles or chits there are to draw from."""
    return {
        names_of.DRAW_CARD: int(state.cards[3]),
        names_of.DRAW_REWARD: int(state.rewards[59]),
        names_of.DRAW_OFFICIAL: int(state.stack[6]),
        names_of.DRAW_CANDIDATE: int(state.named_left).bit_count() or 1,
        names_of.DRAW_CHIEF: int(state.players),
        names_of.DRAW_LAND: 5 - int(state.cursor) + 11,
        names_of.DRAW_DISTANT: 7 - int(state.cursor) + 6,
        names_of.DRAW_CHIT: 10 - int(state.cursor),
    }[int(state.room)]


@pytest.mark.clause("CF-DECK-01", "CF-DECK-02", "CF-DECK-04", "CF-ACT-TAX-01", "CF-REW-19")
@each_configuration
def test_draws_bring_as_many_cards_as_they_should(options: Options) -> None:
    for game in steps(options, 2, 600):
        for before, action, state in game:
            words = words_of(before, action)
            due = {"tax": 2, "play cash": 4}.get(kind_of(action))
            if due and before.cards[3] + before.cards[7]:
                assert (state.room, state.draws) == (names_of.DRAW_CARD, due)
            if before.room == names_of.DRAW_CARD:
                kind = int(words[-1]) - 1
                seat = int(before.seat)
                assert state.hand[4 * seat + kind] == before.hand[4 * seat + kind] + 1
                if before.draws > 1 and before.cards[3] + before.cards[7] > 1:
                    assert (state.room, state.draws, state.seat) == (names_of.DRAW_CARD, before.draws - 1, seat)
                else:
                    assert state.draws == 0
                if state.cards[7] < before.cards[7]:
                    assert before.cards[3] == 1  # only an empty deck is shuffled anew


@each_configuration
def test_same_seed_same_game(options: Options) -> None:
    for number in numbers(options, 1, 100):
        once = [(GAME.rules.to_bytes(state), action) for state, action in play(options, number)]
        again = [(GAME.rules.to_bytes(state), action) for state, action in play(options, number)]
        assert once == again
        other = [GAME.rules.to_bytes(state) for state, _ in play(options, number + len(STYLES))]
        assert other != [position for position, _ in once]
    seeded = [loops.random_game_actions(GAME.rules, options, "seed") for _ in range(2)]
    assert seeded[0] == seeded[1] != loops.random_game_actions(GAME.rules, options, "other seed")


# --- views


def redealt(state: State, seat: int, rng: Random) -> State:
    """Another position that differs only in what the seat cannot know: rivals' cards, cards laid aside, decks."""
    other = GAME.rules.copy(state)
    rivals = [rival for rival in range(int(state.players)) if rival != seat]
    piles = [(other.hand, 4 * rival, 3) for rival in rivals] + [(other.aside, 4 * rival, 3) for rival in rivals]
    shuffle(piles + [(other.cards, 0, 3)], rng)
    shuffle([(other.rewards, 10 * rival, 9) for rival in rivals] + [(other.rewards, 50, 9)], rng)
    return other


def shuffle(piles: list[tuple[Any, int, int]], rng: Random) -> None:
    """Take all cards of these rows and deal them anew, as many as there were in each."""
    cards = [kind for row, at, kinds in piles for kind in range(kinds) for _ in range(int(row[at + kind]))]
    rng.shuffle(cards)
    for row, at, kinds in piles:
        for kind in range(kinds):
            row[at + kind] = 0
        for _ in range(int(row[at + kinds])):
            row[at + cards.pop()] += 1


@pytest.mark.clause(
    *("CF-INFO-01", "CF-INFO-03", "CF-INFO-05", "CF-INFO-06", "CF-INFO-07", "CF-INFO-08", "CF-INFO-09", "CF-INFO-10"),
    *("CF-INFO-11",),
)
@each_configuration
def test_a_view_tells_nothing_that_its_seat_cannot_know(options: Options) -> None:
    rng = Random(0)
    changed = 0
    for state, _ in play_some(options, 3, 800, every=12):
        if GAME.rules.is_over(state):
            continue
        for seat in range(CHANCE, int(options["players"])):
            other = redealt(state, seat, rng)
            changed += GAME.rules.to_bytes(other) != GAME.rules.to_bytes(state)
            check_cards(other)
            check_rewards(other)
            seen = GAME.rules.view(state, seat)
            assert GAME.rules.view_bytes(GAME.rules.view(other, seat)) == GAME.rules.view_bytes(seen)
            if GAME.rules.to_act(state) == seat != CHANCE:
                for shown in (GAME.rules.table_of(seen), other):
                    assert GAME.rules.legal(shown) == GAME.rules.legal(state)
                    for action in range(int(state.round), GAME.rules.n_actions(state), 7):
                        assert GAME.rules.why_not(shown, seat, action) == GAME.rules.why_not(state, seat, action)
    assert changed > 20


@pytest.mark.clause("CF-INFO-03", "CF-INFO-07", "CF-INFO-08")
@each_configuration
def test_a_view_shows_everything_that_lies_open(options: Options) -> None:
    for state, _ in play_some(options, 1, 200, every=12):
        for seat in range(CHANCE, int(options["players"])):
            table = GAME.rules.table_of(GAME.rules.view(state, seat))
            for name in (
                "tile",
                "marker",
                "secured",
                "post",
                "chit",
                "visited",
                "land",
                "box",
                "gift",
                "on_box",
                "own",
            ):
                assert list(getattr(table, name)) == list(getattr(state, name))
            for name in ("hand", "aside", "cards"):
                told, there = rows(getattr(table, name), 4), rows(getattr(state, name), 4)
                for at, (shown, real) in enumerate(zip(told, there, strict=True)):
                    assert shown[3] == real[3]
                    own = at == (1 if name == "cards" else seat) or GAME.rules.is_over(state)
                    assert shown[:3] == (real[:3] if own else [0, 0, 0])
            for at, (shown, real) in enumerate(zip(rows(table.rewards, 10), rows(state.rewards, 10), strict=True)):
                assert shown[9] == real[9]
                assert shown[:9] == (real[:9] if at in (seat, 6) or GAME.rules.is_over(state) else [0] * 9)


def views_of_others(state: State, actor: int) -> list[bytes]:
    seats = [seat for seat in range(CHANCE, int(state.players)) if seat != actor]
    return [GAME.rules.view_bytes(GAME.rules.view(state, seat)) for seat in seats]


def hidden_ways(state: State) -> list[list[State]]:
    """Groups of positions that differ only in cards that the seat to act, or to draw, has laid down or drawn unseen."""
    seat = int(state.seat)
    if state.room in (names_of.DRAW_CARD, names_of.DRAW_REWARD):
        return [[after for _, after in each_after(state, GAME.rules.legal(state))]]
    if state.room == names_of.TUTORING_CARDS and not state.spent:
        told = card_sequences(state, ("spend", "enough"))
    elif state.room == names_of.DISCARDING and not state.aside[4 * seat + 3]:
        told = card_sequences(state, ("discard",))
    else:
        return []
    groups: dict[int, list[State]] = {}
    for actions, _ in told:
        now = GAME.rules.copy(state)
        for number, action in enumerate(actions):
            GAME.rules.do(now, action)
            if not now.aside[4 * seat + 3]:
                break  # all cards are on the table
            last = number == len(actions) - 1
            groups.setdefault(2 * number + (kind_of(action) == "enough"), []).append(GAME.rules.copy(now))
            if last and now.room == names_of.CANCELLING:
                GAME.rules.do(now, GAME.rules.legal(now)[0])
                if now.aside[4 * seat + 3]:
                    groups.setdefault(1000 + number, []).append(now)
    return list(groups.values())


def each_after(state: State, actions: list[int]) -> Iterator[tuple[int, State]]:
    for action in actions:
        after = GAME.rules.copy(state)
        GAME.rules.do(after, action)
        yield action, after


@pytest.mark.clause("CF-INFO-01", "CF-INFO-05", "CF-INFO-09", "CF-INFO-10", "CF-EOR-07")
@each_configuration
def test_cards_drawn_and_laid_down_unseen_look_alike_to_others(options: Options) -> None:
    tried: Counter[int] = Counter()
    for state, _ in play_some(options, 6, 800):
        room = int(state.room)
        common = room == names_of.DRAW_CARD and tried[room] > 50
        if GAME.rules.is_over(state) or common or state.hand[4 * int(state.seat) + 3] > 9:
            continue
        for group in hidden_ways(state):
            tried[room] += 1
            seen = {tuple(views_of_others(each, int(state.seat))) for each in group}
            assert len(seen) == 1, f"room {room} of {title(options)}"
    assert tried[names_of.DRAW_CARD] > 20
    assert tried[names_of.TUTORING_CARDS] + tried[names_of.DISCARDING] > 5


@each_configuration
def test_a_deal_fits_its_view(options: Options) -> None:
    rng = Rng("deals")
    for state, _ in play_some(options, 3, 1000, every=12):
        for seat in range(CHANCE, int(options["players"])):
            view = GAME.rules.view(state, seat)
            dealt = GAME.rules.deal(view, rng)
            check_cards(dealt)
            check_rewards(dealt)
            assert GAME.rules.view_bytes(GAME.rules.view(dealt, seat)) == GAME.rules.view_bytes(view)
            if GAME.rules.is_over(state):
                assert GAME.rules.to_bytes(GAME.rules.table_of(view)) == GAME.rules.to_bytes(state)
            elif GAME.rules.to_act(state) == seat:
                assert GAME.rules.legal(dealt) == GAME.rules.legal(state) or seat == CHANCE


@each_configuration
def test_a_deal_takes_every_unseen_card_alike(options: Options) -> None:
    states = [
        GAME.rules.copy(state) for state, _ in play(options, 6) if state.round == 4 and state.room == names_of.TURN
    ]
    state = states[len(states) // 2]
    rng = Rng("fair")
    deals = 400
    unseen = [int(state.cards[kind]) for kind in range(3)]
    rivals = range(1, int(options["players"]))
    for rival in rivals:
        unseen = [count + int(state.hand[4 * rival + kind]) for kind, count in enumerate(unseen)]
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(deals):
        dealt = GAME.rules.deal(GAME.rules.view(state, 0), rng)
        for rival in rivals:
            for kind in range(3):
                found[rival, kind] += int(dealt.hand[4 * rival + kind])
    for rival in rivals:
        for kind in range(3):
            share = unseen[kind] / sum(unseen)
            expected = int(state.hand[4 * rival + 3]) * deals * share
            assert abs(found[rival, kind] - expected) <= 5 * (expected * (1 - share)) ** 0.5


# --- tables and records


def random_table(options: Options, seed: str) -> Table:
    return Table(GAME, options, NAMES[: int(options["players"])], seed)


@each_configuration
def test_a_record_replays_to_the_same_game(options: Options) -> None:
    rng = Random(title(options))
    for number in range(games(1, 200)):
        table = random_table(options, f"record {number}")
        stop = rng.choice([10**6, rng.randrange(400)])
        chooser = Rng(f"{title(options)} record {number}")
        while not GAME.rules.is_over(table.state) and len(table.actions) < stop:
            table.submit(GAME.rules.to_act(table.state), [choose(table.state, chooser, rng.choice(STYLE_NAMES))])
        text = write_record(table)
        played = verify(parse_record(text, "law"))
        assert GAME.rules.to_bytes(played.state) == GAME.rules.to_bytes(table.state)
        assert played.actions == table.actions
        assert write_record(played) == text


@pytest.mark.clause("CF-TURN-11")
@each_configuration
def test_a_table_refuses_what_the_rules_refuse_and_stays_as_it_was(options: Options) -> None:
    rng = Random(title(options))
    table = random_table(options, "refusing")
    while not GAME.rules.is_over(table.state) and table.state.round < 3:
        seat = GAME.rules.to_act(table.state)
        legal = table.legal()
        before = GAME.rules.to_bytes(table.state), list(table.actions)
        for action in rng.sample(range(GAME.rules.n_actions(table.state)), 3):
            if action not in legal:
                with pytest.raises(Refused):
                    table.submit(seat, [action])
                with pytest.raises(Refused):
                    table.submit(seat, [legal[0], action, action, action, action])
        assert (GAME.rules.to_bytes(table.state), table.actions) == before
        table.submit(seat, [rng.choice(GAME.rules.legal(table.state))])


@pytest.mark.clause("CF-PAY-04")
@each_configuration
def test_a_table_takes_cards_in_any_order(options: Options) -> None:
    rng = Random(title(options))
    tried = 0
    for state, _ in play_some(options, 1, 200):
        if state.room != names_of.PAYING or state.spent or state.price == 0:
            continue
        ways = covering(state, ("coins", "licences")[int(state.currency)], int(state.price), 1000)
        mixed = sorted(way for way in ways if sum(1 for number in way if number) > 1)
        if mixed:
            tried += 1
            cards = [f"spend {kind + 1}" for kind, number in enumerate(rng.choice(mixed)) for _ in range(number)]
            assert_any_order(options, state, cards, rng)
    assert tried > 5


def assert_any_order(options: Options, state: State, cards: list[str], rng: Random) -> None:
    """Told from few coins to many, from many to few, or card by card in any order, it is the same payment.

    A high card told first is refused (CF-PAY-02) if the cards from there on do not cover the price.
    """
    found = []
    for order in (cards, cards[::-1], rng.sample(cards, len(cards))):
        for one_by_one in (False, True):
            table = Table(
                GAME, options, NAMES[: int(options["players"])], "order", state=GAME.rules.copy(state), deal=False
            )
            actions = [GAME.notation.read(state, word)[0] for word in (*order, "enough")]
            if is_told(table, [[action] for action in actions] if one_by_one else [actions]):
                found.append((GAME.rules.to_bytes(table.state), table.actions))
            else:
                assert order != cards
    assert all(each == found[0] for each in found)


def is_told(table: Table, gestures: list[list[int]]) -> bool:
    """Submit the gestures, unless one is refused for want of coins."""
    seat = GAME.rules.to_act(table.state)
    for gesture in gestures:
        refusal = table.why_not(seat, *gesture)
        if refusal:
            assert refusal.clause == "CF-PAY-02"
            return False
        table.submit(seat, gesture)
    return True


@each_configuration
def test_every_notation_parses_back(options: Options) -> None:
    started = next(state for state, _ in play(options, 0) if state.round == 1 and state.room == names_of.TURN)
    for state in (GAME.rules.start(options), started):
        table = [GAME.notation.write(state, action) for action in range(GAME.rules.n_actions(state))]
        assert len(set(table)) == len(table)
        assert [GAME.notation.read(state, notation) for notation in table] == [[action] for action in range(len(table))]
