"""Positions of random games of all options as a board is told them, for the law in `web/tests/boards/`.

    PYTHONPATH=src:tests/confucius python tests/confucius/cf_board_positions.py EACH

prints so many positions of each configuration as JSON: what the server tells (view, legal actions, details, points),
and beside it the same position in names, as `guanxi show` writes it, which goes another way.
"""

import json
import sys
from collections.abc import Iterator
from typing import Any

from cf_digest_games import CONFIGURATIONS, HOUSE_GAMES, STYLES, choose

from guanxi.confucius.foresight.course import Settled
from guanxi.confucius.game import GAME
from guanxi.confucius.rules.state import OVER, PAYING, SETTING_UP, TURN
from guanxi.core.game import Options, State
from guanxi.core.rng import Rng
from guanxi.server import lexicon

NAMES = ("Anna", "Boris", "Chen", "Dora", "Emil")
GAMES = 2  # of each configuration


def recorded(each: int) -> dict[str, Any]:
    """So many positions of each configuration, in which a player is asked or the game is over."""
    configurations = CONFIGURATIONS + HOUSE_GAMES
    layouts = {advanced: GAME.layout(_start({"players": "4", "advanced": advanced})) for advanced in ("off", "on")}
    return {
        "lexicon": lexicon.lexicon_of(GAME, _start({"players": "4"})),
        "layouts": layouts,
        "positions": [
            _told(state, options, number)
            for options in configurations
            for number, state in enumerate(_positions(options, each))
        ],
    }


def _start(options: Options) -> State:
    return GAME.rules.start(GAME.options(options))


def _positions(options: Options, each: int) -> Iterator[State]:
    """Spread over games in different styles, turns and what is rarer alike; the end of each game is one of them."""
    for game in range(GAMES):
        style = list(STYLES)[(game * 3 + len(str(options))) % len(STYLES)]
        states = list(_asked(options, f"board {game}", style))
        turns = [state for state in states if state.room == TURN]
        others = [state for state in states if TURN < state.room < OVER]
        for some in (turns, [state for state in others if state.room != PAYING] or others, others[::7]):
            yield from spread(some, each // GAMES // 3)
        yield states[-1]


def spread(states: list[State], many: int) -> Iterator[State]:
    """So many of them, evenly."""
    return (states[len(states) * number // many] for number in range(min(many, len(states))))


def _asked(options: Options, seed: str, style: str) -> Iterator[State]:
    state, rng = _start(options), Rng(f"{seed} {sorted(options.items())}")
    while True:
        if state.room >= TURN and state.phase != SETTING_UP:
            yield GAME.rules.copy(state)
        if state.room == OVER:
            return
        GAME.rules.do(state, choose(state, rng, style))


def _told(state: State, options: Options, number: int) -> dict[str, Any]:
    """As whoever is asked is told it, every third as somebody else, every tenth as an onlooker."""
    players = int(state.players)
    seat = -1 if number % 10 == 9 else (int(state.seat) + (number % 3 == 2)) % players
    view = GAME.rules.view(state, seat)
    shown = GAME.rules.shown(view)
    asked = -1 if state.room == OVER else int(state.seat)
    names = NAMES[:players]
    return {
        "options": dict(options),
        "seat": seat,
        "asked": asked,
        "view": list(GAME.rules.view_numbers(view)),
        "legal": list(GAME.rules.legal(state)) if asked == seat else [],
        "details": GAME.foresight.details(view),
        "totals": [int(each) for each in GAME.rules.totals(shown)],
        "position": GAME.positions.position(shown, names, seat),
        # A closer look is one at what has begun as if it were done: a payment, finished.
        "settled": GAME.positions.position(Settled(shown, seat).s, names, seat),
    }


if __name__ == "__main__":
    json.dump(recorded(int(sys.argv[1])), sys.stdout, separators=(",", ":"))
