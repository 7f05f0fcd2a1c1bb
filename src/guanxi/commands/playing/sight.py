"""What is foreseen, for whoever plays: what lies ahead, what a move would change, and a question before some moves."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeAlias

from guanxi.commands.foreseen import telling_of
from guanxi.commands.playing.screen import text
from guanxi.core.foresight import WHENS, NoForesight, Prospect, Telling, relevant
from guanxi.core.table import Table
from guanxi.core.terminal.ink import ink, wrapped

if TYPE_CHECKING:
    from guanxi.commands.playing.session import Session

Known: TypeAlias = tuple[str, tuple[object, ...]]  # what a warning is about


def ahead(table: Table, seat: int, language: str) -> list[str]:
    """What a seat should know before it decides, in few words, the most important first."""
    told = Telling(table.game.foresight, table.names, language)
    found = relevant(_prospects(table, seat), seat)
    return [told.short(each) for prospect in found for each in (prospect, *_own(prospect, seat))]


def _own(prospect: Prospect, seat: int) -> list[Prospect]:
    """The steps that bind a seat."""
    return [step for step in prospect.steps if seat in step.seats]


def _prospects(table: Table, seat: int) -> Sequence[Prospect]:
    return table.game.foresight.prospects(table.game.rules.view(table.state, seat))


def prospects(table: Table, seat: int, language: str, width: int, about: str = "") -> list[str]:
    """All that comes, with its steps; or what is about some words."""
    told, lines = telling_of(table, "prospects", language), []
    found = [(each, told.prospect(each)) for each in _prospects(table, seat)]
    found = [(each, said) for each, said in found if about.lower() in " ".join(said).lower()]
    for when in WHENS:
        some = [_prospect(each, said, language, width) for each, said in found if each.when == when]
        if some:
            lines += [ink(text(f"ahead-{when}", language), "bold"), *(line for each in some for line in each)]
    return lines or [text("prospects-none", language)]


def _prospect(prospect: Prospect, said: Sequence[str], language: str, width: int) -> list[str]:
    """How sure it is, the sentence, and below it the steps."""
    sure = f" {text(f'sure-{prospect.sure}', language):14} "
    lines = []
    for n, line in enumerate(said):
        margin = len(sure) + len(line) - len(line.lstrip())
        lines += wrapped(line.lstrip(), width, " " * margin if n else sure, " " * (margin + 2))
    return lines


def preview(table: Table, seat: int, actions: Sequence[int], language: str, width: int) -> list[str]:
    """What a gesture would change, and what the signs mean."""
    told = telling_of(table, "preview", language)
    lines = told.preview(table.preview(seat, actions, language))
    if not lines:
        return [text("preview-none", language)]
    shown = [part for line in lines for part in wrapped(line, width, other="  ")]
    return [*shown, *(ink(line, "dim") for line in wrapped(text("preview-signs", language), width))]


class Caution:
    """What somebody wants to be warned of, and has agreed to in this turn."""

    def __init__(self) -> None:
        self.on = True
        self.agreed: set[Known] = set()

    def begin(self) -> None:
        """A turn begins."""
        self.agreed.clear()

    def against(self, table: Table, seat: int, actions: Sequence[int], language: str) -> list[Prospect]:
        """Warnings of a gesture that nobody has agreed to yet; Refused if it is not allowed."""
        if not self.on or isinstance(table.game.foresight, NoForesight):
            return []
        return [each for each in table.preview(seat, actions, language).warnings if _known(each) not in self.agreed]

    def agree(self, warnings: Sequence[Prospect]) -> None:
        """Do not speak of these again in this turn."""
        self.agreed.update(map(_known, warnings))


def _known(warning: Prospect) -> Known:
    return warning.kind, tuple(warning.facts.items())


def may_do(session: "Session", actions: Sequence[int]) -> bool:
    """Warn of what a gesture ends or gives away, and ask a person who could do something else."""
    table, seat, screen = session.table, session.seat, session.screen
    warnings = session.caution.against(table, seat, actions, session.language)
    told = Telling(session.game.foresight, table.names, session.language)
    for warning in warnings:
        screen.complain(f"{told.say(warning)} ({warning.clause})")
    if warnings and screen.interactive and _is_avoidable(session) and not screen.agrees("warn-ask"):
        screen.tell("warn-left")
        return False
    session.caution.agree(warnings)
    return True


def _is_avoidable(session: "Session") -> bool:
    """Is there a choice that nothing is to be said against?"""
    choices = session.menu.choices
    return any(not session.table.preview(session.seat, choice.actions).warnings for choice in choices)
