"""A lesson as its file tells it: who plays, how the table stands, and the ideas that it leads to, in order."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Final

from guanxi.core.errors import InputError
from guanxi.core.game import Game, game_named
from guanxi.core.reading import read_toml
from guanxi.core.saying import sentence

GUIDED, SINGLE = "guided", "single"  # a whole first game; one idea, tried until it works
ME: Final = "me"  # whoever learns: the first player in `players`
KEYS: Final = (
    *("lesson", "sort", "order", "players", "level", "seed", "turns", "patience", "scenario"),
    *("options", "position", "idea"),
)
IDEA_KEYS: Final = ("id", "clauses", "lights", "wanted", "shown", "when", "sent")
WANTED_KEYS: Final = ("do", "event", "expect", "measure")


@dataclass(frozen=True)
class Wanted:
    """A condition. What is given must all hold of one action and the position after it; see `following.py`."""

    do: Mapping[str, Any] = field(default_factory=dict)  # an action of the learner's: its kind and fields
    event: Mapping[str, Any] = field(default_factory=dict)  # something that happened, and some of its facts
    expect: Mapping[str, Any] = field(default_factory=dict)  # the position, in the words of scenarios
    measure: Mapping[str, Any] = field(
        default_factory=dict
    )  # that previews know: kind, of, where; least, most, is, more


@dataclass(frozen=True)
class Idea:
    """One thing to understand, by doing it. Without conditions it is only read."""

    id: str
    clauses: tuple[str, ...]  # the rules behind it
    lights: tuple[str, ...]  # things on the board that it speaks of: `province chu`
    wanted: tuple[Wanted, ...]  # one of them is enough
    shown: tuple[Wanted, ...] = ()  # which of several gestures is shown: the first of these that can be
    when: tuple[Wanted, ...] = ()  # it is not spoken of before one of these has happened
    sent: bool = False  # what merely lies in a draft does not do it


@dataclass(frozen=True)
class Lesson:
    """A lesson of a game. Its words are the messages `lesson-ID` and `lesson-ID-IDEA` of the game's lessons."""

    game: str
    id: str
    sort: str
    order: int
    players: tuple[str, ...]  # as its conditions and its position call them
    level: str  # of those whom one plays against; their names are characters of the game
    seed: str
    turns: int  # in which it can be done; 0: there is no limit
    patience: int  # turns after which an idea that was not followed is put aside; 0: never
    scenario: str  # the file in scenarios/ that its position comes from
    options: Mapping[str, str]
    position: Mapping[str, Any]  # in the words of scenarios; empty: a whole game, from its beginning
    ideas: tuple[Idea, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        """The computer players in the other seats."""
        return tuple(f"{self.level}@{name}" for name in self.players[1:])

    @property
    def clauses(self) -> tuple[str, ...]:
        """Every clause that it teaches."""
        return tuple(dict.fromkeys(clause for idea in self.ideas for clause in idea.clauses))


@cache
def lessons_of(name: str) -> Mapping[str, Lesson]:
    """The lessons of a game by their ids, in the order in which one takes them; none if it has none."""
    game = game_named(name)
    folder = resources.files(game.package).joinpath("lessons")
    files = [each for each in folder.iterdir() if each.name.endswith(".toml")] if folder.is_dir() else []
    found = [read_lesson(game, each.name.removesuffix(".toml"), each.read_text(encoding="utf-8")) for each in files]
    return {lesson.id: lesson for lesson in sorted(found, key=lambda lesson: (lesson.order, lesson.id))}


def lesson_of(game: str, id: str) -> Lesson:
    """One lesson; InputError if there is none such."""
    if id not in lessons_of(game):
        raise InputError(sentence("no-lesson", game=game, id=repr(id[:40])))
    return lessons_of(game)[id]


def read_lesson(game: Game, id: str, text: str) -> Lesson:
    """A lesson from the text of its file; InputError says what is wrong in it."""
    try:
        given = read_toml(text)
        _known(sentence("lesson-a-lesson"), given, KEYS)
        if given.get("lesson") != 1 or given.get("sort") not in (GUIDED, SINGLE):
            raise InputError(sentence("lesson-begins"))
        players = tuple(given["players"])
        options = {**given.get("options", {}), "players": str(len(players))}
        if players[:1] != (ME,):
            raise InputError(sentence("lesson-first-player"))
        return Lesson(
            game=game.name,
            id=id,
            sort=given["sort"],
            order=given.get("order", 0),
            players=players,
            level=given.get("level", "apprentice"),
            seed=given.get("seed", id),
            turns=given.get("turns", 0),
            patience=given.get("patience", 0),
            scenario=given.get("scenario", ""),
            options=dict(game.options({name: str(value) for name, value in options.items()})),
            position=given.get("position", {}),
            ideas=tuple(map(_idea, given["idea"])),
        )
    except InputError as error:
        raise InputError(sentence("lesson-at", name=game.name, id=id, why=error)) from None
    except KeyError as missing:
        raise InputError(sentence("lesson-lacks", name=game.name, id=id, missing=missing)) from None


def _idea(given: Mapping[str, Any]) -> Idea:
    _known(sentence("lesson-an-idea"), given, IDEA_KEYS)
    wanted, shown, when = (_conditions(given, key) for key in ("wanted", "shown", "when"))
    clauses, lights = tuple(given.get("clauses", [])), tuple(given.get("lights", []))
    return Idea(given["id"], clauses, lights, wanted, shown, when, given.get("sent", False))


def _conditions(given: Mapping[str, Any], key: str) -> tuple[Wanted, ...]:
    for each in given.get(key, []):
        _known(f"{key} of {given['id']}", each, WANTED_KEYS)
        if not each:
            raise InputError(sentence("lesson-condition-of-nothing", given=given["id"]))
    return tuple(Wanted(**each) for each in given.get(key, []))


def _known(what: object, given: Mapping[str, Any], allowed: Sequence[str]) -> None:
    for key in given:
        if key not in allowed:
            raise InputError(sentence("lesson-unknown", what=what, key=str(key)[:40], allowed=", ".join(allowed)))
