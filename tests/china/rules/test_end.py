"""CN-END: how the game ends."""

import pytest

from guanxi.china.game import GAME
from guanxi.china.rules.phases import end

NAMES = ("Alex", "Barbara", "Chris", "Doris", "Emil")
PROVINCES = ("yan", "zhao", "wei", "chin", "shu", "chu", "lu", "qi", "han")
NOTHING = {"palaces": 0, "emissaries": 0, "fortifications": 0}
PILE = {3: 34, 4: 36, 5: 38}


def any_exchange(at) -> None:
    """The player to act exchanges a card for one of the display."""
    name = at["to_act"]
    at.do(f"exchange {at['hands'][name][0]} taking {at['display'][0]}")


@pytest.mark.clause("CN-END-01", "CN-END-02", "CN-END-03", "CN-END-04")
@pytest.mark.parametrize(("players", "seat"), [(n, s) for n in (3, 4, 5) for s in range(n)])
def test_turns_left_after_the_second_exhaustion(place, players, seat):
    """In the turn of seat s it leaves n - 1 - s turns."""
    at = place(players=players, to_act=NAMES[seat], exhaustions=1, pile=1)
    at.do(f"exchange {at['hands'][NAMES[seat]][0]} drawing")
    turns = 0
    while not at["over"]:
        assert at["to_act"] == NAMES[seat + 1 + turns]
        if at["display"]:
            any_exchange(at)
        else:
            at.do(f"exchange {at['hands'][at['to_act']][0]}")
        turns += 1
    assert turns == players - 1 - seat
    assert at["reason"] == "last turn"


@pytest.mark.clause("CN-END-01")
@pytest.mark.parametrize("exhaustions", [0, 1])
def test_before_the_second_exhaustion_the_round_never_ends_the_game(place, exhaustions):
    at = place(to_act="Doris", exhaustions=exhaustions, pile=20)
    any_exchange(at)
    assert (at["over"], at["to_act"]) == (False, "Alex")


@pytest.mark.clause("CN-END-02")
def test_after_the_last_turn_nobody_acts(place):
    at = place(to_act="Doris", exhaustions=2)
    any_exchange(at)
    assert (at["to_act"], at["stage"], at["legal"]) == ("", "over", [])
    assert GAME.rules.is_over(at.state)
    assert GAME.rules.legal(at.state) == []
    for name in at.names:
        assert at.refused("exchange red", by=name) == "CN-END-02"


DEAD = {"Alex": NOTHING, "Barbara": NOTHING, "Chris": NOTHING, "Doris": NOTHING}


@pytest.mark.clause("CN-END-06", "CN-FORT-03", "CN-FORT-10")
@pytest.mark.parametrize(
    ("supply", "board", "dead"),
    [
        pytest.param({}, {}, True, id="nothing left"),
        pytest.param({"Doris": {"palaces": 1}}, {}, False, id="a palace and a vacant space"),
        pytest.param({"Doris": {"emissaries": 8}}, {}, True, id="emissaries, but no palace"),
        pytest.param({"Doris": {"emissaries": 1}}, {"palaces": {"wei": {"Alex": 1}}}, False, id="room for an emissary"),
        pytest.param(
            {"Doris": {"emissaries": 1}},
            {"palaces": {"wei": {"Alex": 1}}, "emissaries": {"wei": {"Alex": 1}}},
            True,
            id="at the limit",
        ),
        pytest.param(
            {"Doris": {"emissaries": 1}},
            {
                "palaces": {"wei": {"Alex": 1}, "han": {"Alex": 2}},
                "emissaries": {"wei": {"Alex": 1}, "han": {"Alex": 1}},
            },
            False,
            id="room in another province",
        ),
        pytest.param({"Doris": {"fortifications": 1}}, {}, False, id="a fortification and a bare space"),
        pytest.param({"Alex": {"palaces": 1}}, {"forts": ["wei-1"]}, False, id="a space with a bare fortification"),
    ],
)
def test_dead_board(place, supply, board, dead):
    supplies = {name: {**NOTHING, **supply.get(name, {})} for name in NAMES[:4]}
    at = place(fortifications=True, supply=supplies, **board)
    assert end.board_is_dead(at.state) == dead


@pytest.mark.clause("CN-END-06")
@pytest.mark.parametrize(
    ("supply", "dead"), [({"palaces": 9}, True), ({"fortifications": 1}, True), ({"emissaries": 1}, False), ({}, True)]
)
def test_dead_board_without_a_vacant_space(place, bare_board, supply, dead):
    """A board of nine spaces, all taken: only an emissary could still be placed."""
    palaces = {province: {"Barbara": 1} for province in PROVINCES}
    supplies = {name: {**NOTHING, **(supply if name == "Alex" else {})} for name in NAMES[:4]}
    at = place(board=bare_board(), fortifications=True, palaces=palaces, supply=supplies)
    assert end.board_is_dead(at.state) == dead


@pytest.mark.clause("CN-END-06", "CN-FORT-03")
@pytest.mark.parametrize(("forts", "dead"), [(["yan-2"], True), ([], False)])
def test_the_last_bare_space(place, bare_board, forts, dead):
    """One vacant space and a fortification in a supply: dead exactly if one lies there already."""
    palaces = {province: {"Barbara": 1} for province in PROVINCES}
    supplies = {name: {**NOTHING, "fortifications": int(name == "Alex")} for name in NAMES[:4]}
    at = place(board=bare_board(2), fortifications=True, palaces=palaces, supply=supplies, forts=forts)
    assert end.board_is_dead(at.state) == dead


@pytest.mark.clause("CN-END-05", "CN-END-07")
def test_a_dead_board_ends_the_game_with_the_payment(place):
    supply = {**DEAD, "Alex": {**NOTHING, "palaces": 1}}
    at = place(hands={"Alex": ["red", "red", "green"]}, supply=supply, scores={"Chris": 7})
    at.do("place palace wei-1")
    assert (at["over"], at["legal"]) == (False, ["pay red"])
    at.do("pay red")
    assert (at["over"], at["reason"], at["turns"]) == (True, "dead board", 1)
    assert at["hands"]["Alex"] == ["red", "green"]
    assert at["scores"] == {"Alex": 1, "Barbara": 0, "Chris": 7, "Doris": 0}
    assert [at.refused("draw", by=name) for name in at.names] == ["CN-END-05"] * 4


@pytest.mark.clause("CN-END-05", "CN-END-06")
def test_the_last_vacant_space_of_the_board(place, bare_board):
    """A board of nine spaces, eight taken, each dragon space at its limit of one: one palace more, and it is dead."""
    taken = {province: {"Barbara": 1} for province in PROVINCES[1:]}
    emissaries = {province: {"Chris": 1} for province in PROVINCES[:8]} | {"han": {"Doris": 1}}
    at = place(board=bare_board(2), hands={"Alex": ["green"]}, palaces=taken, emissaries=emissaries)
    at.do("place palace yan-1", "pay green")
    assert at["over"] is False  # Yan has a second space
    at = place(board=bare_board(1), hands={"Alex": ["green"]}, palaces=taken, emissaries=emissaries)
    at.do("place palace yan-1", "pay green")
    assert at["reason"] == "dead board"
    assert at["supply"]["Alex"] == {"palaces": 19, "emissaries": 8, "fortifications": 0}


@pytest.mark.clause("CN-END-07")
def test_the_test_is_made_after_the_second_piece_too(place):
    supply = {**DEAD, "Alex": {**NOTHING, "palaces": 2}}
    at = place(hands={"Alex": ["red", "red", "green"]}, palaces={"wei": {"Barbara": 1}}, supply=supply)
    at.do("place palace wei-2", "place palace wei-3", "pay red red")
    assert at["reason"] == "dead board"
    at = place(hands={"Alex": ["red", "red", "green"]}, palaces={"wei": {"Barbara": 1}}, supply=supply)
    at.do("place palace wei-2", "pay red")
    assert (at["over"], at["stage"]) == (False, "draw")


@pytest.mark.clause("CN-END-07")
@pytest.mark.parametrize(("piece", "kind"), [("emissary wei", "emissaries"), ("fortification wei-5", "fortifications")])
def test_the_test_is_made_after_every_kind_of_piece(place, piece, kind):
    supply = {**DEAD, "Alex": {**NOTHING, kind: 1}}
    at = place(fortifications=True, hands={"Alex": ["red"]}, palaces={"wei": {"Barbara": 2}}, supply=supply)
    at.do(f"place {piece}", "pay red")
    assert at["reason"] == "dead board"


@pytest.mark.clause("CN-END-08")
def test_one_blocked_player_does_not_end_the_game(place):
    at = place(hands={"Alex": ["red"], "Barbara": ["red"]}, supply={"Alex": NOTHING})
    at.do("exchange red", "draw")
    at.do("place palace wei-1", "pay red")
    assert at["over"] is False


@pytest.mark.clause("CN-END-09")
def test_every_turn_before_the_end_phase_takes_a_card_off_the_pile(game):
    taken = 0
    for turn in game.turns:
        if turn.before["exhaustions"] < 2:
            off = sum(line.startswith("deal") for line in turn.lines)
            assert off >= 1
            taken += off
    assert taken == 2 * PILE[game.players]
    assert len(game.turns) <= 2 * PILE[game.players] + game.players - 1


@pytest.mark.clause("CN-END-09")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_longest_game_has_as_many_turns_as_the_bound(start, players):
    """Everybody exchanges one card for one of the display, turn after turn."""
    at = start(players=players)
    while not at["over"]:
        any_exchange(at)
    bound = 2 * PILE[players] + players - 1
    assert bound - players < at["turns"] <= bound
