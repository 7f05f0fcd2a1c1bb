"""Run the server: uvicorn with our limits, one process or several."""

import gc
import os
import signal
import socket
import sys
import webbrowser
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from guanxi.core.errors import InputError
from guanxi.core.reader import language_of_reader
from guanxi.server.live.ear import LARGEST_FRAME
from guanxi.server.live.frames import Frames
from guanxi.server.operator import logs
from guanxi.server.operator.opening import alone, check_database, described
from guanxi.server.saying import sentence
from guanxi.server.settings import Settings

SETTINGS = "GUANXI_SETTINGS"  # how worker processes are told
GRACE = 2  # seconds for requests that are under way, after everybody has been told


def made_app() -> Any:
    """The application of a process that serves: it drains when it is told to stop."""
    from guanxi.server.app import create_app
    from guanxi.server.operator.drain import Stop

    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    logs.set_up(settings.log_format)
    app = create_app(settings)
    app.on_startup.append(Stop(app.state.house).listen)
    gc.collect()
    gc.freeze()  # what is here stays; and a long walk over everything is not for the middle of a move
    gc.set_threshold(50_000, 20, 1000)
    return app


def serve(settings: Settings, open_browser: bool = False) -> int:
    """Serve until told to stop."""
    logs.set_up(settings.log_format)
    with alone(settings):
        check_database(settings)
        listening = bound(settings)
        settings = msgspec.structs.replace(settings, port=listening.getsockname()[1])
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        print(_told("served-at", url=settings.public_url), flush=True)
        print(_told("tables-kept", database=described(settings)), flush=True)
        if open_browser and _has_screen():
            webbrowser.open(settings.public_url)
        _run(config(settings), listening)
    return 0


def _told(message: str, **facts: object) -> str:
    return sentence(message, **facts).told(language_of_reader())


def _run(told: uvicorn.Config, listening: socket.socket) -> None:
    if told.workers > 1:
        Multiprocess(told, sockets=[listening]).run()
        return
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # uvicorn repeats what ended it; it has been obeyed
    server = uvicorn.Server(told)
    server.run(sockets=[listening])


def config(settings: Settings) -> uvicorn.Config:
    """What uvicorn is told: frames are small, nothing is compressed, silent clients are let go."""
    return uvicorn.Config(
        "guanxi.server.running:made_app",
        factory=True,
        workers=settings.workers,
        ws=Frames,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=30,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxied,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        h11_max_incomplete_event_size=65_536,
        lifespan="on",
    )


def bound(settings: Settings) -> socket.socket:
    """A socket that listens at the address; InputError if it is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # else asyncio leaves Nagle's delay on
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
