"""A refusal says *you* to who is refused: in every language, wherever the name would stand."""

import pytest
from cf_positions import FULL_HUBU, NAMES, PLACING, TUTORS, do_all, games, position
from test_cf_refusals import REFUSALS

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.state import COLONY, SHIPYARD
from guanxi.core.text import read_by
from reader_hands import CALLED, is_addressed
from running import some

pytestmark = pytest.mark.once

# Where what is tried is about something of one's own.
OWN = [
    ({"officials": "hubu-3:Anna"}, "", "bribe hubu-3",
     "Hubu 3 already carries your marker, and a bribe never replaces one"),
    ({"officials": "hubu-3:Anna!"}, "", "secure hubu-3", "Hubu 3 is already secured by you"),
    ({"students": "AC"}, "", "nominate red", "both student spaces are taken, by you and Clara"),
    ({"students": "CA"}, "", "nominate red", "both student spaces are taken, by Clara and you"),
    ({"own": [(COLONY, 1)], "rows": [("box", 1, 0)]}, "", "invade korea-2", "Korea 2 already holds an army of yours"),
    ({"gifts": "Anna:2", "own": [(SHIPYARD, 1), (SHIPYARD + 1, 2)]}, "petition 2", "move junks from black to green",
     "two junks move, and you have one in the shipyard"),
    ({"gifts": "Anna:5", "rows": [("box", 0, 0)]}, "petition 5; march from korea-1", "march to korea-1",
     "Korea 1 already holds an army of yours"),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris hubu-4:Anna!"}, "petition 6", "replace marker hubu-4 by black",
     "Hubu 4 is secured by you"),
    ({"chief": 0}, "", "imperial favour",
     "nobody puts a cube on the Imperial Favour: it is yours, as Chief Minister, when everybody has passed"),
    ({**TUTORS, "students": "AB"}, "tutor red", "tutor plain",
     "all your cards go to one student, and yours has been chosen"),
    ({**PLACING, "officials": FULL_HUBU.replace("Boris", "Anna") + " hubu-5:Boris"}, "", "place candidate hubu-1",
     "Hubu 1 is secured by you, and a candidate replaces unbribed or unsecured officials only"),
    ({"hand": "1 2"}, "", "bribe hubu-3", "bribing Hubu 3 costs 4 coins; you have 3"),
]  # fmt: skip

# Sentences in which a player stands who can only be somebody else.
OF_OTHERS = {"CF-ACT-NOM-05", "CF-ACT-PET-13", "CF-OFF-08", "CF-RES-16", "CF-RES-17"}


@pytest.mark.parametrize(("given", "done", "line", "told"), OWN, ids=[case[3][:40] for case in OWN])
def test_what_is_ones_own_is_yours(given, done, line, told):
    s = position(**given)
    do_all(s, done)
    action = GAME.notation.read(s, line)[0]
    refusal = GAME.words("en").refusal(s, 0, action, read_by(NAMES, 0))
    assert refusal is not None
    assert refusal.text == told
    assert is_addressed(GAME, s, 0, action, CALLED[:4])


def test_every_sentence_with_a_player_is_said_to_who_is_refused():
    said, mentioning = set(), set()
    for given, done, tried, told in some([*OWN, *REFUSALS]):
        s = position(**given)
        do_all(s, done)
        name, _, line = tried.rpartition(": ")
        seat = {"": max(0, GAME.rules.to_act(s)), "chance": -1}.get(name, 1)
        action = GAME.notation.read(s, line)[0]
        if seat >= 0 and is_addressed(GAME, s, seat, action, CALLED[:4]):
            said.add(GAME.rules.why_not(s, seat, action))
        if any(player in told for player in NAMES):
            mentioning.add(GAME.rules.why_not(s, seat, action))
    assert said <= mentioning
    assert mentioning - said == OF_OTHERS


@pytest.mark.parametrize("players", [3, 5])
def test_whatever_is_refused_in_a_game_is_said_so(players):
    clauses = set()
    for number, (s, _, _) in some(enumerate(games(players, [f"to whom {players}"]))):
        seat = int(GAME.rules.to_act(s))
        if number % 97 or seat < 0:
            continue
        for action in some(range(number % 7, int(KINDS.n_actions), 7)):
            clause = GAME.rules.why_not(s, seat, action)
            if clause and is_addressed(GAME, s, seat, action, CALLED[:players]):
                clauses.add(clause)
    assert len(clauses) > 8
