"""Words of the reader's language that stand for those of the notation, which is one for all.

The message `typed-words` has a line for each word of the notation: `place: setze lege`.
"""

import re
from collections.abc import Mapping
from functools import cache

from guanxi.core.inflections import folded


@cache
def synonyms(listed: str) -> Mapping[str, str]:
    """What may be typed, without case and accents, and what it stands for."""
    rows = (line.partition(":") for line in listed.split("\n"))
    return {folded(other): word.strip() for word, _, others in rows for other in others.split()}


def in_words(word: str, listed: str) -> str:
    """What a reader is shown for a word of the notation: the first that stands for it."""
    rows = {head.strip(): others.split() for head, _, others in (line.partition(":") for line in listed.split("\n"))}
    return next(iter(rows.get(word, ())), word)


def in_readers_words(line: str, listed: str) -> str:
    """A line of the notation with what a reader is shown for each of its words."""
    return re.sub(r"[^\s,]+", lambda word: in_words(word[0], listed), line)


def in_notation(line: str, listed: str) -> str:
    """A line as it was typed, each word that has one in the notation in that."""
    known = synonyms(listed)
    return re.sub(r"[^\s,]+", lambda word: known.get(folded(word[0]), word[0]), line)
