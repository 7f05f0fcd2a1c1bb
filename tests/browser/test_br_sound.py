"""What is heard: each sound at its moment, and none that was switched off. A stand-in for the loudspeaker listens."""

import json
import re
from collections.abc import Callable, Iterable

import pytest
from browser_hands import Person
from browser_play import Board, status, table_of, wait
from playwright.sync_api import Page, Route, expect

pytestmark = pytest.mark.once
People = Callable[..., Person]
# By their names in the settings.
TURN, MOVE, PIECE, CARDS = "my turn", "another’s move", "a piece is placed", "cards"
SCORING, REFUSED, LAST, CHAT = "a scoring", "refused", "the last round", "chat"
ALL = {TURN, MOVE, PIECE, CARDS, SCORING, REFUSED, LAST, CHAT}
# A sound is known by its samples: `heard` has a number made of them for each that was played.
LISTEN = """
window.heard = [];
window.AudioContext = class {
  constructor() { this.state = "running"; this.sampleRate = 8000; this.destination = {}; }
  createBuffer() {
    return { copyToChannel(samples) { this.print = samples.reduce((sum, each, n) => sum + each * (n % 97), 0); } };
  }
  createGain() { return { gain: {}, connect: (to) => to }; }
  createBufferSource() {
    return { connect: (to) => to, start() { window.heard.push(this.buffer.print); } };
  }
  resume() { return Promise.resolve(); }
  close() { return Promise.resolve(); }
};
"""


class Ear:
    """What a page has played, by name: its settings tell how each one sounds."""

    def __init__(self, person: Person) -> None:
        person.context.add_init_script(LISTEN)
        self.page = person.open("/settings")
        self.page.get_by_role("button", name="each one").click()
        names = self.page.get_by_role("switch").evaluate_all("all => all.map(each => each.labels[0].innerText)")
        tried = self.page.get_by_role("button", name=re.compile("^Hear|^Try|^Play"))
        self.names: dict[float, str] = {}
        for button in tried.all():
            button.click()
            label = str(button.get_attribute("aria-label"))
            self.names[self.page.evaluate("heard.at(-1)")] = next(each for each in names if each in label)

    def heard(self) -> list[str]:
        """Since it was last asked."""
        return [self.names[each] for each in self.page.evaluate("heard.splice(0)")]

    def hears(self, name: str) -> None:
        """Until it comes."""
        prints = [each for each, known in self.names.items() if known == name]
        self.page.wait_for_function("prints => heard.some(each => prints.includes(each))", arg=prints)

    def without(self, names: Iterable[str]) -> None:
        """Switch them off."""
        for name in names:
            self.page.get_by_role("switch", name=name, exact=True).click()


def turn(page: Page) -> None:
    """One turn, until it is mine again."""
    board = Board(page)
    board.place()
    expect(board.drawing).to_be_visible()
    board.draw()
    assert wait(page)


def test_each_moment_has_its_sound(person: People) -> None:
    anna = person("Anna")
    ear = Ear(anna)
    assert set(ear.names.values()) == ALL, "no two sound the same"
    is_last = False

    def told(route: Route) -> None:
        """The last round comes when we say so."""
        answer = route.fetch()
        body = answer.json()
        body["details"]["ending"]["last"] = is_last
        route.fulfill(response=answer, body=json.dumps(body))

    page = anna.page
    page.route("**/details*", told)
    anna.open(f"/t/{table_of(anna, bots=2)}")
    assert wait(page)
    board = Board(page)
    ear.heard()
    board.possible.first.click()
    expect(board.commit).to_be_visible()
    board.map.get_by_role("button", name=re.compile(", free$"), disabled=True).first.focus()
    page.keyboard.press("y")
    ear.hears(REFUSED)
    page.keyboard.press("Escape")
    ear.heard()
    board.commit.click()
    expect(board.drawing).to_be_visible()
    ear.hears(PIECE)
    board.display.first.click()
    ear.hears(CARDS)
    is_last = True
    board.draw()
    assert wait(page)
    ear.hears(TURN)
    ear.hears(MOVE)
    ear.hears(LAST)


def test_what_is_switched_off_is_not_heard(person: People) -> None:
    anna = person("Anna")
    ear = Ear(anna)
    ear.without((TURN, CARDS))
    page = anna.open(f"/t/{table_of(anna, bots=2)}")
    assert wait(page)
    turn(page)
    heard = ear.heard()
    assert {PIECE, MOVE} <= set(heard)
    assert not {TURN, CARDS} & set(heard)
    anna.open("/settings").get_by_role("group", name="Sound", exact=True).get_by_role("radio", name="off").check(
        force=True
    )
    table = table_of(anna, bots=2)
    anna.open(f"/t/{table}")
    assert wait(page)
    turn(page)
    assert ear.heard() == []
    expect(status(page)).to_be_visible()
