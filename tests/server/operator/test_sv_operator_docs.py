"""docs/hosting.md and deploy/ say what there is, all of it and nothing else."""

import argparse
import re
from pathlib import Path

import pytest

from guanxi.commands import admin, serve
from guanxi.server import settings as settings_module
from guanxi.server.running import SETTINGS
from guanxi.server.settings import Mail, Settings
from running import some

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = ROOT / "deploy"


def parser_of(module: object) -> argparse.ArgumentParser:
    commands = argparse.ArgumentParser().add_subparsers()
    module.register(commands)  # type: ignore[attr-defined]
    (found,) = commands.choices.values()
    return found


def options(parser: argparse.ArgumentParser) -> set[str]:
    return {option for action in parser._actions for option in action.option_strings} - {"-h", "--help"}


def test_every_option_of_serve_stands_in_the_table() -> None:
    rows = set(re.findall(r"^\| `(--[a-z-]+)` \|", TEXT, re.MULTILINE))
    assert rows == options(parser_of(serve))


def test_every_setting_can_be_said() -> None:
    told = {option.removeprefix("--").replace("-", "_") for option in options(parser_of(serve))} - {"no_browser"}
    by_environment = {"mail": "GUANXI_SMTP", "metrics_token": "GUANXI_METRICS_TOKEN", "trusting": "GUANXI_TRUSTING"}
    assert {*told, *by_environment} == set(Settings.__struct_fields__)


def test_every_variable_of_the_environment_stands_in_the_table() -> None:
    read = set()
    for file in some((ROOT / "src" / "guanxi").rglob("*.py")):
        read |= set(re.findall(r'"(GUANXI_[A-Z_]+|XDG_DATA_HOME)"', file.read_text(encoding="utf-8")))
    rows = set(re.findall(r"^\| `([A-Z_]+)` \|", TEXT, re.MULTILINE))
    assert rows == read - {SETTINGS}


def test_every_way_of_admin_stands_in_the_table() -> None:
    (ways,) = (action for action in parser_of(admin)._actions if isinstance(action, argparse._SubParsersAction))
    table = TEXT.partition("## Looking after")[2].partition("##")[0]
    assert set(re.findall(r"`([a-z]+)(?: [A-Z]+)?`", table)) >= set(ways.choices)
    for name, parser in some(ways.choices.items()):
        assert {"--json", "--data", "--database"} <= options(parser), name


def test_what_is_deployed_is_started_with_options_that_there_are() -> None:
    known = options(parser_of(serve))
    files = {path.name: path.read_text(encoding="utf-8") for path in DEPLOY.iterdir()}
    assert set(files) == {"Caddyfile", "Containerfile", "guanxi.service", "nginx.conf"}
    (line,) = (line for line in files["guanxi.service"].splitlines() if line.startswith("ExecStart="))
    assert set(re.findall(r"--[a-z-]+", line)) <= known
    (command,) = (line for line in files["Containerfile"].splitlines() if line.startswith("CMD [") and "serve" in line)
    assert set(re.findall(r"--[a-z-]+", command)) <= known
    for name in some(files):
        assert f"deploy/{name}" in TEXT


def test_a_mail_server_is_said_in_one_line() -> None:
    read = settings_module.mail_from
    assert read("") == Mail()
    assert read("smtp://me:p%40ss@mail.example.org?from=games@example.org") == Mail(
        "mail.example.org", 587, "me", "p@ss", "games@example.org", "starttls"
    )
    assert read("smtps://mail.example.org?from=a@b.org") == Mail("mail.example.org", 465, "", "", "a@b.org", "tls")
    assert read("smtp://localhost:25?from=a@b.org&plain=yes").security == "none"
    for bad in some(("mail.example.org", "smtp://", "smtp://h", "smtp://h:x?from=a@b", "http://h?from=a@b")):
        with pytest.raises(settings_module.InputError, match="GUANXI_SMTP"):
            read(bad)
