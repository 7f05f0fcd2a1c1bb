"""Positions of random games of all options as a board is told them, for the law in `web/tests/boards/`.

    PYTHONPATH=src:tests/confucius python tests/confucius/cf_board_positions.py EACH

prints so many turns of each configuration as JSON, and every other decision that its games have: what the server tells
(view, legal actions, details, prospects, points), and beside it the same position in names, as `guanxi show` writes it,
which goes another way. Of turns also a gesture, as a draft: what is told of it, and the position after it in names; and
gestures that have only begun: cards are still to be chosen, or what a petition is for. What hardly ever comes in random
games is led to.
"""

import json
import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import msgspec
from cf_digest_games import CONFIGURATIONS, HOUSE_GAMES, INCOME, STYLES, choose

from guanxi.confucius.foresight.course import Settled
from guanxi.confucius.game import GAME
from guanxi.confucius.rules.components import JUNKS_PER_VOYAGE
from guanxi.confucius.rules.kinds import KINDS, PETITION, VOYAGE
from guanxi.confucius.rules.state import CANCELLING, MARCHING, OCEAN, OVER, PAYING, PLACING_CANDIDATE, SETTING_UP, TURN
from guanxi.core.foresight import Telling
from guanxi.core.game import Options, State
from guanxi.core.rng import Rng
from guanxi.server import lexicon
from guanxi.server.advice import looking_ahead

Told = dict[str, Any]

NAMES = ("Anna", "Boris", "Chen", "Dora", "Emil")
GAMES = 2  # of each configuration
BEGUN = 2  # gestures of a turn that have only begun
# Decisions that seldom come in random games, kinds of action that a turn seldom offers, and what leads there.
LED = {
    MARCHING: ("march", "petition 5", "invade", "recruit", "buy gift", *INCOME),
    CANCELLING: ("nominate", "give gift", "buy gift", "tutor", "spend", "cancel", "force", *INCOME),
}
OFFERED = {PETITION: ("buy gift", "bribe", *INCOME), VOYAGE: ("buy junks", *INCOME)}
TRIES = 5  # games that are played to get there


def recorded(each: int) -> Told:
    """Positions of each configuration, in which a player is asked or the game is over: so many turns, and more."""
    configurations = CONFIGURATIONS + HOUSE_GAMES
    layouts = {advanced: GAME.layout(_start({"players": "4", "advanced": advanced})) for advanced in ("off", "on")}
    return {
        "lexicon": lexicon.lexicon_of(GAME, _start({"players": "4"})),
        "layouts": layouts,
        "positions": [
            _told(state, options, number)
            for options in configurations
            for number, state in enumerate(_positions(options, each))
        ],
    }


def _start(options: Options) -> State:
    return GAME.rules.start(GAME.options(options))


def _positions(options: Options, each: int) -> Iterator[State]:
    """Turns of games in different styles, spread, and one of every other decision; the end of each game, too."""
    seen = set[int]()
    for game in range(GAMES):
        style = list(STYLES)[(game * 3 + len(str(options))) % len(STYLES)]
        by_room: dict[int, list[State]] = {}
        for state in _asked(options, f"board {game}", style):
            by_room.setdefault(int(state.room), []).append(state)
        yield from spread(by_room.pop(TURN), each // GAMES)
        rare = [room for room in sorted(by_room) if room == OVER or room not in seen]
        seen.update(rare)
        for room in rare:
            yield by_room[room][-1] if room == OVER else by_room[room][len(by_room[room]) // 2]
    for room in sorted(LED.keys() - seen):
        yield from _led_to(options, LED[room], partial(_is_in, room))
    for kind, liked in OFFERED.items():
        yield from _led_to(options, liked, partial(_offers, kind))


def _is_in(room: int, state: State) -> bool:
    return bool(state.room == room)


def _offers(kind: int, state: State) -> bool:
    """May such an action be chosen; of a voyage, one that reaches a land?"""
    if state.room != TURN:
        return False
    chosen = [action for action in GAME.rules.legal(state) if KINDS.kind_of[action] == kind]
    sea = int(state.own[OCEAN + int(state.seat)])
    return any(kind != VOYAGE or sea + int(KINDS.one[action]) >= JUNKS_PER_VOYAGE for action in chosen)


def _led_to(options: Options, liked: tuple[str, ...], wanted: Callable[[State], bool]) -> Iterator[State]:
    """One position that is wanted, if games that aim at it come there."""
    STYLES["led"] = liked
    for game in range(TRIES):
        found = next(filter(wanted, _asked(options, f"led {game}", "led")), None)
        if found is not None:
            yield found
            return


def spread(states: list[State], many: int) -> Iterator[State]:
    """So many of them, evenly."""
    return (states[len(states) * number // many] for number in range(min(many, len(states))))


def _asked(options: Options, seed: str, style: str) -> Iterator[State]:
    state, rng = _start(options), Rng(f"{seed} {sorted(options.items())}")
    story: list[tuple[int, ...]] = []
    while True:
        if state.room == PLACING_CANDIDATE:
            STORIES[_key(state)] = story
        if state.room >= TURN and state.phase != SETTING_UP:
            yield GAME.rules.copy(state)
        if state.room == OVER:
            return
        before = state.round
        told = GAME.rules.tell(state, choose(state, rng, style))
        story = [*(story if state.round == before else []), *told]


def _told(state: State, options: Options, number: int) -> Told:
    """As whoever is asked is told it, every third as somebody else, every tenth as an onlooker."""
    players = int(state.players)
    seat = -1 if number % 10 == 9 else (int(state.seat) + (number % 3 == 2)) % players
    view = GAME.rules.view(state, seat)
    asked = -1 if state.room == OVER else int(state.seat)
    names = NAMES[:players]
    legal = list(GAME.rules.legal(state)) if asked == seat else []
    standings = looking_ahead.standings(GAME, GAME.rules.shown(view), names, "en")
    return {
        "options": dict(options),
        "seat": seat,
        "asked": asked,
        **_position(state, seat, legal),
        "standings": msgspec.to_builtins(standings.seats),
        "prospects": looking_ahead.prospects(GAME, view, names, "en"),
        # A closer look is one at what has begun as if it were done: a payment, finished.
        "settled": GAME.positions.position(Settled(GAME.rules.shown(view), seat).s, names, seat),
        "draft": _drafted(state, seat, legal[number % len(legal)]) if legal and state.room == TURN else None,
        "begun": _begun(state, seat, legal, number) if legal and state.room == TURN else [],
        "last": _before(state, seat) if state.room == PLACING_CANDIDATE else [],
    }


def _begun(state: State, seat: int, legal: list[int], number: int) -> list[Told]:
    """Actions of several kinds after which something is still to be said, not the same ones at each turn."""
    found = dict[int, Told]()
    turned = legal[number * 7 % len(legal) :] + legal[: number * 7 % len(legal)]
    rare = sorted((each for each in turned if int(KINDS.kind_of[each]) in OFFERED), reverse=True)  # all junks sail
    for action in (*rare, *turned):
        kind = int(KINDS.kind_of[action])
        if kind in found or len(found) == BEGUN:
            continue
        after = GAME.rules.copy(GAME.rules.shown(GAME.rules.view(state, seat)))
        GAME.rules.do(after, action)
        if after.room > TURN and GAME.rules.to_act(after) == seat:
            told = _position(after, seat, list(GAME.rules.legal(after)))
            proposals = [int(each) for each in GAME.proposed(after)]
            found[kind] = {"actions": [action], "proposals": proposals, **told}
    return list(found.values())


def _before(state: State, seat: int) -> list[Told]:
    """What happened in the examination that leads here."""
    events = GAME.events(state).read_all(STORIES.get(_key(state), []), seat, int(state.players))
    told = [event.to_json() for event in events]
    begins = [at for at, each in enumerate(told) if each["event"] == "exam-begins"]
    return told[begins[-1] :] if begins else []


STORIES: dict[bytes, list[tuple[int, ...]]] = {}  # of the round, by where it led


def _key(state: State) -> bytes:
    return bytes(GAME.rules.to_bytes(state))


def _position(state: State, seat: int, legal: list[int]) -> Told:
    view = GAME.rules.view(state, seat)
    shown = GAME.rules.shown(view)
    return {
        "view": list(GAME.rules.view_numbers(view)),
        "legal": legal,
        "details": GAME.foresight.details(view),
        "totals": [int(each) for each in GAME.rules.totals(shown)],
        "position": GAME.positions.position(shown, NAMES[: int(state.players)], seat),
    }


def _drafted(state: State, seat: int, action: int) -> Told:
    """An action with its payment as the game puts it forward, and what is known after it."""
    view, actions = GAME.rules.view(state, seat), [action]
    after = GAME.rules.copy(GAME.rules.shown(view))
    GAME.rules.do(after, action)
    while after.room == PAYING and (usual := GAME.minds.usual(after)) is not None:
        actions.append(usual)
        GAME.rules.do(after, usual)
    telling = Telling(GAME.foresight, NAMES[: int(state.players)], "en")
    mine = GAME.rules.to_act(after) == seat
    return {
        "actions": actions,
        **_position(after, seat, list(GAME.rules.legal(after)) if mine else []),
        "preview": telling.preview_data(GAME.foresight.preview(view, actions)),
    }


if __name__ == "__main__":
    json.dump(recorded(int(sys.argv[1])), sys.stdout, separators=(",", ":"))
