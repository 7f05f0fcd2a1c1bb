"""`make screenshots`: every screen of the site, in four sizes, by day and by night, into the ignored `screenshots/`.

A server of its own is started; its tables are real ones, played over the API, so that each picture shows a position to
which a game has led. `--only china-rest` makes the pictures whose names begin so again. In other languages than English
only those are made for which nothing has to be found by its name first.
"""

import argparse
import html
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, Page, expect, sync_playwright

from played import World, chromium, progress, served

FOLDER = Path(__file__).parents[1] / "screenshots"
SIZES = ((1280, 800), (1440, 900), (1024, 768), (390, 844))
THEMES = ("light", "dark")
PATIENCE = 20_000  # ms
MAP = re.compile("^Map of ")
NAME = "Anna"
ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr", "pt")


class Shot(NamedTuple):
    """One screen: where it is, and what is done there before the picture is made."""

    name: str
    path: str  # {rest} is the id of the table of that name
    then: Callable[[Page], None] | None = None
    others: bool = False  # as somebody who has no seat there


# --- what is done before a picture ---


def settled(page: Page) -> None:
    """Nothing is on its way any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => undefined)")


def is_phone(page: Page) -> bool:
    return bool(page.viewport_size and page.viewport_size["width"] < 500)


def touch(page: Page, name: str) -> None:
    """Click something on the map; a phone wants its province closer first."""
    thing = page.get_by_role("group", name=MAP).get_by_role("button", name=re.compile(name)).first
    thing.click()
    if is_phone(page):
        thing.click()


def drafting(page: Page) -> None:
    touch(page, "palace possible$")
    expect(page.get_by_role("button", name=re.compile("^Place and pay"))).to_be_visible()
    second = page.get_by_role("group", name=MAP).get_by_role("button", name=re.compile("(palace|emissary) possible$"))
    if second.count():
        second.first.click()


def province(page: Page) -> None:
    page.get_by_role("group", name=MAP).get_by_role("button", name=re.compile("^Yan, ")).hover(force=True)
    page.wait_for_timeout(300)


def why(page: Page) -> None:
    drafting(page)
    thing = page.get_by_role("group", name=MAP).get_by_role("button", name=re.compile(", free$"), disabled=True).last
    thing.focus()
    page.keyboard.press("y")
    expect(page.get_by_role("alertdialog")).to_be_visible()


def rules(page: Page) -> None:
    why(page)
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(page.get_by_role("region", name="Rules").get_by_role("heading", level=3).first).to_be_visible()


def in_text(page: Page) -> None:
    page.keyboard.press("d")


def asked(page: Page) -> None:
    """Why is an action of Confucius' board not possible?"""
    page.locator("[data-part=actions] [data-thing][aria-disabled]").first.focus()
    page.keyboard.press("y")
    expect(page.get_by_role("alertdialog")).to_be_visible()


def tab(name: str) -> Callable[[Page], None]:
    def choose(page: Page) -> None:
        role = "button" if is_phone(page) else "tab"
        page.get_by_role(role, name=name).first.click()

    return choose


def keys(page: Page) -> None:
    page.keyboard.press("?")


SHOTS = (
    Shot("home", "/"),
    Shot("create", "/new?game=china"),
    Shot("create-confucius", "/new?game=confucius"),
    Shot("waiting-room", "/t/{room}"),
    Shot("join", "/join"),
    Shot("invited", "/t/{room}", others=True),
    Shot("watch", "/watch"),
    Shot("archive", "/replay"),
    Shot("you", "/you"),
    Shot("rules", "/rules"),
    Shot("rules-china", "/rules/china"),
    Shot("learn", "/learn"),
    Shot("learn-china", "/learn/china"),
    Shot("settings", "/settings"),
    Shot("not-found", "/nowhere"),
    Shot("china-rest", "/t/{rest}"),
    Shot("china-drafting", "/t/{rest}", drafting),
    Shot("china-province", "/t/{rest}", province),
    Shot("china-why", "/t/{rest}", why),
    Shot("china-rules", "/t/{rest}", rules),
    Shot("china-log", "/t/{rest}", tab("Log")),
    Shot("china-chat", "/t/{rest}", tab("Chat")),
    Shot("china-text", "/t/{rest}", in_text),
    Shot("china-keys", "/t/{rest}", keys),
    Shot("china-drawing", "/t/{drawing}"),
    Shot("china-last", "/t/{late}"),
    Shot("china-five", "/t/{five}"),
    Shot("china-watching", "/t/{rest}?watch", others=True),
    Shot("china-end", "/t/{over}"),
    Shot("china-replay", "/t/{over}/replay"),
    Shot("china-curtain", "/t/{hot}"),
    Shot("confucius", "/t/{confucius}"),
    Shot("confucius-asked", "/t/{confucius}", asked),
)


# --- making them ---


def photograph(
    browser: Browser, url: str, world: World, shot: Shot, size: tuple[int, int], theme: str, language: str
) -> str:
    """One picture; what went wrong, if something did."""
    context = browser.new_context(
        base_url=url,
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        locale="en-GB" if language == ENGLISH else language,
        has_touch=size[0] < 500,
        storage_state=None if shot.others else world.cookies,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    wrong = ""
    try:
        page.goto(re.sub(r"\{(\w+)\}", lambda found: world.table(found[1]), shot.path))
        settled(page)
        if shot.then:
            shot.then(page)
            settled(page)
    except (Error, AssertionError) as error:
        wrong = f"{shot.name} {size[0]}x{size[1]} {theme} {language}: {str(error).splitlines()[0]}"
    page.screenshot(path=FOLDER / named(shot, size, theme, language))
    context.close()
    return wrong


def named(shot: Shot, size: tuple[int, int], theme: str, language: str) -> str:
    return f"{shot.name}-{size[0]}-{theme}{'' if language == ENGLISH else f'-{language}'}.png"


def needs_english(shot: Shot) -> bool:
    """Is something found by its English name before the picture is made?"""
    return shot.then is not None and shot.then not in (in_text, keys)


def index() -> None:
    """A page with all pictures that there are."""
    rows = []
    for shot in SHOTS:
        made = [(size, theme, language) for language in LANGUAGES for theme in THEMES for size in SIZES]
        pictures = [named(shot, *each) for each in made]
        found = [each for each in pictures if (FOLDER / each).exists()]
        figures = "".join(f'<a href="{each}"><img loading="lazy" src="{each}" alt="{each}"></a>' for each in found)
        rows.append(f"<h2>{html.escape(shot.name)}</h2><div>{figures}</div>")
    style = "body{font:16px sans-serif}div{display:flex;flex-wrap:wrap;gap:8px}img{height:240px;border:1px solid #999}"
    page = f"<!doctype html><meta charset=utf-8><title>Screenshots</title><style>{style}</style><h1>Screenshots</h1>"
    (FOLDER / "index.html").write_text(page + "".join(rows), encoding="utf-8")


def main() -> int:
    """Make them; 1 where one of them could not be made as it should be."""
    asked_for = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked_for.add_argument("--only", metavar="NAME", default="", help="only those whose names begin so")
    asked_for.add_argument("--size", type=int, choices=[width for width, _ in SIZES], help="only this width")
    asked_for.add_argument("--theme", choices=THEMES, help="only this one")
    asked_for.add_argument("--languages", default=",".join(LANGUAGES), help="as en,de; all four without it")
    chosen = asked_for.parse_args()
    shots = [each for each in SHOTS if each.name.startswith(chosen.only)]
    jobs = [
        (shot, size, theme, language)
        for language in chosen.languages.split(",")
        for shot in shots
        for size in SIZES
        for theme in THEMES
        if chosen.size in (None, size[0]) and chosen.theme in (None, theme)
        if language == ENGLISH or not needs_english(shot)
    ]
    if not jobs:
        sys.exit(f"there is no screen {chosen.only}: {', '.join(each.name for each in SHOTS)}")
    FOLDER.mkdir(exist_ok=True)
    wrong = []
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        world = World(playwright.request.new_context(base_url=url), NAME)
        for done, (shot, size, theme, language) in enumerate(jobs):
            progress(done, len(jobs), f"{shot.name} {size[0]} {theme} {language}")
            wrong.append(photograph(browser, url, world, shot, size, theme, language))
        progress(len(jobs), len(jobs), "")
        browser.close()
    index()
    print(*filter(None, wrong), f"{len(jobs)} pictures in {FOLDER.name}/index.html", sep="\n")
    return int(any(wrong))


if __name__ == "__main__":
    sys.exit(main())
