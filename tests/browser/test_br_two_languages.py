"""Two people at one table, each in a language of their own: status, refusals and the log, from one server."""

import re
from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import TABLES, by_turn, status, table_of
from playwright.sync_api import Locator, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
WORDS = {  # that any sentence of a language has some of
    "en": r"\b(the|is|are|has|not|cannot|your|turn|income|first)\b",
    "fr": r"\b(le|la|les|une?|est|pas|vous|à|joue|tour|choisit|premier)\b",
    "de": r"\b(der|die|das|den|eine?[nrm]?|ist|nicht|bist|spielt|am|beginnt|für|erhält|nimmt|wird|als|wählt|keine)\b",
}


def is_in(language: str, place: Locator) -> None:
    """What stands there is told in this language, and in no other."""
    expect(place).to_have_text(re.compile(WORDS[language], re.IGNORECASE))
    told = place.inner_text()
    others = [each for each in WORDS if each != language and re.search(WORDS[each], told, re.IGNORECASE)]
    assert others == [], told


def test_everybody_reads_the_table_in_their_own_language(person: People) -> None:
    people = [person("Anne", locale="fr-FR"), person("Dora"), person("Cleo")]
    table = table_of(people[2], people[:2], game="confucius")
    readers = {"fr": people[0], "de": people[1]}
    people[0].open(f"/t/{table}")
    people[1].open(f"/t/{table}?lang=de")
    places = by_turn(table, people)
    for _ in people:
        view = people[2].ask("GET", f"{TABLES}/{table}/view")
        who = places[view["position"]["asked"]]
        for language, reader in readers.items():
            is_in(language, status(reader.page))
            if reader is who:
                reader.page.locator('[data-thing="action nominate"]').hover()
                bubble = reader.page.get_by_role("alertdialog")
                expect(bubble.get_by_role("button", name=re.compile("^CF-"))).to_be_visible()
                is_in(language, bubble.get_by_role("paragraph").first)
        who.ask("POST", f"{TABLES}/{table}/moves", {"number": view["number"], "actions": ["no action"]})
    for language, name in (("fr", "Journal"), ("de", "Protokoll")):
        log = readers[language].page.get_by_role("region", name=name)
        is_in(language, log.get_by_role("listitem").filter(has_text="Cleo").last)
