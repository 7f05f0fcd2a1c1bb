"""What the site says: the table in sentences, typed moves that wait or ask first, a shuffle, an absent server."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browser_hands import Person
from browser_play import PLACED, Board, status, table_of, wait
from playwright.sync_api import Route, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "confucius" / "golden" / "candidates-3-basic.record"


def test_the_bubble_names_what_was_asked_and_lights_it(person: People) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    assert wait(page)
    board = Board(page)
    board.map.get_by_role("button", name=re.compile("palace possible$")).first.click()
    expect(board.commit).to_be_visible()
    asked = board.map.get_by_role("button", name=re.compile(", free$"), disabled=True).last
    asked.hover()
    bubble = page.get_by_role("alertdialog", name=re.compile("^You cannot build a palace at "))
    expect(bubble).to_be_visible()
    expect(bubble.get_by_role("paragraph").first).to_have_text(re.compile(r"\.$"))
    expect(page.locator("[data-lit]").first).to_be_visible()
    assert anna.barriers() == []
    bubble.get_by_role("button", name=re.compile("^Rules")).click()
    rules = page.get_by_role("region", name="Rules")
    expect(rules.get_by_text("Here:")).to_be_visible()
    expect(page.locator("[data-lit]").first).to_be_attached()  # stays lit
    assert anna.barriers() == []


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_the_table_is_told_in_sentences(person: People, game: str) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{table_of(anna, bots=2, game=game)}")
    assert wait(page)
    page.get_by_role("button", name="Text view").click()
    name = {"china": "Provinces", "confucius": "Court"}[game]
    part = page.get_by_role("region", name=re.compile(name))
    expect(part.get_by_role("paragraph").first).to_have_text(
        re.compile({"china": "^Yan, ", "confucius": "^Bingbu, "}[game])
    )
    expect(page.get_by_text(re.compile("[a-z]_[a-z]"))).to_have_count(0)
    assert anna.barriers() == []


def test_a_typed_move_that_turns_something_over_asks_first(person: People) -> None:
    anna = person("Anna")
    table = table_of(anna, bots=2)
    anna.page.add_init_script("""localStorage.setItem("guanxi.settings", JSON.stringify({ confirm: true }))""")
    page = anna.open(f"/t/{table}")
    assert wait(page)
    page.keyboard.press("/")
    line = page.get_by_role("textbox", name="Type a move or an order")
    hand = page.get_by_role("region", name=re.compile("Cards")).get_by_role("paragraph").first.inner_text()
    colour = re.search(r"\b(red|green|orange|yellow|purple)\b", hand)
    assert colour
    line.fill(f"exchange {colour[1]}")
    line.press("Enter")
    expect(page.get_by_role("button", name=re.compile("Draw a card from the pile"))).to_be_visible()
    line.fill("draw")
    line.press("Enter")
    dialog = page.get_by_role("dialog", name="Do it?")
    expect(dialog).to_be_visible()
    dialog.get_by_role("button", name="Do it").click()
    expect(dialog).to_be_hidden()


def test_an_unfinished_move_is_put_down_and_waits_for_the_rest(person: People) -> None:
    anna = person("Anna")
    table = table_of(anna, bots=2)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    choices = anna.ask("GET", f"/api/tables/{table}/choices")["choices"]
    page.keyboard.press("/")
    line = page.get_by_role("textbox", name="Type a move or an order")
    expect(line).to_be_focused()
    page.keyboard.type(next(each["line"] for each in choices if each["line"].startswith("place palace")))
    page.keyboard.press("Enter")
    expect(page.get_by_text(re.compile("More belongs to it")).first).to_be_visible()
    page.get_by_role("region", name="Choices").get_by_role("button", name=re.compile("^Pay ")).first.click()
    page.get_by_role("button", name="Do it", exact=True).click()
    expect(status(page)).to_have_text(PLACED)
    assert anna.barriers() == []


def test_a_record_can_be_verified(person: People) -> None:
    anna = person("Anna")
    anna.become()
    record = anna.ask("POST", "/api/archive", {"text": GOLDEN.read_text(encoding="utf-8")})["id"]
    page = anna.open(f"/replay/{record}")
    page.get_by_role("button", name="Verify the shuffle").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text("All of it fits: nobody could choose the cards.")).to_be_visible()
    assert anna.barriers() == []


def test_a_server_that_is_away_is_told_and_asked_again(person: People) -> None:
    anna = person("Anna")
    page = anna.open("/")
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    page.evaluate("navigator.serviceWorker.ready")
    page.reload()
    away = True

    def between(route: Route) -> None:
        route.abort() if away else route.fallback()

    anna.context.route("**/*", between)
    anna.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_visible()
    assert anna.barriers() == []
    away = False
    anna.context.set_offline(False)
    expect(page.get_by_role("heading", name="The server cannot be reached")).to_be_hidden(timeout=20_000)
    anna.complaints[:] = [each for each in anna.complaints if "ERR_" not in each]
