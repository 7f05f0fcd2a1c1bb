"""Gifts and what they bind to, cards, and a row for each player."""

from collections import Counter

from guanxi.confucius.doors.prose.wording import Wording
from guanxi.confucius.rules.components import GIFTS, N_CARDS, N_MINISTRIES, N_REWARDS
from guanxi.confucius.rules.phases.count_gifts import active_cubes
from guanxi.confucius.rules.scoring import winner
from guanxi.confucius.rules.shared import gifts, obligations
from guanxi.confucius.rules.shared.officials import is_resolved
from guanxi.confucius.rules.state import (
    ALL,
    AVAILABLE,
    BARRACKS,
    COLONY,
    DECK,
    DISCARD_PILE,
    OCEAN,
    OVER,
    REWARD_ALL,
    REWARD_DECK,
    REWARD_ROW,
    ROW,
    SHIPYARD,
    STACK_ALL,
    UNAVAILABLE,
    UNUSED_CUBES,
    State,
)
from guanxi.core.prose import Paragraph, Passage


def gifts_held(w: Wording, s: State) -> Passage:
    """Whoever holds a gift, and what follows: who reads comes first."""
    order = sorted(w.seats, key=lambda seat: (seat != w.me, seat))
    found = [Paragraph(w.head(seat), " ".join(told)) for seat in order if (told := _bonds(w, s, seat))]
    return Passage("gifts", w.t.say("gifts-title"), tuple(found) or (Paragraph("", w.t.say("gifts-none")),))


def _bonds(w: Wording, s: State, seat: int) -> list[str]:
    """The gifts that bind a seat, and what they forbid and force as things stand."""
    given = {giver: int(gifts.value_from(s, giver, seat)) for giver in w.seats if giver != seat}
    given = {giver: value for giver, value in given.items() if value}
    if not given:
        return []
    held = [w.t.say("gift-held", value=value, **w.facts(giver=giver)) for giver, value in given.items()]
    told = [w.t.say("gifts-held", gifts=w.words.joined(held))]
    blocked = [
        w.words.ministry(ministry)
        for ministry in range(N_MINISTRIES)
        if not is_resolved(s, ministry) and obligations.bribe_blocked(s, seat, ministry)
    ]
    if s.room != OVER:
        if blocked:
            told.append(w.t.say("bond-no-bribe", ministries=w.words.joined(blocked)))
        highest = [giver for giver, value in given.items() if value == max(given.values())]
        told.append(w.t.say("bond-lends", givers=w.all(highest)))
        told += [
            w.t.say("bond-returns", value=value, **w.facts(giver=giver)) for giver, value in given.items() if value > 1
        ]
    return told


def cards(w: Wording, s: State) -> Passage:
    """The own hand and reward cards; what lies in the piles."""
    found = []
    if w.me is not None:
        hand = [int(s.hand[w.me * ROW + kind]) for kind in range(N_CARDS)]
        coins = sum((kind + 1) * count for kind, count in enumerate(hand))
        licences = sum((N_CARDS - kind) * count for kind, count in enumerate(hand))
        listed = w.words.joined(
            [w.t.say("cards-of", count=count, coins=kind + 1) for kind, count in enumerate(hand) if count]
        )
        told = w.t.say("hand-told", cards=sum(hand), listed=listed, coins=coins, licences=licences)
        found = [Paragraph(w.t.say("hand-head"), told)]
        if rewards := _rewards(w, s, w.me):
            found.append(Paragraph(w.t.say("rewards-head"), f"{rewards}."))
    piles = w.t.say(
        "piles-told",
        deck=int(s.cards[DECK + ALL]),
        discard=int(s.cards[DISCARD_PILE + ALL]),
        rewards=int(s.rewards[REWARD_DECK + REWARD_ALL]),
        officials=int(s.stack[STACK_ALL]),
    )
    return Passage("cards", w.t.say("cards-title"), (*found, Paragraph(w.t.say("piles-head"), piles)))


def _rewards(w: Wording, s: State, seat: int) -> str:
    held = [w.words.reward(kind) for kind in range(N_REWARDS) for _ in range(int(s.rewards[seat * REWARD_ROW + kind]))]
    return w.words.joined([name if n == 1 else f"{name} ×{n}" for name, n in Counter(held).items()])


COLUMNS = ("player", "cards", "rewards", "cubes", "next", "ready", "buy", "yard", "sea", "armies", "colony")
POINTS = ("score", "total", "place")


def players(w: Wording, s: State, end: State) -> Passage:
    """A row for each player; `end` is the position if the game ended now."""
    places = winner.places(end)
    rows = tuple(
        (*_belongings(w, s, seat), str(int(s.score[seat])), str(int(end.score[seat])), str(int(places[seat])))
        for seat in w.seats
    )
    columns = tuple(w.t.say(f"column-{column}") for column in (*COLUMNS, *POINTS))
    return Passage("players", w.t.say("players-title"), columns=columns, rows=rows)


def _belongings(w: Wording, s: State, seat: int) -> tuple[str, ...]:
    hand, rewards = int(s.hand[seat * ROW + ALL]), int(s.rewards[seat * REWARD_ROW + REWARD_ALL])
    ready, to_buy = (_values(w, s, seat, state) for state in (AVAILABLE, UNAVAILABLE))
    counts = [str(int(s.own[row + seat])) for row in (SHIPYARD, OCEAN, BARRACKS, COLONY)]
    cubes = (str(int(s.own[UNUSED_CUBES + seat])), str(int(active_cubes(s, seat))))
    return (w.head(seat), str(hand), str(rewards), *cubes, ready, to_buy, *counts)


def _values(w: Wording, s: State, seat: int, state: int) -> str:
    values = [str(value) for value in range(1, GIFTS + 1) if s.gift[seat * GIFTS + value - 1] == state]
    return ", ".join(values) or w.t.say("none")
