"""What can happen in Confucius: the table of events, and `tell`. Events named `did-KIND` tell an action itself."""

from typing import Final

from mypy_extensions import i64

from guanxi.confucius.rules.components import (
    BOX_NAMES,
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    MAX_PLAYERS,
    N_FOREIGN,
)
from guanxi.confucius.rules.kinds import CANDIDATE_WORDS, CARD, COINS, OFFICIAL, STUDENT, VALUE
from guanxi.confucius.rules.state import NOBODY, ROOMS, State
from guanxi.core.events import EventKind, Events, amount, per_seat, seat_field, seats_field
from guanxi.core.kinds import Field

# The events 0 to 47 have the numbers of the kinds of actions. Then:
CUBES_PLACED: Final = 48
AS_EXTRA: Final = 49
AS_FAVOUR: Final = 50
PAYMENT_BEGUN: Final = 51
COMMERCIAL_PAID: Final = 52
MARKER_PLACED: Final = 53
MARKER_STOOD_UP: Final = 54
STUDENT_PLACED: Final = 55
EXAM_FORCED: Final = 56
JUNKS_BOUGHT: Final = 57
JUNKS_SAILED: Final = 58
ARMY_RECRUITED: Final = 59
ARMY_INVADED: Final = 60
GIFT_BOUGHT: Final = 61
GIFT_CANCELLED: Final = 62
GIFT_REPLACED: Final = 63
DECK_SHUFFLED: Final = 64
DECK_EMPTY: Final = 65
FAVOUR_BEGINS: Final = 66
WALL_GROWS: Final = 67
TUTOR_CARD: Final = 68
TUTOR_DONE: Final = 69
TUTOR_CARDS_SHOWN: Final = 70
EXAM_BEGINS: Final = 71
EXAM_CONTESTED: Final = 72
EXAM_UNCONTESTED: Final = 73
CANDIDATE_LEAVES: Final = 74
RESOLUTION_BEGINS: Final = 75
MINISTRY_TWO: Final = 76
MINISTRY_ONE: Final = 77
MINISTRY_VACANT: Final = 78
LAND_CONQUERED: Final = 79
LAND_FAILED: Final = 80
DISCARDS_SHOWN: Final = 81
GAME_ENDS: Final = 82
TITLE_AWARDED: Final = 83
TITLE_VACANT: Final = 84
HAND_SHOWN: Final = 85
REWARD_SHOWN: Final = 86
GAME_WON: Final = 87
ROUND_BEGINS: Final = 88
INFLUENCE_COUNTED: Final = 89
ASKED: Final = 90
# House rules.
CHIEF_AGREED: Final = 91
REWARD_DRAWN_OPEN: Final = 92
CANDIDATE_DECLINED: Final = 93
NOBODY_WINS: Final = 94

TITLE_WORDS: Final = ("chief_minister", "admiral", "general")
FREE_WORDS: Final = ("", "extra_action", "imperial_favour")  # what waives the cubes of a turn
# Why a game ends: bit 0 ministries, bit 1 candidates, bit 2 wall (CF-END-11).
REASON_WORDS: Final = (
    "",
    "ministries",
    "candidates",
    "ministries-and-candidates",
    "wall",
    "ministries-and-wall",
    "candidates-and-wall",
    "ministries-and-candidates-and-wall",
)


def _seat(name: str) -> Field:
    return seat_field(name, MAX_PLAYERS)


def _choice(name: str, words: tuple[str, ...]) -> Field:
    return Field(name, len(words), words)


def _yes(name: str) -> Field:
    return _choice(name, ("no", "yes"))


def _of(name: str, thing: Field) -> Field:
    """The same sort of thing under another name."""
    return Field(name, thing.size, thing.words, thing.first, thing.sort)


PLAYER: Final = _seat("player")
OWNER: Final = _seat("owner")
TO: Final = _seat("to")
CURRENCY: Final = _choice("currency", ("coins", "licences"))
AMOUNT: Final = amount("amount")
QUANTITY: Final = amount("quantity")
MINISTRY: Final = Field("ministry", len(CANDIDATE_WORDS), CANDIDATE_WORDS)
DISTANT: Final = Field("land", len(DISTANT_LANDS), DISTANT_LANDS, sort="distant")
FOREIGN: Final = Field("land", N_FOREIGN, FOREIGN_LANDS)
BOX: Final = Field(
    "box", N_FOREIGN * BOXES, [f"{land}-{box + 1}" for land in FOREIGN_LANDS for box in range(BOXES)], sort="land"
)
ONES: Final = amount("ones")  # cards with one coin
TWOS: Final = amount("twos")
THREES: Final = amount("threes")

# Several short lists: compiled, what builds a list grows with the square of its length.
# The action itself, what was chosen and what is to be paid for it: of a turn, while something is paid or petitioned
# for, in the Court phase, and of chance.
_DEEDS: Final = [
    EventKind("did-bribe", (PLAYER, OFFICIAL, CURRENCY, AMOUNT), "CF-ACT-BRIBE-02"),
    EventKind("did-secure", (PLAYER, OFFICIAL, CURRENCY, AMOUNT), "CF-ACT-SECURE-02"),
    EventKind("did-nominate", (PLAYER, STUDENT, CURRENCY, AMOUNT), "CF-ACT-NOM-04"),
    EventKind("did-force", (PLAYER, CURRENCY, AMOUNT), "CF-ACT-FORCE-02"),
    EventKind("did-buy-junks", (PLAYER, QUANTITY, CURRENCY, AMOUNT), "CF-ACT-JUNK-02"),
    EventKind("did-voyage", (PLAYER, QUANTITY, CURRENCY, AMOUNT), "CF-ACT-VOY-02"),
    EventKind("did-recruit", (PLAYER, CURRENCY, AMOUNT), "CF-ACT-ARMY-01"),
    EventKind("did-invade", (PLAYER, BOX, CURRENCY, AMOUNT), "CF-ACT-INVADE-03"),
    EventKind("did-buy-gift", (PLAYER, VALUE, CURRENCY, AMOUNT), "CF-ACT-BUY-02"),
    EventKind("did-give-gift", (PLAYER, VALUE, TO), "CF-ACT-GIVE-02"),
    EventKind("did-transfer", (PLAYER, OFFICIAL, TO), "CF-ACT-TRANS-05"),
    EventKind("did-petition", (PLAYER, VALUE), "CF-ACT-PET-03"),
    EventKind("did-commercial", (PLAYER,), "CF-ACT-COM-02"),
    EventKind("did-tax", (PLAYER,), "CF-ACT-TAX-01"),
    EventKind("did-no-action", (PLAYER,), "CF-ACT-NONE-01"),
    EventKind("did-favour", (PLAYER,), "CF-ACT-FAV-06", silent=True),  # never happens
    EventKind("did-pass", (PLAYER,), "CF-TURN-07"),
    EventKind("did-card-bribery", (PLAYER, CARD, OFFICIAL, CURRENCY, AMOUNT, OWNER), "CF-REW-12"),
    EventKind("did-card-gift", (PLAYER, VALUE), "CF-REW-16"),
    EventKind("did-card-extra", (PLAYER,), "CF-REW-17"),
    EventKind("did-card-cash", (PLAYER,), "CF-REW-19"),
    EventKind("did-card-recruit", (PLAYER,), "CF-REW-20"),
    EventKind("did-card-insulted", (PLAYER,), "CF-REW-21"),
]
_DEEDS_WITHIN: Final = [
    EventKind("did-spend", (PLAYER, COINS, CURRENCY, AMOUNT), "CF-PAY-03"),
    EventKind("did-enough", (PLAYER, CURRENCY, AMOUNT), "CF-PAY-06"),
    EventKind("did-arrive", (PLAYER, DISTANT, _seat("first"), amount("points")), "CF-ACT-VOY-09"),
    EventKind("did-move-junks", (PLAYER, _seat("from"), TO, QUANTITY), "CF-ACT-PET-05"),
    EventKind("did-replace-student", (PLAYER, STUDENT, OWNER), "CF-ACT-PET-07"),
    EventKind("did-swap-own", (PLAYER, OFFICIAL), "CF-ACT-PET-10"),
    EventKind("did-swap-other", (PLAYER, _of("own", OFFICIAL), OFFICIAL), "CF-ACT-PET-10"),
    EventKind("did-army-from", (PLAYER, OWNER, BOX), "CF-ACT-PET-14"),
    EventKind("did-army-to", (PLAYER, OWNER, _of("source", BOX), BOX), "CF-ACT-PET-21"),
    EventKind("did-replace-marker", (PLAYER, OFFICIAL, TO, OWNER, _yes("stays")), "CF-ACT-PET-15"),
]
_DEEDS_AT_COURT: Final = [
    EventKind("did-tutor", (PLAYER, STUDENT, OWNER), "CF-EXAM-08"),
    EventKind("did-cancel-gift", (PLAYER, VALUE, OWNER), "CF-EXAM-12"),
    EventKind("did-keep-gift", (PLAYER, VALUE, OWNER), "CF-EXAM-12"),
    EventKind(
        "did-place-candidate",
        (PLAYER, OFFICIAL, _choice("there", ("nothing", "official", "marker")), OWNER),
        "CF-EXAM-22",
    ),
    EventKind("did-lend", (PLAYER, TO, MINISTRY, QUANTITY), "CF-RES-15"),
    EventKind("did-appoint", (PLAYER, _seat("chief")), "CF-CM-02"),
    EventKind("did-discard", (PLAYER, COINS), "CF-EOR-07", owner="player", hidden=("coins",)),
]
_DEALS: Final = [
    EventKind("did-deal-chit", (MINISTRY, amount("value"), amount("minister"), amount("secretary")), "CF-SETUP-03"),
    EventKind("did-deal-distant", (DISTANT, amount("value")), "CF-SETUP-05"),
    EventKind(
        "did-deal-land",
        (FOREIGN, _choice("where", ("left", "middle", "right")), QUANTITY, amount("price")),
        "CF-SETUP-06",
    ),
    EventKind("did-deal-candidate", (MINISTRY, _yes("resolved")), "CF-EXAM-28"),
    EventKind("did-deal-official", (OFFICIAL, amount("price")), "CF-EOR-02"),
    EventKind("did-deal-card", (PLAYER, COINS), "CF-DECK-01", owner="player", hidden=("coins",)),
    EventKind("did-deal-reward", (PLAYER, CARD), "CF-REW-01", owner="player", hidden=("card",)),
    EventKind("did-deal-chief", (_seat("chief"),), "CF-CM-01"),
]
# What comes with it, or of it.
_CONSEQUENCES: Final = [
    EventKind(
        "cubes-placed",
        (PLAYER, Field("space", len(BOX_NAMES), BOX_NAMES), amount("cubes"), amount("uses")),
        "CF-PAIR-06",
        silent=True,
    ),
    EventKind("as-extra", (PLAYER,), "CF-REW-17"),
    EventKind("as-favour", (PLAYER,), "CF-ACT-FAV-01"),
    EventKind("payment-begun", (PLAYER, CURRENCY, AMOUNT), "CF-PAY-06", silent=True),
    EventKind("commercial-paid", (PLAYER, AMOUNT, QUANTITY), "CF-ACT-COM-03"),
    EventKind("marker-placed", (OFFICIAL, OWNER, _yes("standing")), "CF-OFF-03", silent=True),
    EventKind("marker-stood-up", (OFFICIAL, OWNER), "CF-ACT-SECURE-03", silent=True),
    EventKind("student-placed", (STUDENT, OWNER), "CF-ACT-NOM-05", silent=True),
    EventKind("exam-forced", (PLAYER,), "CF-ACT-FORCE-03", silent=True),
    EventKind("junks-bought", (PLAYER, QUANTITY), "CF-ACT-JUNK-03", silent=True),
    EventKind("junks-sailed", (PLAYER, QUANTITY, amount("voyages")), "CF-ACT-VOY-03", silent=True),
    EventKind("army-recruited", (PLAYER,), "CF-ACT-ARMY-02", silent=True),
    EventKind("army-invaded", (PLAYER, BOX), "CF-ACT-INVADE-04", silent=True),
    EventKind("gift-bought", (PLAYER, VALUE), "CF-ACT-BUY-03", silent=True),
    EventKind("gift-cancelled", (_seat("giver"), _seat("recipient"), VALUE), "CF-GIFT-04"),
    EventKind("gift-replaced", (_seat("giver"), _seat("recipient"), VALUE), "CF-ACT-GIVE-03"),
    EventKind("deck-shuffled", (), "CF-DECK-02"),
    EventKind("deck-empty", (PLAYER,), "CF-DECK-04"),
    EventKind("favour-begins", (PLAYER,), "CF-ACT-FAV-01"),
    EventKind("wall-grows", (amount("piece"), amount("all")), "CF-WALL-01"),
]
# The examination.
_EXAMINATION: Final = [
    EventKind("tutor-card", (PLAYER, STUDENT, OWNER, COINS), "CF-EXAM-09", owner="player", hidden=("coins",)),
    EventKind("tutor-done", (PLAYER, STUDENT, OWNER, QUANTITY), "CF-EXAM-05"),
    EventKind("tutor-cards-shown", (PLAYER, STUDENT, ONES, TWOS, THREES), "CF-EXAM-25", silent=True, shows=True),
    EventKind("exam-begins", (_seat("red"), _seat("plain")), "CF-EXAM-01", silent=True),
    EventKind(
        "exam-contested",
        (_seat("winner"), _seat("red"), _seat("plain"), amount("red_coins"), amount("plain_coins"), _yes("tie")),
        "CF-EXAM-14",
        shows=True,
    ),
    EventKind("exam-uncontested", (_seat("winner"),), "CF-EXAM-03"),
    EventKind("candidate-leaves", (), "CF-EXAM-20"),
]
# Ministries, lands, the end of a round.
_END_OF_ROUND: Final = [
    EventKind("resolution-begins", (MINISTRY,), "CF-RES-03", silent=True),
    EventKind(
        "ministry-two",
        (MINISTRY, _seat("minister"), _seat("secretary"), amount("first"), amount("second")),
        "CF-RES-20",
    ),
    EventKind("ministry-one", (MINISTRY, _seat("minister"), amount("first"), amount("second")), "CF-RES-05"),
    EventKind("ministry-vacant", (MINISTRY,), "CF-RES-24"),
    EventKind("land-conquered", (FOREIGN, per_seat("points")), "CF-INV-07"),
    EventKind("land-failed", (FOREIGN,), "CF-INV-06"),
    EventKind("discards-shown", (PLAYER, ONES, TWOS, THREES), "CF-INFO-08", shows=True),
]
# The end of the game.
_END_OF_GAME: Final = [
    EventKind("game-ends", (_choice("reason", REASON_WORDS),), "CF-END-11"),
    EventKind("title-awarded", (_choice("title", TITLE_WORDS), PLAYER), "CF-TITLE-09"),
    EventKind("title-vacant", (_choice("title", TITLE_WORDS),), "CF-TITLE-07"),
    # Of player -1: what is left of a deck.
    EventKind("hand-shown", (PLAYER, ONES, TWOS, THREES), "CF-END-10", silent=True, shows=True),
    EventKind("reward-shown", (PLAYER, CARD), "CF-END-10", silent=True, shows=True),
    EventKind("game-won", (seats_field("winners"), amount("points")), "CF-WIN-01"),
    EventKind("round-begins", (amount("round"), per_seat("cubes")), "CF-CUBE-02"),
    EventKind("influence-counted", (OFFICIAL, OWNER), "CF-RES-04", silent=True),
    EventKind("asked", (PLAYER, _choice("room", ROOMS), _choice("free", FREE_WORDS)), "CF-SEQ-01", silent=True),
    # House rules.
    EventKind("chief-agreed", (_seat("chief"),), "CF-CM-01"),
    EventKind("reward-drawn-open", (PLAYER, CARD), "CF-INFO-05"),
    EventKind("candidate-declined", (PLAYER,), "CF-EXAM-24"),
    EventKind("nobody-wins", (seats_field("tied"), amount("points")), "CF-WIN-03"),
]

EVENTS: Final = Events(
    [
        *_DEEDS,
        *_DEEDS_WITHIN,
        *_DEEDS_AT_COURT,
        *_DEALS,
        *_CONSEQUENCES,
        *_EXAMINATION,
        *_END_OF_ROUND,
        *_END_OF_GAME,
    ]
)


def tell(s: State, event: i64, a: i64, b: i64, c: i64) -> None:
    """Tell that something happened, with up to three numbers; nothing is done while nobody listens."""
    if s.story is not None:
        tell_more(s, event, a, b, c, 0, 0, 0)


def tell_more(s: State, event: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64) -> None:
    """The same with up to six numbers."""
    story = s.story
    if story is not None:
        story.tell(event, a, b, c, d, e, f)


def someone(seat: i64) -> i64:
    """A seat as events tell it: -1 is nobody."""
    return -1 if seat == NOBODY else seat


def box_of(s: State, place: i64) -> i64:
    """A box as events name it, by its land: place 1 may be `korea-2`."""
    return i64(s.land[place // BOXES]) * BOXES + place % BOXES
