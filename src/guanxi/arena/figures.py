"""The figures of a tournament: of every entrant, of the seats, of the games as such."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Any

from guanxi.arena.clock import Clock
from guanxi.arena.intervals import of_mean, wilson
from guanxi.arena.match import Outcome
from guanxi.arena.ratings import Rating, ratings
from guanxi.arena.specification import Specification
from guanxi.simulation import spread


@dataclass(frozen=True)
class Result:
    """One game from one chair."""

    seat: int
    share: float
    place: int
    total: int
    lead: float  # points more than the others have on average
    sources: dict[str, int]
    clock: Clock


def results(outcomes: Iterable[Outcome], entrant: int | None = None, seat: int | None = None) -> list[Result]:
    """The games from everybody's chair, or from an entrant's, or from a seat's."""
    return [
        _from_chair(outcome, at)
        for outcome in outcomes
        for at, who in enumerate(outcome.entrants)
        if entrant in (None, who) and seat in (None, at)
    ]


def _from_chair(outcome: Outcome, at: int) -> Result:
    total = outcome.totals[at]
    lead = total - fmean(outcome.totals[:at] + outcome.totals[at + 1 :])
    return Result(at, outcome.shares[at], outcome.places[at], total, lead, outcome.sources[at], outcome.clocks[at])


def figures(spec: Specification, outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """Everything, as plain data."""
    rated = ratings(len(spec.players), outcomes)
    return {
        "game": spec.game,
        "options": dict(spec.options),
        "seed": spec.seed,
        "version": spec.version,
        "engine": " and ".join(sorted({outcome.engine for outcome in outcomes})),
        "games": len(outcomes),
        "players": [
            {"name": name, "label": label, **_entrant(results(outcomes, entrant=number), rated[number], spec.table)}
            for number, (name, label) in enumerate(zip(spec.players, spec.labels, strict=True))
        ],
        "seats": [{"seat": seat, **standing(results(outcomes, seat=seat))} for seat in range(spec.table)],
        "endings": dict(sorted(Counter(outcome.reason for outcome in outcomes).items())),
        "lengths": lengths(outcomes),
    }


def standing(played: Sequence[Result]) -> dict[str, Any]:
    """Games, wins, places and points, with intervals; without a game, nothing is known."""
    if not played:
        means = ("win_share", "mean_rank", "mean_points", "mean_lead")
        return {"games": 0, "wins": 0.0, **{name: None for mean in means for name in (mean, f"{mean}_ci")}}
    wins = sum(result.share for result in played)
    places = [float(result.place) for result in played]
    totals = [float(result.total) for result in played]
    leads = [result.lead for result in played]
    return {
        "games": len(played),
        "wins": wins,
        "win_share": wins / len(played),
        "win_share_ci": wilson(wins, len(played)),
        "mean_rank": fmean(places),
        "mean_rank_ci": of_mean(places),
        "mean_points": fmean(totals),
        "mean_points_ci": of_mean(totals),
        "mean_lead": fmean(leads),
        "mean_lead_ci": of_mean(leads),
    }


def _entrant(played: Sequence[Result], rating: Rating, seats: int) -> dict[str, Any]:
    return {
        **standing(played),
        "rating": rating.ordinal,
        "rating_mu": rating.mu,
        "rating_sigma": rating.sigma,
        **thinking([result.clock for result in played]),
        "seats": [_at_seat(seat, [result for result in played if result.seat == seat]) for seat in range(seats)],
        "points_by_source": sources(played),
    }


def thinking(clocks: Sequence[Clock]) -> dict[str, Any]:
    """How long a player thought, and how often its answer would not do."""
    asked = sum(clock.asked for clock in clocks)
    return {
        "moves": asked,
        "ms_per_move": 1000 * sum(clock.seconds for clock in clocks) / asked if asked else None,
        "slowest_ms": 1000 * max((clock.slowest for clock in clocks), default=0.0),
        "illegal": sum(clock.illegal for clock in clocks),
        "late": sum(clock.late for clock in clocks),
        "first_fault": next((clock.fault for clock in clocks if clock.fault), ""),
    }


def _at_seat(seat: int, played: Sequence[Result]) -> dict[str, Any]:
    wins = sum(result.share for result in played)
    share = wins / len(played) if played else None
    return {"seat": seat, "games": len(played), "wins": wins, "win_share": share}


def sources(played: Sequence[Result]) -> dict[str, float]:
    """Points by source, per game."""
    names = sorted({name for result in played for name in result.sources})
    return {name: fmean(result.sources.get(name, 0) for result in played) for name in names}


def lengths(outcomes: Sequence[Outcome]) -> dict[str, Any]:
    """How long the games were."""
    if not outcomes:
        return {}
    return {
        "moves": spread([outcome.moves for outcome in outcomes]),
        "turns": spread([outcome.turns for outcome in outcomes]),
    }
