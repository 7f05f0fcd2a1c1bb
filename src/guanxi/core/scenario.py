"""Scenarios: a position, what is done in it, and what must come of it, in a TOML file. See docs/scenarios.md."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from guanxi.core.errors import InputError, NotationError
from guanxi.core.game import State, game_named
from guanxi.core.rng import Rng
from guanxi.core.table import Refused, Table

LARGEST = 1_000_000  # bytes
MOST_STEPS = 1000
KEYS = ("scenario", "game", "title", "note", "clauses", "players", "seed", "options", "position", "step", "expect")
STEP_KEYS = ("by", "do", "refused", "chance", "expect", "note")


@dataclass
class Outcome:
    """What came of a scenario: its failures, and the clauses that its refusals really named."""

    source: str
    title: str = ""
    clauses: tuple[str, ...] = ()
    failures: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    steps: int = 0
    error: str = ""  # of a file that is no scenario

    @property
    def passed(self) -> bool:
        """Did everything hold?"""
        return not self.failures and not self.error

    @property
    def refused(self) -> tuple[str, ...]:
        """The clauses that refused something."""
        return tuple(dict.fromkeys(self.refusals))


class _Table(Table):
    """A table whose next cards a scenario may name."""

    named: Sequence[str] = ()

    def outcome(self, state: State, number: int) -> int:
        if not self.named:
            return super().outcome(state, number)
        text, self.named = self.named[0], self.named[1:]
        actions = self.game.notation.read(state, text)
        if len(actions) != 1 or actions[0] not in dict(self.game.rules.weights(state)):
            raise InputError(f'chance cannot do "{text}" now')
        return actions[0]


def run_file(path: Path) -> Outcome:
    """Run one scenario; InputError says what is wrong with a file that is none."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise InputError(f"larger than {LARGEST:,} bytes")
        return run_scenario(tomllib.loads(data.decode("utf-8")), str(path))
    except InputError as error:
        raise InputError(f"{path}: {error}") from None
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise InputError(f"{path}: not a text file (byte {error.start} is not UTF-8)") from None
    except tomllib.TOMLDecodeError as error:
        raise InputError(f"{path}: not TOML: {error}") from None
    except ValueError:
        raise InputError(f"{path}: holds a number with thousands of digits") from None
    except RecursionError:
        raise InputError(f"{path}: nested too deeply") from None


def run_scenario(given: Mapping[str, Any], source: str) -> Outcome:
    """Run a scenario as read."""
    _check_keys("", given, KEYS)
    if given.get("scenario") != 1:
        raise InputError('it begins with "scenario = 1", the version of this format')
    outcome = Outcome(source, _text(given, "title"), tuple(_texts(given, "clauses")))
    table = _set_table(given)
    steps = given.get("step", [])
    if not isinstance(steps, list) or len(steps) > MOST_STEPS:
        raise InputError(f"step: must be a list of at most {MOST_STEPS} tables, [[step]]")
    for number, step in enumerate(steps, start=1):
        try:
            _run_step(table, step, outcome, f"step {number}")
        except InputError as error:
            raise InputError(f"step {number}: {error}") from None
        outcome.steps += 1
    _expect(table, given.get("expect", {}), outcome, "expect")
    return outcome


def _set_table(given: Mapping[str, Any]) -> _Table:
    game = game_named(_text(given, "game"))
    names = _texts(given, "players")
    options = _check_table("options", given.get("options", {}))
    if "players" in options:
        raise InputError('options: the number of players follows from the list "players"')
    chosen = game.options({**{key: str(value) for key, value in options.items()}, "players": str(len(names))})
    seed = str(given.get("seed", "scenario"))
    state = game.positions.from_position(chosen, names, _check_table("position", given.get("position", {})), Rng(seed))
    return _Table(game, chosen, names, seed, state=state)


def _run_step(table: _Table, step: Any, outcome: Outcome, where: str) -> None:
    _check_keys("", _check_table("it", step), STEP_KEYS)
    table.named = _texts(step, "chance")
    if "do" in step:
        _do(table, step, outcome, where)
    elif "refused" in step:
        raise InputError('"refused" needs a "do" that is refused')
    if table.named:
        raise InputError(f'chance was not asked for "{table.named[0]}"')
    _expect(table, step.get("expect", {}), outcome, f"{where}: expect")


def _do(table: _Table, step: Mapping[str, Any], outcome: Outcome, where: str) -> None:
    """Try the step; tell if it should have been accepted or refused otherwise."""
    seat = _seat(table, step)
    text = _text(step, "do")
    wanted = _text(step, "refused")
    clause, why = _submit(table, seat, text)
    if clause:
        outcome.refusals.append(clause)
    told = f'{where}: {table.names[seat]}: "{text}"'
    if wanted and not clause:
        outcome.failures.append(f"{told}: expected a refusal by {wanted}, but it was accepted")
    elif clause != wanted:
        expected = f"a refusal by {wanted}" if wanted else "it to be accepted"
        outcome.failures.append(f"{told}: expected {expected}, but it was refused: {why}")


def _submit(table: _Table, seat: int, text: str) -> tuple[str, str]:
    """The refusing clause and its sentence; both empty if the step was accepted."""
    try:
        table.submit(seat, table.game.notation.read(table.state, text))
    except Refused as refused:
        return refused.refusal.clause, str(refused.refusal)
    except NotationError as error:
        if not error.clause:
            raise
        return error.clause, str(error)
    return "", ""


def _seat(table: _Table, step: Mapping[str, Any]) -> int:
    if "by" not in step:
        return max(0, table.game.rules.to_act(table.state))
    if step["by"] not in table.names:
        raise InputError(f"by: {str(step['by'])[:40]!r} is no player; there is: {', '.join(table.names)}")
    return table.names.index(step["by"])


def _expect(table: _Table, expected: Any, outcome: Outcome, where: str) -> None:
    found = table.game.positions.position(table.state, table.names)
    for key, value in _check_table(where, expected).items():
        if key not in found:
            raise InputError(f'{where}: "{str(key)[:40]}" is not known; there is: {", ".join(found)}')
        if key == "legal" and not isinstance(value, list):
            outcome.failures.append(f"{where}.legal: must be a list")
        elif key == "legal":
            missing = [action for action in value if action not in found[key]]
            outcome.failures += [f'{where}.legal: "{action}" is not legal' for action in missing]
        else:
            outcome.failures += mismatches(f"{where}.{key}", value, found[key], table.names)


def mismatches(where: str, expected: Any, found: Any, names: Sequence[str]) -> list[str]:
    """Where the position differs from what is expected. Of a table, only the entries named count."""
    if isinstance(expected, dict) and isinstance(found, dict):
        told = []
        for key, value in expected.items():
            if key not in found and all(name in found for name in names):
                raise InputError(f'{where}: "{str(key)[:40]}" is no player; there is: {", ".join(names)}')
            nothing = type(value)() if isinstance(value, str | int | list | dict) else None
            told += mismatches(f"{where}.{key}", value, found.get(key, nothing), names)
        return told
    if isinstance(expected, list) and isinstance(found, list):
        same = sorted(map(str, expected)) == sorted(map(str, found))
    elif isinstance(expected, int) and not isinstance(expected, bool) and isinstance(found, list):
        same = expected == len(found)
    else:
        same = expected == found and isinstance(expected, bool) == isinstance(found, bool)
    return [] if same else [f"{where}: expected {_shown(expected)}, found {_shown(found)}"]


def _shown(value: Any) -> str:
    if value in ("", [], {}, None):
        return "nothing"
    return "a huge number" if isinstance(value, int) and abs(value) > 10**15 else repr(value)[:300]


def _check_keys(where: str, table: Mapping[str, Any], allowed: Sequence[str]) -> None:
    for key in table:
        if key not in allowed:
            raise InputError(f'{where}"{str(key)[:40]}" is not known here; there is: {", ".join(allowed)}')


def _check_table(where: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise InputError(f"{where}: must be a table, not {str(value)[:40]!r}")
    return value


def _text(table: Mapping[str, Any], key: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str) or len(value) > 500:
        raise InputError(f"{key}: must be a text, not {str(value)[:40]!r}")
    return value


def _texts(table: Mapping[str, Any], key: str) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise InputError(f"{key}: must be a list of texts, not {str(value)[:40]!r}")
    return value


def run_all(paths: Sequence[Path]) -> list[Outcome]:
    """Run scenarios one after the other; a file that is none becomes an outcome with an error."""
    outcomes = []
    for path in paths:
        try:
            outcomes.append(run_file(path))
        except InputError as error:
            outcomes.append(Outcome(str(path), error=str(error)))
    return outcomes
