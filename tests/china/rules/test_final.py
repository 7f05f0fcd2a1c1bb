"""CN-FINAL: the final scoring."""

import pytest

from guanxi.china.doors import standing

LAST = {"to_act": "Doris", "exhaustions": 2, "display": ["red", "red", "red", "red"], "hands": {"Doris": ["green"]}}
RICH = {
    "palaces": {"wei": {"Alex": 4, "Barbara": 1}, "lu": {"Barbara": 2}, "yan": {"Alex": 1, "Chris": 2}},
    "emissaries": {"wei": {"Alex": 2}, "lu": {"Alex": 1, "Barbara": 1}, "zhao": {"Alex": 1}},
}


def ended(place, **given):
    at = place(**LAST, **given)
    at.do("exchange green taking red")
    assert at["over"]
    return at


@pytest.mark.clause("CN-FINAL-01", "CN-FINAL-05")
def test_palaces_then_alliances_then_roads(place):
    """Told in the order of scoring: provinces as the board lists them, alliances by number, then chains."""
    items = [(item.source, item.where, item.points) for item in standing.items(place(**RICH).state, 0)]
    assert items == [
        ("palaces", "yan", 2),
        ("palaces", "wei", 5),
        ("alliance", "2", 3),
        ("alliance", "11", 4),
        ("chain", "wei-1 wei-2 wei-3 wei-4", 4),
    ]


@pytest.mark.clause("CN-FINAL-01", "CN-SCORE-01")
def test_everything_is_added_once(place):
    running = place(**LAST, **RICH, scores={"Alex": 10, "Doris": 3})
    assert running["scores"] == {"Alex": 10, "Barbara": 0, "Chris": 0, "Doris": 3}
    assert running["totals"] == {"Alex": 28, "Barbara": 6, "Chris": 3, "Doris": 3}
    at = ended(place, **RICH, scores={"Alex": 10, "Doris": 3})
    assert at["scores"] == at["totals"] == {"Alex": 28, "Barbara": 6, "Chris": 3, "Doris": 3}
    assert sum(at["items"]["Alex"].values()) == 28


@pytest.mark.clause("CN-FINAL-01")
def test_the_last_position_of_a_game_tells_its_totals(game):
    last = game.moves[-1].after
    assert last["scores"] == last["totals"]
    assert last["scores"] == game.moves[-2].after["totals"]
    assert last["scores"] != game.moves[-2].after["scores"]


@pytest.mark.clause("CN-FINAL-02")
def test_provinces_with_vacant_spaces_are_scored_by_rank(place):
    at = ended(place, palaces={"chu": {"Alex": 3, "Barbara": 2, "Chris": 2}})
    assert at["scores"] == {"Alex": 7, "Barbara": 3, "Chris": 3, "Doris": 0}


@pytest.mark.clause("CN-FINAL-02", "CN-FINAL-03")
@pytest.mark.parametrize(("discs", "alex"), [([], 7), (["wei"], 2), (["wei", "yan"], 0), (["yan"], 5)])
def test_only_provinces_without_a_disc(place, discs, alex):
    at = ended(place, palaces={"wei": {"Alex": 3, "Barbara": 2}, "yan": {"Alex": 2}}, discs=discs)
    assert at["scores"]["Alex"] == alex


@pytest.mark.clause("CN-FINAL-03")
def test_scored_provinces_still_count_for_roads_and_alliances(place):
    palaces = {"lu": {"Alex": 4}, "qi": {"Barbara": 1}}
    emissaries = {"lu": {"Alex": 1}, "qi": {"Alex": 1}}
    at = ended(place, palaces=palaces, emissaries=emissaries)
    assert at["discs"] == ["lu"]
    assert at["items"]["Alex"] == {"palaces lu": 4, "alliance 7": 2, "chain lu-1 lu-2 lu-4 lu-3": 4, "earlier": -4}
    assert at["scores"] == {"Alex": 6, "Barbara": 1, "Chris": 0, "Doris": 0}


@pytest.mark.clause("CN-FINAL-04")
def test_no_palace_no_points(place):
    at = ended(place, emissaries={"wei": {"Alex": 2}}, fortifications=True, forts=["wei-1"])
    assert set(at["scores"].values()) == {0}


@pytest.mark.clause("CN-FINAL-05")
def test_provinces_do_not_depend_on_each_other(place):
    """The points of two provinces together are those of each alone."""
    wei = {"wei": {"Alex": 3, "Barbara": 1}}
    chu = {"chu": {"Alex": 1, "Barbara": 2}}
    one, two, both = (ended(place, palaces=each)["scores"] for each in (wei, chu, {**wei, **chu}))
    assert both == {name: one[name] + two[name] for name in both}
