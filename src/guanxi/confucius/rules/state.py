"""What lies on the table: data only, no rules. CF-CONS holds of it after every action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.components import (
    BOXES,
    GIFTS,
    LAND_SPACES,
    MAX_PLAYERS,
    N_ANY,
    N_BOXES,
    N_DISTANT,
    N_OFFICIALS,
    N_POSTS,
    SPACES,
)
from guanxi.core.events import Story
from guanxi.core.walking import Walker, Writer

NOBODY: Final = 255  # no seat: an official without marker, an empty box, a vacant post
NO_BOX: Final = 254  # a place that the foreign land does not have
CHANCE: Final = -1  # the seat that deals

# Rooms: what is being asked.
DRAW_CHIT: Final = 0  # chance, at set-up
DRAW_DISTANT: Final = 1  # chance, at set-up
DRAW_LAND: Final = 2  # chance, at set-up
DRAW_CANDIDATE: Final = 3  # chance
DRAW_OFFICIAL: Final = 4  # chance
DRAW_CARD: Final = 5  # chance
DRAW_REWARD: Final = 6  # chance
DRAW_CHIEF: Final = 7  # chance, in round 1
TURN: Final = 8
PAYING: Final = 9
CHOOSING_LAND: Final = 10
PETITIONING: Final = 11
SWAPPING: Final = 12  # petition 4, the other tile
MARCHING: Final = 13  # petition 5, the other box
TUTORING: Final = 14
TUTORING_CARDS: Final = 15
CANCELLING: Final = 16
PLACING_CANDIDATE: Final = 17
LENDING: Final = 18
APPOINTING: Final = 19
DISCARDING: Final = 20
OVER: Final = 21

# The rooms by name, for positions and events; "draw" is for chance.
ROOMS: Final = (
    "draw_chit",
    "draw_distant_chit",
    "draw_land",
    "draw_candidate",
    "draw_official",
    "draw_card",
    "draw_reward",
    "draw_chief_minister",
    "turn",
    "pay",
    "land",
    "petition",
    "swap",
    "march",
    "tutor",
    "tutor_cards",
    "cancel",
    "candidate",
    "lend",
    "appoint",
    "discard",
    "over",
)

# Phases; `course.py` has their order.
SETTING_UP: Final = 0
COUNT_GIFTS: Final = 1
CHIEF_MINISTER: Final = 2
ACTIONS: Final = 3
IMPERIAL_FAVOUR: Final = 4
GREAT_WALL: Final = 5
EXAMINATION: Final = 6
RESOLUTION: Final = 7
INVASIONS: Final = 8
NEW_OFFICIALS: Final = 9
DISCARDS: Final = 10
END_CHECK: Final = 11
FINAL_RESOLUTION: Final = 12
TITLES: Final = 13

# What waives the cubes of a turn.
AS_USUAL: Final = 0
EXTRA_ACTION: Final = 1
FAVOUR_ACTION: Final = 2

# Tiles on official spaces: 0 none, 2 to 7 a price.
NO_TILE: Final = 0
CANDIDATE_TILE: Final = 1

# States of a gift (CF-GIFT-01, CF-GIFT-02, CF-GIFT-03); from ACTIVE on, the recipient is added, as on the tracker
# (CF-COMP-24).
UNAVAILABLE: Final = 0
AVAILABLE: Final = 1
OUT_OF_GAME: Final = 2
ACTIVE: Final = 3

NO_CANDIDATE: Final = 9  # the stack is used up

# Rows. Cards: three kinds and their sum.
ROW: Final = 4
ALL: Final = 3
DECK: Final = 0
DISCARD_PILE: Final = 4
REWARD_ROW: Final = 10  # nine kinds and their sum
REWARD_ALL: Final = 9
REWARD_DECK: Final = 50  # the row after those of five seats
REWARDS_PLAYED: Final = 60  # and the cards that have left the game
STACK_ALL: Final = 6  # official tiles: six prices and their sum

# Rows of `own`, one column per seat (CF-COMP-22).
SHIPYARD: Final = 0
OCEAN: Final = 5
BARRACKS: Final = 10  # armies not yet recruited
COLONY: Final = 15
UNUSED_CUBES: Final = 20
BACKED: Final = 25  # which student the seat's cards lie beside


def _row(length: int, filling: int) -> "vec[u8]":
    return vec[u8]([filling] * length)


class State:
    """A position of Confucius: an empty table, or a copy of another position. Copies have no story."""

    def __init__(self, players: i64, advanced: bool, admiral: bool, like: "State | None" = None) -> None:
        self.story: Story | None = None  # who listens
        self.players: i64 = players
        self.advanced: bool = advanced
        self.admiral: bool = admiral

        # Where we are.
        self.phase: i64 = SETTING_UP
        self.cursor: i64 = 0  # how far the phase has got
        self.step: i64 = 0  # how far within that
        self.room: i64 = DRAW_CHIT
        self.seat: i64 = 0  # who is asked
        self.round: i64 = 1
        self.wall: i64 = 0  # pieces that stand (CF-SETUP-01)
        self.chief: i64 = 0
        self.passed: i64 = 0  # bits by seat
        self.free: i64 = AS_USUAL
        self.forced: bool = False  # an examination, in this round
        self.winner: i64 = NOBODY  # of the examination

        # A payment, and what it is for.
        self.pending: i64 = 0  # action
        self.currency: i64 = 0
        self.price: i64 = 0
        self.paid: i64 = 0
        self.spent: i64 = 0  # cards
        self.lowest: i64 = 0  # kind that may still be spent: cards are told in order
        self.chosen: i64 = 0  # first half of a petition that has two; the first card of a tight payment

        # Still due from the action.
        self.draws: i64 = 0
        self.rewards_due: i64 = 0
        self.voyages: i64 = 0

        # Cards. Rows of `cards`: DECK, DISCARD_PILE. Cards laid down unseen (tutoring, discards) lie in `aside`.
        self.hand: vec[u8] = _row(MAX_PLAYERS * ROW, 0) if like is None else like.hand[:]
        self.cards: vec[u8] = _row(2 * ROW, 0) if like is None else like.cards[:]
        self.aside: vec[u8] = _row(MAX_PLAYERS * ROW, 0) if like is None else like.aside[:]
        self.rewards: vec[u8] = _row(REWARDS_PLAYED + REWARD_ROW, 0) if like is None else like.rewards[:]
        self.insulted: i64 = NOBODY  # who played Emperor Insulted

        # Officials.
        self.tile: vec[u8] = _row(N_OFFICIALS, NO_TILE) if like is None else like.tile[:]
        self.marker: vec[u8] = _row(N_OFFICIALS, NOBODY) if like is None else like.marker[:]
        self.secured: vec[u8] = _row(N_OFFICIALS, 0) if like is None else like.secured[:]
        self.stack: vec[u8] = _row(STACK_ALL + 1, 0) if like is None else like.stack[:]
        # During a resolution: who holds each of its officials (CF-RES-18), and who has dropped out (bits by seat).
        self.holder: vec[u8] = _row(SPACES, NOBODY) if like is None else like.holder[:]
        self.dropped_out: i64 = 0
        self.resolved: i64 = 0  # ministries, as bits
        # Ministers 0 to 2, Secretaries 3 to 5; of chits, then the distant lands.
        self.post: vec[u8] = _row(N_POSTS, NOBODY) if like is None else like.post[:]
        self.chit: vec[u8] = _row(N_POSTS + N_DISTANT, 0) if like is None else like.chit[:]
        self.candidate: i64 = NO_CANDIDATE
        self.named_left: i64 = 7  # named candidates in the stack, as bits
        self.any_left: i64 = N_ANY

        # Seas and lands.
        self.visited: vec[u8] = _row(N_DISTANT, 0) if like is None else like.visited[:]  # seats as bits
        self.discoverer: vec[u8] = _row(N_DISTANT, NOBODY) if like is None else like.discoverer[:]
        self.land: vec[u8] = _row(LAND_SPACES, NOBODY) if like is None else like.land[:]
        self.box: vec[u8] = _row(LAND_SPACES * BOXES, NO_BOX) if like is None else like.box[:]
        self.lands_resolved: i64 = 0  # bits

        # Players.
        self.own: vec[u8] = _row(6 * MAX_PLAYERS, 0) if like is None else like.own[:]
        self.gift: vec[u8] = _row(MAX_PLAYERS * GIFTS, UNAVAILABLE) if like is None else like.gift[:]
        self.on_box: vec[u8] = _row(MAX_PLAYERS * N_BOXES, 0) if like is None else like.on_box[:]  # cubes
        self.uses: vec[u8] = _row(MAX_PLAYERS * N_BOXES, 0) if like is None else like.uses[:]
        self.student: vec[u8] = _row(2, NOBODY) if like is None else like.student[:]  # 0 is the red space: CF-COMP-20
        self.score: vec[i64] = vec[i64]([0] * MAX_PLAYERS) if like is None else like.score[:]  # CF-SETUP-15
        # When the game ended: were all ministries resolved before the final resolution (CF-END-01)?
        self.all_resolved: bool = False
        # Awarded: Chief Minister, Admiral, General, in hex digits of seat + 1.
        self.titles: i64 = 0
        # House rules, as bits (house.py): options, and no part of the bytes.
        self.house: i64 = 0
        if like is not None:
            self._copy_numbers(like)

    def _copy_numbers(self, like: "State") -> None:
        """Apart from the rows, so that a copy asks once whether it is one: that is a fifth faster."""
        self.house = like.house
        self.phase = like.phase
        self.cursor = like.cursor
        self.step = like.step
        self.room = like.room
        self.seat = like.seat
        self.round = like.round
        self.wall = like.wall
        self.chief = like.chief
        self.passed = like.passed
        self.free = like.free
        self.forced = like.forced
        self.winner = like.winner
        self.pending = like.pending
        self.currency = like.currency
        self.price = like.price
        self.paid = like.paid
        self.spent = like.spent
        self.lowest = like.lowest
        self.chosen = like.chosen
        self.draws = like.draws
        self.rewards_due = like.rewards_due
        self.voyages = like.voyages
        self.insulted = like.insulted
        self.dropped_out = like.dropped_out
        self.resolved = like.resolved
        self.candidate = like.candidate
        self.named_left = like.named_left
        self.any_left = like.any_left
        self.lands_resolved = like.lands_resolved
        self.all_resolved = like.all_resolved
        self.titles = like.titles


def copy_state(s: State) -> State:
    """An independent copy."""
    return State(s.players, s.advanced, s.admiral, s)


def walk(s: State, w: Walker) -> None:
    """Every field in a fixed order: equal bytes, equal positions. The order is that of old records' digests."""
    s.players = w.number("players", s.players)
    s.advanced = w.flag("advanced", s.advanced)
    s.admiral = w.flag("admiral", s.admiral)
    s.phase = w.number("phase", s.phase)
    s.cursor = w.number("cursor", s.cursor)
    s.step = w.number("step", s.step)
    s.room = w.number("room", s.room)
    s.seat = w.number("seat", s.seat)
    s.round = w.number("round", s.round)
    s.wall = w.number("wall", s.wall)
    s.chief = w.number("chief", s.chief)
    s.passed = w.number("passed", s.passed)
    s.free = w.number("free", s.free)
    s.forced = w.flag("forced", s.forced)
    s.winner = w.number("winner", s.winner)
    s.pending = w.number("pending", s.pending)
    s.currency = w.number("currency", s.currency)
    s.price = w.number("price", s.price)
    s.paid = w.number("paid", s.paid)
    s.spent = w.number("spent", s.spent)
    s.lowest = w.number("lowest", s.lowest)
    s.chosen = w.number("chosen", s.chosen)
    s.draws = w.number("draws", s.draws)
    s.rewards_due = w.number("rewards_due", s.rewards_due)
    s.voyages = w.number("voyages", s.voyages)
    s.insulted = w.number("insulted", s.insulted)
    s.dropped_out = w.number("dropped_out", s.dropped_out)
    s.resolved = w.number("resolved", s.resolved)
    s.candidate = w.number("candidate", s.candidate)
    s.named_left = w.number("named_left", s.named_left)
    s.any_left = w.number("any_left", s.any_left)
    s.lands_resolved = w.number("lands_resolved", s.lands_resolved)
    s.titles = w.number("titles", s.titles)
    s.all_resolved = w.flag("all_resolved", s.all_resolved)
    s.score = w.long_row("score", s.score)
    s.hand = w.row("hand", s.hand)
    s.cards = w.row("cards", s.cards)
    s.aside = w.row("aside", s.aside)
    s.rewards = w.row("rewards", s.rewards)
    s.tile = w.row("tile", s.tile)
    s.marker = w.row("marker", s.marker)
    s.secured = w.row("secured", s.secured)
    s.stack = w.row("stack", s.stack)
    s.holder = w.row("holder", s.holder)
    s.own = w.row("own", s.own)
    s.post = w.row("post", s.post)
    s.chit = w.row("chit", s.chit)
    s.visited = w.row("visited", s.visited)
    s.discoverer = w.row("discoverer", s.discoverer)
    s.land = w.row("land", s.land)
    s.box = w.row("box", s.box)
    s.gift = w.row("gift", s.gift)
    s.on_box = w.row("on_box", s.on_box)
    s.uses = w.row("uses", s.uses)
    s.student = w.row("student", s.student)


def state_bytes(s: State) -> bytes:
    """Everything in a position, in a fixed order: equal bytes, equal positions."""
    writer = Writer()
    walk(s, writer)
    return writer.written()
