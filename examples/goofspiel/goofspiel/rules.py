"""The rules of Goofspiel: who bids, what is refused, what happens, who sees it. The clauses are in clauses.toml."""

from dataclasses import dataclass, field

from guanxi.core.events import EventKind, Events, amount, per_seat, seat_field
from guanxi.core.kinds import Field, Kind, Kinds
from guanxi.core.plain.rules import SETS, PlainRules, PlainState, PlainView, members
from guanxi.core.rng import Rng
from guanxi.core.rules import Options

MOST_CARDS = 13
CARD = Field("card", MOST_CARDS, first=1)
KINDS = Kinds([Kind("bid", "bid {card}", (CARD,))])

SEAT = seat_field("seat", 5)
EVENTS = Events(
    [
        EventKind("bid-laid", (SEAT, CARD), "GS-BID-02", owner="seat", hidden=("card",)),
        EventKind("bids-shown", (per_seat("bids"),), "GS-BID-03", silent=True, shows=True),
        EventKind("prize-won", (SEAT, amount("prize"), amount("bid")), "GS-PRIZE-01"),
        EventKind("prize-lost", (amount("prize"), amount("bid")), "GS-PRIZE-02"),
        EventKind("asked", (SEAT, amount("prize")), silent=True),
        EventKind("game-ended", (), "GS-END-01", silent=True),
    ]
)
BID_LAID, BIDS_SHOWN, PRIZE_WON, PRIZE_LOST, ASKED, GAME_ENDED = range(6)

NO_BID, FACE_DOWN = 0, -1  # of somebody who has not bid, and of a bid that a viewer may not see


@dataclass
class State(PlainState):
    """What lies on the table. Cards stay in hands until the bids are shown."""

    cards: int = MOST_CARDS
    round: int = 1  # and the prize of that round (GS-PRIZE-03)
    hand: list[int] = field(default_factory=list, metadata=SETS)
    bid: list[int] = field(default_factory=list)
    score: list[int] = field(default_factory=list)


class View(PlainView[State]):
    """What a seat sees."""


class GoofspielRules(PlainRules[State]):
    """What may happen, and what happens."""

    kinds, events, view_class = KINDS, EVENTS, View

    def start(self, options: Options) -> State:
        """Everybody has every card once (GS-SETUP-01)."""
        n, cards = int(options["players"]), int(options["cards"])
        return State(n, cards=cards, hand=[(1 << cards) - 1] * n, bid=[NO_BID] * n, score=[0] * n)

    def to_act(self, state: State) -> int:
        """The first who has not bid yet (GS-BID-02)."""
        return state.bid.index(NO_BID)

    def is_over(self, state: State) -> bool:
        """Have all prizes been bid for (GS-END-01)?"""
        return state.round > state.cards

    def why_not(self, state: State, seat: int, action: int) -> str:
        """The clause against a bid."""
        if self.is_over(state):
            return "GS-END-01"
        if seat != self.to_act(state):
            return "GS-BID-02"
        return "" if KINDS.one[action] in members(state.hand[seat]) else "GS-BID-01"

    def do(self, state: State, action: int) -> None:
        """Lay a card face down; the last one turns all of them over."""
        seat, card = int(self.to_act(state)), int(KINDS.one[action])
        state.bid[seat] = card
        state.tell(BID_LAID, seat, card)
        if NO_BID not in state.bid:
            self.award(state)
        if self.is_over(state):
            state.tell(GAME_ENDED)
        else:
            state.tell(ASKED, int(self.to_act(state)), state.round)

    def award(self, state: State) -> None:
        """Turn the bids over: the highest takes the prize, unless it is tied (GS-PRIZE-01, GS-PRIZE-02)."""
        state.tell(BIDS_SHOWN, *state.bid)
        highest = max(state.bid)
        if state.bid.count(highest) == 1:
            winner = state.bid.index(highest)
            state.score[winner] += state.round
            state.tell(PRIZE_WON, winner, state.round, highest)
        else:
            state.tell(PRIZE_LOST, state.round, highest)
        for seat, card in enumerate(state.bid):
            state.hand[seat] -= 1 << (card - 1)
            state.bid[seat] = NO_BID
        state.round += 1

    def hide(self, state: State, seat: int) -> None:
        """Others see that a card lies there, not which (GS-BID-03)."""
        state.bid = [FACE_DOWN if card and who != seat else card for who, card in enumerate(state.bid)]

    def deal(self, view: View, rng: Rng) -> State:
        """A card of the hand for each that lies face down."""
        state = self.copy(view.shown)
        for seat, card in enumerate(state.bid):
            if card == FACE_DOWN:
                hand = members(state.hand[seat])
                state.bid[seat] = hand[int(rng.below(len(hand)))]
        return state

    def totals(self, state: State) -> list[int]:
        """The prizes that everybody has won."""
        return list(state.score)

    def turns(self, state: State) -> int:
        """Rounds begun."""
        return min(state.round, state.cards)
