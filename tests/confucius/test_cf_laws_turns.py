"""Rounds, turns, cubes and payments of Confucius."""

from collections import Counter
from random import Random

import naive_court as court
import pytest
from cf_digest_games import kind_of, title
from cf_trial import (
    TRIAL,
    card_sequences,
    cards_told,
    covering,
    each_configuration,
    official,
    play_some,
    steps,
    words_of,
)

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.core.game import Options, State
from guanxi.core.table import Table
from running import some

BOXES = {
    **dict.fromkeys(("bribe", "secure"), 0),
    "nominate": 1,
    "force": 2,
    "sail junks": 3,
    "buy junks": 3,
    "recruit": 4,
    "invade": 4,
    "buy gift": 5,
    "give gift": 6,
    "transfer": 7,
    "commercial": 9,
    "tax": 10,
    "no": 11,
    **{f"petition {value}": 8 for value in range(1, 7)},
}


class Rounds:
    """Follows the turns of a game: whose, in which order, at what price in cubes."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.round = 0
        self.passed: set[int] = set()
        self.last = -1
        self.uses: Counter[tuple[int, int]] = Counter()
        self.favour = False

    def step(self, before: State, action: int, state: State) -> None:
        if before.room in (names_of.DRAW_CHIEF, names_of.APPOINTING):
            self.new_round(before, action, state)
        elif before.room == names_of.TURN:
            self.turn(before, action, state)
        if state.round > before.round:
            assert state.round == before.round + 1
            assert self.favour  # CF-TURN-09
            assert court.end_conditions(court.court_of(state)) == []  # CF-SEQ-02
        elif before.phase > names_of.SETTING_UP:
            assert state.phase >= before.phase  # CF-SEQ-01, CF-COURT-01
        if before.phase in (names_of.ACTIONS, names_of.IMPERIAL_FAVOUR) and state.phase > names_of.IMPERIAL_FAVOUR:
            assert self.favour
            assert self.passed == set(range(self.players))

    def new_round(self, before: State, action: int, state: State) -> None:
        self.round += 1
        assert before.round == self.round
        there = court.court_of(before)
        for seat in range(self.players):
            assert before.own[20 + seat] == court.active_cubes(there, seat)  # CF-CUBE-02
        assert not any(before.on_box)
        assert not any(before.uses)
        chosen = PLAYER_COLOURS.index(words_of(before, action)[-1])
        assert before.room == names_of.DRAW_CHIEF or chosen != before.chief == before.seat  # CF-CM-02
        assert (before.room == names_of.DRAW_CHIEF) == (self.round == 1)
        assert state.chief == chosen
        assert state.on_box[13 * chosen + 12] == 1
        assert state.own[20 + chosen] == before.own[20 + chosen] - 1  # CF-CM-03
        self.last, self.passed, self.favour = chosen, set(), False
        self.uses.clear()

    def turn(self, before: State, action: int, state: State) -> None:
        seat = int(before.seat)
        extra = before.free == names_of.EXTRA_ACTION
        if extra:
            assert seat == self.last
        elif before.phase == names_of.IMPERIAL_FAVOUR:
            assert self.passed == set(range(self.players))
            assert not self.favour
            assert seat == before.chief
            self.favour = True
        else:
            order = [(self.last + n) % self.players for n in range(1, self.players + 1)]
            assert seat == next(each for each in order if each not in self.passed)  # CF-TURN-01, CF-TURN-08
        self.last = seat
        kind = kind_of(action)
        spent = 0
        if kind == "pass":
            assert before.own[20 + seat] == 0  # CF-TURN-04
            self.passed.add(seat)
        elif kind in BOXES:
            box = BOXES[kind]
            # CF-PAIR-01, CF-PAIR-02, CF-PAIR-08
            price = {7: 0, 8: 2, 9: 1, 11: 1}.get(box, 2 if self.uses[seat, box] else 1)
            spent = 0 if extra or self.favour else price
            assert box != 9 or not self.uses[seat, 9]
            self.uses[seat, box] += 1  # CF-PAIR-06
            assert state.on_box[13 * seat + box] == before.on_box[13 * seat + box] + spent or state.round > before.round
        else:
            assert kind.startswith("play")
            assert not extra
            assert not self.favour
        if state.round == before.round:
            assert state.own[20 + seat] == before.own[20 + seat] - spent


@pytest.mark.clause(
    *("CF-SEQ-01", "CF-SEQ-02", "CF-CUBE-01", "CF-CUBE-02", "CF-CUBE-03", "CF-CUBE-04", "CF-CM-01", "CF-CM-02"),
    *("CF-CM-03", "CF-CM-04", "CF-TURN-01", "CF-TURN-03", "CF-TURN-04", "CF-TURN-07", "CF-TURN-08", "CF-TURN-09"),
    *("CF-PAIR-01", "CF-PAIR-02", "CF-PAIR-04", "CF-PAIR-05", "CF-PAIR-06", "CF-PAIR-07", "CF-PAIR-08", "CF-PAIR-09"),
    *("CF-PAIR-10", "CF-COURT-01", "CF-ACT-FAV-01", "CF-ACT-FAV-03", "CF-REW-03", "CF-REW-04", "CF-REW-17"),
)
@each_configuration
def test_turns_come_in_order_and_cost_their_cubes(options: Options) -> None:
    for game in some(steps(options, 2, 1000)):
        rounds = Rounds(int(options["players"]))
        for before, action, state in game:
            rounds.step(before, action, state)
        assert rounds.round == state.round


def price_of(state: State, words: list[str]) -> tuple[str, int]:
    """Currency and price of an action, from the clauses."""
    there, seat = court.court_of(state), int(state.seat)
    if words[0] in ("bribe", "secure") or words[1].startswith("bribery"):
        tile = int(state.tile[official(words[-1])])
        return "coins", tile - (court.influence(there, seat, "hubu") > 0)
    if words[0] in ("nominate", "force"):
        return "coins", 2
    if words[:2] == ["buy", "gift"]:
        return "coins", int(words[2])
    if words[0] == "buy":
        prices = (1, 2, 4, 7) if court.influence(there, seat, "gongbu") else (1, 3, 6, 10)
        return "coins", prices[int(words[1]) - 1]
    if words[0] == "sail":
        return "licences", int(words[1])
    if words[0] == "recruit":
        return "licences", 4 if court.influence(there, seat, "bingbu") else 6
    if words[0] == "invade":
        return "coins", court.LANDS[words[1].split("-")[0]][0]
    assert words == ["commercial", "income"]
    return "coins", 0


@pytest.mark.clause(
    *("CF-PAY-01", "CF-PAY-02", "CF-PAY-03", "CF-PAY-04", "CF-PAY-06", "CF-PAY-07", "CF-PAY-08", "CF-ACT-COM-02"),
    *("CF-ACT-COM-03", "CF-ACT-COM-04", "CF-DISC-01", "CF-DISC-02", "CF-DISC-03", "CF-DISC-04", "CF-ACT-JUNK-02"),
    *("CF-ACT-ARMY-01", "CF-ACT-BRIBE-02", "CF-ACT-SECURE-02", "CF-ACT-INVADE-03", "CF-ACT-BUY-02", "CF-REW-13"),
)
@each_configuration
def test_every_payment_can_be_told_in_exactly_one_way(options: Options) -> None:
    tried = 0
    for game in steps(options, 2, 600):
        for before, action, state in game:
            if state.room != names_of.PAYING or before.room == names_of.PAYING:
                continue
            currency, price = price_of(before, words_of(before, action))
            assert (int(state.currency), int(state.price)) == (("coins", "licences").index(currency), price)
            commercial = kind_of(action) == "commercial"
            ways = covering(state, currency, price, 4 if commercial else 1000)
            if len(ways) > 40:
                continue
            tried += 1
            told = list(card_sequences(state, ("spend", "enough")))
            assert sorted(cards_told(state, each) for each, _ in told) == sorted(ways)
            assert len({GAME.rules.to_bytes(after) for _, after in told}) == len(told)
            for each, after in told:
                if commercial and after.draws:
                    spent = cards_told(state, each)
                    assert after.draws == 1 + spent[0] + 2 * spent[1] + 3 * spent[2]
    assert tried > 40


@pytest.mark.clause("CF-EOR-06", "CF-EOR-07", "CF-EXAM-06", "CF-EXAM-09")
@each_configuration
def test_every_discard_and_every_tutoring_can_be_told_in_exactly_one_way(options: Options) -> None:
    for state, _ in some(play_some(options, 4, 600)):
        hand = [int(state.hand[4 * int(state.seat) + kind]) for kind in range(3)]
        if sum(hand) > 9 or (state.room == names_of.TUTORING_CARDS and state.spent) or state.lowest:
            continue
        if state.room == names_of.DISCARDING and not state.aside[4 * int(state.seat) + 3]:
            ways = {way for way in covering(state, "coins", 0, 1000) if sum(way) == sum(hand) - 4}
            told = list(card_sequences(state, ("discard",)))
        elif state.room == names_of.TUTORING_CARDS:
            ways = covering(state, "coins", 1, 1000)
            told = list(card_sequences(state, ("spend", "enough")))
        else:
            continue
        assert sorted(cards_told(state, each) for each, _ in told) == sorted(ways)


@pytest.mark.clause("CF-PAY-04")
@each_configuration
def test_a_table_takes_cards_in_any_order(options: Options) -> None:
    rng = Random(title(options))
    tried = 0
    for state, _ in play_some(options, 1, 200):
        if state.room != names_of.PAYING or state.spent or state.price == 0:
            continue
        ways = covering(state, ("coins", "licences")[int(state.currency)], int(state.price), 1000)
        mixed = sorted(way for way in ways if sum(1 for number in way if number) > 1)
        if mixed:
            tried += 1
            cards = [f"spend {kind + 1}" for kind, number in enumerate(rng.choice(mixed)) for _ in range(number)]
            assert_any_order(options, state, cards, ["enough"], rng)
    assert tried > 5


@pytest.mark.clause("CF-PAY-04", "CF-EOR-06")
@each_configuration
def test_a_table_takes_discards_in_any_order(options: Options) -> None:
    rng = Random(title(options))
    tried = 0
    for state, _ in play_some(options, 8, 400):
        hand = [int(state.hand[4 * int(state.seat) + kind]) for kind in range(3)]
        if state.room == names_of.DISCARDING and not state.aside[4 * int(state.seat) + 3]:
            cards = [f"discard {kind + 1}" for kind, number in enumerate(hand) for _ in range(number)]
            chosen = sorted(rng.sample(cards, sum(hand) - 4))
            tried += len(set(chosen)) > 1
            assert_any_order(options, state, chosen, [], rng)
    assert tried > 2


def assert_any_order(options: Options, state: State, cards: list[str], end: list[str], rng: Random) -> None:
    """Told from few coins to many, from many to few, or card by card in any order, it is the same."""
    found = []
    for order in (cards, cards[::-1], rng.sample(cards, len(cards))):
        for one_by_one in (False, True):
            table = Table(GAME, options, TRIAL.names(options), "order", state=GAME.rules.copy(state), deal=False)
            actions = [GAME.notation.read(state, word)[0] for word in (*order, *end)]
            for gesture in [[action] for action in actions] if one_by_one else [actions]:
                assert set(gesture[:1]) <= set(table.legal())
                table.submit(GAME.rules.to_act(state), gesture)
            assert table.held == ()
            found.append((GAME.rules.to_bytes(table.state), table.actions))
    assert all(each == found[0] for each in found)


@pytest.mark.clause("CF-DECK-01", "CF-DECK-02", "CF-DECK-04", "CF-ACT-TAX-01", "CF-REW-19")
@each_configuration
def test_draws_bring_as_many_cards_as_they_should(options: Options) -> None:
    for game in some(steps(options, 2, 600)):
        for before, action, state in some(game):
            words = words_of(before, action)
            due = {"tax": 2, "play cash": 4}.get(kind_of(action))
            if due and before.cards[3] + before.cards[7]:
                assert (state.room, state.draws) == (names_of.DRAW_CARD, due)
            if before.room == names_of.DRAW_CARD:
                kind = int(words[-1]) - 1
                seat = int(before.seat)
                assert state.hand[4 * seat + kind] == before.hand[4 * seat + kind] + 1
                if before.draws > 1 and before.cards[3] + before.cards[7] > 1:
                    assert (state.room, state.draws, state.seat) == (names_of.DRAW_CARD, before.draws - 1, seat)
                else:
                    assert state.draws == 0
                if state.cards[7] < before.cards[7]:
                    assert before.cards[3] == 1  # only an empty deck is shuffled anew
