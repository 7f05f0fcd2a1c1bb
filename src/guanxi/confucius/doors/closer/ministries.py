"""Officials with everybody's price, and ministries as they stand."""

from typing import Any

from guanxi.confucius.doors.closer.seats import in_turn, seats_of, someone
from guanxi.confucius.doors.prospects.ministries import ALL_RESOLVED, lacks_one
from guanxi.confucius.foresight.course import count_markers
from guanxi.confucius.rules.actions import bribe
from guanxi.confucius.rules.components import MINISTRIES, N_MINISTRIES, N_OFFICIALS, SPACES
from guanxi.confucius.rules.kinds import OFFICIAL_WORDS
from guanxi.confucius.rules.phases import resolution
from guanxi.confucius.rules.shared import discounts, obligations
from guanxi.confucius.rules.shared.officials import influence, is_resolved
from guanxi.confucius.rules.state import CANDIDATE_TILE, NO_TILE, State

Told = dict[str, Any]


def officials(s: State) -> Told:
    """Every official with a price: what is printed, and what each seat would pay."""
    turns = [in_turn(s, seat) for seat in seats_of(s)]
    return {
        OFFICIAL_WORDS[official]: {
            "printed": int(s.tile[official]),
            "prices": [int(bribe.price(turn, official)) for turn in turns],
        }
        for official in range(N_OFFICIALS)
        if s.tile[official] not in (NO_TILE, CANDIDATE_TILE)
    }


def ministries(s: State, end: State) -> Told:
    """Who would get the posts, who has how much influence, what is missing and what it would bring about."""
    return {name: _ministry(s, end, ministry) for ministry, name in enumerate(MINISTRIES)}


def _ministry(s: State, end: State, ministry: int) -> Told:
    resolved = bool(is_resolved(s, ministry))
    seats, places = seats_of(s), range(ministry * SPACES, ministry * SPACES + SPACES)
    return {
        "resolved": resolved,
        "due": bool(resolution.is_due(s, ministry)),
        "missing": SPACES - int(count_markers(s, ministry)),
        "empty": sum(s.tile[place] == NO_TILE for place in places),
        "one_more": not resolved and lacks_one(s, ministry),
        "third": not resolved and (int(s.resolved) | 1 << ministry) == ALL_RESOLVED,
        "minister": someone(int(end.post[ministry])),
        "secretary": someone(int(end.post[N_MINISTRIES + ministry])),
        "points": [int(s.chit[ministry]), int(s.chit[N_MINISTRIES + ministry])],
        "influence": [int(influence(s, seat, ministry)) for seat in seats],
        "discount": [bool(DISCOUNTS[ministry](s, seat)) for seat in seats],
        "blocked": [not resolved and bool(obligations.bribe_blocked(s, seat, ministry)) for seat in seats],
    }


DISCOUNTS = (discounts.bingbu, discounts.hubu, discounts.gongbu)
