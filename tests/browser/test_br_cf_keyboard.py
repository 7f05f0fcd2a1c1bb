"""A whole game of Confucius without a mouse: letters begin actions, Tab goes to things, Enter picks and commits."""

import re
from collections.abc import Callable, Sequence

import pytest
from browser_hands import Person
from browser_play import OVER, number, settled, status, table_of, wait, with_settings
from confucius_hands import PATIENCE, STEPS, Court
from playwright.sync_api import Locator, TimeoutError, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
MOST = 200  # decisions of one person
READY = re.compile("confirm it, or change it")
TABS = 120  # of the focus: further is nothing
MOMENT = 2_000  # ms; what is not there by then has gone with the message that came meanwhile
KEYS = {  # the letters of a space, but for a transfer: its officials are walked to by arrows
    "bribe_secure": "bs",
    "nominate": "n",
    "force": "f",
    "junks_voyage": "jv",
    "army_invade": "ai",
    "buy_gift": "g",
    "give_gift": "G",
    "petition": "e",
    "commercial": "c",
    "tax": "x",
    "no_action": "o",
}
# The key that brings the focus nearer to something: none where it is there.
WAY = """(each) => each.contains(document.activeElement) ? ""
  : each.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING ? "Shift+Tab" : "Tab\""""


class Keys:
    """Somebody who has only a keyboard. No call in this class moves a pointer."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.court = Court(self.page)
        self.refused = self.page.get_by_role("alertdialog")

    def press(self, *keys: str) -> bool:
        """Press keys; did the last of them change anything?"""
        for key in keys[:-1]:
            self.page.keyboard.press(key)
        before = self.court.seen()
        self.page.keyboard.press(keys[-1])
        for _ in range(PATIENCE):
            settled(self.page)
            if self.court.seen() != before:
                return True
            if self.refused.count():
                return False
            self.page.wait_for_timeout(25)
        return False

    def reach(self, thing: Locator) -> None:
        """Tab, forwards or back, until it has the focus."""
        for _ in range(TABS):
            if not (way := thing.evaluate(WAY, timeout=MOMENT)):
                return
            self.page.keyboard.press(way)
        raise AssertionError(thing)

    def enter(self, things: Locator, which: int) -> None:
        """Enter on one of some things; nothing where they have gone while somebody was on the way to them."""
        try:
            self.reach(things.nth(which % max(1, things.count())))
        except TimeoutError:
            return
        self.press("Enter")

    def begin(self, which: int) -> None:
        """A letter; that of something refused opens a bubble, which Escape closes."""
        expect(self.court.actions.first).to_be_visible()
        names = self.court.actions.evaluate_all("all => all.map((each) => each.dataset.thing.split(' ')[1])")
        letters = [letter for name in names for letter in KEYS.get(name, "")]
        if not letters:
            return  # they have gone with a message; the next step looks again
        for letter in rotated(letters, which):
            if self.press(letter):
                return
            if self.refused.count():
                self.page.keyboard.press("Escape")
        raise AssertionError(letters)

    def say_more(self, which: int) -> None:
        """What is still to be said: in a menu, with cards, on a sheet, in the band, on the board."""
        court = self.court
        asked = court.flag.or_(court.lands).or_(court.cards).or_(court.sheet).or_(court.band).or_(court.actions)
        expect(asked.or_(court.lit).first).to_be_visible()  # what a sheet asks comes with what is known of the moment
        if court.flag.count():
            self.press("Enter")
        elif court.lands.count():
            self.enter(court.lands, which)
        elif cards := court.cards.evaluate_all("all => all.map((each) => each.dataset.card)"):
            self.press(str(1 + int(cards[0])))
        elif court.sheet.count():
            self.enter(court.sheet, which)
        elif court.band.count():
            self.enter(court.band, which)
        elif court.page.locator("[data-thing]:focus").count() and court.lit.count():
            self.press("Enter")  # a letter has brought the focus to the first target
        else:
            self.begin(which)

    def gesture(self, which: int) -> None:
        """Until the seal can be pressed; then Enter, or Tab to it where the focus is on something else."""
        expect(self.court.tray).to_be_visible()
        while self.court.told.count():
            self.enter(self.court.told, 0)
        for step in range(STEPS):
            if self.court.seal.count():
                break
            self.say_more(which + step)
        expect(self.court.seal.first).to_be_visible()
        before = number(self.page)
        if not self.seals(before):
            self.reach(self.court.seal.first)
            assert self.seals(before), self.court.seen()
        settled(self.page, before)

    def seals(self, before: str) -> bool:
        """Enter: is another update drawn than before? Where the focus is on something else, it is about that."""
        self.page.keyboard.press("Enter")
        for _ in range(PATIENCE):
            settled(self.page)
            if not self.page.locator(f'[data-number="{before}"]').count():
                return True
            if self.refused.count():
                return False
            self.page.wait_for_timeout(25)
        return False


def rotated(found: Sequence[str], by: int) -> list[str]:
    """The same, beginning with another."""
    start = by % len(found)
    return [*found[start:], *found[:start]]


def test_a_whole_game_of_confucius_by_keyboard(person: People) -> None:
    anna = person("Anna")
    table = table_of(anna, bots=2, game="confucius", options={"advanced": "on"})
    with_settings(anna, quick=False, motion="off")  # what has one answer is told as well
    page = anna.open(f"/t/{table}")
    keys = Keys(anna)
    decisions = 0
    while wait(page):
        keys.gesture(decisions)
        expect(status(page)).not_to_have_text(READY)
        decisions += 1
        assert decisions < MOST
    assert decisions > 15
    expect(status(page)).to_have_text(OVER)
    assert anna.ask("GET", f"/api/tables/{table}")["info"]["status"] == "over"
