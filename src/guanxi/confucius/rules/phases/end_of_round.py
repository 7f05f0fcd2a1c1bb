"""End of Round and end of the game: CF-EOR, CF-END."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import CARDS_IN_ORDER, HAND_LIMIT_ONLY, NOTHING, OWN_HAND_ONLY
from guanxi.confucius.rules.components import HAND_LIMIT, LOWEST_PRICE, N_CARDS, N_MINISTRIES, WALL
from guanxi.confucius.rules.shared import deck
from guanxi.confucius.rules.shared.officials import empty_space
from guanxi.confucius.rules.state import ALL, DISCARDING, DRAW_OFFICIAL, NO_CANDIDATE, ROW, STACK_ALL, State


def new_officials(s: State) -> bool:
    """One tile for each ministry that has a gap, on its lowest empty space (CF-EOR-02 to -04)."""
    while s.cursor < N_MINISTRIES:
        if empty_space(s, s.cursor) >= 0 and s.stack[STACK_ALL] > 0:
            s.room = DRAW_OFFICIAL
            return True
        s.cursor += 1
    return False


def official_drawn(s: State, index: i64, official: i64) -> None:
    """A tile of the stack comes face up onto a space; `index` is its price less the lowest."""
    s.stack[index] -= 1
    s.stack[STACK_ALL] -= 1
    s.tile[official] = u8(index + LOWEST_PRICE)


def discards(s: State) -> bool:
    """Whoever holds more than four cards lays cards aside until four remain (CF-EOR-06, CF-EOR-07)."""
    while s.cursor < s.players:
        s.seat = (s.chief + s.cursor) % s.players
        if s.hand[s.seat * ROW + ALL] > HAND_LIMIT:
            s.room = DISCARDING
            return True
        s.lowest = 0
        s.cursor += 1
    deck.discard_aside(s)
    return False


def why_not_discard(s: State, kind: i64) -> i64:
    """What is against discarding a card of this kind next."""
    if s.room != DISCARDING:
        return HAND_LIMIT_ONLY
    if s.hand[s.seat * ROW + kind] == 0:
        return OWN_HAND_ONLY
    if kind < s.lowest:
        return CARDS_IN_ORDER
    left: i64 = 0  # cards that can still be told in order
    for higher in range(kind, i64(N_CARDS)):
        left += i64(s.hand[s.seat * ROW + higher])
    if left < i64(s.hand[s.seat * ROW + ALL]) - HAND_LIMIT:
        return HAND_LIMIT_ONLY
    return NOTHING


def discard(s: State, kind: i64) -> None:
    """Unseen by the others until all have chosen."""
    deck.lay_aside(s, kind)
    s.lowest = kind


def is_last_round(s: State) -> bool:
    """Three resolved ministries, no candidate left, or nine pieces of wall (CF-END-01 to -03)."""
    return s.resolved == 7 or s.candidate == NO_CANDIDATE or s.wall == WALL


def reason(s: State) -> str:
    """Which condition ended a finished game; several are told together (CF-END-11)."""
    ministries = "ministries" if s.all_resolved else ""
    candidates = "candidates" if s.candidate == NO_CANDIDATE else ""
    wall = "wall" if s.wall == WALL else ""
    return " and ".join(word for word in (ministries, candidates, wall) if word)
