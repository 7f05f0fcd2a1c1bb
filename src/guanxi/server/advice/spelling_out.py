"""The table in words, for any game: what a viewer knows of the position, cut into facts and tables by its own shape."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from guanxi.core.game import Game, State
from guanxi.core.terminal.ink import plain
from guanxi.core.text import Texts, texts
from guanxi.server import answers as a

# What stands elsewhere on a page: what is agreed, what may be done, and the map, which never changes.
ELSEWHERE: Final = {"game", "options", "players", "colours", "legal", "map", "items"}


def spelt_out(game: Game, shown: State, viewer: int, names: Sequence[str], language: str) -> list[a.TextSection]:
    """The position in the words of scenarios: first what is one fact each, then the players, then the rest."""
    found = game.positions.position(shown, names, viewer if viewer >= 0 else None)
    say = texts("guanxi.server", language)
    facts: list[list[str]] = []
    players: dict[str, Mapping[str, Any]] = {}
    rest: list[a.TextSection] = []
    for name, value in found.items():
        if name in ELSEWHERE or value in ("", [], {}):
            continue
        if isinstance(value, dict) and set(value) <= set(names):
            players |= _columns(name, value)
        elif isinstance(value, dict) or (isinstance(value, list) and isinstance(value[0], dict)):
            rest.append(_section(name, value, say))
        else:
            facts.append([_spelt(name), _told(value, say)])
    return [
        a.TextSection("table", say.say("table-facts"), [], facts),
        a.TextSection(
            "players",
            say.say("table-players"),
            ["", *map(_spelt, players)],
            [[who, *(_told(row.get(who, ""), say) for row in players.values())] for who in names],
        ),
        *_charts(game, shown, names, language),
        *rest,
    ]


def _charts(game: Game, shown: State, names: Sequence[str], language: str) -> list[a.TextSection]:
    """What the game tells in sentences of its own, such as obligations."""
    told = {name: chart.told(shown, names, language) for name, chart in game.charts.items()}
    return [a.TextSection(name, title, [], rows) for name, (title, rows) in told.items()]


def drawing(game: Game, shown: State, viewer: int, names: Sequence[str], language: str) -> list[str]:
    """The same as a terminal draws it."""
    drawn = game.positions.draw(shown, names, viewer if viewer >= 0 else None, language)
    return [plain(line).rstrip() for line in drawn.split("\n")]


def _columns(name: str, value: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """What everybody has of something; of several things, a column each."""
    rows = list(value.values())
    if not all(isinstance(row, dict) for row in rows):
        return {name: value}
    parts = list(dict.fromkeys(part for row in rows for part in row))
    return {f"{name} {part}": {who: row.get(part, "") for who, row in value.items()} for part in parts}


def _section(name: str, value: Any, say: Texts) -> a.TextSection:
    named = value if isinstance(value, dict) else {str(n): row for n, row in enumerate(value, 1)}
    rows = {who: row if isinstance(row, dict) else {"": row} for who, row in named.items()}
    parts = list(dict.fromkeys(part for row in rows.values() for part in row))
    cells = [[_spelt(who), *(_told(row.get(part, ""), say) for part in parts)] for who, row in rows.items()]
    return a.TextSection(name, _spelt(name), ["", *map(_spelt, parts)] if any(parts) else [], cells)


def _told(value: Any, say: Texts) -> str:
    if isinstance(value, bool):
        return say.say("table-yes") if value else say.say("table-no")
    if isinstance(value, dict):
        return ", ".join(f"{_spelt(name)} {_told(each, say)}" for name, each in value.items() if each not in ("", 0))
    if isinstance(value, list):
        counted = Counter(_told(each, say) for each in value)
        return ", ".join(each if n == 1 else f"{each} ×{n}" for each, n in counted.items())
    return str(value)


def _spelt(name: str) -> str:
    """`chief_minister` as one reads it."""
    return name.replace("_", " ")
