"""What is read without Fluent is what Fluent says."""

from pathlib import Path

import pytest

import guanxi
from guanxi.core.languages import languages
from guanxi.core.quick_words import _messages, quick_words
from guanxi.core.sentence import Sentence
from guanxi.core.text import bundle
from running import some

pytestmark = pytest.mark.once

ROOT = Path(guanxi.__file__).parent
PACKAGES = sorted(
    ".".join(("guanxi", *path.parent.parent.relative_to(ROOT).parts)) for path in ROOT.rglob("texts/en.ftl")
)


class Anything(dict[str, str]):
    """Every fact, under its own name."""

    def __contains__(self, name: object) -> bool:
        return True

    def __missing__(self, name: str) -> str:
        return f"<{name}> { {name} }"


@pytest.mark.parametrize("package", PACKAGES)
def test_quick_words_are_those_of_fluent(package: str) -> None:
    for language in some(languages(package)):
        messages = bundle(package, language)
        said = {name: quick_words(package, language, name, Anything()) for name in _messages(package, language)}
        names = [name for name in said if said[name] is not None]
        assert {name for name in said if messages.has_message(name)} == set(said)
        for name in some(names):
            pattern = messages.get_message(name).value
            facts = {each: Anything()[each] for each in facts_of(package, language, name)}
            assert said[name] == messages.format_pattern(pattern, facts)[0]


def facts_of(package: str, language: str, name: str) -> list[str]:
    from guanxi.core.quick_words import FACT

    return [fact for fact, _ in FACT.findall(_messages(package, language)[name]) if fact]


@pytest.mark.parametrize("message", ["rules-found", "no-such-message"])
def test_what_is_more_than_plain_text_is_left_to_fluent(message: str) -> None:
    facts = {"clauses": "2", "words": "palace"}
    assert quick_words("guanxi.commands", "en", message, facts) is None


def test_a_fact_that_is_missing_is_left_to_fluent() -> None:
    assert quick_words("guanxi.commands", "en", "saved", {"game": "china"}) is None
    with pytest.raises(LookupError, match="saved"):
        str(Sentence("guanxi.commands", "saved", {"game": "china"}))


def test_a_number_is_as_it_is_typed_either_way() -> None:
    assert str(Sentence("guanxi.commands", "menu-more", {"count": 12345})) == "and 12345 more"
    assert str(Sentence("guanxi.commands", "rules-found", {"clauses": 12345, "words": "a"})) == "12345 clauses have a"
