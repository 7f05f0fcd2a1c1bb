"""The quick start in every language: its pages are linked to each other, and say what the English ones say."""

import re
from pathlib import Path

import pytest

from guanxi.core.languages import USUAL, languages
from running import some

pytestmark = pytest.mark.once

DOCS = Path(__file__).parents[2] / "docs"
NAMES = ("index.md", "how-to-play-china.md", "how-to-play-confucius.md", "hosting.md")
WRITTEN = [USUAL, *(name for name in sorted(languages("guanxi.commands")) if name != USUAL and (DOCS / name).is_dir())]
OTHERS = WRITTEN[1:]
LINK = re.compile(r"\]\(([^)#]+)\)")
CLAUSE = re.compile(r"\bC[NF](?:-[A-Z]+)+-\d+\b")
NUMBER = re.compile(r"(?<![-\w])\d+")


def page(language: str, name: str) -> Path:
    return DOCS / name if language == USUAL else DOCS / language / name


def sections(language: str, name: str) -> list[str]:
    return re.split(r"(?m)^##+ ", page(language, name).read_text(encoding="utf-8"))


def test_the_four_languages_have_their_pages() -> None:
    assert {"de", "fr", "pt"} <= set(OTHERS)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("language", WRITTEN)
def test_the_first_line_of_a_page_leads_to_the_other_languages(language: str, name: str) -> None:
    own = page(language, name)
    first = own.read_text(encoding="utf-8").partition("\n")[0]
    there = {(own.parent / link).resolve() for link in LINK.findall(first)}
    assert there == {page(other, name) for other in WRITTEN if other != language}


@pytest.mark.parametrize("name", [name for name in NAMES if name.startswith("how-to-play")])
@pytest.mark.parametrize("language", OTHERS)
def test_a_guide_has_the_rules_and_numbers_of_the_english_one(language: str, name: str) -> None:
    for ours, english in some(zip(sections(language, name), sections(USUAL, name), strict=True)):
        for found in (CLAUSE, NUMBER):
            assert sorted(found.findall(ours)) == sorted(found.findall(english)), ours.partition("\n")[0]


@pytest.mark.parametrize("language", OTHERS)
def test_a_host_finds_every_option_and_how_to_keep_tables(language: str) -> None:
    told, english = (page(name, "hosting.md").read_text(encoding="utf-8") for name in (language, USUAL))
    for option in some(re.findall(r"(?m)^\| (`--[a-z-]+`) \|", english)):
        assert f"\n| {option} |" in told
    for words in some(("guanxi admin backup", "guanxi admin restore", "--proxied", "FORWARDED_ALLOW_IPS")):
        assert words in told
