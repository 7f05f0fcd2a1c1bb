"""`guanxi verify`: does a record hold, line by line, with its result and its seed?"""

import argparse
import json
from pathlib import Path

from guanxi.core.showing import shown

EPILOG = """\
Every action is played again through the rules, also those that fell by a rewind, the result is computed anew, the
seed is compared with the commitment made at the start, and every card dealt with what that seed and the numbers added
to it deal. Where rewinds were voted on, all must have agreed. Exit code: 0 it holds, 2 it does not (and where)."""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "verify",
        help="check a record: every action, the result, the shuffle",
        description="Check that a record is a true game.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("files", metavar="RECORD", nargs="+", type=Path, help="records of games (docs/records.md)")
    parser.add_argument("--json", action="store_true", help="print one JSON object for machines")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check them one after the other; the first that does not hold ends it."""
    from guanxi.core.record import read_record, verify

    found = []
    for path in arguments.files:
        record = read_record(path)
        table = verify(record)
        result = table.game.result(table.state)
        found.append(
            {
                "file": str(path),
                "game": record.game,
                "actions": len(record.standing),
                "fallen": record.fallen,
                "finished": record.finished,
                "seed_matches": bool(record.seed),
                "added": record.added,
                "take_back": record.take_back,
                "reason": result.reason,
                "totals": dict(zip(table.names, result.totals, strict=True)),
                "winners": [table.names[seat] for seat in result.winners] if record.finished else [],
            }
        )
        if not arguments.json:
            state = "its result holds" if record.finished else "the game is unfinished"
            seed = "the seed matches its commitment" if record.seed else "the seed is not revealed"
            fallen = f" (and {record.fallen} that fell)" if record.fallen else ""
            print(f"{shown(str(path))}: all {len(record.standing)} actions hold{fallen}, {state}, {seed}")
    if arguments.json:
        print(json.dumps({"verified": len(found), "records": found}, indent=2))
    return 0
