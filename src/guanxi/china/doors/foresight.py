"""China's foresight (`core/foresight.py`): prospects, what a gesture would change, and both in words."""

from collections.abc import Sequence
from functools import cache

from guanxi.china.doors.prospects import prospects
from guanxi.china.doors.words import ChinaWords
from guanxi.china.foresight.measuring import measures
from guanxi.china.rules import engine
from guanxi.china.rules.clauses import IDS, NOT_YOUR_TURN
from guanxi.china.rules.components import PIECES
from guanxi.china.rules.rooms import DRAWING, OVER, PLACING
from guanxi.china.rules.state import State, copy_state
from guanxi.china.rules.view import View
from guanxi.core.errors import InputError
from guanxi.core.foresight import GAME, STANDS, TURN, WILL, Change, Fact, Measures, Preview, Prospect, changes

WHERE = ("seat", "province", "alliance", "space", "spaces", "piece")  # facts by which two prospects of a kind differ

_words = cache(ChinaWords)


class ChinaForesight:
    """What comes, and what a move would change."""

    def prospects(self, view: View) -> Sequence[Prospect]:
        """What comes by itself as things stand, the nearest first."""
        return prospects(view.shown)

    def measures(self, view: View) -> Measures:
        """Points, totals by source, chains, limits, supplies, cards, turns."""
        return measures(view.shown)

    def preview(self, view: View, actions: Sequence[int]) -> Preview:
        """What a gesture would change until cards are drawn or somebody else acts."""
        before, after = view.shown, _carried_out(view, actions)
        came, comes = prospects(before), prospects(after)
        differences = changes(measures(before), measures(after))
        known, kept = {_key(each) for each in came}, {_key(each) for each in comes}
        coming = tuple(each for each in comes if _key(each) not in known)
        gone = () if after.room == OVER else tuple(each for each in came if _key(each) not in kept)
        seat = int(view.seat)
        warnings = (*_ending(after, came, coming), *_given(differences, seat), *_opened(differences, coming, seat))
        return Preview(differences, coming, gone, warnings, _undecided(after))

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


def _carried_out(view: View, actions: Sequence[int]) -> State:
    """The view's position after the actions."""
    after = copy_state(view.shown)
    for action in actions:
        if not 0 <= action < after.board.kinds.n_actions:
            raise InputError(f"there is no action {action}: actions are 0 to {after.board.kinds.n_actions - 1}")
        clause = engine.why_not(after, view.seat, action) if view.seat >= 0 else NOT_YOUR_TURN
        if clause:
            told = after.board.kinds.notation(action, {})
            raise InputError(f"{told} cannot be previewed: seat {view.seat} may not do it now ({IDS[clause]})")
        engine.do(after, action)
    return after


def _key(prospect: Prospect) -> tuple[object, ...]:
    """What it is about; numbers that move on are told as changes."""
    return prospect.kind, prospect.sure, *map(prospect.facts.get, WHERE)


def _ending(after: State, came: Sequence[Prospect], coming: Sequence[Prospect]) -> list[Prospect]:
    """It ends the game, or starts the last round, unless that was sure before."""
    if after.room != OVER:
        return [each for each in coming if each.ends_game and each.sure == WILL]
    if any(each.ends_game and each.sure == WILL and each.when == TURN for each in came):
        return []
    return [Prospect("ends", TURN, WILL, IDS[engine.why_not(after, after.seat, 0)], ends_game=True)]


def _given(differences: Sequence[Change], seat: int) -> list[Prospect]:
    """A province is scored, and a rival gets more of it; or an alliance is worth more to a rival than before."""
    scored = {f"palaces {each.where}" for each in differences if each.kind == "scored"}
    gains: dict[str, dict[int, int]] = {}
    for each in differences:
        if each.kind == "source" and isinstance(each.before, int) and isinstance(each.after, int):
            if each.where in scored:
                gains.setdefault(each.where, {})[each.seat] = each.after
            elif each.where.startswith("alliance"):
                gains.setdefault(each.where, {})[each.seat] = each.after - each.before
    return [
        _gift(where, rival, more)
        for where, points in gains.items()
        for rival, more in points.items()
        if rival != seat and more > max(0, points.get(seat, 0))
    ]


def _gift(where: str, rival: int, more: int) -> Prospect:
    source, _, place = where.partition(" ")
    facts: dict[str, Fact] = {"source": source, "where": place, "seat": rival, "number": more}
    if source == "palaces":
        return Prospect("gives", TURN, WILL, "CN-PAL-02", facts, (rival,))
    return Prospect("gives", GAME, STANDS, "CN-ALLY-05", facts, (rival,))


def _opened(differences: Sequence[Change], coming: Sequence[Prospect], seat: int) -> list[Prospect]:
    """Where there was no room for an emissary, a rival's can now score an alliance."""
    opened = {each.where for each in differences if each.kind == "room" and each.before == 0}
    rivals = [each for each in coming if each.kind == "alliance-next" and each.facts["seat"] != seat]
    return [each for each in rivals if each.facts["province"] in opened]


def _undecided(after: State) -> tuple[str, ...]:
    """What chance, the seat itself and the others will still do in this turn."""
    if after.room == OVER:
        return ()
    if after.room < PLACING:
        return ("cards",)
    if after.room == DRAWING:
        return ("draws",)
    return ("payment",) if after.pieces else ()


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
