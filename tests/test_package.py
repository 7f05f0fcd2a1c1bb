"""The package is whole: data, version, messages, and nothing in the tree that belongs to one machine."""

import os
import re
import subprocess
import tomllib
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

import guanxi
from guanxi.cli import main
from guanxi.core.engine import engine_kind
from running import some

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "guanxi"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))

# --- data ---


def data_files() -> set[Path]:
    """Everything in the package that is neither Python nor made from it."""
    made = {".py", ".pyc", ".so", ".pyd", ".c", ".h"}
    return {path for path in PACKAGE.rglob("*") if path.is_file() and path.suffix not in made}


def test_all_data_is_package_data() -> None:
    globs = PROJECT["tool"]["setuptools"]["package-data"]["guanxi"]
    covered = {path for pattern in globs for path in PACKAGE.glob(pattern)}
    assert data_files() <= covered
    written = {path for path in data_files() if not path.is_relative_to(PACKAGE / "web" / "site")}  # that is built
    assert {path.suffix for path in written} == {".toml", ".ftl", ".json", ".typed", ".mako"}


def test_all_data_is_where_the_package_is_imported_from() -> None:
    for path in some(data_files()):
        assert files("guanxi").joinpath(*path.relative_to(PACKAGE).parts).is_file(), path


def test_the_site_is_installed_with_the_package() -> None:
    """What `make test` tests is installed: nobody gets a server without its pages."""
    if os.environ.get("GUANXI_EXPECT_COMPILED") == "1":
        site = files("guanxi") / "web" / "site"
        assert b"<script" in (site / "index.html").read_bytes()
        assert [path.name for path in (site / "assets").iterdir() if path.name.endswith(".js")]


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert not [folder for folder in folders if not (folder / "__init__.py").is_file()]


# --- version ---


def test_the_version_is_the_same_everywhere() -> None:
    assert guanxi.__version__ == PROJECT["project"]["version"]
    assert f"## {guanxi.__version__} " in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_version_says_which_engine(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["--version"])
    assert stop.value.code == 0
    assert capsys.readouterr().out == f"guanxi {guanxi.__version__} ({engine_kind()} engine)\n"


def test_this_is_the_engine_that_was_meant() -> None:
    """`make test-compiled` sets GUANXI_EXPECT_COMPILED, so that it cannot pass on an interpreted engine."""
    if os.environ.get("GUANXI_EXPECT_COMPILED") == "1":
        assert engine_kind() == "compiled"
    elif Path(guanxi.__file__).is_relative_to(PACKAGE):
        assert engine_kind() == "interpreted"


# --- one machine ---

# Written in pieces, so that this file does not find itself.
MACHINE_PATHS = re.compile(r"(?<![\w.~-])/" + r"(?:work|root|home|Users|mnt)/\w")
PACKAGE_HOSTS = re.compile(r"\b[\w.-]*(?:py" + r"pi|python" + r"hosted|npm" + r"js|arti" + r"factory)\.[a-z]{2,}")
RESOLVED = re.compile(r'"resolv' + r'ed"\s*:\s*"[a-z]+:')
ADDRESSES = re.compile(r"https?:|git\+|file:|--(?:extra-)?index-url|--find-links|--trusted-host|^-[if]\b", re.MULTILINE)


@cache
def tree() -> list[Path]:
    """All files that are or could be committed."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(listed, cwd=ROOT, capture_output=True, check=True).stdout.decode().split("\0")
    return [ROOT / name for name in names if name and (ROOT / name).is_file()]


@pytest.mark.parametrize("pattern", [MACHINE_PATHS, PACKAGE_HOSTS, RESOLVED], ids=["paths", "hosts", "resolved"])
def test_nothing_in_the_tree_belongs_to_one_machine(pattern: re.Pattern[str]) -> None:
    found = []
    for path in tree():
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1):
            if match := pattern.search(line):
                found.append(f"{path.relative_to(ROOT)}:{number}: {match.group()}")
    assert not found


def test_requirements_name_no_address() -> None:
    paths = sorted((ROOT / "requirements").iterdir())
    assert paths
    for path in paths:
        assert not ADDRESSES.search(path.read_text(encoding="utf-8")), path


def test_locks_pin_every_package_by_version_and_hash() -> None:
    for path in some(sorted((ROOT / "requirements").glob("*.txt"))):
        entries = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip())
        for entry in some(entries):
            assert re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+", entry), f"{path.name}: {entry[:60]}"
            assert "--hash=sha256:" in entry, f"{path.name}: {entry[:60]}"
