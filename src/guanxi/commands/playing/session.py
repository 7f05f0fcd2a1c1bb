"""A game in a terminal from the first prompt to the final scoring."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer

from guanxi.bots import bot_named, seed_for
from guanxi.bots.guests import ask
from guanxi.commands.playing import story
from guanxi.commands.playing.menu import Menu
from guanxi.commands.playing.orders import obey
from guanxi.commands.playing.saving import path_of, save_game
from guanxi.commands.playing.screen import Screen
from guanxi.commands.playing.seats import Player
from guanxi.core.errors import InputError
from guanxi.core.game import State
from guanxi.core.table import Done, Table, commitment
from guanxi.core.terminal.ink import ink

PATIENCE = 2.0  # seconds, before a thinking computer player is announced
INTERRUPTED = 130
BAD_PLAYER = 2


class Session:
    """People and computer players at one table. `code` is set when somebody leaves."""

    def __init__(self, screen: Screen, table: Table, players: Sequence[Player], file: Path | None = None) -> None:
        self.screen = screen
        self.file = file
        self.code: int | None = None
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
        self.fresh = True  # does a turn begin?
        self.shown_to: int | None = None  # whose cards are on the screen, among several people
        self.told: dict[int, list[Done]] = {}  # what each seat has read
        self.menu = Menu(table, self.face, self.language)

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

    def play(self) -> int:
        """Play to the end, or until somebody leaves; return the exit code."""
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
        return self.code or 0

    def leave(self, code: int, message: str) -> None:
        """Stop playing, and tell whether the game is kept."""
        self.code = code
        self.screen.tell(message)
        if self.file:
            self.screen.tell("left-saved", file=str(self.file), game=self.game.name)
        elif not self.game.rules.is_over(self.state):
            self.screen.tell("left-unsaved")

    # ------------------------------------------------------------ one action

    def _act(self) -> None:
        number = self.game.rules.player_of(self.state, self.seat)
        if number not in self.bots:
            self._ask(self.seat)
            return
        view = self.game.rules.view(self.state, self.seat)
        with self._patience(self.players[number].name):
            legal = self.game.rules.legal(self.game.rules.shown(view))
            action = ask(self.players[number].bot, self.bots[number], view, legal)
        self.submit(self.seat, [action])

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
        """Carry out what a seat says; Refused if it is not allowed."""
        self.table.submit(seat, actions, self.language)
        self.fresh = self.seat != seat or self.face.begins_anew(self.state)
        if self.fresh or not self.players[self.game.rules.player_of(self.state, seat)].bot:
            self.keep()

    def keep(self) -> None:
        """Save the game where that was asked for; play goes on if it cannot be."""
        if self.file:
            try:
                save_game(self.file, self.table, self.players, self.language)
            except InputError as error:
                self.screen.complain(error)

    # ------------------------------------------------------------ a person's turn

    def _ask(self, seat: int) -> None:
        """Show what there is to know, and ask until something happens."""
        if self.fresh:
            self._open_turn(seat)
        else:
            self.screen.show(["", *self.face.brief(self.seen_by(seat), self.table.names, seat)])
        self.fresh = False
        self.menu = Menu(self.table, self.face, self.language)
        self.screen.show(self.menu.lines(self.screen.width, short=self.screen.low))
        prompt = self.screen.text("prompt-enter" if self._has_usual() else "prompt", player=self.table.names[seat])
        table, player = self.table, self.game.rules.player_of(self.state, seat)
        while not obey(self, self.screen.ask(f"{prompt} ")):
            pass
        if self.table is table and self.code is None:
            self._close_action(self._seat_of(player))

    def _seat_of(self, player: int) -> int:
        """Where a player sits now: who names the first player moves to another seat."""
        seats = range(len(self.players))
        return next(seat for seat in seats if self.game.rules.player_of(self.state, seat) == player)

    def _has_usual(self) -> bool:
        return self.screen.interactive and self.menu.has_usual

    def _open_turn(self, seat: int) -> None:
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
        self.screen.show(["", self.game.positions.draw(self.state, self.table.names, seat, self.language)])
        self.screen.show([] if self.screen.low else [""])

    def news(self, seat: int) -> None:
        """Tell a seat what it has not read yet."""
        start = story.same_until(self.told.get(seat, []), self.table.actions)
        self.screen.show(story.tell(self.table, self.face, seat, self.screen.width, self.language, start))
        self.told[seat] = list(self.table.actions)

    def _close_action(self, seat: int) -> None:
        """Tell what came of it, and hide the hand before somebody else sits down."""
        self.news(seat)
        if self.table.held:
            held = [self.game.notation.write(self.state, action) for action in self.table.held]
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
        names = self.table.names
        if len(self.told) == 1:
            self.screen.show(["", ink(self.screen.text("since-last-turn"), "dim")])
            self.news(*self.told)
        drawn = self.game.positions.draw(self.state, names, None, self.language)
        self.screen.show(["", drawn, "", *self._score(), ""])
        result = self.game.result(self.state)
        winners = [names[seat] for seat in result.winners]
        self.screen.tell("won", "good", players=" and ".join(winners), count=len(winners), points=max(result.totals))
        self.screen.tell("seed-revealed", seed=self.table.seed, commitment=commitment(self.table.seed))
        self.keep()
        if self.file:
            self.screen.tell("record-kept", file=str(self.file))
        elif len(self.bots) < len(self.players):
            self.offer_to_save()

    def _score(self) -> list[str]:
        return self.face.score(self.state, self.table.names, self.screen.width)

    def offer_to_save(self) -> None:
        """Ask whether the record should be kept; a terminal is asked until the answer is clear, a pipe once."""
        while True:
            try:
                answer = self.screen.ask(f"{self.screen.text('offer-save')} ")
            except EOFError:
                return
            order, _, name = answer.partition(" ")
            if order == "save":
                try:
                    path = path_of(name.strip(), self.language)
                    save_game(path, self.table, self.players, self.language)
                    self.screen.tell("saved", file=str(path), game=self.game.name)
                    return
                except InputError as error:
                    self.screen.complain(error)
            if not self.screen.interactive or answer.lower() in ("", "n", "no", "q", "quit", "exit"):
                return
