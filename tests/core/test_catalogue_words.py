"""Clauses in other languages: a file has every text of the catalogue, none besides, and the same numbers and ids."""

import pytest
from test_catalogue import SMALL

from guanxi.core.catalogue import (
    Catalogue,
    games,
    languages_of,
    load_catalogue,
    parse_catalogue,
    translate_catalogue,
)
from guanxi.core.catalogue_words import texts_of
from guanxi.core.errors import InputError

ENGLISH = SMALL.replace("Nobody takes a third.", "After SM-SET-01 nobody takes more than 2.")
GERMAN = """
section.SM-SET = "Aufbau"

[kind]
setup = { title = "Aufbau", text = "wie es beginnt" }
restriction = { title = "Verbot", text = "was verboten ist" }

[part]
base = { title = "Grundspiel", text = "immer" }

[option."café"]
title = "Kaffee"
text = "Ob es Kaffee gibt."
values = { off = "aus", on = "an" }

[clause.SM-SET-01]
title = "Tisch"
text = "Zwei sitzen am Tisch, jeder mit einer Tasse."

[clause.SM-SET-02]
title = "Tassen"
text = "Mehr als 2 nimmt nach SM-SET-01 niemand."
conflict = "Dazu steht nichts im Heft."
ruling = "Zwei sind genug."
refuses = ["eine dritte Tasse"]

[example.SM-EX-01]
title = "Zwei Tassen"
"""


@pytest.fixture
def english() -> Catalogue:
    return parse_catalogue("small", ENGLISH)


def test_every_text_is_the_other_languages(english: Catalogue) -> None:
    german = translate_catalogue(english, "de", GERMAN)
    cups = german.clause("SM-SET-02")
    assert (german.about.language, german.sections[0].title, german.named(cups.kind)) == ("de", "Aufbau", "Verbot")
    assert (cups.title, cups.conflict, cups.ruling) == ("Tassen", "Dazu steht nichts im Heft.", "Zwei sind genug.")
    assert german.refusals[0].when == "eine dritte Tasse"
    assert (german.options[0].title, german.options[0].told("on")) == ("Kaffee", "an")
    assert german.examples[0].title == "Zwei Tassen"
    assert german.search(["tasse"]) == [cups, german.clause("SM-SET-01")]
    assert texts_of(german).keys() == texts_of(english).keys()


def test_facts_are_the_catalogues(english: Catalogue) -> None:
    german = translate_catalogue(english, "de", GERMAN)
    assert [clause.sources for clause in german.clauses] == [clause.sources for clause in english.clauses]
    assert german.options[0].values == english.options[0].values
    assert english.options[0].told("card_by_card") == "card by card"


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('title = "Tisch"', "", "clause.SM-SET-01.title is missing"),
        ('title = "Tisch"', 'title = " "', "clause.SM-SET-01.title is missing"),
        ("[clause.SM-SET-01]", "[clause.SM-SET-03]", "clause.SM-SET-03.text belongs to nothing"),
        ('refuses = ["eine dritte Tasse"]', "", "clause.SM-SET-02.refuses.0 is missing"),
        ('ruling = "Zwei sind genug."', "", "clause.SM-SET-02.ruling is missing"),
        ('on = "an"', 'an = "an"', "option.café.values.an belongs to nothing"),
        ("als 2 nimmt", "als zwei nimmt", "clause.SM-SET-02.text has SM-SET-01 instead of 2 SM-SET-01"),
        ("als 2 nimmt", "als 3 nimmt", "clause.SM-SET-02.text has 3 SM-SET-01 instead of 2 SM-SET-01"),
        ("nach SM-SET-01", "danach", "clause.SM-SET-02.text has 2 instead of 2 SM-SET-01"),
        ("[part]", "[part", "small/clauses/de.toml is not TOML"),
    ],
)
def test_a_faulty_file_is_refused(english: Catalogue, old: str, new: str, complaint: str) -> None:
    assert old in GERMAN
    with pytest.raises(InputError) as refusal:
        translate_catalogue(english, "de", GERMAN.replace(old, new))
    assert complaint in str(refusal.value)


@pytest.mark.parametrize("game", games())
def test_every_language_of_a_game_is_whole(game: str) -> None:
    found = {language: load_catalogue(game, language).about.language for language in languages_of(game)}
    assert found == {language: language for language in found}
    assert "en" in found


def test_a_language_that_is_not_there_is_named() -> None:
    with pytest.raises(InputError, match="the rules of China are not in 'tlh', only in en"):
        load_catalogue("china", "tlh")
