"""Colours of the site, from its tokens: readable on their grounds, and told apart by people who see fewer of them."""

import itertools
import re
from pathlib import Path

import pytest
from seeing import SIGHTS, apart, contrast, lab

from running import some

pytestmark = pytest.mark.once
TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
COLOUR = re.compile(r"--([\w-]+):\s*(#[0-9a-f]{6})")
THEMES = ("light", "dark")
LANDS = ("red", "green", "orange", "yellow", "purple")
SEATS = {"cn": ("blue", "green", "purple", "red", "yellow"), "cf": ("black", "green", "purple", "white", "yellow")}
APART = 20.0
READABLE, SEEN = 4.5, 3.0
TEXTS = {
    "ink": ["paper", "paper-2", "paper-3", "glaze", *(f"land-{land}" for land in LANDS)],
    "ink-2": ["paper", "paper-3"],
    "ink-3": ["paper", "paper-2", "paper-3", "glaze"],
    "cobalt": ["paper", "paper-2", "cobalt-wash"],
    "on-cobalt": ["cobalt"],
    "cinnabar": ["paper", "cinnabar-wash"],
    "on-cinnabar": ["cinnabar"],
    "jade": ["paper", "jade-wash"],
    "rust": ["paper"],
    "amber": ["paper", "amber-wash"],
    "on-bubble": ["bubble"],
    "bubble-link": ["bubble"],
} | {f"on-{game}-{seat}": [f"{game}-{seat}"] for game, seats in SEATS.items() for seat in seats}
SIGNS = {"line-2": ["paper", "paper-2"]} | {f"mark-{land}": [f"land-{land}"] for land in LANDS}


def tokens(theme: str) -> dict[str, str]:
    """The colours of a theme: the light ones, and what the dark one says otherwise."""
    light, _, dark = TOKENS.read_text(encoding="utf-8").partition(':root[data-theme="dark"] {')
    found = dict(COLOUR.findall(light))
    return found | dict(COLOUR.findall(dark.partition("\n}")[0])) if theme == "dark" else found


def pairs(listed: dict[str, list[str]]) -> list[tuple[str, str]]:
    return [(front, ground) for front, grounds in listed.items() for ground in grounds]


def nearest(names: list[str], sight: str, theme: str = "light") -> tuple[float, str, str]:
    """The two of them that are hardest to tell apart."""
    colours = tokens(theme)
    seen = {name: lab(colours[name], sight) for name in names}
    return min((apart(seen[one], seen[other]), one, other) for one, other in itertools.combinations(names, 2))


def test_distances_are_those_of_the_literature() -> None:
    # Two pairs of Sharma, Wu and Dalal's test data, and two greys.
    assert apart((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert apart((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387)) == pytest.approx(1.2644, abs=1e-4)
    assert contrast("#ffffff", "#000000") == pytest.approx(21)
    assert apart(lab("#777777", "usual"), lab("#777777", "tritanopia")) < 1


def test_a_red_and_a_green_would_be_found() -> None:
    red, green = "#b04020", "#6f7020"
    assert (
        apart(lab(red, "usual"), lab(green, "usual"))
        > APART
        > apart(lab(red, "deuteranopia"), lab(green, "deuteranopia"))
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("game", SEATS)
def test_seats_are_told_apart_by_everybody(game: str, sight: str, theme: str) -> None:
    distance, one, other = nearest([f"{game}-{seat}" for seat in SEATS[game]], sight, theme)
    assert distance >= APART, f"{one} and {other}: {distance:.1f}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("text", "ground"), pairs(TEXTS))
def test_text_is_readable(text: str, ground: str, theme: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[text], colours[ground]) >= READABLE


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("sign", "ground"), pairs(SIGNS))
def test_signs_are_seen(sign: str, ground: str, theme: str) -> None:
    colours = tokens(theme)
    assert contrast(colours[sign], colours[ground]) >= SEEN


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_lands_are_never_told_apart_by_colour_alone(sight: str, theme: str) -> None:
    """Five pale lands cannot be 20 apart to everybody: wherever they are not, mark, weave and letter differ."""
    shapes = (TOKENS.parents[1] / "boards" / "shared" / "shapes.ts").read_text(encoding="utf-8")
    words = (TOKENS.parents[3] / "src" / "guanxi" / "web" / "texts" / "en.ftl").read_text(encoding="utf-8")
    signs = {
        land: (
            sign(shapes.partition("MARKS")[2], rf"\b{land}: \"([^\"]+)\""),
            sign(shapes.partition("WEAVES")[2], rf"\b{land}:\s*\"([^\"]+)\""),
            sign(words, rf"china-letter-{land} = (\w)"),
        )
        for land in LANDS
    }
    colours = tokens(theme)
    for one, other in some(itertools.combinations(LANDS, 2)):
        seen = apart(lab(colours[f"land-{one}"], sight), lab(colours[f"land-{other}"], sight))
        differ = [a != b for a, b in zip(signs[one], signs[other], strict=True)]
        assert seen >= APART or all(differ), f"{one} and {other}: {seen:.1f}"


def sign(text: str, pattern: str) -> str:
    found = re.search(pattern, text)
    assert found, pattern
    return found[1]


# ------------------------------------------------------------ what colours mean

MEANINGS = ("cobalt", "cinnabar", "jade", "rust", "amber")  # can, binds, better or done, worse, mind this
WORDED = {"rust": "−", "jade": "+ or a shape", "amber": "words"}  # never alone: what stands beside them, see below
SITE = TOKENS.parents[1]
# Wherever better and worse stand side by side, what else tells them apart.
BESIDE = {
    "panels/Points.svelte": r"by > 0 \? `\+\$\{by\}` : by < 0 \? `−",
    "boards/china/Outcome.svelte": r"number > 0 \? `\+\$\{number\}` : number < 0 \? `−",
    "boards/confucius/sheets/Lending.svelte": r"by > 0 \? `\+\$\{by\}` : `−",
    "boards/confucius/gifts/Web.svelte": r"will < cubes\}\s*>\{` → \$\{will\}`\}",  # from and to
    "screens/you/Part.svelte": r"\{wrong\}[\s\S]*\{told\}|\{told\}[\s\S]*\{wrong\}",  # sentences
}
# Rings and marks in jade beside cobalt ones: dashed, numbered, or a tick.
MARKED = {
    "boards/china/Step.svelte": r"dashed var\(--jade\)",
    "boards/china/Advised.svelte": r"stroke-dasharray",
    "boards/china/Names.svelte": r"<path d=\"M-4\.5 0l3\.2 3\.4 6-7\" />",
    "boards/confucius/Official.svelte": r"dashed var\(--jade\)",
    "boards/confucius/Actions.svelte": r"dashed var\(--jade\)",
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("other", [meaning for meaning in MEANINGS if meaning != "cobalt"])
def test_what_can_be_done_is_told_from_everything_else(other: str, sight: str, theme: str) -> None:
    """Only jade is near cobalt, for those who see no blue: there a shape differs."""
    colours = tokens(theme)
    distance = apart(lab(colours["cobalt"], sight), lab(colours[other], sight))
    assert distance >= APART or (other, sight) == ("jade", "tritanopia"), f"{distance:.1f}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
def test_colours_that_look_alike_do_not_stand_alone(sight: str, theme: str) -> None:
    colours = tokens(theme)
    alike = [
        (one, other)
        for one, other in itertools.combinations(MEANINGS, 2)
        if apart(lab(colours[one], sight), lab(colours[other], sight)) < APART
    ]
    for one, other in some(alike):
        assert one in WORDED or other in WORDED, f"{one} and {other}"


def test_better_and_worse_have_a_sign_besides_their_colour() -> None:
    both = {
        str(file.relative_to(SITE).as_posix())
        for file in SITE.rglob("*.svelte")
        if {"--jade)", "--rust)"} <= set(re.findall(r"var\((--\w+\))", file.read_text(encoding="utf-8")))
    }
    assert both == set(BESIDE)


@pytest.mark.parametrize(("file", "second"), [*BESIDE.items(), *MARKED.items()])
def test_a_second_sign_stands_beside_the_colour(file: str, second: str) -> None:
    assert re.search(second, (SITE / file).read_text(encoding="utf-8"))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sight", SIGHTS)
@pytest.mark.parametrize("land", LANDS)
def test_a_chain_is_seen_on_every_land(land: str, sight: str, theme: str) -> None:
    """Some seats' colours are near some lands': the line has an edge that is near none."""
    colours = tokens(theme)
    assert apart(lab(colours["piece-edge"], sight), lab(colours[f"land-{land}"], sight)) >= 2 * APART


def test_the_edge_of_a_chain_is_wider_than_its_line() -> None:
    roads = (SITE / "boards" / "china" / "Roads.svelte").read_text(encoding="utf-8")
    line, edge = (
        int(sign(roads, rf"\.{name} \{{\s*(?:stroke: var\(--piece-edge\);\s*)?stroke-width: (\d+)"))
        for name in ("chain", "edge")
    )
    assert "stroke: var(--piece-edge)" in roads
    assert edge > line
