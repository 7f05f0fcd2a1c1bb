"""China in words: why something is refused, what the log tells, and the notation of every action."""

import re

import pytest

from guanxi.china.doors.notation import FORMS, parse
from guanxi.china.game import GAME
from guanxi.china.rules import house
from guanxi.china.rules.board import board_of_side
from guanxi.china.rules.clauses import IDS
from guanxi.core.catalogue import load_catalogue
from guanxi.core.errors import InputError, NotationError
from guanxi.core.events import EVERYBODY
from guanxi.core.languages import USUAL
from guanxi.core.telling import sentence
from running import some

RED = {"hands": {"Alex": ["red", "red", "green"]}}
WEI = {**RED, "palaces": {"wei": {"Barbara": 2}}}
FORT = {**WEI, "fortifications": True}
NONE = {"palaces": 0, "emissaries": 0, "fortifications": 0}
LAST = {"to_act": "Doris", "hands": {"Doris": ["red", "red", "red"]}, "exhaustions": 2, "display": ["red"]}
DEAD = {
    **RED,
    "supply": {name: {**NONE, "palaces": int(name == "Alex")} for name in ("Alex", "Barbara", "Chris", "Doris")},
}
LU = {"hands": {"Alex": ["orange", "orange", "red"]}, "palaces": {"lu": {"Barbara": 2, "Chris": 2}}}
LIMIT = {"emissaries": {"wei": {"Doris": 2}}}
DEAD_ENDS = "No piece can be placed any more, and the game ends. Wei counts as it stands: 1 for Alex."
END = {**RED, "exhaustions": 2, "display": ["yellow", "purple"]}

NAMED = {"house": {"first_player": "chosen"}, "stage": "name"}
FORKED = {"wei-5": "Alex", "wei-4": "Alex", "wei-6": "Alex", "han-3": "Alex", "wei-3": "Alex"}
CUT = {**LAST, "house": {"road_method": "owner_choice"}, "palaces": {**FORKED, "wei-2": "Alex", "wei-1": "Alex"}}
OPENED = {"fort_opening": "fort_plus_palace", "fort_cover": "mandatory"}
OWN_JOKER = {"joker_own_colour": "allowed"}

# What has been done, what is tried, and what the player is told.
REFUSALS = [
    (LAST, "exchange red taking red", "draw", "CN-END-02: the game is over: its last turn has been played"),
    (DEAD, "place palace wei-1 paying red", "draw", "CN-END-05: the game is over: no piece could be placed any more"),
    (RED, "", "Barbara: draw", "CN-TURN-01: it is Alex’s turn, not Barbara’s"),
    (RED, "exchange red", "place palace wei-1",
     "CN-TURN-02: a turn is for placing or for exchanging, and Alex has exchanged a card in this one"),
    (RED, "place palace wei-1", "exchange red",
     "CN-TURN-02: a turn is for placing or for exchanging, and Alex has placed a piece in this one"),
    (RED, "", "pass", "CN-TURN-03: there is no passing: Alex must place a piece or exchange a card"),
    (RED, "", "draw", "CN-DRAW-01: cards are drawn after the placing: place and pay first, or exchange a card"),
    (WEI, "place palace wei-3 paying red", "place palace wei-4",
     "CN-DRAW-01: the placing is over: Alex refills the hand now"),
    (WEI, "", "place fortification wei-3", "CN-FORT-01: this game is played without fortifications"),
    (WEI, "place palace wei-3 and palace wei-4", "place emissary wei",
     "CN-PLACE-02: at most two pieces a turn, and Alex has placed two"),
    (WEI, "place palace wei-3", "place palace shu-1",
     "CN-PLACE-01: all pieces of a turn go to one province, and this turn’s is Wei"),
    ({**RED, "fortifications": True}, "place fortification wei-3", "place palace wei-3",
     "CN-FORT-06: Wei was empty when the turn began, so the fortification is the only piece of this turn"),
    (RED, "place palace shu-3", "place palace shu-4",
     "CN-PLACE-03: Shu was empty when the turn began, so it takes one piece this turn"),
    (FORT, "place fortification wei-3", "place fortification wei-4",
     "CN-FORT-18: Alex has already placed the one fortification that each player has"),
    ({**WEI, "supply": {"Alex": NONE}}, "", "place palace wei-3", "CN-PLACE-10: Alex has no palace left"),
    ({**WEI, "supply": {"Alex": NONE}}, "", "place emissary wei", "CN-PLACE-10: Alex has no emissary left"),
    (LU, "", "place palace lu-1", "CN-PLACE-08: Lu is full: all 4 of its spaces carry palaces"),
    (WEI, "", "place palace wei-2", "CN-PLACE-07: wei-2 already carries a palace of Barbara"),
    (FORT, "", "place fortification wei-1",
     "CN-FORT-02: wei-1 already carries a palace of Barbara, and nothing can be laid under a palace"),
    ({**FORT, "forts": ["wei-3"]}, "", "place fortification wei-3", "CN-FORT-03: wei-3 already has a fortification"),
    (RED, "", "place emissary yan", "CN-EMIS-04: Yan has no palace, so its limit for emissaries is zero"),
    ({**WEI, **LIMIT}, "", "place emissary wei",
     "CN-EMIS-02: Wei already has 2 emissaries, and its limit is 2: the most palaces that one player has there"),
    ({**RED, "palaces": {"wei": {"Chris": 1}}, "emissaries": {"wei": {"Doris": 1}}}, "", "place emissary wei",
     "CN-EMIS-02: Wei already has one emissary, and its limit is 1: the most palaces that one player has there"),
    (WEI, "place palace wei-3", "pay purple", "CN-CARD-01: Alex does not hold purple; in hand: red, red, green"),
    (WEI, "place palace wei-3", "pay red red",
     "CN-CARD-05: one piece in Wei takes at most one red card: cards of a province’s own colour are no joker there"),
    ({**WEI, "hands": {"Alex": ["red"] * 3}}, "place palace wei-3 and palace wei-4", "pay red red red",
     "CN-CARD-05: two pieces in Wei take at most two red cards: cards of a province’s own colour are no joker there"),
    (RED, "", "pay green", "CN-CARD-07: there is no piece to pay for"),
    (WEI, "place palace wei-3", "pay red green",
     "CN-CARD-07: red, green are more than the piece costs: every card must pay for a piece"),
    (WEI, "place palace wei-3 and palace wei-4", "pay red red green",
     "CN-CARD-07: red, red, green are more than the two pieces cost: every card must pay for a piece"),
    (WEI, "place palace wei-3", "pay green",
     "CN-CARD-06: one piece in Wei costs one red card or a pair of another colour; Alex offers green"),
    (WEI, "place palace wei-3 and emissary wei", "pay red",
     "CN-CARD-06: two pieces in Wei cost two red cards, or one red card and a pair of another colour; "
     "Alex offers red"),
    ({"hands": {"Alex": ["red", "green", "purple"]}}, "", "place palace zhao-1",
     "CN-CARD-06: one piece in Zhao costs one orange card or a pair of another colour; Alex holds red, green, purple"),
    (WEI, "place palace wei-3", "pass",
     "CN-CARD-06: one piece in Wei costs one red card or a pair of another colour; Alex holds red, red, green"),
    (RED, "", "exchange purple", "CN-EXCH-01: Alex holds no purple card to exchange"),
    (RED, "exchange red", "exchange red", "CN-EXCH-01: one card is exchanged in a turn, and Alex has exchanged one"),
    (END, "exchange red", "draw", "CN-DRAW-14: the pile is used up for good: cards come from the display only"),
    (END, "exchange red", "take green", "CN-DRAW-02: the display shows no green card"),
    (RED, "place palace wei-1 paying red", "pass",
     "CN-DRAW-05: Alex holds 2 cards and must draw until there are three"),
    ({"hands": {"Alex": ["red", "red"]}}, "place palace wei-1 paying red", "pass",
     "CN-DRAW-05: Alex holds one card and must draw until there are three"),
    ({"hands": {"Alex": ["red"]}}, "place palace wei-1 paying red", "pass",
     "CN-DRAW-05: Alex holds no card and must draw until there are three"),
    (NAMED, "", "place palace wei-1", "CN-SETUP-12: the first player is named before anything else"),
    (NAMED, "", "first player 5", "CN-SETUP-12: there is no player 5 at this table"),
    ({**RED, "house": NAMED["house"]}, "", "first player 2",
     "CN-SETUP-12: the first player has been named, and stays it"),
    (RED, "", "leave out wei-1 wei-2",
     "CN-ROAD-08: nobody chooses chains: each player’s best ones are counted"),
    ({**RED, "house": CUT["house"]}, "", "leave out wei-1 wei-2",
     "CN-ROAD-08: roads are left out at the end of the game, and only then"),
    (CUT, "exchange red taking red", "Alex: leave out zhao-1 wei-1",
     "CN-ROAD-01: the road from zhao-1 to wei-1 does not join two palaces of Alex, or is left out already"),
    (CUT, "exchange red taking red", "Alex: leave out wei-1 wei-2",
     "CN-ROAD-04: the road from wei-1 to wei-2 stays: neither of its palaces has more than two roads"),
    (CUT, "exchange red taking red", "Alex: draw", "CN-END-02: the game is over: its last turn has been played"),
    ({**FORT, "house": OPENED}, "", "place fortification lu-1",
     "CN-FORT-08: a fortification gets its palace in the same turn, and Alex cannot place and pay for both in Lu now"),
    ({**FORT, "house": {"fort_cover": "mandatory"}}, "place fortification wei-3", "pass",
     "CN-FORT-08: a fortification gets its palace in the same turn: the palace on wei-3 comes next"),
    ({**FORT, "house": {"fort_cover": "mandatory"}}, "place fortification wei-3", "pay red",
     "CN-FORT-08: a fortification gets its palace in the same turn: the palace on wei-3 comes next"),
    ({**RED, "fortifications": True, "house": OPENED}, "place fortification wei-3", "place palace wei-4",
     "CN-FORT-06: Wei was empty when the turn began, so nothing but the palace on the fortification may follow it in "
     "this turn"),
    ({**WEI, **LIMIT, "house": {"emissary_limit_timing": "turn_start"}}, "place palace wei-3", "place emissary wei",
     "CN-EMIS-02: Wei already has 2 emissaries, and its limit is 2: the most palaces that one player had there when "
     "the turn began"),
    ({"hands": {"Alex": ["red", "green", "yellow"]}, "house": OWN_JOKER}, "", "place palace chu-1",
     "CN-CARD-06: one piece in Chu costs one purple card or a pair of any colour; Alex holds red, green, yellow"),
    ({**RED, "house": OWN_JOKER}, "place palace wei-3", "pay red red green",
     "CN-CARD-07: red, red, green are more than the piece costs: every card must pay for a piece"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "done", "tried", "told"), REFUSALS, ids=[case[3][:45] for case in REFUSALS])
def test_refusals_tell_the_facts(place, position, done, tried, told):
    at = place(**position)
    if done:
        at.do(done)
    name, _, line = tried.rpartition(": ")
    seat = at.names.index(name) if name else max(0, GAME.rules.to_act(at.state))
    refusal = GAME.words("en").refusal(at.state, seat, GAME.notation.read(at.state, line)[0], at.names)
    clause, _, text = told.partition(": ")
    assert refusal is not None
    assert (refusal.clause, refusal.text) == (clause, text)
    assert str(refusal) == f"{text} ({clause})"


def test_every_line_of_the_order_has_its_sentence_here():
    told = {case[3].partition(": ")[0] for case in REFUSALS}
    assert told == {line.clause for line in load_catalogue("china").refusals}


def test_the_engine_knows_the_catalogue_order_of_refusals():
    """The last of the engine's clauses is the canonical order of two pieces, which a table never shows."""
    assert list(IDS[1:-1]) == [line.clause for line in load_catalogue("china").refusals]
    assert IDS[-1] == "CN-TURN-05"


def test_the_canonical_order_has_a_sentence_too(place):
    at = place(**WEI)
    at.do("place palace wei-5")
    refusal = GAME.words("en").refusal(at.state, 0, GAME.notation.read(at.state, "place palace wei-3")[0], at.names)
    assert str(refusal) == (
        "these two placements give the same result in either order; tell palace wei-3 first (CN-TURN-05)"
    )


@pytest.mark.parametrize("kind", ["palace wei-4", "emissary wei"])
def test_none_left_for_the_second_piece(place, kind):
    at = place(**WEI, supply={"Alex": {"palaces": 1, "emissaries": 1}})
    at.do(f"place {kind}")
    refusal = GAME.words("en").refusal(at.state, 0, GAME.notation.read(at.state, f"place {kind}")[0], at.names)
    assert refusal.text == f"Alex has no {kind.split()[0]} left"


def test_dealing_is_for_chance(place):
    at = place(**RED)
    refusal = GAME.words("en").refusal(at.state, 0, GAME.notation.read(at.state, "deal red")[0], at.names)
    assert str(refusal) == "cards and the first player are drawn by chance, not by a player (CN-TURN-01)"


def test_a_seat_that_acts_while_cards_are_dealt(start):
    table = start(deal=False)
    refusal = GAME.words("en").refusal(table.state, 0, GAME.notation.read(table.state, "draw")[0], table.names)
    assert str(refusal) == "it is nobody’s turn: cards are being dealt (CN-TURN-01)"


# The log: what has been done, what is done now, and how it is told to everybody.
SENTENCES = [
    (FORT, "", "place fortification wei-3", "Alex lays a fortification in Wei (wei-3 Anyi)."),
    (WEI, "", "place palace wei-3", "Alex builds a palace in Wei (wei-3 Anyi)."),
    (WEI, "", "place emissary wei", "Alex sends an emissary to Wei."),
    (WEI, "place palace wei-3", "pay red", "Alex pays red."),
    (WEI, "place palace wei-3 and palace wei-4", "pay red red", "Alex pays two red."),
    (RED, "", "exchange green", "Alex exchanges green."),
    ({**RED, "display": ["purple"] * 4}, "exchange red", "take purple", "Alex takes purple from the display."),
    (RED, "exchange red", "draw", "Alex draws from the pile."),
    ({**LU, "palaces": {"lu": {"Alex": 1, "Barbara": 2}}}, "", "place palace lu-4",
     "Alex builds a palace in Lu (lu-4 Tan). Lu is complete: 4 for Alex, 4 for Barbara."),
    ({**LU, "palaces": {"lu": {"Barbara": 3}}}, "", "place palace lu-4",
     "Alex builds a palace in Lu (lu-4 Tan). Lu is complete: 3 for Alex, 4 for Barbara."),
    (DEAD, "place palace wei-1", "pay red", f"Alex pays red. {DEAD_ENDS}"),
    (LAST, "exchange red", "take red", "Doris takes red from the display. That was the last turn."),
]  # fmt: skip


@pytest.mark.parametrize(("position", "done", "now", "told"), SENTENCES, ids=[case[3][:40] for case in SENTENCES])
def test_the_log(place, position, done, now, told):
    at = place(**position)
    if done:
        at.do(done)
    action = GAME.notation.read(at.state, now)[0]
    for viewer in (EVERYBODY, 0, 1, -1):
        assert sentence(GAME, at.state, action, at.names, USUAL, viewer) == told


def chance_sentence(at, line, viewer=EVERYBODY):
    return sentence(GAME, at.state, GAME.notation.read(at.state, line)[0], at.names, USUAL, viewer)


def test_the_log_of_the_deal(start):
    table = start(deal=False)
    assert chance_sentence(table, "first player 1") == "Alex is first player."
    table.play(-1, GAME.notation.read(table.state, "first player 1")[0])
    assert chance_sentence(table, "deal red") == "Alex is dealt red."
    assert chance_sentence(table, "deal red", 0) == "Alex is dealt red."
    assert chance_sentence(table, "deal red", 1) == ""
    for _ in range(3):
        table.play(-1, GAME.notation.read(table.state, "deal red")[0])
    assert chance_sentence(table, "deal red", 1) == "Barbara is dealt red."
    for _ in range(9):
        table.play(-1, GAME.rules.weights(table.state)[0][0])
    for viewer in (EVERYBODY, 0, 3, -1):
        assert chance_sentence(table, "deal green", viewer) == "The display is filled up: green."


@pytest.mark.parametrize(
    ("exhaustions", "told"),
    [
        (0, "The pile is used up: the discard is shuffled and becomes the new pile."),
        (1, "The pile is used up for good: the round is played to its end."),
    ],
)
def test_the_log_of_an_exhaustion(place, exhaustions, told):
    at = place(**RED, pile=1, exhaustions=exhaustions)
    card = at["pile"][0]
    at.do("exchange red")
    state = GAME.rules.copy(at.state)
    GAME.rules.do(state, GAME.notation.read(state, "draw")[0])
    deal = GAME.notation.read(state, f"deal {card}")[0]
    assert sentence(GAME, state, deal, at.names, USUAL) == f"Alex draws {card} from the pile. {told}"
    assert sentence(GAME, state, deal, at.names, USUAL, 0) == f"Alex draws {card} from the pile. {told}"
    assert sentence(GAME, state, deal, at.names, USUAL, 1) == told


# The notation.


@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_every_action_has_a_notation_of_its_own(side):
    board = board_of_side(side)
    lines = [board.kinds.notation(action, {}) for action in range(int(board.kinds.n_actions))]
    assert len(set(lines)) == len(lines) == 196 + len(board.file.roads)
    assert [parse(board, line) for line in lines] == [[action] for action in range(len(lines))]
    assert [parse(board, f"  {line.upper()}\t") for line in lines] == [[action] for action in range(len(lines))]


@pytest.mark.parametrize(
    ("line", "actions"),
    [
        ("pay green red green", ["pay red green green"]),
        ("pay red, green and green", ["pay red green green"]),
        ("place palace wei-3 paying red", ["place palace wei-3", "pay red"]),
        ("place palace wei-3 and emissary wei", ["place palace wei-3", "place emissary wei"]),
        ("place palace wei-3, emissary wei paying red", ["place palace wei-3", "place emissary wei", "pay red"]),
        ("PLACE Palace WEI-3 AND Palace wei-2 PAYING red", ["place palace wei-3", "place palace wei-2", "pay red"]),
        ("exchange red drawing", ["exchange red", "draw"]),
        ("exchange red taking green", ["exchange red", "take green"]),
    ],
)
def test_gestures(line, actions):
    board = board_of_side("3-4")
    assert [board.kinds.notation(action, {}) for action in parse(board, line)] == actions


WHICH_CARDS = 'which cards? Name one, two or three by their colours, as in "pay red" or "paying red green green"'
MISTAKES = [
    ("", f"nothing to do; say for example: {FORMS}"),
    ("  ,  ", f"nothing to do; say for example: {FORMS}"),
    ("build palace wei-3", f'"build palace wei-3" is no action; say for example: {FORMS}'),
    ("draw red", f'"draw red" is no action; say for example: {FORMS}'),
    ("take", f'"take" is no action; say for example: {FORMS}'),
    ("exchange", f'"exchange" is no action; say for example: {FORMS}'),
    ("place", 'say what is placed and where: "place palace wei-3", "place emissary wei"'),
    ("place palace", 'say what is placed and where: "place palace wei-3", "place emissary wei"'),
    ("place paying red", 'say what is placed and where: "place palace wei-3", "place emissary wei"'),
    ("place tower wei-3", '"tower" is no piece: palace, emissary or fortification'),
    ("place palace wei-8", 'there is no palace space "wei-8"; that province has wei-1 to wei-7'),
    ("place palace wei", 'there is no palace space "wei"; that province has wei-1 to wei-7'),
    ("place palace rome-1", 'there is no palace space "rome-1"; they are called like wei-3'),
    ("place emissary wei-3", 'there is no province "wei-3"; there are: yan, zhao, wei, chin, shu, chu, lu, qi, han'),
    ("pay blue", '"blue" is no colour of cards: red, green, orange, yellow, purple'),
    ("take blue", '"blue" is no colour of cards: red, green, orange, yellow, purple'),
    ("place palace wei-3 paying", WHICH_CARDS),
    ("pay", WHICH_CARDS),
    ("pay red red red red", "a payment is one, two or three cards, not 4 (CN-CARD-01)"),
    ("exchange red green", 'say "exchange red", "exchange red taking green" or "exchange red drawing"'),
    ("first player 6", '"6" is no player: 1 to 5'),
]


@pytest.mark.parametrize(("line", "told"), MISTAKES, ids=[case[0] or "nothing" for case in MISTAKES])
def test_mistakes_are_named(line, told):
    with pytest.raises(NotationError) as error:
        parse(board_of_side("3-4"), line)
    assert str(error.value) == told
    assert error.value.clause == ("CN-CARD-01" if "CN-CARD-01" in told else "")


@pytest.mark.parametrize("line", ["x" * 100_000, "place " * 50_000, "\0\x1b[31m", "take ①", "İ"])
def test_a_hostile_line_is_a_short_message(line):
    with pytest.raises(NotationError) as error:
        parse(board_of_side("3-4"), line)
    assert len(str(error.value)) < 500


@pytest.mark.parametrize("done", ["", "place palace wei-5", "exchange red"])
def test_legal_actions_by_number_are_those_by_line(place, done):
    at = place(**FORT)
    if done:
        at.do(done)
    assert [GAME.notation.write(at.state, action) for action in GAME.rules.legal(at.state)] == at["legal"]


ACTION_ROW = re.compile(r"^\| [^|]+ \| (\d+)(?: to (\d+))? \| `([^`]+)` \| `([^`]+)` \|$", re.MULTILINE)


# Options.


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"players": "7"}, "China is for 3 to 5 players, not 7 (CN-COMP-01)"),
        ({"players": "3", "side": "4-5"}, "3 players use side 3-4, not '4-5' (CN-SETUP-01)"),
        ({"side": "c"}, "4 players use side 3-4 or 4-5, not 'c' (CN-SETUP-01)"),
        ({"fortifications": "yes"}, "fortifications are on or off, not 'yes' (CN-FORT-01)"),
        ({"fort_cover": "mandatory"}, "the house rule fort_cover needs fortifications on (CN-FORT-08)"),
        ({"fort_opening": "fort_plus_palace"}, "the house rule fort_opening needs fortifications on (CN-FORT-06)"),
        ({"fort_stacking": "each"}, "the house rule fort_stacking needs fortifications on (CN-FORT-13)"),
        ({"full_tie": "nobody"}, "full_tie is shared or later_seat, not 'nobody' (CN-WIN-04)"),
        (
            {"speed": "9"},
            "China has no option 'speed'; it has players, side, fortifications and board, and the house rules "
            "that `guanxi rules china --house` lists",
        ),
    ],
)
def test_options_that_do_not_exist(given, told):
    with pytest.raises(InputError) as error:
        GAME.options(given)
    assert str(error.value) == told


@pytest.mark.parametrize("option", load_catalogue("china").house_rules.values(), ids=lambda option: option.name)
def test_every_house_rule_of_the_catalogue_is_played_and_told_only_where_it_is_not_the_usual_one(option):
    official = {"players": "3", "side": "3-4", "fortifications": "on"}
    for value in some(option.values):
        chosen = GAME.options({**official, option.name: value})
        assert chosen == official | ({} if value == option.default else {option.name: value})
        assert house.told(int(GAME.rules.start(chosen).house)) == dict(chosen.items() - official.items())
