"""Games and commands of other packages that are broken: one clear message, and everything else goes on."""

from pathlib import Path

import pytest
from installing import install

from running import Run

pytestmark = pytest.mark.once

HELP = (("--help",), ("--version",), ("verify", "--help"), ("simulate", "nothing"))


@pytest.fixture
def broken(tmp_path: Path) -> Path:
    """Packages as nobody should write them."""
    (tmp_path / "bad.py").write_text("GAME = 7\ndef register(commands):\n    raise OSError('no luck')\n")
    (tmp_path / "failing.py").write_text("1 / 0\n")
    games = {"seven": "bad:GAME", "none": "nowhere.game:GAME", "failing": "failing:GAME"}
    games["other"] = "goofspiel.game:GAME"
    install(tmp_path, "broken", {"guanxi.games": games, "guanxi.commands": {"unlucky": "bad:register"}})
    return tmp_path


@pytest.mark.parametrize(
    ("game", "told"),
    [
        ("seven", 'the game "seven" (bad:GAME) is no Game, but int'),
        (
            "none",
            "the game \"none\" (nowhere.game:GAME) cannot be loaded: ModuleNotFoundError: No module named 'nowhere'",
        ),
        ("failing", 'the game "failing" (failing:GAME) cannot be loaded: ZeroDivisionError: division by zero'),
        ("other", 'the game "other" (goofspiel.game:GAME) calls itself "goofspiel": both must be the same'),
        ("chess", 'there is no game "chess"; there is: china, confucius, failing, goofspiel, none, other, seven'),
    ],
)
@pytest.mark.usefixtures("broken")
def test_a_game_that_cannot_be_loaded(goofspiel: Run, game: str, told: str) -> None:
    done = goofspiel("simulate", game, "--games", "1")
    assert done.returncode == 2
    assert done.stderr == f"guanxi simulate: {told}\n"


@pytest.mark.usefixtures("broken")
def test_others_go_on(goofspiel: Run) -> None:
    assert goofspiel("simulate", "goofspiel", "--games", "3").returncode == 0
    for words in (("bots",), ("rules",), ("show", "--help"), ("play", "goofspiel", "--help")):
        done = goofspiel(*words)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout
    helped = goofspiel("--help")
    assert helped.returncode == 0
    assert helped.stderr == "guanxi: the command unlucky (bad:register) cannot be loaded: OSError: no luck\n"
    assert "check and draw maps" in helped.stdout


def test_two_games_of_one_name(goofspiel: Run, tmp_path: Path) -> None:
    install(tmp_path, "twin", {"guanxi.games": {"goofspiel": "twin:GAME"}})
    done = goofspiel("play", "goofspiel")
    assert done.returncode == 2
    assert 'there are 2 games called "goofspiel": ' in done.stderr
    assert "twin:GAME" in done.stderr
    assert goofspiel("rules", "china").returncode == 0


def test_help_imports_no_game(goofspiel: Run, tmp_path: Path) -> None:
    (tmp_path / "spy.py").write_text(
        "import sys\n"
        "from guanxi.cli import main\n"
        "try:\n    main(sys.argv[1:])\nfinally:\n"
        "    games = ('goofspiel', 'guanxi.china', 'guanxi.confucius')\n"
        "    print(sorted(name for name in sys.modules if name.startswith(games)))\n"
    )
    found = [goofspiel(*words, module="spy").stdout.splitlines()[-1] for words in HELP]
    own = str(["guanxi.china", *(f"guanxi.china.doors{each}" for each in ("", ".board_command", ".saying"))])
    assert found == [own, "[]", "[]", "[]"]  # a command of one of ours is not the game
