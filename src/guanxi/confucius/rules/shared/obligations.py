"""What active gifts, and no others (CF-GIFT-OBL-13), forbid and force: CF-GIFT-OBL."""

from mypy_extensions import i64

from guanxi.confucius.rules.shared import gifts
from guanxi.confucius.rules.shared.officials import influence
from guanxi.confucius.rules.state import State


def blocks_bribe(s: State, giver: i64, recipient: i64, ministry: i64) -> bool:
    """Does this giver's gift keep the recipient from bribing in this ministry (CF-GIFT-OBL-04)?"""
    if giver == recipient or gifts.value_from(s, giver, recipient) == 0:
        return False
    return forbids_bribe(influence(s, giver, ministry), influence(s, recipient, ministry))


def forbids_bribe(givers: i64, recipients: i64) -> bool:
    """Does a gift forbid bribing where the two have so much influence, of whatever seniority (CF-GIFT-OBL-06)?"""
    return givers >= 1 and recipients >= givers


def bribe_blocked(s: State, seat: i64, ministry: i64) -> bool:
    """Is the seat kept from bribing there by any giver (CF-GIFT-OBL-07)?"""
    for giver in range(s.players):
        if blocks_bribe(s, giver, seat, ministry):
            return True
    return False


def students_to_back(s: State, seat: i64) -> i64:
    """The students that the seat may support in a contested examination, as bits (CF-GIFT-OBL-08, CF-GIFT-OBL-09,
    CF-GIFT-OBL-10, CF-GIFT-OBL-11).
    """
    one = i64(s.student[0])
    two = i64(s.student[1])
    first = gifts.value_from(s, one, seat) if one != seat else 0
    second = gifts.value_from(s, two, seat) if two != seat else 0
    if first > second:
        return 1
    if second > first:
        return 2
    return 3


def lends_to(s: State, seat: i64, participants: i64) -> i64:
    """To whom of the participants (bits) a seat that drops out may lend (CF-GIFT-OBL-12).

    It is the highest givers (CF-RES-11, CF-RES-12), or without a gift anybody (CF-RES-14).
    """
    highest: i64 = 0
    found: i64 = 0
    for giver in range(s.players):
        if giver == seat or (participants >> giver) & 1 == 0:
            continue
        value = gifts.value_from(s, giver, seat)
        if value > highest:
            highest = value
            found = 0
        if value == highest:
            found |= i64(1) << giver
    return found
