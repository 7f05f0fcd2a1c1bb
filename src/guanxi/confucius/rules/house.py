"""House rules, one bit each: readings of a clause that some tables prefer. A room asks for its bit at the clause."""

from typing import Final

from mypy_extensions import i64

from guanxi.core.rules import Options

FIRST_CHIEF_MINISTER_AGREED: Final = 0x000001
FREE_ACTION_LEAVES_NO_TRACE: Final = 0x000002
TIGHT_PAYMENT: Final = 0x000004
RESHUFFLE_WHEN_EMPTY: Final = 0x000008
DISCOUNTS_END_ON_RESOLUTION: Final = 0x000010
FIRST_STUDENT_TAKES_RED: Final = 0x000020
FORCE_REQUIRES_STUDENT: Final = 0x000040
NO_SAILING_AFTER_ALL_LANDS: Final = 0x000080
REPLACEMENT_GIFT_MUST_BE_HIGHER: Final = 0x000100
TRANSFER_WITHOUT_GIFT: Final = 0x000200
PETITION_JUNKS_PARTIAL: Final = 0x000400
PETITION_OWN_ARMY_ONLY: Final = 0x000800
COMMERCIAL_INCOME_CAPPED_OVERPAY: Final = 0x001000
BRIBERY_CARD_FALLBACK_WHEN_NO_TARGET: Final = 0x002000
REWARD_CARDS_OPEN: Final = 0x004000
TUTOR_CANCEL_AUTOMATIC: Final = 0x008000
CANDIDATE_PLACEMENT_OPTIONAL: Final = 0x010000
CANDIDATE_FALLBACK_MAY_USE_EMPTY_SPACE: Final = 0x020000
ANY_CANDIDATE_EMPTY_SPACE_FIRST: Final = 0x040000
SENIORITY_OWN_OFFICIALS_ONLY: Final = 0x080000
TITLES_NEED_POSITIVE_COUNT: Final = 0x100000
UNBREAKABLE_TIE_HAS_NO_WINNER: Final = 0x200000

# By bit, as the catalogue and the options name them: each is off or on.
HOUSE_RULES: Final = (
    "first_chief_minister_agreed",
    "free_action_leaves_no_trace",
    "tight_payment",
    "reshuffle_when_empty",
    "discounts_end_on_resolution",
    "first_student_takes_red",
    "force_requires_student",
    "no_sailing_after_all_lands",
    "replacement_gift_must_be_higher",
    "transfer_without_gift",
    "petition_junks_partial",
    "petition_own_army_only",
    "commercial_income_capped_overpay",
    "bribery_card_fallback_when_no_target",
    "reward_cards_open",
    "tutor_cancel_automatic",
    "candidate_placement_optional",
    "candidate_fallback_may_use_empty_space",
    "any_candidate_empty_space_first",
    "seniority_own_officials_only",
    "titles_need_positive_count",
    "unbreakable_tie_has_no_winner",
)

OFFICIAL: Final = 3  # options that stand in all games: players, advanced, admiral


def bits_of(options: Options) -> i64:
    """The house rules that are played."""
    bits: i64 = 0
    if len(options) <= OFFICIAL:
        return bits
    for bit in range(len(HOUSE_RULES)):
        if options.get(HOUSE_RULES[bit], "off") == "on":
            bits |= i64(1) << i64(bit)
    return bits


def played(bits: int) -> list[str]:
    """Their names, in the order of the catalogue."""
    return [name for bit, name in enumerate(HOUSE_RULES) if bits >> bit & 1]
