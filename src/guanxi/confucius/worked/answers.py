"""What the table tells after an example's moves, in the words in which examples expect it."""

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from guanxi.confucius.doors.positions import LAND_PLACES
from guanxi.confucius.rules import engine
from guanxi.confucius.rules.clauses import NOTHING
from guanxi.confucius.rules.components import (
    BOX_BRIBE,
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    LAND_BOXES,
    LAND_SPACES,
    MINISTRIES,
    N_CARDS,
    N_OFFICIALS,
    N_POSTS,
    SPACES,
)
from guanxi.confucius.rules.phases import count_gifts, invasions
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES, title_holder
from guanxi.confucius.rules.scoring.winner import is_ahead
from guanxi.confucius.rules.scoring.winner import places as places_of
from guanxi.confucius.rules.shared import spaces
from guanxi.confucius.rules.shared.officials import influence
from guanxi.confucius.rules.state import (
    APPOINTING,
    AS_USUAL,
    CANDIDATE_TILE,
    DISCARD_PILE,
    NO_TILE,
    NOBODY,
    PLACING_CANDIDATE,
    STACK_ALL,
    State,
    copy_state,
)
from guanxi.confucius.worked import moves
from guanxi.confucius.worked.checks import Entry, known
from guanxi.confucius.worked.numbers import COMMERCIAL, ENOUGH, SPEND

if TYPE_CHECKING:
    from guanxi.confucius.worked.examples import Example

REASON: Final = "The Admiral (yellow) is not tied; the Chief Minister outranks the General among the tied players."


def by_name(names: Mapping[str, object], count: Callable[[str], Any]) -> dict[str, int]:
    """The same question for each player named."""
    return {name: int(count(name)) for name in names}


def of_row(row: Any, at: int) -> Callable[["Example", Any], dict[str, int]]:
    """A row of `own`, for the players named."""
    return lambda e, x: by_name(x, lambda name: row(e)[at + e.table.seat(name)])


def same_members(expected: Sequence[Any], found: Sequence[Any]) -> Sequence[Any]:
    """What is expected, if only the order differs."""
    return expected if sorted(map(str, expected)) == sorted(map(str, found)) else found


def name_of(e: "Example", seat: Any) -> str:
    """A player, or none."""
    return e.table.names[int(seat)] if seat != NOBODY else "none"


# --- cubes and turns ---


def active_cubes(e: "Example", x: Entry) -> dict[str, int]:
    """Unused cubes and those on spaces."""
    return by_name(x, lambda name: count_gifts.active_cubes(e.table.s, e.table.seat(name)))


def active_cubes_next_round(e: "Example", x: Entry) -> dict[str, int]:
    """After everybody has done as little as possible until the next Chief Minister is to be named."""
    s, e.table.s = e.table.s, copy_state(e.table.s)
    while e.table.s.round == s.round or e.table.s.room != APPOINTING:
        e.table.idle()
    found = active_cubes(e, x)
    e.table.s = s
    return found


def second_commercial_income(e: "Example", _: object) -> str:
    """Whether a second Commercial Income is refused on the next turn."""
    s, e.table.s = e.table.s, copy_state(e.table.s)
    e.table.advance("purple")
    clause = e.table.clause(COMMERCIAL)
    e.table.s = s
    return "illegal" if clause == "CF-ACT-COM-01" else "legal"


def unsecured_gained(e: "Example", _: object) -> int:
    """Unsecured officials that Black has got."""
    seat = e.table.seat("black")

    def count(s: State) -> int:
        return sum(s.marker[n] == seat and not s.secured[n] for n in range(N_OFFICIALS))

    return count(e.table.s) - count(e.before[0])


def usual_cubes(e: "Example", _: object) -> int:
    """What the action of the Imperial Favour would have cost in cubes."""
    s = copy_state(e.before[0])
    s.free = AS_USUAL
    return int(spaces.price(s, BOX_BRIBE))


# --- cards ---


def discarded(e: "Example") -> list[int]:
    """Cards that have come to the discard pile, by their coins."""
    pile = range(DISCARD_PILE, DISCARD_PILE + N_CARDS)
    more = [int(e.table.s.cards[n]) - int(e.table.start.cards[n]) for n in pile]
    return [kind + 1 for kind in range(N_CARDS) for _ in range(more[kind])]


def payments(e: "Example", legal: bool) -> list[dict[str, Any]]:
    """Every set of cards of the hand, paid for Commercial Income: the legal ones, or the others."""
    hand = e.initial["hands"][e.entry["move"][0]["actor"]]
    sets = {cards for size in range(len(hand) + 1) for cards in combinations(sorted(hand), size)}
    tried = [(list(cards), _drawn(e.before[0], cards)) for cards in sets]
    return [{"cards": cards, "drawn": drawn} for cards, drawn in tried if (drawn > 0) == legal]


def _drawn(s: State, cards: Sequence[int]) -> int:
    """How many cards are due after this payment; 0 if it is refused."""
    s = copy_state(s)
    for action in [COMMERCIAL, *(SPEND + coins - 1 for coins in cards), ENOUGH]:
        if engine.why_not(s, s.seat, action) != NOTHING:
            return 0
        engine.do(s, action)
    return int(s.draws)


# --- gifts ---


def cancelled(e: "Example", x: Sequence[Any]) -> Sequence[Any]:
    """Gifts of the beginning that are active no more."""
    now = e.table.gifts(e.finished())
    return same_members(x, [gift for gift in e.initial["gifts"] if gift not in now])


# --- officials ---


def official_told(e: "Example", told: Entry) -> dict[str, Any]:
    """An official in the words in which one is expected."""
    official = moves.official(told)
    found = {"ministry": told["ministry"], "space": told["space"], "owner": name_of(e, e.table.s.marker[official])}
    if "secured" in told:
        found["secured"] = bool(e.table.s.secured[official])
    return found


def owners(e: "Example", x: Entry) -> dict[str, str]:
    """Who has a marker on the spaces named, such as `space_7`, of the ministry in question."""
    first = MINISTRIES.index(e.initial["ministry"]) * SPACES
    return {word: name_of(e, e.table.s.marker[first + int(word.removeprefix("space_")) - 1]) for word in x}


def officials_changed(e: "Example", x: Sequence[Entry]) -> list[Any]:
    """The officials that are not as they were; only their numbers, if others changed."""
    changed = [n for n in range(N_OFFICIALS) if _face(e.table.s, n) != _face(e.table.start, n)]
    if changed != sorted(moves.official(told) for told in x):
        return changed
    return [official_told(e, told) for told in x]


def _face(s: State, official: int) -> tuple[int, int, int]:
    return int(s.tile[official]), int(s.marker[official]), int(s.secured[official])


def influence_now(e: "Example", x: Entry) -> dict[str, Any]:
    """After loans, those of the ministry in question; otherwise by ministry."""
    if e.lent:
        return {name: count for name, count in e.lent.items() if count}
    return {ministry: _influence_in(e, MINISTRIES.index(ministry), named) for ministry, named in x.items()}


def _influence_in(e: "Example", ministry: int, named: Entry) -> dict[str, int]:
    return by_name(named, lambda name: influence(e.table.s, e.table.seat(name), ministry))


def posts(e: "Example", x: Entry, first: int) -> dict[str, str]:
    """Who holds the posts of these ministries."""
    return {ministry: name_of(e, e.table.s.post[first + MINISTRIES.index(ministry)]) for ministry in x}


def post(e: "Example", first: int) -> str:
    """The same for the ministry in question."""
    return posts(e, {e.initial["ministry"]: ""}, first)[e.initial["ministry"]]


def filled(e: "Example", x: Entry) -> dict[str, list[int]]:
    """Spaces that have got a tile."""
    start, now = e.table.start.tile, e.table.s.tile
    new = [n for n in range(N_OFFICIALS) if start[n] == NO_TILE and now[n] != NO_TILE]
    return {name: [n % SPACES + 1 for n in new if n // SPACES == MINISTRIES.index(name)] for name in x}


# --- candidates ---


def exam_winner(e: "Example", _: object) -> str:
    """Who has won the examination, or the game."""
    if e.table.s.room == PLACING_CANDIDATE:
        return name_of(e, e.table.s.winner)
    return winner(e, False)


def candidate_placed(e: "Example", x: Entry) -> dict[str, Any]:
    """Where and how it stands; a space still to be chosen is any of the empty ones."""
    s, official = e.finished(), e.placed
    if official < 0:
        new = [n for n in range(N_OFFICIALS) if s.tile[n] == CANDIDATE_TILE]
        official = new[0]
        gaps = [n for n in range(N_OFFICIALS) if e.table.s.tile[n] == NO_TILE and n // SPACES == new[0] // SPACES]
        space: object = "any empty" if e.places() == gaps else e.places()
    else:
        space = official % SPACES + 1
    found = {"ministry": MINISTRIES[official // SPACES], "space": space, "owner": name_of(e, s.marker[official])}
    found["secured"] = bool(s.secured[official] and s.tile[official] == CANDIDATE_TILE)
    return {key: found[key] for key in x}


def legal_places(e: "Example", _: object) -> list[dict[str, Any]]:
    """Where the candidate may be placed."""
    return [{"ministry": MINISTRIES[n // SPACES], "space": n % SPACES + 1} for n in e.places()]


def replaced_tile(e: "Example", _: object) -> str:
    """What has become of the tile under the candidate."""

    def tiles(s: State) -> int:
        return int(s.stack[STACK_ALL]) + sum(tile > CANDIDATE_TILE for tile in s.tile)

    return "out of the game" if tiles(e.table.s) == tiles(e.before[-1]) - 1 else "still there"


def replaced_marker(e: "Example", x: str) -> str:
    """What has become of its marker."""
    owner, ministry = int(e.before[-1].marker[e.placed]), e.placed // SPACES
    before, now = (int(influence(s, owner, ministry)) for s in (e.before[-1], e.table.s))
    if now != before - 1:
        return "still there"
    return "back to its owner" if x == "back to its owner" else f"back to {name_of(e, owner)}"


# --- lands ---


def distant_lands(e: "Example", x: Sequence[Entry]) -> list[dict[str, Any]]:
    """Chit and markers of the lands named; a chit that was taken counts 0."""
    s, found = e.table.s, []
    for told in x:
        land = DISTANT_LANDS.index(told["id"])
        chit = int(s.chit[N_POSTS + land]) if s.discoverer[land] == NOBODY else 0
        markers = [name for seat, name in enumerate(e.table.names) if s.visited[land] >> seat & 1]
        found.append({"id": told["id"], "chit": chit, "markers": markers})
    return found


def lands(e: "Example", x: Sequence[Entry]) -> list[dict[str, Any]]:
    """Boxes of the foreign lands named."""
    s, found = e.table.s, []
    for told in x:
        space = LAND_PLACES.index(told["space"])
        places = range(space * BOXES, space * BOXES + int(LAND_BOXES[int(s.land[space])]))
        owners = [name_of(e, s.box[n]) for n in places]
        found.append({"space": told["space"], "id": FOREIGN_LANDS[s.land[space]], "boxes": owners})
    return found


def lands_resolved(e: "Example", x: Sequence[str]) -> Sequence[str]:
    """Foreign lands that have been turned over."""
    resolved = [space for space in range(LAND_SPACES) if invasions.is_resolved(e.table.s, space)]
    return same_members(x, [FOREIGN_LANDS[e.table.s.land[space]] for space in resolved])


# --- points ---


def titles(e: "Example") -> dict[str, str]:
    """Who has been awarded which title."""
    names = enumerate(TITLE_NAMES)
    return {word: name_of(e, title_holder(e.table.s, title)) for title, word in names}


def ended(e: "Example", admiral: bool) -> State:
    """The end, with points and titles as they are told, if they are."""
    s = copy_state(e.table.s)
    s.admiral = admiral
    if "score_before_tiebreak" in e.initial:
        for name, score in e.initial["score_before_tiebreak"].items():
            s.score[e.table.seat(name)] = score
        told = known(e.initial["titles"], " ".join(TITLE_NAMES))
        holders = [e.table.seat(told[word]) for word in TITLE_NAMES]
        s.titles = sum((seat + 1) << (4 * title) for title, seat in enumerate(holders))
    return s


def winner(e: "Example", admiral: bool) -> str:
    """Who has won; several are told together."""
    places = places_of(ended(e, admiral))
    return " and ".join(name for name, place in zip(e.table.names, places, strict=True) if place == 1)


def reason(e: "Example", _: object) -> str:
    """The sentence, if what it says is so."""
    s = ended(e, False)
    tied = [seat for seat in range(len(e.table.names)) if s.score[seat] == max(s.score)]
    chief, admiral, general = (int(title_holder(s, title)) for title in range(3))
    so = name_of(e, admiral) == "yellow" and admiral not in tied and sorted(tied) == sorted([chief, general])
    return REASON if so and is_ahead(s, chief, general) else "something else"


def score_gain(e: "Example", x: Entry) -> dict[str, int]:
    """Points since the beginning."""
    before = e.initial.get("score", {})
    return by_name(x, lambda name: e.table.s.score[e.table.seat(name)] - before.get(name, 0))
