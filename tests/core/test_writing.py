"""What stands between texts, and figures with a point, are written as the reader's language writes them."""

import pytest

from guanxi.core.terminal.ink import spelt
from guanxi.core.writing import decimal, label, labelled, percent, quoted, series, signed

NARROW = "\u202f"  # the blank that does not break, before a colon in French


@pytest.mark.parametrize(
    ("language", "told", "several", "named"),
    [
        ("en", "Anna: two", "a; b; c", '"buy"'),
        ("fr", f"Anna{NARROW}: two", f"a{NARROW}; b{NARROW}; c", f"«{NARROW}buy{NARROW}»"),
        ("de", "Anna: two", "a; b; c", "„buy“"),
        ("pt", "Anna: two", "a; b; c", "«buy»"),
    ],
)
def test_texts_are_joined_as_a_language_does(language: str, told: str, several: str, named: str) -> None:
    assert labelled("Anna", "two", language) == told
    assert label("Anna", language) == told.removesuffix(" two")
    assert series(["a", "b", "c"], language) == several
    assert quoted("buy", language) == named


def test_a_series_of_one_or_none_has_no_joint() -> None:
    assert series(["a"], "fr") == "a"
    assert series([], "fr") == ""


@pytest.mark.parametrize(
    ("language", "gain", "loss", "share"),
    [
        ("en", "+1.8", "−0.4", "40%"),
        ("fr", "+1,8", "−0,4", "40\u00a0%"),
        ("de", "+1,8", "−0,4", "40\u00a0%"),
        ("pt", "+1,8", "−0,4", "40%"),
    ],
)
def test_figures_are_written_as_a_language_does(language: str, gain: str, loss: str, share: str) -> None:
    assert signed(1.84, language) == gain
    assert signed(-0.4, language) == loss
    assert percent(0.4, language) == share
    assert decimal(12, language) == gain[1:].replace("1", "12").replace("8", "0")


def test_a_terminal_without_accents_gets_plain_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain:
        encoding = "ascii"

    monkeypatch.setattr("sys.stdout", Plain())
    told = spelt(f"Perspectives{NARROW}: «{NARROW}aperçu{NARROW}» → Ch’in … 秦")
    assert told == 'Perspectives : " apercu " > Ch\'in _ ?'
