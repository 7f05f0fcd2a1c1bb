"""The figures, for people and for machines."""

import msgspec
from rich.console import Console
from rich.table import Table

from guanxi.load.figures import Beside, Figures


def rows(found: Figures) -> list[tuple[str, str]]:
    """What is told, in order."""
    how = "as fast as they can" if found.rate is None else f"{found.rate:,.0f} moves a second"
    return [
        ("tables, clients", f"{found.tables:,} x {found.clients}, {how}"),
        (
            "server",
            f"{found.database}, {found.workers} process(es), {found.engine} engine, {found.stored:,} stored games",
        ),
        ("moves", f"{found.moves:,} in {found.seconds:.1f} s; {found.games:,} games ended"),
        ("moves a second", f"{found.moves_per_second:,.0f}"),
        ("half have arrived within", f"{found.p50_ms:,.1f} ms"),
        ("99 of 100 within", f"{found.p99_ms:,.1f} ms"),
        ("the slowest", f"{found.slowest_ms:,.1f} ms"),
        ("server CPU a move", f"{found.server_cpu_ms_per_move:.3f} ms"),
        ("CPU of the clients a move", f"{found.generator_cpu_ms_per_move:.3f} ms"),
        ("memory of the server", f"{found.memory_mb:,.0f} MB"),
        ("start to first answer", f"{found.startup_s:.2f} s"),
        *([("moves of computer players", f"{found.bot_moves:,} at {found.thinking} tables")] if found.thinking else []),
        ("lost, errors", f"{found.lost}, {found.errors}"),
        *(_beside(found.beside) if found.beside else []),
    ]


def _beside(found: Beside) -> list[tuple[str, str]]:
    late = f"half within {found.p50_ms:,.0f} ms, 99 of 100 within {found.p99_ms:,.0f} ms"
    return [
        (f"beside it, {found.name}", f"{found.moves_per_second:,.0f} moves a second, {late}"),
        ("  its server CPU a move", f"{found.server_cpu_ms_per_move:.3f} ms"),
        ("  ours is faster by", f"{found.ratio:.1f} times"),
    ]


def tell(found: Figures) -> None:
    """Print them."""
    table = Table(title=f"{found.game} under load", show_header=False, title_justify="left")
    for row in rows(found):
        table.add_row(*row)
    Console(width=100, highlight=False).print(table)


def as_json(found: Figures) -> str:
    """One object."""
    return msgspec.json.format(msgspec.json.encode(found), indent=2).decode()
