"""In which language commands speak: `--lang`, else what LC_ALL, LC_MESSAGES or LANG say, else English."""

import os
from collections.abc import Sequence

from guanxi.core.languages import USUAL, first_met, languages

OPTION = "--lang"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

_asked = ""  # by whoever typed this command


def hear(words: Sequence[str]) -> list[str]:
    """What was typed without `--lang LANGUAGE`, wherever that stood, which is remembered for this command."""
    global _asked
    _asked, kept = "", list(words)
    for at, word in enumerate(words):
        if word == "--":
            break
        name, sign, value = word.partition("=")
        if name == OPTION and (sign or at + 1 < len(words)):
            _asked = value if sign else words[at + 1]
            del kept[at : at + (1 if sign else 2)]
            break
    return kept


def asked_for() -> str:
    """The language that was typed; empty if none was."""
    return _asked


def language_of_reader() -> str:
    """The language of whoever reads what a command prints."""
    given = next(filter(None, (os.environ.get(name, "") for name in VARIABLES)), "")
    wish = (_asked or given.partition(".")[0].partition("@")[0]).replace("_", "-")
    return first_met([wish], languages("guanxi.core")) or USUAL
