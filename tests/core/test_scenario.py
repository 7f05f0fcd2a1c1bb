"""The scenario runner: what it accepts, what it tells, and that no file can break it."""

import argparse
import json
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from guanxi.commands import scenario as command
from guanxi.core.errors import InputError
from guanxi.core.scenario import KEYS, LARGEST, MOST_STEPS, Outcome, run_all, run_file, run_scenario

HEAD = """
scenario = 1
game = "china"
title = "A title"
clauses = ["CN-PLACE-07"]
players = ["Alex", "Barbara", "Chris"]
"""

POSITION = """
[position]
hands.Alex = ["red", "red", "green"]
palaces.wei = { Barbara = 2 }
display = ["yellow", "yellow", "purple", "purple"]
"""


def run(text: str, head: str = HEAD + POSITION) -> Outcome:
    return run_scenario(tomllib.loads(head + text), "a test")


def error_of(text: str, head: str = HEAD) -> str:
    with pytest.raises(InputError) as error:
        run(text, head)
    return str(error.value)


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


# Files that are no scenario.


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", 'it begins with "scenario = 1", the version of this format'),
        ("scenario = 2", 'it begins with "scenario = 1", the version of this format'),
        ("scenario = 1", 'there is no game ""; there is: china'),
        ('scenario = 1\ngame = "chess"', 'there is no game "chess"; there is: china'),
        ('scenario = 1\ngame = "china"', "China is for 3 to 5 players, not 0 (CN-COMP-01)"),
        ('scenario = 1\ngame = "china"\nplayers = ["a", "b"]', "China is for 3 to 5 players, not 2 (CN-COMP-01)"),
        (
            'scenario = 1\ngame = "china"\nplayers = ["a", "b", "b"]',
            "every player needs a name of their own, not a, b, b",
        ),
        ('scenario = 1\ngame = "china"\nplayers = ["a", "b", ""]', "'' cannot be a name: 1 to 32 printable characters"),
        ('scenario = 1\ngame = "china"\nplayers = ["a", "b", "chance"]', '"chance" cannot be a name: it is the seat'),
        ('scenario = 1\ngame = "china"\nplayers = "abc"', "players: must be a list of texts, not 'abc'"),
        ("scenarios = 1", '"scenarios" is not known here; there is: scenario, game, title, note, pending, clauses,'),
    ],
)
def test_a_file_that_is_no_scenario(text, told):
    assert error_of(text, "").startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("title = 5", "title: must be a text, not '5'"),
        ('clauses = "CN-PLACE-07"', "clauses: must be a list of texts, not 'CN-PLACE-07'"),
        ("options = 5", "options: must be a table, not '5'"),
        ("options.players = 3", 'options: the number of players follows from the list "players"'),
        ('options.side = "4-5"', "3 players use side 3-4, not '4-5' (CN-SETUP-01)"),
        ("options.speed = 5", "China has no option 'speed'; it has players, side and fortifications"),
        ('options.fort_cover = "mandatory"', "fort_cover is a house rule of the catalogue"),
        ("step = 5", "step: must be a list of at most 1000 tables, [[step]]"),
        ("step = [5]", "step 1: it: must be a table, not '5'"),
        ("expect = 5", "expect: must be a table, not '5'"),
        ("expect.wind = 5", 'expect: "wind" is not known; there is: game, options, players'),
        ("position = 5", "position: must be a table, not '5'"),
    ],
)
def test_a_part_of_the_wrong_kind(text, told):
    head = "\n".join(line for line in HEAD.splitlines() if not line.startswith(text.split(" ")[0]))
    assert error_of(text, f"{head}\n").startswith(told)


IMPOSSIBLE = [
    ('wind = "north"', 'position: "wind" is not known here; there is: to_act, palaces,'),
    ('to_act = "Doris"', "position.to_act: 'Doris' is no player; there is: Alex, Barbara, Chris"),
    ("palaces.rome = {}", 'position.palaces: "rome" is not known here; there is: yan-1, yan-2'),
    ('palaces.wei-1 = "Doris"', "position.palaces.wei-1: 'Doris' is no player"),
    ("palaces.wei = { Doris = 1 }", 'position.palaces.wei: "Doris" is not known here; there is: Alex, Barbara, Chris'),
    ("palaces.wei = { Alex = 8 }", "position.palaces.wei: more palaces than spaces (CN-PLACE-08)"),
    ("palaces.wei = { Alex = 21 }", "position.palaces.wei.Alex: must be a number from 0 to 20, not '21'"),
    (
        "palaces = { wei = { Alex = 7 }, yan = { Alex = 7 }, zhao = { Alex = 7 } }",
        "position.palaces: Alex has not so many (CN-PLACE-10)",
    ),
    ("emissaries.wei = { Alex = 9 }", "position.emissaries.wei.Alex: must be a number from 0 to 8, not '9'"),
    ("emissaries.wei-1 = { Alex = 1 }", 'position.emissaries: "wei-1" is not known here; there is: yan, zhao'),
    ("emissaries = { wei.Alex = 5, yan.Alex = 4 }", "position.emissaries: Alex has not so many (CN-PLACE-10)"),
    ('fortifications = ["wei-1"]', "position.fortifications: the game is played without them (CN-FORT-01)"),
    ('discs = ["rome"]', "position.discs: 'rome' is no province"),
    ('discs = "wei"', "position.discs: must be a list, not 'wei'"),
    ("supply.Alex.palaces = 21", "position.supply.Alex.palaces: must be a number from 0 to 20, not '21'"),
    ("supply.Alex.fortifications = 1", "position.supply.Alex.fortifications: must be a number from 0 to 0, not '1'"),
    ("supply.Alex.houses = 1", 'position.supply.Alex: "houses" is not known here; there is: palaces, emissaries,'),
    ("scores.Alex = -1", "position.scores.Alex: must be a number from 0 to 999, not '-1'"),
    ("hands.Doris = 3", 'position.hands: "Doris" is not known here; there is: Alex, Barbara, Chris'),
    ("hands.Alex = []", "position.hands: Alex is to act and holds no card (CN-DRAW-17)"),
    ("hands.Alex = 4", "position.hands.Alex: must be a number from 0 to 3, not '4'"),
    ("hands.Alex = 'red'", "position.hands.Alex: must be a number from 0 to 3, not 'red'"),
    ("hands.Alex = ['red', 'red', 'red', 'red']", "position.hands.Alex: 4 cards; at most 3 (CN-DRAW-17)"),
    ("hands.Alex = ['blue']", "position.hands.Alex: 'blue' is no card: red, green, orange, yellow, purple"),
    (f"discard = {['purple'] * 9}", "position.discard: there are not so many purple cards in this game (CN-SETUP-07)"),
    ("discard = 40", "position.discard: there are not so many cards in this game (CN-SETUP-07)"),
    ("display = 5", "position.display: must be a number from 0 to 4, not '5'"),
    ("pile = 35", "position.pile: with the other cards as given it has 34: "),
    ("pile = 0", "position.pile: it holds a card until the second exhaustion (CN-DRAW-16)"),
    ("exhaustions = 3", "position.exhaustions: must be a number from 0 to 2, not '3'"),
    ("exhaustions = 2\ndiscard = 3", "position.exhaustions: after the second the pile is empty (CN-DRAW-13)"),
]


@pytest.mark.parametrize(("text", "told"), IMPOSSIBLE, ids=[case[0][:40] for case in IMPOSSIBLE])
def test_an_impossible_position(text, told):
    assert error_of(f"[position]\n{text}").startswith(told)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('fortifications = ["wei-1", "wei-1"]', "position.fortifications: wei-1 comes twice (CN-FORT-03)"),
        ('fortifications = ["rome-1"]', "position.fortifications: 'rome-1' is no palace space"),
        (
            'fortifications = ["wei-1", "wei-2", "wei-3", "wei-4"]',
            "position.fortifications: more of them than players (CN-FORT-18)",
        ),
        ("supply.Alex.fortifications = 2", "position.supply.Alex.fortifications: must be a number from 0 to 1"),
    ],
)
def test_an_impossible_position_with_fortifications(text, told):
    assert error_of(f'[options]\nfortifications = "on"\n[position]\n{text}').startswith(told)


def test_too_many_steps():
    assert error_of("[[step]]\n" * (MOST_STEPS + 1)).startswith("step: must be a list of at most 1000 tables")
    assert run("[[step]]\n" * MOST_STEPS).steps == MOST_STEPS


# Hostile files.


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\xff\xfe\x00\x01", "not a text file (byte 0 is not UTF-8)"),
        (b"scenario = 1\x00", "not TOML: "),
        (b"scenario = ", "not TOML: "),
        (b"scenario = 1\nscenario = 1", "not TOML: "),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "not a text file"),
        (b"title = " + b"[" * 100_000, "nested too deeply"),
        (b"title = " + b"{a=" * 100_000, "nested too deeply"),
        (b"#" * (LARGEST + 1), "larger than 1,000,000 bytes"),
        (HEAD.encode() + b"expect.turns." + b".".join([b"a"] * 3000) + b" = 1", "nested too deeply"),
    ],
)
def test_a_hostile_file(tmp_path, data, told):
    path = tmp_path / "hostile.toml"
    path.write_bytes(data)
    with pytest.raises(InputError) as error:
        run_file(path)
    assert str(error.value).startswith(f"{path}: {told}")
    assert len(str(error.value)) < 500


def test_a_file_that_cannot_be_read(tmp_path):
    for path, told in ((tmp_path, "Is a directory"), (tmp_path / "none.toml", "No such file or directory")):
        with pytest.raises(InputError, match=f"cannot be read: {told}"):
            run_file(path)


@pytest.mark.parametrize("number", ["1" * 5000, f"0x{'f' * 5000}"], ids=["decimal", "hexadecimal"])
def test_a_number_of_thousands_of_digits(tmp_path, number):
    path = tmp_path / "large.toml"
    path.write_text(f"{HEAD}\nexpect.turns = {number}", encoding="utf-8")
    outcome = run_all([path])[0]
    assert not outcome.passed


@pytest.mark.parametrize("legal", ["5", "true", '"draw"', "{ draw = 1 }"])
def test_legal_must_be_a_list(legal):
    outcome = run(f"[expect]\nlegal = {legal}")
    assert outcome.failures == ["expect.legal: must be a list"]


def test_a_refusal_of_nothing():
    assert error_of('[[step]]\nrefused = "CN-PLACE-07"', HEAD + POSITION)


def test_a_pile_named_in_cards():
    outcome = run('pile = ["orange"]\n[expect]\npile = ["orange"]\ndiscard = 33')
    assert outcome.failures == []


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


# Several values of an option, and options that nobody can choose yet.

FOUR = HEAD.replace('"Chris"]', '"Chris", "Doris"]')


def test_every_value_of_an_option_is_played():
    options = '[options]\nside = ["3-4", "4-5"]\nfortifications = ["off", "on"]\n[[step]]\n[expect.options]\n'
    assert run(options, FOUR).steps == 4
    assert run(f'{options}side = "3-4"\nfortifications = "on"', FOUR).failures == [
        "side 3-4: fortifications off: expect.options.fortifications: expected 'on', found 'off'",
        "side 4-5: fortifications off: expect.options.side: expected '3-4', found '4-5'",
        "side 4-5: fortifications off: expect.options.fortifications: expected 'on', found 'off'",
        "side 4-5: fortifications on: expect.options.side: expected '3-4', found '4-5'",
    ]


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ("side = []", "options: lists make 1 to 20 ways to play, not none"),
        (f"side = {['4-5'] * 21}", "options: lists make 1 to 20 ways to play, not more"),
        (f"side = {['4-5'] * 5}\nfortifications = {['on'] * 5}", "options: lists make 1 to 20 ways to play, not more"),
        ("side = ['4-5', 'moon']", "4 players use side 3-4 or 4-5, not 'moon'"),
        ("side = [[]]", "4 players use side 3-4 or 4-5, not '[]'"),
        ("players = 4", 'options: the number of players follows from the list "players"'),
    ],
)
def test_options_that_are_none(options, told):
    assert error_of(f"[options]\n{options}", FOUR).startswith(told)


PENDING = HEAD + 'pending = "road_method"\n[options]\nroad_method = "longest_first"\n'


def test_a_scenario_that_waits_is_neither_passed_nor_failed():
    outcome = run("[[step]]\n[expect]\nturns = 2", PENDING)
    assert (outcome.passed, outcome.failed, outcome.pending, outcome.steps) == (False, False, "road_method", 1)
    assert outcome.refused == ()


def test_a_scenario_that_waits_must_need_its_option():
    outcome = run("[expect]\nturns = 1", PENDING)
    assert outcome.failures == ['pending: it holds without "road_method" too']
    assert (outcome.failed, outcome.pending) == (True, "")


@pytest.mark.parametrize(
    ("head", "told"),
    [
        (PENDING.replace("road_m", "raod_m"), "pending: 'raod_method' is no house rule of the catalogue; did you mean"),
        (HEAD + 'pending = "fortifications"', "pending: 'fortifications' is no house rule of the catalogue"),
        (HEAD + "pending = true", "pending: must be a text, not 'True'"),
        (HEAD + 'pending = ""', "pending: '' is no house rule of the catalogue"),
        (HEAD + 'pending = "road_method"', 'pending: [options] must have "road_method", which is one of: max_sum,'),
        (PENDING.replace("longest_first", "shortest"), 'pending: [options] must have "road_method", which is one of'),
        (PENDING + 'side = "moon"', "3 players use side 3-4, not 'moon'"),
    ],
)
def test_what_cannot_wait(head, told):
    assert error_of("", head).startswith(told)


# A board of the scenario's own.

MAP = HEAD + "[position]\n"


def test_roads_and_spaces_of_its_own():
    position = """
        map.provinces.lu.spaces = ["a", "b", "c", "d"]
        map.provinces.wei.spaces = 9
        map.roads = [["a", "b"], ["b", "c"], ["c", "d"], ["d", "wei-9"]]
        palaces.lu = { Alex = 4 }
        palaces.wei-9 = "Alex"
        discs = []
        [expect]
        items.Alex."chain a b c d wei-9" = 5
        map.provinces.lu.spaces = ["a", "b", "c", "d"]
        map.provinces.qi.spaces = 5
        map.roads = 4
        """
    assert run(position, MAP).failures == []


def test_roads_of_the_board_stay_between_the_spaces_that_stay():
    outcome = run('map.provinces.lu.spaces = 1\n[expect]\nmap.roads = [["lu-1", "rome-1"]]', MAP)
    assert "lu-2" not in outcome.failures[0]
    assert "wei-1" in outcome.failures[0]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("map = 5", "position.map: must be a table, not '5'"),
        ("map.cards = {}", 'position.map: "cards" is not known here; there is: provinces, roads'),
        ("map.provinces.rome.spaces = 1", 'position.map.provinces: "rome" is not known here'),
        ("map.provinces.wei = 5", "position.map.provinces.wei: must be a table, not '5'"),
        ("map.provinces.wei.size = 5", 'position.map.provinces.wei: "size" is not known here; there is: spaces'),
        ("map.provinces.wei.spaces = 0", "position.map.provinces.wei.spaces: must be a number from 1 to 63 or a list"),
        ("map.provinces.wei.spaces = true", "position.map.provinces.wei.spaces: must be a number from 1 to 63"),
        ("map.provinces.wei.spaces = []", "position.map.provinces.wei.spaces: must be a number from 1 to 63"),
        ("map.provinces.wei.spaces = ['A B']", "position.map.provinces.wei.spaces: must be a number from 1 to 63"),
        ("map.provinces.wei.spaces = 60", "position.map: 108 palace spaces; at most 63"),
        ("map.provinces.wei.spaces = ['a', 'a']", 'position.map: there are two places named "a" (CN-BOARD-04)'),
        ("map.provinces.wei.spaces = ['lu']", 'position.map: there are two places named "lu" (CN-BOARD-04)'),
        ("map.roads = 5", "position.map.roads: must be a list of pairs of spaces, not '5'"),
        ("map.roads = [['wei-1']]", "position.map.roads: ['wei-1'] are not two palace spaces (CN-BOARD-08)"),
        ("map.roads = [['wei-1', 'wei-1']]", "position.map.roads: ['wei-1', 'wei-1'] are not two palace spaces"),
        ("map.roads = [['wei-1', 'rome-1']]", "position.map.roads: ['wei-1', 'rome-1'] are not two palace spaces"),
        ("map.roads = [[1, {}]]", "position.map.roads: [1, {}] are not two palace spaces"),
        ("map.roads = [['wei-1', 'wei-2'], ['wei-2', 'wei-1']]", "position.map.roads: a road is there twice"),
    ],
)
def test_a_map_that_is_none(text, told):
    assert error_of(text, MAP).startswith(told)


# Whatever stands in a file, it is a scenario or told to be none.

LEAVES = st.one_of(
    st.booleans(),
    st.integers(-(2**63), 2**63 - 1),
    st.integers(-1, 5),
    st.floats(),
    st.text(st.characters(exclude_categories=["Cs"]), max_size=8),
    st.dates() | st.times() | st.datetimes(),
)
WORDS = st.sampled_from([*KEYS, "do", "by", "hands", "palaces", "Alex", "wei", "wei-1", "turn", "items", "a", ""])
ANYTHING = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4), max_leaves=6
)


def mostly(good):
    """Something of the right kind, or now and then anything at all."""
    return st.integers(0, 9).flatmap(lambda n: good if n else ANYTHING)


PLAYERS = ["Alex", "Barbara", "Chris"]
NAMES = st.sampled_from([*PLAYERS, "Doris"])
COUNTS = mostly(st.integers(0, 4) | st.integers(-1, 60))
CARDS = mostly(st.lists(st.sampled_from(["red", "green", "orange", "blue"]), max_size=4) | st.integers(-1, 40))
SPACES = st.sampled_from(["wei-1", "wei-2", "lu-1", "lu-2", "rome-1"])
PROVINCES = st.sampled_from(["wei", "lu", "chu", "rome"])
BY_NAME = mostly(st.dictionaries(NAMES, COUNTS, max_size=3))
NODES = st.lists(st.sampled_from(["a", "b", "wei-1", "wei", "A B"]), max_size=3)
MAPS = st.fixed_dictionaries(
    {},
    optional={
        "provinces": mostly(
            st.dictionaries(PROVINCES, mostly(st.fixed_dictionaries({"spaces": mostly(NODES | COUNTS)})))
        ),
        "roads": mostly(st.lists(mostly(NODES), max_size=3)),
    },
)
POSITIONS = st.fixed_dictionaries(
    {},
    optional={
        "map": mostly(MAPS),
        "to_act": mostly(NAMES),
        "palaces": mostly(st.dictionaries(SPACES, mostly(NAMES)) | st.dictionaries(PROVINCES, BY_NAME, max_size=3)),
        "emissaries": mostly(st.dictionaries(PROVINCES, BY_NAME, max_size=3)),
        "fortifications": mostly(st.lists(mostly(SPACES), max_size=3)),
        "discs": mostly(st.lists(mostly(PROVINCES), max_size=3)),
        "supply": mostly(st.dictionaries(NAMES, st.dictionaries(st.sampled_from(["palaces", "emissaries"]), COUNTS))),
        "scores": BY_NAME,
        "hands": mostly(st.dictionaries(NAMES, CARDS)),
        "display": CARDS,
        "pile": CARDS,
        "discard": CARDS,
        "exhaustions": COUNTS,
    },
)
TOLD = ["to_act", "stage", "turn", "scores", "hands", "known", "supply", "palaces", "emissaries", "discs", "limits"]
TOLD += [
    "track",
    "leaders",
    "legal",
    "legal_only",
    "refused",
    "display",
    "pile",
    "turns",
    "over",
    "totals",
    "places",
    "winners",
    "items",
    "map",
    "options",
    "colours",
]
EXPECTED = st.dictionaries(st.sampled_from(TOLD), ANYTHING | BY_NAME | CARDS | COUNTS, max_size=3)
LINES = st.sampled_from(
    ["place palace wei-3", "place palace lu-3 and emissary lu paying red red", "pay red", "pay green green"]
    + ["exchange red", "exchange green drawing", "take red", "draw", "pass", "deal red", "first player 1", "dance", ""]
)
STEPS = st.fixed_dictionaries(
    {},
    optional={
        "do": mostly(LINES),
        "try": mostly(LINES),
        "by": mostly(NAMES),
        "refused": mostly(st.just("CN-TURN-01")),
        "chance": mostly(st.lists(LINES, max_size=2)),
        "expect": mostly(EXPECTED),
    },
)
SCENARIOS = st.fixed_dictionaries(
    {"scenario": st.just(1), "game": st.just("china"), "players": st.just(PLAYERS)},
    optional={
        "title": mostly(st.text(max_size=5)),
        "clauses": mostly(st.lists(st.text(max_size=5), max_size=2)),
        "seed": ANYTHING,
        "options": mostly(st.just({"fortifications": "on"}) | st.just({"fortifications": ["on", "off"]})),
        "pending": mostly(st.sampled_from(["road_method", "no_such_rule", ""])),
        "position": mostly(st.just({"hands": {"Alex": ["red", "red", "green"]}}) | POSITIONS),
        "step": mostly(st.lists(mostly(STEPS), max_size=3)),
        "expect": mostly(EXPECTED),
    },
)


def outcome_or_error(data):
    """As the command sees it; any exception but an InputError is our mistake."""
    try:
        return run_scenario(data, "a test")
    except InputError as error:
        return Outcome("a test", error=str(error))


@settings(max_examples=600)
@given(SCENARIOS | st.dictionaries(WORDS, ANYTHING, max_size=6))
def test_whatever_stands_in_it(data):
    outcome = outcome_or_error(data)
    assert outcome.failed == (outcome.failures != [] or outcome.error != "")
    assert outcome.passed == (not outcome.failed and not outcome.pending)
    assert len(outcome.error) < 2000


@settings(max_examples=300)
@given(POSITIONS)
def test_whatever_stands_in_a_position(position):
    head = {"scenario": 1, "game": "china", "players": PLAYERS, "options": {"fortifications": "on"}}
    outcome = outcome_or_error({**head, "position": position})
    assert outcome.failures == []
    assert len(outcome.error) < 2000


@settings(max_examples=100)
@given(st.binary(max_size=200) | st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace")))
def test_whatever_bytes_a_file_holds(tmp_path_factory, data):
    path = tmp_path_factory.mktemp("bytes") / "any.toml"
    path.write_bytes(data)
    with pytest.raises(InputError, match=r"any\.toml: "):
        run_file(path)


# The command.


@pytest.fixture
def folder(tmp_path) -> Path:
    (tmp_path / "good").mkdir()
    (tmp_path / "good" / "one.toml").write_text(HEAD + "[expect]\nturns = 1", encoding="utf-8")
    (tmp_path / "good" / "two.toml").write_text(HEAD.replace("A title", "Zwölf"), encoding="utf-8")
    (tmp_path / "wrong.toml").write_text(HEAD + "[expect]\nturns = 2", encoding="utf-8")
    (tmp_path / "none.toml").write_text("scenario = 3", encoding="utf-8")
    return tmp_path


def command_run(*files: Path, as_json: bool = False) -> int:
    return command.run(argparse.Namespace(files=list(files), json=as_json))


def test_exit_code_0_when_everything_holds(folder, capsys):
    assert command_run(folder / "good") == 0
    assert capsys.readouterr().out.splitlines() == [
        f"ok     {folder / 'good' / 'one.toml'}: A title",
        f"ok     {folder / 'good' / 'two.toml'}: Zwölf",
        "2 passed, 0 failed",
    ]


def test_exit_code_1_with_expected_and_found(folder, capsys):
    assert command_run(folder / "good", folder / "wrong.toml") == 1
    told = capsys.readouterr()
    assert told.out.splitlines()[2:] == [
        f"FAILED {folder / 'wrong.toml'}: A title",
        "       expect.turns: expected 2, found 1",
        "2 passed, 1 failed",
    ]
    assert told.err == ""


def test_exit_code_2_for_a_file_that_is_no_scenario(folder, capsys):
    assert command_run(folder / "none.toml", folder / "wrong.toml") == 2
    told = capsys.readouterr()
    assert told.err == (
        f'guanxi scenario: {folder / "none.toml"}: it begins with "scenario = 1", the version of this format\n'
    )
    assert "0 passed, 2 failed" in told.out


def test_json(folder, capsys):
    assert command_run(folder / "good" / "one.toml", folder / "wrong.toml", folder / "none.toml", as_json=True) == 2
    told = json.loads(capsys.readouterr().out)
    assert {key: value for key, value in told.items() if key != "scenarios"} == {"passed": 1, "failed": 2, "pending": 0}
    one, wrong, none = told["scenarios"]
    assert one == {
        "file": str(folder / "good" / "one.toml"),
        "title": "A title",
        "passed": True,
        "pending": "",
        "steps": 0,
        "clauses": ["CN-PLACE-07"],
        "refused": [],
        "failures": [],
        "error": "",
    }
    assert (wrong["passed"], wrong["failures"], wrong["error"]) == (False, ["expect.turns: expected 2, found 1"], "")
    assert (none["passed"], none["failures"], none["title"]) == (False, [], "")
    assert none["error"].startswith(str(folder / "none.toml"))


def test_what_waits_is_told_and_counted(folder, capsys):
    (folder / "wait.toml").write_text(PENDING + "[expect]\nturns = 2", encoding="utf-8")
    assert command_run(folder / "good" / "one.toml", folder / "wait.toml") == 0
    assert capsys.readouterr().out.splitlines()[1:] == [
        f"wait   {folder / 'wait.toml'}: A title",
        "       pending: waits for the house rule road_method",
        "1 passed, 0 failed, 1 pending",
    ]
    assert command_run(folder / "wait.toml", as_json=True) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"], told["pending"]) == (0, 0, 1)
    assert (told["scenarios"][0]["passed"], told["scenarios"][0]["pending"]) == (False, "road_method")


def test_a_folder_stands_for_the_scenarios_in_it(folder, capsys):
    assert command_run(folder) == 2
    assert "2 passed, 2 failed" in capsys.readouterr().out
