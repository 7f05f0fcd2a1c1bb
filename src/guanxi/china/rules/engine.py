"""The few questions that everybody asks of China: who acts, what is legal, why not, what happens."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules import setup
from guanxi.china.rules.actions import emissary, exchange, fortification, palace, pay, place
from guanxi.china.rules.board import (
    DEAL,
    DRAW,
    EXCHANGE,
    PAY,
    PLACE_EMISSARY,
    PLACE_FORTIFICATION,
    PLACE_PALACE,
    SEAT_FIRST,
    TAKE,
    board_of_side,
    kind_of,
)
from guanxi.china.rules.clauses import BOARD_DEAD, GAME_OVER, IDS, NOT_YOUR_TURN, NOTHING
from guanxi.china.rules.components import N_COLOURS, N_PROVINCES, PAYING_SETS
from guanxi.china.rules.phases import refill, turn
from guanxi.china.rules.scoring import final, winner
from guanxi.china.rules.state import (
    CHANCE,
    DEAD_BOARD,
    DEALING,
    DRAWING,
    DRAWING_BLIND,
    OVER,
    PILE,
    PLACING,
    SEATING,
    State,
    copy_state,
    state_bytes,
)
from guanxi.china.rules.view import View, deal, view, view_bytes
from guanxi.core.rng import Rng
from guanxi.core.rules import Options, Rules

REASONS: Final = ("", "last turn", "dead board")  # by `State.ended`


def to_act(s: State) -> i64:
    """The seat that acts now, or CHANCE; of a game that is over, nobody's."""
    return CHANCE if s.room < PLACING else s.seat


def why_not(s: State, seat: i64, action: i64) -> i64:
    """What is against this action of this seat now: a clause of `clauses.py`, or NOTHING."""
    if s.room == OVER:
        return BOARD_DEAD if s.ended == DEAD_BOARD else GAME_OVER
    if seat != to_act(s):
        return NOT_YOUR_TURN
    if seat == CHANCE:
        return NOTHING if weight(s, action) > 0 else NOT_YOUR_TURN
    kind = kind_of(s.board, action)
    number = action - s.board.start[kind]
    if kind == PLACE_FORTIFICATION:
        return fortification.why_not(s, number)
    if kind == PLACE_PALACE:
        return palace.why_not(s, number)
    if kind == PLACE_EMISSARY:
        return emissary.why_not(s, number)
    if kind == EXCHANGE:
        return exchange.why_not(s, number)
    if kind == PAY:
        return pay.why_not(s, number)
    if kind == TAKE:
        return refill.why_not_take(s, number)
    if kind == DRAW:
        return refill.why_not_draw(s)
    if kind == DEAL or kind == SEAT_FIRST:
        return NOT_YOUR_TURN
    return turn.why_not_pass(s)


def do(s: State, action: i64) -> None:
    """Carry out a legal action; the caller has made sure that it is one."""
    board = s.board
    if action < board.palace_at:
        fortification.do(s, action)
    elif action < board.emissary_at:
        palace.do(s, action - board.palace_at)
    elif action < board.exchange_at:
        emissary.do(s, action - board.emissary_at)
    elif action < board.pay_at:
        exchange.do(s, action - board.exchange_at)
    elif action < board.take_at:
        pay.do(s, action - board.pay_at)
    elif action < board.draw_at:
        refill.take(s, action - board.take_at)
    elif action < board.pass_at:
        refill.draw(s)
    elif action < board.first_at:
        _dealt(s, action - board.deal_at)
    else:
        setup.seat_first(s, action - board.first_at)


def _dealt(s: State, colour: i64) -> None:
    if s.room == DRAWING_BLIND:
        refill.drawn(s, colour)
    elif s.room == DEALING:
        setup.deal(s, colour)
    else:
        refill.turned_up(s, colour)


def weight(s: State, action: i64) -> i64:
    """How likely an outcome of chance is, against the sum of all weights."""
    if s.room == SEATING:
        return 1 if 0 <= action - s.board.first_at < s.players else 0
    colour = action - s.board.deal_at
    if s.room < PLACING and 0 <= colour < N_COLOURS:
        return i64(s.cards[PILE + colour])
    return 0


def chance(s: State, rng: Rng) -> i64:
    """An outcome of chance, drawn by weight."""
    if s.room == SEATING:
        return s.board.first_at + rng.below(s.players)
    card = rng.below(i64(s.cards[PILE + N_COLOURS]))
    colour: i64 = 0
    while card >= i64(s.cards[PILE + colour]):
        card -= i64(s.cards[PILE + colour])
        colour += 1
    return s.board.deal_at + colour


def legal(s: State, out: vec[i64]) -> i64:
    """Write the legal actions of whoever acts into `out`; return how many there are."""
    if s.room == PLACING:
        return _placing(s, out)
    n: i64 = 0
    board = s.board
    if s.room == DRAWING:
        for colour in range(i64(N_COLOURS)):
            if refill.why_not_take(s, colour) == NOTHING:
                out[n] = board.take_at + colour
                n += 1
        if refill.why_not_draw(s) == NOTHING:
            out[n] = board.draw_at
            n += 1
    elif s.room != OVER:
        for outcome in range(board.deal_at, board.n_actions):
            if weight(s, outcome) > 0:
                out[n] = outcome
                n += 1
    return n


def _placing(s: State, out: vec[i64]) -> i64:
    """Pieces, payments and exchanges. What concerns a whole province is asked once for all of its spaces."""
    n: i64 = 0
    affordable = pay.affordable(s)
    for province in range(i64(N_PROVINCES)):
        if (affordable >> s.board.colour_of[province]) & 1:
            n = _pieces(s, province, out, n)
    if s.pieces > 0:
        return _payments(s, out, n)
    for colour in range(i64(N_COLOURS)):
        if exchange.why_not(s, colour) == NOTHING:
            out[n] = s.board.exchange_at + colour
            n += 1
    return n


def _pieces(s: State, province: i64, out: vec[i64], n: i64) -> i64:
    """The pieces that may go to a province in which one more can be paid for."""
    board = s.board
    if s.fortifications and fortification.why_not_in(s, province) == NOTHING:
        for k in range(board.first_of[province], board.first_of[province + 1]):
            space = board.listed[k]
            if fortification.why_not_on(s, space) == NOTHING and not place.told_late(s, space):
                out[n] = space
                n += 1
    if palace.why_not_in(s, province) == NOTHING:
        for k in range(board.first_of[province], board.first_of[province + 1]):
            space = board.listed[k]
            if palace.why_not_on(s, space) == NOTHING and not place.told_late(s, board.palace_at + space):
                out[n] = board.palace_at + space
                n += 1
    if emissary.why_not_in(s, province) == NOTHING:
        out[n] = board.emissary_at + province
        n += 1
    return n


def _payments(s: State, out: vec[i64], n: i64) -> i64:
    """Only five sets of cards can pay here, one for each colour."""
    at = (s.pieces - 1) * 25 + s.board.colour_of[s.target] * N_COLOURS
    for colour in range(i64(N_COLOURS)):
        card_set = PAYING_SETS[at + colour]
        if pay.why_not(s, card_set) == NOTHING:
            out[n] = s.board.pay_at + card_set
            n += 1
    return n


class ChinaRules(Rules):
    """China behind the questions that every game answers."""

    def start(self, options: Options) -> State:
        """The table before the first player is drawn."""
        board = board_of_side(options["side"])
        return setup.set_up(board, int(options["players"]), options["fortifications"] == "on")

    def players(self, state: State) -> int:
        """How many play."""
        return int(state.players)

    def player_of(self, state: State, seat: int) -> int:
        """Seats are counted from the first player, in the order in which the players sit (CN-TURN-01)."""
        return int(state.first + seat) % int(state.players)

    def to_act(self, state: State) -> i64:
        """The seat to act, or CHANCE."""
        return to_act(state)

    def is_over(self, state: State) -> bool:
        """Has the game ended?"""
        return state.room == OVER

    def n_actions(self, state: State) -> i64:
        """The size of the action table."""
        return state.board.n_actions

    def offer(self, state: State, out: vec[i64]) -> i64:
        """The legal actions."""
        return legal(state, out)

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against an action."""
        return IDS[why_not(state, seat, action)]

    def weights(self, state: State) -> list[tuple[int, int]]:
        """Every outcome of chance now, with its weight."""
        weights = [(action, int(weight(state, action))) for action in range(int(state.board.n_actions))]
        return [(action, weight) for action, weight in weights if weight]

    def chance(self, state: State, rng: Rng) -> i64:
        """An outcome of chance; takes exactly one random number."""
        return chance(state, rng)

    def do(self, state: State, action: i64) -> None:
        """Carry out a legal action."""
        do(state, action)

    def tell(self, state: State, action: int) -> list[tuple[int, ...]]:
        """Carry it out, and tell what happens."""
        do(state, action)
        return []

    def copy(self, state: State) -> State:
        """An independent copy."""
        return copy_state(state)

    def to_bytes(self, state: State) -> bytes:
        """Everything in a position but its board."""
        return state_bytes(state)

    def from_bytes(self, options: Options, data: bytes) -> State:
        """The position again."""
        raise NotImplementedError

    def view(self, state: State, seat: int) -> View:
        """What a seat may know."""
        return view(state, seat)

    def view_bytes(self, view: View) -> bytes:
        """Everything in a view."""
        return view_bytes(view)

    def view_from_bytes(self, options: Options, data: bytes) -> View:
        """The view again."""
        raise NotImplementedError

    def view_numbers(self, view: View) -> list[int]:
        """A view in small numbers."""
        raise NotImplementedError

    def view_fields(self, view: View) -> list[tuple[str, int]]:
        """What these numbers are."""
        raise NotImplementedError

    def table_of(self, view: View) -> State:
        """The position as the view shows it."""
        return view.table

    def deal(self, view: View, rng: Rng) -> State:
        """A full position that fits a view."""
        return deal(view, rng)

    def totals(self, state: State) -> list[int]:
        """Everybody's total if it ended now."""
        totals = final.if_it_ended_now(state)
        return [int(totals[seat]) for seat in range(int(state.players))]

    def places(self, state: State) -> list[int]:
        """Everybody's place."""
        return winner.places(state)

    def reason(self, state: State) -> str:
        """How it ended."""
        return REASONS[state.ended]

    def turns(self, state: State) -> int:
        """How many turns have begun."""
        return int(state.turns)
