"""What is wrong with what somebody gave us."""

from guanxi.core.showing import shown


class InputError(Exception):
    """Bad input: the lines say what is wrong, where, and what to do. Never a traceback, exit code 2."""

    def __init__(self, *lines: object) -> None:
        super().__init__("\n".join(shown(str(line)) for line in lines))


class NotationError(InputError):
    """A line that stands for no action; `clause` is the rule that it would break, if there is one."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.clause = clause


class NoSuchAction(NotationError):  # noqa: N818, it is an answer rather than an error
    """A line whose words are those of no action at all; `heard` is the line. Who knows the position can say what is."""

    def __init__(self, heard: str, forms: str) -> None:
        super().__init__(f'"{heard[:60]}" is no action; say for example: {forms}')
        self.heard = heard
