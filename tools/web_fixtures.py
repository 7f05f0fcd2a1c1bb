"""Record what a table tells its board, for the tests of `web/`: real games of China, played by computer players.

    PYTHONPATH=src python tools/web_fixtures.py web/tests/boards/recorded

Every file is made by the functions with which the server answers: lexicon, view, choices, details, standings, preview.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from guanxi.bots import bot_named
from guanxi.china.doors.boards.file import BoardFile
from guanxi.core.game import Game, game_named
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.server import lexicon
from guanxi.server.advice import looking_ahead

NAMES = ("Anna", "Boris", "Chen", "Dora", "Emil")
COLOURS = ("blue", "green", "purple", "red", "yellow")


def main() -> None:
    """All fixtures into a folder."""
    folder, game = Path(sys.argv[1]), game_named("china")
    for players, options, seed in ((4, {}, "web-a"), (5, {"fortifications": "on"}, "web-b")):
        side = "a" if players == 4 else "b"
        table = Table(game, {"players": str(players), **options}, list(NAMES[:players]), seed)
        bots = [bot_named("greedy", game, f"{seed}-{seat}") for seat in range(players)]
        _write(folder / f"board-{side}.json", layout_of(table.state.board.file))
        _write(folder / f"lexicon-{side}.json", lexicon.lexicon_of(SimpleNamespace(table=table, game=game)))
        _play(folder, side, game, table, bots)


def layout_of(file: BoardFile) -> dict[str, Any]:
    """What `GET …/board` answers."""
    from guanxi.china.doors.drawings import plan

    return plan.plan_of(file)


def _play(folder: Path, side: str, game: Game, table: Table, bots: Sequence[Any]) -> None:
    """A game; a position before a turn, in it, while drawing, in the last round and at the end is kept."""
    rules, wanted = game.rules, {}
    while not rules.is_over(table.state):
        table.deal()
        state = table.state
        seat, turn = int(rules.to_act(state)), int(state.turns)
        if int(state.room) == 4 and not state.pieces and not state.exchanged:
            name = {1: "start", 24 if side == "a" else 30: "middle"}.get(turn, "")
            if int(state.exhaustions) == 2 and "last" not in wanted:
                name = "last"
            if name and name not in wanted:
                wanted[name] = seat
                _write(
                    folder / f"{side}-{name}.json",
                    position(game, table, seat, _turn_of(game, table, bot_named("greedy", game, "turn"))),
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


def _turn_of(game: Game, table: Table, bot: Any) -> list[int]:
    """The actions of a turn until it is paid, as a computer player would do it."""
    rules, seat = game.rules, int(game.rules.to_act(table.state))
    state, actions = rules.deal(rules.view(table.state, seat), Rng("turn")), []
    while int(rules.to_act(state)) == seat and int(state.room) == 4:
        actions.append(bot.choose(rules.view(state, seat), rules.legal(state)))
        rules.do(state, actions[-1])
    return actions


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
    for action in actions:
        rules.do(state, action)
    after = rules.view(state, seat)
    legal = rules.legal(state) if int(rules.to_act(state)) == seat else []
    return {**_told(game, table, after, legal), "preview": looking_ahead.preview(table, seat, actions, "en")}


def _write(path: Path, told: object) -> None:
    path.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
