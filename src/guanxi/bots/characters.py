"""Characters: players that care more for some things than others do. `characters.toml` in each game's folder."""

from dataclasses import dataclass
from functools import cache

from guanxi.bots.saying import sentence
from guanxi.bots.weights import file_of
from guanxi.core.errors import InputError
from guanxi.core.game import Game, game_named, games_that_load, not_judged


@dataclass(frozen=True)
class Character:
    """A taste: by what factor each item of the appraisal counts more."""

    name: str
    about: str  # where the game's texts have no `character-NAME`
    factors: dict[str, float]


@cache
def characters_of(game: str) -> dict[str, Character]:
    """The characters of a game by their names; of a game that computer players cannot judge, none."""
    if not game_named(game).minds.appraised:
        return {}
    return {
        name: Character(name, str(told.pop("about", "")), {item: float(str(factor)) for item, factor in told.items()})
        for name, told in ((name, dict(told)) for name, told in file_of(game, "characters.toml")["characters"].items())
    }


@cache
def topics_of(game: str) -> dict[str, tuple[str, ...]]:
    """Items that belong together: who has not understood one of them has understood none."""
    found: dict[str, tuple[str, ...]] = {}
    for topic, items in file_of(game, "characters.toml")["topics"].items():
        found[topic] = tuple(items)
    return found


def character_named(name: str, game: Game) -> Character:
    """A character of a game; InputError names those that there are."""
    found = characters_of(game.name)
    if name in found:
        return found[name]
    if not found:
        raise not_judged(game.title)
    others = [other.name for other in games_that_load() if name in characters_of(other.name)]
    where = sentence("character-of", game=others[0]) if others else ""
    raise InputError(sentence("no-character", title=game.title, name=name[:40], where=where, known=", ".join(found)))
