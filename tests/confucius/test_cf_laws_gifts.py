"""Gifts and officials change only as the clauses say, and gifts bind as they say."""

from collections import Counter
from random import Random

import naive_court as court
import pytest
from cf_digest_games import kind_of, title
from cf_trial import (
    board,
    done_words,
    each_configuration,
    official,
    play_some,
    steps,
    with_other_gifts,
    words_of,
)

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.core.game import Options, State
from running import some


@pytest.mark.clause(
    *("CF-GIFT-01", "CF-GIFT-02", "CF-GIFT-03", "CF-GIFT-04", "CF-GIFT-05", "CF-GIFT-OBL-03", "CF-GIFT-CAN-01"),
    *("CF-GIFT-CAN-02", "CF-GIFT-CAN-04", "CF-GIFT-CAN-05", "CF-GIFT-CAN-06", "CF-GIFT-CAN-07", "CF-RES-13"),
    *("CF-GIFT-OBL-01", "CF-GIFT-OBL-02", "CF-ACT-GIVE-05", "CF-ACT-TRANS-04", "CF-ACT-TRANS-06", "CF-EXAM-12"),
)
@each_configuration
def test_gifts_move_only_forward_and_end_only_as_the_clauses_say(options: Options) -> None:
    for game in some(steps(options, 2, 1000)):
        for before, action, state in some(game):
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
    for state, _ in some(play_some(options, 3, 800, every=2)):
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
    for game in some(steps(options, 2, 1000)):
        for before, action, state in some(game):
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


@pytest.mark.clause(
    *("CF-GIFT-OBL-08", "CF-GIFT-OBL-09", "CF-GIFT-OBL-10", "CF-GIFT-OBL-11", "CF-GIFT-OBL-12", "CF-EXAM-10"),
    *("CF-EXAM-11", "CF-RES-11", "CF-RES-12", "CF-RES-14", "CF-RES-16", "CF-RES-17"),
)
@each_configuration
def test_gifts_bind_in_court_as_the_clauses_say(options: Options) -> None:
    rng = Random(title(options))
    tried: Counter[int] = Counter()
    for state, _ in play_some(options, 10, 1000):
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
