"""Scenarios: a position, what is done in it, and what must come of it, in a TOML file. See docs/scenarios.md."""

import difflib
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError, NotationError
from guanxi.core.game import Game, Options, State, game_named
from guanxi.core.reading import read_toml
from guanxi.core.rng import Rng
from guanxi.core.rotating import rotations
from guanxi.core.saying import at, did_you_mean, sentence
from guanxi.core.table import Table

LARGEST = 1_000_000  # bytes
MOST_STEPS = 1000
MOST_WAYS = 20  # to play one scenario, by the options given as lists
KEYS = (
    *("scenario", "game", "title", "note", "pending", "clauses", "players", "fixed_seats", "seed", "options"),
    *("position", "step", "expect"),
)
STEP_KEYS = ("by", "do", "try", "refused", "chance", "expect", "note")


@dataclass
class Outcome:
    """What came of a scenario: its failures, and the clauses that its refusals really named."""

    source: str
    title: str = ""
    clauses: tuple[str, ...] = ()
    failures: list[str] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)
    steps: int = 0
    error: InputError | None = None  # of a file that is no scenario
    pending: str = ""  # the option that it waits for

    @property
    def passed(self) -> bool:
        """Did everything hold? Nobody can tell of one that is pending."""
        return not self.failures and not self.error and not self.pending

    @property
    def failed(self) -> bool:
        """Did something not hold, or is the file no scenario?"""
        return bool(self.failures or self.error)

    @property
    def refused(self) -> tuple[str, ...]:
        """The clauses that refused something."""
        return tuple(dict.fromkeys(self.refusals))


class _Table(Table):
    """A table whose next cards a scenario may name, and on which something may be tried."""

    named: Sequence[str] = ()

    def __init__(self, game: Game, options: Options, names: Sequence[str], seed: str, start: State) -> None:
        self.start = start
        super().__init__(game, options, names, seed, state=game.rules.copy(start))

    def again(self) -> "_Table":
        """Another table on which the same has been done."""
        other = _Table(self.game, self.options, self.players, self.seed, self.start)
        for done in self.actions[len(other.actions) :]:
            other.play(done.seat, done.action)
        return other

    def outcome(self, state: State, number: int) -> int:
        if not self.named:
            return super().outcome(state, number)
        text, self.named = self.named[0], self.named[1:]
        actions = self.game.notation.read(state, text)
        if len(actions) != 1 or actions[0] not in dict(self.game.rules.weights(state)):
            raise InputError(sentence("scenario-chance-cannot", text=text))
        return actions[0]


def run_file(path: Path) -> Outcome:
    """Run one scenario; InputError says what is wrong with a file that is none."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
        if len(data) > LARGEST:
            raise InputError(sentence("larger-than", most=LARGEST))
        return run_scenario(read_toml(data.decode("utf-8")), str(path))
    except InputError as error:
        raise InputError(at(path, error)) from None
    except OSError as error:
        raise InputError(sentence("file-unreadable", file=path, why=error.strerror)) from None
    except UnicodeDecodeError as error:
        raise InputError(sentence("file-no-text", file=path, byte=error.start)) from None
    except RecursionError:
        raise InputError(sentence("file-nested-too-deeply", file=path)) from None


def run_scenario(given: Mapping[str, Any], source: str) -> Outcome:
    """Run a scenario as read."""
    _check_keys("", given, KEYS)
    if given.get("scenario") != 1:
        raise InputError(sentence("scenario-begins"))
    outcome = Outcome(source, _text(given, "title"), tuple(_texts(given, "clauses")))
    game = game_named(_text(given, "game"))
    options = _check_table("options", given.get("options", {}))
    if "pending" in given:
        _run_pending(game, given, options, outcome)
        return outcome
    for chosen, way in _ways(options):
        table = _run_once(game, given, chosen, outcome, way)
        if outcome.passed:
            outcome.failures += _rotated_failures(table, given, chosen, way)
    return outcome


def _rotated_failures(table: "_Table", given: Mapping[str, Any], options: Mapping[str, str], way: str) -> list[str]:
    """What does not hold any more where everybody sits some places further."""
    failures: list[str] = []
    fixed = given.get("fixed_seats", False)
    if not isinstance(fixed, bool):
        raise InputError(sentence("scenario-fixed-seats", fixed=repr(str(fixed)[:40])))
    if fixed:
        return failures
    for places, turned in rotations(table.game, table.start, table.state, table.names, given):
        trial, told = Outcome(""), f"{way}seats rotated by {places}: "
        try:
            _run_once(table.game, turned, options, trial, told)
        except InputError as error:
            trial.failures.append(f"{told}{error}")
        failures += trial.failures
    return failures


def _ways(options: Mapping[str, Any]) -> Iterator[tuple[Mapping[str, str], str]]:
    """Every way to choose one value of each option, with the words that tell it from the others."""
    if "players" in options:
        raise InputError(sentence("scenario-players"))
    values = [value if isinstance(value, list) else [value] for value in options.values()]
    sizes = [len(each) for each in values]
    if 0 in sizes or max(sizes, default=1) > MOST_WAYS or math.prod(sizes) > MOST_WAYS:
        raise InputError(sentence("scenario-ways", most=MOST_WAYS, less=int(0 in sizes)))
    listed = [name for name, value in options.items() if isinstance(value, list)]
    for way in product(*values):
        chosen = {name: str(value) for name, value in zip(options, way, strict=True)}
        yield chosen, "".join(f"{name} {chosen[name]}: " for name in listed)


def _run_once(game: Game, given: Mapping[str, Any], options: Mapping[str, str], outcome: Outcome, way: str) -> _Table:
    """Set the table in one way, take all steps, and compare; the table as it is then."""
    table = _set_table(game, given, options)
    steps = given.get("step", [])
    if not isinstance(steps, list) or len(steps) > MOST_STEPS:
        raise InputError(sentence("scenario-steps", most=MOST_STEPS))
    for number, step in enumerate(steps, start=1):
        try:
            _run_step(table, step, outcome, f"{way}step {number}")
        except InputError as error:
            raise InputError(sentence("scenario-step", way=way, number=number, why=error)) from None
        outcome.steps += 1
    _expect(table, given.get("expect", {}), outcome, f"{way}expect")
    return table


def _run_pending(game: Game, given: Mapping[str, Any], options: Mapping[str, Any], outcome: Outcome) -> None:
    """Of a scenario that waits for an option: nobody can choose it yet, and the rules as played give something else."""
    name = outcome.pending = _text(given, "pending")
    _check_house_rule(game, name, options)
    as_played = {key: value for key, value in options.items() if key != name}
    trial = Outcome(outcome.source)
    for chosen, way in _ways(as_played):
        _run_once(game, given, chosen, trial, way)
    outcome.steps = trial.steps
    if not trial.failures:
        outcome.failures.append(f'pending: it holds without "{name}" too')
    if _plays(game, {**chosen, name: str(options[name])}, given):
        outcome.failures.append(f'pending: "{name}" can be played now; take the key "pending" away')
    if outcome.failures:
        outcome.pending = ""


def _check_house_rule(game: Game, name: str, options: Mapping[str, Any]) -> None:
    """Is it one of the catalogue, and is it told how to play it?"""
    rules = {option.name: option.values for option in load_catalogue(game.name).options if not option.official}
    if name not in rules:
        near = difflib.get_close_matches(name, rules, n=1)
        raise InputError(sentence("scenario-pending-no-rule", name=repr(name[:40]), hint=did_you_mean(near)))
    if str(options.get(name)) not in rules[name]:
        raise InputError(sentence("scenario-pending-options", name=name, rules=", ".join(rules[name])))


def _plays(game: Game, options: Mapping[str, str], given: Mapping[str, Any]) -> bool:
    """Can these options be chosen?"""
    try:
        game.options({**options, "players": str(len(_texts(given, "players")))})
    except InputError:
        return False
    return True


def _set_table(game: Game, given: Mapping[str, Any], options: Mapping[str, str]) -> _Table:
    names = _texts(given, "players")
    chosen = game.options({**options, "players": str(len(names))})
    seed = str(given.get("seed", "scenario"))
    state = game.positions.from_position(chosen, names, _check_table("position", given.get("position", {})), Rng(seed))
    return _Table(game, chosen, names, seed, state)


def _run_step(table: _Table, step: Any, outcome: Outcome, where: str) -> None:
    _check_keys("", _check_table("it", step), STEP_KEYS)
    if "try" in step:
        if "do" in step or "refused" in step:
            raise InputError(sentence("scenario-try-alone"))
        table = table.again()
    table.named = _texts(step, "chance")
    if "do" in step or "try" in step:
        _do(table, step, outcome, where)
    elif "refused" in step:
        raise InputError(sentence("scenario-refused-needs-do"))
    if table.named:
        raise InputError(sentence("scenario-chance-not-asked", named=table.named[0]))
    _expect(table, step.get("expect", {}), outcome, f"{where}: expect")


def _do(table: _Table, step: Mapping[str, Any], outcome: Outcome, where: str) -> None:
    """Carry the step out; tell if it should have been accepted or refused otherwise."""
    seat = _seat(table, step)
    text = _text(step, "try" if "try" in step else "do")
    wanted = _clauses(step, "refused")
    clause, why = _against(table, seat, text)
    told = f'{where}: {table.names[seat]}: "{text}"'
    if not clause:
        table.submit(seat, table.game.notation.read(table.state, text))
    _compare(outcome, told, wanted, clause, why)


def _compare(outcome: Outcome, told: str, wanted: Sequence[str], clause: str, why: str) -> None:
    """Was something accepted, or refused by one of the clauses, as it should have been?"""
    if clause:
        outcome.refusals.append(clause)
    expected = f"a refusal by {' or '.join(wanted)}" if wanted else "it to be accepted"
    if wanted and not clause:
        outcome.failures.append(f"{told}: expected {expected}, but it was accepted")
    elif clause and clause not in wanted:
        outcome.failures.append(f"{told}: expected {expected}, but it was refused: {why}")


def _against(table: _Table, seat: int, text: str) -> tuple[str, str]:
    """The clause against a line, and its sentence; both empty if nothing is."""
    try:
        refusal = table.why_not(seat, *table.game.notation.read(table.state, text))
    except NotationError as error:
        if not error.clause:
            raise
        return error.clause, str(error)
    return (refusal.clause, str(refusal)) if refusal else ("", "")


def _seat(table: _Table, step: Mapping[str, Any]) -> int:
    if "by" not in step:
        return max(0, table.game.rules.to_act(table.state))
    if step["by"] not in table.names:
        raise InputError(sentence("scenario-by-whom", step=repr(str(step["by"])[:40]), names=", ".join(table.names)))
    return table.names.index(step["by"])


def _expect(table: _Table, expected: Any, outcome: Outcome, where: str) -> None:
    if not _check_table(where, expected):
        return
    found = table.game.positions.position(table.state, table.names)
    for key, value in expected.items():
        if key in ("legal", "legal_only"):
            outcome.failures += _not_legal(f"{where}.{key}", value, found["legal"], key == "legal_only")
        elif key == "refused":
            _expect_refusals(table, value, outcome, f"{where}.refused")
        elif key == "seen":
            outcome.failures += _not_seen(table, value, f"{where}.seen")
        elif key in found:
            outcome.failures += mismatches(f"{where}.{key}", value, found[key], table.names)
        else:
            known = ", ".join([*found, "legal_only", "refused", "seen"])
            raise InputError(sentence("not-known", where=where, key=str(key)[:40], known=known))


def _not_legal(where: str, expected: Any, legal: Sequence[str], only: bool) -> list[str]:
    """Which lines are not legal; and, if no others should be, which others are."""
    if not isinstance(expected, list):
        return [f"{where}: must be a list"]
    told = [f'{where}: "{str(line)[:60]}" is not legal' for line in expected if line not in legal]
    return told + [f'{where}: "{line}" is legal too' for line in legal if only and line not in expected]


def _expect_refusals(table: _Table, expected: Any, outcome: Outcome, where: str) -> None:
    """What whoever is to act may not do now, each line with the clause against it."""
    seat = max(0, table.game.rules.to_act(table.state))
    for text in _check_table(where, expected):
        wanted = _clauses(expected, text)
        if not wanted:
            raise InputError(sentence("scenario-needs-clause", where=where, text=text[:60]))
        clause, why = _against(table, seat, text)
        _compare(outcome, f'{where}: "{text[:60]}"', wanted, clause, why)


def _not_seen(table: _Table, expected: Any, where: str) -> list[str]:
    """By player: where the position as this one sees it differs from what is expected."""
    told = []
    for name, words in _check_table(where, expected).items():
        if name not in table.names:
            raise InputError(sentence("no-player", where=where, name=repr(name[:40]), names=", ".join(table.names)))
        found = table.game.positions.position(table.state, table.names, table.names.index(name))
        _check_keys(f"{where}.{name}: ", _check_table(f"{where}.{name}", words), list(found))
        told += mismatches(f"{where}.{name}", words, found, table.names)
    return told


def mismatches(where: str, expected: Any, found: Any, names: Sequence[str]) -> list[str]:
    """Where the position differs from what is expected. Of a table, only the entries named count; `_` is `-`."""
    if isinstance(expected, dict) and isinstance(found, dict):
        told, entries = [], {_spelt(key): value for key, value in found.items()}
        for key, value in expected.items():
            if _spelt(key) not in entries and all(name in found for name in names):
                raise InputError(sentence("no-such-player", where=where, key=str(key)[:40], names=", ".join(names)))
            nothing = type(value)() if isinstance(value, str | int | list | dict) else None
            told += mismatches(f"{where}.{key}", value, entries.get(_spelt(key), nothing), names)
        return told
    if isinstance(expected, list) and isinstance(found, list):
        same = sorted(map(_spelt, expected)) == sorted(map(_spelt, found))
    elif isinstance(expected, int) and not isinstance(expected, bool) and isinstance(found, list | dict):
        same = expected == len(found)
    else:
        same = _alike(expected, found) and isinstance(expected, bool) == isinstance(found, bool)
    return [] if same else [f"{where}: expected {_shown(expected)}, found {_shown(found)}"]


def _spelt(value: Any) -> str:
    """In one spelling: positions have words with `_`, and notation with `-`."""
    return str(value).replace("_", "-")


def _alike(expected: Any, found: Any) -> bool:
    both = isinstance(expected, str) and isinstance(found, str)
    return _spelt(expected) == _spelt(found) if both else bool(expected == found)


def _shown(value: Any) -> str:
    if value in ("", [], {}, None):
        return "nothing"
    return "a huge number" if isinstance(value, int) and abs(value) > 10**15 else repr(value)[:300]


def _check_keys(where: str, table: Mapping[str, Any], allowed: Sequence[str]) -> None:
    for key in table:
        if key not in allowed:
            raise InputError(sentence("unknown-here", where=where, key=str(key)[:40], allowed=", ".join(allowed)))


def _check_table(where: str, value: Any) -> Mapping[str, Any]:
    if not isinstance(value, dict):
        raise InputError(sentence("must-be-table", where=where, value=repr(str(value)[:40])))
    return value


def _text(table: Mapping[str, Any], key: str) -> str:
    value = table.get(key, "")
    if not isinstance(value, str) or len(value) > 500:
        raise InputError(sentence("must-be-text", key=key, value=repr(str(value)[:40])))
    return value


def _texts(table: Mapping[str, Any], key: str) -> list[str]:
    value = table.get(key, [])
    if not isinstance(value, list) or not all(isinstance(text, str) for text in value):
        raise InputError(sentence("must-be-texts", key=key, value=repr(str(value)[:40])))
    return value


def _clauses(table: Mapping[str, Any], key: str) -> list[str]:
    """The clauses of which one refuses: one, or a list of them; none if nothing is refused."""
    if isinstance(table.get(key), list):
        if not table[key]:
            raise InputError(sentence("names-no-clause", key=key))
        return _texts(table, key)
    return list(filter(None, [_text(table, key)]))


def run_all(paths: Sequence[Path]) -> list[Outcome]:
    """Run scenarios one after the other; a file that is none becomes an outcome with an error."""
    outcomes = []
    for path in paths:
        try:
            outcomes.append(run_file(path))
        except InputError as error:
            outcomes.append(Outcome(str(path), error=error))
    return outcomes
