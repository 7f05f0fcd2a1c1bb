"""Looking back: slider, keys, links, other eyes, autoplay, files that are dropped or cannot be read."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from browser_hands import Person
from past_hands import finished, play, started
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
GOLDEN = Path(__file__).parents[1] / "china" / "golden" / "tie-broken-by-pieces.record"
DROP = """([name, text]) => {
  const told = new DataTransfer();
  told.items.add(new File([text], name, {type: "text/plain"}));
  for (const kind of ["dragover", "drop"]) {
    document.body.dispatchEvent(new DragEvent(kind, {dataTransfer: told, bubbles: true, cancelable: true}));
  }
}"""


def shown(page: Page) -> tuple[int, int]:
    """The action that is shown, and how many there are."""
    told = page.get_by_role("heading", level=1).inner_text()
    found = re.search(r"action (\d+) of (\d+)", told)
    assert found, told
    return int(found[1]), int(found[2])


def at(page: Page, move: int) -> None:
    expect(page.get_by_role("heading", level=1)).to_contain_text(f"action {move} of")


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_through_a_finished_game_by_slider_and_keys(person: People, game: str) -> None:
    anna = person("Anna")
    anna.become()
    table = finished(anna, game)
    page = anna.open(f"/t/{table}/replay")
    expect(page.get_by_role("tab", name="Result")).to_be_visible()
    move, moves = shown(page)
    assert move == moves
    page.keyboard.press("Home")
    at(page, 0)
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at(page, 3)
    page.keyboard.press("ArrowLeft")
    at(page, 2)
    page.get_by_role("slider", name="Through the game").fill(str(moves // 2))
    at(page, moves // 2)
    page.keyboard.press("End")
    at(page, moves)
    page.get_by_label("Speed").select_option("fast")
    page.get_by_role("button", name="To the start").click()
    page.get_by_role("button", name="Play by itself").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(re.compile(r"action ([3-9]|\d\d+) of"))
    page.get_by_role("button", name="Pause").click()
    marks = page.get_by_label("Go to").locator("option")
    page.get_by_label("Go to").select_option(index=1)
    at(page, int(marks.nth(1).get_attribute("value") or ""))
    assert anna.barriers() == []


def test_a_link_leads_to_the_move_and_other_eyes_see_other_hands(person: People) -> None:
    anna, boris = person("Anna", permissions=["clipboard-read", "clipboard-write"]), person("Boris")
    anna.become()
    table = finished(anna)
    middle = anna.ask("GET", f"/api/tables/{table}/points")["moves"] // 2
    page = anna.open(f"/t/{table}?move={middle}")
    at(page, middle)
    page.get_by_role("button", name="Link to this move").click()
    expect(page.get_by_text(f"The link to action {middle} is copied.").first).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")

    other = boris.open(link)
    at(other, middle)
    hidden = other.locator(".cards .unknown")
    expect(hidden).to_have_count(0)
    other.get_by_label("Seen by").select_option("a spectator")
    expect(hidden).not_to_have_count(0)
    other.get_by_label("Seen by").select_option(index=1)
    expect(hidden).not_to_have_count(0)
    at(other, middle)
    other.get_by_role("tab", name="Log").click()
    line = other.get_by_role("region", name="Log").locator("[aria-current=step]")
    expect(line).to_have_count(1)
    other.get_by_role("tab", name="Ended now").click()
    totals = boris.ask("GET", f"/api/tables/{table}/points")["points"][middle]["totals"]
    table_of = other.get_by_role("region", name="If it ended now")
    for total in totals:
        expect(table_of.get_by_role("cell", name=str(total), exact=True).first).to_be_visible()


def test_a_line_of_the_log_leads_to_its_position(person: People) -> None:
    anna = person("Anna")
    anna.become()
    page = anna.open(f"/t/{finished(anna)}/replay?move=60")
    at(page, 60)
    log = page.get_by_role("region", name="Log")
    first = log.get_by_role("link", name=re.compile("pays")).last
    number = (first.get_attribute("title") or "").split()[-1]
    with anna.context.expect_page() as opened:
        first.click(modifiers=["ControlOrMeta"])
    at(opened.value, int(number))  # in a tab of its own
    at(page, 60)
    first.click()
    at(page, int(number))
    expect(log.locator("[aria-current=step]")).to_contain_text("pays")


def test_a_clause_opens_beside_the_board_that_is_looked_back_at(person: People) -> None:
    anna = person("Anna")
    anna.become()
    page = anna.open(f"/t/{finished(anna)}/replay?move=60")
    at(page, 60)
    log = page.get_by_role("region", name="Log")
    log.get_by_role("button", name="CN-CARD-09").first.click()
    rules = page.get_by_role("region", name="Rules")
    expect(rules.get_by_text("CN-CARD-09").first).to_be_visible()
    at(page, 60)
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    log.get_by_role("button", name="Filter").click()
    lines = log.get_by_role("listitem")
    before = lines.count()
    kinds = log.get_by_label("What kind")
    kinds.select_option(index=1)
    expect(lines).not_to_have_count(before)
    assert anna.barriers() == []


def test_the_past_of_a_running_table_moves_nothing_and_end_returns(person: People) -> None:
    anna = person("Anna")
    anna.become()
    table = started(anna, [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}])
    play(anna, table, 12)
    page = anna.open(f"/t/{table}/replay?move=5")
    at(page, 5)
    expect(page.get_by_text("You are looking at the past.")).to_be_visible()
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(2)  # myself and a spectator
    expect(page.get_by_role("button", name="Place and pay")).to_have_count(0)
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(rf"/t/{table}$"))
    expect(page.get_by_text("You are looking at the past.")).to_have_count(0)


def test_a_record_is_dropped_and_its_tie_break_is_named(person: People) -> None:
    anna = person("Anna")
    page = anna.open("/rules")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.evaluate(DROP, [GOLDEN.name, GOLDEN.read_text(encoding="utf-8")])
    expect(page).to_have_url(re.compile(r"/replay/[0-9a-f]+"))
    end = page.get_by_role("region", name="The end")
    expect(end).to_contain_text("More pieces left decide (CN-WIN-02).")
    expect(page.get_by_label("Seen by").locator("option")).to_have_count(4)  # three and all
    assert anna.barriers() == []


def test_a_record_that_cannot_be_read_says_where_and_why(person: People) -> None:
    page = person("Anna").open("/")
    expect(page.get_by_role("navigation")).to_be_visible()
    text = re.sub(r"^20 .*$", "20 place palace nowhere-9", GOLDEN.read_text(encoding="utf-8"), flags=re.MULTILINE)
    line = text.split("\n").index("20 place palace nowhere-9") + 1
    page.evaluate(DROP, ["torn.record", text])
    told = page.get_by_role("dialog", name="This record cannot be read")
    expect(told).to_contain_text(f"torn.record cannot be read in line {line}")
    expect(told).to_contain_text("nowhere-9")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
