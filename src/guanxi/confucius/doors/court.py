"""The court in words, for positions: officials, candidates, ministries."""

from collections.abc import Sequence
from typing import Any

from guanxi.confucius.doors.notation import official_name
from guanxi.confucius.doors.rows import name_at, of_bits
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import MINISTRIES, N_MINISTRIES, N_OFFICIALS, SPACES
from guanxi.confucius.rules.kinds import CANDIDATE_WORDS, STUDENT_WORDS
from guanxi.confucius.rules.phases import resolution
from guanxi.confucius.rules.shared.officials import influence, is_resolved
from guanxi.confucius.rules.state import (
    ALL,
    BACKED,
    CANDIDATE_TILE,
    EXAMINATION,
    LENDING,
    NO_TILE,
    NOBODY,
    ROW,
    STACK_ALL,
    State,
    copy_state,
)


def court(s: State, names: Sequence[str]) -> dict[str, Any]:
    """What lies in the ministries, who studies, and who lends."""
    tutored = [seat for seat in range(len(names)) if s.phase == EXAMINATION and s.aside[seat * ROW + ALL]]
    lent = [space for space in range(SPACES) if s.holder[space] != NOBODY]
    return {
        "officials": {official_name(n): _official(s, names, n) for n in range(N_OFFICIALS) if s.tile[n] != NO_TILE},
        "official_stack": int(s.stack[STACK_ALL]),
        "official_prices_left": {str(price + 2): int(s.stack[price]) for price in range(STACK_ALL)},
        "ministries": {ministry: _ministry(s, names, n) for n, ministry in enumerate(MINISTRIES)},
        "holders": {official_name(_resolving(s) + n): names[int(s.holder[n])] for n in lent},
        "lending": _lending(s, names) if s.room == LENDING else {},
        "dropped_out": of_bits(names, int(s.dropped_out)),
        "forced": bool(s.forced),
        "students": {word: name_at(names, int(s.student[space])) for space, word in enumerate(STUDENT_WORDS)},
        "backed": {names[seat]: STUDENT_WORDS[int(s.own[BACKED + seat])] for seat in tutored},
        "winner": name_at(names, int(s.winner)),
        "candidate": CANDIDATE_WORDS[int(s.candidate)] if s.candidate < len(CANDIDATE_WORDS) else "",
        "candidates_left": int(s.named_left).bit_count() + int(s.any_left),
    }


def _resolving(s: State) -> int:
    """The first official of the ministry being resolved: `holder` speaks of its seven."""
    return int(s.cursor) * SPACES


def _lending(s: State, names: Sequence[str]) -> dict[str, Any]:
    """Somebody is to drop out: who holds how much, how senior it is, and what each loan would make of it."""
    held = _held(s, names)
    return {
        "ministry": MINISTRIES[int(s.cursor)],
        "influence": held,
        "most_senior": {name: int(resolution.most_senior(s, names.index(name))) + 1 for name in held},
        "loans": {
            name: _held_after(s, names, to)
            for to, name in enumerate(names)
            if resolution.why_not_lend(s, to) == NOTHING
        },
    }


def _held(s: State, names: Sequence[str]) -> dict[str, int]:
    """Influence in the ministry being resolved, borrowed officials included."""
    counts = {name: int(resolution.held(s, seat)) for seat, name in enumerate(names)}
    return {name: count for name, count in counts.items() if count}


def _held_after(s: State, names: Sequence[str], to: int) -> dict[str, int]:
    after = copy_state(s)
    resolution.lend(after, to)
    return _held(after, names)


def _official(s: State, names: Sequence[str], official: int) -> dict[str, Any]:
    tile = int(s.tile[official])
    return {
        "price": "candidate" if tile == CANDIDATE_TILE else tile,
        "owner": name_at(names, int(s.marker[official])),
        "secured": bool(s.secured[official]),
    }


def _ministry(s: State, names: Sequence[str], ministry: int) -> dict[str, Any]:
    return {
        "resolved": bool(is_resolved(s, ministry)),
        "due": bool(resolution.is_due(s, ministry)),
        "minister": name_at(names, int(s.post[ministry])),
        "secretary": name_at(names, int(s.post[N_MINISTRIES + ministry])),
        "minister_chit": int(s.chit[ministry]),
        "secretary_chit": int(s.chit[N_MINISTRIES + ministry]),
        "influence": {name: int(influence(s, seat, ministry)) for seat, name in enumerate(names)},
    }
