"""Other languages in a browser: room where texts are a third longer, and pages from right to left."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browser_hands import Person
from playwright.sync_api import Page, expect

from pseudo_language import LONG, MIRRORED, copied
from running import some
from server.hands.sv_served import Served

WEB = Path(__file__).parents[2] / "web"
People = Callable[..., Person]
SIZES = ((1280, 800), (390, 844))

OVERFLOWING = """() => {
  const page = document.documentElement;
  const found = page.scrollWidth > page.clientWidth + 1 ? [`the page: ${page.scrollWidth} of ${page.clientWidth}`] : [];
  for (const each of document.querySelectorAll(":is(button, a, label, h1, h2):not(.unseen)")) {
    const style = getComputedStyle(each);
    const hides = style.overflowX !== "visible" && style.textOverflow !== "ellipsis";
    const told = style.flexWrap === "wrap" ? each.firstElementChild : each; // the rest falls out of sight as a whole
    if (each.offsetParent && hides && told.scrollWidth > each.clientWidth + 1) found.push(each.outerHTML.slice(0, 120));
  }
  return found;
}"""


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server whose site was built with two languages more."""
    folder = tmp_path_factory.mktemp("long")
    copied(folder / "src")
    shutil.copytree(WEB, folder / "web", ignore=shutil.ignore_patterns("node_modules"))
    (folder / "web" / "node_modules").symlink_to(WEB / "node_modules")
    subprocess.run(["npx", "vite", "build"], cwd=folder / "web", check=True, capture_output=True, env={**os.environ})
    served = Served(tmp_path_factory.mktemp("served-long"))
    served.path = str(folder / "src")
    yield served.start()
    served.stop()


def settled(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("heading").first).to_be_visible()


@pytest.mark.parametrize("size", SIZES)
def test_a_third_more_text_has_room(person: People, elsewhere: Served, size: tuple[int, int]) -> None:
    anna = person("Anna", at=elsewhere, size=size, locale=LONG)
    anna.become()
    paths = {"home": "/", "create china": "/new?game=china", "create confucius": "/new?game=confucius"}
    for game in ("china", "confucius"):
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        table = anna.ask("POST", "/api/tables", {"game": game, "seats": seats})["info"]["id"]
        anna.ask("POST", f"/api/tables/{table}/start", {})
        paths[game] = f"/t/{table}"
    found: dict[str, Any] = {}
    for name, path in some(paths.items()):
        page = anna.open(path)
        settled(page)
        assert page.evaluate("document.documentElement.lang") == LONG
        found[name] = page.evaluate(OVERFLOWING)
    assert {name: each for name, each in found.items() if each} == {}


def test_a_page_is_turned_where_letters_run_from_right_to_left(person: People, elsewhere: Served) -> None:
    page = person("Boris", at=elsewhere).open(f"/?lang={MIRRORED}")
    settled(page)
    assert page.evaluate("[document.documentElement.lang, document.documentElement.dir]") == [MIRRORED, "rtl"]
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth + 1")
