"""The words of Confucius' sentences, and beyond them those of the game."""

from collections.abc import Sequence

from guanxi.confucius.doors.naming import naming
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.confucius.rules.state import NOBODY
from guanxi.core.text import player_id, texts
from guanxi.core.writing import series

PACKAGE = "guanxi.confucius.doors.prose"


class Wording:
    """Messages and names, for readers of one table: `me` is told of in the second person."""

    def __init__(self, language: str, names: Sequence[str], me: int | None) -> None:
        self.t = texts(PACKAGE, language, "guanxi.confucius")
        self.words = naming(language)
        self.names = names
        self.me = me

    @property
    def seats(self) -> range:
        """Everybody."""
        return range(len(self.names))

    def who(self, seat: int) -> str:
        """A player within a sentence: `you`, or the name; `nobody` for none."""
        if seat == NOBODY:
            return self.t.say("nobody")
        return self.t.say("you") if seat == self.me else self.words.player(self.names, seat)

    def facts(self, **seats: int) -> dict[str, str]:
        """Players as facts: how they are called, and `$NAME_id` to choose by."""
        ids = {f"{name}_id": player_id(seat, self.me, NOBODY) for name, seat in seats.items()}
        return ids | {name: self.who(seat) for name, seat in seats.items()}

    def head(self, seat: int) -> str:
        """A player at the head of a paragraph, with the colour: colours are never named alone."""
        name = self.t.say("you-head") if seat == self.me else self.names[seat]
        return self.t.say("player", name=name, colour=self.t.say(f"player-{PLAYER_COLOURS[seat]}"))

    def all(self, seats: Sequence[int]) -> str:
        """Some players."""
        return self.words.joined([self.who(seat) for seat in seats])

    def series(self, parts: Sequence[str]) -> str:
        """Several things told one after the other."""
        return series(parts, self.t.language)

    def shares(self, numbers: Sequence[int]) -> str:
        """`you 3, Boris 1`: everybody's who has some."""
        return self.words.shares(numbers, [self.who(seat) for seat in self.seats], self.me)

    def mine(self, seat: int) -> str:
        """For messages that speak of a player: whether it is who reads."""
        return "yes" if seat == self.me else "no"
