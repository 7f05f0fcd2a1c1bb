"""CF-REW: what no single line of a scenario shows of the reward cards."""

from typing import Any

import pytest

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.components import REWARDS
from guanxi.confucius.rules.state import State
from guanxi.core.rng import Rng

NAMES = ("black", "green", "purple")
BOX = {
    *("bribe", "secure", "nominate", "force", "buy", "sail", "recruit", "invade", "give", "transfer", "petition"),
    *("commercial", "tax", "no"),
}


def place(**given: Any) -> State:
    options = GAME.options({"players": "3", "advanced": "on"})
    return GAME.positions.from_position(options, NAMES, {"round": 3, "to_act": "black", **given}, Rng("rewards"))


def lines(state: State) -> set[str]:
    return {GAME.notation.write(state, action) for action in GAME.rules.legal(state)}


def rich(**given: Any) -> State:
    """Black could do everything in the Actions Box, if only there were cubes."""
    return place(
        cubes={"black": 0},
        rewards={"black": ["extra_action"]},
        hands={"black": [1, 1, 1, 3, 3, 3]},
        available={"black": [1, 2]},
        gifts=[{"from": "green", "to": "black", "value": 1}],
        shipyards={"black": 3, "green": 2},
        armies={"black": {"colony": 1}},
        officials={"hubu-3": {"price": 2, "owner": "black"}},
        **given,
    )


@pytest.mark.clause("CF-REW-17", "CF-REW-24", "CF-REW-04")
def test_extra_action_offers_every_box_but_the_favour():
    state = rich()
    assert lines(state) == {"play extra-action", "pass", "transfer hubu-3 to green"}
    GAME.rules.do(state, GAME.notation.read(state, "play extra-action")[0])
    assert {line.split()[0] for line in lines(state)} == BOX
    assert "imperial favour" not in lines(state)


@pytest.mark.clause("CF-REW-17", "CF-REW-18")
def test_extra_action_costs_cubes_of_no_repeat():
    """Whatever the price in cubes would be: after any number of uses the same actions are on offer."""
    spaces = ("bribe_secure", "nominate", "force", "junks_voyage", "army_invade", "buy_gift", "give_gift", "tax")
    first, repeated = rich(), rich(uses={space: {"black": 3} for space in spaces})
    for state in (first, repeated):
        GAME.rules.do(state, GAME.notation.read(state, "play extra-action")[0])
    assert lines(first) == lines(repeated)


@pytest.mark.clause("CF-REW-24")
def test_extra_action_can_always_be_played():
    state = place(cubes={"black": 0}, hands={"black": []}, rewards={"black": ["extra_action"]})
    assert "play extra-action" in lines(state)
    GAME.rules.do(state, GAME.notation.read(state, "play extra-action")[0])
    assert "no action" in lines(state)


@pytest.mark.clause("CF-REW-03", "CF-REW-05")
def test_every_card_is_on_offer_without_cubes():
    state = place(
        cubes={"black": 0},
        hands={"black": [3]},
        rewards={"black": list(REWARDS)},
        armies={"black": {"colony": 1}},
        officials={"bingbu-3": {"price": 3, "owner": "green"}},
    )
    played = {line.split(" on ")[0].removeprefix("play ") for line in lines(state) if line.startswith("play ")}
    cards = {reward.replace("_", "-") for reward in REWARDS} - {"gift"}
    assert played == cards | {f"gift {value}" for value in range(2, 7)}
    assert "play bribery-bingbu on bingbu-3" in lines(state)


@pytest.mark.clause("CF-REW-11", "CF-REW-12", "CF-REW-13", "CF-REW-23")
@pytest.mark.parametrize("card", ["bribery-bingbu", "bribery-hubu", "bribery-gongbu", "bribery-any"])
def test_targets_of_the_bribery_cards(card):
    """In each ministry: unbribed, own, a rival's, secured, candidate, empty. Only the first and third are targets."""
    officials = {}
    for ministry in ("bingbu", "hubu", "gongbu"):
        officials |= {
            f"{ministry}-1": {"price": 2},
            f"{ministry}-2": {"owner": "black"},
            f"{ministry}-3": {"price": {"bingbu": 3, "hubu": 4, "gongbu": 5}[ministry], "owner": "green"},
            f"{ministry}-4": {"owner": "green", "secured": True},
            f"{ministry}-5": {"candidate": True, "owner": "green"},
        }
    state = place(hands={"black": [3, 3]}, rewards={"black": [card]}, officials=officials)
    named = ["bingbu", "hubu", "gongbu"] if card == "bribery-any" else [card.removeprefix("bribery-")]
    expected = {f"play {card} on {ministry}-{space}" for ministry in named for space in (1, 3)}
    assert {line for line in lines(state) if line.startswith("play ")} == expected
