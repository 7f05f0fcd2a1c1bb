"""Whole games and counted trees in one compiled loop: for simulations, searches and benchmarks."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.engine import chance, do, legal, start
from guanxi.confucius.rules.kinds import N_ACTIONS
from guanxi.confucius.rules.state import CHANCE, OVER, TURN, State, copy_state
from guanxi.core.rng import Rng, Sealed


def play_out(s: State, rng: Rng) -> i64:
    """Play at random to the end, chance included; return the number of moves that seats made."""
    return finish_at_random(s, rng, rng)


def finish_at_random(s: State, dealer: Rng, player: Rng) -> i64:
    """The same with random numbers for chance and for the players from two sources."""
    out = vec[i64]([0] * N_ACTIONS)
    moves: i64 = 0
    while s.room != OVER:
        if s.room < TURN:
            do(s, chance(s, dealer))
        else:
            n = legal(s, out)
            do(s, out[player.below(n)])
            moves += 1
    return moves


def random_game(players: i64, advanced: bool, admiral: bool, seed: str) -> tuple[State, int]:
    """A whole game from a seed, chance as in any game from that seed: its last position and its number of moves."""
    s = start(players, advanced, admiral)
    moves = finish_at_random(s, Sealed(seed), Rng(f"guanxi/random/{seed}"))
    return s, int(moves)


def random_game_actions(players: i64, advanced: bool, admiral: bool, seed: str) -> list[tuple[int, int]]:
    """The same game as a list of seats and actions, chance included."""
    s = start(players, advanced, admiral)
    dealer = Sealed(seed)
    player = Rng(f"guanxi/random/{seed}")
    out = vec[i64]([0] * N_ACTIONS)
    done: list[tuple[int, int]] = []
    while s.room != OVER:
        seat: i64 = CHANCE
        if s.room < TURN:
            action = chance(s, dealer)
        else:
            seat = s.seat
            action = out[player.below(legal(s, out))]
        done.append((int(seat), int(action)))
        do(s, action)
    return done


def perft(s: State, depth: i64) -> i64:
    """How many sequences of so many actions there are, those of chance included."""
    if depth == 0:
        return 1
    out = vec[i64]([0] * N_ACTIONS)
    n = legal(s, out)
    if depth == 1:
        return n
    total: i64 = 0
    for k in range(n):
        t = copy_state(s)
        do(t, out[k])
        total += perft(t, depth - 1)
    return total


def copies(s: State, number: i64) -> None:
    """Copy a position so many times, to measure it."""
    for _ in range(number):
        copy_state(s)
