"""What others did since my last turn: one line for each of their turns, also in the middle of mine, played again."""

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from browser_hands import Person
from browser_play import Board, settled, table_of, wait, with_settings
from past_hands import BOT as RANDOM
from past_hands import asked, play, started
from playwright.sync_api import Page, Request, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]


def again(page: Page, button: str | re.Pattern[str], at: int = 0) -> tuple[int, int]:
    """Play something again to its end; the first and the last of the moves that were shown."""

    def is_asked(request: Request) -> bool:
        return urlsplit(request.url).path.endswith("/pasts")

    with page.expect_request(is_asked) as asked:
        page.get_by_role("button", name=button).nth(at).click()
    query = parse_qs(urlsplit(asked.value.url).query)
    first, last = int(query["since"][0]) + 1, int(query["until"][0])
    banner = page.get_by_text(re.compile(rf"Again, step by step: \d+ of {last - first + 1}"))
    expect(banner).to_be_visible()
    expect(banner).to_have_count(0)
    return first, last


def test_each_line_plays_the_turn_that_it_tells(person: People) -> None:
    anna = person("Anna")
    table = table_of(anna, bots=2)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    board = Board(page)
    board.place()
    board.draw()
    assert wait(page)
    settled(page)

    def seats(first: int, last: int) -> set[int]:
        lines = anna.ask("GET", f"/api/tables/{table}/log?since={first - 1}&until={last}")["lines"]
        return {line["seat"] for line in lines if line["seat"] is not None}

    page.get_by_role("tab", name="Meanwhile").click()
    lines = page.get_by_role("region", name="Since my last turn").get_by_role("listitem")
    expect(lines).to_have_count(2)
    one, other = again(page, re.compile("^Play again: ")), again(page, re.compile("^Play again: "), 1)
    assert other[0] == one[1] + 1
    mine = anna.ask("GET", f"/api/tables/{table}/view")["position"]["viewer"]
    assert len(seats(*one)) == len(seats(*other)) == 1
    assert seats(*one) | seats(*other) == {0, 1, 2} - {mine}
    assert again(page, re.compile("^Play .*again$|^Play the")) == (one[0], other[1])

    told = lines.all_inner_texts()
    board.place()  # in the middle of my turn it is still what others did before it
    page.get_by_role("tab", name="Meanwhile").click()
    expect(lines).to_have_text(told)


def test_for_a_spectator_it_begins_when_they_came(person: People) -> None:
    anna, boris = person("Anna"), person("Boris")
    table = table_of(anna, bots=2)
    assert wait(anna.open(f"/t/{table}"))
    page = boris.open(f"/t/{table}")
    page.get_by_role("tab", name="Meanwhile").click()
    meanwhile = page.get_by_role("region", name="Since I came")
    expect(meanwhile).to_contain_text("Nobody has played")
    board = Board(anna.page)
    board.place()
    board.draw()
    assert wait(anna.page)
    expect(meanwhile.get_by_role("listitem")).to_have_count(3)
    first, last = again(page, re.compile("^Play again: Anna"))
    lines = anna.ask("GET", f"/api/tables/{table}/log?since={first - 1}&until={last}")["lines"]
    assert {line["seat"] for line in lines} - {None} == {lines[0]["seat"]}


def test_who_comes_after_others_have_moved_sees_it_once(person: People) -> None:
    anna = person("Anna", reduced_motion="no-preference")
    with_settings(anna, motion="fast")
    anna.become()
    table = started(anna, [{"kind": "me"}, RANDOM, RANDOM])
    play(anna, table, 6)
    while asked(anna, table) is None:
        pass
    page = anna.open(f"/t/{table}")
    shown = page.get_by_text(re.compile(r"Again, step by step: \d+ of \d+"))
    expect(shown).to_be_visible()
    expect(shown).to_have_count(0)  # to its end
    assert wait(page)
    page.reload()
    assert wait(page)
    expect(page.locator("[data-thing]").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(shown).to_have_count(0)
    page.evaluate("sessionStorage.clear()")  # as in another tab
    page.reload()
    expect(shown).to_be_visible()
    page.get_by_role("status").get_by_role("heading", level=1).click()
    expect(shown).to_have_count(0, timeout=300)  # at once, which is before the next step
