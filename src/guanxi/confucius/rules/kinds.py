"""The action table: where the numbers of each kind of action begin. Documented in docs/confucius.md."""

from typing import Final

# Actions of a turn.
BRIBE: Final = 0  # + official
SECURE: Final = 21  # + official
NOMINATE: Final = 42  # + student space, 0 is red
FORCE: Final = 44
JUNKS: Final = 45  # + quantity - 1
VOYAGE: Final = 49  # + junks - 1
RECRUIT: Final = 74
INVADE: Final = 75  # + land space * 4 + box
BUY_GIFT: Final = 87  # + value - 1
GIVE_GIFT: Final = 93  # + (value - 1) * 5 + recipient
TRANSFER: Final = 123  # + official * 5 + receiver
PETITION: Final = 228  # + value - 1
COMMERCIAL: Final = 234
TAX: Final = 235
NO_ACTION: Final = 236
FAVOUR: Final = 237  # never legal: people try it
PASS: Final = 238
CARD_BRIBERY: Final = 239  # + card * 21 + official; cards 0 to 2 name a ministry, 3 any
CARD_GIFT: Final = 323  # + value - 1
CARD_EXTRA: Final = 329
CARD_CASH: Final = 330
CARD_RECRUIT: Final = 331
CARD_INSULTED: Final = 332

# Stages that follow.
SPEND: Final = 333  # + kind of card
ENOUGH: Final = 336
LAND: Final = 337  # + distant land
MOVE_JUNKS: Final = 342  # + from * 5 + to
REPLACE_STUDENT: Final = 367  # + student space
SWAP_OWN: Final = 369  # + official
SWAP_OTHER: Final = 390  # + official
ARMY_FROM: Final = 411  # + land space * 4 + box
ARMY_TO: Final = 423  # + land space * 4 + box
REPLACE_MARKER: Final = 435  # + official * 5 + new owner

# Court and other phases.
TUTOR: Final = 540  # + student space
CANCEL_GIFT: Final = 542
KEEP_GIFT: Final = 543
CANDIDATE: Final = 544  # + official
LEND: Final = 565  # + participant
APPOINT: Final = 570  # + player
DISCARD: Final = 575  # + kind of card

# Chance.
DEAL_CHIT: Final = 578  # + value - 4
DEAL_DISTANT: Final = 583  # + value - 2
DEAL_LAND: Final = 586  # + foreign land
DEAL_CANDIDATE: Final = 591  # + ministry, 3 is any
DEAL_OFFICIAL: Final = 595  # + price - 2
DEAL_CARD: Final = 601  # + kind of card
DEAL_REWARD: Final = 604  # + reward
DEAL_CHIEF: Final = 613  # + player
N_ACTIONS: Final = 618

STARTS: Final = (
    BRIBE,
    SECURE,
    NOMINATE,
    FORCE,
    JUNKS,
    VOYAGE,
    RECRUIT,
    INVADE,
    BUY_GIFT,
    GIVE_GIFT,
    TRANSFER,
    PETITION,
    COMMERCIAL,
    TAX,
    NO_ACTION,
    FAVOUR,
    PASS,
    CARD_BRIBERY,
    CARD_GIFT,
    CARD_EXTRA,
    CARD_CASH,
    CARD_RECRUIT,
    CARD_INSULTED,
    SPEND,
    ENOUGH,
    LAND,
    MOVE_JUNKS,
    REPLACE_STUDENT,
    SWAP_OWN,
    SWAP_OTHER,
    ARMY_FROM,
    ARMY_TO,
    REPLACE_MARKER,
    TUTOR,
    CANCEL_GIFT,
    KEEP_GIFT,
    CANDIDATE,
    LEND,
    APPOINT,
    DISCARD,
    DEAL_CHIT,
    DEAL_DISTANT,
    DEAL_LAND,
    DEAL_CANDIDATE,
    DEAL_OFFICIAL,
    DEAL_CARD,
    DEAL_REWARD,
    DEAL_CHIEF,
    N_ACTIONS,
)
