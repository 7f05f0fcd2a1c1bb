"""Which chains a road score consists of: CN-ROAD-08. For people; `roads.py` computes the score itself."""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from guanxi.china.rules.scoring.roads import SHORTEST, worth

Chain = tuple[str, ...]
Links = Mapping[str, Set[str]]

LARGE = 14  # palaces
DENSE = 4  # rings


@dataclass(frozen=True, order=True)
class Cut:
    """A set of disjoint chains; the better cut sorts first: more points, fewer chains, then by spelling."""

    lost: int  # minus the points
    count: int
    chains: tuple[Chain, ...]

    def __add__(self, other: "Cut") -> "Cut":
        chains = tuple(sorted(self.chains + other.chains))
        return Cut(self.lost + other.lost, self.count + other.count, chains)


NO_CHAINS = Cut(0, 0, ())


def best_cut(links: Links, fortified: Set[str], each: bool = False) -> Cut:
    """The best cut of a network of palaces, each named with those it is linked to."""
    total = NO_CHAINS
    for part in _parts(links):
        total += _best_of_part(_thinned(links, part, fortified, each), part, fortified, each, {})
    return total


def _thinned(links: Links, part: frozenset[str], fortified: Set[str], each: bool) -> Links:
    """Of a large and dense part, which boards of one's own may have, some segments that the best cut does not need."""
    left = {palace: set(links[palace]) for palace in part}
    rings = sum(map(len, left.values())) // 2 - len(part) + 1
    if len(part) <= LARGE or rings <= DENSE:
        return left
    most = _worth(left, fortified, each)
    segments = sorted((palace, other) for palace in part for other in links[palace] if palace < other)
    for one, two in segments:
        if rings > DENSE and max(len(left[one]), len(left[two])) > 2:
            left[one].remove(two)
            left[two].remove(one)
            if _worth(left, fortified, each) == most:
                rings -= 1
            else:
                left[one].add(two)
                left[two].add(one)
    return left


def _worth(links: Links, fortified: Set[str], each: bool) -> int:
    numbers = {palace: number for number, palace in enumerate(links)}
    rows = [sum(1 << numbers[other] for other in links[palace]) for palace in links]
    return worth(rows, sum(1 << numbers[palace] for palace in links if palace in fortified), each)


def longest_cut(links: Links, fortified: Set[str], each: bool = False) -> Cut:
    """By house rule: the longest chain, then the longest of the rest; of equally long ones the best."""
    return sum((_longest_of(links, part, fortified, each, {}) for part in _parts(links)), NO_CHAINS)


def _parts(links: Links) -> Iterator[frozenset[str]]:
    """The connected parts of a network."""
    left = set(links)
    while left:
        part = _connected(links, min(left))
        left -= part
        yield frozenset(part)


def chain_points(chain: Chain, fortified: Set[str], each: bool = False) -> int:
    """A point for each palace (CN-ROAD-06), two over a fortification (CN-FORT-14); by house rule each doubles again."""
    number = len(fortified & set(chain))
    return len(chain) << (number if each else min(number, 1))


def _connected(links: Links, start: str) -> set[str]:
    reached = {start}
    edge = [start]
    while edge:
        for palace in links[edge.pop()] - reached:
            reached.add(palace)
            edge.append(palace)
    return reached


def _best_of_part(
    links: Links, left: frozenset[str], fortified: Set[str], each: bool, known: dict[frozenset[str], Cut]
) -> Cut:
    """The palace that sorts first is in some chain or in none; the rest is a smaller question of the same kind."""
    if len(left) < SHORTEST:
        return NO_CHAINS
    if left not in known:
        palace = min(left)
        best = _best_of_part(links, left - {palace}, fortified, each, known)
        for chain in _chains_through(links, left, palace):
            cut = Cut(-chain_points(chain, fortified, each), 1, (chain,))
            best = min(best, cut + _best_of_part(links, left.difference(chain), fortified, each, known))
        known[left] = best
    return known[left]


def _longest_of(
    links: Links, left: frozenset[str], fortified: Set[str], each: bool, known: dict[frozenset[str], Cut]
) -> Cut:
    """Every longest chain is tried; what is left is a smaller question of the same kind."""
    if left not in known:
        chains = [arm for palace in left for arm in _arms(links, left, (palace,)) if arm[0] <= arm[-1]]
        size = max(map(len, chains), default=0)
        cuts = [
            Cut(-chain_points(chain, fortified, each), 1, (chain,))
            + _longest_of(links, left.difference(chain), fortified, each, known)
            for chain in chains
            if len(chain) == size >= SHORTEST
        ]
        known[left] = min(cuts, default=NO_CHAINS)
    return known[left]


def _chains_through(links: Links, left: frozenset[str], palace: str) -> Iterator[Chain]:
    """Every simple path of at least four palaces through this one, spelt from the end that sorts first."""
    for one in _arms(links, left, (palace,)):
        for other in _arms(links, left.difference(one[1:]), (palace,)):
            chain = one[:0:-1] + other
            if len(chain) >= SHORTEST and chain[0] <= chain[-1]:
                yield chain


def _arms(links: Links, left: frozenset[str], arm: Chain) -> Iterator[Chain]:
    """Every simple path that begins with this arm."""
    yield arm
    for palace in links[arm[-1]] & left - set(arm):
        yield from _arms(links, left, (*arm, palace))
