"""Each choice in words: what, where with its town, and what it costs."""

from collections.abc import Sequence

from guanxi.china.doors.prose.wording import Wording
from guanxi.china.rules.components import CARD_SETS
from guanxi.china.rules.house import OWN_JOKER
from guanxi.china.rules.kinds import DEAL, EXCHANGE, LEAVE_OUT, PAY, PLACE_EMISSARY, SEAT_FIRST, TAKE
from guanxi.china.rules.shared.provinces import limit_now
from guanxi.china.rules.state import ALL, DISPLAY, ROW, State
from guanxi.core.prose import Label


def label(w: Wording, s: State, action: int, names: Sequence[str]) -> Label:
    """A choice as a whole, and below the title of its group."""
    message, facts = f"choice-{s.board.kinds.row_of(action).name}", parts(w, s, action, names)
    return Label(w.t.say(message, **facts), w.t.part(message, "group", **facts), w.t.part(message, "short", **facts))


def cannot(w: Wording, s: State, action: int, names: Sequence[str]) -> str:
    """That it cannot be done."""
    message = f"choice-{s.board.kinds.row_of(action).name}"
    return w.t.part(message, "cannot", **parts(w, s, action, names))


def parts(w: Wording, s: State, action: int, names: Sequence[str]) -> dict[str, object]:
    """What an action is about, in words."""
    kind, number = int(s.board.kinds.kind_of[action]), int(s.board.kinds.one[action])
    if kind == PAY:
        return {"cards": w.words.listed("colour", [w.colour(colour) for colour in CARD_SETS[number]])}
    if kind in (EXCHANGE, TAKE, DEAL):
        return {"colour": w.colour(number), "shown": int(s.cards[DISPLAY + number])}
    if kind == LEAVE_OUT:
        return {"road": w.words.road(" ".join(s.board.file.roads[number].ends))}
    if kind > PLACE_EMISSARY:
        return {"player": names[number] if number < len(names) else number + 1} if kind == SEAT_FIRST else {}
    province = number if kind == PLACE_EMISSARY else int(s.board.province_of[number])
    facts = _province(w, s, province)
    return facts if kind == PLACE_EMISSARY else {**facts, "space": w.space(s, number)}


def _province(w: Wording, s: State, province: int) -> dict[str, object]:
    """The province, what the pieces of the turn cost with this one, and how many emissaries it takes."""
    sent, limit = int(s.emissaries[province * ROW + ALL]), int(limit_now(s, province))
    return {
        "province": w.province(s, province),
        "colour": w.colour(int(s.board.colour_of[province])),
        "pieces": int(s.pieces) + 1,
        "joker": "any" if s.house & OWN_JOKER else "other",
        "sent": sent,
        "limit": limit,
    }
