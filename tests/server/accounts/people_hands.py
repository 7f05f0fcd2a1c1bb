"""Hands for tests of accounts: a server in this process, browsers with cookies of their own, tables of people."""

import contextlib
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
from litestar.testing import TestClient
from sqlalchemy import Connection

from guanxi.server.app import create_app
from guanxi.server.house import House
from guanxi.server.settings import Settings

PASSWORD = "a longer sentence"
DAYS = {"type": "days", "days": 2}


class Browser:
    """Somebody's browser: it keeps its cookies."""

    def __init__(self, client: TestClient[Any], token: str = "") -> None:
        self._client = client
        self.cookies = httpx.Cookies()
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        self.person = ""

    def ask(self, method: str, path: str, data: Any = None, status: int = 0, **more: Any) -> httpx.Response:
        """Ask for something; it must be answered with a status, or with yes."""
        self._client.cookies = self.cookies
        body = {} if data is None else {"json": data}
        answer = self._client.request(method, path, headers=self.headers | more.pop("headers", {}), **body, **more)
        self.cookies = httpx.Cookies(self._client.cookies)
        self._client.cookies = httpx.Cookies()
        assert answer.status_code == status if status else answer.status_code < 400, answer.text
        return answer

    def post(self, path: str, status: int = 0, /, **data: Any) -> Any:
        """POST; the answer."""
        answer = self.ask("POST", path, data, status)
        return answer.json() if answer.content else None

    def try_post(self, path: str, data: Any) -> int:
        """POST; the status."""
        return self._client.post(path, json=data, headers=self.headers).status_code

    def put(self, path: str, status: int = 0, /, **data: Any) -> Any:
        """PUT; the answer."""
        return self.ask("PUT", path, data, status).json()

    def get(self, path: str, status: int = 0) -> Any:
        """GET; the answer."""
        return self.ask("GET", path, None, status).json()

    def problem(self, method: str, path: str, data: Any, status: int) -> str:
        """The code of a no."""
        return str(self.ask(method, path, data, status).json()["code"])

    def socket(self) -> Any:
        """An open socket, as a context."""
        self._client.cookies = self.cookies
        opened = self._client.websocket_connect("/api/live", headers=self.headers)
        self._client.cookies = httpx.Cookies()
        return opened


class Town:
    """A server in this process and whoever comes."""

    def __init__(self, client: TestClient[Any], house: House) -> None:
        self.client = client
        self.house = house

    def browser(self, token: str = "") -> Browser:
        """Of nobody yet, or of a program."""
        return Browser(self.client, token)

    def guest(self, name: str) -> Browser:
        """Somebody new."""
        found = self.browser()
        found.person = found.post("/api/guests", name=name)["id"]
        return found

    def account(self, name: str, password: str = PASSWORD) -> Browser:
        """Somebody new with an account."""
        found = self.browser()
        found.person = found.post("/api/accounts", name=name, password=password)["id"]
        return found

    def table(self, host: Browser, *others: Browser, **more: Any) -> str:
        """A running table."""
        seats = [{"kind": "me"}, *({"kind": "open"} for _ in others)]
        table = str(host.post("/api/tables", game="china", seats=seats, **more)["info"]["id"])
        for other in others:
            other.post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/start")
        return table

    def do(self, work: Callable[..., Awaitable[Any]], *args: Any) -> Any:
        """Let the server's loop do something."""
        return self.client.blocking_portal.call(work, *args)

    def read(self, query: Callable[..., Any], *args: Any) -> Any:
        """Ask the database."""
        return self.do(self.house.database.read, query, *args)

    def write(self, query: Callable[..., Any], *args: Any) -> Any:
        """Change something behind the server's back, as another process would."""
        return self.do(self.house.database.write, query, *args)

    def sql(self, text: str) -> list[Any]:
        """Rows that a statement finds or changes."""

        def run(connection: Connection) -> list[Any]:
            found = connection.exec_driver_sql(text)
            return list(found) if found.returns_rows else []

        rows: list[Any] = self.write(run)
        return rows


@contextlib.contextmanager
def town(folder: Path, **settings: Any) -> Iterator[Town]:
    """A server with a database of its own."""
    told = {"data": str(folder), "thinkers": 1, "trusting": True, **settings}
    app = create_app(Settings(**told))
    with TestClient(app) as client:
        yield Town(client, app.state.house)
