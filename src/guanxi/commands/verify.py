"""`guanxi verify`: does a record hold, line by line, with its result and its seed?"""

import argparse
import json
from pathlib import Path
from typing import TYPE_CHECKING

from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command
from guanxi.core.showing import shown

if TYPE_CHECKING:
    from guanxi.core.record import Record


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "verify")
    parser.add_argument("files", metavar=placeholder("record"), nargs="+", type=Path, help=say("verify-files"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
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
            print(_told(path, record))
    if arguments.json:
        print(json.dumps({"verified": len(found), "records": found}, indent=2))
    return 0


def _told(path: Path, record: "Record") -> str:
    return say(
        "verify-holds",
        file=shown(str(path)),
        actions=len(record.standing),
        fallen=say("verify-fallen", fallen=record.fallen) if record.fallen else "",
        state=say("verify-finished" if record.finished else "verify-unfinished"),
        seed=say("verify-seed" if record.seed else "verify-sealed"),
    )
