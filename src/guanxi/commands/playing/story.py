"""What happened, turn by turn, in sentences, as one seat may know it."""

from collections.abc import Callable, Iterator, Sequence

from guanxi.bots.reasons import Reasons
from guanxi.bots.thoughts import bot_texts
from guanxi.bots.weights import judge_of
from guanxi.commands.playing.seats import GUESSER
from guanxi.core import telling
from guanxi.core.game import CHANCE
from guanxi.core.table import Done, Table
from guanxi.core.terminal.face import Face
from guanxi.core.terminal.ink import wrapped
from guanxi.core.writing import labelled


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
    lines, known = [], iter(table.events(start, viewer))
    for seat, numbers in turns(table, start):
        events = [event for _ in numbers for event in next(known)[1]]
        paragraph = telling.paragraph(table.game, events, table.names, language)
        mark = " " if seat == CHANCE else face.mark(table.state, seat)
        lines += [f"{' ' if n else mark} {line}" for n, line in enumerate(wrapped(paragraph, width - 2))]
    return lines


def told(table: Table, viewer: int, language: str, start: int = 0) -> Iterator[str]:
    """What each action from one on did, as a viewer may know it; empty if that is nothing."""
    names = table.names
    for _, events in table.events(start, viewer):
        yield telling.line(table.game, events, names, language)


def reasons(
    table: Table, face: Face, viewer: int, bot_of: Callable[[int], str], language: str
) -> Iterator[tuple[str, str]]:
    """For each turn of a computer player since the viewer's last one: its mark, what it did, and why."""
    rules, judged = table.game.rules, bool(table.game.minds.appraised)
    why = Reasons(table.game, judge_of(table.game) if judged else None, table.names, language)
    for seat, numbers in turns(table, own_until(table, viewer)):
        if seat == CHANCE or not bot_of(seat):
            continue
        before, after = table.before(numbers[0]), table.before(numbers[-1] + 1)
        own = [number for number in numbers if table.actions[number].seat == seat]
        if bot_of(seat) == GUESSER:
            sentence = bot_texts(language).say("move-random")
        else:
            sentence = why.between(seat, rules.view(before, viewer), rules.view(after, viewer))
        events = [event for number, found in table.events(numbers[0], viewer) if number - 1 in own for event in found]
        deed = telling.paragraph(table.game, events, table.names, language)
        if deed:
            yield face.mark(table.state, seat), labelled(deed.removesuffix("."), f"{sentence}.", language)


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
