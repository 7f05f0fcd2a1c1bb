"""What a player of China, or chance, can say: the one table of actions. docs/china.md shows it."""

from typing import Final

from guanxi.china.doors.boards.file import BoardFile
from guanxi.china.rules.components import CARD_SETS, COLOURS, MAX_PLAYERS
from guanxi.china.rules.rooms import CUTTING, DRAWING, PLACING
from guanxi.core.kinds import ANYWHERE, Field, Kind, Kinds

PLACE_FORTIFICATION: Final = 0
PLACE_PALACE: Final = 1
PLACE_EMISSARY: Final = 2
EXCHANGE: Final = 3
PAY: Final = 4
TAKE: Final = 5
DRAW: Final = 6
PASS: Final = 7
DEAL: Final = 8  # chance: a card from the pile
SEAT_FIRST: Final = 9  # chance, or the table: who is first player
LEAVE_OUT: Final = 10  # a road that no chain of its owner runs along

COLOUR: Final = Field("colour", len(COLOURS), COLOURS)
CARDS: Final = Field("cards", len(CARD_SETS), [" ".join([COLOURS[colour] for colour in cards]) for cards in CARD_SETS])
PLAYER: Final = Field("player", MAX_PLAYERS, [str(player + 1) for player in range(MAX_PLAYERS)], number=True)


def space_field(file: BoardFile) -> Field:
    """A palace space of a board."""
    towns = [space.town for space in file.spaces]
    return Field("space", len(file.spaces), [space.id for space in file.spaces], called=towns)


def province_field(file: BoardFile) -> Field:
    """A province of a board."""
    return Field("province", len(file.provinces), [province.id for province in file.provinces])


def road_field(file: BoardFile) -> Field:
    """A road of a board, by the spaces at its ends."""
    return Field("road", len(file.roads), [" ".join(road.ends) for road in file.roads])


def kinds_of(file: BoardFile) -> Kinds:
    """The table of actions on a board."""
    space, province = space_field(file), province_field(file)
    return Kinds(
        [
            Kind("place-fortification", "place fortification {space}", [space], PLACING),
            Kind("place-palace", "place palace {space}", [space], PLACING),
            Kind("place-emissary", "place emissary {province}", [province], PLACING),
            Kind("exchange", "exchange {colour}", [COLOUR], PLACING),
            Kind("pay", "pay {cards}", [CARDS], PLACING),
            Kind("take", "take {colour}", [COLOUR], DRAWING),
            Kind("draw", "draw", [], DRAWING),
            Kind("pass", "pass", [], ANYWHERE),  # never legal: people try it
            Kind("deal", "deal {colour}", [COLOUR], ANYWHERE),
            Kind("seat-first", "first player {player}", [PLAYER], ANYWHERE),
            Kind("leave-out", "leave out {road}", [road_field(file)], CUTTING),
        ]
    )
