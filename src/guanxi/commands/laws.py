"""`guanxi laws`: what must hold in every game, tried on seeded games. For those who write a game."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import add_game, positive, progress
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command

if TYPE_CHECKING:
    from guanxi.laws import Law, Trial


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "laws")
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=positive, help=say("laws--games"))
    parser.add_argument("--only", metavar=placeholder("law"), action="append", help=say("laws--only"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Try them all, and tell which do not hold."""
    from guanxi.core.errors import InputError
    from guanxi.core.game import game_named
    from guanxi.laws import LAWS, Trial

    trial = Trial(game_named(arguments.game))
    unknown = [name for name in arguments.only or () if name not in LAWS]
    if unknown:
        raise InputError(f"there is no law {unknown[0][:40]!r}; there is: {', '.join(LAWS)}")
    laws = [LAWS[name] for name in arguments.only or LAWS]
    with progress("trying", len(laws)) as (bar, task):
        found = []
        for law in laws:
            found.append(_tried(law, trial, arguments.games))
            bar.advance(task)
    print(json.dumps({"game": arguments.game, "laws": found}, indent=2) if arguments.json else _told(found))
    return 0 if all(row["holds"] for row in found) else 1


def _tried(law: "Law", trial: "Trial", games: int | None) -> dict[str, Any]:
    """A law with all options, up to the first with which it does not hold."""
    looked, problem = 0, ""
    try:
        for options in trial.options:
            looked += law.hold(trial, options, games)
    except AssertionError as error:
        problem = str(error)
    except Exception as error:  # the game that is tried: whatever it raises
        problem = f"{law.name}: {trial.where}: {type(error).__name__}: {error}"
    return {"law": law.name, "about": law.about, "looked": looked, "holds": not problem, "problem": problem}


def _told(found: list[dict[str, Any]]) -> str:
    rows = [
        f"{'holds' if row['holds'] else 'FAILS'}  {row['law']:15} {row['looked']:>7,}  {row['about']}" for row in found
    ]
    return "\n".join([*rows, *(f"\n{row['problem']}" for row in found if row["problem"])])
