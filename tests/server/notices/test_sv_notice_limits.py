"""Small rooms around the desk: what a notice may hold, what is remembered, what runs aside."""

import asyncio
import threading

import pytest
from notice_lab import in_loop

from guanxi.server.notices.aside import Aside
from guanxi.server.notices.limits import Buckets, Recent
from guanxi.server.notices.notice import LONGEST_TEXT, LONGEST_TITLE, LONGEST_URL, Notice, cut, is_link
from guanxi.server.notices.ways import PUSH
from running import some


def test_a_notice_is_one_harmless_line_each() -> None:
    notice = Notice("turn", "a", "t", "x\r\ny", "\x1b[2J\u202e" + "z" * 1000, "https://x.example/")
    assert notice.title == "x\\u000d\\u000ay"
    assert notice.text.startswith("\\u001b[2J\\u202ez")
    assert len(notice.text) == LONGEST_TEXT
    assert notice.text.endswith("…")
    assert notice.url == "https://x.example/"


def test_what_fits_is_not_cut() -> None:
    assert cut("x" * LONGEST_TITLE, LONGEST_TITLE) == "x" * LONGEST_TITLE
    assert cut("x" * (LONGEST_TITLE + 1), LONGEST_TITLE) == "x" * (LONGEST_TITLE - 1) + "…"


@pytest.mark.parametrize(
    "url",
    ["", "/t/17", "javascript:alert(1)", "https://x/ y", "https://x/\n", "https://x/ä", "https://" + "x" * LONGEST_URL],
)
def test_what_is_no_link_is_left_out(url: str) -> None:
    assert not is_link(url)
    assert Notice("turn", "a", "t", "", "", url).url == ""


def test_only_so_much_is_remembered() -> None:
    recent: Recent[int] = Recent(most=3)
    for n in (0, 1, 2, 0, 3):
        recent.put(n, n)
    assert len(recent) == 3
    assert [recent.get(n, -1) for n in range(4)] == [0, -1, 2, 3]
    recent.drop(3)
    recent.drop(99)
    assert recent.get(3, -1) == -1


def test_a_bucket_never_overflows_and_a_clock_that_goes_back_does_no_harm() -> None:
    buckets = Buckets()
    taken = [buckets.take("anna", PUSH, now) for now in [0.0] * 20 + [1e9] * 21 + [0.0, 30.0]]
    assert taken == [True] * 40 + [False, False, True]


def test_work_aside_returns_and_raises() -> None:
    @in_loop
    async def attempt() -> None:
        aside = Aside(1)
        assert await aside.run(lambda: 7, 5) == 7
        with pytest.raises(ZeroDivisionError):
            await aside.run(lambda: 1 // 0, 5)
        assert await aside.run(threading.current_thread, 5) is not threading.current_thread()

    attempt()


@in_loop
async def test_slow_work_is_given_up_and_still_counts_until_it_ends() -> None:
    aside, end = Aside(1), threading.Event()
    problems: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, problem: problems.append(problem))
    with pytest.raises(TimeoutError):
        await aside.run(end.wait, 0.02)
    with pytest.raises(TimeoutError):
        await aside.run(lambda: 7, 0.02)
    end.set()
    assert await aside.run(lambda: 7, 5) == 7
    assert problems == []


def test_work_that_outlives_its_loop_harms_nobody() -> None:
    end, threads = threading.Event(), []

    def slow() -> None:
        threads.append(threading.current_thread())
        end.wait()

    async def attempt() -> None:
        with pytest.raises(TimeoutError):
            await Aside(1).run(slow, 0.02)

    asyncio.run(attempt())
    end.set()
    for thread in some(threads):
        thread.join(5)
        assert thread.daemon
        assert not thread.is_alive()
