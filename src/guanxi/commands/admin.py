"""`guanxi admin`: look after a server's tables and people, beside a server that runs."""

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from guanxi.commands.common import positive, progress
from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import CommandParser, add_command
from guanxi.core.showing import shown

if TYPE_CHECKING:
    from guanxi.server.settings import Settings
    from guanxi.server.store.database import Database

STATUSES = ("open", "running", "over", "frozen")


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "admin")
    ways = parser.add_subparsers(dest="way", metavar=placeholder("what"), parser_class=CommandParser, required=True)
    _add_looking(ways)
    _add_doing(ways)
    _add_keeping(ways)


def _way(ways: Any, name: str, run: Callable[[argparse.Namespace], int]) -> argparse.ArgumentParser:
    told = say(f"admin-{name}")
    parser: argparse.ArgumentParser = ways.add_parser(name, help=told, description=f"{told[0].upper()}{told[1:]}.")
    parser.add_argument(
        "--database",
        metavar=placeholder("database"),
        default=os.environ.get("GUANXI_DATABASE", ""),
        help=say("admin--database"),
    )
    parser.add_argument("--data", default="", metavar=placeholder("folder"), help=say("admin--data"))
    parser.add_argument("--json", action="store_true", help=say("shared--json-plain"))
    parser.set_defaults(run=run)
    return parser


def _add_looking(ways: Any) -> None:
    parser = _way(ways, "list", _list)
    parser.add_argument("--status", choices=STATUSES, default="", help=say("admin--status"))
    parser.add_argument("--game", metavar=placeholder("game"), default="", help=say("admin--game"))
    parser.add_argument("--most", type=positive, default=100, metavar="N", help=say("admin--most"))
    parser = _way(ways, "inspect", _inspect)
    parser.add_argument("table", metavar=placeholder("table"), help=say("admin-table-address"))
    parser.add_argument("--secrets", action="store_true", help=say("admin--secrets"))
    parser = _way(ways, "people", _people)
    parser.add_argument("--most", type=positive, default=100, metavar="N", help=say("admin--most"))
    _way(ways, "reports", _reports)


def _add_doing(ways: Any) -> None:
    parser = _way(ways, "remove", _remove)
    parser.add_argument("table", metavar=placeholder("table"), help=say("admin-table"))
    parser.add_argument(
        "--reason", metavar=placeholder("reason"), default=say("admin-removed"), help=say("admin--reason")
    )
    parser.add_argument("--purge", action="store_true", help=say("admin--purge"))
    parser = _way(ways, "reset", _reset)
    parser.add_argument("name", metavar=placeholder("name"), help=say("admin-name"))
    parser.add_argument("--url", metavar="URL", default="http://localhost:8000", help=say("admin--url"))
    parser = _way(ways, "check", _check)
    parser.add_argument("--all", action="store_true", help=say("admin--all"))
    parser = _way(ways, "thaw", _thaw)
    parser.add_argument("table", metavar=placeholder("table"), help=say("admin-table"))


def _add_keeping(ways: Any) -> None:
    parser = _way(ways, "backup", _backup)
    parser.add_argument("file", metavar=placeholder("file"), type=Path, help=say("admin-backup-file"))
    parser.add_argument("--force", action="store_true", help=say("admin-backup--force"))
    parser = _way(ways, "restore", _restore)
    parser.add_argument("file", metavar=placeholder("file"), type=Path, help=say("admin-restore-file"))
    parser.add_argument("--force", action="store_true", help=say("admin-restore--force"))


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
    heads = {name: say(f"admin-column-{name.removesuffix('_s')}") for name in told[0]} if told else {}
    wide = {name: max(len(row[name]) for row in (heads, *told)) for name in heads}
    for row in (heads, *told) if told else ():
        print("  ".join(row[name].ljust(wide[name]) for name in heads).rstrip())
    print(say("admin-in-all", count=len(rows)))
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
        return _say(
            arguments, {"table": arguments.table, "purged": True}, say("admin-is-deleted", table=arguments.table)
        )
    number = _done(arguments, lambda database: close(database, arguments.table, shown(arguments.reason)[:200]))
    return _say(arguments, {"table": arguments.table, "number": number}, say("admin-is-over", table=arguments.table))


def _thaw(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.checking import thaw

    number = _done(arguments, lambda database: thaw(database, arguments.table))
    return _say(arguments, {"table": arguments.table, "number": number}, say("admin-goes-on", table=arguments.table))


def _reset(arguments: argparse.Namespace) -> int:
    from guanxi.server.accounts.tokens import reset_token

    def deed(database: "Database") -> str:
        with database.writing.begin() as connection:
            return reset_token(connection, arguments.name)

    token = _done(arguments, deed)
    link = f"{arguments.url.rstrip('/')}/reset/{token}"
    return _say(arguments, {"token": token, "link": link}, say("admin-reset-link", link=link))


def _check(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.checking import Checked, check, ids

    def deed(database: "Database") -> list[Checked]:
        with database.reading.begin() as connection:
            total = len(ids(connection, arguments.all))
        with progress(say("progress-tables"), total, shown=not arguments.json) as (bar, task):
            return check(database, arguments.all, lambda: bar.advance(task))

    found: list[Checked] = _done(arguments, deed)
    failed = [each for each in found if each.failure]
    if arguments.json:
        told = [{**each._asdict(), "failure": each.failure and each.failure._asdict()} for each in failed]
        print(json.dumps({"checked": len(found), "failed": told}, ensure_ascii=False))
        return 1 if failed else 0
    for each in failed:
        assert each.failure is not None
        what = say("admin-is-frozen") if each.frozen else say("admin-was", status=each.status)
        facts = {"table": each.table, "number": each.failure.number, "why": each.failure.error, "what": what}
        print(shown(say("admin-fails", **facts)))
    print(say("admin-checked", count=len(found), failed=len(failed)))
    return 1 if failed else 0


# ------------------------------------------------------------ keeping


def _backup(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.backup import backup

    with progress(say("progress-pages"), 1, shown=not arguments.json) as (bar, task):
        size = backup(
            _settings(arguments),
            arguments.file,
            arguments.force,
            lambda left, all: bar.update(task, total=all, completed=all - left),
        )
    facts = {"file": str(arguments.file), "bytes": size}
    return _say(arguments, facts, say("admin-backup-holds", file=arguments.file, bytes=size))


def _restore(arguments: argparse.Namespace) -> int:
    from guanxi.server.operator.backup import restore

    count = restore(_settings(arguments), arguments.file, arguments.force)
    return _say(arguments, {"tables": count}, say("admin-restored", count=count))
