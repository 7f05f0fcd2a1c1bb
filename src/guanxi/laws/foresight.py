"""Laws of foresight: what will happen happens, previews come true, and neither tells what a seat cannot know.

They hold of a game that foresees nothing, too: foresight is optional.
"""

from collections.abc import Iterator, Sequence
from random import Random

from guanxi.core.events import EVERYBODY, Event
from guanxi.core.foresight import STANDS, SURES, WHENS, WILL, Change, Preview, Prospect
from guanxi.core.game import CHANCE, Options, State, View
from guanxi.core.languages import USUAL
from guanxi.core.rng import Rng
from guanxi.core.telling import events_of
from guanxi.laws.trial import Trial, need
from guanxi.laws.views import another_world

GESTURES = 3  # previewed in each position
LONGEST = 6  # actions of a gesture
WORLDS = 8  # in which a measure that a preview leaves open is looked at


def prospects(trial: Trial, options: Options, games: int, every: int) -> int:
    """What is said to happen whatever anybody does happens, in time."""
    rng, looked = Random(trial.title(options)), 0
    for number in trial.numbers(options, games):
        pending: list[Prospect] = []
        for state, action in trial.play(options, number):
            if rng.randrange(every) == 0:
                looked += 1
                pending += expected(trial, state, rng.choice(trial.viewers(options)), WILL)
            pending = left_after(trial, state, action, pending)
    return looked


def standing(trial: Trial, options: Options, games: int, every: int) -> int:
    """What is said to happen as things stand happens if nobody does anything more, as idle players can show."""
    rules, rng, looked = trial.game.rules, Random(trial.title(options)), 0
    for state, _ in trial.positions(options, games, every):
        looked += 1
        pending = expected(trial, state, rng.choice(trial.viewers(options)), STANDS) if trial.idle else []
        now, dealer = rules.copy(state), Rng(trial.where)
        while pending:
            over = rules.is_over(now)
            action = -1 if over else idle_action(trial, now, dealer)
            pending = left_after(trial, now, action, pending)
            if not over:
                rules.do(now, action)
    return looked


def idle_action(trial: Trial, state: State, rng: Rng) -> int:
    """What chance, or somebody who wants nothing, does."""
    assert trial.idle
    rules = trial.game.rules
    return int(rules.chance(state, rng)) if rules.to_act(state) == CHANCE else trial.idle(state, rng)


def expected(trial: Trial, state: State, viewer: int, sure: str) -> list[Prospect]:
    """The prospects of a viewer that are so sure and say how to know that they have happened."""
    foresight, rules = trial.game.foresight, trial.game.rules
    found = [each for each in foresight.prospects(rules.view(state, viewer)) if each.sure == sure]
    for each in found:
        need(each.event or sure != WILL, f"{each.kind} will happen, but no event tells it")
    return [each for each in found if each.event]


def left_after(trial: Trial, state: State, action: int, pending: list[Prospect]) -> list[Prospect]:
    """Those that have not happened with this action; none of them may be late."""
    turns = trial.game.rules.turns(state)
    for each in pending:
        need(not each.by or turns <= each.by, f"{each.kind} {dict(each.facts)} was said to happen, and did not")
        need(action >= 0, f"the game is over without {each.kind} {dict(each.facts)}")
    told = events_of(trial.game, state, action, EVERYBODY) if pending else []
    return [each for each in pending if not any(happened(each, event) for event in told)]


def happened(prospect: Prospect, event: Event) -> bool:
    """Is this the event that was foreseen?"""
    facts = prospect.event_facts
    return event.name == prospect.event and all(event.facts.get(name) == fact for name, fact in facts.items())


def gestures(trial: Trial, state: State, rng: Random) -> Iterator[list[int]]:
    """Some of what the seat to act may do in one go, each with all that it begins with."""
    rules = trial.game.rules
    for _ in range(GESTURES):
        now, told, seat = rules.copy(state), list[int](), rules.to_act(state)
        while not rules.is_over(now) and rules.to_act(now) == seat and len(told) < LONGEST:
            told.append(rng.choice(rules.legal(now)))
            rules.do(now, told[-1])
            yield list(told)


def previews(trial: Trial, options: Options, games: int, every: int) -> int:
    """A preview is what then happens, until chance or somebody else decides: this changes, and nothing else."""
    rules, foresight, rng, looked = trial.game.rules, trial.game.foresight, Random(0), 0
    for state, action in trial.positions(options, games, every):
        looked += 1
        seat = int(rules.to_act(state)) if action >= 0 else CHANCE
        if seat != CHANCE:
            view = rules.view(state, seat)
            for told in gestures(trial, state, rng):
                preview = foresight.preview(view, told)
                comes_true(trial, state, seat, told, preview)
    return looked


def comes_true(trial: Trial, state: State, seat: int, told: Sequence[int], preview: Preview) -> None:
    """Hold a preview against what the gesture does."""
    rules, foresight = trial.game.rules, trial.game.foresight
    before, view = foresight.measures(rules.view(state, seat)), after(trial, state, seat, told)
    foreseen = dict(before)
    for change in preview.changes:
        key = (change.kind, change.seat, change.where)
        need(before.get(key) == change.before, f"{key} is {before.get(key)}, not {change.before} as {told} previews")
        need(change.before != change.after, f"{key}: {told} previews a change that is none")
        foreseen[key] = change.after
    real = foresight.measures(view)
    for key in {key for key in (*foreseen, *real) if foreseen.get(key) != real.get(key)}:
        is_open = bool(preview.undecided) and differs(trial, state, seat, told, key)
        need(is_open, f"{key} is {real.get(key)} after {told}, not {foreseen.get(key)} as previewed")
    comes, came = foresight.prospects(view), foresight.prospects(rules.view(state, seat))
    if not preview.undecided:
        need(all(each in comes and each not in came for each in preview.coming), f"{told}: something does not come")
        need(all(each in came and each not in comes for each in preview.gone), f"{told}: something is not gone")


def after(trial: Trial, state: State, seat: int, told: Sequence[int]) -> View:
    """What a seat sees after a gesture, before chance."""
    now = trial.game.rules.copy(state)
    for action in told:
        trial.game.rules.do(now, action)
    return trial.game.rules.view(now, seat)


def differs(trial: Trial, state: State, seat: int, told: Sequence[int], key: tuple[str, int, str]) -> bool:
    """Does it depend on what the seat cannot know?"""
    rng, foresight = Random(0), trial.game.foresight
    worlds = (another_world(trial, state, seat, rng) for _ in range(WORLDS))
    return len({foresight.measures(after(trial, world, seat, told)).get(key) for world in (state, *worlds)}) > 1


def worlds(trial: Trial, options: Options, games: int, every: int) -> int:
    """Two worlds that differ only in what a seat cannot know are foreseen alike."""
    rules, foresight, rng, looked = trial.game.rules, trial.game.foresight, Random(0), 0
    for state, action in trial.positions(options, games, every):
        if action < 0:
            continue
        for seat in trial.viewers(options):
            looked += 1
            views = [rules.view(each, seat) for each in (state, another_world(trial, state, seat, rng))]
            one, two = ((list(foresight.prospects(view)), dict(foresight.measures(view))) for view in views)
            need(one == two, f"seat {seat} foresees what it cannot know")
            if rules.to_act(state) == seat != CHANCE:
                for told in gestures(trial, state, rng):
                    foreseen = [foresight.preview(view, told) for view in views]
                    need(foreseen[0] == foreseen[1], f"the preview of {told} tells what seat {seat} cannot know")
    return looked


def words(trial: Trial, options: Options, games: int, every: int) -> int:
    """Everything that is foreseen has a sentence, and says when it comes and how sure it is."""
    rules, foresight, rng, looked = trial.game.rules, trial.game.foresight, Random(0), 0
    for state, action in trial.positions(options, games, every):
        looked += 1
        seat = int(rules.to_act(state)) if action >= 0 else CHANCE
        view = rules.view(state, seat)
        for prospect in foresight.prospects(view):
            in_words(trial, options, prospect)
        if seat != CHANCE:
            for told in gestures(trial, state, rng):
                preview = foresight.preview(view, told)
                told_parts = (preview.warnings, preview.changes, preview.coming, preview.gone, preview.undecided)
                for each in (each for part in told_parts for each in part):
                    in_words(trial, options, each)
    return looked


def in_words(trial: Trial, options: Options, told: Prospect | Change | str) -> None:
    """Its sentence is a whole one, and so are those of its steps."""
    sentence = trial.game.foresight.say(told, trial.names(options), USUAL)
    need(len(sentence.split()) >= 3 and not set(sentence) & set("{}$"), f"{told}: {sentence!r} is no sentence")
    if isinstance(told, Prospect):
        need(told.when in WHENS and told.sure in SURES, f"{told.kind}: {told.when}, {told.sure}")
        need(told.clause, f"{told.kind} names no clause")
        short = trial.game.foresight.short(told, trial.names(options), USUAL)
        need(len(short.split()) >= 3 and not set(short) & set("{}$"), f"{told}: {short!r} is no sentence")
        for step in told.steps:
            in_words(trial, options, step)
