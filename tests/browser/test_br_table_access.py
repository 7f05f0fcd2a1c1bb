"""The table keeps nobody out, in whatever state it is: axe, in both themes."""

import re
from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import PLACED, Board, status, table_of, wait
from confucius_hands import Court
from playwright.sync_api import expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
REFUSED = re.compile(", free$")


@pytest.mark.parametrize("size", [(1280, 800), (1024, 768)], ids=str)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_china_has_no_barriers_in_any_state(person: People, theme: str, size: tuple[int, int]) -> None:
    anna = person("Anna", color_scheme=theme, size=size)
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    assert wait(page)
    board = Board(page)
    expect(board.hand.first).to_be_visible()
    assert anna.barriers() == [], "at rest"
    board.map.get_by_role("button", name=re.compile("palace possible$")).first.click()
    expect(board.commit).to_be_visible()
    assert anna.barriers() == [], "drafting"
    board.map.get_by_role("button", name=REFUSED, disabled=True).last.focus()
    page.keyboard.press("y")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    assert anna.barriers() == [], "why not"
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(page.get_by_role("region", name="Rules")).to_be_visible()
    assert anna.barriers() == [], "rules"
    opened = page.get_by_role("alertdialog").or_(page.get_by_role("region", name="Rules"))
    while still := opened.count():  # one Escape more would take the piece back
        page.keyboard.press("Escape")
        expect(opened).not_to_have_count(still)
    board.commit.click()
    expect(status(page)).to_have_text(PLACED)
    expect(board.drawing).to_be_visible()
    assert anna.barriers() == [], "drawing"
    page.keyboard.press("d")
    expect(page.get_by_role("textbox", name="Type a move or an order")).to_be_visible()
    assert anna.barriers() == [], "text view"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_china_on_a_phone_has_no_barriers(person: People, theme: str) -> None:
    anna = person("Anna", color_scheme=theme, size=(390, 844), has_touch=True)
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    assert wait(page)
    expect(Board(page).map).to_be_visible()
    assert anna.barriers() == []


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_confucius_has_no_barriers(person: People, theme: str) -> None:
    anna = person("Anna", color_scheme=theme)
    page = anna.open(f"/t/{table_of(anna, bots=2, game='confucius')}")
    assert wait(page)
    court = Court(page)
    expect(court.lit.first).to_be_visible()
    assert anna.barriers() == [], "at rest"
    court.lit.first.click()
    expect(court.seal.first).to_be_visible()
    assert anna.barriers() == [], "drafting"
    page.keyboard.press("Escape")
    expect(court.seal).to_have_count(0)
    page.keyboard.press("g")
    expect(court.band.first).to_be_visible()
    assert anna.barriers() == [], "an amount to choose"
