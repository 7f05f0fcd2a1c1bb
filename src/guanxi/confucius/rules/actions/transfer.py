"""Transfer influence: CF-ACT-TRANS."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.clauses import MINISTRY_FROZEN, NOTHING, TRANSFER_GIVER, TRANSFER_OWN
from guanxi.confucius.rules.components import BOX_TRANSFER, N_BOXES, N_OFFICIALS
from guanxi.confucius.rules.events import GIFT_CANCELLED
from guanxi.confucius.rules.house import TRANSFER_WITHOUT_GIFT
from guanxi.confucius.rules.kinds import KINDS, TRANSFER
from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of, put_marker
from guanxi.confucius.rules.state import State

MOST_WITHOUT_GIFT: Final = 20  # transfers of a seat in a round after which it takes a gift


def why_not(s: State, official: i64, to: i64) -> i64:
    """What is against giving this official to this player."""
    if is_resolved(s, ministry_of(official)):
        return MINISTRY_FROZEN  # CF-OFF-09
    if i64(s.marker[official]) != s.seat:
        return TRANSFER_OWN  # CF-ACT-TRANS-03
    return why_not_to(s, to)


def why_not_to(s: State, to: i64) -> i64:
    """The receiver must be a giver to the seat (CF-ACT-TRANS-04)."""
    if to >= s.players or to == s.seat or (gifts.value_from(s, to, s.seat) == 0 and not _needs_no_gift(s)):
        return TRANSFER_GIVER
    return NOTHING


def _needs_no_gift(s: State) -> bool:
    """CF-ACT-TRANS-04, house rule: anybody may receive; but not for ever, as it takes no cube."""
    return s.house & TRANSFER_WITHOUT_GIFT != 0 and s.uses[s.seat * N_BOXES + BOX_TRANSFER] < MOST_WITHOUT_GIFT


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Receiver by receiver, own officials."""
    for to in range(s.players):
        if why_not_to(s, to) == NOTHING:
            for official in range(i64(N_OFFICIALS)):
                if why_not(s, official, to) == NOTHING:
                    out[n] = KINDS.action(TRANSFER, official, to)
                    n += 1
    return n


def do(s: State, official: i64, to: i64) -> None:
    """The marker changes colour in the same status (CF-ACT-TRANS-05); the receiver's gift goes (CF-ACT-TRANS-06)."""
    put_marker(s, official, to, s.secured[official] > 0)
    gifts.cancel(s, to, s.seat, GIFT_CANCELLED)  # CF-GIFT-CAN-02
