"""The law of events: what a viewer saw, changed by what this viewer was told, is what it sees after."""

from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from guanxi.core.events import EVERYBODY, SPECTATOR, Event
from guanxi.core.game import Options, State, View
from guanxi.core.languages import USUAL
from guanxi.core.ledger import Ledger, settled
from guanxi.core.rng import Rng
from guanxi.laws.trial import Trial, need

ASKED = "asked"  # the last event of every action that does not end the game


@dataclass(frozen=True)
class Sight:
    """What a viewer sees of a position: the view, its bytes, and its ledger."""

    view: View
    data: bytes
    ledger: Ledger


def sight(trial: Trial, state: State, viewer: int) -> Sight:
    """Look."""
    rules = trial.game.rules
    view = rules.view(state, viewer)
    return Sight(view, rules.view_bytes(view), trial.game.books.ledger(view))


Known: TypeAlias = dict[frozenset[object], tuple[int, ...]]  # the numbers of a view, by what its ledger holds


def events(trial: Trial, options: Options, games: int, every: int) -> int:
    """Nothing changes that nobody told, nothing is told that did not happen, and views are what the ledger says."""
    looked, viewers, rng = 0, trial.viewers(options), Random(trial.title(options))
    for number in trial.numbers(options, games):
        known: dict[int, Known] = {viewer: {} for viewer in viewers}
        before: dict[int, Sight] = {}
        for state, action in trial.play(options, number):
            if rng.randrange(every) and not is_last(trial, state, action):
                before = {}
                continue
            before = before or {viewer: sight(trial, state, viewer) for viewer in viewers}
            for viewer, seen in before.items():
                determined(trial, seen, viewer, known[viewer])
            if action >= 0:
                heard, before = accounted(trial, options, state, action, before)
                looked += heard
    return looked


def is_last(trial: Trial, state: State, action: int) -> bool:
    """Is the game over with this action? Then most is told, so it is always looked at."""
    after = trial.game.rules.copy(state)
    if action >= 0:
        trial.game.rules.do(after, action)
    return trial.game.rules.is_over(after)


def accounted(
    trial: Trial, options: Options, state: State, action: int, before: dict[int, Sight]
) -> tuple[int, dict[int, Sight]]:
    """Every viewer's account of one action: how many events were heard, and what is seen now."""
    game, heard_in_all = trial.game, 0
    after, silent = game.rules.copy(state), game.rules.copy(state)
    story = game.rules.tell(after, action)
    game.rules.do(silent, action)
    need(game.rules.to_bytes(silent) == game.rules.to_bytes(after), "telling what happens makes something else happen")
    now = {viewer: sight(trial, after, viewer) for viewer in before}
    for viewer, seen in before.items():
        heard = game.events(state).read_all(story, viewer, int(options["players"]))
        settle(trial, seen, heard, now[viewer], viewer)
        asked = bool(heard) and heard[-1].name == ASKED
        need(
            asked != game.rules.is_over(after),
            f"viewer {viewer}: {'nobody' if not asked else 'somebody'} is asked last",
        )
        worded(trial, heard, trial.names(options))
        trial.heard |= {event.name for event in heard}
        heard_in_all += len(heard)
    return heard_in_all, now


def settle(trial: Trial, before: Sight, heard: list[Event], now: Sight, viewer: int) -> None:
    """The ledger before, changed by what was heard, is the ledger now; and what is seen to change is heard of."""
    books = trial.game.books
    expected = settled(before.ledger, [claim for event in heard for claim in books.claims(event, before.view)])
    if expected != now.ledger:
        told = [event.to_json() for event in heard]
        need(False, f"viewer {viewer}: {parted(expected, now.ledger)}; heard {told}")
    need(heard or before.data == now.data, f"viewer {viewer} sees a change and hears nothing")


def parted(expected: Ledger, found: Ledger) -> str:
    """Where two ledgers differ."""
    keys = sorted({*expected, *found})
    differing = [key for key in keys if expected[key] != found[key]][:6]
    return "; ".join(
        f"{thing} in {place}: told {expected[place, thing]}, seen {found[place, thing]}" for place, thing in differing
    )


def worded(trial: Trial, heard: list[Event], names: tuple[str, ...]) -> None:
    """Every event has its message, and its JSON form names it."""
    words = trial.game.words(USUAL)
    for event in heard:
        told = words.tell(event, names)
        silent = event.kind.silent or not event.open  # who may not see all of it may be told nothing
        need(bool(told) != event.kind.silent or (silent and not told), f"{event.name}: {told!r}")
        need(not set(told) & set("{}$"), f"{event.name}: {told!r}")
        need(event.to_json()["event"] == event.name, "the JSON form has another name")


def determined(trial: Trial, seen: Sight, viewer: int, known: Known) -> None:
    """A view's numbers follow from its ledger, bookkeeping apart."""
    rules, books = trial.game.rules, trial.game.books
    numbers, at, kept = rules.view_numbers(seen.view), 0, list[int]()
    for name, length in rules.view_fields(seen.view):
        if name not in books.bookkeeping:
            kept += numbers[at : at + length]
        at += length
    key = frozenset(seen.ledger.items())
    need(known.setdefault(key, tuple(kept)) == tuple(kept), f"viewer {viewer}: one ledger, two views")


def secrets(trial: Trial, options: Options, games: int, every: int) -> int:
    """No event tells a viewer what its view does not: two worlds, same events; everybody after the game hears all."""
    game, rng, looked = trial.game, Rng("secrets"), 0
    count = int(options["players"])
    for state, action in trial.positions(options, games, every):
        if action < 0:
            continue
        actor = game.rules.to_act(state)
        for viewer in trial.viewers(options):
            if viewer != SPECTATOR and viewer == actor:
                continue
            looked += same_events(trial, state, action, viewer, count, rng)
        whole = game.events(state).read_all(game.rules.tell(game.rules.copy(state), action), EVERYBODY, count)
        need(all(event.open for event in whole), "something is hidden from everybody")
    return looked


def alternatives(trial: Trial, world: State, action: int, legal: list[int]) -> list[int]:
    """What else may have been done, as far as anybody knows: not another choice of a kind that is said aloud."""
    kinds, spoken = trial.game.kinds(world), trial.game.books.spoken
    return [each for each in legal if each == action or kinds.row_of(each).name not in spoken]


def same_events(trial: Trial, state: State, action: int, viewer: int, count: int, rng: Rng) -> int:
    """In another world that looks the same before and after an action, the viewer hears the same."""
    game = trial.game
    rules = game.rules
    other = rules.deal(rules.view(state, viewer), rng)
    heard, views = [], []
    for world in (state, other):
        legal = rules.legal(world)
        for each in [action] if world is state else alternatives(trial, world, action, legal):
            after = rules.copy(world)
            story = rules.tell(after, each)
            heard.append([event.to_json() for event in game.events(state).read_all(story, viewer, count)])
            views.append(rules.view_bytes(rules.view(after, viewer)))
    compared = 0
    for told, view in zip(heard[1:], views[1:], strict=True):
        if view == views[0]:
            need(told == heard[0], f"viewer {viewer} sees the same and hears {told} instead of {heard[0]}")
            compared += 1
    return compared
