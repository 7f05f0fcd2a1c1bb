"""What is refused answers, however it is asked: by hover, by focus and key, by a long press."""

import re
from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import Board, table_of, wait
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
CLAUSE = re.compile(r"^CN-[A-Z]+-\d+$")
FREE = re.compile(", free$")  # and nothing is possible there


def bubble_says(page: Page) -> None:
    """Sentence and clause; and the clause opens in the rules."""
    bubble = page.get_by_role("alertdialog")
    expect(bubble).to_be_visible()
    expect(bubble.get_by_role("heading")).not_to_be_empty()
    clause = bubble.get_by_role("button", name=CLAUSE)
    expect(clause).to_be_visible()
    name = clause.inner_text()
    expect(bubble.get_by_role("paragraph").first).to_have_text(re.compile(r"\w+( \S+){3}"))  # a sentence
    clause.click()
    rules = page.get_by_role("region", name="Rules")
    expect(rules.get_by_role("heading", level=3, name=name)).to_be_visible()
    rules.get_by_role("searchbox").fill("emissar")
    expect(rules.get_by_role("listitem").first).to_contain_text("CN-")


def refused(page: Page) -> Board:
    """A turn in which something is refused: a piece lies in one province, so the others are closed."""
    assert wait(page)
    board = Board(page)
    board.map.get_by_role("button", name=re.compile("yan-.*palace possible$|palace possible$")).first.click()
    expect(board.commit).to_be_visible()
    return board


def test_why_not_by_hover(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    board = refused(page)
    board.map.get_by_role("button", name=FREE, disabled=True).last.hover()
    bubble_says(page)


def test_why_not_by_focus_and_key(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    board = refused(page)
    board.map.get_by_role("button", name=FREE, disabled=True).last.focus()
    page.keyboard.press("y")
    expect(page.get_by_role("alertdialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_be_hidden()
    expect(board.commit).to_be_visible()  # Escape took the bubble away, not the piece
    page.keyboard.press("y")
    bubble_says(page)


def test_why_not_by_a_long_press(person: People) -> None:
    anna = person("Anna", size=(1024, 768), has_touch=True)
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    board = refused(page)
    box = board.map.get_by_role("button", name=FREE, disabled=True).last.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger = anna.context.new_cdp_session(page)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    expect(page.get_by_role("alertdialog")).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    bubble_says(page)


def test_why_not_at_the_court(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{table_of(anna, bots=2, game='confucius')}")
    assert wait(page)
    page.locator('[data-thing="action nominate"]').hover()
    bubble = page.get_by_role("alertdialog")
    expect(bubble.get_by_role("button", name=re.compile("^CF-"))).to_be_visible()
