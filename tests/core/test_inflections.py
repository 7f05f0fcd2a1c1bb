"""Searches find a word in its other forms, with and without accents; the browser has the same list."""

import json
from pathlib import Path

import pytest

from guanxi.core.catalogue import load_catalogue
from guanxi.core.inflections import occurs

LIST = Path(__file__).parents[2] / "web" / "tests" / "words" / "found.json"


@pytest.mark.parametrize(("language", "word", "text", "found"), json.loads(LIST.read_text(encoding="utf-8")))
def test_a_word_is_found_in_its_forms(language: str, word: str, text: str, found: bool) -> None:
    assert occurs(word, text, language) is found


@pytest.mark.parametrize(
    ("language", "forms"),
    [
        ("de", ("Haus", "Häuser", "haeuser", "HAUSES")),
        ("fr", ("émissaire", "emissaires", "ÉMISSAIRES")),
        ("pt", ("palácio", "palacios", "PALÁCIOS")),
        ("en", ("palace", "palaces")),
    ],
)
def test_the_rules_are_found_by_any_form_of_a_word(language: str, forms: tuple[str, ...]) -> None:
    catalogue = load_catalogue("china", language)
    found = [{clause.id for clause in catalogue.search([form])} for form in forms]
    assert len(found[0]) > 20
    assert all(each == found[0] for each in found[1:])
