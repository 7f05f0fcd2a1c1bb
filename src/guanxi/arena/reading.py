"""The lines of results.jsonl, read with care: ValueError says what is wrong with one."""

import json
from typing import Any, TypeVar

from guanxi.arena.clock import Clock
from guanxi.arena.match import Outcome
from guanxi.arena.specification import Specification

LARGEST = 1 << 53  # of numbers that anybody means
LONGEST = 400  # letters
Row = TypeVar("Row")


def outcome_of(line: bytes, spec: Specification) -> Outcome:
    """What came of a game of this tournament."""
    try:
        told = _object(json.loads(line), Outcome)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    clocks = [_object(clock, Clock) for clock in _row(told, "clocks", spec, dict)]
    found = Outcome(
        number=_whole(told, "number"),
        seed=_text(told, "seed"),
        entrants=_row(told, "entrants", spec, int),
        reason=_text(told, "reason"),
        totals=_row(told, "totals", spec, int),
        places=_row(told, "places", spec, int),
        sources=_row(told, "sources", spec, dict),
        moves=_whole(told, "moves"),
        turns=_whole(told, "turns"),
        clocks=tuple(_clock(clock) for clock in clocks),
        engine=_text(told, "engine"),
    )
    _check(found, spec)
    return found


def _check(found: Outcome, spec: Specification) -> None:
    if len(set(found.entrants)) < spec.table or not all(0 <= one < len(spec.players) for one in found.entrants):
        raise ValueError("its entrants are not those of the tournament")
    if 1 not in found.places or not all(1 <= place <= spec.table for place in found.places):
        raise ValueError("its places are none")
    for points in found.sources:
        for name in points:
            _text({"source": name}, "source")
            _whole(points, name, least=-LARGEST)


def _clock(told: dict[str, Any]) -> Clock:
    return Clock(
        asked=_whole(told, "asked"),
        seconds=_figure(told, "seconds"),
        slowest=_figure(told, "slowest"),
        illegal=_whole(told, "illegal"),
        late=_whole(told, "late"),
        fault=_text(told, "fault"),
    )


def _object(told: object, kind: type[Outcome] | type[Clock]) -> dict[str, Any]:
    """With the fields of a kind, and no others."""
    if not isinstance(told, dict):
        raise ValueError("it is no object")
    for name in kind.__dataclass_fields__.keys() ^ told.keys():
        raise ValueError(f"it has no {name}" if name in kind.__dataclass_fields__ else f"{name[:40]!r} is unknown")
    return told


def _row(told: dict[str, Any], name: str, spec: Specification, kind: type[Row]) -> tuple[Row, ...]:
    """One for each seat."""
    row = told[name]
    if not isinstance(row, list) or len(row) != spec.table:
        raise ValueError(f"{name} is no list of {spec.table}")
    if any(type(one) is not kind or (isinstance(one, int) and abs(one) > LARGEST) for one in row):
        raise ValueError(f"{name} has something in it that does not belong there")
    return tuple(row)


def _whole(told: dict[str, Any], name: str, least: int = 0) -> int:
    number = told[name]
    if type(number) is not int or not least <= number <= LARGEST:
        raise ValueError(f"{name[:40]} is no number of anything")
    return number


def _figure(told: dict[str, Any], name: str) -> float:
    figure = told[name]
    if type(figure) not in (int, float) or not 0 <= figure <= LARGEST:
        raise ValueError(f"{name} is no figure")
    return float(figure)


def _text(told: dict[str, Any], name: str) -> str:
    text = told[name]
    if not isinstance(text, str) or len(text) > LONGEST or not text.isprintable():
        raise ValueError(f"{name} is no line of text")
    return text
