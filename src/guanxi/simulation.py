"""Many games: played in batches, each game reproducible from its own seed, and their statistics."""

import statistics as st
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from guanxi.bots import Bot, bot_named, seed_for
from guanxi.bots.guests import Function, ask
from guanxi.bots.naming import table_name
from guanxi.core import loops
from guanxi.core.engine import engine_kind
from guanxi.core.game import CHANCE, Game, game_named
from guanxi.core.record import save_record, write_record
from guanxi.core.table import Table, check_seed


@dataclass(frozen=True)
class Batch:
    """Some games of one kind, for one process."""

    game: str
    options: Mapping[str, str]
    bots: tuple[str, ...]  # in order of sitting; empty: all play at random
    seeds: tuple[str, ...]
    records: Path | None


@dataclass(frozen=True)
class Played:
    """What came of one game, by seats."""

    players: tuple[str, ...]  # in order of seats
    moves: int
    turns: int
    reason: str
    totals: tuple[int, ...]
    winners: tuple[int, ...]


def batches(
    game: str,
    options: Mapping[str, str],
    player_counts: Sequence[str],
    bots: Sequence[str],
    seed: str,
    games: int,
    chunk: int,
    records: Path | None,
) -> list[Batch]:
    """The work of a run; whatever is wrong with the options is said before any game begins."""
    rules = game_named(game)
    check_seed(f"{seed}-{games}")
    kinds = [rules.options({**options, "players": count}) for count in player_counts]
    for bot in dict.fromkeys(bots):
        bot_named(bot, rules, "")
    found = []
    for number, kind in enumerate(kinds):
        seeds = [f"{seed}-{n}" for n in range(number, games, len(kinds))]
        for first in range(0, len(seeds), chunk):
            found.append(Batch(game, kind, tuple(bots), tuple(seeds[first : first + chunk]), records))
    return found


def play_batch(batch: Batch) -> list[Played]:
    """Play the games of a batch."""
    game = game_named(batch.game)
    if not batch.bots and batch.records is None:
        return [_played_at_random(game, batch, seed) for seed in batch.seeds]
    return [_played_at_table(game, batch, seed) for seed in batch.seeds]


def player_names(bots: Sequence[str]) -> list[str]:
    """Names that tell computer players of one kind apart."""
    return [
        bot if list(bots).count(bot) == 1 else f"{bot} {bots[: number + 1].count(bot)}"
        for number, bot in enumerate(bots)
    ]


def table_names(bots: Sequence[str]) -> list[str]:
    """The same as records may name players: `search 1s` for `search:1s`."""
    names = player_names([table_name(bot) for bot in bots])
    return names if len(set(names)) == len(names) else [f"player {n + 1}" for n in range(len(names))]


def _played_at_random(game: Game, batch: Batch, seed: str) -> Played:
    state, moves = loops.random_game(game.rules, batch.options, seed)
    return _told(game, state, ("random",) * game.rules.players(state), moves)


def _told(game: Game, state: Any, names: tuple[str, ...], moves: int) -> Played:
    result = game.result(state)
    return Played(names, moves, game.rules.turns(state), result.reason, result.totals, result.winners)


def _played_at_table(game: Game, batch: Batch, seed: str) -> Played:
    count = int(batch.options["players"])
    bots = batch.bots or ("random",) * count
    table = Table(game, batch.options, table_names(bots), seed, deal=bool(batch.bots))
    if batch.bots:
        play_bots(table, bots)
    else:
        for seat, action in loops.random_game_actions(game.rules, batch.options, seed):
            table.play(seat, action)
    if batch.records:
        name = "".join(letter if letter.isalnum() or letter in "-_" else "_" for letter in seed)
        path = batch.records / f"{game.name}-{count}p-{name}.record"
        save_record(path, write_record(table, bots))
    moves = sum(done.seat != CHANCE for done in table.actions)
    return _told(game, table.state, tuple(bots[table.players.index(name)] for name in table.names), moves)


def play_bots(table: Table, bots: Sequence[str]) -> None:
    """Let computer players, named in order of sitting, play a table to its end; each sees its view only."""
    players = [
        bot_named(bot, table.game, seed_for(table.seed, number, bot), table.options) for number, bot in enumerate(bots)
    ]
    play_out(table, [Function(partial(ask, name, bot)) for name, bot in zip(bots, players, strict=True)])


def play_out(table: Table, players: Sequence[Bot]) -> None:
    """Ask players, in order of sitting, until the game is over; each sees its view only."""
    game = table.game
    while not game.rules.is_over(table.state):
        seat = game.rules.to_act(table.state)
        player = players[game.rules.player_of(table.state, seat)]
        table.submit(seat, [player.choose(game.rules.view(table.state, seat), game.rules.legal(table.state))])


def statistics(game: str, games: Sequence[Played], seconds: float) -> dict[str, Any]:
    """The figures of a run."""
    moves = sum(played.moves for played in games)
    counts = sorted({len(played.players) for played in games})
    return {
        "game": game,
        "engine": engine_kind(),
        "games": len(games),
        "moves": moves,
        "seconds": seconds,
        "moves_per_second": moves / seconds,
        "by_players": {count: _group([played for played in games if len(played.players) == count]) for count in counts},
    }


def _group(games: Sequence[Played]) -> dict[str, Any]:
    seats = len(games[0].players)
    return {
        "games": len(games),
        "moves": spread([played.moves for played in games]),
        "turns": spread([played.turns for played in games]),
        "score": spread([total for played in games for total in played.totals]),
        "winning_score": spread([max(played.totals) for played in games]),
        "win_share_by_seat": [_share(games, seat) for seat in range(seats)],
        "win_share_by_player": _share_by_player(games),
        "endings": dict(Counter(played.reason for played in games)),
    }


def _share(games: Sequence[Played], seat: int) -> float:
    """A shared victory counts in parts."""
    return sum(1 / len(played.winners) for played in games if seat in played.winners) / len(games)


def _share_by_player(games: Sequence[Played]) -> dict[str, float]:
    shares = dict.fromkeys((name for played in games for name in played.players), 0.0)
    for played in games:
        for seat in played.winners:
            shares[played.players[seat]] += 1 / len(played.winners)
    return {name: share / len(games) for name, share in sorted(shares.items())}


def spread(figures: Sequence[int]) -> dict[str, float]:
    """Mean, deviation, smallest, median, largest."""
    return {
        "mean": st.fmean(figures),
        "sd": st.pstdev(figures),
        "min": min(figures),
        "median": st.median(figures),
        "max": max(figures),
    }
