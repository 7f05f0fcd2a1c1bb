"""Start a voyage: CF-ACT-VOY."""

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import NOTHING, VOYAGE_JUNKS, VOYAGE_NO_LAND, VOYAGE_ONCE
from guanxi.confucius.rules.components import JUNKS_PER_VOYAGE, LICENCES, N_DISTANT, N_POSTS
from guanxi.confucius.rules.events import JUNKS_SAILED, tell, tell_more
from guanxi.confucius.rules.house import NO_SAILING_AFTER_ALL_LANDS
from guanxi.confucius.rules.kinds import ARRIVE, KINDS, VOYAGE
from guanxi.confucius.rules.state import NOBODY, OCEAN, SHIPYARD, State


def has_visited(s: State, seat: i64, land: i64) -> bool:
    """Does the distant land carry the seat's marker?"""
    return (i64(s.visited[land]) >> seat) & 1 == 1


def unvisited(s: State, seat: i64) -> i64:
    """How many distant lands the seat has not reached."""
    count: i64 = 0
    for land in range(i64(N_DISTANT)):
        if not has_visited(s, seat, land):
            count += 1
    return count


def why_not(s: State, quantity: i64) -> i64:
    """What is against sailing with so many junks."""
    if quantity > i64(s.own[SHIPYARD + s.seat]):
        return VOYAGE_JUNKS  # CF-ACT-VOY-01
    at_sea = i64(s.own[OCEAN + s.seat]) + quantity
    if at_sea >= JUNKS_PER_VOYAGE * (unvisited(s, s.seat) + 1):
        return VOYAGE_NO_LAND  # CF-ACT-VOY-13
    if s.house & NO_SAILING_AFTER_ALL_LANDS and unvisited(s, s.seat) == 0:
        return VOYAGE_NO_LAND  # CF-ACT-VOY-13, house rule
    return NOTHING


def price(quantity: i64) -> i64:
    """A licence for each junk that leaves the shipyard (CF-ACT-VOY-02)."""
    return quantity


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """With one junk up to all of the shipyard."""
    first = KINDS.base[VOYAGE]
    for quantity in range(i64(1), 1 + i64(s.own[SHIPYARD + s.seat])):
        if why_not(s, quantity) == NOTHING and pay.why_not_afford(s, LICENCES, price(quantity)) == NOTHING:
            out[n] = first + quantity
            n += 1
    return n


def do(s: State, quantity: i64) -> None:
    """To the ocean (CF-ACT-VOY-03, CF-ACT-VOY-04).

    Every five complete a voyage (CF-ACT-VOY-05) and go back to the supply (CF-ACT-VOY-06).
    """
    s.own[SHIPYARD + s.seat] -= u8(quantity)
    at_sea = i64(s.own[OCEAN + s.seat]) + quantity
    s.voyages = at_sea // JUNKS_PER_VOYAGE  # CF-ACT-VOY-08
    s.own[OCEAN + s.seat] = u8(at_sea % JUNKS_PER_VOYAGE)  # CF-ACT-VOY-07
    tell(s, JUNKS_SAILED, s.seat, quantity, s.voyages)


def why_not_arrive(s: State, land: i64) -> i64:
    """What is against ending a voyage at this distant land."""
    return VOYAGE_ONCE if has_visited(s, s.seat, land) else NOTHING  # CF-ACT-VOY-12


def offer_lands(s: State, out: vec[i64], n: i64) -> i64:
    """Where a voyage may end."""
    for land in range(i64(N_DISTANT)):
        if why_not_arrive(s, land) == NOTHING:
            out[n] = KINDS.action(ARRIVE, land, 0)
            n += 1
    return n


def arrive(s: State, land: i64) -> None:
    """A marker; the chit for who comes first (CF-ACT-VOY-09); a reward card in any case (CF-ACT-VOY-10)."""
    points: i64 = 0
    if s.discoverer[land] == NOBODY:  # nothing for those who come later: CF-ACT-VOY-11
        s.discoverer[land] = u8(s.seat)
        points = i64(s.chit[N_POSTS + land])
        s.score[s.seat] += points
    s.visited[land] |= u8(i64(1) << s.seat)
    s.voyages -= 1
    s.rewards_due = 1
    tell_more(s, ARRIVE, s.seat, land, i64(s.discoverer[land]), points, 0, 0)
