"""The rest of the round, and the end of the game, if nothing more is done: the rules themselves, on a copy that tells.

Whatever is asked on the way is answered idly: nobody takes an action, the only choice is taken, and what is truly open
is left out and remembered as open. Beside the events of the rules the story then has the marks below.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.minds import usual
from guanxi.confucius.rules import course, engine, turn
from guanxi.confucius.rules.actions import voyage
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import ANY, HAND_LIMIT, N_DISTANT, N_MINISTRIES, N_OFFICIALS, SPACES
from guanxi.confucius.rules.kinds import ENOUGH, KINDS
from guanxi.confucius.rules.phases import examination, resolution
from guanxi.confucius.rules.scoring.ending import strongest
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import empty_space, is_resolved, ministry_of
from guanxi.confucius.rules.state import (
    ALL,
    AS_USUAL,
    CANCELLING,
    DECK,
    DISCARD_PILE,
    DISCARDING,
    DRAW_CANDIDATE,
    DRAW_OFFICIAL,
    FINAL_RESOLUTION,
    IMPERIAL_FAVOUR,
    LENDING,
    MARCHING,
    NO_CANDIDATE,
    NOBODY,
    OVER,
    PAYING,
    PETITIONING,
    PLACING_CANDIDATE,
    ROW,
    SETTING_UP,
    TURN,
    TUTORING,
    State,
    copy_state,
)
from guanxi.core.events import Story

# Marks in the story, beside the events of the rules.
DROPS_OUT: Final = 1000  # ministry, seat, influence held, how many are tied for least, most senior space
LENDS: Final = 1001  # ministry, seat, to, value of the gift, how many may receive it
NEW_OFFICIAL: Final = 1002  # official space
DISCARDS: Final = 1003  # seat, cards


class Settled:
    """A position in which what has begun is finished, as far as a viewer can know it."""

    def __init__(self, s: State, viewer: i64) -> None:
        self.s: State = copy_state(s)
        self.spender: i64 = NOBODY  # who pays with cards that the viewer does not see
        self.paid: bool = False  # has a payment been finished with the usual cards?
        if s.room == PAYING:
            self._pay(viewer)

    def _pay(self, viewer: i64) -> None:
        """A payment has to be finished, whatever the cards; the own one is finished with the least waste."""
        s = self.s
        if s.seat != viewer:
            self.spender = s.seat
            pending = s.pending
            turn.carry_out(s, KINDS.kind_of[pending], KINDS.one[pending], KINDS.two[pending])
            return
        self.paid = True
        while s.room == PAYING:
            action = usual.usual(s)
            engine.do(s, KINDS.action(ENOUGH, 0, 0) if action == usual.NO_USUAL_ACTION else action)


class Course:
    """What is told on the way: `round` until the next one begins or the game is over, `end` as if it ended then."""

    def __init__(self, settled: Settled) -> None:
        self.s: State = settled.s
        self.is_acting: bool = SETTING_UP < self.s.phase <= IMPERIAL_FAVOUR
        self.spender: i64 = settled.spender
        # Is nothing left to be done but what must be? An own payment is only assumed, and others' cards are too.
        self.is_certain: bool = not self.is_acting and not settled.paid
        # Is something being chosen whose effect nobody knows yet?
        self.is_choosing: bool = PETITIONING <= self.s.room <= MARCHING
        self.tutors_first: bool = False  # do players tutor before the round ends?
        self.may_cancel: bool = False  # may one of them cancel a gift (CF-EXAM-12)?
        self.exam_open: bool = False  # an examination whose winner, or whose place for the candidate, is open
        self.touched: i64 = 0  # ministries that it may change, as bits
        self.completes: bool = False  # may the candidate come into one that resolves then?
        self.lends_freely: bool = False  # has somebody a choice in a resolution?
        self.assumed: i64 = 0  # ministries in whose resolution a choice is assumed, as bits
        self.ends: bool = False  # does the game end with this round?
        story = Story()
        self.t: State = copy_state(self.s)
        self.t.story = story
        self._go_on()
        self.resolved: i64 = self.t.resolved  # ministries after this round, as bits
        self.round: list[tuple[int, ...]] = story.told
        self.end: list[tuple[int, ...]] = [] if self.ends else self._final()

    def _go_on(self) -> None:
        """To the beginning of the next round, or the end of the game."""
        t, this_round = self.t, self.s.round
        if self.is_acting:  # everybody passes, and the Imperial Favour is no action
            take_what_is_due(t)
            t.free = AS_USUAL
            t.phase = IMPERIAL_FAVOUR
            t.cursor = 1
            course.proceed(t)
        while t.room != OVER and t.round == this_round and self._answer():
            course.proceed(t)
        self.ends = t.room == OVER

    def _final(self) -> list[tuple[int, ...]]:
        """The final resolution and the titles, as if the game ended then."""
        story = Story()
        t = copy_state(self.t)
        self.t = t
        t.story = story
        t.phase = FINAL_RESOLUTION
        t.cursor = 0
        t.step = 0
        course.proceed(t)
        while t.room != OVER and self._answer():
            course.proceed(t)
        return story.told

    @property
    def is_open(self) -> bool:
        """Does anything hang on an examination, or on somebody's choice in a resolution?"""
        return self.exam_open or self.lends_freely

    def is_settled(self, ministry: i64, lends: bool) -> bool:
        """Are the posts of a ministry decided, if nothing more is done?

        Loans hang on gifts, and these may be cancelled by tutoring, or in a ministry into which a candidate comes.
        """
        if lends and (self.may_cancel or self.completes or (self.exam_open and self.ends)):
            return False
        return (self.touched | self.assumed) >> ministry & 1 == 0

    def _mark(self, mark: int, a: i64, b: i64, c: i64, d: i64, e: i64) -> None:
        story = self.t.story
        if story is not None:
            story.tell(mark, a, b, c, d, e, 0)

    def _answer(self) -> bool:
        """Answer what is asked, idly; can it go on?"""
        t = self.t
        if t.room == LENDING:
            self._lend()
        elif TUTORING <= t.room <= CANCELLING:
            self.tutors_first = True
            self.may_cancel = may_cancel(t)
            self._leave_open()
        elif t.room == PLACING_CANDIDATE:
            self._place()
        elif t.room == DRAW_CANDIDATE:
            turn_up(t)
        elif t.room == DRAW_OFFICIAL:
            self._mark(NEW_OFFICIAL, empty_space(t, t.cursor), 0, 0, 0, 0)
            t.cursor += 1
        elif t.room == DISCARDING:
            over = i64(t.hand[t.seat * ROW + ALL]) - HAND_LIMIT
            self._mark(DISCARDS, t.seat, over, 0, 0, 0)
            t.hand[t.seat * ROW + ALL] = HAND_LIMIT
        elif t.room < TURN:
            take_what_is_due(t)
        else:
            return False
        return True

    def _lend(self) -> None:
        """Who drops out, and to whom the influence goes; a free choice is assumed as for totals (`ending.py`)."""
        t = self.t
        ministry, seat = t.cursor, t.seat
        held, tied = resolution.held(t, seat), i64(0)
        for rival in range(t.players):
            if resolution.held(t, rival) == held:
                tied += 1
        self._mark(DROPS_OUT, ministry, seat, held, tied, resolution.most_senior(t, seat) + 1)
        there = resolution.participants(t)
        receivers = obligations.lends_to(t, seat, there)
        choices = resolution.count_seats(receivers)
        to = strongest(t, receivers)
        if choices > 1:
            self.lends_freely = True
        if self.lends_freely:  # a gift that is cancelled here, or not, may direct somebody in the next ministry
            self.assumed |= i64(1) << ministry
        self._mark(LENDS, ministry, seat, to, gifts.value_from(t, to, seat), choices)
        resolution.lend(t, to)

    def _place(self) -> None:
        """The only place is taken; where there is a choice, or nobody knows the winner, it stays open."""
        t = self.t
        out = vec[i64]([0] * int(KINDS.n_actions))
        if examination.offer_places(t, out, 0) == 1 and t.winner != NOBODY:
            examination.place(t, KINDS.one[out[0]])
        else:
            self._leave_open()

    def _leave_open(self) -> None:
        """Nobody knows who wins the candidate, or where it goes: leave it out, and remember what it may change."""
        self.exam_open = True
        there = places(self.t)
        self.touched |= there
        for ministry in range(i64(N_MINISTRIES)):
            if (there >> ministry) & 1 == 1 and count_markers(self.t, ministry) >= SPACES - 1:
                self.completes = True
        examination.dismiss(self.t)


def places(t: State) -> i64:
    """The ministries into which the candidate can come, as bits."""
    found: i64 = 0
    for official in range(i64(N_OFFICIALS)):
        if examination.why_not_place(t, official) == NOTHING:
            found |= i64(1) << ministry_of(official)
    return found


def may_cancel(t: State) -> bool:
    """Can a tutor have enough cards beside the student of somebody who is a giver (CF-EXAM-12)?"""
    for seat in range(t.players):
        cards = i64(t.hand[seat * ROW + ALL]) + i64(t.aside[seat * ROW + ALL])
        for space in range(i64(2)):
            owner = i64(t.student[space])
            if cards >= examination.TO_CANCEL and owner != seat and gifts.value_from(t, owner, seat) > 0:
                return True
    return False


def count_markers(s: State, ministry: i64) -> i64:
    """Officials of a ministry that somebody has bribed."""
    count: i64 = 0
    for official in range(ministry * SPACES, ministry * SPACES + SPACES):
        if s.marker[official] != NOBODY:
            count += 1
    return count


def take_what_is_due(t: State) -> None:
    """Without looking at it: cards as a number, no reward card, and a voyage ends wherever it may."""
    left = i64(t.cards[DECK + ALL]) + i64(t.cards[DISCARD_PILE + ALL])
    t.hand[t.seat * ROW + ALL] = u8(i64(t.hand[t.seat * ROW + ALL]) + min(t.draws, left))
    t.draws = 0
    for land in range(i64(N_DISTANT)):
        if t.voyages > 0 and voyage.why_not_arrive(t, land) == NOTHING:
            voyage.arrive(t, land)
    t.voyages = 0
    t.rewards_due = 0


def turn_up(t: State) -> None:
    """Any candidate that stays stands for the one that is turned up (CF-EXAM-28)."""
    stays = t.any_left > 0
    for ministry in range(i64(N_MINISTRIES)):
        if (t.named_left >> ministry) & 1 == 1 and not is_resolved(t, ministry):
            stays = True
    t.candidate = ANY if stays else NO_CANDIDATE
    t.named_left = 0
    t.any_left = 0
