"""The table in words: what a viewer knows of the position, in the game's sentences, and as a terminal draws it."""

from collections.abc import Sequence

from guanxi.core.game import Game, State
from guanxi.core.plain.prose import prose_of
from guanxi.core.terminal.ink import plain
from guanxi.server import answers as a


def spelt_out(game: Game, shown: State, viewer: int, names: Sequence[str], language: str) -> list[a.TextSection]:
    """Sentences and tables, in the order of play."""
    seat = viewer if viewer >= 0 else None
    return [
        a.TextSection(
            part.id,
            part.title,
            list(part.columns),
            [list(row) for row in part.rows],
            [a.TextParagraph(each.head, each.text) for each in part.paragraphs],
        )
        for part in prose_of(game, language).table(shown, names, seat)
    ]


def drawing(game: Game, shown: State, viewer: int, names: Sequence[str], language: str) -> list[str]:
    """The same as a terminal draws it."""
    drawn = game.positions.draw(shown, names, viewer if viewer >= 0 else None, language)
    return [plain(line).rstrip() for line in drawn.split("\n")]
