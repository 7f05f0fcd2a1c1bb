"""Roads are cut for the best total: the engine, the chains that are told and a second scorer agree on any network."""

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Any

import naive_scorer
import pytest
from china_trial import examples
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.doors import chains
from guanxi.china.doors.boards.file import shipped_board
from guanxi.china.rules.scoring import roads
from trying import games


@st.composite
def networks(draw: Callable[..., Any]) -> tuple[dict[str, set[str]], set[str]]:
    """Up to nine palaces, some roads between them, some of them fortified."""
    nodes = "abcdefghi"[: draw(st.integers(1, 9))]
    pairs = [(one, two) for one in nodes for two in nodes if one < two]
    joined = draw(st.lists(st.sampled_from(pairs), unique=True, max_size=11)) if pairs else []
    links: dict[str, set[str]] = {node: set() for node in nodes}
    for one, two in joined:
        links[one].add(two)
        links[two].add(one)
    return links, set(draw(st.lists(st.sampled_from(nodes), max_size=2)))


def road_points(
    links: dict[str, set[str]], fortified: set[str], each: bool = False, method: Callable[..., i64] = roads.best
) -> int:
    """The engine's road score of a network."""
    nodes = list(links)
    bits = [sum(1 << nodes.index(other) for other in links[node]) for node in nodes]
    row = vec[i64](bits + [0] * (20 - len(bits)))
    points = int(method(row, (1 << len(nodes)) - 1, sum(1 << nodes.index(node) for node in fortified), each))
    assert list(row)[: len(bits)] == bits
    return points


@pytest.mark.clause("CN-ROAD-02", "CN-ROAD-04", "CN-ROAD-05", "CN-ROAD-06", "CN-ROAD-07", "CN-ROAD-08")
@pytest.mark.clause("CN-ROAD-09", "CN-ROAD-10", "CN-ROAD-11", "CN-FORT-14", "CN-FORT-16")
@examples(games(300, 200_000))
@given(networks())
def test_roads_are_cut_for_the_best_total(network: tuple[dict[str, set[str]], set[str]]) -> None:
    links, fortified = network
    points, cut = naive_scorer.best_cut(links, fortified)
    assert road_points(links, fortified) == points
    found = chains.best_cut(links, fortified)
    assert (-found.lost, found.count, found.chains) == (points, len(cut), cut)


@pytest.mark.clause("CN-ROAD-08", "CN-FORT-16")
@examples(games(150, 100_000))
@given(networks(), st.booleans())
def test_house_rules_cut_and_double_otherwise(network: tuple[dict[str, set[str]], set[str]], each: bool) -> None:
    links, fortified = network
    points, cut = naive_scorer.best_cut(links, fortified, each)
    assert road_points(links, fortified, each) == points
    assert chains.best_cut(links, fortified, each).chains == cut
    longest = naive_scorer.longest_first(links, fortified, each)
    assert road_points(links, fortified, each, roads.longest_first) == longest
    assert -chains.longest_cut(links, fortified, each).lost == longest


@st.composite
def networks_on_a_board(draw: Callable[..., Any]) -> tuple[dict[str, set[str]], set[str]]:
    """Up to twenty palaces on a printed board, mostly side by side."""
    file = shipped_board(draw(st.sampled_from("ab")))
    rng = Random(draw(st.integers(0, 2**32)))
    mine = {rng.choice(file.spaces).id}
    while len(mine) < 20 and rng.randrange(40):
        beside = sorted({end for road in file.roads if set(road.ends) & mine for end in road.ends} - mine)
        mine.add(rng.choice(beside) if rng.randrange(8) else rng.choice(file.spaces).id)
    links: dict[str, set[str]] = {space: set() for space in sorted(mine)}
    for road in file.roads:
        one, two = road.ends
        if {one, two} <= mine:
            links[one].add(two)
            links[two].add(one)
    return links, set(rng.sample(sorted(mine), min(len(mine), rng.randrange(3))))


@pytest.mark.clause("CN-ROAD-07", "CN-FORT-16")
@examples(games(80, 20_000))
@given(networks_on_a_board())
def test_points_and_chains_agree_on_the_longest_networks(network: tuple[dict[str, set[str]], set[str]]) -> None:
    links, fortified = network
    longest = chains.longest_cut(links, fortified)
    assert -longest.lost == road_points(links, fortified, False, roads.longest_first)
    found = chains.best_cut(links, fortified)
    assert -found.lost == road_points(links, fortified)
    palaces = [palace for chain in found.chains for palace in chain]
    assert len(set(palaces)) == len(palaces)
    for chain in found.chains:
        assert len(chain) >= 4
        assert all(two in links[one] for one, two in pairwise(chain))
    assert -found.lost == sum(naive_scorer.chain_points(chain, fortified) for chain in found.chains)
