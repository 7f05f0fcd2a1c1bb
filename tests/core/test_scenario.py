"""The scenario runner: what holds, what does not and what it tells, steps, what is tried and refused."""

import pytest

from guanxi.core.scenario import Outcome
from scenario_hands import HEAD, POSITION, error_of, run

# What holds and what does not.


def test_a_scenario_that_holds():
    outcome = run("""
        [[step]]
        do = "place palace wei-1"
        refused = "CN-PLACE-07"
        [[step]]
        do = "place palace wei-3 paying red"
        expect = { palaces.wei-3 = "Alex", stage = "draw" }
        [expect]
        supply.Alex.palaces = 19
        """)
    assert outcome.passed
    assert outcome == Outcome("a test", "A title", ("CN-PLACE-07",), [], ["CN-PLACE-07"], 2)


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ('to_act = "Barbara"', "expect.to_act: expected 'Barbara', found 'Alex'"),
        ("turns = 2", "expect.turns: expected 2, found 1"),
        ("over = true", "expect.over: expected True, found False"),
        ("over = 0", "expect.over: expected 0, found False"),
        ("turns = true", "expect.turns: expected True, found 1"),
        ("hands.Alex = 2", "expect.hands.Alex: expected 2, found ['red', 'red', 'green']"),
        ("hands.Alex = true", "expect.hands.Alex: expected True, found ['red', 'red', 'green']"),
        ('hands.Alex = ["red"]', "expect.hands.Alex: expected ['red'], found ['red', 'red', 'green']"),
        ('palaces.wei-1 = "Alex"', "expect.palaces.wei-1: expected 'Alex', found 'Barbara'"),
        ('palaces.wei-1 = ""', "expect.palaces.wei-1: expected nothing, found 'Barbara'"),
        ('palaces.wei-3 = "Alex"', "expect.palaces.wei-3: expected 'Alex', found nothing"),
        ('discs = ["wei"]', "expect.discs: expected ['wei'], found nothing"),
        ("limits.wei = 1", "expect.limits.wei: expected 1, found 2"),
        ("emissaries.wei = { Alex = 1 }", "expect.emissaries.wei.Alex: expected 1, found 0"),
        ("items.Barbara.'palaces wei' = 3", "expect.items.Barbara.palaces wei: expected 3, found 2"),
        ("items.Alex.'palaces wei' = 3", "expect.items.Alex.palaces wei: expected 3, found 0"),
        ('legal = ["draw"]', 'expect.legal: "draw" is not legal'),
        ('turn = "wei"', "expect.turn: expected 'wei', found {'province': '', 'opened': False,"),
    ],
)
def test_a_wrong_expectation_tells_expected_and_found(expect, told):
    outcome = run(f"[expect]\n{expect}")
    assert not outcome.passed
    assert len(outcome.failures) == 1
    assert outcome.failures[0].startswith(told)
    outcome = run(f"[[step]]\nexpect.{expect}")
    assert outcome.failures[0].startswith(f"step 1: {told}")


@pytest.mark.parametrize(
    "expect",
    [
        'hands.Alex = ["green", "red", "red"]',
        "hands.Alex = 3",
        'palaces.wei-3 = ""',
        "emissaries.wei = { Alex = 0 }",
        "emissaries.wei = {}",
        "items.Alex.'palaces wei' = 0",
        "discs = []",
        "discs = 0",
        'legal = ["exchange red", "place palace wei-3"]',
        'turn = { province = "", unpaid = 0 }',
        "supply.Alex = { palaces = 20 }",
    ],
)
def test_what_counts_as_equal(expect):
    """Cards in any order or by number; of a table only what is named; nothing for what is not there."""
    assert run(f"[expect]\n{expect}").failures == []


def test_all_that_is_wrong_is_told():
    outcome = run("""
        [[step]]
        do = "place palace wei-3"
        refused = "CN-PLACE-07"
        expect = { turns = 7, turn.unpaid = 2 }
        [expect]
        stage = "over"
        """)
    assert outcome.failures == [
        'step 1: Alex: "place palace wei-3": expected a refusal by CN-PLACE-07, but it was accepted',
        "step 1: expect.turns: expected 7, found 1",
        "step 1: expect.turn.unpaid: expected 2, found 1",
        "expect.stage: expected 'over', found 'pay'",
    ]


def test_a_refusal_that_was_not_expected():
    outcome = run('[[step]]\ndo = "place palace wei-1"')
    assert outcome.failures == [
        'step 1: Alex: "place palace wei-1": expected it to be accepted, but it was refused: '
        "wei-1 already carries a palace of Barbara (CN-PLACE-07)"
    ]
    assert outcome.refused == ("CN-PLACE-07",)


def test_a_refusal_by_another_clause():
    outcome = run('[[step]]\ndo = "place palace wei-1"\nrefused = "CN-PLACE-08"')
    assert outcome.failures == [
        'step 1: Alex: "place palace wei-1": expected a refusal by CN-PLACE-08, but it was refused: '
        "wei-1 already carries a palace of Barbara (CN-PLACE-07)"
    ]


# Steps.


def test_a_refused_step_changes_nothing():
    outcome = run("""
        [[step]]
        do = "place palace wei-3 and palace wei-1 paying red red"
        refused = "CN-PLACE-07"
        expect = { stage = "place", supply.Alex.palaces = 20, hands.Alex = 3, palaces.wei-3 = "", turn.unpaid = 0 }
        """)
    assert outcome.failures == []


@pytest.mark.parametrize(
    ("do", "refused"),
    [
        ("place palace wei-3 and palace wei-4 paying red green", "CN-CARD-06"),
        ("place palace wei-3 and palace wei-4 and palace wei-5 paying red red", "CN-PLACE-02"),
        ("place palace wei-3 paying red red", "CN-CARD-05"),
        ("exchange green taking red", "CN-DRAW-02"),
        ("pay red red red red", "CN-CARD-01"),
    ],
)
def test_a_gesture_is_carried_out_whole_or_not_at_all(do, refused):
    outcome = run(f"""
        [[step]]
        do = "{do}"
        refused = "{refused}"
        [expect]
        stage = "place"
        hands.Alex = ["red", "red", "green"]
        discard = 0
        supply.Alex.palaces = 20
        """)
    assert outcome.failures == []


@pytest.mark.parametrize("pieces", ["palace wei-5 and palace wei-3", "emissary wei and palace wei-3"])
def test_two_pieces_in_either_order(pieces):
    at_once = run(f'[[step]]\ndo = "place {pieces} paying red red"\nexpect.stage = "draw"')
    one, two = pieces.split(" and ")
    stepwise = run(f'[[step]]\ndo = "place {one}"\n[[step]]\ndo = "place {two}"\n[[step]]\ndo = "pay red red"')
    assert at_once.failures == stepwise.failures == []


def test_without_by_whoever_is_to_act_acts():
    outcome = run("""
        [[step]]
        do = "exchange red drawing"
        expect.to_act = "Barbara"
        [[step]]
        by = "Alex"
        do = "draw"
        refused = "CN-TURN-01"
        [[step]]
        expect.to_act = "Barbara"
        """)
    assert outcome.failures == []
    assert outcome.steps == 3


def test_chance_deals_what_the_step_names():
    outcome = run("""
        [[step]]
        do = "exchange red taking purple"
        chance = ["deal orange"]
        expect = { display = ["yellow", "yellow", "purple", "orange"], hands.Alex = ["red", "green", "purple"] }
        """)
    assert outcome.failures == []


def test_chance_is_the_same_each_time_and_depends_on_the_seed():
    drawn = {}
    for seed in ("", 'seed = "a"', 'seed = "b"', 'seed = "c"', "seed = 7"):
        found = [
            run('[[step]]\ndo = "exchange red drawing"\n[expect]\nhands.Alex = 99', seed + HEAD + POSITION)
            for _ in "12"
        ]
        assert found[0] == found[1]
        drawn[seed] = found[0].failures[0]
    assert len(set(drawn.values())) > 1


@pytest.mark.parametrize(
    ("step", "told"),
    [
        ('do = "exchange red drawing"\nchance = ["deal blue"]', 'step 1: "blue" is no colour of cards'),
        ('do = "exchange red drawing"\nchance = ["draw"]', 'step 1: chance cannot do "draw" now'),
        (
            'do = "exchange red taking purple"\nchance = ["first player 1"]',
            'step 1: chance cannot do "first player 1" now',
        ),
        ('do = "exchange red"\nchance = ["deal red"]', 'step 1: chance was not asked for "deal red"'),
        (
            'do = "exchange red drawing"\nchance = ["deal red", "deal red"]',
            'step 1: chance was not asked for "deal red"',
        ),
        ('chance = ["deal red"]', 'step 1: chance was not asked for "deal red"'),
        ('by = "Doris"\ndo = "draw"', "step 1: by: 'Doris' is no player; there is: Alex, Barbara, Chris"),
        ('do = "dance"', 'step 1: "dance" is no action; say for example: place palace wei-3'),
        ('do = ""', "step 1: nothing to do; say for example: place palace wei-3"),
        (
            'do = "draw"\nrefuse = "CN-DRAW-01"',
            'step 1: "refuse" is not known here; there is: by, do, try, refused, chance,',
        ),
        ("do = 5", "step 1: do: must be a text, not '5'"),
        ("expect = 5", "step 1: step 1: expect: must be a table, not '5'"),
        ("expect.wind = 5", 'step 1: step 1: expect: "wind" is not known; there is: game, options, players'),
        (
            "expect.hands.Doris = 5",
            'step 1: step 1: expect.hands: "Doris" is no player; there is: Alex, Barbara, Chris',
        ),
    ],
)
def test_a_step_that_is_none(step, told):
    assert error_of(f"[[step]]\n{step}", HEAD + POSITION).startswith(told)


# Trying, refusing, and nothing but what is legal.


def test_what_is_tried_is_taken_back():
    outcome = run("""
        [[step]]
        do = "place palace wei-3"
        [[step]]
        try = "place emissary wei"
        expect = { turn.unpaid = 2, emissaries.wei = { Alex = 1 } }
        [[step]]
        try = "pay red"
        chance = []
        expect = { stage = "draw" }
        [[step]]
        expect = { turn.unpaid = 1, emissaries.wei = 0, stage = "pay" }
        """)
    assert outcome.failures == []
    assert outcome.steps == 4


def test_chance_is_the_same_after_something_was_tried():
    drawn = 'do = "exchange red drawing"\n[[step]]\n'
    plain = run(f"[[step]]\n{drawn}expect.pile = []").failures
    tried = run(f'[[step]]\ntry = "exchange green drawing"\n[[step]]\n{drawn}expect.pile = []').failures
    assert [told.partition("found")[2] for told in plain] == [told.partition("found")[2] for told in tried]


def test_something_tried_that_is_refused():
    outcome = run('[[step]]\ntry = "place palace wei-1"\nexpect.turn.unpaid = 0')
    assert len(outcome.failures) == 1
    assert "expected it to be accepted, but it was refused" in outcome.failures[0]
    assert outcome.refused == ("CN-PLACE-07",)


@pytest.mark.parametrize("more", ['do = "draw"', 'refused = "CN-PLACE-07"'])
def test_trying_goes_alone(more):
    assert error_of(f'[[step]]\ntry = "draw"\n{more}').startswith('step 1: "try" goes without "do" and "refused"')


def test_nothing_else_is_legal():
    placing = run("[expect]\nlegal_only = []").failures
    assert 'expect.legal_only: "exchange red" is legal too' in placing
    deal = '[[step]]\ndo = "exchange red"\nexpect.legal_only = '
    assert run(deal + '["take yellow", "take purple", "draw"]').failures == []
    told = 'step 1: expect.legal_only: "'
    assert run(deal + '["take yellow", "draw"]').failures == [told + 'take purple" is legal too']
    assert run(deal + '["take yellow", "take purple", "take red", "draw"]').failures == [
        told + 'take red" is not legal'
    ]
    assert run(deal + "5").failures == ["step 1: expect.legal_only: must be a list"]


def test_what_is_refused_now():
    held = run("[expect.refused]\n'place palace wei-1' = 'CN-PLACE-07'\n'pay red red red red' = 'CN-CARD-01'")
    assert (held.failures, held.refused) == ([], ("CN-PLACE-07", "CN-CARD-01"))
    wrong = run("[expect.refused]\n'place palace wei-1' = 'CN-PLACE-08'\n'place palace wei-3' = 'CN-PLACE-07'")
    assert len(wrong.failures) == 2
    assert wrong.failures[0].startswith('expect.refused: "place palace wei-1": expected a refusal by CN-PLACE-08, but')
    assert wrong.failures[1].endswith("expected a refusal by CN-PLACE-07, but it was accepted")


@pytest.mark.parametrize(
    ("expect", "told"),
    [
        ("refused = 5", "expect.refused: must be a table, not '5'"),
        ("refused = { draw = 5 }", "draw: must be a text, not '5'"),
        ("refused = { draw = '' }", 'expect.refused: "draw" needs the clause that refuses it'),
        ("refused = { dance = 'CN-PLACE-07' }", '"dance" is no action; say for example'),
    ],
)
def test_refusals_that_are_none(expect, told):
    assert error_of(f"[expect]\n{expect}").startswith(told)


@pytest.mark.parametrize(("number", "found"), [(0, False), (2, True), (3, False), ("true", False)])
def test_a_number_tells_how_many_entries_a_table_has(number, found):
    assert (run(f"[expect]\npalaces = {number}").failures == []) == found


@pytest.mark.parametrize("legal", ["5", "true", '"draw"', "{ draw = 1 }"])
def test_legal_must_be_a_list(legal):
    outcome = run(f"[expect]\nlegal = {legal}")
    assert outcome.failures == ["expect.legal: must be a list"]


def test_a_refusal_of_nothing():
    assert error_of('[[step]]\nrefused = "CN-PLACE-07"', HEAD + POSITION)


# Clauses that refuse, and spellings.


def test_a_refusal_by_one_of_several_clauses():
    text = '[[step]]\ndo = "place palace wei-1"\nrefused = ["CN-PLACE-08", "CN-PLACE-07"]\n'
    outcome = run(text)
    assert (outcome.failures, outcome.refused) == ([], ("CN-PLACE-07",))
    text = '[expect.refused]\n"place palace wei-1" = ["CN-PLACE-08", "CN-PLACE-07"]\n'
    assert run(text).failures == []


def test_a_refusal_by_none_of_several_clauses():
    outcome = run('[[step]]\ndo = "place palace wei-1"\nrefused = ["CN-PLACE-08", "CN-CARD-06"]')
    assert outcome.failures == [
        'step 1: Alex: "place palace wei-1": expected a refusal by CN-PLACE-08 or CN-CARD-06, but it was refused: '
        "wei-1 already carries a palace of Barbara (CN-PLACE-07)"
    ]
    outcome = run('[[step]]\ndo = "place palace wei-3"\nrefused = ["CN-PLACE-08", "CN-CARD-06"]')
    assert outcome.failures == [
        'step 1: Alex: "place palace wei-3": expected a refusal by CN-PLACE-08 or CN-CARD-06, but it was accepted'
    ]


@pytest.mark.parametrize("wanted", ["[]", "[1]", "1"])
def test_clauses_that_are_none(wanted):
    assert "refused: " in error_of(f'[[step]]\ndo = "place palace wei-1"\nrefused = {wanted}', HEAD + POSITION)


@pytest.mark.parametrize(("card", "wanted"), [("bribery_any", "bribery-any"), ("bribery-any", "bribery_any")])
def test_both_spellings_are_read(card, wanted):
    head = HEAD.replace("china", "confucius") + f'[position]\nrewards.Alex = ["{card}"]\nphase = "new-officials"\n'
    assert run(f'[expect]\nrewards.Alex = ["{wanted}"]', head).failures == []
    assert run('[expect]\nrewards.Alex = ["cash"]', head).failures != []
