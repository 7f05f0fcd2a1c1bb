"""`guanxi bots`: the computer players that can be named, with a sentence each."""

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import add_game, games_told
from guanxi.commands.help.saying import say
from guanxi.commands.parsing import add_command
from guanxi.core.reader import language_of_reader

if TYPE_CHECKING:
    from guanxi.bots.listing import Listing, Rows


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "bots")
    add_game(parser, nargs="?", help=say("shared-game-only", games=games_told()))
    parser.add_argument("--json", action="store_true", help=say("shared--json"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the list."""
    from guanxi.bots.listing import listing
    from guanxi.core.game import game_named, games_that_load

    games = [game_named(arguments.game)] if arguments.game else games_that_load()
    found = {game.name: listing(game, language_of_reader()) for game in games}
    if arguments.json:
        print(json.dumps(_told(found), indent=2, ensure_ascii=False))
        return 0
    first = next(iter(found.values()))
    _show(say("bots-levels"), first.levels)
    _show(say("bots-kinds"), first.kinds)
    for game in games:
        characters = [row._replace(name=f"@{row.name}") for row in found[game.name].characters]
        _show(say("bots-characters", game=game.title), characters)
    _show(say("bots-others"), first.others)
    for warning in first.warnings:
        print(say("warning", warning=warning))
    return 0


def _show(title: str, rows: "Rows") -> None:
    if rows:
        width = max(len(row.name) for row in rows)
        print(f"{title}\n" + "\n".join(f"  {row.name:{width}}  {row.about}" for row in rows) + "\n")


def _told(found: "dict[str, Listing]") -> dict[str, Any]:
    """The same as plain data."""
    first = asdict(next(iter(found.values())))
    plain = {part: _rows(first[part]) for part in ("levels", "kinds", "others")}
    characters = {game: _rows(listing.characters) for game, listing in found.items()}
    return {**plain, "characters": characters, "warnings": first["warnings"]}


def _rows(rows: "Rows") -> list[dict[str, str]]:
    return [{"name": row.name, "about": row.about} for row in rows]
