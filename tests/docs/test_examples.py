"""What the docs say is true: their code runs and prints what they show, their commands and clauses exist, and the
numbers of the guide are the engine's.

A block of Python after the line `<!-- run -->` is run; the blocks of a page share their names, in order. A block after
`<!-- prints -->` is what the block before it prints.
"""

import contextlib
import io
import re
import shlex
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from guanxi.bots import BOTS
from guanxi.commands.line import COMMANDS, build_parser
from guanxi.confucius.rules.components import BOX_POINTS, FOREIGN_LANDS, LAND_BOXES, LAND_PRICE, REWARD_BOX
from guanxi.core.catalogue import load_catalogue
from guanxi.core.game import Item, State, game_named
from guanxi.core.reader import hear
from guanxi.core.rng import Rng
from guanxi.core.scenario import run_scenario
from running import some

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
WRITTEN = sorted(path for path in DOCS.rglob("*.md") if path.parent.name != "where")
PAGES = [*WRITTEN, ROOT / "CONTRIBUTING.md", ROOT / "README.md"]
MARKED = re.compile(r"^<!-- (run|prints) -->\n```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCED = re.compile(r"^ *```.*?\n(.*?)^ *```$", re.MULTILINE | re.DOTALL)

CHINA = game_named("china")
NAMES = ("Ana", "Ben", "Cai", "Dou")


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


# --- code ---


@pytest.mark.parametrize("page", [page for page in PAGES if MARKED.search(text_of(page))], ids=name_of)
def test_the_code_of_a_page_runs_and_prints_what_it_shows(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guanxi.bots.BOTS", dict(BOTS))
    names: dict[str, Any] = {"__name__": page.stem}
    printed = ""
    for kind, language, block in some(MARKED.findall(text_of(page))):
        if kind == "prints":
            assert printed == block
            continue
        assert language == "python"
        output = io.StringIO()
        with contextlib.redirect_stdout(output):
            exec(compile(block, name_of(page), "exec"), names)
        printed = output.getvalue()


def test_the_pages_with_code_are_run() -> None:
    marked = {page.name for page in PAGES if MARKED.search(text_of(page))}
    assert {"bots.md", "research.md"} <= marked
    for page in PAGES:
        marks = re.findall(r"(?m)^<!-- (?:run|prints)", text_of(page))
        assert len(marks) == len(MARKED.findall(text_of(page))), page


# --- commands ---


def commands(page: Path) -> list[str]:
    """The lines `guanxi ...` in the blocks of a page, without what is said beside them."""
    lines = [line.strip().removeprefix("$ ") for block in FENCED.findall(text_of(page)) for line in block.splitlines()]
    return [re.split(r"\s{2,}|\s#", line)[0] for line in lines if line.startswith("guanxi ")]


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=name_of)
def test_every_command_on_a_page_is_understood(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guanxi.core.reader._asked", "")  # what `--lang` says is forgotten afterwards
    for command in some(commands(page)):
        arguments = hear(shlex.split(command)[1:])
        if arguments[-1] == "--help":
            assert set(arguments[:-1]) <= set(COMMANDS), command
        elif arguments != ["--version"]:
            with contextlib.suppress(SystemExit):
                build_parser().parse_args(arguments)
                continue
            pytest.fail(f"{command!r} is not understood")


# --- scenarios and links ---


def scenarios(page: Path) -> list[str]:
    """The blocks of a page that are whole scenarios."""
    return [block for block in FENCED.findall(text_of(page)) if block.startswith("scenario = 1\n")]


@pytest.mark.parametrize("page", [page for page in PAGES if scenarios(page)], ids=name_of)
def test_every_scenario_on_a_page_holds(page: Path) -> None:
    for block in some(scenarios(page)):
        outcome = run_scenario(tomllib.loads(block), name_of(page))
        assert outcome.passed or outcome.pending, outcome.failures


@pytest.mark.parametrize("page", [page for page in PAGES if page.parent == ROOT], ids=name_of)
def test_every_link_outside_the_site_leads_somewhere(page: Path) -> None:
    """Those inside are checked by `mkdocs build --strict`."""
    for link in some(re.findall(r"\]\(([^)#]+)", text_of(page))):
        assert "://" in link or (ROOT / link).exists(), link


# --- clauses ---


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_every_clause_that_a_page_names_exists(page: Path) -> None:
    catalogues = [load_catalogue("china"), load_catalogue("confucius")]
    known = {clause.id for catalogue in catalogues for clause in catalogue.clauses}
    known |= {example.id for catalogue in catalogues for example in catalogue.examples}
    named = set(re.findall(r"\bC[NF](?:-[A-Z]+)+-\d+\b", text_of(page)))
    assert named <= known


# --- the numbers of docs/how-to-play-china.md ---


def position(given: Mapping[str, Any], fortifications: str = "off") -> State:
    options = CHINA.options({"players": "4", "fortifications": fortifications})
    return CHINA.positions.from_position(options, NAMES, given, Rng("guide"))


def points(state: State, player: str, source: str, where: str = "") -> int:
    """What a player gets from a source if the game ended now."""
    items: list[Item] = CHINA.positions.items(state)[NAMES.index(player)]
    return sum(item.points for item in items if item.source == source and where in (item.where, ""))


def assert_told(*fragments: str, page: str = "how-to-play-china.md") -> None:
    guide = text_of(DOCS / page)
    for fragment in fragments:
        assert fragment in guide


YAN = {"Ana": 3, "Ben": 2, "Cai": 1, "Dou": 1}
SHU = {"Ben": 2, "Cai": 2, "Ana": 1, "Dou": 1}
CHAIN = {
    "Yanmen": "zhao-1",
    "Shangjun": "wei-1",
    "Shaoliang": "wei-2",
    "Yiqu": "chin-2",
    "Xianyang": "chin-3",
    "Anyi": "wei-3",
    "Puban": "wei-4",
    "Chaoge": "wei-5",
    "Luoyang": "han-3",
}


@pytest.mark.parametrize(("province", "counts"), [("yan", YAN), ("shu", SHU)])
def test_the_guide_scores_palaces_as_the_engine_does(province: str, counts: dict[str, int]) -> None:
    state = position({"palaces": {province: counts}})
    assert CHINA.positions.position(state, NAMES)["discs"] == [province], "the province is full"
    for player, count in counts.items():
        assert_told(f"| {player} | {count} | {points(state, player, 'palaces', province)} |")


def test_the_guide_scores_alliances_as_the_engine_does() -> None:
    emissaries = {"chu": {"Ana": 2, "Ben": 1}, "han": {"Ana": 1, "Cai": 1}, "wei": {"Cai": 2}}
    state = position({"emissaries": emissaries, "palaces": {"chu": {"Dou": 3}, "han": {"Dou": 2}, "wei": {"Dou": 2}}})
    items = [(name, item) for name, row in zip(NAMES, CHINA.positions.items(state), strict=True) for item in row]
    found = {(name, item.label, item.points) for name, item in items if item.source == "alliance"}
    assert found == {("Ana", "alliance 15", 5), ("Cai", "alliance 12", 4)}
    assert_told("Alliance 15 joins Chu and Han: Ana", "so she gets 5.", "Alliance 12 joins Wei and\nHan: Cai gets 4.")


def test_the_guide_scores_roads_as_the_engine_does() -> None:
    towns = list(CHAIN)
    board = position({}).board.file
    assert {town: space.id for space in board.spaces for town in towns if space.town == town} == CHAIN
    rows = ((6, ", ".join(towns[:5]) + " and Anyi"), (8, "also Puban and Chaoge"), (9, "also Luoyang"))
    for number, words in rows:
        state = position({"palaces": {CHAIN[town]: "Ana" for town in towns[:number]}})
        assert_told(f"| {words} | {points(state, 'Ana', 'chain')} |")


def test_the_guide_doubles_as_the_engine_does() -> None:
    first = next(space.id for space in position({}).board.file.spaces if space.province == "yan")
    state = position({"fortifications": [first], "palaces": {first: "Ana", "yan": YAN | {"Ana": 2}}}, "on")
    chain = {CHAIN[town]: "Ana" for town in list(CHAIN)[:6]}
    roads = position({"fortifications": [CHAIN["Yiqu"]], "palaces": chain}, "on")
    assert (points(state, "Ana", "palaces", "yan"), points(roads, "Ana", "chain")) == (14, 10)
    assert [points(state, player, "palaces", "yan") for player in ("Ben", "Cai", "Dou")] == [3, 2, 2]
    assert_told("her 7 points in Yan 14", "her chain of 5 worth 10")


def test_the_guide_prices_pieces_as_the_engine_does() -> None:
    colours = {"red": "wei", "green": "yan", "purple": "chu"}
    hand = ["red", "green", "green"]
    told = {}
    for colour, province in colours.items():
        state = position({"hands": {"Ana": hand}, "palaces": {province: {"Ben": 1}}})
        told[colour] = [payments(state, province, pieces) for pieces in (1, 2)]
    assert told == {
        "red": [["red", "green green"], ["red green green"]],
        "green": [["green"], ["green green"]],
        "purple": [["green green"], []],
    }
    assert_told(
        "| a red province | red, or green green | red green green |",
        "| a green province | green | green green |",
        "| any other province | green green | not possible |",
    )


def payments(state: State, province: str, pieces: int) -> list[str]:
    """The sets of cards that pay for so many palaces there; none if they cannot be placed."""
    state = CHINA.rules.copy(state)
    for number in range(pieces):
        action = CHINA.notation.read(state, f"place palace {province}-{number + 2}")[0]
        if action not in CHINA.rules.legal(state):
            return []
        CHINA.rules.do(state, action)
    words = [CHINA.notation.write(state, action) for action in CHINA.rules.legal(state)]
    return [word.removeprefix("pay ") for word in words if word.startswith("pay ")]


# --- the numbers of docs/how-to-play-confucius.md ---


CONFUCIUS = game_named("confucius")
COURT = "how-to-play-confucius.md"
HUBU = ("Ben", "Ana", "Cai", "Ana", "Dou", "Ben", "Ben")
GIFTS = (("Ana", "Dou", 3), ("Cai", "Dou", 1), ("Ana", "Cai", 2))


def court(given: Mapping[str, Any]) -> State:
    return CONFUCIUS.positions.from_position(CONFUCIUS.options({"players": "4"}), NAMES, given, Rng("guide"))


def gifts(*given: tuple[str, str, int]) -> list[dict[str, Any]]:
    return [{"from": giver, "to": to, "value": value} for giver, to, value in given]


def resolved(*given: tuple[str, str, int]) -> tuple[dict[str, Any], list[tuple[str, str]]]:
    """The position after the resolution of Hubu, in which nobody has a choice; who lent to whom."""
    officials = {f"hubu-{space}": {"owner": owner} for space, owner in enumerate(HUBU, 1)}
    chits = {"hubu": {"chits": [8, 5]}}
    state = court(
        {"round": 3, "phase": "resolution", "officials": officials, "ministries": chits, "gifts": gifts(*given)}
    )
    steps = []
    while (told := CONFUCIUS.positions.position(state, NAMES))["stage"] == "lend":
        (action,) = CONFUCIUS.rules.legal(state)
        steps.append((told["to_act"], CONFUCIUS.notation.write(state, action)))
        CONFUCIUS.rules.do(state, action)
    return told, steps


def test_the_guide_resolves_a_ministry_as_the_engine_does() -> None:
    told, steps = resolved(*GIFTS)
    assert steps == [("Dou", "lend to black"), ("Cai", "lend to black")], "black is Ana"
    hubu = told["ministries"]["hubu"]
    assert (hubu["minister"], hubu["secretary"]) == ("Ana", "Ben")
    assert {name: told["scores"][name] for name in NAMES} == {"Ana": 8, "Ben": 5, "Cai": 0, "Dou": 0}
    assert told["active_gifts"] == gifts(("Cai", "Dou", 1))
    other, _ = resolved(*GIFTS, ("Ben", "Dou", 4))
    assert other["ministries"]["hubu"]["minister"] == "Ben"
    assert_told(
        f"| Marker | {' | '.join(HUBU)} |", "is Minister and gets 8 points; Ben", "Secretary and gets 5", page=COURT
    )


def test_the_guide_blocks_bribes_as_the_engine_does() -> None:
    answers = {(0, 3): "yes: she is not there", (2, 1): "yes: afterwards you are level", (1, 1): "no", (1, 2): "no"}
    for (hers, yours), answer in some(answers.items()):
        owners = ["Ana"] * hers + ["Ben"] * yours
        officials: dict[str, Any] = {f"gongbu-{space}": {"owner": owner} for space, owner in enumerate(owners, 1)}
        officials["gongbu-7"] = {"price": 2}
        given = {"round": 2, "to_act": "Ben", "officials": officials, "gifts": gifts(("Ana", "Ben", 1))}
        state = court(given)
        allowed = CONFUCIUS.notation.read(state, "bribe gongbu-7")[0] in CONFUCIUS.rules.legal(state)
        assert allowed == answer.startswith("yes")
        assert_told(f"| {hers} | {yours} | {answer} |", page=COURT)


def test_the_guide_examines_as_the_engine_does() -> None:
    state = court(
        {
            "round": 2,
            "phase": "examination",
            "chief_minister": "Ana",
            "students": {"red": "Ana", "plain": "Ben"},
            "hands": {"Ana": [1, 3], "Ben": [3], "Cai": [1], "Dou": []},
            "gifts": gifts(("Ben", "Cai", 2)),
        }
    )
    for line in ("tutor red with 1 3", "tutor plain with 3", "tutor plain with 1"):
        for action in CONFUCIUS.notation.read(state, line):
            assert action in CONFUCIUS.rules.legal(state), line
            CONFUCIUS.rules.do(state, action)
    told = CONFUCIUS.positions.position(state, NAMES)
    assert (told["stage"], told["winner"]) == ("candidate", "Ana")


def test_the_guide_counts_cubes_as_the_engine_does() -> None:
    given = gifts(("Ana", "Ben", 1), ("Ben", "Ana", 1), ("Cai", "Ana", 1))
    told = CONFUCIUS.positions.position(court({"gifts": given, "chief_minister": "Dou"}), NAMES)
    assert told["cubes"] == {"Ana": 5, "Ben": 4, "Cai": 4, "Dou": 3 - 1}, "the Chief Minister has set one aside"
    assert_told("none gives you 3 cubes, one or two give 4, three or more 5", page=COURT)


def test_the_guide_prices_lands_as_the_engine_does() -> None:
    for land, name in enumerate(FOREIGN_LANDS):
        boxes = [str(BOX_POINTS[land * 4 + box]) + "*" * (box == REWARD_BOX[land]) for box in range(LAND_BOXES[land])]
        assert_told(f"| {name.title()} | {LAND_PRICE[land]} | {', '.join(boxes)} |", page=COURT)
