"""A record as it is read: header, actions, rewinds and remarks, result, of the right shape, nothing played yet."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from guanxi.core.errors import InputError
from guanxi.core.option_texts import LINE, joined
from guanxi.core.remarks import START, Remark, parse_remark
from guanxi.core.saying import at, either, sentence

FORMAT = "3"  # what is written where something occurs that format 2 does not know
FORMAT_OF_OLD = "2"  # what is written otherwise, so that older versions can read it
FORMATS = ("1", "2", "3")  # what can be read; format 1 knows no rewinds
RULE = "---"
REWIND = "rewind: "
LARGEST = 1_000_000  # bytes; a long game has some 30,000


@dataclass(frozen=True)
class Line:
    """One action as it stands in a record: where, whose, what."""

    number: int  # of the line in the file
    actor: str
    notation: str


@dataclass(frozen=True)
class Rewind:
    """A line that goes back to the position after so many actions; what fell stands before it."""

    number: int  # of the line in the file
    to: int


@dataclass(frozen=True)
class Said:
    """A line that tells what happened at the table and changes no position."""

    number: int  # of the line in the file
    remark: Remark


@dataclass
class Record:
    """A record as read: every part of the right shape, not yet played."""

    source: str
    format: str = FORMAT
    game: str = ""
    rules: str = ""
    options: dict[str, str] = field(default_factory=dict)
    players: list[str] = field(default_factory=list)
    bots: list[str] = field(default_factory=list)
    take_back: str = ""
    commitment: str = ""
    added: list[str] = field(default_factory=list)
    seed: str = ""
    lines: list[Line | Rewind | Said] = field(default_factory=list)
    standing: list[int] = field(default_factory=list)  # which of the lines tell the actions that stand at the end
    result: list[tuple[int, str]] = field(default_factory=list)  # with line numbers

    @property
    def finished(self) -> bool:
        """Does it tell a result?"""
        return self.result[0][1] != "result: unfinished"

    @property
    def fallen(self) -> int:
        """How many of its actions fell by a rewind."""
        return sum(isinstance(line, Line) for line in self.lines) - len(self.standing)


def read_record(path: Path) -> Record:
    """Read a file; InputError names what is wrong and where."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise InputError(sentence("file-unreadable", file=path, why=error.strerror)) from None
    if len(data) > LARGEST:
        raise InputError(sentence("record-too-large", file=path, most=LARGEST))
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise InputError(sentence("file-no-text", file=path, byte=error.start)) from None
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
        raise InputError(sentence("record-line-cut-off", file=source, count=len(lines)))
    for number, line in enumerate(lines[:-1], start=1):
        if not line.isprintable():
            raise InputError(sentence("record-line-no-text", file=source, number=number))
        yield number, line
    raise InputError(sentence("record-part-missing", file=source, last=len(lines) - 1))


def _read_header(record: Record, lines: Iterator[tuple[int, str]]) -> None:
    number, line = next(lines)
    record.format = line.removeprefix("guanxi-record: ")
    if record.format == line or record.format not in FORMATS:
        wanted = either([f'"guanxi-record: {known}"' for known in FORMATS])
        raise InputError(sentence("record-begins", file=record.source, number=number, wanted=wanted))
    texts: dict[str, list[str]] = {}
    for number, line in lines:
        if line == RULE:
            break
        if line.startswith(LINE) and record.options:
            texts.setdefault(list(record.options)[-1], []).append(line.removeprefix(LINE))
            continue
        name, separator, value = line.partition(": ")
        if not separator or not _take_header(record, name, value):
            raise InputError(sentence("record-header-unknown", file=record.source, number=number, line=repr(line[:60])))
    for option, text in texts.items():
        try:
            record.options[option] = joined(option, record.options[option], text)
        except InputError as error:
            raise InputError(at(record.source, error)) from None
    for name in ("game", "rules", "players", "commitment"):
        if not getattr(record, name):
            raise InputError(sentence("record-header-lacks", file=record.source, name=name))


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
    if name == "take-back":
        fresh = not record.take_back
        record.take_back = value
        return record.format == "3" and fresh
    if name == "added":
        record.added.append(value)
        return record.format == "3" and bool(record.commitment) and not record.seed
    return False


def _read_actions(record: Record, lines: Iterator[tuple[int, str]]) -> None:
    for number, line in lines:
        if line == RULE:
            return
        try:
            if line.startswith("rewind"):
                _read_rewind(record, number, line)
            elif line.startswith(START):
                _read_remark(record, number, line)
            else:
                _read_action(record, number, line)
        except InputError as error:
            raise InputError(sentence("at-line", file=record.source, number=number, why=error)) from None


def _read_action(record: Record, number: int, line: str) -> None:
    count, _, rest = line.partition(" ")
    actor, separator, notation = rest.partition(": ")
    expected = str(len(record.standing) + 1)
    if count != expected or not separator:
        raise InputError(sentence("record-expected-action", expected=expected))
    record.standing.append(len(record.lines))
    record.lines.append(Line(number, actor, notation))


def _read_rewind(record: Record, number: int, line: str) -> None:
    if record.format == "1":
        raise InputError(sentence("record-no-rewinds"))
    told, count = line.removeprefix(REWIND), len(record.standing)
    to = int(told) if told.isascii() and told.isdecimal() and len(told) < 8 else count
    if line != f"{REWIND}{to}" or to >= count:
        raise InputError(sentence("record-rewind-where", line=repr(line[:40]), last=count - 1))
    del record.standing[to:]
    record.lines.append(Rewind(number, to))


def _read_remark(record: Record, number: int, line: str) -> None:
    if record.format != "3":
        raise InputError(sentence("record-no-remarks", format=record.format))
    record.lines.append(Said(number, parse_remark(line.removeprefix(START))))


def _read_result(record: Record, lines: Iterator[tuple[int, str]]) -> None:
    for number, line in lines:
        if line == "end":
            break
        record.result.append((number, line))
    if not record.result or not record.result[0][1].startswith("result: "):
        raise InputError(sentence("record-result-begins", file=record.source))
    try:
        surplus = next(lines, None)
    except InputError:
        return
    if surplus:
        raise InputError(sentence("record-after-end", file=record.source, number=surplus[0]))
