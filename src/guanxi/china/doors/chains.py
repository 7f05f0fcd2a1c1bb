"""Which chains a road score consists of: CN-ROAD-08. For people; `roads.py` computes the score itself."""

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from guanxi.china.rules.scoring.roads import SHORTEST

Chain = tuple[str, ...]


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


def best_cut(links: Mapping[str, Set[str]], fortified: Set[str]) -> Cut:
    """The best cut of a network of palaces, each named with those it is linked to."""
    total = NO_CHAINS
    left = set(links)
    while left:
        part = _connected(links, min(left))
        left -= part
        total += _best_of_part(links, frozenset(part), fortified, {})
    return total


def chain_points(chain: Chain, fortified: Set[str]) -> int:
    """A point for each palace (CN-ROAD-06), two if one of them stands on a fortification (CN-FORT-14)."""
    return len(chain) * (2 if fortified & set(chain) else 1)


def _connected(links: Mapping[str, Set[str]], start: str) -> set[str]:
    reached = {start}
    edge = [start]
    while edge:
        for palace in links[edge.pop()] - reached:
            reached.add(palace)
            edge.append(palace)
    return reached


def _best_of_part(
    links: Mapping[str, Set[str]], left: frozenset[str], fortified: Set[str], known: dict[frozenset[str], Cut]
) -> Cut:
    """The palace that sorts first is in some chain or in none; the rest is a smaller question of the same kind."""
    if len(left) < SHORTEST:
        return NO_CHAINS
    if left not in known:
        palace = min(left)
        best = _best_of_part(links, left - {palace}, fortified, known)
        for chain in _chains_through(links, left, palace):
            cut = Cut(-chain_points(chain, fortified), 1, (chain,))
            best = min(best, cut + _best_of_part(links, left.difference(chain), fortified, known))
        known[left] = best
    return known[left]


def _chains_through(links: Mapping[str, Set[str]], left: frozenset[str], palace: str) -> Iterator[Chain]:
    """Every simple path of at least four palaces through this one, spelt from the end that sorts first."""
    for one in _arms(links, left, (palace,)):
        for other in _arms(links, left.difference(one[1:]), (palace,)):
            chain = one[:0:-1] + other
            if len(chain) >= SHORTEST and chain[0] <= chain[-1]:
                yield chain


def _arms(links: Mapping[str, Set[str]], left: frozenset[str], arm: Chain) -> Iterator[Chain]:
    """Every simple path that begins with this arm."""
    yield arm
    for palace in links[arm[-1]] & left - set(arm):
        yield from _arms(links, left, (*arm, palace))
