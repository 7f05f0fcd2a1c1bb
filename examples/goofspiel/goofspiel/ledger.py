"""What a view of Goofspiel shows, as things in places, and what its events claim: the laws compare them."""

from collections import Counter

from goofspiel.rules import FACE_DOWN, View
from guanxi.core.events import Event
from guanxi.core.ledger import NOW, OUTSIDE, Books, Claim, Ledger
from guanxi.core.plain.rules import members


class GoofspielBooks(Books):
    """Cards in hands and on the table, points, whose bid it is and for what."""

    bookkeeping = frozenset({"seat", "players", "cards"})

    def ledger(self, view: View) -> Ledger:
        """Everything that the view shows."""
        state, found = view.shown, Ledger()
        for seat, (hand, bid) in enumerate(zip(state.hand, state.bid, strict=True)):
            found.update((f"hand {seat}", f"card {card}") for card in members(hand) if card != bid)
            if bid:
                found[f"table {seat}", "face down" if bid == FACE_DOWN else f"card {bid}"] = 1
            found[f"score {seat}", "point"] = state.score[seat]
        over = state.round > state.cards
        asked = "asked: nobody" if over else f"asked: {state.bid.index(0)} for {state.round}"
        return +found + Counter({(NOW, asked): 1})

    def claims(self, event: Event, view: View) -> list[Claim]:
        """What an event says has moved."""
        facts = event.facts
        if event.name == "bid-laid":
            seat = facts["seat"]
            if "card" in facts:
                return [Claim(f"card {facts['card']}", f"hand {seat}", f"table {seat}")]
            return [Claim("face down", OUTSIDE, f"table {seat}")]
        if event.name == "bids-shown":
            bids = facts["bids"]
            assert isinstance(bids, list)
            return [claim for seat, card in enumerate(bids) for claim in self.shown(seat, card, view.seat)]
        if event.name == "prize-won":
            return [Claim("point", OUTSIDE, f"score {facts['seat']}", int(str(facts["prize"])))]
        if event.name == "asked":
            return [Claim(f"asked: {facts['seat']} for {facts['prize']}", NOW, NOW)]
        return [Claim("asked: nobody", NOW, NOW)] if event.name == "game-ended" else []

    def shown(self, seat: int, card: int, viewer: int) -> list[Claim]:
        """A bid is turned over and leaves the game; its owner knew it before."""
        if seat == viewer:
            return [Claim(f"card {card}", f"table {seat}", OUTSIDE)]
        return [Claim("face down", f"table {seat}", OUTSIDE), Claim(f"card {card}", f"hand {seat}", OUTSIDE)]
