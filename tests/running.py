"""What tests share: how they run the command, and loops that are shown to run."""

import subprocess
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

import pytest

Run = Callable[..., subprocess.CompletedProcess[str]]
Thing = TypeVar("Thing")


def once(*value: object) -> object:
    """A row of values for a test that runs with the compiled engine only when it has this one."""
    return pytest.param(value, marks=pytest.mark.once)


def some(things: Iterable[Thing]) -> Iterator[Thing]:
    """The same things, one after the other; AssertionError if there are none."""
    ran = False
    for thing in things:
        ran = True
        yield thing
    assert ran, "there was nothing to loop over"
