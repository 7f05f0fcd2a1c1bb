"""Files that are no scenario, hostile ones, and options that cannot be."""

import pytest

from guanxi.core.errors import InputError
from guanxi.core.scenario import LARGEST, MOST_STEPS, run_all, run_file
from scenario_hands import HEAD, PENDING, WAITING, announce_a_house_rule, error_of, run

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
        ("options.speed = 5", "China has no option 'speed'; it has players, side, fortifications and board"),
        ('options.fort_cover = "mandatory"', "the house rule fort_cover needs fortifications on (CN-FORT-08)"),
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


def test_too_many_steps():
    assert error_of("[[step]]\n" * (MOST_STEPS + 1)).startswith("step: must be a list of at most 1000 tables")
    assert run("[[step]]\n" * MOST_STEPS).steps == MOST_STEPS


# Hostile files.


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b"\xff\xfe\x00\x01", "not a text file (byte 0 is not UTF-8)"),
        (b"scenario = 1\x00", "not valid TOML: "),
        (b"scenario = ", "not valid TOML: "),
        (b"scenario = 1\nscenario = 1", "not valid TOML: "),
        (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "not a text file"),
        (b"title = " + b"[" * 100_000, "nested too deeply"),
        (b"title = " + b"{a=" * 100_000, "nested too deeply"),
        (b"#" * (LARGEST + 1), "larger than 1,000,000 bytes"),
        (HEAD.encode() + b"expect.turns." + b".".join([b"a"] * 40_000) + b" = 1", "line 7: more than 200 dots"),
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


def test_a_scenario_that_waits_is_neither_passed_nor_failed(monkeypatch):
    announce_a_house_rule(monkeypatch)
    outcome = run("[[step]]\n[expect]\nturns = 2", WAITING)
    waiting = (outcome.passed, outcome.failed, outcome.pending, outcome.steps)
    assert waiting == (False, False, "palaces_float", 1)
    assert outcome.refused == ()


def test_a_scenario_that_waits_must_need_its_option(monkeypatch):
    announce_a_house_rule(monkeypatch)
    outcome = run("[expect]\nturns = 1", WAITING)
    assert outcome.failures == ['pending: it holds without "palaces_float" too']
    assert (outcome.failed, outcome.pending) == (True, "")


def test_a_scenario_waits_for_nothing_that_can_be_played():
    outcome = run("[expect]\nturns = 2", PENDING)
    assert outcome.failures == ['pending: "road_method" can be played now; take the key "pending" away']
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
