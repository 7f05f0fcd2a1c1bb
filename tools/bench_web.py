"""`make bench-web`: how light and quick the site is in the system's Chromium, on a server of its own.

First load (compressed; of the home page, and of invitations to both games), time until something can be done there, a
click until its result is drawn (at the start and at the end of games of five, on both boards), and the heap after ten
and after a hundred games that one tab has watched. Beside each figure stands what is wanted; with `--check` it exits
with 1 where one of them is missed.
"""

import argparse
import json
import os
import re
import statistics
import sys
import tempfile
from typing import NamedTuple
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, expect, sync_playwright

import bench_confucius
from clicking import clicked
from played import BOT, ME, World, chromium, progress, served

LOADS = 5
REST = 2000  # ms
# What is wanted, at most.
HEAVY = 300  # kB of a first load
LATE = 2000  # ms until something can be done
SLOW = 100  # ms of a click, of 95 in 100 of them
GROWN = 5  # MB between the tenth game and the last
PATIENCE = 60_000  # ms
RANDOM = {"kind": "bot", "bot": "random"}
OVER = re.compile(r"\b(win|wins|share the victory)\b")
STATUS = "[role=status] h1"
# What a click changes: is the way to commit there, has the turn gone on, how many cards are held?
OFFERED = (
    """() => [...document.querySelectorAll("button")].some((each) => /^Place and pay/.test(each.textContent.trim()))"""
)
GONE_ON = """() => [...document.querySelectorAll("h3, [role=status] h1")].some((each) =>
  /^Take one$|is playing|dealt|wins?|victory/.test(each.textContent.trim()))"""
HELD = """() => [...document.querySelectorAll("section span, section p")].find((each) =>
  /^\\d of 3 in hand$/.test(each.textContent.trim()))?.textContent"""


class Figure(NamedTuple):
    """What was measured, and the most that is wanted."""

    name: str
    found: float
    wanted: float
    unit: str
    note: str = ""

    @property
    def holds(self) -> bool:
        return self.found <= self.wanted


def first_load(browser: Browser, url: str, path: str, button: str) -> tuple[float, float]:
    """Kilobytes over the wire, and milliseconds until a button is there, in a browser that knows nothing yet."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    wire.send("Network.enable")
    page.goto(path, wait_until="commit")
    page.get_by_role("button", name=button).wait_for()
    ready = page.evaluate("performance.now()")
    page.wait_for_timeout(REST)  # what comes after the page could be used is part of its weight
    context.close()
    return sum(sizes) / 1000, ready


def loads(browser: Browser, url: str, world: World) -> list[Figure]:
    """First loads, by where somebody comes to the site."""
    found = []
    places = {"home": ("/", "Play China")} | {
        f"invitation, {game}": (invitation(world, game), "Take the seat") for game in ("china", "confucius")
    }
    for name, (path, button) in places.items():
        times = [first_load(browser, url, path, button) for _ in range(LOADS)]
        found.append(Figure(f"first load, {name}", statistics.median(each[0] for each in times), HEAVY, "kB"))
        found.append(Figure(f"interactive, {name}", statistics.median(each[1] for each in times), LATE, "ms"))
    return found


def invitation(world: World, game: str) -> str:
    """The way to a free seat, as it is sent to somebody."""
    table = world.made(game, [ME, {"kind": "open"}, BOT], public=False)
    link = urlsplit(world.ask("GET", f"/api/tables/{table}")["invitation"])
    return f"{link.path}?{link.query}"


def clicks(page: Page, world: World, games: int) -> dict[str, list[float]]:
    """Games of five to their ends; milliseconds of each click in the first and in the last three turns."""
    found: dict[str, list[float]] = {"start": [], "end": []}
    for game in range(games):
        progress(game, games, "games of five")
        table = world.begun("china", [ME, BOT, BOT, BOT, BOT], options={"side": "4-5"})
        page.goto(f"/t/{table}")
        turns = []
        while (taken := turn(page)) is not None:
            turns.append(taken)
        found["start"] += [each for some in turns[:3] for each in some]
        found["end"] += [each for some in turns[-3:] for each in some]
    progress(games, games, "")
    return found


def turn(page: Page) -> list[float] | None:
    """One turn: how long each click took; None where the game is over."""
    status = page.locator(STATUS)
    expect(status).to_have_text(re.compile(f"place one|{OVER.pattern}"), timeout=PATIENCE)
    if OVER.search(status.inner_text()):
        return None
    expect(page.locator("[data-thing]").first).to_be_visible(timeout=PATIENCE)
    if not page.locator("[data-thing][aria-label$=' possible']").count():
        page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
        page.get_by_role("button", name=re.compile("^Exchange")).click()
        taken: list[float | None] = []
    else:
        taken = [clicked(page, page.locator("[data-thing][aria-label$=' possible']").first, OFFERED)]
        taken.append(clicked(page, page.get_by_role("button", name=re.compile("^Place and pay")), GONE_ON))
    expect(status).to_have_text(re.compile(f"draw|take a card|is playing|dealt|{OVER.pattern}"), timeout=PATIENCE)
    while page.get_by_role("heading", name="Take one").is_visible():
        taken.append(
            clicked(page, page.get_by_label("Display").get_by_role("button", name="of the display").first, HELD)
        )
    return [each for each in taken if each is not None]


def heap(browser: Browser, url: str, world: World, games: int) -> dict[int, float]:
    """Megabytes in use after ten games and after all of them, watched live one after the other in one tab."""
    context = browser.new_context(base_url=url, reduced_motion="reduce")
    page = context.new_page()
    inside = context.new_cdp_session(page)
    page.goto("/")
    found = {}
    for game in range(1, games + 1):
        progress(game, games, "games watched")
        table = world.made("china", [RANDOM, RANDOM, RANDOM])
        go(page, f"/t/{table}?watch")
        expect(page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENCE)
        world.ask("POST", f"/api/tables/{table}/start", {})
        expect(page.locator(STATUS)).to_have_text(OVER, timeout=PATIENCE)
        page.get_by_role("button", name="Final board").click()
        expect(page.locator("[data-thing]").first).to_be_visible(timeout=PATIENCE)
        go(page, "/")
        expect(page.get_by_role("button", name="Play China")).to_be_visible(timeout=PATIENCE)
        if game in (10, games):
            for _ in range(3):
                inside.send("HeapProfiler.collectGarbage")
            found[game] = inside.send("Runtime.getHeapUsage")["usedSize"] / 1e6
    context.close()
    return found


def go(page: Page, path: str) -> None:
    """To another address within the page, as its links do."""
    page.evaluate(
        "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }", path
    )


def figures(name: str, values: list[float]) -> list[Figure]:
    """Median and 95th percentile, and of how many."""
    if not values:
        return []
    ordered = sorted(values)
    late = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    of = f"of {len(ordered)}"
    return [
        Figure(f"{name}, median", statistics.median(ordered), SLOW, "ms", of),
        Figure(f"{name}, p95", late, SLOW, "ms", of),
    ]


def measured(browser: Browser, url: str, world: World, chosen: argparse.Namespace) -> list[Figure]:
    """All of it."""
    found = loads(browser, url, world)
    context = browser.new_context(
        base_url=url, viewport={"width": 1280, "height": 800}, reduced_motion="reduce", storage_state=world.cookies
    )
    games = {"China": clicks, "Confucius": bench_confucius.clicks}
    for game, timed in games.items():
        for when, each in timed(context.new_page(), world, chosen.five).items():
            found += figures(f"{game}, click at the {when}", each)
    context.close()
    used = heap(browser, url, world, chosen.games)
    grown, told = used[max(used)] - used[min(used)], " and ".join(f"{each:.1f}" for each in used.values())
    note = f"{told} MB after {' and '.join(map(str, used))} games"
    return [*found, Figure("heap, growth", grown, GROWN, "MB", note)]


def main() -> int:
    """Measure and tell; 1 where what is wanted is missed, and that was asked for."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--json", action="store_true", help="as JSON")
    asked.add_argument("--check", action="store_true", help="exit with 1 where what is wanted is missed")
    asked.add_argument("--games", type=int, default=100, help="games that one tab watches (100)")
    asked.add_argument("--five", type=int, default=3, help="games of five in which clicks are timed (3)")
    chosen = asked.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        world = World(playwright.request.new_context(base_url=url), "Anna")
        found = measured(browser, url, world, chosen)
        browser.close()
    load = [round(each, 2) for each in os.getloadavg()]
    if chosen.json:
        rows = [each._asdict() | {"holds": each.holds} for each in found]
        json.dump({"figures": rows, "load of the machine": load}, sys.stdout, indent=2)
        print()
    else:
        for each in found:
            sign = "" if each.holds else "  MISSED"
            print(f"{each.name:34}{each.found:8.1f} {each.unit}  wanted: {each.wanted:g}{sign}  {each.note}".rstrip())
        print(f"{'load of the machine':34} {load}")
    return int(chosen.check and not all(each.holds for each in found))


if __name__ == "__main__":
    sys.exit(main())
