"""The words of lessons: messages beside their files, in which every player of the lesson can be named."""

from collections.abc import Mapping
from functools import cache
from importlib import resources

from guanxi.core.game import game_named
from guanxi.core.languages import USUAL
from guanxi.core.lessons.lesson import Idea, Lesson
from guanxi.core.text import Texts, texts


class LessonWords:
    """What a lesson says in a language."""

    def __init__(self, lesson: Lesson, language: str, called: Mapping[str, str] | None = None) -> None:
        self._texts = _texts(lesson.game, language)
        self._id = lesson.id
        self._names = dict(called or {name: name.capitalize() for name in lesson.players})

    @property
    def title(self) -> str:
        """In few words."""
        return self._texts.say(f"lesson-{self._id}")

    @property
    def about(self) -> str:
        """A sentence for who chooses."""
        return self._texts.say(f"lesson-{self._id}-about")

    @property
    def done(self) -> str:
        """What it has taught, at its end."""
        return self._texts.say(f"lesson-{self._id}-done", **self._names)

    def title_of(self, idea: Idea) -> str:
        """An idea in few words."""
        return self._texts.say(f"lesson-{self._id}-{idea.id}", **self._names)

    def text_of(self, idea: Idea) -> str:
        """An idea explained."""
        return self._texts.say(f"lesson-{self._id}-{idea.id}-text", **self._names)


@cache
def _texts(game: str, language: str) -> Texts:
    """In the usual language where lessons have not been translated."""
    package = f"{game_named(game).package}.lessons"
    there = resources.files(package).joinpath("texts", f"{language}.ftl").is_file()
    return texts(package, language if there else USUAL)
