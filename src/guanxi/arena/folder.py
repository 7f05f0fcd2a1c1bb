"""A tournament on disk: arena.json says what it is, results.jsonl has a line for each game, records/ the games."""

import json
import os
import re
import secrets
from dataclasses import replace
from pathlib import Path
from typing import Any

from guanxi.arena.match import Match, Outcome
from guanxi.arena.reading import outcome_of
from guanxi.arena.specification import Specification
from guanxi.bots.guests import fence, registered
from guanxi.core.errors import InputError
from guanxi.core.record import save_record

FORMAT = 2


class Folder:
    """Where a tournament is kept. Every finished game is on disk before the next one is counted."""

    def __init__(self, path: Path, spec: Specification) -> None:
        self.path = path
        self.spec = spec
        self.outcomes: dict[int, Outcome] = {}

    @property
    def results(self) -> Path:
        """The file of results."""
        return self.path / "results.jsonl"

    def keep(self, match: Match) -> None:
        """Store a game: first its record, then the line that makes it count."""
        outcome, record = match
        save_record(self.path / "records" / f"{outcome.number:06}.record", record)
        try:
            with self.results.open("ab") as file:
                file.write(json.dumps(outcome.told()).encode() + b"\n")
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise InputError(f"{self.results}: cannot be written: {error.strerror}") from None
        self.outcomes[outcome.number] = outcome

    def first(self, games: int | None = None) -> list[Outcome]:
        """The outcomes of the first games of the schedule, or of all, in its order."""
        return [self.outcomes[number] for number in sorted(self.outcomes) if games is None or number < games]


def open_folder(path: Path, spec: Specification) -> Folder:
    """A new folder, or one to go on with; InputError if something else is kept there."""
    folder = Folder(path, spec)
    _keep_guests_out(folder)
    try:
        (path / "records").mkdir(parents=True, exist_ok=True)
        if not (path / "arena.json").exists():
            _begin(folder)
        _check(folder, _told(path))
        _read(folder, mend=True)
    except OSError as error:
        raise InputError(f"{error.filename or path}: {error.strerror}; choose another folder with --out") from None
    return folder


def look_into(path: Path, spec: Specification) -> Folder:
    """What has been played so far, perhaps nothing; nothing is written."""
    folder = Folder(path, spec)
    try:
        if (path / "arena.json").exists():
            _check(folder, _told(path))
            _read(folder, mend=False)
    except OSError as error:
        raise InputError(f"{error.filename or path}: {error.strerror}") from None
    return folder


def _keep_guests_out(folder: Folder) -> None:
    """The seeds of all games are there."""
    guests = list(dict.fromkeys(folder.spec.guests))
    if guests and fence.lets_read(folder.path, [registered()[name].module for name in guests]):
        told = f"{', '.join(guests)} could read the seeds there, among modules that can be imported"
        raise InputError(f"{folder.path}: {told}; choose another folder with --out")


def _begin(folder: Folder) -> None:
    if folder.results.exists():
        raise InputError(
            f"{folder.path}: has results but no arena.json to say of what; choose another folder with --out"
        )
    secret = secrets.token_hex(16) if folder.spec.guests else ""
    told = {"arena": FORMAT, **folder.spec.told(), "secret": secret}
    save_record(folder.path / "arena.json", json.dumps(told, indent=2) + "\n")


def _told(path: Path) -> dict[str, Any]:
    try:
        found = json.loads((path / "arena.json").read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        raise InputError(f"{path / 'arena.json'}: is not a specification; choose another folder with --out")
    return found


def _check(folder: Folder, told: dict[str, Any]) -> None:
    mine = {"arena": FORMAT, **folder.spec.told()}
    for name in mine:
        if told.get(name) != mine[name]:
            raise InputError(
                f"{folder.path}: another tournament is kept there: its {name} is {json.dumps(told.get(name))[:200]}, "
                f"not {json.dumps(mine[name])}; choose another folder with --out"
            )
    secret = told.get("secret")
    if not isinstance(secret, str) or not re.fullmatch(r"[0-9a-f]{32}" if folder.spec.guests else "", secret):
        raise InputError(f"{folder.path / 'arena.json'}: its secret is damaged; choose another folder with --out")
    folder.spec = replace(folder.spec, secret=secret)


def _read(folder: Folder, mend: bool) -> None:
    """Read the results. A last line that was cut off by a crash does not count; mended, it is cut away."""
    if not folder.results.exists():
        return
    data = folder.results.read_bytes()
    whole = data[: data.rfind(b"\n") + 1]
    for number, line in enumerate(whole.splitlines(), start=1):
        try:
            outcome = outcome_of(line, folder.spec)
        except ValueError as error:
            what = "it is no JSON" if isinstance(error, json.JSONDecodeError | UnicodeDecodeError) else error
            told = f"is damaged; take it out and run the same command again: its game is played again ({what})"
            raise InputError(f"{folder.results}: line {number} {told}") from None
        folder.outcomes.setdefault(outcome.number, outcome)
    if mend and len(whole) < len(data):
        with folder.results.open("r+b") as file:
            file.truncate(len(whole))
