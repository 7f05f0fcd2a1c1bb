"""What is told of a game before anybody plays it: who made it, for how many, what can be chosen, in which words."""

from functools import cache
from importlib import resources

import msgspec

from guanxi.core.catalogue import Catalogue, load_catalogue
from guanxi.core.errors import InputError
from guanxi.core.game import Game
from guanxi.server.bots import levels
from guanxi.server.caching import hash_of
from guanxi.server.language import languages
from guanxi.server.lobby.told import GameTold, HouseRuleTold, OptionTold, PaceTold


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


def about(game: Game, language: str) -> GameTold:
    """A game with its options and house rules."""
    catalogue = catalogue_of(game)
    found = GameTold(
        name=game.name,
        title=game.title,
        rules=game.rules_version,
        players=list(game.player_counts),
        minutes=None if game.minutes is None else list(game.minutes),
        pace=_pace(game),
        blurb=game.blurb(language),
        texts=texts_of(game.package),
        has_board=game.has_board,
        options=[OptionTold(each.name, list(each.values), each.help, each.is_file) for each in game.choices],
        house_rules=_house_rules(catalogue) if catalogue else [],
        variants={name: dict(options) for name, options in game.variants.items()},
        stand_in=levels.stand_in(game),
    )
    return _with_origin(found, catalogue) if catalogue else found


def _pace(game: Game) -> PaceTold | None:
    if game.pace is None:
        return None
    return PaceTold({str(players): turns for players, turns in game.pace.turns.items()}, game.pace.seconds)


def _with_origin(told: GameTold, catalogue: Catalogue) -> GameTold:
    known = catalogue.about
    return msgspec.structs.replace(
        told,
        designer=known.designer,
        publisher=known.publisher,
        year=known.year,
        also_known_as=list(known.also_known_as),
        age_min=known.age_min,
        clauses=len(catalogue.clauses),
    )


def _house_rules(catalogue: Catalogue) -> list[HouseRuleTold]:
    return [
        HouseRuleTold(
            name,
            list(rule.values),
            rule.default,
            rule.text,
            list(rule.needs),
            list(rule.excludes),
            list(rule.clauses),
        )
        for name, rule in catalogue.house_rules.items()
    ]
