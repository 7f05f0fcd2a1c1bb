"""`guanxi simulate`: many games at once, and what they are like."""

import argparse
import json
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import add_game, add_options, options_of, positive, progress
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.reading import whole_number

if TYPE_CHECKING:
    from guanxi.simulation import Batch, Played

CHUNK = 100  # games that one process plays at a time


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "simulate")
    add_game(parser)
    parser.add_argument("--games", metavar="N", type=positive, default=1000, help=say("simulate--games"))
    parser.add_argument("--players", metavar="N", help=say("simulate--players"))
    parser.add_argument("--jobs", metavar="J", type=positive, default=1, help=say("shared--jobs"))
    parser.add_argument("--seed", metavar="S", default="1", help=say("simulate--seed"))
    parser.add_argument("--seat", metavar=placeholder("bot"), action="append", default=[], help=say("simulate--seat"))
    parser.add_argument("--records", metavar=placeholder("dir"), type=Path, help=say("simulate--records"))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
    add_options(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Play them all and tell."""
    from guanxi.simulation import batches, statistics

    if arguments.records:
        _make_folder(arguments.records)
    work = batches(
        arguments.game,
        options_of(arguments),
        _player_counts(arguments),
        arguments.seat,
        arguments.seed,
        arguments.games,
        CHUNK,
        arguments.records,
    )
    games: list[Played] = []
    with _player(min(arguments.jobs, len(work))) as play, progress("playing", arguments.games) as (bar, task):
        start = time.perf_counter()
        for played in play(work):
            games += played
            bar.advance(task, len(played))
    found = statistics(arguments.game, games, time.perf_counter() - start)
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        _tell(found)
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise InputError(sentence("records-folder", folder=folder, why=error.strerror)) from None


def _player_counts(arguments: argparse.Namespace) -> list[str]:
    """`4`, `3..5` or `3,5`; with seats named, as many as these."""
    if arguments.seat:
        if arguments.players not in (None, str(len(arguments.seat))):
            raise InputError(sentence("players-not-seats", players=arguments.players, count=len(arguments.seat)))
        return [str(len(arguments.seat))]
    if arguments.players is None:
        from guanxi.core.game import game_named

        return [game_named(arguments.game).options(options_of(arguments))["players"]]
    text = arguments.players
    first, dots, last = text.partition("..")
    least, most = whole_number(first, 99), whole_number(last, 99)
    if dots and least is not None and most is not None and least <= most:
        return [str(count) for count in range(least, most + 1)]
    return list(text.split(","))


@contextmanager
def _player(jobs: int) -> "Iterator[Callable[[list[Batch]], Iterable[list[Played]]]]":
    """Plays batches one after the other, or several at once in processes of their own."""
    from guanxi.simulation import play_batch

    if jobs == 1:
        yield lambda work: map(play_batch, work)
        return
    from multiprocessing import Pool

    with Pool(jobs) as pool:
        yield lambda work: pool.imap(play_batch, work)


def _tell(found: dict[str, Any]) -> None:
    print(f"{found['games']:,} games of {found['game']}, {found['moves']:,} moves in {found['seconds']:.2f} s")
    print(f"{found['moves_per_second']:,.0f} moves a second, {found['engine']} engine\n")
    for players, group in found["by_players"].items():
        print(f"{players} players, {group['games']:,} games")
        for name in ("moves", "turns"):
            print(f"  {name:14} {_spread(group[name])}")
        print(f"  {'score':14} {_spread(group['score'])}")
        print(f"  {'winning score':14} {_spread(group['winning_score'])}")
        shares = "  ".join(f"{seat}: {share:.1%}" for seat, share in enumerate(group["win_share_by_seat"]))
        print(f"  {'wins by seat':14} {shares}")
        if len(set(group["win_share_by_player"])) > 1:
            shares = "  ".join(f"{name}: {share:.1%}" for name, share in group["win_share_by_player"].items())
            print(f"  {'wins':14} {shares}")
        endings = ", ".join(f"{reason}: {count:,}" for reason, count in group["endings"].items())
        print(f"  {'ended by':14} {endings}\n")


def _spread(figures: dict[str, float]) -> str:
    return "mean {mean:7.1f}   sd {sd:6.1f}   min {min:4.0f}   median {median:5.1f}   max {max:4.0f}".format(**figures)
