"""Every scenario is run with the seats rotated too: the same players in the same order, some places further."""

from dataclasses import replace
from typing import Any

import pytest

from guanxi.core import scenario
from guanxi.core.game import Game, State, game_named
from guanxi.core.rotating import rotations
from scenario_hands import HEAD, error_of, run

CHINA, CONFUCIUS = game_named("china"), game_named("confucius")
COURT = """
scenario = 1
game = "confucius"
title = "A gift"
clauses = ["CF-ACT-GIVE-02"]
players = ["black", "green", "purple"]
[position]
available.black = [3]
[[step]]
do = "give gift 3 to green"
refused = ""
expect = { active_gifts = [{ from = "black", to = "green", value = 3 }], to_act = "green" }
"""


def rotated(game: Game, names: list[str], given: dict[str, Any]) -> list[dict[str, Any]]:
    options = game.options({"players": str(len(names))})
    state = game.positions.from_position(options, names, given.get("position", {}), scenario.Rng("x"))
    return [told for _, told in rotations(game, state, state, names, given)]


def test_players_colours_and_lines_change_places_and_what_was_meant_is_said():
    first, second = rotated(
        CONFUCIUS,
        ["black", "green", "Zoe"],
        {"title": "black", "position": {"hands": {"black": [1]}}, "step": [{"do": "give gift 3 to purple"}]},
    )
    assert first == {
        "title": "black",
        "position": {"hands": {"green": [1]}, "chief_minister": "black"},
        "step": [{"do": "give gift 3 to black"}],
    }
    assert second["position"] == {"hands": {"Zoe": [1]}, "chief_minister": "green"}


@pytest.mark.parametrize("names", [["red", "Ana", "Ben"], ["place", "Ana", "Ben"], ["wei", "Ana", "Ben"]])
def test_a_player_called_like_something_else_stays(names):
    assert rotated(CHINA, names, {}) == []
    assert len(rotated(CHINA, ["Zoe", "Ana", "Ben"], {})) == 2


def test_a_rule_that_reads_the_first_seat_is_noticed(monkeypatch):
    """Points that always go to seat 0: as seated it looks right, rotated it does not."""

    class Wrong:
        def __getattr__(self, name: str) -> Any:
            return getattr(CHINA.rules, name)

        def do(self, state: State, action: int) -> None:
            CHINA.rules.do(state, action)
            state.score[0] += 1

    wrong = replace(CHINA, rules=Wrong())  # type: ignore[arg-type]
    monkeypatch.setattr(scenario, "game_named", lambda name: wrong)
    text = '[[step]]\ndo = "exchange red"\nexpect.scores = { Alex = 1 }'
    outcome = run(text)
    assert [failure.partition(": step")[0] for failure in outcome.failures] == [
        "seats rotated by 1",
        "seats rotated by 2",
    ]
    assert not outcome.passed
    assert run(text, HEAD + 'fixed_seats = true\n[position]\nhands.Alex = ["red", "red", "green"]\n').passed


def test_what_goes_by_the_first_seat_by_rule_is_not_rotated():
    """CN-END-02: the last seat's turn ends the game."""
    head = HEAD + '[position]\nexhaustions = 2\nto_act = "Chris"\nhands.Chris = ["red"]\ndisplay = []\n'
    assert run('[[step]]\ndo = "exchange red"\nexpect.over = true', head).passed


def test_the_colours_of_seats_in_lines_are_those_of_the_players():
    assert run("", COURT.replace('refused = ""\n', "")).failures == []


def test_fixed_seats_is_true_or_false():
    assert error_of("", HEAD + "fixed_seats = 1\n") == "fixed_seats: must be true or false, not '1'"
