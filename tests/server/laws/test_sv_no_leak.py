"""No leak: two worlds that differ only in what a receiver cannot know say the same to it, byte for byte."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest
from door_table import ASKING, DEEDS, DOORS, ELSEWHERE, At
from lab_hands import Lab, lab
from route_list import routes_of
from twin_hands import PartedError, Twins, answer_of, twins

from guanxi.server.clocks.speed import start as start_of
from guanxi.server.tables import deeds

pytestmark = [pytest.mark.anyio, pytest.mark.once]
GAMES = ["china", "confucius"]


async def test_every_door_is_tried_or_exempt(tmp_path: Path) -> None:
    async with lab(tmp_path) as place:
        known = {*DOORS, *DEEDS, *ELSEWHERE}
        there = {route.name for route in routes_of(place.app)}
    assert there - known == set(), "doors that nobody watches: put them into door_table.py"
    assert known - there == set(), "doors that are not there any more"


class Play:
    """A game in both worlds: moves, take-backs, chat, somebody who leaves; and every door at every step."""

    def __init__(self, worlds: Twins, seed: str) -> None:
        self.worlds = worlds
        self.rng = Random(seed)
        self.steps = self.parted = 0
        self.by_bots: list[int] = []  # entries that computer players have made
        self.answered: Counter[str] = Counter()  # doors that told something

    async def start(self) -> None:
        await self.worlds.do(self.worlds.people[0], "/start", [{"number": "a1"}, {"number": "a1"}])
        place = self.worlds.guide.place
        await self.worlds.listen(**({"seat": self.worlds.seat} if place >= 0 else {}))

    async def doors(self) -> None:
        """Everything that can be asked, as the receiver, and some of it as nobody."""
        at = At(self.worlds, self.rng)
        number = at.number
        for name, asked in DOORS.items():
            for method, path, more in asked(at):
                heard = await self.worlds.ask(self.worlds.receiver, method, path, **more)
                assert heard.answers[0][0] != 500, heard.answers
                asks = method == "GET" or name in ASKING
                assert asks or heard.answers[0][0] >= 400, f"{name} was meant to be refused"
                self.answered.update([name] * (heard.answers[0][0] == 200))
        await self.worlds.ask(None, "GET", f"{at.path}/view")
        assert at.number == number

    async def move(self) -> None:
        """Somebody moves: in each world something that the receiver cannot tell apart."""
        s, worlds = self.worlds.sittings[0], self.worlds
        place = s.asked()
        assert place is not None
        assert place == worlds.sittings[1].asked()
        if place == worlds.guide.place:
            assert s.running.legal() == worlds.sittings[1].running.legal()
            actions = worlds.guide.own(worlds.states)
        else:
            actions = worlds.guide.pair(worlds.states)
        if s.bot_at(place):
            await self._by_bot(actions)
        else:
            told = {"number": s.number, "key": f"m{s.number}", "seat": s.seat_of(place)}
            await worlds.do(worlds.people[place], "/moves", [{**told, "actions": [action]} for action in actions])
        self.steps += 1

    async def _by_bot(self, actions: tuple[int, int]) -> None:
        """A computer player moves."""

        async def moved(world: int, place: Lab) -> None:
            live = await place.house.tables.get(self.worlds.table)
            number = live.sitting.number
            await live.do(deeds.move(None, [actions[world]], "en"), None, f"bot-{number}", number)
            self.by_bots.append(number + 1)

        await self.worlds.both(moved)

    async def take_back(self, to: int, sure: bool = False) -> None:
        """Somebody asks, and the others answer."""
        worlds, back = self.worlds, {"to": to}
        worlds.labs[0].time.later(1_000_000)
        s = worlds.sittings[0]
        playing = [worlds.people[place] for place in range(s.places) if not s.bot_at(place)]
        asker, *voters = self.rng.sample(playing, len(playing))
        await worlds.do(asker, "/take-back", [back, back])
        if not sure:
            await self.doors()
        for voter in voters:
            agree = {"agree": sure or self.rng.random() < 0.8}
            await worlds.do(voter, "/vote", [agree, agree])
            if not agree["agree"]:
                return

    async def go_on(self) -> bool:
        """Move; where the worlds cannot go on alike, go back a little, if that helps."""
        try:
            await self.move()
        except PartedError:
            self.parted += 1
            moves = len(self.worlds.sittings[0].running.actions)
            await self.take_back(max(0, moves - self.rng.randint(1, 12)), sure=True)
        return self.parted < 15

    async def undo(self) -> None:
        """Whoever is to act takes something back, if that is possible in both worlds."""
        s, other = self.worlds.sittings
        place = s.asked()
        prepared = [each.running.prepare_undo(1) for each in (s, other)]
        if place is not None and None not in prepared:
            told = {"number": s.number, "seat": s.seat_of(place)}
            await self.worlds.do(self.worlds.people[place], "/undo", [told, told])

    async def talk(self) -> None:
        said = {"text": f"after {self.steps}"}
        await self.worlds.do(self.worlds.people[1], "/chat", [said, said])
        await self.worlds.ask(self.worlds.people[0], "PUT", f"/api/tables/{self.worlds.table}/note", json=said)
        s = self.worlds.sittings[0]
        if (
            s.clock.is_timed
            and not s.bot_at(0)
            and not s.bot_at(1)
            and s.clock.left[1] <= (start_of(s.terms.speed) or 0)
        ):
            gift = {"to": s.seat_of(1)}
            await self.worlds.do(self.worlds.people[0], "/give-time", [gift, gift])

    async def evening(self, steps: int) -> None:
        """Play on until the worlds part for good, or long enough."""
        await self.start()
        while self.steps < steps and self.worlds.sittings[0].status == "running":
            self.worlds.labs[0].time.later(self.rng.randrange(5000))
            if not await self.go_on():
                return
            if self.steps % 9 == 1:
                await self.doors()
            if self.steps % 5 == 0:
                await self.undo()
            if self.steps % 13 == 0:
                moves = len(self.worlds.sittings[0].running.actions)
                await self.take_back(self.rng.choice([0, max(0, moves - 4), self.rng.randrange(moves)]))
            if self.steps % 11 == 0:
                await self.talk()


STEPS = {"china": 30, "confucius": 48}
WAYS: dict[str, dict[str, Any]] = {
    "china": {"speed": {"type": "live", "budget": 80_000, "increment": 3}},
    "confucius": {"chat_open": True, "speed": {"type": "days", "days": 30}},
}


@pytest.mark.parametrize("place", [0, 1, 2, -1], ids=["first", "second", "third", "onlooker"])
@pytest.mark.parametrize("game", GAMES)
async def test_two_worlds_say_the_same(tmp_path: Path, game: str, place: int) -> None:
    seed = f"{game} {place}"
    way = {**WAYS[game], "public": place != 1}
    async with twins(tmp_path, game, place, seed, 0.6, **way) as worlds:
        play = Play(worlds, seed)
        await play.evening(STEPS[game])
        assert play.steps >= STEPS[game] // 2, "the worlds part too soon"
        assert worlds.differed >= 60, "the worlds are the same"
        assert len(play.answered) >= 12, play.answered
        assert worlds.noticed > 0, "nobody was sent a notice"
        metrics = [await answer_of(each, None, "GET", "/metrics") for each in worlds.labs]
        assert counted(metrics[0][2]) == counted(metrics[1][2]), "what is counted depends on hidden cards"


def counted(metrics: bytes) -> list[str]:
    """What is counted, by name and labels; how long something took, and which process it is, is nobody's card."""
    told = [line for line in metrics.decode().splitlines() if not line.startswith(("#", "guanxi_info"))]
    lines = [line.rpartition(" ")[0] for line in told]
    assert len(lines) > 10
    return lines


async def test_what_a_computer_player_says_of_its_move_tells_no_card(tmp_path: Path) -> None:
    """While the game runs it speaks from what an onlooker has seen."""
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "clerk"}, {"kind": "open"}]
    async with twins(tmp_path, "china", 0, "talkative", 0.6, seats=seats, reasons=True) as worlds:
        play = Play(worlds, "talkative")
        await play.start()
        while len(play.by_bots) < 8 and await play.go_on():
            pass
        path, said = f"/api/tables/{worlds.table}/why", 0
        for number in sorted(set(play.by_bots)):
            heard = await worlds.ask(worlds.receiver, "GET", f"{path}/{number}")
            said += heard.answers[0][0] == 200
        assert said > 0, heard.answers
        assert worlds.differed > 0


async def test_a_seat_that_is_given_up_tells_nothing(tmp_path: Path) -> None:
    """Resigned, out of time, come back, given up: the same in both worlds, and what computer players do for them."""
    async with twins(tmp_path, "china", 0, "leaving", 0.6, stand_in="random") as worlds:
        play = Play(worlds, "leaving")
        await play.start()
        for _ in range(4):
            await play.go_on()
        await worlds.do(worlds.people[1], "/resign", [{}, {}])
        for _ in range(6):
            await play.go_on()
        await play.doors()
        await worlds.do(worlds.people[0], "/resign", [{}, {}])
        await play.doors()
        assert worlds.differed > 0
