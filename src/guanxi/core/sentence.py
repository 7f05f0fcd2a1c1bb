"""A sentence as data: a message of a package and its facts. It is put into words by whoever shows it to somebody.

    sentence = partial(Sentence.of, "guanxi.GAME.doors")
    raise InputError(sentence("no-province", province=word))

As a string it is English; `told` says it, and whatever it is made of, in the language of a reader.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from guanxi.core.languages import USUAL, spoken
from guanxi.core.quick_words import quick_words


@dataclass(frozen=True, slots=True)
class Sentence:
    """A message of `texts/LANGUAGE.ftl` in a package. A fact may be a sentence or an error, which is told likewise."""

    package: str
    message: str
    facts: Mapping[str, object]

    @classmethod
    def of(cls, package: str, message: str, /, **facts: object) -> "Sentence":
        """A sentence of a package, which is fixed by `partial`."""
        return cls(package, message, facts)

    def told(self, language: str) -> str:
        """In a language; in the usual one if the package does not speak it."""
        facts = {name: told(fact, language) for name, fact in self.facts.items()}
        quick = quick_words(self.package, spoken(self.package, language), self.message, facts)
        return self._said(facts, language) if quick is None else quick

    def _said(self, facts: Mapping[str, str], language: str) -> str:
        """The same by Fluent, which has to know what is a number."""
        from guanxi.core.text import plain_number, texts  # most commands never need it

        numbers = {name: plain_number(fact) for name, fact in self.facts.items() if type(fact) is int}
        return texts(self.package, spoken(self.package, language)).say(self.message, **{**facts, **numbers})

    def __str__(self) -> str:
        return self.told(USUAL)


def told(thing: object, language: str) -> str:
    """A sentence or an error in a language; anything else as it is."""
    tell = getattr(thing, "told", None)
    return str(tell(language)) if tell else str(thing)
