"""Confucius in words: what the log tells and to whom, and why something is refused."""

import re
from importlib import resources

import pytest
from cf_positions import FAVOUR, FULL_HUBU, NAMES, PLACING, RESOLVING, TUTORS, do_all, games, position

from guanxi.bots.characters import characters_of
from guanxi.confucius.doors.naming import naming
from guanxi.confucius.game import GAME
from guanxi.confucius.rules import components, kinds
from guanxi.confucius.rules.clauses import IDS
from guanxi.confucius.rules.events import EVENTS, REASON_WORDS, TITLE_WORDS
from guanxi.confucius.rules.house import (
    CANDIDATE_PLACEMENT_OPTIONAL,
    FIRST_CHIEF_MINISTER_AGREED,
    PETITION_JUNKS_PARTIAL,
    REWARD_CARDS_OPEN,
    UNBREAKABLE_TIE_HAS_NO_WINNER,
)
from guanxi.confucius.rules.kinds import KINDS
from guanxi.confucius.rules.state import (
    ALL,
    APPOINTING,
    BARRACKS,
    CHIEF_MINISTER,
    COLONY,
    DECK,
    DISCARD_PILE,
    DISCARDING,
    DISCARDS,
    DRAW_CANDIDATE,
    DRAW_CHIEF,
    DRAW_OFFICIAL,
    EXAMINATION,
    NEW_OFFICIALS,
    NO_CANDIDATE,
    OCEAN,
    OVER,
    ROOMS,
    ROW,
    SHIPYARD,
    TURN,
    TUTORING_CARDS,
)
from guanxi.core.languages import USUAL
from guanxi.core.telling import sentence
from running import some

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
    ({"cubes": 0, "passed": 14}, "", "pass", "Anna passes. Everybody has passed: the Imperial Favour is Dora’s."),
    ({"reward": "bribery_hubu"}, "", "play bribery-hubu on hubu-3",
     "Anna plays Bribery Hubu on the official on Hubu 3, free of charge."),
    ({"reward": "bribery_any", "officials": "hubu-3:Boris"}, "", "play bribery-any on hubu-3",
     "Anna plays Bribery any ministry on Boris’s official on Hubu 3 for 4 coins."),
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
     "Anna has two junks moved from Boris’s shipyard to Clara’s."),
    ({"gifts": "Anna:3", "students": "B-"}, "petition 3", "replace student red",
     "Anna replaces Boris’s student on the red space."),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna"}, "petition 4", "swap hubu-3",
     "Anna chooses the official on Hubu 3 to trade places."),
    ({"gifts": "Anna:4", "officials": "hubu-3:Anna"}, "petition 4; swap hubu-3", "with bingbu-3",
     "Anna has the officials on Hubu 3 and Bingbu 3 trade places."),
    ({"gifts": "Anna:5", "rows": [("box", 0, 1)]}, "petition 5", "march from korea-1",
     "Anna chooses Boris’s army in Korea 1 to march."),
    ({"gifts": "Anna:5", "rows": [("box", 0, 1)]}, "petition 5; march from korea-1", "march to mongolia-3",
     "Anna has Boris’s army march from Korea 1 to Mongolia 3."),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris"}, "petition 6", "replace marker hubu-3 by purple",
     "Anna has Boris’s marker on Hubu 3 replaced by a secured one of Clara."),
    ({"gifts": "Anna:6", "officials": "hubu-3:Boris"}, "petition 6", "replace marker hubu-3 by green",
     "Anna has Boris’s official on Hubu 3 secured."),
    ({**TUTORS, "students": "BC"}, "", "tutor plain", "Anna supports the plain student, Clara’s."),
    ({**TUTORS, "students": "BC", "step": 2, "chief": 2}, "tutor plain; spend 1; spend 1", "enough",
     "Anna has tutored the student of Clara with two cards."),
    ({**TUTORS, "students": "BC", "chief": 1, "step": 3, "rows": [("aside", 4, 1), ("aside", 7, 1)]},
     "tutor plain; spend 2", "enough",
     "Anna has tutored the student of Clara with one card. The cards are turned over: 1 coin for "
     "Boris’s red student, 2 for Clara’s. Clara wins the Imperial Examination."),
    ({**TUTORS, "students": "BC", "chief": 1, "step": 3, "rows": [("aside", 4, 1), ("aside", 7, 1)]},
     "tutor plain; spend 1", "enough",
     "Anna has tutored the student of Clara with one card. The cards are turned over: 1 coin for Boris’s red student, "
     "1 for Clara’s. The red space breaks the tie, and Boris wins the Imperial Examination."),
    ({**TUTORS, "students": "BC", "gifts": "Clara>Anna:3"}, "tutor plain with 1 1 2", "cancel gift",
     "Anna cancels the vase from Clara."),
    ({**TUTORS, "students": "BC", "gifts": "Clara>Anna:3"}, "tutor plain with 1 1 2", "keep gift",
     "Anna keeps the vase from Clara."),
    ({**PLACING, "students": "A-"}, "", "place candidate hubu-1", "Anna places the candidate on Hubu 1."),
    ({**PLACING, "students": "A-", "officials": FULL_HUBU + " hubu-5:Boris"}, "", "place candidate hubu-5",
     "Anna places the candidate on Hubu 5 in place of Boris’s official."),
    ({**PLACING, "students": "A-", "officials": FULL_HUBU + " hubu-5:-"}, "", "place candidate hubu-5",
     "Anna places the candidate on Hubu 5 in place of the official there."),
    ({**TUTORS, "students": "BC", "chief": 1, "step": 3, "officials": FULL_HUBU, "resolved": 5},
     "tutor plain; spend 2", "enough",
     "Anna has tutored the student of Clara with one card. The cards are turned over: 0 coins for "
     "Boris’s red student, 2 for Clara’s. Clara wins the Imperial Examination. The candidate finds no place and "
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
     "conquered: 8 for Boris, 3 for Clara."),
    ({**FAVOUR, "wall": 3, "rows": [("box", 0, 1)]}, "", "no action",
     "By the Imperial Favour, Anna takes No Action. Piece 4 of 9 of the Great Wall is laid. The "
     "invasion of Korea fails: nobody gets points for it."),
    ({"phase": CHIEF_MINISTER, "room": APPOINTING}, "", "appoint purple", "Anna appoints Clara Chief Minister."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3",
      "rows": [("aside", 4, 2), ("aside", 7, 2)]},
     "", "discard 2",
     "Anna discards a card with 2 coins. Anna’s discards are turned over: 2/2 ×1. Boris’s discards are turned over: "
     "1/3 ×2. Round 3 begins. Cubes: 3 for Anna, 3 for Boris, 3 for Clara, 3 for Dora."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3 3"}, "", "discard 1",
     "Anna discards a card with one coin."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3", "wall": 9, "resolved": 5},
     "", "discard 1",
     "Anna discards a card with one coin. Anna’s discards are turned over: 1/3 ×1. This was the last "
     "round: the Great Wall is complete. Hubu is resolved: nobody has an official there, and its posts stay "
     "vacant. Nobody is Chief Minister. Nobody is Admiral. Nobody is General. Anna, Boris, Clara and Dora share "
     "the victory with 0 points."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3", "wall": 9, "candidate": NO_CANDIDATE,
      "resolved": 7, "rows": [("score", 2, 9)], "own": [(BARRACKS, 3), (OCEAN + 1, 2)], "officials": "hubu-3:Clara"},
     "", "discard 1",
     "Anna discards a card with one coin. Anna’s discards are turned over: 1/3 ×1. This was the last "
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
    # House rules.
    ({"phase": CHIEF_MINISTER, "room": APPOINTING, "round": 1, "house": FIRST_CHIEF_MINISTER_AGREED}, "",
     "appoint black", "The table names Anna as the first Chief Minister."),
    ({"own": [(SHIPYARD, 5)], "house": REWARD_CARDS_OPEN}, "sail 5 junks paying 1 1; arrive india", "reward cash",
     "Anna draws the reward card Cash for all to see."),
    ({**PLACING, "students": "A-", "officials": FULL_HUBU + " hubu-5:Boris", "house": CANDIDATE_PLACEMENT_OPTIONAL}, "",
     "decline candidate", "Anna declines to replace an official, and the candidate leaves the game."),
    ({"gifts": "Anna:2", "own": [(SHIPYARD + 1, 1)], "house": PETITION_JUNKS_PARTIAL}, "petition 2",
     "move junks from green to purple", "Anna has one junk moved from Boris’s shipyard to Clara’s."),
    ({"phase": DISCARDS, "room": DISCARDING, "cursor": 1, "hand": "1 1 2 2 3", "wall": 9, "resolved": 7,
      "rows": [("score", 1, 3), ("score", 2, 3)], "house": UNBREAKABLE_TIE_HAS_NO_WINNER}, "", "discard 1",
     "Anna discards a card with one coin. Anna’s discards are turned over: 1/3 ×1. This was the last "
     "round: all ministries are resolved and the Great Wall is complete. Nobody is Chief Minister. Nobody is Admiral. "
     "Nobody is General. Boris and Clara are tied with 3 points and no title breaks the tie: nobody wins."),
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


@pytest.mark.parametrize(("given", "done", "now", "told"), SENTENCES, ids=[case[3][:50] for case in SENTENCES])
def test_the_log(given, done, now, told):
    s = position(**given)
    do_all(s, done)
    (action, *_) = GAME.notation.read(s, now)
    seat = GAME.rules.to_act(s)
    assert GAME.rules.why_not(s, seat, action) == ""
    assert sentence(GAME, s, action, NAMES, USUAL) == told
    assert sentence(GAME, s, action, NAMES, USUAL, int(s.seat)) == told


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
                assert sentence(GAME, s, action, NAMES, USUAL) == told.pop(line)
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
    for viewer in (1, 2, 3, -1):
        assert sentence(GAME, s, action, NAMES, USUAL, viewer) == told
    assert sentence(GAME, s, action, NAMES, USUAL, 0) == sentence(GAME, s, action, NAMES, USUAL) != told


@pytest.mark.clause("CF-INFO-01", "CF-INFO-09", "CF-INFO-10", "CF-INFO-11")
def test_others_are_told_the_same_whatever_the_face():
    """Any other card that could be drawn or laid down instead reads the same to everybody else."""
    hidden = {kinds.SPEND, kinds.DISCARD, kinds.DEAL_CARD, kinds.DEAL_REWARD}
    compared = 0
    for s, _, action in games(4, ["a", "b", "c"]):
        kind = int(KINDS.kind_of[action]) if action >= 0 else action
        if kind not in hidden or (kind == kinds.SPEND and s.room != TUTORING_CARDS):
            continue
        viewer = (int(s.seat) + 1) % 4
        told = {
            sentence(GAME, s, other, NAMES, USUAL, viewer)
            for other in GAME.rules.legal(s)
            if KINDS.kind_of[other] == kind and "turned over" not in sentence(GAME, s, other, NAMES, USUAL, viewer)
        }
        assert len(told) <= 1
        compared += 1
    assert compared > 100


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_log_of_whole_games(players):
    names = [*NAMES, "Emil"][:players]
    for s, _, action in some(games(players, ["log"])):
        if action >= 0:
            assert sentence(GAME, s, action, names, USUAL).endswith(".")
            for viewer in range(-1, players):
                sentence(GAME, s, action, names, USUAL, viewer)


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
    built |= {f"player-{name}" for name in components.PLAYER_COLOURS}
    built |= {f"reward-{name}" for name in kinds.CARD_WORDS}
    built |= {f"reason-{name}" for name in REASON_WORDS[1:]}
    built |= {f"asked-{ROOMS[room]}" for room in range(TURN, OVER)} | {"asked-extra", "asked-agreed"}
    built |= {f"deed-{row.name}" for row in KINDS.rows[: kinds.GIVE_GIFT]} | {"deed-card-bribery"}
    sources = ("minister", "secretary", "voyage", "invasion", "title", "emperor_insulted", "earlier")
    built |= {f"source-{name}" for name in sources}
    built |= {f"item-{name}" for name in GAME.minds.appraised}  # in hints of computer players
    built |= {f"character-{name}" for name in characters_of("confucius")}
    built |= {f"status-{row.name}" for row in KINDS.rows} & messages | {"status-choose"}  # on the site
    built |= {f"status-{name}" for name in ("extra", "favour", "tutoring", "when")}
    built |= {"bond", "bonds", "bonds-cubes"} | {f"bond-{name}" for name in ("bribe", "lend", "return", "tutor")}
    built |= {
        "blurb",
        "chance",
        "number-word",
        "money",
        "joined",
        "share",
        "gift",
        "ministry",
        "land",
    }  # parts of others
    foreseen = {name for name in messages if name.startswith(("prospect-", "change-", "open-", "counted-", "posts-"))}
    assert messages - foreseen == built  # those of foresight: test_cf_foresight_words.py


def test_the_site_has_a_name_for_everything_that_a_player_can_do() -> None:
    text = resources.files("guanxi.web").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    named = set(re.findall(r"^confucius-do-([\w-]+) =", text, re.MULTILINE))
    assert {row.name for row in KINDS.rows if not row.name.startswith("deal-")} == named


@pytest.mark.parametrize(("language", "told"), [("en", "yellow"), ("fr", "jaune"), ("de", "gelb"), ("pt", "amarelo")])
def test_a_colour_that_nobody_plays_is_named_in_the_readers_language(language: str, told: str) -> None:
    seat = components.PLAYER_COLOURS.index("yellow")
    action = next(
        a
        for a in range(int(KINDS.n_actions))
        if KINDS.row_of(a).name == "give-gift" and KINDS.fields_of(a)["to"] == seat
    )
    names = ["Ana", "Ben", "Cai"]
    state = GAME.rules.start(GAME.options({"players": "3"}))
    attempt = naming(language).parts(state, action, names)
    assert seat >= len(names)
    assert attempt["to"] == told
