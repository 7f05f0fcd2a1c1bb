"""What a view of Confucius shows, as things in places, and what events claim to move (`core/ledger.py`).

A Confucius card is counted twice, as a card and as a face: everybody sees how many cards a hand has, and only its owner
which they are. The same holds for reward cards. The claims are in `claims/`, by theme.
"""

from collections import Counter
from collections.abc import Iterator

from guanxi.confucius.doors.claims import cards, course, court, made, realm
from guanxi.confucius.rules.components import (
    BOX_NAMES,
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    GIFTS,
    LAND_SPACES,
    LOWEST_PRICE,
    MINISTRIES,
    N_BOXES,
    N_DISTANT,
    N_FOREIGN,
    N_POSTS,
    N_PRICES,
    N_REWARDS,
    SPACES,
)
from guanxi.confucius.rules.events import FREE_WORDS, TITLE_WORDS
from guanxi.confucius.rules.kinds import CANDIDATE_WORDS, CARD_WORDS, OFFICIAL_WORDS, STUDENT_WORDS
from guanxi.confucius.rules.scoring.titles import title_holder
from guanxi.confucius.rules.state import (
    ACTIVE,
    BACKED,
    BARRACKS,
    COLONY,
    DECK,
    DISCARD_PILE,
    NO_BOX,
    NO_CANDIDATE,
    NOBODY,
    OCEAN,
    OVER,
    REWARD_ALL,
    REWARD_DECK,
    REWARD_ROW,
    REWARDS_PLAYED,
    ROOMS,
    ROW,
    SHIPYARD,
    STACK_ALL,
    UNUSED_CUBES,
    State,
)
from guanxi.confucius.rules.view import View
from guanxi.core.events import Event
from guanxi.core.ledger import NOW, Books, Claim, Ledger

_CLAIMS = course.CLAIMS | cards.CLAIMS | realm.CLAIMS | court.CLAIMS
_GIFT_PLACES = ("unavailable", "available", "out")
_OWN = {"shipyard": SHIPYARD, "ocean": OCEAN, "barracks": BARRACKS, "colony": COLONY, "unused": UNUSED_CUBES}
_THINGS = {"shipyard": "junk", "ocean": "junk", "barracks": "army", "colony": "army", "unused": "cube"}


class ConfuciusBooks(Books):
    """Ledger and claims of Confucius."""

    # The options, and how far the rules have got within what is asked.
    spoken = frozenset({"lend"})
    bookkeeping = frozenset(
        ("version", "viewer", "players", "advanced", "admiral", "phase", "cursor", "step", "pending", "currency")
        + ("spent", "lowest", "chosen", "draws", "rewards_due", "voyages")
    )

    def ledger(self, view: View) -> Ledger:
        """Everything that the view shows, but for bookkeeping."""
        s = view.shown
        found: Ledger = Counter()
        for topic, value in _now(s):
            found[NOW, f"{topic}: {value}"] += 1
        for place, thing, number in _counts(s):
            found[place, thing] += number
        return Counter({key: number for key, number in found.items() if number})

    def claims(self, event: Event, view: View) -> list[Claim]:
        """What an event says has moved; of a silent stage such as `exam-begins` nothing has."""
        claim = _CLAIMS.get(event.name)
        return list(claim(event.facts, view)) if claim else []


def _name(seat: int) -> str:
    return "nobody" if seat == NOBODY or seat < 0 else str(seat)


# --- what there is one of ---


def _now(s: State) -> Iterator[tuple[str, object]]:
    seats = range(int(s.players))
    yield "asked", "over" if s.room == OVER else f"{ROOMS[s.room]} {int(s.seat)} {FREE_WORDS[s.free]}"
    yield from {"round": int(s.round), "wall": int(s.wall), "chief": int(s.chief)}.items()
    yield from {"price": int(s.price), "paid": int(s.paid), "forced": bool(s.forced)}.items()
    yield from {"winner": _name(int(s.winner)), "insulted": _name(int(s.insulted))}.items()
    yield "all resolved", bool(s.all_resolved)
    yield from ((f"passed {seat}", bool(s.passed >> seat & 1)) for seat in seats)
    yield from ((f"dropped {seat}", bool(s.dropped_out >> seat & 1)) for seat in seats)
    yield from ((f"backs {seat}", STUDENT_WORDS[s.own[BACKED + seat]]) for seat in seats)
    yield from ((f"title {word}", _name(int(title_holder(s, title)))) for title, word in enumerate(TITLE_WORDS))
    yield from ((f"student {word}", _name(int(s.student[space]))) for space, word in enumerate(STUDENT_WORDS))
    for seat in seats:
        yield from ((f"uses {seat} {box}", int(s.uses[seat * N_BOXES + n])) for n, box in enumerate(BOX_NAMES))
    yield from _court(s)
    yield from _lands(s)


def _court(s: State) -> Iterator[tuple[str, object]]:
    for official, word in enumerate(OFFICIAL_WORDS):
        yield f"tile {word}", made.tile(int(s.tile[official]))
        yield f"marker {word}", made.marker(int(s.marker[official]), bool(s.secured[official]))
        holding = official // SPACES == s.cursor and s.holder[official % SPACES] != NOBODY
        yield f"held {word}", _name(int(s.holder[official % SPACES])) if holding else "nobody"
    yield "candidate", "none" if s.candidate == NO_CANDIDATE else CANDIDATE_WORDS[s.candidate]
    for ministry, word in enumerate(MINISTRIES):
        yield f"named {word}", bool(s.named_left >> ministry & 1)
        yield f"resolved {word}", bool(s.resolved >> ministry & 1)
    yield from ((f"post {post}", _name(int(s.post[post]))) for post in range(N_POSTS))
    yield from ((f"chit {place}", int(s.chit[place])) for place in range(N_POSTS + N_DISTANT))


def _lands(s: State) -> Iterator[tuple[str, object]]:
    yield from ((f"discoverer {word}", _name(int(s.discoverer[land]))) for land, word in enumerate(DISTANT_LANDS))
    for space in range(LAND_SPACES):
        if s.land[space] >= N_FOREIGN:
            continue
        word = FOREIGN_LANDS[s.land[space]]
        yield f"land {word}", ("left", "middle", "right")[space]
        yield f"conquest {word}", bool(s.lands_resolved >> space & 1)
        boxes = [int(s.box[space * BOXES + box]) for box in range(BOXES)]
        yield from ((f"box {word}-{n + 1}", _name(owner)) for n, owner in enumerate(boxes) if owner != NO_BOX)


# --- what is counted ---


def _counts(s: State) -> Iterator[tuple[str, str, int]]:
    """Place, thing, how many."""
    yield from made.cards("deck", s.cards, DECK)
    yield from made.cards("discard", s.cards, DISCARD_PILE)
    yield from _rewards("reward deck", s, REWARD_DECK)
    yield from _rewards("played", s, REWARDS_PLAYED)
    yield from (("stack", f"price {n + LOWEST_PRICE}", int(s.stack[n])) for n in range(N_PRICES))
    yield "stack", "tile", int(s.stack[STACK_ALL])
    yield "candidates", "any", int(s.any_left)
    for seat in range(int(s.players)):
        yield from made.cards(f"hand {seat}", s.hand, seat * ROW)
        yield from made.cards(f"aside {seat}", s.aside, seat * ROW)
        yield from _rewards(f"rewards {seat}", s, seat * REWARD_ROW)
        yield f"score {seat}", "point", int(s.score[seat])
        yield from ((f"{place} {seat}", _THINGS[place], int(s.own[at + seat])) for place, at in _OWN.items())
        yield from ((f"on {box} {seat}", "cube", int(s.on_box[seat * N_BOXES + n])) for n, box in enumerate(BOX_NAMES))
        yield from (
            (f"visitors {word}", str(seat), int(s.visited[n]) >> seat & 1) for n, word in enumerate(DISTANT_LANDS)
        )
        for value in range(1, GIFTS + 1):
            yield _gift_place(seat, int(s.gift[seat * GIFTS + value - 1])), f"gift {value}", 1


def _rewards(place: str, s: State, at: int) -> Iterator[tuple[str, str, int]]:
    yield place, "reward", int(s.rewards[at + REWARD_ALL])
    yield from ((place, CARD_WORDS[card], int(s.rewards[at + card])) for card in range(N_REWARDS))


def _gift_place(seat: int, state: int) -> str:
    return f"{_GIFT_PLACES[state]} {seat}" if state < ACTIVE else f"given {seat} to {state - ACTIVE}"
