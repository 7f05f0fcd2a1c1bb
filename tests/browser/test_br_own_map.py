"""Maps of one's own, of any shape: all of it is seen on every screen."""

from collections.abc import Callable
from typing import Any

import pytest
from browser_hands import Person
from browser_play import MAP, table_of, wait

from china.doors.board_hands import board_text, changed

pytestmark = pytest.mark.once
People = Callable[..., Person]
SHAPES = [(1000, 1000), (800, 1200), (2400, 600)]
SCREENS = [(1280, 800), (1024, 768), (768, 1024), (390, 844)]
NO_POINTS = ("players", "size")
# What is cut off by a box around it that hides what does not fit, or lies outside the window.
CUT = """drawing => {
    const {left, top, right, bottom} = drawing.getBoundingClientRect()
    const isOut = (box) => left < box.left - 1 || top < box.top - 1 || right > box.right + 1 || bottom > box.bottom + 1
    const around = []
    for (let each = drawing.parentElement; each; each = each.parentElement)
        if (getComputedStyle(each).overflowY != "visible" && each != document.documentElement) around.push(each)
    return [
        ...around.filter(each => isOut(each.getBoundingClientRect())).map(each => each.className),
        ...(isOut(new DOMRect(0, 0, innerWidth, innerHeight)) ? ["window"] : []),
    ]
}"""


def stretched(size: tuple[int, int]) -> str:
    """Side A, drawn on a sheet of another shape."""

    def stretch(told: Any) -> Any:
        if isinstance(told, dict):
            return {key: each if key in NO_POINTS else stretch(each) for key, each in told.items()}
        if isinstance(told, list) and len(told) == len(size) and all(isinstance(each, int | float) for each in told):
            return [round(each * by / usual) for each, by, usual in zip(told, size, (1000, 800), strict=True)]
        return [stretch(each) for each in told] if isinstance(told, list) else told

    found = stretch(changed(lambda _: None)) | {"size": list(size), "provenance": "own"}
    return board_text(found)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_map_of_any_shape_is_seen_whole(person: People, shape: tuple[int, int]) -> None:
    anna = person("Anna")
    page = anna.open(f"/t/{table_of(anna, bots=2, options={'board': stretched(shape)})}")
    assert wait(page)
    drawing = page.get_by_role("group", name=MAP)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        drawing.scroll_into_view_if_needed()
        assert drawing.evaluate(CUT) == [], (shape, width, height)
