"""How much time and memory a guest may take: as much as usual, or as the environment says."""

import os
from dataclasses import dataclass
from typing import Final

from guanxi.core.errors import InputError

SECONDS: Final = "GUANXI_GUEST_SECONDS"
MEGABYTES: Final = "GUANXI_GUEST_MEGABYTES"
MOST: Final = 1_000_000  # of either
MEGABYTE: Final = 1 << 20


@dataclass(frozen=True)
class Limits:
    """What one guest may take."""

    seconds: int = 60  # for one answer, and to be made
    megabytes: int = 2048  # of addresses; 0: no limit


def limits_here() -> Limits:
    """The limits that hold for whoever runs this."""
    return Limits(_number(SECONDS, Limits.seconds, least=1), _number(MEGABYTES, Limits.megabytes, least=0))


def _number(variable: str, usual: int, least: int) -> int:
    text = os.environ.get(variable, str(usual))
    if not (text.isascii() and text.isdigit() and len(text) <= len(str(MOST)) and least <= int(text) <= MOST):
        raise InputError(f"{variable} in the environment is {text[:40]!r}: a number from {least} to {MOST:,} is wanted")
    return int(text)


def limit_memory(megabytes: int) -> None:
    """Limit this process for good; InputError where that cannot be done."""
    if not megabytes:
        return
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (megabytes * MEGABYTE,) * 2)
    except (ImportError, OSError, ValueError) as error:
        raise InputError(
            f"its memory cannot be limited to {megabytes} MB on this system ({error}); "
            f"with {MEGABYTES}=0 in the environment it plays without a limit"
        ) from None
