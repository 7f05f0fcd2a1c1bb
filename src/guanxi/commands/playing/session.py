"""A game in a terminal from the first prompt to the final scoring."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from copy import copy
from threading import Timer

from guanxi.bots import bot_named, refresh, seed_for
from guanxi.bots.guests import ask
from guanxi.commands.playing import sight, story
from guanxi.commands.playing.keeping import Keeper
from guanxi.commands.playing.layout import Layout
from guanxi.commands.playing.menu import Menu
from guanxi.commands.playing.orders import obey
from guanxi.commands.playing.refusals import Refusals
from guanxi.commands.playing.screen import Screen
from guanxi.commands.playing.seats import Player
from guanxi.commands.playing.wording import said
from guanxi.core.errors import InputError
from guanxi.core.game import State
from guanxi.core.table import Done, Table, commitment
from guanxi.core.terminal.ink import ink
from guanxi.core.text import read_by, texts

PATIENCE = 2.0  # seconds, before a thinking computer player is announced
INTERRUPTED = 130
BAD_PLAYER = 2


class Session:
    """People and computer players at one table. `code` is set when somebody leaves."""

    def __init__(self, screen: Screen, table: Table, players: Sequence[Player], keeper: Keeper | None = None) -> None:
        self.screen = screen
        self.keeper = keeper or Keeper()
        self.code: int | None = None
        self.caution = sight.Caution()
        self.sit_down(table, players)

    def sit_down(self, table: Table, players: Sequence[Player]) -> None:
        """Begin to play at a table, also in the middle of a game."""
        self.table = table
        self.game = table.game
        self.players = list(players)
        self.face = self.game.face(self.language)
        self.bots = {
            number: bot_named(player.bot, self.game, seed_for(table.seed, number, player.bot), table.options)
            for number, player in enumerate(players)
            if player.bot
        }
        self.turn = -1  # where the turn began for which a computer player was last refreshed
        self.fresh = True  # does a turn begin?
        self.shown_to: int | None = None  # whose cards are on the screen, among several people
        self.told: dict[int, list[Done]] = {}  # what each seat has read
        self.open_menu()

    def open_menu(self) -> None:
        """What can be chosen now."""
        self.menu = Menu(self._table_for_reader(), self.face, self.language)
        self.refusals = Refusals(self.menu)
        self.hinted: dict[str, tuple[int, ...]] = {}  # moves of a hint, by their keys

    def _table_for_reader(self) -> Table:
        """The table as refusals tell of it: to a person alone among computer players they say *you*."""
        people = [number for number in range(len(self.players)) if number not in self.bots]
        if len(people) != 1:
            return self.table
        told = copy(self.table)
        told.players = tuple(read_by(told.players, people[0]))
        return told

    @property
    def language(self) -> str:
        """Of whoever reads the screen."""
        return self.screen.language

    @property
    def state(self) -> State:
        """The position."""
        return self.table.state

    @property
    def seat(self) -> int:
        """The seat to act."""
        return self.game.rules.to_act(self.state)

    @property
    def hot_seat(self) -> bool:
        """Do several people share the keyboard?"""
        return len(self.players) - len(self.bots) > 1

    def seen_by(self, seat: int) -> State:
        """The position as a seat sees it."""
        return self.game.rules.shown(self.game.rules.view(self.state, seat))

    def player_at(self, seat: int) -> int:
        """The number of the player who has a seat."""
        return self.game.rules.player_of(self.state, seat)

    def bot_of(self, seat: int) -> str:
        """The computer player that has a seat; a person is none."""
        return self.players[self.player_at(seat)].bot

    def play(self) -> int:
        """Play to the end, or until somebody leaves; return the exit code."""
        self.keep()
        try:
            while self.code is None and not self.game.rules.is_over(self.state):
                self._act()
            if self.code is None:
                self._finish()
        except EOFError:
            self.leave(0, "left-input-ended")
        except InputError as error:
            self.screen.complain(error)
            self.leave(BAD_PLAYER, "left-player-failed")
        except KeyboardInterrupt:
            print()
            self.leave(INTERRUPTED, "left-interrupted")
        self.keeper.leave()
        return self.code or 0

    def leave(self, code: int, message: str) -> None:
        """Stop playing, and tell how to go on with the game."""
        self.code = code
        self.screen.tell(message)
        file, own = self.keeper.file, self.keeper.own
        if file:
            self.screen.tell("left-saved", file=str(file), game=self.game.name)
        elif own and not self.game.rules.is_over(self.state):
            self.screen.tell("left-kept")
        elif not self.game.rules.is_over(self.state):
            self.screen.tell("left-unsaved")

    # ------------------------------------------------------------ one action

    def _act(self) -> None:
        number = self.player_at(self.seat)
        if number not in self.bots:
            self._ask(self.seat)
            return
        self._refresh(number)
        view = self.game.rules.view(self.state, self.seat)
        with self._patience(self.players[number].name):
            legal = self.game.rules.legal(self.game.rules.shown(view))
            action = ask(self.players[number].bot, self.bots[number], view, legal)
        self.submit(self.seat, [action])

    def _refresh(self, number: int) -> None:
        """What a computer player does in a turn depends on the game so far only: a kept game goes on alike."""
        begun = story.turn_begun(self.table, self.seat)
        if begun != self.turn:
            self.turn = begun
            name = f"{self.players[number].bot} after {begun}"
            refresh(self.bots[number], seed_for(self.table.seed, number, name))

    @contextmanager
    def _patience(self, name: str) -> Iterator[None]:
        """Say that a computer player is thinking, if that takes long."""
        timer = Timer(PATIENCE, lambda: self.screen.tell("thinking", "dim", player=name))
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()

    def submit(self, seat: int, actions: Sequence[int]) -> None:
        """Carry out what a seat says; Refused if it is not allowed. What a person says is kept before it is told."""
        self.table.submit(seat, actions, self.language)
        self.fresh = self.seat != seat or self.face.begins_anew(self.state)
        if not self.bot_of(seat) or (self.fresh and self.keeper.file):
            self.keep()

    def keep(self) -> None:
        """Write the game down; play goes on if it cannot be."""
        try:
            if len(self.bots) < len(self.players):
                self.keeper.begin(self.table)
            self.keeper.keep(self.table, self.players, self.language)
        except InputError as error:
            self.screen.complain(error)

    # ------------------------------------------------------------ a person's turn

    def _ask(self, seat: int) -> None:
        """Show what there is to know, and ask until something happens."""
        self.keep()
        self.open_menu()
        if self.fresh:
            self._open_turn(seat)
        else:
            self.screen.show(["", *self._layout(seat).going_on(self.seen_by(seat), self.menu)])
        self.fresh = False
        usual = self.menu.usual if self.screen.interactive else None
        table, player = self.table, self.player_at(seat)
        while not self._answered(
            seat, self.screen.text("prompt-enter", what=said(self.face, usual.line)) if usual else ""
        ):
            pass
        if self.table is table and self.code is None:
            self._close_action(self._seat_of(player))

    def _seat_of(self, player: int) -> int:
        """Where a player sits now: who names the first player moves to another seat."""
        seats = range(len(self.players))
        return next(seat for seat in seats if self.game.rules.player_of(self.state, seat) == player)

    def _answered(self, seat: int, usual: str) -> bool:
        """One line of a person. Ctrl-C asks whether to leave."""
        prompt = self.screen.text("prompt", player=self.table.names[seat], usual=usual)
        try:
            return obey(self, self.screen.ask(f"{prompt} "))
        except KeyboardInterrupt:
            print()
            if self.screen.interactive and not self.may_leave():
                return False
            raise

    def may_leave(self) -> bool:
        """Ask whether to leave."""
        kept = "yes" if self.keeper.own or self.keeper.file else "no"
        return self.screen.confirms("leave-now", kept=kept)

    def _layout(self, seat: int) -> Layout:
        return Layout(self.face, self.table.names, seat, self.screen.columns, self.screen.height)

    def _open_turn(self, seat: int) -> None:
        self.caution.begin()
        name = self.table.names[seat]
        if self.hot_seat:
            if self.shown_to != seat:
                self._wait("hot-seat-show", name)
            self.shown_to = seat
            self.screen.show(["", ink(self.screen.text("hot-seat-turn", player=name), "bold")])
        since = story.own_until(self.table, seat)
        self.told.setdefault(seat, self.table.actions[: since or story.set_up(self.table, self.face)])
        self.screen.show(["", ink(self.screen.text("since-last-turn" if since else "since-start"), "dim")])
        self.news(seat)
        comes = sight.ahead(self.table, seat, self.language)
        self.screen.show(["", *self._layout(seat).turn(self.seen_by(seat), self.menu, comes)])

    def news(self, seat: int) -> None:
        """Tell a seat what it has not read yet."""
        start = story.same_until(self.told.get(seat, []), self.table.actions)
        self.screen.show(story.tell(self.table, self.face, seat, self.screen.width, self.language, start))
        self.told[seat] = list(self.table.actions)

    def _close_action(self, seat: int) -> None:
        """Tell what came of it, and hide the hand before somebody else sits down."""
        self.news(seat)
        if self.table.held:
            held = [said(self.face, self.game.notation.write(self.state, action)) for action in self.table.held]
            self.screen.tell("held", notation=", ".join(held))
        if self.seat != seat and self.hot_seat and not self.game.rules.is_over(self.state):
            self._wait("hot-seat-hide", self.table.names[seat])
            self.shown_to = None

    def _wait(self, message: str, name: str) -> None:
        """Between two people: nothing stays on the screen. A pipe has no screen and nobody to wait for."""
        if self.screen.interactive:
            self.screen.ask(f"\n{self.screen.text(message, player=name)} ")
            self.screen.clear()

    # ------------------------------------------------------------ the end

    def _finish(self) -> None:
        self.keep()
        names = self.table.names
        if len(self.told) == 1:
            self.screen.show(["", ink(self.screen.text("since-last-turn"), "dim")])
            self.news(*self.told)
        drawn = self.game.positions.draw(self.state, names, None, self.language)
        score = self.face.score(self.state, names, self.screen.width)
        self.screen.show(["", drawn, "", *score, ""])
        result = self.game.result(self.state)
        winners = [names[seat] for seat in result.winners]
        self.screen.tell(
            "won",
            "good",
            players=texts("guanxi.commands", self.language).joined(winners),
            count=len(winners),
            points=max(result.totals),
        )
        self.screen.tell("seed-revealed", seed=self.table.seed, commitment=commitment(self.table.seed))
        file = self.keeper.file or self.keeper.own
        if file:
            self.screen.tell("record-kept", file=str(file))
