"""A terminal takes the action words of the reader's language beside those of the notation."""

import re

import pytest

from guanxi.commands.playing.layout import Layout, look_words
from guanxi.commands.playing.menu import Menu
from guanxi.commands.playing.orders import ORDERS
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.inflections import folded
from guanxi.core.languages import languages
from guanxi.core.table import Table
from guanxi.core.terminal.ink import plain, width_of
from guanxi.core.terminal.typing import in_notation, in_words, synonyms
from guanxi.core.text import texts
from running import some

pytestmark = pytest.mark.once

LANGUAGES = sorted(languages("guanxi.commands"))
PACKAGES = ["guanxi.commands", "guanxi.china.doors.terminal", "guanxi.confucius.doors.terminal"]
LINES = {
    "china": ("place palace wei-3 and emissary wei paying red red", "exchange red taking green", "draw", "take purple"),
    "confucius": ("buy 2 junks", "give gift 3 to green", "force examination", "recruit army", "pay nothing", "enough"),
}


def listed(package: str, language: str, message: str = "typed-words") -> list[tuple[str, list[str]]]:
    rows = [line.partition(":") for line in texts(package, language).say(message).split("\n")]
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


def examples(name: str, language: str) -> list[str]:
    """The lines that the help of a game shows: before two blanks, several with commas between them."""
    rows = game_named(name).face(language).say("help-choose").split("\n")
    return [line for row in rows for line in re.split(" {2,}", row)[0].split(", ") if line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(LINES))
def test_the_help_shows_lines_in_the_readers_words_that_say_what_the_english_ones_say(name: str, language: str) -> None:
    listed = texts(f"guanxi.{name}.doors.terminal", language).say("typed-words")
    for typed, line in some(zip(examples(name, language), examples(name, "en"), strict=True)):
        assert in_notation(typed, listed).replace(" with ", " paying ") == line.replace(" with ", " paying ")
        assert language == "en" or typed != line or line == "hubu3"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(LINES))
def test_the_help_names_orders_that_are_taken_and_keeps_to_its_width(name: str, language: str) -> None:
    words, face = texts("guanxi.commands", language), game_named(name).face(language)
    rule = f"{in_words('rules', words.say('typed-words'))} {face.say('rule')}".ljust(25)
    told = words.say(
        "help", choose="", look="\n".join(f" {line}" for line in face.say("help-look").split("\n")), rule=rule
    )
    assert max(map(width_of, told.split("\n"))) <= 80
    rows = [line for line in told.split("\n") if line.startswith(" ") and line[1:2].islower()]
    assert len(rows) > 14
    for row in some(rows):
        assert row[26:28].strip() == row[27], row
        word = row[1:26].strip().split(",")[0].split(" ")[0]
        taken = in_notation(word, words.say("typed-words")), in_notation(word, look_words(face))
        assert taken[0] in ORDERS or taken[1] in face.LOOKS, row


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_behind_orders_are_three_and_differ(language: str) -> None:
    rows = listed("guanxi.commands", language, "typed-arguments")
    assert [word for word, _ in rows] == ["not", "on", "off"]
    typed = [folded(other) for _, others in rows for other in others]
    assert len(typed) == len(set(typed))


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [40, 60, 80, 120])
@pytest.mark.parametrize("name", list(LINES))
def test_the_foot_names_orders_in_the_readers_words_and_is_never_cut(name: str, width: int, language: str) -> None:
    game = game_named(name)
    table = Table(game, {"players": "3"}, ["Ana", "Ben", "Cai"], "foot")
    face = game.face(language)
    layout = Layout(face, table.names, 0, width, 24)
    foot = layout.turn(table.state, Menu(table, face, language))[-3:]
    help_, quit_ = (
        in_words(order, texts("guanxi.commands", language).say("typed-words")) for order in ("help", "quit")
    )
    told = plain(" ".join(foot))
    assert told.endswith(f" {help_} {quit_}")
    assert "…" not in foot[-1]
    assert max(width_of(line) for line in foot) <= width
    shown = told.rpartition(texts("guanxi.commands", language).say("menu-orders", orders="").strip())[2].split()
    looks = [in_notation(word, look_words(face)) for word in shown]
    typed = [in_notation(word, texts("guanxi.commands", language).say("typed-words")) for word in shown]
    assert all(look in face.LOOKS or word in ORDERS for look, word in some(zip(looks, typed, strict=True)))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", list(LINES))
def test_every_look_at_the_table_has_a_word(name: str, language: str) -> None:
    face = game_named(name).face(language)
    rows = listed(f"guanxi.{name}.doors.terminal", language, "look-words")
    assert {word for word, _ in some(rows)} == set(face.LOOKS)
    typed = [folded(other) for _, others in rows for other in others]
    assert len(typed) == len(set(typed))
    orders = synonyms(texts("guanxi.commands", language).say("typed-words"))
    assert not {*typed} & {*orders, *ORDERS}
