"""Start a voyage: CF-ACT-VOY."""

from mypy_extensions import i64, u8

from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import NOT_NOW, NOTHING, VOYAGE_JUNKS, VOYAGE_NO_LAND, VOYAGE_ONCE
from guanxi.confucius.rules.components import BOX_JUNKS, JUNKS_PER_VOYAGE, LICENCES, N_DISTANT, N_POSTS
from guanxi.confucius.rules.kinds import VOYAGE
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.state import CHOOSING_LAND, NOBODY, OCEAN, SHIPYARD, State


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


def why_not(s: State, junks: i64) -> i64:
    """What is against sailing with so many junks."""
    if junks > i64(s.own[SHIPYARD + s.seat]):
        return VOYAGE_JUNKS
    at_sea = i64(s.own[OCEAN + s.seat]) + junks
    if at_sea >= JUNKS_PER_VOYAGE * (unvisited(s, s.seat) + 1):
        return VOYAGE_NO_LAND  # CF-ACT-VOY-13
    clause = spaces.why_not(s, BOX_JUNKS)
    return clause if clause != NOTHING else pay.why_not_afford(s, LICENCES, junks)


def choose(s: State, junks: i64) -> None:
    """A licence for each junk that leaves the shipyard (CF-ACT-VOY-02)."""
    spaces.use(s, BOX_JUNKS)
    pay.begin(s, VOYAGE + junks - 1, LICENCES, junks)


def do(s: State, junks: i64) -> None:
    """To the ocean; every five complete a voyage and go back to the supply (CF-ACT-VOY-03 to -06)."""
    s.own[SHIPYARD + s.seat] -= u8(junks)
    at_sea = i64(s.own[OCEAN + s.seat]) + junks
    s.voyages = at_sea // JUNKS_PER_VOYAGE
    s.own[OCEAN + s.seat] = u8(at_sea % JUNKS_PER_VOYAGE)


def why_not_land(s: State, land: i64) -> i64:
    """What is against ending a voyage at this distant land."""
    if s.room != CHOOSING_LAND:
        return NOT_NOW
    return VOYAGE_ONCE if has_visited(s, s.seat, land) else NOTHING  # CF-ACT-VOY-12


def arrive(s: State, land: i64) -> None:
    """A marker; the chit for who comes first (CF-ACT-VOY-09); a reward card in any case (CF-ACT-VOY-10)."""
    if s.discoverer[land] == NOBODY:
        s.discoverer[land] = u8(s.seat)
        s.score[s.seat] += i64(s.chit[N_POSTS + land])
    s.visited[land] |= u8(i64(1) << s.seat)
    s.voyages -= 1
    s.rewards_due = 1
