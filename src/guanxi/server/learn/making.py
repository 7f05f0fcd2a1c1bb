"""The table of a lesson: a real one, with its seed and position, and computer players in all other seats."""

from guanxi.core.game import game_named
from guanxi.core.lessons.lesson import Lesson
from guanxi.server.accounts.people import Person
from guanxi.server.bots import levels
from guanxi.server.tables import entries as e


def lesson_entry(lesson: Lesson, host: Person) -> e.Created:
    """The first entry of its log; the position stands in it, so that the log is whole whatever the file becomes."""
    game = game_named(lesson.game)
    terms = e.Terms(
        game=game.name,
        options=dict(lesson.options),
        stand_in=levels.stand_in(game),
        reasons=True,
        public=False,
        lesson=lesson.id,
    )
    chairs = (e.Chair(person=host.id), *(e.Chair(bot=bot) for bot in lesson.bots))
    start = e.Start(lesson.players, dict(lesson.position)) if lesson.position else None
    return e.Created(terms, game.rules_version, host.id, lesson.seed, chairs, start=start)
