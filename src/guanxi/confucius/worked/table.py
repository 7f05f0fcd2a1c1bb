"""Playing an example on a table: turns, payments, and what lies between the moves that are told."""

from collections.abc import Mapping, Sequence
from itertools import product
from typing import Any

from guanxi.confucius.doors.arranging.whole import arrange
from guanxi.confucius.rules import chance, engine
from guanxi.confucius.rules.actions import pay
from guanxi.confucius.rules.clauses import IDS, NOTHING
from guanxi.confucius.rules.components import GIFTS, N_BOXES, N_CARDS
from guanxi.confucius.rules.state import (
    ACTIVE,
    ALL,
    CHANCE,
    DRAW_CARD,
    DRAW_REWARD,
    REWARD_ALL,
    REWARD_ROW,
    ROW,
    TURN,
    UNUSED_CUBES,
    State,
    copy_state,
)
from guanxi.confucius.worked.numbers import DEAL_CARD, ENOUGH, NO_ACTION, PASS, SPEND
from guanxi.core.rng import Rng

MOST_STEPS = 500


class ExampleTable:
    """A position, the players' names, and whatever chance needs."""

    def __init__(self, names: Sequence[str], given: Mapping[str, Any], advanced: bool) -> None:
        self.names = list(names)
        self.rng = Rng("worked")
        options = {"advanced": "on" if advanced else "off", "admiral": "off"}
        self.s: State = arrange(options, names, given, self.rng)
        self.drawn = dict.fromkeys(self.names, 0)
        self.start = copy_state(self.s)

    def seat(self, name: str) -> int:
        """The seat of a player."""
        return self.names.index(name)

    @property
    def to_act(self) -> str:
        """Who is asked."""
        seat = int(engine.to_act(self.s))
        return "chance" if seat == CHANCE else self.names[seat]

    # --- asking ---

    def clause(self, action: int, seat: int | None = None) -> str:
        """What refuses an action of the seat to act."""
        return IDS[engine.why_not(self.s, engine.to_act(self.s) if seat is None else seat, action)]

    def legal(self, actions: Sequence[int]) -> list[int]:
        """Those that are not refused."""
        return [action for action in actions if engine.why_not(self.s, engine.to_act(self.s), action) == NOTHING]

    def all_legal(self) -> list[int]:
        """Everything that the seat to act may do."""
        return engine.ConfuciusRules().legal(self.s)

    # --- doing ---

    def do(self, action: int) -> None:
        """Do something; cards and reward cards that it draws come at once."""
        if not self.legal([action]):
            raise ValueError(f"{self.to_act}: action {action} is refused by {self.clause(action)}")
        self.one(action)
        while self.s.room in (DRAW_CARD, DRAW_REWARD):
            self.chance()

    def one(self, action: int) -> None:
        """Do a single action."""
        if DEAL_CARD <= action < DEAL_CARD + N_CARDS:
            self.drawn[self.names[int(self.s.seat)]] += 1
        engine.do(self.s, action)

    def chance(self) -> None:
        """Let chance deal."""
        self.one(int(chance.chance(self.s, self.rng)))

    def advance(self, name: str) -> None:
        """Until it is this player's turn the others do nothing."""
        for _ in range(MOST_STEPS):
            if self.s.room == TURN and self.to_act == name:
                return
            self.idle()
        raise ValueError(f"{name} gets no turn")

    def idle(self) -> None:
        """Whoever is asked does as little as possible."""
        if engine.to_act(self.s) == CHANCE:
            self.chance()
            return
        legal = self.all_legal()
        self.one(next((action for action in (NO_ACTION, PASS) if action in legal), legal[0]))

    # --- paying ---

    def pay(self, amount: int | None) -> None:
        """Cards worth exactly so much; without an amount, as little as covers the price."""
        least = int(self.s.price) if amount is None else amount
        for total in range(least, least + 1 if amount is not None else 100):
            for cards in self.hands_worth(total):
                for kind in cards:
                    self.do(SPEND + kind)
                self.do(ENOUGH)
                return
        raise ValueError(f"{self.to_act} cannot pay {least}")

    def hands_worth(self, total: int) -> list[list[int]]:
        """Sets of cards of the hand with this sum, from few cards to many."""
        at = int(self.s.seat) * ROW
        counts = [range(int(self.s.hand[at + kind]) + 1) for kind in range(N_CARDS)]
        sets = [[kind for kind in range(N_CARDS) for _ in range(each[kind])] for each in product(*counts)]
        worth = [sum(int(pay.worth(kind + 1, self.s.currency)) for kind in cards) for cards in sets]
        return sorted((cards for cards, sum_ in zip(sets, worth, strict=True) if sum_ == total), key=len)

    # --- counting ---

    def cubes(self, name: str) -> int:
        """Unused cubes."""
        return int(self.s.own[UNUSED_CUBES + self.seat(name)])

    def on_box(self, box: int) -> dict[str, int]:
        """Cubes on a space of the Actions Box, by player."""
        found = {name: int(self.s.on_box[seat * N_BOXES + box]) for seat, name in enumerate(self.names)}
        return {name: count for name, count in found.items() if count}

    def cards(self, name: str) -> int:
        """Cards in hand."""
        return int(self.s.hand[self.seat(name) * ROW + ALL])

    def rewards(self, s: State, name: str) -> int:
        """Reward cards in hand."""
        return int(s.rewards[self.seat(name) * REWARD_ROW + REWARD_ALL])

    def gifts(self, s: State) -> list[dict[str, Any]]:
        """Active gifts."""
        found = []
        for index in range(len(self.names) * GIFTS):
            if s.gift[index] >= ACTIVE:
                giver, recipient = self.names[index // GIFTS], self.names[int(s.gift[index]) - ACTIVE]
                found.append({"from": giver, "to": recipient, "value": index % GIFTS + 1})
        return found
