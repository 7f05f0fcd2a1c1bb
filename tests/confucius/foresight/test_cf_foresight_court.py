"""What is foreseen of the court, in small positions: examinations, ministries and their resolution, obligations."""

import pytest
from cf_foreseen import foreseen, only, say
from cf_positions import FULL_HUBU, PLACING, RESOLVING, TUTORS, position

from guanxi.core.foresight import GAME, NEAR, ONE_MORE, ROUND, STANDS, WILL

SIX = "hubu-1:Anna! hubu-2:Anna! hubu-3:Boris hubu-4:- hubu-5:Anna hubu-6:Boris hubu-7:Anna"


# ---------------------------------------------------------------- examinations


@pytest.mark.clause("CF-EXAM-01", "CF-EXAM-04", "CF-EXAM-05")
def test_two_students_bring_an_examination_whatever_happens() -> None:
    held = only(position(students="AB", advanced=False), "examination")
    assert (held.when, held.sure, held.event) == (ROUND, WILL, "exam-begins")
    assert held.facts["contested"] == "yes"
    assert held.event_facts == {"red": 0, "plain": 1}
    assert [step.facts["player"] for step in held.steps if "tutor" in step.kind] == [3, 0, 1, 2]  # Dora is chief
    assert say(held) == "An Imperial Examination is held between Anna (red) and Boris; the candidate is for Hubu."


@pytest.mark.clause("CF-GIFT-OBL-08", "CF-EXAM-10", "CF-EXAM-07")
def test_gifts_tell_who_has_to_tutor_whom() -> None:
    state = position(students="AB", gifts="Boris>Anna:3 Anna>Clara:2 Boris>Clara:2")
    steps = {step.facts["player"]: step for step in only(state, "examination").steps if "tutor" in step.kind}
    assert steps[0].kind == "must-tutor"
    assert steps[0].facts == {"player": 0, "owner": 1, "student": "plain", "value": 3}
    assert (steps[0].sure, steps[0].seats) == (STANDS, (0,))
    assert steps[2].kind == "tutors-freely"  # equal gifts of both
    assert only(state, "examination").seats == (0,)
    for column in range(4):
        state.hand[column] = 0
    assert 0 not in [step.facts.get("player") for step in only(state, "examination").steps]


@pytest.mark.clause("CF-EXAM-03", "CF-ACT-FORCE-03")
def test_a_forced_examination_with_one_student_is_won_without_a_contest() -> None:
    held = only(position(students="-B", forced=True), "examination")
    assert (held.sure, held.facts["contested"], held.facts["winner"]) == (WILL, "no", 1)
    assert held.event_facts == {}  # by a petition the student may become another's
    assert [step.facts["ministry"] for step in held.steps] == ["hubu"]


@pytest.mark.clause("CF-EXAM-01", "CF-EXAM-02")
@pytest.mark.parametrize(
    ("students", "forced", "sure", "reason"),
    [("--", False, STANDS, "none"), ("A-", False, ONE_MORE, "student"), ("--", True, ONE_MORE, "forced")],
)
def test_why_no_examination_is_held(students: str, forced: bool, sure: str, reason: str) -> None:
    state = position(students=students, forced=forced)
    not_held = only(state, "no-examination")
    assert (not_held.sure, not_held.facts["reason"]) == (sure, reason)
    assert not foreseen(state, "examination")


@pytest.mark.clause("CF-EXAM-30", "CF-END-02")
def test_the_last_candidate_ends_the_game() -> None:
    last = {"named_left": 0, "any_left": 0}
    ends = only(position(students="AB", **last), "last-round")
    assert (ends.sure, ends.facts["reason"], ends.ends_game, ends.event) == (WILL, "candidates", True, "game-ends")
    one_more = position(students="A-", **last)
    assert only(one_more, "no-examination").ends_game
    assert not foreseen(one_more, "last-round")
    assert only(one_more, "candidates").facts == {"left": 1, "last": "yes"}


@pytest.mark.clause("CF-EXAM-17", "CF-EXAM-18", "CF-EXAM-20")
def test_where_the_candidate_could_go() -> None:
    gap = only(position(students="AB", candidate=0), "examination").steps[-1]
    assert (gap.kind, gap.facts["ministry"], gap.facts["places"], gap.facts["empty"]) == (
        "candidate-place",
        "bingbu",
        6,
        "yes",
    )
    secured = " ".join(f"{name}-{n}:Anna!" for name in ("bingbu", "hubu", "gongbu") for n in range(1, 8))
    leaves = only(position(secured, students="A-", forced=True), "examination").steps
    assert [step.kind for step in leaves] == ["candidate-leaves"]


@pytest.mark.clause("CF-EXAM-05")
def test_while_it_is_held_those_who_have_tutored_are_not_told_again() -> None:
    state = position(students="AB", gifts="Boris>Clara:2", seat=2, step=3, **TUTORS)
    held = only(state, "examination")
    assert [(step.kind, step.facts["player"], step.sure) for step in held.steps if "tutor" in step.kind] == [
        ("must-tutor", 2, WILL)
    ]
    placing = only(position(students="AB", **PLACING), "examination")
    assert placing.facts["winner"] == 0
    assert all(step.kind == "candidate-place" for step in placing.steps)


# ---------------------------------------------------------------- ministries


@pytest.mark.clause("CF-RES-01")
def test_a_full_ministry_is_resolved_in_this_round() -> None:
    state = position(FULL_HUBU, advanced=False)
    now = only(state, "ministry-now")
    assert (now.when, now.sure, now.event, now.by) == (ROUND, WILL, "resolution-begins", 2)
    advanced = only(position(FULL_HUBU), "ministry-now")
    assert advanced.sure == STANDS  # a petition could swap an unbribed official into it
    assert {each.facts["ministry"] for each in foreseen(state, "ministry")} == {"bingbu", "gongbu"}


@pytest.mark.clause("CF-RES-07", "CF-RES-09", "CF-RES-11", "CF-RES-13", "CF-RES-14", "CF-RES-06")
def test_the_resolution_is_told_step_by_step() -> None:
    state = position(FULL_HUBU, gifts="Boris>Anna:3 Clara>Anna:2 Clara>Dora:2")
    now = only(state, "ministry-now")
    assert [(step.kind, step.clause) for step in now.steps] == [
        ("drops-out", "CF-RES-07"),
        ("lends", "CF-RES-11"),
        ("gift-cancelled", "CF-RES-13"),
        ("drops-out", "CF-RES-09"),
        ("lends", "CF-RES-11"),
        ("gift-cancelled", "CF-RES-13"),
        ("posts-two", "CF-RES-06"),
    ]
    assert now.steps[1].event_facts == {"player": 0, "to": 1, "ministry": "hubu", "quantity": 1}
    assert now.steps[6].event_facts["minister"] == 2
    assert (now.event, now.facts["assumed"], now.seats) == ("ministry-two", "no", (0, 3))
    assert say(now) == "Hubu is resolved in this round as things stand: Clara Minister (+6), Boris Secretary (+5)."


@pytest.mark.clause("CF-RES-12", "CF-RES-14")
def test_a_free_loan_is_assumed_and_says_so() -> None:
    free = only(position(FULL_HUBU), "ministry-now")
    assert free.facts["assumed"] == "yes"
    assert free.event == "resolution-begins"
    assert [(step.clause, step.facts["why"]) for step in free.steps if step.kind == "lends"] == [
        ("CF-RES-14", "free"),
        ("CF-RES-14", "free"),
    ]
    equal = only(position(FULL_HUBU, gifts="Boris>Anna:3 Clara>Anna:3"), "ministry-now")
    assert equal.steps[1].clause == "CF-RES-12"
    assert "the strongest is assumed" in say(equal.steps[1])


@pytest.mark.clause("CF-RES-19", "CF-END-07", "CF-RES-05", "CF-END-08")
def test_ministries_that_are_not_full_are_told_as_if_the_game_ended() -> None:
    state = position("hubu-1:Boris hubu-2:Anna bingbu-3:Clara")
    hubu, bingbu, gongbu = (only(state, "ministry", ministry=name) for name in ("hubu", "bingbu", "gongbu"))
    assert (hubu.when, hubu.sure, hubu.facts["missing"]) == (GAME, NEAR, 5)
    assert (hubu.steps[0].clause, hubu.facts["minister"], hubu.facts["secretary"]) == ("CF-RES-19", 1, 0)
    assert (bingbu.steps[0].kind, bingbu.facts["minister"], bingbu.facts["secretary"]) == ("posts-one", 2, 2)
    assert (gongbu.steps[0].kind, gongbu.facts["minister"]) == ("posts-vacant", -1)
    assert "nobody gets its posts" in say(gongbu)


@pytest.mark.clause("CF-RES-01", "CF-RES-26", "CF-EXAM-32")
def test_with_one_marker_more() -> None:
    one_more = only(position(SIX), "ministry-one-more")
    assert (one_more.sure, one_more.facts["ministry"], one_more.ends_game) == (ONE_MORE, "hubu", False)
    third = only(position(SIX, resolved=0b101), "ministry-one-more")
    assert third.ends_game
    assert "the third ministry: the last round" in say(third)
    gap = SIX.replace("hubu-4:-", "hubu-4:")
    assert foreseen(position(gap, candidate=1), "ministry-one-more")
    assert not foreseen(position(gap, candidate=0), "ministry-one-more")  # a candidate for another ministry


@pytest.mark.clause("CF-END-01", "CF-RES-26")
def test_the_third_ministry_makes_the_round_the_last() -> None:
    ends = only(position(FULL_HUBU, resolved=0b101, advanced=False), "last-round")
    assert (ends.sure, ends.facts["reason"], ends.clause) == (WILL, "ministries", "CF-END-01")
    assert only(position(FULL_HUBU, resolved=0b101), "last-round").sure == STANDS
    assert not foreseen(position(FULL_HUBU, resolved=0b100), "last-round")


@pytest.mark.clause("CF-RES-07")
def test_a_resolution_that_has_begun_goes_on_from_there() -> None:
    state = position(FULL_HUBU, gifts="Clara>Dora:2", dropped_out=0b1, seat=3, **RESOLVING)
    now = only(state, "ministry-now")
    assert [step.kind for step in now.steps] == ["drops-out", "lends", "gift-cancelled", "posts-two"]
    assert (now.sure, now.event, now.event_facts["minister"]) == (WILL, "ministry-two", 2)
    free = only(position(FULL_HUBU, dropped_out=0b1, seat=3, **RESOLVING), "ministry-now")
    assert (free.sure, free.event, free.event_facts) == (WILL, "ministry-two", {"ministry": "hubu"})


@pytest.mark.clause("CF-EXAM-12", "CF-RES-11")
def test_a_loan_is_open_while_tutoring_may_cancel_the_gift() -> None:
    gifts = "Boris>Anna:3 Clara>Dora:2"
    assert only(position(FULL_HUBU, gifts, students="BC"), "ministry-now").facts["assumed"] == "yes"
    assert only(position(FULL_HUBU, gifts, students="AD"), "ministry-now").facts["assumed"] == "no"


@pytest.mark.clause("CF-END-05", "CF-END-04")
def test_in_the_last_round_the_final_resolution_comes_as_well() -> None:
    last = only(position("hubu-3:Anna", wall=8, round=9), "ministry-last", ministry="hubu")
    assert (last.when, last.sure, last.event, last.event_facts["minister"]) == (GAME, STANDS, "ministry-one", 0)
    assert only(position("hubu-3:Anna", wall=8, round=9), "last-round").sure == WILL


# ---------------------------------------------------------------- obligations


@pytest.mark.clause("CF-GIFT-OBL-04", "CF-ACT-BRIBE-05")
def test_ministries_that_a_gift_closes() -> None:
    state = position("hubu-3:Anna gongbu-3:Boris bingbu-3:Boris", gifts="Boris>Anna:3 Anna>Clara:2")
    assert not foreseen(state, "blocked")
    state = position("hubu-3:Anna hubu-4:Boris gongbu-3:Boris", gifts="Boris>Anna:3")
    blocked = only(state, "blocked")
    assert blocked.seats == (0,)
    assert say(blocked) == (
        "Boris’s vase (gift 3) keeps Anna from bribing in Hubu: Boris has 1 official there and Anna 1."
    )
    assert not foreseen(position("hubu-3:Anna hubu-4:Boris", gifts="Boris>Anna:3", resolved=0b010), "blocked")


@pytest.mark.clause("CF-CUBE-02", "CF-RES-13")
def test_cubes_of_the_next_round_follow_the_gifts_that_are_left() -> None:
    state = position(FULL_HUBU, gifts="Boris>Anna:3 Clara>Dora:2", cubes=4)
    assert [(each.facts["player"], each.facts["cubes"]) for each in foreseen(state, "cubes")] == [
        (0, 3),
        (1, 3),
        (2, 3),
        (3, 3),
    ]
    kept = position(gifts="Boris>Anna:3 Clara>Dora:2", cubes=4)
    assert not foreseen(kept, "cubes")


@pytest.mark.clause("CF-CM-02")
def test_the_chief_minister_names_the_next() -> None:
    named = only(position(), "appoints")
    assert (named.sure, named.seats, named.event, named.by) == (STANDS, (3,), "did-appoint", 3)
    assert not foreseen(position(wall=8, round=9), "appoints")
