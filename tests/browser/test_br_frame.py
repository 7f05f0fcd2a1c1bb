"""The frame of the site in a real browser: first load, weight, policy, addresses, the line to a table."""

import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from browser_hands import Person
from playwright.sync_api import expect

from server.hands.sv_served import Served

pytestmark = pytest.mark.once
People = Callable[..., Person]
LIGHT = 300_000  # bytes of the first load, as they come over the wire


def weight(person: Person) -> int:
    """Bytes of all that this person's pages have loaded."""
    person.page.evaluate("document.fonts.ready.then(() => undefined)")
    person.page.wait_for_load_state("networkidle")
    sizes = {each.url: each.request.sizes() for each in person.loaded if not each.from_service_worker}
    assert any(url.endswith(".woff2") for url in sizes)
    assert any(url.endswith(".css") for url in sizes)
    return sum(each["responseBodySize"] + each["responseHeadersSize"] for each in sizes.values())


def test_home_is_light_and_asks_nobody_else(person: People) -> None:
    anna = person("Anna")
    page = anna.open("/")
    expect(page.get_by_role("link", name="Play", exact=True)).to_have_attribute("aria-current", "page")
    assert 20_000 < weight(anna) < LIGHT


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_an_invitation_is_as_light_as_home(person: People, game: str) -> None:
    anna, boris = person("Anna"), person("Boris")
    anna.become()
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "apprentice"}]
    table = anna.ask("POST", "/api/tables", {"game": game, "seats": seats, "public": False})["info"]["id"]
    link = urlsplit(anna.ask("GET", f"/api/tables/{table}")["invitation"])
    page = boris.open(f"{link.path}?{link.query}")
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    assert 20_000 < weight(boris) < LIGHT


def test_a_page_that_breaks_the_policy_would_fail_its_test(person: People) -> None:
    anna = person("Anna")
    page = anna.open("/")
    expect(page.get_by_role("navigation")).to_be_visible()
    page.evaluate("document.body.insertAdjacentHTML('beforeend', '<p style=\"color: red\">x</p>')")
    page.evaluate("document.head.append(Object.assign(document.createElement('script'), {text: 'window.ran = true'}))")
    assert page.evaluate("window.ran") is None
    found = list(anna.complaints)
    anna.complaints.clear()
    assert [each for each in found if "style-src" in each]
    assert [each for each in found if "script-src" in each]


def test_addresses_titles_and_focus(person: People) -> None:
    page = person("Anna").open("/")
    expect(page).to_have_title("Play · guanxi")
    page.evaluate("history.pushState(null, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(page).to_have_title("Nothing here · guanxi")
    page.get_by_role("link", name="To the start", exact=True).click()
    expect(page).to_have_url(re.compile(r"/$"))
    expect(page).to_have_title("Play · guanxi")
    expect(page.get_by_role("main")).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()


def test_it_can_be_installed(person: People) -> None:
    anna = person("Anna")
    page = anna.open("/")
    told = page.evaluate("navigator.serviceWorker.ready.then(found => found.active.scriptURL)")
    assert told.endswith("/sw.js")
    manifest = anna.context.request.get("/manifest.webmanifest").json()
    for icon in manifest["icons"]:
        assert anna.context.request.get(icon["src"]).ok
    anna.context.set_offline(True)
    page.reload()  # the shell stands without a network; what it asks the server for does not come
    expect(page.get_by_role("navigation")).to_be_visible()
    anna.context.set_offline(False)
    anna.complaints[:] = [each for each in anna.complaints if "ERR_INTERNET_DISCONNECTED" not in each]


def test_a_table_is_told_and_comes_back_after_the_server_was_away(person: People, server: Served) -> None:
    anna = person("Anna")
    anna.become()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "apprentice"}, {"kind": "bot", "bot": "apprentice"}]
    table = anna.ask("POST", "/api/tables", {"game": "china", "seats": seats, "title": "Anna's"})["info"]["id"]
    anna.ask("POST", f"/api/tables/{table}/start", {})
    page = anna.open(f"/t/{table}")
    expect(page.get_by_role("heading", level=1, name=re.compile("^Your turn"))).to_be_visible()
    expect(page.locator("[data-thing]").first).to_be_visible()
    lost = page.get_by_text("The table stays as you last saw it")
    expect(lost).to_have_count(0)
    server.kill()
    expect(lost).to_be_visible()
    server.start()
    expect(lost).to_have_count(0)
    expect(page.get_by_text("The line is back.")).to_be_attached()  # for ears
    expect(page.locator("[data-thing]").first).to_be_visible()
    anna.complaints[:] = [each for each in anna.complaints if "WebSocket" not in each and "ERR_" not in each]
