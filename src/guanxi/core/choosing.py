"""What can be chosen before a game, in a language: the catalogue has the words, or the game's own texts."""

from dataclasses import dataclass

from guanxi.core.catalogue import Catalogue, Option, games, languages_of, load_catalogue
from guanxi.core.game import Choice, Game
from guanxi.core.text import texts


@dataclass(frozen=True)
class Told:
    """A choice in words: what it is called, what it means, and its values."""

    title: str
    help: str
    values: dict[str, str]


def catalogue_in(game: str, language: str) -> Catalogue | None:
    """The rules by clauses in a language, or in their own; a game from elsewhere may have none."""
    if game not in games():
        return None
    return load_catalogue(game, language if language in languages_of(game) else "")


def told(game: Game, choice: Choice, language: str) -> Told:
    """An option of the rulebook."""
    catalogue = catalogue_in(game.name, language)
    listed = [option for option in catalogue.options if option.name == choice.listed] if catalogue else []
    if listed:
        return option_told(listed[0])
    words, name = texts(game.package, language), f"option-{choice.name}"
    values = {value: value.replace("_", " ") for value in choice.values}
    if words.has(name):
        return Told(words.say(name), words.part(name, "help"), values)
    return Told(choice.name.replace("_", " "), choice.help, values)


def option_told(option: Option) -> Told:
    """An option of the catalogue; in English its name is read as words."""
    values = {value: option.told(value) for value in option.values}
    return Told(option.title or option.name.replace("_", " "), option.text, values)


def own_name(game: Game, choice: str) -> str:
    """A choice of the catalogue's, such as `advanced_game=on`, by the name that the game's option has."""
    name, sign, value = choice.partition("=")
    found = next((each.name for each in game.choices if each.listed == name), name)
    return f"{found}{sign}{value}"
