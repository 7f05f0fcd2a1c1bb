"""The frame keeps nobody out: axe would find what does, and the keyboard leads to the content."""

from collections.abc import Callable

import pytest
from browser_hands import Person
from playwright.sync_api import expect

pytestmark = pytest.mark.once
People = Callable[..., Person]


def test_axe_would_find_a_barrier(person: People) -> None:
    anna = person("Anna")
    anna.open("/").get_by_role("main").evaluate("main => main.append(document.createElement('button'))")
    assert [each for each in anna.barriers() if each.startswith("button-name")]


def test_the_keyboard_skips_to_the_content(person: People) -> None:
    page = person("Anna").open("/")
    expect(page.get_by_role("navigation")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    expect(page.get_by_role("link", name="Skip to the content")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
