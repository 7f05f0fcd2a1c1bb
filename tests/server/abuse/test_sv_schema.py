"""The description of the interface holds: schemathesis asks a real server all that it describes, and finds nothing.

Checks that are not made, and why:

- positive_data_acceptance: much of what fits the description is refused by rules that it cannot say, such as names that
  look alike, or seats of a game.
- allow_header_conformance: Litestar answers OPTIONS with the methods of one handler where a path has several.
- use_after_free, ensure_resource_availability: they belong to stateful runs, which are off.
"""

import asyncio
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest

from guanxi.server import messages as m
from guanxi.server.accounts.sessions import COOKIE
from guanxi.server.describing import NO
from server.hands import sv_players
from server.hands.sv_served import PATIENCE, Served

pytestmark = pytest.mark.once
NOT_MADE = "positive_data_acceptance,allow_header_conformance,use_after_free,ensure_resource_availability"
ENDS = ("/api/logout", "/api/me/password")  # would end the session with which all the rest is asked
CONFIG = """
[auth.openapi.cookie]
api_key = '{cookie}'

[parameters]
"path.table" = "{table}"
"path.game" = "china"
"""


async def _table(url: str) -> str:
    people = [await sv_players.guest(url, name) for name in ("Anna", "Boris", "Clara")]
    return await sv_players.table_of(url, people)


def test_schemathesis_finds_nothing(server: Served, tmp_path: Path) -> None:
    table = asyncio.run(_table(server.url))
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as client:
        client.post("/api/guests", json={"name": "Emil"}).raise_for_status()
        cookie = client.cookies[COOKIE]
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(table=table, cookie=cookie))
    told = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config)]
    told += ["run", f"{server.url}/api/schema/openapi.json", "--no-color"]
    told += ["--phases", "examples,coverage,fuzzing", "--max-examples", "4", "--workers", "2"]
    told += ["--generation-deterministic", "--continue-on-failure", "--exclude-checks", NOT_MADE]
    told += [part for path in ENDS for part in ("--exclude-path", path)] + ["--exclude-name", "DELETE /api/me"]
    found = subprocess.run(
        told, cwd=tmp_path, capture_output=True, text=True, timeout=1200, check=False, stdin=subprocess.DEVNULL
    )
    assert found.returncode == 0, found.stdout.partition("FAILURES")[2][:8000] + found.stderr[-2000:]
    assert "No issues found" in found.stdout or " passed" in found.stdout, found.stdout[-3000:]
    with httpx.Client(base_url=server.url, cookies={COOKIE: cookie}, timeout=PATIENCE) as client:
        assert client.get("/api/me").status_code == 200, "the session had ended: nothing was tried in earnest"


def test_every_no_is_described(server: Served) -> None:
    schema = httpx.get(f"{server.url}/api/schema/openapi.json", timeout=PATIENCE).json()
    operations = [each for path in schema["paths"].values() for each in path.values()]
    assert len(operations) > 60
    for operation in operations:
        assert [code for code in operation["responses"] if code >= "400"] == ["default"]
    shapes = schema["components"]["schemas"]
    names = {each["$ref"].rpartition("/")[2] for each in shapes[NO]["anyOf"]}
    assert names == {"ProblemTold", "Refusal"}
    for struct in (m.ProblemTold, m.Refusal):
        fields = {each.encode_name for each in msgspec.structs.fields(struct)}
        assert set(shapes[struct.__name__]["properties"]) == fields | {"type"}


def test_there_is_no_page_that_loads_scripts_from_elsewhere(server: Served) -> None:
    for path in ("/api/schema", "/api/schema/openapi.json"):
        answer = httpx.get(server.url + path, follow_redirects=True, timeout=PATIENCE)
        assert answer.json()["openapi"].startswith("3.")
    assert httpx.get(f"{server.url}/api/schema/swagger", timeout=PATIENCE).status_code == 404
