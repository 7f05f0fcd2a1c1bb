"""`guanxi ladder`: the standing measurement of all computer players, and the page that tells of it."""

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.commands.arena import add_work
from guanxi.commands.common import games_told, positive
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command

if TYPE_CHECKING:
    from guanxi.arena.ladder.parts import Played
    from guanxi.arena.ladder.plan import Contest, Plan


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "ladder")
    parser.add_argument("--games", metavar="N", type=positive, default=240, help=say("ladder--games"))
    parser.add_argument("--strong", metavar=placeholder("bot"), default="planner", help=say("ladder--strong"))
    parser.add_argument("--strong-games", metavar="N", type=positive, default=2000, help=say("ladder--strong-games"))
    parser.add_argument("--duels", action="store_true", help=say("ladder--duels"))
    parser.add_argument("--only", metavar=placeholder("game"), help=say("shared-game-only", games=games_told()))
    parser.add_argument(
        "--out", metavar=placeholder("dir"), type=Path, default=Path("arena/ladder"), help=say("ladder--out")
    )
    parser.add_argument(
        "-o",
        "--page",
        metavar=placeholder("file"),
        type=Path,
        default=Path("docs/strength.md"),
        help=say("ladder--page"),
    )
    parser.add_argument("--write-only", action="store_true", help=say("ladder--write-only"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
    add_work(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play what is missing, and write the page."""
    from guanxi.arena.ladder.plan import make_plan

    plan = make_plan(arguments.only, arguments.duels, arguments.games, arguments.strong, arguments.strong_games)
    for told in plan.left_out:
        print("guanxi ladder: " + say("ladder-left-out", what=told), file=sys.stderr)
    if not arguments.write_only:
        try:
            _play(plan, arguments)
        except KeyboardInterrupt:
            print("\n" + say("ladder-stopped", folder=arguments.out), file=sys.stderr)
            return 130
    _write(plan, arguments)
    return 0


def _play(plan: "Plan", arguments: argparse.Namespace) -> None:
    from guanxi.arena.folder import open_folder
    from guanxi.arena.tournament import missing, play_tasks, players_at_work
    from guanxi.arena.watching import watching

    with players_at_work(arguments.jobs, arguments.ray) as play:
        for number, contest in enumerate(plan.contests, start=1):
            folder = open_folder(arguments.out / contest.spec.slug, contest.spec)
            tasks = missing(folder, contest.games)
            if tasks:
                print(_what(number, plan, contest), file=sys.stderr)
                done = folder.first(contest.games)
                with watching("playing", contest.spec.labels, done, contest.games) as watch:
                    play_tasks(folder, tasks, play, watch)


def _what(number: int, plan: "Plan", contest: "Contest") -> str:
    facts = {"count": len(plan.contests), "title": contest.title, "games": f"{contest.games:,}"}
    return say("ladder-contest", number=number, **facts)


def _write(plan: "Plan", arguments: argparse.Namespace) -> None:
    from guanxi.arena.files import write_file
    from guanxi.arena.ladder.parts import Played
    from guanxi.arena.ladder.strength import strength

    played = [Played(contest, contest.look(arguments.out).first(contest.games)) for contest in plan.contests]
    page = strength(played, arguments.page.stem)
    for name, drawing in page.pictures.items():
        write_file(arguments.page.parent / arguments.page.stem / name, drawing + "\n")
    write_file(arguments.page, "\n\n".join(page.parts) + "\n")
    if arguments.json:
        print(json.dumps(_told(played, plan, arguments), indent=2))
    else:
        games = f"{sum(len(one.outcomes) for one in played):,}"
        print(say("ladder-page", games=games, file=arguments.page))


def _told(played: "list[Played]", plan: "Plan", arguments: argparse.Namespace) -> dict[str, Any]:
    from guanxi import __version__

    return {
        "version": __version__,
        "contests": [_contest(one) for one in played],
        "left_out": list(plan.left_out),
        "out": str(arguments.out),
        "page": str(arguments.page),
    }


def _contest(one: "Played") -> dict[str, Any]:
    contest = one.contest
    bound = contest.duel.bound if contest.duel else None
    told = {"kind": contest.kind, "title": contest.title, "planned": contest.games, "bound": bound}
    return {**told, **one.found}
