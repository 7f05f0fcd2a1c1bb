"""What core says to people: the messages of its own `texts/`, and joints that sentences of every package need."""

from collections.abc import Sequence
from functools import partial

from guanxi.core.sentence import Sentence

sentence = partial(Sentence.of, "guanxi.core")


def at(place: object, why: object) -> Sentence:
    """`game.record: …`: where something is wrong, and what."""
    return sentence("at", place=place, why=why)


def by_clause(text: object, clause: str) -> Sentence:
    """A sentence, and the rule that says so."""
    return sentence("by-clause", text=text, clause=clause)


def wrong_at(place: str, what: object, clause: str = "") -> Sentence:
    """What is wrong at a place, and the rule that says so if there is one."""
    return at(place, by_clause(what, clause) if clause else what)


def either(names: Sequence[str]) -> Sentence | str:
    """`a, b or c`."""
    return sentence("either", first=", ".join(names[:-1]), last=names[-1]) if names[1:] else "".join(names)


def both(names: Sequence[str]) -> Sentence | str:
    """`a, b and c`."""
    return sentence("both", first=", ".join(names[:-1]), last=names[-1]) if names[1:] else "".join(names)


def did_you_mean(suggestions: Sequence[str]) -> Sentence | str:
    """The end of a sentence that names what was probably meant."""
    return sentence("did-you-mean", names=either(suggestions)) if suggestions else ""
