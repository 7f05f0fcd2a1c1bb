"""What a strong computer player would do: a table of whole moves with chances, points and a reason for each."""

from collections.abc import Sequence
from typing import Final

from guanxi.bots import bot_named
from guanxi.bots.moves import Move, Mover
from guanxi.bots.search import SearchBot
from guanxi.commands.playing.screen import text
from guanxi.commands.playing.wording import said
from guanxi.core.game import not_judged
from guanxi.core.table import Table
from guanxi.core.terminal.ink import grid, ink, wrapped
from guanxi.core.writing import decimal, labelled, percent

ADVISER: Final = "chancellor"
FEW: Final = 3  # moves, if nobody says how many
_PERCENT, _POINTS = 5, 5  # columns


def advice(table: Table, language: str, top: int = FEW) -> list[Move]:
    """The best moves of the seat to act, from its view only; the table stays as it is."""
    game = table.game
    if not game.minds.appraised:
        raise not_judged(game.title)
    view = game.rules.view(table.state, game.rules.to_act(table.state))
    adviser = bot_named(ADVISER, game, f"hint {len(table.actions)}")
    assert isinstance(adviser, SearchBot)
    return Mover(adviser, view, game.rules.legal(game.rules.shown(view)), table.names, language).moves(top)


def lines(table: Table, moves: Sequence[Move], keys: Sequence[str], width: int, language: str) -> list[str]:
    """For each move what it is and why, and below it its figures."""
    game = table.game
    face, seats = game.face(language), range(game.rules.players(table.state))
    head = [text("hint-visits", language), *(face.mark(table.state, seat) for seat in seats)]
    shown, *figures = grid([head, *(_cells(move, language) for move in moves)], right=range(len(head)))
    margin = " " * (max(map(len, keys)) + 2)
    told = [f"{margin}{ink(shown, 'dim')}"]
    for key, move, row in zip(keys, moves, figures, strict=True):
        first = f"{key}  ".ljust(len(margin))
        why = labelled(said(face, move.line), move.sentence, language)
        told += [ink(line, "bold") for line in wrapped(why, width, first, margin)]
        told.append(f"{margin}{row}")
    visits = sum(move.visits or 0 for move in moves)
    return [*told, *(ink(line, "dim") for line in wrapped(text("hint-legend", language, visits=visits), width))]


def _cells(move: Move, language: str) -> list[str]:
    pairs = zip(move.chances, move.points, strict=True)
    shares = [
        f"{percent(chance, language):>{_PERCENT}} {decimal(points, language):>{_POINTS}}" for chance, points in pairs
    ]
    return ["–" if move.visits is None else str(move.visits), *shares]
