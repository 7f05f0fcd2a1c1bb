"""A newcomer who knows nothing but the page: reads the card, has things shown, takes advice, or plays anything."""

import re
from contextlib import suppress
from dataclasses import dataclass, field

from browser_hands import Person
from browser_play import MINE, OVER, Board, status
from confucius_hands import Court
from playwright.sync_api import Locator, Page, TimeoutError, expect

CARD = "What you are learning"
COMMIT = re.compile("^(Place and pay|Exchange|Do it|Confirm)")
TURNS = 400  # of the newcomer's, at most
SHORT = 2_000  # ms for what may have gone already


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
    """Let the card show what it wants, do that, and send it; a card is drawn at once."""
    card(page).get_by_role("button", name="Show me").click()
    put = page.get_by_role("button", name="Put it on the board")
    expect(put).to_be_visible()
    put.click()
    commit = page.get_by_role("button", name=COMMIT).or_(Court(page).seal).first
    try:
        commit.click(timeout=3000)
    except TimeoutError:  # it was drawn: nothing is left to send
        return


@dataclass
class Newcomer:
    """Somebody at the table of a guided game."""

    page: Page
    game: str
    met: list[str] = field(default_factory=list)  # the ideas, by their titles
    advised: int = 0  # times that advice was taken

    def play(self) -> None:
        """To the end of the game."""
        for turn in range(TURNS):
            expect(status(self.page)).to_have_text(re.compile(f"{MINE.pattern}|{OVER.pattern}"))
            if not MINE.search(status(self.page).inner_text()):
                return
            if not self.learns() and not self.heeds():
                self.moves(turn)
            self.page.wait_for_timeout(50)
        raise AssertionError(f"not over after {TURNS} turns: {status(self.page).inner_text()}")

    def learns(self) -> bool:
        """Does what the card says; False where it teaches nothing."""
        here = card(self.page)
        if not here.count():
            return False
        title = here.get_by_role("heading").inner_text()
        self.met += [title] * (title not in self.met)
        for name in ("Go on", "Show me"):
            button = here.get_by_role("button", name=name)
            if button.count() and name == "Go on":
                button.click(timeout=SHORT)
                return True
            if button.count():
                do_as_shown(self.page)
                self.settled()
                return True
        return False

    def heeds(self) -> bool:
        """Takes advice that stands there; False where there is none."""
        instead = card(self.page).get_by_role("button", name="Do that instead")
        if not instead.count():
            return False
        instead.click(timeout=SHORT)
        self.advised += 1
        commit = self.page.get_by_role("button", name=COMMIT).or_(Court(self.page).seal).first
        with suppress(TimeoutError):  # it was drawn
            commit.click(timeout=SHORT)
        self.settled()
        return True

    def moves(self, turn: int) -> None:
        """Anything that the board offers."""
        if self.game == "confucius":
            Court(self.page).gesture(turn)
            return
        board = Board(self.page)
        if board.drawing.is_visible():
            board.display.first.click()
        else:
            board.place(turn)
        self.settled()

    def settled(self) -> None:
        """What was sent has been drawn."""
        self.page.wait_for_timeout(150)
