"""What is in the box: CF-COMP. The figures are those of `[data]` in clauses.toml, which a test compares."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

PLAYER_COLOURS: Final = ("black", "green", "purple", "white", "yellow")  # CF-COMP-02
MIN_PLAYERS: Final = 3
MAX_PLAYERS: Final = 5
CUBES: Final = 5  # of each player (CF-COMP-08)
ARMIES: Final = 6  # of each player (CF-COMP-07)
GIFTS: Final = 6  # of each player, values 1 to 6 (CF-COMP-03)
JUNKS: Final = 25
JUNKS_PER_VOYAGE: Final = 5
MOST_JUNKS_BOUGHT: Final = 4
WALL: Final = 9  # CF-COMP-15
HAND_LIMIT: Final = 4
MOST_COMMERCIAL_COINS: Final = 4

# Confucius cards (CF-COMP-11): kind k has k + 1 coins and 3 - k licences.
N_CARDS: Final = 3
CARDS_OF_KIND: Final = 22
COINS: Final = 0
LICENCES: Final = 1

# Ministries (CF-COMP-19) and their officials, numbered 7 * ministry + space - 1.
MINISTRIES: Final = ("bingbu", "hubu", "gongbu")
BINGBU: Final = 0
HUBU: Final = 1
GONGBU: Final = 2
N_MINISTRIES: Final = 3
N_POSTS: Final = 6  # a Minister and a Secretary in each
SPACES: Final = 7
N_OFFICIALS: Final = 21
ANY: Final = 3  # of a candidate or a Bribery card: valid for any ministry
N_CANDIDATES: Final = 6  # CF-COMP-10
N_ANY: Final = 3  # of these
LOWEST_PRICE: Final = 2
N_PRICES: Final = 6

# Lands.
DISTANT_LANDS: Final = ("spice_islands", "india", "arabia", "africa", "americas")  # CF-COMP-21
N_DISTANT: Final = 5
FOREIGN_LANDS: Final = ("annam", "yunnan", "mongolia", "korea", "manchuria")
N_FOREIGN: Final = 5
LAND_SPACES: Final = 3
BOXES: Final = 4  # at most, of one land

# Emperor's Reward cards (CF-COMP-12).
REWARDS: Final = (
    "bribery_bingbu",
    "bribery_hubu",
    "bribery_gongbu",
    "bribery_any",
    "gift",
    "extra_action",
    "cash",
    "recruit_army",
    "emperor_insulted",
)
N_REWARDS: Final = 9
REWARD_GIFT: Final = 4
REWARD_INSULTED: Final = 8

# Spaces of the Actions Box (CF-COMP-25).
BOX_NAMES: Final = (
    "bribe_secure",
    "nominate",
    "force",
    "junks_voyage",
    "army_invade",
    "buy_gift",
    "give_gift",
    "transfer",
    "petition",
    "commercial",
    "tax",
    "no_action",
    "imperial_favour",
)
N_BOXES: Final = 13
BOX_BRIBE: Final = 0
BOX_NOMINATE: Final = 1
BOX_FORCE: Final = 2
BOX_JUNKS: Final = 3
BOX_ARMY: Final = 4
BOX_BUY: Final = 5
BOX_GIVE: Final = 6
BOX_TRANSFER: Final = 7
BOX_PETITION: Final = 8
BOX_COMMERCIAL: Final = 9
BOX_TAX: Final = 10
BOX_NONE: Final = 11
BOX_FAVOUR: Final = 12


def _numbers(figures: list[int]) -> "vec[i64]":
    return vec[i64](figures)


CUBES_BY_GIFTS: Final = _numbers([3, 4, 4, 5])  # CF-CUBE-02: by gift total, three and more alike
OFFICIALS_OF_PRICE: Final = _numbers([3, 4, 5, 5, 4, 3])  # CF-COMP-09: prices 2 to 7
REWARDS_OF_KIND: Final = _numbers([1, 1, 1, 2, 1, 1, 1, 1, 1])
JUNK_PRICE: Final = _numbers([0, 1, 3, 6, 10])  # CF-ACT-JUNK-02: by quantity
JUNK_PRICE_DISCOUNTED: Final = _numbers([0, 1, 2, 4, 7])
ARMY_PRICE: Final = 6
ARMY_PRICE_DISCOUNTED: Final = 4
NOMINATE_PRICE: Final = 2
FORCE_PRICE: Final = 2
DEADLINE: Final = _numbers([4, 6, 8])  # CF-COMP-23, CF-INV-03: of the left, middle and right land
MINISTRY_CHITS: Final = _numbers([2, 2, 2, 2, 2])  # CF-COMP-16: of values 4 to 8
LOWEST_MINISTRY_CHIT: Final = 4
DISTANT_CHITS: Final = _numbers([2, 2, 3])  # CF-COMP-17: of values 2 to 4
LOWEST_DISTANT_CHIT: Final = 2
FIRST_OFFICIALS: Final = _numbers([3, 4, 5])  # CF-SETUP-09: spaces that start with one

# Foreign lands (CF-COMP-13): price, number of boxes, VP of each box, and which box has the reward icon.
LAND_PRICE: Final = _numbers([8, 4, 6, 7, 5])
LAND_BOXES: Final = _numbers([2, 2, 3, 3, 4])
BOX_POINTS: Final = _numbers([4, 3, 0, 0, 4, 2, 0, 0, 3, 2, 4, 0, 4, 3, 4, 0, 3, 2, 5, 3])
REWARD_BOX: Final = _numbers([1, 1, 0, 1, 3])
