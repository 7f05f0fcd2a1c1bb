"""Looking back: any position of a game, and its log in words, a part at a time. Tables and imported records alike."""

from collections.abc import Callable
from typing import Annotated, Final

from litestar.params import QueryParameter
from msgspec.structs import replace

from guanxi.core.events import EVERYBODY
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server import retelling
from guanxi.server.breathing import Breath
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables.looking import Look
from guanxi.server.tables.sitting import Sitting

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


async def log(
    table: Table,
    viewer: int,
    since: int,
    until: int | None,
    language: str,
    entry_of: Callable[[int], int] | None = None,
) -> a.LogTold:
    """The lines of the actions after `since`, and not too many of them; where there are entries, with theirs."""
    moves = len(table.actions)
    if since > moves:
        raise Problem("bad_value", sentence("moves-are", moves=moves), moves=moves)
    end = min(moves if until is None else until, since + MOST_LINES, moves)
    breath, lines = Breath(), []
    for line in retelling.log_lines(table, viewer, since, end, language):
        lines.append(replace(line, entry=entry_of(line.number)) if entry_of else line)
        await breath.take()
    wanted = moves if until is None else min(until, moves)
    return a.LogTold(moves, lines, end if end < wanted else None)


def entry_of(s: Sitting, move: int) -> int:
    """The entry by which an action that stands came."""
    return next(n for n in range(s.number, 0, -1) if s.moves[n - 1] < move <= s.moves[n])
