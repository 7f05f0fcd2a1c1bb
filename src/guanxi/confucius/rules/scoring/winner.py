"""Points, places and ties: CF-SCORE, CF-WIN, CF-VAR."""

from mypy_extensions import i64

from guanxi.confucius.rules.components import N_REWARDS
from guanxi.confucius.rules.events import GAME_WON, HAND_SHOWN, NOBODY_WINS, REWARD_SHOWN, tell, tell_more
from guanxi.confucius.rules.house import UNBREAKABLE_TIE_HAS_NO_WINNER
from guanxi.confucius.rules.scoring.titles import ADMIRAL, CHIEF, GENERAL, award_titles, title_holder
from guanxi.confucius.rules.state import DECK, NOBODY, REWARD_DECK, REWARD_ROW, ROW, State


def run(s: State) -> bool:
    """Titles are awarded, and the game is won."""
    award_titles(s)
    if s.story is not None:
        _show(s)
        _tell_winners(s)
    return False


def _show(s: State) -> None:
    """A finished game hides nothing: hands, and what is left of the decks."""
    for seat in range(s.players):
        at = seat * ROW
        tell_more(s, HAND_SHOWN, seat, i64(s.hand[at]), i64(s.hand[at + 1]), i64(s.hand[at + 2]), 0, 0)
        _show_rewards(s, seat, seat * REWARD_ROW)
    tell_more(s, HAND_SHOWN, -1, i64(s.cards[DECK]), i64(s.cards[DECK + 1]), i64(s.cards[DECK + 2]), 0, 0)
    _show_rewards(s, -1, REWARD_DECK)


def _show_rewards(s: State, seat: i64, row: i64) -> None:
    for card in range(i64(N_REWARDS)):
        for _ in range(i64(s.rewards[row + card])):
            tell(s, REWARD_SHOWN, seat, card, 0)


def _tell_winners(s: State) -> None:
    found = places(s)
    best = min(found)  # 2 where nobody wins
    seats: i64 = 0
    points: i64 = 0
    for seat in range(s.players):
        if found[seat] == best:
            seats |= i64(1) << seat
            points = s.score[seat]
    tell(s, GAME_WON if best == 1 else NOBODY_WINS, seats, points, 0)


def tie_rank(s: State, seat: i64) -> i64:
    """The first title in the order Admiral, Chief Minister, General that the seat holds (CF-WIN-02); 3 is none."""
    if title_holder(s, ADMIRAL) == seat:
        return 0
    if title_holder(s, CHIEF) == seat:
        return 1
    return 2 if title_holder(s, GENERAL) == seat else 3


def is_ahead(s: State, one: i64, other: i64) -> bool:
    """By points (CF-WIN-01), then by titles (CF-WIN-02)."""
    if s.score[one] != s.score[other]:
        return s.score[one] > s.score[other]
    return tie_rank(s, one) < tie_rank(s, other)


def admiral_wins(s: State) -> i64:
    """With the variant, a shared first place is won by the Admiral, tied or not (CF-VAR-02, CF-VAR-05); else NOBODY."""
    if not s.admiral or title_holder(s, ADMIRAL) == NOBODY:  # CF-VAR-04
        return NOBODY
    best: i64 = -1
    sharing: i64 = 0
    for seat in range(s.players):
        if s.score[seat] > best:
            best = s.score[seat]
            sharing = 1
        elif s.score[seat] == best:
            sharing += 1
    return title_holder(s, ADMIRAL) if sharing > 1 else NOBODY


def places(s: State) -> list[int]:
    """Everybody's place, 1 is first; players still equal share one (CF-WIN-03, CF-WIN-04)."""
    outright = admiral_wins(s)
    result: list[int] = []
    for seat in range(s.players):
        place = 1
        for rival in range(s.players):
            if rival == outright:
                place += 0 if seat == outright else 1
            elif seat != outright and is_ahead(s, rival, seat):
                place += 1
        result.append(place)
    if s.house & UNBREAKABLE_TIE_HAS_NO_WINNER and result.count(1) > 1:
        return [max(place, 2) for place in result]  # CF-WIN-03, house rule: who is tied shares the second place
    return result
