"""Whole games and counted trees in one compiled loop: for simulations, searches and benchmarks."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.board import Board
from guanxi.china.rules.engine import chance, do, legal
from guanxi.china.rules.setup import set_up
from guanxi.china.rules.state import CHANCE, OVER, PLACING, State, copy_state
from guanxi.core.rng import Rng, Sealed


def play_out(s: State, rng: Rng) -> i64:
    """Play at random to the end, chance included; return the number of moves that seats made."""
    return finish_at_random(s, rng, rng)


def finish_at_random(s: State, dealer: Rng, player: Rng) -> i64:
    """The same with random numbers for chance and for the players from two sources."""
    out = vec[i64]([0] * int(s.board.n_actions))
    moves: i64 = 0
    while s.room != OVER:
        if s.room < PLACING:
            do(s, chance(s, dealer))
        else:
            n = legal(s, out)
            do(s, out[player.below(n)])
            moves += 1
    return moves


def random_game(board: Board, players: i64, fortifications: bool, seed: str) -> tuple[State, int]:
    """A whole game from a seed, chance as in any game from that seed: its last position and its number of moves."""
    s = set_up(board, players, fortifications)
    moves = finish_at_random(s, Sealed(seed), Rng(f"guanxi/random/{seed}"))
    return s, int(moves)


def random_game_actions(board: Board, players: i64, fortifications: bool, seed: str) -> list[tuple[int, int]]:
    """The same game as a list of seats and actions, chance included."""
    s = set_up(board, players, fortifications)
    dealer = Sealed(seed)
    player = Rng(f"guanxi/random/{seed}")
    out = vec[i64]([0] * int(board.n_actions))
    done: list[tuple[int, int]] = []
    while s.room != OVER:
        seat: i64 = CHANCE
        if s.room < PLACING:
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
    out = vec[i64]([0] * int(s.board.n_actions))
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
