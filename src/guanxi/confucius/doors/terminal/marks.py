"""The short signs that all tables share: a letter for each colour of players, cards by coins and licences."""

from collections.abc import Sequence
from typing import Final

from guanxi.confucius.rules.components import (
    BOX_POINTS,
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    MINISTRIES,
    N_CARDS,
    N_POSTS,
    N_REWARDS,
    PLAYER_COLOURS,
    REWARD_BOX,
    REWARDS,
)
from guanxi.confucius.rules.state import CANDIDATE_TILE, NO_TILE, NOBODY, REWARD_ROW, ROW, State
from guanxi.core.terminal.ink import ink
from guanxi.core.text import Texts

SEATS: Final = "".join(colour[0].upper() for colour in PLAYER_COLOURS)  # BGPWY: notation names players by colour
NONE: Final = "–"
CANDIDATE: Final = "★"
CUBE: Final = "■"


def seat_mark(seat: int, text: str = "") -> str:
    """A seat's letter, or something with it, in the colour of the seat."""
    return ink(text or SEATS[seat], f"player-{PLAYER_COLOURS[seat]}")


def owner_mark(seat: int) -> str:
    """The letter of whoever holds something, or a dash."""
    return NONE if seat >= len(SEATS) else seat_mark(seat)


def official_sign(s: State, official: int) -> str:
    """4 is free; (B)4 lies, bribed and not secured; [B]4 stands, secured; a candidate has a star for a price."""
    tile, owner = int(s.tile[official]), int(s.marker[official])
    if tile == NO_TILE:
        return "·"
    price = CANDIDATE if tile == CANDIDATE_TILE else str(tile)
    if owner == NOBODY:
        return price
    marker = f"[{SEATS[owner]}]" if s.secured[official] else f"({SEATS[owner]})"
    return seat_mark(owner, marker) + price


def box_sign(s: State, place: int) -> str:
    """B 4: an army of B, for four points; · 3+ is empty and has the reward icon."""
    owner = int(s.box[place])
    return f"{'·' if owner == NOBODY else seat_mark(owner)} {box_points(s, place)}"


def box_points(s: State, place: int) -> str:
    """What a box is worth."""
    land, box = int(s.land[place // BOXES]), place % BOXES
    return f"{int(BOX_POINTS[land * BOXES + box])}{'+' if REWARD_BOX[land] == box else ''}"


def chit_sign(s: State, land: int) -> str:
    """The points of a distant land that nobody has taken yet."""
    return f"({int(s.chit[N_POSTS + land])})" if s.discoverer[land] == NOBODY else ""


def ministry_word(t: Texts, ministry: int) -> str:
    """A ministry's name; 3 stands for any."""
    return t.say("any") if ministry >= len(MINISTRIES) else t.say(f"place-{MINISTRIES[ministry]}")


def distant_word(t: Texts, land: int) -> str:
    """A distant land's name."""
    return t.say(f"place-{DISTANT_LANDS[land]}")


def foreign_word(t: Texts, land: int) -> str:
    """A foreign land's name."""
    return t.say(f"place-{FOREIGN_LANDS[land]}")


def colour_word(t: Texts, seat: int) -> str:
    """The colour of a seat."""
    return t.say(f"colour-{PLAYER_COLOURS[seat]}")


def reward_word(t: Texts, reward: int) -> str:
    """A reward card's name."""
    return t.say(f"reward-{REWARDS[reward].replace('_', '-')}")


def cards(t: Texts, row: Sequence[int]) -> str:
    """How many of each kind: `1/3 ×2` are two cards of one coin, or three licences, each."""
    kinds = [f"{kind + 1}/{N_CARDS - kind} ×{number}" for kind, number in enumerate(row[:N_CARDS]) if number]
    return "  ".join(kinds) or t.say("nothing")


def hand(s: State, seat: int) -> list[int]:
    """The cards of a hand that are shown, by kind."""
    return [int(s.hand[seat * ROW + kind]) for kind in range(N_CARDS)]


def rewards(s: State, seat: int) -> list[int]:
    """The reward cards of a seat that are shown, one entry for each."""
    return [reward for reward in range(N_REWARDS) for _ in range(int(s.rewards[seat * REWARD_ROW + reward]))]


def worth(row: Sequence[int]) -> tuple[int, int]:
    """Coins and licences on cards."""
    coins = sum((kind + 1) * number for kind, number in enumerate(row))
    return coins, sum((N_CARDS - kind) * number for kind, number in enumerate(row))


def dim(t: Texts, message: str, **facts: object) -> str:
    """A label."""
    return ink(t.say(message, **facts), "dim")


def titles(t: Texts, *names: str) -> list[str]:
    """The head of a table."""
    return [dim(t, name) if name else "" for name in names]
