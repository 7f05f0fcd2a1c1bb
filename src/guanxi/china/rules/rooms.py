"""Rooms: the places where somebody is asked, in the order of a turn; first those of chance (below PLACING)."""

from typing import Final

SEATING: Final = 0  # chance: who is first player
DEALING: Final = 1  # chance: starting hands
FILLING: Final = 2  # chance: cards into the display
DRAWING_BLIND: Final = 3  # chance: the top card of the pile into a hand
PLACING: Final = 4  # pieces, their payment, or an exchange
DRAWING: Final = 5  # which card next into the hand
OVER: Final = 6
# Only with house rules:
NAMING: Final = 7  # who is first player (CN-SETUP-12)
CUTTING: Final = 8  # which roads the chains leave out (CN-ROAD-08)
