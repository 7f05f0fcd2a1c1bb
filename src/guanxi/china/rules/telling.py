"""Telling what happens to whoever listens; without a story nothing is done."""

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.china.rules.state import State


def tell(s: State, kind: i64, one: i64, two: i64, three: i64) -> None:
    """Something happens; nothing is done while nobody listens."""
    story = s.story
    if story is not None:
        story.tell(kind, one, two, three, 0, 0, 0)


def tell_points(s: State, kind: i64, what: i64, points: vec[i64]) -> None:
    """Everybody's points for something; for nothing, where the kind has no such field, `what` is -1."""
    story = s.story
    if story is None:
        return
    if what < 0:
        story.tell(kind, points[0], points[1], points[2], points[3], points[4], 0)
    else:
        story.tell(kind, what, points[0], points[1], points[2], points[3], points[4])


def is_told(s: State) -> bool:
    """Does anybody listen?"""
    return s.story is not None
