"""What `guanxi play` asks of Confucius' terminal side (`core/terminal/face.py`)."""

import shutil
from collections.abc import Mapping, Sequence

from guanxi.confucius.doors.terminal import drawing, marks, people, turn, typed
from guanxi.confucius.doors.terminal.choices import groups
from guanxi.confucius.doors.terminal.payments import proposals
from guanxi.confucius.doors.terminal.score import score, ties
from guanxi.confucius.doors.terminal.wording import terminal_texts
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.state import (
    APPOINTING,
    DISCARDING,
    LENDING,
    OVER,
    PAYING,
    PLACING_CANDIDATE,
    SETTING_UP,
    TURN,
    TUTORING,
    TUTORING_CARDS,
    State,
)
from guanxi.core.terminal.choices import Group, Proposals
from guanxi.core.terminal.face import Look
from guanxi.core.terminal.ink import wrapped
from guanxi.core.terminal.typing import in_notation


class ConfuciusFace:
    """Confucius in a terminal, in a language."""

    def __init__(self, language: str) -> None:
        self.texts = terminal_texts(language)
        self.LOOKS: Mapping[str, Look] = {
            "court": self._court,
            "gifts": self._gifts,
            "lands": self._lands,
            "players": self._players,
        }

    def say(self, message: str) -> str:
        """The game's words for what every game tells."""
        return self.texts.say(message)

    def mark(self, s: State, seat: int) -> str:
        """A seat's letter."""
        return marks.seat_mark(seat)

    def table(self, s: State, names: Sequence[str], seat: int, width: int, height: int | None) -> list[str]:
        """All of it, or the court, the players and what else there is room for."""
        return drawing.table(self.texts, s, names, seat, width, height)

    def _court(self, s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
        return drawing.court_lines(self.texts, s, ended(s), width)

    def _gifts(self, s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
        return drawing.gift_lines(self.texts, s, names, width)

    def _lands(self, s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
        return drawing.land_lines(self.texts, s, width)

    def _players(self, s: State, names: Sequence[str], seat: int, width: int) -> list[str]:
        return people.players(self.texts, s, ended(s), names, seat, width)

    def brief(self, s: State, names: Sequence[str], seat: int) -> list[str]:
        """What has to be known to go on with a turn: what is asked, and the own cards."""
        columns = shutil.get_terminal_size().columns
        return [*turn.headline(self.texts, s, names, columns), *people.own_cards(self.texts, s, seat, columns)]

    def begins_anew(self, s: State) -> bool:
        """A turn or a question of the court may follow the seat's own."""
        return s.room in (TURN, TUTORING, PLACING_CANDIDATE, LENDING, APPOINTING)

    def sets_up(self, s: State) -> bool:
        """The table shows all that chance lays out."""
        return bool(s.phase == SETTING_UP)

    def score(self, s: State, names: Sequence[str], width: int) -> list[str]:
        """Points by source, with places and tie-break."""
        return score(self.texts, s, names, width)

    def over(self, s: State) -> str:
        """How it came to its end."""
        return turn.over(self.texts, s) if s.room == OVER else ""

    def ties(self, s: State, names: Sequence[str]) -> list[str]:
        """What decides between equals."""
        return ties(self.texts, ended(s), names)

    def groups(self, s: State, actions: Sequence[int]) -> Sequence[Group]:
        """The actions sorted for a menu."""
        return groups(self.texts, s, actions)

    def proposals(self, s: State) -> Proposals | None:
        """Whole payments, income and discards."""
        return proposals(self.texts, s)

    def is_lettered(self, s: State) -> bool:
        """Where cards are laid down, a number is a card."""
        return s.room in (PAYING, TUTORING_CARDS, DISCARDING)

    def parse(self, s: State, text: str) -> list[int]:
        """Short input too, and words of the reader's language."""
        return typed.parse(s, in_notation(text, self.texts.say("typed-words")))

    def line(self, s: State, actions: Sequence[int]) -> str:
        """An action with its targets and cards."""
        return typed.spoken(s, actions)

    def legend(self, width: int) -> list[str]:
        """What the signs mean."""
        colours = ", ".join(f"{colour} {colour[0].upper()}" for colour in PLAYER_COLOURS)
        told = [self.texts.say("legend-signs"), self.texts.say("legend-players", colours=colours)]
        return [line for paragraph in told for line in wrapped(paragraph, width)]
