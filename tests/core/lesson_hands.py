"""Taking a lesson by hand: the learner does what is wanted where that can be, and else what a computer player would."""

from collections.abc import Callable, Sequence

from guanxi.bots import bot_named
from guanxi.core.game import game_named
from guanxi.core.history import Done
from guanxi.core.lessons.following import Follower, follower
from guanxi.core.lessons.lesson import Idea, Lesson
from guanxi.core.lessons.showing import gesture_for
from guanxi.core.rng import Rng
from guanxi.core.table import Table

MOST_TURNS = 4000  # gestures, of everybody


def set_table(lesson: Lesson) -> Table:
    """A table for it, as the server lays it."""
    game = game_named(lesson.game)
    state = None
    if lesson.position:
        state = game.positions.from_position(lesson.options, lesson.players, lesson.position, Rng(lesson.seed))
    return Table(game, lesson.options, lesson.players, lesson.seed, state=state)


def seats_of(table: Table) -> Sequence[int]:
    """The seats of all places."""
    players = [table.game.rules.player_of(table.state, seat) for seat in range(len(table.players))]
    return [players.index(place) for place in range(len(players))]


def followed(lesson: Lesson, table: Table, known: Sequence[str] = ()) -> Follower:
    """The lesson as far as it has come."""
    found = follower(table.game, lesson, seats_of(table), 0, known)
    found.follow(table.before(0), table.actions)
    return found


def take(lesson: Lesson, watch: Callable[[Follower, Table], object] = lambda *_: None) -> tuple[Follower, Table]:
    """Play it to its end, or the game's: how far it came, and the table; `watch` looks on."""
    table = set_table(lesson)
    game, rules = table.game, table.game.rules
    known: list[str] = []
    player = bot_named("planner", game, "learner")
    rival = bot_named(lesson.bots[0], game, "rival")
    for _ in range(MOST_TURNS):
        found = followed(lesson, table, known)
        while found.idea is not None and not found.idea.wanted:
            known.append(found.idea.id)  # it was read
            found = followed(lesson, table, known)
        if found.is_done or rules.is_over(table.state) or found.is_missed:
            break
        seat = int(rules.to_act(table.state))
        watch(found, table)
        gesture = gesture_for(found, table.state) if seat == found.seat else None
        if gesture:
            table.submit(seat, gesture)
        else:
            bot = player if seat == found.seat else rival
            table.submit(seat, [bot.choose(rules.view(table.state, seat), table.legal())])
    return followed(lesson, table, known), table


def misses(found: Follower, idea: Idea, table: Table) -> set[str]:
    """The kinds of what may be done now and is not what the idea wants."""
    rules, missed = table.game.rules, set()
    for action in table.legal():
        before, after = rules.copy(table.state), rules.copy(table.state)
        story = rules.tell(after, action)
        if not found.holds(idea.wanted, before, Done(found.seat, int(action)), after, story):
            missed.add(str(table.game.notation.to_json(before, int(action))["kind"]))
    return missed


def first_gesture(lesson: Lesson) -> list[int] | None:
    """What does it at once, if something does."""
    table = set_table(lesson)
    return gesture_for(followed(lesson, table), table.state)
