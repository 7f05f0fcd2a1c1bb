"""What a game tells of itself beside its rules: how its seats look, and how long it takes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Looks:
    """How seats look on a screen: a colour each, with the shape that goes with it, and a letter."""

    colours: Sequence[str] = ("blue", "green", "purple", "red", "yellow")  # in the order of seats
    palette: str = "cn"  # of the site's colours: `cn` or `cf`
    by_colour: bool = False  # the letter is the colour's; else letters go by seats, A first
    first: str = ""  # the field of a view that names the colour of the first seat; empty: colours go by seats


@dataclass(frozen=True)
class Pace:
    """How a game goes on, to tell beforehand how long it will take."""

    turns: Mapping[int, int]  # of one seat in a whole game, by the number of players
    seconds: int  # that a person thinks about one, about
