"""Small positions of Confucius written in a few words, for tests of what is told about them."""

from collections.abc import Iterator, Sequence

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.components import BOXES, GIFTS, LAND_BOXES, MINISTRIES, REWARDS, SPACES
from guanxi.confucius.rules.setup import set_up
from guanxi.confucius.rules.state import (
    ACTIONS,
    ACTIVE,
    ALL,
    AVAILABLE,
    CANDIDATE_TILE,
    EXAMINATION,
    FAVOUR_ACTION,
    IMPERIAL_FAVOUR,
    LENDING,
    NO_TILE,
    NOBODY,
    OUT_OF_GAME,
    PLACING_CANDIDATE,
    RESOLUTION,
    REWARD_ALL,
    REWARD_DECK,
    ROW,
    TURN,
    TUTORING,
    UNUSED_CUBES,
    State,
)
from guanxi.core import loops

NAMES = ["Anna", "Boris", "Clara", "Dora"]
TUTORS = {"phase": EXAMINATION, "cursor": 1, "room": TUTORING, "candidate": 1}
PLACING = {"phase": EXAMINATION, "cursor": 2, "room": PLACING_CANDIDATE, "candidate": 1, "winner": 0}
RESOLVING = {"phase": RESOLUTION, "cursor": 1, "step": 1, "room": LENDING}
FAVOUR = {"phase": IMPERIAL_FAVOUR, "free": FAVOUR_ACTION}
FULL_HUBU = "hubu-1:Boris! hubu-2:Boris! hubu-3:Clara! hubu-4:Clara! hubu-5:Anna! hubu-6:Dora! hubu-7:Dora!"


def official(name: str) -> int:
    """The number of an official space."""
    ministry, space = name.split("-")
    return MINISTRIES.index(ministry) * SPACES + int(space) - 1


def put_official(s: State, text: str) -> None:
    """`hubu-3:Anna!` is secured, `hubu-3:-` unbribed, `hubu-3:` empty, `hubu-3:Anna?` a candidate."""
    name, _, owner = text.partition(":")
    space = official(name)
    s.tile[space] = NO_TILE if not owner else CANDIDATE_TILE if "?" in owner else 4
    s.secured[space] = 1 if owner[-1:] in ("!", "?") else 0
    s.marker[space] = NAMES.index(owner.rstrip("!?")) if owner.rstrip("!?") in NAMES else NOBODY


def put_gift(s: State, text: str) -> None:
    """`Anna:3` is available, `Anna>Boris:3` active, `Anna:3x` out of the game."""
    who, _, value = text.partition(":")
    giver, _, recipient = who.partition(">")
    state = ACTIVE + NAMES.index(recipient) if recipient else OUT_OF_GAME if "x" in value else AVAILABLE
    s.gift[NAMES.index(giver) * GIFTS + int(value[0]) - 1] = state


def put_hand(s: State, seat: int, cards: str) -> None:
    for kind in range(3):
        s.hand[seat * ROW + kind] = cards.split().count(str(kind + 1))
    s.hand[seat * ROW + ALL] = len(cards.split())


def position(
    officials="", gifts="", hand="1 1 2 3", reward="", students="--", cubes=3, own=(), rows=(), **fields
) -> State:
    """Anna's turn in round 2 of four players with three cubes each, unless said otherwise."""
    s = set_up(4, fields.pop("advanced", True), False)
    for space, land in enumerate((3, 2, 4)):  # Korea, Mongolia, Manchuria
        s.land[space] = land
        for box in range(int(LAND_BOXES[land])):
            s.box[space * BOXES + box] = NOBODY
    for index, value in enumerate((7, 6, 5, 6, 5, 4, 2, 3, 4, 3, 4)):
        s.chit[index] = value
    s.phase, s.cursor, s.room, s.round, s.wall, s.candidate, s.chief = ACTIONS, 1, TURN, 2, 1, 1, 3
    for seat in range(4):
        s.own[UNUSED_CUBES + seat] = cubes
        put_hand(s, seat, hand if seat == 0 else "1 2 3")
    for text in f"bingbu-3:- hubu-3:- hubu-4:- gongbu-3:- {officials}".split():
        put_official(s, text)
    for text in gifts.split():
        put_gift(s, text)
    for space, name in enumerate(students):
        s.student[space] = NOBODY if name == "-" else "ABCD".index(name)
    for card in reward.split():
        for column in (REWARDS.index(card), REWARD_ALL):
            s.rewards[column] += 1
            s.rewards[REWARD_DECK + column] -= 1
    for index, number in own:
        s.own[index] = number
    for row, index, number in rows:
        getattr(s, row)[index] = number
    for name, value in fields.items():
        setattr(s, name, value)
    if s.room == LENDING:
        for space in range(SPACES):
            owner = int(s.marker[int(s.cursor) * SPACES + space])
            s.holder[space] = 2 if owner < 4 and int(s.dropped_out) >> owner & 1 else owner  # lent to Clara
    return s


def do_all(s: State, lines: str) -> None:
    for line in filter(None, lines.split("; ")):
        for action in GAME.notation.read(s, line):
            assert GAME.rules.why_not(s, GAME.rules.to_act(s), action) == "", line
            GAME.rules.do(s, action)


def games(players: int, seeds: Sequence[str]) -> Iterator[tuple[State, int, int]]:
    """Random games as positions with what is done in them."""
    options = GAME.options({"players": str(players), "advanced": "on"})
    for seed in seeds:
        s = GAME.rules.start(options)
        for seat, action in loops.random_game_actions(GAME.rules, options, seed):
            yield s, seat, action
            GAME.rules.do(s, action)
        yield s, -1, -1
