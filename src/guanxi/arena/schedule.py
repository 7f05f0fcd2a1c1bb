"""Who sits where, and on which seed. Games come in groups that share a seed; within one, the sitting order rotates."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from guanxi.arena.seeds import sitting_seed, table_seed
from guanxi.arena.specification import Specification
from guanxi.core.rng import Rng


@dataclass(frozen=True)
class Pairing:
    """One game of a tournament, to be played."""

    number: int
    group: int
    seed: str
    sitting: tuple[int, ...]  # the entrants by number, in the order in which they sit


def schedule(spec: Specification) -> Iterator[Pairing]:
    """The games of a tournament, without end: the first N are the same however many are played."""
    tables = _Tables(spec)
    number = group = 0
    while True:
        seed = table_seed(spec, group)
        for sitting in rotations(spec.players, tables.next(group)):
            yield Pairing(number, group, seed, sitting)
            number += 1
        group += 1


def pairings(spec: Specification, games: int) -> list[Pairing]:
    """The first games."""
    return list(islice(schedule(spec), games))


def missing_from_last_group(spec: Specification, games: int) -> int:
    """How many games more would make the last group whole."""
    ahead = list(islice(schedule(spec), games + spec.table))
    return sum(pairing.group == ahead[games - 1].group for pairing in ahead[games:])


def rotations(players: Sequence[str], order: Sequence[int]) -> list[tuple[int, ...]]:
    """The sitting order turned on place by place, until the same players sit in the same places again.

    Where all have names of their own, everybody sits once in every place. Where all have the same name there is nothing
    to turn: the game would be the same one again, and count several times.
    """
    found: list[tuple[int, ...]] = []
    for turned in range(len(order)):
        sitting = (*order[turned:], *order[:turned])
        if any([players[e] for e in sitting] == [players[e] for e in earlier] for earlier in found):
            break
        found.append(sitting)
    return found


class _Tables:
    """Who plays in each group: those who have played least, and have met one another least."""

    def __init__(self, spec: Specification) -> None:
        self.spec = spec
        self.played: Counter[int] = Counter()
        self.met: Counter[frozenset[int]] = Counter()

    def next(self, group: int) -> tuple[int, ...]:
        """The entrants of a group, in the order of its first game."""
        rng = Rng(sitting_seed(self.spec, group))
        chosen = self._chosen(_shuffled(range(len(self.spec.players)), rng))
        self.played.update(chosen)
        self.met.update(frozenset((one, other)) for one in chosen for other in chosen if one < other)
        return tuple(_shuffled(chosen, rng))

    def _chosen(self, order: Sequence[int]) -> list[int]:
        chosen: list[int] = []
        while len(chosen) < self.spec.table:
            left = [entrant for entrant in order if entrant not in chosen]
            chosen.append(min(left, key=lambda entrant: (self.played[entrant], self._meetings(entrant, chosen))))
        return chosen

    def _meetings(self, entrant: int, others: Sequence[int]) -> int:
        return sum(self.met[frozenset((entrant, other))] for other in others)


def _shuffled(numbers: Sequence[int], rng: Rng) -> list[int]:
    left = list(numbers)
    return [left.pop(int(rng.below(len(left)))) for _ in numbers]
