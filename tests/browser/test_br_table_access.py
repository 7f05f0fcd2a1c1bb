"""The table keeps nobody out, in whatever state it is: axe, in both themes."""

import re
from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import PLACED, Board, status, table_of, wait
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
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("region", name="Rules")).to_be_hidden()
    board.commit.click()
    expect(status(page)).to_have_text(PLACED)
    expect(board.drawing).to_be_visible()
    assert anna.barriers() == [], "drawing"
    page.keyboard.press("t")
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
def test_any_game_has_no_barriers(person: People, theme: str) -> None:
    anna = person("Anna", color_scheme=theme)
    page = anna.open(f"/t/{table_of(anna, bots=2, game='confucius')}")
    assert wait(page)
    choices = page.get_by_role("region", name="Choices")
    expect(choices.get_by_role("button").first).to_be_visible()
    assert anna.barriers() == [], "at rest"
    page.get_by_role("button", name="Why not something else?").click()
    choices.get_by_role("button", expanded=False).click()
    expect(choices.get_by_role("button", disabled=True).first).to_be_visible()
    assert anna.barriers() == [], "asked"
    choices.get_by_role("group").get_by_role("button", disabled=False).first.click()
    expect(choices.get_by_role("button", name=re.compile("^Take back"))).to_be_visible()
    assert anna.barriers() == [], "drafting"
