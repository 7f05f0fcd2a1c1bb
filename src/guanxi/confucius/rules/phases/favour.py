"""Imperial Favour: CF-ACT-FAV."""

from mypy_extensions import i64

from guanxi.confucius.rules.clauses import FAVOUR_BOX_ONLY, FAVOUR_NO_CUBE
from guanxi.confucius.rules.events import FAVOUR_BEGINS, tell
from guanxi.confucius.rules.shared import deck
from guanxi.confucius.rules.state import AS_USUAL, FAVOUR_ACTION, TURN, State


def run(s: State) -> bool:
    """The Chief Minister takes an action without cubes (CF-ACT-FAV-01), any of the Actions Box (CF-ACT-FAV-02)."""
    if deck.settle(s):
        return True
    if s.cursor > 0:
        return False
    s.cursor = 1
    s.seat = s.chief
    s.free = FAVOUR_ACTION
    s.room = TURN
    tell(s, FAVOUR_BEGINS, s.seat, 0, 0)
    return True


def why_not(s: State) -> i64:
    """Nobody ever chooses the Imperial Favour as an action: it comes by itself (CF-ACT-FAV-05, CF-ACT-FAV-06)."""
    return FAVOUR_NO_CUBE if s.free == AS_USUAL else FAVOUR_BOX_ONLY
