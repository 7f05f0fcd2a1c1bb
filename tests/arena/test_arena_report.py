"""The report stands alone, says everything in words too, and lets nothing through that it was not meant to."""

import re
from xml.etree import ElementTree

import pytest
from arena_hands import outcome, spec_of

from guanxi.arena.charts.axis import round_numbers
from guanxi.arena.charts.boxes import boxes_chart, five
from guanxi.arena.charts.histogram import counted, histogram
from guanxi.arena.charts.rows import Row, rows_chart
from guanxi.arena.charts.stacked import stacked_chart
from guanxi.arena.figures import figures
from guanxi.arena.markdown import markdown_table
from guanxi.arena.match import Outcome
from guanxi.arena.report import report
from guanxi.arena.specification import Specification
from guanxi.arena.tables import ENOUGH, standing

pytestmark = pytest.mark.once

SVG = "{http://www.w3.org/2000/svg}"
EVIL = '<script>alert("x")</script>&'
DRAWINGS = {
    "rows": rows_chart(EVIL, "label", [Row(EVIL, 0.5, 0.4, 0.7), Row("b" * 60, 0.1, 0.0, 0.2)], fair=0.25),
    "one row": rows_chart("a", "label", [Row("only", 3.0, 3.0, 3.0)]),
    "boxes": boxes_chart(EVIL, "label", [(EVIL, [1.0, 2.0, 9.0]), ("none", []), ("one", [4.0])]),
    "same": boxes_chart("a", "label", [("same", [4.0, 4.0])]),
    "stacked": stacked_chart(
        EVIL, "label", [(EVIL, {f"{EVIL}{n}": float(n) for n in range(9)}), ("less", {"x": -1.0})]
    ),
    "histogram": histogram(EVIL, "label", [1, 1, 2, 300]),
    "one bar": histogram("a", "label", [7]),
}


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_svg_with_words_for_those_who_do_not_see_it(name: str) -> None:
    root = ElementTree.fromstring(DRAWINGS[name])
    assert root.attrib["role"] == "img"
    told = [root.find(f"{SVG}title"), root.find(f"{SVG}desc")]
    assert [part.attrib["id"] for part in told if part is not None] == root.attrib["aria-labelledby"].split()
    assert not root.findall(f".//{SVG}script")
    assert "nan" not in DRAWINGS[name]


def three_alike(games: int) -> tuple[Specification, list[Outcome]]:
    """Three players, each of whom has won and lost as often as the others."""
    turned = [(n % 3, (n + 1) % 3, (n + 2) % 3) for n in range(games)]
    return spec_of("greedy", "random", "random"), [
        outcome(n, order, (30 + n % 7, 20, 10), (1, 2, 3)) for n, order in enumerate(turned)
    ]


def test_the_report_stands_alone() -> None:
    spec, games = three_alike(ENOUGH)
    text = report(spec, games, figures(spec, games))
    assert re.findall(r"https?://[^\"]*", text) == ["http://www.w3.org/2000/svg"] * 5
    assert not re.search(r"<script|@import|url\(|\bsrc=|\bhref=|<link", text)
    assert text.count("<svg") == text.count("</svg>") == 5
    for words in ("random 2", "fair share 33.33 %", "seat 1 (first)", "palaces", "lower quarter", "illegal"):
        assert words in text
    assert len(set(re.findall(r'id="([^"]*)"', text))) == len(re.findall(r'id="([^"]*)"', text))


@pytest.mark.parametrize(("games", "ranked"), [(ENOUGH - 1, False), (ENOUGH, True)])
def test_nobody_is_ranked_on_too_few_games(games: int, ranked: bool) -> None:
    """Then all stand in the order of entry, without a rating: whoever won most may just have been lucky."""
    spec, played = three_alike(games)
    found = figures(spec, played)
    last = {**found["players"][2], "win_share": 0.9}
    players = [*found["players"][:2], last]
    head, rows = standing(players)
    assert ("rating" in head) == ("sigma" in head) == ranked
    assert {len(row) for row in rows} == {len(head)}
    assert [row[0] for row in rows].index("random 2") == (0 if ranked else 2)
    text = report(spec, played, found)
    assert ("Ratings" in text) == ranked
    assert ("Too few games to rank" in text) == (not ranked)


def test_the_report_of_one_game() -> None:
    spec = spec_of("greedy", *["random"] * 5)
    games = [outcome(0, (0, 1, 2, 3), (4, 3, 2, 1), (1, 2, 3, 4))]
    assert "<svg" in report(spec, games, figures(spec, games))


def test_round_numbers_and_quarters() -> None:
    assert round_numbers(0, 1) == pytest.approx([0, 0.2, 0.4, 0.6, 0.8, 1.0])
    assert round_numbers(3, 29) == [5, 10, 15, 20, 25]
    assert five([1, 2, 3, 4, 5]) == [1, 2, 3, 4, 5]
    assert counted([1, 1, 2, 4]) == (1, 1, [0.5, 0.25, 0, 0.25])
    assert counted(range(80)) == (0, 2, [1 / 40] * 40)


def test_markdown_is_escaped() -> None:
    assert markdown_table(["a", "b"], [["<x>|", "*1_"]]).splitlines()[2] == "| &lt;x>&#124; | &#42;1&#95; |"
