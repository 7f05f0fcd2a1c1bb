"""Long work in the event loop is done in short pieces, so that nobody else waits for it."""

import asyncio
import time
from typing import Final

PIECE: Final = 0.005  # seconds


class Breath:
    """Lets the others go on, when a piece of work has taken long enough."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def take(self) -> None:
        """To be called after every small step."""
        if time.perf_counter() - self._since > PIECE:
            await asyncio.sleep(0)
            self._since = time.perf_counter()
