"""Whose turn it is, and what for."""

from collections.abc import Sequence

from guanxi.confucius.doors import notation
from guanxi.confucius.doors.terminal.marks import TEXTS, ministry_word, seat_mark
from guanxi.confucius.rules.actions import commercial
from guanxi.confucius.rules.phases import end_of_round
from guanxi.confucius.rules.state import (
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
from guanxi.core.text import USUAL, say


def headline(s: State, names: Sequence[str], width: int) -> list[str]:
    """Round, player and stage."""
    if s.room == OVER:
        return [ink(say(TEXTS, "turn-over", reason=end_of_round.reason(s).replace(" ", "-")), "bold")]
    if s.room < TURN:
        return [ink(say(TEXTS, "turn-deal"), "bold")]
    lines = wrapped(_when(s) + _what(s, names[int(s.seat)]), width - 2)
    return [f"{' ' if n else seat_mark(int(s.seat))} {ink(line, 'bold')}" for n, line in enumerate(lines)]


def _when(s: State) -> str:
    if s.phase == FINAL_RESOLUTION:
        return say(TEXTS, "turn-last")
    return "" if s.phase == SETTING_UP else say(TEXTS, "turn-round", round=int(s.round))


def _what(s: State, player: str) -> str:
    cubes = int(s.own[UNUSED_CUBES + int(s.seat)])
    if s.room == TURN:
        kind = "usual" if s.free == AS_USUAL else "extra" if s.free == EXTRA_ACTION else "favour"
        return say(TEXTS, f"turn-{kind}", player=player, cubes=cubes)
    if s.room == PAYING:
        return _payment(s, player)
    facts = {
        "player": player,
        "chosen": int(s.chosen),
        "ministry": ministry_word(int(s.cursor) if s.room == LENDING else int(s.candidate)),
    }
    return say(TEXTS, f"turn-{ROOMS[int(s.room)].replace('_', '-')}", USUAL, **facts)


def _payment(s: State, player: str) -> str:
    if commercial.is_being_paid(s):
        return say(TEXTS, "turn-commercial", player=player, paid=int(s.paid))
    currency = ("coins", "licences")[int(s.currency)]
    facts = {"price": int(s.price), "paid": int(s.paid), "action": notation.write(s, int(s.pending))}
    return say(TEXTS, "turn-pay", USUAL, player=player, currency=currency, **facts)
