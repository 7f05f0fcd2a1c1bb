"""Our own test vectors: each kind with its function and the words that it understands."""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from guanxi.china.worked import scorings, turns
from guanxi.china.worked.checks import Entry, failures, strange

_ENTRY: Final = "id type clauses note"

_WHOLE: Final[Mapping[str, tuple[Callable[[Entry], Iterator[str]], str]]] = {
    "palaces": (scorings.palaces, "counts fortified expected"),
    "alliance": (scorings.alliance, "first second expected"),
    "roads": (scorings.roads, "links fortified expected chains"),
    "refill": (turns.refill, "players exhaustions_before pile display discard hand draws expected"),
}

_IN_CASES: Final[Mapping[str, tuple[Callable[[Entry, Entry], Iterator[str]], str, str]]] = {
    "placement": (
        turns.placement,
        "palaces emissaries vacant_spaces bare_fortifications",
        "pieces legal points_after_first_piece points_after_turn",
    ),
    "last_turns": (turns.last_turns, "", "players trigger_seat turns_left"),
    "score_track": (scorings.score_track, "", "total marker cards"),
    "limit": (scorings.limit, "", "palaces fortified bare_fortifications limit"),
    "dead_board": (turns.dead_board, "", "supplies provinces dead"),
}


def run_vector(entry: Entry) -> list[str]:
    """What did not hold of a vector."""
    return failures(_run(entry))


def _run(entry: Entry) -> Iterator[str]:
    kind = entry["type"]
    if kind in _WHOLE:
        whole, words = _WHOLE[kind]
        yield from strange("entry", entry, f"{_ENTRY} {words}")
        yield from whole(entry)
    elif kind in _IN_CASES:
        yield from _run_cases(entry)
    else:
        yield f"type {kind} is not understood"


def _run_cases(entry: Entry) -> Iterator[str]:
    run, words, case_words = _IN_CASES[entry["type"]]
    yield from strange("entry", entry, f"{_ENTRY} {words} cases")
    for number, case in enumerate(entry["cases"], start=1):
        for failure in [*strange("case", case, case_words), *run(entry, case)]:
            yield f"case {number}: {failure}"
