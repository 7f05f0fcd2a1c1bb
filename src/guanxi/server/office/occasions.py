"""Of what people are told when something happens at a table: pure questions to a table, no words and no channels."""

from typing import NamedTuple

from guanxi.server.accounts.choices import Kind
from guanxi.server.clocks.speed import Live
from guanxi.server.tables.live_table import Told
from guanxi.server.tables.sitting import OPEN, OVER, RUNNING, Sitting


class Occasion(NamedTuple):
    """Something to tell one person about one table. `turn` is the number of the entry that it is about."""

    kind: Kind
    person: str
    table: str
    turn: int
    by: str = ""  # the name of who calls, in chat


def occasions(s: Sitting, told: Told) -> list[Occasion]:
    """Whom an entry concerns that has just become true; never who did it."""
    found: dict[str, Kind] = {}
    if told.kind == "started":
        found |= dict.fromkeys(s.persons(), "started")
    elif told.kind == "asked" and s.request is not None:
        found |= dict.fromkeys(s.request.voters, "take-back")
    if s.status == OVER:
        found |= dict.fromkeys(_interested(s), "ended")
    elif s.turn == told.number and (asked := asked_person(s)) is not None:
        found[asked] = "turn"
    found.pop(told.person or "", None)
    return [Occasion(kind, person, s.id, told.number) for person, kind in found.items()]


def asked_person(s: Sitting) -> str | None:
    """The person who is to act, and does it themselves."""
    place = s.asked()
    return None if place is None or s.bot_at(place) else s.chairs[place].person


def still_holds(s: Sitting, occasion: Occasion) -> bool:
    """Is it worth telling a little later?"""
    kind, person = occasion.kind, occasion.person
    if kind == "turn":
        return s.turn == occasion.turn and asked_person(s) == person
    if kind == "take-back":
        return s.request is not None and person in s.request.voters - s.request.agreed
    if kind == "started":
        return s.status == RUNNING
    return bool(s.places_of(person)) and (kind != "invited" or s.status == OPEN)


def is_hurried(s: Sitting) -> bool:
    """Is it played at one sitting, so that a mail would come too late?"""
    return isinstance(s.terms.speed, Live)


def _interested(s: Sitting) -> set[str]:
    return {chair.person for place, chair in enumerate(s.chairs) if chair.person and place not in s.resigned}
