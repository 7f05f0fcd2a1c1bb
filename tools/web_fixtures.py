"""Record what a table tells its board, for the tests of `web/`: real games, played by computer players.

    PYTHONPATH=src python tools/web_fixtures.py web/tests/boards/recorded

Every file is made by the functions with which the server answers: lexicon, view, choices, details, standings, preview.
"""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from confucius_fixtures import record_confucius
from guanxi.bots import bot_named
from guanxi.china.rules.kinds import PLACE_EMISSARY
from guanxi.core.game import Game, game_named
from guanxi.core.table import Table
from guanxi.server import lexicon
from recording import position, write

NAMES = ("Anna", "Boris", "Chen", "Dora", "Emil")
MIDDLE = 30  # turns
COLOURS = ("blue", "green", "purple", "red", "yellow")


def main() -> None:
    """All fixtures into a folder."""
    folder, game = Path(sys.argv[1]), game_named("china")
    for players, options, seed in ((4, {}, "web-a"), (5, {"fortifications": "on"}, "web-b")):
        side = "a" if players == 4 else "b"
        table = Table(game, {"players": str(players), **options}, list(NAMES[:players]), seed)
        bots = [bot_named("planner", game, f"{seed}-{seat}") for seat in range(players)]
        write(folder / f"board-{side}.json", game.layout(table.state))
        write(folder / f"lexicon-{side}.json", lexicon.lexicon_of(game, table.state))
        _play(folder, side, game, table, bots)
    record_confucius(folder / "confucius")


def _play(folder: Path, side: str, game: Game, table: Table, bots: Sequence[Any]) -> None:
    """A game; a position before a turn, in it, while drawing, in the last round and at the end is kept."""
    rules, wanted = game.rules, {}
    while not rules.is_over(table.state):
        table.deal()
        state = table.state
        seat, turn = int(rules.to_act(state)), int(state.turns)
        if int(state.room) == 4 and not state.pieces and not state.exchanged:
            two_pieces = len(_turn_of(game, table)) == 3
            name = "start" if turn == 1 else "middle" if turn >= MIDDLE and two_pieces else ""
            if int(state.exhaustions) == 2 and "last" not in wanted:
                name = "last"
            if name and name not in wanted:
                wanted[name] = seat
                write(
                    folder / f"{side}-{name}.json",
                    position(game, table, seat, _turn_of(game, table), _colours(table)),
                )
        if (
            int(state.room) == 5
            and turn > 24
            and "drawing" not in wanted
            and sum(state.hand[seat * 6 : seat * 6 + 5]) == 1
        ):
            wanted["drawing"] = seat
            write(folder / f"{side}-drawing.json", position(game, table, seat, [], _colours(table)))
        table.play(seat, bots[seat].choose(rules.view(state, seat), rules.legal(state)))
    write(folder / f"{side}-end.json", position(game, table, 0, [], _colours(table)))


def _colours(table: Table) -> list[str]:
    """In China colours go round from whoever began."""
    first, players = int(table.state.first), len(table.names)
    return [COLOURS[(first + each) % players] for each in range(players)]


def _turn_of(game: Game, table: Table) -> list[int]:
    """Two pieces with their payment, where they can be paid, those that bring the seat most; else one."""
    rules, seat = game.rules, int(game.rules.to_act(table.state))
    start = rules.shown(rules.view(table.state, seat))
    turns = [[*pieces, payment] for pieces in _pieces(game, start, 2) for payment in _payment(game, start, pieces)]

    def worth(actions: list[int]) -> tuple[int, int]:
        totals = rules.totals(_after(game, start, actions))
        return len(actions), int(totals[seat]) * len(totals) - sum(int(each) for each in totals)

    return max(turns, key=worth, default=[])


def _after(game: Game, state: Any, actions: Sequence[int]) -> Any:
    after = game.rules.copy(state)
    for action in actions:
        game.rules.do(after, action)
    return after


def _pieces(game: Game, state: Any, most: int) -> list[list[int]]:
    """Every one or two placements, as far as they are legal."""
    found: list[list[int]] = []
    for action in game.rules.legal(state):
        if game.kinds(state).kind_of[action] <= PLACE_EMISSARY:
            found.append([action])
            if most > 1:
                found += [[action, *more] for more in _pieces(game, _after(game, state, [action]), most - 1)]
    return found


def _payment(game: Game, state: Any, pieces: Sequence[int]) -> list[int]:
    return [int(each) for each in game.proposed(_after(game, state, pieces))[:1]]


if __name__ == "__main__":
    main()
