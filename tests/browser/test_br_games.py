"""Whole games in real browsers: two people, each in a context of their own, and two computer players."""

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from browser_hands import Person
from browser_play import OVER, by_turn, next_of, play_china, play_plainly, status, table_of, with_settings
from confucius_hands import play_confucius
from past_hands import BOT, started
from playwright.sync_api import expect

from examples.installing import EXAMPLE, install_project
from server.hands.sv_served import Served

pytestmark = pytest.mark.once
People = Callable[..., Person]
MOST = 400  # turns of one person: no game is that long


def until_over(people: list[Person], play: Callable[[Person, int], bool]) -> int:
    """Each plays in turn; how many turns there were."""
    for turn in count():
        assert turn < MOST
        if not play(people[turn % len(people)], turn):
            return turn
    raise AssertionError


def test_two_people_and_two_bots_play_china(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    table = table_of(anna, [boris], bots=2)
    for each in (anna, boris):
        each.open(f"/t/{table}")
    people = by_turn(table, [anna, boris])
    turns = until_over(people, play_china)
    assert turns > 10
    for each in people:
        expect(status(each.page)).to_have_text(OVER)
    told = anna.ask("GET", f"/api/tables/{table}")["info"]
    assert told["status"] == "over"
    assert anna.ask("GET", f"/api/tables/{table}/verify")["holds"]


def test_two_people_and_two_bots_play_confucius_by_its_board(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    table = table_of(anna, [boris], bots=2, game="confucius", options={"advanced": "on"})
    for each in (anna, boris):
        with_settings(each, quick=False)  # what has one answer is clicked as well: the page does not run ahead
        each.open(f"/t/{table}")
    asked = next_of([anna, boris], anna)
    turns = 0
    while asked is not None:
        assert turns < MOST
        play_confucius(asked, turns)
        asked = next_of([anna, boris], asked)
        turns += 1
    assert turns > 20
    for each in (anna, boris):
        expect(status(each.page)).to_have_text(OVER)
    assert anna.ask("GET", f"/api/tables/{table}")["info"]["status"] == "over"


def test_two_people_and_two_bots_play_confucius_in_words(person: People) -> None:
    """Through the parts that any game has, as the text view shows them: no board is drawn."""
    anna, boris = people = [person("Anna"), person("Boris")]
    table = table_of(anna, [boris], bots=2, game="confucius")
    for each in people:
        with_settings(each, textView=True, motion="off", quick=False)  # the page does not run ahead
        each.open(f"/t/{table}")
    asked, turns = next_of(people, anna), 0
    while asked is not None:
        assert turns < MOST
        play_plainly(asked, turns)
        asked, turns = next_of(people, asked), turns + 1
    assert turns > 20
    for each in people:
        expect(status(each.page)).to_have_text(OVER)
        expect(each.page.locator("[data-part=court]")).to_have_count(0)
        assert each.barriers() == []
    assert anna.ask("GET", f"/api/tables/{table}")["info"]["status"] == "over"


@pytest.fixture
def brought(tmp_path: Path) -> Iterator[Served]:
    """A server with a game that another package has brought."""
    packages = tmp_path / "packages"
    packages.mkdir()
    install_project(packages, EXAMPLE)
    served = Served(tmp_path, path=(EXAMPLE, packages)).start()
    yield served
    served.stop()


def test_a_game_of_another_package_is_played_to_its_end(person: People, brought: Served) -> None:
    """Goofspiel brings no board and no line of code for the page: the parts that any game has are enough."""
    anna = person("Anna", at=brought)
    anna.become()
    table = started(anna, [{"kind": "me"}, BOT, BOT], "goofspiel", options={"cards": "3"})
    with_settings(anna, quick=False)
    page = anna.open(f"/t/{table}")
    assert play_plainly(anna, 0)
    page.get_by_role("button", name="Why not something else?").click()
    refused = page.get_by_role("region", name="Choices").get_by_role("button", disabled=True)
    page.get_by_role("region", name="Choices").get_by_role("button", expanded=False).click()
    refused.first.hover()
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert anna.barriers() == [], "asked"
    page.keyboard.press("Escape")
    turns = 1
    while play_plainly(anna, turns):
        turns += 1
        assert turns < MOST
    assert turns >= 2
    expect(status(page)).to_have_text(OVER)
    assert anna.barriers() == []
