"""Confucius in sentences: what happened, and why something is refused, with the facts. The words are in texts/."""

from collections.abc import Sequence

from guanxi.confucius import engine
from guanxi.confucius.clauses import IDS
from guanxi.confucius.notation import notation
from guanxi.confucius.state import CHANCE, State
from guanxi.core.game import Refusal


def sentence(s: State, seat: int, action: int, names: Sequence[str], viewer: int | None) -> str:
    """What an action does, told from the position before it to everybody or to one seat; empty if that sees nothing."""
    player = "chance" if seat == CHANCE else names[seat]
    return f"{player}: {notation(s, action)}"


def refusal(s: State, seat: int, action: int, names: Sequence[str]) -> Refusal | None:
    """The clause against an action, and the sentence with the facts that made it apply."""
    clause = IDS[engine.why_not(s, seat, action)]
    return Refusal(clause, clause) if clause else None
