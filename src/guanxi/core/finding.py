"""Which games are installed: entry points of `guanxi.games`, as `NAME = "PACKAGE.game:GAME"`. Imports no game."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec

from guanxi.core.errors import InputError
from guanxi.core.saying import both, sentence

GROUP = "guanxi.games"


@cache
def entries() -> dict[str, tuple[EntryPoint, ...]]:
    """The entry points by name, in the order of their names; one that several packages repeat word for word is one."""
    found: dict[str, dict[str, EntryPoint]] = {}
    for entry in entry_points(group=GROUP):
        found.setdefault(entry.name, {})[entry.value] = entry
    return {name: tuple(found[name].values()) for name in sorted(found)}


def game_names() -> tuple[str, ...]:
    """The games that are installed, in the order of their names."""
    return tuple(entries())


def entry_of(name: str) -> EntryPoint:
    """The entry point of a game; InputError if there is none, or more than one of that name."""
    found = entries().get(name, ())
    if not found:
        raise InputError(sentence("no-such-game", name=name[:40], known=", ".join(game_names())))
    if len(found) > 1:
        packages = both([entry.value for entry in found])
        raise InputError(sentence("games-of-one-name", count=len(found), name=name, packages=packages))
    return found[0]


@cache
def package_of(name: str) -> str:
    """The package of a game, where its catalogue, texts and weights lie."""
    module = entry_of(name).module
    try:
        spec = find_spec(module)
    except ImportError:
        spec = None
    if spec is None:
        raise InputError(sentence("game-no-module", name=name, module=module))
    package = module if spec.submodule_search_locations is not None else module.rpartition(".")[0]
    if not package:
        raise InputError(sentence("game-no-package", name=name, value=entry_of(name).value))
    return package
