"""The suite leaves nothing out in silence (`honesty.py`)."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

SKIPS = """
import pytest
def test_without(): pytest.skip("no database")
@pytest.mark.xfail(strict=True)
def test_known(): assert False
def test_fine(): pass
"""
ABSENT = "import pytest\npytest.importorskip('no_such_package')\n"
ONCE = """
import pytest
pytestmark = pytest.mark.once
@pytest.mark.clause("CN-ROAD-07")
def test_a_rule(): pass
"""


@pytest.mark.parametrize(
    ("text", "ci", "told"),
    [
        (SKIPS, "", "1 passed, 1 skipped, 1 xfailed"),
        (SKIPS, "true", "1 failed, 1 passed, 1 xfailed"),
        (ABSENT, "", "1 skipped"),
        (ABSENT, "true", "1 error"),
        (ONCE, "", "marked `once`, and cites a clause: test_it.py::test_a_rule"),
    ],
    ids=["skipped", "skipped in CI", "absent", "absent in CI", "once"],
)
def test_nothing_is_left_out_in_silence(text: str, ci: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text(text, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "honesty", "-p", "no:cacheprovider", "test_it.py"]
    environment = {**os.environ, "CI": ci, "PYTHONPATH": str(Path(__file__).parent)}
    environment["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"  # they take seconds to start
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert told in done.stdout + done.stderr
