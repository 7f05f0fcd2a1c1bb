"""The table in words: who plays with their clocks, why not, and a log whose lines lead to their positions."""

import re
from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import Board, settled, table_of, wait, with_settings
from playwright.sync_api import expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
LIVE = {"type": "live", "budget": 1200, "increment": 30, "cap": 1200}


def test_who_plays_why_not_and_the_log_are_there_without_a_board(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    table = table_of(anna, [boris], bots=1, speed=LIVE)
    for each in (anna, boris):
        each.ask("GET", f"/api/tables/{table}")
    with_settings(anna, textView=True)
    page = anna.open(f"/t/{table}")
    players = page.get_by_role("region", name="Players")
    expect(players.get_by_role("listitem")).to_have_count(3)
    expect(players.get_by_role("listitem").filter(has_text="Boris")).to_contain_text("away")
    expect(players.get_by_role("timer")).to_have_count(3)
    boris.open(f"/t/{table}")
    expect(players.get_by_role("listitem").filter(has_text="Boris")).not_to_contain_text("away")
    assert anna.barriers() == []


def test_what_a_move_would_change_and_what_is_not_allowed_is_told_in_words(person: People) -> None:
    anna = person("Anna")
    table = table_of(anna, bots=2)
    assert wait(anna.open(f"/t/{table}"))
    board = Board(anna.page)
    board.place()
    board.draw()
    assert wait(anna.page)
    with_settings(anna, textView=True)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    settled(page)
    choices = page.get_by_role("region", name="Choices")
    choices.get_by_role("group").first.get_by_role("button").first.press("Enter")
    expect(choices.get_by_role("region", name="What this would change")).to_be_visible()
    expect(choices.get_by_role("heading", name="Your move so far")).to_be_focused()
    page.keyboard.press("Backspace")
    expect(choices.get_by_role("heading", name="Your move so far")).to_have_count(0)
    settled(page)
    page.get_by_role("button", name="Why not something else?").click()
    choices.get_by_role("button", expanded=False).last.click()
    expect(choices.get_by_role("button", disabled=True).first).to_be_visible()
    line = page.get_by_role("region", name="Log").get_by_role("link", name=re.compile("^Anna .*pays")).first
    move = (line.get_attribute("title") or "").split()[-1]
    line.click()
    expect(page).to_have_url(re.compile(rf"/t/{table}/replay\?move={move}"))
