"""No screen keeps anybody out: axe on all that `make screenshots` shows, by day and by night, large and small.

Scenes at one table stand in one test, so that it is played once; the light is switched on the page as it stands.
"""

import re
import sys
from collections.abc import Callable, Iterator
from itertools import groupby
from pathlib import Path

import pytest
from browser_hands import Person
from playwright.sync_api import Browser, Page, expect

from examples.installing import EXAMPLE, install_project
from running import some
from server.hands.sv_served import Served

sys.path.append(str(Path(__file__).parents[2] / "tools"))
from played import World
from scenes import SHOTS, Shot, addressed, prepare

pytestmark = pytest.mark.once
People = Callable[..., Person]
Size = tuple[int, int]
DAY, NIGHT = "light", "dark"
DESK, TABLET, PHONE = (1280, 800), (1024, 768), (390, 844)
# What is laid out in another way on a tablet.
MIDDLE = ("china-rest", "china-drafting", "confucius-start", "confucius-bribing", "confucius-buying", "confucius-since")
# Dialogs, and what is only told beside the board, are the same at any size.
ALIKE = ("china-about", "china-giving-up", "china-keys", "china-lost", "china-menu", "china-settings", "china-shuffle")
# All that the light can change: the other rules have been tried by day.
COLOURS = ("color-contrast", "link-in-text-block")
FITS = "document.documentElement.scrollWidth <= innerWidth"


def place(shot: Shot) -> str:
    """The table at which it is; a page without one by the first part of its address."""
    found = re.search(r"\{([^}]+)\}", shot.path)
    return (found[1] if found else re.split("[/?]", shot.path)[1] or "home").replace("/", "-")


GROUPS = {name: list(shots) for name, shots in groupby(sorted(SHOTS, key=place), place)}


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the game of `examples/`, too."""
    folder = tmp_path_factory.mktemp("shown")
    packages = folder / "packages"
    packages.mkdir()
    install_project(packages, EXAMPLE)
    served = Served(folder, path=(EXAMPLE, packages)).start()
    yield served
    served.stop()


@pytest.fixture(scope="module")
def world(shown: Served, browser: Browser) -> Iterator[World]:
    """Its tables, played when they are first asked for."""
    anna, boris = (browser.new_context(base_url=shown.url) for _ in range(2))
    yield World(anna.request, "Anna", boris.request)
    for each in (anna, boris):
        each.close()


def sizes(shot: Shot) -> Iterator[tuple[Size, ...]]:
    """In which it is looked at, by pages: one on which nothing is done is opened once for all."""
    usual = [DESK, *([TABLET] if shot.name in MIDDLE else []), *([] if shot.name in ALIKE else [PHONE])]
    only = [each for each in (DESK, TABLET, PHONE) if each[0] in shot.widths]
    wanted = only[:1] if shot.widths else usual
    yield from [(each,) for each in wanted] if shot.then else [tuple(wanted)]


def barriers(anna: Person, size: Size, lights: tuple[str, ...]) -> dict[str, list[str]]:
    """What keeps somebody out, by the light."""
    page = anna.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    found = {}
    for light in lights:
        page.emulate_media(color_scheme="light" if light == DAY else "dark")
        expect(page.locator("html")).to_have_attribute("data-theme", light)
        found[light] = anna.barriers(*(() if light == DAY else COLOURS))
    if not page.evaluate(FITS):
        found["width"] = ["the page is wider than the screen"]
    if page.locator("h1").count() != 1:
        found["heading"] = [f"{page.locator('h1').count()} headings of the first level"]
    return {light: each for light, each in found.items() if each}


def leave(page: Page) -> None:
    """What was done here is not done for the next."""
    page.context.set_offline(False)
    page.evaluate("localStorage.clear()")
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("at", GROUPS)
def test_no_screen_keeps_anybody_out(person: People, shown: Served, world: World, at: str) -> None:
    there: dict[tuple[bool, bool], Person] = {}
    found = {}
    for shot in some(GROUPS[at]):
        path = addressed(shot, world.table)
        for group in sizes(shot):
            sort = (shot.others, group[0] == PHONE)
            if sort not in there:
                cookies = {} if shot.others else {"storage_state": world.cookies}
                there[sort] = person(
                    "Vera" if shot.others else "Anna", at=shown, has_touch=group[0] == PHONE, **cookies
                )
            anna = there[sort]
            anna.page.set_viewport_size({"width": group[0][0], "height": group[0][1]})
            prepare(anna.page, shot, path)
            for size in group:
                # What is done on a phone has the colours that it has on a desk.
                lights = (DAY,) if shot.then and size == PHONE and not shot.widths else (DAY, NIGHT)
                if barred := barriers(anna, size, lights):
                    found[f"{shot.name} {size[0]}"] = barred
            leave(anna.page)
    for anna in there.values():
        anna.complaints[:] = [each for each in anna.complaints if not re.search("ERR_|404|WebSocket", each)]
    assert found == {}
