"""Confucius cards and reward cards: what is named first, then the rest at random."""

from collections.abc import Mapping, Sequence
from typing import Any

from guanxi.confucius.doors.arranging.reading import seat_or, word
from guanxi.confucius.doors.saying import sentence
from guanxi.confucius.rules.components import N_CARDS, N_REWARDS, REWARD_INSULTED
from guanxi.confucius.rules.kinds import CARD_WORDS
from guanxi.confucius.rules.state import (
    ALL,
    DECK,
    DISCARD_PILE,
    NOBODY,
    REWARD_ALL,
    REWARD_DECK,
    REWARD_ROW,
    REWARDS_PLAYED,
    ROW,
    State,
)
from guanxi.core.errors import InputError
from guanxi.core.given import number, table
from guanxi.core.rng import Rng
from guanxi.core.saying import wrong_at

FIRST_HAND = [1, 2, 3]  # CF-SETUP-11
CARDS = 66


def lay(s: State, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> None:
    """Both decks, the hands and the discard pile."""
    _collect(s)
    _confucius_cards(s, names, given, rng)
    _reward_cards(s, names, given, rng)


def _collect(s: State) -> None:
    """Take the first hands back into the deck."""
    for seat in range(int(s.players)):
        for column in range(ROW):
            s.cards[DECK + column] += s.hand[seat * ROW + column]
            s.hand[seat * ROW + column] = 0


class _Deal:
    """Cards that go from a deck to other rows."""

    def __init__(self, deck: Any, at: int, kinds: int, rng: Rng) -> None:
        self.deck = deck
        self.at = at
        self.kinds = kinds  # and their sum in the column after them
        self.rng = rng

    @property
    def left(self) -> int:
        """Cards in the deck."""
        return int(self.deck[self.at + self.kinds])

    def named(self, where: str, kinds: Sequence[int], row: Any, at: int) -> None:
        """Certain cards."""
        for kind in kinds:
            if self.deck[self.at + kind] == 0:
                raise InputError(wrong_at(where, sentence("few-such-cards"), "CF-COMP-11, CF-COMP-12"))
            self._move(kind, row, at)

    def any(self, where: str, many: int, row: Any, at: int) -> None:
        """Any cards."""
        for _ in range(many):
            if self.left == 0:
                raise InputError(wrong_at(where, sentence("few-cards"), "CF-COMP-11, CF-COMP-12"))
            card, kind = int(self.rng.below(self.left)), 0
            while card >= self.deck[self.at + kind]:
                card -= self.deck[self.at + kind]
                kind += 1
            self._move(kind, row, at)

    def _move(self, kind: int, row: Any, at: int) -> None:
        for column in (kind, self.kinds):
            self.deck[self.at + column] -= 1
            row[at + column] += 1

    def rows(self, wanted: Sequence[tuple[str, Any, int, list[int] | int]]) -> None:
        """Fill rows: those that name their cards first."""
        for where, row, at, cards in wanted:
            if isinstance(cards, list):
                self.named(where, cards, row, at)
        for where, row, at, cards in wanted:
            if not isinstance(cards, list):
                self.any(where, cards, row, at)


def _confucius_cards(s: State, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> None:
    hands = table("position.hands", given.get("hands", {}), names)
    wanted: list[tuple[str, Any, int, list[int] | int]] = []
    for seat, name in enumerate(names):
        where = f"position.hands.{name}"
        wanted.append((where, s.hand, seat * ROW, _coins(where, hands.get(name, FIRST_HAND))))
    if "discard" in given:
        wanted.append(("position.discard", s.cards, DISCARD_PILE, _coins("position.discard", given["discard"])))
    deal = _Deal(s.cards, DECK, N_CARDS, rng)
    deal.rows(wanted)
    if "deck" in given:
        _fit_deck(s, deal, given)


def _coins(where: str, cards: object) -> list[int] | int:
    if not isinstance(cards, list):
        return number(where, cards, CARDS)
    return [number(where, coins, N_CARDS, 1) - 1 for coins in cards[: CARDS + 1]]


def _fit_deck(s: State, deal: _Deal, given: Mapping[str, Any]) -> None:
    """With the deck given, the discard pile takes what is left over, or has to fit."""
    cards = _coins("position.deck", given["deck"])
    wanted = len(cards) if isinstance(cards, list) else cards
    if "discard" not in given and wanted <= deal.left:
        if isinstance(cards, list):
            _keep(s, cards)
        else:
            deal.any("position.deck", deal.left - wanted, s.cards, DISCARD_PILE)
    found = [kind for kind in range(N_CARDS) for _ in range(s.cards[DECK + kind])]
    if wanted != deal.left or (isinstance(cards, list) and sorted(cards) != found):
        raise InputError(wrong_at("position.deck", sentence("deck-has", count=deal.left), "CF-COMP-11"))


def _keep(s: State, cards: list[int]) -> None:
    """Everything but these goes to the discard pile."""
    for kind in range(N_CARDS):
        surplus = max(0, int(s.cards[DECK + kind]) - cards.count(kind))
        for column in (kind, ALL):
            s.cards[DECK + column] -= surplus
            s.cards[DISCARD_PILE + column] += surplus


def _reward_cards(s: State, names: Sequence[str], given: Mapping[str, Any], rng: Rng) -> None:
    deal = _Deal(s.rewards, REWARD_DECK, N_REWARDS, rng)
    _insulted(s, names, given)
    hands = table("position.rewards", given.get("rewards", {}), names)
    wanted = []
    for seat, name in enumerate(names):
        where = f"position.rewards.{name}"
        wanted.append((where, s.rewards, seat * REWARD_ROW, _kinds(where, hands.get(name, []))))
    deck = _kinds("position.reward_deck", given["reward_deck"]) if "reward_deck" in given else None
    if isinstance(deck, list):  # put by in a row of its own, so that nobody else is dealt them
        _deal_beside(s, deal, wanted, deck)
        return
    deal.rows(wanted)
    if deck is not None:
        if deck > deal.left:
            raise InputError(wrong_at("position.reward_deck", sentence("deck-left", count=deal.left), "CF-COMP-12"))
        deal.any("position.reward_deck", deal.left - deck, s.rewards, REWARDS_PLAYED)


def _deal_beside(s: State, deal: _Deal, wanted: list[tuple[str, Any, int, list[int] | int]], deck: list[int]) -> None:
    beside = [0] * REWARD_ROW
    deal.rows([("position.reward_deck", beside, 0, deck), *wanted])
    deal.any("position.reward_deck", deal.left, s.rewards, REWARDS_PLAYED)
    for column in range(REWARD_ROW):
        s.rewards[REWARD_DECK + column] = beside[column]


def _kinds(where: str, cards: object) -> list[int] | int:
    if not isinstance(cards, list):
        return number(where, cards, 10)
    return [word(where, card, CARD_WORDS, "reward-card") for card in cards]


def _insulted(s: State, names: Sequence[str], given: Mapping[str, Any]) -> None:
    """The card lies on the table, with an army on it (CF-REW-21)."""
    s.insulted = seat_or("position.emperor_insulted", given.get("emperor_insulted", ""), names, NOBODY)
    if s.insulted != NOBODY:
        for column in (REWARD_INSULTED, REWARD_ALL):
            s.rewards[REWARD_DECK + column] -= 1
