"""Foreign lands with their deadlines, titles with what they are measured by, and what lies in supplies."""

from collections.abc import Sequence
from typing import Any

from guanxi.confucius.doors.closer.seats import seats_of, someone
from guanxi.confucius.doors.prospects.realm import missing
from guanxi.confucius.rules.actions import junks
from guanxi.confucius.rules.components import (
    BOXES,
    DEADLINE,
    FOREIGN_LANDS,
    LAND_PRICE,
    LAND_SPACES,
    N_FOREIGN,
    REWARD_BOX,
)
from guanxi.confucius.rules.phases import invasions
from guanxi.confucius.rules.scoring.titles import TITLE_NAMES, tie_breaker, title_count, title_holder
from guanxi.confucius.rules.state import ALL, DECK, DISCARD_PILE, REWARD_ALL, REWARD_DECK, STACK_ALL, State
from guanxi.core.foresight import Prospect

Told = dict[str, Any]


def lands(s: State, coming: Sequence[Prospect]) -> list[Told]:
    """By land space, from the left; `left` counts pieces of wall until its deadline."""
    due = {each.facts["land"] for each in coming if each.kind in ("land-conquered", "land-fails")}
    return [_land(s, space, due) for space in range(LAND_SPACES) if s.land[space] < N_FOREIGN]


def _land(s: State, space: int, due: set[Any]) -> Told:
    name = FOREIGN_LANDS[int(s.land[space])]
    resolved, full = bool(invasions.is_resolved(s, space)), bool(invasions.is_full(s, space))
    return {
        "id": name,
        "resolved": resolved,
        "full": full,
        "due": name in due,
        "missing": missing(s, space),
        "deadline": int(DEADLINE[space]),
        "left": int(DEADLINE[space]) - int(s.wall),
        "price": int(LAND_PRICE[int(s.land[space])]),
        "points": [int(invasions.points(s, space, seat)) for seat in seats_of(s)],
        "card": someone(int(s.box[space * BOXES + REWARD_BOX[int(s.land[space])]])),
    }


def titles(end: State) -> list[Told]:
    """Who gets them if it ended now, with everybody's count and who would break a tie."""
    found = []
    for title, name in enumerate(TITLE_NAMES):
        counts = [int(title_count(end, title, seat)) for seat in seats_of(end)]
        found.append(
            {
                "id": name,
                "counts": counts,
                "holder": someone(int(title_holder(end, title))),
                "tied": counts.count(max(counts)) > 1,
                "breaker": someone(int(tie_breaker(end, title))),
            }
        )
    return found


def supply(s: State) -> Told:
    """Everything that is only counted."""
    return {
        "deck": int(s.cards[DECK + ALL]),
        "discard": int(s.cards[DISCARD_PILE + ALL]),
        "rewards": int(s.rewards[REWARD_DECK + REWARD_ALL]),
        "officials": int(s.stack[STACK_ALL]),
        "junks": int(junks.supply(s)),
        "candidates": int(s.named_left).bit_count() + int(s.any_left),
    }
