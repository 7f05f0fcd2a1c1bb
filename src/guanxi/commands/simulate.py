"""`guanxi simulate`: many games at once, and what they are like."""

import argparse
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import add_game, add_options, options_of, positive, progress
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.reader import language_of_reader
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
    with (
        _player(min(arguments.jobs, len(work))) as play,
        progress(say("progress-playing"), arguments.games) as (bar, task),
    ):
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
    seconds = _figure(found["seconds"], ".2f")
    print(say("simulated", game=found["game"], games=found["games"], moves=found["moves"], seconds=seconds))
    rate, engine = round(found["moves_per_second"]), say(f"engine-{found['engine']}")
    print(say("simulated-rate", rate=rate, engine=engine) + "\n")
    for players, group in found["by_players"].items():
        print(say("simulated-players", players=players, games=group["games"]))
        _tell_rows(_rows(group, found["game"]))
        print()


def _rows(group: dict[str, Any], game: str) -> "Iterator[tuple[str, str]]":
    """What is told of games with so many players, each with its name."""
    for name in ("moves", "turns", "score", "winning_score"):
        yield say(f"simulated-{name}"), _spread(group[name])
    yield say("simulated-seats"), _shares(dict(enumerate(group["win_share_by_seat"])))
    if len(set(group["win_share_by_player"])) > 1:
        yield say("simulated-wins"), _shares(group["win_share_by_player"])
    yield say("ended-by"), ", ".join(ended(game, how, count) for how, count in group["endings"].items())


def ended(game: str, how: str, count: int) -> str:
    """How so many games ended, in the reader's words if the game has some for it."""
    from guanxi.core.game import game_named
    from guanxi.core.text import texts
    from guanxi.core.writing import labelled

    language, message = language_of_reader(), f"reason-{how.replace(' ', '-')}"
    words = texts(game_named(game).package, language)
    return labelled(words.say(message) if words.has(message) else how, f"{count:,}", language)


def _tell_rows(rows: "Iterable[tuple[str, str]]") -> None:
    told = list(rows)
    width = max(len(name) for name, _ in told)
    for name, figures in told:
        print(f"  {name:{width}}  {figures}")


def _shares(shares: "Mapping[Any, float]") -> str:
    return "  ".join(f"{name}: {_figure(share, '.1%')}" for name, share in shares.items())


def _spread(figures: dict[str, float]) -> str:
    forms = {"mean": "7.1f", "sd": "6.1f", "min": "4.0f", "median": "5.1f", "max": "4.0f"}
    return say("spread", **{name: _figure(figures[name], form) for name, form in forms.items()})


def _figure(number: float, form: str) -> str:
    """A number in a form of Python's, with the point that the reader knows."""
    from guanxi.core.writing import decimal

    return format(number, form).replace(".", decimal(0, language_of_reader())[1])
