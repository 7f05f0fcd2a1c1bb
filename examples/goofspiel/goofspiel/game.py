"""Goofspiel as others meet it: the entry point of the game."""

from goofspiel.ledger import GoofspielBooks
from goofspiel.rules import NO_BID, GoofspielRules, State
from guanxi.core.errors import InputError
from guanxi.core.game import Choice
from guanxi.core.plain.game import plain_game
from guanxi.core.plain.rules import members


def check(state: State) -> None:
    """A position in a scenario: everybody has a card for each prize that is left, and somebody has not bid."""
    if not 1 <= state.round <= state.cards:
        raise InputError(f"position.round: must be from 1 to {state.cards}")
    for hand, bid in zip(map(members, state.hand), state.bid, strict=True):
        if len(hand) != state.cards - state.round + 1 or max(hand) > state.cards:
            raise InputError("position.hand: everybody has as many cards as there are prizes left")
        if bid not in (NO_BID, *hand) or NO_BID not in state.bid:
            raise InputError("position.bid: a bid is a card of the hand, or 0, and somebody has not bid yet")


GAME = plain_game(
    name="goofspiel",
    title="Goofspiel",
    package="goofspiel",
    rules=GoofspielRules(),
    player_counts=range(2, 6),
    choices=[Choice("cards", [str(number) for number in range(13, 1, -1)], "cards in each hand")],
    check=check,
    books=GoofspielBooks(),
)
