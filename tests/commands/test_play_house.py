"""`guanxi play --house`: a person can play every house rule of China, and sees no more than before."""

import re
from pathlib import Path

import pytest
from play_hands import Play

from guanxi.core.record import read_record, verify

pytestmark = pytest.mark.once

BOTS = ("--seat", "me", "--seat", "random", "--seat", "random")
ONE = (
    "first_player",
    "joker_own_colour",
    "draw_commitment",
    "last_round",
    "road_method=longest_first",
    "fort_stacking",
)
TWO = ("emissary_limit_timing", "exhaustion_timing", "road_method=owner_choice", "fort_cover", "discard_visibility")
THREE = ("dead_board_test", "fort_opening", "full_tie", "draw_commitment", "exhaustion_timing")


def house(*rules: str) -> tuple[str, ...]:
    return tuple(word for rule in rules for word in ("--house", rule))


@pytest.mark.parametrize("rules", [ONE, TWO, THREE])
def test_a_whole_game_with_house_rules_from_a_script(play: Play, tmp_path: Path, rules: tuple[str, ...]) -> None:
    shown = play(
        *["1"] * 1000,
        options=("--seed", "whole", *BOTS, "--fortifications", *house(*rules), "--save", "game.record"),
    )
    table = verify(read_record(tmp_path / "game.record"))
    assert table.game.rules.is_over(table.state)
    assert [rule.partition("=")[0] in table.options for rule in rules] == [True] * len(rules)
    assert "Final scoring" in shown


def test_who_names_the_first_player_sees_only_the_own_cards(play: Play) -> None:
    shown = play("first player 3", "quit", options=("--seed", "named", *BOTS, *house("first_player")))
    assert "names the first player, for everybody" in shown
    assert set(re.findall(r"(\w+(?: \d)?) is dealt", " ".join(shown.split()))) == {"Player"}


def test_a_house_rule_that_needs_another_option_is_refused(play: Play) -> None:
    shown = play("quit", options=(*BOTS, *house("fort_cover")), code=2)
    assert "the house rule fort_cover needs fortifications on (CN-FORT-08)" in shown
