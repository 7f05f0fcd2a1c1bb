"""`make screenshots`: every screen of the site, in four sizes, by day and by night, into the ignored `screenshots/`.

A server of its own is started; its tables are real ones, played over the API, so that each picture shows a position to
which a game has led. `--only china-rest` makes the pictures whose names begin so again. Without more they are in
English; `--languages de,fr` makes them in those, `--all` in every one.
What cannot be made is told at the end, and does not keep the rest from being made.
"""

import argparse
import html
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, BrowserContext, BrowserType, Error, Page, sync_playwright

from played import World, chromium, progress, served
from scenes import NARROW, SHOTS, Shot, addressed, prepare

FOLDER = Path(__file__).parents[1] / "screenshots"
SIZES = ((1280, 800), (1440, 900), (1024, 768), (390, 844))
THEMES = ("light", "dark")
PATIENCE = 10_000  # ms
NAME = "Anna"
ENGLISH = "en"
LANGUAGES = (ENGLISH, "de", "fr", "pt")
Size = tuple[int, int]
FAILURES = (Error, AssertionError, OSError, LookupError, ValueError)  # of a page, a scene or a table


class Visit(NamedTuple):
    """One page that is opened: from it come the pictures of these sizes and themes."""

    shot: Shot
    language: str
    sizes: list[Size]
    themes: list[str]

    @property
    def pictures(self) -> list[tuple[Size, str, str]]:
        return [
            (size, theme, named(self.shot, size, theme, self.language)) for size in self.sizes for theme in self.themes
        ]


def named(shot: Shot, size: Size, theme: str, language: str) -> str:
    return f"{shot.name}-{size[0]}-{theme}{'' if language == ENGLISH else f'-{language}'}.png"


def visits(chosen: argparse.Namespace) -> Iterator[Visit]:
    """What to open. A screen on which nothing is done first is opened once with a mouse and once with a thumb."""
    for language in LANGUAGES if chosen.all else chosen.languages.split(","):
        themes = [chosen.theme] if chosen.theme else list(THEMES)
        for shot in SHOTS:
            if not shot.name.startswith(tuple(chosen.only.split(","))):
                continue
            wanted = shot.widths or tuple(width for width, _ in SIZES)
            sizes = [size for size in SIZES if chosen.size in (None, size[0]) and size[0] in wanted]
            wide = [size for size in sizes if size[0] >= NARROW]
            groups = [[size] for size in wide] if shot.then else [wide]
            groups.append([size for size in sizes if size[0] < NARROW])
            yield from (Visit(shot, language, group, themes) for group in groups if group)


class Camera:
    """Pages in the browser's contexts: one for each language, sort of hand and person, so that files load once."""

    def __init__(self, browsers: BrowserType, url: str, world: World) -> None:
        self._browsers = browsers
        self._browser: Browser | None = None
        self._url = url
        self._world = world
        self._contexts: dict[tuple[str, bool, bool], BrowserContext] = {}

    def _open(self) -> Browser:
        """The browser; another one where it has crashed."""
        if self._browser is None or not self._browser.is_connected():
            self._contexts.clear()
            self._browser = self._browsers.launch(executable_path=chromium(), args=["--no-sandbox"])
        return self._browser

    def close(self) -> None:
        if self._browser is not None:
            self._browser.close()

    def _page(self, visit: Visit) -> Page:
        browser = self._open()
        phone = visit.sizes[0][0] < NARROW
        key = (visit.language, phone, visit.shot.others)
        if key not in self._contexts:
            self._contexts[key] = browser.new_context(
                base_url=self._url,
                reduced_motion="reduce",
                locale="en-GB" if visit.language == ENGLISH else visit.language,
                has_touch=phone,
                storage_state=None if visit.shot.others else self._world.cookies,
            )
        page = self._contexts[key].new_page()
        page.set_default_timeout(PATIENCE)
        return page

    def photograph(self, visit: Visit) -> Iterator[str]:
        """Make all pictures of a visit; what went wrong is told. Where the way there failed, the page shows how far
        it came; a table that could not be played has no picture.
        """
        shot = visit.shot
        try:
            path = addressed(shot, self._world.table)
            page = self._page(visit)
        except FAILURES as error:
            yield told(error)
            return
        try:
            width, height = visit.sizes[0]
            page.set_viewport_size({"width": width, "height": height})
            prepare(page, shot, path)
        except FAILURES as error:
            yield told(error)
        for size, theme, name in visit.pictures:
            try:
                expose(page, size, theme, name)
            except FAILURES as error:
                yield f"{name}: {told(error)}"
        try:
            if page.url.startswith(self._url):
                page.context.set_offline(False)
                page.evaluate("localStorage.clear()")  # what was chosen here is not chosen for the next
            page.close()
        except FAILURES as error:
            yield told(error)


def told(error: Exception) -> str:
    """Its first line."""
    return next(iter(str(error).splitlines()), type(error).__name__)


def expose(page: Page, size: Size, theme: str, name: str) -> None:
    """One picture of the page as it is."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    page.screenshot(path=FOLDER / name)


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


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "--only", metavar="NAME", default="", help="only those whose names begin so; several with commas"
    )
    parser.add_argument("--size", type=int, choices=[width for width, _ in SIZES], help="only this width")
    parser.add_argument("--theme", choices=THEMES, help="only this one")
    parser.add_argument("--all", action="store_true", help="in every language")
    parser.add_argument("--languages", default=ENGLISH, help="as de,fr; English without it")
    return parser.parse_args()


def main() -> int:
    """Make them; 1 where one of them could not be made as it should be."""
    chosen = asked()
    todo = list(visits(chosen))
    if not todo:
        sys.exit(f"there is no screen {chosen.only}: {', '.join(each.name for each in SHOTS)}")
    FOLDER.mkdir(exist_ok=True)
    wrong, begun, done, of = [], time.monotonic(), 0, sum(len(each.pictures) for each in todo)
    with tempfile.TemporaryDirectory() as folder, served(folder) as url, sync_playwright() as playwright:
        anna, boris = (playwright.request.new_context(base_url=url) for _ in range(2))
        camera = Camera(playwright.chromium, url, World(anna, NAME, boris))
        for visit in todo:
            where = f"{visit.shot.name} {visit.sizes[0][0]} {visit.language}"
            progress(done, of, where)
            wrong.extend(f"{where}: {each}" for each in camera.photograph(visit))
            done += len(visit.pictures)
        progress(of, of, "")
        camera.close()
    index()
    print(f"{of} pictures in {time.monotonic() - begun:.0f} s: {FOLDER.name}/index.html")
    if wrong:
        print(f"not as they should be, {len(wrong)}:", *wrong, sep="\n  ")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main())
