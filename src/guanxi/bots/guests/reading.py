"""What a guest says, read with care: ValueError, TypeError or KeyError if it cannot be meant."""

from collections.abc import Sequence
from typing import Any, Final

from guanxi.bots.guests import plain
from guanxi.bots.thoughts import Thought
from guanxi.core.game import Game, View

LARGEST: Final = 1 << 53  # of numbers that anybody means


def action_of(told: dict[str, Any]) -> int:
    """An action; whether it is legal is not asked here."""
    return _whole(told["action"])


def budget_of(told: dict[str, Any]) -> float | None:
    """The seconds that a guest gives itself for an answer, if it does."""
    budget = told.get("budget")
    return budget if isinstance(budget, float) and 0 < budget <= LARGEST else None


def thoughts_of(told: dict[str, Any], game: Game, view: View, legal: Sequence[int]) -> list[Thought]:
    """What a guest considers; the words for an action are ours."""
    table = game.rules.shown(view)
    seats = game.rules.players(table)
    return [
        Thought(
            action=(action := legal[legal.index(_whole(thought["action"]))]),
            line=game.notation.write(table, action),
            visits=None if thought["visits"] is None else _whole(thought["visits"]),
            chances=_figures(thought["chances"], seats),
            points=_figures(thought["points"], seats),
            sentence=plain(str(thought["sentence"]), 1000),
        )
        for thought in told["thoughts"]
    ]


def _whole(told: object) -> int:
    if type(told) is not int or abs(told) > LARGEST:
        raise ValueError("no whole number")
    return told


def _figures(told: object, seats: int) -> tuple[float, ...]:
    """A figure for each seat."""
    if not isinstance(told, list) or len(told) != seats:
        raise ValueError("not one for each seat")
    if not all(type(figure) in (int, float) and abs(figure) <= LARGEST for figure in told):
        raise ValueError("no figure")
    return tuple(map(float, told))
