"""What can be played: games, options, house rules, computer players; and the rules of the house."""

import asyncio
import dataclasses
from typing import Any

from litestar import Controller, get
from litestar.params import FromPath

from guanxi.core.catalogue import load_catalogue
from guanxi.core.game import Game, games_that_load
from guanxi.server.bots import levels
from guanxi.server.lobby.making import known_game
from guanxi.server.tables import sitting, takeback


class Games(Controller):
    """Games and house."""

    path = "/api"
    tags = ("games",)

    @get("/games", summary="What can be played", opt={"public": True})
    async def games(self) -> list[dict[str, Any]]:
        """Every game that is installed, with its options."""
        return [about(game) for game in games_that_load()]

    @get("/games/{game:str}/bots", summary="Computer players", opt={"public": True})
    async def bots(self, game: FromPath[str]) -> list[dict[str, Any]]:
        """Levels, kinds, characters and guests, with a sentence each."""
        return [dataclasses.asdict(each) for each in await asyncio.to_thread(levels.offered, known_game(game))]

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


def about(game: Game) -> dict[str, Any]:
    """A game with its options and house rules."""
    catalogue = load_catalogue(game.name)
    return {
        "name": game.name,
        "title": game.title,
        "rules": game.rules_version,
        "players": list(game.player_counts),
        "options": [
            {"name": each.name, "values": list(each.values), "help": each.help, "text": each.is_file}
            for each in game.choices
        ],
        "house_rules": [
            {"name": name, "values": list(rule.values), "default": rule.default, "clauses": list(rule.clauses)}
            for name, rule in catalogue.house_rules.items()
        ],
    }
