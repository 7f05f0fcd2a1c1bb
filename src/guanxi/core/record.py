"""A game as a text file: header, one line per action, result. The format is specified in docs/records.md."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, Result, game_named
from guanxi.core.rng import Sealed
from guanxi.core.table import Refused, Table, commitment

FORMAT = "1"
RULE = "---"
LARGEST = 1_000_000  # bytes; a long game has some 30,000


@dataclass(frozen=True)
class Line:
    """One action as it stands in a record: where, whose, what."""

    number: int  # of the line in the file
    actor: str
    notation: str


@dataclass
class Record:
    """A record as read: every part of the right shape, not yet played."""

    source: str
    game: str = ""
    rules: str = ""
    options: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    commitment: str = ""
    seed: str = ""
    lines: list[Line] = field(default_factory=list)
    result: list[tuple[int, str]] = field(default_factory=list)  # with line numbers

    @property
    def finished(self) -> bool:
        """Does it tell a result?"""
        return self.result[0][1] != "result: unfinished"


def write_record(table: Table, bots: Sequence[str] = (), reveal: bool = True) -> str:
    """The record of a table. `reveal` writes the seed too; who still plays must not see it."""
    game = table.game
    lines = [f"guanxi-record: {FORMAT}", f"game: {game.name}", f"rules: {game.rules_version}"]
    lines += [f"option {name}: {value}" for name, value in table.options.items()]
    for number, name in enumerate(table.players):
        lines.append(f"player: {name}" + (f" [{bots[number]}]" if number < len(bots) and bots[number] else ""))
    lines.append(f"commitment: {commitment(table.seed)}")
    if reveal:
        lines.append(f"seed: {table.seed}")
    lines.append(RULE)
    for number, done in enumerate(table.actions):
        actor = "chance" if done.seat == CHANCE else table.names[done.seat]
        lines.append(f"{number + 1} {actor}: {game.notation.write(table.before(number), done.action)}")
    lines += [RULE, *result_lines(table), "end"]
    return "\n".join(lines) + "\n"


def result_lines(table: Table) -> list[str]:
    """How the game ended, and every seat's place and total, best first."""
    if not table.game.rules.is_over(table.state):
        return ["result: unfinished"]
    result: Result = table.game.result(table.state)
    seats = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    return [f"result: {result.reason}"] + [
        f"place {result.places[seat]}: {table.names[seat]}, {result.totals[seat]} points" for seat in seats
    ]


def save_record(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        try:
            with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            Path(name).replace(path)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise InputError(f"{path}: cannot be written: {error.strerror}") from None


def read_record(path: Path) -> Record:
    """Read a file; InputError names what is wrong and where."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
    if len(data) > LARGEST:
        raise InputError(f"{path}: larger than {LARGEST:,} bytes, so it is no record of a game")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: not a text file (byte {error.start} is not UTF-8)") from None
    return parse_record(text, str(path))


def parse_record(text: str, source: str) -> Record:
    """The parts of a record; nothing is played yet."""
    record = Record(source)
    lines = _numbered(text, source)
    _read_header(record, lines)
    _read_actions(record, lines)
    _read_result(record, lines)
    return record


def _numbered(text: str, source: str) -> Iterator[tuple[int, str]]:
    lines = text.split("\n")
    if lines[-1] != "":
        raise InputError(f"{source}: line {len(lines)}: the last line is cut off (no line end)")
    for number, line in enumerate(lines[:-1], start=1):
        if not line.isprintable():
            raise InputError(f"{source}: line {number}: holds characters that are not text")
        yield number, line
    raise InputError(f'{source}: ends after line {len(lines) - 1}, before the line "end": part of it is missing')


def _read_header(record: Record, lines: Iterator[tuple[int, str]]) -> None:
    number, line = next(lines)
    if line != f"guanxi-record: {FORMAT}":
        raise InputError(f'{record.source}: line {number}: a record begins with "guanxi-record: {FORMAT}"')
    for number, line in lines:
        if line == RULE:
            break
        name, separator, value = line.partition(": ")
        if not separator or not _take_header(record, name, value):
            raise InputError(f"{record.source}: line {number}: {line[:60]!r} does not belong into a header here")
    for name in ("game", "rules", "players", "commitment"):
        if not getattr(record, name):
            raise InputError(f"{record.source}: the header has no line for {name}")


def _take_header(record: Record, name: str, value: str) -> bool:
    """Store one header line; False if it is unknown or comes twice."""
    if name in ("game", "rules", "commitment", "seed"):
        fresh = not getattr(record, name)
        setattr(record, name, value)
        return fresh
    if name.startswith("option "):
        option = name.removeprefix("option ")
        fresh = option not in record.options
        record.options[option] = value
        return fresh
    if name == "player":
        player, _, bot = value.partition(" [")
        record.players.append(player)
        record.bots.append(bot.removesuffix("]"))
        return True
    return False


def _read_actions(record: Record, lines: Iterator[tuple[int, str]]) -> None:
    for number, line in lines:
        if line == RULE:
            return
        count, _, rest = line.partition(" ")
        actor, separator, notation = rest.partition(": ")
        expected = str(len(record.lines) + 1)
        if count != expected or not separator:
            told = f'expected action {expected}, as in "{expected} NAME: ..."'
            raise InputError(f"{record.source}: line {number}: {told}")
        record.lines.append(Line(number, actor, notation))


def _read_result(record: Record, lines: Iterator[tuple[int, str]]) -> None:
    for number, line in lines:
        if line == "end":
            break
        record.result.append((number, line))
    if not record.result or not record.result[0][1].startswith("result: "):
        raise InputError(f'{record.source}: the part after the actions begins with "result: ..."')
    try:
        surplus = next(lines, None)
    except InputError:
        return
    if surplus:
        raise InputError(f'{record.source}: line {surplus[0]}: nothing comes after "end"')


def replay(record: Record, upto: int | None = None) -> Table:
    """Play a record, or its first actions, through the rules; InputError names the line that does not hold."""
    game = game_named(record.game)
    if record.rules != str(game.rules_version):
        raise InputError(f"{record.source}: written for rules version {record.rules}; this is {game.rules_version}")
    if upto is not None and not 0 <= upto <= len(record.lines):
        raise InputError(f"{record.source}: --at {upto}: it has actions 0 to {len(record.lines)}")
    try:
        table = Table(game, record.options, record.players, record.seed, deal=False)
    except InputError as error:
        raise InputError(f"{record.source}: {error}") from None
    for line in record.lines[:upto]:
        _play_line(table, record, line)
    return table


def _play_line(table: Table, record: Record, line: Line) -> None:
    where = f"{record.source}: line {line.number}"
    game = table.game
    if game.rules.is_over(table.state):
        raise InputError(f"{where}: the game is over before this action")
    seat = game.rules.to_act(table.state)
    actor = "chance" if seat == CHANCE else table.names[seat]
    if line.actor != actor:
        raise InputError(f"{where}: {actor} is to act, not {line.actor[:40]!r}")
    try:
        actions = game.notation.read(table.state, line.notation)
        if len(actions) != 1 or game.notation.write(table.state, actions[0]) != line.notation:
            raise InputError(f"{line.notation[:60]!r} is not the notation of one action")
        table.play(seat, actions[0])
    except (InputError, Refused) as error:
        raise InputError(f"{where}: {error}") from None


def verify(record: Record) -> Table:
    """Check every line, the result and the seed against its commitment; InputError says what does not hold."""
    table = replay(record)
    if record.seed:
        _verify_seed(table, record)
    elif record.finished:
        raise InputError(f"{record.source}: the seed is not revealed, so the shuffles cannot be checked")
    for (number, line), expected in zip(record.result, [*result_lines(table), ""], strict=False):
        if line != expected:
            raise InputError(f'{record.source}: line {number}: {line[:60]!r} should be "{expected or "end"}"')
    if len(record.result) != len(result_lines(table)):
        raise InputError(f"{record.source}: the result has {len(record.result)} lines, not {len(result_lines(table))}")
    return table


def _verify_seed(table: Table, record: Record) -> None:
    if commitment(record.seed) != record.commitment:
        raise InputError(f"{record.source}: the seed does not match the commitment made at the start")
    rng = Sealed(record.seed)
    for number, done in enumerate(table.actions):
        if done.seat == CHANCE:
            outcome = table.game.rules.chance(table.before(number), rng)
            if outcome != done.action:
                expected = table.game.notation.write(table.before(number), outcome)
                line = record.lines[number]
                raise InputError(f'{record.source}: line {line.number}: from this seed chance deals "{expected}"')
