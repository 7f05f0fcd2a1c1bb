"""What moves on a table, and that nothing does where somebody wants it still."""

import re
from collections.abc import Callable
from itertools import takewhile

import pytest
from browser_hands import Person
from browser_play import MINE, Board, number, settled, table_of, wait, with_settings
from confucius_hands import TURN, Court
from past_hands import BOT, asked, play, started
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
MET = {"ministry-two", "exam-contested", "exam-uncontested", "land-conquered", "land-failed"}
# Names of all pieces that have flown over the page, by the layer on which they do.
WATCH = """
window.flown = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes) {
      const flying = node.nodeType === 1 ? [...node.querySelectorAll("[data-flies]"), node] : [];
      for (const each of flying) if (each.dataset.flies) window.flown.push(each.dataset.flies);
    }
}).observe(document, { childList: true, subtree: true });
"""
# Names of all animations of the page's style that take any time.
STARTED = """
window.started = [];
for (const sort of ["animationstart", "transitionrun"])
  document.addEventListener(sort, ({ target, animationName, propertyName }) => {
    const name = animationName ?? propertyName;
    const takes = target.getAnimations().some((each) => each.effect.getComputedTiming().activeDuration > 1);
    if (takes) window.started.push(name);
  }, true);
"""


def sits(person: People, motion: str, game: str, **terms: object) -> Page:
    """Anna at a table with computer players; it is her turn, and what flies is written down.

    She has seen what they did before: it is not played again, which her first click would end instead of moving.
    """
    anna = person("Anna", reduced_motion=motion)
    anna.context.add_init_script(WATCH)
    with_settings(anna, quick=False)
    table = table_of(anna, bots=2, game=game, **terms)
    now = asked(anna, table)
    assert now
    anna.context.add_init_script(f"sessionStorage.setItem('guanxi.seen.{table}', '{now['number']}')")
    page = anna.open(f"/t/{table}")
    assert wait(page)
    return page


def flies(page: Page, names: str, forget: bool = True) -> None:
    """Until something of these names has flown; then all is forgotten, where nothing else may have flown meanwhile."""
    page.wait_for_function("(names) => window.flown.some((each) => new RegExp(names).test(each))", arg=names)
    if forget:
        page.evaluate("window.flown.length = 0")


def still(page: Page) -> None:
    """Nothing is left on the way."""
    expect(page.locator(".flights")).to_have_count(0)


def flown(page: Page) -> list[str]:
    """What has flown so far."""
    return list(page.evaluate("window.flown"))


def test_placing_paying_and_drawing_in_china_move(person: People) -> None:
    page = sits(person, "no-preference", "china")
    board = Board(page)
    page.evaluate("window.flown.length = 0")
    board.possible.first.click()
    flies(page, "^(palace|emissary) ")
    before = number(page)
    board.commit.click()
    flies(page, "^card ")
    settled(page, before)
    still(page)
    assert board.drawing.is_visible()
    board.display.first.click()
    flies(page, "^card ", forget=False)  # the only card may end the turn
    # Others: what they place comes from their seats, what they pay goes from there.
    board.draw()
    flies(page, "^(palace|emissary) ")
    assert wait(page)
    still(page)
    page.evaluate("window.flown.length = 0")
    page.get_by_role("tab", name="Meanwhile").click()
    page.get_by_role("button", name="Play it again").or_(page.get_by_role("button", name="Play all")).click()
    flies(page, "^(palace|emissary) ")
    expect(page.get_by_role("status").get_by_role("heading", level=1)).to_have_text(MINE)
    still(page)
    assert page.locator("[data-flies]").count() == 0


def test_who_comes_after_others_sees_once_what_they_did(person: People) -> None:
    """Played before the board as it is now; any key ends it, and a page that is loaded again does not begin anew."""
    anna = person("Anna", reduced_motion="no-preference")
    with_settings(anna, motion="slow", quick=False)
    table = table_of(anna, bots=2)
    last, now = asked(anna, table), None
    while last and (not now or now["number"] == last["number"] + 1):  # till others have moved meanwhile
        last = now or last
        play(anna, table, most=1)
        now = asked(anna, table)
    page = anna.open(f"/t/{table}")
    again = page.get_by_text("Again, step by step:")
    expect(again).to_be_visible()
    page.keyboard.press("Shift")
    expect(again).to_have_count(0)
    assert wait(page)
    page.reload()
    page.get_by_role("tab", name="Meanwhile").click()
    expect(
        page.get_by_role("button", name="Play it again").or_(page.get_by_role("button", name="Play all"))
    ).to_be_visible()
    assert again.count() == 0


def test_bribing_paying_and_transferring_in_confucius_move(person: People) -> None:
    page = sits(person, "no-preference", "confucius", options={"transfer_without_gift": "on"})
    court = Court(page)
    page.evaluate("window.flown.length = 0")
    page.keyboard.press("b")
    court.lit.first.click()
    flies(page, "^marker ")
    before = number(page)
    court.seal.click()
    flies(page, "^coins ")
    settled(page, before)
    assert wait(page)
    still(page)
    page.evaluate("window.flown.length = 0")
    page.keyboard.press("t")
    for step in range(3):
        if not court.seal.count():
            court.step(step)
    flies(page, "^marker ")
    still(page)


def test_a_game_looked_back_at_and_a_phone_move_too(person: People) -> None:
    anna = person("Anna", size=(390, 844), reduced_motion="no-preference")
    anna.context.add_init_script(WATCH)
    anna.become()
    table = started(anna, [{"kind": "me"}] * 3)
    play(anna, table, most=30)
    page = anna.open(f"/t/{table}/replay?move=0")
    heading = page.get_by_role("heading", level=1)
    for move in range(1, 25):
        page.get_by_role("button", name="Next", exact=True).click()
        expect(heading).to_contain_text(f"action {move} of")
    flies(page, "^(palace|emissary) ")
    still(page)
    page.evaluate("window.flown.length = 0")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(heading).to_contain_text("action 23 of")
    assert flown(page) == []  # what is taken back is just gone


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_with_reduced_motion_nothing_moves_and_what_changed_is_ringed(person: People, game: str) -> None:
    page = sits(person, "reduce", game)
    if game == "china":
        board = Board(page)
        board.possible.first.click()
        expect(board.commit).to_be_visible()
        board.commit.click()
        expect(page.locator("[data-changed]").first).to_be_visible()
        board.draw()
    else:
        Court(page).gesture(0)
        expect(page.locator("[data-changed]").first).to_be_visible()
    assert wait(page)
    assert flown(page) == []
    assert page.locator(".flights").count() == 0
    moving = "document.getAnimations().filter((each) => each.effect.getKeyframes().some((key) => key.transform)).length"
    assert page.evaluate(moving) == 0


RUNNING = "document.getAnimations().filter((each) => each.playState === 'running').length"


def test_motion_that_somebody_has_switched_off_is_off(person: People) -> None:
    """By our own setting, where the system wants nothing of the sort: moves, panels, the curtain, the lost line."""
    anna = person("Anna", reduced_motion="no-preference")
    anna.context.add_init_script(WATCH)
    anna.context.add_init_script(STARTED)
    with_settings(anna, motion="off", quick=False)
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    assert wait(page)
    page.evaluate("window.started.length = 0")
    board = Board(page)
    board.place()
    board.draw()
    assert wait(page)
    assert page.evaluate(RUNNING) == 0
    table = started(anna, [{"kind": "me"}] * 3)
    anna.open(f"/t/{table}")
    curtain = page.get_by_role("region", name=re.compile("Pass the screen to"))
    expect(curtain).to_be_visible()
    assert page.evaluate(RUNNING) == 0
    curtain.get_by_role("button", name=re.compile("show my hand")).click()
    expect(curtain).to_have_count(0)
    assert (flown(page), page.evaluate("window.started"), page.evaluate(RUNNING)) == ([], [], 0)


def away(anna: Person) -> str:
    """A game of Confucius in which the court met since Anna's last turn, and now she is to act."""
    for seed in range(9):
        table = started(anna, [{"kind": "me"}, BOT, BOT], "confucius")
        told = anna.ask("GET", f"/api/tables/{table}/lexicon")
        events = [each["event"] for each in told["events"]]
        before = list(takewhile(lambda each: each["field"] != "room", told["view"]))
        room = sum(each["numbers"] for each in before)
        cursor = 0
        while now := asked(anna, table):
            since = anna.ask("GET", f"/api/tables/{table}/updates?cursor={cursor}") if cursor else []
            names = {events[event[0]] for update in since for event in update["events"]}
            if names & MET and now["position"]["view"][room] == TURN:
                return table
            cursor = now["number"] + 1
            play(anna, table, most=1, seed=seed)
    raise AssertionError


def test_what_the_court_did_while_somebody_was_away_is_told_when_they_ask(person: People) -> None:
    anna = person("Anna")
    anna.become()
    page = anna.open(f"/t/{away(anna)}")
    how = page.get_by_role("button", name="What the court decided")
    expect(how).to_be_visible()
    court = Court(page)
    assert court.told.count() == 0  # nobody who comes is told what they did not ask for
    how.click()
    expect(court.told).to_be_visible()
    expect(how).to_have_count(0)
    expect(page.locator("[data-part=sheet] [data-step]").first).to_be_visible()
    court.read()
    expect(page.locator("[data-part=actions]")).to_be_visible()
