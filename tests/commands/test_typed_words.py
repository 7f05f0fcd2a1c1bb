"""A terminal takes the action words of the reader's language beside those of the notation."""

import pytest

from guanxi.commands.playing.orders import ORDERS
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.inflections import folded
from guanxi.core.languages import languages
from guanxi.core.terminal.typing import in_notation, synonyms
from guanxi.core.text import texts
from running import some

pytestmark = pytest.mark.once

LANGUAGES = sorted(languages("guanxi.commands"))
PACKAGES = ["guanxi.commands", "guanxi.china.doors.terminal", "guanxi.confucius.doors.terminal"]
LINES = {
    "china": ("place palace wei-3 and emissary wei paying red red", "exchange red taking green", "draw", "take purple"),
    "confucius": ("buy 2 junks", "give gift 3 to green", "force examination", "recruit army", "pay nothing", "enough"),
}


def listed(package: str, language: str) -> list[tuple[str, list[str]]]:
    rows = [line.partition(":") for line in texts(package, language).say("typed-words").split("\n")]
    return [(word, others.split()) for word, _, others in rows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "package", ["guanxi.commands", "guanxi.china.doors.terminal", "guanxi.confucius.doors.terminal"]
)
def test_no_word_stands_for_two(package: str, language: str) -> None:
    rows = listed(package, language)
    typed = [folded(other) for _, others in some(rows) for other in others]
    assert len(typed) == len(set(typed))
    others = {word for word, _ in rows}
    assert not [(word, other) for word, named in rows for other in named if folded(other) in others - {word}]


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_for_orders_are_orders(language: str) -> None:
    assert {word for word, _ in some(listed("guanxi.commands", language))} <= ORDERS.keys()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(LINES))
def test_a_line_in_the_readers_words_is_the_same_action(name: str, language: str) -> None:
    game = game_named(name)
    state, face = game.rules.start(game.options({})), game.face(language)
    said = {word: others[-1] for word, others in listed(f"guanxi.{name}.doors.terminal", language)}
    for line in some(LINES[name]):
        typed = " ".join(said.get(word, word) for word in line.split())
        assert face.parse(state, typed.upper()) == game.face().parse(state, line), typed


def test_notation_stays_notation() -> None:
    for name in some(LINES):
        for language in some(LANGUAGES):
            for line in some(LINES[name]):
                assert in_notation(line, texts(f"guanxi.{name}.doors.terminal", language).say("typed-words")) == line


def test_words_of_another_language_are_none() -> None:
    game = game_named("china")
    state = game.rules.start(game.options({}))
    with pytest.raises(InputError):
        game.face().parse(state, "setze haus wei-3")
    assert synonyms("place: Setze pôr") == {"setze": "place", "por": "place"}
