"""The words of China's terminal side, and beyond them those of the game."""

from guanxi.core.text import USUAL, Texts, texts


def terminal_texts(language: str = USUAL) -> Texts:
    """In a language."""
    return texts("guanxi.china.doors.terminal", language, "guanxi.china")
