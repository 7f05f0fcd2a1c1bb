"""China's foresight (`core/foresight.py`): prospects, what a gesture would change, and both in words."""

from collections.abc import Mapping, Sequence
from functools import cache

from guanxi.china.doors.prospects.details import details
from guanxi.china.doors.prospects.previews import preview
from guanxi.china.doors.prospects.whole import prospects
from guanxi.china.doors.words import ChinaWords
from guanxi.china.foresight.measuring import measures
from guanxi.china.rules.components import PIECES
from guanxi.china.rules.view import View
from guanxi.core.foresight import Change, Measures, Preview, Prospect

_words = cache(ChinaWords)


class ChinaForesight:
    """What comes, and what a move would change."""

    def prospects(self, view: View) -> Sequence[Prospect]:
        """What comes by itself as things stand, the nearest first."""
        return prospects(view.shown)

    def measures(self, view: View) -> Measures:
        """Points, totals by source, chains, limits, supplies, cards, turns."""
        return measures(view.shown)

    def ways_out(self, view: View, prospect: Prospect) -> Sequence[Prospect]:
        """Nothing binds anybody in China."""
        return ()

    def details(self, view: View) -> Mapping[str, object]:
        """Of provinces, alliances, spaces and chains, for everybody."""
        return details(view.shown, int(view.seat))

    def preview(self, view: View, actions: Sequence[int]) -> Preview:
        """What a gesture would change until cards are drawn or somebody else acts."""
        return preview(view, actions)

    def say(self, told: Prospect | Change | str, names: Sequence[str], language: str) -> str:
        """A sentence."""
        words = _words(language)
        if isinstance(told, str):
            return words.say(f"open-{told}")
        if isinstance(told, Prospect):
            return words.say(f"prospect-{told.kind}", **_facts(words, told, names))
        source, _, where = told.where.partition(" ") if told.kind == "source" else ("", "", told.where)
        return words.say(
            f"change-{told.kind}",
            seat=names[told.seat] if told.seat >= 0 else "",
            where=_place(words, where),
            source=source,
            before=told.before,
            after=told.after,
        )

    def short(self, told: Prospect, names: Sequence[str], language: str) -> str:
        """A prospect in few words."""
        words = _words(language)
        return words.short(f"prospect-{told.kind}", **_facts(words, told, names))


def _facts(words: ChinaWords, told: Prospect, names: Sequence[str]) -> dict[str, object]:
    """The facts of a prospect in words: seats, provinces and everybody's points by name."""
    found: dict[str, object] = {"players": words.joined([names[seat] for seat in told.seats])}
    for name, fact in told.facts.items():
        if name == "seat" and isinstance(fact, int):
            found[name] = names[fact]
        elif isinstance(fact, tuple):
            found[name] = words.shares(fact, names)
        elif name in ("province", "one", "two", "where"):
            found[name] = _place(words, str(fact))
        elif name == "spaces" and isinstance(fact, str):
            found[name] = ", ".join(fact.split())
        else:
            found[name] = fact
    return found


def _place(words: ChinaWords, where: str) -> str:
    """A province by its name; an alliance by its number, pieces by their kind."""
    return where if where.isdigit() or where in PIECES else words.word("province", where)
