"""Lessons are data that hold: every idea can be reached, every demand met, every word is there and none too many."""

from collections.abc import Mapping
from dataclasses import replace
from fnmatch import fnmatchcase
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from lesson_hands import first_gesture, followed, misses, set_table, take

from guanxi.bots import bot_named
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.game import game_named
from guanxi.core.lessons.following import Follower
from guanxi.core.lessons.lesson import GUIDED, SINGLE, Idea, Lesson, lessons_of, read_lesson
from guanxi.core.lessons.showing import gesture_for
from guanxi.core.lessons.words import LessonWords
from guanxi.core.reading import read_toml
from guanxi.core.table import Done, Table
from running import some

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[2]
GAMES = ("china", "confucius")
ALL = [lesson for game in GAMES for lesson in lessons_of(game).values()]
SINGLES = [lesson for lesson in ALL if lesson.sort == SINGLE]
GUIDES = [lesson for lesson in ALL if lesson.sort == GUIDED]


def called(lesson: Lesson) -> str:
    return f"{lesson.game}/{lesson.id}"


def growing_in(lesson: Lesson) -> list[Idea]:
    """The ideas that want something to grow."""
    return [idea for idea in lesson.ideas if any("more" in each.measure for each in idea.wanted)]


@pytest.mark.parametrize("lesson", ALL, ids=called)
def test_every_idea_can_be_reached_and_done(lesson: Lesson) -> None:
    found, _ = take(lesson)
    assert found.at == len(lesson.ideas), f"nobody gets beyond {found.idea}"


def test_the_guided_game_of_confucius_has_told_everything_after_three_rounds() -> None:
    """It begins where a ministry lacks one marker and a student waits: what only others do comes at once, too."""
    lesson = lessons_of("confucius")["first-game"]
    found, table = take(lesson)
    assert found.at == len(lesson.ideas)
    assert table.state.round < lesson.position["round"] + 3


@pytest.mark.parametrize(
    ("language", "points"), [("en", "points"), ("de", "Punkte"), ("fr", "points"), ("pt", "pontos")]
)
def test_the_guided_game_of_confucius_begins_with_how_one_wins(language: str, points: str) -> None:
    lesson = lessons_of("confucius")["first-game"]
    assert f"*{points}*" in LessonWords(lesson, language).text_of(lesson.ideas[0]).split(".")[0]


def test_every_idea_of_the_guided_game_of_confucius_lights_what_it_speaks_of() -> None:
    assert [idea.id for idea in lessons_of("confucius")["first-game"].ideas if not idea.lights] == []


def test_what_was_sent_ticks_a_later_idea_too() -> None:
    """Whoever takes income before it is spoken of has done that; what merely lies in a draft has not."""
    lesson = lessons_of("confucius")["first-game"]
    table = set_table(lesson)
    tax = table.game.notation.read(table.state, "tax income")
    drafted = followed(lesson, table)
    drafted.follow(table.before(0), [Done(drafted.seat, int(action)) for action in tax], draft=True)
    assert drafted.at == 0
    table.submit(int(table.game.rules.to_act(table.state)), tax)
    assert followed(lesson, table).at == 1
    known = [idea.id for idea in lesson.ideas if not idea.when and idea.id != "income"]
    assert followed(lesson, table, known).idea is None


def test_what_two_actions_share_is_told_also_to_who_has_paid_for_it() -> None:
    """A second use of a box in one round may have cost its two cubes unnoticed: it is spoken of all the same."""
    lesson = lessons_of("confucius")["first-game"]
    table = set_table(lesson)
    me, lines = followed(lesson, table).seat, ["bribe hubu-6 paying 2", "bribe gongbu-5 paying 3"]
    while lines:
        seat = int(table.game.rules.to_act(table.state))
        mine = seat == me
        table.submit(seat, table.game.notation.read(table.state, lines.pop(0)) if mine else idle(table))
    known = [idea.id for idea in lesson.ideas if not idea.when and idea.id != "pairs"]
    found = followed(lesson, table, known).idea
    assert found is not None
    assert found.id == "pairs"
    assert {"CF-PAIR-02", "CF-PAIR-05"} <= set(found.clauses)


@pytest.mark.parametrize(
    ("mongolia", "yunnan", "shown"),
    [
        (["", "seafarer", ""], ["", "courtier"], "yunnan"),  # the last box
        (["", "seafarer", "courtier"], ["seafarer", "courtier"], "mongolia"),
        (["", "seafarer", ""], ["seafarer", "courtier"], "manchuria"),  # Mongolia is due and would fail
    ],
)
def test_an_invasion_is_shown_where_the_land_will_be_filled(mongolia: list[str], yunnan: list[str], shown: str) -> None:
    lesson = lessons_of("confucius")["first-game"]
    boxes = {"mongolia": mongolia, "manchuria": ["courtier", "", "", ""], "yunnan": yunnan}
    lands = [{"id": id, "boxes": each} for id, each in boxes.items()]
    table = set_table(replace(lesson, position={**lesson.position, "round": 4, "lands": lands}))
    found = followed(lesson, table, [idea.id for idea in lesson.ideas if idea.id != "invade"])
    state = table.state
    gesture = gesture_for(found, state)
    assert gesture
    assert shown in table.game.notation.write(state, gesture[0])


def test_an_idea_that_nobody_follows_is_put_aside_and_counts_once_it_is_done() -> None:
    """Whoever never bribes is told of the next thing after some turns; in the end nothing is left to be told."""
    lesson = replace(lessons_of("confucius")["first-game"], patience=2)
    assert lessons_of("confucius")["first-game"].patience > lesson.patience
    table, shown = set_table(lesson), []
    rules, me = table.game.rules, followed(lesson, table).seat
    for _ in range(40):
        while int(rules.to_act(table.state)) != me:
            seat = int(rules.to_act(table.state))
            bot = bot_named("apprentice", table.game, "rival")
            table.submit(seat, [bot.choose(rules.view(table.state, seat), table.legal())])
        idea = followed(lesson, table).idea
        shown.append(idea.id if idea else "")
        table.submit(me, idle(table))
    assert shown[:5] == ["bribe", "bribe", "nominate", "nominate", "give"]
    assert shown[-1] == ""  # nothing more is taught: from here on there is advice alone
    assert "voyage" in shown
    assert followed(replace(lesson, patience=0), table).idea is not None
    found = Follower(table.game, lesson, ["me", "courtier", "seafarer"], 0, ())
    found._waited["bribe"] = 2
    assert found.idea is not None
    assert found.idea.id == "nominate"
    start = set_table(lesson)
    start.submit(0, first_gesture(lesson) or [])
    found.follow(start.before(0), start.actions)
    assert found.at == 1


def idle(table: Table) -> list[int]:
    """What does least: no action, or whatever is left to choose."""
    kinds = table.game.kinds(table.state)
    return [min((int(each) for each in table.legal()), key=lambda each: kinds.row_of(each).name != "no-action")]


def test_a_guided_game_that_is_over_is_done() -> None:
    """Something may never have come up; a single lesson is not done by the end of the game."""
    guided = lessons_of("confucius")["first-game"]
    table = set_table(guided)
    bot = bot_named("random", table.game, "anybody")
    while not table.game.rules.is_over(table.state):
        seat = int(table.game.rules.to_act(table.state))
        table.submit(seat, [bot.choose(table.game.rules.view(table.state, seat), table.legal())])
    found = followed(guided, table)
    assert found.at < len(guided.ideas)
    assert found.is_done
    assert found.idea is None
    assert not followed(replace(guided, sort=SINGLE), table).is_done


@pytest.mark.parametrize("lesson", [lesson for lesson in GUIDES if growing_in(lesson)], ids=called)
def test_where_something_is_to_grow_not_just_any_deed_of_its_kind_does_it(lesson: Lesson) -> None:
    growing = growing_in(lesson)
    missed: dict[str, set[str]] = {idea.id: set() for idea in growing}

    def watch(found: Follower, table: Table) -> None:
        if table.game.rules.to_act(table.state) == found.seat:
            for idea in growing:
                missed[idea.id] |= misses(found, idea, table)

    take(lesson, watch)
    for idea in some(growing):
        for wanted in some(idea.wanted):
            kinds = wanted.do["kind"] if isinstance(wanted.do["kind"], list) else [wanted.do["kind"]]
            assert any(fnmatchcase(kind, pattern) for kind in missed[idea.id] for pattern in kinds), idea.id


@pytest.mark.parametrize(("space", "done"), [("zhao-1", True), ("zhao-7", False)])
def test_a_row_that_lies_there_already_is_not_what_the_road_asks_for(space: str, done: bool) -> None:
    position = {"hands": {"me": ["red", "orange", "purple"]}, "palaces": {"wei-1": "me", "wei-2": "me"}}
    lesson = replace(lessons_of("china")["first-game"], position=position)
    table = set_table(lesson)
    found = followed(lesson, table, [idea.id for idea in lesson.ideas if idea.id != "road"])
    assert not found.is_done
    place = table.game.notation.read(table.state, f"place palace {space}")
    found.follow(table.before(0), [Done(found.seat, int(action)) for action in place])
    assert found.is_done == done


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


WHEN = {"round", "phase", "passed", "to_act"}  # the same board may be taught at another moment


@pytest.mark.parametrize("lesson", SINGLES, ids=called)
def test_a_single_lesson_comes_from_a_scenario_and_cites_what_it_teaches(lesson: Lesson) -> None:
    """Its board has all that the scenario lays there, whatever players are called in it."""
    scenario = read_toml((ROOT / "scenarios" / lesson.scenario).read_text(encoding="utf-8"))
    laid = {key: value for key, value in scenario["position"].items() if key not in WHEN}
    called = [dict(zip(scenario["players"], names, strict=False)) for names in permutations(lesson.players)]
    assert laid
    assert any(not lacking("", renamed(laid, names), lesson.position) for names in called), lacking(
        "", laid, lesson.position
    )
    known = load_catalogue(lesson.game).by_id
    assert lesson.clauses
    assert set(lesson.clauses) <= set(known)


def renamed(words: Any, names: Mapping[str, str]) -> Any:
    if isinstance(words, dict):
        return {names.get(key, key): renamed(value, names) for key, value in words.items()}
    if isinstance(words, list):
        return [renamed(each, names) for each in words]
    return names.get(words, words) if isinstance(words, str) else words


def lacking(where: str, wanted: Any, found: Any) -> list[str]:
    """What a position does not have, or has otherwise."""
    if isinstance(wanted, dict) and isinstance(found, dict):
        return [line for key, value in wanted.items() for line in lacking(f"{where}.{key}", value, found.get(key))]
    return [] if wanted == found else [where]


def test_a_position_of_another_board_would_be_found() -> None:
    joker = lessons_of("china")["joker"].position
    assert lacking("", joker, joker) == []
    assert lacking("", {"palaces": {"chu": {"builder": 3}}}, joker) == [".palaces.chu.builder"]


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
