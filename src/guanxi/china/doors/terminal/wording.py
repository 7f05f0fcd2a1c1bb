"""The words of China's terminal side, and beyond them those of the game."""

from guanxi.core.text import Texts, texts


def terminal_texts(language: str) -> Texts:
    """In a language."""
    return texts("guanxi.china.doors.terminal", language, "guanxi.china")
