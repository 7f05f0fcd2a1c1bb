"""Somebody who plays Confucius by its board: clicks what is lit until the seal can be pressed."""

import re

from browser_hands import Person
from browser_play import number, settled, status, wait
from playwright.sync_api import Page, expect

TURN = 8  # the room of a view in which an action is chosen
STEPS = 12  # clicks of one gesture: an action, an amount, a target, a player
PATIENCE = 40  # looks at what a click has changed
BAND = "[data-part=band] button:not([aria-disabled]):not([aria-pressed=true])"
SHEET = "[data-part=sheet] button.pick.open, [data-part=sheet] button.row:not(.refused)"
CARDS = "[data-part=tray] [data-card][aria-pressed=false]"
TOLD = re.compile("^(Go on|Back to the board)")  # what the court brought: without motion it stays until it is closed
SEEN = """(counted) => [
  ...[...document.querySelectorAll("[role=status] h1, [data-part=tray]")].map((each) => each.innerText),
  ...counted.map((css) => document.querySelectorAll(css).length),
].join(" | ")"""


class Court:
    """Confucius' board as somebody sees it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.court = page.get_by_role("region", name="The court").first
        self.tray = page.locator("[data-part=tray]")
        self.seal = self.tray.locator("button.cinnabar:not([aria-disabled])")
        self.actions = page.locator("[data-part=actions] [data-thing]:not([aria-disabled])")
        self.band = page.locator(BAND)
        self.chosen = page.locator("[data-part=band] button[aria-pressed=true]")
        self.lit = page.locator("[data-part=court] .tile.legal, [data-part=court] .tile.secure, .spot.legal")
        self.sheet = page.locator(SHEET)
        self.flag = page.get_by_role("menu", name="Which action?").get_by_role("menuitem")
        self.cards = page.locator(CARDS)  # while cards are asked for
        self.told = page.locator("[data-part=sheet]").get_by_role("button", name=TOLD)
        self.lands = page.locator('[data-part=band] [data-thing^="distant"]:not([aria-disabled])')

    def seen(self) -> str:
        """What a click may change."""
        return str(self.page.evaluate(SEEN, [BAND, SHEET, CARDS]))

    def read(self) -> None:
        """Close what is told of the court."""
        while self.told.count():
            self.told.first.click()

    def offered(self, which: int) -> bool:
        """Click the next thing that is offered; False where there is nothing."""
        aimed = self.lit if self.band.count() else self.actions
        groups = [self.flag, self.lands, self.cards, self.sheet, self.band, aimed, self.lit]
        if self.chosen.count() and self.lit.count():  # who is meant is told: now the target, or it would go on for ever
            groups.remove(self.band)
        for group in groups:
            if count := group.count():
                group.nth(which % count).click()
                return True
        return False

    def click_next(self, which: int) -> None:
        """Click the next thing as soon as one is offered: what is legal is drawn a moment after whose turn it is."""
        for _ in range(PATIENCE):
            if self.seal.count() or self.offered(which):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"nothing is offered: {self.seen()}")

    def step(self, which: int) -> None:
        """Click the next thing, and see what it has changed."""
        before = self.seen()
        self.click_next(which)
        for _ in range(PATIENCE):
            if self.seal.count() or self.seen() != before:
                break
            self.page.wait_for_timeout(50)
        settled(self.page)

    def gesture(self, which: int) -> None:
        """Choose, pay as proposed, commit."""
        expect(self.tray).to_be_visible()
        self.read()
        for step in range(STEPS):
            if self.seal.count():
                break
            self.step(which + step)
        expect(self.seal.first).to_be_visible()
        last = number(self.page)
        self.seal.first.click()
        settled(self.page, last)


def play_confucius(person: Person, which: int) -> bool:
    """One decision by the board; False where the game is over."""
    if not wait(person.page):
        return False
    Court(person.page).gesture(which)
    expect(status(person.page)).not_to_have_text(re.compile("confirm it, or change it"))
    return True
