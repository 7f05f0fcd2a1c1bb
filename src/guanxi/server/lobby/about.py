"""What is told of a game before anybody plays it: who made it, for how many, what can be chosen, in which words."""

from functools import cache
from importlib import resources
from typing import Any

from guanxi.core.catalogue import Catalogue, load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.game import Game
from guanxi.core.text import USUAL, texts
from guanxi.server.caching import hash_of
from guanxi.server.language import languages


def catalogue_of(game: Game) -> Catalogue | None:
    """The rules by clauses; a game from elsewhere may have none."""
    try:
        return load_catalogue(game.name)
    except InputError:
        return None


@cache
def source_of(package: str, language: str) -> bytes:
    """The Fluent source of a game's words: everything that its events, refusals and prospects are told with."""
    return resources.files(package).joinpath("texts", f"{language}.ftl").read_bytes()


@cache
def texts_of(package: str) -> dict[str, str]:
    """The languages of a game, each with the hash of its words."""
    return {language: hash_of(source_of(package, language)) for language in sorted(languages(package))}


def about(game: Game, language: str = USUAL) -> dict[str, Any]:
    """A game with its options and house rules."""
    catalogue, words = catalogue_of(game), texts(game.package, language)
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "players": list(game.player_counts),
        "minutes": None if game.minutes is None else list(game.minutes),
        "blurb": words.say("blurb") if words.has("blurb") else "",
        "texts": texts_of(game.package),
        "has_board": game.has_board,
        "options": [
            {"name": each.name, "values": list(each.values), "help": each.help, "text": each.is_file}
            for each in game.choices
        ],
        "house_rules": _house_rules(catalogue) if catalogue else [],
        "variants": {name: dict(options) for name, options in game.variants.items()},
        **(_origin(catalogue) if catalogue else {}),
    }


def _origin(catalogue: Catalogue) -> dict[str, Any]:
    told = catalogue.about
    return {
        "designer": told.designer,
        "publisher": told.publisher,
        "year": told.year,
        "also_known_as": list(told.also_known_as),
        "age_min": told.age_min,
        "clauses": len(catalogue.clauses),
    }


def _house_rules(catalogue: Catalogue) -> list[dict[str, Any]]:
    return [
        {
            "name": name,
            "values": list(rule.values),
            "default": rule.default,
            "text": rule.text,
            "needs": list(rule.needs),
            "excludes": list(rule.excludes),
            "clauses": list(rule.clauses),
        }
        for name, rule in catalogue.house_rules.items()
    ]
