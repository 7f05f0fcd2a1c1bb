"""A decision in the tree of a search. Compiled."""

from librt.vecs import vec
from mypy_extensions import i64


class Node:
    """A decision: who takes it, and what is known of each of its actions."""

    def __init__(self, seat: i64, players: i64, room: i64, doubt: vec[float], past: i64) -> None:
        self.seat: i64 = seat
        self.players: i64 = players
        self.total: i64 = 0  # visits
        self.doubt: vec[float] = doubt
        self.turns: i64 = len(doubt)
        self.past: i64 = past  # of these turns, those that lie before this decision
        self.n: i64 = 0  # actions known
        self.actions: vec[i64] = vec[i64]([0] * int(room))
        self.visits: vec[i64] = vec[i64]([0] * int(room))
        self.prior: vec[float] = vec[float]([0.0] * int(room))
        self.first: vec[float] = vec[float]([0.0] * int(room * players))  # chances at first sight
        # Sums of what each own turn added to the chances, by (slot, turn, seat); and of all slots, by (turn, seat).
        self.gains: vec[float] = vec[float]([0.0] * int(room * self.turns * players))
        self.drift: vec[float] = vec[float]([0.0] * int(self.turns * players))
        self.next: list[Node | None] = []
        self.key: bytes = b""  # what the searching seat sees there, if the decision is one of its turn at hand

    def add(self, action: i64, chances: vec[float]) -> None:
        """A new action, at first sight."""
        if self.n == i64(len(self.actions)):
            self._grow()
        self.actions[self.n] = action
        for seat in range(self.players):
            self.first[self.n * self.players + seat] = chances[seat]
        self.next.append(None)
        self.n += 1

    def _grow(self) -> None:
        room = 2 * self.n
        self.actions = _longer(self.actions, room)
        self.visits = _longer(self.visits, room)
        self.prior = _longer_floats(self.prior, room)
        self.first = _longer_floats(self.first, room * self.players)
        self.gains = _longer_floats(self.gains, room * self.turns * self.players)

    def best_at_first_sight(self) -> i64:
        """The slot that looks best to who decides; asked of a new node."""
        top: i64 = 0
        n = self.players
        for slot in range(i64(1), self.n):
            if self.first[slot * n + self.seat] > self.first[top * n + self.seat]:
                top = slot
        return top

    def carry(self, slot: i64, said: vec[float]) -> None:
        """A simulation through an action came to these chances, turn by turn."""
        self.total += 1
        self.visits[slot] += 1
        n = self.players
        own = slot * self.turns * n
        for seat in range(n):
            before = self.first[slot * n + seat]
            for turn in range(self.past, self.turns):
                at = turn * n + seat
                gain = said[at] - before
                before = said[at]
                self.gains[own + at] += gain
                self.drift[at] += gain

    def value(self, slot: i64, seat: i64) -> float:
        """A seat's chance after an action, as far as is known: the first sight, and what each own turn adds to it.

        What a turn adds is believed the more, the more often it was seen; the further a turn, the more doubt there is.
        Instead of what is not believed stands what the turn adds here whatever one does: simulations end at another
        moment than first sights, and an action not yet visited would look too bad or too good beside the others.
        """
        n = self.players
        chance = self.first[slot * n + seat]
        if self.total == 0:
            return chance
        visits = float(self.visits[slot])
        own = slot * self.turns * n
        for turn in range(self.past, self.turns):
            at = turn * n + seat
            doubt = self.doubt[turn - self.past]
            usual = self.drift[at] / float(self.total)
            chance += (usual * doubt + self.gains[own + at]) / (visits + doubt)
        return chance


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
