"""The types of the API for the site, `web/src/wire/api.ts`, made from the server's description: `make web-api`.

Its first line holds the fingerprint of the description that it was made from; a test fails where that is another.
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


def first_line(described: dict[str, Any]) -> str:
    """How the file says what it was made from."""
    told = json.dumps(described, sort_keys=True).encode()
    return f"// Made by `make web-api` from the description of the API, {hashlib.sha256(told).hexdigest()}"


def main(node: str) -> None:
    described = description()
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "api.json"), Path(folder, "api.ts")
        source.write_text(json.dumps(described), encoding="utf-8")
        subprocess.run([node, str(GENERATOR), str(source), "-o", str(target)], check=True, cwd=WEB)
        TYPES.parent.mkdir(exist_ok=True)
        TYPES.write_text(f"{first_line(described)}\n{target.read_text(encoding='utf-8')}", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "node")
