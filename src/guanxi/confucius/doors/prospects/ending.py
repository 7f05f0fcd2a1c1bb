"""What ends the game, soon or at the latest; and what a round brings in any case."""

from dataclasses import replace

from guanxi.confucius.doors.prospects import examinations, realm
from guanxi.confucius.doors.prospects.examinations import is_last_candidate
from guanxi.confucius.doors.prospects.found import Facts, Finder
from guanxi.confucius.doors.prospects.ministries import ALL_RESOLVED
from guanxi.confucius.rules.components import N_MINISTRIES, WALL
from guanxi.confucius.rules.events import GAME_ENDS, REASON_WORDS, WALL_GROWS
from guanxi.confucius.rules.phases import resolution
from guanxi.confucius.rules.shared.officials import is_resolved
from guanxi.confucius.rules.state import ACTIONS, FINAL_RESOLUTION, NO_CANDIDATE, State
from guanxi.core.foresight import GAME, NEAR, ROUND, STANDS, WILL, Prospect

CLAUSES = ("CF-END-01", "CF-END-02", "CF-END-03")  # by reason: ministries, candidates, wall


def last_rounds(finder: Finder) -> list[Prospect]:
    """The conditions that make this round the last one, as things stand."""
    found = []
    for told in finder.course.round:
        if told[0] == GAME_ENDS:
            for reason in range(3):
                if told[1] >> reason & 1:
                    found.append(_last_round(finder, reason))
    return found


def _last_round(finder: Finder, reason: int) -> Prospect:
    s = finder.course.s
    sure = finder.sure(True, reason > 0 or _all_are_full(s))
    facts: Facts = {"reason": REASON_WORDS[1 << reason]}
    return finder.awaited("last-round", sure, CLAUSES[reason], facts, "game-ends", {}, ends_game=True)


def _all_are_full(s: State) -> bool:
    """Is every ministry resolved, or full without a petition that could change that?"""
    if s.resolved == ALL_RESOLVED:
        return True
    for ministry in range(N_MINISTRIES):
        if not is_resolved(s, ministry) and (s.advanced or not resolution.is_due(s, ministry)):
            return False
    return True


def limits(finder: Finder) -> list[Prospect]:
    """How many rounds and candidates are left at most."""
    s = finder.course.s
    if s.phase == FINAL_RESOLUTION:
        return []
    left = WALL - int(s.round) + 1
    facts: Facts = {"left": left, "rounds": WALL}
    found = [finder.awaited("rounds", WILL, "CF-END-03", facts, "game-ends", {}, when=GAME, rounds=left - 1)]
    candidates = int(s.any_left) + int(s.named_left).bit_count()
    if s.candidate != NO_CANDIDATE and candidates <= 1:
        last = "yes" if is_last_candidate(s) else "no"
        found.append(Prospect("candidates", GAME, NEAR, "CF-END-02", {"left": candidates + 1, "last": last}))
    return found


def round_end(finder: Finder) -> list[Prospect]:
    """What the end of a round brings as a matter of course: one prospect with its steps."""
    piece = wall(finder)
    new = realm.new_officials(finder)
    steps = [*favour(finder), *piece, *examinations.none(finder), *new, *realm.appointments(finder)]
    if not steps:
        return []
    facts: Facts = {"round": finder.this_round, "left": WALL - finder.this_round}
    if piece:
        event, known = piece[0].event, piece[0].event_facts
        comes = finder.awaited("round-end", WILL, "CF-SEQ-01", facts, event, known, steps=tuple(steps))
        return [replace(comes, routine=True)]
    return [Prospect("round-end", ROUND, STANDS, "CF-SEQ-01", facts, steps=tuple(steps), routine=True)]


def wall(finder: Finder) -> list[Prospect]:
    """The next piece of the Great Wall."""
    for told in finder.course.round:
        if told[0] == WALL_GROWS:
            return [finder.told("wall", WILL, "CF-WALL-01", told, {})]
    return []


def favour(finder: Finder) -> list[Prospect]:
    """The Chief Minister's last action."""
    s = finder.course.s
    if s.phase != ACTIONS:
        return []
    chief = int(s.chief)
    known = {"player": chief}
    facts: Facts = {"player": chief}
    return [finder.awaited("favour", WILL, "CF-ACT-FAV-01", facts, "favour-begins", known, (chief,))]
