"""The line breaks in mid-move: the move is made once, and the table goes on."""

import json
import re
from collections.abc import Callable

import pytest
from browser_hands import Person
from browser_play import PLACED, Board, status, table_of, wait
from playwright.sync_api import Page, WebSocketRoute, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
LIVE = re.compile("/api/live$")


def cut_at_the_first_move(page: Page, heard: bool) -> list[str]:
    """The line breaks as a move is sent: after the server has heard it, or before. What was sent is told."""
    sent: list[str] = []

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def passes(frame: str | bytes) -> None:
            told = json.loads(frame)
            is_move = told["type"] == "move"
            if is_move:
                sent.append(told["key"])
            if not is_move or heard or len(sent) > 1:
                server.send(frame)
            if is_move and len(sent) == 1:
                line.close(code=3000, reason="the line breaks")

        line.on_message(passes)

    page.route_web_socket(LIVE, between)
    return sent


@pytest.mark.parametrize("heard", [True, False], ids=["the server has heard it", "the server has not heard it"])
def test_a_move_is_made_once_though_the_line_breaks(person: People, heard: bool) -> None:
    anna = person("Anna")
    table = table_of(anna, bots=2)
    sent = cut_at_the_first_move(anna.page, heard)
    page = anna.open(f"/t/{table}")
    assert wait(page)
    board = Board(page)
    free = board.map.get_by_role("button", name=re.compile("your palace"))
    expect(free).to_have_count(0)
    board.map.get_by_role("button", name=re.compile("palace possible$")).first.click()
    board.commit.click()
    expect(status(page)).to_have_text(PLACED)  # came back by itself
    expect(page.get_by_text(re.compile(r"\bLive\b"))).to_be_visible()
    expect(free).to_have_count(1)
    assert len(sent) == 2
    assert len(set(sent)) == 1  # the same move, sent again under its own key
    board.draw()
    assert wait(page)  # and the table goes on
    lines = anna.ask("GET", f"/api/tables/{table}/log")["lines"]
    assert sum("Anna builds a palace" in each for line in lines for each in line["text"]) == 1  # told once
