"""Confucius' board in `make bench-web`: a click until its result is drawn, early and late in games of five."""

import re
import time

from playwright.sync_api import Locator, Page, expect

from clicking import clicked
from played import ME, PAUSE, World

RANDOM = {"kind": "bot", "bot": "random"}
TURNS = 4  # timed, early and late each
LATE = 7  # rounds
STEPS = 12  # clicks of one gesture
PATIENCE = 60_000  # ms
MINE = re.compile(r"^Your turn|\b(win|wins|share the victory)\b")
# What a click changes: what the tray, the band, the sheet or the status line says.
SEEN = """() => ["[data-part=tray]", "[data-part=band]", "[data-part=sheet]", "[role=status] h1"]
  .map((css) => document.querySelector(css)?.innerHTML ?? "").join()"""


def clicks(page: Page, world: World, games: int) -> dict[str, list[float]]:
    """Milliseconds of the clicks in the first turns of some games of five, and in some of their last rounds."""
    found: dict[str, list[float]] = {"start": [], "end": []}
    for _ in range(games):
        table = world.begun("confucius", [ME, RANDOM, RANDOM, RANDOM, RANDOM], options={"advanced": "on"})
        page.goto(f"/t/{table}")
        found["start"] += [each for turn in range(TURNS) for each in gesture(page, turn)]
        if play_until(world, table, LATE):
            page.goto(f"/t/{table}")
            found["end"] += [each for turn in range(TURNS) for each in gesture(page, turn)]
    return found


def play_until(world: World, table: str, late: int) -> bool:
    """My moves over the API, one allowed action after another; False where the game ends before that round."""
    rows = world.ask("GET", f"/api/tables/{table}/lexicon")["view"]
    place = sum(row["numbers"] for row in rows[: [row["field"] for row in rows].index("round")])
    while not world.is_over(table):
        told = world.ask("GET", f"/api/tables/{table}/view")
        position = told["position"]
        if position["legal"] is None:
            time.sleep(PAUSE)
        elif position["view"][place] >= late:
            return True
        else:
            world.moves(table, told, position["legal"][told["number"] % len(position["legal"])])
    return False


def gesture(page: Page, which: int) -> list[float]:
    """One gesture by clicks, as proposed; how long each of them took. Nothing where the game is over."""
    status = page.locator("[role=status] h1")
    expect(status).to_have_text(MINE, timeout=PATIENCE)
    if not status.inner_text().startswith("Your turn"):
        return []
    expect(page.locator("[data-part=tray]")).to_be_visible(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    taken: list[float | None] = []
    for step in range(STEPS):
        expect(page.locator("[data-draft=asking], [data-draft=sending]")).to_have_count(0)
        seal = page.locator("[data-part=tray] button.cinnabar:not([aria-disabled])")
        last = bool(seal.count())
        found = seal if last else offered(page)
        if found is None:
            break
        taken.append(clicked(page, found.nth(0 if last else (which + step) % max(1, found.count())), SEEN))
        if last:
            break
    return [each for each in taken if each is not None]


def offered(page: Page) -> Locator | None:
    """What can be clicked next: in a menu, among cards, on a sheet, in the band, on the board."""
    groups = (
        "[role=menu] [role=menuitem]",
        '[data-part=band] [data-thing^="distant"]:not([aria-disabled])',
        "[data-part=tray] [data-card][aria-pressed=false]",
        "[data-part=sheet] button.pick.open, [data-part=sheet] button.row:not(.refused)",
        "[data-part=band] button:not([aria-disabled]):not([aria-pressed=true])",
        "[data-part=court] .tile.legal, [data-part=court] .tile.secure, .spot.legal",
        "[data-part=actions] [data-thing]:not([aria-disabled])",
    )
    return next((found for each in groups if (found := page.locator(each)).count()), None)
