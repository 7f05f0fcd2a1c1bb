"""`guanxi serve`: tables for people anywhere."""

import argparse
import os

from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = add_command(commands, "serve")
    parser.add_argument("--host", metavar="HOST", default="127.0.0.1", help=say("serve--host"))
    parser.add_argument("--port", metavar="PORT", type=int, default=8000, help=say("serve--port"))
    parser.add_argument("--url", metavar="URL", default="", help=say("serve--url"))
    parser.add_argument(
        "--database",
        metavar=placeholder("database"),
        default=os.environ.get("GUANXI_DATABASE", ""),
        help=say("serve--database"),
    )
    parser.add_argument("--data", default="", metavar=placeholder("folder"), help=say("serve--data"))
    parser.add_argument("--workers", type=int, default=1, metavar="N", help=say("shared--workers"))
    parser.add_argument("--thinkers", type=int, default=0, metavar="N", help=say("serve--thinkers"))
    parser.add_argument("--proxied", action="store_true", help=say("serve--proxied"))
    parser.add_argument("--log-format", choices=("text", "json"), default="", help=say("serve--log-format"))
    parser.add_argument("--log-requests", action="store_true", help=say("serve--log-requests"))
    parser.add_argument("--no-browser", action="store_true", help=say("serve--no-browser"))
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Serve until told to stop."""
    from guanxi.server.running import serve
    from guanxi.server.settings import Settings, checked, mail_from

    settings = Settings(
        database=arguments.database,
        data=arguments.data,
        host=arguments.host,
        port=arguments.port,
        url=arguments.url,
        workers=arguments.workers,
        thinkers=arguments.thinkers,
        proxied=arguments.proxied,
        log_format=arguments.log_format,
        log_requests=arguments.log_requests,
        mail=mail_from(os.environ.get("GUANXI_SMTP", "")),
        metrics_token=os.environ.get("GUANXI_METRICS_TOKEN", ""),
        trusting=bool(os.environ.get("GUANXI_TRUSTING")),
    )
    return serve(checked(settings), open_browser=not arguments.no_browser)
