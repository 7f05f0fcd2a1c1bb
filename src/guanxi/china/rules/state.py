"""What lies on the table: data only, no rules."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.china.rules.board import Board
from guanxi.china.rules.components import N_PROVINCES
from guanxi.china.rules.house import ANNOUNCED_DRAWS, ONE_MORE_ROUND, OWNER_CHOICE, TOP_ONLY
from guanxi.china.rules.rooms import SEATING
from guanxi.core.events import Story
from guanxi.core.walking import Walker, Writer

NOBODY: Final = 255  # owner of a space without a palace
NOWHERE: Final = -1  # no target province yet
NO_CARD: Final = -1  # on top of an empty discard
CHANCE: Final = -1  # the seat that deals
ALL: Final = 5  # the column of a row that holds its sum
ROW: Final = 6  # five seats or colours, and ALL

# Ways a game can end.
NOT_ENDED: Final = 0
LAST_TURN: Final = 1
DEAD_BOARD: Final = 2
DEAD_HANDS: Final = 3


# Rows of `State.cards`.
DISPLAY: Final = 0
PILE: Final = 6
DISCARD: Final = 12

NO_ROADS: Final = vec[u8]()


class State:
    """A position of China.

    Rows have six columns: `province * ROW + seat` on the board, `seat * ROW + colour` in the hands. The last column of
    a row, `ALL`, holds its sum. Who may not see the colours of some cards (a view) still sees that sum.
    """

    def __init__(self, board: Board, players: i64, fortifications: bool, like: "State | None") -> None:
        """An empty table (CN-SETUP-11), or a copy of a position, which shares only its board."""
        self.board: Board = board
        self.players: i64 = players
        self.fortifications: bool = fortifications  # is the module on?
        self.story: Story | None = None  # what happens, while somebody listens; never copied
        if like is None:
            self.room: i64 = SEATING
            self.seat: i64 = 0  # whose turn it is
            self.first: i64 = 0  # the player who has seat 0 and the emperor pawn (CN-COMP-09)
            self.turns: i64 = 0  # turns begun
            self.owner: vec[u8] = row(board.n_spaces, NOBODY)  # of each space's palace
            self.fort: vec[u8] = row(board.n_spaces, 0)  # 1 where a fortification lies
            self.palaces: vec[u8] = row(N_PROVINCES * ROW, 0)
            self.emissaries: vec[u8] = row(N_PROVINCES * ROW, 0)
            self.vacant: i64 = board.n_spaces  # spaces without a palace
            self.discs: i64 = 0  # bit p: province p has been scored and has its disc (CN-COMP-07)
            self.supply: vec[u8] = row(15, 0)  # kind * 5 + seat
            self.score: vec[i64] = vec[i64]([0] * 5)
            self.hand: vec[u8] = row(5 * ROW, 0)
            self.known: vec[u8] = row(5 * ROW, 0)
            self.cards: vec[u8] = row(3 * ROW, 0)  # rows: DISPLAY, PILE and DISCARD
            self.exhaustions: i64 = 0  # of the pile
            self.target: i64 = NOWHERE  # province
            self.opened: bool = False  # was the target empty when the turn began?
            self.pieces: i64 = 0  # placed and not yet paid for
            self.piece: i64 = 0  # the action that placed the first of them
            self.exchanged: bool = False
            self.dead: bool = False  # no piece can be placed any more
            self.ended: i64 = NOT_ENDED
            self.house: i64 = 0  # bits of `house.py`
            self.promised: i64 = 0  # cards that were announced to come from the pile
            self.more_rounds: i64 = 0  # to be played after this one, although the pile is gone
            self.top: i64 = NO_CARD  # the colour of the discard's topmost card
            self.left_out: vec[u8] = NO_ROADS  # by road: 1 where its owner's chains leave it out
        else:
            self.room = like.room
            self.seat = like.seat
            self.first = like.first
            self.turns = like.turns
            self.owner = like.owner[:]
            self.fort = like.fort[:]
            self.palaces = like.palaces[:]
            self.emissaries = like.emissaries[:]
            self.vacant = like.vacant
            self.discs = like.discs
            self.supply = like.supply[:]
            self.score = like.score[:]
            self.hand = like.hand[:]
            self.known = like.known[:]
            self.cards = like.cards[:]
            self.exhaustions = like.exhaustions
            self.target = like.target
            self.opened = like.opened
            self.pieces = like.pieces
            self.piece = like.piece
            self.exchanged = like.exchanged
            self.dead = like.dead
            self.ended = like.ended
            self.house = like.house
            self.promised = like.promised
            self.more_rounds = like.more_rounds
            self.top = like.top
            self.left_out = like.left_out[:] if like.house & OWNER_CHOICE else like.left_out


def row(length: i64, value: i64) -> vec[u8]:
    """A row of equal numbers."""
    return vec[u8]([int(value)] * int(length))


def walk(s: State, w: Walker) -> None:
    """Every field of a position but its board and house rules, by name: what is written, read, sent and documented."""
    s.players = w.number("players", s.players)
    s.fortifications = w.flag("fortifications", s.fortifications)
    s.room = w.number("room", s.room)
    s.seat = w.number("seat", s.seat)
    s.first = w.number("first", s.first)
    s.turns = w.number("turns", s.turns)
    s.vacant = w.number("vacant", s.vacant)
    s.discs = w.number("discs", s.discs)
    s.exhaustions = w.number("exhaustions", s.exhaustions)
    s.target = w.number("target", s.target)
    s.opened = w.flag("opened", s.opened)
    s.pieces = w.number("pieces", s.pieces)
    s.piece = w.number("piece", s.piece)
    s.exchanged = w.flag("exchanged", s.exchanged)
    s.dead = w.flag("dead", s.dead)
    s.ended = w.number("ended", s.ended)
    s.score = w.long_row("score", s.score)
    s.owner = w.row("owner", s.owner)
    s.fort = w.row("fort", s.fort)
    s.palaces = w.row("palaces", s.palaces)
    s.emissaries = w.row("emissaries", s.emissaries)
    s.supply = w.row("supply", s.supply)
    s.hand = w.row("hand", s.hand)
    s.known = w.row("known", s.known)
    s.cards = w.row("cards", s.cards)
    if s.house != 0:
        _walk_house(s, w)


def _walk_house(s: State, w: Walker) -> None:
    """What only a game with house rules needs."""
    if s.house & ANNOUNCED_DRAWS:
        s.promised = w.number("promised", s.promised)
    if s.house & ONE_MORE_ROUND:
        s.more_rounds = w.number("more_rounds", s.more_rounds)
    if s.house & TOP_ONLY:
        s.top = w.number("top", s.top)
    if s.house & OWNER_CHOICE:
        s.left_out = w.row("left_out", s.left_out)


def begin_house(s: State, house: i64) -> None:
    """Play an empty table by these house rules."""
    s.house = house
    if house & OWNER_CHOICE:
        s.left_out = row(s.board.n_roads, 0)


def copy_state(s: State) -> State:
    """An independent copy; only the board is shared, and nobody listens to it."""
    return State(s.board, s.players, s.fortifications, s)


def state_bytes(s: State) -> bytes:
    """Everything in a position but its board, in a fixed order: equal bytes, equal positions."""
    writer = Writer()
    walk(s, writer)
    return writer.written()
