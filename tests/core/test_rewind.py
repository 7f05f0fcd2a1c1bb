"""Going back: what fell stays in the record, chance goes on with fresh numbers, and everything can be verified."""

import random
import re

import pytest
from games import CHINA, naive_replay, played, wandered

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, game_named
from guanxi.core.record import parse_record, replay, verify, write_record
from guanxi.core.rng import Rng
from guanxi.core.table import Back, Done, Table

NAMES = ["Alex", "Barbara", "Chris"]
both_games = pytest.mark.parametrize("name", ["china", "confucius"])


def lines_of(table: Table) -> list[str]:
    return write_record(table).split("---\n")[1].splitlines()


def put_in_place(**position: object) -> Table:
    options = CHINA.options({"players": "3"})
    given = {"hands": {"Alex": ["red", "red", "red"]}, "palaces": {"wei": {"Chris": 1}}, **position}
    state = CHINA.positions.from_position(options, NAMES, given, Rng("x"))
    return Table(CHINA, options, NAMES, "seed", state=state)


def submit(table: Table, text: str) -> None:
    table.submit(CHINA.rules.to_act(table.state), CHINA.notation.read(table.state, text))


@both_games
@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_a_record_with_rewinds_replays_to_the_same_table(name, seed):
    table = wandered(name, seed, players=3 + len(seed) % 3)
    text = write_record(table)
    assert text.count("\nrewind: ") >= 3
    again = verify(parse_record(text, "game"))
    assert write_record(again) == text
    assert again.actions == table.actions
    assert again.drawn == table.drawn == len(re.findall(r"(?m)^\d+ chance: ", text))
    assert table.game.rules.to_bytes(again.state) == table.game.rules.to_bytes(table.state)


@both_games
@pytest.mark.parametrize("seed", ["a", "b"])
def test_the_positions_are_those_of_a_naive_replay_with_one_stream_of_chance(name, seed):
    table = wandered(name, seed)
    to_bytes = table.game.rules.to_bytes
    expected = [to_bytes(state) for state in naive_replay(table, write_record(table))]
    assert len(expected) == len(table.actions) + 1 > 20
    numbers = list(range(len(expected)))
    random.Random(seed).shuffle(numbers)
    assert {n: to_bytes(table.before(n)) for n in numbers} == dict(enumerate(expected))
    assert [to_bytes(state) for state, _ in table.steps()] == expected[:-1]
    assert [to_bytes(state) for state, _ in table.steps(7)] == expected[7:-1]
    assert to_bytes(table.state) == expected[-1]


@both_games
def test_a_loaded_game_goes_on_as_the_one_that_was_saved(name):
    table = wandered(name, "go on", changes=60, rewinds=3)
    again = replay(parse_record(write_record(table), "game"))
    rules = table.game.rules
    assert not rules.is_over(table.state)
    while not rules.is_over(table.state):
        seat, action = rules.to_act(table.state), rules.legal(table.state)[0]
        table.submit(seat, [action])
        again.submit(seat, [action])
    assert write_record(again) == write_record(table)


@both_games
def test_the_same_cards_do_not_come_again(name):
    table = Table(game_named(name), {"players": "3"}, NAMES, "fresh")
    dealt = [done.action for done in table.actions]
    assert {done.seat for done in table.actions} == {CHANCE}
    found = set()
    for _ in range(10):
        table.rewind(0)
        found.add(tuple(done.action for done in table.actions))
    assert len(found) > 8
    assert tuple(dealt) not in found
    assert table.drawn >= 11 * 9
    verify(parse_record(write_record(table), "game"))


def test_names_in_lines_that_fell_are_those_of_their_time():
    """In China seats are counted from the first player, whom chance draws anew after a rewind to the start."""
    table = Table(CHINA, {"players": "3"}, NAMES, "names")
    while len(firsts := set(re.findall(r"(?m)^1 chance: first player (\d)", write_record(table)))) < 2:
        submit(table, CHINA.notation.write(table.state, CHINA.rules.legal(table.state)[0]))
        table.rewind(0)
    assert len(firsts) == 2
    verify(parse_record(write_record(table), "game"))


def test_where_rewinds_can_go():
    table = played()
    count = len(table.actions)
    for n in (-1, count, count + 1):
        with pytest.raises(InputError, match=f"fewer actions than the {count} there are"):
            table.rewind(n)
    assert len(table.actions) == count
    table.rewind(count - 1)
    assert lines_of(table)[count] == f"rewind: {count - 1}"
    table.rewind(30, deal=False)
    table.rewind(0, deal=False)
    assert table.actions == []
    assert lines_of(table)[-2:] == ["rewind: 30", "rewind: 0"]
    assert write_record(table).endswith("result: unfinished\nend\n")
    with pytest.raises(InputError):
        table.rewind(0)
    verify(parse_record(write_record(table), "game"))


def test_undo_is_forgotten_unless_it_reaches_behind_a_rewind():
    table = put_in_place()
    submit(table, "place palace wei-3")
    submit(table, "place palace wei-5")
    assert table.undo()
    assert [told for _, told in table.lines()] == list(table.actions)
    submit(table, "place palace wei-4")
    table.rewind(1)
    assert table.undo()
    assert table.actions == []
    assert [told for _, told in table.lines()][2:] == [Back(1), Back(0)]


def test_telling_in_the_order_of_the_rules_may_reach_behind_a_rewind():
    table = put_in_place()
    submit(table, "place palace wei-5")
    submit(table, "pay red")
    count = len(table.actions)
    table.rewind(1)
    submit(table, "place palace wei-3")
    told = [told for _, told in table.lines()]
    assert told[count : count + 2] == [Back(1), Back(0)]
    written = [CHINA.notation.write(state, done.action) for state, done in table.steps()]
    assert written == ["place palace wei-3", "place palace wei-5"]
    assert told[count + 2 :] == list(table.actions)


def test_numbers_of_changes_and_of_chance_never_go_back():
    table = Table(CHINA, {"players": "3"}, NAMES, "numbers")
    rng, last = random.Random(1), (table.number, table.drawn)
    for _ in range(80):
        if rng.random() < 0.2:
            table.rewind(rng.randrange(len(table.actions)))
        elif rng.random() < 0.7 or not table.undo():
            table.submit(CHINA.rules.to_act(table.state), [rng.choice(CHINA.rules.legal(table.state))])
        assert table.number == last[0] + 1
        assert table.drawn >= last[1]
        last = table.number, table.drawn


def test_actions_read_like_a_list():
    table = played()
    whole = list(table.actions)
    assert table.actions == whole
    assert table.actions[3] == whole[3] == Done(CHANCE, whole[3].action)
    assert (table.actions[-1], table.actions[5:9], table.actions[::7]) == (whole[-1], whole[5:9], whole[::7])
    assert len(table.actions) == len(whole)
    assert table.actions != whole[1:]
    assert whole[9] in table.actions
    assert repr(table.actions) == repr(whole)
    with pytest.raises(IndexError):
        table.before(len(whole) + 1)
