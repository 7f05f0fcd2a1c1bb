"""`guanxi scenario`: run scenario files and tell what did not hold."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command
from guanxi.core.reader import language_of_reader
from guanxi.core.showing import shown

if TYPE_CHECKING:
    from guanxi.core.scenario import Outcome


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "scenario")
    parser.add_argument("files", metavar=placeholder("file"), nargs="+", type=Path, help=say("scenario-files"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run them all; the worst of them decides the exit code."""
    from guanxi.core.scenario import run_all

    outcomes = run_all(_files(arguments.files))
    if arguments.json:
        print(json.dumps({**_counts(outcomes), "scenarios": [_data(outcome) for outcome in outcomes]}, indent=2))
    else:
        for outcome in outcomes:
            print("\n".join(_lines(outcome)))
        counts = {word: count for word, count in _counts(outcomes).items() if count or word != "pending"}
        print(", ".join(say(f"scenario-{word}", count=count) for word, count in counts.items()))
    for outcome in outcomes:
        if outcome.error:
            print(f"guanxi scenario: {outcome.error.told(language_of_reader())}", file=sys.stderr)
    if any(outcome.error for outcome in outcomes):
        return 2
    return 1 if any(outcome.failed for outcome in outcomes) else 0


def _counts(outcomes: "Sequence[Outcome]") -> dict[str, int]:
    passed, failed = sum(outcome.passed for outcome in outcomes), sum(outcome.failed for outcome in outcomes)
    return {"passed": passed, "failed": failed, "pending": len(outcomes) - passed - failed}


def _data(outcome: "Outcome") -> dict[str, Any]:
    return {
        "file": outcome.source,
        "title": outcome.title,
        "passed": outcome.passed,
        "pending": outcome.pending,
        "steps": outcome.steps,
        "clauses": outcome.clauses,
        "refused": outcome.refused,
        "failures": outcome.failures,
        "error": str(outcome.error or ""),
    }


def _lines(outcome: "Outcome") -> list[str]:
    words = [say(f"scenario-is-{word}") for word in ("failed", "passed", "pending")]
    word = words[0 if outcome.failed else 1 if outcome.passed else 2].ljust(max(map(len, words)))
    told = [f"       {failure}" for failure in outcome.failures]
    if outcome.pending:
        told.append("       " + say("scenario-waits", rule=outcome.pending))
    return [shown(line) for line in (f"{word} {outcome.source}: {outcome.title}".rstrip(": "), *told)]


def _files(given: list[Path]) -> list[Path]:
    """Folders stand for the scenarios in them."""
    return [file for path in given for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
