"""In the same house: a table that others reach by the name of a machine, without https. Browsers keep much from such
a page: a store of its own for offline, the clipboard, part of their cryptography.
"""

import re
from collections.abc import Callable

import pytest
from browser_hands import HOUSE, Person
from browser_play import play_china, wait
from playwright.sync_api import expect

pytestmark = pytest.mark.once
People = Callable[..., Person]


def test_a_turn_is_played_without_https(person: People) -> None:
    anna = person("Anna", host=HOUSE)
    page = anna.open("/")
    assert page.evaluate("[isSecureContext, typeof crypto.randomUUID, typeof navigator.clipboard]") == [
        False,
        "undefined",
        "undefined",
    ]
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("article", name="China").get_by_role("button", name="Play China").click()
    assert play_china(anna, 0)
    assert wait(page)
    page.get_by_role("tab", name="Log").click()
    page.get_by_role("button", name="Copy as text").click()
    expect(page.get_by_text("This browser does not let the page copy")).to_be_visible()
    page.goto("/new?game=china")
    page.get_by_role("button", name="Create and wait for others").click()
    link = page.get_by_role("textbox", name="Invite somebody")
    expect(link).to_have_value(re.compile(r"/t/\w+\?invitation="))
    told = link.input_value()
    page.get_by_role("button", name="Copy", exact=True).click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.goto("/join")
    page.get_by_label("Invitation link").press("Control+v")
    expect(page.get_by_label("Invitation link")).to_have_value(told)
