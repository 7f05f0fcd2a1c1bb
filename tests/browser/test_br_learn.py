"""Learning by playing: the guided first game by somebody who does only what the page says; lessons until they work."""

import re
import time
from collections.abc import Callable

import pytest
from browser_hands import Person
from playwright.sync_api import Locator, Page, TimeoutError, expect

pytestmark = pytest.mark.once
CARD = "What you are learning"
COMMIT = re.compile("^(Place and pay|Exchange|Do it|Confirm)")
PHONE = (390, 844)
IDEAS = 6  # of China’s first game that are done, but for paying, which comes and goes with a draft
PATIENCE = 240  # seconds for them


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
    put = page.get_by_role("button", name="Put it down")
    expect(put).to_be_visible()
    put.click()
    commit = page.get_by_role("button", name=COMMIT).first
    try:
        commit.click(timeout=3000)
    except TimeoutError:  # it was drawn: nothing is left to send
        return


def test_a_single_lesson_is_tried_until_it_works(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    page = take(anna, "china", "joker")
    expect(card(page)).to_contain_text("Build in Chu without a purple card")
    do_as_shown(page)
    expect(card(page)).to_contain_text("Two greens paid for a piece in a purple province")
    assert anna.barriers() == []
    card(page).get_by_role("button", name="Start again").click()
    expect(card(page)).to_contain_text("Build in Chu without a purple card")
    page.goto("/learn")
    expect(page.get_by_text("1 of 10 done")).to_be_visible()


def test_the_guided_game_leads_through_its_ideas(person: Callable[..., Person]) -> None:
    """One idea after the other, by what the card shows; the card never leaves while there is something to learn."""
    anna = person("Anna")
    page = take(anna, "china", "first-game")
    expect(card(page)).to_contain_text("Idea 1 of 9")
    assert anna.barriers() == []
    met: list[str] = []
    until = time.monotonic() + PATIENCE
    while len(met) < IDEAS and time.monotonic() < until:
        title = card(page).get_by_role("heading").inner_text() if card(page).count() else ""
        if title and title not in met:
            met.append(title)
        if card(page).get_by_role("button", name="Go on").count():
            card(page).get_by_role("button", name="Go on").click()
        elif card(page).get_by_role("button", name="Show me").count():
            do_as_shown(page)
        page.wait_for_timeout(300)
    assert len(met) >= IDEAS, met


def test_who_knows_an_idea_goes_on_and_a_clause_leads_to_its_lesson(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=PHONE)
    page = take(anna, "china", "first-game")
    card(page).get_by_role("button", name="I know this").click()
    expect(card(page)).to_contain_text("Idea 2 of 9")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto("/rules/china?clause=CN-CARD-04")
    page.get_by_role("link", name="Try it: Pay with a pair").first.click()
    expect(page.get_by_role("heading", name="Pay with a pair")).to_be_visible()
    expect(page.locator("a[href='/rules/china?clause=CN-CARD-04']")).to_be_visible()
