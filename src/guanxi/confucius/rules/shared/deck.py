"""The Confucius deck and the reward deck: CF-DECK, CF-REW-02. What is due is drawn before anything else goes on."""

from mypy_extensions import i64

from guanxi.confucius.rules.events import DECK_EMPTY, DECK_SHUFFLED, REWARD_DRAWN_OPEN, tell
from guanxi.confucius.rules.house import RESHUFFLE_WHEN_EMPTY, REWARD_CARDS_OPEN
from guanxi.confucius.rules.kinds import DEAL_CARD, DEAL_REWARD
from guanxi.confucius.rules.state import (
    ALL,
    CHOOSING_LAND,
    DECK,
    DISCARD_PILE,
    DRAW_CARD,
    DRAW_REWARD,
    REWARD_ALL,
    REWARD_DECK,
    REWARD_ROW,
    ROW,
    State,
)


def settle(s: State) -> bool:
    """Is something still due to the seat: cards, a reward card, or the land of a voyage? Then it is asked for."""
    if s.draws > 0:
        if s.cards[DECK + ALL] == 0:
            reshuffle(s)
        if s.cards[DECK + ALL] > 0:
            s.room = DRAW_CARD
            return True
        s.draws = 0  # CF-DECK-04: forfeited
        tell(s, DECK_EMPTY, s.seat, 0, 0)
    if s.rewards_due > 0:
        if s.rewards[REWARD_DECK + REWARD_ALL] > 0:
            s.room = DRAW_REWARD
            return True
        s.rewards_due = 0  # CF-REW-02
    if s.voyages > 0:
        s.room = CHOOSING_LAND
        return True
    return False


def reshuffle(s: State) -> None:
    """The discard pile becomes the new deck when a card must be drawn and none is left (CF-DECK-02)."""
    if s.cards[DISCARD_PILE + ALL] > 0:
        tell(s, DECK_SHUFFLED, 0, 0, 0)
    for column in range(i64(ROW)):
        s.cards[DECK + column] = s.cards[DISCARD_PILE + column]
        s.cards[DISCARD_PILE + column] = 0


def weight(s: State, coins: i64) -> i64:
    """Cards with so many coins in the deck."""
    return i64(s.cards[DECK + coins - 1])


def drawn(s: State, coins: i64) -> None:
    """A card comes into the hand (CF-DECK-01); others see only that it does (CF-INFO-10)."""
    for column in (coins - 1, i64(ALL)):
        s.cards[DECK + column] -= 1
        s.hand[s.seat * ROW + column] += 1
    s.draws -= 1
    tell(s, DEAL_CARD, s.seat, coins, 0)
    if s.house & RESHUFFLE_WHEN_EMPTY and s.cards[DECK + ALL] == 0:  # CF-DECK-02, house rule
        reshuffle(s)


def reward_weight(s: State, card: i64) -> i64:
    """Such cards in the reward deck."""
    return i64(s.rewards[REWARD_DECK + card])


def reward_drawn(s: State, card: i64) -> None:
    """A reward card comes into the hand (CF-REW-01)."""
    for column in (card, i64(REWARD_ALL)):
        s.rewards[REWARD_DECK + column] -= 1
        s.rewards[s.seat * REWARD_ROW + column] += 1
    s.rewards_due -= 1
    # CF-INFO-05, house rule: everybody sees it
    tell(s, REWARD_DRAWN_OPEN if s.house & REWARD_CARDS_OPEN else DEAL_REWARD, s.seat, card, 0)


def lay_aside(s: State, coins: i64) -> None:
    """A card goes face down from the hand to those laid aside."""
    for column in (coins - 1, i64(ALL)):
        s.hand[s.seat * ROW + column] -= 1
        s.aside[s.seat * ROW + column] += 1


def discard_aside(s: State) -> None:
    """Everything laid aside goes to the discard pile."""
    for seat in range(s.players):
        for column in range(i64(ROW)):
            s.cards[DISCARD_PILE + column] += s.aside[seat * ROW + column]
            s.aside[seat * ROW + column] = 0
