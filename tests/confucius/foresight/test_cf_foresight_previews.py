"""What a gesture would change, and what is worth a question first, in small positions."""

import pytest
from cf_foreseen import changed, previewed, say
from cf_positions import PLACING, position

from guanxi.confucius.game import GAME
from guanxi.core.errors import InputError
from guanxi.core.foresight import Preview

SIX = "hubu-1:Boris! hubu-2:Boris! hubu-3:Boris hubu-4:- hubu-5:Anna hubu-6:Boris hubu-7:Clara"


def warned(preview: Preview) -> list[str]:
    return [each.kind for each in preview.warnings]


@pytest.mark.clause("CF-ACT-BRIBE-03", "CF-DISC-03", "CF-PAIR-02")
def test_a_bribe_with_its_payment() -> None:
    preview = previewed(position(), "bribe hubu-3 paying 1 3")
    found = changed(preview)
    assert found["influence", 0, "hubu"] == (0, 1)
    assert found["post", -1, "minister hubu"] == (None, 0)
    assert found["source", 0, "minister hubu"] == (None, 6)
    assert found["total", 0, ""] == (0, 12)  # both posts, and the title of Chief Minister
    assert found["discount", 0, "hubu"] == (False, True)
    assert found["space", 0, "bribe_secure"] == (1, 2)
    assert found["cards", 0, ""] == (4, 2)
    assert found["purse", 0, "coins"] == (7, 3)
    assert ("points", 0, "") not in found
    assert preview.undecided == ()
    assert warned(preview) == []


@pytest.mark.clause("CF-PAY-05")
def test_a_payment_that_is_left_open_is_assumed_with_the_least_waste() -> None:
    action = GAME.notation.read(position(), "bribe hubu-3")[0]
    view = GAME.rules.view(position(), 0)
    preview = GAME.foresight.preview(view, [action])
    assert preview.undecided == ("payment",)
    assert changed(preview)["purse", 0, "coins"] == (7, 3)
    assert changed(preview)["influence", 0, "hubu"] == (0, 1)


@pytest.mark.clause("CF-ACT-COM-03", "CF-EOR-06")
@pytest.mark.parametrize(
    ("hand", "paid", "quantity"),
    [("1 1 2 2", "", 1), ("1 1 2 2", "1", 1), ("1 1 2 2", "1 1 2", 2), ("1 1 2 2", "2 2", 3), ("1 3", "1 3", 1)],
)
def test_cards_drawn_for_a_commercial_income_count_for_the_discard(hand: str, paid: str, quantity: int) -> None:
    """Which cards are drawn is open, but not how many: one more than coins paid."""
    preview = previewed(position(hand=hand), f"commercial income paying {paid or 'nothing'}")
    assert [each.facts["quantity"] for each in preview.warnings if each.kind == "discards"] == [quantity]
    assert preview.undecided == ("cards",)


@pytest.mark.clause("CF-ACT-GIVE-02", "CF-GIFT-OBL-03", "CF-CUBE-02")
def test_a_gift_binds_and_cancels() -> None:
    state = position("hubu-3:Anna hubu-4:Boris", gifts="Boris>Anna:2 Anna:3")
    preview = previewed(state, "give gift 3 to green")
    found = changed(preview)
    assert found["gift", 0, "green"] == (0, 3)
    assert found["gift", 1, "black"] == (2, 0)
    assert found["blocked", 0, "hubu"] == (True, False)
    assert found["blocked", 1, "hubu"] == (False, True)
    assert ("cubes_next", 0, "") not in found  # one gift for another
    assert [each.kind for each in preview.gone] == ["blocked"]
    assert [each.kind for each in preview.coming] == ["blocked"]


@pytest.mark.clause("CF-RES-11", "CF-RES-13", "CF-CUBE-02")
def test_a_gift_that_directs_a_loan_elsewhere_tells_the_resolution_anew() -> None:
    """Clara drops out and lends: to Anna with her gift, which goes with it, so that nobody has more cubes for it."""
    there = "hubu-1:Boris! hubu-2:Boris! hubu-3:Boris hubu-4:Boris hubu-5:Anna hubu-6:Anna hubu-7:Clara"
    preview = previewed(position(there, gifts="Anna:3"), "give gift 3 to purple")
    (hubu,) = [each for each in preview.coming if each.kind == "ministry-now"]
    assert [step.kind for step in hubu.steps] == ["drops-out", "lends", "gift-cancelled", "posts-two"]
    assert (hubu.steps[1].facts["to"], hubu.steps[1].facts["why"]) == (0, "gift")
    assert ("cubes_next", 0, "") not in changed(preview)
    assert ("cubes_next", 2, "") not in changed(preview)
    assert changed(previewed(position(gifts="Anna:3"), "give gift 3 to purple"))["cubes_next", 0, ""] == (3, 4)


@pytest.mark.clause("CF-ACT-TRANS-05", "CF-ACT-TRANS-06")
def test_a_transfer_gives_something_away() -> None:
    state = position("hubu-3:Anna", gifts="Boris>Anna:2", cubes=4)
    preview = previewed(state, "transfer hubu-3 to green")
    assert set(warned(preview)) == {"gives-influence", "gives-post", "gives-points", "fewer-cubes"}
    texts = [say(each) for each in preview.warnings]
    assert "You would lose one official in Hubu." in texts
    assert "Boris would be Minister of Hubu." in texts
    assert "You would get 3 cubes in the next round, not 4." in texts


@pytest.mark.clause("CF-ACT-TRANS-06", "CF-END-03")
def test_where_no_round_follows_no_cubes_are_lost() -> None:
    state = position("hubu-3:Anna", gifts="Boris>Anna:2", cubes=4, wall=9)
    assert "fewer-cubes" not in warned(previewed(state, "transfer hubu-3 to green"))


@pytest.mark.clause("CF-EXAM-28", "CF-END-02")
def test_a_placed_candidate_is_followed_by_the_next_one() -> None:
    state = position(**{**PLACING, "students": "A-"})
    assert ("last_round", -1, "") not in changed(previewed(state, "place candidate hubu-1"))
    last = position(**{**PLACING, "students": "A-"}, named_left=0, any_left=0)
    assert changed(previewed(last, "place candidate hubu-1"))["last_round", -1, ""] == (False, True)


@pytest.mark.clause("CF-RES-01", "CF-RES-26")
def test_the_last_marker_of_the_third_ministry() -> None:
    preview = previewed(position(SIX, resolved=0b101), "bribe hubu-4 paying 1 3")
    assert warned(preview)[:1] == ["last-round"]
    assert preview.warnings[0].ends_game
    assert "gives-post" in warned(preview)  # Boris becomes Minister
    assert {each.kind for each in preview.coming} >= {"last-round", "ministry-now"}
    assert "ministry-one-more" in {each.kind for each in preview.gone}
    assert "last-round" not in warned(previewed(position(SIX, resolved=0b100), "bribe hubu-4 paying 1 3"))


@pytest.mark.clause("CF-ACT-BRIBE-05")
def test_a_bribe_that_closes_the_ministry_to_oneself() -> None:
    state = position("hubu-4:Boris", gifts="Boris>Anna:3")
    preview = previewed(state, "bribe hubu-3 paying 1 3")
    assert warned(preview) == ["blocked"]
    assert changed(preview)["blocked", 0, "hubu"] == (False, True)


@pytest.mark.clause("CF-ACT-GIVE-03")
def test_a_gift_that_is_replaced() -> None:
    preview = previewed(position(gifts="Anna>Boris:2 Anna:3"), "give gift 3 to green")
    assert changed(preview)["gift", 0, "green"] == (2, 3)
    told = [say(each) for each in preview.changes if each.kind == "gift"]
    assert told == ["The gift of Anna to Boris: 2 to 3."]


@pytest.mark.clause("CF-ACT-NOM-05", "CF-GIFT-OBL-10")
def test_a_second_student_brings_an_examination_that_may_bind_oneself() -> None:
    preview = previewed(position(students="B-", gifts="Boris>Anna:3"), "nominate plain paying 2")
    assert changed(preview)["student", -1, "plain"] == (None, 0)
    assert changed(preview)["must_tutor", 0, ""] == (None, 1)
    assert [each.kind for each in preview.coming] == ["examination"]
    assert [each.kind for each in preview.gone] == ["no-examination"]
    assert [say(each) for each in preview.warnings] == [
        "Anna has to tutor Boris’s red student, because of the vase (gift 3)."
    ]


@pytest.mark.clause("CF-DECK-01", "CF-EOR-06")
def test_cards_that_chance_deals_stay_open() -> None:
    preview = previewed(position(), "tax income")
    assert preview.undecided == ("cards",)
    assert changed(preview)["cards", 0, ""] == (4, 6)
    assert changed(preview)["over_limit", 0, ""] == (0, 2)
    assert ("purse", 0, "coins") not in changed(preview)
    assert "discards" in warned(preview)
    assert say("cards") == "Which cards are drawn."


@pytest.mark.clause("CF-EXAM-14", "CF-INFO-09")
def test_the_last_tutor_does_not_learn_who_wins() -> None:
    state = position(students="AB", phase=6, cursor=1, step=3, chief=1, seat=0, room=15, spent=1)
    for column in (2, 3):
        state.aside[column] = 1
    preview = previewed(state, "enough")
    assert preview.undecided == ("examination", "place")
    assert preview.changes == ()
    wins = GAME.foresight.preview(
        GAME.rules.view(state, 0),
        [*GAME.notation.read(state, "enough"), *GAME.notation.read(state, "place candidate hubu-1")],
    )
    assert changed(wins)["influence", 0, "hubu"] == (0, 1)  # what it would be to win
    assert "examination" in wins.undecided


@pytest.mark.clause("CF-PAY-08")
def test_what_cannot_be_done_is_refused() -> None:
    for action in (9999, -1):
        with pytest.raises(InputError, match=f"no action {action}"):
            GAME.foresight.preview(GAME.rules.view(position(), 0), [action])
    with pytest.raises(InputError, match="CF-TURN-02"):
        GAME.foresight.preview(GAME.rules.view(position(), 1), GAME.notation.read(position(), "tax income"))
    with pytest.raises(InputError, match="nothing to preview"):
        GAME.foresight.preview(GAME.rules.view(position(), -1), GAME.notation.read(position(), "tax income"))


@pytest.mark.clause("CF-RES-20")
def test_the_favour_that_ends_the_actions_resolves_what_is_full() -> None:
    """The Court phase follows by itself: points come at once."""
    state = position(
        " ".join(f"hubu-{space}:Anna!" for space in range(1, 8)), phase=4, free=2, passed=0b1111, chief=0, seat=0
    )
    preview = previewed(state, "no action")
    assert changed(preview)["points", 0, ""] == (0, 11)
    assert changed(preview)["resolved", -1, "hubu"] == (False, True)


def test_the_same_view_gets_the_same_answer_again() -> None:
    """What is known of a view is kept while it is asked again, and not beyond."""
    one, two = position(cubes=3), position(cubes=4)
    told = [changed(previewed(each, "tax income"))["cubes", 0, ""] for each in (one, one, two, one)]
    assert told == [(3, 2), (3, 2), (4, 3), (3, 2)]
