"""What keeps the suite honest: evidence for rules is found with both engines, and in CI nothing is skipped."""

import os
from collections.abc import Generator
from typing import TypeVar

import pytest

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Evidence for a rule is found with both engines: what cites a clause does not run once."""
    wrong = [item.nodeid for item in items if item.get_closest_marker("once") and item.get_closest_marker("clause")]
    if wrong:
        raise pytest.UsageError(f"marked `once`, and cites a clause: {', '.join(wrong)}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """In CI nothing is skipped: what a test misses has to be there."""
    return refused_in_ci((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """The same for whole modules."""
    return refused_in_ci((yield))


def refused_in_ci(report: Report) -> Report:
    """With CI=true a skip is a failure; an expected failure is none."""
    if os.environ.get("CI") == "true" and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome, report.longrepr = "failed", f"skipped, though CI=true: {report.longrepr}"
    return report
