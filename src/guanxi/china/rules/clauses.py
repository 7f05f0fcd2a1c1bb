"""Names for the clauses that refuse, in the order in which a refused move names them (`[refusals]` in clauses.toml)."""

from typing import Final

NOTHING: Final = 0  # nothing against it

GAME_OVER: Final = 1
BOARD_DEAD: Final = 2
NOT_YOUR_TURN: Final = 3
FIRST_PLAYER_NAMED: Final = 4
CHAINS_ARE_COUNTED: Final = 5
PLACE_OR_EXCHANGE: Final = 6
NO_FREE_PASS: Final = 7
DRAW_AFTER_PLACING: Final = 8
NO_FORTIFICATIONS: Final = 9
TWO_PIECES: Final = 10
ONE_PROVINCE: Final = 11
OPENED_BY_FORTIFICATION: Final = 12
OPENED_BY_ONE_PIECE: Final = 13
FORTIFICATION_USED: Final = 14
NONE_IN_SUPPLY: Final = 15
PROVINCE_FULL: Final = 16
SPACE_TAKEN: Final = 17
FORTIFY_FREE_SPACE: Final = 18
FORTIFIED_ALREADY: Final = 19
COVER_AT_ONCE: Final = 20
NO_PALACE_NO_EMISSARY: Final = 21
EMISSARY_LIMIT: Final = 22
NOT_IN_HAND: Final = 23
NO_JOKER_OF_OWN_COLOUR: Final = 24
NO_UNUSED_CARDS: Final = 25
NOT_A_PAYMENT: Final = 26
EXCHANGE_ONE_IN_HAND: Final = 27
NO_PILE_IN_END_PHASE: Final = 28
NOT_IN_DISPLAY: Final = 29
REFILL_TO_THREE: Final = 30
NO_ROAD_OF_ONE_S_OWN: Final = 31
NOTHING_FORKS: Final = 32
TOLD_IN_ORDER: Final = 33

# The catalogue's ids of the above. The last one is ours: two placements that give the same result in either order
# are told in one order only, so that no two sequences of actions mean the same turn.
IDS: Final = (
    "",
    "CN-END-02",
    "CN-END-05",
    "CN-TURN-01",
    "CN-SETUP-12",
    "CN-ROAD-08",
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
    "CN-FORT-08",
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
    "CN-ROAD-01",
    "CN-ROAD-04",
    "CN-TURN-05",
)
