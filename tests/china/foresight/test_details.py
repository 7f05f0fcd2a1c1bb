"""What a closer look at China's board shows, for everybody."""

from itertools import pairwise
from typing import Any

import pytest

from guanxi.china.game import GAME
from guanxi.core.table import Table

ROW = [("yan-1", "yan-2"), ("yan-2", "yan-3"), ("yan-3", "yan-4"), ("yan-4", "zhao-1")]


def details(at: Any, seat: int = 0) -> Any:
    return GAME.foresight.details(GAME.rules.view(at.state, seat))


@pytest.mark.clause("CN-PAL-04", "CN-PAL-12", "CN-EMIS-02")
def test_a_province_is_told_with_who_is_paid_for_whose_palaces(place, bare_board):
    at = place(players=5, board=bare_board(6), palaces={"yan": {"Alex": 3, "Barbara": 1, "Chris": 1}})
    yan = details(at)["provinces"]["yan"]
    assert (yan["free"], yan["scored"], yan["limit"]) == (1, False, 3)
    assert yan["palaces"] == [3, 1, 1, 0, 0]
    assert yan["points"] == [5, 3, 3, 0, 0]
    assert yan["behind"] == [[], [0], [0], [], []]


@pytest.mark.clause("CN-CARD-02", "CN-CARD-04", "CN-PLACE-03")
def test_a_province_is_told_with_the_pieces_my_hand_pays_for(place):
    at = place(players=4, palaces={"yan": {"Alex": 1}, "zhao": {"Barbara": 7}}, hands={"Alex": ["green", "red", "red"]})
    pays = {province: told["pays"] for province, told in details(at)["provinces"].items()}
    assert pays["yan"] == 2  # the card and the joker
    assert pays["chin"] == 1  # the joker
    assert pays["han"] == 1  # nobody is there yet: one piece opens it
    assert pays["zhao"] == 1  # the joker, for an emissary: no space is free
    assert pays["lu"] == 1
    assert not any(told["pays"] for told in details(at, seat=1)["provinces"].values())  # another's hand is not told


@pytest.mark.clause("CN-ALLY-05", "CN-ALLY-06")
def test_an_alliance_is_told_with_who_leads_where_and_what_it_is_worth(place):
    palaces = {"yan": {"Alex": 3}, "zhao": {"Alex": 3}}
    sent = {"yan": {"Alex": 1, "Barbara": 1}, "zhao": {"Alex": 1, "Barbara": 1}}
    told = details(place(players=4, palaces=palaces, emissaries=sent))["alliances"]["1"]
    assert told["provinces"] == ["yan", "zhao"]
    assert told["leads"] == [[0, 1], [0, 1]]
    assert (told["all"], told["points"], told["clause"]) == ([2, 2], [4, 4, 0, 0], "CN-ALLY-06")
    one = {"yan": {"Alex": 1}, "zhao": {"Barbara": 1}}
    split = details(place(players=4, palaces=palaces, emissaries=one))["alliances"]["1"]
    assert (split["points"], split["clause"]) == ([0, 0, 0, 0], "CN-ALLY-04")


@pytest.mark.clause("CN-ROAD-02", "CN-ROAD-06")
def test_a_space_is_told_with_the_rows_it_would_lengthen(place, bare_board):
    built = {"yan-1": "Alex", "yan-2": "Alex", "yan-4": "Alex", "zhao-1": "Barbara"}
    told = details(place(players=5, board=bare_board(4, 4, roads=ROW), palaces=built))
    row = ["yan-1", "yan-2", "yan-3", "yan-4"]
    assert told["spaces"]["yan-3"] == [{"seat": 0, "spaces": row, "points": 4, "completes": True}]
    assert told["spaces"]["yan-1"] == [{"seat": 0, "spaces": row[1::-1], "points": 0, "completes": False}]
    assert told["spaces"]["zhao-1"] == [{"seat": 1, "spaces": ["zhao-1"], "points": 0, "completes": False}]  # alone
    assert told["spaces_clause"] == "CN-ROAD-02"
    assert told["chains"] == []


@pytest.mark.clause("CN-ROAD-02", "CN-ROAD-06")
def test_a_space_at_the_end_of_a_chain_extends_it_and_completes_none(place, bare_board):
    told = details(place(players=5, board=bare_board(4, 4, roads=ROW), palaces={"yan": {"Alex": 4}}))
    row = ["yan-1", "yan-2", "yan-3", "yan-4", "zhao-1"]
    (zhao,) = told["spaces"]["zhao-1"]
    assert (sorted(zhao["spaces"]), zhao["points"], zhao["completes"]) == (row, 1, False)


@pytest.mark.clause("CN-ROAD-04")
def test_a_row_goes_one_way_at_forks_and_is_the_longest(place, bare_board):
    forked = [*ROW, ("yan-2", "zhao-2"), ("zhao-1", "zhao-3"), ("zhao-3", "zhao-4"), ("zhao-1", "wei-1")]
    built = dict.fromkeys(["yan-1", "yan-2", "yan-4", "zhao-1", "zhao-2", "zhao-3", "zhao-4", "wei-1"], "Alex")
    told = details(place(players=5, board=bare_board(4, 4, roads=forked), palaces=built))
    (row,) = told["spaces"]["yan-3"]  # between two forks
    one, *others = row["spaces"]
    assert {one, others[-1]} in ({"yan-1", "zhao-4"}, {"zhao-2", "zhao-4"})
    assert sorted(others[:-1]) == ["yan-2", "yan-3", "yan-4", "zhao-1", "zhao-3"]
    links = {frozenset(road) for road in forked}
    assert all(frozenset(pair) in links for pair in pairwise(row["spaces"]))


@pytest.mark.clause("CN-ROAD-02", "CN-ROAD-06")
def test_chains_that_count_are_told_with_their_spaces(place, bare_board):
    built = {"yan": {"Alex": 4}}
    (chain,) = details(place(players=5, board=bare_board(4, 4, roads=ROW), palaces=built))["chains"]
    assert (chain["seat"], chain["points"], chain["doubled"]) == (0, 4, False)
    assert sorted(chain["spaces"]) == ["yan-1", "yan-2", "yan-3", "yan-4"]


def test_it_fits_what_it_would_be_worth_if_it_ended_now():
    """In played positions of five with fortifications: points by province, alliance and chain add up to the totals."""
    from guanxi.bots import bot_named

    table = Table(GAME, {"players": "5", "fortifications": "on"}, ["A", "B", "C", "D", "E"], "details")
    bots = [bot_named("greedy", GAME, f"details-{seat}") for seat in range(5)]
    rules = GAME.rules
    while not rules.is_over(table.state):
        table.deal()
        if rules.is_over(table.state):
            break
        told = GAME.foresight.details(rules.view(table.state, 0))
        for seat, total in enumerate(rules.totals(table.state)):
            found = sum(each["points"][seat] for part in ("provinces", "alliances") for each in told[part].values())
            found += sum(chain["points"] for chain in told["chains"] if chain["seat"] == seat)
            assert found == total
        seat = int(rules.to_act(table.state))
        table.play(seat, bots[seat].choose(rules.view(table.state, seat), rules.legal(table.state)))
        if len(table.actions) > 160:
            break
    assert len(table.actions) > 100
