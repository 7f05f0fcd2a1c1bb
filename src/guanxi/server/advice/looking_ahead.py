"""What comes, what a draft would change, what it would be worth if it ended now, what may be done: from views alone."""

from collections.abc import Sequence
from contextlib import suppress

from guanxi.core.events import EVERYBODY
from guanxi.core.foresight import Telling
from guanxi.core.game import Game, Item, State, View
from guanxi.core.gesture import as_told
from guanxi.core.plain.prose import prose_of
from guanxi.core.table import Refused, Table
from guanxi.server import answers as a


def prospects(game: Game, view: View, names: Sequence[str], language: str) -> list[dict[str, object]]:
    """What comes by itself, each with its words and its steps."""
    telling = Telling(game.foresight, names, language)
    return [telling.prospect_data(each) for each in game.foresight.prospects(view)]


def preview(table: Table, seat: int, actions: Sequence[int], language: str) -> dict[str, object]:
    """What a draft would change; Refused says why it cannot be."""
    telling = Telling(table.game.foresight, table.names, language)
    return telling.preview_data(table.preview(seat, actions, language))


def standings(
    game: Game, shown: State, names: Sequence[str], language: str, number: int = 0, viewer: int = EVERYBODY
) -> a.Standings:
    """Everybody's points by source, if it ended now; the tie-breaks in the game's own words."""
    words, face = game.words(language), game.face(language)
    totals, places = game.rules.totals(shown), game.rules.places(shown)

    def points(item: Item) -> a.Points:
        text = words.source(item.source, item.where)
        return a.Points(item.source, item.where, item.points, item.doubled, item.final, text)

    seats = [
        a.Standing(seat, names[seat], int(totals[seat]), int(places[seat]), [points(item) for item in items])
        for seat, items in enumerate(game.positions.items(shown))
    ]
    return a.Standings(number, viewer, seats, face.ties(shown, names), face.over(shown))


def steps(table: Table, seat: int, actions: Sequence[int], language: str) -> list[str]:
    """A gesture in words, action by action. `table` holds what the seat knows, and is moved on."""
    game, found = table.game, []
    prose = prose_of(game, language)
    for action in actions:
        found.append(prose.choice(game.rules.shown(game.rules.view(table.state, seat)), action, table.names).text)
        with suppress(Refused):  # told too early: the rules want something else first
            table.play(seat, action)
    return found


def choices(table: Table, seat: int, language: str) -> list[a.ChoiceTold]:
    """What a seat may do, in notation, as data and in words."""
    game = table.game
    told = as_told(game, table.state, table.held)
    state, notation, prose = game.rules.shown(game.rules.view(told, seat)), game.notation, prose_of(game, language)

    def choice(action: int) -> a.ChoiceTold:
        label, data = prose.choice(state, action, table.names), notation.to_json(state, action)
        return a.ChoiceTold(action, notation.write(state, action), data, label.text, label.group, label.short)

    return [choice(action) for action in table.legal()]
