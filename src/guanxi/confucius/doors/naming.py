"""The things of Confucius by their names, and the parts of which an action is made."""

from collections.abc import Callable, Sequence
from typing import TypeAlias

from guanxi.confucius.rules import kinds
from guanxi.confucius.rules.components import (
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    MINISTRIES,
    N_FOREIGN,
    N_OFFICIALS,
    PLAYER_COLOURS,
    REWARDS,
    SPACES,
)
from guanxi.confucius.rules.state import CHANCE, State
from guanxi.core.text import say

Facts: TypeAlias = dict[str, object]
STUDENTS = ("red", "plain")
CURRENCIES = ("coins", "licences")


def tell(message: str, **facts: object) -> str:
    """One of the game's messages."""
    return say("confucius", message, "en", **facts)


def joined(parts: Sequence[str]) -> str:
    """`a, b and c`."""
    return " and ".join(filter(None, (", ".join(parts[:-1]), *parts[-1:])))


def count(number: int) -> str:
    """A small number as a word."""
    return tell("count", number=number)


def amount(number: int, currency: int) -> str:
    """`one coin`, `4 licences`."""
    return tell("amount", number=number, currency=CURRENCIES[currency])


def player_name(names: Sequence[str], seat: int) -> str:
    """A player's name; a colour that nobody plays is named as such."""
    if seat == CHANCE:
        return tell("chance")
    return names[seat] if seat < len(names) else PLAYER_COLOURS[seat]


def ministry_name(ministry: int) -> str:
    """A ministry, or what stands on a candidate tile."""
    return tell(f"ministry-{MINISTRIES[ministry]}" if ministry < len(MINISTRIES) else "ministry-any")


def official_name(official: int) -> str:
    """`Hubu 3`: ministry and space."""
    return f"{ministry_name(official // SPACES)} {official % SPACES + 1}"


def gift_name(value: int) -> str:
    """What is given."""
    return tell(f"gift-{value}")


def reward_name(card: int) -> str:
    """The title of a reward card."""
    return tell(f"reward-{REWARDS[card]}")


def distant_name(land: int) -> str:
    """A land that junks reach."""
    return tell(f"distant-{DISTANT_LANDS[land]}")


def land_name(s: State, space: int) -> str:
    """The foreign land on a land space."""
    land = int(s.land[space])
    return tell(f"land-{FOREIGN_LANDS[land]}" if land < N_FOREIGN else "land-none")


def box_name(s: State, place: int) -> str:
    """`Korea 2`: foreign land and box."""
    return f"{land_name(s, place // BOXES)} {place % BOXES + 1}"


def kind_of(action: int) -> int:
    """The first number of the part of the table in which an action lies."""
    return max(start for start in kinds.STARTS if start <= action)


def parts_of(s: State, action: int, names: Sequence[str]) -> Facts:
    """What an action is about: official, gift, other player, and so on."""
    kind = kind_of(action)
    parts = _PARTS.get(kind)
    return parts(s, action - kind, names) if parts else {}


def _official(s: State, number: int, names: Sequence[str]) -> Facts:
    """The official space, its ministry and number, and what is to be seen on it."""
    ministry = number // SPACES
    return {"official": official_name(number), "ministry": ministry_name(ministry), "number": number % SPACES + 1}


def _official_and_player(s: State, number: int, names: Sequence[str]) -> Facts:
    return _official(s, number // 5, names) | _player(s, number % 5, names)


def _player(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"other": player_name(names, number)}


def _gift(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"gift": gift_name(number + 1), "value": number + 1}


def _gift_and_player(s: State, number: int, names: Sequence[str]) -> Facts:
    return _gift(s, number // 5, names) | _player(s, number % 5, names)


def _student(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"student": STUDENTS[number]}


def _quantity(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"quantity": number + 1, "count": count(number + 1)}


def _box(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"box": box_name(s, number), "land": land_name(s, number // BOXES)}


def _bribery(s: State, number: int, names: Sequence[str]) -> Facts:
    card = number // N_OFFICIALS
    named = {"card": reward_name(card), "named": ministry_name(card)}
    return named | _official(s, number % N_OFFICIALS, names)


def _two_players(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"source": player_name(names, number // 5), "target": player_name(names, number % 5)}


def _card(s: State, number: int, names: Sequence[str]) -> Facts:
    return {"coins": number + 1, "licences": 3 - number}


_PARTS: dict[int, Callable[[State, int, Sequence[str]], Facts]] = {
    kinds.BRIBE: _official,
    kinds.SECURE: _official,
    kinds.NOMINATE: _student,
    kinds.JUNKS: _quantity,
    kinds.VOYAGE: _quantity,
    kinds.INVADE: _box,
    kinds.BUY_GIFT: _gift,
    kinds.GIVE_GIFT: _gift_and_player,
    kinds.TRANSFER: _official_and_player,
    kinds.PETITION: _gift,
    kinds.CARD_BRIBERY: _bribery,
    kinds.CARD_GIFT: lambda s, number, names: {"card": reward_name(4)} | _gift(s, number, names),
    kinds.CARD_EXTRA: lambda s, number, names: {"card": reward_name(5)},
    kinds.CARD_CASH: lambda s, number, names: {"card": reward_name(6)},
    kinds.CARD_RECRUIT: lambda s, number, names: {"card": reward_name(7)},
    kinds.CARD_INSULTED: lambda s, number, names: {"card": reward_name(8)},
    kinds.SPEND: _card,
    kinds.LAND: lambda s, number, names: {"land": distant_name(number)},
    kinds.MOVE_JUNKS: _two_players,
    kinds.REPLACE_STUDENT: _student,
    kinds.SWAP_OWN: _official,
    kinds.SWAP_OTHER: _official,
    kinds.ARMY_FROM: _box,
    kinds.ARMY_TO: _box,
    kinds.REPLACE_MARKER: _official_and_player,
    kinds.TUTOR: _student,
    kinds.CANDIDATE: _official,
    kinds.LEND: _player,
    kinds.APPOINT: _player,
    kinds.DISCARD: _card,
    kinds.DEAL_CHIT: lambda s, number, names: {"value": number + 4},
    kinds.DEAL_DISTANT: lambda s, number, names: {"value": number + 2},
    kinds.DEAL_LAND: lambda s, number, names: {"land": tell(f"land-{FOREIGN_LANDS[number]}")},
    kinds.DEAL_CANDIDATE: lambda s, number, names: {"named": ministry_name(number)},
    kinds.DEAL_OFFICIAL: lambda s, number, names: {"price": number + 2},
    kinds.DEAL_CARD: _card,
    kinds.DEAL_REWARD: lambda s, number, names: {"card": reward_name(number)},
    kinds.DEAL_CHIEF: _player,
}
