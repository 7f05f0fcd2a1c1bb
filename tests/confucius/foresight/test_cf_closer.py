"""What a closer look at Confucius' board shows, from where a viewer sits."""

from typing import Any

import pytest
from cf_positions import TUTORS, official, position

from guanxi.bots import bot_named
from guanxi.confucius.game import GAME
from guanxi.confucius.rules.kinds import DISCARD, KINDS
from guanxi.confucius.rules.state import DISCARDING, DISCARDS, PAYING, SETTING_UP, TURN, State
from guanxi.core.table import Table
from running import some

RULES = GAME.rules


def details(state: State, seat: int = 0) -> Any:
    return GAME.foresight.details(RULES.view(state, seat))


def after(state: State, line: str) -> State:
    """The position after an action, its payment still to come."""
    (action,) = GAME.notation.read(state, line)
    done = RULES.copy(state)
    RULES.do(done, action)
    return done


@pytest.mark.clause("CF-DISC-03", "CF-ACT-BRIBE-02")
def test_an_official_is_told_with_the_price_of_everybody() -> None:
    state = position(officials="hubu-3:Anna gongbu-3:-")
    assert details(state)["officials"]["gongbu-3"] == {"printed": 4, "prices": [3, 4, 4, 4]}
    assert details(state, -1)["officials"] == details(state)["officials"]
    assert details(state)["ministries"]["hubu"]["discount"] == [True, False, False, False]


@pytest.mark.clause("CF-PAIR-02", "CF-PAIR-04", "CF-ACT-TRANS-01", "CF-ACT-PET-02")
def test_a_space_is_told_with_the_cubes_of_everybodys_next_use() -> None:
    state = after(position(hand="3 3 3 3", gifts="Anna:2"), "tax income")
    boxes = details(state)["actions"]
    assert boxes["tax"]["cubes"] == [2, 1, 1, 1]
    assert boxes["transfer"]["cubes"] == [0, 0, 0, 0]
    assert boxes["petition"]["cubes"] == [2, 2, 2, 2]


@pytest.mark.clause("CF-ACT-NOM-02", "CF-PAIR-11", "CF-PAY-08")
def test_what_is_refused_is_told_with_its_clause_and_an_action_to_ask_about() -> None:
    state = position(hand="1", students="BC", round=3)
    kinds = {name: told for box in details(state)["actions"].values() for name, told in box["kinds"].items()}
    assert kinds["nominate"]["no"] == "CF-ACT-NOM-02"
    assert kinds["recruit"]["no"] == "CF-PAY-08"
    assert kinds["buy-junks"] == {"open": 1, "prices": [1], "currency": "coins", "no": "", "about": -1}
    asked = [told for told in kinds.values() if told["no"]]
    for told in some(asked):
        assert RULES.why_not(state, 0, told["about"]) == told["no"]
    assert details(state, -1)["actions"]["nominate"]["kinds"] == {}


@pytest.mark.clause("CF-ACT-PET-04", "CF-ACT-PET-09")
def test_of_petitions_the_gift_that_is_there_is_told_before_those_that_are_not() -> None:
    state = position(gifts="Anna:3")
    told = details(state)["actions"]["petition"]["kinds"]["petition"]
    assert (told["no"], GAME.notation.write(state, told["about"])) == ("CF-ACT-PET-09", "petition 3")
    assert details(position())["actions"]["petition"]["kinds"]["petition"]["no"] == "CF-ACT-PET-04"


def against(state: State, kind: str) -> tuple[str, str]:
    """The clause that is told of a kind of action, and the action of which it is told."""
    kinds = {name: told for box in details(state)["actions"].values() for name, told in box["kinds"].items()}
    return kinds[kind]["no"], GAME.notation.write(state, kinds[kind]["about"])


@pytest.mark.clause("CF-ACT-TRANS-03", "CF-ACT-TRANS-04")
def test_whoever_has_an_official_and_no_gift_is_told_of_the_gift() -> None:
    no, about = against(position(officials="hubu-3:Anna gongbu-2:Boris"), "transfer")
    assert (no, about) == ("CF-ACT-TRANS-04", "transfer hubu-3 to green")
    no, about = against(position(officials="gongbu-2:Boris", gifts="Boris>Anna:3"), "transfer")
    assert (no, about) == ("CF-ACT-TRANS-03", "transfer bingbu-3 to green")


@pytest.mark.clause("CF-ACT-SECURE-01", "CF-PAY-08")
def test_of_officials_one_is_told_that_is_there_and_the_nearest_to_being_possible() -> None:
    assert against(position(officials="gongbu-2:Boris"), "secure") == ("CF-ACT-SECURE-01", "secure bingbu-3")
    assert against(position(officials="gongbu-2:Boris gongbu-4:Anna!"), "secure") == (
        "CF-ACT-SECURE-01",
        "secure gongbu-4",
    )
    dear = position(hand="", rows=[("tile", official("hubu-4"), 2)])
    assert against(dear, "bribe") == ("CF-PAY-08", "bribe hubu-4")


@pytest.mark.clause("CF-PAY-02", "CF-PAY-05")
def test_a_payment_is_told_with_every_set_of_cards_the_least_waste_first() -> None:
    state = after(position(hand="1 2 2 3", officials="gongbu-3:-"), "bribe gongbu-3")
    payment = details(state)["payment"]
    assert (payment["kind"], payment["currency"], payment["price"]) == ("bribe", "coins", 4)
    assert payment["ways"][0] == {"cards": [0, 2, 0], "over": 0, "draws": 0}
    assert [1, 0, 1] in [way["cards"] for way in payment["ways"]]
    assert [1, 1, 0] not in [way["cards"] for way in payment["ways"]]
    assert details(state, 1)["payment"] is None
    assert details(state)["ministries"]["gongbu"]["influence"][0] == 1  # finished as previews finish it


@pytest.mark.clause("CF-ACT-COM-02", "CF-ACT-COM-03")
def test_commercial_income_is_told_with_the_cards_it_brings() -> None:
    payment = details(after(position(hand="1 2 3 3"), "commercial income"))["payment"]
    assert payment["ways"][0] == {"cards": [1, 0, 1], "over": 4, "draws": 5}
    assert {way["draws"] for way in payment["ways"]} == {1, 2, 3, 4, 5}


@pytest.mark.clause("CF-EXAM-06", "CF-EOR-06")
def test_cards_for_a_student_and_discards_are_told_in_the_same_way() -> None:
    tutoring = details(after(position(hand="1 3", students="AB", **TUTORS), "tutor red"))["payment"]
    assert (tutoring["kind"], [way["cards"] for way in tutoring["ways"]]) == (
        "tutor",
        [[1, 0, 0], [0, 0, 1], [1, 0, 1]],
    )
    fields = {"phase": DISCARDS, "room": DISCARDING, "cursor": 1}
    discarding = details(position(hand="1 1 2 2 3 3", **fields))["payment"]
    assert discarding["kind"] == "discard"
    assert {sum(way["cards"]) for way in discarding["ways"]} == {2}
    assert len(discarding["ways"]) == 6


@pytest.mark.clause("CF-EOR-06")
def test_whoever_has_discarded_a_high_card_may_still_discard_low_ones_and_all_go_together() -> None:
    start = position(hand="1 2 2 3 3 3 3", phase=DISCARDS, room=DISCARDING, cursor=1)
    table = Table(GAME, {"players": "4"}, ["Anna", "Boris", "Clara", "Dora"], "closer", state=start)
    assert GAME.is_whole(start)
    (high,) = GAME.notation.read(start, "discard 3")
    table.submit(0, [high])
    shown = {tuple(way["cards"]) for way in details(table.state)["payment"]["ways"]}
    assert shown == {(1, 1, 0), (1, 0, 1), (0, 2, 0), (0, 1, 1), (0, 0, 2)}
    assert not GAME.is_whole(table.state)
    for cards in some(shown):
        actions = [int(KINDS.action(DISCARD, kind + 1, 0)) for kind in range(3) for _ in range(cards[kind])]
        after = table.prepare(0, actions, deal=False)
        assert not after.held
        assert GAME.is_whole(after.state)


@pytest.mark.clause("CF-GIFT-OBL-01", "CF-GIFT-OBL-04", "CF-GIFT-OBL-08", "CF-CUBE-02", "CF-RES-11")
def test_a_gift_is_told_with_what_it_forbids_and_forces() -> None:
    state = position(gifts="Boris>Anna:3", students="BC", officials="hubu-1:Anna hubu-2:Boris hubu-3:Clara")
    bonds = details(state)["bonds"]
    assert bonds["gifts"] == [
        {"giver": 1, "to": 0, "value": 3, "blocks": ["hubu"], "tutors": "red", "lends": ["hubu"]}
        | {"foremost": True, "returns": 3}
    ]
    assert bonds["next"] == [4, 4, 3, 3]
    assert (bonds["lends"][0]["hubu"], bonds["lends"][2]["hubu"]) == ([1], [0, 1])
    assert details(state)["ministries"]["hubu"]["blocked"] == [True, False, False, False]
    tutors = details(state)["examination"]["tutors"]
    assert tutors[0] == {"seat": 0, "student": "red", "owner": 1, "value": 3, "done": False}
    assert tutors[3]["student"] is None
    assert details(state)["examination"]["clause"] == "CF-EXAM-10"


@pytest.mark.clause("CF-RES-01", "CF-END-01")
def test_a_ministry_that_lacks_one_marker_says_so_and_whether_it_ends_the_game() -> None:
    six = " ".join(f"hubu-{space}:{'-' if space == 4 else 'Anna'}" for space in range(1, 8))
    hubu = details(position(officials=six, resolved=5))["ministries"]["hubu"]
    assert (hubu["missing"], hubu["one_more"], hubu["third"], hubu["due"]) == (1, True, True, False)
    assert (hubu["minister"], hubu["secretary"]) == (0, 0)


@pytest.mark.parametrize("players", ["3", "4", "5"])
def test_it_agrees_with_the_game_in_played_positions(players: str) -> None:
    """What is open is what is legal, and the way that is put forward to pay can be paid."""
    table = Table(GAME, {"players": players, "advanced": "on"}, list("ABCDE")[: int(players)], f"closer {players}")
    bots = [bot_named("greedy", GAME, f"closer-{seat}") for seat in range(int(players))]
    paid = turns = 0
    while not RULES.is_over(table.state) and len(table.actions) < 500:
        if table.state.phase == SETTING_UP:
            assert details(table.state)["payment"] is None
        table.deal()
        if RULES.is_over(table.state):
            break
        seat = int(RULES.to_act(table.state))
        told, legal = details(table.state, seat), RULES.legal(table.state)
        if table.state.room == TURN:
            turns += 1
            _opens_what_is_legal(told, legal)
        if table.state.room == PAYING:
            paid += 1
            _pays(table, told["payment"]["ways"])
        table.play(seat, bots[seat].choose(RULES.view(table.state, seat), legal))
    assert paid > 20
    assert turns > 40


def _opens_what_is_legal(told: Any, legal: list[int]) -> None:
    kinds = {name: each for box in told["actions"].values() for name, each in box["kinds"].items()}
    names = [KINDS.row_of(action).name for action in legal if KINDS.row_of(action).name != "pass"]
    open_now = {name: each["open"] for name, each in kinds.items() if each["open"]}
    assert open_now == {name: names.count(name) for name in names}


def _pays(table: Table, ways: list[Any]) -> None:
    done = RULES.copy(table.state)
    spends = [f"spend {coins + 1}" for coins in range(3) for _ in range(ways[0]["cards"][coins])]
    for line in some([*spends, "enough"]):
        (action,) = GAME.notation.read(done, line)
        assert RULES.why_not(done, int(done.seat), action) == ""
        RULES.do(done, action)
