"""What chance deals, and how likely: each room of chance deals one kind of action."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.confucius.rules import setup
from guanxi.confucius.rules.kinds import (
    DEAL_CANDIDATE,
    DEAL_CARD,
    DEAL_CHIEF,
    DEAL_CHIT,
    DEAL_DISTANT,
    DEAL_LAND,
    DEAL_OFFICIAL,
    DEAL_REWARD,
    KINDS,
)
from guanxi.confucius.rules.phases import chief_minister, end_of_round, examination
from guanxi.confucius.rules.shared import deck
from guanxi.confucius.rules.shared.officials import empty_space
from guanxi.confucius.rules.state import SETTING_UP, State
from guanxi.core.rng import Rng


def kind_dealt(s: State) -> i64:
    """The kind that is dealt now: kinds and rooms of chance have the same order."""
    return DEAL_CHIT + s.room


def weight(s: State, action: i64) -> i64:
    """How likely an outcome of chance is, against the sum of all weights."""
    kind = KINDS.kind_of[action]
    return _weight(s, kind, KINDS.one[action]) if KINDS.room[kind] == s.room else 0


def _weight(s: State, kind: i64, one: i64) -> i64:
    if kind == DEAL_CARD:
        return deck.weight(s, one)
    if kind == DEAL_REWARD:
        return deck.reward_weight(s, one)
    if kind == DEAL_OFFICIAL:
        return end_of_round.official_weight(s, one)
    if kind == DEAL_CANDIDATE:
        return examination.candidate_weight(s, one)
    if kind == DEAL_CHIEF:
        return chief_minister.weight(s, one)
    if kind == DEAL_LAND:
        return setup.land_weight(s, one)
    if kind == DEAL_DISTANT:
        return setup.distant_weight(s, one)
    return setup.chit_weight(s, one) if kind == DEAL_CHIT else 0


def chance(s: State, rng: Rng) -> i64:
    """An outcome of chance, drawn by weight; takes one random number."""
    kind = kind_dealt(s)
    total: i64 = 0
    for outcome in range(KINDS.start[kind], KINDS.start[kind + 1]):
        total += _weight(s, kind, KINDS.one[outcome])
    number = rng.below(total)
    found = KINDS.start[kind]
    while number >= _weight(s, kind, KINDS.one[found]):
        number -= _weight(s, kind, KINDS.one[found])
        found += 1
    return found


def offer(s: State, out: vec[i64], n: i64) -> i64:
    """Everything that may be dealt."""
    kind = kind_dealt(s)
    for outcome in range(KINDS.start[kind], KINDS.start[kind + 1]):
        if _weight(s, kind, KINDS.one[outcome]) > 0:
            out[n] = outcome
            n += 1
    return n


def do(s: State, kind: i64, one: i64) -> None:
    """Deal it."""
    if kind == DEAL_CARD:
        deck.drawn(s, one)
    elif kind == DEAL_REWARD:
        deck.reward_drawn(s, one)
    elif kind == DEAL_OFFICIAL:
        official = setup.first_official(s) if s.phase == SETTING_UP else empty_space(s, s.cursor)
        end_of_round.official_drawn(s, one, official)
    elif kind == DEAL_CANDIDATE:
        examination.turned_up(s, one)
    elif kind == DEAL_CHIEF:
        chief_minister.appoint(s, one)
    elif kind == DEAL_LAND:
        setup.land_drawn(s, one)
    elif kind == DEAL_DISTANT:
        setup.distant_drawn(s, one)
    else:
        setup.chit_drawn(s, one)
