"""Names for the clauses that refuse, in the order in which a refused move names them (`[refusals]` in clauses.toml)."""

from typing import Final

NOTHING: Final = 0  # nothing against it

GAME_OVER: Final = 1
BOARD_DEAD: Final = 2
NOT_YOUR_TURN: Final = 3
PLACE_OR_EXCHANGE: Final = 4
NO_FREE_PASS: Final = 5
DRAW_AFTER_PLACING: Final = 6
NO_FORTIFICATIONS: Final = 7
TWO_PIECES: Final = 8
ONE_PROVINCE: Final = 9
OPENED_BY_FORTIFICATION: Final = 10
OPENED_BY_ONE_PIECE: Final = 11
FORTIFICATION_USED: Final = 12
NONE_IN_SUPPLY: Final = 13
PROVINCE_FULL: Final = 14
SPACE_TAKEN: Final = 15
FORTIFY_FREE_SPACE: Final = 16
FORTIFIED_ALREADY: Final = 17
NO_PALACE_NO_EMISSARY: Final = 18
EMISSARY_LIMIT: Final = 19
NOT_IN_HAND: Final = 20
NO_JOKER_OF_OWN_COLOUR: Final = 21
NO_UNUSED_CARDS: Final = 22
NOT_A_PAYMENT: Final = 23
EXCHANGE_ONE_IN_HAND: Final = 24
NO_PILE_IN_END_PHASE: Final = 25
NOT_IN_DISPLAY: Final = 26
REFILL_TO_THREE: Final = 27
TOLD_IN_ORDER: Final = 28

# The catalogue's ids of the above. The last one is ours: two placements that give the same result in either order
# are told in one order only, so that no two sequences of actions mean the same turn.
IDS: Final = (
    "",
    "CN-END-02",
    "CN-END-05",
    "CN-TURN-01",
    "CN-TURN-02",
    "CN-TURN-03",
    "CN-DRAW-01",
    "CN-FORT-01",
    "CN-PLACE-02",
    "CN-PLACE-01",
    "CN-FORT-06",
    "CN-PLACE-03",
    "CN-FORT-18",
    "CN-PLACE-10",
    "CN-PLACE-08",
    "CN-PLACE-07",
    "CN-FORT-02",
    "CN-FORT-03",
    "CN-EMIS-04",
    "CN-EMIS-02",
    "CN-CARD-01",
    "CN-CARD-05",
    "CN-CARD-07",
    "CN-CARD-06",
    "CN-EXCH-01",
    "CN-DRAW-14",
    "CN-DRAW-02",
    "CN-DRAW-05",
    "CN-TURN-05",
)
