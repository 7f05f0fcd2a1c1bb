"""The live table in a real browser: whole games drawn, by keyboard, and in words; why not, undo, hints, watching."""

import re
from collections.abc import Callable

import pytest
from browser_hands import Person
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
NUMBER = "00112233445566778899aabbccddeeff"
LONG = 60_000


def sit(somebody: Person, game: str, bots: int = 2) -> str:
    somebody.become()
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "apprentice"} for _ in range(bots))]
    table = str(somebody.ask("POST", "/api/tables", {"game": game, "seats": seats})["info"]["id"])
    somebody.ask("POST", f"/api/tables/{table}/start", {"number": NUMBER})
    return table


def my_turn(page: Page, what: str = "") -> None:
    expect(page.get_by_role("heading", level=1, name=re.compile(f"^Your turn: {what}"))).to_be_visible()


def is_over(page: Page) -> bool:
    return page.get_by_role("region", name="The end").is_visible()


def place(page: Page) -> None:
    page.locator("[data-thing^='space'].possible").first.click(force=True)
    expect(page.get_by_role("button", name=re.compile("^Place and pay"))).to_be_visible()


def test_a_whole_game_of_china_is_drawn_and_played(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{sit(anna, 'china')}")
    expect(page.locator("[data-thing]").first).to_be_visible()
    turns = 0
    done = page.locator("h1").filter(has_text=re.compile(r"^Your turn|with \d+ points"))
    while True:
        expect(done).to_be_visible(timeout=LONG)
        if is_over(page):
            break
        if page.get_by_role("heading", name="Take one").is_visible():
            expect(page.locator("h1").filter(has_text=re.compile("draw|take a card"))).to_be_visible()
            before = page.locator(".slots").inner_text()
            page.keyboard.press("1")
            page.wait_for_function(
                "before => !document.querySelector('.slots') || document.querySelector('.slots').innerText !== before",
                arg=before,
            )
        elif page.locator("[data-thing^='space'].possible").count():
            place(page)
            if turns % 2:
                page.keyboard.press("Enter")
            else:
                page.get_by_role("button", name=re.compile("^Place and pay")).click()
            expect(page.get_by_role("button", name=re.compile("^(Place and pay|Sending)"))).to_have_count(0)
            turns += 1
        else:  # a hand that pays for nothing
            page.keyboard.press("1")
            page.keyboard.press("Enter")
            expect(page.get_by_role("heading", name="Take one")).to_be_visible()
    assert turns >= 5
    assert not anna.barriers()


def test_a_turn_can_be_taken_back_and_asked_about(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{sit(anna, 'china')}")
    my_turn(page, "place one or two")
    place(page)
    page.keyboard.press("Escape")
    my_turn(page, "place one or two")
    page.keyboard.press("Control+y")
    expect(page.get_by_role("button", name=re.compile("^Place and pay"))).to_be_visible()
    page.keyboard.press("Enter")
    my_turn(page, "draw")
    page.keyboard.press("u")
    my_turn(page, "place one or two")
    expect(page).to_have_title(re.compile("^Your turn"))
    place(page)
    other = page.locator("[data-thing^='space']:not(.possible)").last
    other.click(force=True)
    bubble = page.get_by_role("button", name=re.compile("^CN-"))
    expect(bubble.first).to_be_visible()
    page.keyboard.press("r")
    expect(page.get_by_role("searchbox", name=re.compile("rules", re.IGNORECASE))).to_be_visible()
    assert not anna.barriers()


def test_a_hint_is_put_down(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{sit(anna, 'china')}")
    my_turn(page, "place one or two")
    page.keyboard.press("h")
    page.get_by_role("button", name="Put it down").click(timeout=LONG)
    page.get_by_role("button", name=re.compile("^Place and pay")).click()
    my_turn(page, "draw")


def test_confucius_is_played_through_the_parts_of_any_game(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{sit(anna, 'confucius')}")
    my_turn(page)
    for _ in range(6):
        expect(page.locator("h1").filter(has_text=re.compile(r"^Your turn|with \d+ points"))).to_be_visible(
            timeout=LONG
        )
        if is_over(page):
            break
        send = page.get_by_role("button", name="Do it", exact=True)
        number = page.locator("button.choice").count()
        (send if send.count() else page.locator("button.choice").nth(number - 1)).click()
        page.wait_for_timeout(100)
    assert not anna.barriers()


def test_china_in_words(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{sit(anna, 'china')}")
    my_turn(page, "place one or two")
    page.keyboard.press("t")
    first = page.locator("button.choice").first
    expect(first).to_be_visible()
    line = str(first.get_attribute("title"))
    page.keyboard.press("/")
    expect(page.locator("input:focus")).to_have_count(1)
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    expect(page.get_by_text("More belongs to it").first).to_be_visible()
    page.locator("button.choice").filter(has_text=re.compile("^(Pay|red|green|orange|yellow|purple)")).first.click()
    page.get_by_role("button", name="Do it", exact=True).click()
    my_turn(page, "draw")
    assert not anna.barriers()


def test_somebody_looks_on_without_a_seat(person: People) -> None:
    anna, boris = person("Anna"), person("Boris", size=(390, 844))
    table = sit(anna, "china")
    my_turn(anna.open(f"/t/{table}"))
    page = boris.open(f"/t/{table}?watch")
    expect(page.get_by_role("heading", level=1, name="Anna is playing")).to_be_visible()
    expect(page.locator("[data-thing]").first).to_be_visible()
    assert page.locator(".possible").count() == 0
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
