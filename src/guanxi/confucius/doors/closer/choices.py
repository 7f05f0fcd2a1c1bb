"""Who may be chosen by somebody who is asked for a player, for those who wait as well: loans, the next Chief Minister.

What a loan brings is told with it: posts and totals are public.
"""

from typing import Any

from guanxi.confucius.doors.closer.seats import seats_of, someone
from guanxi.confucius.rules import engine
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import N_MINISTRIES
from guanxi.confucius.rules.kinds import KINDS, LEND
from guanxi.confucius.rules.phases import chief_minister, resolution
from guanxi.confucius.rules.scoring.ending import ended, if_it_ended_now
from guanxi.confucius.rules.state import APPOINTING, LENDING, State, copy_state

Told = dict[str, Any]


def loans(s: State) -> list[Told]:
    """By receiver; none unless somebody is to lend now."""
    if s.room != LENDING:
        return []
    now = if_it_ended_now(s)
    return [_loan(s, to, list(now)) for to in seats_of(s) if resolution.why_not_lend(s, to) == NOTHING]


def _loan(s: State, to: int, now: list[int]) -> Told:
    """Who would have the posts, and everybody's points if it ended after that, with what is gained by it."""
    t = copy_state(s)
    engine.do(t, KINDS.action(LEND, to, 0))
    end, ministry = ended(t), int(s.cursor)
    totals = [int(end.score[seat]) for seat in seats_of(s)]
    return {
        "to": to,
        "minister": someone(int(end.post[ministry])),
        "secretary": someone(int(end.post[N_MINISTRIES + ministry])),
        "totals": totals,
        "gains": [after - int(before) for after, before in zip(totals, now, strict=False)],
    }


def chiefs(s: State) -> list[int]:
    """Who can be named Chief Minister; nobody unless that is asked now."""
    if s.room != APPOINTING:
        return []
    return [seat for seat in seats_of(s) if chief_minister.why_not(s, seat) == NOTHING]
