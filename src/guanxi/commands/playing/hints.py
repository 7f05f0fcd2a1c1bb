"""What a strong computer player would consider: a table of moves with chances, points and reasons."""

from collections.abc import Sequence
from typing import Final

from guanxi.bots import bot_named
from guanxi.bots.explaining import explain
from guanxi.bots.thoughts import Thought
from guanxi.commands.playing.screen import text
from guanxi.core.table import Table
from guanxi.core.terminal.ink import fitted, grid, ink, padded, wrapped

ADVISER: Final = "chancellor"
FEW: Final = 3  # moves, if nobody says how many
_LONGEST: Final = 34  # columns for a move


def advice(table: Table, language: str, top: int = FEW) -> list[Thought]:
    """The best moves of the seat to act, from its view only; the table stays as it is."""
    game = table.game
    view = game.rules.view(table.state, game.rules.to_act(table.state))
    adviser = bot_named(ADVISER, game, f"hint {len(table.actions)}")
    return explain(adviser, game, view, game.rules.legal(game.rules.shown(view)), top, language)


def lines(table: Table, thoughts: Sequence[Thought], numbers: Sequence[str], width: int, language: str) -> list[str]:
    """A row for each move, and below it what speaks for it."""
    game = table.game
    face, seats = game.face(language), range(game.rules.players(table.state))
    head = [
        "",
        text("hint-move", language),
        text("hint-visits", language),
        *(face.mark(table.state, seat) for seat in seats),
    ]
    rows = [[number, *_cells(thought)] for number, thought in zip(numbers, thoughts, strict=True)]
    shown, *moves = grid([head, *rows], right=(0, 2, *(3 + seat for seat in seats)))
    margin = " " * (max(map(len, numbers)) + 2)
    told = [ink(shown, "bold")]
    for move, thought in zip(moves, thoughts, strict=True):
        told += [move, *(ink(line, "dim") for line in wrapped(thought.sentence, width, margin, margin))]
    visits = sum(thought.visits or 0 for thought in thoughts)
    return [*told, *(ink(line, "dim") for line in wrapped(text("hint-legend", language, visits=visits), width))]


def _cells(thought: Thought) -> list[str]:
    pairs = zip(thought.chances, thought.points, strict=True)
    shares = [f"{padded(f'{chance:.0%}', 4, right=True)} {points:5.1f}" for chance, points in pairs]
    return [fitted(thought.line, _LONGEST), "–" if thought.visits is None else str(thought.visits), *shares]
