"""The board of Confucius as a client draws it: what is printed on it, as lists for JSON."""

from collections.abc import Mapping
from typing import Any

from guanxi.confucius.rules import components as c
from guanxi.confucius.rules.state import State


def layout(s: State) -> Mapping[str, Any]:
    """What does not change in play; ids are those of actions and events, orders those of the view."""
    return {
        "ministries": [
            {
                "id": ministry,
                "officials": [f"{ministry}-{space}" for space in range(1, c.SPACES + 1)],
                "first": [int(space) for space in c.FIRST_OFFICIALS],
                "posts": ["minister", "secretary"],
            }
            for ministry in c.MINISTRIES
        ],
        "prices": list(range(c.LOWEST_PRICE, c.LOWEST_PRICE + c.N_PRICES)),
        "actions": [box for box in c.BOX_NAMES if box != "petition" or s.advanced],
        "boxes": list(c.BOX_NAMES),
        "distant_lands": list(c.DISTANT_LANDS),
        "foreign_lands": [_land(number) for number in range(c.N_FOREIGN)],
        "land_spaces": [{"deadline": int(each)} for each in c.DEADLINE],
        "rewards": [{"id": name, "cards": int(c.REWARDS_OF_KIND[k])} for k, name in enumerate(c.REWARDS)],
        "cards": [{"coins": kind + 1, "licences": 3 - kind, "cards": c.CARDS_OF_KIND} for kind in range(c.N_CARDS)],
        "gifts": list(range(1, c.GIFTS + 1)),
        "junks": {
            "most": c.MOST_JUNKS_BOUGHT,
            "per_voyage": c.JUNKS_PER_VOYAGE,
            "price": [int(each) for each in c.JUNK_PRICE],
            "discounted": [int(each) for each in c.JUNK_PRICE_DISCOUNTED],
        },
        "army": {"price": c.ARMY_PRICE, "discounted": c.ARMY_PRICE_DISCOUNTED, "most": c.ARMIES},
        "nominate": c.NOMINATE_PRICE,
        "force": c.FORCE_PRICE,
        "cubes": {"most": c.CUBES, "by_gifts": [int(each) for each in c.CUBES_BY_GIFTS]},
        "wall": c.WALL,
        "hand_limit": c.HAND_LIMIT,
        "advanced": bool(s.advanced),
    }


def _land(number: int) -> dict[str, Any]:
    boxes = int(c.LAND_BOXES[number])
    return {
        "id": c.FOREIGN_LANDS[number],
        "price": int(c.LAND_PRICE[number]),
        "points": [int(c.BOX_POINTS[number * c.BOXES + box]) for box in range(boxes)],
        "reward": int(c.REWARD_BOX[number]),
    }
