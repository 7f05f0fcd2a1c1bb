"""Confucius wherever it is played.

A turn of every sort by taps on a phone; five players at the end of a long game on one screen; obligations in words.
"""

import re
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from browser_hands import Person
from browser_play import settled, status, table_of, wait, with_settings
from confucius_hands import PATIENCE, STEPS, Court
from past_hands import BOT, asked, play, started
from playwright.sync_api import Locator, Page, expect

from running import some

pytestmark = pytest.mark.once
People = Callable[..., Person]
THUMB = 44  # px
SEATS = [{"kind": "me"}, *[BOT] * 4]
LATE = 7  # rounds
GIVEN = 3  # a gift that lies with somebody, as the view tells it
FITS = "document.documentElement.scrollWidth <= innerWidth"
# What is hidden below the edge of a column or of the page; the log and other tabs may scroll.
CUT = """() => [document.documentElement, ...document.querySelectorAll(".centre, .right, .left, [data-part]")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== "visible")
  .map((each) => `${each.className || each.tagName} ${each.scrollHeight} > ${each.clientHeight}`)"""


def tap_tab(page: Page, name: str) -> None:
    page.get_by_role("navigation", name="Beside the board").get_by_role("button", name=name).tap()


def tapped(page: Page, court: Court, space: Locator) -> None:
    """An action as far as its seal; what it is about is tapped wherever it is lit."""
    space.tap()
    for step in range(STEPS):
        settled(page)
        for _ in range(PATIENCE):
            if court.seal.count() or any(each.count() for each in (court.flag, court.lands, court.band, court.lit)):
                break
            page.wait_for_timeout(50)
        if court.seal.count():
            return
        if not any(each.count() for each in (court.flag, court.lands, court.band, court.lit)):
            tap_tab(page, "Court")  # where officials are
            if not court.lit.count():
                tap_tab(page, "World")
        before = court.seen()
        group = next(each for each in (court.flag, court.lands, court.band, court.lit) if each.count())
        group.nth(step % group.count()).tap()
        for _ in range(PATIENCE):
            if court.seal.count() or court.seen() != before:
                break
            page.wait_for_timeout(50)
    expect(court.seal.first).to_be_visible()


def test_a_turn_of_every_sort_can_be_made_on_a_phone(person: People) -> None:
    anna = person("Anna", size=(390, 844), has_touch=True, is_mobile=True)
    with_settings(anna, quick=False)
    page = anna.open(f"/t/{table_of(anna, bots=2, game='confucius', options={'advanced': 'on'})}")
    assert wait(page)
    court = Court(page)
    expect(court.tray).to_be_visible()
    tap_tab(page, "Actions")
    expect(court.actions.first).to_be_visible()
    names = court.actions.evaluate_all("all => all.map((each) => each.dataset.thing)")
    for name in some(names):
        tap_tab(page, "Actions")
        tapped(page, court, page.locator(f'[data-part=actions] [data-thing="{name}"]'))
        assert page.evaluate(FITS), name
        box = court.seal.first.bounding_box()
        assert box, name
        assert box["height"] >= THUMB, name
        assert box["y"] + box["height"] <= 844, name
        while court.tray.get_by_role("button", name="Back").count():
            court.tray.get_by_role("button", name="Back").tap()
            settled(page)
    tap_tab(page, "Actions")
    tapped(page, court, page.locator('[data-part=actions] [data-thing="action tax"]'))
    court.seal.first.tap()
    expect(status(page)).not_to_have_text(re.compile("confirm it, or change it"))


def until(player: Person, wanted: Callable[[dict[str, list[int]]], bool]) -> str:
    """A game of five, played at random until the view of whoever is asked is as wanted."""
    player.become()
    for seed in range(9):
        table = started(player, SEATS, "confucius", options={"advanced": "on"})
        rows = player.ask("GET", f"/api/tables/{table}/lexicon")["view"]
        while told := asked(player, table):
            if wanted(fields(rows, told["position"]["view"])):
                return table
            play(player, table, most=1, seed=seed)
    raise AssertionError


def fields(rows: list[dict[str, Any]], numbers: list[int]) -> dict[str, list[int]]:
    """A view by the names of its fields."""
    left = iter(numbers)
    return {row["field"]: list(islice(left, row["numbers"])) for row in rows}


def test_five_players_at_the_end_of_a_long_game_stand_on_one_screen(person: People) -> None:
    anna = person("Anna")
    table = until(anna, lambda view: view["round"][0] >= LATE)
    with_settings(anna, quick=False)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    expect(page.get_by_role("heading", name="If it ended now")).to_be_visible()
    expect(page.locator("[data-part=court] [data-thing]")).to_have_count(3 * 7)
    assert page.evaluate(CUT) == []


def test_the_table_in_words_tells_who_is_bound_to_whom(person: People) -> None:
    anna = person("Anna")
    table = until(anna, lambda view: any(state >= GIVEN for state in view["gift"]))
    with_settings(anna, quick=False)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    gifts = anna.ask("GET", f"/api/tables/{table}/details")["details"]["bonds"]["gifts"]
    sections = anna.ask("GET", f"/api/tables/{table}/text")["sections"]
    bonds = next(each["paragraphs"] for each in sections if each["id"] == "gifts")
    assert len(bonds) == len({gift["to"] for gift in gifts})
    page.keyboard.press("d")
    expect(page.get_by_role("textbox", name="Type a move or an order")).to_be_visible()
    for bond in some(bonds):
        expect(page.get_by_role("main")).to_contain_text(bond["text"])
    assert anna.barriers() == []
