"""Looking back: any position of a game, and its log in words, a part at a time. Tables and imported records alike."""

from typing import Annotated, Final

from litestar.params import QueryParameter

from guanxi.core.events import EVERYBODY
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server import retelling
from guanxi.server.breathing import Breath
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables.looking import Look

MOST_LINES: Final = 200
MOST_PASTS: Final = 200
MOST_MOVES: Final = 10_000_000

Move = Annotated[int, QueryParameter(ge=0, le=MOST_MOVES)]
MoveIfAny = Annotated[int | None, QueryParameter(ge=0, le=MOST_MOVES)]


def eyes(look: Look, is_open: bool) -> int:
    """With whose eyes somebody looks back; Problem if they want to see more than a running game tells."""
    if is_open and not look.is_over:
        raise Problem("not_over")
    return EVERYBODY if is_open else look.viewer


async def pasts(table: Table, viewer: int, since: int, until: int | None) -> a.Pasts:
    """The positions from `since` to `until`, and not too many of them."""
    moves = len(table.actions)
    if since > moves:
        raise Problem("bad_value", sentence("moves-are", moves=moves), moves=moves)
    wanted = moves if until is None else min(until, moves)
    end = min(wanted, since + MOST_PASTS - 1)
    breath, found = Breath(), []
    for each in retelling.pasts(table, viewer, since, end):
        found.append(each)
        await breath.take()
    return a.Pasts(moves, found, end + 1 if end < wanted else None)


async def log(table: Table, viewer: int, since: int, until: int | None, language: str) -> a.LogTold:
    """The lines of the actions after `since`, and not too many of them."""
    moves = len(table.actions)
    if since > moves:
        raise Problem("bad_value", sentence("moves-are", moves=moves), moves=moves)
    end = min(moves if until is None else until, since + MOST_LINES, moves)
    breath, lines = Breath(), []
    for line in retelling.log_lines(table, viewer, since, end, language):
        lines.append(line)
        await breath.take()
    wanted = moves if until is None else min(until, moves)
    return a.LogTold(moves, lines, end if end < wanted else None)
