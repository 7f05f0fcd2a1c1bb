"""What is conserved in China, and its bounds: pieces, cards, scores, turns."""

from collections import Counter
from typing import Any

import pytest
from china_trial import check_cards, each_configuration, numbers, play

from guanxi.china.game import GAME
from guanxi.core.game import Options, State
from guanxi.core.rng import Rng

PILE = {3: 34, 4: 36, 5: 38}  # CN-SETUP-10


class Watch:
    """Looks at every position of one game, and remembers what must not change."""

    def __init__(self, options: Options) -> None:
        self.players = int(options["players"])
        self.module = options["fortifications"] == "on"
        self.turns: Counter[int] = Counter()
        self.last_turn = 0
        self.active = -1  # the seat whose turn it was at the last action
        self.trigger = -1  # the seat in whose turn the pile was used up for good
        self.before: Any = None
        self.exhaustions = 0
        self.pieces: list[str] = []  # of the running turn
        self.provinces: set[str] = set()
        self.spent = 0
        self.fortified: Counter[int] = Counter()

    def look(self, state: State) -> None:
        check_cards(state)
        self.rows(state)
        self.permanence(state)
        if state.exhaustions == 2 and self.trigger < 0:
            self.trigger = self.active
            self.turns_then = self.turns.copy()
        if state.turns > self.last_turn:
            self.start_of_turn(state)

    def rows(self, state: State) -> None:
        owners = [int(owner) for owner in state.owner]
        homes = [int(home) for home in state.board.province_of]
        assert int(state.vacant) == owners.count(255)
        sent: Counter[int] = Counter()
        for province in range(9):
            palaces = list(state.palaces[6 * province : 6 * province + 6])
            emissaries = list(state.emissaries[6 * province : 6 * province + 6])
            here = [owner for owner, home in zip(owners, homes, strict=True) if home == province]
            assert palaces == [*(here.count(seat) for seat in range(5)), len(here) - here.count(255)]
            assert emissaries[5] == sum(emissaries[:5]) <= max(palaces[:5])  # CN-EMIS-02
            sent.update(dict(enumerate(emissaries[:5])))
        for seat in range(5):
            plays = seat < self.players
            assert state.supply[seat] + owners.count(seat) == (20 if plays else 0)
            assert state.supply[5 + seat] + sent[seat] == (8 if plays else 0)
            assert state.supply[10 + seat] + self.fortified[seat] == (1 if plays and self.module else 0)
        assert sum(state.fort) == self.fortified.total()

    def permanence(self, state: State) -> None:
        owners, forts, standing = list(state.owner), list(state.fort), list(state.emissaries)
        scores, discs = list(state.score), int(state.discs)
        if self.before:
            old_owners, old_forts, old_standing, old_scores, old_discs = self.before
            assert all(new == old or old == 255 for new, old in zip(owners, old_owners, strict=True))
            assert all(new >= old for new, old in zip(forts, old_forts, strict=True))
            assert all(new >= old for new, old in zip(standing, old_standing, strict=True))
            assert all(new >= old for new, old in zip(scores, old_scores, strict=True))
            assert discs & old_discs == old_discs
        self.before = owners, forts, standing, scores, discs

    def start_of_turn(self, state: State) -> None:
        assert int(state.seat) == (self.last_turn % self.players)
        self.last_turn = int(state.turns)
        self.turns[int(state.seat)] += 1
        self.pieces, self.provinces, self.spent = [], set(), 0
        hands = [int(state.hand[6 * seat + 5]) for seat in range(self.players)]
        assert hands[int(state.seat)] == 3  # CN-DRAW-17
        if state.exhaustions < 2:  # CN-DRAW-16
            assert hands == [3] * self.players
            assert state.cards[5] == 4
            assert state.cards[11] >= 1
            if state.exhaustions > self.exhaustions or self.last_turn == 1:
                assert state.cards[11] == PILE[self.players]
        self.exhaustions = int(state.exhaustions)

    def act(self, state: State, action: int) -> None:
        """CN-PLACE-12: three cards, two pieces, one province."""
        self.active = int(state.seat)
        verb, *words = GAME.notation.write(state, action).split()
        if verb == "place":
            self.pieces.append(words[0])
            self.provinces.add(words[1].partition("-")[0])
            if words[0] == "fortification":
                self.fortified[int(state.seat)] += 1
        if verb == "pay":
            self.spent += len(words)
            assert 1 <= self.spent <= 3
            assert 1 <= len(self.pieces) <= 2
            assert len(self.provinces) == 1
        if verb == "exchange":
            assert not self.pieces

    def end(self, state: State) -> None:
        result = GAME.result(state)
        assert (
            GAME.rules.totals(state) == list(result.totals) == [int(points) for points in state.score[: self.players]]
        )
        assert sum(self.turns.values()) == state.turns <= 2 * PILE[self.players] + self.players - 1  # CN-END-09
        assert set(state.score[self.players :]) <= {0}
        if result.reason == "dead board":
            return
        assert result.reason == "last turn"
        assert set(self.turns.values()) == {self.turns[0]}
        assert sum((self.turns - self.turns_then).values()) == self.players - 1 - self.trigger  # CN-END-04


@pytest.mark.clause(
    *("CN-SETUP-03", "CN-SETUP-04", "CN-SETUP-05", "CN-SETUP-06", "CN-SETUP-07", "CN-SETUP-08", "CN-SETUP-09"),
    *("CN-SETUP-10", "CN-SETUP-11", "CN-TURN-06", "CN-PLACE-12", "CN-EMIS-02", "CN-SCORE-01", "CN-DRAW-16"),
    *("CN-DRAW-17", "CN-END-02", "CN-END-04", "CN-END-09", "CN-FORT-18"),
)
@each_configuration
def test_nothing_is_lost_and_the_bounds_hold(options: Options) -> None:
    triggers = set()
    for number in numbers(options, 20, 13_000):
        watch = Watch(options)
        for state, action in play(options, number):
            watch.look(state)
            if action >= 0:
                watch.act(state, action)
        watch.end(state)
        triggers.add(watch.trigger)
    assert triggers == set(range(int(options["players"])))  # so CN-END-04 was tried in every seat


@pytest.mark.clause("CN-SETUP-12", "CN-SETUP-13")
@each_configuration
def test_any_player_can_be_first_and_stays_it(options: Options) -> None:
    players = int(options["players"])
    first = Counter()
    for number in range(60):
        state = GAME.rules.start(options)
        GAME.rules.do(state, GAME.rules.chance(state, Rng(f"first {number}")))
        first[GAME.rules.player_of(state, 0)] += 1
        in_order = [GAME.rules.player_of(state, seat) for seat in range(players)]
        assert in_order == [(in_order[0] + seat) % players for seat in range(players)]
    assert set(first) == set(range(players))
    for number in numbers(options, 2, 500):
        seen = {int(state.first) for state, _ in play(options, number) if state.turns}
        assert len(seen) == 1
