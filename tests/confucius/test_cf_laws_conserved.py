"""What is conserved in Confucius: cards, rewards, pieces, gifts, chits, tiles, scores."""

from collections import Counter
from copy import deepcopy

import naive_court as court
import pytest
from cf_digest_games import kind_of
from cf_trial import (
    board,
    check_cards,
    check_rewards,
    done_words,
    each_configuration,
    rows,
    steps,
)

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.components import OFFICIALS_OF_PRICE, PLAYER_COLOURS
from guanxi.core.game import Options, State
from running import some


def check_pieces(state: State) -> None:
    """CF-CONS-02, CF-CONS-03, CF-CONS-04 and CF-CONS-11."""
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
    """CF-CONS-05, CF-CONS-06, CF-GIFT-06: six gifts, the active ones with a recipient, one from each to each."""
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
    """CF-CONS-10, CF-SCORE-02, CF-SCORE-03, CF-SCORE-04, CF-SCORE-05."""
    found = court.court_of(state)
    points = court.sources(found)
    if GAME.rules.is_over(state):
        for holder in court.titles(found).values():
            if holder is not None:
                points[holder] += 1
    assert found["scores"] == points
    assert not any(state.score[int(state.players) :])


def check_officials(state: State) -> None:
    """CF-OFF-01, CF-OFF-02, CF-OFF-04: a marker needs a tile, a standing one is a marker, a candidate is secured."""
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
    for game in some(steps(options, 2, 1500)):
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
        expected[1][seat] = (expected[1][seat] + int(words[1])) % 5  # CF-ACT-VOY-04, CF-ACT-VOY-06
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
