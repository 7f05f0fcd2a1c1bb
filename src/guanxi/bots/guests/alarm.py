"""The end of a process that takes too long, should nobody else be able to see to it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

GRACE: Final = 5.0  # seconds: whoever asked is the one who ends what takes too long


@contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """So long may it take, and a little longer."""
    if not hasattr(signal, "setitimer"):
        yield
        return
    signal.setitimer(signal.ITIMER_REAL, seconds + GRACE)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
