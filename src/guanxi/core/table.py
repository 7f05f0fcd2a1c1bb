"""A game being played: the checked door to the rules. Everything that was done stands in `actions`.

Whatever changes a table is prepared on a copy and then adopted: whoever writes it down does so in between. Chance goes
on by the sealed stream of the seed, and no number of it is used twice, whatever falls.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from guanxi.core.errors import InputError
from guanxi.core.events import EVERYBODY, SPECTATOR, Event
from guanxi.core.foresight import Preview
from guanxi.core.game import CHANCE, Game, Refusal, State
from guanxi.core.gesture import Gesture, Refused, as_told, refusal_of
from guanxi.core.history import Actions, Back, Done, History
from guanxi.core.languages import USUAL
from guanxi.core.remarks import Remark, check_remark
from guanxi.core.revealing import reveals
from guanxi.core.saying import sentence
from guanxi.core.sealing import check_seed, commitment, sealed

__all__ = [
    "TAKE_BACKS",
    "Actions",
    "Back",
    "Done",
    "Prepared",
    "Refused",
    "Stale",
    "Table",
    "check_names",
    "check_seed",
    "commitment",
]


TAKE_BACKS = ("off", "turn", "vote")


class Stale(Exception):  # noqa: N818, it is an answer rather than an error
    """Something was prepared for a table that has moved on; nothing has changed."""


@dataclass(frozen=True)
class Prepared:
    """A change that a table can adopt: the actions that stay, and those that come, chance included."""

    number: int  # of the table that it was prepared for
    kept: int  # actions that stay
    fallen: int  # actions after them that fall
    done: tuple[Done, ...]  # actions that come
    rewinds: bool  # does what falls stay in the record, before a line that tells of the rewind?
    state: State = field(repr=False, compare=False)  # the position after them
    held: tuple[int, ...] = ()  # actions that wait for others, which the rules want told before them


class Table:
    """A running game. Chance is dealt from the seed as soon as it is due, so a seat is always to act, or nobody."""

    def __init__(
        self,
        game: Game,
        options: Mapping[str, str],
        players: Sequence[str],
        seed: str,
        state: State = None,
        deal: bool = True,
        added: Sequence[str] = (),
        take_back: str = "",
    ) -> None:
        self.game = game
        self.options = game.options(options)
        self.players = tuple(players)
        self.seed = seed
        self.added = tuple(added)  # to the seed, by others, after the commitment
        self._rng = sealed(seed, self.added)
        self.commitment = commitment(seed)
        self.take_back = take_back  # one of TAKE_BACKS, or that nobody has said it
        self.number = 0  # of changes ever made; it never goes back
        self.held: tuple[int, ...] = ()  # told by the seat to act, and waiting for what the rules want told before
        self._history = History(game.rules, game.rules.start(self.options) if state is None else state)
        check_names(self.players, game.rules.players(self.state))
        check_take_back(take_back)
        if deal:
            self.deal()

    # ------------------------------------------------------------ looking

    @property
    def state(self) -> State:
        """The position; to look at, not to change."""
        return self._history.state

    @property
    def actions(self) -> Actions:
        """The actions that stand, chance included."""
        return self._history.actions

    @property
    def drawn(self) -> int:
        """How many numbers of the sealed stream have been used, also for what fell."""
        return self._history.drawn

    @property
    def names(self) -> tuple[str, ...]:
        """The players in order of seats."""
        return tuple(self.name_of(self.state, seat) for seat in range(len(self.players)))

    def name_of(self, state: State, seat: int) -> str:
        """The player who has a seat in a position; chance has it too."""
        return "chance" if seat == CHANCE else self.players[self.game.rules.player_of(state, seat)]

    def names_in(self, state: State) -> list[str]:
        """The players by the seats that they have in a position."""
        return [self.name_of(state, seat) for seat in range(len(self.players))]

    def before(self, n: int) -> State:
        """The position before action n, counted from 0, computed anew; for all of them take `steps`."""
        return self._history.before(n)

    def steps(self, start: int = 0) -> Iterator[tuple[State, Done]]:
        """The actions from one on, each with the position before it, which moves on with the next step."""
        return self._history.steps(start)

    def lines(self) -> Iterator[tuple[State, Done | Back | Remark]]:
        """Everything that was ever told, as a record has it: also what fell, the rewinds, and remarks."""
        return self._history.lines()

    def events(self, since: int, viewer: int) -> list[tuple[int, list[Event]]]:
        """What happened after so many actions, as a viewer may know it: the number of each action, and its events."""
        if viewer not in (SPECTATOR, EVERYBODY) and not 0 <= viewer < len(self.players):
            raise InputError(sentence("no-such-viewer", viewer=viewer, last=len(self.players) - 1))
        if not 0 <= since <= len(self.actions):
            raise InputError(sentence("nothing-after", since=since, count=len(self.actions)))
        state, told = self.before(since), []
        table = self.game.events(state)
        for number, done in enumerate(self.actions[since:], start=since + 1):
            story = self.game.rules.tell(state, done.action)
            told.append((number, table.read_all(story, viewer, len(self.players))))
        return told

    def revealed_since(self, n: int) -> bool:
        """Has chance spoken, or been anything shown that was hidden, after the first n actions?"""
        if not 0 <= n <= len(self.actions):
            raise InputError(sentence("nothing-after", since=n, count=len(self.actions)))
        return self._history.spoke_after(n) or any(reveals(self.game, *step) for step in self.steps(n))

    # ------------------------------------------------------------ asking

    def why_not(self, seat: int, *actions: int, language: str = USUAL) -> Refusal | None:
        """Would `prepare` refuse this?"""
        try:
            self._told(seat, actions, language)
        except Refused as refused:
            return refused.refusal
        return None

    def legal(self) -> list[int]:
        """Everything that `submit` accepts now from the seat to act, in the order of the table."""
        if self.game.rules.is_over(self.state):
            return []
        rules, told = self.game.rules, as_told(self.game, self.state, self.held)
        seat = int(rules.to_act(self.state))
        late = [action for action in rules.told_late(told, seat) if not self.why_not(seat, action)]
        return sorted({*rules.legal(told), *late})

    def preview(self, seat: int, actions: Sequence[int], language: str = USUAL) -> Preview:
        """What a gesture would change, from what its seat may know; Refused if `prepare` would refuse it."""
        gesture = self._told(seat, actions, language)
        view = self.game.rules.view(self.before(gesture.kept), seat)
        return self.game.foresight.preview(view, gesture.actions)

    def _told(self, seat: int, actions: Sequence[int], language: str) -> Gesture:
        """Carry the actions out on a copy; what is refused is refused in a language."""
        gesture = Gesture(self.game, self._history, self.held, seat, lambda: self.names, language)
        for action in actions:
            gesture.tell(action)
        return gesture

    # ------------------------------------------------------------ changing

    def prepare(self, seat: int, actions: Sequence[int], language: str = USUAL, deal: bool = True) -> Prepared:
        """Try one action, or several that belong together, and deal what follows: all or, with Refused, none."""
        gesture = self._told(seat, actions, language)
        done = [Done(seat, action) for action in gesture.actions]
        return self._prepared(gesture.kept, gesture.state, done, deal=deal, held=gesture.held)

    def prepare_rewind(self, n: int, deal: bool = True) -> Prepared:
        """Go back to the position after n actions; where chance is due there, it goes on with fresh numbers."""
        if not 0 <= n < len(self.actions):
            raise InputError(sentence("rewind-how-far", count=len(self.actions), to=n))
        return self._prepared(n, self.before(n), rewinds=True, deal=deal)

    def prepare_undo(self, count: int = 1) -> Prepared | None:
        """Take back the last actions of the running turn, those that wait first; None if something was revealed since.

        The record forgets them, unless that reaches behind a rewind.
        """
        if count < 1:
            raise InputError(sentence("take-back-none", count=count))
        held = self.held[: max(0, len(self.held) - count)]
        kept = len(self.actions) - count + len(self.held) - len(held)
        if kept < 0 or self.game.rules.is_over(self.state):
            return None
        seat = self.game.rules.to_act(self.state)
        if any(done.seat != seat for done in self.actions[kept:]) or self.revealed_since(kept):
            return None
        return self._prepared(kept, self.before(kept), held=held)

    def _prepared(
        self,
        kept: int,
        state: State,
        done: Sequence[Done] = (),
        rewinds: bool = False,
        deal: bool = True,
        held: Sequence[int] = (),
    ) -> Prepared:
        come = [*done, *self._dealt(state)] if deal else done
        traced = rewinds or self._history.leaves_trace(kept)
        return Prepared(self.number, kept, len(self.actions) - kept, tuple(come), traced, state, tuple(held))

    def adopt(self, prepared: Prepared) -> None:
        """Make a prepared change true; Stale if the table has changed since."""
        if prepared.number != self.number:
            raise Stale(
                f"prepared after {prepared.number} changes of the table, which has had {self.number}: prepare it again"
            )
        if prepared.rewinds:
            self._history.rewind(prepared.kept)
        elif prepared.fallen:
            self._history.drop(prepared.kept)
        self._history.adopt(prepared.done, prepared.state)
        self.held = prepared.held
        self.number += 1

    def submit(self, seat: int, actions: Sequence[int], language: str = USUAL) -> None:
        """Carry out what belongs together, whole or, with Refused, not at all."""
        self.adopt(self.prepare(seat, actions, language))

    def rewind(self, n: int, deal: bool = True) -> None:
        """Back to the position after n actions. The record keeps what fell."""
        self.adopt(self.prepare_rewind(n, deal))

    def undo(self, count: int = 1) -> bool:
        """Take back the last actions of the running turn, unless they have revealed something; was that possible?"""
        prepared = self.prepare_undo(count)
        if prepared:
            self.adopt(prepared)
        return prepared is not None

    def play(self, seat: int, action: int) -> None:
        """Carry out an action of a record, chance included, exactly as it stands; Refused if it is not legal."""
        refusal = refusal_of(self.game, self.state, seat, action, self.names, USUAL)
        if refusal:
            raise Refused(refusal, self.game.notation.write(self.state, action))
        self._history.do(seat, action)
        self.held = ()
        self.number += 1

    def remark(self, remark: Remark) -> None:
        """Note what happened at the table and changes no position; InputError if no record could tell it."""
        check_remark(remark)
        if remark.player and remark.player not in self.players:
            raise InputError(sentence("plays-not-here", player=repr(remark.player)))
        self._history.remark(remark)

    # ------------------------------------------------------------ chance

    def deal(self) -> None:
        """Let chance act while it is due."""
        prepared = self._prepared(len(self.actions), self.game.rules.copy(self.state))
        if prepared.done:
            self.adopt(prepared)

    def _dealt(self, state: State) -> Iterator[Done]:
        """Let chance act in a position while it is due."""
        rules, number = self.game.rules, self.drawn
        while not rules.is_over(state) and rules.to_act(state) == CHANCE:
            action = self.outcome(state, number)
            rules.do(state, action)
            number += 1
            yield Done(CHANCE, action)

    def outcome(self, state: State, number: int) -> int:
        """What chance deals in a position with a number of the sealed stream."""
        self._rng.skip_to(number)
        return int(self.game.rules.chance(state, self._rng))


def check_take_back(way: str) -> None:
    """How a table takes back: not at all, in the running turn only, or also when all agree."""
    if way and way not in TAKE_BACKS:
        raise InputError(sentence("take-back-unknown", way=repr(way[:40]), ways=", ".join(TAKE_BACKS)))


def check_names(names: Sequence[str], count: int) -> None:
    """Names stand in records, so they are short, different and of one line."""
    if len(names) != count:
        raise InputError(sentence("players-need-names", count=count, given=len(names)))
    for name in names:
        if not name or len(name) > 32 or not name.isprintable() or set(":[]") & set(name) or name != name.strip():
            raise InputError(sentence("no-name", name=repr(name)))
        if name == "chance":
            raise InputError(sentence("chance-no-name"))
    if len(set(names)) < len(names):
        raise InputError(sentence("names-differ", names=", ".join(names)))
