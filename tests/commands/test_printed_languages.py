"""What commands print is in the language of the reader, and so is what is wrong with files of experts."""

from pathlib import Path

import pytest

from guanxi.cli import main
from guanxi.core.engine import engine_kind
from guanxi.core.reader import hear

pytestmark = pytest.mark.once

SCENARIO = 'scenario = 1\ngame = "{game}"\ntitle = "t"\nplayers = ["red", "blue", "green"]\n[position]\n{position}\n'


@pytest.fixture(autouse=True)
def german(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "de_AT.UTF-8")
    hear([])


def test_a_board_is_told_with_its_warnings(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["board", "check", "b"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "Seite B, 4 oder 5 Spieler, Rekonstruktion"
    assert out[2].split() == ["Provinz", "Farbe", "Felder", "Bündnisse", "innen", "außen"]
    assert out[8].split()[:2] == ["Chu", "Violett"]
    path = tmp_path / "my.toml"
    board = Path(__file__).parents[2] / "src" / "guanxi" / "china" / "boards" / "a.toml"
    path.write_text(board.read_text(encoding="utf-8").replace("red = 13", "red = 14"), encoding="utf-8")
    assert main(["board", "check", str(path)]) == 0
    told = f"Warnung: {path}: cards: 58 Karten; das gedruckte Spiel hat 57 (CN-COMP-03)"
    assert told in capsys.readouterr().out.splitlines()


@pytest.mark.parametrize(
    ("game", "position", "told"),
    [
        ("china", "hands = { red = [] }", "position.hands: red ist am Zug und hat keine Karte (CN-DRAW-17)"),
        ("china", "exhaustions = 7", "position.exhaustions: muss eine Zahl von 0 bis 2 sein, nicht '7'"),
        ("china", "map = { roads = 1 }", "position.map.roads: muss eine Liste von Paaren von Feldern sein, nicht '1'"),
        ("confucius", 'phase = "x"', "position.phase: 'x' ist keine Phase; es gibt: "),
        ("confucius", "cubes = 1", "position.cubes: muss eine Tabelle sein, nicht '1'"),
    ],
)
def test_what_is_wrong_with_a_scenario(
    game: str, position: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "my.toml"
    path.write_text(SCENARIO.format(game=game, position=position), encoding="utf-8")
    assert main(["scenario", str(path)]) == 2
    printed = capsys.readouterr()
    assert printed.err.startswith(f"guanxi scenario: {path}: {told}")
    assert printed.out.splitlines() == [f"FEHLER {path}", "0 bestanden, 1 fehlgeschlagen"]


def test_games_that_are_simulated_kept_and_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert (
        main(["simulate", "china", "--games", "2", "--seat", "random", *("--seat", "random") * 2, *kept(tmp_path)]) == 0
    )
    out = capsys.readouterr().out.splitlines()
    assert out[0].startswith("2 Partien china, ")
    assert [line.split()[0] for line in out[4:9]] == ["Aktionen", "Züge", "Punkte", "…", "Siege"]
    assert main(["verify", *map(str, sorted(tmp_path.iterdir()))]) == 0
    assert "das Ergebnis stimmt, der Startwert passt zum Siegel" in capsys.readouterr().out
    assert main(["perft", "china", "--depth", "1"]) == 0
    assert "Folgen von 1 Aktionen, in " in capsys.readouterr().out


def kept(folder: Path) -> tuple[str, str]:
    return "--records", str(folder)


def test_the_version_and_the_computer_players(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    assert {"compiled": "kompilierte", "interpreted": "interpretierte"}[engine_kind()] in capsys.readouterr().out
    assert main(["bots", "china"]) == 0
    assert capsys.readouterr().out.startswith("Spielstärken, von der schwächsten zur stärksten\n")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("serve", "--port", "70000"), "guanxi serve: --port 70000: von 0 (irgendein freier) bis 65535\n"),
        (("serve", "--workers", "0"), "guanxi serve: --workers 0: von 1 bis 64\n"),
        (("admin", "inspect", "nothing"), "guanxi admin: einen Tisch 'nothing' gibt es nicht\n"),
    ],
)
def test_what_is_wrong_with_a_server(
    words: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*words, "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == told


def test_a_server_is_looked_after_in_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "list", "--data", str(tmp_path)]) == 0
    assert main(["admin", "check", "--data", str(tmp_path)]) == 0
    assert main(["admin", "backup", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 0
    first, second, third = capsys.readouterr().out.splitlines()
    assert (first, second) == ("0 insgesamt", "0 Tische geprüft, 0 gescheitert")
    assert third.startswith(f"{tmp_path / 'copy'} enthält alles (")
