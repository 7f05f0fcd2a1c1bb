"""A newcomer who knows nothing but the page: reads the card, has things shown, takes advice, or plays anything."""

import re
from contextlib import suppress
from dataclasses import dataclass, field

from browser_hands import Person
from browser_play import MINE, OVER, Board, number, settled, status
from confucius_hands import Court
from playwright.sync_api import Locator, Page, TimeoutError, expect

CARD = "What you are learning"
COMMIT = re.compile("^(Place and pay|Exchange|Do it|Confirm)")
SHOW = re.compile("^(Show me|A strong player’s move)$")  # the latter where the idea cannot be done now
TAUGHT = re.compile("^(Do that|Show me|Go on)")  # advice, or an idea that has come meanwhile
TURNS = 400  # of the newcomer's, at most
SHORT = 2_000  # ms for what may have gone already
LOST = 20  # times that something had gone


def card(page: Page) -> Locator:
    return page.get_by_role("region", name=CARD).first


def take(anna: Person, game: str, lesson: str) -> Page:
    """Go there as somebody new would."""
    page = anna.open("/learn")
    page.locator(f"a[href='/learn/{game}/{lesson}']").first.click()
    page.get_by_role("button", name="Start", exact=True).click()
    expect(card(page)).to_be_visible()
    return page


def do_as_shown(page: Page) -> None:
    """Let the card show what it wants, do that, and send it."""
    card(page).get_by_role("button", name=SHOW).click()
    before = number(page)
    page.get_by_role("button", name="Put it on the board").click()
    send(page, before)


def send(page: Page, before: str) -> None:
    """What was put on the board; a card is drawn at once."""
    settled(page)
    with suppress(TimeoutError):
        if number(page) == before:
            page.get_by_role("button", name=COMMIT).or_(Court(page).seal).first.click(timeout=SHORT)
    settled(page, before)


@dataclass
class Newcomer:
    """Somebody at the table of a guided game."""

    page: Page
    game: str
    met: list[str] = field(default_factory=list)  # the ideas, by their titles
    advised: int = 0  # times that advice was taken
    lost: int = 0  # times that something was gone before it could be clicked

    def play(self) -> None:
        """To the end of the game."""
        for turn in range(TURNS):
            expect(status(self.page)).to_have_text(re.compile(f"{MINE.pattern}|{OVER.pattern}"))
            settled(self.page)
            told = status(self.page).inner_text()
            if OVER.search(told):
                return
            if not MINE.search(told):
                continue  # the only thing that could be done was done meanwhile
            try:
                if not self.learns() and not self.heeds():
                    self.moves(turn)
            except TimeoutError:  # gone before it could be clicked: advice comes when it comes
                self.lost += 1
                assert self.lost < LOST, status(self.page).inner_text()
        raise AssertionError(f"not over after {TURNS} turns: {status(self.page).inner_text()}")

    def learns(self) -> bool:
        """Does what the card says; False where it teaches nothing."""
        here = card(self.page)
        if not here.count():
            return False
        title = here.get_by_role("heading").inner_text(timeout=SHORT)
        self.met += [title] * (title not in self.met)
        if here.get_by_role("button", name="Go on").count():
            here.get_by_role("button", name="Go on").click(timeout=SHORT)
            expect(here.get_by_role("heading", name=title)).to_have_count(0)
        elif here.get_by_role("button", name=SHOW).count():
            do_as_shown(self.page)
        else:
            return False
        return True

    def heeds(self) -> bool:
        """Takes advice that stands there; False where there is none."""
        instead = card(self.page).get_by_role("button", name=re.compile("^Do that"))
        # Before a card is drawn it always comes, a while after the board: once it is waited for.
        if not self.advised and Board(self.page).drawing.is_visible():
            expect(card(self.page).get_by_role("button", name=TAUGHT).first).to_be_visible()
        if not instead.count():
            return False
        before = number(self.page)
        instead.click(timeout=SHORT)
        self.advised += 1
        send(self.page, before)
        return True

    def moves(self, turn: int) -> None:
        """Anything that the board offers."""
        board = Board(self.page)
        if self.game == "confucius":
            Court(self.page).gesture(turn)
        elif board.drawing.is_visible():
            before = number(self.page)
            board.display.first.click()
            settled(self.page, before)
        else:
            board.place(turn)
