"""Confucius in words: what the log tells and to whom, and why something is refused."""

import re
from importlib import resources

import pytest
from cf_positions import NAMES, do_all, position

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import components, kinds
from guanxi.confucius.rules.clauses import IDS
from guanxi.confucius.rules.events import EVENTS, REASON_WORDS, TITLE_WORDS
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.state import (
    ALL,
    APPOINTING,
    BARRACKS,
    CHIEF_MINISTER,
    CHOOSING_LAND,
    COLONY,
    DECK,
    DISCARD_PILE,
    DISCARDING,
    DISCARDS,
    DRAW_CANDIDATE,
    DRAW_CHIEF,
    DRAW_OFFICIAL,
    EXAMINATION,
    FAVOUR_ACTION,
    IMPERIAL_FAVOUR,
    LENDING,
    NEW_OFFICIALS,
    NO_CANDIDATE,
    OCEAN,
    OVER,
    PLACING_CANDIDATE,
    RESOLUTION,
    ROOMS,
    ROW,
    SHIPYARD,
    TURN,
    TUTORING,
    TUTORING_CARDS,
)
from guanxi.core import loops

TUTORS = {"phase": EXAMINATION, "cursor": 1, "room": TUTORING, "candidate": 1}
PLACING = {"phase": EXAMINATION, "cursor": 2, "room": PLACING_CANDIDATE, "candidate": 1, "winner": 0}
RESOLVING = {"phase": RESOLUTION, "cursor": 1, "step": 1, "room": LENDING}
FAVOUR = {"phase": IMPERIAL_FAVOUR, "free": FAVOUR_ACTION}
FULL_HUBU = "hubu-1:Boris! hubu-2:Boris! hubu-3:Clara! hubu-4:Clara! hubu-5:Anna! hubu-6:Dora! hubu-7:Dora!"

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
     "CF-PAY-02: the price is 4 coins; with this card next, Anna could not cover it any more, as "
     "cards are told from few coins to many"),
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
     "CF-EOR-06: Anna holds 6 cards and discards down to four, told from few coins to many: this "
     "card next would leave too few to tell"),
]  # fmt: skip


# The log: position, what has been done, what is done now, and how it is told to everybody.
SENTENCES = [
    ({}, "", "bribe hubu-3", "Anna bribes the official on Hubu 3 for 4 coins."),
    ({"officials": "hubu-3:Anna"}, "", "secure hubu-3", "Anna secures the official on Hubu 3 for 3 coins."),
    ({}, "", "nominate red", "Anna nominates a student on the red space for 2 coins."),
    ({}, "", "force examination", "Anna forces an Imperial Examination for 2 coins."),
    ({}, "", "buy 1 junk", "Anna buys one junk for one coin."),
    ({}, "", "buy 2 junks", "Anna buys two junks for 3 coins."),
    ({"own": [(SHIPYARD, 5)]}, "", "sail 5 junks", "Anna sails with five junks for 5 licences."),
    ({}, "", "recruit army", "Anna recruits an army for 6 licences."),
    ({"own": [(COLONY, 1)]}, "", "invade korea-2", "Anna sends an army to Korea 2 for 7 coins."),
    ({}, "", "buy gift 3", "Anna buys a vase (gift 3) for 3 coins."),
    ({}, "", "give gift 1 to green", "Anna gives Boris a wall hanging (gift 1)."),
    ({"gifts": "Anna:3 Boris>Anna:2 Anna>Boris:1"}, "", "give gift 3 to green",
     "Anna gives Boris a vase (gift 3). The wall hanging from Anna to Boris (gift 1) is replaced. "
     "The ceramic tile from Boris to Anna (gift 2) is cancelled."),
    ({"officials": "hubu-3:Anna", "gifts": "Boris>Anna:2"}, "", "transfer hubu-3 to green",
     "Anna transfers the official on Hubu 3 to Boris. The ceramic tile from Boris to Anna (gift 2) is cancelled."),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris"}, "", "petition 6",
     "Anna petitions the Emperor with a junk (gift 6)."),
    ({}, "", "commercial income", "Anna takes Commercial Income."),
    ({}, "", "tax income", "Anna takes Tax Income and draws two cards."),
    ({"rows": [("cards", DECK + column, 0) for column in range(ROW)]}, "", "tax income",
     "Anna takes Tax Income and draws two cards. No card is left, and what was still to be drawn is forfeited."),
    ({"rows": [*(("cards", DECK + column, 0) for column in range(ROW)), ("cards", DISCARD_PILE, 2),
               ("cards", DISCARD_PILE + ALL, 2)]}, "", "tax income",
     "Anna takes Tax Income and draws two cards. The deck is used up: the discard pile is shuffled and "
     "becomes the new deck."),
    ({}, "", "no action", "Anna takes No Action."),
    ({"cubes": 0}, "", "pass", "Anna passes."),
    ({"cubes": 0, "passed": 14}, "", "pass", "Anna passes. Everybody has passed: the Imperial Favour is Dora's."),
    ({"reward": "bribery_hubu"}, "", "play bribery-hubu on hubu-3",
     "Anna plays Bribery Hubu on the official on Hubu 3, free of charge."),
    ({"reward": "bribery_any", "officials": "hubu-3:Boris"}, "", "play bribery-any on hubu-3",
     "Anna plays Bribery any ministry on Boris's official on Hubu 3 for 4 coins."),
    ({"reward": "gift"}, "", "play gift 5", "Anna plays Gift and turns up a necklace (gift 5)."),
    ({"reward": "extra_action"}, "", "play extra-action", "Anna plays Extra Action."),
    ({"reward": "extra_action"}, "play extra-action", "recruit army",
     "As an Extra Action, Anna recruits an army for 6 licences."),
    ({"reward": "cash"}, "", "play cash", "Anna plays Cash and draws four cards."),
    ({"reward": "recruit_army"}, "", "play recruit-army", "Anna plays Recruit Army: an army joins the colony."),
    ({"reward": "emperor_insulted", "own": [(COLONY, 1)]}, "", "play emperor-insulted",
     "Anna plays Emperor Insulted: an army leaves the colony for two points."),
    (FAVOUR, "", "bribe hubu-3", "By the Imperial Favour, Anna bribes the official on Hubu 3 for 4 coins."),
    ({**FAVOUR, "wall": 5, "students": "B-", "forced": True}, "", "no action",
     "By the Imperial Favour, Anna takes No Action. Piece 6 of 9 of the Great Wall is laid. Boris "
     "wins the Imperial Examination uncontested."),
    ({"hand": "1 3"}, "bribe hubu-3", "spend 1", "Anna spends a card with one coin."),
    ({"hand": "2 2 2"}, "recruit army", "spend 2", "Anna spends a card with 2 licences."),
    ({}, "bribe hubu-3; spend 2; spend 3", "enough", "Anna has paid 5 coins."),
    ({}, "commercial income", "enough", "Anna spends nothing and draws one card."),
    ({}, "commercial income; spend 1", "enough", "Anna has spent one coin and draws two cards."),
    ({"own": [(SHIPYARD, 5)]}, "sail 5 junks paying 1 1", "arrive india", "Anna reaches India first (+3)."),
    ({"own": [(SHIPYARD, 5)], "rows": [("discoverer", 1, 2), ("visited", 1, 4)]}, "sail 5 junks paying 1 1",
     "arrive india", "Anna reaches India, where Clara came first."),
    ({"gifts": "Anna:2", "own": [(SHIPYARD + 1, 2)]}, "petition 2", "move junks from green to purple",
     "Anna has two junks moved from Boris's shipyard to Clara's."),
    ({"gifts": "Anna:3", "students": "B-"}, "petition 3", "replace student red",
     "Anna replaces Boris's student on the red space."),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna"}, "petition 4", "swap hubu-3",
     "Anna chooses the official on Hubu 3 to trade places."),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna"}, "petition 4; swap hubu-3", "with bingbu-3",
     "Anna has the officials on Hubu 3 and Bingbu 3 trade places."),
    ({"gifts": "Anna:5", "rows": [("box", 0, 1)]}, "petition 5", "march from korea-1",
     "Anna chooses Boris's army in Korea 1 to march."),
    ({"gifts": "Anna:5", "rows": [("box", 0, 1)]}, "petition 5; march from korea-1", "march to mongolia-3",
     "Anna has Boris's army march from Korea 1 to Mongolia 3."),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris"}, "petition 6", "replace marker hubu-3 by purple",
     "Anna has Boris's marker on Hubu 3 replaced by a secured one of Clara."),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris"}, "petition 6", "replace marker hubu-3 by green",
     "Anna has Boris's official on Hubu 3 secured."),
    ({**TUTORS, "students": "BC"}, "", "tutor plain", "Anna supports the plain student, Clara's."),
    ({**TUTORS, "students": "BC", "step": 2, "chief": 2}, "tutor plain; spend 1; spend 1", "enough",
     "Anna has tutored the student of Clara with two cards."),
    ({**TUTORS, "students": "BC", "chief": 1, "step": 3, "rows": [("aside", 4, 1), ("aside", 7, 1)]},
     "tutor plain; spend 2", "enough",
     "Anna has tutored the student of Clara with one card. The cards are turned over: 1 coin for "
     "Boris's red student, 2 for Clara's. Clara wins the Imperial Examination."),
    ({**TUTORS, "students": "BC", "chief": 1, "step": 3, "rows": [("aside", 4, 1), ("aside", 7, 1)]},
     "tutor plain; spend 1", "enough",
     "Anna has tutored the student of Clara with one card. The cards are turned over: 1 coin for Boris's red student, "
     "1 for Clara's. The red space breaks the tie, and Boris wins the Imperial Examination."),
    ({**TUTORS, "students": "BC", "gifts": "Clara>Anna:3"}, "tutor plain with 1 1 2", "cancel gift",
     "Anna cancels the vase from Clara."),
    ({**TUTORS, "students": "BC", "gifts": "Clara>Anna:3"}, "tutor plain with 1 1 2", "keep gift",
     "Anna keeps the vase from Clara."),
    ({**PLACING, "students": "A-"}, "", "place candidate hubu-1", "Anna places the candidate on Hubu 1."),
    ({**PLACING, "students": "A-", "officials": FULL_HUBU + " hubu-5:Boris"}, "", "place candidate hubu-5",
     "Anna places the candidate on Hubu 5 in place of Boris's official."),
    ({**PLACING, "students": "A-", "officials": FULL_HUBU + " hubu-5:-"}, "", "place candidate hubu-5",
     "Anna places the candidate on Hubu 5 in place of the official there."),
    ({**TUTORS, "students": "BC", "chief": 1, "step": 3, "officials": FULL_HUBU, "resolved": 5},
     "tutor plain; spend 2", "enough",
     "Anna has tutored the student of Clara with one card. The cards are turned over: 0 coins for "
     "Boris's red student, 2 for Clara's. Clara wins the Imperial Examination. The candidate finds no place and "
     "leaves the game."),
    ({**RESOLVING, "officials": FULL_HUBU, "gifts": "Boris>Anna:2"}, "", "lend to green",
     "Anna drops out of Hubu and lends one official to Boris. The ceramic tile from Boris to Anna "
     "(gift 2) is cancelled."),
    ({**RESOLVING, "seat": 3, "dropped_out": 1, "officials": FULL_HUBU + " hubu-6:Clara! hubu-5:Boris!"}, "",
     "lend to green",
     "Dora drops out of Hubu and lends one official to Boris. Hubu is resolved: Boris is Minister "
     "(+6), Clara Secretary (+5)."),
    ({**FAVOUR, "officials": FULL_HUBU.replace("Clara", "Boris").replace("Dora", "Anna")}, "", "no action",
     "By the Imperial Favour, Anna takes No Action. Piece 2 of 9 of the Great Wall is laid. Hubu is "
     "resolved: Boris is Minister (+6), Anna Secretary (+5)."),
    ({**FAVOUR, "officials": re.sub("Clara|Dora|Anna", "Boris", FULL_HUBU)}, "", "no action",
     "By the Imperial Favour, Anna takes No Action. Piece 2 of 9 of the Great Wall is laid. Hubu is "
     "resolved: Boris is Minister (+6) and Secretary (+5)."),
    ({**FAVOUR, "rows": [("box", 0, 1), ("box", 1, 2), ("box", 2, 1)]}, "", "no action",
     "By the Imperial Favour, Anna takes No Action. Piece 2 of 9 of the Great Wall is laid. Korea is "
     "conquered: Boris 8, Clara 3."),
    ({**FAVOUR, "wall": 3, "rows": [("box", 0, 1)]}, "", "no action",
     "By the Imperial Favour, Anna takes No Action. Piece 4 of 9 of the Great Wall is laid. The "
     "invasion of Korea fails: nobody gets points for it."),
    ({"phase": CHIEF_MINISTER, "room": APPOINTING}, "", "appoint purple", "Anna appoints Clara Chief Minister."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3",
      "rows": [("aside", 4, 2), ("aside", 7, 2)]},
     "", "discard 2",
     "Anna discards a card with 2 coins. Anna's discards are turned over: 2/2 ×1. Boris's discards are turned over: "
     "1/3 ×2. Round 3 begins. Cubes: Anna 3, Boris 3, Clara 3, Dora 3."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3 3"}, "", "discard 1",
     "Anna discards a card with one coin."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3", "wall": 9, "resolved": 5},
     "", "discard 1",
     "Anna discards a card with one coin. Anna's discards are turned over: 1/3 ×1. This was the last "
     "round: the Great Wall is complete. Hubu is resolved: nobody has an official there, and its posts stay "
     "vacant. Nobody is Chief Minister. Nobody is Admiral. Nobody is General. Anna, Boris, Clara and Dora share "
     "the victory with 0 points."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3", "wall": 9, "candidate": NO_CANDIDATE,
      "resolved": 7, "rows": [("score", 2, 9)], "own": [(BARRACKS, 3), (OCEAN + 1, 2)], "officials": "hubu-3:Clara"},
     "", "discard 1",
     "Anna discards a card with one coin. Anna's discards are turned over: 1/3 ×1. This was the last "
     "round: all ministries are resolved, no candidate is left and the Great Wall is complete. Clara is Chief "
     "Minister (+1). Boris is Admiral (+1). Anna is General (+1). Clara wins with 10 points."),
    ({"phase": EXAMINATION, "cursor": 3, "room": DRAW_CANDIDATE, "candidate": NO_CANDIDATE}, "", "candidate gongbu",
     "A candidate for Gongbu is turned up."),
    ({"phase": EXAMINATION, "cursor": 3, "room": DRAW_CANDIDATE, "candidate": NO_CANDIDATE, "resolved": 4}, "",
     "candidate gongbu", "A candidate for Gongbu is turned up and leaves the game, as Gongbu is resolved."),
    ({"phase": CHIEF_MINISTER, "room": DRAW_CHIEF, "round": 1}, "", "chief minister white",
     "Dora is drawn as the first Chief Minister."),
    ({"phase": NEW_OFFICIALS, "room": DRAW_OFFICIAL}, "", "official 6", "An official comes to Hubu 1 (price 6)."),
    ({}, "tax income", "card 2", "Anna draws a card with 2 coins."),
    ({"own": [(SHIPYARD, 5)]}, "sail 5 junks paying 1 1; arrive india", "reward extra-action",
     "Anna draws the reward card Extra Action."),
]  # fmt: skip

SETUP = [
    ("chit 7", "Bingbu gets a chit worth 7."),
    ("distant chit 3", "The first to reach the Spice Islands will get 3 points."),
    ("land korea", "Korea lies on the left space: three boxes, price 7."),
    ("candidate hubu", "A candidate for Hubu is turned up."),
    ("official 4", "An official comes to Bingbu 3 (price 4)."),
]

# What only the one who draws or lays down a card may know, and what the others are told.
HIDDEN = [
    ({}, "tax income", "card 2", ""),
    ({"own": [(SHIPYARD, 5)]}, "sail 5 junks paying 1 1; arrive india", "reward cash", "Anna draws a reward card."),
    ({**TUTORS, "students": "BC"}, "tutor red", "spend 2", "Anna puts a card face down beside the student of Boris."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3 3"}, "", "discard 2",
     "Anna discards a card."),
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


@pytest.mark.parametrize(("given", "done", "now", "told"), SENTENCES, ids=[case[3][:50] for case in SENTENCES])
def test_the_log(given, done, now, told):
    s = position(**given)
    do_all(s, done)
    (action, *_) = GAME.notation.read(s, now)
    seat = GAME.rules.to_act(s)
    assert GAME.rules.why_not(s, seat, action) == ""
    assert GAME.words("en").sentence(s, seat, action, NAMES) == told
    assert GAME.words("en").sentence(s, seat, action, NAMES, int(s.seat)) == told


def test_every_kind_of_action_is_told_here():
    told = {
        int(KINDS.kind_of[GAME.notation.read(position(), line)[0]])
        for line in [case[2] for case in SENTENCES] + [c[0] for c in SETUP]
    }
    assert told | {kinds.FAVOUR} == set(range(len(KINDS.rows)))


# Whole gestures: what is paid for happens with `enough`.
PAID = [
    ({"officials": "hubu-3:Anna"}, "secure hubu-3 paying 3", "marker-stood-up"),
    ({}, "nominate red paying 2", "student-placed"),
    ({}, "force examination paying 2", "exam-forced"),
    ({}, "buy 2 junks paying 3", "junks-bought"),
    ({"hand": "1 1"}, "recruit army paying 1 1", "army-recruited"),
    ({"own": [(COLONY, 1)], "hand": "2 2 3"}, "invade korea-2 paying 2 2 3", "army-invaded"),
    ({}, "buy gift 3 paying 3", "gift-bought"),
]


@pytest.mark.parametrize(("given", "line", "event"), PAID)
def test_what_is_paid_for_happens(given, line, event):
    assert event in told_by(position(**given), [line])


def told_by(s, lines):
    actions = [action for line in lines for action in GAME.notation.read(s, line)]
    return {EVENTS.rows[event[0]].name for action in actions for event in GAME.rules.tell(s, action)}


def test_every_event_happens_here_or_in_the_set_up():
    happened = set()
    for given, done, now, _ in SENTENCES:
        happened |= told_by(position(**given), [*filter(None, done.split("; ")), now])
    set_up = {f"did-{KINDS.rows[kind].name}" for kind in range(kinds.DEAL_CHIT, kinds.DEAL_CARD)}
    never = {"did-favour", "reward-shown"}  # chosen by nobody; of whoever holds one at the end
    assert {row.name for row in EVENTS.rows} == happened | set_up | never | {event for *_, event in PAID}


def test_the_log_of_the_set_up():
    s = GAME.rules.start(GAME.options({}))
    told = dict(SETUP)
    while s.room < DRAW_CHIEF and told:
        for line in list(told):
            action = GAME.notation.read(s, line)[0]
            if GAME.rules.why_not(s, -1, action) == "":
                assert GAME.words("en").sentence(s, -1, action, NAMES) == told.pop(line)
                break
        else:
            action = GAME.rules.weights(s)[0][0]
        GAME.rules.do(s, action)
    assert not told


@pytest.mark.clause("CF-INFO-01", "CF-INFO-05", "CF-INFO-09", "CF-INFO-10")
@pytest.mark.parametrize(("given", "done", "now", "told"), HIDDEN)
def test_hidden_cards_are_not_told_to_others(given, done, now, told):
    s = position(**given)
    do_all(s, done)
    action = GAME.notation.read(s, now)[0]
    seat = GAME.rules.to_act(s)
    for viewer in (1, 2, 3, -1):
        assert GAME.words("en").sentence(s, seat, action, NAMES, viewer) == told
    assert (
        GAME.words("en").sentence(s, seat, action, NAMES, 0)
        == GAME.words("en").sentence(s, seat, action, NAMES)
        != told
    )


def games(players, seeds):
    """Random games as positions with what is done in them."""
    options = GAME.options({"players": str(players), "advanced": "on"})
    for seed in seeds:
        s = GAME.rules.start(options)
        for seat, action in loops.random_game_actions(GAME.rules, options, seed):
            yield s, seat, action
            GAME.rules.do(s, action)
        yield s, -1, -1


@pytest.mark.clause("CF-INFO-01", "CF-INFO-09", "CF-INFO-10", "CF-INFO-11")
def test_others_are_told_the_same_whatever_the_face():
    """Any other card that could be drawn or laid down instead reads the same to everybody else."""
    hidden = {kinds.SPEND, kinds.DISCARD, kinds.DEAL_CARD, kinds.DEAL_REWARD}
    compared = 0
    for s, seat, action in games(4, ["a", "b", "c"]):
        kind = int(KINDS.kind_of[action]) if action >= 0 else action
        if kind not in hidden or (kind == kinds.SPEND and s.room != TUTORING_CARDS):
            continue
        viewer = (int(s.seat) + 1) % 4
        told = {
            GAME.words("en").sentence(s, seat, other, NAMES, viewer)
            for other in GAME.rules.legal(s)
            if KINDS.kind_of[other] == kind
            and "turned over" not in GAME.words("en").sentence(s, seat, other, NAMES, viewer)
        }
        assert len(told) <= 1
        compared += 1
    assert compared > 100


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_log_of_whole_games(players):
    names = [*NAMES, "Emil"][:players]
    for s, seat, action in games(players, ["log"]):
        if action >= 0:
            assert GAME.words("en").sentence(s, seat, action, names).endswith(".")
            for viewer in range(-1, players):
                GAME.words("en").sentence(s, seat, action, names, viewer)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_action_is_refused_in_words_or_legal(players):
    names = [*NAMES, "Emil"][:players]
    for number, (s, _, _) in enumerate(games(players, [f"why not {players}"])):
        if number % 29:
            continue
        for seat in range(-1, players):
            first, step = (0, 1) if seat == GAME.rules.to_act(s) else (number % 13, 13)
            for action in range(first, int(KINDS.n_actions), step):
                refusal = GAME.words("en").refusal(s, seat, action, names)
                assert (refusal.clause if refusal else "") == GAME.rules.why_not(s, seat, action)
                assert refusal is None or refusal.text


def test_all_messages_are_used_and_none_is_missing():
    package = resources.files("guanxi.confucius")
    text = package.joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    messages = set(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))
    built = {f"no-{clause}" for clause in IDS[1:]}
    built |= {row.name for row in EVENTS.rows if not row.silent}
    built |= {f"title-{name}" for name in TITLE_WORDS} | {f"student-{name}" for name in kinds.STUDENT_WORDS}
    built |= {f"ministry-{name}" for name in (*components.MINISTRIES, "any")}
    built |= {f"land-{name}" for name in (*components.FOREIGN_LANDS, "none")}
    built |= {f"distant-{name}" for name in components.DISTANT_LANDS}
    built |= {f"reward-{name}" for name in kinds.CARD_WORDS}
    built |= {f"reason-{name}" for name in REASON_WORDS[1:]}
    built |= {f"asked-{ROOMS[room]}" for room in range(TURN, OVER)} | {"asked-extra"}
    built |= {f"deed-{row.name}" for row in KINDS.rows[: kinds.GIVE_GIFT]} | {"deed-card-bribery"}
    built |= {f"item-{name}" for name in GAME.minds.appraised}  # in hints of computer players
    built |= {"chance", "number-word", "money", "joined", "share", "gift", "ministry", "land"}  # parts of others
    assert messages == built
