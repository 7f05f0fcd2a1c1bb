"""What may be told in any order: a table tells it in the order of the rules, and waits where that is necessary."""

from typing import Any

import pytest

from guanxi.confucius.game import GAME
from guanxi.core.errors import NotationError
from guanxi.core.record import write_record
from guanxi.core.rng import Rng
from guanxi.core.table import Back, Refused, Table

NAMES = ("black", "green", "purple")
OPTIONS = GAME.options({"players": "3", "advanced": "on"})


def table_with(*lines: str, **given: Any) -> Table:
    table = Table(
        GAME, OPTIONS, NAMES, "order", state=GAME.positions.from_position(OPTIONS, NAMES, given, Rng("order"))
    )
    for line in lines:
        say(table, line)
    return table


def say(table: Table, line: str) -> None:
    table.submit(GAME.rules.to_act(table.state), GAME.notation.read(table.state, line))


def told(table: Table) -> list[str]:
    return [GAME.notation.write(state, done.action) for state, done in table.steps() if done.seat >= 0]


def legal(table: Table) -> list[str]:
    return [GAME.notation.write(table.state, action) for action in table.legal()]


def paying(*lines: str) -> Table:
    return table_with("bribe bingbu-3", *lines, hands={"black": [1, 1, 3]}, officials={"bingbu-3": {"price": 5}})


@pytest.mark.clause("CF-PAY-04", "CF-PAY-02")
def test_the_high_card_waits_for_the_low_ones_and_the_record_has_them_in_order():
    table = paying()
    assert legal(table) == ["spend 1", "spend 3"]
    say(table, "spend 3")
    assert (told(table), len(table.held)) == (["bribe bingbu-3"], 1)
    assert legal(table) == ["spend 1"]
    say(table, "spend 1")
    assert (told(table), len(table.held)) == (["bribe bingbu-3"], 2)
    with pytest.raises(Refused, match="the price is 5 coins, and 4 are paid"):
        say(table, "enough")
    say(table, "spend 1")
    assert told(table) == ["bribe bingbu-3", "spend 1", "spend 1", "spend 3"]
    assert (table.held, legal(table)) == ((), ["enough"])
    say(table, "enough")
    assert write_record(table) == write_record(paying("spend 1", "spend 1", "spend 3", "enough"))


@pytest.mark.clause("CF-ACT-COM-04")
def test_a_card_that_cannot_be_told_in_any_order_is_refused_instead_of_waiting_for_ever():
    table = table_with("commercial income", "spend 1", "spend 3", hands={"black": [1, 1, 3]})
    assert legal(table) == ["enough"]
    with pytest.raises(Refused, match="CF-ACT-COM-04"):
        say(table, "spend 1")
    assert (told(table)[-2:], table.held) == (["spend 1", "spend 3"], ())


def test_what_waits_is_taken_back_first():
    table = paying("spend 3", "spend 1")
    assert table.undo()
    assert legal(table) == ["spend 1"]
    assert table.undo()
    assert (table.held, legal(table)) == ((), ["spend 1", "spend 3"])
    assert table.undo()
    assert told(table) == []


def test_what_waits_is_forgotten_when_the_table_goes_back():
    table = paying("spend 1", "spend 3")
    table.rewind(0)
    assert (table.held, told(table)) == ((), [])


def test_nobody_else_can_go_on_with_what_waits():
    table = paying("spend 3")
    with pytest.raises(Refused, match="CF-PAY-07"):
        table.submit(1, GAME.notation.read(table.state, "spend 1"))
    assert len(table.held) == 1


@pytest.mark.clause("CF-ACT-PET-10")
@pytest.mark.parametrize("lines", [["swap gongbu-7 with hubu-7"], ["swap gongbu-7", "with hubu-7"]])
@pytest.mark.parametrize("others", [{}, {"bingbu-7": {"price": 3}}])
def test_a_swap_of_two_own_tiles_is_told_in_one_order(lines, others):
    officials = {"hubu-7": {"price": 2, "owner": "black"}, "gongbu-7": {"price": 6, "owner": "black"}, **others}
    table = table_with("petition 4", *lines, available={"black": [4]}, officials=officials)
    assert told(table) == ["petition 4", "swap hubu-7", "with gongbu-7"]


def test_only_the_other_tile_is_offered_while_a_swap_waits():
    officials = {name: {"price": 2, "owner": "black"} for name in ("hubu-7", "gongbu-7", "bingbu-3")}
    table = table_with("petition 4", "swap gongbu-7", available={"black": [4]}, officials=officials)
    assert legal(table) == ["with hubu-7"]


@pytest.mark.parametrize("line", ["commercial income paying", "bribe hubu-3 paying", "pay", "tutor red with"])
def test_paying_without_a_word_behind_it_is_a_question(line):
    with pytest.raises(NotationError, match=r'which cards.*"paying nothing"') as error:
        GAME.notation.read(table_with().state, line)
    assert error.value.clause == ""


def test_a_low_card_reaches_back_while_a_high_one_waits():
    """The 2 is told and stands; the 3 waits; the 1 belongs before both."""
    given = {"hands": {"black": [1, 2, 2, 3]}, "officials": {"bingbu-3": {"price": 7}}}
    table = table_with("bribe bingbu-3", "spend 2", "spend 3", "spend 1", **given)
    assert (told(table), len(table.held)) == (["bribe bingbu-3"], 3)
    say(table, "spend 2")
    assert told(table) == ["bribe bingbu-3", "spend 1", "spend 2", "spend 2", "spend 3"]
    assert table.held == ()


def test_what_waits_leaves_no_trace_behind_a_rewind():
    table = paying("spend 1")
    table.rewind(1)
    say(table, "spend 3")
    assert [told.to for _, told in table.lines() if isinstance(told, Back)] == [1]
