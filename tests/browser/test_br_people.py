"""People at a table beside the game: notes, reports, blocks, time that is given, a rematch, pushes, one's own hours."""

import json
import re
from base64 import urlsafe_b64encode
from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import status, table_of
from past_hands import asked, started
from playwright.sync_api import expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
LIVE = {"type": "live", "budget": 900, "increment": 20}
PUSHED = "/api/me/pushes"


def test_a_note_is_mine_alone_and_stays(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    table = table_of(anna, [boris], bots=1)
    note = "He collects green."
    for who, told in ((anna, ""), (boris, "")):
        page = who.open(f"/t/{table}")
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("tab", name="My note").click()
        expect(page.get_by_label("For your eyes only.")).to_have_value(told)
    field = anna.page.get_by_label("For your eyes only.")
    with anna.page.expect_response("**/note"):
        field.fill(note)
        field.blur()
    for who, told in ((anna, note), (boris, "")):
        who.page.reload()
        who.page.get_by_role("tab", name="Chat").click()
        who.page.get_by_role("tab", name="My note").click()
        expect(who.page.get_by_label("For your eyes only.")).to_have_value(told)


def test_somebody_is_reported_and_blocked_from_the_table(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    table = table_of(anna, [boris], bots=1)
    page, other = anna.open(f"/t/{table}"), boris.open(f"/t/{table}")
    for each in (page, other):
        each.get_by_role("tab", name="Chat").click()
    other.get_by_label("Write to the table").fill("You play like a goose.")
    other.get_by_role("button", name="Send").click()
    expect(page.get_by_text("You play like a goose.")).to_be_visible()
    page.get_by_role("button", name="Report what Boris wrote").click()
    expect(page.get_by_text("Thank you").first).to_be_visible()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Block or report Boris").click()
    about = page.get_by_role("dialog", name="Boris")
    about.get_by_label("What happened?").fill("He calls people geese.")
    about.get_by_role("button", name="Report").click()
    expect(about).to_have_count(0)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Block or report Boris").click()
    about.get_by_role("button", name="Block Boris").click()
    expect(about).to_have_count(0)
    assert [each["name"] for each in anna.ask("GET", "/api/blocks")] == ["Boris"]
    other.get_by_label("Write to the table").fill("Hello?")
    other.get_by_role("button", name="Send").click()
    expect(other.get_by_text("Hello?")).to_be_visible()
    expect(page.get_by_text("Hello?")).to_have_count(0)
    mine = anna.open("/you")
    mine.get_by_role("button", name="Unblock Boris").click()
    expect(mine.get_by_role("button", name="Unblock Boris")).to_have_count(0)


def test_time_is_given_to_another(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    table = table_of(anna, [boris], bots=1, speed=LIVE)
    page, other = anna.open(f"/t/{table}"), boris.open(f"/t/{table}")
    for each in (page, other):
        expect(each.locator("[data-thing]").first).to_be_visible()
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Give Boris time").click()
    for each in (page, other):
        expect(each.get_by_text("Anna gives Boris time.").first).to_be_visible()
    seen = boris.ask("GET", f"/api/tables/{table}/view")["position"]
    mine = seen["viewer"]
    assert seen["clocks"]["left"][mine] > 900_000
    expect(other.get_by_role("timer").filter(has_text=re.compile("^1[56]:"))).not_to_have_count(0)


def test_a_clock_counts_from_when_it_was_told(person: People) -> None:
    """Whoever opens the page later sees the time that is left now, not what was left at the last move."""
    anna = person("Anna")
    table = table_of(anna, bots=2, speed=LIVE)
    told = asked(anna, table)
    assert told is not None
    page = anna.open("/")
    page.wait_for_timeout(3500)
    page = anna.open(f"/t/{table}")
    clock = page.get_by_role("timer").first
    expect(clock).to_have_text(re.compile(r"1[34]:[0-5]\d"))
    minutes, seconds = clock.inner_text().strip().split(":")
    assert int(minutes) * 60 + int(seconds) <= 897


def test_a_rematch_waits_for_everybody(person: People) -> None:
    anna, boris = people = [person("Anna"), person("Boris")]
    for each in people:
        each.become()
    table = started(anna, [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}], title="Friday")
    boris.ask("POST", f"/api/tables/{table}/join", {})
    anna.ask("POST", f"/api/tables/{table}/start", {})
    play_on(people, table)
    page, other = anna.open(f"/t/{table}"), boris.open("/")
    expect(status(page)).to_be_visible()
    page.get_by_role("region", name="The end").get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(re.compile(table))
    again = page.url.rpartition("/")[2]
    other.reload()
    mine = other.get_by_role("region", name="Your games")
    expect(mine.locator(f"a[href*='{again}']").first).to_be_visible()  # a seat is kept for him
    seats = boris.ask("GET", f"/api/tables/{again}")["info"]["seats"]
    assert {each["name"] for each in seats} == {"Anna", "Boris", "Random"}


def play_on(people: list[Person], table: str) -> None:
    """Everybody does the first thing that they may, to the end."""
    while True:
        for each in people:
            told = each.ask("GET", f"/api/tables/{table}/view")
            if told["info"]["status"] != "running":
                return
            if told["position"]["legal"]:
                move = {"number": told["number"], "actions": told["position"]["legal"][-1:]}
                each.context.request.fetch(f"/api/tables/{table}/moves", method="POST", data=move)


def stubbed(endpoint: str) -> str:
    """A browser whose push service is always there: it gives out one subscription, and takes it back."""
    keys = {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": urlsafe_b64encode(bytes(16)).decode().rstrip("="),
    }
    told = json.dumps({"endpoint": endpoint, "keys": keys, "expirationTime": None})
    return f"""
      let made = null;
      const told = {told};
      const one = {{...told, toJSON: () => told, unsubscribe: async () => {{ made = null; return true; }}}};
      PushManager.prototype.subscribe = async (wishes) => {{ window.wished = wishes; return (made = one); }};
      PushManager.prototype.getSubscription = async () => made;
      Notification.requestPermission = async () => "granted";
      Object.defineProperty(Notification, "permission", {{get: () => "granted"}});
    """


def test_a_browser_is_told_and_told_no_more(person: People) -> None:
    anna = person("Anna")
    anna.become()
    anna.context.add_init_script(stubbed("https://push.example.org/anna"))
    bodies: list[object] = []

    def answer(
        route: object,
    ) -> None:  # its address is no public one here: the server's own part is tested without a page
        bodies.append((route.request.method, route.request.post_data_json))  # type: ignore[attr-defined]
        route.fulfill(status=204)  # type: ignore[attr-defined]

    anna.context.route(f"**{PUSHED}", answer)
    page = anna.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page = anna.open("/you")
    part = page.get_by_role("region", name="Push in this browser")
    part.get_by_role("button", name="Tell this browser").click()
    expect(part).to_contain_text("This browser is told")
    key = anna.ask("GET", "/api/push-key")["key"]
    wished = page.evaluate("[...window.wished.applicationServerKey]")
    assert urlsafe_b64encode(bytes(wished)).decode().rstrip("=") == key
    part.get_by_role("button", name="Tell it no more").click()
    expect(part).to_contain_text("is not told while the page is closed")
    endpoint = "https://push.example.org/anna"
    assert [method for method, _ in bodies] == ["POST", "DELETE"]  # type: ignore[misc]
    assert all(told["endpoint"] == endpoint for _, told in bodies)  # type: ignore[misc]


def test_hours_of_sleep_and_one_mail_a_day_are_chosen(person: People) -> None:
    anna = person("Anna", timezone_id="Asia/Tokyo")
    anna.become()
    page = anna.open("/")
    mails = {"email": None, "webhook": None, "mail": True, "secret": None}  # as a host with a mail server tells it
    page.route("**/api/me/reach", lambda route: route.fulfill(json=mails))
    page = anna.open("/you")
    with page.expect_response("**/api/me/settings"):
        page.get_by_role("switch", name="One mail a day").check()
    part = page.get_by_role("region", name="Hours of sleep")
    part.get_by_role("switch", name="I sleep at night").check()
    expect(part).to_contain_text("Asia/Tokyo")
    with page.expect_response("**/api/me/settings"):
        part.get_by_label("To").fill("06:30")
        part.get_by_label("To").blur()
    told = anna.ask("GET", "/api/me/settings")
    assert (told["digest"], told["zone"]) == (True, "Asia/Tokyo")
    assert told["sleep"] == {"start": 23 * 60, "end": 6 * 60 + 30}
    part.get_by_label("To").fill("22:00")
    part.get_by_label("To").blur()
    expect(part).to_contain_text("1 to 10 hours")
    page.reload()
    expect(part.get_by_label("To")).to_have_value("06:30")
    assert anna.barriers() == []
