"""Why something is refused, in sentences with the facts that made the clause apply."""

import pytest
from cf_positions import FAVOUR, FULL_HUBU, NAMES, PLACING, RESOLVING, TUTORS, do_all, games, position

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.clauses import IDS
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.state import (
    APPOINTING,
    BARRACKS,
    CHIEF_MINISTER,
    CHOOSING_LAND,
    COLONY,
    DISCARDING,
    DISCARDS,
    OVER,
    SHIPYARD,
    TUTORING_CARDS,
)
from running import some

# Position, what has been done, what is tried, and what the player is told.
REFUSALS = [
    ({"room": OVER}, "", "pass", "CF-END-10: the game is over: titles are awarded and the winner is known"),
    ({}, "", "Boris: pass", "CF-TURN-02: it is Anna who acts now, not Boris"),
    ({}, "tax income", "pass", "CF-TURN-02: nobody acts now: something has to be drawn first"),
    ({}, "tax income", "chance: reward cash", "CF-TURN-02: chance has nothing of the kind to draw now"),
    ({}, "", "card 2", "CF-TURN-02: that is drawn by chance, and no player decides it"),
    ({"passed": 2}, "", "Boris: tax income", "CF-TURN-07: Boris has passed and takes no more action in round 2"),
    (FAVOUR, "", "pass",
     "CF-TURN-07: everybody has passed, and Anna takes one more action by the Imperial Favour"),
    ({"hand": "2 3"}, "bribe hubu-3", "spend 1", "CF-PAY-07: Anna holds no card with one coin; in hand: 2, 3"),
    ({}, "bribe hubu-3", "Boris: spend 1",
     "CF-PAY-07: Anna pays now, and nobody may contribute to another player's payment"),
    ({"hand": "", **TUTORS, "room": TUTORING_CARDS}, "", "spend 2",
     "CF-PAY-07: Anna holds no card with 2 coins; the hand is empty"),
    ({}, "", "appoint green", "CF-SEQ-01: it is not the moment for that: Anna takes a turn"),
    ({**TUTORS, "students": "AB"}, "", "tax income",
     "CF-SEQ-01: it is not the moment for that: Anna chooses a student to support"),
    ({}, "bribe hubu-3", "tax income",
     "CF-TURN-11: an action is carried out as a whole, and this one is not finished: Anna pays"),
    ({"reward": "extra_action"}, "play extra-action", "pass",
     "CF-TURN-11: an action is carried out as a whole, and this one is not finished: Anna takes an "
     "action of the Actions Box, as the Extra Action card says"),
    ({"cubes": 1}, "", "pass", "CF-TURN-04: Anna still has one unused cube and cannot pass"),
    ({"cubes": 1, "rows": [("uses", 0, 1)], "officials": "hubu-5:-"}, "", "bribe hubu-5",
     "CF-PAIR-11: a repeat on this space costs two cubes, and Anna has one"),
    ({"cubes": 1, "gifts": "Anna:6", "officials": "hubu-5:Boris"}, "", "petition 6",
     "CF-PAIR-11: a petition costs two cubes, and Anna has one"),
    ({"cubes": 0}, "", "no action", "CF-PAIR-11: this action costs one cube, and Anna has none"),
    ({"hand": "1 2"}, "", "bribe hubu-3", "CF-PAY-08: bribing Hubu 3 costs 4 coins; Anna has 3"),
    ({"hand": "2", "officials": "hubu-3:Anna"}, "", "secure hubu-3",
     "CF-PAY-08: securing Hubu 3 costs 3 coins; Anna has 2"),
    ({"hand": "1"}, "", "nominate red", "CF-PAY-08: nominating a student costs 2 coins; Anna has 1"),
    ({"hand": "1"}, "", "force examination", "CF-PAY-08: forcing an examination costs 2 coins; Anna has 1"),
    ({"hand": "1"}, "", "buy 2 junks", "CF-PAY-08: buying two junks costs 3 coins; Anna has 1"),
    ({"hand": "3", "own": [(SHIPYARD, 2)]}, "", "sail 2 junks",
     "CF-PAY-08: sailing with two junks costs 2 licences; Anna has 1"),
    ({"hand": "3"}, "", "recruit army", "CF-PAY-08: recruiting an army costs 6 licences; Anna has 1"),
    ({"hand": "3", "own": [(COLONY, 1)]}, "", "invade korea-2",
     "CF-PAY-08: invading Korea 2 costs 7 coins; Anna has 3"),
    ({"hand": "3"}, "", "buy gift 4", "CF-PAY-08: buying the coat costs 4 coins; Anna has 3"),
    ({"hand": "3", "officials": "hubu-3:Boris", "reward": "bribery_any"}, "", "play bribery-any on hubu-3",
     "CF-PAY-08: taking over Hubu 3 costs 4 coins; Anna has 3"),
    ({}, "", "spend 1", "CF-PAY-09: nothing is to be paid now, so no card can be spent"),
    ({}, "bribe hubu-3", "enough", "CF-PAY-02: the price is 4 coins, and 0 are paid"),
    ({"hand": "1 3"}, "bribe hubu-3", "spend 3",
     "CF-PAY-04: cards are told from few coins to many, and without lower ones it is not enough"),
    ({}, "bribe hubu-3; spend 2", "spend 1",
     "CF-PAY-04: cards are told from few coins to many, and one with 2 coins has been told"),
    ({"officials": "hubu-3:Boris!", "reward": "bribery_any"}, "", "play bribery-any on hubu-3",
     "CF-OFF-08: Hubu 3 is secured by Boris and cannot be taken"),
    ({"resolved": 2}, "", "bribe hubu-3", "CF-OFF-09: Hubu is resolved, and nothing in it changes any more"),
    ({}, "", "bribe hubu-7", "CF-ACT-BRIBE-01: there is no official on Hubu 7"),
    ({"officials": "hubu-3:Boris"}, "", "bribe hubu-3",
     "CF-ACT-BRIBE-04: Hubu 3 already carries Boris's marker, and a bribe never replaces one"),
    ({"officials": "gongbu-1:Boris gongbu-2:Anna", "gifts": "Boris>Anna:3"}, "", "bribe gongbu-3",
     "CF-ACT-BRIBE-05: Boris's vase (gift 3) keeps Anna from bribing in Gongbu: Boris has 1 official there and Anna 1"),
    ({}, "", "secure hubu-7", "CF-ACT-SECURE-01: there is no official on Hubu 7"),
    ({}, "", "secure hubu-3", "CF-ACT-SECURE-01: Hubu 3 is not bribed by anybody"),
    ({"officials": "hubu-3:Boris"}, "", "secure hubu-3",
     "CF-ACT-SECURE-01: Hubu 3 carries Boris's marker, not Anna's"),
    ({"officials": "hubu-3:Anna!"}, "", "secure hubu-3", "CF-ACT-SECURE-01: Hubu 3 is already secured by Anna"),
    ({"round": 1}, "", "nominate red", "CF-ACT-NOM-01: no student is nominated in the first round"),
    ({"students": "BC"}, "", "nominate red", "CF-ACT-NOM-02: both student spaces are taken, by Boris and Clara"),
    ({"students": "A-"}, "", "nominate plain",
     "CF-ACT-NOM-03: Anna already has a student, and a player nominates no second one"),
    ({"students": "B-"}, "", "nominate red", "CF-ACT-NOM-05: the red space is taken by Boris"),
    ({"round": 1}, "", "force examination", "CF-ACT-FORCE-01: no examination is forced in the first round"),
    ({"own": [(SHIPYARD + 1, 24)]}, "", "buy 2 junks", "CF-ACT-JUNK-04: the supply has one junk left, not 2"),
    ({"own": [(SHIPYARD, 1)]}, "", "sail 2 junks",
     "CF-ACT-VOY-01: sailing with 2 takes as many junks in the shipyard, and Anna has one"),
    ({"rows": [("visited", 1, 1)], "room": CHOOSING_LAND, "voyages": 1}, "", "arrive india",
     "CF-ACT-VOY-12: Anna has already reached India"),
    ({"rows": [("visited", land, 1) for land in range(4)], "own": [(SHIPYARD, 10)]}, "", "sail 10 junks",
     "CF-ACT-VOY-13: 10 junks at sea would complete 2 voyages, and only one distant land is left for Anna to reach"),
    ({"own": [(BARRACKS, 0)]}, "", "recruit army", "CF-ACT-ARMY-03: all six armies of Anna have been recruited"),
    ({}, "", "invade korea-2", "CF-ACT-INVADE-01: Anna has no army in the colony"),
    ({"own": [(COLONY, 1)]}, "", "invade korea-4", "CF-ACT-INVADE-02: there is no box Korea 4"),
    ({"own": [(COLONY, 1)], "lands_resolved": 1}, "", "invade korea-2",
     "CF-ACT-INVADE-02: the invasion of Korea is over"),
    ({"own": [(COLONY, 1)], "rows": [("box", 1, 2)]}, "", "invade korea-2",
     "CF-ACT-INVADE-05: Korea 2 already holds an army of Clara"),
    ({}, "", "buy gift 1", "CF-ACT-BUY-01: Anna cannot buy the wall hanging: it is bought already"),
    ({"gifts": "Anna>Clara:1"}, "", "buy gift 1",
     "CF-ACT-BUY-01: Anna cannot buy the wall hanging: it has been given to Clara"),
    ({"gifts": "Anna:1x"}, "", "buy gift 1",
     "CF-ACT-BUY-01: Anna cannot buy the wall hanging: it has left the game"),
    ({}, "", "give gift 3 to green", "CF-ACT-GIVE-01: Anna cannot give the vase: it is not bought yet"),
    ({"gifts": "Anna>Clara:1"}, "", "give gift 1 to green",
     "CF-ACT-GIVE-01: Anna cannot give the wall hanging: it has been given to Clara"),
    ({}, "", "give gift 1 to yellow", "CF-ACT-GIVE-01: nobody plays yellow"),
    ({"gifts": "Boris>Anna:3"}, "", "give gift 1 to green",
     "CF-ACT-GIVE-05: Anna holds a gift of value 3 from Boris, so a return gift is worth at least as much, not 1"),
    ({}, "", "give gift 1 to black", "CF-ACT-GIVE-06: a gift goes to another player, never to its owner"),
    ({}, "", "transfer hubu-7 to green", "CF-ACT-TRANS-03: there is no official on Hubu 7"),
    ({}, "", "transfer hubu-3 to green", "CF-ACT-TRANS-03: Hubu 3 carries nobody's marker"),
    ({"officials": "hubu-3:Boris"}, "", "transfer hubu-3 to purple",
     "CF-ACT-TRANS-03: Hubu 3 carries Boris's marker, not Anna's"),
    ({"officials": "hubu-3:Anna"}, "", "transfer hubu-3 to green",
     "CF-ACT-TRANS-04: Anna holds no gift from Boris, and influence goes to givers only"),
    ({"officials": "hubu-3:Anna"}, "", "transfer hubu-3 to black",
     "CF-ACT-TRANS-04: influence goes to another player, a giver to Anna"),
    ({"officials": "hubu-3:Anna"}, "", "transfer hubu-3 to yellow", "CF-ACT-TRANS-04: nobody plays yellow"),
    ({"advanced": False}, "", "petition 3",
     "CF-ACT-PET-01: petitions belong to the advanced game, and this is not one"),
    ({}, "", "petition 1",
     "CF-ACT-PET-04: the wall hanging moves nobody: a petition takes a gift of value 2 to 6"),
    ({}, "", "petition 3", "CF-ACT-PET-04: Anna cannot petition with the vase: it is not bought yet"),
    ({"gifts": "Anna:2", "own": [(SHIPYARD, 2), (SHIPYARD + 1, 1)]}, "petition 2",
     "move junks from green to black", "CF-ACT-PET-06: two junks move, and Boris has one in the shipyard"),
    ({"gifts": "Anna:2", "own": [(SHIPYARD, 2)]}, "petition 2", "move junks from black to black",
     "CF-ACT-PET-06: the junks go to another player's shipyard"),
    ({"gifts": "Anna:2", "own": [(SHIPYARD, 2)]}, "petition 2", "move junks from black to yellow",
     "CF-ACT-PET-06: both shipyards have to be those of players at this table"),
    ({"gifts": "Anna:3"}, "", "petition 3", "CF-ACT-PET-09: there is no student of another player to replace"),
    ({"gifts": "Anna:3", "students": "BA"}, "petition 3", "replace student plain",
     "CF-ACT-PET-09: the plain student is Anna's already"),
    ({"gifts": "Anna:3", "students": "B-"}, "petition 3", "replace student plain",
     "CF-ACT-PET-09: there is no student on the plain space"),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna gongbu-3:Anna gongbu-4:-"}, "petition 4; swap gongbu-3",
     "with hubu-3",
     "CF-ACT-PET-10: either way round it is the same swap of two tiles of Anna; choose Hubu 3 first and then Gongbu 3"),
    ({"gifts": "Anna:4", "officials": "hubu-7:Anna gongbu-7:Anna"}, "petition 4", "swap gongbu-7",
     "CF-ACT-PET-10: either way round it is the same swap of two tiles of Anna; choose the other one first and then "
     "Gongbu 7"),
    ({"gifts": "Anna:4", "officials": "hubu-4:Anna hubu-5:-"}, "petition 4; swap hubu-4", "with hubu-3",
     "CF-ACT-PET-11: Hubu 3 is more senior than Hubu 4, which may not gain seniority"),
    ({"gifts": "Anna:4", "officials": "hubu-4:Anna hubu-3:Anna"}, "petition 4", "swap hubu-4",
     "CF-ACT-PET-11: no other official stands on a space 4 or higher, for which Hubu 4 could be swapped"),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna"}, "petition 4; swap hubu-3", "with hubu-3",
     "CF-ACT-PET-12: Hubu 3 cannot trade places with itself"),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna"}, "petition 4; swap hubu-3", "with hubu-7",
     "CF-ACT-PET-12: there is no official on Hubu 7"),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna hubu-4:Boris"}, "petition 4", "swap hubu-4",
     "CF-ACT-PET-12: Hubu 4 carries Boris's marker, and the first tile must carry Anna's"),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna"}, "petition 4", "swap hubu-4",
     "CF-ACT-PET-12: Hubu 4 carries nobody's marker, and the first tile must carry Anna's"),
    ({"gifts": "Anna:5", "rows": [("box", 0, 1)]}, "petition 5", "march from korea-2",
     "CF-ACT-PET-14: there is no army in Korea 2"),
    ({"gifts": "Anna:5", "rows": [("box", 0, 1)]}, "petition 5", "march from korea-4",
     "CF-ACT-PET-14: there is no box Korea 4"),
    ({"gifts": "Anna:5", "rows": [("box", 0, 1)]}, "petition 5; march from korea-1", "march to korea-1",
     "CF-ACT-PET-14: Korea 1 already holds an army of Boris"),
    ({"gifts": "Anna:5", "rows": [("box", 0, 1)], "lands_resolved": 2}, "petition 5; march from korea-1",
     "march to mongolia-1", "CF-ACT-PET-14: the invasion of Mongolia is over"),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris"}, "petition 6", "replace marker hubu-4 by black",
     "CF-ACT-PET-17: Hubu 4 carries nobody's marker"),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris"}, "petition 6", "replace marker hubu-7 by black",
     "CF-ACT-PET-17: there is no official on Hubu 7"),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris hubu-4:Clara!"}, "petition 6", "replace marker hubu-4 by black",
     "CF-ACT-PET-17: Hubu 4 is secured by Clara"),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris"}, "petition 6", "replace marker hubu-3 by yellow",
     "CF-ACT-PET-17: nobody plays yellow"),
    ({"gifts": "Anna:2"}, "", "petition 2",
     "CF-ACT-PET-19: the petition with the ceramic tile needs a shipyard with two junks, and there is none"),
    ({"gifts": "Anna:4"}, "", "petition 4",
     "CF-ACT-PET-19: the petition with the coat needs an official of Anna that can trade places with "
     "another one, and there is none"),
    ({"gifts": "Anna:5"}, "", "petition 5",
     "CF-ACT-PET-19: the petition with the necklace needs an army on a foreign land and an empty "
     "box, both unresolved, and there is none"),
    ({"gifts": "Anna:6"}, "", "petition 6",
     "CF-ACT-PET-19: the petition with the junk needs an unsecured marker in an unresolved ministry, "
     "and there is none"),
    ({"rows": [("uses", 9, 1)]}, "", "commercial income",
     "CF-ACT-COM-01: Anna has taken Commercial Income in this round already"),
    ({"hand": "2 3"}, "commercial income; spend 2", "spend 3",
     "CF-ACT-COM-04: with this card it would be 5 coins, and Commercial Income takes at most 4"),
    ({**FAVOUR, "reward": "cash"}, "", "play cash",
     "CF-ACT-FAV-05: the Imperial Favour is an action of the Actions Box, not a reward card"),
    (FAVOUR, "", "imperial favour",
     "CF-ACT-FAV-05: the Imperial Favour cannot be chosen as an action without cubes"),
    ({}, "", "imperial favour",
     "CF-ACT-FAV-06: nobody puts a cube on the Imperial Favour: it is Dora's, the Chief Minister's, "
     "when everybody has passed"),
    ({}, "", "play cash", "CF-REW-10: Anna does not hold the card Cash"),
    ({"reward": "gift"}, "", "play gift 1",
     "CF-REW-10: Gift would do nothing: the wall hanging is not waiting to be bought"),
    ({"reward": "recruit_army", "own": [(BARRACKS, 0)]}, "", "play recruit-army",
     "CF-REW-10: Recruit Army would do nothing: all six armies of Anna have been recruited"),
    ({"reward": "emperor_insulted"}, "", "play emperor-insulted",
     "CF-REW-10: Emperor Insulted would do nothing: Anna has no army in the colony"),
    ({"reward": "bribery_hubu"}, "", "play bribery-hubu on gongbu-3",
     "CF-REW-11: Bribery Hubu works in Hubu as long as that is unresolved, not in Gongbu"),
    ({"reward": "bribery_hubu", "officials": "hubu-3:Anna hubu-4:Boris!"}, "", "play bribery-hubu on hubu-4",
     "CF-REW-15: Hubu has neither an unbribed official nor a rival's unsecured one, so Bribery Hubu "
     "cannot be played for now"),
    ({"reward": "bribery_any"}, "", "play bribery-any on hubu-7", "CF-REW-23: there is no official on Hubu 7"),
    ({"reward": "bribery_any", "officials": "hubu-3:Boris?"}, "", "play bribery-any on hubu-3",
     "CF-REW-23: Hubu 3 holds a candidate, who cannot be bribed"),
    ({"reward": "bribery_any", "officials": "hubu-3:Anna"}, "", "play bribery-any on hubu-3",
     "CF-REW-23: Hubu 3 carries Anna's own marker"),
    ({**TUTORS, "students": "BC"}, "", "pass",
     "CF-EXAM-06: tutoring is compulsory: Anna puts at least one of the 4 cards in hand beside a student"),
    ({**TUTORS, "students": "BC"}, "tutor red", "enough",
     "CF-EXAM-06: tutoring is compulsory: Anna puts at least one of the 4 cards in hand beside a student"),
    ({**TUTORS, "students": "BC"}, "tutor red", "tutor plain",
     "CF-EXAM-08: all cards of Anna go to one student, and Boris's has been chosen"),
    ({**TUTORS, "students": "BC", "gifts": "Clara>Anna:3 Boris>Anna:1"}, "", "tutor red",
     "CF-EXAM-10: the vase from Clara obliges Anna to support Clara's student"),
    ({**PLACING}, "", "place candidate hubu-3",
     "CF-EXAM-17: Hubu has the empty space Hubu 1, and a candidate goes to an empty space before replacing anybody"),
    ({**PLACING, "officials": FULL_HUBU + " hubu-5:Anna"}, "", "place candidate hubu-1",
     "CF-EXAM-18: Hubu 1 is secured by Boris, and a candidate replaces unbribed or unsecured officials only"),
    ({**PLACING}, "", "place candidate gongbu-3",
     "CF-EXAM-19: the candidate is for Hubu, which can take it, and not for Gongbu"),
    ({**PLACING, "officials": FULL_HUBU}, "", "place candidate gongbu-1",
     "CF-EXAM-19: Hubu cannot take its candidate, which replaces an official elsewhere and goes to no empty space"),
    ({**PLACING, "officials": FULL_HUBU, "candidate": 3}, "", "place candidate hubu-1",
     "CF-EXAM-21: Hubu cannot take the candidate: all of its officials are secured"),
    ({**PLACING}, "", "pass", "CF-EXAM-24: the candidate can be placed, so Anna has to place it"),
    ({**RESOLVING, "gifts": "Clara>Anna:2", "officials": FULL_HUBU}, "", "lend to green",
     "CF-RES-11: the ceramic tile from Clara obliges Anna to lend to Clara"),
    ({**RESOLVING, "gifts": "Clara>Anna:2 Dora>Anna:2", "officials": FULL_HUBU}, "", "lend to green",
     "CF-RES-11: the ceramic tile from Clara and Dora obliges Anna to lend to one of them"),
    ({**RESOLVING, "dropped_out": 2, "officials": FULL_HUBU}, "", "lend to green",
     "CF-RES-16: Boris has dropped out of Hubu"),
    ({**RESOLVING, "officials": "hubu-5:Anna! hubu-6:Clara! hubu-7:Dora!"}, "", "lend to green",
     "CF-RES-17: Boris has no official in Hubu"),
    ({**RESOLVING, "officials": FULL_HUBU}, "", "lend to black",
     "CF-RES-07: influence is lent to another player"),
    ({**RESOLVING, "officials": FULL_HUBU}, "", "lend to yellow", "CF-RES-07: nobody plays yellow"),
    ({"phase": CHIEF_MINISTER, "room": APPOINTING}, "", "appoint black",
     "CF-CM-02: the Chief Minister names another player, not Anna"),
    ({"phase": CHIEF_MINISTER, "room": APPOINTING}, "", "appoint yellow", "CF-CM-02: nobody plays yellow"),
    ({}, "", "discard 1",
     "CF-EOR-06: cards are discarded at the end of a round only, by players with more than four"),
    ({"phase": DISCARDS, "room": DISCARDING, "hand": "1 1 1 1 1 3"}, "", "discard 3",
     "CF-PAY-04: cards are told from few coins to many, and without lower ones it is not enough"),
]  # fmt: skip


def marks(clause: str):
    return pytest.mark.clause(clause)


@pytest.mark.parametrize(
    ("given", "done", "tried", "told"),
    [pytest.param(*case, id=case[3][:50], marks=marks(case[3].partition(":")[0])) for case in REFUSALS],
)
def test_refusals_tell_the_facts(given, done, tried, told):
    s = position(**given)
    do_all(s, done)
    name, _, line = tried.rpartition(": ")
    seat = {"": max(0, GAME.rules.to_act(s)), "chance": -1}.get(name, 1)
    refusal = GAME.words("en").refusal(s, seat, GAME.notation.read(s, line)[0], NAMES)
    clause, _, text = told.partition(": ")
    assert refusal is not None
    assert (refusal.clause, refusal.text) == (clause, text)


def test_every_clause_that_refuses_is_told_here():
    assert {told.partition(":")[0] for *_, told in REFUSALS} == set(IDS[1:])


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_action_is_refused_in_words_or_legal(players):
    names = [*NAMES, "Emil"][:players]
    for number, (s, _, _) in some(enumerate(games(players, [f"why not {players}"]))):
        if number % 29:
            continue
        for seat in some(range(-1, players)):
            first, step = (0, 1) if seat == GAME.rules.to_act(s) else (number % 13, 13)
            for action in some(range(first, int(KINDS.n_actions), step)):
                refusal = GAME.words("en").refusal(s, seat, action, names)
                assert (refusal.clause if refusal else "") == GAME.rules.why_not(s, seat, action)
                assert refusal is None or refusal.text
