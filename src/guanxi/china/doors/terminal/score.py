"""Points by source and player, with the tie-break: if it ended now, or the final scoring."""

from collections.abc import Mapping, Sequence

from guanxi.china.doors import standing
from guanxi.china.doors.terminal import marks
from guanxi.china.rules.house import LATER_SEAT
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.scoring import final, winner
from guanxi.china.rules.state import State
from guanxi.core.game import Item
from guanxi.core.terminal.ink import fitted, grid, ink, wrapped
from guanxi.core.text import Texts

_NAME = 10  # columns for a name at the head of a column
_SOURCES = {
    "earlier": "score-earlier",
    "palaces": "score-palaces",
    "alliance": "score-alliances",
    "chain": "score-roads",
}

Items = Sequence[Sequence[Item]]


def score(t: Texts, s: State, names: Sequence[str], width: int) -> list[str]:
    """The table of points, with remarks in lines of this width; it depends on what everybody sees."""
    items = [standing.items(s, seat) for seat in range(len(names))]
    title = t.say("score-title-over" if s.room == OVER else "score-title")
    rows = [
        [ink(title, "bold"), *(f"{marks.seat_mark(s, seat)} {fitted(name, _NAME)}" for seat, name in enumerate(names))]
    ]
    for source in _SOURCES:
        rows += _source_rows(t, s, items, source)
    table = grid(rows + _total_rows(t, s), right=range(1, len(names) + 1))
    remarks = _notes(t, s, items) + _chains(t, items, names) + ties(t, s, names)
    return table + [line for remark in remarks for line in wrapped(remark, width)]


def _source_rows(t: Texts, s: State, items: Items, source: str) -> list[list[str]]:
    """The sum of one source, then what it is made of."""
    mine = [[item for item in each if item.source == source] for each in items]
    if source == "earlier" and not any(mine):
        return []
    sums = [str(sum(item.points for item in each)) for each in mine]
    rows = [[t.say(_SOURCES[source]), *sums]]
    if source in ("palaces", "alliance"):
        labels = _labels(s) if source == "palaces" else _alliance_labels(t, s)
        for where, label in labels.items():
            cells = [next((_points(item) for item in each if item.where == where), "") for each in mine]
            rows += [[ink(f"  {label}", "dim"), *cells]] if any(cells) else []
    return rows


def _points(item: Item) -> str:
    return f"{item.points}*" if item.doubled else str(item.points)


def _labels(s: State) -> Mapping[str, str]:
    provinces = enumerate(s.board.file.provinces)
    return {told.id: told.name + (" ●" if marks.is_scored(s, number) else "") for number, told in provinces}


def _alliance_labels(t: Texts, s: State) -> Mapping[str, str]:
    called = {province.id: province.name for province in s.board.file.provinces}
    labels = {}
    for alliance in sorted(s.board.file.alliances, key=lambda alliance: alliance.number):
        one, two = (called[province] for province in alliance.provinces)
        labels[str(alliance.number)] = t.say("score-alliance", number=alliance.number, one=one, two=two)
    return labels


def _total_rows(t: Texts, s: State) -> list[list[str]]:
    seats = range(int(s.players))
    totals = final.if_it_ended_now(s)
    places = winner.places(s)
    rows = [["total", *(ink(str(int(totals[seat])), "bold") for seat in seats)]]
    if s.room != OVER:
        rows.append(["track", *(str(int(s.score[seat])) for seat in seats)])
    rows.append(["left", *(str(int(winner.remaining_pieces(s, seat))) for seat in seats)])
    rows.append(["place", *(ink(f"{places[seat]}.", "bold") for seat in seats)])
    return [[t.say(f"score-{row[0]}"), *row[1:]] for row in rows]


def _notes(t: Texts, s: State, items: Items) -> list[str]:
    found = [item for each in items for item in each]
    notes = []
    if s.discs:
        notes.append("score-scored-over" if s.room == OVER else "score-scored")
    if any(item.doubled for item in found):
        notes.append("score-doubled")
    return [t.say(note) for note in notes]


def _chains(t: Texts, items: Items, names: Sequence[str]) -> list[str]:
    told = []
    for name, each in zip(names, items, strict=True):
        for item in each:
            if item.source == "chain":
                facts = {"count": len(item.where.split()), "points": item.points, "spaces": item.where}
                doubled = "yes" if item.doubled else "no"
                told.append(t.say("score-chain", player=name, doubled=doubled, **facts))
    return told


def ties(t: Texts, s: State, names: Sequence[str]) -> list[str]:
    """Who has equal points, and what decides between them."""
    totals = final.if_it_ended_now(s)
    told = []
    for points in sorted({int(total) for total in totals}, reverse=True):
        seats = [seat for seat in range(len(names)) if totals[seat] == points]
        left = {int(winner.remaining_pieces(s, seat)) for seat in seats}
        if len(seats) > 1 and points:
            how = "pieces" if len(left) > 1 else "seat" if s.house & LATER_SEAT else "shared"
            players = ", ".join(names[seat] for seat in seats)
            told.append(t.say("score-tie", players=players, points=points, how=how))
    return told
