"""Everything that comes by itself, the nearest first."""

from guanxi.confucius.doors.prospects import ending, examinations, ministries, realm
from guanxi.confucius.doors.prospects.found import Facts, Finder
from guanxi.confucius.foresight.course import Course, Settled
from guanxi.confucius.rules.components import MINISTRIES, N_MINISTRIES
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import influence, is_resolved
from guanxi.confucius.rules.state import OVER, SETTING_UP, State
from guanxi.core.foresight import STANDS, TURN, WHENS, Prospect


def begun(settled: Settled) -> Course | None:
    """What comes by itself as things stand; none before the game has begun or after it is over."""
    return None if settled.s.room == OVER or settled.s.phase == SETTING_UP else Course(settled)


def prospects(course: Course | None) -> tuple[Prospect, ...]:
    """All that is told of it."""
    if course is None:
        return ()
    finder = Finder(course)
    found = [
        *blocks(course.s),
        *ending.last_rounds(finder),
        *realm.appointments_now(finder),
        *examinations.examinations(finder),
        *ministries.ministries(finder),
        *realm.lands(finder),
        *realm.discards(finder),
        *realm.cubes(finder),
        *ending.round_end(finder),
        *realm.titles(finder),
        *ending.limits(finder),
    ]
    return tuple([each for when in WHENS for each in found if each.when == when])


def blocks(s: State) -> list[Prospect]:
    """Where a gift keeps somebody from bribing (CF-GIFT-OBL-04)."""
    found = []
    players = int(s.players)
    for recipient in range(players):
        for giver in range(players):
            value = int(gifts.value_from(s, giver, recipient)) if giver != recipient else 0
            if value:
                found += [
                    _block(s, giver, recipient, value, at)
                    for at in range(N_MINISTRIES)
                    if _is_blocked(s, giver, recipient, at)
                ]
    return found


def _is_blocked(s: State, giver: int, recipient: int, ministry: int) -> bool:
    return not is_resolved(s, ministry) and bool(obligations.blocks_bribe(s, giver, recipient, ministry))


def _block(s: State, giver: int, recipient: int, value: int, ministry: int) -> Prospect:
    facts: Facts = {"player": recipient, "giver": giver, "value": value, "ministry": MINISTRIES[ministry]}
    facts |= {"own": int(influence(s, recipient, ministry)), "theirs": int(influence(s, giver, ministry))}
    return Prospect("blocked", TURN, STANDS, "CF-ACT-BRIBE-05", facts, (recipient,))
