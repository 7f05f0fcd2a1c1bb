"""Whole payments, income and discards as one choice: the least waste first (CF-PAY-05)."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from guanxi.confucius.doors.terminal import marks
from guanxi.confucius.rules.actions import commercial
from guanxi.confucius.rules.components import COINS, HAND_LIMIT, MOST_COMMERCIAL_COINS, N_CARDS
from guanxi.confucius.rules.house import COMMERCIAL_INCOME_CAPPED_OVERPAY, TIGHT_PAYMENT
from guanxi.confucius.rules.kinds import DISCARD, ENOUGH, KINDS, SPEND
from guanxi.confucius.rules.state import DISCARDING, PAYING, TUTORING_CARDS, State
from guanxi.core.terminal.choices import Proposal, Proposals
from guanxi.core.text import Texts

MOST: Final = 8  # proposals in a menu
Cards = tuple[int, ...]  # how many of each kind


def proposals(t: Texts, s: State) -> Proposals | None:
    """What the seat to act would lay on the table at once, the usual choice first."""
    if s.room == PAYING and commercial.is_being_paid(s):
        found = [
            (cards, _income(t, s, cards)) for cards in sorted(income_sets(s), key=lambda cards: _by_gain(s, cards))
        ]
        return _made(t, "income", found, preferred=False)
    if s.room == PAYING:
        covering = sorted(covering_sets(s), key=lambda cards: _by_waste(s, cards))
        return _made(t, "pay", [(cards, _payment(t, s, cards)) for cards in covering], preferred=True)
    if s.room == TUTORING_CARDS and not s.spent:
        return _made(
            t, "lay", [(cards, t.say("pay-lay", cards=_named(t, cards))) for cards in lay_sets(s)], preferred=False
        )
    if s.room == DISCARDING:
        return _discards(t, s)
    return None


def _discards(t: Texts, s: State) -> Proposals:
    labels = [(cards, t.say("pay-discard", cards=_named(t, cards))) for cards in discard_sets(s)]
    return Proposals(t.say("group-throw"), tuple(Proposal(_told(DISCARD, cards), label) for cards, label in labels))


def _made(t: Texts, title: str, found: list[tuple[Cards, str]], preferred: bool) -> Proposals:
    choices = [
        Proposal((*_told(SPEND, cards), int(KINDS.action(ENOUGH, 0, 0))), label) for cards, label in found[:MOST]
    ]
    return Proposals(t.say(f"group-{title}"), tuple(choices), preferred)


def _told(kind: int, cards: Cards) -> tuple[int, ...]:
    """The actions that lay these cards down, from few coins to many."""
    coins = [at + 1 for at, number in enumerate(cards) for _ in range(number)]
    return tuple(int(KINDS.action(kind, each, 0)) for each in coins)


def _sets(s: State) -> Iterator[Cards]:
    """Every choice of cards that can still be told in order."""
    hand = marks.hand(s, int(s.seat))
    most = [number if kind >= s.lowest else 0 for kind, number in enumerate(hand)]
    return product(*(range(number + 1) for number in most))


def worth(s: State, cards: Cards) -> int:
    """Cards in the currency that is asked for."""
    return marks.worth(cards)[0 if s.currency == COINS else 1]


def covering_sets(s: State) -> list[Cards]:
    """The sets that cover what is still to pay, and of which no card could stay in the hand."""
    due = int(s.price) - int(s.paid)
    each = [kind + 1 if s.currency == COINS else N_CARDS - kind for kind in range(N_CARDS)]
    found = [(cards, worth(s, cards) - due) for cards in _sets(s)]
    told = each[int(s.chosen) - 1] if s.house & TIGHT_PAYMENT and s.spent else N_CARDS + 1  # CF-PAY-04, house rule
    return [
        cards
        for cards, over in found
        if 0 <= over < told and all(over < each[kind] for kind in range(N_CARDS) if cards[kind])
    ]


def _by_waste(s: State, cards: Cards) -> tuple[int, int, int]:
    """Least excess, then fewest cards, then most cards of two coins."""
    return worth(s, cards), sum(cards), -cards[1]


def _payment(t: Texts, s: State, cards: Cards) -> str:
    over = int(s.paid) + worth(s, cards) - int(s.price)
    return t.say("pay-over" if over else "pay-exact", cards=_named(t, cards), over=over)


def income_sets(s: State) -> list[Cards]:
    """Up to four coins; or more, if one card less would be too few."""
    room = MOST_COMMERCIAL_COINS - int(s.paid)
    sets = [(cards, marks.worth(cards)[0]) for cards in _sets(s)]
    if s.house & COMMERCIAL_INCOME_CAPPED_OVERPAY:  # CF-ACT-COM-04, house rule
        least = int(s.chosen) if s.house & TIGHT_PAYMENT and s.spent else N_CARDS
        return [cards for cards, coins in sets if not any(cards) or coins - min(least, _lowest(cards)) < room]
    return [cards for cards, coins in sets if coins <= room]


def _lowest(cards: Cards) -> int:
    """The coins of the lowest card."""
    return next(kind + 1 for kind in range(N_CARDS) if cards[kind])


def _by_gain(s: State, cards: Cards) -> tuple[int, int]:
    """The biggest hand first, then the fewest cards spent."""
    return sum(cards) - _drawn(s, cards), sum(cards)


def _drawn(s: State, cards: Cards) -> int:
    return min(int(s.paid) + marks.worth(cards)[0], MOST_COMMERCIAL_COINS) + 1


def _income(t: Texts, s: State, cards: Cards) -> str:
    return t.say("pay-income", cards=_named(t, cards), draw=_drawn(s, cards))


def lay_sets(s: State) -> list[Cards]:
    """Each card alone, then everything."""
    hand = tuple(marks.hand(s, int(s.seat)))
    single = [cards for cards in _sets(s) if sum(cards) == 1]
    return sorted(single, reverse=True) + ([hand] if sum(hand) > 1 else [])


def discard_sets(s: State) -> list[Cards]:
    """Every way to come down to four cards."""
    over = sum(marks.hand(s, int(s.seat))) - HAND_LIMIT
    return [cards for cards in _sets(s) if sum(cards) == over]


def _named(t: Texts, cards: Cards) -> str:
    """Cards by their coins, as they are typed."""
    return " ".join(str(kind + 1) for kind, number in enumerate(cards) for _ in range(number)) or t.say("nothing")
