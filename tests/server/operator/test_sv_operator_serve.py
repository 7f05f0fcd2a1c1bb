"""`guanxi serve` before it serves: what cannot be is said in a sentence, without a traceback or a password."""

import json
from collections.abc import Callable
from pathlib import Path

import httpx

from running import some
from server.hands.sv_served import PATIENCE, Served


def test_a_second_server_on_the_same_file_is_refused(served: Callable[..., Served], tmp_path: Path) -> None:
    server = served()
    code, said = Served(tmp_path).refused()
    assert code == 2
    assert "another guanxi serves" in said
    assert "Traceback" not in said
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200
    server.kill()
    server.start()  # a lock of somebody who is dead is none
    assert httpx.get(f"{server.url}/health", timeout=PATIENCE).status_code == 200


def test_a_database_that_cannot_be_served_is_said_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "guanxi.sqlite").write_text("no database" * 500)
    for database in some(("", "postgresql://me:hunter2@127.0.0.1:1/nothing", "postgresql://me:hunter2@127.0.0.1:x/y")):
        code, said = Served(tmp_path, database).refused()
        assert code == 2, said
        assert "database" in said
        assert "Traceback" not in said
        assert "hunter2" not in said


def test_metrics_are_told_to_this_machine_and_logs_are_lines_of_json(served: Callable[..., Served]) -> None:
    server = served()
    assert "guanxi_connections 0.0" in httpx.get(f"{server.url}/metrics", timeout=PATIENCE).text
    passed_on = httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "127.0.0.1"}, timeout=PATIENCE)
    assert passed_on.status_code == 403
    assert httpx.get(f"{server.url}/", timeout=PATIENCE).status_code == 200
    assert server.stop() == 0
    for line in some(server.said().splitlines()):
        assert {"at", "level", "from", "text"} <= json.loads(line).keys()
