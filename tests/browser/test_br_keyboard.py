"""Without a mouse: a whole game of China by keys, and some turns by words. No call in this file moves a pointer."""

import random
import re
from collections.abc import Callable
from urllib.parse import urlencode

import pytest
from browser_hands import Person
from browser_play import OVER, PLACED, Board, number, settled, status, table_of, wait
from playwright.sync_api import Locator, Page, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
MOST = 60  # turns of one person
STEPS = 400  # of the focus: further is nothing
FOCUSED = "document.activeElement?.getAttribute('aria-label') ?? ''"


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def reach(page: Page, name: str) -> None:
    """Tab until something with this name has the focus."""
    for _ in range(STEPS):
        if page.evaluate(FOCUSED).startswith(name):
            return
        page.keyboard.press("Tab")
    raise AssertionError(name)


def go_to_the_map(page: Page) -> None:
    """Tab to the one stop that the map is."""
    for _ in range(STEPS):
        if page.evaluate("document.activeElement?.hasAttribute('data-thing')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError


def walk(page: Page, goal: Locator, chance: random.Random) -> None:
    """With the arrow keys, mostly towards it; somewhere else where that leads no further."""
    x, y = middle(goal)
    wanted = goal.get_attribute("aria-label")
    for _ in range(STEPS):
        if page.evaluate(FOCUSED) == wanted:
            return
        here = middle(page.locator(":focus"))
        across, down = x - here[0], y - here[1]
        ways = [
            "ArrowRight" if across > 0 else "ArrowLeft",
            "ArrowDown" if down > 0 else "ArrowUp",
        ]
        if abs(down) > abs(across):
            ways.reverse()
        way = ways[0] if chance.random() < 0.7 else chance.choice([*ways, "ArrowUp", "ArrowDown", "ArrowLeft"])
        page.keyboard.press(way)
    raise AssertionError(wanted)


def place(page: Page, board: Board, chance: random.Random) -> None:
    """A piece where one may stand, paid as proposed; else a card is exchanged."""
    space = board.map.get_by_role("button", name=re.compile("palace possible$"))
    expect(board.turn).to_be_visible()
    expect(board.hand.first).to_be_visible()
    dragon = board.map.get_by_role("button", name=re.compile("emissary possible$"))
    if board.possible.count():
        go_to_the_map(page)
        some = space if space.count() else dragon
        page.keyboard.press("s" if space.count() else "p")
        walk(page, some.nth(chance.randrange(some.count())), chance)
        page.keyboard.press("Enter")
        expect(board.commit).to_be_visible()
        before = number(page)
        page.keyboard.press("Enter")
        settled(page, before)
        expect(board.commit).to_be_hidden()
    else:
        page.keyboard.press("x")
        page.keyboard.press("Enter")
        expect(board.exchange).to_be_visible()
        while not page.evaluate("document.activeElement?.textContent").startswith("Exchange"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(board.exchange).to_be_hidden()


def draw(page: Page, board: Board) -> None:
    """By the digit beneath the first card that still lies there; without one, the pile's."""
    while board.drawing.is_visible():
        before = number(page)
        page.keyboard.press(board.display.first.get_attribute("aria-keyshortcuts") or "")
        settled(page, before)


def test_a_whole_game_by_keyboard(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    board = Board(page)
    chance = random.Random("keys")
    turns = 0
    while wait(page):
        place(page, board, chance)
        expect(status(page)).to_have_text(PLACED)
        draw(page, board)
        turns += 1
        assert turns < MOST
    assert turns > 5
    expect(status(page)).to_have_text(OVER)


def offered(person: Person, table: str, start: str, drafted: str = "") -> str:
    """The first line of notation that begins so and is allowed, also after what is put down."""
    query = f"?{urlencode({'draft': drafted})}" if drafted else ""
    choices = person.ask("GET", f"/api/tables/{table}/choices{query}")["choices"]
    return next(each["line"] for each in choices if each["line"].startswith(start))


def test_turns_by_the_command_line_of_the_text_view(person: People) -> None:
    anna = person("Anna")
    table = table_of(anna, bots=2)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    page.keyboard.press("d")
    line = page.get_by_role("textbox", name="Type a move or an order")
    expect(line).to_be_visible()
    page.keyboard.press("/")
    expect(line).to_be_focused()

    def order(text: str) -> None:
        page.keyboard.type(text)
        page.keyboard.press("Enter")
        expect(line).to_have_value("")

    def move(text: str) -> None:
        before = number(page)
        order(text)
        settled(page, before)

    for _ in range(2):
        assert wait(page)
        palace = offered(anna, table, "place palace")
        order(palace)
        expect(page.get_by_role("button", name=re.compile("^Take back"))).to_have_count(1)
        move(offered(anna, table, "pay", palace))
        expect(status(page)).to_have_text(PLACED)
        while status(page).inner_text().startswith("Your turn: draw"):
            move(offered(anna, table, "take"))
    assert wait(page)
    order("why pay red")
    expect(page.get_by_text(re.compile("CN-[A-Z]+-"))).not_to_have_count(0)
