"""Whole games, counted trees and copies of any game, in one compiled loop: for simulations, tests and benchmarks."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.core.rng import Rng, Sealed
from guanxi.core.rules import CHANCE, NOBODY, Options, Rules, State


def playout(rules: Rules, options: Options, seed: str) -> int:
    """A random game on fast chance, for measuring: the number of moves."""
    rng = Rng(seed)
    return int(finish_at_random(rules, rules.start(options), rng, rng))


def finish_at_random(rules: Rules, state: State, dealer: Rng, player: Rng) -> i64:
    """Play at random to the end, with random numbers for chance and for players; return how many moves seats made."""
    out = vec[i64]([0] * int(rules.n_actions(state)))
    moves: i64 = 0
    while True:
        seat = rules.step(state, dealer, player, out)
        if seat >= 0:
            moves += 1
        elif seat == NOBODY:
            return moves


def random_game(rules: Rules, options: Options, seed: str) -> tuple[State, int]:
    """A whole game from a seed, chance as in any game from that seed: its last position and its number of moves."""
    state = rules.start(options)
    moves = finish_at_random(rules, state, Sealed(seed), Rng(f"guanxi/random/{seed}"))
    return state, int(moves)


def random_game_actions(rules: Rules, options: Options, seed: str) -> list[tuple[int, int]]:
    """The same game as seats and actions, chance included."""
    state = rules.start(options)
    dealer = Sealed(seed)
    player = Rng(f"guanxi/random/{seed}")
    out = vec[i64]([0] * int(rules.n_actions(state)))
    done: list[tuple[int, int]] = []
    while not rules.is_over(state):
        seat = rules.to_act(state)
        if seat == CHANCE:
            action = rules.chance(state, dealer)
        else:
            action = out[player.below(rules.offer(state, out))]
        done.append((int(seat), int(action)))
        rules.do(state, action)
    return done


def perft(rules: Rules, state: State, depth: int) -> int:
    """How many sequences of so many actions there are, those of chance included."""
    return int(_perft(rules, state, depth)) if depth else 1


def _perft(rules: Rules, state: State, depth: i64) -> i64:
    out = vec[i64]([0] * int(rules.n_actions(state)))
    n = rules.offer(state, out)
    if depth == 1:
        return n
    total: i64 = 0
    for k in range(n):
        after = rules.copy(state)
        rules.do(after, out[k])
        total += _perft(rules, after, depth - 1)
    return total


def copies(rules: Rules, state: State, number: int) -> None:
    """Copy a position so many times, to measure it."""
    for _ in range(number):
        rules.copy(state)
