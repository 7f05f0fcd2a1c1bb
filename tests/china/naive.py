"""A second referee for China, written from the clause texts alone: slow, plain, and without a line of the engine.

It reads positions in words, as `GAME.positions.position(state, names)` tells them, and actions as lines of notation.
Nothing of the engine is imported here, and what a position tells as computed (limits, totals, items, legal, ...) is
never read.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from typing import Any, TypeAlias

Position: TypeAlias = dict[str, Any]
Chain: TypeAlias = tuple[str, ...]
Turn: TypeAlias = tuple[tuple[str, ...], tuple[str, ...]]  # the pieces, in no order, and the cards that pay

COLOURS = ("red", "green", "orange", "yellow", "purple")
KINDS = ("fortification", "palace", "emissary")
SUPPLY = {"palace": "palaces", "emissary": "emissaries", "fortification": "fortifications"}

# --- the board


def colour_of(p: Position, province: str) -> str:
    return str(p["map"]["provinces"][province]["colour"])


def spaces_of(p: Position, province: str) -> list[str]:
    return list(p["map"]["provinces"][province]["spaces"])


def province_at(p: Position, where: str) -> str:
    """The province of a space, or a province itself."""
    return next(province for province in p["map"]["provinces"] if where == province or where in spaces_of(p, province))


def palaces_in(p: Position, province: str) -> Counter[str]:
    return Counter(p["palaces"][space] for space in spaces_of(p, province) if space in p["palaces"])


def emissaries_in(p: Position, province: str) -> Counter[str]:
    return Counter(p["emissaries"].get(province, {}))


def limit(p: Position, province: str) -> int:
    """CN-EMIS-02, CN-EMIS-03, CN-EMIS-04."""
    return max(palaces_in(p, province).values(), default=0)


def limits(p: Position) -> dict[str, int]:
    return {province: limit(p, province) for province in p["map"]["provinces"]}


def is_empty(p: Position, province: str) -> bool:
    """CN-PLACE-04."""
    bases = [space for space in spaces_of(p, province) if space in p["fortifications"]]
    return not palaces_in(p, province) and not emissaries_in(p, province).total() and not bases


def free_spaces(p: Position, province: str) -> list[str]:
    """CN-PLACE-08, CN-FORT-10: a bare fortification leaves its space free."""
    return [space for space in spaces_of(p, province) if space not in p["palaces"]]


def dead_board(p: Position) -> bool:
    """CN-END-06."""
    for supply in p["supply"].values():
        for province in p["map"]["provinces"]:
            free = free_spaces(p, province)
            if supply["palaces"] and free:
                return False
            if supply["emissaries"] and emissaries_in(p, province).total() < limit(p, province):
                return False
            if supply["fortifications"] and set(free) - set(p["fortifications"]):
                return False
    return True


# --- points


def palace_points(counts: Mapping[str, int], fortified: Collection[str]) -> dict[str, int]:
    """CN-PAL-12, CN-FORT-11: points of one province by the palaces of each player."""
    ranks = sorted({count for count in counts.values() if count > 0}, reverse=True)
    points = {}
    for name, count in counts.items():
        if count > 0:
            due = sum(counts.values()) if count == ranks[0] else ranks[ranks.index(count) - 1]
            points[name] = due * 2 if name in fortified else due
    return points


def alliance_points(one: Mapping[str, int], two: Mapping[str, int]) -> dict[str, int]:
    """CN-ALLY-03, CN-ALLY-04, CN-ALLY-05: points of one alliance by the emissaries in its two provinces."""
    both = _leaders(one) & _leaders(two)
    return {name: sum(one.values()) + sum(two.values()) for name in both}


def _leaders(emissaries: Mapping[str, int]) -> set[str]:
    most = max(emissaries.values(), default=0)
    return {name for name, count in emissaries.items() if count == most and most >= 1}


def all_chains(links: Mapping[str, Collection[str]]) -> list[Chain]:
    """CN-ROAD-02: every simple path of at least four palaces, spelt from the end that sorts first."""

    def longer(path: Chain) -> Iterator[Chain]:
        if len(path) >= 4 and path[0] < path[-1]:
            yield path
        for palace in links[path[-1]]:
            if palace not in path:
                yield from longer((*path, palace))

    return [path for start in links for path in longer((start,))]


def disjoint_sets(chains: Sequence[Chain]) -> Iterator[tuple[Chain, ...]]:
    """CN-ROAD-05: every set of chains that share no palace."""
    yield ()
    for number, chain in enumerate(chains):
        others = [other for other in chains[number + 1 :] if not set(other) & set(chain)]
        for rest in disjoint_sets(others):
            yield (chain, *rest)


def chain_points(chain: Chain, fortified: Collection[str]) -> int:
    """CN-ROAD-06, CN-FORT-14."""
    return len(chain) * (2 if set(chain) & set(fortified) else 1)


def best_cut(links: Mapping[str, Collection[str]], fortified: Collection[str]) -> tuple[int, tuple[Chain, ...]]:
    """CN-ROAD-07, CN-ROAD-08: the best points, and of the cuts worth them the one that is reported."""
    cuts = [
        (-sum(chain_points(chain, fortified) for chain in chains), len(chains), tuple(sorted(chains)))
        for chains in disjoint_sets(all_chains(links))
    ]
    lost, _, reported = min(cuts)
    return -lost, reported


def road_graph(p: Position, name: str) -> dict[str, list[str]]:
    """CN-ROAD-01, CN-ROAD-12."""
    mine = [space for space, owner in p["palaces"].items() if owner == name]
    return {
        space: [other for other in mine if [space, other] in p["map"]["roads"] or [other, space] in p["map"]["roads"]]
        for space in mine
    }


def final_points(p: Position) -> dict[str, dict[str, int]]:
    """What every province, alliance and the roads are worth to everybody as the board stands, discs left aside."""
    found: dict[str, dict[str, int]] = {name: {} for name in p["players"]}
    for province in p["map"]["provinces"]:
        bases = set(p["fortifications"]) & set(spaces_of(p, province))
        doubled = {p["palaces"].get(space) for space in bases}
        for name, points in palace_points(palaces_in(p, province), doubled).items():
            found[name][f"palaces {province}"] = points
    for number, (one, two) in p["map"]["alliances"].items():
        for name, points in alliance_points(emissaries_in(p, one), emissaries_in(p, two)).items():
            found[name][f"alliance {number}"] = points
    for name in p["players"]:
        points, _ = best_cut(road_graph(p, name), p["fortifications"])
        if points:
            found[name]["roads"] = points
    return found


def totals(p: Position) -> dict[str, int]:
    """CN-FINAL-01, CN-FINAL-02, CN-FINAL-03, CN-FINAL-04: everybody's total if the running game ended now."""
    result = dict(p["scores"])
    for name, sources in final_points(p).items():
        for source, points in sources.items():
            if source.removeprefix("palaces ") not in p["discs"]:
                result[name] += points
    return result


def places(p: Position, points: Mapping[str, int]) -> dict[str, int]:
    """CN-WIN-02, CN-WIN-04, CN-WIN-05."""
    rank = {name: (points[name], sum(p["supply"][name].values())) for name in p["players"]}
    return {name: 1 + sum(other > rank[name] for other in rank.values()) for name in rank}


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
