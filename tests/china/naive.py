"""A second referee for China, written from the clause texts alone: slow, plain, and without a line of the engine.

It reads positions in words, as `naive_scorer.py` does, and actions as lines of notation.
"""

from collections import Counter
from collections.abc import Iterable
from copy import deepcopy
from typing import TypeAlias

from naive_scorer import (
    Position,
    colour_of,
    dead_board,
    emissaries_in,
    final_points,
    free_spaces,
    is_empty,
    limit,
    palaces_in,
    province_at,
    spaces_of,
    totals,
)

Turn: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]  # the pieces, in no order, and the cards that pay

COLOURS = ("red", "green", "orange", "yellow", "purple")
KINDS = ("fortification", "palace", "emissary")
SUPPLY = {"palace": "palaces", "emissary": "emissaries", "fortification": "fortifications"}

# --- what is legal


def costs(colour: str, pieces: int) -> list[list[str]]:
    """CN-CARD-06: all sets of cards that pay for one or two pieces in a province of this colour."""
    jokers = [[other, other] for other in COLOURS if other != colour]
    if pieces == 1:
        return [[colour], *jokers]
    return [[colour, colour], *([colour, *joker] for joker in jokers)] if pieces == 2 else []


def payments(hand: Iterable[str], colour: str, pieces: int) -> set[tuple[str, ...]]:
    """The payments that a hand can make; cards in the order of COLOURS."""
    held = Counter(hand)
    return {tuple(sorted(cost, key=COLOURS.index)) for cost in costs(colour, pieces) if Counter(cost) <= held}


def all_pieces(p: Position) -> list[str]:
    """Everything that could be placed, in the order of KINDS and of the map."""
    spaces = [space for province in p["map"]["provinces"] for space in spaces_of(p, province)]
    where = {"fortification": spaces, "palace": spaces, "emissary": list(p["map"]["provinces"])}
    return [f"{kind} {place}" for kind in KINDS for place in where[kind]]


def why_not_piece(p: Position, name: str, piece: str) -> str:
    """What board and supply have against one piece now; cards and the rest of the turn left aside."""
    kind, where = piece.split()
    province = province_at(p, where)
    if kind == "fortification" and p["options"]["fortifications"] == "off":
        return "CN-FORT-01"
    if p["supply"][name][SUPPLY[kind]] == 0:
        return "CN-FORT-18" if kind == "fortification" else "CN-PLACE-10"
    if kind == "palace" and not free_spaces(p, province):
        return "CN-PLACE-08"
    if kind != "emissary" and where in p["palaces"]:
        return "CN-PLACE-07" if kind == "palace" else "CN-FORT-02"
    if kind == "fortification" and where in p["fortifications"]:
        return "CN-FORT-03"
    if kind == "emissary" and not palaces_in(p, province):
        return "CN-EMIS-04"
    if kind == "emissary" and emissaries_in(p, province).total() + 1 > limit(p, province):
        return "CN-EMIS-02"
    return ""


def legal_turns(p: Position) -> set[Turn]:
    """Every placing turn from its start, by what it does: CN-TURN-05 tries the pieces one after the other."""
    name = p["to_act"]
    hand = p["hands"][name]
    turns: set[Turn] = set()
    for first in all_pieces(p):
        province = province_at(p, first.split()[1])
        if why_not_piece(p, name, first) or not payments(hand, colour_of(p, province), 1):
            continue
        follow: list[tuple[str, ...]] = [()]
        if not is_empty(p, province):  # CN-PLACE-03, CN-PLACE-05
            then = with_piece(p, name, first)
            here = [piece for piece in all_pieces(p) if province_at(p, piece.split()[1]) == province]  # CN-PLACE-01
            follow += [(second,) for second in here if not why_not_piece(then, name, second)]
        for seconds in follow:
            for payment in payments(hand, colour_of(p, province), 1 + len(seconds)):
                turns.add((tuple(sorted((first, *seconds))), payment))
    return turns


def why_not(p: Position, name: str, notation: str) -> str:
    """The clause against a line of notation, by the order of [refusals] in the catalogue; empty if it is legal."""
    verb, *words = notation.split()
    if p["over"]:
        return {"last turn": "CN-END-02", "dead board": "CN-END-05"}[p["reason"]]
    if name != p["to_act"]:
        return "CN-TURN-01"
    if name == "chance":
        return "" if verb == "deal" and words[0] in p["pile"] else "CN-TURN-01"
    if verb == "exchange":
        return _why_not_exchange(p, name, words[0])
    if verb == "place":
        return _why_not_place(p, name, " ".join(words))
    if verb == "pay":
        return _why_not_pay(p, name, words)
    if verb in ("take", "draw", "pass"):
        return _why_not_refill(p, verb, words)
    if verb == "leave":
        return "CN-ROAD-08"
    return "CN-TURN-01"  # what only chance says


def _why_not_exchange(p: Position, name: str, colour: str) -> str:
    has_placed = not p["turn"]["exchanged"] and (p["turn"]["unpaid"] or p["stage"] == "draw")
    if has_placed:
        return "CN-TURN-02"
    return "" if p["stage"] == "place" and colour in p["hands"][name] else "CN-EXCH-01"


def _why_not_place(p: Position, name: str, piece: str) -> str:
    kind, where = piece.split()
    province, turn = province_at(p, where), p["turn"]
    if turn["exchanged"]:
        return "CN-TURN-02"
    if p["stage"] == "draw":
        return "CN-DRAW-01"
    if kind == "fortification" and p["options"]["fortifications"] == "off":
        return "CN-FORT-01"
    if turn["unpaid"] == 2:
        return "CN-PLACE-02"
    first = turn["first_piece"].removeprefix("place ")
    if first and province != province_at(p, first.split()[1]):
        return "CN-PLACE-01"
    if first and turn["opened"]:
        return "CN-FORT-06" if first.startswith("fortification") else "CN-PLACE-03"
    if clause := why_not_piece(p, name, piece):
        return clause
    if not payments(p["hands"][name], colour_of(p, province), turn["unpaid"] + 1):
        return "CN-CARD-06"
    table = all_pieces(p)
    return "CN-TURN-05" if first and table.index(piece) < table.index(first) else ""


def _why_not_pay(p: Position, name: str, cards: list[str]) -> str:
    pieces = p["turn"]["unpaid"]
    if p["turn"]["exchanged"]:
        return "CN-TURN-02"
    if not Counter(cards) <= Counter(p["hands"][name]):
        return "CN-CARD-01"
    if pieces == 0:
        return "CN-CARD-07"
    colour = colour_of(p, p["turn"]["province"])
    if cards.count(colour) > pieces:
        return "CN-CARD-05"
    if any(Counter(cost) < Counter(cards) for cost in costs(colour, pieces)):
        return "CN-CARD-07"
    return "" if tuple(cards) in payments(cards, colour, pieces) else "CN-CARD-06"


def _why_not_refill(p: Position, verb: str, words: list[str]) -> str:
    if verb == "pass":
        if p["stage"] == "draw":
            return "CN-DRAW-05"
        return "CN-CARD-06" if p["turn"]["unpaid"] else "CN-TURN-03"
    if p["stage"] != "draw":
        return "CN-DRAW-01"
    if verb == "draw":
        return "" if p["pile"] else "CN-DRAW-14"
    return "" if words[0] in p["display"] else "CN-DRAW-02"


# --- what happens


def with_piece(p: Position, name: str, piece: str) -> Position:
    """The position with one more piece on the board, and with no other consequence."""
    kind, where = piece.split()
    p = p | {key: deepcopy(p[key]) for key in ("supply", "palaces", "emissaries", "fortifications")}
    p["supply"][name][SUPPLY[kind]] -= 1
    if kind == "palace":
        p["palaces"][where] = name
    elif kind == "fortification":
        p["fortifications"].append(where)
    else:
        standing = p["emissaries"].setdefault(where, {})
        standing[name] = standing.get(name, 0) + 1
    return p


class Referee:
    """Follows a game from the start of a turn, one line of notation after the other."""

    TOLD = (
        *("to_act", "stage", "turn", "scores", "hands", "known", "supply", "palaces", "emissaries", "fortifications"),
        *("discs", "display", "pile", "discard", "exhaustions", "turns", "over", "reason"),
    )

    def __init__(self, position: Position) -> None:
        self.p = deepcopy(position)
        self.active = str(position["to_act"])
        self.due = ""  # where the next card that chance deals goes
        self.full = 3  # cards in a complete hand

    def told(self) -> Position:
        """What has to be the same in the engine's position; rows of cards and lists sorted."""
        return comparable(self.p)

    def play(self, notation: str) -> None:
        verb, *words = notation.split()
        if verb == "place":
            self._place(" ".join(words))
        elif verb == "pay":
            self.full = 3  # CN-DRAW-05
            self._discard(words)
            self.p["turn"] |= {"unpaid": 0, "first_piece": ""}
            if dead_board(self.p):
                self._finish("dead board")  # CN-END-05: no cards are drawn
            else:
                self._refill()
        elif verb == "exchange":
            self.full = len(self.p["hands"][self.active])  # CN-EXCH-01: one out, one in
            self._discard(words)
            self.p["turn"]["exchanged"] = True
            self._refill()
        elif verb == "take":
            self.p["display"].remove(words[0])
            self.p["hands"][self.active].append(words[0])
            self.p["known"][self.active].append(words[0])
            self._refill()
        elif verb == "draw":
            self.p |= {"to_act": "chance", "stage": "deal"}
            self.due = "hand"
        else:
            self._deal(words[0])

    def _place(self, piece: str) -> None:
        turn, province = self.p["turn"], province_at(self.p, piece.split()[1])
        if turn["unpaid"] == 0:
            turn |= {"province": province, "opened": is_empty(self.p, province), "first_piece": f"place {piece}"}
        turn["unpaid"] += 1
        self.p = with_piece(self.p, self.active, piece)
        self.p["stage"] = "pay"
        is_complete = piece.startswith("palace") and not free_spaces(self.p, province)
        if is_complete and province not in self.p["discs"]:  # CN-PAL-01, CN-PAL-13
            for name, sources in final_points(self.p).items():
                self.p["scores"][name] += sources.get(f"palaces {province}", 0)
            self.p["discs"].append(province)

    def _discard(self, cards: Iterable[str]) -> None:
        """CN-CARD-09, CN-EXCH-03. Who saw a card being taken cannot tell whether it is the one that is spent."""
        for card in cards:
            self.p["hands"][self.active].remove(card)
            self.p["discard"].append(card)
            if card in self.p["known"][self.active]:
                self.p["known"][self.active].remove(card)

    def _deal(self, card: str) -> None:
        target = self.p["hands"][self.active] if self.due == "hand" else self.p["display"]
        self.p["pile"].remove(card)
        target.append(card)
        if not self.p["pile"]:  # CN-DRAW-08
            self.p["exhaustions"] += 1
            if self.p["exhaustions"] == 1:  # CN-DRAW-07, CN-DRAW-09
                self.p["pile"], self.p["discard"] = self.p["discard"], []
        if self.due == "hand":
            self._refill()
        else:
            self._fill_display()

    def _refill(self) -> None:
        """CN-DRAW-05, CN-DRAW-15."""
        if len(self.p["hands"][self.active]) < self.full and (self.p["pile"] or self.p["display"]):
            self.p |= {"to_act": self.active, "stage": "draw"}
        else:
            self._fill_display()

    def _fill_display(self) -> None:
        """CN-DRAW-06, CN-DRAW-12, CN-DRAW-14."""
        if len(self.p["display"]) < 4 and self.p["pile"]:
            self.p |= {"to_act": "chance", "stage": "deal"}
            self.due = "display"
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        """CN-TURN-01, CN-END-02, CN-END-03."""
        names = self.p["players"]
        if self.p["exhaustions"] >= 2 and self.active == names[-1]:
            self._finish("last turn")
            return
        self.active = names[(names.index(self.active) + 1) % len(names)]
        self.p |= {"to_act": self.active, "stage": "place", "turns": self.p["turns"] + 1}
        self.p["turn"] = {"province": "", "opened": False, "unpaid": 0, "first_piece": "", "exchanged": False}

    def _finish(self, reason: str) -> None:
        self.p["scores"] = totals(self.p)
        self.p |= {"to_act": "", "stage": "over", "over": True, "reason": reason}


def comparable(p: Position) -> Position:
    """The part of a position that a referee follows, with everything of which the order means nothing sorted."""
    told = {key: p[key] for key in Referee.TOLD}
    for key in ("display", "pile", "discard", "discs", "fortifications"):
        told[key] = sorted(told[key])
    for key in ("hands", "known"):
        told[key] = {name: sorted(cards) for name, cards in told[key].items()}
    return told
