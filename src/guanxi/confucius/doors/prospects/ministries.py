"""The ministries as they would resolve: in this round those that are full, the others as if the game ended."""

from typing import Final

from guanxi.confucius.doors.prospects.found import (
    NOBODY_AT_ALL,
    EventFacts,
    Facts,
    Finder,
    Numbers,
    bound,
    name_of,
    plain,
    read,
    yes,
)
from guanxi.confucius.foresight.course import DROPS_OUT, LENDS, Course, count_markers, places
from guanxi.confucius.rules.components import MINISTRIES, N_MINISTRIES, SPACES
from guanxi.confucius.rules.events import (
    GAME_ENDS,
    GIFT_CANCELLED,
    INFLUENCE_COUNTED,
    MINISTRY_ONE,
    MINISTRY_TWO,
    MINISTRY_VACANT,
    RESOLUTION_BEGINS,
)
from guanxi.confucius.rules.kinds import LEND
from guanxi.confucius.rules.phases import resolution
from guanxi.confucius.rules.shared.officials import empty_space
from guanxi.confucius.rules.state import FINAL_RESOLUTION, NO_CANDIDATE, RESOLUTION, State
from guanxi.core.foresight import GAME, NEAR, ONE_MORE, ROUND, STANDS, Prospect

ALL_RESOLVED: Final = (1 << N_MINISTRIES) - 1


def ministries(finder: Finder) -> list[Prospect]:
    """Every ministry that is not resolved, in the order in which they would be."""
    course = finder.course
    told = [Resolution(finder, *each) for each in _parts(course.s, course.round, course.s.phase == FINAL_RESOLUTION)]
    told += [Resolution(finder, *each) for each in _parts(course.s, course.end, True)]
    return [each.at_end() if each.is_final else each.in_round() for each in told]


def _parts(s: State, told: list[Numbers], final: bool) -> list[tuple[int, bool, list[Numbers]]]:
    """The resolutions in a story: the ministry, whether the end of the game alone brings it, and what is told of it."""
    found: list[tuple[int, bool, list[Numbers]]] = []
    if told and told[0][0] != RESOLUTION_BEGINS and is_running(s, int(s.cursor)):
        found.append((int(s.cursor), final, []))
    for each in told:
        if each[0] == GAME_ENDS:
            final = True
        elif each[0] == RESOLUTION_BEGINS:
            found.append((each[1], final, []))
        elif found and each[0] in _TOLD:
            found[-1][2].append(each)
    return found


_TOLD: Final = (
    DROPS_OUT,
    LENDS,
    LEND,
    GIFT_CANCELLED,
    INFLUENCE_COUNTED,
    MINISTRY_TWO,
    MINISTRY_ONE,
    MINISTRY_VACANT,
)


def is_running(s: State, ministry: int) -> bool:
    """Is this ministry being resolved?"""
    return s.phase in (RESOLUTION, FINAL_RESOLUTION) and s.step > 0 and s.cursor == ministry


class Resolution:
    """The resolution of one ministry as a course tells it."""

    def __init__(self, finder: Finder, ministry: int, is_final: bool, told: list[Numbers]) -> None:
        self.finder: Finder = finder
        self.course: Course = finder.course
        self.ministry: int = ministry
        self.is_final: bool = is_final
        self.held: dict[int, int] = {}  # influence as it moves
        s = finder.course.s
        if is_running(s, ministry):
            self.held = {seat: int(resolution.held(s, seat)) for seat in range(finder.players)}
        lends = False
        for each in told:
            lends = lends or each[0] == LENDS
        self.is_settled: bool = bool(finder.course.is_settled(ministry, lends))
        self.steps: tuple[Prospect, ...] = tuple(self._steps(told))

    # ------------------------------------------------------------ the whole

    def in_round(self) -> Prospect:
        """It resolves in this round. Nothing but a petition makes a full ministry less than full."""
        s, last = self.course.s, self.steps[-1]
        full = not s.advanced and bool(resolution.is_due(s, self.ministry))
        sure = self.finder.sure(True, full)
        event = "resolution-begins"
        known: EventFacts = {"ministry": MINISTRIES[self.ministry]}
        if is_running(s, self.ministry):
            event = "ministry-two"  # more than two take part while somebody is asked to lend
        if self.is_settled and (sure == STANDS or self.course.is_certain):
            event, known = last.event, last.event_facts
        seats, facts = bound(self.steps), self._facts()
        return self.finder.awaited("ministry-now", sure, "CF-RES-01", facts, event, known, seats, steps=self.steps)

    def at_end(self) -> Prospect:
        """It resolves if the game ends: as things stand with this round, or else some day."""
        s = self.course.s
        if self.course.ends:
            sure, last, seats = self.finder.sure(self.is_settled), self.steps[-1], bound(self.steps)
            known, steps = last.event_facts, self.steps
            return self.finder.awaited(
                "ministry-last", sure, "CF-END-05", self._facts(), last.event, known, seats, GAME, steps=steps
            )
        if self.course.is_acting and lacks_one(s, self.ministry):
            third = (int(self.course.resolved) | 1 << self.ministry) == ALL_RESOLVED
            facts, seats = {**self._facts(), "third": yes(third)}, bound(self.steps)
            gains = self._holders()
            return Prospect(
                "ministry-one-more", ROUND, ONE_MORE, "CF-RES-01", facts, seats, third, self.steps, gains=gains
            )
        return Prospect("ministry", GAME, NEAR, "CF-END-05", self._facts(), (), False, self.steps)

    def _facts(self) -> Facts:
        """Who gets the posts, how full the ministry is, and whether something is assumed."""
        facts: Facts = {"ministry": MINISTRIES[self.ministry], "minister": -1, "secretary": -1}
        facts |= {"first": int(self.course.s.chit[self.ministry])}
        facts |= {"second": int(self.course.s.chit[N_MINISTRIES + self.ministry])}
        told = self.steps[-1].facts
        facts |= {"minister": told.get("minister", -1), "secretary": told.get("secretary", told.get("minister", -1))}
        markers = int(count_markers(self.course.s, self.ministry))
        return facts | {"markers": markers, "missing": SPACES - markers, "assumed": yes(not self.is_settled)}

    def _holders(self) -> tuple[int, ...]:
        """Who gets a post."""
        told = self.steps[-1].event_facts
        posts = [told.get("minister", NOBODY_AT_ALL), told.get("secretary", NOBODY_AT_ALL)]
        return tuple([seat for seat in posts if isinstance(seat, int) and seat != NOBODY_AT_ALL])

    # ------------------------------------------------------------ step by step

    def _steps(self, told: list[Numbers]) -> list[Prospect]:
        found: list[Prospect] = []
        lends: Numbers = ()
        for each in told:
            if each[0] == INFLUENCE_COUNTED:
                self.held[each[2]] = self.held.get(each[2], 0) + 1
            elif each[0] == DROPS_OUT:
                found.append(self._drops_out(each))
            elif each[0] == LENDS:
                lends = each
            elif each[0] == LEND:
                found.append(self._lends(each, lends))
            elif each[0] == GIFT_CANCELLED:
                found.append(self._told("gift-cancelled", "CF-RES-13", each, {}, ()))
            else:
                found.append(self._posts(each))
        return found

    def _drops_out(self, told: Numbers) -> Prospect:
        """Who has the least influence; among equals, who is the least senior."""
        _, ministry, seat, held, tied, senior = told[:6]
        facts: Facts = {"ministry": MINISTRIES[ministry], "player": seat, "quantity": held}
        facts |= {"tied": yes(tied > 1), "senior": senior}
        clause = "CF-RES-09" if tied > 1 else "CF-RES-07"
        return Prospect("drops-out", self._when(), NEAR, clause, facts, (seat,))

    def _lends(self, told: Numbers, lends: Numbers) -> Prospect:
        """To whom the influence goes: by the highest gift, or by a choice that is assumed."""
        _, _, seat, to, value, choices = lends[:6]
        why = "free" if not value else "gift" if choices == 1 else "equal"
        clause = {"free": "CF-RES-14", "gift": "CF-RES-11", "equal": "CF-RES-12"}[why]
        self.held[to] = self.held.get(to, 0) + self.held.get(seat, 0)
        self.held[seat] = 0
        return self._told("lends", clause, told, {"value": value, "why": why, "now": self.held[to]}, (seat,))

    def _posts(self, told: Numbers) -> Prospect:
        """Who becomes Minister and Secretary."""
        if told[0] == MINISTRY_VACANT:
            return self._told("posts-vacant", "CF-END-08", told, {}, ())
        if told[0] == MINISTRY_ONE:
            return self._told("posts-one", "CF-RES-05", told, {}, ())
        more, less = self.held.get(told[2], 0), self.held.get(told[3], 0)
        clause = "CF-RES-19" if more == less else "CF-RES-06"
        return self._told("posts-two", clause, told, {"more": more, "less": less, "tied": yes(more == less)}, ())

    def _when(self) -> str:
        return GAME if self.is_final else ROUND

    def _told(self, kind: str, clause: str, told: Numbers, extra: Facts, seats: tuple[int, ...]) -> Prospect:
        """A step with its event, which is awaited only if nothing about it is open."""
        facts = read(told, self.finder.players)
        sure = self.finder.sure(self.is_settled) if self.course.ends or not self.is_final else NEAR
        by = self.finder.this_round if sure != NEAR else 0
        whole: Facts = {**plain(facts), **extra}
        return Prospect(kind, self._when(), sure, clause, whole, seats, False, (), name_of(told), facts, by)


def lacks_one(s: State, ministry: int) -> bool:
    """Would one marker more make it fall due: a bribe, or a candidate on the last gap?"""
    if count_markers(s, ministry) != SPACES - 1:
        return False
    return empty_space(s, ministry) < 0 or (s.candidate != NO_CANDIDATE and int(places(s)) >> ministry & 1 == 1)
