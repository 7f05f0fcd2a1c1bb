"""The package is whole: data, version, messages, and nothing in the tree that belongs to one machine."""

import ast
import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

import guanxi
from guanxi.china.rules.clauses import IDS
from guanxi.china.rules.components import COLOURS
from guanxi.cli import main
from guanxi.core.engine import engine_kind

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
    assert {path.suffix for path in data_files()} == {".toml", ".ftl", ".typed"}


def test_all_data_is_where_the_package_is_imported_from() -> None:
    for path in data_files():
        assert files("guanxi").joinpath(*path.relative_to(PACKAGE).parts).is_file(), path


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


# --- messages ---

# The functions of core that take a message's name, as their second argument after the package.
SPEAKERS = ("say", "has_message")


@cache
def texts() -> dict[str, set[str]]:
    """The names of all messages, by package: `china.terminal` for `china/doors/terminal/texts/en.ftl`."""
    found = {}
    for path in sorted(PACKAGE.rglob("texts/en.ftl")):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        assert not [entry.content for entry in body if isinstance(entry, Junk)], path
        names = [entry.id.name for entry in body if isinstance(entry, Message)]
        assert len(names) == len(set(names)), path
        found[".".join(path.parent.parent.relative_to(PACKAGE).parts)] = set(names)
    return found


@cache
def modules() -> list[tuple[str, ast.Module]]:
    """Every module, with the part of guanxi that it belongs to."""
    paths = sorted(PACKAGE.rglob("*.py"))
    return [
        (path.relative_to(PACKAGE).parts[0], ast.parse(path.read_text(encoding="utf-8"), str(path))) for path in paths
    ]


def name_in(node: ast.expr) -> str:
    """`f`, for both f and x.f."""
    return str(getattr(node, "attr", getattr(node, "id", "")))


def strings_in(node: ast.AST) -> set[str]:
    found = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
    return {value for value in found if isinstance(value, str)}


@cache
def packages_named() -> dict[tuple[str, str], str]:
    """Constants such as `TEXTS = "china.terminal"` that stand for a package of messages, by part and name."""
    found = {}
    for part, module in modules():
        for node in module.body:
            if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
                if node.value.value in texts():
                    target = node.targets[0] if isinstance(node, ast.Assign) else node.target
                    found[part, name_in(target)] = str(node.value.value)
    return found


Speakers = dict[tuple[str, str], tuple[str, int]]


def asked(part: str, node: ast.AST, speakers: Speakers) -> tuple[str, ast.expr] | None:
    """If this asks for a message: its package, and the expression for its name."""
    if not isinstance(node, ast.Call):
        return None
    speaker = name_in(node.func)
    if speaker in SPEAKERS and len(node.args) > 1:
        first = node.args[0]
        given = str(first.value) if isinstance(first, ast.Constant) else packages_named().get((part, name_in(first)))
        return (given, node.args[1]) if given else None
    package, at = speakers.get((part, speaker), ("", 0))
    return (package, node.args[at]) if package and len(node.args) > at else None


@cache
def own_speakers() -> Speakers:
    """Functions of a part that pass one of their arguments on as a message's name, by part and name."""
    found: Speakers = {}
    while True:
        known = len(found)
        for part, module in modules():
            for function in ast.walk(module):
                if isinstance(function, ast.FunctionDef) and function.name not in SPEAKERS:
                    names = [argument.arg for argument in function.args.args if argument.arg != "self"]
                    for node in ast.walk(function):
                        call = asked(part, node, found)
                        if call and isinstance(call[1], ast.Name) and call[1].id in names:
                            found[part, function.name] = (call[0], names.index(call[1].id))
        if len(found) == known:
            return found


def calls() -> Iterator[tuple[str, ast.expr]]:
    """Every place where a message is asked for: the package, and the expression for the message's name."""
    for part, module in modules():
        for node in ast.walk(module):
            call = asked(part, node, own_speakers())
            if call:
                yield call


def names_meant(node: ast.expr) -> Iterator[str]:
    """The names that an expression can stand for, as patterns; none if that cannot be told."""
    if isinstance(node, ast.Constant):
        yield re.escape(str(node.value))
    elif isinstance(node, ast.JoinedStr):
        fixed = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
        yield "".join(fixed)
    elif isinstance(node, ast.IfExp):
        yield from names_meant(node.body)
        yield from names_meant(node.orelse)
    elif isinstance(node, ast.Subscript):  # one of a row or table of names, written on the spot
        yield from (re.escape(name) for name in strings_in(node.value))


def asked_for() -> set[tuple[str, str]]:
    return {(package, pattern) for package, name in calls() for pattern in names_meant(name)}


def test_every_message_that_is_asked_for_exists() -> None:
    assert len(asked_for()) > 20
    for package, pattern in asked_for():
        assert any(re.fullmatch(pattern, name) for name in texts()[package]), (package, pattern)


def test_every_message_is_asked_for() -> None:
    """In a call, or by its name (or `f"beginning-{...}"` of it) in a module that speaks."""
    written, begun = set(), set()
    for part, module in modules():
        if any(asked(part, node, own_speakers()) for node in ast.walk(module)):
            written |= strings_in(module)
            built = [node for node in ast.walk(module) if isinstance(node, ast.JoinedStr)]
            begun |= {pattern for node in built for pattern in names_meant(node) if re.match(r"[a-z]+\\-", pattern)}
    for package, names in texts().items():
        if package == "confucius":
            continue  # messages are named by events; tests/confucius/test_cf_words.py compares them one by one
        patterns = begun | {pattern for speaker, pattern in asked_for() if speaker == package}
        unused = [name for name in names - written if not any(re.fullmatch(pattern, name) for pattern in patterns)]
        assert not unused, package


def test_every_clause_that_refuses_and_every_colour_has_words() -> None:
    names = texts()["china"]
    assert {f"no-{clause}" for clause in IDS if clause} == {name for name in names if name.startswith("no-")}
    assert {f"colour-{colour}" for colour in COLOURS} == {name for name in names if name.startswith("colour-")}


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
    for path in sorted((ROOT / "requirements").glob("*.txt")):
        entries = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8").strip())
        for entry in entries:
            assert re.match(r"[\w.-]+(\[[\w,-]+\])?==\S+", entry), f"{path.name}: {entry[:60]}"
            assert "--hash=sha256:" in entry, f"{path.name}: {entry[:60]}"
