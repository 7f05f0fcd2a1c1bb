"""The build: without a compiler that works it installs as plain Python."""

import os
import subprocess
import sys
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
