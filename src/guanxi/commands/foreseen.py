"""`guanxi show --prospects` and `--preview`: what is foreseen in a position of a record."""

import json
from typing import Any

from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.events import SPECTATOR
from guanxi.core.foresight import NoForesight, Prospect, Telling
from guanxi.core.game import CHANCE
from guanxi.core.table import Refused, Table
from guanxi.core.text import texts


def show_prospects(table: Table, seat: int | None, language: str, as_json: bool) -> int:
    """Print what comes by itself, from what a seat may know; without a seat, from what everybody does."""
    telling = telling_of(table, "--prospects", language)
    view = table.game.rules.view(table.state, SPECTATOR if seat is None else seat)
    found = table.game.foresight.prospects(view)
    if as_json:
        return _print(table, seat, {"prospects": [telling.prospect_data(prospect) for prospect in found]})
    lines = [line for prospect in found for line in _lines(telling, prospect, language)]
    print("\n".join(lines or [_say("prospects-none", language)]))
    return 0


def show_preview(table: Table, seat: int | None, line: str, language: str, as_json: bool) -> int:
    """Print what a line of notation would change, from what the seat to act may know."""
    game, telling = table.game, telling_of(table, "--preview", language)
    actor = CHANCE if game.rules.is_over(table.state) else int(game.rules.to_act(table.state))
    if actor == CHANCE:
        raise InputError(sentence("preview-no-choice", count=len(table.actions)))
    if seat not in (None, actor):
        raise InputError(sentence("preview-without-seat", names=table.names[actor]))
    try:
        preview = table.preview(actor, game.notation.read(table.state, line), language)
    except Refused as refused:
        raise InputError(sentence("preview-refused", notation=refused.notation, refusal=refused.refusal)) from refused
    if as_json:
        return _print(table, actor, {"line": line, **telling.preview_data(preview)})
    print("\n".join(telling.preview(preview) or [_say("preview-none", language)]))
    return 0


def telling_of(table: Table, asked: str, language: str) -> Telling:
    """Tells what a game foresees; InputError if it foresees nothing."""
    if isinstance(table.game.foresight, NoForesight):
        raise InputError(sentence("foresees-nothing", asked=asked, title=table.game.title))
    return Telling(table.game.foresight, table.names, language)


def _lines(telling: Telling, prospect: Prospect, language: str) -> list[str]:
    """When it comes and how sure it is, then the sentence; its steps stand below it."""
    first, *steps = telling.prospect(prospect)
    when, sure = _say(f"when-{prospect.when}", language), _say(f"sure-{prospect.sure}", language)
    return [f"{when:11} {sure:14} {first}", *(f"{'':27}{step}" for step in steps)]


def _print(table: Table, seat: int | None, told: dict[str, Any]) -> int:
    print(json.dumps({"action": len(table.actions), "seat": seat, **told}, indent=2, ensure_ascii=False))
    return 0


def _say(message: str, language: str) -> str:
    return texts("guanxi.commands", language).say(message)
