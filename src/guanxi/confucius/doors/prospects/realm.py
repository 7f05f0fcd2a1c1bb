"""Foreign lands, titles, and what the end of a round brings by itself."""

from typing import Final

from guanxi.confucius.doors.prospects.found import Facts, Finder, Numbers, read, yes
from guanxi.confucius.foresight.course import DISCARDS, NEW_OFFICIAL, Course
from guanxi.confucius.rules.components import (
    BOXES,
    DEADLINE,
    FOREIGN_LANDS,
    HAND_LIMIT,
    LAND_BOXES,
    LAND_SPACES,
    SPACES,
)
from guanxi.confucius.rules.events import LAND_CONQUERED, LAND_FAILED, ROUND_BEGINS, TITLE_AWARDED, TITLE_VACANT
from guanxi.confucius.rules.kinds import OFFICIAL_WORDS
from guanxi.confucius.rules.phases import count_gifts, invasions
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES, title_count
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.state import CHIEF_MINISTER, DRAW_CHIEF, NOBODY, State
from guanxi.core.foresight import GAME, NEAR, ONE_MORE, ROUND, STANDS, WILL, Prospect

TIE_CLAUSES: Final = ("CF-TITLE-02", "CF-TITLE-04", "CF-TITLE-06")
COUNT_CLAUSES: Final = ("CF-TITLE-01", "CF-TITLE-03", "CF-TITLE-05")


def lands(finder: Finder) -> list[Prospect]:
    """Foreign lands: those that are resolved in this round, and the others with their deadlines."""
    s = finder.course.s
    told = {each[1]: each for each in finder.course.round if each[0] in (LAND_CONQUERED, LAND_FAILED)}
    found = []
    for space in range(LAND_SPACES):
        if int(s.land[space]) in told:
            found.append(_resolved(finder, space, told[int(s.land[space])]))
        elif not invasions.is_resolved(s, space):
            found.append(_open(finder, space))
    return found


def missing(s: State, space: int) -> int:
    """Boxes of a land without an army."""
    count = 0
    for place in range(space * BOXES, space * BOXES + int(LAND_BOXES[int(s.land[space])])):
        if s.box[place] == NOBODY:
            count += 1
    return count


def invaders(s: State, space: int) -> tuple[int, ...]:
    """Whoever has an army in a land."""
    first = space * BOXES
    found = {int(s.box[place]) for place in range(first, first + int(LAND_BOXES[int(s.land[space])]))}
    return tuple(sorted(found - {int(NOBODY)}))


def _facts(s: State, space: int) -> Facts:
    deadline = int(DEADLINE[space])
    facts: Facts = {"land": FOREIGN_LANDS[int(s.land[space])], "missing": missing(s, space), "deadline": deadline}
    return facts | {"left": deadline - int(s.wall)}


def _resolved(finder: Finder, space: int, told: Numbers) -> Prospect:
    """Nothing but a petition takes an army out of a full land; a land that fails can still be filled."""
    s = finder.course.s
    if told[0] == LAND_FAILED:
        return finder.told("land-fails", finder.sure(True), "CF-INV-06", told, _facts(s, space))
    sure = finder.sure(True, not s.advanced and bool(invasions.is_full(s, space)))
    return finder.told("land-conquered", sure, "CF-INV-07", told, _facts(s, space))


def _open(finder: Finder, space: int) -> Prospect:
    s = finder.course.s
    if finder.course.is_acting and missing(s, space) == 1:
        gains = invaders(s, space)
        return Prospect("land-one-more", ROUND, ONE_MORE, "CF-INV-01", _facts(s, space), gains=gains)
    return Prospect("land", GAME, NEAR, "CF-INV-02", _facts(s, space))


# ---------------------------------------------------------------- titles


def titles(finder: Finder) -> list[Prospect]:
    """Who gets the titles as things stand, with the counts of all; and who breaks a tie."""
    course, t = finder.course, finder.course.t
    told = [each for each in (course.round if course.ends else course.end) if each[0] in (TITLE_AWARDED, TITLE_VACANT)]
    found = []
    for each in told:
        title = each[1]
        counts = tuple(int(title_count(t, title, seat)) for seat in range(finder.players))
        tied = counts.count(max(counts)) > 1
        vacant = each[0] == TITLE_VACANT
        facts: Facts = {"title": TITLE_NAMES[title], "counts": counts, "most": max(counts), "tied": yes(tied)}
        facts |= {"player": -1 if vacant else each[2], "assumed": yes(course.is_open)}
        clause = "CF-TITLE-07" if vacant else TIE_CLAUSES[title] if tied else COUNT_CLAUSES[title]
        sure = finder.sure(not course.is_open) if course.ends else NEAR
        event, known = "title-vacant" if vacant else "title-awarded", read(each, finder.players)
        found.append(finder.awaited("title", sure, clause, facts, event, known, when=GAME))
    return found


# ---------------------------------------------------------------- the end of the round


def new_officials(finder: Finder) -> list[Prospect]:
    """Where new officials come, one for each ministry that has a gap."""
    found = []
    for told in finder.course.round:
        if told[0] == NEW_OFFICIAL:
            sure = finder.sure(int(finder.course.touched) >> told[1] // SPACES & 1 == 0)
            official = OFFICIAL_WORDS[told[1]]
            facts: Facts = {"official": official}
            event = "did-deal-official"
            found.append(finder.awaited("new-official", sure, "CF-EOR-03", facts, event, {"official": official}))
    return found


def discards(finder: Finder) -> list[Prospect]:
    """Who has to discard; whoever must tutor before, or pays with cards unseen, may have fewer by then."""
    found = []
    for told in finder.course.round:
        if told[0] == DISCARDS:
            seat = told[1]
            sure = finder.sure(not finder.course.tutors_first and seat != finder.course.spender)
            facts: Facts = {"player": seat, "quantity": told[2], "limit": HAND_LIMIT}
            known = {"player": seat}
            found.append(finder.awaited("discards", sure, "CF-EOR-06", facts, "did-discard", known, (seat,)))
    return found


def cubes(finder: Finder) -> list[Prospect]:
    """Who gets more or fewer cubes in the next round than in this; tutoring and loans may cancel gifts before."""
    course = finder.course
    sure, found = finder.sure(not (course.may_cancel or course.lends_freely or course.completes)), []
    for told in _next_rounds(course):
        for seat in range(finder.players):
            now, then = int(count_gifts.active_cubes(course.s, seat)), told[2 + seat]
            if now != then:
                facts: Facts = {"player": seat, "cubes": then, "now": now}
                known = read(told, finder.players)
                found.append(finder.awaited("cubes", sure, "CF-CUBE-02", facts, "round-begins", known, (seat,)))
    return found


def cubes_next(s: State, course: Course | None) -> list[int]:
    """Everybody's cubes in the next round, after what comes before it; as the gifts stand where none follows."""
    for told in _next_rounds(course) if course else ():
        return [int(told[2 + seat]) for seat in range(int(s.players))]
    return [int(count_gifts.cubes_for(gifts.total(s, seat))) for seat in range(int(s.players))]


def _next_rounds(course: Course) -> list[Numbers]:
    """The beginning of the next round, if there is one."""
    return [told for told in course.round if told[0] == ROUND_BEGINS]


def appointments_now(finder: Finder) -> list[Prospect]:
    """The Chief Minister of this round, while there is none yet."""
    s = finder.course.s
    if s.phase != CHIEF_MINISTER:
        return []
    if s.room == DRAW_CHIEF:
        return [finder.awaited("chief-drawn", WILL, "CF-CM-01", {}, "did-deal-chief", {})]
    if s.round == 1:  # by a house rule the table agrees on the first
        return [Prospect("appoints", ROUND, STANDS, "CF-CM-01", {"player": int(s.seat)}, (int(s.seat),))]
    return [_appoints(finder, WILL, 0)]


def appointments(finder: Finder) -> list[Prospect]:
    """Who names the next Chief Minister, if there is a next round."""
    if finder.course.ends or finder.course.s.phase == CHIEF_MINISTER:
        return []
    return [_appoints(finder, finder.sure(not finder.course.completes), 1)]


def _appoints(finder: Finder, sure: str, rounds: int) -> Prospect:
    chief = int(finder.course.s.chief)
    known = {"player": chief}
    facts: Facts = {"player": chief}
    return finder.awaited("appoints", sure, "CF-CM-02", facts, "did-appoint", known, (chief,), rounds=rounds)
