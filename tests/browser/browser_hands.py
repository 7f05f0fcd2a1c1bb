"""People with browsers of their own, at a real server. What a page complains about fails the test."""

import os
import shutil
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

ABSENT = "Chromium is not installed here: no page was opened (`make chromium` installs it)"
NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first has no window to keep
KEPT = Path(__file__).parent / "kept"  # screenshots and traces of what has failed; ignored by git
SIZE = (1280, 800)
HERE = "127.0.0.1"
HOUSE = "table.test"  # this machine as others in the same network call it
UNSAFE = "The Cross-Origin-Opener-Policy header has been ignored"  # without https, by every browser
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# Traces with the page as it was at each step. Measured on games of China and on turns: snapshots of the page cost a
# fifth of computing time more, pictures a third, both together nearly half, in every test, for the few that fail. So
# usually a trace has what was done, looked for, asked and answered; a picture and the page at the end lie beside it.
FULL = os.environ.get("GUANXI_TRACE") == "full"


def chromium() -> str:
    """Where the system's Chromium is; without one tests are skipped, and with CI=true they fail."""
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    if found is None:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(ABSENT)
    return found


class Person:
    """Somebody at a screen: a context of their own, with one page."""

    def __init__(self, browser: Browser, url: str, name: str, size: tuple[int, int] = SIZE, **wishes: Any) -> None:
        self.name = name
        self.url = url
        self.complaints: list[str] = []  # of the page: errors, violations of the policy, requests to elsewhere
        self.loaded: list[Response] = []
        wishes = {"reduced_motion": "reduce", "locale": "en-GB"} | wishes
        self.context: BrowserContext = browser.new_context(
            base_url=url, viewport={"width": size[0], "height": size[1]}, **wishes
        )
        self.context.tracing.start(screenshots=FULL, snapshots=FULL)
        self.context.on("console", self._said)
        self.context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        self.context.on("request", self._asked)
        self.context.on("response", lambda response: self.loaded.append(response))
        self.page: Page = self.context.new_page()

    def open(self, path: str) -> Page:
        """Go to an address of the site."""
        self.page.goto(path)
        return self.page

    def become(self, name: str = "") -> dict[str, Any]:
        """A guest, by the server's own door, with this browser's cookie."""
        return self.ask("POST", "/api/guests", {"name": name or self.name})

    def ask(self, method: str, path: str, told: object = None) -> Any:
        """Ask the server as this person, beside the page."""
        answer = self.context.request.fetch(path, method=method, data=told)
        assert answer.ok, f"{method} {path}: {answer.text()}"
        return answer.json() if answer.body() else None

    def barriers(self, *rules: str) -> list[str]:
        """What axe finds on the page that keeps somebody out: rule, and where; by all its rules, or by some."""
        if self.page.evaluate("!window.axe"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        told = {"resultTypes": ["violations"]} | ({"runOnly": list(rules)} if rules else {})
        found = self.page.evaluate("(told) => axe.run(document, told)", told)
        return [
            f"{each['id']} at {node['target']}: {node['failureSummary']}"
            for each in found["violations"]
            if each["impact"] in GRAVE
            for node in each["nodes"]
        ]

    def close(self, keep: str = "") -> None:
        """Go; `keep` is the name under which are kept a picture, the page as it stands, and a trace of what was done,
        asked and answered.
        """
        for routed in (self.page, self.context):  # what is still being asked through a test's hands is let go
            routed.unroute_all(behavior="ignoreErrors")
        if keep:
            folder = KEPT / keep
            folder.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=folder / f"{self.name}.png", full_page=True)
            (folder / f"{self.name}.html").write_text(self.page.content(), encoding="utf-8")
            self.context.tracing.stop(path=folder / f"{self.name}.zip")
        else:
            self.context.tracing.stop()
        self.context.close()

    def _said(self, message: ConsoleMessage) -> None:
        if message.type != "error" or message.text.startswith(UNSAFE):
            return
        # The server's no is an answer like any other; browsers write it down as an error of the page.
        answered = message.text.startswith("Failed to load resource: the server responded")
        if not (answered and urlsplit(message.location["url"]).path.startswith("/api/")):
            self.complaints.append(f"console: {message.text} ({message.location['url']})")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((f"{self.url}/", "data:", "blob:")):
            self.complaints.append(f"asks elsewhere: {request.url}")
