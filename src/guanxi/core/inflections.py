"""Words as searches compare them: without case, accents and endings, so that *Häuser* and *haeuser* find *Haus*.

The endings of a language stand in `endings.json`, some with what comes in their place, as `ies>i`; a language that is
not there is searched all the same. The browser does the same with the same file (web/src/text/inflections.ts).
"""

import json
import re
import unicodedata
from functools import cache, lru_cache
from importlib import resources

LEAST = 3  # letters that are left of a word
WITHIN = 4  # letters that a stem needs to be found within other words: *Karte* in *Provinzkarte*
SPELT_OUT = (("ae", "a"), ("oe", "o"), ("ue", "u"))  # umlauts of who has none on the keyboard


def folded(text: str) -> str:
    """The text without case and accents."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe").replace("æ", "ae"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


@cache
def endings(language: str) -> tuple[tuple[str, str], ...]:
    """The endings of a language, the longest first, each with what comes in its place."""
    table = json.loads(resources.files("guanxi.core").joinpath("endings.json").read_text(encoding="utf-8"))
    pairs = (each.partition(">") for each in table.get(language.partition("-")[0], ()))
    return tuple(sorted(((ending, instead) for ending, _, instead in pairs), key=lambda pair: -len(pair[0])))


def stem(word: str, language: str) -> str:
    """A folded word without its ending."""
    for ending, instead in endings(language):
        if word.endswith(ending) and len(word) - len(ending) + len(instead) >= LEAST:
            return word.removesuffix(ending) + instead
    return word


def occurs(word: str, text: str, language: str) -> bool:
    """Does a word occur in a text, as it is or in another form?"""
    whole, stems = _read(text, language)
    for form in _spellings(folded(word)):
        short = stem(form, language)
        if form in whole or short in stems or (len(short) >= WITHIN and short in whole):
            return True
    return False


def _spellings(word: str) -> list[str]:
    other = word
    for spelt, letter in SPELT_OUT:
        other = other.replace(spelt, letter)
    return [word] if other == word else [word, other]


@lru_cache(maxsize=4096)
def _read(text: str, language: str) -> tuple[str, frozenset[str]]:
    """A text without case and accents, and the stems of its words."""
    whole = folded(text)
    return whole, frozenset(stem(word, language) for word in re.findall(r"\w+", whole))
