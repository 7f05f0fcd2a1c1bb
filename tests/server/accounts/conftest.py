"""What tests of accounts share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from people_hands import Town, town

from guanxi.server.notices.guard import Guard
from guanxi.server.office import office


async def _resolve(name: str, port: int) -> list[str]:
    """Where names lead, without asking anybody."""
    if name == "nowhere.example.org":
        raise OSError
    return ["10.0.0.7" if name == "inside.example.org" else "93.184.215.14"]


@pytest.fixture(name="town")
def _town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Town]:
    """A server without limits by address."""
    monkeypatch.setattr(office, "Guard", lambda: Guard(_resolve))
    with town(tmp_path) as found:
        yield found
