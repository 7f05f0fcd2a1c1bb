"""`guanxi clauses`: which clauses have a test, which refusals and examples are met, where each rule is stated."""

import argparse
import json
from pathlib import Path

from guanxi.commands.common import add_game
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command
from guanxi.core.errors import InputError


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "clauses")
    add_game(parser)
    parser.add_argument("--check", action="store_true", help=say("clauses--check"))
    parser.add_argument("--where", action="store_true", help=say("clauses--where"))
    parser.add_argument("-o", "--output", type=Path, metavar=placeholder("file"), help=say("clauses--output"))
    parser.add_argument("--json", action="store_true", help=say("shared--json-plain"))
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
