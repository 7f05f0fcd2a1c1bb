"""Lessons are data that hold: every idea can be reached, every demand met, every word is there and none too many."""

from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from lesson_hands import first_gesture, followed, set_table, take

from guanxi.bots import bot_named
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.lessons.lesson import GUIDED, SINGLE, Lesson, lessons_of, read_lesson
from guanxi.core.lessons.words import LessonWords
from guanxi.core.table import Table
from running import some

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
GAMES = ("china", "confucius")
ALL = [lesson for game in GAMES for lesson in lessons_of(game).values()]
SINGLES = [lesson for lesson in ALL if lesson.sort == SINGLE]
GUIDES = [lesson for lesson in ALL if lesson.sort == GUIDED]


def called(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_every_idea_can_be_reached_and_done(lesson: Lesson) -> None:
    found, _ = take(lesson)
    assert found.is_done, f"nobody gets beyond {found.idea}"


@pytest.mark.parametrize("lesson", SINGLES, ids=called)
def test_a_single_lesson_is_not_done_before_it_is_begun_nor_by_anything(lesson: Lesson) -> None:
    """Something else that may be done in its turn does not do it."""
    table = set_table(lesson)
    assert followed(lesson, table).at == 0
    assert lesson.turns
    assert lesson.position
    assert first_gesture(lesson)
    assert any(not done_by(lesson, action) for action in table.legal())


def done_by(lesson: Lesson, action: int) -> bool:
    table: Table = set_table(lesson)
    table.submit(int(table.game.rules.to_act(table.state)), [action])
    return followed(lesson, table).is_done


@pytest.mark.parametrize("lesson", SINGLES, ids=called)
def test_a_single_lesson_comes_from_a_scenario_and_cites_what_it_teaches(lesson: Lesson) -> None:
    assert (ROOT / "scenarios" / lesson.scenario).is_file()
    known = load_catalogue(lesson.game).by_id
    assert lesson.clauses
    assert set(lesson.clauses) <= set(known)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_one_guided_game_and_it_comes_first(game: str) -> None:
    sorts = [lesson.sort for lesson in lessons_of(game).values()]
    assert sorts[:2] == [GUIDED, SINGLE]
    assert sorts.count(GUIDED) == 1
    assert set(lessons_of(game)["first-game"].clauses) <= set(load_catalogue(game).by_id)


@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_words_and_no_word_is_left_over(game: str) -> None:
    path = ROOT / "src" / "guanxi" / game / "lessons" / "texts" / "en.ftl"
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    found = {entry.id.name for entry in body if isinstance(entry, Message)}
    wanted: set[str] = set()
    for lesson in some(lessons_of(game).values()):
        name = f"lesson-{lesson.id}"
        wanted |= {name, f"{name}-about", f"{name}-done"}
        wanted |= {f"{name}-{idea.id}{part}" for idea in lesson.ideas for part in ("", "-text")}
    assert found == wanted


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_a_lesson_speaks_and_its_players_play(lesson: Lesson) -> None:
    words = LessonWords(lesson, "en")
    assert all([words.title, words.about, words.done])
    for idea in some(lesson.ideas):
        assert len(words.text_of(idea)) < 330  # the card stays small
        assert words.title_of(idea)
    for bot in some(lesson.bots):
        assert bot_named(bot, game_named(lesson.game), "seed")


IMPOSSIBLE = """
lesson = 1
sort = "single"
players = ["me", "builder", "envoy"]
turns = 1
[position]
hands.me = ["green", "green", "yellow"]
[[idea]]
id = "goal"
wanted = [{ do = { kind = "pay", cards = "purple" } }]
"""


def test_a_demand_that_nobody_can_meet_is_found() -> None:
    game = game_named("china")
    impossible = read_lesson(game, "impossible", IMPOSSIBLE)
    assert first_gesture(impossible) is None
    found, _ = take(impossible)
    assert found.at == 0
    assert found.is_missed
    possible = read_lesson(game, "possible", IMPOSSIBLE.replace('"purple"', '"yellow"'))
    assert take(possible)[0].is_done


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("wanted = [{ do", "wanted = [{ did"), "did"),
        (("wanted = [{ do = { kind", "wanted = [{}, { do = { kind"), "nothing"),
        (('id = "goal"', 'id = "goal"\ncolour = "red"'), "colour"),
        (('"me", ', ""), "me"),
        (("lesson = 1", "lesson = 2"), "lesson = 1"),
        (('players = ["me", "builder", "envoy"]', ""), "players"),
    ],
)
def test_a_lesson_with_a_slip_of_the_pen_says_so(change: tuple[str, str], told: str) -> None:
    assert change[0] in IMPOSSIBLE
    with pytest.raises(InputError, match=told):
        read_lesson(game_named("china"), "slip", IMPOSSIBLE.replace(*change))


def test_what_is_taken_back_is_not_done_any_more() -> None:
    lesson = lessons_of("china")["joker"]
    table = set_table(lesson)
    goal = first_gesture(lesson)
    assert goal is not None
    table.submit(int(table.game.rules.to_act(table.state)), goal)
    assert followed(lesson, table).is_done
    assert table.undo(len(goal))
    assert followed(lesson, table).at == 0
