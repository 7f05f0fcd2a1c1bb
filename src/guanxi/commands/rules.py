"""`guanxi rules`: read and search the clause catalogues."""

import argparse
import json
import shutil
import textwrap
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from functools import cache
from typing import TYPE_CHECKING, Any

from guanxi.commands.help.saying import placeholder, say
from guanxi.commands.parsing import add_command, mix
from guanxi.commands.saying import sentence
from guanxi.core.errors import InputError
from guanxi.core.reader import asked_for, language_of_reader
from guanxi.core.saying import both

if TYPE_CHECKING:
    from guanxi.commands.evidence.stated import Stated
    from guanxi.core.catalogue import Catalogue, Clause, Example, Option, Section


LABEL = 10


def register(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to the command line."""
    parser = add_command(commands, "rules")
    parser.add_argument("words", nargs="*", metavar=placeholder("word"), help=say("rules-words"))
    parser.add_argument("--house", action="store_true", help=say("rules--house"))
    parser.add_argument("--json", action="store_true", help=say("shared--json-plain"))
    parser.set_defaults(run=run)
    mix(parser)


def run(args: argparse.Namespace) -> int:
    """Answer one question about the rules."""
    answer, text = (_house_rules if args.house else _answer)(args.words)
    if args.json:
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    else:
        print("\n".join(text))
    return 0


def _answer(words: Sequence[str]) -> tuple[Any, list[str]]:
    """What was asked, as data and as lines of text."""
    from guanxi.core.catalogue import games

    if not words:
        return _games([_catalogue(game) for game in games()])
    if _is_search(words[0]):
        return _search([_catalogue(game) for game in games()], words[1:])
    owner = _owner(words[0])
    catalogue = _catalogue(owner or words[0].lower())
    wanted = words if owner else words[1:]
    if not wanted:
        return _sections(catalogue)
    if _is_search(wanted[0]):
        return _search([catalogue], wanted[1:])
    return _entries(catalogue, wanted)


def _catalogue(game: str) -> "Catalogue":
    """The rules of a game in the language that was asked for; without that in the reader's, if they are told in it."""
    from guanxi.core.catalogue import load_catalogue
    from guanxi.core.choosing import catalogue_in

    told = None if asked_for() else catalogue_in(game, language_of_reader())
    return told or load_catalogue(game, asked_for())


def _is_search(word: str) -> bool:
    """Is it the word for a search, in English or in the reader's language?"""
    from guanxi.core.inflections import folded

    return folded(word) in ("search", *folded(_say("rules-search-words")).split())


def _say(message: str, **facts: object) -> str:
    """A message in the reader's language."""
    return sentence(message, **facts).told(language_of_reader())


def _beside(label: str, text: str) -> str:
    from guanxi.core.writing import labelled

    return labelled(label, text, language_of_reader())


def _owner(word: str) -> str:
    """The game whose ids begin like this word, for those who leave the game out."""
    from guanxi.core.catalogue import games, load_catalogue

    for catalogue in map(load_catalogue, games()):
        if word.upper().startswith(catalogue.clauses[0].id.partition("-")[0] + "-"):
            return catalogue.about.game
    return ""


def _games(catalogues: "Sequence[Catalogue]") -> tuple[Any, list[str]]:
    answer, lines = [], []
    for catalogue in catalogues:
        about = catalogue.about
        answer.append({**_about(catalogue), "clauses": len(catalogue.clauses), "sections": len(catalogue.sections)})
        lines += _wrapped(
            _beside(
                f"{about.game:<{LABEL}}  {about.title} ({about.designer}, {about.publisher} {about.year})",
                _say("rules-extent", clauses=len(catalogue.clauses), sections=len(catalogue.sections)),
            ),
            hanging=LABEL + 2,
        )
    return answer, [*lines, "", *_go_on(f"guanxi rules {placeholder('game')}", _how_to_search())]


def _how_to_search(game: str = "") -> str:
    """How a search is typed, in the reader's words."""
    return " ".join(filter(None, ["guanxi rules", game, _say("rules-search-words").split()[0], placeholder("word")]))


def _about(catalogue: "Catalogue") -> dict[str, Any]:
    keys = ("game", "title", "designer", "publisher", "year", "language", "version")
    return {key: getattr(catalogue.about, key) for key in keys}


def _sections(catalogue: "Catalogue") -> tuple[Any, list[str]]:
    counts = {section.prefix: len(catalogue.clauses_of(section.prefix)) for section in catalogue.sections}
    answer = [{**asdict(section), "clauses": counts[section.prefix]} for section in catalogue.sections]
    width = max(map(len, counts))
    lines = [_say("rules-of", title=catalogue.about.title, clauses=len(catalogue.clauses)), ""]
    for section in catalogue.sections:
        lines += _wrapped(f"{section.prefix:<{width}}  {counts[section.prefix]:>3}  {section.title}", hanging=width + 7)
    first, game = catalogue.clauses[0], catalogue.about.game
    asks = [f"guanxi rules {game} {first.section}", f"guanxi rules {game} {first.id}"]
    return answer, [*lines, "", *_go_on(*asks, _how_to_search(game))]


def _go_on(*commands: str) -> list[str]:
    return [_say("rules-go-on"), *(f"  {command}" for command in commands)]


def _search(catalogues: "Sequence[Catalogue]", words: Sequence[str]) -> tuple[Any, list[str]]:
    if not any(word.strip() for word in words):
        raise InputError(sentence("search-what"))
    found = [(catalogue, clause) for catalogue in catalogues for clause in catalogue.search(words)]
    lines = [_say("rules-found", clauses=len(found), words=both(words))]
    for catalogue, clause in found:
        lines += [
            "",
            *_wrapped(f"{clause.id}  {clause.title}", hanging=4),
            *_wrapped(_glimpse(clause, words, catalogue.about.language), indent=4),
        ]
    return [_clause_data(catalogue, clause) for catalogue, clause in found], lines


def _glimpse(clause: "Clause", words: Sequence[str], language: str) -> str:
    """The first sentence of the clause with one of the words in it, cut to a line."""
    from guanxi.core.inflections import occurs

    sentences = clause.text.split(". ")
    hits = [sentence for sentence in sentences if any(occurs(word, sentence, language) for word in words)]
    return textwrap.shorten((hits or sentences)[0], _width() - 4, placeholder=" ...", break_on_hyphens=False)


def _entries(catalogue: "Catalogue", words: Sequence[str]) -> tuple[Any, list[str]]:
    answer: list[Any] = []
    blocks: list[str] = []
    for word in words:
        for data, lines in _entry(catalogue, word):
            answer.append(data)
            blocks += ["", *lines] if blocks else lines
    return answer, blocks


def _entry(catalogue: "Catalogue", word: str) -> "Iterable[tuple[Any, list[str]]]":
    from guanxi.core.catalogue import Clause, Section
    from guanxi.core.saying import did_you_mean

    found = _find(catalogue, word)
    if found is None:
        hint = did_you_mean(catalogue.closest(word))
        if not hint:
            hint = sentence("rules-search-word", game=catalogue.about.game, word=word)
        raise InputError(sentence("rules-unknown", title=catalogue.about.title, word=word, hint=hint))
    if isinstance(found, Section):
        yield _section_data(catalogue, found), _section_lines(catalogue, found)
    elif isinstance(found, Clause):
        yield _clause_data(catalogue, found), _clause_lines(catalogue, found)
    else:
        yield asdict(found), _example_lines(catalogue, found)


def _find(catalogue: "Catalogue", word: str) -> "Clause | Section | Example | None":
    """The clause, section or worked example of that id."""
    name = word.upper()
    examples = {example.id: example for example in catalogue.examples + catalogue.vectors}
    return catalogue.by_id.get(name) or catalogue.by_prefix.get(name) or examples.get(name)


def _section_data(catalogue: "Catalogue", section: "Section") -> dict[str, Any]:
    clauses = catalogue.clauses_of(section.prefix)
    return {**asdict(section), "clauses": [_clause_data(catalogue, clause) for clause in clauses]}


def _section_lines(catalogue: "Catalogue", section: "Section") -> list[str]:
    lines = _wrapped(f"{section.prefix}  {section.title}  ({_path(catalogue, section.module)})")
    for clause in catalogue.clauses_of(section.prefix):
        lines += [
            "",
            *_wrapped(f"{clause.id}  {clause.title}  ({catalogue.named(clause.kind)})", hanging=4),
            *_body(clause),
        ]
    return lines


def _body(clause: "Clause") -> list[str]:
    lines = _wrapped(clause.text, indent=2)
    if clause.conflict and clause.ruling:
        lines += ["", *_labelled("conflict", clause.conflict), *_labelled("ruling", clause.ruling)]
    return lines


def _clause_data(catalogue: "Catalogue", clause: "Clause") -> dict[str, Any]:
    before, after = catalogue.neighbours(clause.id)
    return {
        "game": catalogue.about.game,
        **asdict(clause),
        "module": catalogue.module_of(clause),
        **_code(catalogue, clause),
        "refuses": [line.when for line in catalogue.refusals if line.clause == clause.id],
        "examples": [example.id for example in catalogue.citing(clause.id)],
        "previous": before and before.id,
        "next": after and after.id,
    }


@cache
def _stated(game: str) -> "Stated":
    """Which files of the game, as it is installed, state its clauses."""
    from importlib.resources import files

    from guanxi.commands.evidence.stated import stated
    from guanxi.core.catalogue import load_catalogue
    from guanxi.core.finding import package_of

    return stated(files(package_of(game)), load_catalogue(game))


def _code(catalogue: "Catalogue", clause: "Clause") -> dict[str, Any]:
    """The files within the game's folder that state a clause, or the reason why none does."""
    found = _stated(catalogue.about.game)
    return {"stated": found.files.get(clause.id, []), "unstated": found.reasons.get(clause.id, "")}


def _clause_lines(catalogue: "Catalogue", clause: "Clause") -> list[str]:
    section = catalogue.by_prefix[clause.section]
    sorts = [catalogue.named(sort) for sort in (clause.kind, clause.part) if sort != "base"]
    where = " · ".join([catalogue.about.title, section.title, *sorts])
    lines = [*_wrapped(f"{clause.id}  {clause.title}", hanging=4), *_wrapped(where), "", *_body(clause), ""]
    for label, text in _details(catalogue, clause).items():
        lines += _labelled(label, text)
    return lines


def _details(catalogue: "Catalogue", clause: "Clause") -> Mapping[str, str]:
    before, after = catalogue.neighbours(clause.id)
    code = _code(catalogue, clause)
    details = {
        "refuses": "\n".join(line.when for line in catalogue.refusals if line.clause == clause.id),
        "option": "\n".join(_option(option) for option in catalogue.options_of(clause.id)),
        "data": clause.data or "",
        "sources": ", ".join(clause.sources),
        "module": _path(catalogue, catalogue.module_of(clause)),
        "stated-in": "\n".join(_path(catalogue, name) for name in code["stated"]),
        "not-stated": code["unstated"],
        "examples": "\n".join(f"{example.id} {example.title}" for example in catalogue.citing(clause.id)),
        "previous": f"{before.id} {before.title}" if before else "",
        "next": f"{after.id} {after.title}" if after else "",
    }
    return {label: text for label, text in details.items() if text}


def _option(option: "Option") -> str:
    kind = _say("rules-official" if option.official else "rules-house-rule")
    values = _values(option, "rules-default")
    return _beside(f"{_titled(option.name, option.title)}, {kind}", f"{values}. {option.text}")


def _values(option: "Option", usual: str) -> str:
    """As they are written, in another language than English also in words."""
    told = [_titled(value, option.value_titles.get(value, "")) for value in option.values]
    pairs = zip(option.values, told, strict=True)
    return ", ".join(_say(usual, value=text) if value == option.default else text for value, text in pairs)


def _titled(name: str, title: str) -> str:
    return f"{name} ({title})" if title else name


def _house_rules(words: Sequence[str]) -> tuple[Any, list[str]]:
    """Every house rule of the games that are named, or of all."""
    from guanxi.core.catalogue import games

    answer: list[Any] = []
    lines: list[str] = []
    for catalogue in (_catalogue(word.lower()) for word in words or games()):
        rules = list(catalogue.house_rules.values())
        answer += [{"game": catalogue.about.game, **asdict(rule)} for rule in rules]
        lines += [
            _say("rules-house", title=catalogue.about.title, number=len(rules)),
            "",
        ]
        for rule in rules:
            lines += _house_rule_lines(rule)
    return answer, lines[:-1]


def _house_rule_lines(rule: "Option") -> list[str]:
    details = {"clauses": ", ".join(rule.clauses), "needs": ", ".join(rule.needs), "excludes": ", ".join(rule.excludes)}
    head = _beside(_titled(rule.name, rule.title), _values(rule, "rules-usual"))
    lines = [*_wrapped(head, hanging=4), *_wrapped(rule.text, indent=2)]
    for label, text in details.items():
        lines += _labelled(label, text) if text else []
    return [*lines, ""]


def _path(catalogue: "Catalogue", module: str) -> str:
    """Where the module lies in the package, and whether it is there."""
    from importlib.resources import files

    from guanxi.core.finding import package_of

    package = package_of(catalogue.about.game)
    built = files(package).joinpath(module).is_file()
    return f"{package.replace('.', '/')}/{module}" + ("" if built else f" ({_say('rules-not-built')})")


def _example_lines(catalogue: "Catalogue", example: "Example") -> list[str]:
    """The entry, and of its scenarios what is at hand: they lie in a checkout, not in the package."""
    from guanxi.commands.evidence import telling, worked

    details = {
        "cites": ", ".join(example.clauses),
        "sources": ", ".join(example.sources),
        "note": example.note or "",
    }
    lines = _wrapped(f"{example.id}  {example.title}", hanging=4)
    for label, text in details.items():
        lines += _labelled(label, text) if text else []
    for scenario in example.scenarios:
        path = worked.path_of(catalogue.about.game, scenario)
        lines += ["", *_labelled("scenario", path)]
        for told in telling.told(path):
            lines += _wrapped(told, indent=LABEL + 3, hanging=2)
    return lines


def _labelled(label: str, text: str) -> list[str]:
    first, *rest = text.split("\n")
    lines = _wrapped(f"{_say(f'rules-label-{label}'):<{LABEL}} {first}", indent=2, hanging=LABEL + 1)
    for line in rest:
        lines += _wrapped(line, indent=LABEL + 3)
    return lines


def _wrapped(text: str, indent: int = 0, hanging: int = 0) -> list[str]:
    """Lines that fit the terminal; ids and paths are never broken, however narrow it is."""
    return textwrap.wrap(
        text,
        _width(),
        initial_indent=" " * indent,
        subsequent_indent=" " * (indent + hanging),
        break_long_words=False,
        break_on_hyphens=False,
    )


def _width() -> int:
    """The terminal's width, within what reads well."""
    return min(max(shutil.get_terminal_size().columns, 40), 100)
