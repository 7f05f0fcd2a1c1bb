"""What all tests share."""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

import guanxi as guanxi_package
from honesty import pytest_collection_modifyitems, pytest_make_collect_report, pytest_runtest_makereport  # noqa: F401
from running import Run

# Timings are no pass/fail matter: no deadlines.
settings.register_profile("guanxi", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True)
settings.load_profile("guanxi")

SOURCE = str(Path(guanxi_package.__file__).parents[1])  # the very package that the tests run on


@pytest.fixture(scope="session")
def _states(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where each test will have a folder of its own, if it needs one."""
    base = tmp_path_factory.mktemp("states")
    return (base / str(number) for number in count())


@pytest.fixture(autouse=True)
def _state_folder(_states: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that are kept by themselves stay away from the user's own."""
    monkeypatch.setenv("XDG_STATE_HOME", str(next(_states)))


@pytest.fixture
def guanxi(tmp_path: Path) -> Run:
    """Run the command as a user would, in a folder of its own: `guanxi("verify", "x.record")`."""

    def run(*arguments: str, stdin: str | None = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "guanxi.cli", *arguments],
            cwd=tmp_path,
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "COLUMNS": "100", "PYTHONPATH": SOURCE, **environment},
            timeout=120,
            check=False,
        )

    return run


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say loudly what was not tried, and why."""
    reasons = [str(report.longrepr) for report in terminalreporter.stats.get("skipped", [])]
    for what, how in {"PostgreSQL": "make postgres", "Chromium": "make chromium"}.items():
        absent = [reason for reason in reasons if what in reason]
        if absent:
            terminalreporter.section("NOT TRIED", sep="!", red=True, bold=True)
            terminalreporter.line(f"{len(absent)} tests: {what} is not installed here (`{how}` installs it)")
