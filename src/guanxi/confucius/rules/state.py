"""What lies on the table: data only, no rules. CF-CONS holds of it after every action."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from guanxi.confucius.rules.components import MAX_PLAYERS, N_ANY, N_BOXES, N_DISTANT, N_OFFICIALS, N_POSTS

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

# Phases, in order; `flow.py` goes through them.
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

# States of a gift; from ACTIVE on, the recipient is added.
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

# Rows of `own`, one column per seat.
SHIPYARD: Final = 0
OCEAN: Final = 5
BARRACKS: Final = 10  # armies not yet recruited
COLONY: Final = 15
UNUSED_CUBES: Final = 20
BACKED: Final = 25  # which student the seat's cards lie beside


class State:
    """A position of Confucius."""

    def __init__(
        self,
        players: i64,
        advanced: bool,
        admiral: bool,
        hand: vec[u8],
        cards: vec[u8],
        aside: vec[u8],
        rewards: vec[u8],
        tile: vec[u8],
        marker: vec[u8],
        secured: vec[u8],
        stack: vec[u8],
        holder: vec[u8],
        own: vec[u8],
        post: vec[u8],
        chit: vec[u8],
        visited: vec[u8],
        discoverer: vec[u8],
        land: vec[u8],
        box: vec[u8],
        gift: vec[u8],
        on_box: vec[u8],
        uses: vec[u8],
        student: vec[u8],
        score: vec[i64],
    ) -> None:
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
        self.wall: i64 = 0
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
        self.chosen: i64 = 0  # first half of a petition that has two

        # Still due from the action.
        self.draws: i64 = 0
        self.rewards_due: i64 = 0
        self.voyages: i64 = 0

        # Cards. Rows of `cards`: DECK, DISCARD_PILE. Cards laid down unseen (tutoring, discards) lie in `aside`.
        self.hand: vec[u8] = hand
        self.cards: vec[u8] = cards
        self.aside: vec[u8] = aside
        self.rewards: vec[u8] = rewards
        self.insulted: i64 = NOBODY  # who played Emperor Insulted

        # Officials.
        self.tile: vec[u8] = tile
        self.marker: vec[u8] = marker
        self.secured: vec[u8] = secured
        self.stack: vec[u8] = stack
        self.holder: vec[u8] = holder  # during a resolution: who holds each of its seven officials
        self.dropped_out: i64 = 0  # during a resolution, bits by seat
        self.resolved: i64 = 0  # ministries, as bits
        self.post: vec[u8] = post  # Ministers 0 to 2, Secretaries 3 to 5
        self.chit: vec[u8] = chit  # the same, then the distant lands
        self.candidate: i64 = NO_CANDIDATE
        self.named_left: i64 = 7  # named candidates in the stack, as bits
        self.any_left: i64 = N_ANY

        # Seas and lands.
        self.visited: vec[u8] = visited  # distant lands: seats as bits
        self.discoverer: vec[u8] = discoverer
        self.land: vec[u8] = land
        self.box: vec[u8] = box
        self.lands_resolved: i64 = 0  # bits

        # Players.
        self.own: vec[u8] = own
        self.gift: vec[u8] = gift  # seat * 6 + value - 1
        self.on_box: vec[u8] = on_box  # cubes: seat * 13 + box
        self.uses: vec[u8] = uses
        self.student: vec[u8] = student  # 0 is the red space
        self.score: vec[i64] = score
        self.all_resolved: bool = False  # when the game ended, before the final resolution (CF-END-01)
        self.titles: i64 = 0  # awarded: Chief Minister, Admiral, General, in hex digits of seat + 1


def empty_state(players: i64, advanced: bool, admiral: bool) -> State:
    """An empty table."""
    return State(
        players,
        advanced,
        admiral,
        vec[u8]([0] * (MAX_PLAYERS * ROW)),
        vec[u8]([0] * (2 * ROW)),
        vec[u8]([0] * (MAX_PLAYERS * ROW)),
        vec[u8]([0] * (REWARDS_PLAYED + REWARD_ROW)),
        vec[u8]([NO_TILE] * N_OFFICIALS),
        vec[u8]([NOBODY] * N_OFFICIALS),
        vec[u8]([0] * N_OFFICIALS),
        vec[u8]([0] * 7),
        vec[u8]([NOBODY] * 7),
        vec[u8]([0] * 30),
        vec[u8]([NOBODY] * N_POSTS),
        vec[u8]([0] * (N_POSTS + N_DISTANT)),
        vec[u8]([0] * 5),
        vec[u8]([NOBODY] * 5),
        vec[u8]([NOBODY] * 3),
        vec[u8]([NO_BOX] * 12),
        vec[u8]([UNAVAILABLE] * 30),
        vec[u8]([0] * (MAX_PLAYERS * N_BOXES)),
        vec[u8]([0] * (MAX_PLAYERS * N_BOXES)),
        vec[u8]([NOBODY] * 2),
        vec[i64]([0] * MAX_PLAYERS),
    )


def copy_state(s: State) -> State:
    """An independent copy."""
    t = State(
        s.players,
        s.advanced,
        s.admiral,
        s.hand[:],
        s.cards[:],
        s.aside[:],
        s.rewards[:],
        s.tile[:],
        s.marker[:],
        s.secured[:],
        s.stack[:],
        s.holder[:],
        s.own[:],
        s.post[:],
        s.chit[:],
        s.visited[:],
        s.discoverer[:],
        s.land[:],
        s.box[:],
        s.gift[:],
        s.on_box[:],
        s.uses[:],
        s.student[:],
        s.score[:],
    )
    t.phase = s.phase
    t.cursor = s.cursor
    t.step = s.step
    t.room = s.room
    t.seat = s.seat
    t.round = s.round
    t.wall = s.wall
    t.chief = s.chief
    t.passed = s.passed
    t.free = s.free
    t.forced = s.forced
    t.winner = s.winner
    t.pending = s.pending
    t.currency = s.currency
    t.price = s.price
    t.paid = s.paid
    t.spent = s.spent
    t.lowest = s.lowest
    t.chosen = s.chosen
    t.draws = s.draws
    t.rewards_due = s.rewards_due
    t.voyages = s.voyages
    t.insulted = s.insulted
    t.dropped_out = s.dropped_out
    t.resolved = s.resolved
    t.candidate = s.candidate
    t.named_left = s.named_left
    t.any_left = s.any_left
    t.lands_resolved = s.lands_resolved
    t.titles = s.titles
    t.all_resolved = s.all_resolved
    return t


def state_bytes(s: State) -> bytes:
    """Everything in a position, in a fixed order: equal bytes, equal positions."""
    numbers = [s.players, s.advanced, s.admiral, s.phase, s.cursor, s.step, s.room, s.seat, s.round, s.wall, s.chief]
    numbers += [s.passed, s.free, s.forced, s.winner, s.pending, s.currency, s.price, s.paid, s.spent, s.lowest]
    numbers += [s.chosen, s.draws, s.rewards_due, s.voyages, s.insulted, s.dropped_out, s.resolved, s.candidate]
    numbers += [s.named_left, s.any_left, s.lands_resolved, s.titles, s.all_resolved]
    for number in s.score:
        numbers.append(number)
    head = b"".join([int(number).to_bytes(4, "big", signed=True) for number in numbers])
    rows = [s.hand, s.cards, s.aside, s.rewards, s.tile, s.marker, s.secured, s.stack, s.holder, s.own, s.post, s.chit]
    rows += [s.visited, s.discoverer, s.land, s.box, s.gift, s.on_box, s.uses, s.student]
    return head + b"".join([bytes([int(x) for x in row]) for row in rows])
