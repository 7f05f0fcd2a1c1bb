"""All computer players with a sentence each: for people who choose one, and for messages about those that are not."""

from dataclasses import dataclass
from typing import NamedTuple

from guanxi.bots import guests
from guanxi.bots.characters import Character, characters_of
from guanxi.bots.guests.host import about
from guanxi.bots.kinds import KINDS
from guanxi.bots.levels import LEVEL_NAMED, LEVELS
from guanxi.bots.naming import parsed, short_name
from guanxi.bots.thoughts import bot_texts
from guanxi.core.errors import InputError
from guanxi.core.game import Game
from guanxi.core.text import texts


class Row(NamedTuple):
    """A player: how it is named, what people call it, and a sentence."""

    name: str
    title: str
    about: str


Rows = list[Row]


@dataclass(frozen=True)
class Listing:
    """The players of a game by sort."""

    levels: Rows
    kinds: Rows
    characters: Rows  # without the @
    others: Rows  # registered by other packages
    warnings: list[str]


def listing(game: Game, language: str) -> Listing:
    """Everything that can be named, and what is wrong with what others have registered."""
    warnings = [_refused(entry.name) for entry in guests.entries() if _refused(entry.name)]
    others: Rows = []
    for name, entry in guests.registered().items():
        if name not in KINDS and name not in LEVEL_NAMED:
            try:
                others.append(Row(name, name, about(entry, game) or bot_texts(language).say("silent")))
            except InputError as error:
                warnings.append(str(error))
    return Listing(
        [_ours(level.name, language) for level in LEVELS],
        [_ours(kind, language) for kind in KINDS],
        [_character(game, character, language) for character in characters_of(game.name).values()],
        others,
        warnings,
    )


def title_of(bot: str, game: Game, language: str) -> str:
    """What people call a computer player at a table: by its character, else by its kind; a guest by its own name."""
    name = parsed(bot)
    characters = characters_of(game.name)
    if name.character in characters:
        return _character(game, characters[name.character], language).title
    return _ours(name.kind, language).title if bot_texts(language).has(f"bot-{name.kind}") else short_name(bot)


def _ours(name: str, language: str) -> Row:
    words, message = bot_texts(language), f"bot-{name}"
    return Row(name, words.say(message), words.part(message, "about"))


def _character(game: Game, character: Character, language: str) -> Row:
    words, message = texts(game.package, language), f"character-{character.name}"
    if words.has(message):
        return Row(character.name, words.say(message), words.part(message, "about"))
    return Row(character.name, character.name, character.about)


def _refused(name: str) -> str:
    if name in KINDS or name in LEVEL_NAMED:
        return f'an entry point is called "{name}": guanxi has a player of that name, and keeps it'
    if not guests.NAMES.fullmatch(name):
        return f"an entry point is called {name[:40]!r}: letters, digits, _ . - only; it is left out"
    return ""


def names_for_people(game: Game) -> str:
    """The names in one sentence, for error messages."""
    names = ", ".join([*LEVEL_NAMED, *KINDS, *(name for name in guests.registered() if name not in KINDS)])
    characters = ", ".join(f"@{name}" for name in characters_of(game.name))
    taste = f"; planner, search and levels also with {characters}" if characters else ""
    return f"{names}{taste} (guanxi bots {game.name} tells more)"
