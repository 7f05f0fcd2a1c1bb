"""`guanxi clauses`: which clauses have a test, which refusals and examples are met, where each rule is stated."""

import argparse
import json
from pathlib import Path

from guanxi.commands.common import add_game
from guanxi.core.errors import InputError

EPILOG = """\
Examples:
  guanxi clauses GAME                                  what is covered and what is missing
  guanxi clauses GAME --check                          the same; exit code 1 while anything is missing
  guanxi clauses GAME --where -o docs/where/GAME.md    the page that leads from clauses to code and tests

Run it inside a checkout: the evidence is read from src/, tests/ and scenarios/ each time."""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = commands.add_parser(
        "clauses",
        help="check that every clause has a test and a place in the code; show where",
        description="Which clauses have a test, which refusals and worked examples are met, where each rule lives.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument("--check", action="store_true", help="exit with 1 while anything is missing")
    parser.add_argument("--where", action="store_true", help="print the page that tells where each rule lives")
    parser.add_argument("-o", "--output", type=Path, metavar="FILE", help="write the page of --where to a file")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the report or the page."""
    from guanxi.commands.evidence import places, report, running, stated, where
    from guanxi.core.catalogue import games, load_catalogue

    if args.output and not args.where:
        raise InputError("-o writes the page of --where; add --where")
    if args.where and args.check and args.json and not args.output:
        raise InputError("--where and --check would print two JSON texts; write the page to a file with -o")
    catalogue = load_catalogue(args.game.lower())
    root = places.checkout(Path.cwd())
    known = {clause.id for game in games() for clause in load_catalogue(game).clauses}
    tests, scenarios = places.cited_by_tests(root, known), places.cited_by_scenarios(root, catalogue)
    code = stated.stated(root / places.folder_of(catalogue), catalogue)
    if args.where:
        sections = where.where(root, catalogue, tests, scenarios, code)
        _publish(_json(sections) if args.json else where.page(catalogue, sections), args.output)
    if args.where and not args.check:
        return 0
    found = report.check(root, catalogue, tests, scenarios, code, running.run_file)
    print(_json(report.as_data(found)) if args.json else report.as_table(found))
    return 1 if args.check and not found.complete else 0


def _json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=2)


def _publish(page: str, output: Path | None) -> None:
    if output is None:
        print(page)
        return
    try:
        output.parent.mkdir(parents=True, exist_ok=True)
        output.write_text(page + "\n", encoding="utf-8")
    except OSError as error:
        raise InputError(f"cannot write {output}: {error.strerror}") from error
