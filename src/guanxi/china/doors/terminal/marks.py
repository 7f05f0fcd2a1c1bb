"""The short signs that map and tables share: a letter for each seat and each colour."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import u8

from guanxi.china.rules.components import COLOURS, N_COLOURS, PLAYER_COLOURS
from guanxi.china.rules.scoring import palaces
from guanxi.china.rules.shared.provinces import emissary_limit
from guanxi.china.rules.state import ALL, NOBODY, ROW, State
from guanxi.core.terminal.ink import ink
from guanxi.core.text import Texts

SEATS: Final = "ABCDE"  # none of them is the first letter of a province colour
UNKNOWN: Final = "?"


def player_colour(s: State, seat: int) -> str:
    """The colour of a seat's pieces."""
    return PLAYER_COLOURS[int(s.first + seat) % int(s.players)]


def seat_mark(s: State, seat: int) -> str:
    """A seat's letter in its colour."""
    return ink(SEATS[seat], f"player-{player_colour(s, seat)}")


def card_mark(colour: int) -> str:
    """A province colour's letter."""
    return ink(COLOURS[colour][0].upper(), COLOURS[colour])


def card_word(t: Texts, colour: int) -> str:
    """A card by name and letter."""
    return f"{t.word('colour', COLOURS[colour])} {card_mark(colour)}"


def cards(row: vec[u8], at: int) -> list[int]:
    """The colours of the cards shown in a row, sorted."""
    return [colour for colour in range(N_COLOURS) for _ in range(int(row[at + colour]))]


def hand_marks(s: State, seat: int) -> str:
    """A hand as letters; what is not shown is a question mark."""
    shown = cards(s.hand, seat * ROW)
    hidden = int(s.hand[seat * ROW + ALL]) - len(shown)
    return " ".join([card_mark(colour) for colour in shown] + [UNKNOWN] * hidden)


def space_sign(s: State, space: int) -> str:
    """A space without ink: its number or its owner's letter, in brackets where a fortification lies."""
    owner = int(s.owner[space])
    sign = s.board.file.spaces[space].id.rpartition("-")[2] if owner == NOBODY else SEATS[owner]
    return f"[{sign}]" if s.fort[space] else sign


def emissaries(s: State, province: int, between: str = "") -> str:
    """Who has how many emissaries there."""
    row = [int(s.emissaries[province * ROW + seat]) for seat in range(int(s.players))]
    return between.join(f"{SEATS[seat]}{count}" for seat, count in enumerate(row) if count)


def room(s: State, province: int) -> str:
    """Emissaries there, of how many."""
    return f"{int(s.emissaries[province * ROW + ALL])}/{int(emissary_limit(s, province))}"


def is_scored(s: State, province: int) -> bool:
    """Does a disc lie there?"""
    return bool(palaces.has_disc(s, province))
