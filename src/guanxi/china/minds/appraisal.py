"""What a position of China is worth to each seat, item by item: for computer players. No rule is here.

Majorities, emissaries and alliances, chains, hand and display, and the clock of the end. Each item is a plain count;
`weights.toml` says what a count is worth in points at the beginning, in the middle and at the end.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.components import (
    DISPLAY_SIZE,
    EMISSARY,
    FORTIFICATION,
    HAND_SIZE,
    MAX_PLAYERS,
    N_ALLIANCES,
    N_COLOURS,
    N_PROVINCES,
    PALACE,
)
from guanxi.china.rules.rooms import CUTTING, OVER, PLACING
from guanxi.china.rules.scoring import alliances, palaces, roads
from guanxi.china.rules.setup import removed
from guanxi.china.rules.shared.provinces import emissary_limit
from guanxi.china.rules.state import ALL, DISPLAY, NOBODY, PILE, ROW, State

ITEMS: Final = (
    "score",  # points on the track
    "provinces",  # points of provinces that are not scored yet, as they stand
    "lead_room",  # vacant spaces where the seat leads clearly
    "tie_room",  # vacant spaces where it is first among equals, or by one palace
    "second_room",  # vacant spaces where it is second
    "lone_room",  # vacant spaces where it has palaces and is neither
    "alliances",  # points of alliances, as they stand
    "alliance_risk",  # of these, what a rival may still take
    "alliance_hope",  # alliances that one or two more emissaries would bring
    "emissary_leads",  # provinces in which it leads with emissaries
    "chains",  # points of roads, as they stand
    "chain_next",  # the most that one more palace would add to them
    "chain_ways",  # spaces that would add something, three at most
    "chain_far",  # palaces in twos and threes that may still grow
    "hand",  # cards for provinces that still have room
    "pair",  # two cards of one colour
    "emissaries_left",
    "palaces_short",  # palaces that the supply may not have any more
    "fortification_left",
    "next_turn",  # how soon its turn comes
    "last_turns",  # in the end phase: a turn still to come
)
N_ITEMS: Final = 21

SCORE: Final = 0
PROVINCES: Final = 1
LEAD_ROOM: Final = 2
TIE_ROOM: Final = 3
SECOND_ROOM: Final = 4
LONE_ROOM: Final = 5
ALLIANCES: Final = 6
ALLIANCE_RISK: Final = 7
ALLIANCE_HOPE: Final = 8
EMISSARY_LEADS: Final = 9
CHAINS: Final = 10
CHAIN_NEXT: Final = 11
CHAIN_WAYS: Final = 12
CHAIN_FAR: Final = 13
HAND: Final = 14
PAIR: Final = 15
EMISSARIES_LEFT: Final = 16
PALACES_SHORT: Final = 17
FORTIFICATION_LEFT: Final = 18
NEXT_TURN: Final = 19
LAST_TURNS: Final = 20


class Roads:
    """Road scores by the palaces they are of: most positions of one search share their networks with many others."""

    def __init__(self) -> None:
        self.points: dict[int, int] = {}


def stage(s: State) -> float:
    """How much of the game is over: the pile is gone through twice."""
    if s.room == OVER or s.exhaustions > 1:
        return 1.0
    cards: i64 = 0
    for colour in range(i64(N_COLOURS)):
        cards += s.board.cards[colour] - removed(s.players)
    cards -= s.players * HAND_SIZE + DISPLAY_SIZE
    gone = 1.0 - float(i64(s.cards[PILE + ALL])) / float(cards)
    if gone < 0.0:
        gone = 0.0
    return 0.5 * gone if s.exhaustions == 0 else 0.5 + 0.5 * gone


def appraise(s: State, known: Roads, out: vec[float]) -> None:
    """Every item of every seat."""
    for at in range(s.players * N_ITEMS):
        out[at] = 0.0
    if s.room == OVER:
        for seat in range(s.players):
            out[seat * N_ITEMS + SCORE] = float(s.score[seat])
        return
    for province in range(i64(N_PROVINCES)):
        _majority(s, province, out)
        _emissaries(s, province, out)
    for alliance in range(i64(N_ALLIANCES)):
        _alliance(s, alliance, out)
    for seat in range(s.players):
        at = seat * N_ITEMS
        out[at + SCORE] = float(s.score[seat])
        out[at + EMISSARIES_LEFT] = float(i64(s.supply[EMISSARY * MAX_PLAYERS + seat]))
        short = 4 - i64(s.supply[PALACE * MAX_PLAYERS + seat])
        out[at + PALACES_SHORT] = float(short) if short > 0 else 0.0
        if s.fortifications:
            out[at + FORTIFICATION_LEFT] = float(i64(s.supply[FORTIFICATION * MAX_PLAYERS + seat]))
        waits = (seat - s.seat + s.players) % s.players
        if waits == 0 and (s.room != PLACING or s.exchanged):
            waits = s.players  # its turn is nearly over
        out[at + NEXT_TURN] = float(s.players - waits) / float(s.players)
        if s.exhaustions > 1 and (seat > s.seat or waits == 0 or s.more_rounds > 0):
            out[at + LAST_TURNS] = 1.0
        _chains(s, known, seat, out)
    _hands(s, out)


def _majority(s: State, province: i64, out: vec[float]) -> None:
    """Points as they stand, and who would gain from the spaces that are still vacant."""
    if palaces.has_disc(s, province) or s.palaces[province * ROW + ALL] == 0:
        return
    vacant = s.board.size_of[province] - i64(s.palaces[province * ROW + ALL])
    room = float(vacant)
    most: i64 = 0
    second: i64 = 0
    for seat in range(s.players):
        count = i64(s.palaces[province * ROW + seat])
        if count > most:
            second = most
            most = count
        elif count > second:
            second = count
    for seat in range(s.players):
        count = i64(s.palaces[province * ROW + seat])
        if count == 0:
            continue
        at = seat * N_ITEMS
        out[at + PROVINCES] += float(palaces.points(s, province, seat))
        if count == most:
            out[at + (LEAD_ROOM if count - second > 1 else TIE_ROOM)] += room
        elif count == second:
            out[at + SECOND_ROOM] += room
        else:
            out[at + LONE_ROOM] += room


def _emissaries(s: State, province: i64, out: vec[float]) -> None:
    if s.emissaries[province * ROW + ALL] == 0:
        return
    for seat in range(s.players):
        if alliances.leads(s, province, seat):
            out[seat * N_ITEMS + EMISSARY_LEADS] += 1.0


def _alliance(s: State, alliance: i64, out: vec[float]) -> None:
    """Points as they stand; what may be lost; what one or two more emissaries would bring."""
    one = s.board.ally_one[alliance]
    two = s.board.ally_two[alliance]
    worth = i64(s.emissaries[one * ROW + ALL]) + i64(s.emissaries[two * ROW + ALL])
    if worth == 0:
        return
    room_one = _room(s, one)
    room_two = _room(s, two)
    for seat in range(s.players):
        if s.emissaries[one * ROW + seat] == 0 and s.emissaries[two * ROW + seat] == 0:
            continue
        at = seat * N_ITEMS
        need_one = _missing(s, one, seat)
        need_two = _missing(s, two, seat)
        if need_one == 0 and need_two == 0:
            out[at + ALLIANCES] += float(worth)
            if room_one > 0 or room_two > 0:
                out[at + ALLIANCE_RISK] += float(worth)
        elif need_one <= room_one and need_two <= room_two:
            need = need_one + need_two
            if need <= 2 and need <= i64(s.supply[EMISSARY * MAX_PLAYERS + seat]):
                out[at + ALLIANCE_HOPE] += float(worth + need) / float(need)


def _room(s: State, province: i64) -> i64:
    """How many more emissaries may come."""
    room = emissary_limit(s, province) - i64(s.emissaries[province * ROW + ALL])
    return room if room > 0 else 0


def _missing(s: State, province: i64, seat: i64) -> i64:
    """How many more emissaries the seat needs to lead there."""
    most: i64 = 1
    for rival in range(s.players):
        count = i64(s.emissaries[province * ROW + rival])
        if count > most:
            most = count
    return most - i64(s.emissaries[province * ROW + seat])


def _chains(s: State, known: Roads, seat: i64, out: vec[float]) -> None:
    """Roads as they stand, and what one more palace would add."""
    owner = u8(seat)
    mine: i64 = 0
    vacant: i64 = 0
    bit: i64 = 1  # not `i64(1) << space`: mypyc 2.4 shifts a literal as a 32-bit number
    for space in range(s.board.n_spaces):
        if s.owner[space] == owner:
            mine |= bit
        elif s.owner[space] == NOBODY:
            vacant |= bit
        bit <<= 1
    at = seat * N_ITEMS
    reach: i64 = 0  # vacant spaces beside own palaces
    left = mine
    while left != 0:
        part = _part(s, mine, left & -left)
        left &= ~part
        edge = _beside(s, part) & vacant
        reach |= edge
        size = roads.count(part)
        if size >= roads.SHORTEST:
            out[at + CHAINS] = 1.0  # computed exactly below
        elif size > 1 and edge != 0:
            out[at + CHAIN_FAR] += float(size)
    if out[at + CHAINS] > 0.0:
        out[at + CHAINS] = _road_points(s, known, seat, mine)
    most: i64 = 0
    ways: i64 = 0
    while reach != 0:
        bit = reach & -reach
        reach ^= bit
        gain = _gain(s, mine, bit)
        if gain > most:
            most = gain
        if gain > 0 and ways < 3:
            ways += 1
    out[at + CHAIN_NEXT] = float(most)
    out[at + CHAIN_WAYS] = float(ways)


def _road_points(s: State, known: Roads, seat: i64, mine: i64) -> float:
    """A network with many forks takes long to count, so it is counted once; fortifications are rare."""
    if s.fortifications or s.room == CUTTING:
        return float(roads.points(s, seat))
    key = int(mine)
    points = known.points.get(key, -1)
    if points < 0:
        points = int(roads.points(s, seat))
        known.points[key] = points
    return float(points)


def _gain(s: State, mine: i64, bit: i64) -> i64:
    """About what a palace on this space would add: the chain it makes, less the chains it joins."""
    joined = _part(s, mine | bit, bit)
    size = roads.count(joined)
    if size < roads.SHORTEST:
        return 0
    before: i64 = 0
    left = joined ^ bit
    while left != 0:
        part = _part(s, mine, left & -left)
        left &= ~part
        count = roads.count(part)
        if count >= roads.SHORTEST:
            before += count
    return size - before


def _part(s: State, mine: i64, start: i64) -> i64:
    """The palaces that hang together with the first of these."""
    reached = start
    edge = start
    while edge != 0:
        bit = edge & -edge
        edge ^= bit
        fresh = s.board.near[_number(bit)] & mine & ~reached
        reached |= fresh
        edge |= fresh
    return reached


def _beside(s: State, part: i64) -> i64:
    """The spaces one road away."""
    found: i64 = 0
    while part != 0:
        bit = part & -part
        part ^= bit
        found |= s.board.near[_number(bit)]
    return found


def _number(bit: i64) -> i64:
    """Which bit it is."""
    number: i64 = 0
    if bit >> 32 != 0:
        number += 32
        bit >>= 32
    if bit >= 65536:
        number += 16
        bit >>= 16
    if bit >= 256:
        number += 8
        bit >>= 8
    while bit > 1:
        number += 1
        bit >>= 1
    return number


def _hands(s: State, out: vec[float]) -> None:
    """Cards for provinces with room; a missing card will come from the display or the pile."""
    live: i64 = 0  # colours, as bits
    for province in range(i64(N_PROVINCES)):
        if i64(s.palaces[province * ROW + ALL]) < s.board.size_of[province] or _room(s, province) > 0:
            live |= i64(1) << s.board.colour_of[province]
    offered: i64 = 0
    shown: i64 = 0
    for colour in range(i64(N_COLOURS)):
        shown += i64(s.cards[DISPLAY + colour])
        if (live >> colour) & 1:
            offered += i64(s.cards[DISPLAY + colour])
    average = float(offered) / float(shown) if shown > 0 else 0.5
    for seat in range(s.players):
        useful = float(HAND_SIZE - i64(s.hand[seat * ROW + ALL])) * average
        pair = 0.0
        for colour in range(i64(N_COLOURS)):
            held = i64(s.hand[seat * ROW + colour])
            if (live >> colour) & 1:
                useful += float(held)
            if held > 1:
                pair = 1.0
        out[seat * N_ITEMS + HAND] = useful
        out[seat * N_ITEMS + PAIR] = pair
