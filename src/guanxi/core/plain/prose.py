"""Sentences for a game that brings none: its position cut into facts and tables by its own shape, its notation, menu.

`position-FIELD` is the message with the name of a field; without one the field's own name is spelt out.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from guanxi.core.game import Game
from guanxi.core.prose import Label, Passage, Prose, Thing
from guanxi.core.rules import State
from guanxi.core.terminal.ink import plain
from guanxi.core.text import texts

PACKAGE: Final = "guanxi.core.plain"
# What stands elsewhere on a page: what is agreed, what may be done, and the map, which never changes.
ELSEWHERE: Final = {"game", "options", "players", "colours", "legal", "map", "items"}


def prose_of(game: Game, language: str) -> Prose:
    """A game in sentences: its own, or plain ones."""
    return game.prose(language) if game.prose else PlainProse(game, language)


class PlainProse:
    """Any game, in the words that its texts have."""

    def __init__(self, game: Game, language: str) -> None:
        self.game, self.language = game, language
        self.texts = texts(game.package, language, PACKAGE)

    def table(self, state: State, names: Sequence[str], seat: int | None) -> list[Passage]:
        """First what is one fact each, then the players, then the rest."""
        facts: list[tuple[str, ...]] = []
        players: dict[str, Mapping[str, Any]] = {}
        rest: list[Passage] = []
        for name, value in self.game.positions.position(state, names, seat).items():
            if name in ELSEWHERE or value in ("", [], {}):
                continue
            if isinstance(value, dict) and set(value) <= set(names):
                players |= self._columns(name, value)
            elif isinstance(value, dict) or (isinstance(value, list) and isinstance(value[0], dict)):
                rest.append(self._section(name, value))
            else:
                facts.append((self._spelt(name), self._told(value)))
        heads = ("", *map(self._spelt, players))
        rows = tuple((who, *(self._told(row.get(who, "")) for row in players.values())) for who in names)
        return [
            Passage("table", self.texts.say("table-facts"), rows=tuple(facts)),
            Passage("players", self.texts.say("table-players"), columns=heads, rows=rows),
            *self._charts(state, names),
            *rest,
        ]

    def choice(self, state: State, action: int, names: Sequence[str]) -> Label:
        """As a menu in a terminal calls it; a word that stands twice in a row is said once."""
        for group in self.game.face(self.language).groups(state, [action]):
            label = plain(group.rows[0][0][1])
            title = plain(group.title)
            return Label(_once(f"{title} {label}"), title, _once(f"{title} {label}").removeprefix(f"{title} "))
        line = self.game.notation.write(state, action)
        return Label(line, "", line)

    def cannot(self, state: State, action: int, names: Sequence[str]) -> str:
        """With the line as it is written."""
        return self.texts.say("cannot", line=self.game.notation.write(state, action))

    def ways(self, state: State, seat: int, action: int, names: Sequence[str]) -> list[str]:
        """Nothing is known."""
        return []

    def causes(self, state: State, seat: int, action: int) -> list[Thing]:
        """What the action names."""
        return named(self.game, state, action)

    # ------------------------------------------------------------ positions

    def _charts(self, state: State, names: Sequence[str]) -> list[Passage]:
        """What the game tells in sentences of its own, such as obligations."""
        told = {name: chart.told(state, names, self.language) for name, chart in self.game.charts.items()}
        return [Passage(name, title, rows=tuple(map(tuple, rows))) for name, (title, rows) in told.items()]

    def _columns(self, name: str, value: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
        """What everybody has of something; of several things, a column each."""
        rows = list(value.values())
        if not all(isinstance(row, dict) for row in rows):
            return {name: value}
        parts = list(dict.fromkeys(part for row in rows for part in row))
        return {f"{name} {part}": {who: row.get(part, "") for who, row in value.items()} for part in parts}

    def _section(self, name: str, value: Any) -> Passage:
        given = value if isinstance(value, dict) else {str(n): row for n, row in enumerate(value, 1)}
        rows = {who: row if isinstance(row, dict) else {"": row} for who, row in given.items()}
        parts = list(dict.fromkeys(part for row in rows.values() for part in row))
        cells = tuple(
            (self._spelt(who), *(self._told(row.get(part, "")) for part in parts)) for who, row in rows.items()
        )
        return Passage(
            name, self._spelt(name), columns=("", *map(self._spelt, parts)) if any(parts) else (), rows=cells
        )

    def _told(self, value: Any) -> str:
        if isinstance(value, bool):
            return self.texts.say("table-yes") if value else self.texts.say("table-no")
        if isinstance(value, dict):
            pairs = [(name, each) for name, each in value.items() if each not in ("", 0)]
            return ", ".join(f"{self._spelt(name)} {self._told(each)}" for name, each in pairs)
        if isinstance(value, list):
            counted = Counter(map(self._told, value))
            return ", ".join(each if n == 1 else f"{each} ×{n}" for each, n in counted.items())
        return str(value)

    def _spelt(self, name: str) -> str:
        """A field's own message, or `chief_minister` as one reads it."""
        message = f"position-{name.replace('_', '-')}"
        if name.replace("_", "").isalnum() and self.texts.has(message):
            return self.texts.say(message)
        return name.replace("_", " ")


def named(game: Game, state: State, action: int) -> list[Thing]:
    """The things that an action names."""
    told = game.notation.to_json(state, action)
    return [Thing(sort, each) for sort, each in told.items() if sort != "kind" and isinstance(each, str)]


def _once(text: str) -> str:
    """`Bid bid 3` as one says it."""
    words = text.split()
    return " ".join(word for at, word in enumerate(words) if at == 0 or word.lower() != words[at - 1].lower())
