"""What can happen in China: the one table of events. Rooms tell them (`telling.py`); docs/china.md shows it."""

from typing import Final

from guanxi.china.rules.components import MAX_PLAYERS
from guanxi.china.rules.kinds import CARDS, COLOUR
from guanxi.core.events import EventKind, Events, amount, per_seat, seat_field
from guanxi.core.kinds import Field

FIRST_PLAYER: Final = 0
CARD_DEALT: Final = 1
CARD_TURNED_UP: Final = 2
FORTIFICATION_PLACED: Final = 3
PALACE_PLACED: Final = 4
EMISSARY_PLACED: Final = 5
CARDS_PAID: Final = 6
CARD_EXCHANGED: Final = 7
CARD_TAKEN: Final = 8
PILE_CHOSEN: Final = 9
CARD_DRAWN: Final = 10
PROVINCE_SCORED: Final = 11
ROADS_GROWN: Final = 12
PILE_SHUFFLED: Final = 13
PILE_USED_UP: Final = 14
TURN_BEGUN: Final = 15
PROVINCE_COUNTED: Final = 16
ALLIANCE_COUNTED: Final = 17
ROADS_COUNTED: Final = 18
CARDS_SHOWN: Final = 19
PILE_SHOWN: Final = 20
LAST_TURN_ENDED: Final = 21
BOARD_DIED: Final = 22
ASKED: Final = 23
# Only with house rules:
ROAD_LEFT_OUT: Final = 24
ROUND_ADDED: Final = 25
HANDS_DIED: Final = 26
DISCARD_SHOWN: Final = 27

GAME_ENDED: Final = 28  # in whatever way

ROOMS: Final = ("seating", "dealing", "filling", "drawing-blind", "placing", "drawing", "over", "naming", "cutting")


def events_on(space: Field, province: Field, road: Field) -> Events:
    """The table for a board's spaces, provinces and roads."""
    seat = seat_field("seat", MAX_PLAYERS)
    points, cards = amount("points"), amount("number")
    return Events(
        [
            EventKind("first-player", (seat, amount("player")), "CN-SETUP-12"),
            EventKind("card-dealt", (seat, COLOUR), "CN-SETUP-09", owner="seat", hidden=("colour",)),
            EventKind("card-turned-up", (COLOUR,), "CN-DRAW-06"),
            EventKind("fortification-placed", (seat, space, province), "CN-FORT-02"),
            EventKind("palace-placed", (seat, space, province), "CN-PLACE-07"),
            EventKind("emissary-placed", (seat, province), "CN-EMIS-01"),
            EventKind("cards-paid", (seat, CARDS), "CN-CARD-09"),
            EventKind("card-exchanged", (seat, COLOUR), "CN-EXCH-03"),
            EventKind("card-taken", (seat, COLOUR), "CN-DRAW-02"),
            EventKind("pile-chosen", (seat,), "CN-DRAW-02"),
            EventKind("card-drawn", (seat, COLOUR), "CN-DRAW-03", owner="seat", hidden=("colour",)),
            EventKind("province-scored", (province, per_seat("points")), "CN-PAL-02"),
            EventKind("roads-grown", (seat, space, points), "CN-ROAD-02", silent=True),
            EventKind("pile-shuffled", (cards,), "CN-DRAW-07"),
            EventKind("pile-used-up", (), "CN-DRAW-13"),
            EventKind("turn-begun", (seat,), "CN-TURN-01", silent=True),
            EventKind("province-counted", (province, per_seat("points")), "CN-FINAL-01"),
            EventKind("alliance-counted", (amount("alliance"), per_seat("points")), "CN-ALLY-03"),
            EventKind("roads-counted", (per_seat("points"),), "CN-ROAD-02"),
            EventKind("cards-shown", (seat, COLOUR, cards), "CN-INFO-01", silent=True, shows=True),
            EventKind("pile-shown", (COLOUR, cards), "CN-INFO-01", silent=True, shows=True),
            EventKind("last-turn-ended", (), "CN-END-03"),
            EventKind("board-died", (), "CN-END-05"),
            EventKind("asked", (seat, Field("room", len(ROOMS), ROOMS)), "CN-TURN-01", silent=True),
            EventKind("road-left-out", (seat, road), "CN-ROAD-08"),
            EventKind("round-added", (), "CN-END-03"),
            EventKind("hands-died", (), "CN-END-06"),
            EventKind("discard-shown", (COLOUR, cards), "CN-INFO-04", silent=True, shows=True),
            EventKind("game-ended", (), "CN-FINAL-01", silent=True),
        ]
    )
