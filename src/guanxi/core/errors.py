"""What is wrong with what somebody gave us."""

from guanxi.core.saying import by_clause, sentence
from guanxi.core.sentence import told
from guanxi.core.showing import shown


class InputError(Exception):
    """Bad input: the lines say what is wrong, where, and what to do. Never a traceback, exit code 2.

    A line is a sentence, which `told` says in any language, or a text that is the same in all of them.
    """

    def __init__(self, *lines: object) -> None:
        self.lines = lines  # and `args` stay what the error was made of, so that it can be pickled

    def told(self, language: str) -> str:
        """What is wrong, in a language."""
        return "\n".join(shown(told(line, language)) for line in self.lines)

    def __str__(self) -> str:
        return "\n".join(shown(str(line)) for line in self.lines)


class NotationError(InputError):
    """A line that stands for no action; `clause` is the rule that it would break, if there is one."""

    def __init__(self, message: object, clause: str = "") -> None:
        super().__init__(by_clause(message, clause) if clause else message)
        self.clause = clause


class NoSuchAction(NotationError):  # noqa: N818, it is an answer rather than an error
    """A line whose words are those of no action at all; `heard` is the line. Who knows the position can say what is."""

    def __init__(self, heard: str, forms: str) -> None:
        super().__init__(sentence("no-such-action", heard=heard[:60], forms=forms))
        self.heard = heard
