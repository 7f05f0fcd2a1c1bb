"""Positions of real games of Confucius for the tests of `web/`: every sort of decision, base and advanced."""

from collections.abc import Callable, Mapping
from pathlib import Path

from guanxi.bots import bot_named
from guanxi.confucius.rules import state as s
from guanxi.confucius.rules.components import PLAYER_COLOURS
from guanxi.confucius.rules.kinds import BRIBE, GIVE_GIFT, KINDS, NOMINATE, PETITION, VOYAGE
from guanxi.core.game import Game, game_named
from guanxi.core.rng import Rng
from guanxi.core.table import Table
from guanxi.server import lexicon
from recording import position, write

NAMES = ("Anna", "Boris", "Chen", "Dora", "Emil")
GAMES: Mapping[str, Mapping[str, str]] = {
    "adv4": {"players": "4", "advanced": "on"},
    "adv5": {"players": "5", "advanced": "on"},
    "base3": {"players": "3"},
}

SKIPPED: Mapping[str, tuple[str, ...]] = {  # what another game shows as well
    "adv5": ("start", "giving", "sailing", "favour", "appointing", "tutoring-cards"),
    "base3": ("nominating", "sailing", "placing", "favour", "tutoring", "tutoring-cards", "appointing"),
}

COURT = ("CF-WALL", "CF-EXAM", "CF-RES", "CF-INV", "CF-INFO", "CF-END", "CF-TITLE", "CF-WIN", "CF-GIFT", "CF-CUBE")

Wanted = Callable[[Game, s.State], int | None]  # the action with which the draft begins; -1: none; None: not this


def _turn(kind: int, since: int = 1) -> Wanted:
    """A turn in which an action of this kind is open, from a round on."""

    def wanted(game: Game, state: s.State) -> int | None:
        if state.room != s.TURN or state.free or state.round < since:
            return None
        return next((int(each) for each in game.rules.legal(state) if KINDS.kind_of[each] == kind), None)

    return wanted


def _room(room: int) -> Wanted:
    """A room in which there is a choice."""
    return lambda game, state: -1 if state.room == room and len(game.rules.legal(state)) > 1 else None


def _favour(game: Game, state: s.State) -> int | None:
    return -1 if state.room == s.TURN and state.free == s.FAVOUR_ACTION else None


MOMENTS: Mapping[str, Wanted] = {
    "start": _turn(BRIBE),
    "middle": _turn(BRIBE, 4),
    "giving": _turn(GIVE_GIFT, 3),
    "nominating": _turn(NOMINATE, 2),
    "sailing": _turn(VOYAGE, 4),
    "petition": _turn(PETITION, 2),
    "favour": _favour,
    "tutoring": _room(s.TUTORING),
    "tutoring-cards": _room(s.TUTORING_CARDS),
    "placing": _room(s.PLACING_CANDIDATE),
    "lending": _room(s.LENDING),
    "discarding": _room(s.DISCARDING),
    "appointing": _room(s.APPOINTING),
}


def record_confucius(folder: Path) -> None:
    """All of them; a moment is kept once for each game, as the seat that acts is told it."""
    folder.mkdir(exist_ok=True)
    game = game_named("confucius")
    for name, options in GAMES.items():
        players = int(options["players"])
        table = Table(game, options, list(NAMES[:players]), f"web-{name}")
        write(folder / f"board-{name}.json", game.layout(table.state))
        if name == "adv4":
            write(folder / "lexicon.json", lexicon.lexicon_of(game, table.state))
        _play(folder, name, game, table)


def _play(folder: Path, name: str, game: Game, table: Table) -> None:
    rules, kept = game.rules, set(SKIPPED.get(name, ()))
    players = len(table.names)
    bots = [bot_named("greedy", game, f"web-{name}-{seat}") for seat in range(players)]
    rng = Rng(f"web-{name}")
    while not rules.is_over(table.state):
        table.deal()
        if rules.is_over(table.state):
            break
        state, seat = table.state, int(rules.to_act(table.state))
        for moment, wanted in MOMENTS.items():
            if moment not in kept and (first := wanted(game, state)) is not None:
                kept.add(moment)
                turn = _gesture(game, table, seat, first)
                told = position(game, table, seat, turn, PLAYER_COLOURS[:players])
                write(folder / f"{name}-{moment}.json", told)
        legal = rules.legal(state)
        at_random = state.room == s.TURN and rng.below(4) == 0
        action = legal[rng.below(len(legal))] if at_random else bots[seat].choose(rules.view(state, seat), legal)
        table.play(seat, action)
    write(folder / f"{name}-end.json", position(game, table, 0, [], PLAYER_COLOURS[:players]))
    if name == "adv4":
        write(folder / "story.json", _story(game, table))


def _story(game: Game, table: Table) -> list[dict[str, object]]:
    """What the first seat is told of all Court phases, with the sentences of the log."""
    words = game.words("en")
    told = [event for _, events in table.events(0, 0) for event in events if event.kind.clause.startswith(COURT)]
    return [
        {
            "event": each.name,
            "clause": each.kind.clause,
            "facts": dict(each.facts),
            "text": words.tell(each, table.names),
        }
        for each in told
    ]


def _gesture(game: Game, table: Table, seat: int, first: int) -> list[int]:
    """The action with its payment, as the game puts it forward, until something else is asked."""
    if first < 0:
        return []
    rules = game.rules
    state = rules.copy(rules.shown(rules.view(table.state, seat)))
    told = [first]
    rules.do(state, first)
    while state.room == s.PAYING and (usual := game.minds.usual(state)) is not None:
        told.append(usual)
        rules.do(state, usual)
    return told
