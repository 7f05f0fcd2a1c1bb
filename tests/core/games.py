"""Small whole games for tests."""

import random
from functools import cache

from guanxi.core import loops
from guanxi.core.game import CHANCE, State, game_named
from guanxi.core.record import write_record
from guanxi.core.rng import Sealed
from guanxi.core.table import Table

CHINA = game_named("china")


def played(seed: str = "one", players: int = 3, **options: str) -> Table:
    """A game played at random to its end."""
    chosen = CHINA.options({"players": str(players), **options})
    names = ["Anna", "Boris", "Clara", "Dora", "Emil"][:players]
    table = Table(CHINA, chosen, names, seed, deal=False)
    for seat, action in loops.random_game_actions(CHINA.rules, chosen, seed):
        table.play(seat, action)
    return table


@cache
def record_text(seed: str = "one", players: int = 3, fortifications: str = "off") -> str:
    """The record of such a game."""
    return write_record(played(seed, players, fortifications=fortifications))


def wandered(name: str, seed: str, changes: int = 400, rewinds: int = 6, players: int = 3) -> Table:
    """A game played at random with gestures taken back and rewinds, also after its end."""
    game = game_named(name)
    table = Table(game, {"players": str(players)}, ["Anna", "Boris", "Clara", "Dora", "Emil"][:players], seed)
    rng = random.Random(seed)
    for change in range(changes):
        over = game.rules.is_over(table.state)
        if rewinds and len(table.actions) > 1 and (over or rng.random() < 0.03):
            rewinds -= 1
            table.rewind(rng.randrange(max(0, len(table.actions) - rng.choice([5, 60, 600])), len(table.actions)))
        elif over:
            break
        elif rng.random() > 0.15 or not table.undo():
            legal = table.legal() if table.held or change % 10 == 0 else game.rules.legal(table.state)
            table.submit(game.rules.to_act(table.state), [rng.choice(legal)])
    return table


def naive_replay(table: Table, text: str) -> list[State]:
    """The positions of a record, computed line by line with one stream of chance that only goes on."""
    rules, notation, rng = table.game.rules, table.game.notation, Sealed(table.seed)
    positions = [rules.start(table.options)]
    for line in text.split("---\n")[1].splitlines():
        if line.startswith("rewind: "):
            del positions[int(line.removeprefix("rewind: ")) + 1 :]
            continue
        (action,) = notation.read(positions[-1], line.partition(": ")[2])
        if rules.to_act(positions[-1]) == CHANCE:
            assert action == rules.chance(positions[-1], rng), line
        positions.append(rules.copy(positions[-1]))
        rules.do(positions[-1], action)
    return positions
