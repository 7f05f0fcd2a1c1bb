"""Whole turns of China: each is told in one way, a table takes its pieces in either order, the log tells it."""

from collections.abc import Iterator
from random import Random

import naive
import pytest
from china_trial import each_configuration, kind_of, names_of, play_some, random_table
from digest_games import title

from guanxi.china.game import GAME
from guanxi.china.rules.components import COLOURS
from guanxi.core.events import EVERYBODY
from guanxi.core.game import Options, State
from guanxi.core.languages import USUAL
from guanxi.core.table import Table
from guanxi.core.telling import sentence
from running import some
from trying import games


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
    for state in some(starts):
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


@pytest.mark.clause("CN-TURN-05")
@each_configuration
def test_a_table_takes_two_pieces_in_either_order(options: Options) -> None:
    rng = Random(title(options))
    turned = 0
    for number in range(games(4, 400)):
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


@pytest.mark.clause("CN-INFO-01", "CN-INFO-02", "CN-INFO-03")
@each_configuration
def test_the_log_tells_everything_but_the_cards_that_others_draw(options: Options) -> None:
    names = names_of(options)
    for state, action in some(play_some(options, 6, 1500, every=10)):
        if action < 0 or kind_of(action) == "first":
            continue
        for viewer in (EVERYBODY, *range(len(names))):
            told = {sentence(GAME, state, each, names, USUAL, viewer) for each in GAME.rules.legal(state)}
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
