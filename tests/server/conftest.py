"""What the tests of the server share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from archive_hands import Site, site


@pytest.fixture
def anyio_backend() -> str:
    """The server runs on asyncio."""
    return "asyncio"


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    """A server of its own, with Anna at hand."""
    with site(tmp_path) as found:
        yield found


@pytest.fixture
def still(monkeypatch: pytest.MonkeyPatch) -> None:
    """No time passes for what limits how often somebody asks: on a slow machine a bucket would fill meanwhile."""
    monkeypatch.setattr("guanxi.server.limits.monotonic", lambda: 0.0)
