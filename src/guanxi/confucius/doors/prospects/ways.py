"""What a seat can still do about what binds it, before it comes: repay a gift, or be too strong to drop out."""

from collections.abc import Iterator
from typing import Final

from guanxi.confucius.doors.prospects.found import Facts
from guanxi.confucius.foresight.course import Settled
from guanxi.confucius.rules.components import GIFTS, MINISTRIES, SPACES
from guanxi.confucius.rules.phases.examination import TO_CANCEL
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import influence
from guanxi.confucius.rules.state import ALL, IMPERIAL_FAVOUR, NOBODY, ROW, SETTING_UP, State
from guanxi.core.foresight import NEAR, ROUND, Prospect

STAYS: Final = 3  # whoever has so many of the seven is never the least while more than two take part (CF-RES-07)


def ways_out(settled: Settled, seat: int, told: Prospect) -> list[Prospect]:
    """Nothing once the actions of the round are over, or the seat has passed."""
    s = settled.s
    if not 0 <= seat < s.players or not SETTING_UP < s.phase <= IMPERIAL_FAVOUR or int(s.passed) >> seat & 1:
        return []
    if told.kind == "blocked":
        return [*_bribing(s, seat, told)]
    if told.kind == "no-examination":
        return [*_second_student(s, seat, told)]
    return [way for step in told.steps if seat in step.seats for way in _of_step(s, seat, step)]


def _of_step(s: State, seat: int, step: Prospect) -> Iterator[Prospect]:
    if step.kind == "drops-out":
        yield from _staying(s, seat, str(step.facts["ministry"]))
    elif step.kind == "lends" and step.facts["why"] == "gift":
        yield from _repaying(s, seat, _number(step, "to"), _number(step, "value"))
    elif step.kind == "must-tutor":
        yield from _tutoring(s, seat, _number(step, "owner"), _number(step, "value"))


def _number(told: Prospect, name: str) -> int:
    return int(str(told.facts[name]))


def _way(kind: str, clause: str, seat: int, facts: Facts) -> Prospect:
    return Prospect(kind, ROUND, NEAR, clause, facts, (seat,))


def _repaying(s: State, seat: int, giver: int, value: int) -> Iterator[Prospect]:
    """A higher gift cancels what was received; also one that is still to be bought."""
    for higher in range(value + 1, GIFTS + 1):
        if gifts.is_available(s, seat, higher) or gifts.is_unavailable(s, seat, higher):
            yield _way("way-repay", "CF-GIFT-CAN-01", seat, {"giver": giver, "value": value})
            return


def _staying(s: State, seat: int, ministry: str) -> Iterator[Prospect]:
    """Three officials there, where a gift does not forbid to bribe them and enough are nobody's."""
    at = MINISTRIES.index(ministry)
    free = sum(s.marker[official] == NOBODY for official in range(at * SPACES, at * SPACES + SPACES))
    if influence(s, seat, at) + free >= STAYS and not obligations.bribe_blocked(s, seat, at):
        yield _way("way-three", "CF-RES-08", seat, {"ministry": ministry})


def _tutoring(s: State, seat: int, owner: int, value: int) -> Iterator[Prospect]:
    yield from _repaying(s, seat, owner, value)
    if s.hand[seat * ROW + ALL] >= TO_CANCEL:
        yield _way("way-cards", "CF-GIFT-CAN-03", seat, {})


def _bribing(s: State, seat: int, told: Prospect) -> Iterator[Prospect]:
    """Of a block of its own."""
    if seat in told.seats:
        giver = _number(told, "giver")
        yield from _repaying(s, seat, giver, _number(told, "value"))
        yield _way("way-level", "CF-GIFT-OBL-04", seat, {"giver": giver})


def _second_student(s: State, seat: int, told: Prospect) -> Iterator[Prospect]:
    """What the gift of the first student's owner demands, once there is a second one."""
    if seat in told.seats:
        giver = _number(told, "owner")
        value = int(gifts.value_from(s, giver, seat))
        yield _way("would-tutor", "CF-GIFT-OBL-08", seat, {"giver": giver, "value": value})
        yield from _tutoring(s, seat, giver, value)
