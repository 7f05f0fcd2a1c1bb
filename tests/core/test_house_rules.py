"""House rules: named, checked, and refused where they contradict."""

from importlib.resources import files

import pytest

from guanxi.core.catalogue import load_catalogue, parse_catalogue
from guanxi.core.errors import InputError
from guanxi.core.house import chosen, said

CHINA = load_catalogue("china")


def test_a_house_rule_with_one_other_value_needs_no_value() -> None:
    assert said(CHINA, "joker_own_colour") == ("joker_own_colour", "allowed")
    assert said(CHINA, "road_method=longest_first") == ("road_method", "longest_first")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("road_method", "say road_method=longest_first or road_method=owner_choice"),
        ("nothing", "guanxi rules china --house"),
        ("joker_own_color", "did you mean joker_own_colour"),
        ("fortifications", "has no house rule 'fortifications'"),
    ],
)
def test_what_is_no_house_rule_is_refused_with_the_way_out(text: str, told: str) -> None:
    with pytest.raises(InputError, match=told):
        said(CHINA, text)


def test_those_at_their_default_are_not_played_and_the_others_keep_the_order_of_the_catalogue() -> None:
    given = {"full_tie": "later_seat", "last_round": "finish_round", "joker_own_colour": "allowed"}
    assert list(chosen(CHINA, given, {}).items()) == [("joker_own_colour", "allowed"), ("full_tie", "later_seat")]


def test_a_value_that_there_is_not_is_refused_by_its_clause() -> None:
    with pytest.raises(InputError, match=r"full_tie is shared or later_seat, not 'never' \(CN-WIN-04\)"):
        chosen(CHINA, {"full_tie": "never"}, {})


def test_the_catalogue_notices_choices_that_there_are_not() -> None:
    text = (files("guanxi.china") / "clauses.toml").read_text(encoding="utf-8")
    broken = text.replace('name = "full_tie"\n', 'name = "full_tie"\nneeds = ["full_tie", "last_round=never"]\n')
    assert broken != text
    with pytest.raises(InputError, match=r"option full_tie: 'full_tie' is no choice.*'last_round=never' is no choice"):
        parse_catalogue("china", broken)
