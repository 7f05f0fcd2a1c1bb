"""The page about strength, written from whatever has been played so far. Every figure names the games behind it."""

import os
from collections.abc import Sequence
from datetime import date

from guanxi import __version__
from guanxi.arena import plots, tables
from guanxi.arena.ladder.duels import verdict
from guanxi.arena.ladder.parts import Page, Played, behind
from guanxi.arena.ladder.strong import strong_part
from guanxi.arena.markdown import markdown_table
from guanxi.bots.levels import LEVELS
from guanxi.core.engine import engine_kind
from guanxi.core.game import game_named

DUEL_HEAD = ("one v three", "games", "planned", "wins", "95 %", "fair", "lead", "±", "promised", "promise")
HOW = (
    "Written by `guanxi ladder`; [the arena](arena.md) tells how games are scheduled and figures made. "
    "Intervals are of 95 %. A shared victory counts in parts. "
    "A lead is in points, over what the others at the table have on average; fair is none. "
    "Levels that are other players by another name: "
    + ", ".join(f"{level.name} is {level.player}" for level in LEVELS if level.player)
    + "."
)


def strength(played: Sequence[Played], folder: str) -> Page:
    """The whole page."""
    games = sum(len(one.outcomes) for one in played)
    told = f"guanxi {__version__}, {engine_kind()} engine, {os.cpu_count()} cores"
    page = Page(["# Strength", f"{date.today().isoformat()}: {games:,} games; {told}.", HOW], {}, folder)
    for game in dict.fromkeys(one.contest.spec.game for one in played):
        page.parts.append(f"## {game_named(game).title}")
        _game(page, [one for one in played if one.contest.spec.game == game])
    return page


def _game(page: Page, played: Sequence[Played]) -> None:
    for one in played:
        if one.contest.kind == "all":
            _all_players(page, one)
    duels = [one for one in played if one.contest.kind == "duel"]
    if duels:
        page.parts += ["### Duels", markdown_table(DUEL_HEAD, [_duel(one) for one in duels])]
    for one in played:
        if one.contest.kind == "strong":
            strong_part(page, one)


def _all_players(page: Page, one: Played) -> None:
    page.parts += [f"### All players, {one.contest.spec.table} at a table", behind(one)]
    if not one.outcomes:
        return
    found = one.found
    ranked = tables.are_ranked(found["players"])
    if not ranked:
        page.parts.append(tables.TOO_FEW)
    page.parts.append(markdown_table(*tables.standing(found["players"])))
    page.draw(f"{one.contest.slug}-wins", "Share of the wins", plots.win_plot(found))
    if ranked:
        page.draw(f"{one.contest.slug}-ratings", "Ratings", plots.rating_plot(found))
    page.parts.append(markdown_table(tables.THINKING, tables.thinking_rows(found["players"])))


def _duel(one: Played) -> list[str]:
    duel = one.contest.duel
    assert duel is not None
    head = [str(duel), f"{len(one.outcomes):,}", f"{one.contest.games:,}"]
    promised = "–" if duel.bound is None else f"at least {tables.percent(duel.bound)}"
    fair = tables.percent(1 / one.contest.spec.table)
    if not one.outcomes:
        return [*head, "–", "–", fair, "–", "–", promised, "–"]
    first = one.found["players"][0]
    ends = first["win_share_ci"]
    wins = tables.percent(first["win_share"])
    lead = [tables.number(first["mean_lead"], 1), tables.half(first["mean_lead_ci"], 1)]
    return [*head, wins, tables.interval(ends), fair, *lead, promised, verdict(duel.bound, *ends)]
