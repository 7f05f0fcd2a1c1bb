"""The examination as it stands: candidate and students, who has to tutor whom, and where the candidate could go."""

from typing import Any

from guanxi.confucius.doors import obligations as bound
from guanxi.confucius.doors.closer.seats import seats_of, someone
from guanxi.confucius.doors.prospects.examinations import is_last_candidate
from guanxi.confucius.rules.clauses import IDS, NOTHING, TUTOR_BOUND
from guanxi.confucius.rules.components import N_OFFICIALS
from guanxi.confucius.rules.kinds import CANDIDATE_WORDS, OFFICIAL_WORDS, STUDENT_WORDS
from guanxi.confucius.rules.phases.examination import why_not_place
from guanxi.confucius.rules.shared import obligations
from guanxi.confucius.rules.state import NO_CANDIDATE, State

Told = dict[str, Any]


def examination(s: State) -> Told:
    """Students are told by space, tutors by seat."""
    there = s.candidate != NO_CANDIDATE
    contested = bound.is_contested(s)
    places = [OFFICIAL_WORDS[n] for n in range(N_OFFICIALS) if there and why_not_place(s, n) == NOTHING]
    return {
        "candidate": CANDIDATE_WORDS[int(s.candidate)] if there else None,
        "left": int(s.named_left).bit_count() + int(s.any_left),
        "last": is_last_candidate(s),
        "students": {word: someone(int(s.student[space])) for space, word in enumerate(STUDENT_WORDS)},
        "forced": bool(s.forced),
        "contested": contested,
        "tutors": [_tutor(s, seat) for seat in seats_of(s)] if contested else [],
        "places": places,
        "clause": IDS[TUTOR_BOUND],
    }


def _tutor(s: State, seat: int) -> Told:
    """Whom a seat has to support, by whose gift; nobody where it chooses freely."""
    students = int(obligations.students_to_back(s, seat))
    done = bound.has_tutored(s, seat)
    if students == 3:
        return {"seat": seat, "student": None, "owner": None, "value": 0, "done": done}
    owner = int(s.student[students - 1])
    value = bound.given(s, owner, seat)
    return {"seat": seat, "student": STUDENT_WORDS[students - 1], "owner": owner, "value": value, "done": done}
