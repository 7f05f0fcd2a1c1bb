"""A real server and a real browser for each worker; a context of its own for each person."""

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from browser_hands import HERE, HOUSE, Person, chromium
from playwright.sync_api import Browser, expect, sync_playwright

from server.hands.sv_served import Served

FAILED = pytest.StashKey[bool]()
PATIENCE = 30_000  # ms that something may take to be seen


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remember what has failed, for whoever cleans up after it."""
    report = yield
    item.stash[FAILED] = item.stash.get(FAILED, False) or report.failed
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """The system's Chromium."""
    path = chromium()
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        # A name of another machine in the house leads here as well: to a browser that is no safe place without https.
        arguments = ["--no-sandbox", f"--host-resolver-rules=MAP {HOUSE} {HERE}"]
        found = playwright.chromium.launch(executable_path=path, args=arguments)
        yield found
        found.close()


@pytest.fixture(scope="session")
def _server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    found = Served(tmp_path_factory.mktemp("served")).start()
    yield found
    found.stop()


@pytest.fixture
def server(_server: Served) -> Served:
    """A server that runs; whoever has stopped it leaves it so, and the next test starts it again."""
    return _server if _server.is_running else _server.start()


@pytest.fixture
def person(browser: Browser, server: Served, request: pytest.FixtureRequest) -> Iterator[Callable[..., Person]]:
    """Somebody new: `person("Anna")`, or `person("Anna", size=(390, 844), color_scheme="dark")`; at another server than
    the usual one with `at`, at one that has another name with `host`.
    """
    found: list[Person] = []
    servers = [server]

    def come(name: str = "Anna", at: Served = server, host: str = HERE, **wishes: Any) -> Person:
        servers.append(at)
        found.append(Person(browser, f"http://{host}:{at.port}", name, **wishes))
        found[-1].page.set_default_timeout(PATIENCE)
        return found[-1]

    yield come
    complaints = {each.name: each.complaints for each in found if each.complaints}
    failed = request.node.stash.get(FAILED, False) or bool(complaints)
    for each in found:
        each.close(request.node.name.replace("/", "-") if failed else "")
    for served in dict.fromkeys(servers) if failed else ():
        print(f"--- {served.log.name}\n{served.said()[-6000:]}")
    assert not complaints
