"""Laws of views: they tell nothing that a seat cannot know, and travel as bytes and as numbers."""

import json
from collections.abc import Sequence
from random import Random

from guanxi.core.game import CHANCE, Options, State
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.telling import sentence
from guanxi.laws.trial import Trial, need

WORDED = 29  # one refusal of so many is also asked for in words, which takes longest
MANY = 20  # views that hide something: then some worlds must be others


def worlds(trial: Trial, options: Options, games: int, every: int) -> int:
    """Two worlds that differ only in what a seat cannot know look, feel and sound the same to it."""
    rules, rng, looked, changed, hidden = trial.game.rules, Random(0), 0, 0, 0
    for state, action in trial.positions(options, games, every):
        if action < 0:
            continue
        for seat in trial.viewers(options):
            other = another_world(trial, state, seat, rng)
            looked += 1
            changed += rules.to_bytes(other) != rules.to_bytes(state)
            hidden += rules.to_bytes(rules.shown(rules.view(state, seat))) != rules.to_bytes(state)
            trial.check(other)
            alike(trial, state, other, seat, trial.names(options))
            if rules.to_act(state) == seat != CHANCE:
                same_choice(trial, [state, rules.shown(rules.view(state, seat)), other], trial.names(options))
                same_sentence(trial, state, other, action, trial.names(options))
    need(8 * changed > hidden or hidden < MANY, f"{changed} worlds differ, although {hidden} views hide something")
    return looked


def another_world(trial: Trial, state: State, seat: int, rng: Random) -> State:
    """As the game redeals it, or as it deals from the view."""
    if trial.redealt:
        return trial.redealt(state, seat, rng)
    rules = trial.game.rules
    return rules.deal(rules.view(state, seat), Rng(str(rng.random())))


def alike(trial: Trial, state: State, other: State, seat: int, names: tuple[str, ...]) -> None:
    """The same view, and the same position in words."""
    rules, positions = trial.game.rules, trial.game.positions
    one, two = (rules.view_bytes(rules.view(each, seat)) for each in (state, other))
    need(one == two, f"the view of seat {seat} tells what is hidden")
    if seat != CHANCE:
        told = [positions.position(each, names, seat) for each in (state, other)]
        need(told[0] == told[1], f"the words for seat {seat} tell what is hidden")


def same_choice(trial: Trial, worlds: list[State], names: tuple[str, ...]) -> None:
    """Asked of any of these worlds, the seat to act may do the same, and hears the same."""
    rules, words, state = trial.game.rules, trial.game.words(USUAL), worlds[0]
    seat, n = int(rules.to_act(state)), int(rules.n_actions(state))
    need(are_equal([rules.legal(world) for world in worlds]), f"seat {seat} may do something else")
    refused = [[rules.why_not(world, seat, each) for each in range(n)] for world in worlds]
    need(are_equal(refused), f"seat {seat} meets other clauses")
    for each in range(int(rules.turns(state)) % WORDED, n, WORDED):
        need(are_equal([words.refusal(world, seat, each, names) for world in worlds]), f"another refusal of {each}")


def are_equal(found: Sequence[object]) -> bool:
    """Is each of them like the first?"""
    return all(each == found[0] for each in found)


def same_sentence(trial: Trial, state: State, other: State, action: int, names: tuple[str, ...]) -> None:
    """What the seat to act is told of its action is the same, unless the action turns something over."""
    rules, seat = trial.game.rules, int(trial.game.rules.to_act(state))
    told, seen = [], []
    for world in (state, other):
        after = rules.copy(world)
        rules.do(after, action)
        told.append(sentence(trial.game, world, action, names, USUAL, seat))
        seen.append(rules.view_bytes(rules.view(after, seat)))
    need(told[0] == told[1] or seen[0] != seen[1], f"two sentences about {action}: {told}")


def deals(trial: Trial, options: Options, games: int, every: int) -> int:
    """What is dealt from a view looks the same again; after the game nothing is hidden."""
    rules, rng, looked = trial.game.rules, Rng("deals"), 0
    for state, action in trial.positions(options, games, every):
        for seat in trial.viewers(options):
            view = rules.view(state, seat)
            dealt = rules.deal(view, rng)
            trial.check(dealt)
            looked += 1
            need(rules.view_bytes(rules.view(dealt, seat)) == rules.view_bytes(view), f"seat {seat} would see another")
            if action < 0:
                whole = rules.to_bytes(rules.shown(view))
                need(whole == rules.to_bytes(state), f"something is hidden from seat {seat} after the game")
            elif rules.to_act(state) == seat != CHANCE:
                need(rules.legal(dealt) == rules.legal(state), f"seat {seat} could do something else")
    return looked


def view_bytes(trial: Trial, options: Options, games: int, every: int) -> int:
    """A view comes back from its bytes, and a player in another process can go on with it."""
    rules, looked = trial.game.rules, 0
    for state, action in trial.positions(options, games, every):
        for seat in trial.viewers(options):
            data = rules.view_bytes(rules.view(state, seat))
            again = rules.view_from_bytes(options, data)
            need(rules.view_bytes(again) == data, f"the view of seat {seat} comes back with other bytes")
            if action >= 0 and rules.to_act(state) == seat:
                need(rules.legal(rules.shown(again)) == rules.legal(state) or seat < 0, "other actions are legal")
            looked += 1
            try:
                rules.view_from_bytes(options, data[:-1])
                need(False, "a view that is cut off was read")
            except ValueError:
                continue
    return looked


def numbers(trial: Trial, options: Options, games: int, every: int) -> int:
    """The numbers of a view have names, always as many, and are all that there is: equal numbers, equal views."""
    rules, seen = trial.game.rules, dict[tuple[int, ...], bytes]()
    lengths = set()
    for state, _ in trial.positions(options, games, every):
        for seat in trial.viewers(options):
            view = rules.view(state, seat)
            found, fields = rules.view_numbers(view), rules.view_fields(view)
            need(sum(length for _, length in fields) == len(found), "the fields are more or fewer than the numbers")
            need(len({name for name, _ in fields}) == len(fields), "two fields have one name")
            need(all(type(number) is int for number in found), "something is no number")
            need(json.loads(rules.view_json(view)) == found, "the numbers are others as JSON")
            lengths.add(len(found))
            data = rules.view_bytes(view)
            need(seen.setdefault(tuple(found), data) == data, "two views have the same numbers")
    need(len(lengths) == 1, f"views have {sorted(lengths)} numbers")
    return len(seen)
