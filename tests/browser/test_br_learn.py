"""Learning by playing: the guided first games to their end by somebody who does only what the page says; lessons."""

from collections.abc import Callable

import pytest
from browser_hands import Person
from playwright.sync_api import Locator, Page, expect

from running import some

pytestmark = pytest.mark.once
CARD = "What you are learning"
PHONE = (390, 844)


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
    card(page).get_by_role("button", name="Show me").click()
    page.get_by_role("button", name="Put it down").click()
    send(page)


def send(page: Page) -> None:
    commit = page.get_by_role("button", name="Place and pay")
    commit.click()


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
