"""What the tests of `guanxi play` share."""

import re
from collections.abc import Callable

ESCAPE = "\x1b"
Play = Callable[..., str]


def answer(shown: str, line: str) -> str:
    """What was printed after a line was typed, up to the next prompt."""
    return re.split(r"^[^\n>]*> ", shown.partition(f"> {line}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]
