"""The words of China's sentences, and beyond them those of the game."""

from collections.abc import Sequence

from guanxi.china.doors.words import ChinaWords
from guanxi.china.rules.components import COLOURS, PLAYER_COLOURS
from guanxi.china.rules.state import NOBODY, State
from guanxi.core.text import texts
from guanxi.core.writing import series

PACKAGE = "guanxi.china.doors.prose"


class Wording:
    """Messages, and the names of things."""

    def __init__(self, language: str) -> None:
        self.t = texts(PACKAGE, language, "guanxi.china")
        self.words = ChinaWords(language)

    def space(self, s: State, number: int) -> str:
        """A space with its town: `yan-3 Xiangping`."""
        return s.board.file.spaces[number].label

    def province(self, s: State, number: int) -> str:
        """A province by its name."""
        return self.words.word("province", s.board.file.provinces[number].id)

    def colour(self, colour: int) -> str:
        """The colour of a card or a province."""
        return self.words.word("colour", COLOURS[colour])

    def player(self, s: State, names: Sequence[str], seat: int) -> str:
        """A player with the colour of the pieces: colours are never named alone."""
        return self.t.say("player", name=names[seat], colour=self.t.say(f"player-{player_colour(s, seat)}"))

    def who(self, names: Sequence[str], seat: int, me: int | None) -> str:
        """A player within a sentence: `you`, or the name."""
        return "" if seat == NOBODY else self.t.say("you") if seat == me else names[seat]

    def series(self, parts: Sequence[str]) -> str:
        """Several things told one after the other."""
        return series(parts, self.t.language)

    def shares(self, numbers: Sequence[int], names: Sequence[str], me: int | None) -> str:
        """`3 for you, 1 for Boris`: everybody's who has some."""
        told = [self.who(names, seat, me) for seat in range(len(names))]
        return self.words.shares(numbers, told, me)


def player_colour(s: State, seat: int) -> str:
    """The colour of a seat's pieces."""
    return PLAYER_COLOURS[int(s.first + seat) % int(s.players)]
