"""China for the inner loops of computer players (`core/world.py`)."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.minds import appraisal
from guanxi.china.rules.engine import chance, do, offer
from guanxi.china.rules.rooms import OVER, PLACING
from guanxi.china.rules.scoring import winner
from guanxi.china.rules.state import State, copy_state
from guanxi.china.rules.view import View, deal, view, view_bytes
from guanxi.core.rng import Rng
from guanxi.core.rules import CHANCE, NOBODY
from guanxi.core.world import NO_ACTION, Dealer, World


class ChinaWorld(World):
    """A position of China."""

    def __init__(self, s: State, roads: appraisal.Roads) -> None:
        super().__init__(s.players, s.board.kinds.n_actions, appraisal.N_ITEMS)
        self.s: State = s
        self.roads: appraisal.Roads = roads

    def copy(self) -> World:
        """An independent copy."""
        return ChinaWorld(copy_state(self.s), self.roads)

    def to_act(self) -> i64:
        """The seat to act, CHANCE, or NOBODY when the game is over."""
        if self.s.room == OVER:
            return NOBODY
        return CHANCE if self.s.room < PLACING else self.s.seat

    def goes_on(self) -> bool:
        """A piece is on the board and not paid for yet."""
        return self.s.room == PLACING and self.s.pieces > 0

    def legal(self, out: vec[i64]) -> i64:
        """The legal actions."""
        return offer(self.s, out)

    def usual(self) -> i64:
        """Every decision of China is a choice."""
        return NO_ACTION

    def do(self, action: i64) -> None:
        """Carry out a legal action."""
        do(self.s, action)

    def deal_on(self, rng: Rng) -> None:
        """A card from the pile."""
        do(self.s, chance(self.s, rng))

    def stage(self) -> float:
        """By the cards that have left the pile for good."""
        return appraisal.stage(self.s)

    def appraise(self, out: vec[float]) -> None:
        """What each seat has and hopes for."""
        appraisal.appraise(self.s, self.roads, out)

    def places(self) -> list[int]:
        """Who has won."""
        return winner.places(self.s)

    def seen_by(self, seat: i64) -> bytes:
        """What a seat sees."""
        return view_bytes(view(self.s, seat))


class ChinaDealer(Dealer):
    """Deals positions that fit a view."""

    def __init__(self, view: View) -> None:
        self.view: View = view
        self.roads: appraisal.Roads = appraisal.Roads()

    def deal(self, rng: Rng) -> World:
        """The unseen cards dealt at random."""
        return ChinaWorld(deal(self.view, rng), self.roads)
