"""How a language writes what stands between texts, and figures with a point: French has a blank before a colon."""

from collections.abc import Sequence
from functools import reduce

from fluent.runtime.types import fluent_number

from guanxi.core.text import Texts, texts


def _core(language: str) -> Texts:
    return texts("guanxi.core", language)


def labelled(label: object, text: object, language: str) -> str:
    """`Anna: three cards`."""
    return _core(language).say("labelled", label=str(label), text=str(text))


def label(text: str, language: str) -> str:
    """`Anna:`, where what follows stands in a cell or an ink of its own."""
    return labelled(text, "", language).rstrip()


def series(parts: Sequence[str], language: str) -> str:
    """`one thing; another; a third`."""
    words = _core(language)
    return reduce(lambda first, second: words.say("series", first=first, second=second), parts) if parts else ""


def quoted(text: str, language: str) -> str:
    """`"place palace yan-1"`."""
    return _core(language).say("quoted", text=text)


def decimal(number: float, language: str) -> str:
    """`1.8`, with one digit behind the point."""
    return _figure(fluent_number(number, minimumFractionDigits=1, maximumFractionDigits=1), language)


def signed(number: float, language: str) -> str:
    """`+1.8` or `−0.4`, in the same width for both signs."""
    return f"{'−' if number < 0 else '+'}{decimal(abs(number), language)}"


def percent(share: float, language: str) -> str:
    """`40%`."""
    return _figure(fluent_number(share, style="percent", maximumFractionDigits=0), language)


def _figure(number: object, language: str) -> str:
    return _core(language).say("figure", number=number)
