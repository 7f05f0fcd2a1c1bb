"""What holds in every game: laws that a game's author calls, on seeded games of all options. See docs/new-game.md.

    from guanxi.laws import LAWS, Trial

    TRIAL = Trial(GAME)

    @pytest.mark.parametrize("options", TRIAL.options, ids=TRIAL.title)
    @pytest.mark.parametrize("law", LAWS)
    def test_a_law(law, options):
        LAWS[law].hold(TRIAL, options)

`guanxi laws GAME` does the same. What only the game knows, such as what is conserved, is handed over in the `Trial`.
"""

from collections.abc import Callable
from dataclasses import dataclass

from guanxi.core.game import Options
from guanxi.laws import actions, chance, events, foresight, positions, tables, views
from guanxi.laws.trial import Trial, need

__all__ = ["LAWS", "Law", "Trial", "need"]


ALL = 1_000_000  # positions, more than a game has


@dataclass(frozen=True)
class Law:
    """A law, and how much it is tried on if nobody says otherwise: so many games, and about so many positions of them.

    `run(trial, options, games, every)` looks at one of `every` positions, and tells how much there was to look at.
    """

    name: str
    run: Callable[[Trial, Options, int, int], int]
    games: int = 2
    looks: int = 100

    @property
    def about(self) -> str:
        """What it says."""
        return (self.run.__doc__ or "").partition("\n")[0]

    def hold(self, trial: Trial, options: Options, games: int | None = None, every: int | None = None) -> int:
        """Try it, and tell how much there was to try; AssertionError says what does not hold, and where."""
        games = games or self.games
        try:
            every = every or max(1, games * trial.length(options) // self.looks)
            found = self.run(trial, options, games, every)
            need(found > 0, "there was nothing to try it on")
        except AssertionError as error:
            raise AssertionError(f"{self.name}: {trial.where}: {error}") from error
        return found


LAWS = {
    law.name: law
    for law in (
        Law("legal", actions.legal),
        Law("ends", actions.ends),
        Law("refusals", actions.refusals),
        Law("notation", actions.notation),
        Law("json", actions.json),
        Law("perft", actions.perft, games=1, looks=5),
        Law("asking", positions.asking, looks=10),
        Law("copies", positions.copies, looks=10),
        Law("parts", positions.parts, games=1, looks=5),
        Law("bytes", positions.in_bytes),
        Law("conserved", positions.conserved),
        Law("items", positions.items),
        Law("weights", chance.weights),
        Law("seeds", chance.seeds, games=1),
        Law("worlds", views.worlds, looks=30),
        Law("deals", views.deals, looks=30),
        Law("view bytes", views.view_bytes),
        Law("view numbers", views.numbers),
        Law("events", events.events, games=1, looks=ALL),
        Law("secrets", events.secrets, looks=30),
        Law("prospects", foresight.prospects, looks=30),
        Law("standing", foresight.standing, looks=10),
        Law("previews", foresight.previews, looks=30),
        Law("foreseen worlds", foresight.worlds, looks=10),
        Law("foreseen words", foresight.words, looks=30),
        Law("tables", tables.refused, games=1),
        Law("records", tables.records),
    )
}
