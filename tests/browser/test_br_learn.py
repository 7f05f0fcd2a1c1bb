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
WAIT = 2  # of the ideas that wait for something, the last
FREE = "These were the ideas"


def test_a_single_lesson_is_tried_until_it_works(person: Callable[..., Person]) -> None:
    anna = person("Anna")
    page = take(anna, "china", "joker")
    expect(card(page)).to_contain_text("Build in Chu without a purple card")
    asked = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)")
    assert "/api/games/china/lessons" in asked
    assert not [path for path in asked if "//" in path]  # by the page that was left, about no game
    do_as_shown(page)
    expect(card(page)).to_contain_text("Two greens paid for a piece in a purple province")
    assert anna.barriers() == []
    card(page).get_by_role("button", name="Start again").click()
    expect(card(page)).to_contain_text("Build in Chu without a purple card")
    page.goto("/learn")
    expect(page.get_by_text("1 of 10 done")).to_be_visible()


@pytest.mark.parametrize("game", IDEAS)
def test_a_guided_first_game_leads_to_its_end(person: Callable[..., Person], game: str) -> None:
    """One idea after the other, by what the card shows, all of them; then free play with advice, to the end."""
    anna = person("Anna")
    page = take(anna, game, "first-game")
    expect(card(page)).to_contain_text(f"Idea 1 of {IDEAS[game]}")
    assert anna.barriers() == []
    newcomer = Newcomer(page, game)
    newcomer.play()
    expect(status(page)).to_have_text(OVER)
    assert newcomer.advised or game != "china"  # where there is always a word before a card is drawn
    # What no deed brings about, such as the end of the game, may come with the last of all moves.
    told = anna.ask("GET", f"/api/tables/{page.url.rpartition('/t/')[2]}/lesson")
    assert FREE in newcomer.met or told["at"] >= IDEAS[game] - WAIT, (told, newcomer.met)
    page.goto("/learn")
    mine = page.locator("article", has=page.locator(f"#learn-{game}"))
    expect(mine.locator("p").get_by_text("done", exact=True)).to_be_visible()
    expect(mine.get_by_role("link", name="Go on with it")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (1280, 800)])
def test_what_is_shown_comes_in_sight(person: Callable[..., Person], size: tuple[int, int]) -> None:
    """Nothing is cut, nothing has to be scrolled: the idea, its way, and what is put on the board."""
    page = take(person("Anna", size=size), "confucius", "first-game")
    show = card(page).get_by_role("button", name="Show me")
    expect(show).to_be_in_viewport(ratio=1)
    show.click()
    put = page.get_by_role("button", name="Put it on the board")
    expect(put).to_be_in_viewport(ratio=1)
    put.click()
    preview = page.locator("[data-part=preview]")
    expect(preview).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("heading", name="Bribe an official")).to_be_in_viewport(ratio=1)


def test_who_knows_an_idea_goes_on_and_a_clause_leads_to_its_lesson(person: Callable[..., Person]) -> None:
    anna = person("Anna", size=PHONE)
    page = take(anna, "china", "first-game")
    card(page).get_by_role("button", name="I know this").click()
    expect(card(page)).to_contain_text("Idea 2 of 9")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    at = page.url
    page.goto("/")
    page.get_by_role("link", name="Your first game of China").click()
    expect(card(page)).to_contain_text("Idea 2 of 9")
    assert page.url == at
    page.goto("/rules/china?clause=CN-CARD-04")
    page.get_by_role("link", name="Try it: Pay with a pair").first.click()
    expect(page.get_by_role("heading", name="Pay with a pair")).to_be_visible()
    expect(page.locator("a[href='/rules/china?clause=CN-CARD-04']")).to_be_visible()
