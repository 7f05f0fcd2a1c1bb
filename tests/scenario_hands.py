"""Scenarios of China in a few words, run at once."""

import tomllib

import pytest

from guanxi.core.errors import InputError
from guanxi.core.scenario import Outcome, run_scenario

HEAD = """
scenario = 1
game = "china"
title = "A title"
clauses = ["CN-PLACE-07"]
players = ["Alex", "Barbara", "Chris"]
"""

POSITION = """
[position]
hands.Alex = ["red", "red", "green"]
palaces.wei = { Barbara = 2 }
display = ["yellow", "yellow", "purple", "purple"]
"""

# The first is about a house rule that can be chosen by now; the second waits for one that nobody can choose yet.
PENDING = HEAD + 'pending = "road_method"\n[options]\nroad_method = "longest_first"\n'
WAITING = (
    PENDING.replace("china", "confucius")
    .replace("road_method", "petition_own_army_only")
    .replace("longest_first", "on")
)


def run(text: str, head: str = HEAD + POSITION) -> Outcome:
    return run_scenario(tomllib.loads(head + text), "a test")


def error_of(text: str, head: str = HEAD) -> str:
    with pytest.raises(InputError) as error:
        run(text, head)
    return str(error.value)
