"""The pictures of README and docs: the real board, at positions of lessons and of games that were played.

`python tools/doc_pictures.py` starts a server of its own and writes `docs/pictures/*.jpg` anew. Pictures of
how to play are parts of the board; those of whole tables are what one sees at 1280 × 800.
"""

import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect, sync_playwright

from played import World, chromium, progress, served

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZE = ViewportSize(width=1280, height=800)
CLOSE = ViewportSize(width=1080, height=840)
PHONE = ViewportSize(width=390, height=844)
EDGE = 6  # pixels around what is shown
QUALITY = 72  # of JPEG files
CARD = "What you are learning"
MAP = "[aria-label^='Map of']"


class Picture(NamedTuple):
    """Parts of the board at a lesson's position, after some clicks: what is around them is cut out."""

    name: str
    game: str
    lesson: str
    parts: tuple[str, ...]
    clicks: tuple[str, ...] = ()  # one after the other


def part(name: str) -> str:
    return f"[data-part={name}]"


def thing(name: str) -> str:
    return f"[data-thing='{name}']"


PICTURES = (
    Picture("china-place", "china", "last-space", (MAP, "[data-part=turn]"), (thing("space wei-7"),)),
    Picture("china-emissary", "china", "make-room", (MAP,)),
    Picture("china-alliance", "china", "alliance", (MAP,)),
    Picture("china-road", "china", "chain", (MAP,)),
    Picture("confucius-bribe", "confucius", "discount", (part("court"), part("tray")), (thing("official hubu-3"),)),
    Picture("confucius-gift", "confucius", "repay", (part("gifts"),)),
    Picture("confucius-examination", "confucius", "three-cards", (part("sheet"), part("tray"))),
    Picture("confucius-resolution", "confucius", "bind", (part("court"), part("end"))),
    Picture("confucius-lending", "confucius", "lend", (part("sheet"),)),
    Picture("confucius-voyage", "confucius", "voyage", (part("sea"),)),
    Picture("confucius-invasion", "confucius", "invade", (part("lands"),)),
)


def at_lesson(page: Page, world: World, picture: Picture) -> None:
    """Sit down at the lesson's table, and click."""
    made = world.ask("POST", "/api/lessons", {"game": picture.game, "lesson": picture.lesson})
    page.goto(f"/t/{made['info']['id']}")
    expect(page.get_by_role("region", name=CARD).first).to_be_visible()
    # The card is the lesson's, not the board's.
    page.add_style_tag(content=f'[aria-label="{CARD}"] {{ display: none }}')
    settle(page)
    for each in picture.clicks:
        page.locator(each).first.click()
    settle(page)


def settle(page: Page) -> None:
    page.evaluate("document.fonts.ready.then(() => undefined)")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)


def around(parts: list[Locator]) -> Any:
    """The part of the page around some things."""
    boxes = [box for each in parts if (box := each.first.bounding_box())]
    assert len(boxes) == len(parts), f"not everything is drawn: {parts}"
    left, top = min(box["x"] for box in boxes) - EDGE, min(box["y"] for box in boxes) - EDGE
    right = max(box["x"] + box["width"] for box in boxes) + EDGE
    bottom = max(box["y"] + box["height"] for box in boxes) + EDGE
    return {"x": max(0, left), "y": max(0, top), "width": right - left, "height": bottom - top}


def of_how_to_play(browser: Browser, world: World, url: str) -> None:
    """One part of a board each."""
    context = browser.new_context(
        base_url=url,
        viewport=SIZE,
        storage_state=world.cookies,
        reduced_motion="reduce",
        bypass_csp=True,  # a style of ours hides the card
    )
    for number, picture in enumerate(PICTURES):
        progress(number, len(PICTURES), picture.name)
        page = context.new_page()
        page.set_viewport_size(CLOSE if picture.game == "china" else SIZE)  # a map is all there at any width
        at_lesson(page, world, picture)
        clip = around([page.locator(each) for each in picture.parts])
        page.screenshot(path=FOLDER / f"{picture.name}.jpg", clip=clip, quality=QUALITY)
        page.close()
    progress(len(PICTURES), len(PICTURES), "how to play")


def of_tables(browser: Browser, world: World, url: str) -> None:
    """The whole page: China and Confucius in mid-game, home, and a phone."""
    china, confucius = world.table("rest"), world.table("court")
    shots = (("home", "/", SIZE), ("table-china", f"/t/{china}", SIZE), ("table-confucius", f"/t/{confucius}", SIZE))
    for name, path, size in (*shots, ("table-phone", f"/t/{china}", PHONE)):
        context = browser.new_context(
            base_url=url,
            viewport=size,
            storage_state=world.cookies,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(path)
        settle(page)
        page.screenshot(path=FOLDER / f"{name}.jpg", quality=QUALITY)
        context.close()


def main() -> None:
    """Make them all."""
    expect.set_options(timeout=30_000)
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, sync_playwright() as playwright:
        world = World(playwright.request.new_context(base_url=url), "Anna")
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        of_how_to_play(browser, world, url)
        of_tables(browser, world, url)
        browser.close()


if __name__ == "__main__":
    main()
