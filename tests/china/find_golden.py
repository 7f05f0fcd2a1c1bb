"""Find the golden games: one for every way in which a game of China can end. `python find_golden.py` writes them anew.

Most endings come up in games played at random. Dead boards do not: they need nearly every card of the game to be spent
on a piece of its own colour, so there the seats work together, with open cards. Three players cannot get there at all:
they would need more pieces (`fewest_pieces`) than the cards of a game pay for (`most_pieces`).
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from guanxi.china.doors.boards.file import shipped_board
from guanxi.china.game import GAME
from guanxi.china.rules.components import COLOURS
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.record import write_record
from guanxi.core.rng import Rng, Sealed
from guanxi.core.table import Table

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("Ann", "Bob", "Cai", "Dan", "Eve")
PILE = {3: 34, 4: 36, 5: 38}  # CN-SETUP-10


def fewest_pieces(players: int, side: str = "a") -> int:
    """How many pieces lie on a dead board at least.

    Every space has a palace, as there are fewer spaces than palaces. Every province is at its limit, which is least if
    the palaces are shared out evenly, or else all emissaries have been sent.
    """
    homes = Counter(space.province for space in shipped_board(side).spaces)
    sizes = list(homes.values())
    assert sum(sizes) < 20 * players
    return sum(sizes) + min(sum(-(-size // players) for size in sizes), 8 * players)


def most_pieces(players: int) -> int:
    """How many pieces can be placed in a game at most.

    A piece costs a card at least, and cards spent are taken off the pile. Each of the two turns that use it up finds at
    least one card in it and places two pieces at most; then all but one player have at most one turn left (CN-END-04).
    """
    return 2 * (PILE[players] + 1) + 2 * (players - 1)


# --- players


def at_random(state: State, rng: Rng) -> int:
    legal = GAME.rules.legal(state)
    return legal[int(rng.below(len(legal)))]


def together(state: State, rng: Rng) -> int:
    """Fill the board with as few pieces and wasted cards as possible; ties are broken at random."""
    wanted = missing(state)
    worth = [worth_of(state, action, wanted) + int(rng.below(1000)) / 1000 for action in GAME.rules.legal(state)]
    return GAME.rules.legal(state)[worth.index(max(worth))]


def missing(state: State) -> Counter[str]:
    """How many pieces of each colour of cards the board still takes if palaces are shared out evenly."""
    found: Counter[str] = Counter()
    for number, province in enumerate(state.board.file.provinces):
        row = 6 * number
        most = max(share(state, number), *(int(state.palaces[row + seat]) for seat in range(5)))
        free = int(state.board.size_of[number]) - int(state.palaces[row + 5])
        found[province.colour] += free + most - int(state.emissaries[row + 5])
    return found


def share(state: State, province: int) -> int:
    """The most palaces of one player in a province if they are shared out evenly."""
    return -(-int(state.board.size_of[province]) // int(state.players))


def worth_of(state: State, action: int, wanted: Counter[str]) -> float:
    verb, *words = GAME.notation.write(state, action).split()
    if verb == "place":
        return 100 + worth_of_piece(state, words[0], words[1], wanted)
    if verb == "pay":
        return 50 - 20 * len(words)
    if verb == "exchange":
        return 20 - wanted[words[0]]
    if verb == "draw":
        return 3.5
    held = sum(int(state.hand[6 * seat + COLOURS.index(words[0])]) for seat in range(int(state.players)))
    return wanted[words[0]] - held


def worth_of_piece(state: State, kind: str, where: str, wanted: Counter[str]) -> float:
    home = where.partition("-")[0]
    number = [province.id for province in state.board.file.provinces].index(home)
    colour = state.board.file.provinces[number].colour
    seat = int(state.seat)
    if kind == "fortification":
        return 50 if seat == 0 and state.turns > 10 else -90  # one of them, for the sake of it
    if kind == "palace" and state.palaces[6 * number + seat] >= share(state, number):
        return -90
    if state.hand[6 * seat + COLOURS.index(colour)] <= state.pieces:
        return -60  # only a joker could pay
    if state.pieces:
        return -55 if wanted[colour] < 3 else 5
    return wanted[colour] + (2 if kind == "emissary" else 0)


# --- games


@dataclass(frozen=True)
class Played:
    """A finished game: what the seats did, how it ended, and in whose turn the pile was used up for good."""

    seed: str
    actions: list[int]
    state: State
    trigger: int | None

    @property
    def reason(self) -> str:
        return GAME.result(self.state).reason

    @property
    def leaders(self) -> list[int]:
        """The seats with the highest total."""
        totals = GAME.rules.totals(self.state)
        return [seat for seat, total in enumerate(totals) if total == max(totals)]

    @property
    def winners(self) -> list[int]:
        return list(GAME.result(self.state).winners)


def play(options: Options, seed: str, player: Callable[[State, Rng], int]) -> Played:
    """Play as a table with this seed deals."""
    state, chance, rng = GAME.rules.start(options), Sealed(seed), Rng(f"players {seed}")
    actions: list[int] = []
    trigger = None
    while not GAME.rules.is_over(state):
        seat = int(state.seat)
        if GAME.rules.to_act(state) == CHANCE:
            GAME.rules.do(state, GAME.rules.chance(state, chance))
        else:
            actions.append(player(state, rng))
            GAME.rules.do(state, actions[-1])
        if state.exhaustions == 2 and trigger is None:
            trigger = seat
    return Played(seed, actions, state, trigger)


@dataclass(frozen=True)
class Golden:
    """One way to end, and how it is played."""

    name: str
    options: Options
    player: Callable[[State, Rng], int]
    is_wanted: Callable[[Played], bool]


def options(players: str, side: str, fortifications: str) -> Options:
    return {"players": players, "side": side, "fortifications": fortifications}


def dead(exhaustions: int) -> Callable[[Played], bool]:
    return lambda game: game.reason == "dead board" and int(game.state.exhaustions) == exhaustions


WANTED = (
    Golden("trigger-in-first-seat", options("3", "3-4", "off"), at_random, lambda game: game.trigger == 0),
    Golden("trigger-in-middle-seat", options("4", "3-4", "on"), at_random, lambda game: game.trigger == 2),
    Golden("trigger-in-last-seat", options("5", "4-5", "off"), at_random, lambda game: game.trigger == 4),
    Golden("shared-victory", options("4", "4-5", "off"), at_random, lambda game: len(game.winners) > 1),
    Golden(
        "tie-broken-by-pieces", options("3", "3-4", "on"), at_random, lambda game: len(game.leaders) > len(game.winners)
    ),
    Golden("dead-board-before-the-end-phase", options("5", "4-5", "on"), together, dead(exhaustions=1)),
    Golden("dead-board-in-the-end-phase", options("4", "3-4", "off"), together, dead(exhaustions=2)),
    Golden("dead-board-of-five", options("5", "4-5", "off"), together, dead(exhaustions=2)),
)


def find(golden: Golden) -> str:
    """The record of the first game that ends as wanted."""
    games = (play(golden.options, f"{golden.name} {number}", golden.player) for number in count(1))
    game = next(game for game in games if golden.is_wanted(game))
    table = Table(GAME, golden.options, NAMES[: int(golden.options["players"])], game.seed)
    for action in game.actions:
        table.submit(GAME.rules.to_act(table.state), [action])
    return write_record(table)


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for golden in WANTED:
        (GOLDEN / f"{golden.name}.record").write_text(find(golden), encoding="utf-8")
        print(golden.name)


if __name__ == "__main__":
    main()
