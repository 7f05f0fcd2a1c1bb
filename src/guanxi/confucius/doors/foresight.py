"""Foresight of Confucius as others meet it (`core/foresight.py`): data from `foresight/`, words from texts/."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from guanxi.confucius.doors import standing
from guanxi.confucius.doors.closer.details import details
from guanxi.confucius.doors.naming import Facts, Naming, naming
from guanxi.confucius.doors.prospects.figures import figures
from guanxi.confucius.doors.prospects.previews import Gesture, otherwise, warnings, without
from guanxi.confucius.doors.prospects.ways import ways_out
from guanxi.confucius.doors.prospects.whole import begun, prospects
from guanxi.confucius.foresight.course import Course, Settled
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.confucius.rules.scoring.ending import ended
from guanxi.confucius.rules.state import State
from guanxi.confucius.rules.view import View, view_bytes
from guanxi.core.foresight import Change, Fact, Measures, Preview, Prospect, changes

SEATS = frozenset(
    ("player", "giver", "recipient", "owner", "to", "minister", "secretary", "red", "plain", "winner", "chief")
)
SORTS = {"candidate": "ministry", "official": "ministry"} | {
    name: name for name in ("ministry", "land", "title", "student")
}
WHOSE = frozenset(("post", "title", "student", "must_tutor"))  # changes whose value is a player


class Outlook(NamedTuple):
    """What is known of one position: what comes, and every measure."""

    prospects: tuple[Prospect, ...]
    measures: Measures


class ConfuciusForesight:
    """What comes by itself in Confucius, and what a gesture would change."""

    def __init__(self) -> None:
        self._last: tuple[tuple[int, bytes], Outlook] = ((0, b""), Outlook((), {}))

    def prospects(self, view: View) -> Sequence[Prospect]:
        """What comes by itself as things stand, the nearest first."""
        return prospects(begun(Settled(view.shown, view.seat)))

    def measures(self, view: View) -> Measures:
        """Everything whose change a preview tells."""
        settled = Settled(view.shown, view.seat)
        return _measures(settled, begun(settled), int(view.seat))

    def ways_out(self, view: View, prospect: Prospect) -> Sequence[Prospect]:
        """Repay a gift, or be too strong to drop out: what the view's seat can do about what binds it."""
        return ways_out(Settled(view.shown, view.seat), int(view.seat), prospect)

    def details(self, view: View) -> Mapping[str, object]:
        """Of officials, ministries, action boxes, gifts, examination, lands and titles, from where the viewer sits."""
        return details(view)

    def preview(self, view: View, actions: Sequence[int]) -> Preview:
        """What a gesture would change; a payment that it leaves unfinished is finished with the least waste."""
        gesture, seat = Gesture(view, actions), int(view.seat)
        before, after = self._outlook(view), _outlook(gesture.s, seat)
        coming = without(after.prospects, before.prospects)
        return Preview(
            changes=changes(before.measures, after.measures),
            coming=coming + otherwise(after.prospects, before.prospects),
            gone=without(before.prospects, after.prospects),
            warnings=warnings(seat, before.measures, after.measures, coming),
            undecided=tuple(gesture.undecided),
        )

    def _outlook(self, view: View) -> Outlook:
        """Of the view itself, which is asked again and again while a pointer hovers over its choices."""
        data = int(view.shown.house), view_bytes(view)  # house rules are no part of the bytes
        known, outlook = self._last
        if known != data:
            outlook = _outlook(view.shown, int(view.seat))
            self._last = data, outlook
        return outlook

    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        """A prospect, a change or something undecided in a sentence."""
        texts = naming(language)
        if isinstance(told, str):
            return texts.say(f"open-{told}")
        if isinstance(told, Change):
            return texts.say(f"change-{told.kind}", **_change(texts, told, names))
        return texts.say(f"prospect-{told.kind}", **_facts(texts, told, names))

    def short(self, told: Prospect, names: Sequence[str], language: str) -> str:
        """A prospect in few words."""
        texts = naming(language)
        return texts.short(f"prospect-{told.kind}", **_facts(texts, told, names))


def _outlook(s: State, seat: int) -> Outlook:
    settled = Settled(s, seat)
    course = begun(settled)
    return Outlook(prospects(course), _measures(settled, course, seat))


def _measures(settled: Settled, course: Course | None, seat: int) -> Measures:
    """The figures, and the sources of everybody's total."""
    end = ended(settled.s)
    found = figures(settled, course, end, seat)
    for owner, items in enumerate(standing.items_at(settled.s, end)):
        for item in items:
            found["source", owner, item.label] = item.points
    return found


# ---------------------------------------------------------------- words


def _facts(texts: Naming, told: Prospect, names: Sequence[str]) -> Facts:
    facts: Facts = {"sure": told.sure, "when": told.when}
    for name, fact in told.facts.items():
        facts |= _named(texts, name, fact, names)
    if told.kind.startswith("ministry"):
        facts["same"] = "yes" if facts["minister"] == facts["secretary"] else "no"
        facts |= {"posts": texts.say("posts-foreseen", **facts), "posts_short": texts.short("posts-foreseen", **facts)}
    return facts


def _named(texts: Naming, name: str, fact: Fact, names: Sequence[str]) -> Facts:
    """A fact in words; its id stays at hand as `$NAME_id`."""
    if name in SEATS:
        return {name: _player(fact, names), f"{name}_id": fact}
    if name in SORTS:
        return {name: texts.word(SORTS[name], str(fact)), f"{name}_id": str(fact)}
    if isinstance(fact, tuple):
        return {name: texts.shares(fact, names)}
    return {name: fact}


def _player(fact: Fact, names: Sequence[str]) -> str:
    return names[fact] if isinstance(fact, int) and 0 <= fact < len(names) else ""


def _change(texts: Naming, told: Change, names: Sequence[str]) -> Facts:
    whose = told.kind in WHOSE
    facts: Facts = {"player": _player(told.seat, names), "where_id": told.where, "where": _where(texts, told, names)}
    for name, fact in (("before", told.before), ("after", told.after)):
        value = _player(fact, names) if whose else _value(fact)
        facts |= {name: value, f"{name}_is": "some" if fact or (fact == 0 and whose) else "none"}
    return facts


def _value(fact: Fact) -> object:
    return {None: 0, True: "yes", False: "no"}.get(fact, fact) if fact is None or isinstance(fact, bool) else fact


def _where(texts: Naming, told: Change, names: Sequence[str]) -> str:
    """The place of a change in words."""
    if told.kind == "gift":
        return names[PLAYER_COLOURS.index(told.where)]
    if told.kind in ("post", "source"):
        head, _, tail = told.where.partition(" ")
        return texts.say(f"counted-{head}", where=texts.word(_sort_of(head), tail))
    if told.kind in _PLACES:
        return texts.word(_PLACES[told.kind], told.where)
    return told.where


_PLACES = {
    "title": "title",
    "count": "title",
    "resolved": "ministry",
    "markers_missing": "ministry",
    "influence": "ministry",
    "secured": "ministry",
    "blocked": "ministry",
    "discount": "ministry",
    "student": "student",
    "armies_missing": "land",
    "land": "land",
}


def _sort_of(source: str) -> str:
    return {"voyage": "distant", "invasion": "land", "title": "title"}.get(source, "ministry")
