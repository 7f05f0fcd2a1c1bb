"""A table in a real browser: the line breaks in mid-move, refusals answer, a phone is enough."""

import json
import re
from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import PLACED, Board, status, table_of, wait
from playwright.sync_api import Page, WebSocketRoute, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
LIVE = re.compile("/api/live$")
CLAUSE = re.compile(r"^CN-[A-Z]+-\d+$")
FREE = re.compile(", free$")  # and nothing is possible there


def cut_at_the_first_move(page: Page, heard: bool) -> list[str]:
    """The line breaks as a move is sent: after the server has heard it, or before. What was sent is told."""
    sent: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def passes(frame: str | bytes) -> None:
            told = json.loads(frame)
            is_move = told["type"] == "move"
            if is_move:
                sent.append(told["key"])
            if not is_move or heard or len(sent) > 1:
                server.send(frame)
            if is_move and len(sent) == 1:
                line.close(code=3000, reason="the line breaks")

        line.on_message(passes)

    page.route_web_socket(LIVE, between)
    return sent


@pytest.mark.parametrize("heard", [True, False], ids=["the server has heard it", "the server has not heard it"])
def test_a_move_is_made_once_though_the_line_breaks(person: People, heard: bool) -> None:
    anna = person("Anna")
    table = table_of(anna, bots=2)
    sent = cut_at_the_first_move(anna.page, heard)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    board = Board(page)
    free = board.map.get_by_role("button", name=re.compile("palace of you"))
    expect(free).to_have_count(0)
    board.map.get_by_role("button", name=re.compile("palace possible$")).first.click()
    board.commit.click()
    expect(status(page)).to_have_text(PLACED)  # came back by itself
    expect(page.get_by_text(re.compile(r"\bLive\b"))).to_be_visible()
    expect(free).to_have_count(1)
    assert len(sent) == 2
    assert len(set(sent)) == 1  # the same move, sent again under its own key
    board.draw()
    assert wait(page)  # and the table goes on
    lines = anna.ask("GET", f"/api/tables/{table}/log")["lines"]
    assert sum("Anna builds a palace" in each for line in lines for each in line["text"]) == 1  # told once


# --- why not? ---


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


def test_why_not_in_a_game_without_a_board(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{table_of(anna, bots=2, game='confucius')}")
    assert wait(page)
    page.get_by_role("button", name="Why not something else?").click()
    choices = page.get_by_role("region", name="Choices")
    choices.get_by_role("button", expanded=False).click()
    choices.get_by_role("button", disabled=True).first.hover()
    bubble = page.get_by_role("alertdialog")
    expect(bubble.get_by_role("button", name=re.compile("^CF-"))).to_be_visible()


# --- a phone ---


def test_a_turn_on_a_phone_by_taps_alone(person: People) -> None:
    anna = person("Anna", size=(390, 844), has_touch=True, is_mobile=True)
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    assert wait(page)
    board = Board(page)
    fits = "document.documentElement.scrollWidth <= innerWidth"
    assert page.evaluate(fits)
    space = board.map.get_by_role("button", name=re.compile("palace possible$")).first
    space.tap()  # too small to be meant: the province fills the view
    expect(page.get_by_role("button", name="Whole map")).to_be_visible()
    space.tap()
    expect(board.commit).to_be_visible()
    assert page.evaluate(fits)
    box = board.commit.bounding_box()
    assert box
    assert box["height"] >= 44
    board.commit.tap()
    expect(status(page)).to_have_text(PLACED)
    while board.drawing.is_visible():
        held = page.get_by_text(re.compile(r"^\d of 3 in hand$")).inner_text()
        board.display.first.tap()
        expect(page.get_by_text(held)).to_be_hidden()
    for tab in ("Score", "Log", "Chat", "Rules"):
        page.get_by_role("navigation", name="Beside the board").get_by_role("button", name=tab).tap()
        assert page.evaluate(fits), tab
