"""A server of its own with real tables, played over the API: for pictures and measurements of the site."""

import os
import re
import shutil
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import APIRequestContext

from guanxi.confucius.rules.kinds import CARD_EXTRA, DISCARD, KINDS, NO_ACTION, TAX

EXAMPLE = Path(__file__).parents[1] / "examples" / "goofspiel"
CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "chromium-headless-shell")
START = re.compile(r" at (http://\S+)")
BOT = {"kind": "bot", "bot": "apprentice"}
ME = {"kind": "me"}
PAUSE = 0.1  # seconds between two looks at whose turn it is
PATIENCE = 120  # seconds until others have moved
TRIES = 24  # games until something rare has come


def chromium() -> str:
    """Where the system's Chromium is."""
    found = next((path for name in CHROMIUM if (path := shutil.which(name))), None)
    if found is None:
        sys.exit("Chromium is missing: `make chromium` installs it")
    return found


def progress(done: int, of: int, what: str) -> None:
    """One line that grows."""
    if sys.stderr.isatty():
        bar = "█" * (30 * done // max(of, 1))
        print(f"\r{bar:30} {done}/{of} {what:40}", end="" if done < of else "\n", file=sys.stderr, flush=True)


def _installed(folder: Path) -> Path:
    """What an installer would write beside the game of `examples/`: its name and its entry points."""
    told = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    info = folder / "installed" / f"{told['name']}-{told['version']}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {told['name']}\nVersion: {told['version']}\n")
    groups = told["entry-points"].items()
    lines = [line for group, at in groups for line in (f"[{group}]", *(f"{name} = {at[name]}" for name in at))]
    (info / "entry_points.txt").write_text("\n".join(lines))
    return info.parent


@contextmanager
def served(folder: str) -> Iterator[str]:
    """A server on a free port, for as long as pictures are made."""
    command = [sys.executable, "-m", "guanxi.cli", "serve", "--no-browser", "--port", "0", "--data", folder]
    path = [*filter(None, [os.environ.get("PYTHONPATH")]), str(EXAMPLE), str(_installed(Path(folder)))]
    environment = {**os.environ, "GUANXI_TRUSTING": "1", "PYTHONPATH": os.pathsep.join(path)}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL, text=True, env=environment
    )
    assert process.stdout is not None
    found = START.search(process.stdout.readline())
    assert found, "the server did not start"
    try:
        yield found[1]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def can(kind: int) -> Callable[[str, Any], bool]:
    """Something of this kind may be done."""
    return lambda _, position: any(KINDS.kind_of[each] == kind for each in position["legal"])


class World:
    """The tables that are photographed; each is played once, when it is first asked for."""

    def __init__(self, ask: APIRequestContext, name: str, friend: APIRequestContext | None = None) -> None:
        self._ask = ask
        self._friend = friend  # somebody else, for what takes two people
        self._tables: dict[str, str] = {}
        self.ask("POST", "/api/guests", {"name": name})

    @property
    def cookies(self) -> Any:
        """For a browser in which this person sits."""
        return self._ask.storage_state()

    def ask(self, method: str, path: str, told: object = None) -> Any:
        """Ask the server as whoever sits there."""
        answer = self._ask.fetch(path, method=method, data=told)
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return answer.json() if answer.body() else None

    def moves(self, table: str, told: Any, action: int) -> bool:
        """One action of mine in the position that was told; False where the table has moved on meanwhile."""
        move = {"number": told["number"], "actions": [action], "seat": told["position"]["viewer"]}
        return self._ask.post(f"/api/tables/{table}/moves", data=move | {"key": os.urandom(8).hex()}).ok

    def table(self, name: str) -> str:
        """The id of a table, played as far as its picture wants."""
        if name not in self._tables:
            game, _, lesson = name.partition("/")
            self._tables[name] = ""
            self._tables[name] = self._taught(game, lesson) if lesson else getattr(self, f"_{name}")()
        assert self._tables[name], f"the table {name} could not be played"
        return self._tables[name]

    def _taught(self, game: str, lesson: str) -> str:
        made: str = self.ask("POST", "/api/lessons", {"game": game, "lesson": lesson})["info"]["id"]
        return made

    def is_over(self, table: str) -> bool:
        """Has its game ended?"""
        return bool(self.ask("GET", f"/api/tables/{table}")["info"]["status"] == "over")

    def made(self, game: str, seats: list[dict[str, str]], **terms: object) -> str:
        made: str = self.ask("POST", "/api/tables", {"game": game, "seats": seats} | terms)["info"]["id"]
        return made

    def begun(self, game: str, seats: list[dict[str, str]], turns: float = 0, **terms: object) -> str:
        """A game in which Anna's own moves come from the list of what is allowed, so many turns long."""
        table = self.made(game, seats, **terms)
        self.ask("POST", f"/api/tables/{table}/start", {})
        self._play(table, turns)
        return table

    def _play(self, table: str, turns: float) -> None:
        """Anna's moves: so many turns, half a turn ends before cards are drawn."""
        done = 0.0
        while done < turns and self._waited(table):
            if told := self._asked(table):
                done += self._one(table, told, done)

    def _legal(self, table: str) -> Any:
        """The numbers of what I may do; cheaper than their words."""
        return self.ask("GET", f"/api/tables/{table}/view")["position"]["legal"]

    def _asked(self, table: str) -> Any:
        """What may be done, or nothing where somebody else is to act."""
        answer = self._ask.get(f"/api/tables/{table}/choices")
        return answer.json() if answer.ok else None

    def _one(self, table: str, told: Any, done: float) -> float:
        """One gesture; how much of a turn it was."""
        lines = [each["line"] for each in told["choices"]]
        first = self._wanted(lines, int(done))
        gesture = [first]
        if first.startswith("place"):
            draft = self.ask("POST", f"/api/tables/{table}/draft", {"actions": gesture})
            gesture.append(draft["proposed"])
        move = {"number": told["number"], "actions": gesture, "seat": told["seat"], "key": os.urandom(8).hex()}
        self.ask("POST", f"/api/tables/{table}/moves", move)
        if first.startswith("place"):
            return 0.5
        left = self._asked(table)
        drawing = left and any(each["line"].startswith(("take", "draw")) for each in left["choices"])
        return 0.0 if drawing else 0.5

    @staticmethod
    def _wanted(lines: list[str], turn: int) -> str:
        """Palaces near each other, an emissary in between: something is to be seen then."""
        emissaries = [each for each in lines if each.startswith("place emissary")]
        palaces = [each for each in lines if each.startswith("place")]
        if emissaries and turn % 3 == 2:
            return emissaries[turn % len(emissaries)]
        return palaces[(turn * 7) % len(palaces)] if palaces else lines[turn % len(lines)]

    def _rest(self) -> str:
        return self.begun("china", [ME, BOT, BOT, BOT], 6)

    def _drawing(self) -> str:
        return self.begun("china", [ME, BOT, BOT, BOT], 4.5)

    def _late(self) -> str:
        """My last turn, when the pile is used up; where the round ends before it, another game is tried."""
        for _ in range(TRIES):
            table = self.begun("china", [ME, BOT, BOT, BOT], 7)
            while self._waited(table):
                if self.ask("GET", f"/api/tables/{table}/details")["details"]["ending"]["last"]:
                    return table
                self._play(table, 1)
        raise AssertionError("no game came to a last turn of mine")

    def _waited(self, table: str) -> bool:
        """Until it is my turn; False where the game is over."""
        since = time.monotonic()
        while not self._legal(table):
            if self.is_over(table):
                return False
            assert time.monotonic() < since + PATIENCE, f"nobody moves at {table}"
            time.sleep(PAUSE)
        return True

    def _five(self) -> str:
        return self.begun("china", [ME, BOT, BOT, BOT, BOT], 5, options={"side": "4-5", "fortifications": "on"})

    def _walls(self) -> str:
        """Where a palace could stand, there a fortification could, too."""
        return self.begun("china", [ME, BOT, BOT], options={"fortifications": "on"})

    def _over(self) -> str:
        return self.begun("china", [ME, BOT, BOT], 99)

    def _hot(self) -> str:
        return self.begun("china", [ME, ME, BOT])

    def _confucius(self) -> str:
        return self.begun("confucius", [ME, BOT, BOT, BOT])

    def _court(self) -> str:
        """Some rounds into an advanced game, as a strong player would have it."""
        table = self.begun("confucius", [ME, BOT, BOT, BOT], options={"advanced": "on"})
        for _ in range(30):
            if self._waited(table):
                hint = self.ask("POST", f"/api/tables/{table}/hint")
                move = {"number": hint["number"], "actions": hint["actions"], "seat": 0, "key": os.urandom(8).hex()}
                self._ask.post(f"/api/tables/{table}/moves", data=move)
        self._waited(table)
        return table

    def _at_random(self, table: str, most: int) -> str:
        """So many actions of mine, any that is allowed, and on to a turn of mine; fewer where the game ends."""
        rng, done = Random(most), 0
        while self._waited(table):
            told = self.ask("GET", f"/api/tables/{table}/view")
            legal = told["position"]["legal"] or ()
            if done >= most and any(KINDS.kind_of[each] == NO_ACTION for each in legal):
                break
            if legal:
                self.moves(table, told, rng.choice(legal))
                done += 1
        return table

    def _middle(self) -> str:
        return self._at_random(self.begun("confucius", [ME, BOT, BOT, BOT]), 30)

    def _crowd(self) -> str:
        """Five players and many gifts: the most there is to show at once."""
        return self._at_random(self.begun("confucius", [ME, BOT, BOT, BOT, BOT], options={"advanced": "on"}), 40)

    def _met(self, is_there: Callable[[str, Any], bool], *towards: int) -> str:
        """A turn of mine as it is wanted; kinds that lead there come first, in their order. Where none comes, another
        game is tried.
        """
        for seed in range(TRIES):
            table, rng = self.begun("confucius", [ME, BOT, BOT], options={"advanced": "on"}), Random(seed)
            while self._waited(table):
                told = self.ask("GET", f"/api/tables/{table}/view")
                legal = told["position"]["legal"] or ()
                if legal and is_there(table, told["position"]):
                    return table
                ways = ([each for each in legal if KINDS.kind_of[each] == kind] for kind in towards)
                self.moves(table, told, rng.choice(next(filter(None, ways), legal)))
        raise AssertionError("no game came so far")

    def _discard(self) -> str:
        return self._met(can(DISCARD), TAX, NO_ACTION)

    def _waived(self) -> str:
        """The card of an Extra Action has been played: the action follows."""
        table = self._taught("confucius", "extra")
        told = self.ask("GET", f"/api/tables/{table}/view")
        self.moves(table, told, KINDS.base[CARD_EXTRA])
        return table

    def _ended(self) -> str:
        return self._at_random(self.begun("confucius", [ME, BOT, BOT]), 2000)

    def _alone(self) -> str:
        """Against computer players alone a hint can be had."""
        return self.begun("china", [ME, BOT, BOT], 2)

    def _goofspiel(self) -> str:
        """A game that brings no board."""
        return self.begun("goofspiel", [ME, *[{"kind": "bot", "bot": "random"}] * 2])

    def _record(self) -> str:
        """A record from elsewhere; its id stands where that of a table would."""
        text = self._ask.get(f"/api/tables/{self.table('over')}/record").text()
        brought: str = self.ask("POST", "/api/archive", {"text": text})["id"]
        return brought

    def _vote(self) -> str:
        """Somebody else has moved, I am to move, and am asked whether that may be taken back."""
        assert self._friend, "nobody else is there"
        self._friend.post("/api/guests", data={"name": "Boris"})
        for _ in range(TRIES):
            table = self.made("china", [ME, {"kind": "open"}, BOT], take_back="vote")
            self._friend.post(f"/api/tables/{table}/join", data={})
            self.ask("POST", f"/api/tables/{table}/start", {})
            before = self._until_mine(table)
            if self._friend.post(f"/api/tables/{table}/take-back", data={"to": before}).ok:
                return table
        raise AssertionError("nobody could ask")

    def _until_mine(self, table: str) -> int:
        """The friend's first turn, then on to mine; how many actions there were before it."""
        before, since = -1, time.monotonic()
        while before < 0 or not self._legal(table):
            assert time.monotonic() < since + PATIENCE, f"nobody moves at {table}"
            for each in (self._friend, self._ask) if before < 0 else (self._friend,):
                told = each.get(f"/api/tables/{table}/view").json() if each else {}
                if each and (legal := told["position"]["legal"]):
                    before = told["position"]["moves"] if each is self._friend and before < 0 else before
                    move = {"number": told["number"], "actions": legal[:1], "seat": told["position"]["viewer"]}
                    each.post(f"/api/tables/{table}/moves", data=move | {"key": os.urandom(8).hex()})
        return before

    def _room(self) -> str:
        return self.made("china", [ME, {"kind": "open"}, {"kind": "open"}, BOT])
