"""Options that can be checked one by one: the number of players, and a list of choices."""

from collections.abc import Callable, Mapping, Sequence

from guanxi.core.errors import InputError
from guanxi.core.game import Choice
from guanxi.core.rules import Options
from guanxi.core.saying import sentence


def plain_options(
    title: str, player_counts: Sequence[int], choices: Sequence[Choice] = ()
) -> Callable[[Mapping[str, str]], Options]:
    """All options, the first value of each where nothing is said; InputError for what cannot be."""
    allowed = {"players": [str(count) for count in player_counts], **{each.name: each.values for each in choices}}

    def options(given: Mapping[str, str]) -> Options:
        for name, value in given.items():
            if name not in allowed:
                raise InputError(sentence("no-option", title=title, name=repr(name[:40]), allowed=", ".join(allowed)))
            if value not in allowed[name]:
                raise InputError(
                    sentence(
                        "option-one-of",
                        title=title,
                        name=name,
                        allowed=", ".join(allowed[name]),
                        value=repr(value[:20]),
                    )
                )
        return {name: given.get(name, values[0]) for name, values in allowed.items()}

    return options
