"""Lines of the notation as somebody who reads another language would type them."""

from guanxi.core.terminal.face import Face
from guanxi.core.terminal.typing import in_readers_words


def said(face: Face, line: str) -> str:
    """A line in the reader's words; a game from elsewhere may have no others."""
    try:
        return in_readers_words(line, face.say("typed-words"))
    except LookupError:
        return line
