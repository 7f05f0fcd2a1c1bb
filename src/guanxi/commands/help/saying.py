"""The words of `--help`, in the language of who reads it: the messages of this package's `texts/`.

A command has `NAME-summary`, `NAME-about` and `NAME-epilog`; its option `--seat` is the message `NAME--seat`.
"""

from guanxi.core.reader import language_of_reader
from guanxi.core.sentence import Sentence


def say(message: str, **facts: object) -> str:
    """A message in the language of the reader."""
    return Sentence("guanxi.commands.help", message, facts).told(language_of_reader())


def placeholder(name: str) -> str:
    """What stands for something that is to be typed, such as `FILE`."""
    return say(f"placeholder-{name}")


def stopped() -> str:
    """What is told to who has interrupted a command."""
    return say("stopped")


def not_written(error: OSError) -> str:
    """What is told where the output takes nothing."""
    return say("not-written", why=error.strerror)
