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

HOUSE: list[Options] = [  # every house rule in each of its readings, mixed
    GAME.options({**official, **house})
    for official, house in (
        (
            {"players": "3", "fortifications": "on"},
            {"first_player": "chosen", "joker_own_colour": "allowed", "draw_commitment": "announce_first"}
            | {"last_round": "one_more_round", "road_method": "longest_first", "fort_stacking": "each"},
        ),
        (
            {"players": "4", "side": "4-5", "fortifications": "on"},
            {"emissary_limit_timing": "turn_start", "exhaustion_timing": "failed_draw", "road_method": "owner_choice"}
            | {"fort_cover": "mandatory", "discard_visibility": "top_only", "full_tie": "later_seat"},
        ),
        (
            {"players": "3", "fortifications": "on"},
            {"draw_commitment": "announce_first", "exhaustion_timing": "failed_draw"}
            | {"dead_board_test": "cards_in_hand", "fort_opening": "fort_plus_palace"},
        ),
    )
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
        found.update(GAME.rules.to_bytes(state) + bytes(action % 256 for action in legal))
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
    for options in CONFIGURATIONS + HOUSE:
        for number in range(first, first + games):
            print(f"{title(options)} {number} {digest(options, f'{title(options)} {number}')}")


if __name__ == "__main__":
    main()
