"""The table in sentences: provinces, alliances, roads, cards, players."""

from collections.abc import Sequence

from librt.vecs import vec
from mypy_extensions import u8

from guanxi.china.doors import standing
from guanxi.china.doors.prose.wording import Wording
from guanxi.china.foresight import ending, growing
from guanxi.china.rules.components import MAX_PLAYERS, N_ALLIANCES, N_COLOURS, N_PROVINCES, PIECES
from guanxi.china.rules.rooms import OVER
from guanxi.china.rules.scoring import alliances, final, palaces, winner
from guanxi.china.rules.shared.provinces import limit_now
from guanxi.china.rules.state import ALL, DISCARD, DISPLAY, NOBODY, PILE, ROW, State
from guanxi.core.prose import Paragraph, Passage
from guanxi.core.text import player_id


def table(w: Wording, s: State, names: Sequence[str], me: int | None) -> list[Passage]:
    """In the order of play; `me` is told of in the second person."""
    provinces = tuple(_province(w, s, names, me, number) for number in range(N_PROVINCES))
    columns = tuple(w.t.say(f"alliance-{column}") for column in ("number", "between", "leaders", "worth"))
    rows = tuple(_alliance(w, s, names, me, number) for number in range(N_ALLIANCES))
    return [
        Passage("cards", w.t.say("cards-title"), _cards(w, s, me)),
        Passage("provinces", w.t.say("provinces-title"), provinces),
        Passage("alliances", w.t.say("alliances-title"), columns=columns, rows=rows),
        Passage("roads", w.t.say("roads-title"), _roads(w, s, names, me)),
        _players(w, s, names, me),
    ]


# --- provinces ---


def _province(w: Wording, s: State, names: Sequence[str], me: int | None, number: int) -> Paragraph:
    head = w.t.say("province-head", province=w.province(s, number), colour=w.colour(int(s.board.colour_of[number])))
    told = [
        w.t.say("province-spaces", spaces=w.series(_spaces(w, s, names, me, number))),
        _room(w, s, names, me, number),
    ]
    points = list(growing.province_points(s, number))
    if palaces.has_disc(s, number):
        told.append(w.t.say("province-scored-already"))
    elif any(points):
        told.append(w.t.say("province-worth", points=w.shares(points, names, me)))
    return Paragraph(head, " ".join(told))


def _spaces(w: Wording, s: State, names: Sequence[str], me: int | None, province: int) -> list[str]:
    """Each space with its town, whose palace stands there, and whether a fortification lies under it."""
    found = []
    for number in range(int(s.board.n_spaces)):
        if s.board.province_of[number] == province:
            owner, fort = int(s.owner[number]), "yes" if s.fort[number] else "no"
            facts = {"owner": w.who(names, owner, me), "owner_id": player_id(owner, me, NOBODY), "fort": fort}
            found.append(w.t.say("space-told", space=w.space(s, number), **facts))
    return found


def _room(w: Wording, s: State, names: Sequence[str], me: int | None, province: int) -> str:
    row = [int(s.emissaries[province * ROW + seat]) for seat in range(len(names))]
    sent, limit = sum(row), int(limit_now(s, province))
    return w.t.say(
        "province-room", emissaries=w.shares(row, names, me), sent=sent, limit=limit, room=max(limit - sent, 0)
    )


def _alliance(w: Wording, s: State, names: Sequence[str], me: int | None, number: int) -> tuple[str, ...]:
    both = int(s.board.ally_one[number]), int(s.board.ally_two[number])
    leaders = [
        w.words.joined([w.who(names, seat, me) for seat in range(len(names)) if alliances.leads(s, province, seat)])
        for province in both
    ]
    between = w.words.joined([w.province(s, province) for province in both])
    points = w.shares(list(growing.alliance_points(s, number)), names, me)
    nobody = w.t.say("nobody")
    led = w.t.say("alliance-led", one=leaders[0] or nobody, two=leaders[1] or nobody)
    return (str(number + 1), between, led if any(leaders) else nobody, points or w.t.say("nothing"))


def _roads(w: Wording, s: State, names: Sequence[str], me: int | None) -> tuple[Paragraph, ...]:
    """The chains that count, by player."""
    found = []
    for seat in range(len(names)):
        chains = [item for item in standing.items(s, seat) if item.source == "chain"]
        told = [w.t.say("chain-told", spaces=w.words.joined(item.where.split()), points=item.points) for item in chains]
        if told:
            found.append(Paragraph(_head(w, names, seat, me), " ".join(told)))
    return tuple(found) or (Paragraph("", w.t.say("roads-none")),)


# --- cards ---


def _cards(w: Wording, s: State, me: int | None) -> tuple[Paragraph, ...]:
    found = []
    if me is not None:
        found.append(
            Paragraph(w.t.say("hand-head"), w.t.say("cards-told", cards=_listed(w, s.hand, me * ROW) or "none"))
        )
    found.append(
        Paragraph(w.t.say("display-head"), w.t.say("cards-told", cards=_listed(w, s.cards, DISPLAY) or "none"))
    )
    pile = w.t.say("pile-told", cards=int(s.cards[PILE + ALL]), exhaustions=int(s.exhaustions))
    if s.room != OVER and ending.is_running(s):
        last = "yes" if ending.is_last_round(s) else "no"
        pile += " " + w.t.say("turns-told", turns=int(ending.turns_left(s)), last=last)
    discard = w.t.say("discard-told", cards=int(s.cards[DISCARD + ALL]))
    return (*found, Paragraph(w.t.say("pile-head"), f"{pile} {discard}"))


def _listed(w: Wording, row: vec[u8], at: int) -> str:
    """Cards by colour, counted; of those that are not shown, how many."""
    shown = [w.colour(colour) for colour in range(N_COLOURS) for _ in range(int(row[at + colour]))]
    hidden = int(row[at + ALL]) - len(shown)
    counted = [w.t.say("cards-of", count=shown.count(each), colour=each) for each in dict.fromkeys(shown)]
    return w.words.joined([*counted, *([w.t.say("cards-hidden", count=hidden)] if hidden > 0 else [])])


# --- players ---


def _players(w: Wording, s: State, names: Sequence[str], me: int | None) -> Passage:
    totals, places = final.if_it_ended_now(s), winner.places(s)
    pieces = [number for number, piece in enumerate(PIECES) if piece != "fortifications" or s.fortifications]
    columns = ("player", "cards", *(PIECES[number] for number in pieces), "score", "total", "place")
    rows = []
    for seat in range(len(names)):
        who = w.player(s, [w.t.say("you-head") if n == me else name for n, name in enumerate(names)], seat)
        known = _listed(w, s.hand if seat == me else s.known, seat * ROW)
        cards = w.t.say("hand-told", cards=int(s.hand[seat * ROW + ALL]), known=known or "none")
        left = [str(int(s.supply[number * MAX_PLAYERS + seat])) for number in pieces]
        rows.append((who, cards, *left, str(int(s.score[seat])), str(int(totals[seat])), str(int(places[seat]))))
    return Passage(
        "players", w.t.say("players-title"), columns=tuple(w.t.say(f"column-{c}") for c in columns), rows=tuple(rows)
    )


def _head(w: Wording, names: Sequence[str], seat: int, me: int | None) -> str:
    return w.t.say("you-head") if seat == me else names[seat]
