"""Exchange a card: CN-EXCH."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.clauses import EXCHANGE_ONE_IN_HAND, NOTHING, PLACE_OR_EXCHANGE
from guanxi.china.rules.components import N_COLOURS
from guanxi.china.rules.events import CARD_EXCHANGED
from guanxi.china.rules.kinds import EXCHANGE
from guanxi.china.rules.phases import refill
from guanxi.china.rules.rooms import PLACING
from guanxi.china.rules.state import ROW, State
from guanxi.china.rules.telling import tell


def why_not(s: State, colour: i64) -> i64:
    """What is against exchanging a card of this colour."""
    if s.exchanged:
        return EXCHANGE_ONE_IN_HAND  # CN-EXCH-01: exactly one
    if s.room != PLACING or s.pieces > 0:
        return PLACE_OR_EXCHANGE  # CN-TURN-02
    if s.hand[s.seat * ROW + colour] == 0:
        return EXCHANGE_ONE_IN_HAND  # CN-EXCH-01
    return NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """The colours in hand, for who has neither placed nor exchanged."""
    if s.exchanged:
        return n
    for colour in range(i64(N_COLOURS)):
        if s.hand[s.seat * ROW + colour] > 0:
            out[n] = s.board.kinds.base[EXCHANGE] + colour
            n += 1
    return n


def do(s: State, colour: i64) -> None:
    """Discard it first; another is drawn then (CN-EXCH-03), and that was the turn (CN-EXCH-05)."""
    s.exchanged = True
    tell(s, CARD_EXCHANGED, s.seat, colour, 0)
    refill.discard(s, colour, 1)
