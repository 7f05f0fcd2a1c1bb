"""Laws of positions: asking changes nothing, a copy is a copy, bytes hold everything, nothing is lost."""

from typing import Any

from guanxi.core.game import CHANCE, Options, State
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.telling import sentence
from guanxi.laws.trial import Trial, need


def asking(trial: Trial, options: Options, games: int, every: int) -> int:
    """Asking changes nothing."""
    rules, looked = trial.game.rules, 0
    for state, action in trial.positions(options, games, every):
        before = rules.to_bytes(state)
        ask_everything(trial, state, action, trial.names(options))
        need(rules.to_bytes(state) == before, "a question changed the position")
        looked += 1
    return looked


def ask_everything(trial: Trial, state: State, action: int, names: tuple[str, ...]) -> None:
    """All questions, of everybody."""
    game, rng = trial.game, Rng("asking")
    rules, words, actor = game.rules, game.words(USUAL), game.rules.to_act(state) if action >= 0 else CHANCE
    for question in (rules.legal, rules.weights, rules.totals, rules.places, rules.turns, rules.reason, rules.players):
        question(state)
    game.positions.items(state)
    for each in range(0, rules.n_actions(state), 7):
        rules.why_not(state, actor, each)
        words.refusal(state, actor, each, names)
        game.notation.write(state, each)
    if action >= 0:
        sentence(game, state, action, names, USUAL)
        game.minds.usual(state)
        if actor == CHANCE:
            rules.chance(state, rng)
    for seat in range(CHANCE, len(names)):
        view = rules.view(state, seat)
        rules.legal(rules.shown(view))
        rules.deal(view, rng)
        game.foresight.prospects(view)
        game.foresight.measures(view)
        game.positions.position(state, names, None if seat == CHANCE else seat)


def copies(trial: Trial, options: Options, games: int, every: int) -> int:
    """A copy is a copy: equal, and what happens to it happens to nothing else."""
    rules, looked = trial.game.rules, 0
    for state, action in trial.positions(options, games, every):
        before, copy, where = rules.to_bytes(state), rules.copy(state), trial.where
        need(rules.to_bytes(copy) == before, "a copy is another position")
        if action >= 0:
            for _ in trial.play(options, 1, copy):
                pass
            trial.where = where
            need(rules.to_bytes(copy) != before, "playing on changes nothing")
        need(rules.to_bytes(state) == before, "playing a copy changed the position")
        looked += 1
    return looked


def parts(trial: Trial, options: Options, games: int, every: int) -> int:
    """Bytes and copies hold every part of a position: change one, and they differ."""
    rules, looked = trial.game.rules, 0
    for state, _ in trial.positions(options, games, every):
        before = rules.to_bytes(state)
        for name in sorted(set(fields_of(state)) - trial.constant):
            for changed in with_other(trial, state, name):
                need(rules.to_bytes(changed) != before, f"{name} is not in the bytes")
                need(rules.to_bytes(rules.copy(changed)) == rules.to_bytes(changed), f"{name} is not in a copy")
                looked += 1
        need(rules.to_bytes(state) == before, "a copy shares something with the position")
    return looked


def fields_of(state: State) -> list[str]:
    """Everything that a position consists of."""
    names = getattr(type(state), "__mypyc_attrs__", None) or vars(state)
    return [name for name in names if not name.startswith("__")]


def with_other(trial: Trial, state: State, name: str) -> list[State]:
    """Copies of a position in which one number of a field is another."""
    found, value = [], getattr(state, name)
    if not isinstance(value, int) and not hasattr(value, "__len__"):
        return []  # a board, say: it belongs to the game and is no part of a position
    for at in [None] if isinstance(value, int) else range(len(value)):
        other = trial.game.rules.copy(state)
        if at is None:
            setattr(other, name, not value if isinstance(value, bool) else value + 1)
        else:
            row: Any = getattr(other, name)
            row[at] += 1 if row[at] < 255 else -1
        found.append(other)
    return found


def in_bytes(trial: Trial, options: Options, games: int, every: int) -> int:
    """A position comes back from its bytes; what is cut off or too long is refused, not misread."""
    rules, looked = trial.game.rules, 0
    for state, action in trial.positions(options, games, every):
        data = rules.to_bytes(state)
        again = rules.from_bytes(options, data)
        need(rules.to_bytes(again) == data, "the position that was read has other bytes")
        need(action < 0 or rules.legal(again) == rules.legal(state), "other actions are legal in it")
        for wrong in (data[:-1], data + b"\0", b""):
            try:
                rules.from_bytes(options, wrong)
                need(False, f"{len(wrong)} bytes were taken for a position of {len(data)}")
            except ValueError:
                looked += 1
    return looked


def conserved(trial: Trial, options: Options, games: int, every: int) -> int:
    """Everything in the box is still somewhere, as the game's own check says, in every position."""
    looked = 0
    for number in trial.numbers(options, games):
        for state, _ in trial.play(options, number):
            trial.check(state)
            looked += 1
    return looked


def items(trial: Trial, options: Options, games: int, every: int) -> int:
    """Everybody's items add up to the total, each named once; results tell the same."""
    game, looked = trial.game, 0
    for state, _ in trial.positions(options, games, every):
        totals, result = game.rules.totals(state), game.result(state)
        need(list(result.totals) == totals, "the result has other totals")
        for seat, found in enumerate(game.positions.items(state)):
            need(sum(item.points for item in found) == totals[seat], f"the items of seat {seat} do not add up")
            need(len({(item.source, item.where) for item in found}) == len(found), f"seat {seat} has an item twice")
            looked += 1
    return looked
