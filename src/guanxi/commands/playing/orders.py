"""What a person can type: a number, an action in notation, or one of the orders listed by `help`."""

import argparse
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from guanxi.bots.listing import title_of
from guanxi.commands.playing import hints, sight, story
from guanxi.commands.playing.choices import Choice
from guanxi.commands.playing.keeping import Keeper
from guanxi.commands.playing.layout import look_words
from guanxi.commands.playing.saving import load_game, path_of, save_game
from guanxi.commands.playing.wording import said
from guanxi.core.errors import InputError, NoSuchAction, NotationError
from guanxi.core.game import CHANCE
from guanxi.core.table import Refused
from guanxi.core.terminal.face import Look
from guanxi.core.terminal.ink import ink, wrapped
from guanxi.core.terminal.typing import in_notation, in_words
from guanxi.core.writing import labelled

if TYPE_CHECKING:
    from guanxi.commands.playing.session import Session

FEW: Final = 5  # of several things that may be meant


def obey(session: "Session", line: str) -> bool:
    """Do what a line says. True if the position or the table has changed, or somebody leaves."""
    typed, _, rest = line.partition(" ")
    word = in_notation(typed.lower(), session.screen.text("typed-words"))
    try:
        if word in ORDERS:
            return ORDERS[word](session, rest.strip())
        look = in_notation(line.lower(), look_words(session.face))
        if look in session.face.LOOKS:
            return _look(session, session.face.LOOKS[look])
        return _choose(session, line)
    except Refused as refused:
        session.screen.complain(labelled(_spoken(session, refused), refused.refusal, session.language))
    except InputError as error:
        session.screen.complain(error)
    return False


def _spoken(session: "Session", refused: Refused) -> str:
    """What was refused, as people say it."""
    try:
        return _line(session, session.game.notation.read(session.state, refused.notation))
    except InputError:
        return refused.notation


def _line(session: "Session", actions: Sequence[int]) -> str:
    """What somebody would type for actions, in the reader's words."""
    return said(session.face, session.face.line(session.state, actions))


def _choose(session: "Session", line: str) -> bool:
    """A key, words of the menu, a line of notation, or Enter where one choice is the only one or the usual one."""
    menu = session.menu
    if not line and session.screen.interactive and menu.usual:
        return _do(session, menu.usual)
    if not line:
        session.screen.show(menu.lines(session.screen.columns, session.screen.height))
        return False
    choice = _named(session, line)
    return choice is not None and _do(session, choice)


def _do(session: "Session", choice: Choice) -> bool:
    """Carry a choice out, unless a warning makes somebody think again."""
    if not sight.may_do(session, choice.actions):
        return False
    session.submit(session.seat, choice.actions)
    return True


def _named(session: "Session", line: str) -> Choice | None:
    """What a line says, if that is one thing; otherwise what it may mean is listed. Refused if it is not allowed."""
    found = understood(session, line)
    refused = session.refusals.told(found)
    if len(found) > 1 and refused:
        raise InputError(refused)
    if len(found) > 1:
        session.screen.tell("which-one", line=line[:60])
        session.screen.show_pages(session.menu.listing(found, session.screen.columns))
        return None
    session.menu.table.prepare(session.seat, found[0].actions, session.language, deal=False)  # refused to who reads it
    return found[0]


def understood(session: "Session", line: str) -> Sequence[Choice]:
    """What somebody means: what stands beside a key, what a line of notation says, what some words of the menu name.

    More than one choice means that the line does not say which. InputError says what can be done now.
    """
    menu, hinted = session.menu, session.hinted.get(line.lower())
    if hinted:
        return [_typed(line, hinted)]
    found = menu.at(line)
    if found:
        return found
    try:
        typed = _typed(line, session.face.parse(session.state, line))
    except NotationError as error:
        heard = error.heard if isinstance(error, NoSuchAction) else line
        named = menu.meant(heard) or session.refusals.meant(heard)
        if named or not isinstance(error, NoSuchAction):
            return named or _raised(error)
        told = session.screen.text("not-understood", line=line[:60], examples=menu.examples(line))
        raise InputError(told) from None
    if len(typed.actions) == 1 and session.table.why_not(session.seat, *typed.actions):
        return menu.meant(line, begun=False) or [typed]
    return [typed]


def _typed(line: str, actions: Sequence[int]) -> Choice:
    return Choice(tuple(actions), line, "", line)


def _raised(error: InputError) -> Sequence[Choice]:
    raise error


# ---------------------------------------------------------------- why


def _why(session: "Session", rest: str) -> bool:
    if _argument(session, rest) == "not" or (not rest and not _explain_others(session)):
        return _list_refused(session)
    if not rest:
        return False
    found = understood(session, rest)
    for choice in found[:FEW]:
        _explain(session, choice.actions)
    return False


def _argument(session: "Session", rest: str) -> str:
    """What stands behind an order, such as the `not` of `why not`, whichever language it was typed in."""
    return in_notation(rest.lower(), session.screen.text("typed-arguments"))


def _explain(session: "Session", actions: Sequence[int]) -> None:
    refusal = session.menu.table.why_not(session.seat, *actions, language=session.language)
    notation = _line(session, actions)
    if refusal:
        session.screen.complain(labelled(notation, refusal, session.language))
        session.screen.tell("why-rule", "dim", clause=refusal.clause)
    else:
        session.screen.tell("why-allowed", notation=notation)


def _explain_others(session: "Session") -> bool:
    """What the computer players had in mind since the last own turn, as far as this seat can know."""
    told = list(story.reasons(session.table, session.face, session.seat, session.bot_of, session.language))
    width = session.screen.width
    session.screen.show_pages(
        f"{' ' if n else mark} {line}" for mark, words in told for n, line in enumerate(wrapped(words, width - 2))
    )
    if told:
        session.screen.tell("why-not-how", "dim")
    return bool(told)


def _list_refused(session: "Session") -> bool:
    lines = session.refusals.lines(session.screen.width)
    session.screen.show_pages([ink(session.screen.text("menu-refused"), "bold"), *lines])
    return False


def _list_all(session: "Session", _: str) -> bool:
    allowed = session.menu.everything(session.screen.columns)
    refused = session.refusals.lines(session.screen.width)
    session.screen.show_pages([*allowed, ink(session.screen.text("menu-refused"), "bold"), *refused])
    return False


def _more(session: "Session", _: str) -> bool:
    if not session.screen.rest:
        raise InputError(session.screen.text("more-nothing"))
    session.screen.show_pages(session.screen.rest)
    return False


# ---------------------------------------------------------------- going back, leaving, coming again


def _undo(session: "Session", _: str) -> bool:
    table, seat = session.table, session.seat
    undone = [*table.held[-1:], *(done.action for done in table.actions[-1:])]
    if table.undo():
        session.screen.tell("undone", notation=_line(session, [undone[0]]))
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
    session.keeper.leave()
    session.keeper = Keeper(path if session.keeper.file else None)
    session.sit_down(table, players)
    session.screen.tell("loaded", file=str(path), actions=len(table.actions))
    return True


def _quit(session: "Session", _: str) -> bool:
    kept = session.keeper.own or session.keeper.file
    if not kept and session.screen.interactive and not session.may_leave():
        return False
    session.leave(0, "left-quit")
    return True


# ---------------------------------------------------------------- looking


def _board(session: "Session", _: str) -> bool:
    drawn = session.game.positions.draw(session.state, session.table.names, session.seat, session.language)
    session.screen.show_pages(drawn.split("\n"))
    return False


def _look(session: "Session", look: Look) -> bool:
    """An order of the game itself."""
    seat = session.seat
    session.screen.show_pages(look(session.seen_by(seat), session.table.names, seat, session.screen.columns))
    return False


def _score(session: "Session", _: str) -> bool:
    session.screen.show_pages(
        session.face.score(session.seen_by(session.seat), session.table.names, session.screen.width)
    )
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

    rules.run(argparse.Namespace(words=[session.game.name, *rest.split()], house=False, json=False))
    return False


def _hint(session: "Session", rest: str) -> bool:
    """What a strong player would consider, from what this seat may know."""
    if rest and not (rest.isascii() and rest.isdecimal() and int(rest[:9])):
        raise InputError(session.screen.text("hint-how"))
    adviser = title_of(hints.ADVISER, session.game, session.language)
    session.screen.tell("thinking", "dim", player=adviser)
    moves = hints.advice(session.table, session.language, int(rest[:9] or hints.FEW))
    legal = session.table.legal()  # less what waits already
    moves = [move for move in moves if move.actions[0] in legal]
    session.hinted = {f"h{number}": move.actions for number, move in enumerate(moves, 1)}
    shown = hints.lines(session.table, moves, list(session.hinted), session.screen.width, session.language)
    session.screen.show_pages([*shown, ink(session.screen.text("hint-keys"), "dim")])
    return False


# ---------------------------------------------------------------- foreseeing


def _prospects(session: "Session", rest: str) -> bool:
    """All that comes by itself, or what is about something."""
    table, width = session.table, session.screen.width
    session.screen.show_pages(sight.prospects(table, session.seat, session.language, width, rest))
    return False


def _preview(session: "Session", rest: str) -> bool:
    """What a move would change."""
    if not rest:
        raise InputError(session.screen.text("preview-how"))
    choice = _named(session, rest)
    if choice:
        told = sight.preview(session.table, session.seat, choice.actions, session.language, session.screen.width)
        session.screen.show_pages([ink(_line(session, choice.actions), "bold"), *told])
    return False


def _warn(session: "Session", rest: str) -> bool:
    """Switch warnings on or off."""
    said = _argument(session, rest)
    if said in ("on", "off"):
        session.caution.on = said == "on"
    elif rest:
        raise InputError(session.screen.text("warn-how"))
    session.screen.tell("warn-on" if session.caution.on else "warn-off")
    return False


def _help(session: "Session", _: str) -> bool:
    choose, look = (
        "\n".join(f" {line}" for line in session.face.say(part).split("\n")) for part in ("help-choose", "help-look")
    )
    rule = f"{in_words('rules', session.screen.text('typed-words'))} {session.face.say('rule')}"
    told = session.screen.text("help", choose=choose, look=look, rule=rule.ljust(25))
    session.screen.show_pages([*told.split("\n"), "", *session.face.legend(session.screen.width)])
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
    "more": _more,
    "preview": _preview,
    "prospects": _prospects,
    "q": _quit,
    "quit": _quit,
    "rule": _rules,
    "rules": _rules,
    "save": _save,
    "score": _score,
    "u": _undo,
    "undo": _undo,
    "warn": _warn,
    "why": _why,
}
