"""A second scorer for China, written from the clause texts alone: slow, plain, and without a line of the engine.

It reads positions in words, as `GAME.positions.position(state, names)` tells them. Nothing of the engine is imported
here, and what a position tells as computed (limits, totals, items, legal, ...) is never read.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any, TypeAlias

Position: TypeAlias = dict[str, Any]
Chain: TypeAlias = tuple[str, ...]

# --- the board


def colour_of(p: Position, province: str) -> str:
    return str(p["map"]["provinces"][province]["colour"])


def spaces_of(p: Position, province: str) -> list[str]:
    return list(p["map"]["provinces"][province]["spaces"])


def province_at(p: Position, where: str) -> str:
    """The province of a space, or a province itself."""
    return next(province for province in p["map"]["provinces"] if where == province or where in spaces_of(p, province))


def palaces_in(p: Position, province: str) -> Counter[str]:
    return Counter(p["palaces"][space] for space in spaces_of(p, province) if space in p["palaces"])


def emissaries_in(p: Position, province: str) -> Counter[str]:
    return Counter(p["emissaries"].get(province, {}))


def limit(p: Position, province: str) -> int:
    """CN-EMIS-02, CN-EMIS-03, CN-EMIS-04."""
    return max(palaces_in(p, province).values(), default=0)


def limits(p: Position) -> dict[str, int]:
    return {province: limit(p, province) for province in p["map"]["provinces"]}


def is_empty(p: Position, province: str) -> bool:
    """CN-PLACE-04."""
    bases = [space for space in spaces_of(p, province) if space in p["fortifications"]]
    return not palaces_in(p, province) and not emissaries_in(p, province).total() and not bases


def free_spaces(p: Position, province: str) -> list[str]:
    """CN-PLACE-08, CN-FORT-10: a bare fortification leaves its space free."""
    return [space for space in spaces_of(p, province) if space not in p["palaces"]]


def dead_board(p: Position) -> bool:
    """CN-END-06."""
    for supply in p["supply"].values():
        for province in p["map"]["provinces"]:
            free = free_spaces(p, province)
            if supply["palaces"] and free:
                return False
            if supply["emissaries"] and emissaries_in(p, province).total() < limit(p, province):
                return False
            if supply["fortifications"] and set(free) - set(p["fortifications"]):
                return False
    return True


# --- points


def palace_points(counts: Mapping[str, int], fortified: Collection[str]) -> dict[str, int]:
    """CN-PAL-12, CN-FORT-11: points of one province by the palaces of each player."""
    ranks = sorted({count for count in counts.values() if count > 0}, reverse=True)
    points = {}
    for name, count in counts.items():
        if count > 0:
            due = sum(counts.values()) if count == ranks[0] else ranks[ranks.index(count) - 1]
            points[name] = due * 2 if name in fortified else due
    return points


def alliance_points(one: Mapping[str, int], two: Mapping[str, int]) -> dict[str, int]:
    """CN-ALLY-03, CN-ALLY-04, CN-ALLY-05: points of one alliance by the emissaries in its two provinces."""
    both = _leaders(one) & _leaders(two)
    return {name: sum(one.values()) + sum(two.values()) for name in both}


def _leaders(emissaries: Mapping[str, int]) -> set[str]:
    most = max(emissaries.values(), default=0)
    return {name for name, count in emissaries.items() if count == most and most >= 1}


def all_chains(links: Mapping[str, Collection[str]]) -> list[Chain]:
    """CN-ROAD-02: every simple path of at least four palaces, spelt from the end that sorts first."""

    def longer(path: Chain) -> Iterator[Chain]:
        if len(path) >= 4 and path[0] < path[-1]:
            yield path
        for palace in links[path[-1]]:
            if palace not in path:
                yield from longer((*path, palace))

    return [path for start in links for path in longer((start,))]


def disjoint_sets(chains: Sequence[Chain]) -> Iterator[tuple[Chain, ...]]:
    """CN-ROAD-05: every set of chains that share no palace."""
    yield ()
    for number, chain in enumerate(chains):
        others = [other for other in chains[number + 1 :] if not set(other) & set(chain)]
        for rest in disjoint_sets(others):
            yield (chain, *rest)


def chain_points(chain: Chain, fortified: Collection[str], each: bool = False) -> int:
    """CN-ROAD-06, CN-FORT-14; by the house rule of CN-FORT-16 each fortification doubles."""
    number = len(set(chain) & set(fortified))
    for _ in range(number if each else min(1, number)):
        chain = (*chain, *chain)
    return len(chain)


def longest_first(links: Mapping[str, Collection[str]], fortified: Collection[str], each: bool = False) -> int:
    """The house rule of CN-ROAD-08: the longest chain, then the longest of the rest; the best of equally long ones."""
    chains = all_chains(links)
    longest = [chain for chain in chains if len(chain) == max(map(len, chains))]
    points = [0]
    for chain in longest:
        rest = {palace: set(others) - set(chain) for palace, others in links.items() if palace not in chain}
        points.append(chain_points(chain, fortified, each) + longest_first(rest, fortified, each))
    return max(points)


def best_cut(
    links: Mapping[str, Collection[str]], fortified: Collection[str], each: bool = False
) -> tuple[int, tuple[Chain, ...]]:
    """CN-ROAD-07, CN-ROAD-08: the best points, and of the cuts worth them the one that is reported."""
    cuts = [
        (-sum(chain_points(chain, fortified, each) for chain in chains), len(chains), tuple(sorted(chains)))
        for chains in disjoint_sets(all_chains(links))
    ]
    lost, _, reported = min(cuts)
    return -lost, reported


def road_graph(p: Position, name: str) -> dict[str, list[str]]:
    """CN-ROAD-01, CN-ROAD-12."""
    mine = [space for space, owner in p["palaces"].items() if owner == name]
    return {
        space: [other for other in mine if [space, other] in p["map"]["roads"] or [other, space] in p["map"]["roads"]]
        for space in mine
    }


def final_points(p: Position) -> dict[str, dict[str, int]]:
    """What every province, alliance and the roads are worth to everybody as the board stands, discs left aside."""
    found: dict[str, dict[str, int]] = {name: {} for name in p["players"]}
    for province in p["map"]["provinces"]:
        bases = set(p["fortifications"]) & set(spaces_of(p, province))
        doubled = {p["palaces"].get(space) for space in bases}
        for name, points in palace_points(palaces_in(p, province), doubled).items():
            found[name][f"palaces {province}"] = points
    for number, (one, two) in p["map"]["alliances"].items():
        for name, points in alliance_points(emissaries_in(p, one), emissaries_in(p, two)).items():
            found[name][f"alliance {number}"] = points
    for name in p["players"]:
        points, _ = best_cut(road_graph(p, name), p["fortifications"])
        if points:
            found[name]["roads"] = points
    return found


def totals(p: Position) -> dict[str, int]:
    """CN-FINAL-01, CN-FINAL-02, CN-FINAL-03, CN-FINAL-04: everybody's total if the running game ended now."""
    result = dict(p["scores"])
    for name, sources in final_points(p).items():
        for source, points in sources.items():
            if source.removeprefix("palaces ") not in p["discs"]:
                result[name] += points
    return result


def places(p: Position, points: Mapping[str, int]) -> dict[str, int]:
    """CN-WIN-02, CN-WIN-04, CN-WIN-05."""
    rank = {name: (points[name], sum(p["supply"][name].values())) for name in p["players"]}
    return {name: 1 + sum(other > rank[name] for other in rank.values()) for name in rank}
