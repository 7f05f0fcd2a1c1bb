"""The files of the built site, read once: they are few, and their names or their headers say how long they hold."""

import gzip
import html
import json
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple

import guanxi.web
from guanxi.core.languages import USUAL
from guanxi.server.language import direction, server_texts

FOLDER: Path = Path(guanxi.web.__file__).parent / "site"  # `make web` builds it; a wheel brings it along
PAGE: Final = "index.html"
MANIFEST: Final = "manifest.webmanifest"
API: Final = "/api/schema"
ASSETS: Final = "assets/"  # their names hold a fingerprint of what is in them
MEDIA: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class File(NamedTuple):
    """One file, as it is sent."""

    media: str
    data: bytes
    compressed: bytes | None  # with gzip, where the build has made that
    fixed: bool  # what is in it never changes under this name


def load(folder: Path) -> dict[str, File]:
    """Every file of the site by its path; none, where it has not been built."""
    if not (folder / PAGE).is_file():
        return {}
    return {
        path.relative_to(folder).as_posix(): _file(path, path.relative_to(folder).as_posix())
        for path in sorted(folder.rglob("*"))
        if path.is_file() and path.suffix in MEDIA
    }


def _file(path: Path, name: str) -> File:
    packed = path.with_name(f"{path.name}.gz")
    return File(
        MEDIA[path.suffix],
        path.read_bytes(),
        packed.read_bytes() if packed.is_file() else None,
        name.startswith(ASSETS),
    )


@lru_cache(maxsize=64)
def in_language(page: File, language: str) -> File:
    """The page that says in which language it is, and what who has no scripts reads; it was built in the usual one."""
    root = f'<html lang="{language}" dir="{direction(language)}">'
    words = html.escape(server_texts(language).say("page-no-script", address=API))
    data = page.data.replace(f'<html lang="{USUAL}" dir="ltr">'.encode(), root.encode(), 1)
    data = data.replace(b"<noscript>JavaScript?</noscript>", f"<noscript>{words}</noscript>".encode(), 1)
    return page._replace(data=data, compressed=gzip.compress(data) if page.compressed is not None else None)


@lru_cache(maxsize=64)
def manifest_in(file: File, language: str) -> File:
    """The description of the app, as who installs it reads it."""
    told = {"lang": language, "dir": direction(language), "description": server_texts(language).say("page-described")}
    data = json.dumps(json.loads(file.data) | told, ensure_ascii=False).encode()
    return file._replace(data=data, compressed=None)
