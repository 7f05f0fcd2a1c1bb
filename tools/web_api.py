"""The types of the API for the site, `web/src/wire/api.ts`, made from the server's description: `make web-api`.

Its first line holds the fingerprints of the description that it was made from and of all lines below; a test fails
where one of them is another.
"""

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from guanxi.server.app import create_app
from guanxi.server.describing import told
from guanxi.server.settings import Settings

WEB = Path(__file__).parents[1] / "web"
TYPES = WEB / "src" / "wire" / "api.ts"
GENERATOR = WEB / "node_modules" / "openapi-typescript" / "bin" / "cli.js"


def description() -> dict[str, Any]:
    """What `GET /api/schema` tells, without the version of the package."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=folder))
        found = told(app.openapi_schema.to_schema(), app)
        app.state.house.database.close()
    return {**found, "info": {"title": "guanxi", "version": "-"}}


def first_line(described: dict[str, Any], types: str) -> str:
    """How the file says what it was made from, and what was made."""
    told = json.dumps(described, sort_keys=True)
    return f"// Made by `make web-api` from the description of the API, {_print(told)}: {_print(types)}"


def _print(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def main(node: str) -> None:
    described = description()
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "api.json"), Path(folder, "api.ts")
        source.write_text(json.dumps(described), encoding="utf-8")
        subprocess.run([node, str(GENERATOR), str(source), "-o", str(target)], check=True, cwd=WEB)
        TYPES.parent.mkdir(exist_ok=True)
        types = target.read_text(encoding="utf-8")
        TYPES.write_text(f"{first_line(described, types)}\n{types}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "node")
