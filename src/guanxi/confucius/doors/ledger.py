"""What a view of Confucius shows, as things in places, and what events claim to move (`core/ledger.py`).

A Confucius card is counted twice, as a card and as a face: everybody sees how many cards a hand has, and only its owner
which they are. The same holds for reward cards.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from guanxi.confucius.rules.components import (
    BOX_FAVOUR,
    BOX_NAMES,
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    GIFTS,
    JUNKS_PER_VOYAGE,
    LAND_BOXES,
    LAND_SPACES,
    LOWEST_PRICE,
    MINISTRIES,
    N_BOXES,
    N_CARDS,
    N_DISTANT,
    N_FOREIGN,
    N_POSTS,
    N_PRICES,
    N_REWARDS,
    REWARD_INSULTED,
    SPACES,
)
from guanxi.confucius.rules.events import FREE_WORDS, TITLE_WORDS
from guanxi.confucius.rules.kinds import CANDIDATE_WORDS, CARD_WORDS, OFFICIAL_WORDS, STUDENT_WORDS
from guanxi.confucius.rules.scoring.titles import title_holder
from guanxi.confucius.rules.state import (
    ACTIVE,
    ALL,
    BACKED,
    BARRACKS,
    CANDIDATE_TILE,
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
from guanxi.core.ledger import NOW, OUTSIDE, Claim, Ledger

_GIFT_PLACES = ("unavailable", "available", "out")
_OWN = {"shipyard": SHIPYARD, "ocean": OCEAN, "barracks": BARRACKS, "colony": COLONY, "unused": UNUSED_CUBES}
_THINGS = {"shipyard": "junk", "ocean": "junk", "barracks": "army", "colony": "army", "unused": "cube"}


class ConfuciusBooks:
    """Ledger and claims of Confucius."""

    # The options, and how far the rules have got within what is asked.
    bookkeeping = frozenset(
        ("version", "viewer", "players", "advanced", "admiral", "phase", "cursor", "step", "pending", "currency")
        + ("spent", "lowest", "chosen", "draws", "rewards_due", "voyages")
    )

    def ledger(self, view: View) -> Ledger:
        """Everything that the view shows, but for bookkeeping."""
        s = view.table
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
        yield f"tile {word}", _tile(int(s.tile[official]))
        yield f"marker {word}", _marker(int(s.marker[official]), bool(s.secured[official]))
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


def _tile(tile: int) -> object:
    return "candidate" if tile == CANDIDATE_TILE else tile


def _marker(owner: int, standing: bool) -> str:
    return "nobody" if owner == NOBODY else f"{owner} {'standing' if standing else 'lying'}"


# --- what is counted ---


def _counts(s: State) -> Iterator[tuple[str, str, int]]:
    """Place, thing, how many."""
    yield from _cards("deck", s.cards, DECK)
    yield from _cards("discard", s.cards, DISCARD_PILE)
    yield from _rewards("reward deck", s, REWARD_DECK)
    yield from _rewards("played", s, REWARDS_PLAYED)
    yield from (("stack", f"price {n + LOWEST_PRICE}", int(s.stack[n])) for n in range(N_PRICES))
    yield "stack", "tile", int(s.stack[STACK_ALL])
    yield "candidates", "any", int(s.any_left)
    for seat in range(int(s.players)):
        yield from _cards(f"hand {seat}", s.hand, seat * ROW)
        yield from _cards(f"aside {seat}", s.aside, seat * ROW)
        yield from _rewards(f"rewards {seat}", s, seat * REWARD_ROW)
        yield f"score {seat}", "point", int(s.score[seat])
        yield from ((f"{place} {seat}", _THINGS[place], int(s.own[at + seat])) for place, at in _OWN.items())
        yield from ((f"on {box} {seat}", "cube", int(s.on_box[seat * N_BOXES + n])) for n, box in enumerate(BOX_NAMES))
        yield from (
            (f"visitors {word}", str(seat), int(s.visited[n]) >> seat & 1) for n, word in enumerate(DISTANT_LANDS)
        )
        for value in range(1, GIFTS + 1):
            yield _gift_place(seat, int(s.gift[seat * GIFTS + value - 1])), f"gift {value}", 1


def _cards(place: str, row: Any, at: int) -> Iterator[tuple[str, str, int]]:
    yield place, "card", int(row[at + ALL])
    yield from ((place, f"face {kind + 1}", int(row[at + kind])) for kind in range(N_CARDS))


def _rewards(place: str, s: State, at: int) -> Iterator[tuple[str, str, int]]:
    yield place, "reward", int(s.rewards[at + REWARD_ALL])
    yield from ((place, CARD_WORDS[card], int(s.rewards[at + card])) for card in range(N_REWARDS))


def _gift_place(seat: int, state: int) -> str:
    return f"{_GIFT_PLACES[state]} {seat}" if state < ACTIVE else f"given {seat} to {state - ACTIVE}"


# --- claims: what has become of what there is one of ---

Facts = Mapping[str, Any]
Claims = Iterator[Claim]


def _is(topic: str, value: object) -> Claim:
    return Claim(f"{topic}: {value}", NOW, NOW)


def _points(seat: int, points: int) -> Claim:
    return Claim("point", OUTSIDE, f"score {seat}", points)


def _move(thing: str, source: str, target: str, number: int = 1) -> Claim:
    return Claim(thing, source, target, number)


def _faces(view: View, seat: int, thing: str, source: str, target: str, number: int = 1) -> Claim:
    """A face leaves a hand: whoever does not see that hand sees only where it comes to."""
    return Claim(thing, source if view.seat == seat else OUTSIDE, target, number)


def _asked(facts: Facts, view: View) -> Claims:
    yield _is("asked", f"{facts['room']} {facts['player']} {facts['free']}")


def _cubes_placed(facts: Facts, view: View) -> Claims:
    seat, space = facts["player"], facts["space"]
    yield _move("cube", f"unused {seat}", f"on {space} {seat}", facts["cubes"])
    yield _is(f"uses {seat} {space}", facts["uses"])


def _payment_begun(facts: Facts, view: View) -> Claims:
    yield _is("price", facts["amount"])
    yield _is("paid", 0)


def _spend(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield _move("card", f"hand {seat}", "discard")
    yield _faces(view, seat, f"face {facts['coins']}", f"hand {seat}", "discard")
    yield _is("paid", int(view.table.paid) + facts["amount"])


def _marker_placed(facts: Facts, view: View) -> Claims:
    yield _is(f"marker {facts['official']}", _marker(facts["owner"], facts.get("standing", "yes") == "yes"))


def _chief(facts: Facts, view: View) -> Claims:
    yield _is("chief", facts["chief"])
    yield _move("cube", f"unused {facts['chief']}", f"on {BOX_NAMES[BOX_FAVOUR]} {facts['chief']}")


def _round(facts: Facts, view: View) -> Claims:
    """All cubes come back, and as many are active as the gifts allow."""
    s = view.table
    yield _is("round", facts["round"])
    yield _is("forced", False)
    for seat in range(int(s.players)):
        yield _is(f"passed {seat}", False)
        unused = int(s.own[UNUSED_CUBES + seat])
        yield _move("cube", OUTSIDE, f"unused {seat}", facts["cubes"][seat] - unused)
        for n, box in enumerate(BOX_NAMES):
            yield _move("cube", f"on {box} {seat}", OUTSIDE, int(s.on_box[seat * N_BOXES + n]))
            yield _is(f"uses {seat} {box}", 0)


def _pass(facts: Facts, view: View) -> Claims:
    yield _is(f"passed {facts['player']}", True)


# --- gifts and reward cards ---


def _gift_gone(giver: int, recipient: int, value: int) -> Claim:
    return _move(f"gift {value}", f"given {giver} to {recipient}", f"out {giver}")


def _gift_given(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield _move(f"gift {facts['value']}", f"available {seat}", f"given {seat} to {facts['to']}")


def _gift_bought(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield _move(f"gift {facts['value']}", f"unavailable {seat}", f"available {seat}")


def _gift_used(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield _move(f"gift {facts['value']}", f"available {seat}", f"out {seat}")


def _gift_cancelled(facts: Facts, view: View) -> Claims:
    yield _gift_gone(facts["giver"], facts["recipient"], facts["value"])


def _gift_cancelled_by_tutor(facts: Facts, view: View) -> Claims:
    yield _gift_gone(facts["owner"], facts["player"], facts["value"])


def _played(card: str) -> Callable[[Facts, View], Claims]:
    def claims(facts: Facts, view: View) -> Claims:
        seat = facts["player"]
        yield _move("reward", f"rewards {seat}", "played")
        yield _faces(view, seat, facts.get("card", card), f"rewards {seat}", "played")

    return claims


def _insulted(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield _move("reward", f"rewards {seat}", OUTSIDE)
    if view.seat == seat:
        yield _move(CARD_WORDS[REWARD_INSULTED], f"rewards {seat}", OUTSIDE)
    yield _is("insulted", seat)
    yield _move("army", f"colony {seat}", OUTSIDE)
    yield _points(seat, 2)


def _reward_drawn(facts: Facts, view: View) -> Claims:
    yield _move("reward", "reward deck", f"rewards {facts['player']}")
    if "card" in facts:
        yield _move(facts["card"], OUTSIDE, f"rewards {facts['player']}")


def _reward_shown(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    if seat != view.seat or seat < 0:
        yield _move(facts["card"], OUTSIDE, "reward deck" if seat < 0 else f"rewards {seat}")


# --- cards ---


def _card_drawn(facts: Facts, view: View) -> Claims:
    yield _move("card", "deck", f"hand {facts['player']}")
    if "coins" in facts:
        yield _move(f"face {facts['coins']}", OUTSIDE, f"hand {facts['player']}")


def _card_aside(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield _move("card", f"hand {seat}", f"aside {seat}")
    if "coins" in facts:
        yield _move(f"face {facts['coins']}", f"hand {seat}", f"aside {seat}")


def _aside_shown(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    for coins, word in enumerate(("ones", "twos", "threes"), 1):
        yield _move("card", f"aside {seat}", "discard", facts[word])
        yield _faces(view, seat, f"face {coins}", f"aside {seat}", "discard", facts[word])


def _hand_shown(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    for coins, word in enumerate(("ones", "twos", "threes"), 1):
        if seat != view.seat or seat < 0:
            yield _move(f"face {coins}", OUTSIDE, "deck" if seat < 0 else f"hand {seat}", facts[word])


def _shuffled(facts: Facts, view: View) -> Claims:
    for _, thing, number in _cards("discard", view.table.cards, DISCARD_PILE):
        yield _move(thing, "discard", "deck" if thing == "card" else OUTSIDE, number)


# --- junks, armies, lands ---


def _junks_bought(facts: Facts, view: View) -> Claims:
    yield _move("junk", OUTSIDE, f"shipyard {facts['player']}", facts["quantity"])


def _junks_sailed(facts: Facts, view: View) -> Claims:
    seat = facts["player"]
    yield _move("junk", f"shipyard {seat}", f"ocean {seat}", facts["quantity"])
    yield _move("junk", f"ocean {seat}", OUTSIDE, JUNKS_PER_VOYAGE * facts["voyages"])


def _junks_moved(facts: Facts, view: View) -> Claims:
    yield _move("junk", f"shipyard {facts['from']}", f"shipyard {facts['to']}", 2)


def _arrived(facts: Facts, view: View) -> Claims:
    yield _move(str(facts["player"]), OUTSIDE, f"visitors {facts['land']}")
    yield _is(f"discoverer {facts['land']}", facts["first"])
    yield _points(facts["player"], facts["points"])


def _recruited(facts: Facts, view: View) -> Claims:
    yield _move("army", f"barracks {facts['player']}", f"colony {facts['player']}")


def _invaded(facts: Facts, view: View) -> Claims:
    yield _move("army", f"colony {facts['player']}", OUTSIDE)
    yield _is(f"box {facts['box']}", facts["player"])


def _marched(facts: Facts, view: View) -> Claims:
    yield _is(f"box {facts['source']}", "nobody")
    yield _is(f"box {facts['box']}", facts["owner"])


def _land_laid(facts: Facts, view: View) -> Claims:
    land = facts["land"]
    yield _is(f"land {land}", facts["where"])
    yield _is(f"conquest {land}", False)
    for box in range(int(LAND_BOXES[FOREIGN_LANDS.index(land)])):
        yield _is(f"box {land}-{box + 1}", "nobody")


def _land_resolved(facts: Facts, view: View) -> Claims:
    yield _is(f"conquest {facts['land']}", True)
    yield from (_points(seat, points) for seat, points in enumerate(facts.get("points", [])))


# --- officials, examination, ministries ---


def _official(facts: Facts, view: View) -> Claims:
    yield _move("tile", "stack", OUTSIDE)
    yield _move(f"price {facts['price']}", "stack", OUTSIDE)
    yield _is(f"tile {facts['official']}", facts["price"])


def _swapped(facts: Facts, view: View) -> Claims:
    s = view.table
    for here, there in ((facts["own"], facts["official"]), (facts["official"], facts["own"])):
        other = OFFICIAL_WORDS.index(there)
        yield _is(f"tile {here}", _tile(int(s.tile[other])))
        yield _is(f"marker {here}", _marker(int(s.marker[other]), bool(s.secured[other])))


def _student(facts: Facts, view: View) -> Claims:
    yield _is(f"student {facts['student']}", facts["owner"])


def _student_replaced(facts: Facts, view: View) -> Claims:
    yield _is(f"student {facts['student']}", facts["player"])


def _forced(facts: Facts, view: View) -> Claims:
    yield _is("forced", True)


def _backs(facts: Facts, view: View) -> Claims:
    yield _is(f"backs {facts['player']}", facts["student"])


def _won(facts: Facts, view: View) -> Claims:
    yield _is("winner", facts["winner"])


def _candidate_gone(facts: Facts, view: View) -> Claims:
    yield _is("winner", "nobody")
    yield _is("candidate", "none")
    yield from (_is(f"student {word}", "nobody") for word in STUDENT_WORDS)


def _candidate_placed(facts: Facts, view: View) -> Claims:
    yield _is(f"tile {facts['official']}", "candidate")
    yield from _candidate_gone(facts, view)


def _candidate_drawn(facts: Facts, view: View) -> Claims:
    ministry = facts["ministry"]
    yield _is("candidate", "none" if facts["resolved"] == "yes" else ministry)
    if ministry == "any":
        yield _move("any", "candidates", OUTSIDE)
    else:
        yield _is(f"named {ministry}", False)


def _counted(facts: Facts, view: View) -> Claims:
    yield _is(f"held {facts['official']}", facts["owner"])


def _lent(facts: Facts, view: View) -> Claims:
    s = view.table
    for space in range(SPACES):
        if s.holder[space] == facts["player"]:
            yield _is(f"held {facts['ministry']}-{space + 1}", facts["to"])
    yield _is(f"dropped {facts['player']}", True)


def _resolved(facts: Facts, view: View) -> Claims:
    name = facts["ministry"]
    ministry = MINISTRIES.index(name)
    yield _is(f"resolved {name}", True)
    yield from (_is(f"held {name}-{space + 1}", "nobody") for space in range(SPACES))
    yield from (_is(f"dropped {seat}", False) for seat in range(int(view.table.players)))
    if "minister" in facts:
        secretary = facts.get("secretary", facts["minister"])
        yield _is(f"post {ministry}", facts["minister"])
        yield _is(f"post {ministry + len(MINISTRIES)}", secretary)
        yield _points(facts["minister"], facts["first"])
        yield _points(secretary, facts["second"])


# --- set-up and end ---


def _chit(facts: Facts, view: View) -> Claims:
    ministry = MINISTRIES.index(facts["ministry"])
    yield _is(f"chit {ministry}", facts["minister"])
    yield _is(f"chit {ministry + len(MINISTRIES)}", facts["secretary"])


def _distant_chit(facts: Facts, view: View) -> Claims:
    yield _is(f"chit {N_POSTS + DISTANT_LANDS.index(facts['land'])}", facts["value"])


def _wall(facts: Facts, view: View) -> Claims:
    yield _is("wall", facts["piece"])


def _ends(facts: Facts, view: View) -> Claims:
    if "ministries" in facts["reason"]:
        yield _is("all resolved", True)


def _title(facts: Facts, view: View) -> Claims:
    yield _is(f"title {facts['title']}", facts["player"])
    yield _points(facts["player"], 1)


def _over(facts: Facts, view: View) -> Claims:
    yield _is("asked", "over")


_CLAIMS: dict[str, Callable[[Facts, View], Claims]] = {
    "asked": _asked,
    "cubes-placed": _cubes_placed,
    "payment-begun": _payment_begun,
    "did-spend": _spend,
    "marker-placed": _marker_placed,
    "marker-stood-up": _marker_placed,
    "did-appoint": _chief,
    "did-deal-chief": _chief,
    "round-begins": _round,
    "did-pass": _pass,
    "did-give-gift": _gift_given,
    "gift-bought": _gift_bought,
    "did-petition": _gift_used,
    "gift-cancelled": _gift_cancelled,
    "gift-replaced": _gift_cancelled,
    "did-cancel-gift": _gift_cancelled_by_tutor,
    "did-card-bribery": _played(""),
    "did-card-gift": _played("gift"),
    "did-card-extra": _played("extra-action"),
    "did-card-cash": _played("cash"),
    "did-card-recruit": _played("recruit-army"),
    "did-card-insulted": _insulted,
    "did-deal-reward": _reward_drawn,
    "reward-shown": _reward_shown,
    "did-deal-card": _card_drawn,
    "tutor-card": _card_aside,
    "did-discard": _card_aside,
    "tutor-cards-shown": _aside_shown,
    "discards-shown": _aside_shown,
    "hand-shown": _hand_shown,
    "deck-shuffled": _shuffled,
    "junks-bought": _junks_bought,
    "junks-sailed": _junks_sailed,
    "did-move-junks": _junks_moved,
    "did-arrive": _arrived,
    "army-recruited": _recruited,
    "army-invaded": _invaded,
    "did-army-to": _marched,
    "did-deal-land": _land_laid,
    "land-conquered": _land_resolved,
    "land-failed": _land_resolved,
    "did-deal-official": _official,
    "did-swap-other": _swapped,
    "student-placed": _student,
    "did-replace-student": _student_replaced,
    "exam-forced": _forced,
    "did-tutor": _backs,
    "exam-contested": _won,
    "exam-uncontested": _won,
    "did-place-candidate": _candidate_placed,
    "candidate-leaves": _candidate_gone,
    "did-deal-candidate": _candidate_drawn,
    "influence-counted": _counted,
    "did-lend": _lent,
    "ministry-two": _resolved,
    "ministry-one": _resolved,
    "ministry-vacant": _resolved,
    "did-deal-chit": _chit,
    "did-deal-distant": _distant_chit,
    "wall-grows": _wall,
    "game-ends": _ends,
    "title-awarded": _title,
    "game-won": _over,
}
