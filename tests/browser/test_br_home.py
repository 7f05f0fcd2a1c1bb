"""The screens around the table: two clicks to a game, a table with options, an invitation, records, one's own page."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browser_hands import Person
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
RECORD = next((Path(__file__).parents[1] / "confucius" / "golden").glob("*.record"))
TABLE = re.compile(r"/t/[a-z0-9]{10}")


def choose(page: Page, group: str, value: str) -> None:
    page.get_by_role("group", name=group).get_by_role("radio", name=value, exact=True).press("Space")


def test_two_clicks_to_a_running_game(person: People) -> None:
    page = person("Anna").open("/")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("article", name="China").get_by_role("radio", name="Apprentice").check()
    page.get_by_role("button", name="Play China").click()
    expect(page).to_have_url(TABLE)
    page.goto("/")
    mine = page.get_by_role("region", name="Your games")
    expect(mine.get_by_role("link", name="your turn", exact=True)).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("Next game"))).to_be_visible()


def test_a_table_with_options_and_a_guest_by_link(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    anna.become()
    page = anna.open("/new?game=china")
    page.get_by_label("Find a house rule").fill("cover")
    choose(page, "Fort cover", "mandatory")
    page.get_by_role("button", name="Create and wait for others").click()
    beside = page.get_by_role("list", name="House rules")
    expect(beside.get_by_text("the house rule fort_cover needs fortifications on")).to_be_visible()
    page.get_by_role("button", name="Choose that too").click()
    choose(page, "Seats", "3")
    page.get_by_label("Who sits at seat 3").select_option("bot:random")
    choose(page, "Who comes", "by link")
    choose(page, "Speed", "live")
    page.get_by_role("button", name="Create, get the link").click()
    expect(page.get_by_text("One seat is free.")).to_be_visible()
    link = page.get_by_role("textbox", name="Invite somebody").input_value()
    assert anna.barriers() == []

    other = boris.open("/join")
    other.get_by_label("Invitation link").fill(f"Come and play: {link}")
    other.get_by_role("button", name="Go to the table").click()
    expect(other.get_by_role("heading", name="Anna invites you")).to_be_visible()
    assert boris.barriers() == []
    other.get_by_label("Your name at the table").fill("Boris")
    other.get_by_role("button", name="Take the seat").click()
    expect(other.get_by_text("All seats are taken.")).to_be_visible()
    expect(page.get_by_text("Boris")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_text("All seats are taken.")).to_be_hidden()
    expect(other.get_by_text("All seats are taken.")).to_be_hidden()
    table = anna.ask("GET", "/api/tables/mine")[0]
    assert (table["status"], table["public"], table["speed"]["type"]) == ("running", False, "live")
    assert table["options"]["fort_cover"] == "mandatory"


def test_a_record_opens_as_a_replay_and_nonsense_says_why(person: People) -> None:
    page = person("Anna").open("/replay")
    chooser = page.locator("input[type=file]")
    chooser.set_input_files({"name": "bad.record", "mimeType": "text/plain", "buffer": b"no record\n"})
    wrong = page.get_by_role("dialog", name="This record cannot be read")
    expect(wrong.get_by_text("bad.record")).to_be_visible()
    chooser.set_input_files(RECORD)
    expect(page).to_have_url(re.compile(r"/replay/[0-9a-f]+"))
    expect(wrong).to_be_hidden()


def test_an_account_made_left_and_entered_again(person: People) -> None:
    page = person("Anna").open("/you")
    page.get_by_role("textbox", name="Name").fill("Mei")
    page.get_by_role("button", name="Play under this name").click()
    page.get_by_role("button", name="Make an account").click()
    account = page.get_by_role("region", name="Account")
    account.get_by_label("Name").fill("Mei of the hills")
    account.get_by_label("Password").fill("short")
    account.get_by_role("button", name="Make an account").click()
    expect(account.get_by_text("a password has")).to_be_visible()
    account.get_by_label("Password").fill("long enough for this")
    account.get_by_role("button", name="Make an account").click()
    account.get_by_role("button", name="Sign out", exact=True).click()
    account.get_by_role("button", name="I have an account").click()
    account.get_by_label("Name").fill("Mei of the hills")
    account.get_by_label("Password").fill("long enough for this")
    account.get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("button", name="Remove me")).to_be_visible()
