"""What a lesson lights is on the board: every thing that any idea of any lesson names is drawn at its table."""

from collections.abc import Callable

import pytest
from browser_hands import Person
from playwright.sync_api import expect

from guanxi.core.lessons.lesson import Lesson, lessons_of
from running import some

pytestmark = pytest.mark.once
TAUGHT = "[data-taught]"
LATER = "gift 0-"  # a gift of the learner's is an arrow once it is given


def lit(game: str) -> list[Lesson]:
    """The lessons that light something."""
    return [lesson for lesson in lessons_of(game).values() if any(idea.lights for idea in lesson.ideas)]


@pytest.mark.parametrize("game", ["china", "confucius"])
def test_every_light_finds_its_thing(person: Callable[..., Person], game: str) -> None:
    """And at the beginning exactly the things of the first idea shine."""
    anna = person("Anna")
    anna.become()
    for lesson in some(lit(game)):
        made = anna.ask("POST", "/api/lessons", {"game": game, "lesson": lesson.id})
        page = anna.open(f"/t/{made['info']['id']}")
        first, things = lesson.ideas[0].lights, [thing for idea in lesson.ideas for thing in idea.lights]
        for thing in some([thing for thing in things if not thing.startswith(LATER)]):
            expect(page.locator(f'[data-thing="{thing}"]').first, f"{lesson.id}: {thing}").to_be_attached()
        for thing in first:
            expect(page.locator(f'{TAUGHT}[data-thing="{thing}"]').first, f"{lesson.id}: {thing}").to_be_attached()
        shining = page.locator(TAUGHT).evaluate_all("all => all.map(each => each.dataset.thing)")
        assert set(shining) == set(first), lesson.id
