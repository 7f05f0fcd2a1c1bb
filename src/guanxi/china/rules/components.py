"""What is in the box: CN-COMP."""

from itertools import combinations_with_replacement
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

COLOURS: Final = ("red", "green", "orange", "yellow", "purple")  # of provinces and cards (CN-COMP-02)
PLAYER_COLOURS: Final = ("blue", "green", "purple", "red", "yellow")  # unrelated to those (CN-COMP-10)
PIECES: Final = ("palaces", "emissaries", "fortifications")

MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 5
N_COLOURS: Final = 5
N_PROVINCES: Final = 9
N_ALLIANCES: Final = 15
HAND_SIZE: Final = 3
DISPLAY_SIZE: Final = 4

# Pieces of one player (CN-COMP-04, CN-COMP-05, CN-COMP-06); the ninth emissary is the score marker (CN-SETUP-04).
PALACES: Final = 20
EMISSARIES: Final = 8
FORTIFICATIONS: Final = 1

# A supply has one row of five seats for each kind of piece.
PALACE: Final = 0
EMISSARY: Final = 1
FORTIFICATION: Final = 2

MAX_PIECES: Final = 2  # in one turn (CN-PLACE-02)
MAX_CARDS: Final = 3  # in one turn (CN-CARD-01)


# Every set of one to three cards that somebody could lay down, by number; CN-CARD-06 tells which of them pay.
def _card_sets() -> list[tuple[int, ...]]:
    return [cards for size in (1, 2, 3) for cards in combinations_with_replacement(range(5), size)]


def _numbers(counts: list[int]) -> "vec[i64]":
    return vec[i64](counts)


CARD_SETS: Final = _card_sets()
CARDS_IN_SET: Final = _numbers([cards.count(colour) for cards in CARD_SETS for colour in range(5)])
SIZE_OF_SET: Final = _numbers([len(cards) for cards in CARD_SETS])


# The one set that pays for 1 or 2 pieces in a province of a colour with matching cards only, or with a joker of another
# colour: `(pieces - 1) * 25 + colour * 5 + joker`, where joker == colour means matching cards only.
def _paying_sets() -> list[int]:
    sets = []
    for pieces in (1, 2):
        for colour in range(5):
            for joker in range(5):
                cards = [colour] * pieces if joker == colour else [colour] * (pieces - 1) + [joker] * 2
                sets.append(CARD_SETS.index(tuple(sorted(cards))))
    return sets


PAYING_SETS: Final = _numbers(_paying_sets())


# By house rule (CN-CARD-05) also one card of the colour more than pieces: `(pieces - 1) * 5 + colour`.
def _own_joker_sets() -> list[int]:
    return [CARD_SETS.index((colour,) * (pieces + 1)) for pieces in (1, 2) for colour in range(5)]


OWN_JOKER_SETS: Final = _numbers(_own_joker_sets())
