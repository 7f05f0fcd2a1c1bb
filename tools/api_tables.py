"""The tables of docs/api.md, made from the code: `python tools/api_tables.py` writes them into the page.

They stand between `<!-- table: NAME -->` and `<!-- end -->`; a test fails where the page says something else.
"""

import inspect
import re
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from litestar import Litestar
from litestar.handlers import HTTPRouteHandler

from guanxi.server import messages as m
from guanxi.server.app import create_app
from guanxi.server.archive.past import MOST_LINES
from guanxi.server.clocks import speed
from guanxi.server.describing import operations, told, who_may
from guanxi.server.limits import Buckets
from guanxi.server.live import ear, hub, outbox, socket
from guanxi.server.lobby import listing
from guanxi.server.problems import ROWS, Problem
from guanxi.server.schemas import REF
from guanxi.server.settings import Settings
from guanxi.server.tables import deeds, live_table, takeback
from guanxi.server.tables import entries as e

PAGE = Path(__file__).parents[1] / "docs" / "api.md"
MARKED = re.compile(r"(<!-- table: (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
FIELD = re.compile(r"^    (\w+): .*?(?:  # (.*))?$", re.MULTILINE)
PARTS = [m.TableInfo, m.SeatInfo, m.Position, m.Clocks, m.RequestInfo, m.Ended, *get_args(speed.Speed)]
BUCKETS = {  # in the house, or at its counter for advice: what is counted
    "chat_limits": "lines of chat, by person",
    "making_limits": "tables made, by person",
    "asking_limits": "requests, by address",
    "easy": "choices, drafts, why-not, preview, prospects, standings, past, why: by person, or by address",
    "hard": "why-not of everything, positions in a row, points, log, record, verify: by person, or by address",
    "hint": "hints, by person",
    "_imports": "records brought, by person",
}


def tables() -> dict[str, str]:
    """Every table by its name."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=folder))
        found = {
            "routes": routes(app),
            "frames_in": structs(get_args(m.Frame)),
            "frames_out": structs(get_args(m.AnyOut)),
            "parts": structs(PARTS),
            "kinds": table(("Kind", "Meaning"), kinds()),
            "problems": table(("Code", "Status", "Meaning"), problems()),
            "limits": table(("What", "Limit"), limits(app)),
            "closing": table(("Code", "Why"), closings()),
        }
        app.state.house.database.close()
    return found


def written(page: str) -> str:
    """A page with the tables as they are."""
    found = tables()
    return MARKED.sub(lambda each: f"{each[1]}\n{found[each[2]]}\n{each[3]}", page)


def table(head: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    named = list(head)
    lines = [named, ["---"] * len(named), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


# --- routes ---


def routes(app: Litestar) -> str:
    """A table for each sort of routes."""
    schema = told(app.openapi_schema.to_schema(), app)
    known = {
        id(operation): (method, path) for path, each in schema["paths"].items() for method, operation in each.items()
    }
    sorts: dict[str, list[list[str]]] = {}
    for handler, operation in operations(app, schema):
        method, path = known[id(operation)]
        says = f"{operation['summary'].rstrip('.')}{'' if operation['summary'].endswith('?') else '.'}"
        row = [
            f"`{method.upper()} {path}`",
            f"{says} {' '.join(operation['description'].split())}",
            takes(operation),
            who_may(handler),
        ]
        sorts.setdefault(operation["tags"][0], []).append(row)
    head = ("Route", "What it does", "Takes → answers", "Who")
    return "\n".join(f"**{sort}**\n\n{table(head, sorted(rows, key=by_path))}" for sort, rows in sorts.items())


def by_path(row: list[str]) -> tuple[str, str]:
    method, _, path = row[0].strip("`").partition(" ")
    return path, method


def takes(operation: dict[str, Any]) -> str:
    body = next(iter(operation.get("requestBody", {}).get("content", {}).values()), None)
    asked = [f"`?{each['name']}`" for each in operation.get("parameters", []) if each["in"] == "query"]
    answer = next(each for code, each in operation["responses"].items() if code != "default")
    content = next(iter(answer.get("content", {}).values()), {"schema": {}})
    given = " ".join([*([sort_of(body["schema"])] if body else []), *asked])
    return f"{given} → {sort_of(content['schema']) or 'nothing'}".strip()


# --- messages ---


def structs(found: Iterable[type[msgspec.Struct]]) -> str:
    """Each message with its fields."""
    kinds = list(found)
    _, parts = msgspec.json.schema_components(kinds, ref_template=REF)
    return "\n".join(_struct(kind, parts[kind.__name__]) for kind in kinds)


def _struct(kind: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    tag = kind.__struct_config__.tag
    title = f"`{tag}` (`{kind.__name__}`)" if tag else f"`{kind.__name__}`"
    meant = dict(FIELD.findall(inspect.getsource(kind)))
    taken = kind.__struct_config__.forbid_unknown_fields
    fields = [(each, schema["properties"][each.name]) for each in msgspec.structs.fields(kind)]
    rows = [(f"`{each.name}`", _sort(part, each, taken), meaning(meant[each.name], part)) for each, part in fields]
    head = f"**{title}**: {inspect.getdoc(kind)}\n"
    return head + (f"\n{table(('Field', 'Type', 'Meaning'), rows)}" if rows else "")


def _sort(schema: dict[str, Any], field: msgspec.structs.FieldInfo, taken: bool) -> str:
    """With what counts if it is left out; everything that is told is there, but for what is marked so."""
    if field.default is msgspec.UNSET or (taken and field.default in (None, "")):
        return f"{sort_of(schema)}, may be left out"
    if taken and field.default is not msgspec.NODEFAULT:
        return f"{sort_of(schema)}, {msgspec.json.encode(field.default).decode()} if left out"
    return sort_of(schema)


def meaning(comment: str, schema: dict[str, Any]) -> str:
    return (comment or schema.get("description", "")).replace("None", "null")


def sort_of(schema: dict[str, Any]) -> str:
    """A schema in a few words."""
    if "$ref" in schema:
        return f"`{schema['$ref'].rpartition('/')[2]}`"
    some = schema.get("anyOf") or schema.get("oneOf")
    if some:
        return " or ".join(dict.fromkeys(sort_of(each) for each in some))
    sort = schema.get("type", "")
    if sort == "array":
        return f"list of {sort_of(schema.get('items', {})) or 'anything'}"
    return sort if isinstance(sort, str) else " or ".join(sort)


# --- entries, problems and limits ---


def kinds() -> Iterator[tuple[str, str]]:
    for entry in get_args(e.AnyEntry):
        yield f"`{entry.__struct_config__.tag}`", inspect.getdoc(entry) or ""


def problems() -> Iterator[tuple[str, str, str]]:
    for code, status in sorted(ROWS.items(), key=lambda each: (each[1], each[0])):
        yield f"`{code}`", str(status), Problem(code).text


def closings() -> Iterator[tuple[str, str]]:
    yield str(socket.FLOODED), "`too_many`: more frames than the limit allows"
    yield str(socket.FAILED), "`internal`: something went wrong on our side"
    yield (
        str(socket.GOING_AWAY),
        "`closing`: the server is being restarted; a `closing` frame has said when to come back",
    )
    yield str(socket.SIGNED_OUT), "`bad_token`: the session or token has ended"


def limits(app: Litestar) -> Iterator[tuple[str, str]]:
    """What is refused beyond a number."""
    house = app.state.house
    yield "body of a request", f"{app.request_max_body_size:,} bytes"
    yield "frame on the socket", f"{ear.LARGEST_FRAME:,} bytes"
    yield "frames on one socket", rate(ear.FRAMES, ear.BURST)
    yield "open sockets", f"{hub.PER_PERSON} of one person, {hub.PER_ADDRESS} from one address"
    yield "tables that one socket is told of", str(socket.MOST_TABLES)
    yield (
        "messages that wait for a slow reader",
        f"{outbox.MOST}, or {outbox.LARGEST:,} bytes; then a fresh view instead",
    )
    yield "updates kept for who comes back", f"the last {live_table.RECENT} of a table; else a fresh view"
    yield "actions in a gesture", f"{deeds.LONGEST}, each at most {deeds.LONGEST_LINE} characters"
    yield "deeds that wait at one table", str(live_table.MOST_WAITING)
    yield "tables in a list", f"{listing.MOST}; `before` goes on"
    yield "lines of a log at a time", str(MOST_LINES)
    yield (
        "time for an answer to a take-back",
        f"{_seconds(speed.Live())} with a live clock, else {_seconds(speed.Days())}",
    )
    yield "pause after a take-back was refused", f"{takeback.pause(1) / 1000:g} s, {takeback.pause(2) / 1000:g} s, …"
    found = vars(house) | house.counter._limits | {"_imports": house.shelf._imports}
    for name, each in found.items():
        if isinstance(each, Buckets):
            yield BUCKETS[name], rate(each._per_second, each._burst)
    yield from sorted(set(_by_address(app)))


def _by_address(app: Litestar) -> Iterator[tuple[str, str]]:
    """Litestar's own limits, which stand at the handlers."""
    for route in app.routes:
        for handler in getattr(route, "route_handlers", []):
            for each in handler.middleware or [] if isinstance(handler, HTTPRouteHandler) else []:
                unit, most = each.kwargs["config"].rate_limit
                yield (
                    f"`{sorted(handler.http_methods)[0]} {route.path_format}`, by address",
                    f"{most} {'an' if unit == 'hour' else 'a'} {unit}",
                )


def _seconds(clock: speed.Speed) -> str:
    return f"{takeback.patience(clock) / 1000:g} s"


def rate(per_second: float, burst: float) -> str:
    often = f"{per_second:g} a second" if per_second >= 1 else f"one in {1 / per_second:g} seconds"
    return f"{often}, {burst:g} at once"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
