"""House rules in a terminal: what is asked, what can be chosen, what everybody sees."""

import pytest
from cf_positions import FULL_HUBU, NAMES, PLACING, position

from guanxi.confucius.doors.terminal import choices, drawing, people, score, turn
from guanxi.confucius.doors.terminal.payments import proposals
from guanxi.confucius.doors.terminal.wording import terminal_texts
from guanxi.confucius.game import GAME
from guanxi.confucius.rules import house
from guanxi.confucius.rules.state import APPOINTING, CHIEF_MINISTER, OVER, State

TEXTS = terminal_texts("en")
REPLACING = {**PLACING, "students": "A-", "officials": FULL_HUBU.replace("Anna!", "Boris")}


def headline(s: State) -> str:
    return " ".join(turn.headline(TEXTS, s, NAMES, 120))


def labels(s: State) -> dict[str, list[str]]:
    found = choices.groups(TEXTS, s, GAME.rules.legal(s))
    return {group.title: [label for row in group.rows for _, label in row] for group in found}


def paid(s: State, *lines: str) -> State:
    for line in lines:
        for action in GAME.notation.read(s, line):
            GAME.rules.do(s, action)
    return s


@pytest.mark.clause("CF-CM-01")
def test_the_first_chief_minister_is_asked_for() -> None:
    s = position(phase=CHIEF_MINISTER, room=APPOINTING, round=1, house=house.FIRST_CHIEF_MINISTER_AGREED)
    assert "Anna says whom the table names as the first Chief Minister" in headline(s)
    assert len(labels(s)["Appoint"]) == 4


@pytest.mark.clause("CF-EXAM-24")
def test_a_candidate_can_be_declined_in_the_menu_where_the_house_plays_so() -> None:
    assert labels(position(**REPLACING))["Place candidate"] == ["hubu-5 (G)4"]
    declining = labels(position(**REPLACING, house=house.CANDIDATE_PLACEMENT_OPTIONAL))
    assert declining["Place candidate"] == ["hubu-5 (G)4", "nobody: it leaves the game"]
    (action,) = GAME.notation.read(position(), "decline candidate")
    assert choices.groups(TEXTS, position(), [action]) == []


@pytest.mark.clause("CF-INFO-05")
def test_open_reward_cards_are_shown() -> None:
    s = position(reward="cash", house=house.REWARD_CARDS_OPEN)
    assert "B cash" in " ".join(people.own_cards(TEXTS, s, 1, 120))
    assert "cash" in drawing.draw(TEXTS, s, NAMES, 1)
    s.house = 0
    assert "cash" not in drawing.draw(TEXTS, s, NAMES, 1)


@pytest.mark.clause("CF-ACT-COM-04", "CF-PAY-04")
@pytest.mark.parametrize("rules", [0, house.COMMERCIAL_INCOME_CAPPED_OVERPAY])
@pytest.mark.parametrize("tight", [0, house.TIGHT_PAYMENT])
@pytest.mark.parametrize("before", [(), ("spend 1",)])
@pytest.mark.parametrize("action", ["commercial income", "buy gift 3"])
def test_every_proposal_can_be_paid(rules: int, tight: int, before: tuple[str, ...], action: str) -> None:
    s = paid(position(hand="1 1 2 3 3", house=rules | tight), action)
    if all(GAME.rules.why_not(s, 0, GAME.notation.read(s, line)[0]) == "" for line in before):
        paid(s, *before)
    found = proposals(TEXTS, s)
    assert found is not None
    assert found.choices
    for proposal in found.choices:
        now = GAME.rules.copy(s)
        for each in proposal.actions:
            assert GAME.rules.why_not(now, 0, each) == "", proposal
            GAME.rules.do(now, each)


@pytest.mark.clause("CF-ACT-COM-04")
def test_income_for_more_than_four_coins_is_proposed() -> None:
    s = paid(position(hand="3 3", house=house.COMMERCIAL_INCOME_CAPPED_OVERPAY), "commercial income")
    found = proposals(TEXTS, s)
    assert found is not None
    assert "pay 3 3 (draw 5)" in [proposal.label for proposal in found.choices]
    assert "cards, of which 4 coins count, for commercial income" in headline(s)


@pytest.mark.clause("CF-WIN-03")
def test_a_tie_without_a_winner_is_told() -> None:
    tied = {"room": OVER, "rows": [("score", 1, 3), ("score", 2, 3)]}
    assert "so the place is shared" in " ".join(score.score(TEXTS, position(**tied), NAMES, 200))
    told = " ".join(score.score(TEXTS, position(**tied, house=house.UNBREAKABLE_TIE_HAS_NO_WINNER), NAMES, 200))
    assert "Boris, Clara. No title parts them, so nobody wins" in told
