"""Play seeded random games and print a digest of each: a hash over every position and every list of legal actions,
and now and then over a view, a deal that fits it, and the totals.

    python digest_games.py GAMES [FIRST]

Two engines that print the same lines play the same games, move for move. The first line tells which engine it is.
"""

import hashlib
import sys

from guanxi.china.game import GAME
from guanxi.core.engine import engine_kind
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.rng import Rng

CONFIGURATIONS: list[Options] = [
    {"players": players, "side": side, "fortifications": fortifications}
    for players, side in (("3", "3-4"), ("4", "3-4"), ("4", "4-5"), ("5", "4-5"))
    for fortifications in ("off", "on")
]


def title(options: Options) -> str:
    return "/".join(options.values())


def digest(options: Options, seed: str) -> str:
    """The hash of one random game."""
    state = GAME.rules.start(options)
    rng = Rng(seed)
    found = hashlib.sha256()
    turns = 0
    while not GAME.rules.is_over(state):
        legal = GAME.rules.legal(state)
        found.update(GAME.rules.to_bytes(state) + bytes(legal))
        if state.turns > turns + 6:
            turns = int(state.turns)
            found.update(now_and_then(state, rng))
        chance = GAME.rules.to_act(state) == CHANCE
        GAME.rules.do(state, GAME.rules.chance(state, rng) if chance else legal[int(rng.below(len(legal)))])
    found.update(GAME.rules.to_bytes(state) + str(GAME.result(state)).encode())
    return found.hexdigest()[:16]


def now_and_then(state: State, rng: Rng) -> bytes:
    """What is asked less often: a view, a position that fits it, the totals."""
    view = GAME.rules.view(state, GAME.rules.to_act(state))
    return (
        GAME.rules.view_bytes(view)
        + GAME.rules.to_bytes(GAME.rules.deal(view, rng))
        + str(GAME.rules.totals(state)).encode()
    )


def main() -> None:
    games, first = (int(word) for word in (*sys.argv[1:], "0")[:2])
    print(engine_kind())
    for options in CONFIGURATIONS:
        for number in range(first, first + games):
            print(f"{title(options)} {number} {digest(options, f'{title(options)} {number}')}")


if __name__ == "__main__":
    main()
