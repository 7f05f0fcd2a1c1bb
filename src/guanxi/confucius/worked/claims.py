"""What examples say in sentences: what came of a move, and what would have been illegal instead."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from guanxi.confucius.rules import engine
from guanxi.confucius.rules.clauses import IDS
from guanxi.confucius.rules.components import BINGBU, BOX_BRIBE, GONGBU, HUBU, N_OFFICIALS, SPACES
from guanxi.confucius.rules.shared import gifts, spaces
from guanxi.confucius.rules.shared.officials import influence
from guanxi.confucius.rules.state import NO_TILE, SHIPYARD, State, copy_state
from guanxi.confucius.worked import moves
from guanxi.confucius.worked.numbers import (
    ARMY_TO,
    BRIBE,
    CANDIDATE,
    ENOUGH,
    LEND,
    PETITION,
    SWAP_OTHER,
    SWAP_OWN,
    TRANSFER,
    TUTOR,
)

if TYPE_CHECKING:
    from guanxi.confucius.worked.examples import Example

Actions = Callable[["Example"], Sequence[int]]


# --- what came of a move ---


def _unsecured(e: "Example", name: str, ministry: int) -> list[int]:
    s, seat = e.table.s, e.table.seat(name)
    there = range(ministry * SPACES, ministry * SPACES + SPACES)
    return [official for official in there if s.marker[official] == seat and not s.secured[official]]


def _influence(e: "Example", name: str, ministry: int) -> int:
    return int(influence(e.table.s, e.table.seat(name), ministry))


def _may_be_transferred(e: "Example") -> bool:
    """On a later turn of White's, to Purple, whose gift that cancels."""
    s = copy_state(e.table.s)
    white, purple = e.table.seat("white"), e.table.seat("purple")
    s.seat = white
    official = _unsecured(e, "white", BINGBU)[0]
    action = TRANSFER + official * 5 + purple
    before = gifts.value_from(s, purple, white)
    legal = IDS[engine.why_not(s, white, action)] == ""
    engine.do(s, action)
    return legal and before > 0 and gifts.value_from(s, purple, white) == 0


def _is_blocked(e: "Example") -> bool:
    """Was bribing in Hubu refused because of the gift?"""
    s = e.before[-1]
    clauses = {IDS[engine.why_not(s, s.seat, BRIBE + HUBU * SPACES + n)] for n in range(SPACES)}
    return "CF-ACT-BRIBE-05" in clauses and "" not in clauses


def _two_cubes_of_one(e: "Example") -> bool:
    return int(spaces.price(e.table.s, BOX_BRIBE)) == 2 and e.table.cubes("green") == 1


CLAIMS: Final[Mapping[str, Callable[["Example"], bool]]] = {
    "Green's value 3 gift is available.": lambda e: bool(gifts.is_available(e.table.s, e.table.seat("green"), 3)),
    "Purple's hand grows from 0 to 2 cards.": lambda e: (
        e.initial["hands"]["purple"] == 0 and e.table.cards("purple") == 2
    ),
    "White has an unsecured official in Bingbu, which may later be transferred to Purple to cancel Purple's gift.": (
        lambda e: len(_unsecured(e, "white", BINGBU)) == 1 and _may_be_transferred(e)
    ),
    "Yellow's shipyard holds 5 junks.": lambda e: e.table.s.own[SHIPYARD + e.table.seat("yellow")] == 5,
    "Black has an unsecured official in Gongbu.": lambda e: len(_unsecured(e, "black", GONGBU)) == 1,
    "legal; Yellow's influence becomes 1": lambda e: _influence(e, "yellow", HUBU) == 1,
    "illegal, 1 is not below Green's 1": lambda e: (
        _is_blocked(e) and _influence(e, "green", HUBU) == 1 == _influence(e, "yellow", HUBU)
    ),
    "legal, Green has no influence there": lambda e: _influence(e, "green", BINGBU) == 0,
    "legal, cards are exempt": _is_blocked,
    "legal": lambda e: True,  # that is checked with the move itself
    "illegal": lambda e: True,
    "illegal, it would cost two cubes and one is left": _two_cubes_of_one,
}


def check(e: "Example", text: str) -> Iterator[str]:
    """What a move says of its outcome."""
    if text not in CLAIMS:
        yield f"expect {text!r} is not understood"
    elif not CLAIMS[text](e):
        yield f"does not hold: {text}"


# --- what would have been illegal ---


def _tutor(owner: str) -> Actions:
    return lambda e: [TUTOR + e.students().index(owner)]


def _candidate(ministry: str, *told: int) -> Actions:
    return lambda e: [CANDIDATE + moves.official({"ministry": ministry, "space": space}) for space in told]


def _replacing(secured: bool) -> Actions:
    """Officials that are secured."""

    def actions(e: "Example") -> list[int]:
        s = e.before[-1]
        return [CANDIDATE + n for n in range(N_OFFICIALS) if s.tile[n] != NO_TILE and bool(s.secured[n]) == secured]

    return actions


def _elsewhere(e: "Example") -> list[int]:
    first = GONGBU * SPACES
    return [CANDIDATE + n for n in range(N_OFFICIALS) if not first <= n < first + SPACES]


def _bribes(ministry: str) -> Actions:
    return lambda e: moves.meanings(e, {"action": "bribe_official", "ministry": ministry})


def _transfer(e: "Example") -> list[int]:
    return moves.meanings(e, {**e.entry["move"][0], "target": "green"})


def _official(ministry: str, space: int) -> int:
    return moves.official({"ministry": ministry, "space": space})


# Each with the moment of the example, what would be said before it, what is then refused, and by which clause.
ALTERNATIVES: Final[Mapping[str, tuple[int, Sequence[int], Actions, str]]] = {
    "white bribes in Gongbu": (2, (), _bribes("gongbu"), "CF-ACT-BRIBE-05"),
    "black tutors yellow's student": (0, (), _tutor("yellow"), "CF-EXAM-10"),
    "yellow tutors yellow's student": (6, (), _tutor("yellow"), "CF-EXAM-10"),
    "purple contributes no card": (3, (), lambda e: [ENOUGH], "CF-EXAM-06"),
    "black tutors black's student": (2, (), _tutor("black"), "CF-EXAM-10"),
    "green tutors green's student": (4, (), _tutor("green"), "CF-EXAM-10"),
    "replacing a secured official": (0, (), _replacing(True), "CF-EXAM-18"),
    "placing in another ministry": (0, (), _elsewhere, "CF-EXAM-19"),
    "green lends to purple": (0, (), lambda e: [LEND + e.table.seat("purple")], "CF-RES-11"),
    "transfer to green, who is not a giver to white (unless house rule transfer_without_gift)": (
        *(0, (), _transfer, "CF-ACT-TRANS-04"),
    ),
    "replacing Black's official on Hubu 3": (0, (), _candidate("hubu", 3), "CF-EXAM-17"),
    "replacing the unbribed official on Hubu 1": (0, (), _candidate("hubu", 1), "CF-EXAM-17"),
    "picking Bingbu, which is full of secured officials, in order to replace in Hubu": (
        *(
            0,
            (),
            lambda e: [*_candidate("bingbu", *range(1, 8))(e), *_candidate("hubu", *range(1, 7))(e)],
            "CF-EXAM-21",
        ),
    ),
    "placing in Gongbu": (0, (), _candidate("gongbu", *range(1, 8)), "CF-OFF-09"),
    "the empty space Hubu 7": (0, (), _candidate("hubu", 7), "CF-EXAM-19"),
    "the empty space Gongbu 7": (0, (), _candidate("gongbu", 7), "CF-EXAM-19"),
    "swapping Hubu 6 with Bingbu 5, which is more senior": (
        0,
        (PETITION + 3, SWAP_OWN + _official("hubu", 6)),
        lambda e: [SWAP_OTHER + _official("bingbu", 5)],
        "CF-ACT-PET-11",
    ),
    "swapping Hubu 4 with the empty space Hubu 7": (
        *(1, (), lambda e: [SWAP_OTHER + _official("hubu", 7)], "CF-ACT-PET-12"),
    ),
    "moving White's army onto Mongolia's first box, which is occupied": (
        *(1, (), lambda e: [ARMY_TO + moves.place(e, {"land": "mongolia", "box": 1})], "CF-ACT-PET-14"),
    ),
}


def check_alternatives(e: "Example", texts: Sequence[str]) -> Iterator[str]:
    """What the example calls illegal is refused, by the clause that is in question."""
    for text in texts:
        if text not in ALTERNATIVES:
            yield f"illegal alternative {text!r} is not understood"
            continue
        moment, said, actions, clause = ALTERNATIVES[text]
        found = _clauses(e.before[moment], said, actions(e))
        if "" in found or clause not in found:
            yield f"illegal alternative {text!r}: refused by {sorted(found)}, expected {clause}"


def _clauses(s: State, said: Sequence[int], actions: Sequence[int]) -> set[str]:
    s = copy_state(s)
    for action in said:
        engine.do(s, action)
    return {IDS[engine.why_not(s, s.seat, action)] for action in actions}
