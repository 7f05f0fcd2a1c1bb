"""Scenarios of China in a few words, run at once."""

import tomllib
from dataclasses import replace

import pytest

from guanxi.core.catalogue import Option, load_catalogue
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

# The first is about a house rule that can be chosen; the second waits for one that is in the catalogue only.
PENDING = HEAD + 'pending = "road_method"\n[options]\nroad_method = "longest_first"\n'
WAITING = HEAD + 'pending = "palaces_float"\n[options]\npalaces_float = "on"\n'


def announce_a_house_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the catalogue name a house rule that nobody plays yet."""
    option = Option("palaces_float", False, "off", ("off", "on"), ("CN-PLACE-07",), "Palaces stand on water too.")
    catalogue = load_catalogue("china")
    longer = replace(catalogue, options=(*catalogue.options, option))
    monkeypatch.setattr("guanxi.core.scenario.load_catalogue", lambda game: longer)


def run(text: str, head: str = HEAD + POSITION) -> Outcome:
    return run_scenario(tomllib.loads(head + text), "a test")


def error_of(text: str, head: str = HEAD) -> str:
    with pytest.raises(InputError) as error:
        run(text, head)
    return str(error.value)
