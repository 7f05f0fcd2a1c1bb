"""What is told of a game before anybody plays it: who made it, for how many, what can be chosen, in which words."""

from functools import cache
from importlib import resources

import msgspec

from guanxi.core import choosing
from guanxi.core.catalogue import Catalogue
from guanxi.core.game import Choice, Game
from guanxi.server.bots import levels
from guanxi.server.caching import hash_of
from guanxi.server.language import told_in
from guanxi.server.lobby.told import GameTold, HouseRuleTold, OptionTold, PaceTold


@cache
def source_of(package: str, language: str) -> bytes:
    """The Fluent source of a game's words: everything that its events, refusals and prospects are told with.

    What joins sentences in every game stands at its end.
    """
    files = (resources.files(each).joinpath("texts", f"{language}.ftl") for each in (package, "guanxi.core.terminal"))
    return b"\n".join(file.read_bytes() for file in files)


@cache
def texts_of(package: str) -> dict[str, str]:
    """The languages of a game, each with the hash of its words."""
    return {language: hash_of(source_of(package, language)) for language in sorted(told_in(package))}


def about(game: Game, language: str) -> GameTold:
    """A game with its options and house rules, in a language."""
    catalogue = choosing.catalogue_in(game.name, language)
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
        options=[_option(game, each, language) for each in game.choices],
        house_rules=_house_rules(game, catalogue) if catalogue else [],
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


def _option(game: Game, choice: Choice, language: str) -> OptionTold:
    told = choosing.told(game, choice, language)
    players = list(choice.players or game.player_counts)
    return OptionTold(choice.name, told.title, list(choice.values), told.values, told.help, choice.is_file, players)


def _house_rules(game: Game, catalogue: Catalogue) -> list[HouseRuleTold]:
    return [
        HouseRuleTold(
            name=name,
            title=(told := choosing.option_told(rule)).title,
            values=list(rule.values),
            value_titles=told.values,
            default=rule.default,
            text=rule.text,
            needs=[choosing.own_name(game, each) for each in rule.needs],
            excludes=[choosing.own_name(game, each) for each in rule.excludes],
            clauses=list(rule.clauses),
        )
        for name, rule in catalogue.house_rules.items()
    ]
