"""A phone is enough: a whole turn by taps, and nothing scrolls sideways."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from browser_hands import Person
from browser_play import PLACED, Board, status, table_of, wait
from playwright.sync_api import CDPSession, Page, TimeoutError, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
SHORT = 2_000  # ms
PINCHES = 5  # of which one is seen
SCALE = "visualViewport.scale"
BOARDS = {"china": "[data-thing^=province]", "confucius": "[data-part=court]"}
FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_a_turn_on_a_phone_by_taps_alone(person: People) -> None:
    anna = person("Anna", size=(390, 844), has_touch=True, is_mobile=True)
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    assert wait(page)
    board = Board(page)
    assert page.evaluate(FITS)
    space = board.map.get_by_role("button", name=re.compile("palace possible$")).first
    space.tap()  # too small to be meant: the province fills the view
    expect(page.get_by_role("button", name="Whole map")).to_be_visible()
    space.tap()
    expect(board.commit).to_be_visible()
    assert page.evaluate(FITS)
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
        assert page.evaluate(FITS), tab


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_an_onlooker_on_a_phone_sees_the_whole_table(person: People, game: str) -> None:
    anna, boris = person("Anna"), person("Boris", size=(390, 844), has_touch=True, is_mobile=True)
    table = table_of(anna, bots=2, game=game)
    assert wait(anna.open(f"/t/{table}"))
    page = boris.open(f"/t/{table}?watch")
    expect(status(page)).to_have_text("Anna is playing")
    expect(page.locator("[data-thing]").first).to_be_visible()
    assert page.get_by_role("button", name=re.compile(" possible$")).count() == 0
    assert page.evaluate(FITS)
    assert boris.barriers() == []


@pytest.mark.parametrize("game", BOARDS)
def test_two_fingers_make_the_board_larger(person: People, game: str) -> None:
    """Nothing forbids it: neither the page's head nor what lies under the fingers."""
    anna = person("Anna", size=(390, 844), has_touch=True, is_mobile=True)
    page = anna.open(f"/t/{table_of(anna, bots=2, game=game)}")
    assert wait(page)
    box = page.locator(BOARDS[game]).first.bounding_box()
    assert box
    assert page.evaluate(SCALE) == 1
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = anna.context.new_cdp_session(page)  # a pinch that Chromium makes up itself would heed no `touch-action`
    for _ in range(PINCHES):
        pinch(page, hand, x, y)
        with suppress(TimeoutError):
            page.wait_for_function(f"() => {SCALE} > 1.5", timeout=SHORT)
            return
    raise AssertionError(page.evaluate(SCALE))


def pinch(page: Page, hand: CDPSession, x: float, y: float) -> None:
    """Two fingers, from close together to far apart; a page that is busy may miss them."""
    for sort, apart in (("touchStart", 20), *(("touchMove", 20 + 10 * step) for step in range(1, 8)), ("touchEnd", 0)):
        fingers = [{"x": x + side * apart, "y": y, "id": side + 1} for side in (-1, 1)] if apart else []
        hand.send("Input.dispatchTouchEvent", {"type": sort, "touchPoints": fingers})
        page.wait_for_timeout(16)
