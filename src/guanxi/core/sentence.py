"""A sentence as data: a message of a package and its facts. It is put into words by whoever shows it to somebody.

    sentence = partial(Sentence.of, "guanxi.GAME.doors")
    raise InputError(sentence("no-province", province=word))

As a string it is English; `told` says it, and whatever it is made of, in the language of a reader.
"""

from collections.abc import Mapping
from dataclasses import dataclass


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
        from guanxi.core.text import plain_number, spoken, texts  # most commands never say a sentence

        facts = {
            name: plain_number(fact) if type(fact) is int else told(fact, language) for name, fact in self.facts.items()
        }
        return texts(self.package, spoken(self.package, language)).say(self.message, **facts)

    def __str__(self) -> str:
        from guanxi.core.text import USUAL

        return self.told(USUAL)


def told(thing: object, language: str) -> str:
    """A sentence or an error in a language; anything else as it is."""
    tell = getattr(thing, "told", None)
    return str(tell(language)) if tell else str(thing)
