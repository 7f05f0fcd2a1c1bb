"""The desk: nobody waits there, nobody is told too often, and what fails is counted and reported."""

import asyncio
import logging
from collections import defaultdict

import msgspec
import pytest
from notice_lab import HOST, NOTICE, Net, in_loop, net

from guanxi.server.notices import ways
from guanxi.server.notices.desk import COUNTED, OFF_AFTER, Desk
from guanxi.server.notices.lane import TASKS
from guanxi.server.notices.limits import RATES
from guanxi.server.notices.mail import Mailbox
from guanxi.server.notices.notice import Notice
from guanxi.server.notices.push import Push, Subscription, new_keys
from guanxi.server.notices.ways import CHANNELS, MAIL, PUSH, SENT, WEBHOOK, Outcome, Result, Way
from guanxi.server.notices.webhook import Hook, Webhooks
from running import some

HOOK = Hook("h1", f"https://{HOST}/hooks/anna-token", "s3cret")
BOX = Mailbox("m1", "anna@example.org", "https://guanxi.example.org/stop/t0ken")
BROWSER = Subscription("s1", f"https://{HOST}/push/t0ken", "p256", "auth")
AGAIN = Result(Outcome.AGAIN, "status-503")
FAILED = Result(Outcome.FAILED, "status-400")
GONE = Result(Outcome.GONE, "status-410")


class Sender:
    """Answers as it was told, with the last one for ever; waits at a gate if there is one."""

    def __init__(self, *results: Result | Exception) -> None:
        self.results = list(results) or [SENT]
        self.sent: list[tuple[Notice, Way]] = []
        self.gate: asyncio.Event | None = None
        self.arrived = asyncio.Event()

    async def send(self, notice: Notice, way: Way) -> Result:
        self.sent.append((notice, way))
        self.arrived.set()
        if self.gate:
            await self.gate.wait()
        result = self.results.pop(0) if len(self.results) > 1 else self.results[0]
        if isinstance(result, Exception):
            raise result
        return result


class Office:
    """A desk with senders that obey, and what it reports."""

    def __init__(self, *results: Result | Exception, most: int = 1000) -> None:
        self.senders = {channel: Sender(*results) for channel in CHANNELS}
        self.reports: dict[str, list[str]] = defaultdict(list)
        self.now = 0.0
        self.desk = Desk(self.senders, self._gone, self._off, pauses=(0, 0, 0), most=most, clock=lambda: self.now)
        self.desk.start()

    async def _gone(self, way: Way) -> None:
        self.reports["gone"].append(way.id)

    async def _off(self, way: Way) -> None:
        self.reports["off"].append(way.id)

    async def send(self, *ways: Way, notice: Notice = NOTICE) -> None:
        self.desk.send(notice, ways)
        await self.desk.quiet()

    def counted(self, channel: str) -> dict[str, int]:
        return {what: count for (name, what), count in self.desk.counts.items() if name == channel and count}

    async def __aenter__(self) -> "Office":
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.desk.close(0)
        assert {what for _, what in self.desk.counts} <= set(COUNTED)


def at_turn(turn: int, **fields: str) -> Notice:
    return msgspec.structs.replace(NOTICE, turn=turn, **fields)


@in_loop
async def test_each_way_gets_the_notice() -> None:
    async with Office() as office:
        await office.send(HOOK, BOX, BROWSER)
        assert [office.senders[channel].sent for channel in (WEBHOOK, MAIL, PUSH)] == [
            [(NOTICE, HOOK)],
            [(NOTICE, BOX)],
            [(NOTICE, BROWSER)],
        ]
        assert office.desk.counts == {(WEBHOOK, "sent"): 1, (MAIL, "sent"): 1, (PUSH, "sent"): 1}
        assert office.desk.waiting == 0


@in_loop
async def test_handing_in_waits_for_nobody() -> None:
    async with Office() as office:
        office.senders[WEBHOOK].gate = asyncio.Event()
        office.desk.send(NOTICE, [HOOK, BROWSER])
        assert (office.senders[WEBHOOK].sent, office.desk.waiting) == ([], 2)
        await office.senders[PUSH].arrived.wait()
        await office.senders[WEBHOOK].arrived.wait()
        assert office.desk.waiting >= 1
        office.senders[WEBHOOK].gate.set()
        await office.desk.quiet()
        assert office.counted(WEBHOOK) == {"sent": 1}


@in_loop
async def test_slow_webhooks_delay_no_other_channel() -> None:
    async with Office() as office:
        office.senders[WEBHOOK].gate = asyncio.Event()
        for n in range(3 * TASKS):
            office.desk.send(at_turn(n, person=f"p{n}"), [HOOK])
        office.desk.send(NOTICE, [BROWSER])
        await office.senders[PUSH].arrived.wait()
        assert len(office.senders[WEBHOOK].sent) <= TASKS
        assert office.desk.waiting >= 3 * TASKS


@in_loop
async def test_it_is_tried_again_three_times() -> None:
    async with Office(AGAIN) as office:
        await office.send(BROWSER)
        assert len(office.senders[PUSH].sent) == 4
        assert office.counted(PUSH) == {"again": 3, "failed": 1}
    async with Office(AGAIN, AGAIN, SENT) as office:
        await office.send(BROWSER)
        assert office.counted(PUSH) == {"again": 2, "sent": 1}


@in_loop
async def test_the_pauses_grow(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []
    loop = asyncio.get_running_loop()
    later = loop.call_later

    def at_once(delay: float, call: object, *rest: object, **more: object) -> asyncio.TimerHandle:
        pauses.append(delay)
        return later(0, call, *rest, **more)  # type: ignore[arg-type]

    desk = Desk({PUSH: Sender(AGAIN)})
    desk.start()
    with monkeypatch.context() as patched:
        patched.setattr(loop, "call_later", at_once)
        desk.send(NOTICE, [BROWSER])
        await desk.quiet()
    assert pauses == [5, 30, 180]
    await desk.close(0)


@in_loop
async def test_a_lasting_no_is_not_tried_again() -> None:
    async with Office(FAILED) as office:
        await office.send(HOOK)
        assert len(office.senders[WEBHOOK].sent) == 1
        assert office.counted(WEBHOOK) == {"failed": 1}


@in_loop
async def test_a_browser_that_is_gone_is_reported() -> None:
    async with Office(GONE) as office:
        await office.send(BROWSER)
        assert office.reports == {"gone": ["s1"]}
        assert office.counted(PUSH) == {"gone": 1}


@in_loop
async def test_a_webhook_that_fails_all_the_time_is_switched_off_once() -> None:
    async with Office(FAILED) as office:
        for n in range(OFF_AFTER):
            assert not office.reports
            await office.send(HOOK, notice=at_turn(n))
        assert office.reports == {"off": ["h1"]}


@in_loop
async def test_one_success_is_enough_to_go_on() -> None:
    async with Office(*[FAILED] * (OFF_AFTER - 1), SENT, FAILED) as office:
        for n in range(2 * OFF_AFTER - 1):
            await office.send(HOOK, notice=at_turn(n, person=f"p{n}"))
        assert not office.reports
        await office.send(HOOK)
        assert office.reports == {"off": ["h1"]}


@pytest.mark.parametrize(("way", "off"), [(HOOK, True), (BROWSER, False), (BOX, False)])
def test_only_a_webhook_is_blamed_for_its_server(way: Way, off: bool) -> None:
    @in_loop
    async def attempt() -> None:
        async with Office(AGAIN) as office:
            for n in range(OFF_AFTER):
                await office.send(way, notice=at_turn(n, person=f"p{n}"))
            assert office.counted(way.channel)["failed"] == OFF_AFTER
            assert bool(office.reports["off"]) is off

    attempt()


@in_loop
async def test_too_many_push_out_the_oldest() -> None:
    async with Office(most=5) as office:
        office.desk.send(NOTICE, [])
        for n in range(12):
            office.desk.send(at_turn(n), [HOOK])
        assert office.counted(WEBHOOK) == {"dropped": 7}
        await office.desk.quiet()
        assert [notice.turn for notice, _ in office.senders[WEBHOOK].sent] == [7, 8, 9, 10, 11]
        assert office.counted(WEBHOOK) == {"dropped": 7, "sent": 5}


@in_loop
async def test_those_that_wait_for_another_try_are_bounded_too() -> None:
    desk = Desk({PUSH: Sender(AGAIN)}, pauses=(1000,), most=5)
    desk.start()
    for n in range(4):
        for person in range(3):
            desk.send(at_turn(n, person=f"p{person}"), [BROWSER])
        while desk.waiting > desk.counts[PUSH, "again"]:
            await asyncio.sleep(0)
    assert desk.counts == {(PUSH, "again"): 5, (PUSH, "dropped"): 7}
    assert desk.waiting == 5
    timers = list(desk._lanes[PUSH]._later)
    await desk.close()
    assert [timer.cancelled() for timer in timers] == [True] * 5
    assert desk.counts[PUSH, "dropped"] == 12
    assert desk.waiting == 0


@pytest.mark.parametrize("way", [HOOK, BOX, BROWSER])
def test_a_person_is_told_so_often_and_no_more(way: Way) -> None:
    @in_loop
    async def attempt() -> None:
        most, pause = RATES[way.channel]
        async with Office() as office:
            for n in range(most + 3):
                await office.send(way, notice=at_turn(n))
            assert office.counted(way.channel) == {"sent": most, "limited": 3}
            await office.send(way, notice=at_turn(0, person="boris"))
            assert office.counted(way.channel)["sent"] == most + 1
            office.now = pause * 2
            for n in range(3):
                await office.send(way, notice=at_turn(100 + n))
            assert office.counted(way.channel) == {"sent": most + 3, "limited": 4}

    attempt()


@in_loop
async def test_a_turn_is_mailed_once() -> None:
    async with Office() as office:
        for _ in range(3):
            await office.send(BOX, HOOK)
        assert office.counted(MAIL) == {"sent": 1, "repeated": 2}
        assert office.counted(WEBHOOK) == {"sent": 3}
        others = [at_turn(43), at_turn(43, table="t18"), at_turn(43, person="boris"), at_turn(43, kind="ended")]
        for notice in some(others):
            await office.send(BOX, notice=notice)
        assert office.counted(MAIL) == {"sent": 5, "repeated": 2}


@in_loop
async def test_a_channel_that_the_host_has_not_is_counted() -> None:
    desk = Desk({})
    desk.start()
    desk.send(NOTICE, [BOX])
    assert desk.counts == {(MAIL, "unserved"): 1}
    await desk.close()


@in_loop
async def test_closing_sends_what_waits() -> None:
    async with Office() as office:
        for n in range(20):
            office.desk.send(at_turn(n), [HOOK])
        await office.desk.close()
        assert office.counted(WEBHOOK) == {"sent": 20}
        office.desk.send(NOTICE, [HOOK])
        assert office.counted(WEBHOOK) == {"sent": 20, "limited": 1}
        office.desk.send(at_turn(1, person="boris"), [HOOK])
        assert office.counted(WEBHOOK) == {"sent": 20, "limited": 1, "dropped": 1}


@in_loop
async def test_closing_ends_in_time_and_leaves_nothing_running() -> None:
    async with Office() as office:
        office.senders[WEBHOOK].gate = asyncio.Event()
        for n in range(20):
            office.desk.send(at_turn(n), [HOOK])
        await office.senders[WEBHOOK].arrived.wait()
        await office.desk.close(0.05)
        assert office.counted(WEBHOOK) == {"dropped": 20}
        assert office.desk.waiting == 0
        assert asyncio.all_tasks() == {asyncio.current_task()}


@in_loop
async def test_closing_gives_up_further_tries() -> None:
    async with Office(AGAIN) as office:
        office.senders[PUSH].gate = asyncio.Event()
        office.desk.send(NOTICE, [BROWSER])
        await office.senders[PUSH].arrived.wait()
        closing = asyncio.create_task(office.desk.close())
        await asyncio.sleep(0)
        office.senders[PUSH].gate.set()
        await closing
        assert office.counted(PUSH) == {"failed": 1}


@in_loop
async def test_a_desk_that_was_never_started_can_be_closed() -> None:
    desk = Desk({PUSH: Sender()})
    desk.send(NOTICE, [BROWSER])
    await desk.close()
    assert desk.counts == {(PUSH, "dropped"): 1}


SECRETS = ("t0ken", "s3cret", "anna-token", "anna@example.org", HOST, "Friday", "Boris")


@in_loop
async def test_an_error_of_ours_ends_no_task_and_tells_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with Office(RuntimeError(f"{HOOK.address} {BOX.address}")) as office:
        for n in range(TASKS + 1):
            await office.send(HOOK, BOX, BROWSER, notice=at_turn(n))
        assert office.counted(WEBHOOK) == {"failed": TASKS + 1}
    told = caplog.text
    assert "notice webhook h1: RuntimeError in send:" in told
    assert not [secret for secret in SECRETS if secret in told]


@in_loop
async def test_a_report_that_fails_ends_no_task(caplog: pytest.LogCaptureFixture) -> None:
    async def broken(way: Way) -> None:
        raise RuntimeError("t0ken")

    desk = Desk({PUSH: Sender(GONE)}, broken)
    desk.start()
    for n in range(TASKS + 1):
        desk.send(at_turn(n), [BROWSER])
    await desk.quiet()
    assert desk.counts == {(PUSH, "gone"): TASKS + 1}
    assert "RuntimeError in broken:" in caplog.text
    assert "t0ken" not in caplog.text
    await desk.close()


@in_loop
async def test_real_senders_tell_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    """Through the network and its failures, with the loop itself set to say everything."""
    caplog.set_level(logging.DEBUG)
    asyncio.get_running_loop().set_debug(True)
    async with net(b"HTTP/1.1 400 No\r\n\r\n") as (network, server):
        keys = new_keys()
        push: ways.Sender = Push(keys, "mailto:host@example.net", network.guard)
        desk = Desk({WEBHOOK: Webhooks(network.guard), PUSH: push}, pauses=())
        desk.start()
        desk.send(NOTICE, [HOOK, BROWSER])
        desk.send(NOTICE, [Hook("h2", "https://localhost/t0ken", "s3cret")])
        await desk.quiet()
        await desk.close()
        assert len(server.requests) == 1
    told = caplog.text
    assert "notice webhook h1: status-400" in told
    assert "notice webhook h2: address-not-a-name" in told
    assert "notice push s1: subscription-keys" in told
    assert not [secret for secret in (*SECRETS, keys.text) if secret in told]


@in_loop
async def test_a_closed_network_is_only_a_failure() -> None:
    desk = Desk({WEBHOOK: Webhooks(Net().guard)}, pauses=(0,))
    desk.start()
    desk.send(NOTICE, [HOOK])
    await desk.quiet()
    assert desk.counts == {(WEBHOOK, "again"): 1, (WEBHOOK, "failed"): 1}
    await desk.close()
