"""CF-CONS and other laws of every action: nothing in the box is lost, gifts only move on, scores never fall."""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from cf_steps import Step, played

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.actions.junks import supply
from guanxi.confucius.rules.components import (
    BOX_POINTS,
    BOXES,
    DISTANT_CHITS,
    LAND_BOXES,
    MINISTRY_CHITS,
    OFFICIALS_OF_PRICE,
    REWARDS,
    REWARDS_OF_KIND,
)
from guanxi.confucius.rules.phases.count_gifts import active_cubes
from guanxi.confucius.rules.scoring.titles import title_holder
from guanxi.confucius.rules.state import ACTIVE, CANDIDATE_TILE, NO_CANDIDATE, NO_TILE, NOBODY, OUT_OF_GAME, State
from guanxi.core.rng import Rng
from running import some

UNAVAILABLE, AVAILABLE = 0, 1
NAMES = ("black", "green", "purple", "white", "yellow")
TABLES = [(3, "off"), (4, "on"), (5, "on")]
each_table = pytest.mark.parametrize(("players", "advanced"), TABLES)
INSULTED = REWARDS.index("emperor_insulted")


@cache
def steps(players: int, advanced: str) -> list[Step]:
    """A few games, from the first action after set-up on."""
    return [step for number in range(4) for step in _game(players, advanced, number)]


def _game(players: int, advanced: str, number: int) -> Iterator[Step]:
    for step in played(players, advanced, f"cons {players} {number}"):
        if step.before.phase != names_of.SETTING_UP:
            yield step._replace(after=GAME.rules.copy(step.after))


def numbers(vector: Any) -> list[int]:
    return [int(number) for number in vector]


# --- cards


@pytest.mark.clause("CF-CONS-01")
@each_table
def test_confucius_cards_add_up(players, advanced):
    for _, line, state in some(steps(players, advanced)):
        rows = [
            numbers(vector)[at : at + 4]
            for vector in (state.cards, state.hand, state.aside)
            for at in range(0, len(vector), 4)
        ]
        assert [sum(column) for column in zip(*rows, strict=True)] == [22, 22, 22, 66], line
        assert all(sum(row[:3]) == row[3] for row in rows), line


@pytest.mark.clause("CF-CONS-07", "CF-REW-02", "CF-REW-06")
@each_table
def test_reward_cards_add_up(players, advanced):
    box = numbers(REWARDS_OF_KIND)
    played = 0
    for before, line, state in steps(players, advanced):
        cards = numbers(state.rewards)
        rows = [cards[at : at + 10] for at in range(0, len(cards), 10)]
        table = [int(kind == INSULTED and state.insulted != NOBODY) for kind in range(9)]
        assert [sum(row[kind] for row in rows) + table[kind] for kind in range(9)] == box, line
        assert all(sum(row[:9]) == row[9] for row in rows), line
        assert state.rewards[59] <= before.rewards[59], line  # never reshuffled
        assert state.rewards[69] >= before.rewards[69], line  # what has left stays out
        played += line.startswith("play ")
    assert played


# --- pieces


@pytest.mark.clause("CF-CONS-02")
@each_table
def test_junks_add_up(players, advanced):
    sailed = 0
    for before, line, state in steps(players, advanced):
        assert 0 <= supply(state) == 25 - sum(numbers(state.own)[: names_of.BARRACKS]), line
        if state.room == names_of.TURN:
            assert max(numbers(state.own)[names_of.OCEAN : names_of.BARRACKS]) <= 4, line
        if (
            line == "enough"
            and before.room == names_of.PAYING
            and "sail" in GAME.notation.write(before, int(before.pending))
        ):
            assert (supply(state) - supply(before)) == 5 * state.voyages, line
            sailed += 1
    assert sailed


@pytest.mark.clause("CF-CONS-03")
@each_table
def test_armies_add_up(players, advanced):
    for _, line, state in some(steps(players, advanced)):
        boxes = numbers(state.box)
        for seat in some(range(players)):
            camps = int(state.own[names_of.BARRACKS + seat]) + int(state.own[names_of.COLONY + seat])
            assert camps + boxes.count(seat) + (state.insulted == seat) == 6, line


@pytest.mark.clause("CF-CONS-04")
@each_table
def test_cubes_add_up(players, advanced):
    """The reserve is whatever is not active: the active ones are fixed in a round, between three and five."""
    for before, line, state in some(steps(players, advanced)):
        for seat in some(range(players)):
            assert 3 <= active_cubes(state, seat) <= 5, line
            if before.round == state.round:
                assert active_cubes(before, seat) == active_cubes(state, seat), line


@pytest.mark.clause("CF-CONS-11", "CF-WALL-01")
@each_table
def test_the_wall_has_nine_pieces(players, advanced):
    for before, line, state in some(steps(players, advanced)):
        assert 0 <= state.wall <= 9, line
        assert state.wall - before.wall in (0, 1), line


# --- gifts


@pytest.mark.clause("CF-CONS-05", "CF-CONS-06", "CF-GIFT-03", "CF-GIFT-06")
@each_table
def test_gifts_and_the_tracker(players, advanced):
    """Everybody's six gifts are in one state each, and the tracker shows the active ones, one from each to each."""
    gifts: list[int] = []
    for _, line, state in some(steps(players, advanced)):
        if gifts == numbers(state.gift):
            continue
        gifts = numbers(state.gift)
        told = GAME.positions.position(state, NAMES[:players])
        for name in NAMES[:players]:
            given = [gift["value"] for gift in told["active_gifts"] if gift["from"] == name]
            lying = told["gifts"][name]
            assert sorted([*given, *lying["unavailable"], *lying["available"], *lying["out"]]) == [1, 2, 3, 4, 5, 6], (
                line
            )
        pairs = Counter((gift["from"], gift["to"]) for gift in told["active_gifts"])
        assert max(pairs.values(), default=1) == 1, line
        assert all(giver != recipient for giver, recipient in pairs), line


@pytest.mark.clause("CF-GIFT-04", "CF-GIFT-05", "CF-GIFT-CAN-07")
@each_table
def test_a_gift_only_moves_forward(players, advanced):
    """And active ones end by a gift, a transfer, tutoring or lending alone."""
    ended = set()
    for before, line, state in steps(players, advanced):
        for old, new in zip(numbers(before.gift), numbers(state.gift), strict=True):
            if old == new:
                continue
            if old == UNAVAILABLE:
                assert new == AVAILABLE, line
            elif old == AVAILABLE:
                assert new >= ACTIVE or (new == OUT_OF_GAME and line.startswith("petition")), line
            else:
                assert old >= ACTIVE, line
                assert new == OUT_OF_GAME, line
                assert line.split()[0] in ("give", "transfer", "cancel", "lend"), line
                ended.add(line.split()[0])
    assert "give" in ended


# --- tiles and chits


@pytest.mark.clause("CF-CONS-08")
@each_table
def test_tiles_are_in_one_place(players, advanced):
    """Never more of a price than in the box; what is missing has been replaced by a candidate."""
    box = numbers(OFFICIALS_OF_PRICE)
    for before, line, state in some(steps(players, advanced)):
        tiles, old = numbers(state.tile), numbers(before.tile)
        there = [tiles.count(price + 2) + int(state.stack[price]) for price in range(6)]
        assert all(found <= most for found, most in zip(there, box, strict=True)), line
        assert sum(numbers(state.stack)[:6]) == state.stack[6], line
        replaced = [space for space in range(21) if old[space] >= 2 and tiles[space] == CANDIDATE_TILE]
        was = [old.count(price + 2) + int(before.stack[price]) for price in range(6)]
        if line.startswith("with"):
            assert there == was, line
        else:
            assert sum(was) - sum(there) == len(replaced) <= int(line.startswith("place")), line
        candidates = tiles.count(CANDIDATE_TILE) + int(state.named_left).bit_count() + int(state.any_left)
        assert candidates + (state.candidate != NO_CANDIDATE) <= 6, line


@pytest.mark.clause("CF-CONS-09")
@each_table
def test_chits_stay_where_they_were_laid_out(players, advanced):
    """Eleven of seventeen chits, each for the one player who holds the post or came first."""
    ministry = {value + 4: int(most) for value, most in enumerate(MINISTRY_CHITS)}
    distant = {value + 2: int(most) for value, most in enumerate(DISTANT_CHITS)}
    for before, line, state in some(steps(players, advanced)):
        chits = numbers(state.chit)
        assert not Counter(chits[:6]) - Counter(ministry), line
        assert not Counter(chits[6:]) - Counter(distant), line
        assert chits == numbers(before.chit), line
        for old, new in zip(
            numbers(before.post) + numbers(before.discoverer),
            numbers(state.post) + numbers(state.discoverer),
            strict=True,
        ):
            assert old in (NOBODY, new), line


# --- points


def points(state: State, seat: int) -> int:
    """What the table tells of a player's points."""
    owners = numbers(state.post) + numbers(state.discoverer)
    found = sum(chit for chit, owner in zip(numbers(state.chit), owners, strict=True) if owner == seat)
    for space in range(3):
        land = int(state.land[space])
        boxes = numbers(state.box)[space * BOXES : space * BOXES + int(LAND_BOXES[land])]
        if state.lands_resolved >> space & 1 and NOBODY not in boxes:
            found += sum(int(BOX_POINTS[land * BOXES + box]) for box, owner in enumerate(boxes) if owner == seat)
    titles = [title_holder(state, title) for title in range(3)]
    return found + 2 * (state.insulted == seat) + titles.count(seat)


@pytest.mark.clause("CF-CONS-10", "CF-SCORE-01", "CF-SCORE-02", "CF-SCORE-03", "CF-SCORE-04")
@each_table
def test_the_score_is_what_the_table_tells(players, advanced):
    for _, line, state in some(steps(players, advanced)):
        assert numbers(state.score)[:players] == [points(state, seat) for seat in range(players)], line


@pytest.mark.clause("CF-SCORE-05")
@each_table
def test_scores_never_fall(players, advanced):
    rising = 0
    for before, line, state in steps(players, advanced):
        assert all(old <= new for old, new in zip(before.score, state.score, strict=True)), line
        rising += list(before.score) != list(state.score)
    assert rising


# --- the official stack


@pytest.mark.clause("CF-EOR-05")
@each_table
def test_no_space_is_emptied_and_the_stack_suffices(players, advanced):
    drawn = 0
    for before, line, state in some(steps(players, advanced)):
        if line.startswith("chief minister"):  # a new game
            drawn = 0
        for old, new in zip(numbers(before.tile), numbers(state.tile), strict=True):
            assert old == NO_TILE or new != NO_TILE, line
        drawn += line.startswith("official")
        assert state.stack[6] == 15 - drawn >= 3, line


@pytest.mark.clause("CF-EOR-05")
def test_at_most_twelve_tiles_are_needed():
    """Twenty-one spaces, nine of them filled at set-up; fifteen tiles are left."""
    state = GAME.positions.from_position(GAME.options({"players": "3"}), NAMES[:3], {}, Rng("stack"))
    assert sum(tile == NO_TILE for tile in state.tile) == 12
    assert state.stack[6] == 15
