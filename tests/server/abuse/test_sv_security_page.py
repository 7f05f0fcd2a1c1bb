"""The page of threats and answers names tests that there are."""

import re
from pathlib import Path

import pytest

from running import some

pytestmark = pytest.mark.once
ROOT = Path(__file__).parents[3]


def test_every_test_that_is_named_exists() -> None:
    page = (ROOT / "docs" / "security.md").read_text()
    tests = {path: path.read_text() for path in (ROOT / "tests").rglob("test_*.py")}
    for name in some(sorted(set(re.findall(r"`([a-z/]*test_[a-z_]+(?:\.py)?)`", page)))):
        if name.endswith(".py"):
            assert any(str(path).endswith(f"/{name}") for path in tests), name
        else:
            assert any(f"def {name}(" in text for text in tests.values()), name


def test_limits_stand_on_the_page() -> None:
    from guanxi.server.live import ear, hub

    page = (ROOT / "docs" / "security.md").read_text()
    for told in (f"{ear.FRAMES:.0f} frames", f"{hub.PER_PERSON} connections", f"{hub.PER_ADDRESS} for an address"):
        assert told in page, told
