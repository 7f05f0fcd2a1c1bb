"""Names: everything that can be seen is welcome, nothing that deceives; what looks alike is one login."""

import pytest

from guanxi.server.accounts.writing import checked_line, checked_name, checked_text, folded
from guanxi.server.problems import Problem

GOOD = [
    "Anna",
    "Zoë",
    "Łukasz",
    "李白",
    "たろう さん",
    "Ιωάννα",
    "Анна",
    "أحمد",
    "דוד",
    "O'Neil-2",
    "Ng\u1ed3c",
    "🙂 Ann",
]
BAD = {
    "control": "An\x07na",
    "new line": "An\nna",
    "null": "An\x00na",
    "right to left": "An\u202ena",
    "isolate": "\u2067Anna",
    "mark of direction": "Anna\u200f",
    "zero width space": "An\u200bna",
    "zero width joiner": "An\u200dna",
    "word joiner": "An\u2060na",
    "byte order mark": "\ufeffAnna",
    "soft hyphen": "An\u00adna",
    "Hangul filler": "An\u3164na",
    "blank Braille": "\u2800",
    "grapheme joiner": "An\u034fna",
    "variation selector": "Anna\ufe0f",
    "tag": "Anna\U000e0041",
    "no-break space": "An\u00a0na",
    "ideographic space": "An\u3000na",
    "line separator": "An\u2028na",
    "private use": "An\ue000na",
    "unassigned": "An\u0378na",
    "only an accent": "\u0301",
    "a heap of accents": "A" + "\u0337\u0336\u0335" * 3,
    "two alphabets": "Аnna",  # the first letter is Cyrillic
    "Greek among Latin": "Annα",
    "too long": "A" * 25,
    "empty": "",
    "spaces": "   ",
    "chance": "chance",
    "colon": "Anna:",
}


@pytest.mark.parametrize("name", GOOD)
def test_names_that_can_be_seen(name: str) -> None:
    assert checked_name(f"  {name} ") == name


@pytest.mark.parametrize("name", BAD.values(), ids=BAD)
def test_names_that_deceive(name: str) -> None:
    with pytest.raises(Problem) as problem:
        checked_name(name)
    assert problem.value.code == "bad_value"
    assert problem.value.facts == {"field": "name"}
    assert problem.value.text.isprintable()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "ａｎｎａ"),
        ("Anna Li", "AnnaLi"),
        ("Сора", "copa"),  # Cyrillic
        ("Bill", "Bi1l"),
        ("Bill", "BIll"),
        ("Otto", "0tt0"),
        ("straße", "STRASSE"),
        ("e\u0301tienne", "Étienne"),
    ],
)
def test_names_that_look_alike_are_one_login(one: str, other: str) -> None:
    assert folded(one) == folded(other)


def test_names_that_do_not_look_alike() -> None:
    assert len({folded(name) for name in GOOD}) == len(GOOD)
    assert folded(folded("Bill 01")) == folded("Bill 01")


def test_texts() -> None:
    assert checked_text(" two\r\nlines \N{MAN}\u200d\N{PERSONAL COMPUTER} ", "text") == "two\nlines 👨\u200d💻"
    for bad in ("a\x00b", "a\u202eb", " ", "a\x1b[2J"):
        with pytest.raises(Problem):
            checked_text(bad, "text")
    assert checked_line(" my  bot ", "label") == "my bot"
    with pytest.raises(Problem) as problem:
        checked_line("my\u202ebot", "label")
    assert problem.value.facts == {"field": "label"}
