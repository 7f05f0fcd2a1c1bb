"""Confucius for the inner loops of computer players (`core/world.py`)."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.minds import appraisal
from guanxi.confucius.minds.usual import usual
from guanxi.confucius.rules.chance import chance
from guanxi.confucius.rules.engine import do, offer
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.scoring import winner
from guanxi.confucius.rules.state import (
    CANCELLING,
    EXTRA_ACTION,
    MARCHING,
    OVER,
    PAYING,
    TURN,
    TUTORING_CARDS,
    State,
    copy_state,
)
from guanxi.confucius.rules.view import View, deal, view, view_bytes
from guanxi.core.rng import Rng
from guanxi.core.rules import CHANCE, NOBODY
from guanxi.core.world import Dealer, World


class ConfuciusWorld(World):
    """A position of Confucius."""

    def __init__(self, s: State) -> None:
        super().__init__(s.players, KINDS.n_actions, appraisal.N_ITEMS)
        self.s: State = s

    def copy(self) -> World:
        """An independent copy."""
        return ConfuciusWorld(copy_state(self.s))

    def to_act(self) -> i64:
        """The seat to act, CHANCE, or NOBODY when the game is over."""
        if self.s.room == OVER:
            return NOBODY
        return CHANCE if self.s.room < TURN else self.s.seat

    def goes_on(self) -> bool:
        """A payment, a land, the targets of a petition, the cards of a tutor, or an action that comes with a card."""
        room = self.s.room
        if room == TURN:
            return self.s.free == EXTRA_ACTION
        return PAYING <= room <= MARCHING or room == TUTORING_CARDS or room == CANCELLING

    def legal(self, out: vec[i64]) -> i64:
        """The legal actions."""
        return offer(self.s, out)

    def usual(self) -> i64:
        """The payment with the least waste; the own student."""
        return usual(self.s)

    def do(self, action: i64) -> None:
        """Carry out a legal action."""
        do(self.s, action)

    def deal_on(self, rng: Rng) -> None:
        """A card or a tile."""
        do(self.s, chance(self.s, rng))

    def stage(self) -> float:
        """By rounds, and by how near the game's other ends are."""
        return appraisal.stage(self.s)

    def appraise(self, out: vec[float]) -> None:
        """What each seat has and hopes for."""
        appraisal.appraise(self.s, out)

    def places(self) -> list[int]:
        """Who has won."""
        return winner.places(self.s)

    def seen_by(self, seat: i64) -> bytes:
        """What a seat sees."""
        return view_bytes(view(self.s, seat))


class ConfuciusDealer(Dealer):
    """Deals positions that fit a view."""

    def __init__(self, view: View) -> None:
        self.view: View = view

    def deal(self, rng: Rng) -> World:
        """The unseen cards dealt at random."""
        return ConfuciusWorld(deal(self.view, rng))
