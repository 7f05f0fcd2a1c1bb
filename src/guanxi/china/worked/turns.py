"""Vectors that play: placements, refilling, the last turns, the dead board."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from guanxi.china.doors.arranging import arrange
from guanxi.china.doors.notation import parse
from guanxi.china.rules import engine
from guanxi.china.rules.board import Board, board_of_side
from guanxi.china.rules.components import COLOURS, MAX_PLAYERS, N_COLOURS, N_PROVINCES, PIECES
from guanxi.china.rules.kinds import DRAW, PLACE_FORTIFICATION, PLACE_PALACE, TAKE
from guanxi.china.rules.phases import end
from guanxi.china.rules.phases import refill as refill_phase
from guanxi.china.rules.rooms import DRAWING, OVER, PLACING
from guanxi.china.rules.state import ALL, CHANCE, DISCARD, DISPLAY, PILE, ROW, State
from guanxi.china.worked.checks import Entry, differ
from guanxi.china.worked.tables import LETTERS, bare_board, done, first_province, free_space, spaces_of
from guanxi.core.rng import Rng


def placement(entry: Entry, case: Entry) -> Iterator[str]:
    """Pieces of actor A in one province, one after the other, then the payment."""
    board = bare_board([sum(entry["palaces"].values()) + entry["vacant_spaces"]])
    s = _placement_start(entry, board)
    before = [int(s.score[seat]) for seat in range(MAX_PLAYERS)]
    legal = True
    for number, kind in enumerate(case["pieces"], start=1):
        legal = legal and done(s, _piece(s, kind, first_province(board)))
        if number == 1 and "points_after_first_piece" in case:
            yield from differ("points", case["points_after_first_piece"], _gained(s, before))
    cards = [board.file.provinces[0].colour] * len(case["pieces"])
    legal = legal and done(s, parse(board, "pay " + " ".join(cards))[0])
    yield from differ("legal", case["legal"], legal)
    if "points_after_turn" in case:
        yield from differ("points", case["points_after_turn"], _gained(s, before))


def _placement_start(entry: Entry, board: Board) -> State:
    home = first_province(board)
    spaces = spaces_of(board, home)
    given = {
        "hands": {"A": [board.file.provinces[0].colour] * 3},
        "palaces": {home: entry["palaces"]},
        "emissaries": {home: entry["emissaries"]},
        "fortifications": spaces[len(spaces) - entry["bare_fortifications"] :],
    }
    return arrange(board, True, LETTERS, given, Rng("placement"))


def _piece(s: State, kind: str, province: str) -> int:
    """A palace goes onto the fortification of this turn if there is one, else onto the first free space."""
    if kind == "emissary":
        return parse(s.board, f"place emissary {province}")[0]
    if kind == "palace" and s.pieces and s.piece < s.board.start[PLACE_PALACE]:
        return int(s.board.start[PLACE_PALACE] + s.piece - s.board.start[PLACE_FORTIFICATION])
    return parse(s.board, f"place {kind} {free_space(s, province)}")[0]


def _gained(s: State, before: Sequence[int]) -> dict[str, int]:
    gains = {name: int(s.score[seat]) - before[seat] for seat, name in enumerate(LETTERS)}
    return {name: gain for name, gain in gains.items() if gain > 0}


def last_turns(_: Entry, case: Entry) -> Iterator[str]:
    """How many turns follow the one that empties the pile for the second time."""
    names = LETTERS[: case["players"]]
    given = {"to_act": names[case["trigger_seat"]], "exhaustions": 1, "pile": 1}
    s = arrange(_board_for(len(names)), False, names, given, Rng("last turns"))
    rng = Rng("chance")
    _exchange_turn(s, rng, "pile")
    turns = 0
    while s.room != OVER:
        _exchange_turn(s, rng, "display")
        turns += 1
    yield from differ("turns left", case["turns_left"], turns)


def _board_for(players: int) -> Board:
    return board_of_side("3-4" if players < MAX_PLAYERS else "4-5")


def _exchange_turn(s: State, rng: Rng, source: str) -> None:
    held = next(colour for colour in range(N_COLOURS) if s.hand[s.seat * ROW + colour])
    engine.do(s, parse(s.board, f"exchange {COLOURS[held]}")[0])
    _draw(s, rng, [source])


def _draw(s: State, rng: Rng, sources: Sequence[str]) -> None:
    """Draw from these sources one after the other, and let chance deal whatever is due."""
    for source in sources:
        if s.room != DRAWING:
            return
        shown = [colour for colour in range(N_COLOURS) if s.cards[DISPLAY + colour]]
        engine.do(s, int(s.board.start[DRAW]) if source == "pile" else int(s.board.start[TAKE]) + shown[0])
        while s.room < PLACING and engine.to_act(s) == CHANCE:
            engine.do(s, engine.chance(s, rng))


def refill(entry: Entry) -> Iterator[str]:
    """A hand is filled from these sources; how many cards lie where afterwards."""
    names = LETTERS[: entry["players"]]
    given = {
        "to_act": "B",
        "hands": {"A": entry["hand"]},
        "exhaustions": entry.get("exhaustions_before", 0),
        "pile": entry["pile"],
        "display": entry["display"],
        "discard": entry["discard"],
    }
    s = arrange(_board_for(len(names)), False, names, given, Rng("refill"))
    s.seat = 0
    refill_phase.refill_hand(s)
    _draw(s, Rng("chance"), entry["draws"])
    found = {
        "exhaustions": int(s.exhaustions),
        "pile": int(s.cards[PILE + ALL]),
        "display": int(s.cards[DISPLAY + ALL]),
        "discard": int(s.cards[DISCARD + ALL]),
        "hand": int(s.hand[ALL]),
    }
    yield from differ("after refilling", entry["expected"], found)


def dead_board(_: Entry, case: Entry) -> Iterator[str]:
    """Whether nobody can place anything any more."""
    yield from differ("dead", case["dead"], end.board_is_dead(_dead_board_start(case["supplies"], case["provinces"])))


def _dead_board_start(supplies: Mapping[str, Sequence[int]], provinces: Sequence[Sequence[int]]) -> State:
    """The two provinces as told; the other seven full, with one palace and one emissary each."""
    rows = [*provinces, *([[0, 0, 1, 1]] * (N_PROVINCES - len(provinces)))]
    board = bare_board([vacant + limit for vacant, _, _, limit in rows])
    ids = [province.id for province in board.file.provinces]
    given: dict[str, Any] = {"palaces": {}, "emissaries": {}, "fortifications": []}
    for n, (_vacant, bare, emissaries, limit) in enumerate(rows):
        given["palaces"][ids[n]] = {"C": limit}
        given["emissaries"][ids[n]] = {("D" if n < len(provinces) else "E"): emissaries}
        given["fortifications"] += [f"{ids[n]}-{limit + 1 + k}" for k in range(bare)]
    given["supply"] = {name: dict.fromkeys(PIECES, 0) for name in ("C", "D", "E")}
    given["supply"] |= {name: dict(zip(PIECES, counts, strict=True)) for name, counts in supplies.items()}
    return arrange(board, True, LETTERS, given, Rng("dead board"))
