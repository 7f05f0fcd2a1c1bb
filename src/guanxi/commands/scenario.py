"""`guanxi scenario`: run scenario files and tell what did not hold."""

import argparse
import json
import sys
from pathlib import Path

EPILOG = """\
A scenario is a TOML file with a position, steps that must be accepted or refused, and expectations;
docs/scenarios.md specifies it, scenarios/ has many.
Exit code: 0 all held, 1 something did not, 2 a file is no scenario.

  guanxi scenario scenarios/GAME/*.toml
  guanxi scenario --json my-rule.toml"""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "scenario",
        help="run scenario files: positions, steps, expectations",
        description="Run scenario files and tell which expectation failed, with expected and actual values.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", metavar="FILE", nargs="+", type=Path, help="scenario files, or folders of them")
    parser.add_argument("--json", action="store_true", help="print one JSON object for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Run them all; the worst of them decides the exit code."""
    from guanxi.core.scenario import run_all

    outcomes = run_all(_files(arguments.files))
    if arguments.json:
        scenarios = [
            {
                "file": outcome.source,
                "title": outcome.title,
                "passed": outcome.passed,
                "steps": outcome.steps,
                "clauses": outcome.clauses,
                "refused": outcome.refused,
                "failures": outcome.failures,
                "error": outcome.error,
            }
            for outcome in outcomes
        ]
        passed = sum(outcome.passed for outcome in outcomes)
        print(json.dumps({"passed": passed, "failed": len(outcomes) - passed, "scenarios": scenarios}, indent=2))
    else:
        for outcome in outcomes:
            print(f"{'ok    ' if outcome.passed else 'FAILED'} {outcome.source}: {outcome.title}".rstrip(": "))
            for failure in outcome.failures:
                print(f"       {failure}")
        print(f"{sum(outcome.passed for outcome in outcomes)} passed, {sum(not o.passed for o in outcomes)} failed")
    for outcome in outcomes:
        if outcome.error:
            print(f"guanxi scenario: {outcome.error}", file=sys.stderr)
    if any(outcome.error for outcome in outcomes):
        return 2
    return 0 if all(outcome.passed for outcome in outcomes) else 1


def _files(given: list[Path]) -> list[Path]:
    """Folders stand for the scenarios in them."""
    return [file for path in given for file in (sorted(path.rglob("*.toml")) if path.is_dir() else [path])]
