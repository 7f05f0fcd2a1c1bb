"""`make bench-web`: how light and quick the site is in the system's Chromium, on a server of its own.

First load (compressed), time until the home page can be used, a click until its result is drawn (at the start and at
the end of games of five, on both boards), and the heap after ten and after a hundred games that one tab has watched.
"""

import argparse
import json
import os
import re
import statistics
import sys
import tempfile
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

import bench_confucius
from clicking import clicked
from played import BOT, ME, World, chromium, progress, served

LOADS = 5
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


def first_load(browser: Browser, url: str) -> tuple[float, float]:
    """Kilobytes over the wire, and milliseconds until a game can be chosen, in a browser that knows nothing yet."""
    context = browser.new_context(base_url=url)
    page = context.new_page()
    wire = context.new_cdp_session(page)
    sizes: list[float] = []
    wire.on("Network.loadingFinished", lambda told: sizes.append(told["encodedDataLength"]))
    wire.send("Network.enable")
    page.goto("/", wait_until="commit")
    page.get_by_role("button", name="Play China").wait_for()
    ready = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    context.close()
    return sum(sizes) / 1000, ready


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
    return [each for each in taken if each]


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


def figures(values: list[float]) -> dict[str, float]:
    """Median and 95th percentile, and of how many."""
    ordered = sorted(values)
    late = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    return {"median": round(statistics.median(ordered), 1), "p95": round(late, 1), "count": len(ordered)}


def main() -> None:
    """Measure and tell."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--json", action="store_true", help="as JSON")
    asked.add_argument("--games", type=int, default=100, help="games that one tab watches (100)")
    asked.add_argument("--five", type=int, default=3, help="games of five in which clicks are timed (3)")
    chosen = asked.parse_args()
    found: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        world = World(playwright.request.new_context(base_url=url), "Anna")
        loads = [first_load(browser, url) for _ in range(LOADS)]
        found["first load, kB"] = round(statistics.median(each[0] for each in loads), 1)
        found["interactive, ms"] = round(statistics.median(each[1] for each in loads))
        context = browser.new_context(
            base_url=url, viewport={"width": 1280, "height": 800}, reduced_motion="reduce", storage_state=world.cookies
        )
        timed = clicks(context.new_page(), world, chosen.five)
        courts = bench_confucius.clicks(context.new_page(), world, chosen.five)
        context.close()
        found["click to drawn, ms"] = {when: figures(each) for when, each in timed.items() if each}
        found["Confucius, ms"] = {when: figures(each) for when, each in courts.items() if each}
        found["heap, MB"] = {
            f"after {count} games": round(each, 2) for count, each in heap(browser, url, world, chosen.games).items()
        }
        browser.close()
    found["load of the machine"] = [round(each, 2) for each in os.getloadavg()]
    if chosen.json:
        json.dump(found, sys.stdout, indent=2)
        print()
    else:
        for name, value in found.items():
            print(f"{name:22} {value}")


if __name__ == "__main__":
    main()
