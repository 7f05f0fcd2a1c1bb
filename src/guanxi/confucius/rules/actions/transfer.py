"""Transfer influence: CF-ACT-TRANS."""

from mypy_extensions import i64

from guanxi.confucius.rules.clauses import MINISTRY_FROZEN, NOTHING, TRANSFER_GIVER, TRANSFER_OWN
from guanxi.confucius.rules.components import BOX_TRANSFER
from guanxi.confucius.rules.shared import gifts, spaces
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, put_marker
from guanxi.confucius.rules.state import State


def why_not(s: State, official: i64, receiver: i64) -> i64:
    """What is against giving this official to this player."""
    if is_resolved(s, ministry_of(official)):
        return MINISTRY_FROZEN
    if i64(s.marker[official]) != s.seat:
        return TRANSFER_OWN
    return why_not_to(s, receiver)


def why_not_to(s: State, receiver: i64) -> i64:
    """The receiver must be a giver to the seat (CF-ACT-TRANS-04)."""
    if receiver >= s.players or receiver == s.seat or gifts.value_from(s, receiver, s.seat) == 0:
        return TRANSFER_GIVER
    return NOTHING


def do(s: State, official: i64, receiver: i64) -> None:
    """The marker changes colour in the same status (-05), and the receiver's gift is cancelled (-06)."""
    spaces.use(s, BOX_TRANSFER)
    put_marker(s, official, receiver, s.secured[official] > 0)
    gifts.cancel(s, receiver, s.seat)
