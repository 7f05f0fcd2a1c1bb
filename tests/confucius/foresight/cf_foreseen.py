"""What Anna foresees in a small position, by kind."""

from typing import Any

from guanxi.confucius.game import GAME
from guanxi.core.foresight import Change, Preview, Prospect

NAMES = ["Anna", "Boris", "Clara", "Dora"]


def foreseen(state: Any, kind: str, seat: int = 0) -> list[Prospect]:
    """The prospects of a kind, in order, also as steps of what the end of a round brings."""
    found = GAME.foresight.prospects(GAME.rules.view(state, seat))
    routine = [step for each in found if each.kind == "round-end" for step in each.steps]
    return [each for each in (*found, *routine) if each.kind == kind]


def only(state: Any, kind: str, seat: int = 0, **facts: object) -> Prospect:
    """The one prospect of a kind with these facts."""
    found = [each for each in foreseen(state, kind, seat) if facts.items() <= each.facts.items()]
    assert len(found) == 1, foreseen(state, kind, seat)
    return found[0]


def say(told: Prospect | Change | str) -> str:
    return GAME.foresight.say(told, NAMES, "en")


def previewed(state: Any, line: str, seat: int = 0) -> Preview:
    """What a line of notation would change."""
    return GAME.foresight.preview(GAME.rules.view(state, seat), GAME.notation.read(state, line))


def changed(preview: Preview) -> dict[tuple[str, int, str], tuple[object, object]]:
    return {(each.kind, each.seat, each.where): (each.before, each.after) for each in preview.changes}
