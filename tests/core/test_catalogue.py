"""The catalogues of both games are whole, and a faulty one is refused with the entry named."""

from collections import Counter

import pytest

from guanxi.core.catalogue import Catalogue, games, load_catalogue, parse_catalogue
from guanxi.core.errors import InputError

CHINA_KINDS = {
    "scoring": 40,
    "sequence": 25,
    "information": 20,
    "component": 16,
    "permission": 15,
    "restriction": 15,
    "setup": 13,
    "effect": 10,
    "trigger": 8,
    "cost": 5,
    "tiebreak": 4,
    "variant": 1,
}
CONFUCIUS_KINDS = {
    "effect": 113,
    "restriction": 62,
    "cost": 39,
    "permission": 36,
    "component": 32,
    "sequence": 27,
    "trigger": 21,
    "setup": 17,
    "invariant": 17,
    "scoring": 17,
    "tiebreak": 14,
    "information": 13,
    "variant": 5,
}

SMALL = """
schema = 1

[catalogue]
game = "small"
title = "Small"
designer = "D"
publisher = "P"
year = 2000
language = "en"
version = 1
id_pattern = '^SM-[A-Z]+-[0-9]{2}$'
players_min = 2
players_max = 2

[catalogue.kinds]
setup = "how it begins"
restriction = "what is forbidden"

[catalogue.parts]
base = "always"

[[section]]
prefix = "SM-SET"
title = "Set-up"
module = "setup.py"

[[option]]
name = "café"
official = false
default = "off"
values = ["off", "on"]
clauses = ["SM-SET-02"]
text = "Whether coffee is served."

[refusals]
order = [{ when = "a third cup", clause = "SM-SET-02" }]

[[source]]
key = "book"
what = "the rulebook"

[[clause]]
id = "SM-SET-01"
section = "SM-SET"
title = "Table"
kind = "setup"
part = "base"
text = "Two players sit at a café table with one cup each."
sources = ["book p.1"]

[[clause]]
id = "SM-SET-02"
section = "SM-SET"
title = "Café cups"
kind = "restriction"
part = "base"
text = "Nobody takes a third."
sources = ["book"]
conflict = "The book is silent."
ruling = "Two are enough."
option = "café"

[[example]]
id = "SM-EX-01"
title = "Two cups"
clauses = ["SM-SET-02"]
scenarios = ["examples/SM-EX-01"]
"""


@pytest.fixture
def small() -> Catalogue:
    return parse_catalogue("small", SMALL)


def test_both_games_have_a_catalogue() -> None:
    assert games() == ("china", "confucius")


@pytest.mark.parametrize(
    ("game", "sizes", "kinds"),
    [
        ("china", {"clauses": 172, "sections": 18, "options": 15, "examples": 8, "vectors": 31}, CHINA_KINDS),
        ("confucius", {"clauses": 413, "sections": 45, "options": 24, "examples": 39, "vectors": 0}, CONFUCIUS_KINDS),
    ],
)
def test_nothing_is_lost(game: str, sizes: dict[str, int], kinds: dict[str, int]) -> None:
    catalogue = load_catalogue(game)
    assert catalogue.about.game == game
    assert {name: len(getattr(catalogue, name)) for name in sizes} == sizes
    assert Counter(clause.kind for clause in catalogue.clauses) == kinds
    assert all(catalogue.clauses_of(section.prefix) for section in catalogue.sections)


def test_what_only_one_game_has() -> None:
    china, confucius = load_catalogue("china"), load_catalogue("confucius")
    assert (len(china.refusals), len(confucius.refusals)) == (32, 0)
    assert (len(china.misprints), len(confucius.misprints)) == (0, 22)
    assert (len(china.glossary), len(confucius.glossary)) == (14, 19)
    assert (len(china.sources), len(confucius.sources)) == (13, 8)
    assert set(confucius.about.notes) >= {"precedence", "default_principle", "lost_illustrations"}
    assert china.about.also_known_as == ("L'Empereur de Chine", "Der Kaiser von China")


def test_conflicts_options_and_parts_are_kept() -> None:
    china, confucius = load_catalogue("china"), load_catalogue("confucius")
    for catalogue, conflicts, optional in ((china, 54, 17), (confucius, 73, 24)):
        assert sum(clause.conflict is not None for clause in catalogue.clauses) == conflicts
        assert sum(clause.option is not None for clause in catalogue.clauses) == optional
    assert Counter(clause.part for clause in china.clauses)["fortifications"] == 21
    assert {clause.part for clause in confucius.clauses} == {"base", "advanced", "admiral"}


def test_official_options() -> None:
    official = {game: [o.name for o in load_catalogue(game).options if o.official] for game in games()}
    assert official == {
        "china": ["fortifications", "four_player_side"],
        "confucius": ["advanced_game", "admiral_variant"],
    }
    assert {option.values for option in load_catalogue("confucius").options} == {("off", "on")}


def test_examples_and_data_stand_as_they_were_given() -> None:
    china, confucius = load_catalogue("china"), load_catalogue("confucius")
    assert china.examples[3].scenarios == ("examples/CN-EX-04",)
    assert china.examples[3].sources == ("fr Exemple 4",)
    assert china.vectors[0].scenarios == ("vectors/CN-VEC-02",)
    assert china.data["by_players"]["5"]["pile_after_setup"] == 38
    assert (confucius.examples[3].complete, confucius.examples[0].origin) == (False, "rulebook")
    assert confucius.data["junks"]["price_discounted"] == [1, 2, 4, 7]


def test_every_restriction_of_china_stands_in_the_order_of_refusals() -> None:
    china = load_catalogue("china")
    named = {refusal.clause for refusal in china.refusals}
    assert {clause.id for clause in china.clauses if clause.kind == "restriction"} <= named


def test_lookup_by_id_ignores_case() -> None:
    china = load_catalogue("china")
    clause = china.clause("cn-road-07")
    assert clause is china.by_id["CN-ROAD-07"]
    assert china.module_of(clause) == "rules/scoring/roads.py"
    assert clause in china.clauses_of("CN-ROAD")


def test_an_unknown_id_gets_suggestions() -> None:
    china = load_catalogue("china")
    assert china.closest("cn-raod-07")[0] == "CN-ROAD-07"
    assert china.closest("zzz") == []
    with pytest.raises(InputError, match="no clause CN-RAOD-07; did you mean CN-ROAD-07"):
        china.clause("CN-RAOD-07")


def test_an_unknown_game_gets_suggestions() -> None:
    with pytest.raises(InputError, match=r"no game 'chnia'; did you mean china\?"):
        load_catalogue("chnia")
    with pytest.raises(InputError, match="china or confucius"):
        load_catalogue("../core")


def test_neighbours(small: Catalogue) -> None:
    first, second = small.clauses
    assert small.neighbours(first.id) == (None, second)
    assert small.neighbours(second.id) == (first, None)


def test_search_ignores_case_and_accents_and_puts_titles_first(small: Catalogue) -> None:
    assert [clause.id for clause in small.search(["CAFE"])] == ["SM-SET-02", "SM-SET-01"]


def test_search_wants_every_word(small: Catalogue) -> None:
    assert [clause.id for clause in small.search(["cup", "table"])] == ["SM-SET-01"]
    assert small.search(["cup", "teapot"]) == []
    assert small.search(["", " "]) == []


def test_examples_and_options_of_a_clause(small: Catalogue) -> None:
    assert [example.id for example in small.citing("SM-SET-02")] == ["SM-EX-01"]
    assert [option.name for option in small.options_of("SM-SET-02")] == ["café"]
    assert small.citing("SM-SET-01") == ()


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('kind = "setup"', 'kind = "rule"', "clause SM-SET-01: unknown kind 'rule'"),
        ('id = "SM-SET-01"', 'id = "SM-SET-1"', "clause SM-SET-1: id does not match"),
        ('section = "SM-SET"', 'section = "SM-END"', "clause SM-SET-01: unknown section 'SM-END'"),
        ('id = "SM-SET-01"', 'id = "SM-END-01"', "clause SM-END-01: id does not belong to section 'SM-SET'"),
        ('ruling = "Two are enough."', "", "clause SM-SET-02: conflict without ruling"),
        ('conflict = "The book is silent."', "", "clause SM-SET-02: ruling without conflict"),
        ('clauses = ["SM-SET-02"]\ntext', 'clauses = ["SM-SET-03"]\ntext', "option café: unknown clause SM-SET-03"),
        ('id = "SM-SET-02"', 'id = "SM-SET-01"', "clause SM-SET-01: occurs 2 times"),
        ('option = "café"', 'option = "tea"', "clause SM-SET-02: option 'tea' is unknown"),
        ('part = "base"', 'part = "more"', "clause SM-SET-01: unknown part 'more'"),
        ('sources = ["book p.1"]', 'sources = ["film"]', "clause SM-SET-01: unknown source film"),
        ('sources = ["book p.1"]', 'sources = ["book"]\ndata = "data.x"', "clause SM-SET-01: unknown data 'data.x'"),
        ('default = "off"', 'default = "maybe"', "option café: default 'maybe' is not one of its values"),
        ('clauses = ["SM-SET-02"]\nsce', 'clauses = ["SM-X-01"]\nsce', "example SM-EX-01: unknown clause SM-X-01"),
        ('clause = "SM-SET-02" }', 'clause = "SM-X-01" }', "refusal 'a third cup': unknown clause SM-X-01"),
        ('title = "Table"', "", "clause SM-SET-01: 'title' is missing"),
        ('title = "Table"', 'titel = "Table"', "clause SM-SET-01: unknown key 'titel', 'title' is missing"),
        ('title = "Table"', "title = 3", "clause SM-SET-01: 'title' is of the wrong type"),
        ('sources = ["book p.1"]', "sources = [1]", "clause SM-SET-01: 'sources' is of the wrong type"),
        ("official = false", 'official = "no"', "option café: 'official' is of the wrong type"),
        ('clauses = ["SM-SET-02"]\nsce', "sce", "example SM-EX-01: 'clauses' is missing"),
        ("year = 2000", 'year = "2000"', "catalogue: 'year' is of the wrong type"),
        ("schema = 1", "schema = 2", "schema 2"),
        ("schema = 1", "schema = ", "is not TOML"),
    ],
)
def test_a_faulty_entry_is_named(old: str, new: str, complaint: str) -> None:
    assert old in SMALL
    with pytest.raises(InputError) as caught:
        parse_catalogue("small", SMALL.replace(old, new, 1))
    assert complaint in str(caught.value)


def test_all_faults_are_told_at_once() -> None:
    faulty = SMALL.replace('kind = "setup"', 'kind = "rule"').replace('part = "base"', 'part = "more"')
    with pytest.raises(InputError, match="unknown kind 'rule'; clause SM-SET-01: unknown part") as caught:
        parse_catalogue("small", faulty)
    assert "clause SM-SET-02: unknown part 'more'" in str(caught.value)
