"""Cards that the viewer is asked for: every set that will do, the one put forward first."""

from collections.abc import Iterator
from typing import Any

from guanxi.confucius.doors.naming import CURRENCIES
from guanxi.confucius.minds import usual
from guanxi.confucius.rules import engine
from guanxi.confucius.rules.actions import commercial, pay
from guanxi.confucius.rules.actions.voyage import why_not_arrive
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import COINS, DISTANT_LANDS, LICENCES, N_CARDS, N_DISTANT, N_POSTS
from guanxi.confucius.rules.kinds import DISCARD, ENOUGH, KINDS, SPEND
from guanxi.confucius.rules.state import CHOOSING_LAND, DISCARDING, NOBODY, PAYING, TUTORING_CARDS, State, copy_state

Told = dict[str, Any]
CARDS_ASKED = {PAYING: "pay", TUTORING_CARDS: "tutor", DISCARDING: "discard"}


def purse(s: State, viewer: int) -> Told | None:
    """What the viewer's hand is worth in coins and in licences."""
    if viewer < 0:
        return None
    t = copy_state(s)
    t.seat = viewer
    return {name: int(pay.purse(t, currency, 0)) for name, currency in zip(CURRENCIES, (COINS, LICENCES), strict=True)}


def payment(s: State, viewer: int) -> Told | None:
    """What is due and how it can be paid, in cards of one, two and three coins; so for tutoring and discards too."""
    if s.room not in CARDS_ASKED or s.seat != viewer:
        return None
    ways = [_way(t, cards) for t, cards in _ways(_in_any_order(s), (0,) * N_CARDS)]
    first = _usual(s)
    ways.sort(key=lambda way: (way["cards"] != first, way["over"], sum(way["cards"])))
    paying = s.room == PAYING
    if paying and commercial.is_being_paid(s):
        ways.sort(key=lambda way: (-way["draws"], sum(way["cards"])))
    after = copy_state(s)
    _finish(after)
    return {
        "kind": KINDS.row_of(int(s.pending)).name if paying else CARDS_ASKED[int(s.room)],
        "currency": CURRENCIES[int(s.currency)] if paying else CURRENCIES[COINS],
        "price": int(s.price) if paying else 0,
        "paid": int(s.paid) if paying else 0,
        "ways": ways,
        "lands": _lands(after) if after.room == CHOOSING_LAND else [],
    }


def _in_any_order(s: State) -> State:
    """Where nothing is paid, whoever has told a high card may still tell lower ones: a table puts them in order."""
    t = copy_state(s)
    if s.room != PAYING:
        t.lowest = 0
    return t


def _ways(s: State, cards: tuple[int, ...]) -> Iterator[tuple[State, tuple[int, ...]]]:
    """Every way to go on with it, card by card, with the position after it."""
    if engine.why_not(s, s.seat, KINDS.action(ENOUGH, 0, 0)) == NOTHING:
        t = copy_state(s)
        engine.do(t, KINDS.action(ENOUGH, 0, 0))
        yield t, cards
    told = DISCARD if s.room == DISCARDING else SPEND
    for kind in range(N_CARDS):
        action = KINDS.action(told, kind + 1, 0)
        if engine.why_not(s, s.seat, action) == NOTHING:
            t = copy_state(s)
            engine.do(t, action)
            more = tuple(number + (at == kind) for at, number in enumerate(cards))
            if t.room == s.room and t.seat == s.seat:
                yield from _ways(t, more)
            else:
                yield t, more  # the last of the cards that had to go


def _way(t: State, cards: tuple[int, ...]) -> Told:
    """The cards, what they pay beyond the price, and how many would be drawn for them."""
    return {"cards": list(cards), "over": int(t.paid) - int(t.price), "draws": int(t.draws)}


def _usual(s: State) -> list[int]:
    """The cards of the usual payment."""
    t, cards = copy_state(s), [0] * N_CARDS
    while t.room == PAYING:
        action = int(usual.usual(t))
        if action == usual.NO_USUAL_ACTION or KINDS.kind_of[action] != SPEND:
            break
        cards[int(KINDS.one[action]) - 1] += 1
        engine.do(t, action)
    return cards


def _finish(t: State) -> None:
    """Paid as usual, and carried out."""
    while t.room == PAYING:
        action = usual.usual(t)
        engine.do(t, KINDS.action(ENOUGH, 0, 0) if action == usual.NO_USUAL_ACTION else action)


def _lands(t: State) -> list[Told]:
    """Where a voyage that this completes may end, and the points of who comes first."""
    return [
        {
            "id": DISTANT_LANDS[land],
            "open": why_not_arrive(t, land) == NOTHING,
            "points": int(t.chit[N_POSTS + land]) if t.discoverer[land] == NOBODY else 0,
        }
        for land in range(N_DISTANT)
    ]
