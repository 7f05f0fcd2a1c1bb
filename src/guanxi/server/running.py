"""Run the server: uvicorn with our limits, one process or several."""

import os
import socket
import sys
import webbrowser
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from guanxi.core.errors import InputError
from guanxi.server.live.socket import LARGEST_FRAME
from guanxi.server.settings import Settings

SETTINGS = "GUANXI_SETTINGS"  # how worker processes are told
DRAIN = 10  # seconds for what is under way when it is told to stop


def made_app() -> Any:
    """The application of a worker process."""
    from guanxi.server.app import create_app

    return create_app(msgspec.json.decode(os.environ[SETTINGS], type=Settings))


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Serve until told to stop."""
    listening = bound(settings)
    settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
    os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
    told = config(settings)
    if settings.workers > 1:
        _check(settings)
    print(f"guanxi is served at {settings.public_url} (Ctrl-C stops it)", flush=True)
    if open_browser and _has_screen():
        webbrowser.open(settings.public_url)
    if settings.workers > 1:
        Multiprocess(told, sockets=[listening]).run()
        return 0
    server = uvicorn.Server(told)
    server.run(sockets=[listening])
    return 0


def config(settings: Settings) -> uvicorn.Config:
    """What uvicorn is told: frames are small, nothing is compressed, silent clients are let go."""
    return uvicorn.Config(
        "guanxi.server.running:made_app",
        factory=True,
        workers=settings.workers,
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxied,
        timeout_graceful_shutdown=DRAIN,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=65_536,
        lifespan="on",
    )


def _check(settings: Settings) -> None:
    """InputError if the database cannot be opened, before worker after worker finds that out."""
    from guanxi.server.store.database import Database
    from guanxi.server.store.migrate import migrate

    database = Database(settings.address)
    migrate(database)
    database.close()


def bound(settings: Settings) -> socket.socket:
    """A socket that listens at the address; InputError if it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else asyncio sets no TCP_NODELAY
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError as error:
        listening.close()
        why = f"cannot listen at {settings.host}:{settings.port}: {error.strerror}. Name another one with --port"
        raise InputError(why) from None
    listening.listen(2048)
    listening.set_inheritable(True)
    return listening


def _has_screen() -> bool:
    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
