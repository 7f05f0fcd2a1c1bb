"""`guanxi laws`: what must hold in every game, tried on seeded games. For those who write a game."""

import argparse
import json
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import add_game, positive, progress

if TYPE_CHECKING:
    from guanxi.laws import Law, Trial

EPILOG = """\
Legal is what is not refused, a copy is a copy, a view tells nothing that a seat cannot know, events tell all that
happens, a record replays ...: docs/new-game.md. The exit code is 1 if a law does not hold.

  guanxi laws GAME
  guanxi laws GAME --only events --games 20"""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "laws",
        help="try what must hold in every game, for those who write one",
        description="Try the laws of every game on seeded games with all options.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=positive, help="games for each law and choice of options")
    parser.add_argument("--only", metavar="LAW", action="append", help="this law only; may be said several times")
    parser.add_argument("--json", action="store_true", help="print one JSON object for machines")
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
