"""Words for people, from Project Fluent files: `texts/LANGUAGE.ftl` in the folder of a game."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en",)


@cache
def bundle(package: str, language: str = "en") -> FluentBundle:
    """The messages of one package in one language."""
    source = resources.files(f"guanxi.{package}").joinpath("texts", f"{language}.ftl").read_text(encoding="utf-8")
    messages = FluentBundle([language], use_isolating=False)
    messages.add_resource(FluentResource(source))
    return messages


def say(package: str, message: str, language: str = "en", **facts: object) -> str:
    """One message with its facts filled in. A missing message or fact is our mistake, so it is an error."""
    messages = bundle(package, language)
    pattern = messages.get_message(message).value
    if pattern is None:
        raise LookupError(f"{package}/{language}: {message} has no text")
    text, errors = messages.format_pattern(pattern, facts)
    if errors:
        raise LookupError(f"{package}/{language}: {message}: {errors}")
    return str(text)


def has_message(package: str, message: str, language: str = "en") -> bool:
    """Is there such a message?"""
    return bool(bundle(package, language).has_message(message))
