"""The worked examples and vectors of the catalogue, run from the data as they stand.

Each kind of entry has a function here that lays the entry out on a board, plays or scores it, and returns what did not
hold. Whatever an entry says that no function understands counts as a failure, so nothing in the data is passed over.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from guanxi.china import engine
from guanxi.china.arrange import arrange
from guanxi.china.board import DRAW, PLACE_FORTIFICATION, PLACE_PALACE, TAKE, Board, board_of_side
from guanxi.china.board_file import Road, Space, shipped_board
from guanxi.china.components import COLOURS, N_PROVINCES
from guanxi.china.notation import parse
from guanxi.china.phases import end, refill
from guanxi.china.scoring import alliances, palaces, roads, track
from guanxi.china.scoring.chains import best_cut
from guanxi.china.shared import emissary_limit
from guanxi.china.standing import road_graph
from guanxi.china.state import ALL, CHANCE, DISCARD, DISPLAY, DRAWING, NOBODY, OVER, PILE, PLACING, ROW, State
from guanxi.core.catalogue import load_catalogue
from guanxi.core.rng import Rng

Entry = Mapping[str, Any]
LETTERS = ("A", "B", "C", "D", "E")


def run_all() -> dict[str, list[str]]:
    """Every example and vector by its id, with what did not hold."""
    catalogue = load_catalogue("china")
    results = {example.id: _run_example(example.entry, catalogue.example_setting) for example in catalogue.examples}
    results |= {vector.id: list(_run_vector(vector.entry)) for vector in catalogue.vectors}
    return results


def _differ(what: str, expected: object, found: object) -> list[str]:
    return [] if expected == found else [f"{what}: expected {expected}, found {found}"]


# --- boards of our own: as many spaces to a province as an entry needs ---


def bare_board(sizes: Sequence[int], links: Sequence[Sequence[str]] = (), nodes: Sequence[str] = ()) -> Board:
    """A board with these numbers of spaces; with nodes, the first province's spaces bear their names and links."""
    file = shipped_board("b")
    spaces = []
    for number, province in enumerate(file.provinces):
        size = sizes[number] if number < len(sizes) else 1
        names = nodes if number == 0 and nodes else [f"{province.id}-{k + 1}" for k in range(size)]
        spaces += [Space(name, province.id, (0, 0), "") for name in names]
    return Board(replace(file, spaces=tuple(spaces), roads=tuple(Road((one, two), None) for one, two in links)))


def first_province(board: Board) -> str:
    """The id of the board's first province, where vectors take place."""
    return board.file.provinces[0].id


# --- examples ---


def _run_example(entry: Entry, setting: Entry) -> list[str]:
    names = setting["players"]
    failures: list[str] = []
    for side in setting["sides"]:
        example = _Example(entry, names, board_of_side(side))
        failures += [f"side {side}: {failure}" for failure in example.run()]
    return failures


class _Example:
    """One worked example on one board side."""

    def __init__(self, entry: Entry, names: Sequence[str], board: Board) -> None:
        self.entry = entry
        self.names = names
        self.board = board
        self.position: Entry = entry["position"]
        self.ids = {province.name: province.id for province in board.file.provinces}
        self.fortifications = "CN-FORT-02" in entry["clauses"]
        self.legal: list[bool] = []

    def run(self) -> Iterator[str]:
        if "nodes" in self.position:
            yield from self.run_roads()
            return
        yield from self.check_provinces(self.state(self.laid_out(), self.names[0]))
        for number, move in enumerate(self.entry["move"], start=1):
            for failure in self.run_move(move):
                yield f"move {number}: {failure}"
        yield from self.check_expected()

    def laid_out(self) -> dict[str, Any]:
        """The position as a scenario would give it: on any spaces but those that the entry names for its moves."""
        owners: dict[str, str] = {}
        for name, province in self.position["provinces"].items():
            kept = self.entry.get("on_board", {}).values()
            spaces = [s.id for s in self.board.file.spaces if s.province == self.ids[name] and s.id not in kept]
            counts = province.get("palaces", {})
            owners |= dict(zip(spaces, [who for who, count in counts.items() for _ in range(count)], strict=False))
        emissaries = {self.ids[name]: each.get("emissaries", {}) for name, each in self.position["provinces"].items()}
        return {"palaces": owners, "emissaries": emissaries}

    def state(self, laid_out: Mapping[str, Any], player: str, hand: Sequence[str] | None = None) -> State:
        hands = dict(self.position.get("hands", {}))
        if hand is not None:
            hands[player] = list(hand)
        given = {**laid_out, "hands": hands, "to_act": player}
        return arrange(self.board, self.fortifications, self.names, given, Rng(self.entry["id"]))

    def check_provinces(self, s: State) -> Iterator[str]:
        for name, province in self.position["provinces"].items():
            number = [each.id for each in self.board.file.provinces].index(self.ids[name])
            if "colour" in province:
                yield from _differ(f"colour of {name}", province["colour"], self.board.file.provinces[number].colour)
            if "limit" in province:
                yield from _differ(f"limit of {name}", province["limit"], int(emissary_limit(s, number)))
            if "leaders" in province:
                leaders = [who for seat, who in enumerate(self.names) if alliances.leads(s, number, seat)]
                yield from _differ(f"leaders of {name}", sorted(province["leaders"]), sorted(leaders))

    def run_move(self, move: Entry) -> Iterator[str]:
        if "action" in move:
            yield from self.run_scoring(move)
            return
        laid_out = self.laid_out()
        for number in move["played"]:
            s = self.play(laid_out, self.entry["move"][number - 1])
            if s is None:
                yield f"move {number} before it was refused"
                return
            laid_out = self.board_of(s)
        self.legal.append(self.play(laid_out, move) is not None)
        yield from _differ("legal", move["legal"], self.legal[-1])

    def play(self, laid_out: Mapping[str, Any], move: Entry) -> State | None:
        """The position after the payment, before any card is drawn; nothing if something was refused."""
        s = self.state(laid_out, move["player"], move.get("hand"))
        for piece in move["pieces"]:
            if not _do(s, self.piece(s, piece, self.ids[move["province"]])):
                return None
        return s if _do(s, parse(self.board, "pay " + " ".join(move["pay"]))[0]) else None

    def piece(self, s: State, piece: str, province: str) -> int:
        kind, _, node = piece.partition("@")
        if kind == "emissary":
            return parse(self.board, f"place emissary {province}")[0]
        where = self.entry["on_board"][node] if node else _free_space(s, province)
        return parse(self.board, f"place {kind} {where}")[0]

    def board_of(self, s: State) -> dict[str, Any]:
        spaces = self.board.file.spaces
        emissaries: dict[str, dict[str, int]] = {}
        for number, province in enumerate(self.board.file.provinces):
            counts = {name: int(s.emissaries[number * ROW + seat]) for seat, name in enumerate(self.names)}
            emissaries[province.id] = {name: count for name, count in counts.items() if count}
        owners = {spaces[n].id: self.names[int(owner)] for n, owner in enumerate(s.owner) if owner != NOBODY}
        return {"palaces": owners, "emissaries": emissaries}

    def run_scoring(self, move: Entry) -> Iterator[str]:
        s = self.state(self.laid_out(), self.names[0])
        expected = self.entry["expected"]
        if move["action"] == "score_palaces":
            number = [province.id for province in self.board.file.provinces].index(self.ids[move["province"]])
            points = {name: int(palaces.points(s, number, seat)) for seat, name in enumerate(self.names)}
            yield from _differ("points", expected["points"], points)
        elif move["action"] == "score_alliance":
            ally = self.board.file.alliances[move["number"] - 1]
            yield from _differ("provinces", sorted(self.ids[name] for name in move["provinces"]), sorted(ally.provinces))
            points = {name: int(alliances.points(s, move["number"] - 1, seat)) for seat, name in enumerate(self.names)}
            yield from _differ("points", expected[f"alliance_{move['number']}"], points)
        else:
            yield f"{move['action']} is not understood"

    def check_expected(self) -> Iterator[str]:
        for key, value in self.entry["expected"].items():
            check = getattr(self, f"expected_{key.partition('_3')[0].partition('_4')[0]}", None)
            if check is None:
                yield f"expected.{key} is not understood"
            elif (found := check()) is not None:
                yield from _differ(f"expected.{key}", value, found)

    # What the entries expect after their moves. None: compared where the move was run.

    def expected_points(self) -> None:
        return None

    def expected_alliance(self) -> None:
        return None

    def expected_legal_count(self) -> int:
        return sum(self.legal)

    def expected_illegal_count(self) -> int:
        return self.legal.count(False)

    def expected_emissaries_total(self) -> dict[str, int]:
        return {"Chu": sum(self.expected_emissaries().values())}

    def expected_emissaries(self) -> dict[str, int]:
        return dict(self.board_of(self._after_first())["emissaries"]["chu"])

    def expected_limit(self) -> int:
        name = next(iter(self.position["provinces"]))
        number = [province.id for province in self.board.file.provinces].index(self.ids[name])
        return int(emissary_limit(self.state(self.laid_out(), self.names[0]), number))

    def expected_limit_is_not(self) -> int | None:
        return None if self.expected_limit() != self.entry["expected"]["limit_is_not"] else -1

    def expected_alex_fortifications_left(self) -> int:
        return int(self._after_first().supply[2 * 5 + self.names.index("Alex")])

    def expected_alex_cards_before_draw(self) -> int:
        return int(self._after_first().hand[self.names.index("Alex") * ROW + ALL])

    def _after_first(self) -> State:
        s = self.play(self.laid_out(), self.entry["move"][0])
        assert s is not None
        return s

    def run_roads(self) -> Iterator[str]:
        """A network with names of its own; the same on the spaces of the board that the entry names."""
        expected = self.entry["expected"]
        for links in (self.position["links"], self.position["alternative_links"]):
            yield from _check_roads(links, self.position["fortified"], expected["points"], None)
        yield from _check_roads(self.position["links"], self.position["fortified"], None, expected["chains"])
        spaces = self.entry["on_board"]
        yield from self.check_homes(spaces)
        given = {"palaces": {space: self.position["owner"] for space in spaces.values()}}
        s = arrange(self.board, False, self.names, given, Rng("roads"))
        seat = self.names.index(self.position["owner"])
        yield from _differ("points on the board", expected["points"], int(roads.points(s, seat)))
        chains = [[spaces[node] for node in chain] for chain in expected["chains"]]
        found = [list(chain) for chain in best_cut(*road_graph(s, seat)).chains]
        yield from _differ("chains on the board", chains, found)

    def check_homes(self, spaces: Mapping[str, str]) -> Iterator[str]:
        home = {space.id: space.province for space in self.board.file.spaces}
        for node, province in self.position["province_of"].items():
            yield from _differ(f"province of {node}", self.ids[province], home[spaces[node]])


def _do(s: State, action: int) -> bool:
    """Do it if it is legal."""
    if engine.why_not(s, s.seat, action):
        return False
    engine.do(s, action)
    return True


def _free_space(s: State, province: str) -> str:
    spaces = s.board.file.spaces
    free = [n for n, space in enumerate(spaces) if space.province == province and s.owner[n] == NOBODY]
    return spaces[free[0]].id if free else next(space.id for space in spaces if space.province == province)


# --- vectors ---


def _run_vector(entry: Entry) -> Iterator[str]:
    run: Callable[[Entry], Iterator[str]] | None = _VECTORS.get(entry["type"])
    if run is None:
        yield f"type {entry['type']} is not understood"
        return
    yield from run(entry)


def _palaces(entry: Entry) -> Iterator[str]:
    counts = entry["counts"]
    board = bare_board([sum(counts.values())])
    s = _arranged(board, counts, entry["fortified"])
    points = {name: int(palaces.points(s, 0, seat)) for seat, name in enumerate(LETTERS) if name in counts}
    yield from _differ("points", entry["expected"], points)


def _arranged(board: Board, counts: Mapping[str, int], fortified: Mapping[str, int], bare: int = 0) -> State:
    """Palaces in the first province, some of them on fortifications, and bare fortifications on its last spaces."""
    spaces = [space.id for space in board.file.spaces if space.province == first_province(board)]
    owners: dict[str, str] = {}
    forts = spaces[len(spaces) - bare :]
    for name, count in counts.items():
        mine = spaces[len(owners) : len(owners) + count]
        owners |= dict.fromkeys(mine, name)
        forts += mine[: fortified.get(name, 0)]
    return arrange(board, True, LETTERS, {"palaces": owners, "fortifications": forts}, Rng("palaces"))


def _alliance(entry: Entry) -> Iterator[str]:
    board = board_of_side("4-5")
    one, two = board.file.alliances[0].provinces
    given = {"emissaries": {one: entry["first"], two: entry["second"]}}
    s = arrange(board, False, LETTERS, given, Rng("alliance"))
    points = {name: int(alliances.points(s, 0, LETTERS.index(name))) for name in entry["expected"]}
    yield from _differ("points", entry["expected"], points)


def _roads(entry: Entry) -> Iterator[str]:
    yield from _check_roads(entry["links"], entry["fortified"], entry["expected"], entry.get("chains"))


def _check_roads(
    links: Sequence[Sequence[str]], fortified: Sequence[str], points: int | None, chains: list[list[str]] | None
) -> Iterator[str]:
    nodes = sorted({node for link in links for node in link})
    board = bare_board([len(nodes)], links, nodes)
    given = {"palaces": dict.fromkeys(nodes, "A"), "fortifications": list(fortified)}
    s = arrange(board, True, LETTERS, given, Rng("roads"))
    cut = best_cut(*road_graph(s, 0))
    if points is not None:
        yield from _differ("points", points, int(roads.points(s, 0)))
        yield from _differ("points of the chains", points, -cut.lost)
    if chains is not None:
        yield from _differ("chains", chains, [list(chain) for chain in cut.chains])


def _placement(entry: Entry) -> Iterator[str]:
    for number, case in enumerate(entry["cases"], start=1):
        for failure in _placement_case(entry, case):
            yield f"case {number}: {failure}"


def _placement_case(entry: Entry, case: Entry) -> Iterator[str]:
    size = sum(entry["palaces"].values()) + entry["vacant_spaces"]
    board = bare_board([size])
    province = first_province(board)
    s = _placement_start(entry, board)
    before = [int(s.score[seat]) for seat in range(5)]
    legal = True
    for number, kind in enumerate(case["pieces"], start=1):
        legal = legal and _do(s, _vector_piece(s, kind, province))
        if number == 1 and "points_after_first_piece" in case:
            yield from _differ("points", case["points_after_first_piece"], _gained(s, before))
    colour = board.file.provinces[0].colour
    pieces = len(case["pieces"])
    legal = legal and _do(s, parse(board, "pay " + " ".join([colour] * pieces))[0])
    yield from _differ("legal", case["legal"], legal)
    if "points_after_turn" in case:
        yield from _differ("points", case["points_after_turn"], _gained(s, before))


def _placement_start(entry: Entry, board: Board) -> State:
    spaces = [space.id for space in board.file.spaces if space.province == first_province(board)]
    given = {
        "hands": {"A": [board.file.provinces[0].colour] * 3},
        "palaces": {first_province(board): entry["palaces"]},
        "emissaries": {first_province(board): entry["emissaries"]},
        "fortifications": spaces[len(spaces) - entry["bare_fortifications"] :],
    }
    return arrange(board, True, LETTERS, given, Rng("placement"))


def _vector_piece(s: State, kind: str, province: str) -> int:
    """A palace goes onto the fortification of this turn if there is one, else onto the first free space."""
    if kind == "emissary":
        return parse(s.board, f"place emissary {province}")[0]
    if kind == "palace" and s.pieces and s.piece < s.board.start[PLACE_PALACE]:
        return int(s.board.start[PLACE_PALACE] + s.piece - s.board.start[PLACE_FORTIFICATION])
    return parse(s.board, f"place {kind} {_free_space(s, province)}")[0]


def _gained(s: State, before: Sequence[int]) -> dict[str, int]:
    return {name: int(s.score[seat]) - before[seat] for seat, name in enumerate(LETTERS) if s.score[seat] > before[seat]}


def _last_turns(entry: Entry) -> Iterator[str]:
    for case in entry["cases"]:
        names = LETTERS[: case["players"]]
        given = {"to_act": names[case["trigger_seat"]], "exhaustions": 1, "pile": 1}
        board = board_of_side("3-4" if case["players"] < 5 else "4-5")
        s = arrange(board, False, names, given, Rng("last turns"))
        rng = Rng("chance")
        _exchange_turn(s, rng, ["pile"])
        turns = 0
        while s.room != OVER:
            _exchange_turn(s, rng, ["display"])
            turns += 1
        yield from _differ(f"turns left for {case}", case["turns_left"], turns)


def _exchange_turn(s: State, rng: Rng, draws: Sequence[str]) -> None:
    held = next(colour for colour in range(5) if s.hand[s.seat * ROW + colour])
    engine.do(s, parse(s.board, f"exchange {COLOURS[held]}")[0])
    _draw(s, rng, draws)


def _draw(s: State, rng: Rng, draws: Sequence[str]) -> None:
    """Draw from these sources one after the other, and let chance deal whatever is due."""
    for source in draws:
        if s.room != DRAWING:
            return
        shown = [colour for colour in range(5) if s.cards[DISPLAY + colour]]
        engine.do(s, int(s.board.start[DRAW]) if source == "pile" else int(s.board.start[TAKE]) + shown[0])
        while s.room < PLACING and engine.to_act(s) == CHANCE:
            engine.do(s, engine.chance(s, rng))


def _refill(entry: Entry) -> Iterator[str]:
    names = LETTERS[: entry["players"]]
    given = {
        "to_act": "B",
        "hands": {"A": entry["hand"]},
        "exhaustions": entry.get("exhaustions_before", 0),
        "pile": entry["pile"],
        "display": entry["display"],
        "discard": entry["discard"],
    }
    board = board_of_side("3-4" if len(names) < 5 else "4-5")
    s = arrange(board, False, names, given, Rng("refill"))
    s.seat = 0
    refill.refill_hand(s)
    _draw(s, Rng("chance"), entry["draws"])
    found = {
        "exhaustions": int(s.exhaustions),
        "pile": int(s.cards[PILE + ALL]),
        "display": int(s.cards[DISPLAY + ALL]),
        "discard": int(s.cards[DISCARD + ALL]),
        "hand": int(s.hand[ALL]),
    }
    yield from _differ("after refilling", entry["expected"], found)


def _score_track(entry: Entry) -> Iterator[str]:
    for case in entry["cases"]:
        total = case["total"]
        yield from _differ(f"track at {total}", case, {"total": total, "marker": track.marker(total), "cards": track.score_cards(total)})


def _limit(entry: Entry) -> Iterator[str]:
    for case in entry["cases"]:
        bare = case["bare_fortifications"]
        board = bare_board([max(1, sum(case["palaces"].values()) + bare)])
        s = _arranged(board, case["palaces"], case.get("fortified", {}), bare)
        yield from _differ(f"limit of {case['palaces']}", case["limit"], int(emissary_limit(s, 0)))


def _dead_board(entry: Entry) -> Iterator[str]:
    for case in entry["cases"]:
        s = _dead_board_start(case["supplies"], case["provinces"])
        yield from _differ(f"dead with {case['supplies']} and {case['provinces']}", case["dead"], end.board_is_dead(s))


def _dead_board_start(supplies: Mapping[str, Sequence[int]], provinces: Sequence[Sequence[int]]) -> State:
    """The two provinces as told; the other seven full, with one palace and one emissary each."""
    filled = [[0, 0, 1, 1]] * (N_PROVINCES - len(provinces))
    rows = [*provinces, *filled]
    board = bare_board([vacant + limit for vacant, _, _, limit in rows])
    ids = [province.id for province in board.file.provinces]
    owners = {"palaces": {ids[n]: {"C": row[3]} for n, row in enumerate(rows)}, "emissaries": {}, "fortifications": []}
    given: dict[str, Any] = owners
    for n, (_vacant, bare, emissaries, limit) in enumerate(rows):
        given["emissaries"][ids[n]] = {("D" if n < len(provinces) else "E"): emissaries}
        given["fortifications"] += [f"{ids[n]}-{limit + 1 + k}" for k in range(bare)]
    kinds = ("palaces", "emissaries", "fortifications")
    given["supply"] = {name: dict.fromkeys(kinds, 0) for name in ("C", "D", "E")}
    given["supply"] |= {name: dict(zip(kinds, counts, strict=True)) for name, counts in supplies.items()}
    return arrange(board, True, LETTERS, given, Rng("dead board"))


_VECTORS: dict[str, Callable[[Entry], Iterator[str]]] = {
    "palaces": _palaces,
    "alliance": _alliance,
    "roads": _roads,
    "placement": _placement,
    "last_turns": _last_turns,
    "refill": _refill,
    "score_track": _score_track,
    "limit": _limit,
    "dead_board": _dead_board,
}
