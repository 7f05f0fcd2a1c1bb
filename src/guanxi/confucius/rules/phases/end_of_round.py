"""End of Round and end of the game: CF-EOR, CF-END."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import CARDS_IN_ORDER, HAND_LIMIT_ONLY, NOTHING, OWN_HAND_ONLY
from guanxi.confucius.rules.components import HAND_LIMIT, LOWEST_PRICE, N_CARDS, N_MINISTRIES, WALL
from guanxi.confucius.rules.events import DISCARDS_SHOWN, GAME_ENDS, REASON_WORDS, tell, tell_more
from guanxi.confucius.rules.kinds import DEAL_OFFICIAL, DISCARD, KINDS
from guanxi.confucius.rules.shared import deck
from guanxi.confucius.rules.shared.officials import empty_space
from guanxi.confucius.rules.state import ALL, DISCARDING, DRAW_OFFICIAL, NO_CANDIDATE, ROW, STACK_ALL, State


def new_officials(s: State) -> bool:
    """One tile for each ministry that has a gap, on its lowest empty space (CF-EOR-02, CF-EOR-03, CF-EOR-04)."""
    while s.cursor < N_MINISTRIES:
        if empty_space(s, s.cursor) >= 0 and s.stack[STACK_ALL] > 0:
            s.room = DRAW_OFFICIAL
            return True
        s.cursor += 1
    return False


def official_weight(s: State, price: i64) -> i64:
    """Tiles of this price in the stack."""
    return i64(s.stack[price - LOWEST_PRICE])


def official_drawn(s: State, price: i64, official: i64) -> None:
    """A tile of the stack comes face up onto a space."""
    s.stack[price - LOWEST_PRICE] -= 1
    s.stack[STACK_ALL] -= 1
    s.tile[official] = u8(price)
    s.cursor += 1
    tell(s, DEAL_OFFICIAL, official, price, 0)


def discards(s: State) -> bool:
    """Whoever holds more than four cards lays cards aside until four remain (CF-EOR-06, CF-EOR-07)."""
    while s.cursor < s.players:
        s.seat = (s.chief + s.cursor) % s.players
        if s.hand[s.seat * ROW + ALL] > HAND_LIMIT:
            s.room = DISCARDING
            return True
        s.lowest = 0
        s.cursor += 1
    show(s)
    deck.discard_aside(s)
    return False


def show(s: State) -> None:
    """All have chosen: the discards are turned over (CF-INFO-08)."""
    if s.story is None:
        return
    for seat in range(s.players):
        at = seat * ROW
        if s.aside[at + ALL] > 0:
            tell_more(s, DISCARDS_SHOWN, seat, i64(s.aside[at]), i64(s.aside[at + 1]), i64(s.aside[at + 2]), 0, 0)


def why_not_now() -> i64:
    """Nobody discards at any other time (CF-EOR-06)."""
    return HAND_LIMIT_ONLY


def why_not_discard(s: State, coins: i64) -> i64:
    """What is against discarding a card of so many coins next."""
    kind = coins - 1
    if s.hand[s.seat * ROW + kind] == 0:
        return OWN_HAND_ONLY  # CF-PAY-07
    if kind < s.lowest:
        return CARDS_IN_ORDER  # CF-PAY-04
    left: i64 = 0  # cards that can still be told in order
    for higher in range(kind, i64(N_CARDS)):
        left += i64(s.hand[s.seat * ROW + higher])
    if left < i64(s.hand[s.seat * ROW + ALL]) - HAND_LIMIT:
        return CARDS_IN_ORDER  # CF-EOR-06: the lower cards have to go too, so they come first
    return NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Cards that may be discarded next."""
    for coins in range(i64(1), i64(N_CARDS + 1)):
        if why_not_discard(s, coins) == NOTHING:
            out[n] = KINDS.action(DISCARD, coins, 0)
            n += 1
    return n


def discard(s: State, coins: i64) -> None:
    """Unseen by the others until all have chosen (CF-EOR-07)."""
    deck.lay_aside(s, coins)
    s.lowest = coins - 1
    tell(s, DISCARD, s.seat, coins, 0)


def is_last_round(s: State) -> bool:
    """Three resolved ministries, nine pieces of wall, or no candidate left (CF-END-02)."""
    return is_done(s) or s.candidate == NO_CANDIDATE


def is_done(s: State) -> bool:
    """Three resolved ministries, or nine pieces of wall (CF-END-01, CF-END-03)."""
    return s.resolved == 7 or s.wall == WALL


def end_check(s: State) -> bool:
    """Is this the last round? What ended it is remembered and told (CF-END-11)."""
    if is_last_round(s):
        s.all_resolved = s.all_resolved or s.resolved == 7
        tell(s, GAME_ENDS, reasons(s), 0, 0)
    return False


def reasons(s: State) -> i64:
    """Which conditions have ended the game, as bits: ministries, candidates, wall."""
    found: i64 = 1 if s.all_resolved else 0
    if s.candidate == NO_CANDIDATE:
        found |= 2
    return found | 4 if s.wall == WALL else found


def reason(s: State) -> str:
    """The same in words; several are told together (CF-END-11)."""
    return REASON_WORDS[int(reasons(s))].replace("-", " ")
