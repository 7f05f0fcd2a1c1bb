"""A turn in a real browser: undone, held, confirmed, sent by itself; a hint; what each chooses for their own eyes."""

import re
from collections.abc import Callable
from random import Random

import pytest
from browser_hands import Person
from browser_play import MINE, Board, status, table_of, wait, with_settings
from past_hands import BOT, asked, started
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
NUMBERS = "all => all.map((each) => each.dataset.advised ?? each.textContent)"  # of the steps of a hint
THOUGHT = 60_000  # ms that a strong player may think
NUMBER = "00112233445566778899aabbccddeeff"
PLACES, DRAWS = (re.compile(f"{MINE.pattern}: {what}") for what in ("place one or two", "draw"))


def sit(somebody: Person, **chosen: object) -> Page:
    """At a table of China whose first turn is mine."""
    with_settings(somebody, **chosen)
    somebody.become()
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "apprentice"}] * 2]
    table = str(somebody.ask("POST", "/api/tables", {"game": "china", "seats": seats})["info"]["id"])
    somebody.ask("POST", f"/api/tables/{table}/start", {"number": NUMBER})
    page = somebody.open(f"/t/{table}")
    expect(status(page)).to_have_text(PLACES)
    return page


def place(page: Page) -> Board:
    """Put a palace down."""
    board = Board(page)
    board.map.get_by_role("button", name=re.compile("palace possible$")).first.click()
    expect(board.commit).to_be_visible()
    return board


def test_a_turn_can_be_taken_back_and_asked_about(person: People) -> None:
    anna = person("Anna")
    page = sit(anna)
    board = place(page)
    page.keyboard.press("Escape")
    expect(status(page)).to_have_text(PLACES)
    page.keyboard.press("Control+y")
    expect(board.commit).to_be_visible()
    page.keyboard.press("Enter")
    expect(status(page)).to_have_text(DRAWS)
    page.keyboard.press("u")
    expect(status(page)).to_have_text(PLACES)
    expect(page).to_have_title(re.compile("^Your turn"))
    place(page)
    page.locator("[data-thing^='space']:not(.possible)").last.click(force=True)
    expect(page.get_by_role("button", name=re.compile("^CN-")).first).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("searchbox", name=re.compile("rules", re.IGNORECASE))).to_be_visible()
    assert not anna.barriers()


def test_undo_works_after_the_page_was_loaded_again(person: People) -> None:
    page = sit(person("Anna"))
    place(page).commit.click()
    expect(status(page)).to_have_text(DRAWS)
    page.reload()
    expect(status(page)).to_have_text(DRAWS)
    expect(page.locator("[data-thing]").first).to_be_visible()
    page.get_by_role("button", name="Undo").click()
    expect(status(page)).to_have_text(PLACES)
    expect(Board(page).map.get_by_role("button", name=re.compile("your palace"))).to_have_count(0)


def test_what_is_told_too_early_is_held_and_can_be_taken_back(person: People) -> None:
    """Confucius: coins of a larger card, told before the smaller one that the rules want first."""
    anna = person("Anna")
    anna.become()
    with_settings(anna, quick=False)  # else the only thing that can follow is done
    table = held_table(anna)
    page = anna.open(f"/t/{table}")
    banner = page.get_by_text("Told, and waiting for the rest of your turn:")
    expect(banner).to_be_visible()
    assert anna.barriers() == []
    page.get_by_role("button", name="Take it back").click()
    expect(banner).to_have_count(0)
    assert anna.ask("GET", f"/api/tables/{table}/view")["position"]["held"] == []


def held_table(player: Person) -> str:
    """A table of Confucius at which something waits; found by playing at random."""
    rng = Random("held")
    for _ in range(9):
        table = started(player, [{"kind": "me"}, BOT, BOT], "confucius")
        while told := asked(player, table):
            position = told["position"]
            if position["held"]:
                return table
            move = {"number": told["number"], "actions": [rng.choice(position["legal"])], "seat": position["viewer"]}
            player.ask("POST", f"/api/tables/{table}/moves", move)
    raise AssertionError


def test_what_cannot_be_undone_is_asked_about_where_that_is_chosen(person: People) -> None:
    page = sit(person("Anna"), confirm=True)
    place(page).commit.click()
    expect(status(page)).to_have_text(DRAWS)  # nothing was revealed: nothing was asked
    held = page.get_by_text(re.compile(r"^\d of 3 in hand$")).inner_text()
    page.keyboard.press("0")
    asks = page.get_by_role("dialog", name="Do it?")
    expect(asks).to_contain_text("cannot be undone")
    asks.get_by_role("button", name="Not yet").click()
    expect(page.get_by_text(held)).to_be_visible()
    page.keyboard.press("0")
    asks.get_by_role("button", name="Do it").click()
    expect(page.get_by_text(held)).to_have_count(0)


def test_a_whole_turn_is_sent_by_itself_where_that_is_chosen(person: People) -> None:
    page = sit(person("Anna"), wait="3")
    board = place(page)
    expect(board.commit).to_contain_text(re.compile("[123]"))  # it counts
    page.keyboard.press("Shift")
    expect(board.commit).not_to_contain_text(re.compile("[123]"))  # and is stopped by any key
    page.keyboard.press("Escape")
    expect(status(page)).to_have_text(PLACES)
    place(page)
    expect(status(page)).to_have_text(DRAWS)  # nobody has clicked


def test_a_hint_numbers_its_steps_says_why_and_is_put_down(person: People) -> None:
    page = sit(person("Anna"))
    board = Board(page)
    steps = page.locator("svg .step text, .advised i")  # on the map, on cards
    assert not steps.count()
    page.keyboard.press("h")
    page.get_by_role("button", name="Put it on the board").click(trial=True, timeout=THOUGHT)
    expect(page.get_by_text(re.compile(r"^Why: \w.+\.$"))).to_be_visible()
    told = sorted({number for each in steps.evaluate_all(NUMBERS) for number in each.split()})
    assert told[:2] == ["1", "2"]  # a piece, perhaps another, and what is paid
    expect(board.map.locator(".step text", has_text="1")).to_be_visible()
    expect(board.hand.locator(".advised").first).to_be_visible()
    page.get_by_role("button", name="Put it on the board").click()
    board.commit.click()
    expect(status(page)).to_have_text(DRAWS)
    expect(steps).to_have_count(0)
    page.keyboard.press("h")
    expect(steps).to_have_count(1, timeout=THOUGHT)  # a card of the display, or the pile
    assert steps.evaluate_all(NUMBERS) == ["1"]
    expect(page.get_by_text(re.compile(r"^Why: \w.+\.$"))).to_be_visible()


def test_among_people_nobody_has_a_hint(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    table = table_of(anna, [boris], bots=1)
    page = anna.open(f"/t/{table}")
    expect(page.get_by_role("button", name="Undo")).to_be_visible()
    if status(page).inner_text().startswith("Your turn"):
        other = page
    else:
        other = boris.open(f"/t/{table}")
    assert wait(other)
    expect(other.get_by_role("button", name="Undo")).to_be_visible()
    expect(other.get_by_role("button", name="Hint")).to_have_count(0)
    other.keyboard.press("h")
    expect(other.get_by_role("button", name="Put it on the board")).to_have_count(0)


def test_what_is_chosen_is_kept_and_seen_at_once(person: People) -> None:
    """Theme, text, my colour; pieces that step aside."""
    anna = person("Anna")
    anna.become()
    page = anna.open("/settings")
    for group, value in (("Light", "night"), ("Text", "130 %"), ("My colour", "yellow")):
        page.get_by_role("group", name=group).get_by_role("radio", name=value, exact=True).press("Space")
    page.reload()
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    for group, value in (("Light", "night"), ("Text", "130 %"), ("My colour", "yellow")):
        expect(page.get_by_role("group", name=group).get_by_role("radio", name=value, exact=True)).to_be_checked()
    assert anna.barriers() == []
    table = table_of(anna, bots=2)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    board = place(page)
    board.commit.click()
    expect(status(page)).to_have_text(DRAWS)
    piece = board.map.locator("[aria-label*='your palace'] [data-piece^='palace']")
    expect(piece).to_be_visible()
    assert "--cn-yellow" in piece.evaluate("each => each.outerHTML")
    page.keyboard.press("k")
    expect(piece).to_have_css("opacity", "0.12")
    page.get_by_role("button", name="Show the pieces").click()
    expect(piece).to_have_css("opacity", "1")
