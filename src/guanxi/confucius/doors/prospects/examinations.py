"""The examination that comes, or why none comes: who has to tutor whom, and where the candidate could go."""

from typing import Final

from mypy_extensions import i64

from guanxi.confucius.doors.prospects.found import (
    NOBODY_AT_ALL,
    EventFacts,
    Facts,
    Finder,
    Numbers,
    bound,
    plain,
    read,
    yes,
)
from guanxi.confucius.foresight.course import places
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import MINISTRIES, N_MINISTRIES, N_OFFICIALS, SPACES
from guanxi.confucius.rules.events import (
    CANDIDATE_LEAVES,
    EXAM_BEGINS,
    EXAM_UNCONTESTED,
)
from guanxi.confucius.rules.kinds import CANDIDATE_WORDS, OFFICIAL_WORDS, STUDENT_WORDS
from guanxi.confucius.rules.phases import examination
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.state import (
    ALL,
    EXAMINATION,
    NO_CANDIDATE,
    NO_TILE,
    NOBODY,
    ROW,
    TUTORING,
    State,
)
from guanxi.core.foresight import NEAR, ONE_MORE, ROUND, STANDS, WILL, Prospect

ALL_RESOLVED: Final = (1 << N_MINISTRIES) - 1


def seat_or_nobody(seat: int) -> int:
    """A seat as facts tell it."""
    return NOBODY_AT_ALL if seat == NOBODY else seat


# ---------------------------------------------------------------- the examination


def examinations(finder: Finder) -> list[Prospect]:
    """Is one held, who has to tutor whom, and where could the candidate go; or what does it lack?"""
    s = finder.course.s
    if s.phase == EXAMINATION and s.cursor <= examination.TO_PLACE:
        return [_running(finder)]
    if s.phase >= EXAMINATION:
        return []
    told = [each for each in finder.course.round if each[0] in (EXAM_BEGINS, EXAM_UNCONTESTED)]
    if told:
        return [_held(finder, told)]
    return [_not_held(finder)] if s.forced or _students(s) else []


def none(finder: Finder) -> list[Prospect]:
    """Nobody has thought of one: the usual case, told with what every round brings."""
    s = finder.course.s
    return [_not_held(finder)] if s.phase < EXAMINATION and not s.forced and not _students(s) else []


def _students(s: State) -> list[int]:
    """The owners of the students."""
    return [int(s.student[space]) for space in range(2) if s.student[space] != NOBODY]


def _candidate(s: State) -> Facts:
    """The candidate, in how many places it could be put, and whether it is the last one."""
    count = 0
    for official in range(i64(N_OFFICIALS)):
        if s.candidate != NO_CANDIDATE and examination.why_not_place(s, official) == NOTHING:
            count += 1
    word = CANDIDATE_WORDS[int(s.candidate)] if s.candidate < len(CANDIDATE_WORDS) else ""
    return {"candidate": word, "places": count, "last": yes(is_last_candidate(s))}


def is_last_candidate(s: State) -> bool:
    """Does none come after the one that is turned up?"""
    return s.candidate != NO_CANDIDATE and s.named_left == 0 and s.any_left == 0


def _held(finder: Finder, told: list[Numbers]) -> Prospect:
    """Nothing takes a student away, or takes back that an examination is forced: it comes."""
    s = finder.course.s
    facts = read(told[0], finder.players)
    contested = len(told) == 1
    steps = _tutors(finder) if contested else []
    extra: Facts = {"contested": yes(contested), "forced": yes(s.forced), **_candidate(s)}
    extra |= {"red": seat_or_nobody(int(s.student[0])), "plain": seat_or_nobody(int(s.student[1]))}
    extra["winner"] = NOBODY_AT_ALL if contested else told[1][1]
    return Prospect(
        "examination",
        ROUND,
        WILL,
        "CF-EXAM-01" if contested else "CF-EXAM-03",
        extra,
        bound(steps),
        steps=(*steps, *_placing(finder)),
        event="exam-begins",
        event_facts={} if s.advanced else {name: fact for name, fact in facts.items() if fact != NOBODY_AT_ALL},
        by=finder.this_round,
    )


def _running(finder: Finder) -> Prospect:
    """While it is held: who has still to tutor, or what is still to be placed."""
    s = finder.course.s
    contested = s.cursor == examination.TO_TUTOR
    steps = _tutors(finder) if contested else []
    facts: Facts = {"contested": yes(contested), "forced": yes(s.forced), **_candidate(s)}
    facts |= {"red": seat_or_nobody(int(s.student[0])), "plain": seat_or_nobody(int(s.student[1]))}
    facts["winner"] = seat_or_nobody(int(s.winner))
    steps = [*steps, *_placing(finder)]
    return Prospect("examination", ROUND, STANDS, "CF-EXAM-14", facts, bound(steps), steps=tuple(steps))


def _not_held(finder: Finder) -> Prospect:
    """Why none is held, and whether one more student or forcing it would do."""
    s = finder.course.s
    students = _students(s)
    reason = "forced" if s.forced else "student" if students else "none"
    facts: Facts = {"reason": reason, **_candidate(s)}
    if students:
        facts["owner"] = students[0]
    clause = "CF-EXAM-02" if s.forced else "CF-EXAM-01"
    ends, sure = is_last_candidate(s) and bool(students), ONE_MORE if students or s.forced else STANDS
    gains = tuple(students)
    seats = tuple([seat for seat in range(finder.players) if students and _would_tutor(s, students[0], seat)])
    return Prospect("no-examination", ROUND, sure, clause, facts, seats, ends_game=ends, gains=gains)


def _would_tutor(s: State, owner: int, seat: int) -> bool:
    """Would a gift of the first student's owner bind this seat, if a second one came?"""
    return seat != owner and s.hand[seat * ROW + ALL] > 0 and gifts.value_from(s, owner, seat) > 0


def _tutors(finder: Finder) -> list[Prospect]:
    """Who has to tutor, in turn: whom a gift binds, and who chooses freely (CF-EXAM-05)."""
    s = finder.course.s
    begun = s.phase == EXAMINATION
    found = []
    for turn in range(int(s.step) if begun else 0, finder.players):
        seat = (int(s.chief) + turn) % finder.players
        if s.hand[seat * ROW + ALL] == 0 or (begun and turn == s.step and s.room != TUTORING):
            continue
        students = int(obligations.students_to_back(s, seat))
        found.append(_tutor(finder, seat, students))
    return found


def _tutor(finder: Finder, seat: int, students: int) -> Prospect:
    s = finder.course.s
    if students == 3:
        return Prospect("tutors-freely", ROUND, NEAR, "CF-EXAM-10", {"player": seat})
    owner = int(s.student[students - 1])
    known: EventFacts = {"player": seat, "owner": owner, "student": STUDENT_WORDS[students - 1]}
    facts: Facts = {**plain(known), "value": int(gifts.value_from(s, owner, seat))}
    sure = finder.sure(seat != finder.course.spender)
    return finder.awaited("must-tutor", sure, "CF-EXAM-10", facts, "did-tutor", known, (seat,))


def _placing(finder: Finder) -> list[Prospect]:
    """Where the candidate could go; a single place is told as such, and none too."""
    s = finder.course.s
    found, there = [], int(places(s))
    leaves = [each for each in finder.course.round if each[0] == CANDIDATE_LEAVES]
    if leaves:
        found.append(finder.told("candidate-leaves", finder.sure(True), "CF-EXAM-20", leaves[0], {}))
    for ministry in range(N_MINISTRIES):
        if there >> ministry & 1:
            found.append(_place(s, ministry))
    return found


def _place(s: State, ministry: int) -> Prospect:
    spots = [
        official
        for official in range(ministry * SPACES, ministry * SPACES + SPACES)
        if examination.why_not_place(s, official) == NOTHING
    ]
    empty = s.tile[spots[0]] == NO_TILE
    facts: Facts = {"ministry": MINISTRIES[ministry], "official": OFFICIAL_WORDS[spots[0]], "places": len(spots)}
    clause = "CF-EXAM-17" if empty else "CF-EXAM-18"
    return Prospect("candidate-place", ROUND, NEAR, clause, facts | {"empty": yes(bool(empty))})
