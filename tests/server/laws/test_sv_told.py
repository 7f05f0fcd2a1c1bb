"""The told law: for every deed and every viewer, what is told explains what is seen."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from lab_hands import Lab, Time, lab
from server_hands import Guest
from told_hands import ToldLaw, decoded

from guanxi.core.game import Rules, State, game_named
from guanxi.laws.trial import all_options
from guanxi.server import messages as m
from guanxi.server import telling
from guanxi.server.clocks.sleep import Sleep
from guanxi.server.clocks.speed import DAY, is_long
from guanxi.server.tables import deeds
from guanxi.server.tables import entries as e

pytestmark = [pytest.mark.anyio, pytest.mark.once]
GAMES = ["china", "confucius"]


class Evening:
    """A table with two people, one of whom has two seats, and somebody who looks on; every kind of deed is done."""

    def __init__(self, place: Lab, anna: Guest, boris: Guest, clara: Guest) -> None:
        self.place = place
        self.anna, self.boris, self.clara = anna, boris, clara
        self.law: ToldLaw
        self.path = ""

    async def set_up(self, game: str, options: dict[str, str], **more: Any) -> None:
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        made = await self.anna.post("/api/tables", game=game, seats=seats, options=options, **more)
        self.path = f"/api/tables/{made['info']['id']}"
        self.law = ToldLaw(self.place, made["info"]["id"])
        await self.law.watch(self.anna)
        await self.law.watch(None)

    async def sit(self) -> None:
        law, path = self.law, self.path
        await law.holds(self.boris.post(f"{path}/join", place=1))
        await law.holds(self.boris.post(f"{path}/leave"))
        await law.holds(self.boris.post(f"{path}/leave", status=403), nothing=True)
        await law.holds(self.boris.post(f"{path}/join", place=1, number="b0"))
        bot = {"kind": "bot", "bot": "random"}
        await law.holds(self.anna.post(f"{path}/seats", place=2, seat=bot))
        await law.holds(self.anna.post(f"{path}/seats", place=2, seat={"kind": "open"}))
        await law.holds(self.clara.post(f"{path}/start", status=403), nothing=True)
        await law.holds(self.anna.post(f"{path}/seats", place=2, seat={"kind": "me"}))
        await law.watch(self.boris)
        await law.watch(self.anna, 2)
        await law.holds(self.anna.post(f"{path}/start", number="a0"))
        assert law.kinds >= {"seated", "added", "started"}

    async def asked(self) -> tuple[Guest, dict[str, Any]]:
        """Who is to act, and what they see."""
        s = (await self.law.live()).sitting
        place = s.asked()
        assert place is not None
        guest = self.boris if place == 1 else self.anna
        return guest, await guest.get(f"{self.path}/view", seat=s.seat_of(place))

    async def move(self, rng: Random, length: int = 1) -> None:
        guest, seen = await self.asked()
        position = seen["position"]
        told = {"number": seen["number"], "seat": position["viewer"], "key": f"k{rng.getrandbits(64):x}"}
        actions = [rng.choice(position["legal"]) for _ in range(length)]
        if length == 1:
            await self.law.holds(guest.post(f"{self.path}/moves", **told, actions=actions))
            return
        answer = guest.client.post(f"{self.path}/moves", json={**told, "actions": actions}, headers=guest.headers)
        before = (await self.law.live()).sitting.number
        await self.law.holds(answer, nothing=not await self._would(told["seat"], actions))
        assert (await self.law.live()).sitting.number - before in (0, 1)

    async def _would(self, seat: int, actions: list[int]) -> bool:
        table = (await self.law.live()).sitting.running
        return table.why_not(seat, *actions) is None

    async def on_socket(self, rng: Random) -> None:
        """The same by the other door."""
        guest, seen = await self.asked()
        position = seen["position"]
        viewer = next(each for each in self.law.viewers if each.guest is guest)
        told = {"type": "move", "table": self.law.table, "number": seen["number"], "seat": position["viewer"]}
        live = await self.law.live()
        before = live.sitting.number

        async def say() -> None:
            await viewer.socket.send({**told, "key": f"s{before}", "actions": [rng.choice(position["legal"])]})
            while live.sitting.number == before or not live.is_idle:
                await asyncio.sleep(0)

        await self.law.holds(say())

    async def undo(self) -> None:
        guest, seen = await self.asked()
        told = {"number": seen["number"], "seat": seen["position"]["viewer"]}
        may = (await self.law.live()).sitting.running.prepare_undo(1) is not None
        await self.law.holds(guest.post(f"{self.path}/undo", status=200 if may else 409, **told), nothing=not may)

    async def back(self, to: int, agree: bool | None) -> None:
        """Ask, and answer, or do not."""
        self.place.time.later(60_000)
        await self.law.holds(self.anna.post(f"{self.path}/take-back", to=to))
        await self.law.holds(self.anna.post(f"{self.path}/take-back", status=409, to=to), nothing=True)
        if agree is None:
            self.place.time.later(DAY)
            await self.law.holds((await self.law.live()).do(deeds.what_is_due(), None))
        else:
            await self.law.holds(self.boris.post(f"{self.path}/vote", agree=agree))

    async def give_time(self) -> None:
        """To another, not to oneself."""
        s = (await self.law.live()).sitting
        await self.law.holds(self.anna.post(f"{self.path}/give-time", to=s.seat_of(1)))
        await self.law.holds(self.anna.post(f"{self.path}/give-time", to=s.seat_of(2), status=400), nothing=True)

    async def by_itself(self, deed: deeds.Deed) -> None:
        await self.law.holds((await self.law.live()).do(deed, None))


async def evening(place: Lab) -> Evening:
    return Evening(place, *[await place.guest(name) for name in ("Anna", "Boris", "Clara")])


def options_of(game: str) -> list[dict[str, str]]:
    """Some of the ways to play with three."""
    found = [dict(each) for each in all_options(game_named(game)) if each["players"] == "3"]
    usual = found[0]
    chosen = [] if game != "china" else [{**usual, "first_player": "chosen"}]
    return [usual, found[-1], *chosen]


@pytest.mark.parametrize("way", range(3))
@pytest.mark.parametrize("game", GAMES)
async def test_the_told_law(tmp_path: Path, game: str, way: int) -> None:
    ways = options_of(game)
    options, rng = ways[way % len(ways)], Random(f"{game} {way}")
    speed = [{"type": "days", "days": 2}, {"type": "none"}, {"type": "live", "budget": 7200, "increment": 9}][way]
    async with lab(tmp_path) as place:
        night = await evening(place)
        await night.set_up(game, options, speed=speed, stand_in="random")
        await night.sit()
        for number in range(30):
            place.time.later(1000)
            await (night.on_socket(rng) if number % 7 == 3 else night.move(rng, 1 + (number % 5 == 4)))
            if number % 4 == 1:
                await night.undo()
        moves = (await night.law.live()).sitting.running.actions
        await night.back(len(moves) - 3, True)
        await night.move(rng)
        await night.back(len(moves) - 4, False)
        await night.back(0, True)
        for _ in range(6):
            await night.move(rng)
        if speed["type"] == "none":
            await night.back(1, None)
        await late_deeds(night, speed["type"] == "live")
        law = night.law
        assert law.kinds >= {"moved", "asked", "voted", "resigned", "closed", "frozen", "thawed"}
        assert speed["type"] != "none" or "unanswered" in law.kinds
        assert law.heard


async def late_deeds(night: Evening, live_clock: bool) -> None:
    """What happens when somebody is away, and how a table ends."""
    guest, seen = await night.asked()
    seat = seen["position"]["asked"]
    place = (await night.law.live()).sitting.place_of(seat)
    if seen["position"]["clocks"]:
        await night.by_itself(deeds.pause(place, True))
        await night.by_itself(deeds.pause(place, False))
        await night.give_time()
        if is_long((await night.law.live()).sitting.terms.speed):
            await night.by_itself(deeds.sleep(place, Sleep(0, 480)))
        night.place.time.later(100 * DAY)
        await night.by_itself(deeds.what_is_due())
        await bot_moves(night)
        await night.law.holds(guest.post(f"{night.path}/return", seat=seat))
        assert night.law.kinds >= {"paused", "resumed", "stoodin", "returned", "gave"}
    await night.law.holds(night.boris.post(f"{night.path}/resign"))
    await night.law.holds(night.boris.post(f"{night.path}/resign", status=400), nothing=True)
    await night.by_itself(lambda s, doer: deeds.Change(e.Frozen("tried")))
    await night.by_itself(lambda s, doer: deeds.Change(e.Thawed()))
    await night.by_itself(deeds.close("removed"))


async def bot_moves(night: Evening) -> None:
    """A computer player acts for who is away."""
    live = await night.law.live()
    action = live.sitting.running.legal()[0]
    await night.law.holds(
        live.do(deeds.move(None, [action], "en"), None, f"bot-{live.sitting.number}", live.sitting.number)
    )


@pytest.mark.parametrize("game", GAMES)
async def test_the_told_law_to_the_end(tmp_path: Path, game: str) -> None:
    async with lab(tmp_path) as place:
        night = await evening(place)
        await night.set_up(game, {})
        await night.sit()
        rng = Random(game)
        await fast_forward(night, rng)
        while (await night.law.live()).sitting.status == "running":
            await night.move(rng)
        assert all(viewer.position and viewer.position.ended for viewer in night.law.viewers)
        assert [viewer.info.status for viewer in night.law.viewers] == ["over"] * len(night.law.viewers)


async def fast_forward(night: Evening, rng: Random) -> None:
    """Play nearly to the end; the law is asked from there on only, by people who look anew."""
    live = await night.law.live()
    rules = live.sitting.game.rules
    while not ends_soon(rules, rules.copy(live.sitting.running.state)):
        await live.do(deeds.move(None, [rng.choice(live.sitting.running.legal())], "en"), None)
    for viewer in night.law.viewers:
        told = [decoded(raw) for raw in await viewer.socket.heard()]
        fresh = await night.law._look(viewer)
        assert told
        viewer.number, viewer.position, viewer.info = fresh.number, fresh.position, fresh.info


def ends_soon(rules: Rules, state: State) -> bool:
    """Could it be over within a dozen actions?"""
    for _ in range(12):
        if rules.is_over(state):
            return True
        rules.do(state, rules.legal(state)[0] if rules.to_act(state) >= 0 else rules.weights(state)[0][0])
    return False


@pytest.mark.parametrize("game", GAMES)
async def test_catching_up_is_what_was_told_live(tmp_path: Path, game: str) -> None:
    """Whoever was away gets the same events, also where the seats were given out anew in between."""
    async with lab(tmp_path) as place:
        night = await evening(place)
        await night.set_up(game, {})
        await night.sit()
        start = (await night.law.live()).sitting.number
        live: dict[int, list[m.Update]] = {id(viewer): [] for viewer in night.law.viewers}
        rng = Random(3)
        seatings = set()
        for turn in range(90):  # at least twelve; more where the draw gives everybody the same seat again
            seatings.add(tuple((await night.law.live()).sitting.seating()))
            if turn >= 12 and (game != "china" or len(seatings) > 1):
                break
            if turn % 3 == 2:
                await night.anna.post(f"{night.path}/take-back", to=0)
                await night.boris.post(f"{night.path}/vote", agree=True)
                place.time.later(60_000)
            else:
                guest, seen = await night.asked()
                told = {"number": seen["number"], "actions": [rng.choice(seen["position"]["legal"])]}
                await guest.post(f"{night.path}/moves", **told, seat=seen["position"]["viewer"])
            for viewer in night.law.viewers:
                heard = map(decoded, await viewer.socket.heard())
                live[id(viewer)] += [each for each in heard if isinstance(each, m.Update)]
        table = await night.law.live()
        assert game != "china" or len({told.seats for told in table.recent}) > 1
        for viewer in night.law.viewers:
            seat = table.sitting.seat_of(viewer.place) if viewer.place >= 0 else -1
            missed = [decoded(raw) for raw in telling.since(table, seat, start)]
            assert [shown(each) for each in missed] == [shown(each) for each in live[id(viewer)]]


def shown(update: m.AnyOut) -> tuple[Any, ...]:
    """What an update says apart from the position, which is of now."""
    assert isinstance(update, m.Update)
    return update.number, update.kind, update.seat, update.key, update.events, update.fell


async def test_a_lexicon_is_of_the_game_and_not_of_its_cards(tmp_path: Path) -> None:
    async with lab(tmp_path, Time()) as place:
        night = await evening(place)
        await night.set_up("china", {})
        before = await night.anna.get(f"{night.path}/lexicon")
        await night.sit()
        assert await night.boris.get(f"{night.path}/lexicon") == before
