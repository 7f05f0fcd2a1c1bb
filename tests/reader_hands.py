"""What tests of both games share: a refusal says *you* to who is refused, and names everybody else."""

from collections.abc import Sequence
from typing import Any

from guanxi.core.game import State
from guanxi.core.languages import languages
from guanxi.core.plain.prose import prose_of
from guanxi.core.text import read_by
from running import some

# No word of a language has one of these in it; some begin with a vowel, before which French elides.
CALLED = ("Oxqu Azz", "Wyxk", "Ewwy", "Kzork", "Ixxo")


def is_addressed(game: Any, state: State, seat: int, action: int, names: Sequence[str] = CALLED) -> bool:
    """Does a refusal name who is refused? Then it says something else to that reader, in every language."""
    named = set()
    for language in some(sorted(languages(f"guanxi.{game.name}"))):
        words, prose = game.words(language), prose_of(game, language)

        def told(readers: Sequence[str], words: Any = words, prose: Any = prose) -> list[str]:
            refusal = words.refusal(state, seat, action, readers)
            assert refusal is not None
            return [refusal.text, prose.cannot(state, action, readers)]

        for plain, own in zip(told(names), told(read_by(names, seat)), strict=True):
            assert names[seat] not in own, (language, own)
            assert (own == plain) == (names[seat] not in plain), (language, own)
            for other in some(name for at, name in enumerate(names) if at != seat):
                assert own.count(other) == plain.count(other), (language, own)
        for reader in some(at for at in range(len(names)) if at != seat):
            assert [each.count(names[seat]) for each in told(read_by(names, reader))] == [
                each.count(names[seat]) for each in told(names)
            ], language
        named.add(names[seat] in told(names)[0])
    assert len(named) == 1, "some languages name who is refused, and others do not"
    return named.pop()
