"""What lies on the table: data only, no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.board import Board
from guanxi.china.rules.components import N_PROVINCES

NOBODY: Final = 255  # owner of a space without a palace
NOWHERE: Final = -1  # no target province yet
CHANCE: Final = -1  # the seat that deals
ALL: Final = 5  # the column of a row that holds its sum
ROW: Final = 6  # five seats or colours, and ALL

# Rooms: the places where somebody is asked.
SEATING: Final = 0  # chance: who is first player
DEALING: Final = 1  # chance: starting hands
FILLING: Final = 2  # chance: cards into the display
DRAWING_BLIND: Final = 3  # chance: the top card of the pile into a hand
PLACING: Final = 4  # pieces, their payment, or an exchange
DRAWING: Final = 5  # which card next into the hand
OVER: Final = 6

# Ways a game can end.
NOT_ENDED: Final = 0
LAST_TURN: Final = 1
DEAD_BOARD: Final = 2


class State:
    """A position of China.

    Rows have six columns: `province * ROW + seat` on the board, `seat * ROW + colour` in the hands. The last column of
    a row, `ALL`, holds its sum. Who may not see the colours of some cards (a view) still sees that sum.
    """

    def __init__(
        self,
        board: Board,
        players: i64,
        fortifications: bool,
        owner: vec[u8],
        fort: vec[u8],
        palaces: vec[u8],
        emissaries: vec[u8],
        supply: vec[u8],
        hand: vec[u8],
        known: vec[u8],
        cards: vec[u8],
        score: vec[i64],
    ) -> None:
        self.board: Board = board
        self.players: i64 = players
        self.fortifications: bool = fortifications  # is the module on?
        self.room: i64 = SEATING
        self.seat: i64 = 0  # whose turn it is
        self.first: i64 = 0  # the player who has seat 0
        self.turns: i64 = 0  # turns begun

        # The board.
        self.owner: vec[u8] = owner  # of the palace on each space
        self.fort: vec[u8] = fort  # 1 where a fortification lies
        self.palaces: vec[u8] = palaces
        self.emissaries: vec[u8] = emissaries
        self.vacant: i64 = board.n_spaces  # spaces without a palace
        self.discs: i64 = 0  # bit p: province p has been scored

        # Players.
        self.supply: vec[u8] = supply  # kind * 5 + seat
        self.score: vec[i64] = score
        self.hand: vec[u8] = hand
        self.known: vec[u8] = known  # of each hand: what was taken from the display and is still held

        self.cards: vec[u8] = cards  # three rows: DISPLAY, PILE and DISCARD
        self.exhaustions: i64 = 0  # of the pile

        # The running turn.
        self.target: i64 = NOWHERE  # province
        self.opened: bool = False  # was the target empty when the turn began?
        self.pieces: i64 = 0  # placed and not yet paid for
        self.piece: i64 = 0  # the action that placed the first of them
        self.exchanged: bool = False
        self.dead: bool = False  # no piece can be placed any more
        self.ended: i64 = NOT_ENDED


# Rows of `State.cards`.
DISPLAY: Final = 0
PILE: Final = 6
DISCARD: Final = 12


def empty_state(board: Board, players: i64, fortifications: bool) -> State:
    """An empty table."""
    return State(
        board,
        players,
        fortifications,
        vec[u8]([NOBODY] * int(board.n_spaces)),
        vec[u8]([0] * int(board.n_spaces)),
        vec[u8]([0] * (N_PROVINCES * ROW)),
        vec[u8]([0] * (N_PROVINCES * ROW)),
        vec[u8]([0] * 15),
        vec[u8]([0] * (5 * ROW)),
        vec[u8]([0] * (5 * ROW)),
        vec[u8]([0] * (3 * ROW)),
        vec[i64]([0] * 5),
    )


def copy_state(s: State) -> State:
    """An independent copy; only the board is shared."""
    t = State(
        s.board,
        s.players,
        s.fortifications,
        s.owner[:],
        s.fort[:],
        s.palaces[:],
        s.emissaries[:],
        s.supply[:],
        s.hand[:],
        s.known[:],
        s.cards[:],
        s.score[:],
    )
    t.room = s.room
    t.seat = s.seat
    t.first = s.first
    t.turns = s.turns
    t.vacant = s.vacant
    t.discs = s.discs
    t.exhaustions = s.exhaustions
    t.target = s.target
    t.opened = s.opened
    t.pieces = s.pieces
    t.piece = s.piece
    t.exchanged = s.exchanged
    t.dead = s.dead
    t.ended = s.ended
    return t


def state_bytes(s: State) -> bytes:
    """Everything in a position but its board, in a fixed order: equal bytes, equal positions."""
    numbers = [s.players, s.fortifications, s.room, s.seat, s.first, s.turns, s.vacant, s.discs, s.exhaustions]
    numbers += [s.target, s.opened, s.pieces, s.piece, s.exchanged, s.dead, s.ended]
    for number in s.score:
        numbers.append(number)
    head = b"".join([int(number).to_bytes(4, "big", signed=True) for number in numbers])
    rows = [s.owner, s.fort, s.palaces, s.emissaries, s.supply, s.hand, s.known, s.cards]
    return head + b"".join([bytes([int(x) for x in row]) for row in rows])
