"""Whose turn it is, and what for."""

from collections.abc import Sequence

from guanxi.confucius.doors.terminal import typed
from guanxi.confucius.doors.terminal.marks import ministry_word, seat_mark
from guanxi.confucius.rules.actions import commercial
from guanxi.confucius.rules.house import COMMERCIAL_INCOME_CAPPED_OVERPAY
from guanxi.confucius.rules.phases import chief_minister, end_of_round
from guanxi.confucius.rules.state import (
    APPOINTING,
    AS_USUAL,
    EXTRA_ACTION,
    FINAL_RESOLUTION,
    LENDING,
    OVER,
    PAYING,
    ROOMS,
    SETTING_UP,
    TURN,
    UNUSED_CUBES,
    State,
)
from guanxi.core.terminal.ink import ink, wrapped
from guanxi.core.terminal.typing import in_readers_words
from guanxi.core.text import Texts


def headline(t: Texts, s: State, names: Sequence[str], width: int) -> list[str]:
    """Round, player and stage."""
    if s.room == OVER:
        return [ink(over(t, s), "bold")]
    if s.room < TURN:
        return [ink(t.say("turn-deal"), "bold")]
    lines = wrapped(_when(t, s) + _what(t, s, names[int(s.seat)]), width - 2)
    return [f"{' ' if n else seat_mark(int(s.seat))} {ink(line, 'bold')}" for n, line in enumerate(lines)]


def over(t: Texts, s: State) -> str:
    """How it came to its end."""
    return t.say("turn-over", reason=end_of_round.reason(s).replace(" ", "-"))


def _when(t: Texts, s: State) -> str:
    if s.phase == FINAL_RESOLUTION:
        return t.say("turn-last")
    return "" if s.phase == SETTING_UP else t.say("turn-round", round=int(s.round))


def _what(t: Texts, s: State, player: str) -> str:
    cubes = int(s.own[UNUSED_CUBES + int(s.seat)])
    if s.room == TURN:
        kind = "usual" if s.free == AS_USUAL else "extra" if s.free == EXTRA_ACTION else "favour"
        return t.say(f"turn-{kind}", player=player, cubes=cubes)
    if s.room == PAYING:
        return _payment(t, s, player)
    if s.room == APPOINTING and chief_minister.is_agreed(s):
        return t.say("turn-agreed", player=player)
    facts = {
        "player": player,
        "chosen": int(s.chosen),
        "ministry": ministry_word(t, int(s.cursor) if s.room == LENDING else int(s.candidate)),
    }
    return t.say(f"turn-{ROOMS[int(s.room)].replace('_', '-')}", **facts)


def _payment(t: Texts, s: State, player: str) -> str:
    if commercial.is_being_paid(s):
        more = "yes" if s.house & COMMERCIAL_INCOME_CAPPED_OVERPAY else "no"
        return t.say("turn-commercial", player=player, paid=int(s.paid), more=more)
    currency = ("coins", "licences")[int(s.currency)]
    facts = {
        "price": int(s.price),
        "paid": int(s.paid),
        "action": in_readers_words(typed.spoken(s, [int(s.pending)]), t.say("typed-words")),
    }
    return t.say("turn-pay", player=player, currency=currency, **facts)
