"""The web of obligations: what it says is what the engine allows and refuses, in small positions and on random play."""

from itertools import islice, permutations

import pytest
from cf_positions import NAMES, position

from guanxi.confucius.doors.obligations import given, told, web
from guanxi.confucius.game import GAME
from guanxi.confucius.rules import engine, kinds
from guanxi.confucius.rules.clauses import BRIBE_BLOCKED
from guanxi.confucius.rules.components import MINISTRIES, N_OFFICIALS, SPACES
from guanxi.confucius.rules.phases import resolution
from guanxi.confucius.rules.state import ALL, EXAMINATION, LENDING, NO_TILE, NOBODY, RESOLUTION, ROW, TURN, TUTORING
from guanxi.core import loops
from guanxi.core.languages import USUAL

SEEDS = [f"web {number}" for number in range(8)]


def games():
    """Every position of some random games."""
    options = GAME.options({"players": "4", "advanced": "on"})
    for seed in SEEDS:
        s = GAME.rules.start(options)
        for _, action in loops.random_game_actions(GAME.rules, options, seed):
            yield s
            GAME.rules.do(s, action)


def of_recipient(s, seat):
    return [gift for gift in web(s, NAMES, USUAL) if gift["recipient"] == NAMES[seat]]


def only(s):
    (gift,) = web(s, NAMES, USUAL)
    return gift


@pytest.mark.clause("CF-GIFT-OBL-01", "CF-GIFT-OBL-04", "CF-GIFT-CAN-01", "CF-GIFT-CAN-02", "CF-GIFT-CAN-06")
def test_one_gift_and_all_that_follows_from_it():
    s = position(officials="hubu-3:Anna gongbu-3:Boris gongbu-2:Anna!", gifts="Boris>Anna:3 Anna:4 Boris:5")
    assert only(s) == {
        "giver": "Boris",
        "recipient": "Anna",
        "value": 3,
        "gift": "vase",
        "blocks_bribing": ["gongbu"],
        "must_tutor": "",
        "lends_in": {"gongbu": True},
        "return_gift_at_least": 3,
        "cancelled_by": [
            "give gift 4 to green (higher gift)",
            "transfer hubu-3 to green",
            "transfer gongbu-2 to green",
            "lend in gongbu",
            "give gift 1 to black (replaced by the giver)",
            "give gift 5 to black (replaced by the giver)",
        ],
    }
    s.resolved = 4
    assert (only(s)["blocks_bribing"], only(s)["lends_in"]) == ([], {})


@pytest.mark.clause("CF-GIFT-OBL-01", "CF-GIFT-OBL-04", "CF-GIFT-OBL-08", "CF-GIFT-OBL-12", "CF-CUBE-02")
def test_the_web_in_sentences():
    officials = "hubu-3:Anna hubu-4:Boris gongbu-3:Boris gongbu-2:Anna"
    s = position(officials=officials, students="BC", gifts="Boris>Anna:3 Clara>Dora:1")
    title, (vase, hanging, cubes) = told(s, NAMES, USUAL)
    assert title == "Obligations"
    assert vase == [
        "Boris’s vase to Anna (gift 3)",
        "A gift in return must be worth 3 or more. Anna may not bribe in Hubu and Gongbu. "
        "Anna must tutor Boris’s red student. Dropping out of Hubu and Gongbu, Anna must lend to Boris.",
    ]
    assert hanging[1].startswith("A gift in return must be worth 1 or more. Dora must tutor Clara’s plain student.")
    assert cubes == ["Cubes next round", "4 for Anna, 4 for Boris, 4 for Clara, 4 for Dora"]


def test_no_gift_no_obligation():
    assert web(position(), NAMES, USUAL) == []


@pytest.mark.clause("CF-GIFT-OBL-08", "CF-GIFT-OBL-09", "CF-GIFT-OBL-10", "CF-GIFT-OBL-11", "CF-GIFT-CAN-03")
@pytest.mark.parametrize(
    ("students", "gifts", "duties"),
    [
        ("B-", "Boris>Anna:3", {"Boris>Anna": ""}),
        ("BB", "Boris>Anna:3", {"Boris>Anna": ""}),
        ("CD", "Boris>Anna:3", {"Boris>Anna": ""}),
        ("BC", "Boris>Anna:3", {"Boris>Anna": "red"}),
        ("CB", "Boris>Anna:3", {"Boris>Anna": "plain"}),
        ("BC", "Boris>Anna:3 Clara>Anna:4", {"Boris>Anna": "", "Clara>Anna": "plain"}),
        ("BC", "Boris>Anna:3 Clara>Anna:3", {"Boris>Anna": "", "Clara>Anna": ""}),
        ("AB", "Boris>Anna:1", {"Boris>Anna": "plain"}),
        ("AB", "Boris>Anna:2 Anna>Boris:2", {"Anna>Boris": "red", "Boris>Anna": "plain"}),
    ],
)
def test_whose_student_has_to_be_supported(students, gifts, duties):
    s = position(students=students, gifts=gifts)
    found = {f"{gift['giver']}>{gift['recipient']}": gift["must_tutor"] for gift in web(s, NAMES, USUAL)}
    assert found == duties
    for gift in web(s, NAMES, USUAL):
        if gift["must_tutor"]:
            assert f"tutor {gift['must_tutor']} with three cards" in gift["cancelled_by"]


def test_who_has_tutored_owes_no_more():
    running = {"students": "BC", "gifts": "Boris>Anna:3", "phase": EXAMINATION, "room": TUTORING, "chief": 0}
    s = position(**running)
    assert only(s)["must_tutor"] == "red"
    for line in ("tutor red", "spend 1", "enough"):
        GAME.rules.do(s, GAME.notation.read(s, line)[0])
        assert only(s)["must_tutor"] == ""


@pytest.mark.clause("CF-GIFT-OBL-12", "CF-RES-11", "CF-RES-16")
@pytest.mark.parametrize(
    ("gifts", "forced"),
    [
        ("Boris>Anna:2", [True]),
        ("Boris>Anna:2 Clara>Anna:3", [False, True]),
        ("Boris>Anna:2 Clara>Anna:2", [False, False]),
    ],
)
def test_to_whom_influence_would_go(gifts, forced):
    s = position(officials="hubu-3:Anna hubu-4:Boris hubu-5:Clara", gifts=gifts)
    assert [gift["lends_in"]["hubu"] for gift in web(s, NAMES, USUAL)] == forced


def test_who_has_dropped_out_gets_nothing():
    officials = "hubu-1:Boris! hubu-3:Anna! hubu-4:Clara! hubu-5:Clara! hubu-6:Dora! hubu-7:Dora! hubu-2:Dora!"
    running = {"phase": RESOLUTION, "cursor": 1, "step": 1, "room": LENDING, "dropped_out": 2}
    s = position(officials=officials, gifts="Boris>Anna:4 Dora>Anna:1", **running)
    dora, boris = sorted(web(s, NAMES, USUAL), key=lambda gift: gift["value"])
    assert boris["lends_in"] == {}
    assert dora["lends_in"] == {"hubu": True}


@pytest.mark.clause("CF-ACT-BRIBE-05", "CF-GIFT-OBL-04", "CF-GIFT-OBL-06", "CF-GIFT-OBL-07")
def test_the_block_is_there_exactly_when_the_engine_refuses():
    blocked = 0
    for s in games():
        if s.room != TURN:
            continue
        barred = {name for gift in of_recipient(s, int(s.seat)) for name in gift["blocks_bribing"]}
        for official in range(N_OFFICIALS):
            refused = engine.why_not(s, s.seat, kinds.KINDS.action(kinds.BRIBE, official, 0)) == BRIBE_BLOCKED
            open_to_bribes = s.tile[official] != NO_TILE and s.marker[official] == NOBODY
            assert refused == (open_to_bribes and MINISTRIES[official // SPACES] in barred)
            blocked += refused
    assert blocked > 20


def examinations():
    """Those of the random games, and the same gifts with every pair of students."""
    for s in games():
        if s.room == TUTORING:
            yield s
        elif s.room == TURN:
            for one, two in permutations(range(4), 2):
                t = GAME.rules.copy(s)
                t.student[0], t.student[1] = one, two
                t.phase, t.cursor, t.room = EXAMINATION, 1, TUTORING
                t.step = (s.seat - s.chief) % 4
                if t.hand[int(t.seat) * ROW + ALL]:
                    yield t


@pytest.mark.clause("CF-EXAM-10", "CF-GIFT-OBL-08", "CF-GIFT-OBL-09", "CF-GIFT-OBL-13")
def test_forced_tutoring_is_what_the_engine_allows():
    seen = [0, 0]
    for s in islice(examinations(), 0, None, 7):
        forced = {gift["must_tutor"] for gift in of_recipient(s, int(s.seat))} - {""}
        legal = {GAME.notation.write(s, action).removeprefix("tutor ") for action in GAME.rules.legal(s)}
        assert legal == (forced or {"red", "plain"})
        seen[len(forced)] += 1
    assert min(seen) > 20


@pytest.mark.clause("CF-RES-11", "CF-GIFT-OBL-12", "CF-GIFT-OBL-13")
def test_forced_lending_is_what_the_engine_allows():
    seen = [0, 0]
    for s in games():
        if s.room != LENDING:
            continue
        ministry = MINISTRIES[int(s.cursor)]
        forced = {gift["giver"] for gift in of_recipient(s, int(s.seat)) if gift["lends_in"].get(ministry)}
        legal = {NAMES[kinds.KINDS.one[action]] for action in GAME.rules.legal(s)}
        assert legal == forced if forced else len(legal) > 1
        assert resolution.count_seats(resolution.participants(s)) > len(legal)
        seen[len(forced)] += 1
    assert min(seen) > 0


@pytest.mark.clause("CF-GIFT-CAN-01", "CF-GIFT-CAN-02", "CF-GIFT-CAN-06", "CF-GIFT-CAN-07")
def test_every_way_out_leads_out_and_there_is_no_other():
    cancelled = 0
    for s in games():
        if s.room != TURN:
            continue
        gifts = [gift for gift in web(s, NAMES, USUAL) if NAMES[int(s.seat)] in (gift["giver"], gift["recipient"])]
        for action in GAME.rules.legal(s):
            after = GAME.rules.copy(s)
            GAME.rules.do(after, action)
            for gift in gifts:
                told = GAME.notation.write(s, action)
                if gift["giver"] == NAMES[int(s.seat)]:
                    told += " (replaced by the giver)"
                pair = NAMES.index(gift["giver"]), NAMES.index(gift["recipient"])
                gone = given(s, *pair) != given(after, *pair)
                assert gone == any(way.removesuffix(" (higher gift)") == told for way in gift["cancelled_by"]), told
                cancelled += gone
    assert cancelled > 100
