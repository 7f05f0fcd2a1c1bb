"""Beside and after live play: the end, several people at one screen, watching, taking back by vote."""

import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

import pytest
from browser_hands import Person
from confucius_hands import Court
from past_hands import BOT, asked, finished, play, started
from playwright.sync_api import expect

pytestmark = pytest.mark.once
People = Callable[..., Person]


def test_the_end_adds_up_and_can_be_verified_kept_and_played_again(person: People) -> None:
    anna = person("Anna")
    anna.become()
    table = finished(anna)
    page = anna.open(f"/t/{table}")
    end = page.get_by_role("region", name="The end")
    totals = anna.ask("GET", f"/api/tables/{table}/view")["position"]["ended"]["totals"]
    expect(page.get_by_role("heading", level=1, name=re.compile(f"with {max(totals)} points"))).to_be_visible()
    rows = end.get_by_role("region", name="Points by source").get_by_role("list").last.get_by_role("listitem")
    expect(rows).to_have_count(3)
    for row in rows.all():
        parts = [int(part.inner_text().split()[-1]) for part in row.locator(".part").all()]
        assert sum(parts) == int(row.locator(".total").inner_text())
    expect(end.get_by_role("figure", name="Points over the game")).to_be_visible()
    assert anna.barriers() == []

    end.get_by_role("button", name="Verify the shuffle").click()
    shuffle = page.get_by_role("dialog", name="The shuffle")
    told = anna.ask("GET", f"/api/tables/{table}/verify")
    for part in (told["seed"], told["commitment"], "All of it fits", "Your browser has computed its fingerprint"):
        expect(shuffle).to_contain_text(part)
    page.keyboard.press("Escape")

    with page.expect_download() as kept:
        end.get_by_role("link", name="Record").click()
    assert kept.value.suggested_filename == f"{table}.record"
    assert told["seed"] in kept.value.path().read_text(encoding="utf-8")

    end.get_by_role("button", name="Final board").click()
    expect(page.get_by_role("tab", name="Log")).to_be_visible()
    page.get_by_role("button", name="Result").click()
    end.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(rf"/t/{table}/replay"))
    page.go_back()
    end.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{10}$"))


def test_what_the_court_decided_last_is_told_before_the_result(person: People) -> None:
    anna = person("Anna")
    anna.become()
    table = started(anna, [{"kind": "me"}] * 3, "confucius")
    page = anna.open(f"/t/{table}?watch")
    expect(page.locator("[data-part=court]")).to_be_visible()
    play(anna, table)
    end, court = page.get_by_role("region", name="The end"), Court(page)
    expect(page.get_by_role("button", name="Result")).to_be_visible()  # at once, for who wants no story
    expect(court.told).to_be_visible()
    expect(page.locator("[data-part=sheet] [data-step]").first).to_be_visible()
    expect(end).to_have_count(0)
    court.read()
    expect(end).to_be_visible()


def test_several_people_at_one_screen_pass_a_curtain(person: People) -> None:
    anna = person("Anna")
    anna.become()
    anna.page.add_init_script("localStorage.setItem('guanxi.settings', JSON.stringify({quick: false}))")  # only I play
    page = anna.open("/new?one-screen&game=china")
    page.get_by_role("button", name=re.compile("Start|Create|Play")).last.click()
    expect(page).to_have_url(re.compile(r"/t/[a-z0-9]{10}"))
    table = page.url.rpartition("/")[2].partition("?")[0]
    curtain = page.get_by_role("region", name=re.compile("Pass the screen to"))
    expect(curtain).to_be_visible()
    assert page.locator(".cards, [data-card], .hand").count() == 0  # no hand is in the page
    assert anna.barriers() == []
    curtain.get_by_role("button", name="look at the table").click()
    expect(page.get_by_text("What everybody may see.")).to_be_visible()
    expect(page.locator(".cards .unknown").first).to_be_visible()
    page.get_by_role("button", name="Back to the curtain").click()

    first = asked(anna, table)
    assert first is not None
    curtain.get_by_role("button", name=re.compile("show my hand")).click()
    expect(curtain).to_have_count(0)
    expect(page.get_by_text("plays", exact=False).first).to_be_visible()
    viewer = first["position"]["viewer"]
    while (told := asked(anna, table)) and told["position"]["viewer"] == viewer:
        play(anna, table, 1)
    expect(curtain).to_be_visible()
    assert page.locator(".cards, .hand").count() == 0
    expect(curtain).to_contain_text("has finished")


def test_whoever_was_invited_to_look_on_goes_through_the_game_and_checks_it(person: People) -> None:
    """At a private table every way leads on by the invitation: to the replay, back, to the shuffle and the record."""
    anna, vera = person("Anna"), person("Vera")
    anna.become()
    vera.become()
    table = started(anna, [{"kind": "me"}] * 3, public=False)
    play(anna, table)
    link = anna.ask("GET", f"/api/tables/{table}")["invitation"]
    assert not vera.context.request.get(f"/api/tables/{table}").ok
    page = vera.open(urlsplit(link)._replace(scheme="", netloc="").geturl())
    end = page.get_by_role("region", name="The end")
    expect(end.get_by_role("figure", name="Points over the game")).to_be_visible()
    end.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("action")
    with page.expect_download() as kept:
        page.get_by_role("link", name="Record").click()
    assert kept.value.path().read_text(encoding="utf-8").startswith("guanxi-record")
    page.get_by_role("link", name="To the table").click()
    expect(end.get_by_role("button", name="Rematch")).to_have_count(0)
    end.get_by_role("button", name="Verify the shuffle").click()
    shuffle = page.get_by_role("dialog", name="The shuffle")
    expect(shuffle).to_contain_text("All of it fits")
    with page.expect_download() as kept:
        shuffle.get_by_role("link", name="Record").click()
    assert kept.value.path().read_text(encoding="utf-8").startswith("guanxi-record")


def test_a_spectator_sees_what_is_public_and_nothing_else(person: People) -> None:
    anna, vera = person("Anna"), person("Vera")
    anna.become()
    table = started(anna, [{"kind": "me"}, BOT, BOT], title="Come and look")
    play(anna, table, 4)
    page = vera.open("/watch")
    page.get_by_role("link", name=re.compile("watch: Come and look")).click()
    expect(page).to_have_url(re.compile(rf"/t/{table}\?watch"))
    hidden = page.locator(".cards .unknown")
    expect(hidden.first).to_be_visible()
    assert page.get_by_role("button", name="Place and pay").count() == 0
    told = vera.ask("GET", f"/api/tables/{table}/view?watch=true")
    mine = anna.ask("GET", f"/api/tables/{table}/view?watch=true")
    assert (told["position"]["viewer"], told["position"]["view"]) == (-1, mine["position"]["view"])
    assert told["position"]["legal"] is None
    assert vera.barriers() == []


def test_people_take_back_by_vote(person: People) -> None:
    anna, boris, chen = people = [person(name) for name in ("Anna", "Boris", "Chen")]
    for each in people:
        each.become()
    table = started(anna, [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], take_back="vote")
    for each in (boris, chen):
        each.ask("POST", f"/api/tables/{table}/join", {})
    anna.ask("POST", f"/api/tables/{table}/start", {})
    while not (mine := view(anna, table))["legal"]:
        for each in (boris, chen):
            if view(each, table)["legal"]:
                play(each, table, 1)
    while view(anna, table)["legal"]:
        play(anna, table, 1)
    moves = view(anna, table)["moves"]
    page, other, third = (each.open(f"/t/{table}") for each in people)
    page.get_by_role("button", name="Undo").click()
    dialog = page.get_by_role("region", name="Taking back")
    dialog.get_by_role("button", name="Ask the others").click()
    asks = other.get_by_role("region", name="Taking back")
    expect(asks).to_contain_text("Anna asks to take back")
    expect(dialog).to_contain_text("Boris thinks")
    assert boris.barriers() == []
    asks.get_by_role("button", name="Agree").click()
    expect(dialog).to_contain_text("Boris agrees")
    third.get_by_role("region", name="Taking back").get_by_role("button", name="Agree").click()
    for each in (dialog, asks):
        expect(each).to_have_count(0)
    for each in (page, other, third):
        expect(each.locator(".banner").filter(has_text="All agreed: ")).to_be_visible()
    now = view(anna, table)
    assert mine["moves"] <= now["moves"] < moves
    assert now["legal"]


def view(player: Person, table: str) -> Any:
    """The position as somebody sees it."""
    return player.ask("GET", f"/api/tables/{table}/view")["position"]
