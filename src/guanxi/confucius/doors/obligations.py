"""The web of obligations as data: every active gift, and what it forbids and forces in this position (CF-GIFT-OBL)."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.doors.naming import naming
from guanxi.confucius.doors.notation import write
from guanxi.confucius.doors.prospects.realm import cubes_next
from guanxi.confucius.doors.prospects.whole import begun
from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.foresight.course import Settled
from guanxi.confucius.rules import turn
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import GIFTS, MINISTRIES, N_OFFICIALS
from guanxi.confucius.rules.kinds import GIVE_GIFT, KINDS, STUDENT_WORDS, TRANSFER, TUTOR
from guanxi.confucius.rules.phases import examination, resolution
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import influence, is_resolved
from guanxi.confucius.rules.state import (
    ALL,
    EXAMINATION,
    FAVOUR_ACTION,
    FINAL_RESOLUTION,
    NOBODY,
    RESOLUTION,
    ROW,
    TURN,
    TUTORING,
    State,
    copy_state,
)
from guanxi.core.game import Chart


def web(s: State, names: Sequence[str], language: str) -> list[dict[str, Any]]:
    """All active gifts, by giver and recipient."""
    seats = range(int(s.players))
    pairs = [(giver, recipient) for giver in seats for recipient in seats if given(s, giver, recipient)]
    return [thread(s, giver, recipient, names, language) for giver, recipient in pairs]


def given(s: State, giver: int, recipient: int) -> int:
    """The value of the active gift between two players, or 0."""
    return int(gifts.value_from(s, giver, recipient)) if giver != recipient else 0


def thread(s: State, giver: int, recipient: int, names: Sequence[str], language: str) -> dict[str, Any]:
    """One gift, and what follows from it."""
    value = given(s, giver, recipient)
    return {
        "giver": names[giver],
        "recipient": names[recipient],
        "value": value,
        "gift": naming(language).gift(value),
        "blocks_bribing": blocks_bribing(s, giver, recipient),
        "must_tutor": must_tutor(s, giver, recipient),
        "lends_in": lends_in(s, giver, recipient),
        "return_gift_at_least": value,  # CF-GIFT-OBL-01
        "cancelled_by": ways_out(s, giver, recipient),
    }


def blocks_bribing(s: State, giver: int, recipient: int) -> list[str]:
    """The ministries in which this gift keeps the recipient from bribing now."""
    return [
        name
        for ministry, name in enumerate(MINISTRIES)
        if not is_resolved(s, ministry) and obligations.blocks_bribe(s, giver, recipient, ministry)
    ]


def must_tutor(s: State, giver: int, recipient: int) -> str:
    """The student that the recipient has to support because of this gift, as the students stand now; else empty."""
    if not is_contested(s) or has_tutored(s, recipient):
        return ""
    backed = int(obligations.students_to_back(s, recipient))
    if backed == 3 or int(s.student[backed - 1]) != giver:
        return ""
    return STUDENT_WORDS[backed - 1]


def is_contested(s: State) -> bool:
    """Do students of two players wait for an examination that is not decided (CF-EXAM-04)?"""
    decided = s.phase == EXAMINATION and s.cursor >= examination.TO_PLACE
    return not decided and NOBODY not in s.student and s.student[0] != s.student[1]


def has_tutored(s: State, seat: int) -> bool:
    """Is the seat's part in a running examination over: student chosen, or no card to play (CF-EXAM-05)?"""
    if s.phase != EXAMINATION:
        return False
    turn = (seat - int(s.chief)) % int(s.players)
    if turn == s.step and s.room != TUTORING:
        return True
    return turn < s.step or s.hand[seat * ROW + ALL] == 0


def lends_in(s: State, giver: int, recipient: int) -> dict[str, bool]:
    """For each unresolved ministry in which both take part: must the recipient lend to this giver when dropping out?"""
    forced = {}
    for ministry, name in enumerate(MINISTRIES):
        there = participants(s, ministry)
        if there >> giver & 1 and there >> recipient & 1:
            forced[name] = int(obligations.lends_to(s, recipient, there)) == 1 << giver
    return forced


def participants(s: State, ministry: int) -> int:
    """Who takes part in the resolution of a ministry, running or to come, as bits (CF-RES-04)."""
    if is_resolved(s, ministry):
        return 0
    if s.phase in (RESOLUTION, FINAL_RESOLUTION) and s.step > 0 and s.cursor == ministry:
        return int(resolution.participants(s))
    return sum(1 << seat for seat in range(int(s.players)) if influence(s, seat, ministry))


def ways_out(s: State, giver: int, recipient: int) -> list[str]:
    """How the gift can end as things stand (CF-GIFT-CAN), cubes and turns aside: actions by their notation."""
    higher = [f"{way} (higher gift)" for way in _gifts(s, recipient, giver, given(s, giver, recipient) + 1)]
    return [
        *higher,
        *_transfers(s, giver, recipient),
        *_tutoring(s, giver, recipient),
        *(f"lend in {name}" for name in lends_in(s, giver, recipient) if _may_lend(s, giver, recipient, name)),
        *(f"{way} (replaced by the giver)" for way in _gifts(s, giver, recipient, 1)),
    ]


def _as_turn_of(s: State, seat: int) -> State:
    """The position as if the seat took an action without cubes."""
    t = copy_state(s)
    t.seat, t.room, t.free = seat, TURN, FAVOUR_ACTION
    return t


def _gifts(s: State, seat: int, to: int, least: int) -> list[str]:
    """Gifts of at least this value that the seat may give to another."""
    t = _as_turn_of(s, seat)
    actions = [int(KINDS.action(GIVE_GIFT, value, to)) for value in range(least, GIFTS + 1)]
    return [write(s, action) for action in actions if turn.why_not(t, action) == NOTHING]


def _transfers(s: State, giver: int, recipient: int) -> list[str]:
    """Officials that the recipient may transfer to the giver."""
    t = _as_turn_of(s, recipient)
    actions = [int(KINDS.action(TRANSFER, official, giver)) for official in range(N_OFFICIALS)]
    return [write(s, action) for action in actions if turn.why_not(t, action) == NOTHING]


def _tutoring(s: State, giver: int, recipient: int) -> list[str]:
    """Three cards for the giver's student, if the recipient may support that one (CF-GIFT-CAN-03)."""
    if not is_contested(s) or has_tutored(s, recipient) or s.hand[recipient * ROW + ALL] < examination.TO_CANCEL:
        return []
    backed = int(obligations.students_to_back(s, recipient))
    students = [student for student in range(2) if s.student[student] == giver and backed >> student & 1]
    return [f"{write(s, int(KINDS.action(TUTOR, student, 0)))} with three cards" for student in students]


def _may_lend(s: State, giver: int, recipient: int, name: str) -> bool:
    there = participants(s, MINISTRIES.index(name))
    return bool(int(obligations.lends_to(s, recipient, there)) >> giver & 1)


COLUMNS = ("giver", "recipient", "gift", "no bribing in", "must tutor", "must lend in", "return gift", "cancelled by")


def lines(found: Sequence[Mapping[str, Any]]) -> list[str]:
    """The same as a table."""
    return _lines([COLUMNS, *map(_row, found)]) if found else ["No gift is active."]


def _row(gift: Mapping[str, Any]) -> Sequence[str]:
    """One gift as the cells of its line."""
    forced = [name for name, must in gift["lends_in"].items() if must]
    return (
        gift["giver"],
        gift["recipient"],
        f"{gift['value']} {gift['gift']}",
        ", ".join(gift["blocks_bribing"]) or "-",
        gift["must_tutor"] or "-",
        ", ".join(forced) or "-",
        f"at least {gift['return_gift_at_least']}",
        "; ".join(gift["cancelled_by"]) or "-",
    )


def _lines(rows: Sequence[Sequence[str]]) -> list[str]:
    """Columns side by side; the last is as long as it likes."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]


def told(s: State, names: Sequence[str], language: str) -> tuple[str, list[list[str]]]:
    """The same in sentences: every gift by name with what it forbids and forces, and everybody's cubes next round."""
    say, seats = naming(language), range(int(s.players))
    pairs = [(giver, recipient) for giver in seats for recipient in seats if given(s, giver, recipient)]
    rows = [_bond(s, giver, recipient, names, language) for giver, recipient in pairs]
    cubes = cubes_next(s, begun(Settled(s, NOBODY)))
    return say.say("bonds"), [*rows, [say.say("bonds-cubes"), say.shares(cubes, names)]]


def _bond(s: State, giver: int, recipient: int, names: Sequence[str], language: str) -> list[str]:
    say, value, student = naming(language), given(s, giver, recipient), must_tutor(s, giver, recipient)
    facts = {"giver": names[giver], "recipient": names[recipient], "value": value}
    blocked = blocks_bribing(s, giver, recipient)
    forced = [name for name, must in lends_in(s, giver, recipient).items() if must]
    sentences = [say.say("bond-return", **facts)]
    if blocked:
        sentences.append(say.say("bond-bribe", **facts, ministries=_ministries(blocked, language)))
    if student:
        sentences.append(say.say("bond-tutor", **facts, student=say.word("student", student)))
    if forced:
        sentences.append(say.say("bond-lend", **facts, ministries=_ministries(forced, language)))
    return [say.say("bond", **facts), " ".join(sentences)]


def _ministries(found: Sequence[str], language: str) -> str:
    return naming(language).joined([naming(language).word("ministry", name) for name in found])


CHART = Chart(sentence("chart-obligations"), web, lines, told)
