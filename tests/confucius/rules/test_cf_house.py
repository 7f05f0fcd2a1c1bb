"""House rules: how they are chosen, and that each scenario of one would fail without it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from guanxi.arena.match import Outcome
from guanxi.confucius.game import GAME
from guanxi.confucius.rules.house import HOUSE_RULES, bits_of, played
from guanxi.core import loops
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.record import parse_record, verify, write_record
from guanxi.core.scenario import run_scenario
from guanxi.core.table import Table
from guanxi.simulation import Batch, play_batch, statistics
from running import some

USUAL = {"players": "4", "advanced": "off", "admiral": "off"}
ALL = {**USUAL, "advanced": "on", **dict.fromkeys(HOUSE_RULES, "on")}
FOLDER = Path(__file__).parents[3] / "scenarios" / "confucius"
FILES = sorted([*(FOLDER / "house").glob("*.toml"), *(FOLDER / "examples").glob("*-house-rule.toml")])
SCENARIOS: dict[str, dict[str, Any]] = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES}


# --- choosing them


def test_they_are_those_of_the_catalogue() -> None:
    listed = load_catalogue("confucius").house_rules
    assert tuple(listed) == HOUSE_RULES
    assert {(rule.default, rule.values) for rule in listed.values()} == {("off", ("off", "on"))}


def test_those_that_are_off_are_not_told() -> None:
    assert list(GAME.options({"tight_payment": "off"}).items()) == list(USUAL.items())
    chosen = GAME.options({"tight_payment": "on", "first_chief_minister_agreed": "on"})
    assert list(chosen) == ["players", "advanced", "admiral", "first_chief_minister_agreed", "tight_payment"]


def test_all_go_together() -> None:
    assert GAME.options(ALL) == ALL
    assert played(int(bits_of(ALL))) == list(HOUSE_RULES)
    assert GAME.positions.position(GAME.rules.start(ALL), ["A", "B", "C", "D"])["options"] == {**ALL, "players": 4}


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"petition_own_army_only": "on"}, "petition_own_army_only needs advanced on .CF-ACT-PET-13"),
        (
            {"petition_junks_partial": "on", "advanced": "off"},
            "petition_junks_partial needs advanced on .CF-ACT-PET-06",
        ),
        ({"tight_payment": "yes"}, "tight_payment is off or on, not 'yes' .CF-PAY-04"),
        (
            {"tight_payments": "on"},
            "Confucius has no option 'tight_payments'; it has players, advanced, admiral and house",
        ),
        ({"advanced_game": "on"}, "Confucius has no option 'advanced_game'"),
    ],
)
def test_what_cannot_be_chosen_is_refused_with_a_reason(given: dict[str, str], told: str) -> None:
    with pytest.raises(InputError, match=told):
        GAME.options(given)


# --- what they change


def rules_of(scenario: dict[str, Any]) -> list[str]:
    """The house rules that a scenario cannot do without."""
    return [name for name, value in scenario["options"].items() if name in HOUSE_RULES and value == "on"]


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_fails_without_its_house_rule(name: str) -> None:
    scenario = SCENARIOS[name]
    assert run_scenario(scenario, name).passed
    for rule in rules_of(scenario):
        usual = {**scenario, "options": {**scenario["options"], rule: "off"}}
        assert failures(usual, name), f"{rule} makes no difference"


def failures(scenario: dict[str, Any], name: str) -> list[str]:
    try:
        return run_scenario(scenario, name).failures
    except InputError as error:
        return [str(error)]


def test_every_house_rule_has_its_scenario_and_every_counterfactual_is_run() -> None:
    assert {rule for scenario in SCENARIOS.values() for rule in rules_of(scenario)} == set(HOUSE_RULES)
    examples = {
        name.removesuffix("-house-rule"): rules_of(told) for name, told in SCENARIOS.items() if "-house" in name
    }
    assert examples == {
        "CF-EX-35": ["candidate_fallback_may_use_empty_space"],
        "CF-EX-39": ["petition_own_army_only"],
        "CF-EX-41": ["free_action_leaves_no_trace"],
        "CF-EX-43": ["titles_need_positive_count"],
    }


# --- records, results, tables


def test_a_position_and_a_view_from_bytes_play_by_the_house_rules() -> None:
    options = GAME.options({"players": "3", "reward_cards_open": "on"})
    state = GAME.rules.start(options)
    assert GAME.rules.from_bytes(options, GAME.rules.to_bytes(state)).house == state.house == bits_of(options)
    view = GAME.rules.view(state, 1)
    assert GAME.rules.view_from_bytes(options, GAME.rules.view_bytes(view)).shown.house == state.house
    assert GAME.rules.to_bytes(GAME.rules.start(GAME.options({"players": "3"}))) == GAME.rules.to_bytes(state)


@pytest.mark.clause("CF-WIN-03")
def test_a_game_without_a_winner_is_told_kept_and_counted() -> None:
    options = GAME.options({"unbreakable_tie_has_no_winner": "on"})
    seed = "tie 268"  # one of a thousand random games ends so
    table = Table(GAME, options, ["Ann", "Bob", "Cai", "Dan"], seed, deal=False)
    for seat, action in some(loops.random_game_actions(GAME.rules, options, seed)):
        table.play(seat, action)
    result = GAME.result(table.state)
    assert result.winners == ()
    assert sorted(result.places)[:2] == [2, 2]
    text = write_record(table)
    assert "place 2: " in text
    assert "place 1: " not in text
    assert "option unbreakable_tie_has_no_winner: on\n" in text
    assert GAME.rules.to_bytes(verify(parse_record(text, "tie")).state) == GAME.rules.to_bytes(table.state)
    figures = statistics("confucius", play_batch(Batch("confucius", options, (), (seed,), None)), 1.0)
    assert figures["by_players"][4]["win_share_by_seat"] == [0, 0, 0, 0]
    arena = Outcome(0, seed, (0, 1, 2, 3), result.reason, result.totals, result.places, ({},) * 4, 1, 9, (), "")
    assert arena.shares == (0.0, 0.0, 0.0, 0.0)
