"""A whole game of plain parts."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from guanxi.core.game import Choice, Game
from guanxi.core.languages import USUAL
from guanxi.core.ledger import Books
from guanxi.core.plain.face import PlainFace
from guanxi.core.plain.notation import PlainNotation
from guanxi.core.plain.options import plain_options
from guanxi.core.plain.positions import PlainPositions
from guanxi.core.plain.rules import PlainRules
from guanxi.core.plain.words import PlainWords


def plain_game(
    name: str,
    title: str,
    package: str,
    rules: PlainRules[Any],
    player_counts: Sequence[int],
    books: Books,
    choices: Sequence[Choice] = (),
    check: Callable[[Any], None] = lambda state: None,
    **more: Any,
) -> Game:
    """A game for which its rules are enough; `check` looks at positions of scenarios, `more` are fields of `Game`."""
    notation = PlainNotation(lambda state: rules.kinds)
    positions = PlainPositions(rules, notation, check)
    parts: dict[str, Any] = {
        "rules_version": 1,
        "options": plain_options(title, player_counts, choices),
        "kinds": lambda state: rules.kinds,
        "events": lambda state: rules.events,
        "notation": notation,
        "words": cache(lambda language: PlainWords(package, rules, language)),
        "positions": positions,
        "face": lambda language=USUAL: PlainFace(package, rules, notation, positions, language),
    }
    known = {"name": name, "title": title, "package": package, "rules": rules, "books": books}
    return Game(**{**known, "player_counts": player_counts, "choices": choices, **parts, **more})
