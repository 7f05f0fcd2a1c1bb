"""What examples say would be otherwise: after another move, with the Admiral variant, under a house rule."""

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from guanxi.confucius.rules.components import N_OFFICIALS
from guanxi.confucius.rules.shared.officials import is_resolved, ministry_of
from guanxi.confucius.rules.state import NO_TILE
from guanxi.confucius.worked import answers, moves
from guanxi.confucius.worked.checks import Entry, differ, strange
from guanxi.core.catalogue import load_catalogue

if TYPE_CHECKING:
    from guanxi.confucius.worked.examples import Example

# House rules that nobody can play yet: of them it is only checked that the rules as played give something else.
NOT_PLAYED: Final[Mapping[str, str]] = {
    "candidate_fallback_may_use_empty_space": "house rule not played yet",  # CF-EX-35
    "petition_own_army_only": "house rule not played yet",  # CF-EX-39
    "free_action_leaves_no_trace": "house rule not played yet",  # CF-EX-41
    "titles_need_positive_count": "house rule not played yet",  # CF-EX-43
}


def check(e: "Example", told: Entry) -> Iterator[str]:
    """What does not hold of it."""
    if "instead_of_move" in told:
        yield from _another_move(e, told)
    elif told["house_rule"] == "admiral_variant":
        yield from strange("entry", told, "house_rule winner")
        yield from differ("winner", told["winner"], answers.winner(e, True))
    else:
        yield from _house_rule(e, told)


def _another_move(e: "Example", told: Entry) -> Iterator[str]:
    number = told["instead_of_move"]
    yield from differ("instead_of_move", True, 1 <= number <= len(e.entry["move"]))
    move = {key: value for key, value in told.items() if key != "instead_of_move"}
    other = type(e)({**e.entry, "move": [*e.entry["move"][: number - 1], move]})
    for made in other.entry["move"]:
        yield from other.make(made)


def _house_rule(e: "Example", told: Entry) -> Iterator[str]:
    name = told["house_rule"]
    options = {option.name: option.official for option in load_catalogue("confucius").options}
    yield from differ(f"{name} is a house rule", False, options.get(name))
    if name not in NOT_PLAYED:
        yield f"house_rule {name} is not understood"
        return
    words, is_as_played = _AS_PLAYED[name]
    yield from strange("entry", told, f"house_rule {words}")
    if is_as_played(e, told):
        yield f"{name} would make no difference, or is told otherwise"


def _places(e: "Example", told: Entry) -> bool:
    """The places that come in addition are the empty spaces of unresolved ministries."""
    s = e.before[-1]
    empty = [n for n in range(N_OFFICIALS) if s.tile[n] == NO_TILE and not is_resolved(s, ministry_of(n))]
    added = [moves.official(place) for place in told["legal_places_added"]]
    return added != empty or any(place in e.places() for place in added)


def _move_is(e: "Example", told: Entry) -> bool:
    """The move was legal, since it was made."""
    return bool(told["legal"] or not e.cubes[told["move"] - 1 :])


def _cubes_are(e: "Example", told: Entry) -> bool:
    """The move took other cubes, as it says itself."""
    number = told["move"] - 1
    return "cubes" not in e.entry["move"][number] or e.cubes[number] == told["cubes"]


def _general_is(e: "Example", told: Entry) -> bool:
    """Somebody else has the title, or nobody."""
    return told["general"] not in [*e.table.names, "none"] or answers.titles(e)["general"] == told["general"]


_AS_PLAYED: Final[Mapping[str, tuple[str, Callable[["Example", Entry], bool]]]] = {
    "candidate_fallback_may_use_empty_space": ("legal_places_added", _places),
    "petition_own_army_only": ("move legal", _move_is),
    "free_action_leaves_no_trace": ("move cubes", _cubes_are),
    "titles_need_positive_count": ("general", _general_is),
}
