"""What a player may choose, sorted for the eye: by space of the Actions Box, with cubes and price."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from guanxi.confucius import notation, table
from guanxi.confucius.actions import army, bribe, invade, junks
from guanxi.confucius.components import (
    BOX_ARMY,
    BOX_BRIBE,
    BOX_BUY,
    BOX_COMMERCIAL,
    BOX_FORCE,
    BOX_GIVE,
    BOX_JUNKS,
    BOX_NOMINATE,
    BOX_NONE,
    BOX_PETITION,
    BOX_TAX,
    BOXES,
    FORCE_PRICE,
    N_OFFICIALS,
    NOMINATE_PRICE,
    PLAYER_COLOURS,
    SPACES,
)
from guanxi.confucius.shared import spaces
from guanxi.confucius.state import (
    APPOINTING,
    CANCELLING,
    CHOOSING_LAND,
    DISCARDING,
    LENDING,
    MARCHING,
    NO_BOX,
    NOBODY,
    PAYING,
    PETITIONING,
    PLACING_CANDIDATE,
    SWAPPING,
    TURN,
    TUTORING,
    TUTORING_CARDS,
    State,
)
from guanxi.confucius.terminal import marks
from guanxi.confucius.terminal.marks import TEXTS, ministry_word
from guanxi.core.terminal.choices import Group, Row
from guanxi.core.text import say

# The groups in the order of a menu: the first action of each kind that belongs to it.
_GROUPS: Final = {
    "bribe": (table.BRIBE,),
    "secure": (table.SECURE,),
    "nominate": (table.NOMINATE,),
    "force": (table.FORCE,),
    "junks": (table.JUNKS,),
    "voyage": (table.VOYAGE,),
    "recruit": (table.RECRUIT,),
    "invade": (table.INVADE,),
    "buy-gift": (table.BUY_GIFT,),
    "give-gift": (table.GIVE_GIFT,),
    "transfer": (table.TRANSFER,),
    "petition": (table.PETITION,),
    "commercial": (table.COMMERCIAL,),
    "tax": (table.TAX,),
    "no-action": (table.NO_ACTION,),
    "favour": (table.FAVOUR,),
    "bribery": (table.CARD_BRIBERY,),
    "card-gift": (table.CARD_GIFT,),
    "card": (table.CARD_EXTRA, table.CARD_CASH, table.CARD_RECRUIT, table.CARD_INSULTED),
    "pass": (table.PASS,),
    "spend": (table.SPEND, table.ENOUGH),
    "land": (table.LAND,),
    "move-junks": (table.MOVE_JUNKS,),
    "student": (table.REPLACE_STUDENT,),
    "swap-own": (table.SWAP_OWN,),
    "swap-other": (table.SWAP_OTHER,),
    "army-from": (table.ARMY_FROM,),
    "army-to": (table.ARMY_TO,),
    "marker": (table.REPLACE_MARKER,),
    "tutor": (table.TUTOR,),
    "cancel": (table.CANCEL_GIFT, table.KEEP_GIFT),
    "candidate": (table.CANDIDATE,),
    "lend": (table.LEND,),
    "appoint": (table.APPOINT,),
    "discard": (table.DISCARD,),
}
_GROUP_OF: Final = {start: name for name, starts in _GROUPS.items() for start in starts}
_BOX_OF: Final = {
    "bribe": BOX_BRIBE,
    "secure": BOX_BRIBE,
    "nominate": BOX_NOMINATE,
    "force": BOX_FORCE,
    "junks": BOX_JUNKS,
    "voyage": BOX_JUNKS,
    "recruit": BOX_ARMY,
    "invade": BOX_ARMY,
    "buy-gift": BOX_BUY,
    "give-gift": BOX_GIVE,
    "petition": BOX_PETITION,
    "commercial": BOX_COMMERCIAL,
    "tax": BOX_TAX,
    "no-action": BOX_NONE,
}
_ASKED: Final = {
    PAYING: (table.SPEND, table.ENOUGH),
    CHOOSING_LAND: (table.LAND,),
    SWAPPING: (table.SWAP_OTHER,),
    MARCHING: (table.ARMY_TO,),
    TUTORING: (table.TUTOR,),
    TUTORING_CARDS: (table.SPEND, table.ENOUGH),
    CANCELLING: (table.CANCEL_GIFT, table.KEEP_GIFT),
    PLACING_CANDIDATE: (table.CANDIDATE,),
    LENDING: (table.LEND,),
    APPOINTING: (table.APPOINT,),
    DISCARDING: (table.DISCARD,),
}
_PETITIONS: Final = {
    2: table.MOVE_JUNKS,
    3: table.REPLACE_STUDENT,
    4: table.SWAP_OWN,
    5: table.ARMY_FROM,
    6: table.REPLACE_MARKER,
}
_OTHER: Final = "other"
_MANY: Final = 20  # choices


def kind_of(action: int) -> tuple[int, int]:
    """The first action of its kind, and how many stand before it there."""
    start = table.STARTS[bisect_right(table.STARTS, action) - 1]
    return start, action - start


def groups(s: State, actions: Sequence[int]) -> list[Group]:
    """The actions that a player can choose, by space of the Actions Box or by what is asked.

    What only chance does is left out, and so are players and boxes that do not exist. What is asked at other times
    makes one group.
    """
    found: dict[str, dict[str, list[tuple[int, str]]]] = {name: {} for name in (*_GROUPS, _OTHER)}
    for action in actions:
        start, number = kind_of(action)
        if action < table.DEAL_CHIT and _exists(s, start, number):
            name = _GROUP_OF[start] if _is_asked(s, start) else _OTHER
            row = "" if name == _OTHER else _row(start, number)
            told = notation.notation(s, action) if name == _OTHER else label(s, action)
            found[name].setdefault(row, []).append((action, told))
    return [_group(s, name, rows) for name, rows in found.items() if rows]


def _group(s: State, name: str, rows: Mapping[str, Sequence[tuple[int, str]]]) -> Group:
    cubes = int(spaces.price(s, _BOX_OF[name])) if s.room == TURN and name in _BOX_OF else 0
    cost = say(TEXTS, "cost-cubes", "en", cubes=cubes) if cubes else ""
    kept: tuple[Row, ...] = tuple(map(tuple, rows.values()))
    folded = name in ("transfer", "marker") and sum(map(len, kept)) > _MANY
    return Group(say(TEXTS, f"group-{name}"), tuple(rows), kept, folded, joined=True, cost=cost)


def _is_asked(s: State, start: int) -> bool:
    """Does an action of this kind belong to what is asked now?"""
    if s.room == TURN:
        return start < table.SPEND
    if s.room == PETITIONING:
        return start == _PETITIONS[int(s.chosen)]
    return start in _ASKED.get(int(s.room), ())


def _exists(s: State, start: int, number: int) -> bool:
    players = int(s.players)
    if start in (table.GIVE_GIFT, table.TRANSFER, table.REPLACE_MARKER):
        return number % 5 < players
    if start == table.MOVE_JUNKS:
        return number // 5 < players and number % 5 < players
    if start in (table.LEND, table.APPOINT):
        return number < players
    if start in (table.INVADE, table.ARMY_FROM, table.ARMY_TO):
        return int(s.box[number]) != NO_BOX
    return True


def _row(start: int, number: int) -> str:
    """Officials stand in rows by ministry, gifts and markers by who gets them."""
    if start in (table.BRIBE, table.SECURE, table.SWAP_OWN, table.SWAP_OTHER, table.CANDIDATE):
        return ministry_word(number // SPACES)
    if start == table.CARD_BRIBERY:
        return ministry_word(number % N_OFFICIALS // SPACES)
    if start in (table.GIVE_GIFT, table.TRANSFER, table.REPLACE_MARKER):
        return PLAYER_COLOURS[number % 5]
    if start == table.INVADE:
        return str(number // BOXES)
    return ""


# ---------------------------------------------------------------- labels


def label(s: State, action: int) -> str:
    """What a choice is called below the title of its group, with its price."""
    start, number = kind_of(action)
    return _LABELS[start](s, number) if start in _LABELS else notation.notation(s, action)


def _coins(what: str, price: int) -> str:
    return say(TEXTS, "costs-coins", "en", what=what, price=price)


def _licences(what: str, price: int) -> str:
    return say(TEXTS, "costs-licences", "en", what=what, price=price)


def _official(s: State, number: int) -> str:
    name = notation.official_name(number)
    return _coins(name, int(bribe.price(s, number))) if s.tile[number] else name


def _shown(s: State, number: int) -> str:
    return f"{notation.official_name(number)} {marks.official_sign(s, number)}"


def _invade(s: State, number: int) -> str:
    return _coins(f"{notation.box_name(s, number)} ({marks.box_points(s, number)})", int(invade.price(s, number)))


def _bribery(s: State, number: int) -> str:
    official = number % N_OFFICIALS
    if s.tile[official] and int(s.marker[official]) not in (NOBODY, int(s.seat)):
        return _official(s, official)
    return say(TEXTS, "free-of-charge", what=notation.official_name(official))


def _land(s: State, number: int) -> str:
    return f"{marks.distant_word(number)} {marks.chit_sign(s, number)}".strip()


def _student(s: State, number: int) -> str:
    owner = int(s.student[number])
    return say(TEXTS, ("choice-red", "choice-plain")[number]) + (f" ({marks.SEATS[owner]})" if owner != NOBODY else "")


def _colour(number: int) -> str:
    return f"{PLAYER_COLOURS[number]} {marks.seat_mark(number)}"


def _gift(s: State, number: int) -> str:
    return say(TEXTS, "gift-to", "en", value=number // 5 + 1, to=_colour(number % 5))


_LABELS: Final[dict[int, Callable[[State, int], str]]] = {
    table.BRIBE: _official,
    table.SECURE: _official,
    table.NOMINATE: lambda s, n: _coins(say(TEXTS, ("choice-red", "choice-plain")[n]), NOMINATE_PRICE),
    table.FORCE: lambda s, n: _coins(say(TEXTS, "examination"), FORCE_PRICE),
    table.JUNKS: lambda s, n: _coins(say(TEXTS, "junks", "en", count=n + 1), int(junks.price(s, n + 1))),
    table.VOYAGE: lambda s, n: _licences(say(TEXTS, "junks", "en", count=n + 1), n + 1),
    table.RECRUIT: lambda s, n: _licences(say(TEXTS, "army"), int(army.price(s))),
    table.INVADE: _invade,
    table.BUY_GIFT: lambda s, n: _coins(say(TEXTS, "gift", "en", value=n + 1), n + 1),
    table.GIVE_GIFT: _gift,
    table.TRANSFER: lambda s, n: say(TEXTS, "to", what=notation.official_name(n // 5), to=_colour(n % 5)),
    table.PETITION: lambda s, n: say(TEXTS, "petition-value", "en", value=n + 1),
    table.COMMERCIAL: lambda s, n: say(TEXTS, "choice-commercial"),
    table.TAX: lambda s, n: say(TEXTS, "choice-draw-two"),
    table.NO_ACTION: lambda s, n: say(TEXTS, "choice-nothing"),
    table.FAVOUR: lambda s, n: "",
    table.PASS: lambda s, n: say(TEXTS, "choice-pass"),
    table.CARD_BRIBERY: _bribery,
    table.CARD_GIFT: lambda s, n: say(TEXTS, "gift", "en", value=n + 1),
    table.CARD_EXTRA: lambda s, n: say(TEXTS, "reward-extra-action"),
    table.CARD_CASH: lambda s, n: say(TEXTS, "reward-cash"),
    table.CARD_RECRUIT: lambda s, n: say(TEXTS, "reward-recruit-army"),
    table.CARD_INSULTED: lambda s, n: say(TEXTS, "reward-emperor-insulted"),
    table.SPEND: lambda s, n: say(TEXTS, "choice-spend", card=f"{n + 1}/{3 - n}"),
    table.ENOUGH: lambda s, n: say(TEXTS, "choice-enough"),
    table.LAND: _land,
    table.MOVE_JUNKS: lambda s, n: say(TEXTS, "between", **{"from": _colour(n // 5), "to": _colour(n % 5)}),
    table.REPLACE_STUDENT: _student,
    table.SWAP_OWN: _shown,
    table.SWAP_OTHER: _shown,
    table.ARMY_FROM: lambda s, n: f"{notation.box_name(s, n)} {marks.owner_mark(int(s.box[n]))}",
    table.ARMY_TO: lambda s, n: f"{notation.box_name(s, n)} ({marks.box_points(s, n)})",
    table.REPLACE_MARKER: lambda s, n: say(TEXTS, "by", what=notation.official_name(n // 5), by=_colour(n % 5)),
    table.TUTOR: _student,
    table.CANCEL_GIFT: lambda s, n: say(TEXTS, "choice-cancel"),
    table.KEEP_GIFT: lambda s, n: say(TEXTS, "choice-keep"),
    table.CANDIDATE: _shown,
    table.LEND: lambda s, n: _colour(n),
    table.APPOINT: lambda s, n: _colour(n),
    table.DISCARD: lambda s, n: f"{n + 1}/{3 - n}",
}
