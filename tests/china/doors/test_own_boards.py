"""A board of one's own: played, kept in the record by its hash and its text, refused where it does not fit."""

from itertools import pairwise
from pathlib import Path
from random import Random

import pytest
from board_hands import board_text, changed, large, put, text_of

from guanxi.bots import bot_named
from guanxi.china.doors.chains import best_cut, chain_points
from guanxi.china.game import GAME
from guanxi.china.rules.scoring.roads import worth
from guanxi.core.errors import InputError
from guanxi.core.option_texts import hash_of, plain_text
from guanxi.core.record import parse_record, verify, write_record
from guanxi.core.table import Table
from guanxi.laws import LAWS, Trial
from running import Run
from trying import games

LARGE = board_text(changed(large))
OPTIONS = GAME.options({"board": LARGE, "players": "3", "fortifications": "on"})
TRIAL = Trial(GAME, options=[OPTIONS])
MANY = ("legal", "notation", "bytes", "items", "worlds", "view bytes", "view numbers", "events", "records")


@pytest.mark.clause("CN-BOARD-04")
def test_a_board_may_have_120_spaces() -> None:
    board = GAME.rules.start(OPTIONS).board
    assert board.n_spaces == 120
    assert GAME.rules.n_actions(GAME.rules.start(OPTIONS)) > 2 * 120


@pytest.mark.parametrize("law", MANY)
def test_the_laws_hold_on_a_large_board(law: str) -> None:
    assert LAWS[law].hold(TRIAL, OPTIONS, games=1, every=40) > 0


@pytest.mark.once
def test_computer_players_play_on_it_and_the_record_opens_anywhere() -> None:
    table = Table(GAME, OPTIONS, ["Ann", "Bob", "Cai"], "own board")
    bots = [bot_named(name, GAME, f"seed {name}") for name in ("planner", "greedy", "random")]
    while not GAME.rules.is_over(table.state):
        seat = GAME.rules.to_act(table.state)
        bot = bots[GAME.rules.player_of(table.state, seat)]
        table.submit(seat, [bot.choose(GAME.rules.view(table.state, seat), table.legal())])
    text = write_record(table)
    assert f"option board: {hash_of(LARGE)}\n|" in text
    again = verify(parse_record(text, "own.record"))
    assert GAME.rules.to_bytes(again.state) == GAME.rules.to_bytes(table.state)
    assert again.options["board"] == LARGE
    assert write_record(again) == text


@pytest.mark.parametrize("change", ["|format = 1\n", "|players = [3, 4]\n"])
def test_a_changed_text_is_noticed(change: str) -> None:
    text = write_record(Table(GAME, GAME.options({"board": text_of("a")}), ["A", "B", "C", "D"], "x"))
    broken = text.replace(change, change.replace("\n", " \n"))
    assert broken != text
    with pytest.raises(InputError, match="the text of the option board does not have the hash sha256:"):
        parse_record(broken, "x.record")


def test_blank_lines_tabs_and_other_line_ends_survive() -> None:
    text = "\ufeff" + text_of("a").replace("format = 1\n", "format\t=\t1\n\n\n").replace("\n", "\r\n")
    options = GAME.options({"board": text})
    record = write_record(Table(GAME, options, ["A", "B", "C", "D"], "x"))
    assert parse_record(record, "x.record").options == options


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"board": "format = 1\n"}, "problems"),
        ({"board": "a"}, "board: not valid TOML"),
        ({"board": "x = '\u202e'\n"}, "line 1: holds characters that are not text"),
        ({"board": text_of("a"), "side": "4-5"}, r"the board file is for side 3-4, not '4-5' \(CN-SETUP-01\)"),
        ({"board": text_of("a"), "players": "5"}, r"5 players use side 4-5, not '3-4' \(CN-SETUP-01\)"),
        ({"board": text_of("b"), "players": "3"}, "3 players use side 3-4"),
        ({"board": "# " + "long " * 50_000 + "\n"}, "at most 200,000"),
    ],
)
def test_what_cannot_be_played_is_refused(given: dict[str, str], told: str) -> None:
    with pytest.raises(InputError, match=told):
        GAME.options(given)


@pytest.mark.clause("CN-BOARD-05")
def test_seven_roads_at_a_space_are_too_many() -> None:
    def crowd(data: dict) -> None:
        others = [space["id"] for space in data["spaces"] if space["province"] == "chu"]
        data["roads"] = [{"ends": ["wei-1", other]} for other in others[:7]]

    with pytest.raises(InputError, match=r'roads: 7 roads at "wei-1"; at most 6 \(CN-BOARD-05\)'):
        GAME.options({"board": board_text(changed(crowd))})


@pytest.mark.clause("CN-SETUP-06")
def test_more_cards_than_the_engine_counts_are_refused() -> None:
    cards = put("cards", dict.fromkeys(("red", "green", "orange", "yellow", "purple"), 51))
    with pytest.raises(InputError, match=r"cards: 255 cards; the engine counts at most 250 \(CN-SETUP-06\)"):
        GAME.options({"board": board_text(changed(cards))})


@pytest.mark.once
def test_it_is_played_from_the_command_line(guanxi: Run, tmp_path: Path) -> None:
    (tmp_path / "my.toml").write_text(LARGE, encoding="utf-8")
    done = guanxi("simulate", "china", "--board", "my.toml", "--games", "2", "--records", "games", "--json")
    assert done.returncode == 0, done.stderr
    (tmp_path / "my.toml").unlink()
    records = sorted((tmp_path / "games").iterdir())
    assert len(records) == 2
    assert guanxi("verify", *map(str, records)).returncode == 0
    assert "wei-14" in guanxi("show", str(records[0]), "--json").stdout
    assert "no such file" in guanxi("simulate", "china", "--board", "none.toml").stderr.lower()


def test_a_text_of_random_letters_is_never_a_traceback() -> None:
    rng, refused = Random(1), 0
    for _ in range(100):
        text = list(text_of("a"))
        for _ in range(3):
            text[rng.randrange(len(text))] = rng.choice("=[]{}\"'x0\n,")
        try:
            GAME.options({"board": "".join(text)})
        except InputError:
            refused += 1
    assert refused > 50
    assert plain_text("a") == "a\n"


@pytest.mark.clause("CN-ROAD-07")
@pytest.mark.parametrize("seed", range(games(3, 30)))
def test_chains_of_a_dense_network_are_told_too(seed: int) -> None:
    rng = Random(seed)
    names = [f"s{number:02}" for number in range(20)]
    links: dict[str, set[str]] = {name: set() for name in names}
    for one, two in rng.sample([(one, two) for one in names for two in names if one < two], 36):
        links[one].add(two)
        links[two].add(one)
    fortified = set(rng.sample(names, seed))
    rows = [sum(1 << names.index(other) for other in links[name]) for name in names]
    cut = best_cut(links, fortified)
    assert -cut.lost == worth(rows, sum(1 << names.index(name) for name in fortified), False)
    assert -cut.lost == sum(chain_points(chain, fortified) for chain in cut.chains)
    used = [palace for chain in cut.chains for palace in chain]
    assert len(used) == len(set(used))
    assert all(two in links[one] for chain in cut.chains for one, two in pairwise(chain))
