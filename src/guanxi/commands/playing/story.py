"""What happened, turn by turn, in sentences, as one seat may know it."""

from collections.abc import Iterator, Sequence

from guanxi.core import telling
from guanxi.core.game import CHANCE
from guanxi.core.table import Done, Table
from guanxi.core.terminal.face import Face
from guanxi.core.terminal.ink import wrapped


def turns(table: Table, start: int = 0) -> Iterator[tuple[int, list[int]]]:
    """The actions from one on, by turns: whose, and which. Before the first turn it is chance's."""
    seat, numbers = CHANCE, list[int]()
    for number, done in enumerate(table.actions):
        if done.seat not in (CHANCE, seat):
            if numbers:
                yield seat, numbers
            seat, numbers = done.seat, []
        if number >= start:
            numbers.append(number)
    if numbers:
        yield seat, numbers


def tell(table: Table, face: Face, viewer: int, width: int, language: str, start: int = 0) -> list[str]:
    """A paragraph for each turn."""
    lines, sentences = [], told(table, viewer, language, start)
    for seat, numbers in turns(table, start):
        paragraph = " ".join(filter(None, (next(sentences) for _ in numbers)))
        mark = " " if seat == CHANCE else face.mark(table.state, seat)
        lines += [f"{' ' if n else mark} {line}" for n, line in enumerate(wrapped(paragraph, width - 2))]
    return lines


def told(table: Table, viewer: int, language: str, start: int = 0) -> Iterator[str]:
    """What each action from one on did, as a viewer may know it; empty if that is nothing."""
    names = table.names
    for _, events in table.events(start, viewer):
        yield telling.line(table.game, events, names, language)


def own_until(table: Table, seat: int) -> int:
    """How many actions there were when a seat had last acted."""
    mine = [number for number, done in enumerate(table.actions) if done.seat == seat]
    return mine[-1] + 1 if mine else 0


def turn_begun(table: Table, seat: int) -> int:
    """How many actions there were when a seat began to act without anybody else in between."""
    for number in range(len(table.actions), 0, -1):
        if table.actions[number - 1].seat not in (CHANCE, seat):
            return number
    return 0


def set_up(table: Table, face: Face) -> int:
    """How many actions only laid out the board."""
    for count, (state, _) in enumerate(table.steps()):
        if not face.sets_up(state):
            return count
    return len(table.actions)


def same_until(one: Sequence[Done], other: Sequence[Done]) -> int:
    """How many actions two lists have in common from the start."""
    for number, (first, second) in enumerate(zip(one, other, strict=False)):
        if first != second:
            return number
    return min(len(one), len(other))
