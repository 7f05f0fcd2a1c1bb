"""Where a learner is in a lesson, in words; and a gesture that does what the next idea wants."""

from collections.abc import Collection, Sequence

from guanxi.core.errors import InputError
from guanxi.core.game import Game
from guanxi.core.lessons.following import Follower, follower
from guanxi.core.lessons.lesson import Idea, Lesson, lesson_of, lessons_of
from guanxi.core.lessons.showing import gesture_for
from guanxi.core.lessons.words import LessonWords
from guanxi.core.table import Table
from guanxi.server import answers as a
from guanxi.server.advice import drafting, looking_ahead, refusing
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence
from guanxi.server.tables.looking import Look
from guanxi.server.tables.naming import names_in


def listed(game: Game, language: str) -> list[a.LessonListed]:
    """Every lesson of a game, in the order in which one takes them."""
    return [_listed(lesson, LessonWords(lesson, language)) for lesson in lessons_of(game.name).values()]


def _listed(lesson: Lesson, words: LessonWords) -> a.LessonListed:
    return a.LessonListed(lesson.id, lesson.sort, words.title, words.about, list(lesson.clauses), len(lesson.ideas))


def lesson_at(look: Look) -> Lesson:
    """The lesson that is taken at a table, by who takes it; Problem if none is."""
    s = look.sitting
    if not s.terms.lesson:
        raise Problem("no_such_thing", sentence("no-lesson-here"))
    if look.viewer < 0 or not s.chairs[s.place_of(look.viewer)].person:
        raise Problem("not_seated")
    try:
        return lesson_of(s.game.name, s.terms.lesson)
    except InputError:
        raise Problem("no_such_thing", sentence("lesson-gone")) from None


def followed(look: Look, known: Collection[str]) -> Follower:
    """A lesson, looked at until now."""
    s, table = look.sitting, look.table
    found = follower(s.game, lesson_at(look), s.seating(), s.place_of(look.viewer), known)
    found.follow(table.before(0), table.actions)
    return found


def told(look: Look, known: Collection[str], draft: Sequence[str], table: Table | None) -> a.LessonTold:
    """How far somebody has come, also with a draft: what lies there counts as done.

    `table` is what the learner knows, where the learner is asked.
    """
    found = followed(look, known)
    now = bool(draft) or _can_be_shown(found, table)
    if table and draft:
        _follow_draft(found, look, draft, table)
    lesson, done = found.lesson, found.is_done
    called = zip(lesson.players, names_in(look.sitting, look.language), strict=True)
    words = LessonWords(lesson, look.language, dict(called))
    return a.LessonTold(
        number=look.sitting.number,
        lesson=lesson.id,
        sort=lesson.sort,
        title=words.title,
        ideas=len(lesson.ideas),
        at=found.at,
        idea=_idea(found.idea, words) if found.idea else None,
        done=done,
        missed=found.is_missed,
        now=now,
        text=words.done if done else "",
    )


def _can_be_shown(found: Follower, table: Table | None) -> bool:
    idea = found.idea
    return not table or not idea or not idea.wanted or gesture_for(found, table.state) is not None


def _follow_draft(found: Follower, look: Look, draft: Sequence[str], table: Table) -> None:
    actions = refusing.actions_of(table, draft)
    kept = drafting.carry_out(table, look.viewer, actions, look.language)
    if drafting.before_news(table, look.viewer, kept) is None:
        found.follow(table.before(kept), table.actions[kept:], draft=True)


def _idea(idea: Idea, words: LessonWords) -> a.IdeaTold:
    title, text = words.title_of(idea), words.text_of(idea)
    return a.IdeaTold(idea.id, title, text, list(idea.clauses), list(idea.lights), not idea.wanted)


def shown(look: Look, known: Collection[str], table: Table) -> a.HintTold:
    """A gesture that does what the next idea wants, on a table of what the learner knows; Problem if none does now."""
    gesture = gesture_for(followed(look, known), table.state)
    if gesture is None:
        raise Problem("no_such_thing", sentence("not-in-this-turn"))
    line = look.sitting.game.face(look.language).line(table.state, gesture)
    steps = looking_ahead.steps(table, look.viewer, gesture, look.language)
    return a.HintTold(look.sitting.number, look.viewer, gesture, line, steps, "", [])
