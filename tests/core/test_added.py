"""Numbers that clients add to the seed, so that not even its owner can choose the cards."""

import random

import pytest
from games import CHINA, record_text

from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE
from guanxi.core.record import parse_record, replay, verify, write_record
from guanxi.core.rng import Sealed
from guanxi.core.table import Table, commitment
from running import some

NAMES = ["Anna", "Boris", "Clara"]
ADDED = ("00ff", "a" * 64, "7")


def table_with(*added: str, seed: str = "host", moves: int = 60) -> Table:
    table, rng = Table(CHINA, {"players": "3"}, NAMES, seed, added=added), random.Random("moves")
    for _ in range(moves):
        if CHINA.rules.is_over(table.state):
            break
        table.submit(CHINA.rules.to_act(table.state), [rng.choice(CHINA.rules.legal(table.state))])
    return table


def dealt(table: Table) -> list[int]:
    return [done.action for done in table.actions if done.seat == CHANCE]


def refused(text: str) -> str:
    with pytest.raises(InputError) as caught:
        verify(parse_record(text, "game"))
    return str(caught.value)


def test_chance_comes_from_the_seed_and_all_numbers_in_their_order():
    state, stream = CHINA.rules.start(CHINA.options({"players": "3"})), Sealed("host+00ff+" + "a" * 64 + "+7")
    for action in some(dealt(table_with(*ADDED, moves=0))):
        assert action == CHINA.rules.chance(state, stream)
        CHINA.rules.do(state, action)
    games = [dealt(table_with(*added, moves=0)) for added in [(), ADDED, ADDED[::-1], ADDED[:1]]]
    assert len({tuple(game) for game in games}) == 4


def test_without_numbers_nothing_changes():
    assert dealt(table_with(moves=0)) == dealt(Table(CHINA, {"players": "3"}, NAMES, "host"))
    assert record_text().startswith("guanxi-record: 2\n")
    assert "added" not in record_text()


@pytest.mark.parametrize("moves", [0, 60, 1000])
def test_the_record_has_them_and_is_checked_with_them(moves):
    text = write_record(table_with(*ADDED, moves=moves))
    assert text.startswith("guanxi-record: 3\n")
    added = "".join(f"added: {number}\n" for number in ADDED)
    assert f"commitment: {commitment('host')}\n{added}seed: host\n---\n" in text
    table = verify(parse_record(text, "game"))
    assert table.added == ADDED
    assert write_record(table) == text


def test_they_stand_there_also_while_the_seed_is_hidden():
    text = write_record(table_with(*ADDED), reveal=False)
    assert text.count("added: ") == 3
    assert "seed: " not in text
    assert write_record(replay(parse_record(text, "game")), reveal=False) == text


def test_a_game_goes_on_from_its_record_with_the_same_cards():
    text = write_record(table_with(*ADDED))
    tables = [table_with(*ADDED), replay(parse_record(text, "game"))]
    for table in tables:
        table.deal()
        rng = random.Random("on")
        for _ in range(40):
            table.submit(CHINA.rules.to_act(table.state), [rng.choice(CHINA.rules.legal(table.state))])
    assert write_record(tables[0]) == write_record(tables[1])


def test_other_numbers_deal_other_cards():
    text = write_record(table_with(*ADDED))
    for changed in some(
        [
            text.replace("added: 7\n", ""),
            text.replace("added: 7\n", "added: 8\n"),
            text.replace("added: 7\n", "added: 7\nadded: 7\n"),
            text.replace("added: 00ff\n", "").replace("added: 7\n", "added: 7\nadded: 00ff\n"),
        ]
    ):
        assert "from this seed chance deals" in refused(changed)


def test_a_seed_that_looks_like_one_with_numbers_has_another_commitment():
    text = write_record(table_with(*ADDED))
    glued = text.replace("added: 00ff\n", "").replace("seed: host\n", "seed: host+00ff\n")
    assert "does not match the commitment" in refused(glued)


@pytest.mark.parametrize("bad", ["", "g", "FF", "0x1", "a" * 65, "1 2", "١", "a+b", " a", "a\n"])
def test_what_is_no_number_is_refused(bad):
    with pytest.raises(InputError, match="cannot be added"):
        table_with("1", bad)
    text = write_record(table_with(*ADDED)).replace("added: 7\n", f"added: {bad}\n")
    assert refused(text).startswith("game: ")


def test_at_most_eight():
    table_with(*"12345678", moves=0)
    with pytest.raises(InputError, match="at most 8"):
        table_with(*"123456789", moves=0)
    text = write_record(table_with(*"12345678", moves=0))
    assert "at most 8" in refused(text.replace("added: 8\n", "added: 8\nadded: 9\n"))


def test_numbers_come_after_the_commitment_and_before_the_seed_and_in_format_3_only():
    text = write_record(table_with("7"))
    plain = text.replace("added: 7\n", "")
    for changed in some(
        [
            plain.replace("commitment: ", "added: 7\ncommitment: "),
            plain.replace("seed: host\n", "seed: host\nadded: 7\n"),
            text.replace("guanxi-record: 3", "guanxi-record: 2"),
            text.replace("guanxi-record: 3", "guanxi-record: 1"),
        ]
    ):
        assert "does not belong into a header here" in refused(changed)
