"""What is foreseen beyond the court, in small positions: lands, titles, the end of a round and of the game."""

import pytest
from cf_foreseen import foreseen, only, say
from cf_positions import FAVOUR, PLACING, position

from guanxi.confucius.rules.kinds import BRIBE, BUY_JUNKS, COMMERCIAL, KINDS
from guanxi.confucius.rules.state import (
    APPOINTING,
    BARRACKS,
    CHIEF_MINISTER,
    COLONY,
    OCEAN,
    OVER,
    PAYING,
    PETITIONING,
    SETTING_UP,
    State,
)
from guanxi.core.foresight import GAME, NEAR, ONE_MORE, ROUND, STANDS, WILL

KOREA_FULL = [("box", place, 0) for place in range(3)]
KOREA_TWO = KOREA_FULL[:2]


@pytest.mark.clause("CF-INV-01", "CF-INV-07")
def test_a_full_land_is_conquered_in_this_round() -> None:
    state = position(rows=[("box", 0, 0), ("box", 1, 1), ("box", 2, 0)], advanced=False)
    land = only(state, "land-conquered")
    assert (land.when, land.sure, land.event) == (ROUND, WILL, "land-conquered")
    assert land.facts["points"] == (8, 3, 0, 0)
    assert say(land) == "Korea is full and conquered at the end of this round: 8 for Anna, 3 for Boris."
    assert only(position(rows=KOREA_FULL), "land-conquered").sure == STANDS  # a petition moves armies


@pytest.mark.clause("CF-INV-01", "CF-INV-02")
def test_a_land_that_lacks_one_army_and_one_that_lacks_more() -> None:
    state = position(rows=KOREA_TWO)
    assert only(state, "land-one-more").sure == ONE_MORE
    assert only(state, "land-one-more").facts == {"land": "korea", "missing": 1, "deadline": 4, "left": 3}
    assert [each.facts["land"] for each in foreseen(state, "land")] == ["mongolia", "manchuria"]
    assert say(foreseen(state, "land")[0]) == "Mongolia lacks 3 armies; its deadline is round 6."


@pytest.mark.clause("CF-INV-03", "CF-INV-05", "CF-INV-06")
def test_a_land_that_is_not_full_fails_at_its_deadline() -> None:
    fails = only(position(rows=KOREA_TWO, wall=3, round=4), "land-fails")
    assert (fails.sure, fails.event, fails.event_facts, fails.by) == (STANDS, "land-failed", {"land": "korea"}, 4)
    assert not foreseen(position(rows=KOREA_TWO, wall=2, round=3), "land-fails")
    assert foreseen(position(rows=KOREA_FULL, wall=3, round=4), "land-conquered")


@pytest.mark.clause("CF-INV-09")
def test_a_resolved_land_is_not_told_any_more() -> None:
    state = position(rows=KOREA_FULL, lands_resolved=0b1)
    told = [
        each.facts.get("land") for kind in ("land", "land-one-more", "land-conquered") for each in foreseen(state, kind)
    ]
    assert told == ["mongolia", "manchuria"]


@pytest.mark.clause("CF-TITLE-01", "CF-TITLE-02", "CF-TITLE-05", "CF-TITLE-07")
def test_titles_as_they_stand() -> None:
    state = position("hubu-3:Anna hubu-4:Anna bingbu-3:Boris bingbu-4:Boris", own=[(BARRACKS + 2, 4), (COLONY + 2, 2)])
    chief, admiral, general = foreseen(state, "title")
    assert (chief.facts["player"], chief.facts["tied"], chief.clause) == (0, "yes", "CF-TITLE-02")
    assert (admiral.facts["player"], admiral.clause) == (-1, "CF-TITLE-07")
    assert (general.facts["player"], general.facts["counts"], general.clause) == (2, (0, 0, 2, 0), "CF-TITLE-05")
    assert (chief.when, chief.sure) == (GAME, NEAR)
    assert say(general) == "As things stand, Clara is General with 2."


@pytest.mark.clause("CF-TITLE-03", "CF-TITLE-09")
def test_in_the_last_round_titles_stand() -> None:
    titles = foreseen(position(own=[(OCEAN + 1, 3)], wall=8, round=9), "title")
    assert [(each.sure, each.event) for each in titles] == [
        (STANDS, "title-vacant"),
        (STANDS, "title-awarded"),
        (STANDS, "title-vacant"),
    ]
    assert titles[1].event_facts == {"title": "admiral", "player": 1}


@pytest.mark.clause("CF-WALL-01", "CF-WALL-02", "CF-END-03")
def test_the_wall_and_the_rounds_that_are_left() -> None:
    state = position()
    assert only(state, "wall").event_facts == {"piece": 2, "all": 9}
    assert (only(state, "rounds").facts, only(state, "rounds").by) == ({"left": 8, "rounds": 9}, 9)
    assert not foreseen(state, "last-round")
    last = position(wall=8, round=9)
    ends = only(last, "last-round")
    assert (ends.sure, ends.clause, ends.ends_game, ends.by) == (WILL, "CF-END-03", True, 9)
    assert say(ends) == "This is the last round: the Great Wall will be complete."
    assert say(only(last, "rounds")).startswith("No round follows this one")


@pytest.mark.clause("CF-SEQ-01")
def test_what_every_round_brings_is_one_prospect_with_steps() -> None:
    end = only(position(), "round-end")
    assert (end.sure, end.event, end.facts) == (WILL, "wall-grows", {"round": 2, "left": 7})
    assert [step.kind for step in end.steps] == [
        "favour",
        "wall",
        "no-examination",
        *["new-official"] * 3,
        "appoints",
    ]
    in_court = only(position(students="AB", **PLACING), "round-end")
    assert (in_court.sure, in_court.event) == (STANDS, "")


@pytest.mark.clause("CF-END-11")
def test_several_reasons_are_told_one_by_one() -> None:
    state = position(wall=8, round=9, students="AB", named_left=0, any_left=0)
    assert [each.facts["reason"] for each in foreseen(state, "last-round")] == ["candidates", "wall"]


@pytest.mark.clause("CF-EOR-02", "CF-EOR-03")
def test_new_officials_come_to_the_lowest_gaps() -> None:
    state = position("hubu-1:-")
    officials = foreseen(state, "new-official")
    assert [each.facts["official"] for each in officials] == ["bingbu-1", "hubu-2", "gongbu-1"]
    assert {each.sure for each in officials} == {STANDS}
    open_place = foreseen(position(students="AB", candidate=1), "new-official")
    assert [each.sure for each in open_place] == [STANDS, NEAR, STANDS]  # the candidate may take the gap in Hubu


@pytest.mark.clause("CF-EOR-06")
def test_who_has_to_discard() -> None:
    state = position(hand="1 1 2 2 3 3")
    cards = only(state, "discards")
    assert (cards.sure, cards.seats, cards.facts["quantity"]) == (STANDS, (0,), 2)
    assert only(position(hand="1 1 2 2 3 3", students="AB"), "discards").sure == NEAR  # tutoring takes cards first
    assert not foreseen(position(hand="1 1 2 2"), "discards")


@pytest.mark.clause("CF-ACT-FAV-01")
def test_the_favour_comes_when_all_have_passed() -> None:
    favour = only(position(), "favour")
    assert (favour.sure, favour.seats, favour.event) == (WILL, (3,), "favour-begins")
    assert not foreseen(position(seat=3, **FAVOUR), "favour")


@pytest.mark.clause("CF-CM-02")
def test_the_chief_minister_is_named_now() -> None:
    named = only(position(phase=CHIEF_MINISTER, room=APPOINTING, seat=3), "appoints")
    assert (named.sure, named.by) == (WILL, 2)


@pytest.mark.clause("CF-END-10")
def test_nothing_comes_before_the_game_or_after_it() -> None:
    for fields in ({"room": OVER}, {"phase": SETTING_UP}):
        state = position(**fields)
        assert not any(foreseen(state, kind) for kind in ("wall", "rounds", "ministry", "title"))


# ---------------------------------------------------------------- while something is paid or chosen


def paying(action: int, price: int, **fields: object) -> State:
    """Anna pays for an action."""
    return position(room=PAYING, pending=action, price=price, paid=0, currency=0, **fields)


@pytest.mark.clause("CF-PAY-06")
def test_what_is_being_paid_for_counts_as_done() -> None:
    six = "hubu-1:Anna! hubu-2:Anna! hubu-3:Boris hubu-4:- hubu-5:Anna hubu-6:Boris hubu-7:Anna"
    state = paying(int(KINDS.action(BRIBE, 10, 0)), 3, officials=six)
    for seat in range(4):
        assert only(state, "ministry-now", seat).facts["ministry"] == "hubu"
    assert foreseen(position(six), "ministry-one-more")


@pytest.mark.clause("CF-EOR-06")
def test_cards_that_a_rival_pays_with_are_not_guessed() -> None:
    state = paying(int(KINDS.action(BUY_JUNKS, 1, 0)), 1, hand="1 1 2 2 3 3")
    assert only(state, "discards").facts["quantity"] == 1  # her own payment is assumed with the least waste
    assert only(state, "discards", 1).sure == NEAR
    state = paying(int(KINDS.action(COMMERCIAL, 0, 0)), 0, hand="1 1 2 2")
    assert only(state, "discards").facts["quantity"] == 1  # one card is drawn in any case


@pytest.mark.clause("CF-TURN-11")
def test_while_a_petition_is_being_aimed_nothing_stands() -> None:
    state = position(rows=KOREA_FULL, room=PETITIONING, chosen=5)
    assert only(state, "land-conquered").sure == NEAR
    assert not only(state, "land-conquered").event
    assert only(state, "wall").sure == WILL
