"""Metrics for Prometheus, read from plain counters when they are asked for. No name of anybody, no table."""

from collections.abc import Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from guanxi import __version__
from guanxi.server.counting import Histogram

if TYPE_CHECKING:
    from guanxi.server.house import House

TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Figures(Collector):
    """What one process knows of itself."""

    def __init__(self, house: "House") -> None:
        self._house = house

    def describe(self) -> Iterable[Metric]:
        """Nothing before it is asked for: there may be no writer yet."""
        return ()

    def collect(self) -> Iterator[Metric]:
        """Everything, as of now."""
        yield from self._people()
        yield from self._writing()
        yield from self._doors()
        yield from self._bots()

    def _people(self) -> Iterator[Metric]:
        house = self._house
        labels = ["version", "process"]
        yield _labelled(
            "guanxi_info", "The release, and which process answers.", labels, {(__version__, house.origin): 1}
        )
        yield GaugeMetricFamily("guanxi_connections", "Open sockets.", house.hub.connections)
        yield GaugeMetricFamily("guanxi_tables", "Tables in memory.", len(house.tables))
        yield GaugeMetricFamily("guanxi_draining", "1 while it stops.", int(house.closing))
        yield CounterMetricFamily(
            "guanxi_outbox_overflows", "Times that somebody read too slowly.", house.counts.overflows
        )
        yield CounterMetricFamily("guanxi_chat_lines", "Lines of chat.", house.counts.chat)

    def _writing(self) -> Iterator[Metric]:
        writer = self._house.writer
        yield CounterMetricFamily("guanxi_entries", "Entries committed to the logs of tables.", writer.entries)
        yield CounterMetricFamily("guanxi_batches", "Transactions with entries.", writer.committed)
        yield _histogram("guanxi_batch_entries", "Entries in a transaction.", writer.sizes)
        yield _histogram("guanxi_commit_seconds", "Time for a transaction with entries.", writer.seconds)

    def _doors(self) -> Iterator[Metric]:
        counts = self._house.counts
        yield _histogram("guanxi_move_seconds", "From a move's arrival until it is committed or refused.", counts.moves)
        codes = {(code,): number for code, number in counts.problems.items()}
        yield _counted(
            "guanxi_problems", "Answers that were no, by code; `refused` is a no of the rules.", ["code"], codes
        )
        requests = {(way, path, str(status)): number for (way, path, status), number in counts.requests.items()}
        yield _counted("guanxi_http_requests", "Requests over HTTP.", ["method", "route", "status"], requests)

    def _bots(self) -> Iterator[Metric]:
        figures = self._house.pool.figures()
        workers = {(what,): number for what, number in figures.items() if what not in ("restarts", "failures")}
        yield _labelled(
            "guanxi_bots", "Computer players: workers ready, questions asked and waiting.", ["what"], workers
        )
        for what in ("restarts", "failures"):
            yield CounterMetricFamily(f"guanxi_bots_{what}", f"Computer players: {what}.", figures[what])
        told = "Notices by channel and what became of them."
        yield _counted("guanxi_notices", told, ["channel", "what"], self._house.office.counts)


def _histogram(name: str, told: str, values: Histogram) -> Metric:
    return HistogramMetricFamily(name, told, buckets=values.buckets(), sum_value=values.total)


def _counted(name: str, told: str, labels: list[str], values: Mapping[Any, int]) -> Metric:
    found = CounterMetricFamily(name, told, labels=labels)
    for key, value in list(values.items()):
        found.add_metric([*key], value)
    return found


def _labelled(name: str, told: str, labels: list[str], values: Mapping[Any, int]) -> Metric:
    found = GaugeMetricFamily(name, told, labels=labels)
    for key, value in values.items():
        found.add_metric([*key], value)
    return found


def exposed(house: "House") -> bytes:
    """All of them as text."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(Figures(house))
    return generate_latest(registry)
