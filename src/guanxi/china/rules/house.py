"""House rules, as bits of `State.house`: readings that some tables prefer to ours. In an ordinary game it is 0."""

from typing import Final

from mypy_extensions import i64

from guanxi.core.rules import Options

CHOSEN_FIRST: Final = 1  # CN-SETUP-12: the table names the first player
OWN_JOKER: Final = 2  # CN-CARD-05: a pair of a province's own colour may pay for one piece
LIMIT_AT_START: Final = 4  # CN-EMIS-06: the limit is that of the turn's beginning
ANNOUNCED_DRAWS: Final = 8  # CN-DRAW-03: all draws are told before any is looked at
FAILED_DRAW: Final = 16  # CN-DRAW-08: the pile is used up when a card is wanted and none is there
ONE_MORE_ROUND: Final = 32  # CN-END-03: after an exhaustion in the last seat's turn
HANDS_COUNT: Final = 64  # CN-END-06: the game also ends where no hand can pay for a piece
LONGEST_FIRST: Final = 128  # CN-ROAD-08: the longest chain, then the longest of the rest
OWNER_CHOICE: Final = 256  # CN-ROAD-08: the owner cuts the chains
FORT_AND_PALACE: Final = 512  # CN-FORT-06: both together may open a province
COVERED_AT_ONCE: Final = 1024  # CN-FORT-08: no fortification without a palace on it
EACH_DOUBLES: Final = 2048  # CN-FORT-13, CN-FORT-16: every fortification doubles again
TOP_ONLY: Final = 4096  # CN-INFO-04: of the discard only its top is seen
LATER_SEAT: Final = 8192  # CN-WIN-04: the later seat wins a complete tie

# The options of the catalogue, each with its value and its bit.
HOUSE_RULES: Final = (
    ("first_player", "chosen", CHOSEN_FIRST),
    ("joker_own_colour", "allowed", OWN_JOKER),
    ("emissary_limit_timing", "turn_start", LIMIT_AT_START),
    ("draw_commitment", "announce_first", ANNOUNCED_DRAWS),
    ("exhaustion_timing", "failed_draw", FAILED_DRAW),
    ("last_round", "one_more_round", ONE_MORE_ROUND),
    ("dead_board_test", "cards_in_hand", HANDS_COUNT),
    ("road_method", "longest_first", LONGEST_FIRST),
    ("road_method", "owner_choice", OWNER_CHOICE),
    ("fort_opening", "fort_plus_palace", FORT_AND_PALACE),
    ("fort_cover", "mandatory", COVERED_AT_ONCE),
    ("fort_stacking", "each", EACH_DOUBLES),
    ("discard_visibility", "top_only", TOP_ONLY),
    ("full_tie", "later_seat", LATER_SEAT),
)


def house_of(options: Options) -> i64:
    """The house rules among the options of a game."""
    house: i64 = 0
    for name, value, bit in HOUSE_RULES:
        if options.get(name) == value:
            house |= bit
    return house


def told(house: int) -> dict[str, str]:
    """The same as options."""
    return {name: value for name, value, bit in HOUSE_RULES if house & bit}
