"""The screens that `make screenshots` shows: where each is, and what is done there before the picture is made.

Things are found by what they are (`data-thing`, `data-part`, `data-tab`), never by their words: every scene is made in
every language.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import Locator, Page, expect

PHONE = (390,)
TABLET = (1024,)
WIDE = (1440, 1280, 1024)
THOUGHT = 60_000  # ms
NARROW = 500  # a phone is less wide
SOME = ("rest", "five", "confucius", "over", "room")
SEAL = "button.cinnabar:not([aria-disabled])"


class Shot(NamedTuple):
    """One screen: where it is, and what is done there before the picture is made."""

    name: str
    path: str  # {rest} is the id of the table of that name, {china/alliance} that of a lesson
    then: Callable[[Page], None] | None = None
    others: bool = False  # as somebody who has no seat there
    tables: tuple[str, ...] = ()  # that are there already, in its lists
    widths: tuple[int, ...] = ()  # only at these


def is_phone(page: Page) -> bool:
    return bool(page.viewport_size and page.viewport_size["width"] < NARROW)


def on_map(page: Page, sort: str, state: str) -> Locator:
    return page.locator(f"svg[role=group] .thing.{state}[data-thing^='{sort}']")


def drafting(page: Page) -> None:
    """A palace, and a second piece where one may follow; a phone wants the province closer first."""
    first = on_map(page, "space", "possible").first
    first.click()
    if is_phone(page):
        first.click()
    expect(page.locator(SEAL).first).to_be_visible()
    second = page.locator("svg[role=group] .thing.possible")
    if second.count():
        second.first.click()


def province(page: Page) -> None:
    """A province beside its dragon, where nothing answers why not."""
    land = page.locator("svg[role=group] path[data-thing='province yan']")
    box = land.bounding_box()
    assert box
    land.hover(force=True, position={"x": box["width"] * 0.55, "y": box["height"] * 0.32})
    page.wait_for_timeout(300)


def why(page: Page) -> None:
    drafting(page)
    on_map(page, "space", "refused").last.focus()
    page.keyboard.press("y")
    expect(page.get_by_role("alertdialog")).to_be_visible()


def space_looked(page: Page) -> None:
    """What a space is worth, beside it."""
    on_map(page, "space", "possible").nth(2).hover()
    page.wait_for_timeout(300)


def alliance_looked(page: Page) -> None:
    """Two provinces that would be allied."""
    page.locator("svg[role=group] [data-thing^='alliance']").nth(2).hover(force=True)
    page.wait_for_timeout(300)


def which_piece(page: Page) -> None:
    """A space on which a palace could stand, or a wall."""
    space = on_map(page, "space", "possible").nth(4)
    space.click()
    if is_phone(page):
        space.click()
    expect(page.locator("svg [role=menu]")).to_be_visible()


def sure(page: Page) -> None:
    """Asked about what cannot be undone, where that is chosen."""
    page.evaluate("""localStorage.setItem("guanxi.settings", '{"confirm": true}')""")
    page.reload()
    expect(page.locator("[data-thing]").first).to_be_visible()
    page.keyboard.press("0")
    expect(page.get_by_role("dialog")).to_be_visible()


def in_menu(deed: str) -> Callable[[Page], None]:
    """Something in the table's menu."""

    def open_it(page: Page) -> None:
        tool("menu")(page)
        page.locator(f"[data-deed={deed}]").first.click()

    return open_it


def chosen_here(page: Page) -> None:
    """The settings over a table; a phone has them in its menu."""
    if not page.locator("[data-tool=settings]").count():
        tool("menu")(page)
    tool("settings")(page)
    expect(page.get_by_role("dialog")).to_be_visible()


# Of what is shown step by step, only the first steps come: then time stands.
STANDS = """(() => { const wait = setTimeout; let steps = 3;
  window.setTimeout = (deed, ms, ...told) => (ms >= 150 && steps-- <= 0 ? 0 : wait(deed, ms, ...told)); })()"""


def again(page: Page) -> None:
    """What others did is played again."""
    tab("since")(page)
    page.evaluate(STANDS)
    page.locator("[data-deed=again]").click()
    expect(page.locator("[data-deed=stop]")).to_be_visible()


def shuffle(page: Page) -> None:
    """Was the shuffle fair?"""
    page.locator("[data-deed=verify]").first.click()
    expect(page.get_by_role("dialog").locator("code").first).to_be_visible()


def unreadable(page: Page) -> None:
    """A file that is no record."""
    torn = b"guanxi-record: 3\ngame: china\nrules: 1\nnot a line of a record\n"
    page.locator("input[type=file]").set_input_files({"name": "torn.record", "mimeType": "text/plain", "buffer": torn})
    expect(page.get_by_role("dialog")).to_be_visible()


def rules(page: Page) -> None:
    why(page)
    page.get_by_role("alertdialog").get_by_role("button").first.click()
    expect(page.locator(".rules h3").first).to_be_visible()


def in_text(page: Page) -> None:
    page.keyboard.press("d")


def keys(page: Page) -> None:
    page.keyboard.press("?")


def asked(page: Page) -> None:
    """Why is an action of Confucius' board not possible?"""
    on_tab(page, "actions")
    page.locator("[data-part=actions] [data-thing][aria-disabled]").first.focus()
    page.keyboard.press("y")
    expect(page.get_by_role("alertdialog")).to_be_visible()


def bribing(page: Page) -> None:
    """An official is chosen: cards rise, and the preview says what would follow."""
    page.locator("[data-part=court] .tile.legal").first.click()
    expect(page.locator(SEAL).first).to_be_visible()


def buying(page: Page) -> None:
    """An action with amounts: the band lies above the cards."""
    on_tab(page, "actions")
    page.locator("[data-part=actions] [data-thing]:not([aria-disabled])").nth(3).click()
    expect(page.locator("[data-part=tray]")).to_be_visible()


def cards_down(page: Page) -> None:
    """Three cards for a student: the gift can be ended."""
    for each in range(3):
        page.locator("[data-part=tray] button.card:not([aria-disabled])").nth(each).click()


def pair(page: Page) -> None:
    """A space of two actions, whose second use costs more."""
    on_tab(page, "actions")
    page.locator("[data-part=actions] [data-thing]:not([aria-disabled])").first.click()


def petition(page: Page) -> None:
    """A gift to the emperor: what could be asked for is lit."""
    on_tab(page, "actions")
    page.locator("[data-part=actions] [data-thing*=petition]").first.click()
    on_tab(page, "court")


def extra(page: Page) -> None:
    """The card of an Extra Action is chosen."""
    page.locator("[data-part=tray] [data-thing='reward extra-action']").first.click()
    on_tab(page, "actions")


def acting(page: Page) -> None:
    """What can be done, on a phone too."""
    on_tab(page, "actions")


def tool(name: str) -> Callable[[Page], None]:
    """A button at the end of the status line."""
    return lambda page: page.locator(f"[data-tool={name}]").click()


def hint(page: Page) -> None:
    """What a computer player would do, on the board and in words."""
    page.locator("button[aria-keyshortcuts=h]").click()
    expect(page.locator("button[aria-keyshortcuts=h]:not([aria-busy])")).to_be_visible(timeout=THOUGHT)


def taken_over(page: Page) -> None:
    """Who stands at the screen has lifted the curtain."""
    page.locator(".curtain button.open").press("Enter")
    expect(page.locator(".curtain")).to_have_count(0)


# The line to the server breaks, and does not come back.
KEPT = "const Line = WebSocket; window.lines = []; window.WebSocket = class extends Line {"
KEPT += " constructor(...told) { super(...told); lines.push(this); } };"
BROKEN = "window.WebSocket = class { constructor() { setTimeout(() => this.onclose?.({ code: 1006 })); } close() {} };"
BROKEN += " lines.forEach((line) => line.close())"


def lost(page: Page) -> None:
    """The server is away: the table stays as it was last seen."""
    page.add_init_script(KEPT)
    page.reload()
    expect(page.locator("[data-thing]").first).to_be_visible()
    page.evaluate(BROKEN)
    expect(page.locator(".line.live")).to_have_count(0)


def offline(page: Page) -> None:
    """Without a network the site's shell stands all the same."""
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.context.set_offline(True)
    page.reload()


def on_tab(page: Page, name: str) -> None:
    """A phone has one part at a time."""
    found = page.locator(f"[data-tab={name}]")
    if found.count():
        found.first.click()


def tab(name: str) -> Callable[[Page], None]:
    """What lies beside the board; where there is little room it is in a drawer, or behind the last tab at the thumb."""

    def choose(page: Page) -> None:
        found = page.locator(f"[data-tab={name}]")
        expect(page.locator("[data-tab], button.drawer").first).to_be_visible()
        if not found.count():
            page.locator("[data-tab=more], button.drawer").first.click()
        found.first.click()

    return choose


def cell(name: str) -> Callable[[Page], None]:
    return lambda page: page.locator(f"[data-cell={name}]").click()


SHOTS = (
    Shot("home", "/", tables=SOME),
    Shot("home-first", "/", others=True),
    Shot("create", "/new?game=china"),
    Shot("create-confucius", "/new?game=confucius"),
    Shot("waiting-room", "/t/{room}"),
    Shot("join", "/join"),
    Shot("invited", "/t/{room}", others=True),
    Shot("watch", "/watch", tables=SOME),
    Shot("archive", "/replay", tables=SOME),
    Shot("record", "/replay/{record}"),
    Shot("record-unreadable", "/replay", unreadable),
    Shot("you", "/you"),
    Shot("rules", "/rules"),
    Shot("rules-china", "/rules/china"),
    Shot("rules-confucius", "/rules/confucius"),
    Shot("learn", "/learn"),
    Shot("learn-china", "/learn/china"),
    Shot("learn-confucius", "/learn/confucius"),
    Shot("learn-lesson", "/learn/china/alliance"),
    Shot("settings", "/settings"),
    Shot("not-found", "/nowhere"),
    Shot("offline", "/", offline),
    Shot("china-rest", "/t/{rest}"),
    Shot("china-drafting", "/t/{rest}", drafting),
    Shot("china-province", "/t/{rest}", province),
    Shot("china-why", "/t/{rest}", why),
    Shot("china-rules", "/t/{rest}", rules),
    Shot("china-log", "/t/{rest}", tab("log")),
    Shot("china-since", "/t/{rest}", tab("since")),
    Shot("china-hint", "/t/{alone}", hint),
    Shot("china-space", "/t/{rest}", space_looked, widths=WIDE),
    Shot("china-alliance", "/t/{rest}", alliance_looked, widths=WIDE),
    Shot("china-piece", "/t/{walls}", which_piece),
    Shot("china-again", "/t/{rest}", again),
    Shot("china-sure", "/t/{drawing}", sure),
    Shot("china-settings", "/t/{rest}", chosen_here),
    Shot("china-giving-up", "/t/{rest}", in_menu("resign")),
    Shot("china-about", "/t/{vote}", in_menu("about")),
    Shot("china-menu", "/t/{rest}", tool("menu")),
    Shot("china-lost", "/t/{rest}", lost),
    Shot("china-asked-back", "/t/{vote}"),
    Shot("china-chat", "/t/{rest}", tab("chat")),
    Shot("china-text", "/t/{rest}", in_text),
    Shot("china-keys", "/t/{rest}", keys),
    Shot("china-drawing", "/t/{drawing}"),
    Shot("china-last", "/t/{late}"),
    Shot("china-five", "/t/{five}"),
    Shot("china-watching", "/t/{rest}?watch", others=True),
    Shot("china-end", "/t/{over}"),
    Shot("china-shuffle", "/t/{over}", shuffle),
    Shot("china-replay", "/t/{over}/replay"),
    Shot("china-curtain", "/t/{hot}"),
    Shot("china-taken-over", "/t/{hot}", taken_over),
    Shot("china-lesson", "/t/{china/alliance}"),
    Shot("confucius-since", "/t/{middle}", tab("since")),
    Shot("confucius-hint", "/t/{confucius}", hint),
    Shot("confucius-start", "/t/{confucius}"),
    Shot("confucius-asked", "/t/{confucius}", asked),
    Shot("confucius-middle", "/t/{middle}"),
    Shot("confucius-bribing", "/t/{confucius}", bribing),
    Shot("confucius-buying", "/t/{confucius}", buying),
    Shot("confucius-text", "/t/{middle}", in_text),
    Shot("confucius-crowd", "/t/{crowd}"),
    Shot("confucius-actions", "/t/{crowd}", tab("actions"), widths=PHONE),
    Shot("confucius-world", "/t/{crowd}", tab("world"), widths=PHONE),
    Shot("confucius-gifts", "/t/{crowd}", tab("gifts"), widths=PHONE),
    Shot("confucius-wall", "/t/{crowd}", cell("wall"), widths=TABLET),
    Shot("confucius-sea", "/t/{crowd}", cell("sea"), widths=TABLET),
    Shot("confucius-tutoring", "/t/{confucius/three-cards}"),
    Shot("confucius-lending", "/t/{confucius/lend}"),
    Shot("confucius-cards-down", "/t/{confucius/three-cards}", cards_down),
    Shot("confucius-pair", "/t/{confucius/pair}", pair),
    Shot("confucius-petition", "/t/{confucius/petition}", petition),
    Shot("confucius-extra", "/t/{confucius/extra}", extra),
    Shot("confucius-waived", "/t/{waived}", acting),
    Shot("confucius-favour", "/t/{confucius/favour}"),
    Shot("confucius-discarding", "/t/{discard}"),
    Shot("confucius-end", "/t/{ended}"),
    Shot("confucius-replay", "/t/{ended}/replay"),
    Shot("other-game", "/t/{goofspiel}"),
)


def addressed(shot: Shot, table: Callable[[str], str]) -> str:
    """Where it is, when its tables are there; `table` plays one and tells its id."""
    for each in shot.tables:
        table(each)
    return re.sub(r"\{([^}]+)\}", lambda found: table(found[1]), shot.path)


def prepare(page: Page, shot: Shot, path: str) -> None:
    """Go there, and do what is done there."""
    page.goto(path)
    settled(page)
    if shot.then:
        shot.then(page)
        settled(page)


def settled(page: Page) -> None:
    """Nothing is on its way any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => undefined)")
