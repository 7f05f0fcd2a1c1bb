"""What `guanxi play` asks of China's terminal side (`core/terminal/face.py`)."""

from collections.abc import Mapping, Sequence

from guanxi.china.doors import notation
from guanxi.china.doors.terminal import drawing, marks, sheet
from guanxi.china.doors.terminal.choices import groups
from guanxi.china.doors.terminal.roads import roads, towns
from guanxi.china.doors.terminal.score import score, ties
from guanxi.china.doors.terminal.typed import spelled_out, spoken
from guanxi.china.doors.terminal.wording import terminal_texts
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.state import ALL, DISPLAY, PILE, ROW, State
from guanxi.core.terminal.choices import Group, Proposals
from guanxi.core.terminal.face import Look
from guanxi.core.terminal.typing import in_notation


class ChinaFace:
    """China in a terminal, in a language."""

    def __init__(self, language: str) -> None:
        self.texts = terminal_texts(language)
        self.LOOKS: Mapping[str, Look] = {"map": self._map, "roads": self._roads}

    def say(self, message: str) -> str:
        """The game's words for what every game tells."""
        return self.texts.say(message)

    def mark(self, s: State, seat: int) -> str:
        """A seat's letter."""
        return marks.seat_mark(s, seat)

    def table(self, s: State, names: Sequence[str], seat: int, width: int, height: int | None) -> list[str]:
        """With a map if there is room for one, else as tables."""
        return drawing.table(self.texts, s, names, seat, width, height)

    def _map(self, s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
        return [*drawing.draw_map(self.texts, s).split("\n"), *towns(s, width)]

    def _roads(self, s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
        return roads(self.texts, s, width)

    def brief(self, s: State, names: Sequence[str], seat: int) -> list[str]:
        """What has to be known to go on with a turn: own hand, display and pile."""
        t = self.texts
        hand, display = (
            ", ".join(marks.card_word(t, colour) for colour in marks.cards(row, at)) or t.say("nothing")
            for row, at in ((s.hand, seat * ROW), (s.cards, DISPLAY))
        )
        told = t.say("brief-display", display=display, pile=int(s.cards[PILE + ALL]))
        return [sheet.headline(t, s, names), t.say("brief-hand", hand=hand), told]

    def begins_anew(self, s: State) -> bool:
        """A seat never begins a turn right after its own."""
        return False

    def sets_up(self, s: State) -> bool:
        """What is dealt before the first turn is worth telling."""
        return False

    def score(self, s: State, names: Sequence[str], width: int) -> list[str]:
        """Points by source, with places and tie-break."""
        return score(self.texts, s, names, width)

    def over(self, s: State) -> str:
        """How it came to its end."""
        return sheet.over(self.texts, s) if s.room == OVER else ""

    def ties(self, s: State, names: Sequence[str]) -> list[str]:
        """What decides between equals."""
        return ties(self.texts, s, names)

    def groups(self, s: State, actions: Sequence[int]) -> Sequence[Group]:
        """The actions sorted for a menu."""
        return groups(self.texts, s, actions)

    def proposals(self, s: State) -> Proposals | None:
        """Every choice is one action."""
        return None

    def is_lettered(self, s: State) -> bool:
        """Nothing is named by a bare number."""
        return False

    def parse(self, s: State, text: str) -> list[int]:
        """Short input too, and words of the reader's language."""
        return notation.parse(s.board, spelled_out(s, in_notation(text, self.texts.say("typed-words"))))

    def line(self, s: State, actions: Sequence[int]) -> str:
        """A whole turn in one line."""
        return spoken(s, actions)

    def legend(self, width: int) -> list[str]:
        """What the signs mean."""
        return sheet.legend(self.texts, width)
