"""Several people at one screen: who drew hands over in their own time, and the curtain lets them answer a request."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from browser_hands import Person
from browser_play import Board, with_settings
from past_hands import BOT, play, started
from playwright.sync_api import expect

pytestmark = pytest.mark.once
People = Callable[..., Person]


def view(player: Person, table: str) -> Any:
    """The position as somebody sees it."""
    return player.ask("GET", f"/api/tables/{table}/view")["position"]


def test_who_drew_a_card_sees_it_before_the_curtain_falls(person: People) -> None:
    anna = person("Anna")
    anna.become()
    with_settings(anna, quick=False)
    table = started(anna, [{"kind": "me"}] * 3)
    page = anna.open(f"/t/{table}")
    curtain = page.get_by_role("region", name=re.compile("Pass the screen to"))
    curtain.get_by_role("button", name=re.compile("show my hand")).click()
    expect(curtain).to_have_count(0)
    first = view(anna, table)["asked"]
    Board(page).place()
    expect(page.get_by_role("heading", name="Take one")).to_be_visible()
    while view(anna, table)["asked"] == first:
        held = page.get_by_text(re.compile(r"^\d of 3 in hand$"))
        told = held.inner_text()
        page.keyboard.press("0")  # from the pile: a secret
        expect(page.get_by_text(told)).to_have_count(0)
    expect(page.get_by_text("You drew a card.")).to_be_visible()
    expect(curtain).to_have_count(0)
    page.get_by_role("button", name=re.compile("^Seen: hand over")).click()
    expect(curtain).to_be_visible()
    assert page.locator(".cards, .hand").count() == 0


def test_two_people_at_one_screen_play_rounds_with_bots_between(person: People) -> None:
    """Whose turn it is tells the curtain; before it is drawn back, nobody's hand is in the page."""
    anna = person("Anna")
    anna.become()
    with_settings(anna, motion="off")
    table = started(anna, [{"kind": "me"}, BOT, {"kind": "me"}, BOT])
    page = anna.open(f"/t/{table}")
    curtain = page.get_by_role("region", name=re.compile("Pass the screen to"))
    hand_over = page.get_by_role("button", name=re.compile("^Seen: hand over"))
    board, played = Board(page), []
    for _ in range(3 * 2):  # rounds, people
        expect(curtain.or_(hand_over).first).to_be_visible()
        if hand_over.count():
            hand_over.click()
        expect(curtain).to_be_visible()
        assert page.locator(".cards, [data-card], .hand").count() == 0
        played.append(view(anna, table)["asked"])
        curtain.get_by_role("button", name=re.compile("show my hand")).click()
        board.place()
        expect(board.drawing.or_(curtain).or_(hand_over).or_(board.turn).first).to_be_visible()
        board.draw()
    assert len(set(played)) == 2
    assert all(one != other for one, other in pairwise(played))


def test_a_request_is_answered_at_the_curtain(person: People) -> None:
    """Anna has two seats at one screen, Boris has one: he asks, and whoever stands at her curtain answers."""
    anna, boris = person("Anna"), person("Boris")
    for each in (anna, boris):
        each.become()
    table = started(anna, [{"kind": "me"}, {"kind": "me"}, {"kind": "open"}], take_back="vote")
    boris.ask("POST", f"/api/tables/{table}/join", {})
    anna.ask("POST", f"/api/tables/{table}/start", {})
    while view(boris, table)["legal"] is None:
        play(anna, table, 1)
    while view(boris, table)["legal"] is not None:
        play(boris, table, 1)
    moves = view(boris, table)["moves"]
    page, other = anna.open(f"/t/{table}"), boris.open(f"/t/{table}")
    expect(page.get_by_role("region", name=re.compile("Pass the screen to"))).to_be_visible()
    other.get_by_role("button", name="Undo").click()
    other.get_by_role("region", name="Taking back").get_by_role("button", name="Ask the others").click()
    asks = page.get_by_role("region", name="Taking back")
    expect(asks).to_contain_text("Boris asks to take back")
    assert page.locator(".cards, .hand").count() == 0, "nobody's hand is in the page"
    assert anna.barriers() == []
    asks.get_by_role("button", name="Agree").click()
    expect(asks).to_have_count(0)
    now = view(boris, table)
    assert now["moves"] < moves
    assert now["legal"]


def test_people_at_one_screen_are_called_by_their_names(person: People) -> None:
    anna = person("Anna")
    anna.become()
    page = anna.open("/new?one-screen&game=china")
    for place, name in enumerate(("", "Ben", "Cleo", "Dora"), 1):
        page.get_by_role("textbox", name=f"Name of player {place}").fill(name)
    assert anna.barriers() == []
    page.get_by_role("button", name="Create and start").click()
    curtain = page.get_by_role("region", name=re.compile("^Pass the screen to (Anna|Ben|Cleo|Dora)$"))
    expect(curtain).to_be_visible()
    curtain.get_by_role("button", name=re.compile("show my hand")).click()
    for name in ("Anna", "Ben", "Cleo", "Dora"):
        expect(page.get_by_text(re.compile(rf"^{name}( \(you\))?$")).first).to_be_visible()
    expect(page.get_by_text("away", exact=True)).to_have_count(0)  # all of them are at this screen
