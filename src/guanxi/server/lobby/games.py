"""What can be played: games, options, house rules, computer players; and the rules of the house."""

import asyncio
from typing import Any

import msgspec
from litestar import Controller, get
from litestar.params import FromPath

from guanxi.core.catalogue import Option, load_catalogue
from guanxi.core.game import Game, games_that_load
from guanxi.server.bots import levels
from guanxi.server.bots.levels import Offered
from guanxi.server.lobby.making import known_game
from guanxi.server.tables import sitting, takeback


class OptionTold(msgspec.Struct, frozen=True):
    """An option of the rulebook; the first value is the usual one. With `text` it takes a text of several lines."""

    name: str
    values: list[str]
    help: str
    text: bool


class HouseRuleTold(msgspec.Struct, frozen=True):
    """A reading that some tables prefer. `needs` and `excludes` are choices such as `fortifications=on`.

    A choice without a value means any but the usual one.
    """

    name: str
    values: list[str]
    default: str
    clauses: list[str]
    text: str
    needs: list[str]
    excludes: list[str]


class GameTold(msgspec.Struct, frozen=True):
    """A game that is installed."""

    name: str
    title: str
    designer: str
    year: int
    rules: int  # the version of our rules
    players: list[int]
    options: list[OptionTold]
    house_rules: list[HouseRuleTold]
    stand_in: str  # who plays for somebody who is away, unless the table says otherwise


class Games(Controller):
    """Games and house."""

    path = "/api"
    tags = ("games",)

    @get("/games", summary="What can be played", opt={"public": True})
    async def games(self) -> list[GameTold]:
        """Every game that is installed, with its options."""
        return [about(game) for game in games_that_load()]

    @get("/games/{game:str}/bots", summary="Computer players", opt={"public": True})
    async def bots(self, game: FromPath[str]) -> list[Offered]:
        """Levels, kinds, characters and guests, with a sentence each."""
        return await asyncio.to_thread(levels.offered, known_game(game))

    @get("/house", summary="The rules of the house", opt={"public": True})
    async def house_rules(self) -> dict[str, Any]:
        """When tables end that nobody comes back to, and how long answers may take; times in milliseconds."""
        return {
            "open_tables_end_after": sitting.UNSTARTED,
            "open_tables_with_days_end_after": sitting.UNSTARTED_DAYS,
            "tables_without_clock_end_after": sitting.IDLE,
            "take_back": {"first_pause": takeback.FIRST_PAUSE, "most_refusals": takeback.MOST_REFUSALS},
            "out_of_time": "a computer player plays for the seat until its owner returns",
            "resigned": "a computer player plays the seat to the end",
        }


def about(game: Game) -> GameTold:
    """A game with its options and house rules."""
    catalogue = load_catalogue(game.name)
    return GameTold(
        game.name,
        game.title,
        catalogue.about.designer,
        catalogue.about.year,
        game.rules_version,
        list(game.player_counts),
        [OptionTold(each.name, list(each.values), each.help, each.is_file) for each in game.choices],
        [_house_rule(rule) for rule in catalogue.house_rules.values()],
        levels.stand_in(game),
    )


def _house_rule(rule: Option) -> HouseRuleTold:
    return HouseRuleTold(
        rule.name,
        list(rule.values),
        rule.default,
        list(rule.clauses),
        rule.text,
        list(rule.needs),
        list(rule.excludes),
    )
