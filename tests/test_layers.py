"""Imports point one way (docs/code.md): a game knows core and itself, and nothing below knows a bot or a command."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from running import some

pytestmark = pytest.mark.once

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "guanxi"
GAMES = ("china", "confucius")

# What each part may import of guanxi, itself aside. What is not named here does not exist.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "china": {"core"},
    "confucius": {"core"},
    "laws": {"core"},
    "bots": {"core"},
    "bench": {"core", "bots"},
    "simulation": {"core", "bots"},
    "arena": {"core", "bots", "simulation"},
    "web": set(),
    "server": {"core", "bots", "web"},
    "load": {"core", "server", "simulation", "bots"},
    "commands": {"core", "laws", "bots", "simulation", "arena", "bench", "server", "load"},
    "cli": {"core", "commands"},
    "__init__": set(),
}
# The scripts that run in the peers' environment import the peers.
PEERS = {"peer_catanatron.py": "catanatron", "peer_openspiel.py": "pyspiel"}
# Other people's packages, by folder; the standard library is free, and so are the types of type checkers.
DEPENDENCIES: dict[str, set[str]] = {
    "core": {"librt", "mypy_extensions", "fluent"},
    "core/terminal": {"rich"},
    "china": {"librt", "mypy_extensions"},
    "confucius": {"librt", "mypy_extensions"},
    "laws": {"librt", "mypy_extensions"},
    "bots": {"librt", "mypy_extensions"},
    "arena": {"openskill", "ray", "rich"},
    "commands": {"rich"},
    "server": {"msgspec", "litestar", "uvicorn", "sqlalchemy", "alembic", "psycopg", "argon2", "prometheus_client"},
    "server/live": {"websockets"},
    "server/notices": {"msgspec", "cryptography", "http_ece", "py_vapid"},
    "load": {"msgspec", "rich", "sqlalchemy"},
}
FOR_TYPES = {"_typeshed"}
# Rules get randomness passed in, know no time, and touch no file or network.
NOT_FOR_RULES = {"random", "secrets", "time", "datetime", "os", "pathlib", "socket", "subprocess", "sys", "threading"}

FILES = sorted(PACKAGE.rglob("*.py"))


def name_of(path: Path) -> str:
    return path.relative_to(PACKAGE).as_posix()


def part_of(path: Path) -> str:
    return path.relative_to(PACKAGE).parts[0].removesuffix(".py")


def imports(path: Path) -> Iterator[str]:
    """Every module that a file imports anywhere, also inside functions and for types only."""
    package = ["guanxi", *path.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*above, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def parts_imported(path: Path) -> set[str]:
    """The parts of guanxi that a file imports; `from guanxi import __version__` is of no part."""
    found = {name.split(".")[1] for name in imports(path) if name.startswith("guanxi.")}
    return found - {"__version__", part_of(path)}


def outsiders(path: Path) -> set[str]:
    return {name.partition(".")[0] for name in imports(path)} - {"guanxi"}


def rules() -> list[Path]:
    """The modules that setup.py compiles: the rules and what they stand on."""
    for node in ast.parse((ROOT / "setup.py").read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "COMPILED":
            patterns = ast.literal_eval(node.value)
            return sorted({path for pattern in patterns for path in ROOT.glob(pattern)})
    raise AssertionError("setup.py has no list COMPILED")


def test_a_part_imports_only_what_lies_below_it() -> None:
    above = {name_of(path): parts_imported(path) - MAY_IMPORT[part_of(path)] for path in FILES}
    assert not {name: found for name, found in above.items() if found}


def test_nothing_but_a_game_names_a_game() -> None:
    """Games are found by entry point; clauses of ours are words of ours too. The site draws their boards."""
    named = re.compile("|".join([*GAMES, r"\bCN-[A-Z]", r"\bCF-[A-Z]"]), re.IGNORECASE)
    paths = [path for ending in ("py", "ftl", "toml") for path in sorted(PACKAGE.rglob(f"*.{ending}"))]
    others = [path for path in paths if part_of(path) not in {*GAMES, "web"}]
    assert len(others) > 80
    assert not {name_of(path): found for path in others if (found := named.findall(path.read_text(encoding="utf-8")))}


def test_nothing_imports_in_a_circle() -> None:
    above = {part: set(allowed) for part, allowed in MAY_IMPORT.items()}
    assert len(above) > 8
    while above:
        lowest = [part for part, below in above.items() if not below]
        assert lowest, f"a circle among {sorted(above)}"
        above = {part: below - set(lowest) for part, below in above.items() if part not in lowest}


def test_dependencies_stay_where_they_belong() -> None:
    for path in FILES:
        folders = [folder for folder in DEPENDENCIES if name_of(path).startswith(f"{folder}/")]
        allowed = {name for folder in folders for name in DEPENDENCIES[folder]} | {PEERS.get(path.name, "")}
        assert outsiders(path) - set(sys.stdlib_module_names) - FOR_TYPES <= allowed, name_of(path)


def test_rules_know_no_chance_time_or_file() -> None:
    assert len(rules()) > 10
    for path in rules():
        assert not outsiders(path) & NOT_FOR_RULES, name_of(path)


def test_rules_import_rules_and_never_words_or_drawings() -> None:
    compiled = {f"guanxi.{name_of(rule).removesuffix('.py').replace('/', '.')}" for rule in rules()}
    for path in some(rules()):
        mine = {name for name in imports(path) if name.startswith("guanxi.")}
        doors = {name for name in mine if name not in compiled and name.rpartition(".")[0] not in compiled}
        # Boards are data: these two make numbers of what `boards/file.py` has read.
        if path.name in ("board.py", "kinds.py"):
            doors = {name for name in doors if not name.startswith("guanxi.china.doors.boards.file.")}
        assert not doors, name_of(path)


def test_the_eye_sees_what_is_imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test of this test: each way of importing is found."""
    monkeypatch.setitem(globals(), "PACKAGE", tmp_path)
    (tmp_path / "china").mkdir()
    file = tmp_path / "china" / "engine.py"
    file.write_text(
        "import guanxi.bots.random\nfrom guanxi import commands\nfrom ..bench import speed\nfrom . import state\n"
        "def f():\n    from guanxi.simulation import Batch\n    import rich.table\n"
    )
    assert parts_imported(file) == {"bots", "commands", "bench", "simulation"}
    assert outsiders(file) == {"rich"}


LONGEST = 400  # lines; whoever needs more has two themes in one file


@pytest.mark.parametrize("folder", ["src/guanxi", "tests", "examples"])
def test_no_file_is_long(folder: str) -> None:
    lines = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in some((ROOT / folder).rglob("*.py"))}
    assert not {str(path.relative_to(ROOT)): count for path, count in lines.items() if count > LONGEST}
