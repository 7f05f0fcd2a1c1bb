"""A position as a seat is told it, with each step of a turn as a draft, made by what the server answers with."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from guanxi.core.game import Game
from guanxi.core.table import Table
from guanxi.server.advice import looking_ahead


def position(game: Game, table: Table, seat: int, turn: Sequence[int], colours: Sequence[str]) -> dict[str, Any]:
    """A position as a seat is told it, with each step of a turn as a draft."""
    rules = game.rules
    view = rules.view(table.state, seat)
    spectator = rules.view(table.state, -1)
    return {
        "seat": seat,
        "names": list(table.names),
        "colours": list(colours),
        "asked": -1 if rules.is_over(table.state) else int(rules.to_act(table.state)),
        **_told(game, table, view, table.legal()),
        "spectator": list(rules.view_numbers(spectator)),
        "prospects": looking_ahead.prospects(game, view, table.names, "en"),
        "turn": list(turn),
        "drafts": [_draft(game, table, seat, turn[:number]) for number in range(1, len(turn) + 1)],
    }


def _told(game: Game, table: Table, view: Any, legal: Sequence[int]) -> dict[str, Any]:
    """View, legal actions and a closer look."""
    standings = looking_ahead.standings(game, game.rules.shown(view), table.names, "en")
    return {
        "view": list(game.rules.view_numbers(view)),
        "legal": list(legal),
        "details": game.foresight.details(view),
        "standings": msgspec.to_builtins(standings.seats),
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


def write(path: Path, told: object) -> None:
    path.write_text(json.dumps(told, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
