"""Ministry Resolution: CF-RES, and the final one (CF-END-05, CF-END-06, CF-END-07, CF-END-08)."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.clauses import LEND_DROPPED_OUT, LEND_HIGHEST, LEND_NO_MARKER, LEND_OTHER, NOTHING
from guanxi.confucius.rules.components import N_MINISTRIES, SPACES
from guanxi.confucius.rules.events import (
    GIFT_CANCELLED,
    INFLUENCE_COUNTED,
    MINISTRY_ONE,
    MINISTRY_TWO,
    MINISTRY_VACANT,
    RESOLUTION_BEGINS,
    tell,
    tell_more,
)
from guanxi.confucius.rules.house import SENIORITY_OWN_OFFICIALS_ONLY
from guanxi.confucius.rules.kinds import KINDS, LEND
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import is_resolved, stand_up
from guanxi.confucius.rules.state import FINAL_RESOLUTION, LENDING, NO_TILE, NOBODY, State


def run(s: State) -> bool:
    """Resolve the ministries that are due one after the other, from left to right (CF-RES-02)."""
    while s.cursor < N_MINISTRIES:
        if s.step == 0:
            if not is_due(s, s.cursor):
                s.cursor += 1
                continue
            begin(s, s.cursor)
        if count_seats(participants(s)) > 2:
            s.seat = dropping_out(s)  # CF-RES-07
            s.room = LENDING
            return True
        fill_posts(s, s.cursor)
        s.step = 0
        s.cursor += 1
    return False


def is_due(s: State, ministry: i64) -> bool:
    """Seven officials, seven markers (CF-RES-01); at the end of the game, any that is not resolved (CF-END-05)."""
    if is_resolved(s, ministry):
        return False
    if s.phase == FINAL_RESOLUTION:
        return True
    for official in range(ministry * SPACES, ministry * SPACES + SPACES):
        if s.tile[official] == NO_TILE or s.marker[official] == NOBODY:
            return False
    return True


def begin(s: State, ministry: i64) -> None:
    """All markers stand up (CF-RES-03); everybody holds their own officials."""
    tell(s, RESOLUTION_BEGINS, ministry, 0, 0)
    for space in range(i64(SPACES)):
        official = ministry * SPACES + space
        s.holder[space] = s.marker[official]
        if s.marker[official] != NOBODY:
            tell(s, INFLUENCE_COUNTED, official, i64(s.marker[official]), 0)
            if s.secured[official] == 0:
                stand_up(s, official)
    s.dropped_out = 0
    s.step = 1


def held(s: State, seat: i64) -> i64:
    """Influence, borrowed officials included (CF-RES-08)."""
    holder = u8(seat)
    count: i64 = 0
    for space in range(i64(SPACES)):
        if s.holder[space] == holder:
            count += 1
    return count


def most_senior(s: State, seat: i64) -> i64:
    """The lowest number (CF-OFF-05), from 0, of an official that the seat holds, borrowed ones included (CF-RES-10)."""
    holder = u8(seat)
    for space in range(i64(SPACES)):
        if s.holder[space] == holder:
            if s.house & SENIORITY_OWN_OFFICIALS_ONLY and s.marker[s.cursor * SPACES + space] != holder:
                continue  # CF-RES-10, house rule
            return space
    return SPACES


def participants(s: State) -> i64:
    """Who holds an official and has not dropped out, as bits (CF-RES-04, CF-RES-17)."""
    found: i64 = 0
    for space in range(i64(SPACES)):
        if s.holder[space] != NOBODY:
            found |= i64(1) << i64(s.holder[space])
    return found


def count_seats(seats: i64) -> i64:
    """How many bits are set."""
    count: i64 = 0
    while seats != 0:
        seats &= seats - 1
        count += 1
    return count


def dropping_out(s: State) -> i64:
    """The least influence; among equals, whose most senior official has the highest number (CF-RES-09)."""
    out: i64 = -1
    for seat in range(s.players):
        count = held(s, seat)
        if count == 0:
            continue
        if out < 0 or count < held(s, out) or (count == held(s, out) and most_senior(s, seat) > most_senior(s, out)):
            out = seat
    return out


def why_not_lend(s: State, to: i64) -> i64:
    """What is against lending to this player."""
    if to == s.seat or to >= s.players:
        return LEND_OTHER
    if (s.dropped_out >> to) & 1 == 1:
        return LEND_DROPPED_OUT  # CF-RES-16
    if held(s, to) == 0:
        return LEND_NO_MARKER  # CF-RES-17
    if (obligations.lends_to(s, s.seat, participants(s)) >> to) & 1 == 0:
        return LEND_HIGHEST  # CF-RES-11
    return NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """To whom influence may be lent."""
    for to in range(s.players):
        if why_not_lend(s, to) == NOTHING:
            out[n] = KINDS.action(LEND, to, 0)
            n += 1
    return n


def lend(s: State, to: i64) -> None:
    """All influence goes to one participant (CF-RES-15); a gift from that player is cancelled (CF-RES-13)."""
    lender = u8(s.seat)
    tell_more(s, LEND, s.seat, to, s.cursor, held(s, s.seat), 0, 0)
    for space in range(i64(SPACES)):
        if s.holder[space] == lender:
            s.holder[space] = u8(to)
    gifts.cancel(s, to, s.seat, GIFT_CANCELLED)  # CF-GIFT-CAN-04
    s.dropped_out |= i64(1) << s.seat


def fill_posts(s: State, ministry: i64) -> None:
    """Minister and Secretary score their chits (CF-RES-20, CF-RES-21, CF-RES-22); the ministry closes (CF-RES-24)."""
    first, second = ranking(s)
    high, low = i64(s.chit[ministry]), i64(s.chit[N_MINISTRIES + ministry])
    if first == NOBODY:
        tell(s, MINISTRY_VACANT, ministry, 0, 0)
    else:
        s.post[ministry] = u8(first)
        s.score[first] += high
        s.post[N_MINISTRIES + ministry] = u8(second)
        s.score[second] += low
        if first == second:
            tell_more(s, MINISTRY_ONE, ministry, first, high, low, 0, 0)
        else:
            tell_more(s, MINISTRY_TWO, ministry, first, second, high, low, 0)
    s.resolved |= i64(1) << ministry
    for space in range(i64(SPACES)):
        s.holder[space] = NOBODY  # CF-RES-23: borrowed influence reverts
    s.dropped_out = 0


def ranking(s: State) -> tuple[i64, i64]:
    """Minister and Secretary of at most two participants; a lone one is both (CF-RES-05, CF-RES-06, CF-RES-19)."""
    first: i64 = NOBODY
    second: i64 = NOBODY
    for seat in range(s.players):
        if held(s, seat) == 0:
            continue
        if first == NOBODY:
            first = seat
            second = seat
        elif held(s, seat) > held(s, first) or (
            held(s, seat) == held(s, first) and most_senior(s, seat) < most_senior(s, first)
        ):
            second = first
            first = seat
        else:
            second = seat
    return first, second
