"""Positions and maps that a scenario gives: what is arranged, and what is impossible."""

import pytest

from scenario_hands import HEAD, error_of, run


def test_a_pile_named_in_cards():
    outcome = run('pile = ["orange"]\n[expect]\npile = ["orange"]\ndiscard = 33')
    assert outcome.failures == []


IMPOSSIBLE = [
    ('wind = "north"', 'position: "wind" is not known here; there is: to_act, palaces,'),
    ('to_act = "Doris"', "position.to_act: 'Doris' is no player; there is: Alex, Barbara, Chris"),
    ("palaces.rome = {}", 'position.palaces: "rome" is not known here; there is: yan-1, yan-2'),
    ('palaces.wei-1 = "Doris"', "position.palaces.wei-1: 'Doris' is no player"),
    ("palaces.wei = { Doris = 1 }", 'position.palaces.wei: "Doris" is not known here; there is: Alex, Barbara, Chris'),
    ("palaces.wei = { Alex = 8 }", "position.palaces.wei: more palaces than spaces (CN-PLACE-08)"),
    ("palaces.wei = { Alex = 21 }", "position.palaces.wei.Alex: must be a number from 0 to 20, not '21'"),
    (
        "palaces = { wei = { Alex = 7 }, yan = { Alex = 7 }, zhao = { Alex = 7 } }",
        "position.palaces: Alex has not so many (CN-PLACE-10)",
    ),
    ("emissaries.wei = { Alex = 9 }", "position.emissaries.wei.Alex: must be a number from 0 to 8, not '9'"),
    ("emissaries.wei-1 = { Alex = 1 }", 'position.emissaries: "wei-1" is not known here; there is: yan, zhao'),
    ("emissaries = { wei.Alex = 5, yan.Alex = 4 }", "position.emissaries: Alex has not so many (CN-PLACE-10)"),
    ('fortifications = ["wei-1"]', "position.fortifications: the game is played without them (CN-FORT-01)"),
    ('discs = ["rome"]', "position.discs: 'rome' is no province"),
    ('discs = "wei"', "position.discs: must be a list, not 'wei'"),
    ("supply.Alex.palaces = 21", "position.supply.Alex.palaces: must be a number from 0 to 20, not '21'"),
    ("supply.Alex.fortifications = 1", "position.supply.Alex.fortifications: must be a number from 0 to 0, not '1'"),
    ("supply.Alex.houses = 1", 'position.supply.Alex: "houses" is not known here; there is: palaces, emissaries,'),
    ("scores.Alex = -1", "position.scores.Alex: must be a number from 0 to 999, not '-1'"),
    ("hands.Doris = 3", 'position.hands: "Doris" is not known here; there is: Alex, Barbara, Chris'),
    ("hands.Alex = []", "position.hands: Alex is to act and holds no card (CN-DRAW-17)"),
    ("hands.Alex = 4", "position.hands.Alex: must be a number from 0 to 3, not '4'"),
    ("hands.Alex = 'red'", "position.hands.Alex: must be a number from 0 to 3, not 'red'"),
    ("hands.Alex = ['red', 'red', 'red', 'red']", "position.hands.Alex: 4 cards; at most 3 (CN-DRAW-17)"),
    ("hands.Alex = ['blue']", "position.hands.Alex: 'blue' is no card: red, green, orange, yellow, purple"),
    (f"discard = {['purple'] * 9}", "position.discard: there are not so many purple cards in this game (CN-SETUP-07)"),
    ("discard = 40", "position.discard: there are not so many cards in this game (CN-SETUP-07)"),
    ("display = 5", "position.display: must be a number from 0 to 4, not '5'"),
    ("pile = 35", "position.pile: with the other cards as given it has 34: "),
    ("pile = 0", "position.pile: it holds a card until the second exhaustion (CN-DRAW-16)"),
    ("exhaustions = 3", "position.exhaustions: must be a number from 0 to 2, not '3'"),
    ("exhaustions = 2\ndiscard = 3", "position.exhaustions: after the second the pile is empty (CN-DRAW-13)"),
]


@pytest.mark.parametrize(("text", "told"), IMPOSSIBLE, ids=[case[0][:40] for case in IMPOSSIBLE])
def test_an_impossible_position(text, told):
    assert error_of(f"[position]\n{text}").startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('fortifications = ["wei-1", "wei-1"]', "position.fortifications: wei-1 comes twice (CN-FORT-03)"),
        ('fortifications = ["rome-1"]', "position.fortifications: 'rome-1' is no palace space"),
        (
            'fortifications = ["wei-1", "wei-2", "wei-3", "wei-4"]',
            "position.fortifications: more of them than players (CN-FORT-18)",
        ),
        ("supply.Alex.fortifications = 2", "position.supply.Alex.fortifications: must be a number from 0 to 1"),
    ],
)
def test_an_impossible_position_with_fortifications(text, told):
    assert error_of(f'[options]\nfortifications = "on"\n[position]\n{text}').startswith(told)


# A board of the scenario's own.

MAP = HEAD + "[position]\n"


def test_roads_and_spaces_of_its_own():
    position = """
        map.provinces.lu.spaces = ["a", "b", "c", "d"]
        map.provinces.wei.spaces = 9
        map.roads = [["a", "b"], ["b", "c"], ["c", "d"], ["d", "wei-9"]]
        palaces.lu = { Alex = 4 }
        palaces.wei-9 = "Alex"
        discs = []
        [expect]
        items.Alex."chain a b c d wei-9" = 5
        map.provinces.lu.spaces = ["a", "b", "c", "d"]
        map.provinces.qi.spaces = 5
        map.roads = 4
        """
    assert run(position, MAP).failures == []


def test_roads_of_the_board_stay_between_the_spaces_that_stay():
    outcome = run('map.provinces.lu.spaces = 1\n[expect]\nmap.roads = [["lu-1", "rome-1"]]', MAP)
    assert "lu-2" not in outcome.failures[0]
    assert "wei-1" in outcome.failures[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("map = 5", "position.map: must be a table, not '5'"),
        ("map.cards = {}", 'position.map: "cards" is not known here; there is: provinces, roads'),
        ("map.provinces.rome.spaces = 1", 'position.map.provinces: "rome" is not known here'),
        ("map.provinces.wei = 5", "position.map.provinces.wei: must be a table, not '5'"),
        ("map.provinces.wei.size = 5", 'position.map.provinces.wei: "size" is not known here; there is: spaces'),
        ("map.provinces.wei.spaces = 0", "position.map.provinces.wei.spaces: must be a number from 1 to 120 or a list"),
        ("map.provinces.wei.spaces = true", "position.map.provinces.wei.spaces: must be a number from 1 to 120"),
        ("map.provinces.wei.spaces = []", "position.map.provinces.wei.spaces: must be a number from 1 to 120"),
        ("map.provinces.wei.spaces = ['A B']", "position.map.provinces.wei.spaces: must be a number from 1 to 120"),
        ("map.provinces.wei.spaces = 80", "position.map: 128 palace spaces; at most 120"),
        ("map.provinces.wei.spaces = ['a', 'a']", 'position.map: there are two places named "a" (CN-BOARD-04)'),
        ("map.provinces.wei.spaces = ['lu']", 'position.map: there are two places named "lu" (CN-BOARD-04)'),
        ("map.roads = 5", "position.map.roads: must be a list of pairs of spaces, not '5'"),
        ("map.roads = [['wei-1']]", "position.map.roads: ['wei-1'] are not two palace spaces (CN-BOARD-08)"),
        ("map.roads = [['wei-1', 'wei-1']]", "position.map.roads: ['wei-1', 'wei-1'] are not two palace spaces"),
        ("map.roads = [['wei-1', 'rome-1']]", "position.map.roads: ['wei-1', 'rome-1'] are not two palace spaces"),
        ("map.roads = [[1, {}]]", "position.map.roads: [1, {}] are not two palace spaces"),
        ("map.roads = [['wei-1', 'wei-2'], ['wei-2', 'wei-1']]", "position.map.roads: a road is there twice"),
    ],
)
def test_a_map_that_is_none(text, told):
    assert error_of(text, MAP).startswith(told)
