"""Laws of tables and records: refused is unchanged, taken back is as before, a record replays to the same game."""

from random import Random

from guanxi.core.game import Options
from guanxi.core.record import parse_record, verify, write_record
from guanxi.core.rng import Rng
from guanxi.core.table import Refused, Table
from guanxi.laws.trial import Trial, need

LONGEST = 300  # actions at a table


def refused(trial: Trial, options: Options, games: int, every: int) -> int:
    """A table refuses what the rules refuse, whole gestures too, and stays as it was; so it does when it takes back."""
    rng, looked = Random(trial.title(options)), 0
    for number in range(games):
        trial.where = f"{trial.game.name}, {trial.title(options)}, table {number}"
        table = Table(trial.game, options, trial.names(options), f"refusing {number}" if number else "refusing")
        while not trial.game.rules.is_over(table.state) and len(table.actions) < LONGEST:
            looked += refused_now(trial, table, rng)
            action = rng.choice(trial.game.rules.legal(table.state))
            taken_back(trial, table, action)
    return looked


def refused_now(trial: Trial, table: Table, rng: Random) -> int:
    """Try some actions that are not legal, alone and after one that is."""
    rules, legal, found = trial.game.rules, table.legal(), 0
    seat, before = int(rules.to_act(table.state)), (rules.to_bytes(table.state), list(table.actions))
    n = int(rules.n_actions(table.state))
    for action in rng.sample(range(n), min(3, n)):
        if action not in legal:
            for gesture in ([action], [legal[0], *[action] * 4]):
                need(is_refused(table, seat, gesture), f"{gesture} was taken")
                found += 1
    need((rules.to_bytes(table.state), list(table.actions)) == before, "a refusal changed the table")
    return found


def is_refused(table: Table, seat: int, gesture: list[int]) -> bool:
    """Does the table refuse it?"""
    try:
        table.submit(seat, gesture)
    except Refused:
        return True
    return False


def taken_back(trial: Trial, table: Table, action: int) -> None:
    """Play an action; where it can be taken back, that leads to the same table."""
    rules = trial.game.rules
    seat, before = int(rules.to_act(table.state)), (rules.to_bytes(table.state), list(table.actions))
    table.submit(seat, [action])
    if table.undo():
        need((rules.to_bytes(table.state), list(table.actions)) == before, "what was taken back has left a trace")
        table.submit(seat, [action])
    else:
        gone = rules.is_over(table.state) or rules.to_act(table.state) != seat
        need(gone or table.revealed_since(len(before[1])), "the last action of a running turn cannot be taken back")


def records(trial: Trial, options: Options, games: int, every: int) -> int:
    """A record replays to the same game, also of one that was left."""
    rules, rng, styles = trial.game.rules, Random(trial.title(options)), list(trial.styles.values())
    for number in range(games):
        trial.where = f"{trial.game.name}, {trial.title(options)}, record {number}"
        table = Table(trial.game, options, trial.names(options), f"record {number}")
        stop, chooser = rng.choice([10**6, rng.randrange(150)]), Rng(f"{trial.title(options)} record {number}")
        while not rules.is_over(table.state) and len(table.actions) < stop:
            table.submit(int(rules.to_act(table.state)), [rng.choice(styles)(table.state, chooser)])
        text = write_record(table)
        played = verify(parse_record(text, "law"))
        need(rules.to_bytes(played.state) == rules.to_bytes(table.state), "the record leads to another position")
        need(played.actions == table.actions, "the record tells other actions")
        need(write_record(played) == text, "the record of the record is another one")
    return games
