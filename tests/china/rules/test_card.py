"""CN-CARD: what pays for pieces, and what does not."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from guanxi.china.rules.components import COLOURS
from running import some

SETS = [Counter(cards) for size in (1, 2, 3) for cards in combinations_with_replacement(COLOURS, size)]
PROVINCE = {"red": "wei", "green": "yan", "orange": "zhao", "yellow": "chin", "purple": "chu"}


def prices(colour: str, pieces: int) -> list[Counter[str]]:
    """CN-CARD-06, word for word: {c} or {x,x}; {c,c} or {c,x,x}."""
    jokers = [Counter({other: 2}) for other in COLOURS if other != colour]
    if pieces == 1:
        return [Counter([colour]), *jokers]
    return [Counter([colour] * 2), *(Counter([colour]) + joker for joker in jokers)]


def refusal(cards: Counter[str], hand: Counter[str], colour: str, pieces: int) -> str:
    """Which clause the catalogue's order of refusals names for a payment."""
    if not cards <= hand:
        return "CN-CARD-01"
    if cards in prices(colour, pieces):
        return ""
    if cards[colour] > pieces:
        return "CN-CARD-05"
    if any(price < cards for price in prices(colour, pieces)):
        return "CN-CARD-07"
    return "CN-CARD-06"


@pytest.mark.clause("CN-CARD-02", "CN-CARD-04", "CN-CARD-05", "CN-CARD-06", "CN-CARD-07", "CN-CARD-08", "CN-CARD-01")
@pytest.mark.parametrize("pieces", [1, 2])
@pytest.mark.parametrize("colour", COLOURS)
def test_every_payment_with_every_hand(place, colour, pieces):
    """All 35 hands, all 55 sets of cards, for one piece and for two in a province of each colour."""
    province = PROVINCE[colour]
    for hand in some([cards for cards in SETS if cards.total() == 3]):
        at = place(hands={"Alex": list(hand.elements())}, palaces={province: {"Barbara": 1}})
        payable = any(price <= hand for price in prices(colour, pieces))
        line = " and ".join(f"palace {province}-{number + 2}" for number in range(pieces))
        assert at.refused(f"place {line}") == ("" if payable else "CN-CARD-06"), hand
        if payable:
            at.do(f"place {line}")
            for cards in SETS:
                paying = "pay " + " ".join(cards.elements())
                assert at.refused(paying) == refusal(cards, hand, colour, pieces), (hand, paying)


@pytest.mark.clause("CN-CARD-06", "CN-CARD-08")
def test_the_payments_on_offer(place):
    at = place(hands={"Alex": ["red", "green", "green"]}, palaces={"wei": {"Barbara": 1}})
    at.do("place palace wei-2")
    assert [line for line in at["legal"] if line.startswith("pay")] == ["pay red", "pay green green"]
    at.do("place palace wei-3")
    assert at["legal"] == ["pay red green green"]


@pytest.mark.clause("CN-CARD-03")
def test_a_card_reaches_both_provinces_of_its_colour(place):
    at = place(hands={"Alex": ["yellow"]})
    provinces = {piece.split()[1].split("-")[0] for piece in at.places}
    assert provinces == {"qi", "chin"}


@pytest.mark.clause("CN-CARD-03")
def test_purple_has_one_province(place):
    at = place(hands={"Alex": ["purple"]})
    assert at.places == [f"palace chu-{number}" for number in range(1, 9)]


@pytest.mark.clause("CN-CARD-04")
def test_a_joker_reaches_every_province_of_another_colour(place):
    at = place(hands={"Alex": ["purple", "purple"]})
    provinces = {piece.split()[1].split("-")[0] for piece in at.places}
    assert provinces == {"yan", "zhao", "wei", "chin", "shu", "chu", "lu", "qi", "han"}
    at.do("place palace chu-1")
    assert [line for line in at["legal"] if line.startswith("pay")] == ["pay purple"]


@pytest.mark.clause("CN-CARD-09")
def test_spent_cards_lie_on_the_discard_before_anything_is_drawn(game):
    for turn in some(game.turns):
        spent = turn.cards + [line.split()[1] for line in turn.exchanged]
        at = next(n for n, line in enumerate(turn.lines) if line.split()[0] in ("pay", "exchange"))
        assert all(not line.startswith(("take", "draw", "deal")) for line in turn.lines[: at + 1])
        assert len(spent) in (1, 2, 3)
    for move in game.moves:
        if move.line.startswith(("pay", "exchange")):
            laid = Counter(move.after["discard"]) - Counter(move.before["discard"])
            assert laid == Counter(move.line.split()[1:])
            hand = move.before["to_act"]
            left = Counter(move.before["hands"][hand]) - Counter(move.after["hands"][hand])
            assert left == laid
