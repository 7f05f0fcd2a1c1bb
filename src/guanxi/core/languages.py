"""Which languages there are: those in which a package has words, in `texts/LANGUAGE.ftl`."""

from collections.abc import Collection, Iterable
from functools import cache
from importlib import resources

USUAL = "en"  # the language of those who have not said otherwise


@cache
def languages(package: str) -> frozenset[str]:
    """The languages in which a package has words."""
    files = resources.files(package).joinpath("texts").iterdir()
    return frozenset(file.name.removesuffix(".ftl") for file in files if file.name.endswith(".ftl"))


def first_met(wishes: Iterable[str], known: Collection[str]) -> str:
    """The first wish that can be met, `pt` for `pt-BR`; empty if none can."""
    names = (name for wish in wishes for name in (wish.lower(), wish.lower().partition("-")[0]))
    return next((name for name in names if name in known), "")


def spoken(package: str, language: str) -> str:
    """The language, if a package has words in it; else the usual one."""
    return language if language in languages(package) else USUAL
