"""A game as a text file: header, one line per action, rewind or remark, result. Specified in docs/records.md."""

import os
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, Result, game_named
from guanxi.core.option_texts import header_lines
from guanxi.core.record_reading import (
    FORMAT,
    FORMAT_OF_OLD,
    LARGEST,
    REWIND,
    RULE,
    Line,
    Record,
    Rewind,
    Said,
    parse_record,
    read_record,
)
from guanxi.core.remarks import START, Remark
from guanxi.core.saying import at, sentence
from guanxi.core.table import Back, Refused, Table, commitment
from guanxi.core.take_backs import Ballot

__all__ = ["LARGEST", "Line", "Record", "Rewind", "parse_record", "read_record", "replay", "save_record", "verify"]
__all__ += ["action_lines", "result_lines", "write_record"]


def write_record(table: Table, bots: Sequence[str] = (), reveal: bool = True) -> str:
    """The record of a table. `reveal` writes the seed too; who still plays must not see it."""
    game = table.game
    told = list(action_lines(table))
    is_new = table.added or table.take_back or any(line.startswith(START) for line in told)
    format_ = FORMAT if is_new else FORMAT_OF_OLD
    lines = [f"guanxi-record: {format_}", f"game: {game.name}", f"rules: {game.rules_version}"]
    lines += header_lines(table.options)
    for number, name in enumerate(table.players):
        lines.append(f"player: {name}" + (f" [{bots[number]}]" if number < len(bots) and bots[number] else ""))
    if table.take_back:
        lines.append(f"take-back: {table.take_back}")
    lines.append(f"commitment: {table.commitment}")
    lines += [f"added: {number}" for number in table.added]
    if reveal:
        lines.append(f"seed: {table.seed}")
    lines.append(RULE)
    lines += [*told, RULE, *result_lines(table), "end"]
    return "\n".join(lines) + "\n"


def action_lines(table: Table) -> Iterator[str]:
    """Everything that was told at a table: remarks, rewinds and what fell by them included."""
    number = 0
    for state, told in table.lines():
        if isinstance(told, Remark):
            yield f"{START}{told}"
        elif isinstance(told, Back):
            number = told.to
            yield f"{REWIND}{number}"
        else:
            number += 1
            yield f"{number} {table.name_of(state, told.seat)}: {table.game.notation.write(state, told.action)}"


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
            _settle(path.parent)
        finally:
            Path(name).unlink(missing_ok=True)
    except OSError as error:
        raise InputError(sentence("file-unwritable", file=path, why=error.strerror)) from None


def _settle(folder: Path) -> None:
    """Have the new name of a file on the disk too, where a folder can be asked for that."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def replay(record: Record, upto: int | None = None, sealed: bool = False, ballot: Ballot | None = None) -> Table:
    """Play a record through the rules, all of it or until its first actions stand; InputError names what does not hold.

    `sealed` also compares every outcome of chance with what the seed deals, and a ballot counts who agreed to rewinds.
    """
    game = game_named(record.game)
    if record.rules != str(game.rules_version):
        raise InputError(
            sentence("record-other-rules", file=record.source, rules=record.rules, rules_version=game.rules_version)
        )
    if upto is not None and not 0 <= upto <= len(record.standing):
        raise InputError(sentence("record-at-where", file=record.source, upto=upto, count=len(record.standing)))
    try:
        table = _new_table(record)
    except InputError as error:
        raise InputError(at(record.source, error)) from None
    for line in record.lines[: _end_of(record, upto)]:
        try:
            _tell_line(table, line, sealed, ballot)
        except (InputError, Refused) as error:
            raise InputError(sentence("at-line", file=record.source, number=line.number, why=error)) from None
    return table


def _new_table(record: Record) -> Table:
    """The table of a record before anything has been done."""
    game, added, way = game_named(record.game), record.added, record.take_back
    table = Table(game, record.options, record.players, record.seed, deal=False, added=added, take_back=way)
    if not record.seed:
        table.commitment = record.commitment
    return table


def _tell_line(table: Table, line: Line | Rewind | Said, sealed: bool, ballot: Ballot | None) -> None:
    """Carry out a line; a ballot holds it against who has asked and agreed."""
    if isinstance(line, Rewind):
        if ballot:
            ballot.rewind(table, line.to)
        table.rewind(line.to, deal=False)
    elif isinstance(line, Said):
        table.remark(line.remark)
        if ballot:
            ballot.hear(line.remark)
    else:
        _play_line(table, line, sealed)
        if ballot:
            ballot.act()


def _end_of(record: Record, upto: int | None) -> int:
    """How many lines tell the game until its first actions, of those that stand at the end, have been done."""
    if upto is None:
        return len(record.lines)
    return record.standing[upto - 1] + 1 if upto else 0


def _play_line(table: Table, line: Line, sealed: bool) -> None:
    game, state = table.game, table.state
    if game.rules.is_over(state):
        raise InputError(sentence("record-over-before"))
    seat = game.rules.to_act(state)
    if line.actor != table.name_of(state, seat):
        raise InputError(
            sentence("record-other-to-act", player=table.name_of(state, seat), actor=repr(line.actor[:40]))
        )
    actions = game.notation.read(state, line.notation)
    if len(actions) != 1 or game.notation.write(state, actions[0]) != line.notation:
        raise InputError(sentence("record-not-one-action", notation=repr(line.notation[:60])))
    if sealed and seat == CHANCE:
        _check_chance(table, line)
    table.play(seat, actions[0])


def _check_chance(table: Table, line: Line) -> None:
    expected = table.game.notation.write(table.state, table.outcome(table.state, table.drawn))
    if line.notation != expected:
        raise InputError(sentence("record-chance-deals", expected=expected))


def verify(record: Record) -> Table:
    """Check every line, the votes, the result and the seed against its commitment; InputError says what is wrong."""
    if record.seed and commitment(record.seed) != record.commitment:
        raise InputError(sentence("record-other-seed", file=record.source))
    ballot = Ballot(record.take_back, record.players, record.bots)
    table = replay(record, sealed=bool(record.seed), ballot=ballot)
    if record.finished and not record.seed:
        raise InputError(sentence("record-seed-not-revealed", file=record.source))
    for (number, line), expected in zip(record.result, [*result_lines(table), ""], strict=False):
        if line != expected:
            raise InputError(
                sentence(
                    "record-line-should-be",
                    file=record.source,
                    number=number,
                    line=repr(line[:60]),
                    wanted=expected or "end",
                )
            )
    if len(record.result) != len(result_lines(table)):
        raise InputError(
            sentence(
                "record-result-lines", file=record.source, count=len(record.result), wanted=len(result_lines(table))
            )
        )
    return table
