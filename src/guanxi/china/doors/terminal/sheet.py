"""Everything on the table but the map: provinces, cards, players; as tables, or as a panel beside the map."""

from collections.abc import Sequence
from typing import Final

from guanxi.china.doors.terminal import marks
from guanxi.china.rules.board import Board
from guanxi.china.rules.components import (
    COLOURS,
    EMISSARY,
    FORTIFICATION,
    HAND_SIZE,
    MAX_PIECES,
    MAX_PLAYERS,
    N_COLOURS,
    N_PROVINCES,
    PALACE,
)
from guanxi.china.rules.engine import REASONS
from guanxi.china.rules.house import ANNOUNCED_DRAWS, COVERED_AT_ONCE, FORT_AND_PALACE, TOP_ONLY
from guanxi.china.rules.rooms import CUTTING, DRAWING, NAMING, OVER, PLACING
from guanxi.china.rules.scoring import final, winner
from guanxi.china.rules.shared.fortifying import is_fortifying
from guanxi.china.rules.state import ALL, DISCARD, DISPLAY, NO_CARD, NOBODY, PILE, ROW, State
from guanxi.core.terminal.ink import fitted, flowed, grid, ink, width_of, wrapped
from guanxi.core.text import Texts
from guanxi.core.writing import label

_NAME: Final = 16  # columns for a name
_SHORTEST_NAME: Final = 4
_WORDS: Final = 60  # columns, from which cards are told by name


def headline(t: Texts, s: State, names: Sequence[str]) -> str:
    """Whose turn it is, and what for."""
    if s.room == OVER:
        return ink(over(t, s), "bold")
    if s.room < PLACING:
        return ink(t.say("turn-deal"), "bold")
    missing = HAND_SIZE - int(s.hand[int(s.seat) * ROW + ALL]) - int(s.promised)
    told = t.say(f"turn-{_stage(s)}", turn=int(s.turns), player=names[int(s.seat)], missing=missing)
    return f"{marks.seat_mark(s, int(s.seat))} {ink(told, 'bold')}"


def over(t: Texts, s: State) -> str:
    """How it came to its end."""
    return t.say("turn-over", reason=t.say(f"reason-{REASONS[int(s.ended)].replace(' ', '-')}"))


def _stage(s: State) -> str:
    if s.room in (NAMING, CUTTING):
        return "name" if s.room == NAMING else "cut"
    if s.room == DRAWING:
        return "announce" if s.house & ANNOUNCED_DRAWS else "draw"
    if not s.pieces:
        return "place"
    if is_fortifying(s) and s.house & COVERED_AT_ONCE:
        return "cover"
    if is_fortifying(s) and s.opened and s.house & FORT_AND_PALACE:
        return "pay-or-cover"
    return "pay-only" if s.opened or s.pieces == MAX_PIECES else "pay"


def own_hand(t: Texts, s: State, seat: int) -> str:
    """The cards of a seat by name."""
    return _labelled(t, "your-hand", _words(t, marks.cards(s.hand, seat * ROW)))


def cards(t: Texts, s: State, seat: int | None, width: int) -> list[str]:
    """Own hand, display, pile and discard; the display in letters where words would take a line of their own."""
    display = marks.cards(s.cards, DISPLAY)
    letters = " ".join(map(marks.card_mark, display)) or t.say("nothing")
    lines = [_labelled(t, "display", _words(t, display) if width > _WORDS else letters)]
    if seat is not None:
        hand = own_hand(t, s, seat)
        both = [f"{hand}   {_labelled(t, 'display', text)}" for text in (_words(t, display), letters)]
        lines = [both[0] if width_of(both[0]) <= width else both[1]]
    return lines + flowed([_labelled(t, "pile", _pile(t, s)), _labelled(t, "discard", _discard(t, s))], width)


def _labelled(t: Texts, name: str, text: str) -> str:
    return f"{ink(label(t.say(name), t.language), 'dim')} {text}"


def _words(t: Texts, colours: Sequence[int]) -> str:
    return ", ".join(marks.card_word(t, colour) for colour in colours) or t.say("nothing")


def _counts(t: Texts, s: State, at: int) -> str:
    counts = [(colour, int(s.cards[at + colour])) for colour in range(N_COLOURS)]
    return " ".join(f"{marks.card_mark(colour)}{count}" for colour, count in counts if count) or t.say("nothing")


def _discard(t: Texts, s: State) -> str:
    """Its cards; by house rule only the topmost, and how many there are."""
    if s.house & TOP_ONLY and s.room != OVER and s.top != NO_CARD:
        return t.say("discard-top", cards=int(s.cards[DISCARD + ALL]), top=marks.card_word(t, int(s.top)))
    return _counts(t, s, DISCARD)


def _pile(t: Texts, s: State) -> str:
    """Its size, which of the two it is, and its cards where nothing is hidden."""
    size = str(int(s.cards[PILE + ALL]))
    shown = f"{size} ({_counts(t, s, PILE)})" if marks.cards(s.cards, PILE) else size
    return t.say(("pile-first", "pile-last", "pile-gone")[int(s.exhaustions)], cards=shown)


def provinces(t: Texts, s: State, width: int) -> list[str]:
    """A row for each province, as spread out as the width allows, with the allies if there is room for them."""
    for spread, gap, allies in ((" ", 2, True), (" ", 1, True), ("", 1, True), ("", 1, False)):
        lines = grid([_head(t, allies), *(_province(s, p, spread, allies) for p in range(N_PROVINCES))], gap=gap)
        if max(map(width_of, lines)) <= width:
            break
    return lines


def _head(t: Texts, allies: bool) -> list[str]:
    titles = ["province", "", "spaces", "emissaries", "room", ""] + (["allies"] if allies else [])
    return [ink(t.say(title), "dim") if title else "" for title in titles]


def _province(s: State, province: int, spread: str, allies: bool) -> list[str]:
    told = s.board.file.provinces[province]
    spaces = [_space(s, space) for space in range(int(s.board.n_spaces)) if s.board.province_of[space] == province]
    row = [ink(told.name, "bold"), marks.card_mark(COLOURS.index(told.colour))]
    row += [spread.join(spaces), marks.emissaries(s, province, spread), marks.room(s, province)]
    return row + ["●" if marks.is_scored(s, province) else ""] + ([_allies(s.board, province)] if allies else [])


def _space(s: State, space: int) -> str:
    owner = int(s.owner[space])
    style = "" if owner == NOBODY else f"player-{marks.player_colour(s, owner)}"
    return ink(marks.space_sign(s, space), style)


def _allies(board: Board, province: int) -> str:
    """The neighbours of a province, each with the number of the alliance."""
    mine = board.file.provinces[province].id
    found = [alliance for alliance in board.file.alliances if mine in alliance.provinces]
    return " ".join(f"{next(p for p in alliance.provinces if p != mine)}#{alliance.number}" for alliance in found)


def players(t: Texts, s: State, names: Sequence[str], seat: int | None) -> list[str]:
    """A row for each player."""
    head = ["", "player", "hand", "palaces", "emissaries", "forts", "score", "ended-now", "place"]
    keep = [n for n, title in enumerate(head) if title != "forts" or s.fortifications]
    rows = [[ink(t.say(title), "dim") if title else "" for title in head]]
    totals = final.if_it_ended_now(s)
    places = winner.places(s)
    for number, name in enumerate(names):
        supply = [str(int(s.supply[kind * MAX_PLAYERS + number])) for kind in (PALACE, EMISSARY, FORTIFICATION)]
        points = [str(int(s.score[number])), ink(str(int(totals[number])), "bold"), f"{places[number]}."]
        who = f"{_pointer(s, number)}{marks.seat_mark(s, number)}"
        rows.append([who, _called(t, name, number == seat), marks.hand_marks(s, number), *supply, *points])
    return grid([[row[n] for n in keep] for row in rows], right=range(3, len(keep)))


def panel_players(t: Texts, s: State, names: Sequence[str], seat: int | None) -> list[str]:
    """Two short lines for each player."""
    totals = final.if_it_ended_now(s)
    places = winner.places(s)
    head = ["", *(t.say(title) for title in ("player", "score", "short-now", "place"))]
    rows = [[ink(title, "dim") for title in head]]
    for number, name in enumerate(names):
        points = [str(int(s.score[number])), ink(str(int(totals[number])), "bold"), f"{places[number]}."]
        rows.append(
            [
                f"{_pointer(s, number)}{marks.seat_mark(s, number)}",
                _called(t, name, number == seat),
                *points,
            ]
        )
    lines = grid(rows, right=(2, 3, 4), gap=1)
    for number in reversed(range(len(names))):
        lines.insert(number + 2, f"   {marks.hand_marks(s, number)}  {ink(_supply(t, s, number), 'dim')}")
    return lines


def short_players(t: Texts, s: State, names: Sequence[str], seat: int | None, width: int) -> list[str]:
    """One short line for each player: hand, pieces left, points, points if it ended now, place."""
    totals, places = final.if_it_ended_now(s), winner.places(s)
    rows = [["", *(ink(t.say(title), "dim") for title in ("player", "hand", "pieces", "short-score", "short-now"))]]
    for number in range(len(names)):
        kinds = (PALACE, EMISSARY, FORTIFICATION)[: 3 if s.fortifications else 2]
        supply = "/".join(str(int(s.supply[kind * MAX_PLAYERS + number])) for kind in kinds)
        points = [str(int(s.score[number])), f"{ink(str(int(totals[number])), 'bold')} {places[number]}."]
        who = f"{_pointer(s, number)}{marks.seat_mark(s, number)}"
        rows.append([who, "", marks.hand_marks(s, number).replace(" ", ""), supply, *points])
    room = width - max(map(width_of, grid(rows, gap=1))) + width_of(rows[0][1])
    for row, name in zip(rows[1:], names, strict=True):
        row[1] = fitted(name, max(room, _SHORTEST_NAME))
    return grid(rows, right=(3, 4, 5), gap=1)


def _supply(t: Texts, s: State, seat: int) -> str:
    palaces, emissaries, forts = (int(s.supply[kind * MAX_PLAYERS + seat]) for kind in range(3))
    name = "supply-forts" if s.fortifications else "supply"
    return t.say(name, palaces=palaces, emissaries=emissaries, forts=forts)


def _pointer(s: State, seat: int) -> str:
    acting = s.room >= PLACING and s.room != OVER and int(s.seat) == seat
    return "▸" if acting else " "


def _called(t: Texts, name: str, mine: bool) -> str:
    you = f" ({t.say('you')})" if mine else ""
    return fitted(name, _NAME - width_of(you)) + you


def legend(t: Texts, width: int) -> list[str]:
    """What the signs mean."""
    colours = ", ".join(f"{t.word('colour', colour)} {colour[0].upper()}" for colour in COLOURS)
    told = [t.say("legend-map"), t.say("legend-sheet"), t.say("legend-cards", cards=colours)]
    return [line for paragraph in told for line in wrapped(paragraph, width)]
