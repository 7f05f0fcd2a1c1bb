"""Who sees what: CF-INFO."""

from typing import Final

from mypy_extensions import i64, u8

from guanxi.confucius.rules.components import CARDS_OF_KIND, N_CARDS, N_REWARDS, REWARD_INSULTED, REWARDS_OF_KIND
from guanxi.confucius.rules.house import REWARD_CARDS_OPEN
from guanxi.confucius.rules.state import (
    ALL,
    DECK,
    DISCARD_PILE,
    DISCARDING,
    NOBODY,
    OVER,
    REWARD_ALL,
    REWARD_DECK,
    REWARD_ROW,
    REWARDS_PLAYED,
    ROW,
    TUTORING_CARDS,
    State,
    copy_state,
    state_bytes,
    walk,
)
from guanxi.core.rng import Rng
from guanxi.core.walking import Digits, Names, Numbers

VERSION: Final = 1  # of `view_numbers`: another one if a field is added or means something else


class View:
    """What a seat may know: a position in which unknown cards are missing from their rows, but counted.

    The official stack and the candidates still to come stay as counts: what lies face up or has left the game tells
    everybody which tiles are left, and their order exists nowhere (CF-INFO-06). All else is open (CF-INFO-03,
    CF-INFO-07), also gifts not bought yet, which can be inferred (CF-INFO-04).
    """

    def __init__(self, shown: State, seat: i64) -> None:
        self.shown: State = shown
        self.seat: i64 = seat


def view(s: State, seat: i64) -> View:
    """The view of a seat, or of an onlooker with no seat (-1). A finished game hides nothing."""
    shown = copy_state(s)
    if s.room == OVER:
        return View(shown, seat)
    for kind in range(i64(N_CARDS)):
        shown.cards[DECK + kind] = 0
    for reward in range(i64(N_REWARDS)):
        shown.rewards[REWARD_DECK + reward] = 0
    for rival in range(s.players):
        if rival != seat:
            _hide(shown, rival)
    if s.seat != seat and (s.room == TUTORING_CARDS or s.room == DISCARDING):
        shown.lowest = 0  # tells which card was laid down last
    return View(shown, seat)


def _hide(shown: State, rival: i64) -> None:
    """A rival's hand (CF-INFO-01), cards laid aside (CF-INFO-09) and reward cards (CF-INFO-05): numbers only."""
    for kind in range(i64(N_CARDS)):
        shown.hand[rival * ROW + kind] = 0
        shown.aside[rival * ROW + kind] = 0
    if shown.house & REWARD_CARDS_OPEN:  # CF-INFO-05, house rule
        return
    for reward in range(i64(N_REWARDS)):
        shown.rewards[rival * REWARD_ROW + reward] = 0


def view_bytes(v: View) -> bytes:
    """Everything in a view, in a fixed order."""
    return int(v.seat).to_bytes(1, "big", signed=True) + state_bytes(v.shown)


def view_numbers(v: View) -> list[int]:
    """A view in small numbers: VERSION, the viewer's seat, then every field of what it shows."""
    numbers = Numbers()
    numbers.number("version", VERSION)
    numbers.number("viewer", v.seat)
    walk(v.shown, numbers)
    return numbers.found()


def view_json(v: View) -> bytes:
    """The same as JSON."""
    digits = Digits()
    digits.number("version", VERSION)
    digits.number("viewer", v.seat)
    walk(v.shown, digits)
    return digits.found()


def view_fields(v: View) -> list[tuple[str, int]]:
    """What these numbers are: the name of each field, and how many numbers it has."""
    names = Names()
    names.number("version", VERSION)
    names.number("viewer", v.seat)
    walk(v.shown, names)
    return names.found


def unseen_cards(s: State, kind: i64) -> i64:
    """How many Confucius cards of a kind a view's table does not show."""
    cards: i64 = CARDS_OF_KIND - i64(s.cards[DECK + kind]) - i64(s.cards[DISCARD_PILE + kind])
    for seat in range(s.players):
        cards -= i64(s.hand[seat * ROW + kind]) + i64(s.aside[seat * ROW + kind])
    return cards


def unseen_rewards(s: State, reward: i64) -> i64:
    """How many reward cards of a kind it does not show."""
    cards = REWARDS_OF_KIND[reward] - i64(s.rewards[REWARDS_PLAYED + reward]) - i64(s.rewards[REWARD_DECK + reward])
    if reward == REWARD_INSULTED and s.insulted != NOBODY:
        cards -= 1
    for seat in range(s.players):
        cards -= i64(s.rewards[seat * REWARD_ROW + reward])
    return cards


def deal(v: View, rng: Rng) -> State:
    """A full position that fits the view: what it does not show dealt at random, the rest to the decks."""
    s = copy_state(v.shown)
    if s.room == OVER:
        return s
    for kind in range(i64(N_CARDS)):
        s.cards[DECK + kind] = u8(unseen_cards(v.shown, kind))
    for reward in range(i64(N_REWARDS)):
        s.rewards[REWARD_DECK + reward] = u8(unseen_rewards(v.shown, reward))
    for seat in range(s.players):
        if seat != v.seat:
            _deal_cards(s, seat, rng)
            if s.house & REWARD_CARDS_OPEN == 0:  # CF-INFO-05, house rule
                _deal_rewards(s, seat, rng)
    return s


def _deal_cards(s: State, seat: i64, rng: Rng) -> None:
    for _ in range(i64(s.hand[seat * ROW + ALL])):
        s.hand[seat * ROW + _pick(s, rng)] += 1
    for _ in range(i64(s.aside[seat * ROW + ALL])):
        s.aside[seat * ROW + _pick(s, rng)] += 1


def _pick(s: State, rng: Rng) -> i64:
    """Take any card that is not dealt yet out of the deck."""
    left: i64 = 0
    for kind in range(i64(N_CARDS)):
        left += i64(s.cards[DECK + kind])
    card = rng.below(left)
    kind = 0
    while card >= i64(s.cards[DECK + kind]):
        card -= i64(s.cards[DECK + kind])
        kind += 1
    s.cards[DECK + kind] -= 1
    return kind


def _deal_rewards(s: State, seat: i64, rng: Rng) -> None:
    for _ in range(i64(s.rewards[seat * REWARD_ROW + REWARD_ALL])):
        left: i64 = 0
        for reward in range(i64(N_REWARDS)):
            left += i64(s.rewards[REWARD_DECK + reward])
        card = rng.below(left)
        kind: i64 = 0
        while card >= i64(s.rewards[REWARD_DECK + kind]):
            card -= i64(s.rewards[REWARD_DECK + kind])
            kind += 1
        s.rewards[REWARD_DECK + kind] -= 1
        s.rewards[seat * REWARD_ROW + kind] += 1
