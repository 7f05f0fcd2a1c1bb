"""What can be said in Confucius: one row for each kind of action. Everything else about actions follows from it."""

from typing import Final

from guanxi.confucius.rules.components import (
    BOX_ARMY,
    BOX_BRIBE,
    BOX_BUY,
    BOX_COMMERCIAL,
    BOX_FORCE,
    BOX_GIVE,
    BOX_JUNKS,
    BOX_NOMINATE,
    BOX_NONE,
    BOX_PETITION,
    BOX_TAX,
    BOX_TRANSFER,
    BOXES,
    DISTANT_LANDS,
    FOREIGN_LANDS,
    GIFTS,
    JUNKS,
    LAND_SPACES,
    LOWEST_DISTANT_CHIT,
    LOWEST_MINISTRY_CHIT,
    LOWEST_PRICE,
    MAX_PLAYERS,
    MINISTRIES,
    MOST_JUNKS_BOUGHT,
    N_CARDS,
    N_DISTANT,
    N_FOREIGN,
    N_OFFICIALS,
    N_PRICES,
    N_REWARDS,
    PLAYER_COLOURS,
    REWARDS,
    SPACES,
)
from guanxi.confucius.rules.state import (
    APPOINTING,
    CANCELLING,
    CHOOSING_LAND,
    DISCARDING,
    DRAW_CANDIDATE,
    DRAW_CARD,
    DRAW_CHIEF,
    DRAW_CHIT,
    DRAW_DISTANT,
    DRAW_LAND,
    DRAW_OFFICIAL,
    DRAW_REWARD,
    LENDING,
    MARCHING,
    PETITIONING,
    PLACING_CANDIDATE,
    SWAPPING,
    TURN,
    TUTORING,
)
from guanxi.core.kinds import ANYWHERE, Field, Kind, Kinds

# Actions of a turn.
BRIBE: Final = 0
SECURE: Final = 1
NOMINATE: Final = 2
FORCE: Final = 3
BUY_JUNKS: Final = 4
VOYAGE: Final = 5
RECRUIT: Final = 6
INVADE: Final = 7
BUY_GIFT: Final = 8
GIVE_GIFT: Final = 9
TRANSFER: Final = 10
PETITION: Final = 11
COMMERCIAL: Final = 12
TAX: Final = 13
NO_ACTION: Final = 14
FAVOUR: Final = 15  # never legal: people try it
PASS: Final = 16
CARD_BRIBERY: Final = 17
CARD_GIFT: Final = 18
CARD_EXTRA: Final = 19
CARD_CASH: Final = 20
CARD_RECRUIT: Final = 21
CARD_INSULTED: Final = 22

# Stages that follow.
SPEND: Final = 23
ENOUGH: Final = 24
ARRIVE: Final = 25
MOVE_JUNKS: Final = 26
REPLACE_STUDENT: Final = 27
SWAP_OWN: Final = 28
SWAP_OTHER: Final = 29
ARMY_FROM: Final = 30
ARMY_TO: Final = 31
REPLACE_MARKER: Final = 32

# Court and other phases.
TUTOR: Final = 33
CANCEL_GIFT: Final = 34
KEEP_GIFT: Final = 35
PLACE_CANDIDATE: Final = 36
LEND: Final = 37
APPOINT: Final = 38
DISCARD: Final = 39

# Chance, in the order of its rooms.
DEAL_CHIT: Final = 40
DEAL_DISTANT: Final = 41
DEAL_LAND: Final = 42
DEAL_CANDIDATE: Final = 43
DEAL_OFFICIAL: Final = 44
DEAL_CARD: Final = 45
DEAL_REWARD: Final = 46
DEAL_CHIEF: Final = 47

# House rules. New kinds come last, so that the numbers of the others stay.
DECLINE_CANDIDATE: Final = 48

OFFICIAL_WORDS: Final = tuple(f"{name}-{space}" for name in MINISTRIES for space in range(1, SPACES + 1))
STUDENT_WORDS: Final = ("red", "plain")
CARD_WORDS: Final = tuple(reward.replace("_", "-") for reward in REWARDS)
CANDIDATE_WORDS: Final = tuple(list(MINISTRIES) + ["any"])
# The boxes of a game are named by the lands laid out, `korea-2`: doors/notation.py.
BOX_WORDS: Final = tuple(f"land{space}-{box}" for space in range(1, LAND_SPACES + 1) for box in range(1, BOXES + 1))


def _player(name: str) -> Field:
    """A player: a colour in notation, the number of the seat in JSON."""
    return Field(name, MAX_PLAYERS, PLAYER_COLOURS, sort="seat", number=True)


OFFICIAL: Final = Field("official", N_OFFICIALS, OFFICIAL_WORDS, sort="ministry")
STUDENT: Final = Field("student", len(STUDENT_WORDS), STUDENT_WORDS)
BOX: Final = Field("box", LAND_SPACES * BOXES, BOX_WORDS, sort="land")
VALUE: Final = Field("value", GIFTS, first=1)
COINS: Final = Field("coins", N_CARDS, first=1)  # of a Confucius card: they are named by them
CARD: Final = Field("card", N_REWARDS, CARD_WORDS, sort="reward")
TO: Final = _player("to")
CHIEF: Final = _player("chief")

# Bribe and secure (CF-ACT-BRIBE-06, CF-ACT-SECURE-05), buy junks and voyage (CF-ACT-JUNK-05, CF-ACT-VOY-14), recruit
# and invade (CF-ACT-ARMY-04, CF-ACT-INVADE-07) share a space (CF-PAIR-05); other actions have one each (CF-PAIR-07),
# and reward cards use none (CF-REW-03, CF-PAIR-10).
KINDS: Final = Kinds(
    [
        Kind("bribe", "bribe {official}", [OFFICIAL], TURN, BOX_BRIBE),
        Kind("secure", "secure {official}", [OFFICIAL], TURN, BOX_BRIBE),
        Kind("nominate", "nominate {student}", [STUDENT], TURN, BOX_NOMINATE),
        Kind("force", "force examination", [], TURN, BOX_FORCE),
        Kind("buy-junks", "buy {quantity} junks", [Field("quantity", MOST_JUNKS_BOUGHT, first=1)], TURN, BOX_JUNKS),
        Kind("voyage", "sail {quantity} junks", [Field("quantity", JUNKS, first=1)], TURN, BOX_JUNKS),
        Kind("recruit", "recruit army", [], TURN, BOX_ARMY),
        Kind("invade", "invade {box}", [BOX], TURN, BOX_ARMY),
        Kind("buy-gift", "buy gift {value}", [VALUE], TURN, BOX_BUY),
        Kind("give-gift", "give gift {value} to {to}", [VALUE, TO], TURN, BOX_GIVE),
        Kind("transfer", "transfer {official} to {to}", [OFFICIAL, TO], TURN, BOX_TRANSFER),
        Kind("petition", "petition {value}", [VALUE], TURN, BOX_PETITION),
        Kind("commercial", "commercial income", [], TURN, BOX_COMMERCIAL),
        Kind("tax", "tax income", [], TURN, BOX_TAX),
        Kind("no-action", "no action", [], TURN, BOX_NONE),
        Kind("favour", "imperial favour", [], TURN),
        Kind("pass", "pass", [], TURN),
        Kind(
            "card-bribery",
            "play {card} on {official}",
            [Field("card", 4, CARD_WORDS[:4], sort="reward"), OFFICIAL],
            TURN,
        ),
        Kind("card-gift", "play gift {value}", [VALUE], TURN),
        Kind("card-extra", "play extra-action", [], TURN),
        Kind("card-cash", "play cash", [], TURN),
        Kind("card-recruit", "play recruit-army", [], TURN),
        Kind("card-insulted", "play emperor-insulted", [], TURN),
        Kind("spend", "spend {coins}", [COINS], ANYWHERE),
        Kind("enough", "enough", [], ANYWHERE),
        Kind("arrive", "arrive {land}", [Field("land", N_DISTANT, DISTANT_LANDS, sort="distant")], CHOOSING_LAND),
        Kind("move-junks", "move junks from {from} to {to}", [_player("from"), TO], PETITIONING),
        Kind("replace-student", "replace student {student}", [STUDENT], PETITIONING),
        Kind("swap-own", "swap {official}", [OFFICIAL], PETITIONING),
        Kind("swap-other", "with {official}", [OFFICIAL], SWAPPING),
        Kind("army-from", "march from {box}", [BOX], PETITIONING),
        Kind("army-to", "march to {box}", [BOX], MARCHING),
        Kind("replace-marker", "replace marker {official} by {to}", [OFFICIAL, TO], PETITIONING),
        Kind("tutor", "tutor {student}", [STUDENT], TUTORING),
        Kind("cancel-gift", "cancel gift", [], CANCELLING),
        Kind("keep-gift", "keep gift", [], CANCELLING),
        Kind("place-candidate", "place candidate {official}", [OFFICIAL], PLACING_CANDIDATE),
        Kind("lend", "lend to {to}", [TO], LENDING),
        Kind("appoint", "appoint {chief}", [CHIEF], APPOINTING),
        Kind("discard", "discard {coins}", [COINS], DISCARDING),
        Kind("deal-chit", "chit {value}", [Field("value", 5, first=LOWEST_MINISTRY_CHIT)], DRAW_CHIT),
        Kind("deal-distant", "distant chit {value}", [Field("value", 3, first=LOWEST_DISTANT_CHIT)], DRAW_DISTANT),
        Kind("deal-land", "land {land}", [Field("land", N_FOREIGN, FOREIGN_LANDS)], DRAW_LAND),
        Kind("deal-candidate", "candidate {ministry}", [Field("ministry", 4, CANDIDATE_WORDS)], DRAW_CANDIDATE),
        Kind("deal-official", "official {price}", [Field("price", N_PRICES, first=LOWEST_PRICE)], DRAW_OFFICIAL),
        Kind("deal-card", "card {coins}", [COINS], DRAW_CARD),
        Kind("deal-reward", "reward {card}", [CARD], DRAW_REWARD),
        Kind("deal-chief", "chief minister {chief}", [CHIEF], DRAW_CHIEF),
        Kind("decline-candidate", "decline candidate", [], PLACING_CANDIDATE),
    ]
)
