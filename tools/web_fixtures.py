"""Record what a table tells its board, for the tests of `web/`: real games of China, played by computer players.

    PYTHONPATH=src python tools/web_fixtures.py web/tests/boards/recorded

Every file is made by the functions with which the server answers: lexicon, view, choices, details, standings, preview.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from guanxi.bots import bot_named
from guanxi.china.rules.kinds import PLACE_EMISSARY
from guanxi.core.game import Game, game_named
from guanxi.core.table import Table
from guanxi.server import lexicon
from guanxi.server.advice import looking_ahead

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
        _write(folder / f"board-{side}.json", game.layout(table.state))
        _write(folder / f"lexicon-{side}.json", lexicon.lexicon_of(game, table.state))
        _play(folder, side, game, table, bots)


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
                _write(
                    folder / f"{side}-{name}.json",
                    position(game, table, seat, _turn_of(game, table)),
                )
        if (
            int(state.room) == 5
            and turn > 24
            and "drawing" not in wanted
            and sum(state.hand[seat * 6 : seat * 6 + 5]) == 1
        ):
            wanted["drawing"] = seat
            _write(folder / f"{side}-drawing.json", position(game, table, seat, []))
        table.play(seat, bots[seat].choose(rules.view(state, seat), rules.legal(state)))
    _write(folder / f"{side}-end.json", position(game, table, 0, []))


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


def position(game: Game, table: Table, seat: int, turn: Sequence[int]) -> dict[str, Any]:
    """A position as a seat is told it, with each step of a turn as a draft."""
    rules = game.rules
    view = rules.view(table.state, seat)
    spectator = rules.view(table.state, -1)
    first = int(table.state.first)
    return {
        "seat": seat,
        "names": list(table.names),
        "colours": [COLOURS[(first + each) % len(table.names)] for each in range(len(table.names))],
        "asked": -1 if rules.is_over(table.state) else int(rules.to_act(table.state)),
        **_told(game, table, view, table.legal()),
        "spectator": list(rules.view_numbers(spectator)),
        "prospects": looking_ahead.prospects(game, view, table.names, "en"),
        "turn": list(turn),
        "drafts": [_draft(game, table, seat, turn[:number]) for number in range(1, len(turn) + 1)],
    }


def _told(game: Game, table: Table, view: Any, legal: Sequence[int]) -> dict[str, Any]:
    """View, legal actions and a closer look."""
    standings = looking_ahead.standings(game, view, table.names, "en")
    return {
        "view": list(game.rules.view_numbers(view)),
        "legal": list(legal),
        "details": game.foresight.details(view),
        "standings": [{"seat": each.seat, "total": each.total, "place": each.place} for each in standings],
    }


def _draft(game: Game, table: Table, seat: int, actions: Sequence[int]) -> dict[str, Any]:
    """The position after some actions, as the seat knows it."""
    rules = game.rules
    state = rules.copy(rules.shown(rules.view(table.state, seat)))
    before = rules.totals(state)
    for action in actions:
        rules.do(state, action)
    after = rules.view(state, seat)
    legal = rules.legal(state) if int(rules.to_act(state)) == seat else []
    proposals = [int(each) for each in game.proposed(state)] if legal else []
    return {
        **_told(game, table, after, legal),
        "preview": looking_ahead.preview(table, seat, actions, "en"),
        "whole": game.is_whole(state),
        "proposals": proposals,
        "before": [int(each) for each in before],
        "after": [int(each) for each in rules.totals(state)],
    }


def _write(path: Path, told: object) -> None:
    path.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
