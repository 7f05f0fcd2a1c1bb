"""The words of Confucius' terminal side."""

from guanxi.core.text import Texts, texts


def terminal_texts(language: str) -> Texts:
    """In a language."""
    return texts("guanxi.confucius.doors.terminal", language)
