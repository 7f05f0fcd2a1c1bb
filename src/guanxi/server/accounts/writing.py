"""What people may write where others read it: names, labels, longer texts. And when two names look alike."""

import unicodedata
from typing import Final

from guanxi.core.errors import InputError
from guanxi.core.table import check_names
from guanxi.server.problems import Problem
from guanxi.server.saying import sentence

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # above one letter

# Letters of other directions are welcome; what turns the direction around, joins, or is not seen is not.
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
# Letters and marks by their category, but nothing is to be seen of them.
_BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
_SELECTORS: Final = ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0000, 0xE0FFF))
_DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
_ALIKE: Final = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "CHEROKEE", "COPTIC")  # alphabets with the same shapes

# After folding: letters that look like another one. Logins are stored folded: whoever changes this folds them anew.
_LOOKS: Final = {
    "a": "аα@",
    "b": "вьβ",
    "c": "сϲ",
    "d": "ԁ",
    "e": "еєε",
    "h": "һн",
    "j": "јϳ",
    "k": "кκ",
    "l": "1i|ıіι!",
    "m": "м",
    "o": "0оο",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "s": "ѕ$5",
    "t": "тτ",
    "u": "υ",
    "v": "ν",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγ",
}
_FOLD: Final = {ord(letter): looks for looks, letters in _LOOKS.items() for letter in letters}


def checked_name(name: str, field: str = "name") -> str:
    """A name that can be shown and written into records; Problem says what is wrong."""
    name = " ".join(word for word in unicodedata.normalize("NFC", name).split(" ") if word)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise _bad(sentence("name-length", most=LONGEST_NAME), field)
    if not is_seen(name):
        raise _bad(sentence("name-visible"), field)
    if _is_heaped(name):
        raise _bad(sentence("name-accents"), field)
    if any(_is_mixed(word) for word in name.split(" ")):
        raise _bad(sentence("name-one-alphabet"), field)
    try:
        check_names([name], 1)
    except InputError as error:
        raise _bad(error, field) from None
    return name


def _bad(text: object, field: str) -> Problem:
    return Problem("bad_value", text, field=field)


def is_seen(text: str) -> bool:
    """Is every character of a line visible, or a plain space?"""
    return all(_is_seen(letter) for letter in text)


def _is_seen(letter: str) -> bool:
    if letter == " ":
        return True
    category = unicodedata.category(letter)
    selects = any(first <= ord(letter) <= last for first, last in _SELECTORS)
    return category not in _UNSEEN and category != "Zs" and letter not in _BLANK and not selects


def _is_heaped(name: str) -> bool:
    """Does a mark stand on nothing, or too many on one letter?"""
    heap = MOST_MARKS
    for letter in name:
        heap = heap + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if heap > MOST_MARKS:
            return True
    return False


def _is_mixed(word: str) -> bool:
    """Does a word take its letters from several alphabets that look alike?"""
    found = {unicodedata.name(letter, "").split(" ")[0] for letter in word if letter.isalpha()}
    return len(found.intersection(_ALIKE)) > 1


def folded(name: str) -> str:
    """A name as a login: what looks the same is the same."""
    name = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return unicodedata.normalize("NFKC", "".join(name.split()).translate(_FOLD))


def checked_line(text: str, field: str) -> str:
    """A short text of one line, such as a label."""
    if not is_seen(text):
        raise _bad(sentence("visible-characters"), field)
    return " ".join(text.split())


def checked_text(text: str, field: str) -> str:
    """A longer text: lines are welcome, other control characters and changes of direction are not."""
    text = unicodedata.normalize("NFC", text.replace("\r\n", "\n")).strip()
    bad = any((unicodedata.category(each) in ("Cc", "Cs", "Co", "Cn") and each != "\n") for each in text)
    if not text or bad or _DIRECTIONS.intersection(text):
        raise _bad(sentence("no-control-characters"), field)
    return text
