"""What a refusal is about, and what would help: found in the position, worded in texts/."""

from guanxi.china.doors.prose.wording import Wording
from guanxi.china.rules import engine
from guanxi.china.rules.clauses import IDS
from guanxi.china.rules.kinds import LEAVE_OUT, PAY, PLACE_EMISSARY
from guanxi.china.rules.state import DISPLAY, NOWHERE, ROW, State
from guanxi.core.prose import Thing

_OF_THE_TURN = ("CN-PLACE-01", "CN-PLACE-03", "CN-CARD-05", "CN-CARD-06", "CN-CARD-07")


def ways(w: Wording, s: State, seat: int, action: int) -> list[str]:
    """A piece that the hand cannot pay for: a card of the province's colour that lies open."""
    clause = IDS[engine.why_not(s, seat, action)]
    province = province_of(s, action)
    if clause != "CN-CARD-06" or province == NOWHERE or int(s.pieces) or s.board.kinds.kind_of[action] == PAY:
        return []
    colour = int(s.board.colour_of[province])
    shown = int(s.cards[DISPLAY + colour])
    return [w.t.say("way-display", colour=w.colour(colour), shown=shown)] if shown else []


def causes(s: State, seat: int, action: int) -> list[Thing]:
    """What the action names; the province of the turn; the palaces that make a limit."""
    clause, province = IDS[engine.why_not(s, seat, action)], province_of(s, action)
    kind, number = int(s.board.kinds.kind_of[action]), int(s.board.kinds.one[action])
    found = [Thing("province", _id(s, province))] if kind <= PLACE_EMISSARY else []
    if kind < PLACE_EMISSARY:
        found.insert(0, Thing("space", s.board.file.spaces[number].id))
    if kind == LEAVE_OUT:
        found += [Thing("space", end) for end in s.board.file.roads[number].ends]
    if clause in ("CN-EMIS-02", "CN-PLACE-08") and province != NOWHERE:
        found += [Thing("space", space) for space in _palaces(s, province, clause == "CN-EMIS-02")]
    if clause in _OF_THE_TURN and s.target != NOWHERE:
        found.append(Thing("province", _id(s, int(s.target))))
    return list(dict.fromkeys(found))


def province_of(s: State, action: int) -> int:
    """The province of a piece, or that of the running turn."""
    kind, number = int(s.board.kinds.kind_of[action]), int(s.board.kinds.one[action])
    if kind == PLACE_EMISSARY:
        return number
    return int(s.board.province_of[number]) if kind < PLACE_EMISSARY else int(s.target)


def _id(s: State, province: int) -> str:
    return s.board.file.provinces[province].id


def _palaces(s: State, province: int, most: bool) -> list[str]:
    """The spaces with palaces of a province; of those who have most there, or of all."""
    counts = [int(s.palaces[province * ROW + seat]) for seat in range(int(s.players))]
    who = [seat for seat, count in enumerate(counts) if count and (not most or count == max(counts))]
    return [
        space.id
        for number, space in enumerate(s.board.file.spaces)
        if s.board.province_of[number] == province and int(s.owner[number]) in who
    ]
