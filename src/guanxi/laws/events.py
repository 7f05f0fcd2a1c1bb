"""The law of events: what a viewer saw, changed by what this viewer was told, is what it sees after."""

from guanxi.core.events import EVERYBODY, SPECTATOR, Event
from guanxi.core.game import Game, Options, State
from guanxi.core.ledger import Books, Ledger, settled
from guanxi.core.rng import Rng
from guanxi.core.text import USUAL
from guanxi.laws.trial import Trial, need

ASKED = "asked"  # the last event of every action that does not end the game


def books_of(game: Game) -> Books:
    """The game's books; without them this law cannot be called."""
    if game.books is None:
        raise NotImplementedError(f"{game.title} has no books yet")
    return game.books


def events(trial: Trial, options: Options, games: int, every: int) -> int:
    """Nothing changes that nobody told, nothing is told that did not happen, and views are what the ledger says."""
    looked = 0
    for number in trial.numbers(options, games):
        known: dict[int, dict[tuple[object, ...], tuple[int, ...]]] = {seat: {} for seat in trial.viewers(options)}
        for state, action in trial.play(options, number):
            if action >= 0:
                looked += accounted(trial, options, state, action)
            for viewer in trial.viewers(options):
                determined(trial, state, viewer, known[viewer])
    return looked


def accounted(trial: Trial, options: Options, state: State, action: int) -> int:
    """Every viewer's account of one action; the events that were heard."""
    game, books, count = trial.game, books_of(trial.game), int(options["players"])
    after = game.rules.copy(state)
    story = game.rules.tell(after, action)
    silent = game.rules.copy(state)
    game.rules.do(silent, action)
    need(game.rules.to_bytes(silent) == game.rules.to_bytes(after), "telling what happens makes something else happen")
    heard_in_all = 0
    for viewer in trial.viewers(options):
        before, now = (game.rules.view(each, viewer) for each in (state, after))
        heard = game.events.read_all(story, viewer, count)
        claims = [claim for event in heard for claim in books.claims(event, before)]
        expected, found = settled(books.ledger(before), claims), books.ledger(now)
        need(expected == found, f"viewer {viewer}: {parted(expected, found)}; heard {[e.to_json() for e in heard]}")
        if game.rules.view_bytes(before) != game.rules.view_bytes(now):
            need(heard, f"viewer {viewer} sees a change and hears nothing")
        need(game.rules.is_over(after) or (heard and heard[-1].name == ASKED), f"viewer {viewer}: nobody is asked last")
        worded(trial, heard, trial.names(options))
        heard_in_all += len(heard)
    return heard_in_all


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
        kind = trial.game.events.by_name[event.name]
        told = words.tell(event, names)
        need(bool(told) != kind.silent, f"{event.name} is silent and speaks, or speaks and has no words")
        need(not set(told) & set("{}$"), f"{event.name}: {told!r}")
        need(event.to_json()["event"] == event.name, "the JSON form has another name")


def determined(trial: Trial, state: State, viewer: int, known: dict[tuple[object, ...], tuple[int, ...]]) -> None:
    """A view's numbers follow from its ledger, bookkeeping apart."""
    rules, books = trial.game.rules, books_of(trial.game)
    view = rules.view(state, viewer)
    numbers, at, kept = rules.view_numbers(view), 0, list[int]()
    for name, length in rules.view_fields(view):
        if name not in books.bookkeeping:
            kept += numbers[at : at + length]
        at += length
    key = tuple(sorted(books.ledger(view).items()))
    need(known.setdefault(key, tuple(kept)) == tuple(kept), f"viewer {viewer}: one ledger, two views")


def secrets(trial: Trial, options: Options, games: int, every: int) -> int:
    """No event tells a viewer what its view does not: two worlds, same events; everybody after the game hears all."""
    game, rng, looked = trial.game, Rng("secrets"), 0
    count = int(options["players"])
    books_of(game)
    for state, action in trial.positions(options, games, every):
        if action < 0:
            continue
        actor = game.rules.to_act(state)
        for viewer in trial.viewers(options):
            if viewer != SPECTATOR and viewer == actor:
                continue
            looked += same_events(trial, state, action, viewer, count, rng)
        whole = game.events.read_all(game.rules.tell(game.rules.copy(state), action), EVERYBODY, count)
        need(all(event.open for event in whole), "something is hidden from everybody")
    return looked


def same_events(trial: Trial, state: State, action: int, viewer: int, count: int, rng: Rng) -> int:
    """In another world that looks the same before and after an action, the viewer hears the same."""
    game = trial.game
    rules = game.rules
    other = rules.deal(rules.view(state, viewer), rng)
    heard, views = [], []
    for world in (state, other):
        legal = rules.legal(world)
        for each in [action] if world is state else legal:
            after = rules.copy(world)
            story = rules.tell(after, each)
            heard.append([event.to_json() for event in game.events.read_all(story, viewer, count)])
            views.append(rules.view_bytes(rules.view(after, viewer)))
    compared = 0
    for told, view in zip(heard[1:], views[1:], strict=True):
        if view == views[0]:
            need(told == heard[0], f"viewer {viewer} sees the same and hears {told} instead of {heard[0]}")
            compared += 1
    return compared
