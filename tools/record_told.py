"""Record every kind of event of some games, as real games tell it, with Python's words for it.

    PYTHONPATH=src:examples/goofspiel python tools/record_told.py

The browser makes its own sentences from the same numbers and the same Fluent file; `web/tests/words` compares them with
these, and `tests/web/test_told.py` records again, so that neither side can drift away.
"""

import json
import random
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any

from guanxi.core import loops, telling
from guanxi.core.events import EVERYBODY, PER_SEAT, SEATS, SPECTATOR, EventKind
from guanxi.core.game import CHANCE, Game
from guanxi.server.lexicon import lexicon_of
from guanxi.server.telling import events_for

FOLDER = Path(__file__).parents[1] / "web" / "tests" / "words" / "told"
NAMES = ("Anna", "Boris", "Boris B", "Dora", "Émile")
KEPT = 6  # of each kind, as different as they come

HOUSE = {"first_player": "chosen", "last_round": "one_more_round", "road_method": "owner_choice"}
GAMES: dict[str, tuple[str, list[Mapping[str, str]]]] = {
    "china": (
        "guanxi.china.game",
        [{"players": "4", "side": "4-5", "fortifications": "on"}, {"players": "3", **HOUSE}],
    ),
    "confucius": (
        "guanxi.confucius.game",
        [{"players": "4", "advanced": "on"}, {"players": "3", "reward_cards_open": "on"}],
    ),
    "goofspiel": ("goofspiel.game", [{"players": "3", "cards": "7"}]),
}


def record(name: str) -> list[dict[str, Any]]:
    """What is told of a game: for each of its options the lexicon's events, single ones and whole paragraphs."""
    module, chosen = GAMES[name]
    game: Game = import_module(module).GAME
    return [_record(game, game.options(options)) for options in chosen]


def _record(game: Game, options: Mapping[str, str]) -> dict[str, Any]:
    start = game.rules.start(options)
    players = game.rules.players(start)
    names = NAMES[:players]
    events, words = game.events(start), game.words("en")
    found: dict[int, list[tuple[int, ...]]] = {}
    paragraphs = []
    for number in range(6):
        for story, after in _stories(game, options, f"told-{number}"):
            for told in story:
                kept = found.setdefault(told[0], [])
                if told not in kept and len(kept) < KEPT:
                    kept.append(told)
            if number == 0 and len(paragraphs) < 120 and len(story) > 1 and after:
                viewer = random.Random(f"{len(paragraphs)}").choice([EVERYBODY, SPECTATOR, *range(players)])
                read = events.read_all(story, viewer, players)
                paragraphs.append(
                    {
                        "events": events_for(events, story, viewer, players),
                        "all": words.tell_all(read, names),
                        "paragraph": telling.paragraph(game, read, names, "en"),
                    }
                )
    made = random.Random("made")
    for kind, row in enumerate(events.rows):
        if kind not in found:
            found[kind] = [_made_up(kind, row, players, made)]
    single = []
    for kind in sorted(found):
        for told in found[kind]:
            for viewer in _viewers(events.rows[kind], told):
                for event in events.read_all([told], viewer, players):
                    numbers = events_for(events, [told], viewer, players)[0]
                    single.append({"event": numbers, "told": words.tell(event, names)})
    lexicon = lexicon_of(game, start)
    return {"names": names, "rows": lexicon["events"], "events": single, "paragraphs": paragraphs}


def _stories(game: Game, options: Mapping[str, str], seed: str) -> Iterator[tuple[list[tuple[int, ...]], bool]]:
    """What each turn of a random game tells, chance with the action before it; the first is the setting up."""
    state = game.rules.start(options)
    story: list[tuple[int, ...]] = []
    begun = False
    for seat, action in loops.random_game_actions(game.rules, options, seed):
        if seat != CHANCE and story and len(story) > 3:
            yield story, begun
            story, begun = [], True
        story.extend(tuple(told) for told in game.rules.tell(state, action))
    yield story, True


def _viewers(row: EventKind, told: tuple[int, ...]) -> list[int]:
    """Everybody; and where something is hidden, its owner and a spectator."""
    if not row.owner:
        return [EVERYBODY]
    owner = told[1 + [field.name for field in row.fields].index(row.owner)]
    return [EVERYBODY, owner, SPECTATOR]


def _made_up(kind: int, row: EventKind, players: int, rng: random.Random) -> tuple[int, ...]:
    """An event that no random game has brought about, with values that its fields can have."""
    numbers = [kind]
    for field in row.fields:
        if field.sort == PER_SEAT:
            numbers += [rng.randrange(9) for _ in range(players)]
        elif field.sort == SEATS:
            numbers.append(0b101)
        elif field.sort == "seat":
            numbers.append(rng.randrange(players))
        else:
            numbers.append(field.first + rng.randrange(min(field.size, 7)))
    return tuple(numbers)


def main() -> None:
    """Write the files."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        (FOLDER / f"{name}.json").write_text(as_text(name), encoding="utf-8")


def as_text(name: str) -> str:
    """A file: a line for each event, so that a change can be read."""
    told = json.dumps(record(name), ensure_ascii=False, separators=(",", ":"))
    return told.replace('{"event":[', '\n{"event":[').replace('{"events":[', '\n{"events":[') + "\n"


if __name__ == "__main__":
    main()
