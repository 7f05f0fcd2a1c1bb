"""A second examiner and a second court (`naive_court.py`): examinations, candidates, resolutions, invasions."""

from copy import deepcopy

import naive_court as court
import pytest
from cf_digest_games import kind_of
from cf_trial import (
    each_configuration,
    numbers,
    play,
    steps,
    words_of,
)

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.core.game import Options, State
from running import some


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
            assert seat == waiting[0]  # CF-EXAM-05, CF-EXAM-07
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
                assert int(state.seat) == court.exam_winner(now, self.cards)  # CF-EXAM-14, CF-EXAM-15, CF-EXAM-16
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
    for game in some(steps(options, 3, 1000)):
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
    for number in some(numbers(options, 2, 600)):
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
            assert before.seat == self.running.dropping_out()  # CF-RES-07, CF-RES-08, CF-RES-09, CF-RES-10
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
    for game in steps(options, 8, 1500):
        resolutions = Resolutions()
        for before, action, state in game:
            if before.phase > names_of.COUNT_GIFTS:
                resolutions.step(before, action, state)
        assert state.resolved == 7
        lent += resolutions.lent
    assert lent > 0


@pytest.mark.clause(
    *("CF-INV-01", "CF-INV-02", "CF-INV-03", "CF-INV-04", "CF-INV-05", "CF-INV-06", "CF-INV-07", "CF-INV-08"),
    *("CF-INV-09", "CF-INV-11", "CF-INV-12", "CF-REW-01", "CF-END-09", "CF-WALL-01"),
)
@each_configuration
def test_lands_are_resolved_when_full_or_at_their_deadline(options: Options) -> None:
    for game in some(steps(options, 3, 1000)):
        drawn: list[int] = []
        unresolved = 7
        for before, _, state in some(game):
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
