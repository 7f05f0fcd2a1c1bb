"""What argparse itself says, as messages of ours. It asks gettext for its words, and gettext is nowhere else used."""

import argparse
from gettext import gettext, ngettext

from guanxi.commands.help.saying import say

USAGE = "usage: "
# What argparse says to somebody who types. The rest it says to those who write parsers.
SAID = {
    USAGE.strip(): "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "the following arguments are required: %s": "argparse-required",
    "one of the arguments %s is required": "argparse-one-required",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-ignored",
    "expected one argument": "argparse-expected-one",
    "expected at most one argument": "argparse-expected-most",
    "expected at least one argument": "argparse-expected-least",
    "expected %s argument": "argparse-expected-one-of",
    "expected %s arguments": "argparse-expected-several",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "unexpected option string: %s": "argparse-unexpected",
    "invalid %(type)s value: %(value)r": "argparse-value",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
    "unknown parser %(parser_name)r (choices: %(choices)s)": "argparse-command",
}


def said(text: str) -> str:
    """What argparse says, in the language of the reader; blanks at its ends stay."""
    message = SAID.get(text.strip())
    return text.replace(text.strip(), say(message)) if message else gettext(text)


def said_of(one: str, several: str, number: int) -> str:
    """The same of something that is counted."""
    return said(one if number == 1 else several) if one in SAID else ngettext(one, several, number)


def speak() -> None:
    """Let argparse speak our messages, in whichever language."""
    vars(argparse).update(_=said, ngettext=said_of)
