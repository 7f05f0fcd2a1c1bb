"""Positions of random games of all options as China's board is told them, for the law in `web/tests/boards/`.

    PYTHONPATH=src:tests/china python tests/china/cn_board_positions.py EACH

prints so many positions of each configuration as JSON: what the server tells, and beside it the same position in names,
as `guanxi show` writes it, which goes another way.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

from digest_games import CONFIGURATIONS, HOUSE

from guanxi.china.game import GAME
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.rng import Rng
from guanxi.server import lexicon

NAMES = ("Anna", "Boris", "Chen", "Dora", "Emil")
Told = dict[str, Any]


def recorded(each: int) -> list[Told]:
    """By configuration: what its board is drawn from, what its numbers mean, and so many positions."""
    return [_configuration(options, each) for options in CONFIGURATIONS + HOUSE]


def _configuration(options: Options, each: int) -> Told:
    start = GAME.rules.start(GAME.options(options))
    states = list(_asked(options))
    some = [states[len(states) * number // each] for number in range(each)]
    return {
        "options": dict(options),
        "lexicon": lexicon.lexicon_of(GAME, start),
        "layout": GAME.layout(start),
        "positions": [_told(state, number) for number, state in enumerate([*some, states[-1]])],
    }


def _asked(options: Options) -> Iterator[State]:
    """Every position of a random game in which a player is asked; the last is its end."""
    state, rng = GAME.rules.start(GAME.options(options)), Rng(f"board {sorted(options.items())}")
    while True:
        over = GAME.rules.is_over(state)
        if over or GAME.rules.to_act(state) != CHANCE:
            yield GAME.rules.copy(state)
        if over:
            return
        legal = GAME.rules.legal(state)
        chance = GAME.rules.to_act(state) == CHANCE
        GAME.rules.do(state, GAME.rules.chance(state, rng) if chance else legal[rng.below(len(legal))])


def _told(state: State, number: int) -> Told:
    """As one seat after the other is told it, and now and then as an onlooker."""
    players = int(state.players)
    seat = -1 if number % 5 == 4 else number % players
    view = GAME.rules.view(state, seat)
    shown = GAME.rules.shown(view)
    return {
        "seat": seat,
        "view": list(GAME.rules.view_numbers(view)),
        "details": GAME.foresight.details(view),
        "totals": [int(each) for each in GAME.rules.totals(shown)],
        "position": GAME.positions.position(shown, NAMES[:players], seat),
    }


if __name__ == "__main__":
    json.dump(recorded(int(sys.argv[1])), sys.stdout, separators=(",", ":"))
