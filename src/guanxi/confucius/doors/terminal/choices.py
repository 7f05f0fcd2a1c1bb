"""What a player may choose, sorted for the eye: by space of the Actions Box, with cubes and price."""

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from guanxi.confucius.doors import notation
from guanxi.confucius.doors.terminal import marks
from guanxi.confucius.doors.terminal.marks import TEXTS, ministry_word
from guanxi.confucius.rules import kinds
from guanxi.confucius.rules.actions import army, bribe, invade, junks
from guanxi.confucius.rules.components import (
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
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import (
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
from guanxi.core.terminal.choices import Group, Row
from guanxi.core.text import say

# The groups in the order of a menu: the first action of each kind that belongs to it.
_GROUPS: Final = {
    "bribe": (kinds.BRIBE,),
    "secure": (kinds.SECURE,),
    "nominate": (kinds.NOMINATE,),
    "force": (kinds.FORCE,),
    "junks": (kinds.JUNKS,),
    "voyage": (kinds.VOYAGE,),
    "recruit": (kinds.RECRUIT,),
    "invade": (kinds.INVADE,),
    "buy-gift": (kinds.BUY_GIFT,),
    "give-gift": (kinds.GIVE_GIFT,),
    "transfer": (kinds.TRANSFER,),
    "petition": (kinds.PETITION,),
    "commercial": (kinds.COMMERCIAL,),
    "tax": (kinds.TAX,),
    "no-action": (kinds.NO_ACTION,),
    "favour": (kinds.FAVOUR,),
    "bribery": (kinds.CARD_BRIBERY,),
    "card-gift": (kinds.CARD_GIFT,),
    "card": (kinds.CARD_EXTRA, kinds.CARD_CASH, kinds.CARD_RECRUIT, kinds.CARD_INSULTED),
    "pass": (kinds.PASS,),
    "spend": (kinds.SPEND, kinds.ENOUGH),
    "land": (kinds.LAND,),
    "move-junks": (kinds.MOVE_JUNKS,),
    "student": (kinds.REPLACE_STUDENT,),
    "swap-own": (kinds.SWAP_OWN,),
    "swap-other": (kinds.SWAP_OTHER,),
    "army-from": (kinds.ARMY_FROM,),
    "army-to": (kinds.ARMY_TO,),
    "marker": (kinds.REPLACE_MARKER,),
    "tutor": (kinds.TUTOR,),
    "cancel": (kinds.CANCEL_GIFT, kinds.KEEP_GIFT),
    "candidate": (kinds.CANDIDATE,),
    "lend": (kinds.LEND,),
    "appoint": (kinds.APPOINT,),
    "discard": (kinds.DISCARD,),
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
    PAYING: (kinds.SPEND, kinds.ENOUGH),
    CHOOSING_LAND: (kinds.LAND,),
    SWAPPING: (kinds.SWAP_OTHER,),
    MARCHING: (kinds.ARMY_TO,),
    TUTORING: (kinds.TUTOR,),
    TUTORING_CARDS: (kinds.SPEND, kinds.ENOUGH),
    CANCELLING: (kinds.CANCEL_GIFT, kinds.KEEP_GIFT),
    PLACING_CANDIDATE: (kinds.CANDIDATE,),
    LENDING: (kinds.LEND,),
    APPOINTING: (kinds.APPOINT,),
    DISCARDING: (kinds.DISCARD,),
}
_PETITIONS: Final = {
    2: kinds.MOVE_JUNKS,
    3: kinds.REPLACE_STUDENT,
    4: kinds.SWAP_OWN,
    5: kinds.ARMY_FROM,
    6: kinds.REPLACE_MARKER,
}
_OTHER: Final = "other"
_MANY: Final = 20  # choices


def kind_of(action: int) -> tuple[int, int]:
    """The first action of its kind, and how many stand before it there."""
    start = kinds.STARTS[bisect_right(kinds.STARTS, action) - 1]
    return start, action - start


def groups(s: State, actions: Sequence[int]) -> list[Group]:
    """The actions that a player can choose, by space of the Actions Box or by what is asked.

    What only chance does is left out, and so are players and boxes that do not exist. What is asked at other times
    makes one group.
    """
    found: dict[str, dict[str, list[tuple[int, str]]]] = {name: {} for name in (*_GROUPS, _OTHER)}
    for action in actions:
        start, number = kind_of(action)
        if action < kinds.DEAL_CHIT and _exists(s, start, number):
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
        return start < kinds.SPEND
    if s.room == PETITIONING:
        return start == _PETITIONS[int(s.chosen)]
    return start in _ASKED.get(int(s.room), ())


def _exists(s: State, start: int, number: int) -> bool:
    players = int(s.players)
    if start in (kinds.GIVE_GIFT, kinds.TRANSFER, kinds.REPLACE_MARKER):
        return number % 5 < players
    if start == kinds.MOVE_JUNKS:
        return number // 5 < players and number % 5 < players
    if start in (kinds.LEND, kinds.APPOINT):
        return number < players
    if start in (kinds.INVADE, kinds.ARMY_FROM, kinds.ARMY_TO):
        return int(s.box[number]) != NO_BOX
    return True


def _row(start: int, number: int) -> str:
    """Officials stand in rows by ministry, gifts and markers by who gets them."""
    if start in (kinds.BRIBE, kinds.SECURE, kinds.SWAP_OWN, kinds.SWAP_OTHER, kinds.CANDIDATE):
        return ministry_word(number // SPACES)
    if start == kinds.CARD_BRIBERY:
        return ministry_word(number % N_OFFICIALS // SPACES)
    if start in (kinds.GIVE_GIFT, kinds.TRANSFER, kinds.REPLACE_MARKER):
        return PLAYER_COLOURS[number % 5]
    if start == kinds.INVADE:
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
    kinds.BRIBE: _official,
    kinds.SECURE: _official,
    kinds.NOMINATE: lambda s, n: _coins(say(TEXTS, ("choice-red", "choice-plain")[n]), NOMINATE_PRICE),
    kinds.FORCE: lambda s, n: _coins(say(TEXTS, "examination"), FORCE_PRICE),
    kinds.JUNKS: lambda s, n: _coins(say(TEXTS, "junks", "en", count=n + 1), int(junks.price(s, n + 1))),
    kinds.VOYAGE: lambda s, n: _licences(say(TEXTS, "junks", "en", count=n + 1), n + 1),
    kinds.RECRUIT: lambda s, n: _licences(say(TEXTS, "army"), int(army.price(s))),
    kinds.INVADE: _invade,
    kinds.BUY_GIFT: lambda s, n: _coins(say(TEXTS, "gift", "en", value=n + 1), n + 1),
    kinds.GIVE_GIFT: _gift,
    kinds.TRANSFER: lambda s, n: say(TEXTS, "to", what=notation.official_name(n // 5), to=_colour(n % 5)),
    kinds.PETITION: lambda s, n: say(TEXTS, "petition-value", "en", value=n + 1),
    kinds.COMMERCIAL: lambda s, n: say(TEXTS, "choice-commercial"),
    kinds.TAX: lambda s, n: say(TEXTS, "choice-draw-two"),
    kinds.NO_ACTION: lambda s, n: say(TEXTS, "choice-nothing"),
    kinds.FAVOUR: lambda s, n: "",
    kinds.PASS: lambda s, n: say(TEXTS, "choice-pass"),
    kinds.CARD_BRIBERY: _bribery,
    kinds.CARD_GIFT: lambda s, n: say(TEXTS, "gift", "en", value=n + 1),
    kinds.CARD_EXTRA: lambda s, n: say(TEXTS, "reward-extra-action"),
    kinds.CARD_CASH: lambda s, n: say(TEXTS, "reward-cash"),
    kinds.CARD_RECRUIT: lambda s, n: say(TEXTS, "reward-recruit-army"),
    kinds.CARD_INSULTED: lambda s, n: say(TEXTS, "reward-emperor-insulted"),
    kinds.SPEND: lambda s, n: say(TEXTS, "choice-spend", card=f"{n + 1}/{3 - n}"),
    kinds.ENOUGH: lambda s, n: say(TEXTS, "choice-enough"),
    kinds.LAND: _land,
    kinds.MOVE_JUNKS: lambda s, n: say(TEXTS, "between", **{"from": _colour(n // 5), "to": _colour(n % 5)}),
    kinds.REPLACE_STUDENT: _student,
    kinds.SWAP_OWN: _shown,
    kinds.SWAP_OTHER: _shown,
    kinds.ARMY_FROM: lambda s, n: f"{notation.box_name(s, n)} {marks.owner_mark(int(s.box[n]))}",
    kinds.ARMY_TO: lambda s, n: f"{notation.box_name(s, n)} ({marks.box_points(s, n)})",
    kinds.REPLACE_MARKER: lambda s, n: say(TEXTS, "by", what=notation.official_name(n // 5), by=_colour(n % 5)),
    kinds.TUTOR: _student,
    kinds.CANCEL_GIFT: lambda s, n: say(TEXTS, "choice-cancel"),
    kinds.KEEP_GIFT: lambda s, n: say(TEXTS, "choice-keep"),
    kinds.CANDIDATE: _shown,
    kinds.LEND: lambda s, n: _colour(n),
    kinds.APPOINT: lambda s, n: _colour(n),
    kinds.DISCARD: lambda s, n: f"{n + 1}/{3 - n}",
}
