"""Every door through which somebody can be told something about a table, and what is asked there.

Whoever makes a new route puts it here, or says why it cannot tell anything of a table: a test compares both with the
routes of the application.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from twin_hands import Twins

from guanxi.server.web.routes import ADDRESSES, FILES

Request = tuple[str, str, dict[str, Any]]  # method, path, arguments
T = "/api/tables/{table:str}"


@dataclass
class At:
    """Where the worlds are."""

    twins: Twins
    rng: Random

    @property
    def path(self) -> str:
        """Of the table."""
        return f"/api/tables/{self.twins.table}"

    @property
    def number(self) -> int:
        """Of the last entry."""
        return self.twins.sittings[0].number

    @property
    def moves(self) -> int:
        """Actions that stand."""
        table = self.twins.sittings[0].table
        return len(table.actions) if table else 0

    @property
    def mine(self) -> bool:
        """Is the receiver to act?"""
        s = self.twins.sittings[0]
        return s.status == "running" and s.asked() is not None and s.asked() == self.twins.guide.place

    @property
    def seats(self) -> list[int | None]:
        """As whom one can ask: as oneself, and as others."""
        return [None, 0, 1, 2, 9]

    @property
    def illegal(self) -> list[int]:
        """Some actions that are refused."""
        table = self.twins.sittings[0].running
        n = int(table.game.rules.n_actions(table.state))
        legal = set(table.legal())
        return [action for action in self.rng.sample(range(n), min(n, 12)) if action not in legal]

    @property
    def lines(self) -> list[str]:
        """Some lines of notation, of which the rules refuse all or that mean nothing."""
        table = self.twins.sittings[0].running
        found = [table.game.notation.write(table.state, action) for action in self.illegal[:4]]
        return [*found, "fly to the moon", "pay", "pay everything", found[0].split()[0] if found else "x"]


Doors = dict[str, Callable[[At], Iterator[Request]]]


def looks(path: str, **more: Any) -> Callable[[At], Iterator[Request]]:
    """Ask as every seat, and as somebody who looks on."""

    def asked(at: At) -> Iterator[Request]:
        for seat in at.seats:
            yield "GET", at.path + path, {"params": {**more, **({} if seat is None else {"seat": seat})}}
        yield "GET", at.path + path, {"params": {**more, "watch": True}}

    return asked


def plain(path: str) -> Callable[[At], Iterator[Request]]:
    """Ask once."""

    def asked(at: At) -> Iterator[Request]:
        yield "GET", path.replace("{table}", at.path), {}

    return asked


def updates(at: At) -> Iterator[Request]:
    for cursor in {0, 3, at.number - 30, at.number - 1, at.number, at.number + 5}:
        if cursor >= 0:
            yield "GET", f"{at.path}/updates", {"params": {"cursor": cursor}}
    yield from looks("/updates", cursor=max(0, at.number - 7))(at)


def refused_moves(at: At) -> Iterator[Request]:
    told = {"number": at.number, "key": f"no{at.number}"}
    if at.twins.sittings[0].status != "running":
        return
    for action in at.illegal if at.mine else at.illegal[:2]:
        yield "POST", f"{at.path}/moves", {"json": {**told, "actions": [action]}}
    for line in at.lines:
        yield "POST", f"{at.path}/moves", {"json": {**told, "actions": [line]}}
    yield "POST", f"{at.path}/moves", {"json": {**told, "actions": [10**6]}}
    for key in ("m1", "m2", f"m{at.number}", "bot-9"):  # the keys of others
        yield "POST", f"{at.path}/moves", {"json": {"number": 2, "key": key, "actions": [0]}}
    for seat in (0, 1, 2):
        if at.twins.seat != seat:
            yield "POST", f"{at.path}/moves", {"json": {**told, "actions": [0], "seat": seat}}


def refused_undo(at: At) -> Iterator[Request]:
    """Whether it would be refused is asked of the first world; what is not is left alone."""
    s = at.twins.sittings[0]
    if s.status == "running" and (not at.mine or s.running.prepare_undo(1) is None):
        yield "POST", f"{at.path}/undo", {"json": {"number": at.number}}


def refused(path: str, **told: Any) -> Callable[[At], Iterator[Request]]:
    """Ask for something that is always refused."""

    def asked(at: At) -> Iterator[Request]:
        yield "POST", at.path + path, {"json": told}

    return asked


def hopeless_take_back(at: At) -> Iterator[Request]:
    yield "POST", f"{at.path}/take-back", {"json": {"to": 10**6}}
    if at.twins.sittings[0].request is not None:
        yield "POST", f"{at.path}/take-back", {"json": {"to": 0}}


def past(at: At) -> Iterator[Request]:
    for move in {0, 1, at.moves // 2, max(0, at.moves - 1), at.moves}:
        yield "GET", f"{at.path}/past", {"params": {"move": move}}
    yield from looks("/past", move=at.rng.randrange(at.moves + 1))(at)
    yield "GET", f"{at.path}/past", {"params": {"move": at.moves, "open": True}}


def pasts(at: At) -> Iterator[Request]:
    yield from looks("/pasts", since=max(0, at.moves - 9))(at)
    yield "GET", f"{at.path}/pasts", {"params": {"since": 0, "until": 30}}
    yield "GET", f"{at.path}/pasts", {"params": {"open": True}}


def log(at: At) -> Iterator[Request]:
    yield from looks("/log", since=max(0, at.moves - 20))(at)
    yield "GET", f"{at.path}/log", {"params": {"since": 0, "language": "de"}}
    yield "GET", f"{at.path}/log", {"params": {"open": True}}


def gestures(at: At) -> list[list[int | str]]:
    """Of what may be done, of what may not, and of both."""
    if at.twins.sittings[0].status != "running":
        return []
    table = at.twins.sittings[0].running
    legal, illegal = table.legal(), at.illegal
    some = [[at.rng.choice(legal)], illegal[:1], [at.rng.choice(legal), at.rng.choice(legal)], [at.lines[0]]]
    return [list(each) for each in some if each]


def why_not(at: At) -> Iterator[Request]:
    for gesture in gestures(at):
        told = [str(each) for each in gesture]
        yield "GET", f"{at.path}/why-not", {"params": {"action": told}}
        yield "GET", f"{at.path}/why-not", {"params": {"action": told[-1:], "draft": told[:-1] or told}}


def why_not_drafted(at: At) -> Iterator[Request]:
    """In the middle of a draft: of what may be done, of what may not."""
    yield "GET", f"{at.path}/why-not/all", {}
    for gesture in gestures(at)[:2]:
        yield "GET", f"{at.path}/why-not/all", {"params": {"draft": [str(each) for each in gesture]}}


def drafts(at: At) -> Iterator[Request]:
    """Nothing, and every gesture; the first actions with each that may follow, so that drafts reach chance."""
    yield "POST", f"{at.path}/draft", {"json": {"actions": []}}
    for gesture in gestures(at):
        yield "POST", f"{at.path}/draft", {"json": {"actions": gesture}}
    if at.mine:
        for action in at.twins.sittings[0].running.legal()[:20]:
            yield "POST", f"{at.path}/draft", {"json": {"actions": [action]}}
            yield "POST", f"{at.path}/draft", {"json": {"actions": [action, at.rng.choice(at.illegal)]}}


def preview(at: At) -> Iterator[Request]:
    for gesture in gestures(at):
        yield "POST", f"{at.path}/preview", {"json": {"actions": gesture}}


def why(at: At) -> Iterator[Request]:
    for number in (1, at.number - 1, at.number, at.number + 1):
        yield "GET", f"{at.path}/why/{number}", {}


def advice(at: At) -> Iterator[Request]:
    """As oneself and as others; a draft is refused among people."""
    for seat in at.seats:
        yield "POST", f"{at.path}/advice", {"params": {} if seat is None else {"seat": seat}}
    for line in at.lines[:3]:
        yield "POST", f"{at.path}/advice", {"params": {"draft": [line]}}


DOORS: Doors = {
    "GET /": plain("/"),
    "GET /plain": plain("/plain"),
    "GET /plain/t/{table:str}": lambda at: plain(f"/plain/t/{at.twins.table}")(at),
    "GET /api/tables": plain("/api/tables"),
    "GET /api/tables/running": plain("/api/tables/running"),
    "GET /api/tables/mine": plain("/api/tables/mine"),
    "GET /api/archive": plain("/api/archive"),
    "GET /api/archive/{record:str}": lambda at: plain(f"/api/archive/{at.twins.table}")(at),
    "GET /api/archive/{record:str}/record": lambda at: plain(f"/api/archive/{at.twins.table}/record")(at),
    "GET /api/archive/{record:str}/past": lambda at: plain(f"/api/archive/{at.twins.table}/past?move=1")(at),
    "GET /api/archive/{record:str}/lexicon": lambda at: plain(f"/api/archive/{at.twins.table}/lexicon")(at),
    "GET /api/archive/{record:str}/board": lambda at: plain(f"/api/archive/{at.twins.table}/board")(at),
    "GET /api/archive/{record:str}/pasts": lambda at: plain(f"/api/archive/{at.twins.table}/pasts")(at),
    "GET /api/archive/{record:str}/points": lambda at: plain(f"/api/archive/{at.twins.table}/points")(at),
    "GET /api/archive/{record:str}/standings": lambda at: plain(f"/api/archive/{at.twins.table}/standings?move=1")(at),
    "GET /api/archive/{record:str}/details": lambda at: plain(f"/api/archive/{at.twins.table}/details?move=1")(at),
    "GET /api/archive/{record:str}/prospects": lambda at: plain(f"/api/archive/{at.twins.table}/prospects?move=1")(at),
    "GET /api/archive/{record:str}/verify": lambda at: plain(f"/api/archive/{at.twins.table}/verify")(at),
    "GET /api/archive/{record:str}/text": lambda at: plain(f"/api/archive/{at.twins.table}/text?move=1")(at),
    "GET /api/archive/{record:str}/log": lambda at: plain(f"/api/archive/{at.twins.table}/log")(at),
    "GET /api/me/export": plain("/api/me/export"),
    "GET /t/{table:str}": lambda at: plain(f"/t/{at.twins.table}")(at),
    f"GET {T}": plain("{table}"),
    f"GET {T}/view": looks("/view"),
    f"GET {T}/updates": updates,
    f"GET {T}/lexicon": plain("{table}/lexicon"),
    f"GET {T}/board": plain("{table}/board"),
    f"GET {T}/past": past,
    f"GET {T}/pasts": pasts,
    f"GET {T}/points": looks("/points"),
    f"GET {T}/log": log,
    f"GET {T}/record": plain("{table}/record"),
    f"GET {T}/verify": plain("{table}/verify"),
    f"GET {T}/choices": looks("/choices"),
    f"GET {T}/why-not": why_not,
    f"GET {T}/why-not/all": why_not_drafted,
    f"GET {T}/prospects": looks("/prospects"),
    f"GET {T}/details": looks("/details"),
    f"GET {T}/standings": looks("/standings"),
    f"GET {T}/text": looks("/text"),
    f"GET {T}/why/{{number:int}}": why,
    f"GET {T}/chat": plain("{table}/chat"),
    f"GET {T}/note": plain("{table}/note"),
    f"POST {T}/preview": preview,
    f"POST {T}/draft": drafts,
    f"POST {T}/hint": refused("/hint"),
    f"GET {T}/lesson": looks("/lesson"),
    f"GET {T}/lesson/show": looks("/lesson/show"),
    f"POST {T}/advice": advice,
    f"POST {T}/moves": refused_moves,
    f"POST {T}/undo": refused_undo,
    f"POST {T}/take-back": hopeless_take_back,
    f"POST {T}/join": refused("/join"),
    f"POST {T}/leave": refused("/leave"),
    f"POST {T}/seats": refused("/seats", place=0, seat={"kind": "open"}),
    f"POST {T}/start": refused("/start"),
    f"POST {T}/rematch": refused("/rematch"),
    f"POST {T}/dismiss": refused("/dismiss"),
    f"POST {T}/return": refused("/return"),
    f"POST {T}/give-time": refused("/give-time", to=15),
}
ASKING = {f"POST {T}/preview", f"POST {T}/draft", f"POST {T}/advice"}  # changes nothing, although it is a POST

# Done as deeds in the games of the test, which compares what comes of them.
DEEDS = {f"POST {T}/vote", f"POST {T}/resign", f"POST {T}/chat", f"PUT {T}/chat/read", f"PUT {T}/chat/mute"}
DEEDS |= {f"PUT {T}/note", "GET /api/live", "GET /metrics"}

# Knows no table, and why.
SITE = [f"GET {address}" for address in (*ADDRESSES, "/assets/{name:str}", *(f"/{name}" for name in FILES))]
PEOPLE = "people and what is theirs; no table"
ELSEWHERE = {
    "GET /health": "the server's own state",
    "GET /robots.txt": "one text",
    "GET /manifest.webmanifest": "the app, the same for everybody but for its language",
    **dict.fromkeys(SITE, "the site, the same for everybody and at every address"),
    "GET /api/games": "games, not tables",
    "GET /api/games/{game:str}/bots": "games, not tables",
    "GET /api/games/{game:str}/board": "games, not tables",
    "GET /api/games/{game:str}/rules": "games, not tables",
    "GET /api/games/{game:str}/lessons": "games, not tables",
    "GET /api/games/{game:str}/texts/{language:str}": "games, not tables",
    "GET /api/house": "constants",
    "POST /api/tables": "makes a new one, with a seed of its own",
    "POST /api/lessons": "makes a new one, with a seed of its own",
    "POST /api/archive": "checks a text that was brought",
    "GET /api/push-key": "a public key",
    "GET /u/{token:str}": "stops mails",
    "POST /u/{token:str}": "stops mails",
} | dict.fromkeys(
    (
        *("POST /api/guests", "GET /api/me", "PATCH /api/me", "DELETE /api/me", "POST /api/return"),
        *("POST /api/accounts", "POST /api/login", "POST /api/logout", "POST /api/me/password", "POST /api/reset"),
        *("GET /api/tokens", "POST /api/tokens", "DELETE /api/tokens/{ident:str}", "POST /api/me/link"),
        *("GET /api/me/settings", "PUT /api/me/settings", "PUT /api/me/vacation", "GET /api/me/reach"),
        *("PUT /api/me/email", "PUT /api/me/webhook", "POST /api/me/pushes", "DELETE /api/me/pushes"),
        *("GET /api/blocks", "POST /api/blocks", "DELETE /api/blocks/{person:str}", "POST /api/reports"),
        *("GET /r/{token:str}", "POST /r/{token:str}", "GET /reset/{token:str}", "POST /reset/{token:str}"),
    ),
    PEOPLE,
)
