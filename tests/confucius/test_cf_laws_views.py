"""Who sees what in Confucius: open things, cards that are drawn and laid down unseen, fair deals."""

from collections import Counter

import pytest
from cf_digest_games import kind_of, title
from cf_trial import (
    card_sequences,
    each_after,
    each_configuration,
    play,
    play_some,
    rows,
)

from guanxi.confucius.game import GAME
from guanxi.confucius.rules import state as names_of
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.rng import Rng
from running import some


@pytest.mark.clause("CF-INFO-03", "CF-INFO-07", "CF-INFO-08")
@each_configuration
def test_a_view_shows_everything_that_lies_open(options: Options) -> None:
    for state, _ in some(play_some(options, 1, 200, every=12)):
        for seat in range(CHANCE, int(options["players"])):
            table = GAME.rules.shown(GAME.rules.view(state, seat))
            for name in (
                "tile",
                "marker",
                "secured",
                "post",
                "chit",
                "visited",
                "land",
                "box",
                "gift",
                "on_box",
                "own",
            ):
                assert list(getattr(table, name)) == list(getattr(state, name))
            for name in ("hand", "aside", "cards"):
                told, there = rows(getattr(table, name), 4), rows(getattr(state, name), 4)
                for at, (shown, real) in enumerate(zip(told, there, strict=True)):
                    assert shown[3] == real[3]
                    own = at == (1 if name == "cards" else seat) or GAME.rules.is_over(state)
                    assert shown[:3] == (real[:3] if own else [0, 0, 0])
            for at, (shown, real) in enumerate(zip(rows(table.rewards, 10), rows(state.rewards, 10), strict=True)):
                assert shown[9] == real[9]
                assert shown[:9] == (real[:9] if at in (seat, 6) or GAME.rules.is_over(state) else [0] * 9)


def views_of_others(state: State, actor: int) -> list[bytes]:
    seats = [seat for seat in range(CHANCE, int(state.players)) if seat != actor]
    return [GAME.rules.view_bytes(GAME.rules.view(state, seat)) for seat in seats]


def hidden_ways(state: State) -> list[list[State]]:
    """Groups of positions that differ only in cards that the seat to act, or to draw, has laid down or drawn unseen."""
    seat = int(state.seat)
    if state.room in (names_of.DRAW_CARD, names_of.DRAW_REWARD):
        return [[after for _, after in each_after(state, GAME.rules.legal(state))]]
    if state.room == names_of.TUTORING_CARDS and not state.spent:
        told = card_sequences(state, ("spend", "enough"))
    elif state.room == names_of.DISCARDING and not state.aside[4 * seat + 3]:
        told = card_sequences(state, ("discard",))
    else:
        return []
    groups: dict[int, list[State]] = {}
    for actions, _ in told:
        now = GAME.rules.copy(state)
        for number, action in enumerate(actions):
            GAME.rules.do(now, action)
            if not now.aside[4 * seat + 3]:
                break  # all cards are on the table
            last = number == len(actions) - 1
            groups.setdefault(2 * number + (kind_of(action) == "enough"), []).append(GAME.rules.copy(now))
            if last and now.room == names_of.CANCELLING:
                GAME.rules.do(now, GAME.rules.legal(now)[0])
                if now.aside[4 * seat + 3]:
                    groups.setdefault(1000 + number, []).append(now)
    return list(groups.values())


@pytest.mark.clause("CF-INFO-01", "CF-INFO-05", "CF-INFO-09", "CF-INFO-10", "CF-EOR-07")
@each_configuration
def test_cards_drawn_and_laid_down_unseen_look_alike_to_others(options: Options) -> None:
    tried: Counter[int] = Counter()
    for state, _ in play_some(options, 6, 800):
        room = int(state.room)
        common = room == names_of.DRAW_CARD and tried[room] > 50
        if GAME.rules.is_over(state) or common or state.hand[4 * int(state.seat) + 3] > 9:
            continue
        for group in hidden_ways(state):
            tried[room] += 1
            seen = {tuple(views_of_others(each, int(state.seat))) for each in group}
            assert len(seen) == 1, f"room {room} of {title(options)}"
    assert tried[names_of.DRAW_CARD] > 20
    assert tried[names_of.TUTORING_CARDS] + tried[names_of.DISCARDING] > 5


@each_configuration
def test_a_deal_takes_every_unseen_card_alike(options: Options) -> None:
    states = [
        GAME.rules.copy(state) for state, _ in play(options, 6) if state.round == 4 and state.room == names_of.TURN
    ]
    state = states[len(states) // 2]
    rng = Rng("fair")
    deals = 400
    unseen = [int(state.cards[kind]) for kind in range(3)]
    rivals = range(1, int(options["players"]))
    for rival in rivals:
        unseen = [count + int(state.hand[4 * rival + kind]) for kind, count in enumerate(unseen)]
    found: Counter[tuple[int, int]] = Counter()
    for _ in range(deals):
        dealt = GAME.rules.deal(GAME.rules.view(state, 0), rng)
        for rival in rivals:
            for kind in range(3):
                found[rival, kind] += int(dealt.hand[4 * rival + kind])
    for rival in some(rivals):
        for kind in range(3):
            share = unseen[kind] / sum(unseen)
            expected = int(state.hand[4 * rival + 3]) * deals * share
            assert abs(found[rival, kind] - expected) <= 5 * (expected * (1 - share)) ** 0.5
