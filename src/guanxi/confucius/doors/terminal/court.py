"""The court: three ministries, the examination hall, gifts and what they block."""

from collections.abc import Sequence

from guanxi.confucius.doors.terminal import marks
from guanxi.confucius.doors.terminal.marks import dim, ministry_word, seat_mark, titles
from guanxi.confucius.rules.components import ANY, N_MINISTRIES, SPACES
from guanxi.confucius.rules.shared import gifts, obligations, officials
from guanxi.confucius.rules.state import ALL, BACKED, NO_CANDIDATE, NOBODY, OVER, ROW, State
from guanxi.core.terminal.ink import flowed, grid, ink, padded, plain, wrapped
from guanxi.core.text import Texts
from guanxi.core.writing import labelled, series


def ministries(t: Texts, s: State, end: State, gap: int = 2) -> list[str]:
    """A row for each ministry; `end` is the position if the game ended now."""
    head = [*titles(t, "ministry"), *(ink(str(space), "dim") for space in range(1, SPACES + 1))]
    rows = [[*head, *titles(t, "minister", "secretary", "influence")]]
    for ministry in range(N_MINISTRIES):
        spaces = range(ministry * SPACES, (ministry + 1) * SPACES)
        row = [_ministry_name(t, s, ministry), *(_official(s, official) for official in spaces)]
        posts = [_post(s, end, ministry), _post(s, end, N_MINISTRIES + ministry)]
        rows.append([*row, *posts, _influence(s, ministry)])
    return grid(rows, gap=gap)


def _official(s: State, official: int) -> str:
    sign = marks.official_sign(s, official)
    return padded(sign if len(plain(sign)) > 2 else f" {sign}", 4)


def _ministry_name(t: Texts, s: State, ministry: int) -> str:
    closed = " ●" if officials.is_resolved(s, ministry) else ""
    return ink(ministry_word(t, ministry), "bold") + closed


def _post(s: State, end: State, post: int) -> str:
    """The chit, and who has the post: in brackets for good, in parentheses as things stand."""
    points, holder = int(s.chit[post]), int(end.post[post])
    if holder == NOBODY:
        return f"{points} {marks.NONE}"
    sign = f"({marks.SEATS[holder]})" if s.post[post] == NOBODY else f"[{marks.SEATS[holder]}]"
    return f"{points} {seat_mark(holder, sign)}"


def _influence(s: State, ministry: int) -> str:
    found = [(seat, int(officials.influence(s, seat, ministry))) for seat in range(int(s.players))]
    return " ".join(f"{seat_mark(seat)}{count}" for seat, count in found if count) or marks.NONE


def examination(t: Texts, s: State) -> list[str]:
    """Candidate, students, and what lies beside them, as parts of a line."""
    if s.candidate == NO_CANDIDATE:
        candidate = t.say("exam-nobody")
    else:
        kind = "any" if s.candidate == ANY else "one"
        candidate = t.say("exam-candidate", kind=kind, ministry=ministry_word(t, int(s.candidate)), left=_left(s))
    students = [f"{dim(t, name)} {_student(s, space)}" for space, name in enumerate(("exam-red", "exam-plain"))]
    forced = [ink(t.say("exam-forced"), "bold")] if s.forced else []
    return [f"{dim(t, 'exam')} {candidate}", *students, *forced]


def _left(s: State) -> int:
    """Candidates under the one that lies face up."""
    return int(s.named_left).bit_count() + int(s.any_left)


def _student(s: State, space: int) -> str:
    """Whose it is, and how many cards lie beside it."""
    owner = int(s.student[space])
    seats = range(int(s.players))
    beside = [(seat, int(s.aside[seat * ROW + ALL])) for seat in seats if s.own[BACKED + seat] == space]
    told = " ".join(f"{marks.SEATS[seat]}×{count}" for seat, count in beside if count and owner != NOBODY)
    return marks.owner_mark(owner) + (f" ({told})" if told else "")


# ---------------------------------------------------------------- gifts


def tracker(t: Texts, s: State) -> list[str]:
    """Givers down, recipients across."""
    seats = range(int(s.players))
    rows = [[dim(t, "gifts-from"), *(seat_mark(seat) for seat in seats), *titles(t, "gift-sum")]]
    for giver in seats:
        row = [_gift(s, giver, recipient) for recipient in seats]
        rows.append([seat_mark(giver), *row, dim(t, "gift-total", count=int(gifts.total(s, giver)))])
    return grid(rows, gap=2)


def _gift(s: State, giver: int, recipient: int) -> str:
    value = int(gifts.value_from(s, giver, recipient)) if giver != recipient else 0
    return ink(str(value), "bold") if value else "·" if giver != recipient else " "


def gifts_told(t: Texts, s: State, width: int) -> list[str]:
    """The same in words: giver, recipient and value."""
    seats = range(int(s.players))
    pairs = [(giver, to, int(gifts.value_from(s, giver, to))) for giver in seats for to in seats if giver != to]
    told = [f"{seat_mark(giver)}→{seat_mark(to)} {value}" for giver, to, value in pairs if value]
    return flowed([dim(t, "gifts-told"), *told], width) if told else []


def bonds(t: Texts, s: State, names: Sequence[str], width: int, only: int | None = None) -> list[str]:
    """What the gifts of each recipient, or of one only, forbid and force as things stand."""
    lines: list[str] = []
    for seat in (range(int(s.players)) if only is None else [only]) if s.room != OVER else []:
        told = _bonds(t, s, seat)
        if told:
            found = wrapped(labelled(names[seat], f"{series(told, t.language)}.", t.language), width - 2)
            lines += [f"{seat_mark(seat) if not n else ' '} {line}" for n, line in enumerate(found)]
    return lines


def _bonds(t: Texts, s: State, seat: int) -> list[str]:
    givers = [giver for giver in range(int(s.players)) if giver != seat and gifts.value_from(s, giver, seat)]
    told = []
    for ministry in range(N_MINISTRIES):
        by = [giver for giver in givers if obligations.blocks_bribe(s, giver, seat, ministry)]
        if by and not officials.is_resolved(s, ministry):
            told.append(t.say("bond-bribe", ministry=ministry_word(t, ministry), givers=_letters(t, by)))
    return (
        [*told, *_tutoring(t, s, seat), *_giving(t, s, seat, givers), *_lending(t, s, seat, givers)] if givers else []
    )


def _tutoring(t: Texts, s: State, seat: int) -> list[str]:
    """Only while two students stand is somebody bound to one of them."""
    if NOBODY in (s.student[0], s.student[1]) or s.student[0] == s.student[1]:
        return []
    backed = int(obligations.students_to_back(s, seat))
    return [] if backed == 3 else [t.say("bond-tutor", owner=marks.SEATS[int(s.student[backed - 1])])]


def _giving(t: Texts, s: State, seat: int, givers: Sequence[int]) -> list[str]:
    """A gift in return may not be lower."""
    values = [(marks.SEATS[giver], int(gifts.value_from(s, giver, seat))) for giver in givers]
    return [t.say("bond-give", giver=giver, value=value) for giver, value in values if value > 1]


def _lending(t: Texts, s: State, seat: int, givers: Sequence[int]) -> list[str]:
    """To the highest giver, where both are in a ministry that is still open."""
    highest = max(int(gifts.value_from(s, giver, seat)) for giver in givers)
    to = [giver for giver in givers if gifts.value_from(s, giver, seat) == highest]
    return [t.say("bond-lend", givers=_letters(t, to))]


def _letters(t: Texts, seats: Sequence[int]) -> str:
    return t.say("or").join(marks.SEATS[seat] for seat in seats)
