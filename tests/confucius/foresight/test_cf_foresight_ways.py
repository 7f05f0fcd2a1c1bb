"""What can still be done about a gift that binds: before the ministry, the examination or the turn comes."""

from collections.abc import Mapping
from typing import Any

import pytest
from cf_foreseen import only, say
from cf_positions import TUTORS, position

from guanxi.confucius.doors.prospects.ways import STAYS
from guanxi.confucius.game import GAME
from guanxi.confucius.rules.components import BOXES, SPACES
from guanxi.core.foresight import ONE_MORE, ROUND, Prospect
from guanxi.core.lessons.lesson import lesson_of
from guanxi.core.rng import Rng
from guanxi.core.text import read_by

# Hubu lacks one marker: Anna has the least there, and Boris gave her a gift.
SIX = "hubu-1:Boris hubu-2:Clara hubu-3:Boris hubu-4:- hubu-5:Clara hubu-6:Clara hubu-7:Anna"
TWO_EACH = "hubu-1:Boris hubu-2:Clara hubu-3:Boris hubu-4:- hubu-5:Anna hubu-6:Anna hubu-7:Clara"
REPAY = "Repay Boris with a gift worth more than 2, and that gift binds you no more."
THREE = "With three officials in Hubu you do not drop out."


def ways(state: Any, told: Prospect, seat: int = 0) -> list[str]:
    """In words, as the seat reads them."""
    found = GAME.foresight.ways_out(GAME.rules.view(state, seat), told)
    assert all(each.seats == (seat,) for each in found)
    return [say(each) for each in found]


def lesson(name: str, **changed: Any) -> Any:
    """The position of a lesson, whose players are Anna, Boris and Clara here."""
    found = lesson_of("confucius", name)
    told: Mapping[str, Any] = {**found.position, **changed}
    return GAME.positions.from_position(found.options, found.players, told, Rng("ways"))


@pytest.mark.clause("CF-RES-11", "CF-GIFT-CAN-01")
def test_one_marker_before_a_ministry_is_due_the_bound_hear_of_it() -> None:
    state = position(SIX, "Boris>Anna:2")
    told = only(state, "ministry-one-more")
    assert (told.sure, told.when, told.seats, told.gains) == (ONE_MORE, ROUND, (0,), (1, 2))
    assert ways(state, told) == [REPAY]
    assert ways(state, told, seat=1) == []  # whom nothing binds
    free = position(SIX)
    assert ways(free, only(free, "ministry-one-more")) == []  # one official more would not be three


@pytest.mark.clause("CF-RES-07", "CF-RES-08", "CF-GIFT-OBL-04")
def test_who_can_have_three_officials_stays_in() -> None:
    state = position(TWO_EACH)
    told = only(state, "ministry-one-more")
    assert told.seats == (0,)
    assert ways(state, told) == [THREE]
    assert ways(position(TWO_EACH, passed=1), told) == []  # nothing more can be done in this round
    bound = position(TWO_EACH, "Boris>Anna:2")  # which forbids to bribe there
    assert ways(bound, only(bound, "ministry-one-more")) == [REPAY]
    assert STAYS * 3 > SPACES  # so of three who take part, the least never has so many


def test_a_gift_of_the_highest_value_cannot_be_repaid() -> None:
    state = position(SIX, "Boris>Anna:6")
    assert only(state, "ministry-one-more").seats == (0,)
    assert ways(state, only(state, "ministry-one-more")) == []
    spent = position(SIX, "Boris>Anna:3 Anna:4x Anna:5x Anna:6x")
    assert ways(spent, only(spent, "ministry-one-more")) == []


@pytest.mark.clause("CF-GIFT-OBL-08", "CF-GIFT-CAN-03")
def test_whom_the_first_student_binds() -> None:
    state = position(students="B-", gifts="Boris>Anna:2 Boris>Dora:1")
    told = only(state, "no-examination")
    assert (told.sure, told.seats, told.gains) == (ONE_MORE, (0, 3), (1,))
    would = "With a second student, Boris’s gift 2 makes you tutor that one."
    cards = "Three cards for that student end the gift."
    assert ways(state, told) == [would, REPAY, cards]
    few = position(students="B-", gifts="Boris>Anna:2", hand="1 1")
    assert ways(few, only(few, "no-examination")) == [would, REPAY]
    both = position(students="BC", gifts="Boris>Anna:2")
    assert ways(both, only(both, "examination")) == [REPAY, cards]
    held = position(students="BC", gifts="Boris>Anna:2", seat=0, step=1, **TUTORS)
    assert ways(held, only(held, "examination")) == []  # it is too late for that


def test_an_almost_full_land_serves_whoever_has_an_army_there() -> None:
    state = position(rows=[("box", BOXES, 1), ("box", BOXES + 1, 2)])  # Mongolia has three
    assert only(state, "land-one-more").gains == (1, 2)


@pytest.mark.clause("CF-GIFT-OBL-04", "CF-GIFT-CAN-01")
def test_the_lesson_of_repaying_tells_it() -> None:
    state = lesson("repay")
    told = only(state, "blocked")
    assert ways(state, told) == [REPAY, "You may bribe there once Boris has more officials there than you."]


@pytest.mark.clause("CF-RES-11")
def test_in_the_lesson_of_binding_who_is_bound_hears_the_way_out() -> None:
    state = lesson("bind", passed=["courtier"], cubes={"seafarer": 1})
    told = only(state, "ministry-now", seat=2)
    assert 2 in told.seats
    assert ways(state, told, seat=2) == [REPAY]
    passed = lesson("bind")
    assert ways(passed, only(passed, "ministry-now", seat=2), seat=2) == []


def test_it_is_said_to_whoever_reads_in_every_language() -> None:
    state = position(SIX, "Boris>Anna:2")
    (way,) = GAME.foresight.ways_out(GAME.rules.view(state, 0), only(state, "ministry-one-more"))
    names = read_by(["Anna", "Boris", "Clara", "Dora"], 0)
    said = [GAME.foresight.say(way, names, language) for language in ("en", "fr", "de", "pt")]
    assert len(set(said)) == 4
    assert all("Boris" in each and "2" in each for each in said)
