"""People who play through the page: they see what anybody sees, click what is offered, and wait for what follows."""

import json
import re
from collections.abc import Sequence

from browser_hands import Person
from playwright.sync_api import Locator, Page, expect

OVER = re.compile(r"\b(win|wins|share the victory)\b")
MINE = re.compile(r"^Your turn")
PLACED = re.compile(rf"draw|take a card|is playing|dealt|{OVER.pattern}")  # mine to draw, or another's turn
MAP = re.compile("^Map of ")
POSSIBLE = re.compile(" possible$")
TABLES = "/api/tables"
BOT = "apprentice"


def table_of(host: Person, guests: Sequence[Person] = (), bots: int = 0, game: str = "china", **terms: object) -> str:
    """A game that has begun, with all of them at it; its id."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests), *({"kind": "bot", "bot": BOT} for _ in range(bots))]
    host.become()
    table: str = host.ask("POST", TABLES, {"game": game, "seats": seats} | terms)["info"]["id"]
    for guest in guests:
        guest.become()
        guest.ask("POST", f"{TABLES}/{table}/join", {})
    host.ask("POST", f"{TABLES}/{table}/start", {})
    return table


def by_turn(table: str, people: Sequence[Person]) -> list[Person]:
    """People in the order in which they play."""
    seats = people[0].ask("GET", f"{TABLES}/{table}")["info"]["seats"]
    seat = {each["name"]: each["seat"] for each in seats}
    return sorted(people, key=lambda each: seat[each.name])


def status(page: Page) -> Locator:
    """What is expected, of whom."""
    return page.get_by_role("status").get_by_role("heading", level=1)


def wait(page: Page) -> bool:
    """Until it is this person's turn; False where the game is over instead."""
    while True:
        expect(status(page)).to_have_text(re.compile(f"{MINE.pattern}|{OVER.pattern}"))
        told = status(page).inner_text()
        if MINE.search(told) or OVER.search(told):
            return bool(MINE.search(told))  # else it has changed meanwhile: what has one answer is done at once


def number(page: Page) -> str:
    """Which of the table's updates is drawn."""
    return page.locator("[data-number]").get_attribute("data-number") or ""


def settled(page: Page, before: str = "") -> None:
    """Until nothing is under way; where that is told, until another update is drawn than before."""
    if before:
        expect(page.locator(f'[data-number="{before}"]')).to_have_count(0)
    expect(page.locator("[data-draft=asking], [data-draft=sending]")).to_have_count(0)


def next_of(people: Sequence[Person], last: Person) -> Person | None:
    """Who of them is to act, as the page of who acted last tells it; None where the game is over."""
    names = "|".join(each.name for each in people)
    expect(status(last.page)).to_have_text(re.compile(rf"{MINE.pattern}|^({names}) is playing|{OVER.pattern}"))
    told = status(last.page).inner_text()
    if MINE.search(told):
        return last
    return next((each for each in people if told.startswith(f"{each.name} is")), None)


def with_settings(person: Person, **chosen: object) -> None:
    """What this person has chosen for their browser, before a page is opened."""
    person.context.add_init_script(f"localStorage.setItem('guanxi.settings', {json.dumps(json.dumps(chosen))})")


# --- China ---


class Board:
    """China's board as somebody sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.map = page.get_by_role("group", name=MAP)
        self.possible = self.map.get_by_role("button", name=POSSIBLE)
        self.turn = page.get_by_role("region", name=re.compile("^Your (last )?turn"))
        self.hand = page.get_by_role("group", name="Your hand").get_by_role("button")
        self.commit = page.get_by_role("button", name=re.compile("^Place and pay"))
        self.exchange = page.get_by_role("button", name=re.compile("^Exchange"))
        self.drawing = page.get_by_role("heading", name="Take one")
        self.display = page.get_by_role("region", name="Display").get_by_role("button")

    def place(self, which: int = 0) -> None:
        """Put a piece down and pay as proposed; where there is no room, exchange a card."""
        expect(self.turn).to_be_visible()
        expect(self.hand.first).to_be_visible()
        if self.possible.count():
            self.possible.nth(which % self.possible.count()).click()
            before, deed = number(self.page), self.commit
        else:
            self.hand.first.click()
            before, deed = number(self.page), self.exchange
        deed.click()
        settled(self.page, before)
        expect(deed).to_be_hidden()

    def draw(self) -> None:
        """Cards one by one, each seen before the next; the last one ends the turn."""
        while self.drawing.is_visible():
            before = number(self.page)
            self.display.first.click()
            settled(self.page, before)


def play_china(person: Person, which: int) -> bool:
    """One turn by the board; False where the game is over."""
    page = person.page
    if not wait(page):
        return False
    board = Board(page)
    board.place(which)
    expect(status(page)).to_have_text(PLACED)
    board.draw()
    return True


# --- any game ---


def play_plainly(person: Person, which: int) -> bool:
    """One choice through the parts that any game has, sent as soon as it is whole; False where the game is over."""
    page = person.page
    if not wait(page):
        return False
    choices = page.get_by_role("region", name="Choices")
    send = choices.get_by_role("button", name="Do it")
    return choose(page, choices, send, which)


def choose(page: Page, choices: Locator, send: Locator, which: int) -> bool:
    """Put down what is offered until it can be sent, and send it."""
    offered = choices.get_by_role("group").get_by_role("button", disabled=False)
    while True:
        expect(offered.first.or_(send).first).to_be_visible()
        if send.is_visible() and send.is_enabled():
            break
        count = offered.count()
        if not count:
            continue  # it is being drawn anew
        drafted = choices.get_by_role("button", name=re.compile("^Take back")).count()
        offered.nth(which % count).click()
        expect(choices.get_by_role("button", name=re.compile("^Take back"))).to_have_count(drafted + 1)
    send.click()
    expect(send).to_be_hidden()
    return True
