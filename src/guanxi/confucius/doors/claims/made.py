"""How claims are made, and the words that they share with the ledger."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from guanxi.confucius.rules.components import N_CARDS
from guanxi.confucius.rules.house import REWARD_CARDS_OPEN
from guanxi.confucius.rules.state import ALL, CANDIDATE_TILE, NOBODY
from guanxi.confucius.rules.view import View
from guanxi.core.ledger import NOW, OUTSIDE, Claim

Facts = Mapping[str, Any]
Claims = Iterator[Claim]
Claiming = Callable[[Facts, View], Claims]


def now(topic: str, value: object) -> Claim:
    """A topic of which there is one has this value from now on."""
    return Claim(f"{topic}: {value}", NOW, NOW)


def scored(seat: int, points: int) -> Claim:
    """A player scores."""
    return Claim("point", OUTSIDE, f"score {seat}", points)


def move(thing: str, source: str, target: str, number: int = 1) -> Claim:
    """Things go from one place to another."""
    return Claim(thing, source, target, number)


def faces(view: View, seat: int, thing: str, source: str, target: str, number: int = 1) -> Claim:
    """A face leaves a hand: whoever does not see that hand sees only where it comes to."""
    return Claim(thing, source if view.seat == seat else OUTSIDE, target, number)


def reward(view: View, seat: int, card: str, target: str) -> Claim:
    """A reward card leaves a hand, which others see only where these are open (CF-INFO-05)."""
    seen = view.seat == seat or bool(view.shown.house & REWARD_CARDS_OPEN)
    return Claim(card, f"rewards {seat}" if seen else OUTSIDE, target)


def tile(tile: int) -> object:
    """An official's tile: its price, or the candidate who has come."""
    return "candidate" if tile == CANDIDATE_TILE else tile


def marker(owner: int, standing: bool) -> str:
    """Whose marker lies or stands on an official."""
    return "nobody" if owner == NOBODY else f"{owner} {'standing' if standing else 'lying'}"


def cards(place: str, row: Any, at: int) -> Iterator[tuple[str, str, int]]:
    """Cards in a place, and their faces: place, thing, how many."""
    yield place, "card", int(row[at + ALL])
    yield from ((place, f"face {kind + 1}", int(row[at + kind])) for kind in range(N_CARDS))
