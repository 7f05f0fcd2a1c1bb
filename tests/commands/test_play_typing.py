"""`guanxi play`: what a new user types, with the menu before the eyes."""

import re

import pytest
from play_hands import Play, answer
from test_screen_laws import TABLES, decisions

from guanxi.commands.playing import story
from guanxi.commands.playing.orders import understood
from guanxi.commands.playing.session import Session
from guanxi.core.errors import InputError
from guanxi.core.languages import USUAL

pytestmark = pytest.mark.once

CONFUCIUS = ("--seed", "a", "--seat", "me", "--seat", "greedy", "--seat", "random")


def at(room: str, choices: int = 2) -> Session:
    """A decision of Confucius whose headline says so, with at least so many choices."""
    for seed in range(20):
        for session in decisions(*TABLES[4], seed=f"typed {seed}"):
            lines = session.face.brief(session.seen_by(session.seat), session.table.names, session.seat)
            if room in " ".join(lines) and len(session.menu.choices) >= choices:
                return session
    raise AssertionError(f"nothing is ever asked about {room}")


def meant(session: Session, line: str) -> list[str]:
    return [session.face.line(session.state, choice.actions) for choice in understood(session, line)]


# --- Confucius


@pytest.fixture
def confucius(play: Play) -> Play:
    return lambda *lines: play(*lines, options=CONFUCIUS, game="confucius")


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("tax", "takes Tax Income"),
        ("TAX", "takes Tax Income"),
        ("recruit", "recruits an army"),
        ("an army", "recruits an army"),
        ("commercial", "takes Commercial Income"),
        ("no action", "takes No Action"),
        ("nothing happens", "takes No Action"),
        ("1 junk", "buys one junk"),
        ("buy 1 junk", "buys one junk"),
        ("junks 2", "buys two junks"),
        ("gift 3 for 3", "buys a vase"),
        ("give purple", "gives random a wall hanging"),
        ("comm", "takes Commercial Income"),
    ],
)
def test_words_of_the_menu_are_enough(confucius: Play, line: str, told: str) -> None:
    assert told in answer(confucius(line), line)


def test_one_letter_is_too_little_to_go_by(confucius: Play) -> None:
    assert '"a" is nothing that can be done now' in answer(confucius("a"), "a").replace("\n  ", " ")


def test_words_that_fit_several_choices_list_them(confucius: Play) -> None:
    shown = confucius("gift", "bribe hubu")
    assert answer(shown, "gift").startswith('"gift" may mean:\n')
    assert "gift 3 for 3" in answer(shown, "gift")
    assert "gift 1 to green" in answer(shown, "gift")
    listed = answer(shown, "bribe hubu")
    assert set(re.findall(r"(\w+)-\d for", listed)) == {"hubu"}
    number = re.search(r"(\d+) (hubu-\d) for", listed)
    assert number
    assert f"bribes the official on {number[2].title().replace('-', ' ')}" in confucius("gift", "bribe hubu", number[1])


def test_a_bare_number_is_a_card_where_cards_are_laid_down() -> None:
    session = at("pays 3 coins")
    assert session.menu.lettered
    for line in ("3", "1", "1 2", "1 1 1", "2 2 2 2"):  # whatever is in the hand: it says what is refused
        assert meant(session, line) == [f"pay {line}"]
    session.menu.lines(80)
    assert meant(session, "a") == [session.menu.choices[0].line]
    with pytest.raises(InputError, match=r'"99" is nothing that can be done now\. Possible: "pay '):
        understood(session, "99")


@pytest.mark.parametrize("line", ["commercial income paying", "commercial paying", "commercial income"])
def test_income_without_cards_is_asked_for_and_not_taken(confucius: Play, line: str) -> None:
    shown = answer(confucius(line), line)
    assert "Player spends up to 4 coins for commercial income" in shown
    assert "pay nothing (draw 1)" in shown
    assert "draws one card" not in shown


@pytest.mark.parametrize("line", ["pay", "lay"])
def test_a_payment_of_nothing_is_said_in_so_many_words(line: str) -> None:
    session = at("spends up to 4 coins", choices=6)
    if line == "pay":
        assert len(understood(session, line)) > 1
    else:
        with pytest.raises(InputError):
            understood(session, line)


def test_students_cards_and_players_by_what_the_menu_calls_them() -> None:
    assert meant(at("chooses a student to tutor"), "plain") == ["tutor plain"]
    laid = at("lays down cards, at least one")
    card = laid.menu.choices[0].label.removeprefix("lay ")
    assert meant(laid, f"lay {card}") == meant(laid, card) == [f"lay {card}"]
    chief = at("appoints the Chief Minister")
    for choice in chief.menu.choices:
        colour = choice.line.removeprefix("appoint ")
        assert meant(chief, colour) == meant(chief, colour[0]) == meant(chief, colour[:3]) == [choice.line]


def test_why_tells_what_computer_players_had_in_mind_and_nothing_hidden(confucius: Play) -> None:
    shown = answer(confucius("tax", "why"), "why")
    assert re.search(r"^G greedy .*\(\+\d+(\.\d)?\)\.$", shown.replace("\n  ", " "), re.MULTILINE)
    assert re.search(r"^P random .*: any move, for it does not think\.$", shown.replace("\n  ", " "), re.MULTILINE)
    assert '"why not" lists what is not allowed now.' in shown
    told = [
        words
        for seed in range(4)
        for session in decisions(*TABLES[3], seed=f"hidden {seed}", every=6)
        for _, words in story.reasons(session.table, session.face, session.seat, lambda seat: "greedy", USUAL)
    ]
    assert any("tutors with" in words for words in told)
    assert not any("lays down" in words or "'s card" in words for words in told)


# --- China


@pytest.mark.parametrize(
    ("line", "notation"),
    [
        ("Yanmen", "place palace zhao-1"),
        ("zhao-1", "place palace zhao-1"),
        ("YANM", "place palace zhao-1"),
        ("palace Anyi", "place palace wei-3"),
        ("Anyi Shaoliang r r", "place palace wei-3 and palace wei-2 paying red red"),
        ("anyi wei paying", "place palace wei-3 and emissary wei"),
    ],
)
def test_a_place_by_its_town_or_its_id(line: str, notation: str) -> None:
    session = next(iter(decisions(*TABLES[0], seed="towns")))
    assert session.face.line(session.state, session.face.parse(session.state, line)) == notation


def test_a_town_that_is_not_clear_is_asked_about(play: Play) -> None:
    assert '! "yang" may be ' in play("yang") or "(" in answer(play("sha"), "sha")
    assert "Yanmen" in answer(play("map"), "map")
    assert "zhao-1 Yanmen" in answer(play("map"), "map")


def test_a_payment_that_was_begun_is_asked_for(play: Play) -> None:
    first = re.search(r"^ +1 (\S+)", play(), re.MULTILINE)
    assert first
    line = f"place palace {first[1]} paying"
    assert "Player pays" in answer(play(line), line)
    assert re.search(r"^Pay +1 ", answer(play(line), line), re.MULTILINE)


def test_the_words_of_groups(play: Play) -> None:
    assert "may mean:\nExchange" in answer(play("exchange"), "exchange")
    assert "may mean:\nPalace" in answer(play("palace"), "palace")
