"""The frame keeps nobody out: axe, keyboard, small screens, both themes."""

from collections.abc import Callable

import pytest
from browser_hands import Person
from playwright.sync_api import expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
SIZES = [(1440, 900), (1280, 800), (1024, 768), (390, 844)]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_frame_has_no_barriers(person: People, size: tuple[int, int], theme: str) -> None:
    anna = person("Anna", size=size, color_scheme=theme)
    page = anna.open("/nowhere")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    assert anna.barriers() == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    anna.complaints[:] = [each for each in anna.complaints if "404" not in each]  # the page itself is not found


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
