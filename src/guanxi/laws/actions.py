"""Laws of actions: legal is what is not refused, refusals have words, notation and JSON read back, trees agree."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from guanxi.core import loops
from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.languages import USUAL
from guanxi.laws.trial import Trial, need

WRONG: Final[tuple[object, ...]] = (
    None,
    7,
    "",
    [],
    {},
    {"kind": 3},
    {"kind": "no such kind"},
    {"kind": None, "to": 1},
)  # no JSON of an action


def legal(trial: Trial, options: Options, games: int, every: int) -> int:
    """Whoever acts has a legal action, and legal is exactly what is not refused, to nobody else."""
    rules, looked = trial.game.rules, 0
    for state, action in trial.positions(options, games, every):
        looked += 1
        found, actor = rules.legal(state), rules.to_act(state) if action >= 0 else CHANCE
        need(bool(found) == (action >= 0) == (not rules.is_over(state)), "somebody is stuck, or acts after the end")
        allowed = [each for each in range(rules.n_actions(state)) if not rules.why_not(state, actor, each)]
        need(found == allowed, f"legal are {found}, not refused are {allowed}")
        need(action < 0 or action in found, f"{action} was played and is not legal")
        need(offered(trial, state) == found, "`offer` and `legal` differ")
        late = [each for each in range(rules.n_actions(state)) if rules.only_order(state, actor, each)]
        need(rules.told_late(state, actor) == late, f"told late are {late}")
        for seat in trial.viewers(options):
            if seat != actor:
                need(rules.why_not(state, seat, found[0] if found else 0), f"seat {seat} may act out of turn")
    return looked


def offered(trial: Trial, state: State) -> list[int]:
    """What `offer` writes, in the order of the table."""
    out = vec[i64]([0] * int(trial.game.rules.n_actions(state)))
    n = int(trial.game.rules.offer(state, out))
    return sorted(int(out[k]) for k in range(n))


def ends(trial: Trial, options: Options, games: int, every: int) -> int:
    """Nobody is ever stuck, and every game ends with a result."""
    rules, looked = trial.game.rules, 0
    for number in trial.numbers(options, games):
        for state, action in trial.play(options, number):
            need(action < 0 or rules.legal(state), "nothing is legal")
            need(bool(rules.reason(state)) == rules.is_over(state), "the reason is known at the end, and only then")
        looked += 1
        result = trial.game.result(state)
        tied = result.places.count(min(result.places)) > 1
        need(1 in result.places or tied, "somebody is first, unless a tie leaves the game without a winner")
        need(len(result.places) == len(result.totals) == int(options["players"]), "somebody has no place or total")
    return looked


def refusals(trial: Trial, options: Options, games: int, every: int) -> int:
    """Every clause that refuses has its sentence, and all that are named are met."""
    met = refused_by(trial, options, games, every)
    need(trial.refusing <= {*met, *trial.rare}, f"never met: {', '.join(sorted(trial.refusing - {*met, *trial.rare}))}")
    return len(met)


def refused_by(trial: Trial, options: Options, games: int, every: int) -> dict[str, int]:
    """How often each clause refused something; sentences are looked at now and then."""
    rules, names, met = trial.game.rules, trial.names(options), dict[str, int]()
    for number, (state, action) in enumerate(trial.positions(options, games, every)):
        seats = (int(rules.to_act(state)) if action >= 0 else CHANCE, number % len(names))
        for seat in seats:
            for each in range(rules.n_actions(state)):
                clause = rules.why_not(state, seat, each)
                met[clause] = met.get(clause, 0) + 1
                if clause and (met[clause] < 10 or met[clause] % 500 == 0):
                    refused_in_words(trial, state, seat, each, names)
    return met


def refused_in_words(trial: Trial, state: State, seat: int, action: int, names: tuple[str, ...]) -> None:
    """The sentence of a refusal names the same clause, and is a whole one."""
    refusal = trial.game.words(USUAL).refusal(state, seat, action, names)
    clause = trial.game.rules.why_not(state, seat, action)
    need(refusal is not None and refusal.clause == clause, f"the rules refuse by {clause}, the words by {refusal}")
    told = refusal.text if refusal else ""
    need(len(told.split()) >= 4 and not set(told) & set("{}$"), f"{clause}: {told!r} is no sentence")


def notation(trial: Trial, options: Options, games: int, every: int) -> int:
    """Every action has a line of its own, which reads back."""
    rules, written, looked = trial.game.rules, trial.game.notation, 0
    for state, _ in [(rules.start(options), 0), *_first_turn(trial, options)]:
        table = [written.write(state, action) for action in range(rules.n_actions(state))]
        need(len(set(table)) == len(table), "two actions are written alike")
        for action, line in enumerate(table):
            need(written.read(state, line) == [action], f"{line!r} does not read back")
            looked += 1
    return looked


def _first_turn(trial: Trial, options: Options) -> list[tuple[State, int]]:
    """The first position in which a seat acts."""
    for state, action in trial.play(options, 0):
        if action >= 0 and trial.game.rules.to_act(state) != CHANCE:
            return [(trial.game.rules.copy(state), action)]
    return []


def json(trial: Trial, options: Options, games: int, every: int) -> int:
    """Every action has a JSON form of its own, which reads back; what is none is refused with a message."""
    rules, written, looked = trial.game.rules, trial.game.notation, 0
    for state, _ in [(rules.start(options), 0), *_first_turn(trial, options)]:
        told = [written.to_json(state, action) for action in range(rules.n_actions(state))]
        need(len({str(each) for each in told}) == len(told), "two actions are told alike")
        for action, each in enumerate(told):
            need(written.from_json(state, each) == action, f"{each} does not read back")
            looked += 1
        for wrong in (*WRONG, {**told[0], "no-such-field": 1}):
            try:
                need(False, f"{wrong} was taken for action {written.from_json(state, wrong)}")
            except InputError:
                looked += 1
    return looked


def perft(trial: Trial, options: Options, games: int, every: int) -> int:
    """The counted tree of two actions, and asking about every action of the table, find the same."""
    looked = 0
    for state, action in trial.positions(options, games, every):
        if action >= 0:
            looked += 1
            need(loops.perft(trial.game.rules, state, 2) == counted(trial, state, 2), "the trees differ")
    return looked


def counted(trial: Trial, state: State, depth: int) -> int:
    """The same count, asking about every action."""
    rules = trial.game.rules
    if depth == 0 or rules.is_over(state):
        return 1 if depth == 0 else 0
    found, actor = 0, rules.to_act(state)
    for action in range(rules.n_actions(state)):
        if not rules.why_not(state, actor, action):
            after = rules.copy(state)
            rules.do(after, action)
            found += counted(trial, after, depth - 1)
    return found
