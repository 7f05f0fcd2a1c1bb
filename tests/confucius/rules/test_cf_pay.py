"""CF-PAY: the payment that the software proposes, and the freedom to pay otherwise."""

from itertools import product
from typing import Any

import pytest

from guanxi.confucius.doors.terminal.payments import proposals
from guanxi.confucius.doors.terminal.wording import terminal_texts
from guanxi.confucius.game import GAME
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from running import some

NAMES = ("black", "green", "purple")
HANDS = [[1, 2, 3], [1, 1, 1, 3], [2, 2, 2, 3], [1, 1, 2, 2, 3, 3], [3, 3, 3], [1, 2, 2], [1, 1, 3, 3]]
PRICES = [("bribe bingbu-3", price, "coins") for price in (2, 3, 4, 5, 6, 7)] + [("recruit army", 6, "licences")]


def paying(line: str, price: int, hand: list[int]) -> Table | None:
    """The payment begun; None if the hand does not reach."""
    given: dict[str, Any] = {"hands": {"black": hand}}
    if line.startswith("bribe"):
        given["officials"] = {"bingbu-3": {"price": price}}
    options = GAME.options({"players": "3"})
    table = Table(GAME, options, NAMES, "pay", state=GAME.positions.from_position(options, NAMES, given, Rng("pay")))
    actions = GAME.notation.read(table.state, line)
    if table.why_not(0, *actions):
        return None
    table.submit(0, actions)
    return table


def sets(hand: list[int]) -> list[list[int]]:
    """Every choice of cards from a hand."""
    numbers = product(*(range(hand.count(coins) + 1) for coins in (1, 2, 3)))
    return [[coins for coins, number in zip((1, 2, 3), each, strict=True) for _ in range(number)] for each in numbers]


def worth(cards: list[int], currency: str) -> int:
    return sum(cards) if currency == "coins" else sum(4 - coins for coins in cards)


@pytest.mark.clause("CF-PAY-05", "CF-PAY-02")
@pytest.mark.parametrize("hand", HANDS, ids=str)
@pytest.mark.parametrize(("line", "price", "currency"), PRICES)
def test_the_payment_with_the_least_waste_is_proposed(line, price, currency, hand):
    table = paying(line, price, hand)
    covering = [cards for cards in sets(hand) if worth(cards, currency) >= price]
    assert (table is None) == (not covering)
    if table is None:
        return
    best = min(covering, key=lambda cards: (worth(cards, currency), len(cards), -cards.count(2)))
    ranks = [(worth(cards, currency), len(cards), -cards.count(2)) for cards in covering]
    assert ranks.count(min(ranks)) == 1  # exactly one set
    found = proposals(terminal_texts(USUAL), table.state)
    assert found is not None
    assert list(found.choices[0].actions) == GAME.notation.read(table.state, f"pay {' '.join(map(str, best))}")


@pytest.mark.clause("CF-PAY-04", "CF-PAY-03", "CF-PAY-02", "CF-PAY-06")
@pytest.mark.parametrize("hand", HANDS, ids=str)
def test_every_covering_set_may_be_spent_and_no_other(hand):
    for cards in some(sets(hand)):
        table = paying("bribe bingbu-3", 4, hand)
        if table is None:
            assert sum(hand) < 4
            return
        actions = GAME.notation.read(table.state, f"pay {' '.join(map(str, cards)) or 'nothing'}")
        refusal = table.why_not(0, *actions)
        assert (refusal is None) == (sum(cards) >= 4), cards
        if refusal:
            assert refusal.clause == "CF-PAY-02"
            continue
        table.submit(0, actions)
        words = GAME.positions.position(table.state, NAMES)
        assert words["discard"] == cards
        assert sorted(words["hands"]["black"] + cards) == hand
