"""CN-ROAD: chains along the roads, and the best way to cut them."""

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.doors import chains
from guanxi.china.rules.scoring import roads
from guanxi.core.catalogue import load_catalogue

LINE = [("yan-1", "yan-2"), ("yan-2", "yan-3"), ("yan-3", "yan-4"), ("yan-4", "yan-5"), ("yan-5", "yan-6")]


def chain_items(at, name="Alex"):
    return {label: points for label, points in at["items"][name].items() if label.startswith("chain")}


def on_network(place, bare_board, links, size):
    """A network of its own in Yan: "1 2" joins Yan 1 and Yan 2."""
    pairs = [tuple(f"yan-{end}" for end in link.split()) for link in links]
    return place(players=5, board=bare_board(size, roads=pairs), palaces={"yan": {"Alex": size}}, discs=["yan"])


@pytest.mark.clause("CN-ROAD-02", "CN-ROAD-06")
@pytest.mark.parametrize(("length", "points"), [(1, 0), (2, 0), (3, 0), (4, 4), (5, 5), (6, 6), (9, 9)])
def test_a_line(place, bare_board, length, points):
    at = on_network(place, bare_board, [f"{n} {n + 1}" for n in range(1, length)], length)
    assert at["totals"]["Alex"] == points
    assert roads.SHORTEST == load_catalogue("china").data["min_chain_length"] == 4


@pytest.mark.clause("CN-ROAD-01", "CN-ROAD-12")
@pytest.mark.parametrize(
    ("owners", "points"),
    [
        ("AAAAAA", {"Alex": 6}),
        ("AAAA__", {"Alex": 4}),
        ("AA_AA_", {}),
        ("AAABAA", {}),
        ("BAAAAB", {"Alex": 4}),
        ("AB_BAB", {}),
    ],
)
def test_only_own_palaces_are_linked(place, bare_board, owners, points):
    names = {"A": "Alex", "B": "Barbara"}
    palaces = {f"yan-{n}": names[owner] for n, owner in enumerate(owners, start=1) if owner in names}
    at = place(players=5, board=bare_board(6, roads=LINE), palaces=palaces, discs=["yan"])
    assert {name: total for name, total in at["totals"].items() if total} == points


@pytest.mark.clause("CN-ROAD-01")
def test_palaces_without_a_road_between_them_are_not_linked(place, bare_board):
    board = bare_board(6, roads=[road for road in LINE if "yan-3" not in road])
    at = place(players=5, board=board, palaces={"yan": {"Alex": 6}}, discs=["yan"])
    assert at["totals"]["Alex"] == 0


@pytest.mark.clause("CN-ROAD-03")
def test_borders_and_discs_do_not_matter(place):
    spaces = ("yan-1", "zhao-3", "zhao-4", "zhao-5", "qi-1", "qi-5")
    for discs in ([], ["zhao"], ["yan", "zhao", "qi"]):
        at = place(palaces=dict.fromkeys(spaces, "Alex"), discs=discs)
        assert chain_items(at) == {"chain qi-5 qi-1 zhao-5 zhao-4 zhao-3 yan-1": 6}


# Networks of our own: what is joined, the size, the points, and the chains that are told.
NETWORKS = [
    pytest.param(["1 2", "1 3", "1 4"], 4, 0, [], id="a star", marks=pytest.mark.clause("CN-ROAD-04")),
    pytest.param(
        ["1 2", "2 3", "3 4", "4 5", "3 6"],
        6,
        5,
        ["1 2 3 4 5"],
        id="a side branch",
        marks=pytest.mark.clause("CN-ROAD-04", "CN-ROAD-05"),
    ),
    pytest.param(
        ["1 2", "2 3", "3 4", "4 5", "5 6", "6 7", "4 8", "8 9", "9 a"],
        10,
        7,
        ["1 2 3 4 5 6 7"],
        id="three arms of three",
        marks=pytest.mark.clause("CN-ROAD-05", "CN-ROAD-07"),
    ),
    pytest.param(
        ["1 2", "2 3", "3 4", "4 5", "6 7", "7 8", "8 9", "9 a", "3 8"],
        10,
        10,
        ["1 2 3 4 5", "10 9 8 7 6"],
        id="an H",
        marks=pytest.mark.clause("CN-ROAD-07", "CN-ROAD-11", "CN-ROAD-08"),
    ),
    pytest.param(
        ["1 2", "2 3", "3 4", "4 5", "5 6", "6 7", "7 8"],
        8,
        8,
        ["1 2 3 4 5 6 7 8"],
        id="fewest chains",
        marks=pytest.mark.clause("CN-ROAD-08"),
    ),
    pytest.param(
        ["1 2", "2 3", "3 4", "3 5"],
        5,
        4,
        ["1 2 3 4"],
        id="first spelling",
        marks=pytest.mark.clause("CN-ROAD-08", "CN-ROAD-09"),
    ),
    pytest.param(
        ["1 2", "2 3", "3 1", "1 4", "2 5", "3 6"],
        6,
        5,
        ["4 1 2 3 6"],
        id="through a triangle",
        marks=pytest.mark.clause("CN-ROAD-09", "CN-ROAD-10"),
    ),
    pytest.param(
        ["1 2", "2 3", "3 4", "4 1"],
        4,
        4,
        ["1 2 3 4"],
        id="a ring of four",
        marks=pytest.mark.clause("CN-ROAD-10", "CN-ROAD-08"),
    ),
    pytest.param(["1 2", "2 3", "3 1"], 3, 0, [], id="a ring of three", marks=pytest.mark.clause("CN-ROAD-02")),
    pytest.param(
        ["1 2", "2 3", "3 4", "4 1", "1 5", "5 6", "3 7", "7 8"],
        8,
        8,
        ["2 1 5 6", "4 3 7 8"],
        id="a ring divided",
        marks=pytest.mark.clause("CN-ROAD-10", "CN-ROAD-08"),
    ),
    pytest.param(
        ["1 2", "2 3", "3 4", "5 6", "6 7", "7 8"],
        8,
        8,
        ["1 2 3 4", "5 6 7 8"],
        id="two chains",
        marks=pytest.mark.clause("CN-ROAD-11"),
    ),
    pytest.param(
        ["1 2", "2 3", "3 4", "4 5", "1 6", "6 7", "7 8", "8 9", "1 a", "a b", "b c", "c d"],
        13,
        13,
        None,
        id="three arms of four",
        marks=pytest.mark.clause("CN-ROAD-11"),
    ),
]


@pytest.mark.parametrize(("links", "size", "points", "told"), NETWORKS)
def test_networks(place, bare_board, links, size, points, told):
    numbers = {letter: str(number) for number, letter in enumerate("abcd", start=10)}
    links = [" ".join(numbers.get(end, end) for end in link.split()) for link in links]
    at = on_network(place, bare_board, links, size)
    assert at["totals"]["Alex"] == points
    if told is not None:
        spelt = [" ".join(["chain", *(f"yan-{end}" for end in chain.split())]) for chain in told]
        assert list(chain_items(at)) == sorted(spelt)


@pytest.mark.clause("CN-ROAD-08")
def test_identifiers_sort_as_plain_text(place, bare_board):
    """Yan 10 comes before Yan 2."""
    at = on_network(place, bare_board, ["2 1", "1 3", "3 10"], 10)
    assert list(chain_items(at)) == ["chain yan-10 yan-3 yan-1 yan-2"]


# A second, plain reading of CN-ROAD-07 and CN-ROAD-08, to compare with on small networks.


def paths(links, nodes):
    """Every simple path of at least four nodes, spelt from the end that sorts first."""
    found = set()

    def walk(path):
        if len(path) >= 4:
            found.add(min(path, path[::-1]))
        for node in nodes:
            if node not in path and frozenset((path[-1], node)) in links:
                walk((*path, node))

    for node in nodes:
        walk((node,))
    return sorted(found)


def best_by_hand(links, nodes, fortified):
    """Points and chains of the best set of disjoint paths."""

    def cuts(choices):
        yield ()
        for n, path in enumerate(choices):
            for rest in cuts([other for other in choices[n + 1 :] if not set(other) & set(path)]):
                yield (path, *rest)

    def worth(cut):
        return sum(len(path) * (2 if fortified & set(path) else 1) for path in cut)

    best = min(cuts(paths(links, nodes)), key=lambda cut: (-worth(cut), len(cut), cut))
    return worth(best), best


@pytest.mark.clause("CN-ROAD-05", "CN-ROAD-07", "CN-ROAD-08", "CN-ROAD-10", "CN-FORT-14", "CN-FORT-16")
@settings(max_examples=120, deadline=None, derandomize=True)
@given(st.data())
def test_the_best_cut_of_any_small_network(data):
    size = data.draw(st.integers(4, 8))
    nodes = "abcdefgh"[:size]
    pairs = list(combinations(nodes, 2))
    few = data.draw(st.lists(st.sampled_from(pairs), min_size=3, max_size=10, unique=True))
    fortified = data.draw(st.sets(st.sampled_from(nodes), max_size=2))
    links = {node: {other for pair in few if node in pair for other in pair if other != node} for node in nodes}
    points, told = best_by_hand({frozenset(pair) for pair in few}, nodes, fortified)
    cut = chains.best_cut(links, fortified)
    assert (-cut.lost, cut.chains) == (points, told)
    bits = [sum(1 << nodes.index(other) for other in links[node]) for node in nodes] + [0] * (20 - size)
    fort_bits = sum(1 << nodes.index(node) for node in fortified)
    assert roads.best(vec[i64](bits), (1 << size) - 1, fort_bits) == points
