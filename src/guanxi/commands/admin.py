"""`guanxi admin`: look after a server's tables and people, beside a server that runs."""

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import positive, progress
from guanxi.commands.parsing import CommandParser
from guanxi.core.showing import shown

if TYPE_CHECKING:
    from guanxi.server.settings import Settings
    from guanxi.server.store.database import Database

EPILOG = """\
All of these work on the database itself, safely beside a server that runs; only `restore` needs it to be stopped.
After an upgrade: `guanxi admin check`, then start the server. docs/hosting.md tells the rest."""
STATUSES = ("open", "running", "over", "frozen")


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "admin",
        help="look after the tables and people of a server",
        description="Look after the tables and people of a server.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    ways = parser.add_subparsers(dest="way", metavar="WHAT", parser_class=CommandParser, required=True)
    _add_looking(ways)
    _add_doing(ways)
    _add_keeping(ways)


def _way(ways: Any, name: str, run: Callable[[argparse.Namespace], int], told: str) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = ways.add_parser(name, help=told, description=f"{told[0].upper()}{told[1:]}.")
    parser.add_argument(
        "--database", default=os.environ.get("GUANXI_DATABASE", ""), help="postgresql://… or sqlite:///…, as for serve"
    )
    parser.add_argument("--data", default="", metavar="FOLDER", help="where the embedded database lies, as for serve")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.set_defaults(run=run)
    return parser


def _add_looking(ways: Any) -> None:
    parser = _way(ways, "list", _list, "list tables, the last that changed first")
    parser.add_argument("--status", choices=STATUSES, default="", help="only these")
    parser.add_argument("--game", default="", help="only of this game")
    parser.add_argument("--most", type=positive, default=100, metavar="N", help="at most so many (100)")
    parser = _way(ways, "inspect", _inspect, "show a table from the inside: seats, clocks, log")
    parser.add_argument("table", metavar="TABLE", help="its id, the end of its address")
    parser.add_argument("--secrets", action="store_true", help="also the seed and every move: do not look if you play")
    parser = _way(ways, "people", _people, "list people, the last that were here first")
    parser.add_argument("--most", type=positive, default=100, metavar="N", help="at most so many (100)")
    _way(ways, "reports", _reports, "list what people have reported")


def _add_doing(ways: Any) -> None:
    parser = _way(ways, "remove", _remove, "end a table without a result, or delete it")
    parser.add_argument("table", metavar="TABLE", help="its id")
    parser.add_argument("--reason", default="removed by the operator", help="what its players read")
    parser.add_argument("--purge", action="store_true", help="delete it with everything said and done there")
    parser = _way(ways, "reset", _reset, "make a token with which an account sets a new password, once, within a day")
    parser.add_argument("name", metavar="NAME", help="the name of the account")
    parser.add_argument("--url", default="http://localhost:8000", help="where the server is, as for serve")
    parser = _way(ways, "check", _check, "replay tables with the code at hand; what fails is frozen and named")
    parser.add_argument("--all", action="store_true", help="also tables that are over")
    parser = _way(ways, "thaw", _thaw, "let a frozen table go on")
    parser.add_argument("table", metavar="TABLE", help="its id")


def _add_keeping(ways: Any) -> None:
    parser = _way(ways, "backup", _backup, "copy the embedded database to a file, while the server runs")
    parser.add_argument("file", metavar="FILE", type=Path, help="where to")
    parser.add_argument("--force", action="store_true", help="write over a file that is there")
    parser = _way(ways, "restore", _restore, "put a backup in the place of the embedded database")
    parser.add_argument("file", metavar="FILE", type=Path, help="the backup")
    parser.add_argument("--force", action="store_true", help="also if there is a database")


# ------------------------------------------------------------ running


def _settings(arguments: argparse.Namespace) -> "Settings":
    from guanxi.server.settings import Settings, checked

    return checked(Settings(database=arguments.database, data=arguments.data))


def _asked(arguments: argparse.Namespace, asked: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
    """Ask something of the database; what is asked is given the time if it wants it."""
    from guanxi.server.operator.opening import opened

    with opened(_settings(arguments)) as database, database.reading.begin() as connection:
        return asked(connection, database.now(connection), *args, **kwargs)


def _done(arguments: argparse.Namespace, deed: "Callable[[Database], Any]") -> Any:
    from guanxi.server.operator.opening import opened

    with opened(_settings(arguments)) as database:
        return deed(database)


def _say(arguments: argparse.Namespace, facts: Any, text: str) -> int:
    print(json.dumps(facts, ensure_ascii=False) if arguments.json else shown(text))
    return 0


def _rows(arguments: argparse.Namespace, rows: list[dict[str, Any]]) -> int:
    """A list of facts: a line for each."""
    if arguments.json:
        print(json.dumps(rows, ensure_ascii=False))
        return 0
    told = [{name: _cell(name, value) for name, value in row.items()} for row in rows]
    for row in [{name: name.removesuffix("_s") for name in told[0]}, *told] if told else []:
        wide = {name: max(len(name), *(len(each[name]) for each in told)) for name in row}
        print("  ".join(value.ljust(wide[name]) for name, value in row.items()).rstrip())
    print(f"{len(rows)} in all")
    return 0


def _cell(name: str, value: Any) -> str:
    if name.endswith("_s"):
        unit, seconds = next(((u, s) for u, s in (("d", 86400), ("h", 3600), ("min", 60)) if value >= s), ("s", 1))
        return f"{value // seconds} {unit}"
    return shown(", ".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value))[:60]


# ------------------------------------------------------------ looking


def _list(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.overview import tables_shown

    return _rows(arguments, _asked(arguments, tables_shown, arguments.status, arguments.game, arguments.most))


def _people(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.overview import people_shown

    return _rows(arguments, _asked(arguments, people_shown, arguments.most))


def _reports(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.overview import reports_shown

    return _rows(arguments, _asked(arguments, reports_shown))


def _inspect(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.overview import inspected

    def asked(connection: Any, now: int) -> dict[str, Any]:
        return inspected(connection, arguments.table, arguments.secrets)

    found = _asked(arguments, asked)
    if arguments.json:
        return _say(arguments, found, "")
    for name, value in found.items():
        lines = value if isinstance(value, list) else []
        print(f"{name}: {'' if lines else shown(str(value))}".rstrip())
        for each in lines:
            print("  " + shown("  ".join(f"{key}={fact}" for key, fact in each.items() if fact not in (None, ""))))
    return 0


# ------------------------------------------------------------ doing


def _remove(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.checking import close, purge

    if arguments.purge:
        _done(arguments, lambda database: purge(database, arguments.table))
        return _say(arguments, {"table": arguments.table, "purged": True}, f"table {arguments.table} is deleted")
    number = _done(arguments, lambda database: close(database, arguments.table, shown(arguments.reason)[:200]))
    return _say(arguments, {"table": arguments.table, "number": number}, f"table {arguments.table} is over")


def _thaw(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.checking import thaw

    number = _done(arguments, lambda database: thaw(database, arguments.table))
    return _say(arguments, {"table": arguments.table, "number": number}, f"table {arguments.table} goes on")


def _reset(arguments: argparse.Namespace) -> int:
    from guanxi.server.accounts.tokens import reset_token

    def deed(database: "Database") -> str:
        with database.writing.begin() as connection:
            return reset_token(connection, arguments.name)

    token = _done(arguments, deed)
    link = f"{arguments.url.rstrip('/')}/reset/{token}"
    return _say(arguments, {"token": token, "link": link}, f"once, within a day: {link}")


def _check(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.checking import Checked, check, ids

    def deed(database: "Database") -> list[Checked]:
        with database.reading.begin() as connection:
            total = len(ids(connection, arguments.all))
        with progress("tables", total, shown=not arguments.json) as (bar, task):
            return check(database, arguments.all, lambda: bar.advance(task))

    found: list[Checked] = _done(arguments, deed)
    failed = [each for each in found if each.failure]
    if arguments.json:
        told = [{**each._asdict(), "failure": each.failure and each.failure._asdict()} for each in failed]
        print(json.dumps({"checked": len(found), "failed": told}, ensure_ascii=False))
        return 1 if failed else 0
    for each in failed:
        assert each.failure is not None
        what = "frozen" if each.frozen else f"was {each.status} before"
        print(shown(f"table {each.table} fails at entry {each.failure.number} ({each.failure.error}): {what}"))
    print(f"{len(found)} tables checked, {len(failed)} fail")
    return 1 if failed else 0


# ------------------------------------------------------------ keeping


def _backup(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.backup import backup

    with progress("pages", 1, shown=not arguments.json) as (bar, task):
        size = backup(
            _settings(arguments),
            arguments.file,
            arguments.force,
            lambda left, all: bar.update(task, total=all, completed=all - left),
        )
    facts = {"file": str(arguments.file), "bytes": size}
    return _say(arguments, facts, f"{arguments.file} holds everything ({size} bytes)")


def _restore(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.backup import restore

    count = restore(_settings(arguments), arguments.file, arguments.force)
    return _say(arguments, {"tables": count}, f"{count} tables are back")
