"""`guanxi serve`: tables for people anywhere."""

import argparse
import os

EPILOG = """\
Without options everything runs on this machine: the database is a file in your data folder, computer players think in
processes of their own. For many machines: --database postgresql://USER@HOST/NAME --workers N on each of them.
Mail goes out if GUANXI_SMTP says how: smtp://USER:PASSWORD@HOST:587?from=ADDRESS. docs/hosting.md tells the rest."""


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command."""
    parser = commands.add_parser(
        "serve",
        help="serve tables in the browser, for people and computer players anywhere",
        description="Serve tables for people and computer players.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", default="127.0.0.1", help="the address to listen at; 0.0.0.0 is every one")
    parser.add_argument("--port", type=int, default=8000, help="the port (8000); 0 is any that is free")
    parser.add_argument("--url", default="", help="what links point to, such as https://games.example.org")
    parser.add_argument(
        "--database", default=os.environ.get("GUANXI_DATABASE", ""), help="postgresql://… or sqlite:///…"
    )
    parser.add_argument("--data", default="", metavar="FOLDER", help="where the embedded database lies")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that serve; PostgreSQL only")
    parser.add_argument("--thinkers", type=int, default=0, metavar="N", help="processes for computer players")
    parser.add_argument("--proxied", action="store_true", help="behind a reverse proxy: believe its headers")
    parser.add_argument(
        "--log-format", choices=("text", "json"), default="", help="how to log; text on a terminal, json elsewhere"
    )
    parser.add_argument("--log-requests", action="store_true", help="log a line for each request, without who it was")
    parser.add_argument("--no-browser", action="store_true", help="do not open the browser")
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
