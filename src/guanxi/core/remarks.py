"""Remarks: what happened at a table and changes no position, as records tell it between the actions.

Somebody asks to go back, others answer; somebody leaves, and a computer player stands in for them. One table has all
of them: what is written and what can be read follow from it.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from guanxi.core.errors import InputError
from guanxi.core.saying import sentence

START: Final = "* "  # of the line of a remark

ASKS: Final = "asks"
AGREES: Final = "agrees"
REFUSES: Final = "refuses"
UNANSWERED: Final = "unanswered"
CANCELLED: Final = "cancelled"
RESIGNS: Final = "resigns"
OUT_OF_TIME: Final = "out-of-time"
RETURNS: Final = "returns"
GIVES_TIME: Final = "gives-time"

FORMS: Final[Mapping[str, str]] = {
    ASKS: "{player} asks to go back to {number}",
    AGREES: "{player} agrees",
    REFUSES: "{player} refuses",
    UNANSWERED: "no answer",
    CANCELLED: "cancelled",
    RESIGNS: "{player} resigns: {bot} plays",
    OUT_OF_TIME: "{player} out of time: {bot} plays",
    RETURNS: "{player} returns",
    GIVES_TIME: "{player} gives time: {other} has {number} s more",
}
# A player's name has no colon, so it ends before the colon of a form; and every form ends in its own way.
FIELDS: Final = {
    "player": r"[^:\[\]]{1,32}",
    "number": "0|[1-9][0-9]{0,6}",
    "other": r"[^:\[\]]{1,32}",
    "bot": r"[^\s\[\]]([^\[\]]{0,98}[^\s\[\]])?",
}


@dataclass(frozen=True, slots=True)
class Remark:
    """One of the forms, with what it names."""

    kind: str
    player: str = ""
    number: int = 0  # of actions that are to stay, or of seconds
    bot: str = ""
    other: str = ""

    def __str__(self) -> str:
        return FORMS[self.kind].format(player=self.player, number=self.number, bot=self.bot, other=self.other)


def _pattern(form: str) -> re.Pattern[str]:
    parts = re.split(r"\{(\w+)\}", form)
    named = [f"(?P<{part}>{FIELDS[part]})" if at % 2 else re.escape(part) for at, part in enumerate(parts)]
    return re.compile("".join(named))


PATTERNS: Final = {kind: _pattern(form) for kind, form in FORMS.items()}


def parse_remark(text: str) -> Remark:
    """The remark that was written so; InputError if there is none."""
    for kind, pattern in PATTERNS.items():
        found = pattern.fullmatch(text)
        if found:
            facts = found.groupdict()
            number = int(facts.pop("number", "0"))
            return Remark(kind, number=number, **facts)
    raise InputError(
        sentence("no-remark", text=repr(text[:60]), forms="; ".join(_shown(form) for form in FORMS.values()))
    )


def check_remark(remark: Remark) -> None:
    """Can it stand in a record as it is?"""
    if remark.kind not in FORMS or not str(remark).isprintable() or parse_remark(str(remark)) != remark:
        raise InputError(sentence("remark-not-in-record", remark=format(repr(remark), ".100")))


def _shown(form: str) -> str:
    return form.format(player="NAME", number="N", bot="BOT", other="NAME")
