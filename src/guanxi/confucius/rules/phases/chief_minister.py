"""Appointing the Chief Minister: CF-CM."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules.clauses import APPOINT_OTHER, NOTHING
from guanxi.confucius.rules.components import BOX_FAVOUR, N_BOXES
from guanxi.confucius.rules.events import CHIEF_AGREED, tell
from guanxi.confucius.rules.house import FIRST_CHIEF_MINISTER_AGREED
from guanxi.confucius.rules.kinds import APPOINT, DEAL_CHIEF, KINDS
from guanxi.confucius.rules.state import APPOINTING, DRAW_CHIEF, UNUSED_CUBES, State


def run(s: State) -> bool:
    """In round 1 chance draws (CF-CM-01); later the outgoing Chief Minister names the successor (CF-CM-02)."""
    if s.cursor > 0:
        return False
    s.cursor = 1
    s.seat = s.chief
    s.room = DRAW_CHIEF if s.round == 1 else APPOINTING
    if is_agreed(s):
        s.seat = 0
        s.room = APPOINTING
    return True


def is_agreed(s: State) -> bool:
    """CF-CM-01, house rule: the table names the first Chief Minister; the player of the first seat speaks for it."""
    return s.round == 1 and s.house & FIRST_CHIEF_MINISTER_AGREED != 0


def why_not(s: State, player: i64) -> i64:
    """What is against naming this player."""
    if player >= s.players or (player == s.seat and not is_agreed(s)):
        return APPOINT_OTHER
    return NOTHING


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Everybody else (CF-CM-05)."""
    for player in range(s.players):
        if why_not(s, player) == NOTHING:
            out[n] = KINDS.action(APPOINT, player, 0)
            n += 1
    return n


def weight(s: State, player: i64) -> i64:
    """Everybody may be drawn in round 1 (CF-CM-01)."""
    return 1 if player < s.players else 0


def appoint(s: State, player: i64) -> None:
    """The new Chief Minister moves a cube to the Imperial Favour at once (CF-CM-03)."""
    s.chief = player
    s.own[UNUSED_CUBES + player] -= 1  # CF-CM-04
    s.on_box[player * N_BOXES + BOX_FAVOUR] += 1
    if s.room == DRAW_CHIEF:
        tell(s, DEAL_CHIEF, player, 0, 0)
    elif is_agreed(s):
        tell(s, CHIEF_AGREED, player, 0, 0)
    else:
        tell(s, APPOINT, s.seat, player, 0)
