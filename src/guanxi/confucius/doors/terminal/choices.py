"""What a player may choose, sorted for the eye: by space of the Actions Box, with cubes and price."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from guanxi.confucius.doors import notation
from guanxi.confucius.doors.terminal import marks
from guanxi.confucius.doors.terminal.marks import ministry_word
from guanxi.confucius.rules import kinds, turn
from guanxi.confucius.rules.actions import bribe, petition
from guanxi.confucius.rules.components import BOXES, COINS, SPACES
from guanxi.confucius.rules.house import CANDIDATE_PLACEMENT_OPTIONAL
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import NO_BOX, NOBODY, PAYING, PETITIONING, TURN, TUTORING_CARDS, State
from guanxi.core.kinds import ANYWHERE, NO_SPACE
from guanxi.core.terminal.choices import Group, Row
from guanxi.core.text import Texts

# Kinds that share a group in a menu; the others have one of their own, in the order of the table.
_SHARED: Final = {
    kinds.CARD_EXTRA: "card",
    kinds.CARD_CASH: "card",
    kinds.CARD_RECRUIT: "card",
    kinds.CARD_INSULTED: "card",
    kinds.SPEND: "spend",
    kinds.ENOUGH: "spend",
    kinds.CANCEL_GIFT: "cancel",
    kinds.KEEP_GIFT: "cancel",
    kinds.DECLINE_CANDIDATE: "place-candidate",
}
_OTHER: Final = "other"
_MANY: Final = 20  # choices

Label: TypeAlias = Callable[[Texts, State, int, int], str]


def group_of(kind: int) -> str:
    """The group of a menu to which a kind belongs."""
    return _SHARED.get(kind, KINDS.rows[kind].name)


def _names() -> list[str]:
    """The groups in the order of a menu: passing comes after the cards that can be played instead."""
    found = list(dict.fromkeys(map(group_of, range(kinds.DEAL_CHIT))))
    found.remove("pass")
    found.insert(found.index("card") + 1, "pass")
    return [*found, _OTHER]


_GROUPS: Final = tuple(_names())


def groups(t: Texts, s: State, actions: Sequence[int]) -> list[Group]:
    """The actions that a player can choose, by space of the Actions Box or by what is asked.

    What only chance does is left out, and so are players and boxes that do not exist and house rules that are not
    played. What is asked at other times makes one group.
    """
    found: dict[str, dict[str, list[tuple[int, str]]]] = {name: {} for name in _GROUPS}
    for action in actions:
        kind = int(KINDS.kind_of[action])
        if not kinds.DEAL_CHIT <= kind <= kinds.DEAL_CHIEF and _exists(s, action):
            name = group_of(kind) if _is_asked(s, kind) else _OTHER
            row = "" if name == _OTHER else _row(t, s, action)
            told = notation.write(s, action) if name == _OTHER else label(t, s, action)
            found[name].setdefault(row, []).append((action, told))
    return [_group(t, s, name, rows) for name, rows in found.items() if rows]


def _group(t: Texts, s: State, name: str, rows: Mapping[str, Sequence[tuple[int, str]]]) -> Group:
    kept: tuple[Row, ...] = tuple(map(tuple, rows.values()))
    space = int(KINDS.space[KINDS.kind_of[kept[0][0][0]]])
    cubes = int(spaces.price(s, space)) if s.room == TURN and name != _OTHER and space != NO_SPACE else 0
    cost = t.say("cost-cubes", cubes=cubes) if cubes else ""
    long = name in ("transfer", "replace-marker") and sum(map(len, kept)) > _MANY
    title = t.say(f"group-{name}")
    return Group(title, tuple(rows), kept, closed=long, joined=True, cost=cost, sign=marks.CUBE * cubes)


def _is_asked(s: State, kind: int) -> bool:
    """Does an action of this kind belong to what is asked now?"""
    if KINDS.room[kind] == ANYWHERE:
        return s.room in (PAYING, TUTORING_CARDS)
    if s.room == PETITIONING:
        return bool(kind == petition.kind_asked(s))
    return bool(KINDS.room[kind] == s.room)


def _exists(s: State, action: int) -> bool:
    if KINDS.kind_of[action] == kinds.DECLINE_CANDIDATE and not s.house & CANDIDATE_PLACEMENT_OPTIONAL:
        return False
    for field, value in zip(KINDS.row_of(action).fields, KINDS.fields_of(action).values(), strict=True):
        if field.sort == "seat" and value >= s.players:
            return False
        if field.name == "box" and int(s.box[value]) == NO_BOX:
            return False
    return True


def _row(t: Texts, s: State, action: int) -> str:
    """Officials stand in rows by ministry, gifts and markers by who gets them, boxes to invade by land."""
    kind, values = int(KINDS.kind_of[action]), KINDS.fields_of(action)
    if kind in (kinds.GIVE_GIFT, kinds.TRANSFER, kinds.REPLACE_MARKER):
        return marks.colour_word(t, values["to"])
    if "official" in values:
        return ministry_word(t, values["official"] // SPACES)
    return marks.foreign_word(t, int(s.land[values["box"] // BOXES])) if kind == kinds.INVADE else ""


# ---------------------------------------------------------------- labels


def label(t: Texts, s: State, action: int) -> str:
    """What a choice is called below the title of its group, with its price."""
    kind, one, two = int(KINDS.kind_of[action]), int(KINDS.one[action]), int(KINDS.two[action])
    what = _LABELS[kind](t, s, one, two) if kind in _LABELS else notation.write(s, action)
    if kind in _WITHOUT_PRICE or KINDS.room[kind] != TURN:
        return what
    currency, amount = (int(number) for number in turn.price(s, kind, one, two))
    if currency == turn.FREE or not _has_price(s, kind, one):
        return what
    return t.say("costs-coins" if currency == COINS else "costs-licences", what=what, price=amount)


_WITHOUT_PRICE: Final = (kinds.COMMERCIAL, kinds.CARD_BRIBERY)


def _has_price(s: State, kind: int, one: int) -> bool:
    """Where no official stands there is none."""
    return kind not in (kinds.BRIBE, kinds.SECURE) or bool(s.tile[one])


def _official(t: Texts, s: State, official: int, _: int) -> str:
    return notation.official_name(official)


def _shown(t: Texts, s: State, official: int, _: int) -> str:
    return f"{notation.official_name(official)} {marks.official_sign(s, official)}"


def _bribery(t: Texts, s: State, _: int, official: int) -> str:
    name = notation.official_name(official)
    if s.tile[official] and int(s.marker[official]) not in (NOBODY, int(s.seat)):
        return t.say("costs-coins", what=name, price=int(bribe.price(s, official)))
    return t.say("free-of-charge", what=name)


def _place(t: Texts, s: State, place: int, _: int) -> str:
    return f"{notation.box_name(s, place)} ({marks.box_points(s, place)})"


def _land(t: Texts, s: State, land: int, _: int) -> str:
    return f"{marks.distant_word(t, land)} {marks.chit_sign(s, land)}".strip()


def _space(t: Texts, s: State, space: int, _: int) -> str:
    return t.say(("choice-red", "choice-plain")[space])


def _student(t: Texts, s: State, space: int, _: int) -> str:
    owner = int(s.student[space])
    return _space(t, s, space, 0) + (f" ({marks.SEATS[owner]})" if owner != NOBODY else "")


def _colour(t: Texts, seat: int) -> str:
    return f"{marks.colour_word(t, seat)} {marks.seat_mark(seat)}"


def _own_gift(t: Texts, s: State, value: int, _: int) -> str:
    return t.say("gift", value=value)


def _junks(t: Texts, s: State, quantity: int, _: int) -> str:
    return t.say("junks", count=quantity)


def _card(t: Texts, s: State, coins: int, _: int) -> str:
    return f"{coins}/{4 - coins}"


def _word(message: str) -> Label:
    return lambda t, s, one, two: t.say(message)


_LABELS: Final[dict[int, Label]] = {
    kinds.BRIBE: _official,
    kinds.SECURE: _official,
    kinds.NOMINATE: _space,
    kinds.FORCE: _word("examination"),
    kinds.BUY_JUNKS: _junks,
    kinds.VOYAGE: _junks,
    kinds.RECRUIT: _word("army"),
    kinds.INVADE: _place,
    kinds.BUY_GIFT: _own_gift,
    kinds.GIVE_GIFT: lambda t, s, value, to: t.say("gift-to", value=value, to=_colour(t, to)),
    kinds.TRANSFER: lambda t, s, n, to: t.say("to", what=notation.official_name(n), to=_colour(t, to)),
    kinds.PETITION: lambda t, s, value, _: t.say("petition-value", value=value),
    kinds.COMMERCIAL: _word("choice-commercial"),
    kinds.TAX: _word("choice-draw-two"),
    kinds.NO_ACTION: _word("choice-nothing"),
    kinds.FAVOUR: lambda t, s, one, two: "",
    kinds.PASS: _word("choice-pass"),
    kinds.CARD_BRIBERY: _bribery,
    kinds.CARD_GIFT: _own_gift,
    kinds.CARD_EXTRA: _word("reward-extra-action"),
    kinds.CARD_CASH: _word("reward-cash"),
    kinds.CARD_RECRUIT: _word("reward-recruit-army"),
    kinds.CARD_INSULTED: _word("reward-emperor-insulted"),
    kinds.SPEND: lambda t, s, coins, _: t.say("choice-spend", card=_card(t, s, coins, 0)),
    kinds.ENOUGH: _word("choice-enough"),
    kinds.ARRIVE: _land,
    kinds.MOVE_JUNKS: lambda t, s, one, two: t.say("between", **{"from": _colour(t, one), "to": _colour(t, two)}),
    kinds.REPLACE_STUDENT: _student,
    kinds.SWAP_OWN: _shown,
    kinds.SWAP_OTHER: _shown,
    kinds.ARMY_FROM: lambda t, s, n, _: f"{notation.box_name(s, n)} {marks.owner_mark(int(s.box[n]))}",
    kinds.ARMY_TO: _place,
    kinds.REPLACE_MARKER: lambda t, s, n, to: t.say("by", what=notation.official_name(n), by=_colour(t, to)),
    kinds.TUTOR: _student,
    kinds.CANCEL_GIFT: _word("choice-cancel"),
    kinds.KEEP_GIFT: _word("choice-keep"),
    kinds.PLACE_CANDIDATE: _shown,
    kinds.LEND: lambda t, s, to, _: _colour(t, to),
    kinds.APPOINT: lambda t, s, to, _: _colour(t, to),
    kinds.DISCARD: _card,
    kinds.DECLINE_CANDIDATE: _word("choice-decline"),
}
