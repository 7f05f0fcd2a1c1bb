"""Confucius put to the test: options, styles of play, and what only Confucius knows. Shared by the tests of laws."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any

import naive_court as court
import pytest
from cf_digest_games import CONFIGURATIONS, STYLES, choose, kind_of, title

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.confucius.rules.clauses import IDS
from guanxi.confucius.rules.components import CARDS_OF_KIND, REWARDS_OF_KIND
from guanxi.core.game import Options, State
from guanxi.core.rng import Rng
from guanxi.laws import Trial
from trying import Trying, games

each_configuration = pytest.mark.parametrize("options", CONFIGURATIONS, ids=title)


def styled(style: str, state: State, rng: Rng) -> int:
    return choose(state, rng, style)


def rows(row: Any, width: int) -> list[list[int]]:
    found = [int(number) for number in row]
    return [found[at : at + width] for at in range(0, len(found), width)]


def check_cards(state: State) -> None:
    """CF-CONS-01: every row adds up, and so does every kind."""
    piles = rows(state.hand, 4) + rows(state.cards, 4) + rows(state.aside, 4)
    for pile in piles:
        assert sum(pile[:3]) == pile[3]
    assert [sum(pile[kind] for pile in piles) for kind in range(4)] == [CARDS_OF_KIND] * 3 + [66]
    for seat in range(int(state.players), 5):
        assert piles[seat][3] == piles[7 + seat][3] == 0
    if state.phase not in (names_of.EXAMINATION, names_of.DISCARDS):
        assert not any(int(card) for card in state.aside)


def check_rewards(state: State) -> None:
    """CF-CONS-07."""
    piles = rows(state.rewards, 10)
    for pile in piles:
        assert sum(pile[:9]) == pile[9]
    table = 0 if state.insulted == 255 else 1
    kinds = [sum(pile[kind] for pile in piles) for kind in range(9)]
    assert kinds == [int(number) for number in REWARDS_OF_KIND[:8]] + [1 - table]
    assert sum(kinds) + table == 10


def redealt(state: State, seat: int, rng: Random) -> State:
    """Another position that differs only in what the seat cannot know: rivals' cards, cards laid aside, decks."""
    other = GAME.rules.copy(state)
    rivals = [rival for rival in range(int(state.players)) if rival != seat]
    piles = [(other.hand, 4 * rival, 3) for rival in rivals] + [(other.aside, 4 * rival, 3) for rival in rivals]
    shuffle(piles + [(other.cards, 0, 3)], rng)
    shuffle([(other.rewards, 10 * rival, 9) for rival in rivals] + [(other.rewards, 50, 9)], rng)
    return other


def shuffle(piles: list[tuple[Any, int, int]], rng: Random) -> None:
    """Take all cards of these rows and deal them anew, as many as there were in each."""
    cards = [kind for row, at, kinds in piles for kind in range(kinds) for _ in range(int(row[at + kind]))]
    rng.shuffle(cards)
    for row, at, kinds in piles:
        for kind in range(kinds):
            row[at + kind] = 0
        for _ in range(int(row[at + kinds])):
            row[at + cards.pop()] += 1


def expected_total(state: State) -> int:
    """How many cards, tiles or chits there are to draw from."""
    return {
        names_of.DRAW_CARD: int(state.cards[3]),
        names_of.DRAW_REWARD: int(state.rewards[59]),
        names_of.DRAW_OFFICIAL: int(state.stack[6]),
        names_of.DRAW_CANDIDATE: int(state.named_left).bit_count() or 1,
        names_of.DRAW_CHIEF: int(state.players),
        names_of.DRAW_LAND: 5 - int(state.cursor) + 11,
        names_of.DRAW_DISTANT: 7 - int(state.cursor) + 6,
        names_of.DRAW_CHIT: 10 - int(state.cursor),
    }[int(state.room)]


def words_of(state: State, action: int) -> list[str]:
    return GAME.notation.write(state, action).split()


def done_words(state: State, action: int) -> list[str]:
    """What an action carries out: with the last card of a payment, what was paid for."""
    if kind_of(action) == "enough" and state.room == names_of.PAYING:
        return words_of(state, int(state.pending))
    return words_of(state, action)


def official(name: str) -> int:
    ministry, space = name.split("-")
    return 7 * court.MINISTRIES.index(ministry) + int(space) - 1


def check_hidden(state: State) -> None:
    """What may be dealt anew adds up."""
    check_cards(state)
    check_rewards(state)
    assert state.round <= 9


def idle(state: State, rng: Rng) -> int:
    """Who wants nothing more takes no action and passes; payments are finished, and what must be chosen is chosen."""
    legal = GAME.rules.legal(state)
    usual = GAME.minds.usual(state)
    for kind in ("pass", "no") if state.room == names_of.TURN else ("enough",) if state.room == names_of.PAYING else ():
        for action in legal:
            if kind_of(action) == kind:
                return action
    return legal[int(rng.below(len(legal)))] if usual is None else usual


TRIAL = Trial(
    GAME,
    CONFIGURATIONS,
    {style: partial(styled, style) for style in STYLES},
    idle=idle,
    stride=5,
    check=check_hidden,
    redealt=redealt,
    chance_total=expected_total,
    refusing=frozenset(IDS) - {""},
)
TRYING = Trying(TRIAL)
hold, numbers, play, play_some = TRYING.hold, TRYING.numbers, TRYING.play, TRYING.play_some


def steps(options: Options, default: int, soak: int) -> Iterator[Iterator[tuple[State, int, State]]]:
    """So many games, each as positions before an action, the action, and positions after it."""
    return TRIAL.steps(options, games(default, soak))


def board(state: State) -> list[tuple[int, int, int]]:
    return [(int(state.tile[at]), int(state.marker[at]), int(state.secured[at])) for at in range(21)]


def with_other_gifts(state: State, rng: Random) -> State:
    """The same position with other active gifts, at most one from each to each."""
    other = GAME.rules.copy(state)
    for giver in range(int(state.players)):
        values = rng.sample(range(6), 6)
        for value in range(6):
            other.gift[6 * giver + value] = 1
        for recipient in range(int(state.players)):
            if recipient != giver and rng.randrange(3):
                other.gift[6 * giver + values.pop()] = 3 + recipient
    return other


def card_sequences(state: State, verbs: tuple[str, ...]) -> Iterator[tuple[list[int], State]]:
    """Every way to tell cards one by one until the room is left, with the position it leads to."""
    seat, room = int(state.seat), int(state.room)
    open_ends: list[tuple[list[int], State]] = [([], state)]
    while open_ends:
        told, now = open_ends.pop()
        if now is not state and (now.room != room or now.seat != seat):
            yield told, now
            continue
        legal = [action for action in GAME.rules.legal(now) if kind_of(action) in verbs]
        assert legal, "nobody gets stuck in the middle of telling cards"
        for action in legal:
            after = GAME.rules.copy(now)
            GAME.rules.do(after, action)
            open_ends.append(([*told, action], after))


def covering(state: State, currency: str, price: int, most: int) -> set[tuple[int, ...]]:
    """Every way to spend cards that covers the price and is not worth more than the most allowed."""
    hand = [int(state.hand[4 * int(state.seat) + kind]) for kind in range(3)]
    worth = (1, 2, 3) if currency == "coins" else (3, 2, 1)
    ways = ((a, b, c) for a in range(hand[0] + 1) for b in range(hand[1] + 1) for c in range(hand[2] + 1))
    return {way for way in ways if price <= sum(n * w for n, w in zip(way, worth, strict=True)) <= most}


def cards_told(state: State, told: list[int]) -> tuple[int, ...]:
    kinds = Counter(words_of(state, action)[-1] for action in told)
    return kinds["1"], kinds["2"], kinds["3"]


def each_after(state: State, actions: list[int]) -> Iterator[tuple[int, State]]:
    for action in actions:
        after = GAME.rules.copy(state)
        GAME.rules.do(after, action)
        yield action, after
