"""A decision in the tree of a search. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.bots.judge import MOST_PLAYERS


class Node:
    """A decision: who takes it, and what is known of each of its actions."""

    def __init__(self, seat: i64, room: i64) -> None:
        self.seat: i64 = seat
        self.total: i64 = 0  # visits
        self.n: i64 = 0  # actions known
        self.actions: vec[i64] = vec[i64]([0] * int(room))
        self.visits: vec[i64] = vec[i64]([0] * int(room))
        self.prior: vec[float] = vec[float]([0.0] * int(room))
        self.first: vec[float] = vec[float]([0.0] * int(room * MOST_PLAYERS))  # chances at first sight
        self.worth: vec[float] = vec[float]([0.0] * int(room * MOST_PLAYERS))  # sums of what simulations came to
        self.drift: vec[float] = vec[float]([0.0] * MOST_PLAYERS)  # sums of how far they came out above the first sight
        self.next: list[Node | None] = []
        self.key: bytes = b""  # what the searching seat sees there, if the decision is its own

    def add(self, action: i64, chances: vec[float]) -> None:
        """A new action, at first sight."""
        if self.n == i64(len(self.actions)):
            self._grow()
        self.actions[self.n] = action
        for seat in range(i64(MOST_PLAYERS)):
            self.first[self.n * MOST_PLAYERS + seat] = chances[seat]
        self.next.append(None)
        self.n += 1

    def _grow(self) -> None:
        room = 2 * self.n
        self.actions = _longer(self.actions, room)
        self.visits = _longer(self.visits, room)
        self.prior = _longer_floats(self.prior, room)
        self.first = _longer_floats(self.first, room * MOST_PLAYERS)
        self.worth = _longer_floats(self.worth, room * MOST_PLAYERS)

    def best_at_first_sight(self) -> i64:
        """The slot that looks best to who decides; asked of a new node."""
        top: i64 = 0
        for slot in range(i64(1), self.n):
            if self.first[slot * MOST_PLAYERS + self.seat] > self.first[top * MOST_PLAYERS + self.seat]:
                top = slot
        return top

    def carry(self, slot: i64, chances: vec[float]) -> None:
        """A simulation through an action came to this."""
        self.total += 1
        self.visits[slot] += 1
        for seat in range(i64(MOST_PLAYERS)):
            at = slot * MOST_PLAYERS + seat
            self.worth[at] += chances[seat]
            self.drift[seat] += chances[seat] - self.first[at]

    def value(self, slot: i64, seat: i64) -> float:
        """A seat's chance after an action, as far as is known.

        The first sight counts like one visit, moved by as much as simulations through here came out above first sights:
        they end at another moment, and an action not yet visited would look too bad or too good beside the others.
        """
        at = slot * MOST_PLAYERS + seat
        known = self.first[at] + self.worth[at]
        if self.total > 0:
            known += self.drift[seat] / float(self.total)
        return known / float(self.visits[slot] + 1)


def _longer(old: vec[i64], room: i64) -> "vec[i64]":
    new = vec[i64]([0] * int(room))
    for at in range(i64(len(old))):
        new[at] = old[at]
    return new


def _longer_floats(old: vec[float], room: i64) -> "vec[float]":
    new = vec[float]([0.0] * int(room))
    for at in range(i64(len(old))):
        new[at] = old[at]
    return new
