"""What is wrong with what somebody gave us."""


class InputError(Exception):
    """Bad input: the message says what is wrong, where, and what to do. Never a traceback, exit code 2."""
