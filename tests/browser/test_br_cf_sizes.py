"""Confucius wherever it is played.

A turn of every sort by taps on a phone, and what sheets ask; five players at the end of a long game on one screen;
obligations in words.
"""

import json
import re
from collections.abc import Callable
from itertools import islice
from typing import Any

import pytest
from browser_hands import Person
from browser_play import number, settled, status, table_of, wait, with_settings
from confucius_hands import BAND, CARDS, PATIENCE, SEEN, SHEET, STEPS, TURN, Court
from past_hands import BOT, asked, play, started
from playwright.sync_api import Locator, Page, expect

from guanxi.confucius.rules.kinds import BUY_GIFT, KINDS, PETITION, TAX
from guanxi.confucius.rules.state import DISCARDING
from running import some

pytestmark = pytest.mark.once
People = Callable[..., Person]
THUMB = 44  # px
SEATS = [{"kind": "me"}, *[BOT] * 4]
LATE = 7  # rounds
GIVEN = 3  # a gift that lies with somebody, as the view tells it
FITS = "document.documentElement.scrollWidth <= innerWidth"
# What is hidden below the edge of a column, of a list on the board or of the page; the log and other tabs may scroll.
PARTS = ".centre, .right, .left, .world, [data-part], [data-part=end] ol"
CUT = f"""() => [document.documentElement, ...document.querySelectorAll("{PARTS}")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1 && getComputedStyle(each).overflowY !== "visible")
  .map((each) => `${{each.className || each.tagName}} ${{each.scrollHeight}} > ${{each.clientHeight}}`)"""


def late(view: dict[str, list[int]]) -> bool:
    """Near the end, and an action is to be chosen: no sheet lies on the board."""
    return view["round"][0] >= LATE and view["room"][0] == TURN


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


def until(player: Person, wanted: Callable[[dict[str, list[int]]], bool], towards: int = -1) -> str:
    """A game of five, played at random until the view of whoever is asked is as wanted; a kind that leads there goes
    first.
    """
    player.become()
    for seed in range(9):
        table = started(player, SEATS, "confucius", options={"advanced": "on"})
        rows = player.ask("GET", f"/api/tables/{table}/lexicon")["view"]
        while told := asked(player, table):
            if wanted(fields(rows, told["position"]["view"]) | {"legal": told["position"]["legal"]}):
                return table
            ways = [each for each in told["position"]["legal"] if KINDS.kind_of[each] == towards]
            if ways:
                move = {"number": told["number"], "actions": ways[-1:], "seat": told["position"]["viewer"]}
                player.ask("POST", f"/api/tables/{table}/moves", move)
            else:
                play(player, table, most=1, seed=seed)
    raise AssertionError


def fields(rows: list[dict[str, Any]], numbers: list[int]) -> dict[str, list[int]]:
    """A view by the names of its fields."""
    left = iter(numbers)
    return {row["field"]: list(islice(left, row["numbers"])) for row in rows}


PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True}
SHEETS: dict[str, Callable[[Person], str]] = {
    "tutoring": lambda anna: taught(anna, "three-cards"),
    "lending": lambda anna: taught(anna, "lend"),
    "petition": lambda anna: until(
        anna, lambda view: PETITION in map(KINDS.kind_of.__getitem__, view["legal"]), BUY_GIFT
    ),
    "discards": lambda anna: until(anna, lambda view: view["room"] == [DISCARDING], TAX),
}


def taught(player: Person, lesson: str) -> str:
    """The table of a lesson."""
    player.become()
    table: str = player.ask("POST", "/api/lessons", {"game": "confucius", "lesson": lesson})["info"]["id"]
    return table


@pytest.mark.parametrize("sheet", SHEETS)
def test_what_a_sheet_asks_is_answered_by_taps_on_a_phone(person: People, sheet: str) -> None:
    anna = person("Anna", **PHONE)
    table = SHEETS[sheet](anna)
    with_settings(anna, quick=False, motion="off")
    page = anna.open(f"/t/{table}")
    assert wait(page)
    court = Court(page)
    if sheet == "petition":
        tap_tab(page, "Actions")
        page.locator('[data-part=actions] [data-thing="action petition"]').tap()
    expect(page.locator("[data-part=sheet]")).to_be_visible()
    for _ in range(STEPS):
        settled(page)
        assert page.evaluate(FITS)
        if court.seal.count():
            break
        # What a sheet asks comes with what is known of the moment.
        expect(court.cards.or_(court.sheet).or_(court.lit).first).to_be_visible()
        before = court.seen()
        group = next(each for each in (court.cards, court.sheet, court.lit) if each.count())
        group.last.tap()
        page.wait_for_function(f"(before) => ({SEEN})({json.dumps([BAND, SHEET, CARDS])}) !== before", arg=before)
    box = court.seal.first.bounding_box()
    assert box
    assert box["height"] >= THUMB
    assert box["y"] + box["height"] <= PHONE["size"][1]
    assert anna.barriers() == []
    before = number(page)
    court.seal.first.tap()
    settled(page, before)
    assert anna.ask("GET", f"/api/tables/{table}")["info"]["number"] > int(before)


def test_five_players_at_the_end_of_a_long_game_stand_on_one_screen(person: People) -> None:
    anna = person("Anna")
    table = until(anna, late)
    with_settings(anna, quick=False)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    expect(page.get_by_role("heading", name="If it ended now")).to_be_visible()
    expect(page.locator("[data-part=court] [data-thing]")).to_have_count(3 * 7)
    assert page.evaluate(CUT) == []


CLOSE = ".world, .centre, .right, [data-part=preview] .told, [data-part=tray] .pay"


def test_what_is_being_done_under_the_guides_card_is_read_without_scrolling(person: People) -> None:
    anna = person("Anna")
    table = taught(anna, "first-game")
    with_settings(anna, quick=False)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    expect(page.get_by_role("heading", name="Keep this in mind")).to_be_visible()
    expect(page.locator("[data-part=end] li").last).to_be_attached()
    assert page.evaluate(CUT.replace(PARTS, ".right, [data-part=end] ol")) == []
    page.keyboard.press("n")
    expect(page.locator("[data-part=band] [data-value]").first).to_be_visible()
    expect(page.locator("[data-part=preview] .told li").last).to_be_visible()
    assert page.evaluate(CUT.replace(PARTS, CLOSE)) == []


def test_on_a_tablet_all_that_is_public_of_five_players_opens_beside_the_board(person: People) -> None:
    anna = person("Anna", size=(1024, 768))
    page = anna.open(f"/t/{until(anna, late)}")
    assert wait(page)
    expect(page.locator("[data-cell]").first).to_be_visible()
    assert page.evaluate(CUT) == []
    for cell in some(page.locator("[data-cell]").all()):  # as many lines as fit: a touch opens all of it
        cell.click()
        expect(cell).to_have_attribute("aria-expanded", "true")
        assert page.evaluate(CUT) == []
        cell.click()
    page.get_by_role("button", name="Log, chat, players").click()
    page.get_by_role("tab", name="Players").click()
    seats = page.get_by_role("tabpanel").locator("[data-seat]")
    expect(seats).to_have_count(5)
    for seat in some(seats.all()):
        expect(seat.locator(".gifts")).to_be_visible()
        expect(seat.locator(".rewards")).to_be_visible()
    supply = page.get_by_role("tabpanel").locator("[data-supply]")
    expect(supply).to_contain_text([re.compile(r"Deck \d"), "discard", "rewards", "officials", "candidates"])
    assert page.evaluate(FITS)
    assert anna.barriers() == []


def test_on_a_phone_what_a_gift_demands_and_how_a_ministry_stands_is_told_where_it_is_tapped(person: People) -> None:
    anna = person("Anna", **PHONE)
    page = anna.open(f"/t/{until(anna, lambda view: any(state >= GIVEN for state in view['gift']))}")
    assert wait(page)
    tap_tab(page, "Court")
    stands = page.locator("[data-part=court] details").first
    stands.locator("summary").tap()
    expect(stands.locator("p")).to_be_visible()
    expect(stands.locator("p")).to_be_in_viewport()
    assert page.evaluate(FITS)
    tap_tab(page, "Gifts")
    arrow = page.locator("[data-part=gifts] [data-thing^='gift ']").first
    arrow.locator("circle").tap()
    told = page.locator("[data-part=gifts] .bonds")
    expect(told).to_contain_text("gift")
    expect(told).to_contain_text("give back at least")
    expect(told).to_be_in_viewport(ratio=1)
    assert anna.barriers() == []


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
