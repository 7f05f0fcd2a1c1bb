"""Words for people, from Project Fluent files: `texts/LANGUAGE.ftl` in a package. A language is a value, passed on."""

from collections.abc import Sequence
from functools import cache
from importlib import resources
from typing import Any
from unicodedata import normalize

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from guanxi.core.events import PER_SEAT, SEATS, Event
from guanxi.core.languages import spoken


def vowel(text: object) -> str:
    """Does a text begin with a sound of a vowel, as far as its letters tell? For *d’Anna*, *de Boris*.

    `VOWEL($player)` in a message; an h is taken for silent, as in most names.
    """
    return "yes" if normalize("NFD", str(text))[:1].lower() in tuple("aeiouhœæ") else "no"


class Reader(str):
    """The name of whoever reads: a message may say *you* in its place, and whichever does not says the name."""

    __slots__ = ()


def read_by(names: Sequence[str], seat: int) -> list[str]:
    """Names for who reads, whose own is among them; nobody's if there is no such seat."""
    return [Reader(name) if at == seat else name for at, name in enumerate(names)]


def reader(text: object) -> str:
    """Is a name that of whoever reads? `READER($player)` in a message."""
    return "yes" if isinstance(text, Reader) else "no"


# What messages may ask, beside Fluent's own; web/src/text/functions.ts has the same.
FUNCTIONS: dict[str, Any] = {"VOWEL": vowel, "READER": reader}


def plain_number(number: int) -> object:
    """A number for a message as it is typed; `NUMBER($bytes, useGrouping: "always")` groups digits."""
    return fluent_number(number, useGrouping=False)


def player_id(seat: int, me: int | None, nobody: int = -1) -> str:
    """`$player_id`, where a message chooses by whether a player is who reads, or nobody: a name may be any word."""
    return "nobody" if seat == nobody else "me" if seat == me else "other"


@cache
def bundle(package: str, language: str) -> FluentBundle:
    """The messages of one package in one language."""
    source = resources.files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    messages = FluentBundle([language], functions=FUNCTIONS, use_isolating=False)
    messages.add_resource(FluentResource(source))
    return messages


class Texts:
    """The messages of a package in a language, and beyond them those of another."""

    def __init__(self, package: str, language: str, beyond: "Texts | None" = None) -> None:
        self.package = package
        self.language = language
        self.beyond = beyond
        self._bundle = bundle(package, spoken(package, language))

    def has(self, message: str) -> bool:
        """Is there such a message?"""
        return bool(self._bundle.has_message(message)) or (self.beyond is not None and self.beyond.has(message))

    def say(self, message: str, **facts: object) -> str:
        """One message with its facts filled in. A missing message or fact is our mistake, so it is an error."""
        if self.beyond and not self._bundle.has_message(message):
            return self.beyond.say(message, **facts)
        pattern = self._bundle.get_message(message).value if self._bundle.has_message(message) else None
        return self._filled(message, pattern, facts)

    def short(self, message: str, **facts: object) -> str:
        """A message in few words: its attribute `short`, if it has one."""
        return self.part(message, "short", **facts) or self.say(message, **facts)

    def part(self, message: str, name: str, **facts: object) -> str:
        """An attribute of a message; empty where it has none."""
        if self.beyond and not self._bundle.has_message(message):
            return self.beyond.part(message, name, **facts)
        pattern = self._bundle.get_message(message).attributes.get(name) if self._bundle.has_message(message) else None
        return self._filled(message, pattern, facts) if pattern else ""

    def _filled(self, message: str, pattern: Any, facts: dict[str, object]) -> str:
        if pattern is None:
            raise LookupError(f"{self.package}/{self.language}: {message} has no text")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{self.package}/{self.language}: {message}: {errors}")
        return str(text)

    def word(self, sort: str, name: str) -> str:
        """The name of a thing: the message `SORT-NAME`; of `hubu-3`, the message SORT with the head's name and 3."""
        if not name or self.has(f"{sort}-{name}"):
            return self.say(f"{sort}-{name}") if name else ""
        head, _, tail = name.rpartition("-")
        if head and self.has(sort):
            return self.say(sort, head=self.word(sort, head), tail=tail)
        return name

    def tell(self, event: Event, names: Sequence[str]) -> str:
        """What happened: the event's message with its facts in words. A browser does the same with the same file."""
        return "" if event.kind.silent else self.say(event.name, **self.facts(event, names)).strip()

    def tell_all(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """Sentences for events that are told together, none for those of which there is nothing to say.

        A message with the attribute `within` has other words here than alone. Where it has the attribute `several`,
        like events are told as one: `$count` is how many, and `$FIELD_all` what each of them has in a field.
        """
        groups: list[list[Event]] = []
        for event in events:
            if groups and self._are_alike(event, groups[-1][0]):
                groups[-1].append(event)
            elif self._within(event, names):
                groups.append([event])
        return [self._several(group, names) if group[1:] else self._within(group[0], names) for group in groups]

    def _are_alike(self, one: Event, other: Event) -> bool:
        """Of one kind, of which several are told as one, and of the same players."""
        if one.name != other.name or one.open != other.open or not self._manner(one, "several"):
            return False
        seats = [field.name for field in one.kind.fields if field.sort == "seat"]
        return all(one.facts.get(name) == other.facts.get(name) for name in seats)

    def _manner(self, event: Event, name: str) -> Any:
        """Another way to tell an event, if there is one."""
        if event.kind.silent or not self._bundle.has_message(event.name):
            return self.beyond._manner(event, name) if self.beyond else None
        return self._bundle.get_message(event.name).attributes.get(name)

    def _within(self, event: Event, names: Sequence[str]) -> str:
        manner = self._manner(event, "within")
        return self._filled(event.name, manner, self.facts(event, names)).strip() if manner else self.tell(event, names)

    def _several(self, events: Sequence[Event], names: Sequence[str]) -> str:
        told = [self.facts(event, names) for event in events]
        sorts = {field.name: field.sort for field in events[0].kind.fields}
        each = {f"{name}_all": self.listed(sorts.get(name, ""), [str(fact[name]) for fact in told]) for name in told[0]}
        facts = {**told[0], **each, "count": len(events)}
        return self._filled(events[0].name, self._manner(events[0], "several"), facts).strip()

    def facts(self, event: Event, names: Sequence[str]) -> dict[str, object]:
        """Seats by name, things by name, numbers as they are; `$seen` tells whether something is hidden.

        A thing's id stays at hand as `$FIELD_id`, for a message that has to choose by it. Fields of the event that
        this viewer may not see are empty.
        """
        told: dict[str, object] = {"seen": "yes" if event.open else "no"}
        for field in event.kind.fields:
            fact = event.facts.get(field.name, "")
            if field.sort == PER_SEAT:
                told[field.name] = self.shares(fact if isinstance(fact, list) else [], names)
            elif field.sort == SEATS:
                seats = fact if isinstance(fact, list) else []
                told |= {field.name: self.joined([names[seat] for seat in seats]), f"{field.name}_count": len(seats)}
            elif field.sort == "seat":
                told[field.name] = names[fact] if isinstance(fact, int) and 0 <= fact < len(names) else ""
            elif isinstance(fact, str):
                told |= {field.name: self.word(field.sort, fact), f"{field.name}_id": fact}
            else:
                told[field.name] = fact
        return told

    def listed(self, sort: str, values: Sequence[str]) -> str:
        """What several like events have in a field of this sort; a game may count what is the same."""
        return self.joined(values)

    def joined(self, parts: Sequence[str]) -> str:
        """`Anna, Boris and Clara`."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("joined", first=", ".join(parts[:-1]), last=parts[-1])

    def shares(self, numbers: Sequence[int], names: Sequence[str], me: int | None = None) -> str:
        """`7 for Anna, 4 for Boris`: everybody's who has some. Whoever reads may be among them."""
        found = [
            (seat, name, number) for seat, (name, number) in enumerate(zip(names, numbers, strict=False)) if number
        ]

        def share(seat: int, name: str, number: int) -> str:
            whose = player_id(seat, seat if isinstance(name, Reader) else me)
            return self.say("share", player=name, player_id=whose, number=number)

        return ", ".join(share(*each) for each in found)


@cache
def texts(package: str, language: str, beyond: str = "") -> Texts:
    """The same, made once."""
    return Texts(package, language, texts(beyond, language) if beyond else None)
