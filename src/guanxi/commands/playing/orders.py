"""What a person can type: a number, an action in notation, or one of the orders listed by `help`."""

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from guanxi.commands.playing import hints, story
from guanxi.commands.playing.saving import load_game, path_of, save_game
from guanxi.core.errors import InputError
from guanxi.core.game import CHANCE
from guanxi.core.table import Refused
from guanxi.core.terminal.face import Look
from guanxi.core.terminal.ink import ink

if TYPE_CHECKING:
    from guanxi.commands.playing.session import Session


def obey(session: "Session", line: str) -> bool:
    """Do what a line says. True if the position or the table has changed, or somebody leaves."""
    word, _, rest = line.partition(" ")
    try:
        if word.lower() in ORDERS:
            return ORDERS[word.lower()](session, rest.strip())
        if line.lower() in session.face.LOOKS:
            return _look(session, session.face.LOOKS[line.lower()])
        return _choose(session, line)
    except Refused as refused:
        session.screen.complain(f"{refused.notation}: {refused.refusal}")
    except InputError as error:
        session.screen.complain(error)
    return False


def _choose(session: "Session", line: str) -> bool:
    """A number, a line of notation, or Enter where one choice is the only one or the usual one."""
    menu = session.menu
    if not line:
        if session.screen.interactive and menu.has_usual:
            session.submit(session.seat, menu.actions(1))
            return True
        session.screen.show(menu.lines(session.screen.width))
        return False
    session.submit(session.seat, _actions(session, line))
    return True


def _actions(session: "Session", line: str) -> list[int]:
    """The actions that a number or a line of notation stands for."""
    if line.isascii() and line.isdecimal():
        return list(session.menu.actions(int(line[:9])))
    return session.face.parse(session.state, line)


# ---------------------------------------------------------------- why


def _why(session: "Session", rest: str) -> bool:
    if not rest:
        return _list_refused(session)
    actions = _actions(session, rest)
    refusal = session.table.why_not(session.seat, *actions, language=session.language)
    notation = ", ".join(session.game.notation.write(session.state, action) for action in actions)
    if refusal:
        session.screen.complain(f"{notation}: {refusal}")
        session.screen.tell("why-rule", "dim", clause=refusal.clause)
    else:
        session.screen.tell("why-allowed", notation=notation)
    return False


def _list_refused(session: "Session") -> bool:
    lines = session.menu.refused_lines(session.screen.width)
    session.screen.show([ink(session.screen.text("menu-refused"), "bold"), *lines])
    return False


def _list_all(session: "Session", _: str) -> bool:
    session.screen.show(session.menu.lines(session.screen.width, unfolded=True))
    return _list_refused(session)


# ---------------------------------------------------------------- going back, leaving, coming again


def _undo(session: "Session", _: str) -> bool:
    table, seat = session.table, session.seat
    undone = [*table.held[-1:], *(done.action for done in table.actions[-1:])]
    if table.undo():
        session.screen.tell("undone", notation=session.game.notation.write(session.state, undone[0]))
        session.keep()
        return True
    acted = [done.seat for done in table.actions if done.seat != CHANCE][-1:]
    session.screen.tell("undo-revealed" if acted == [seat] else "undo-nothing")
    return False


def _save(session: "Session", rest: str) -> bool:
    path = path_of(rest, session.language)
    save_game(path, session.table, session.players, session.language)
    session.screen.tell("saved", file=str(path), game=session.game.name)
    return False


def _load(session: "Session", rest: str) -> bool:
    path = path_of(rest, session.language)
    table, players = load_game(path, session.game.name, session.language)
    if session.screen.interactive and not session.file and session.table.actions:
        if session.screen.ask(f"{session.screen.text('load-leave')} ").lower() not in ("y", "yes"):
            return False
    session.file = path if session.file else None
    session.sit_down(table, players)
    session.screen.tell("loaded", file=str(path), actions=len(table.actions))
    return True


def _quit(session: "Session", _: str) -> bool:
    if not session.file:
        session.offer_to_save()
    session.leave(0, "left-quit")
    return True


# ---------------------------------------------------------------- looking


def _board(session: "Session", _: str) -> bool:
    drawn = session.game.positions.draw(session.state, session.table.names, session.seat, session.language)
    session.screen.show([drawn])
    return False


def _look(session: "Session", look: Look) -> bool:
    """An order of the game itself."""
    seat = session.seat
    session.screen.show(look(session.seen_by(seat), session.table.names, seat, session.screen.width))
    return False


def _score(session: "Session", _: str) -> bool:
    session.screen.show(session.face.score(session.seen_by(session.seat), session.table.names, session.screen.width))
    return False


def _log(session: "Session", rest: str) -> bool:
    """The last turns, or all of them."""
    if rest and not (rest.isascii() and rest.isdecimal()):
        raise InputError(session.screen.text("log-how"))
    starts = [numbers[0] for _, numbers in story.turns(session.table)]
    start = starts[-int(rest[:9]) :][0] if rest and int(rest[:9]) else 0
    width = session.screen.width
    session.screen.show(story.tell(session.table, session.face, session.seat, width, session.language, start))
    return False


def _rules(session: "Session", rest: str) -> bool:
    from guanxi.commands import rules

    rules.run(argparse.Namespace(words=[session.game.name, *rest.split()], json=False))
    return False


def _hint(session: "Session", rest: str) -> bool:
    """What a strong player would consider, from what this seat may know."""
    if rest and not (rest.isascii() and rest.isdecimal() and int(rest[:9])):
        raise InputError(session.screen.text("hint-how"))
    session.screen.tell("thinking", "dim", player=hints.ADVISER)
    thoughts = hints.advice(session.table, session.language, int(rest[:9] or hints.FEW))
    thoughts = [thought for thought in thoughts if thought.action in session.menu.legal]  # less what waits already
    numbers = [str(session.menu.number_of(thought.action)) for thought in thoughts]
    session.screen.show(hints.lines(session.table, thoughts, numbers, session.screen.width, session.language))
    return False


def _help(session: "Session", _: str) -> bool:
    choose, look = (
        "\n".join(f" {line}" for line in session.face.say(part).split("\n")) for part in ("help-choose", "help-look")
    )
    session.screen.tell("help", choose=choose, look=look, rule=session.face.say("rule").ljust(20))
    session.screen.show(["", *session.face.legend(session.screen.width)])
    return False


ORDERS: Final[dict[str, Callable[["Session", str], bool]]] = {
    "?": _help,
    "all": _list_all,
    "board": _board,
    "exit": _quit,
    "help": _help,
    "hint": _hint,
    "load": _load,
    "log": _log,
    "q": _quit,
    "quit": _quit,
    "rule": _rules,
    "rules": _rules,
    "save": _save,
    "score": _score,
    "u": _undo,
    "undo": _undo,
    "why": _why,
}
