"""What a gesture would change, and when to ask first."""

from collections.abc import Sequence

from guanxi.china.doors.prospects.whole import prospects
from guanxi.china.doors.saying import sentence
from guanxi.china.foresight.measuring import measures
from guanxi.china.rules import engine
from guanxi.china.rules.clauses import IDS, NOT_YOUR_TURN
from guanxi.china.rules.rooms import CUTTING, DRAWING, PLACING
from guanxi.china.rules.state import LAST_TURN, State, copy_state
from guanxi.china.rules.view import View
from guanxi.core.errors import InputError
from guanxi.core.foresight import GAME, STANDS, TURN, WILL, Change, Fact, Preview, Prospect, changes
from guanxi.core.saying import sentence as core_says

WHERE = ("seat", "province", "alliance", "space", "spaces", "piece")  # facts by which two prospects of a kind differ


def preview(view: View, actions: Sequence[int]) -> Preview:
    """What changes until cards are drawn or somebody else acts."""
    before, after = view.shown, _carried_out(view, actions)
    came, comes = prospects(before), prospects(after)
    differences = changes(measures(before), measures(after))
    coming = _without(comes, came)
    gone = () if after.ended else _without(came, comes)
    seat = int(view.seat)
    warnings = (*_ending(after, came, coming), *_given(differences, seat), *_opened(differences, coming, seat))
    return Preview(differences, coming, gone, warnings, _undecided(after))


def _carried_out(view: View, actions: Sequence[int]) -> State:
    """The view's position after the actions."""
    after = copy_state(view.shown)
    for action in actions:
        if not 0 <= action < after.board.kinds.n_actions:
            raise InputError(core_says("no-action-number", action=action, last=after.board.kinds.n_actions - 1))
        clause = engine.why_not(after, view.seat, action) if view.seat >= 0 else NOT_YOUR_TURN
        if clause:
            told = after.board.kinds.notation(action, {})
            raise InputError(sentence("preview-refused", notation=told, seat=view.seat, clause=IDS[clause]))
        engine.do(after, action)
    return after


def _key(prospect: Prospect) -> tuple[object, ...]:
    """What it is about; numbers that move on are told as changes."""
    return prospect.kind, prospect.sure, *map(prospect.facts.get, WHERE)


def _without(these: Sequence[Prospect], those: Sequence[Prospect]) -> tuple[Prospect, ...]:
    """Those of the first that are about something else than any of the others."""
    known = {_key(each) for each in those}
    return tuple(each for each in these if _key(each) not in known)


def _ending(after: State, came: Sequence[Prospect], coming: Sequence[Prospect]) -> list[Prospect]:
    """It ends the game, or starts the last round, unless that was sure before."""
    if not after.ended:
        return [each for each in coming if each.ends_game and each.sure == WILL]
    if any(each.ends_game and each.sure == WILL and each.when == TURN for each in came):
        return []
    clause = "CN-END-02" if after.ended == LAST_TURN else "CN-END-05"
    return [Prospect("ends", TURN, WILL, clause, ends_game=True)]


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
    """What chance and the seats will still decide in this turn, or before the final scoring."""
    if after.room < PLACING:
        return ("cards",)
    if after.room == DRAWING:
        return ("draws",)
    if after.room == CUTTING:
        return ("chains",)
    return ("payment",) if after.pieces and not after.ended else ()
