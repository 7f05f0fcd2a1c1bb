"""How tests ask what China foresees in a small position."""

from typing import Any

from guanxi.china.game import GAME
from guanxi.core.foresight import Preview, Prospect


def seen(at: Any, kind: str, seat: int = 0) -> list[Prospect]:
    """The prospects of a kind, as a seat sees the table."""
    found = GAME.foresight.prospects(GAME.rules.view(at.state, seat))
    return [prospect for prospect in found if prospect.kind == kind]


def facts(at: Any, kind: str) -> list[dict[str, Any]]:
    """Their facts."""
    return [dict(prospect.facts) for prospect in seen(at, kind)]


def told(at: Any, prospect: Prospect) -> str:
    """The sentence."""
    return GAME.foresight.say(prospect, at.names, "en")


def preview(at: Any, line: str) -> Preview:
    """What a line would change for the seat to act."""
    return at.preview(GAME.rules.to_act(at.state), GAME.notation.read(at.state, line))


def changed(at: Any, line: str, kind: str) -> dict[tuple[int, str], tuple[Any, Any]]:
    """The changes of a kind, by seat and place: before and after."""
    found = preview(at, line).changes
    return {(each.seat, each.where): (each.before, each.after) for each in found if each.kind == kind}
