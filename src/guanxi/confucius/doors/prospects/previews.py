"""What a gesture would change: before and after, until chance or somebody else decides."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from guanxi.confucius.doors.prospects.found import Facts
from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.rules import engine
from guanxi.confucius.rules.clauses import IDS, NOTHING
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.phases import examination
from guanxi.confucius.rules.state import (
    CHOOSING_LAND,
    DISCARDING,
    DRAW_CANDIDATE,
    DRAW_CARD,
    DRAW_OFFICIAL,
    DRAW_REWARD,
    EXAMINATION,
    LENDING,
    MARCHING,
    NOBODY,
    PAYING,
    PETITIONING,
    PLACING_CANDIDATE,
    SWAPPING,
    TUTORING,
    TUTORING_CARDS,
    State,
    copy_state,
)
from guanxi.confucius.rules.view import View
from guanxi.core.errors import InputError
from guanxi.core.foresight import STANDS, TURN, WILL, Measures, Prospect
from guanxi.core.saying import sentence as core_says

# What stays open when a gesture ends in a room.
OPEN: Final = {
    DRAW_CARD: "cards",
    DRAW_REWARD: "reward",
    DRAW_CANDIDATE: "candidate",
    DRAW_OFFICIAL: "officials",
    PAYING: "payment",
    CHOOSING_LAND: "land",
    PETITIONING: "petition",
    SWAPPING: "petition",
    MARCHING: "petition",
    TUTORING: "tutoring",
    TUTORING_CARDS: "tutoring",
    PLACING_CANDIDATE: "place",
    LENDING: "lending",
    DISCARDING: "discards",
}
# Facts that are counted along: with another of these it is still the same prospect.
BEHIND: Final = frozenset(
    ("assumed", "counts", "left", "less", "markers", "missing", "more", "most", "own", "quantity", "senior")
    + ("theirs", "value")
)
RESOLUTIONS: Final = ("ministry-now", "ministry-last", "ministry-one-more", "ministry")
HINDERING: Final = ("blocked", "discards")  # prospects to warn of whom they bind


class Gesture:
    """The actions carried out on a copy of what the viewer sees."""

    def __init__(self, view: View, actions: Sequence[int]) -> None:
        self.s: State = copy_state(view.shown)
        self.undecided: list[str] = []
        for action in actions:
            if self.undecided:  # whoever goes on after the examination supposes to win it
                self.s.winner = self.s.seat = view.seat
            self._do(view.seat, action)
        if actions and self.s.room in OPEN:
            self._leave(OPEN[int(self.s.room)])

    def _leave(self, name: str) -> None:
        if name not in self.undecided:
            self.undecided.append(name)

    def _do(self, seat: i64, action: int) -> None:
        s = self.s
        if not 0 <= action < KINDS.n_actions:
            raise InputError(core_says("no-action-number", action=action, last=KINDS.n_actions - 1))
        clause = engine.why_not(s, seat, action)
        if seat < 0 or clause != NOTHING:
            told = f" ({IDS[clause]})" if clause != NOTHING else ""
            raise InputError(sentence("preview-refused", seat=seat, action=action, told=told))
        tutors = s.phase == EXAMINATION and s.cursor == examination.TO_TUTOR
        engine.do(s, action)
        if tutors and s.cursor != examination.TO_TUTOR:  # the cards are turned over, and others' are not known
            s.winner = NOBODY
            self._leave("examination")


def is_same(prospect: Prospect) -> tuple[object, ...]:
    """What tells one prospect from another."""
    facts = tuple([(name, fact) for name, fact in prospect.facts.items() if name not in BEHIND])
    return prospect.kind, prospect.seats, facts


def without(some: Sequence[Prospect], others: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """Those that are not among the others."""
    known = {is_same(each) for each in others}
    return tuple([each for each in some if is_same(each) not in known])


def otherwise(some: Sequence[Prospect], others: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """Those that are among the others, but go another way: such as a ministry in which somebody else lends."""
    ways = {is_same(each): _way(each) for each in others}
    return tuple(
        [each for each in some if each.kind in RESOLUTIONS and ways.get(is_same(each), _way(each)) != _way(each)]
    )


def _way(prospect: Prospect) -> list[tuple[str, Facts]]:
    return [(step.kind, dict(step.facts)) for step in prospect.steps]


# ---------------------------------------------------------------- warnings


def warnings(seat: int, before: Measures, after: Measures, coming: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """Worth a question first: the game ends, somebody else gets something, or the seat is bound or loses something."""
    sure = [each for each in coming if each.sure in (WILL, STANDS)]
    found = [each for each in sure if each.ends_game or (each.kind in HINDERING and seat in each.seats)]
    found += [step for each in sure for step in each.steps if step.kind == "must-tutor" and seat in step.seats]
    found += _posts(seat, before, after, coming)
    found += _points(seat, before, after)
    found += _losses(seat, before, after)
    return tuple(found)


def _warning(kind: str, clause: str, facts: Facts) -> Prospect:
    return Prospect(kind, TURN, STANDS, clause, facts)


def _posts(seat: int, before: Measures, after: Measures, coming: Sequence[Prospect]) -> list[Prospect]:
    """Posts that go to somebody else: the own ones as they stand, and those of a ministry that now resolves.

    Whoever rises from Secretary to Minister gives nothing away.
    """
    found = []
    now = [each.facts["ministry"] for each in coming if each.kind == "ministry-now"]
    for key, holder in after.items():
        if key[0] == "post" and holder is not None and holder != seat:
            post, _, ministry = key[2].partition(" ")
            first = (*key[:2], f"minister {ministry}")
            rises = after.get(first) == seat != before.get(first)
            if (before.get(key) == seat and not rises) or (ministry in now and post == "minister"):
                found.append(
                    _warning("gives-post", "CF-RES-20", {"player": holder, "post": post, "ministry": ministry})
                )
    return found


def _points(seat: int, before: Measures, after: Measures) -> list[Prospect]:
    """Rivals who would end with more, where the seat would not."""
    if _gain(before, after, ("total", seat, "")) > 0:
        return []
    found = []
    for key in after:
        gain = _gain(before, after, key) if key[0] == "total" and key[1] != seat else 0
        if gain > 0:
            found.append(_warning("gives-points", "CF-WIN-01", {"player": key[1], "points": gain}))
    return found


def _losses(seat: int, before: Measures, after: Measures) -> list[Prospect]:
    """Influence, and cubes of the next round if there is one, that the seat would have no more."""
    found = []
    goes_on = not after.get(("last_round", -1, ""))
    for key in after:
        lost = -_gain(before, after, key) if key[1] == seat else 0
        if lost > 0 and key[0] == "influence":
            found.append(_warning("gives-influence", "CF-OFF-03", {"ministry": key[2], "quantity": lost}))
        elif lost > 0 and key[0] == "cubes_next" and goes_on:
            found.append(_warning("fewer-cubes", "CF-CUBE-02", {"cubes": after[key], "now": before.get(key)}))
    return found


def _gain(before: Measures, after: Measures, key: tuple[str, int, str]) -> int:
    """By how much a number grows."""
    was, now = before.get(key), after.get(key)
    return now - was if isinstance(was, int) and isinstance(now, int) else 0
