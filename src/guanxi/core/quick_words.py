"""Messages that are plain text with facts in it, read without Fluent: that takes longer to load than most commands run.

What is more than that (a choice, a function, an attribute) is left to Fluent, so no file has to know of this.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from textwrap import dedent

MESSAGE = re.compile(r"^([A-Za-z][\w-]*) *= *(.*(?:\n(?: .*)?)*)", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.[a-z]", re.MULTILINE)
FACT = re.compile(r'\{ *(?:\$([\w-]+)|"([^"\\]*)") *\}')


@cache
def _messages(package: str, language: str) -> dict[str, str]:
    """The messages of a file as they are written."""
    source = resources.files(package).joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    return dict(MESSAGE.findall(source))


def quick_words(package: str, language: str, message: str, facts: Mapping[str, str]) -> str | None:
    """A message with its facts filled in; nothing if Fluent has to say it."""
    source = _messages(package, language).get(message)
    if source is None or ATTRIBUTE.search(source) or re.search("[{}]", FACT.sub("", source)):
        return None
    if any(name and name not in facts for name, _ in FACT.findall(source)):
        return None
    first, _, rest = source.partition("\n")
    lines = "\n".join(filter(None, (first, dedent(rest)))).strip(" \n")
    return FACT.sub(lambda found: facts[found[1]] if found[1] else found[2], lines)
