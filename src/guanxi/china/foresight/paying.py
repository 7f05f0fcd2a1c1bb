"""How many pieces a hand pays for, and where they may go."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules import engine
from guanxi.china.rules.components import N_PROVINCES
from guanxi.china.rules.kinds import PLACE_EMISSARY, PLACE_FORTIFICATION, PLACE_PALACE
from guanxi.china.rules.rooms import PLACING
from guanxi.china.rules.state import State, copy_state


def pieces_paid(s: State) -> list[int]:
    """By province: the most pieces whoever is to place can put there in this turn; none once a piece lies."""
    found = [0] * int(N_PROVINCES)
    if s.room != PLACING or s.pieces > 0 or s.exchanged:
        return found
    for action in _placements(s):
        after = copy_state(s)
        engine.do(after, action)
        province = int(after.target)
        found[province] = max(found[province], 2 if _placements(after) else 1)
    return found


def _placements(s: State) -> list[int]:
    out = vec[i64]([0] * int(s.board.kinds.n_actions))
    kinds = s.board.kinds.kind_of
    pieces = (PLACE_PALACE, PLACE_EMISSARY, PLACE_FORTIFICATION)
    return [int(out[k]) for k in range(engine.offer(s, out)) if kinds[out[k]] in pieces]
