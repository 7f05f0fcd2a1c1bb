"""Learning by playing: guided first games to their end by somebody who knows only the page; lessons until they work."""

from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import OVER, status
from learning_hands import Newcomer, card, do_as_shown, take
from playwright.sync_api import expect

pytestmark = pytest.mark.once
PHONE = (390, 844)
IDEAS = {"china": 9, "confucius": 13}
FREE = "These were the ideas"


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


@pytest.mark.parametrize("game", IDEAS)
def test_a_guided_first_game_leads_to_its_end(person: Callable[..., Person], game: str) -> None:
    """One idea after the other, by what the card shows; then free play with advice, until somebody wins."""
    anna = person("Anna")
    page = take(anna, game, "first-game")
    expect(card(page)).to_contain_text(f"Idea 1 of {IDEAS[game]}")
    assert anna.barriers() == []
    newcomer = Newcomer(page, game)
    newcomer.play()
    expect(status(page)).to_have_text(OVER)
    ideas = [title for title in newcomer.met if title not in (FREE, "Keep this in mind")]
    assert len(ideas) >= IDEAS[game] - 3, ideas  # some wait for what others do


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
