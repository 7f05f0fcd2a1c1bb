"""Goofspiel as a package of its own, installed in a folder."""

import subprocess
import sys
from pathlib import Path

import pytest
from installing import EXAMPLE, PACKAGE, ROOT, SOURCES, environment, install_project

from running import Run

ENGINES = {PACKAGE: "tested", **({} if PACKAGE == SOURCES else {SOURCES: "interpreted"})}


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which Goofspiel is found, and guanxi as this checkout tells of it."""
    folder = tmp_path_factory.mktemp("installed")
    install_project(folder, ROOT)
    install_project(folder, EXAMPLE)
    return folder


@pytest.fixture(params=list(ENGINES), ids=ENGINES.get)
def goofspiel(request: pytest.FixtureRequest, installed: Path, tmp_path: Path) -> Run:
    """The command as a user would run it, with the engine under test and with the sources as they stand."""

    def run(*arguments: str, stdin: str | None = "", module: str = "guanxi.cli") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", module, *arguments],
            cwd=tmp_path,
            input=stdin,
            capture_output=True,
            encoding="utf-8",
            env=environment(installed, request.param),
            timeout=120,
            check=False,
        )

    return run
