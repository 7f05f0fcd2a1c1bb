"""What tests of accounts share."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from people_hands import Town, town


@pytest.fixture(name="town")
def _town(tmp_path: Path) -> Iterator[Town]:
    """A server without limits by address."""
    with town(tmp_path) as found:
        yield found
