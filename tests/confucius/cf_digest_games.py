"""Play seeded games of Confucius and print a digest of each: a hash over every position and every list of legal
actions, and now and then over a view, a deal that fits it, and the totals.

    python cf_digest_games.py GAMES [FIRST]

Two engines that print the same lines play the same games, move for move. The first line tells which engine it is.
The seats of a game share a STYLE, for plain random play hardly ever fills a ministry or reaches a distant land.
"""

import hashlib
import sys
from functools import cache

from guanxi.confucius.game import GAME
from guanxi.confucius.rules.house import HOUSE_RULES
from guanxi.core.engine import engine_kind
from guanxi.core.game import CHANCE, Options, State
from guanxi.core.rng import Rng

CONFIGURATIONS: list[Options] = [
    {"players": players, "advanced": advanced, "admiral": admiral}
    for players in ("3", "4", "5")
    for advanced in ("off", "on")
    for admiral in ("off", "on")
]
EACH_GAME = CONFIGURATIONS[::2]  # all that play differently: the variant only decides who has won
# With house rules: all of them, every other one, and the others.
HOUSE_GAMES: list[Options] = [
    {"players": players, "advanced": "on", "admiral": "on", **dict.fromkeys(rules, "on")}
    for players, rules in (("4", HOUSE_RULES), ("3", HOUSE_RULES[::2]), ("5", HOUSE_RULES[1::2]))
]

INCOME = ("commercial", "tax", "play cash", "play extra-action")
STYLES: dict[str, tuple[str, ...]] = {
    "any action": (),
    "any kind": (),
    "ministries": ("bribe", "play bribery", "secure", "transfer", *INCOME),
    "students": ("nominate", "force", "replace student", "petition 3", "buy gift", "give gift", *INCOME),
    "gifts": ("give gift", "buy gift", "petition", "transfer", "play gift", "bribe", *INCOME),
    "petitions": ("petition", "replace marker", "buy gift", "bribe", "recruit", "invade", "commercial"),
    "seas": ("sail", "buy junks", "petition 2", "move junks", "play", *INCOME),
    "lands": ("invade", "recruit", "play", "petition 5", "march", *INCOME),
}


def title(options: Options) -> str:
    return "/".join(options.values())


@cache
def kind_of(action: int) -> str:
    """What an action is about: "bribe", "buy junks", "play gift", "petition 4", "spend", ..."""
    words = GAME.notation.write(GAME.rules.start(CONFIGURATIONS[0]), action).split()
    if words[0] in ("buy", "sail"):
        return f"{words[0]} gift" if words[1] == "gift" else f"{words[0]} junks"
    return " ".join(words[:2]) if words[0] in ("play", "petition", "give", "replace", "move") else words[0]


def pick(actions: list[int], rng: Rng) -> int:
    return actions[int(rng.below(len(actions)))]


def choose(state: State, rng: Rng, style: str) -> int:
    """An action at random; in most styles, mostly of a kind that the style likes. Payments are mostly not too high."""
    if GAME.rules.to_act(state) == CHANCE:
        return GAME.rules.chance(state, rng)
    legal = GAME.rules.legal(state)
    if style == "any action" or len(legal) == 1:
        return pick(legal, rng)
    enough = [action for action in legal if kind_of(action) == "enough"]
    if enough and rng.below(4):
        return enough[0]
    if rng.below(5):
        legal = [action for action in legal if kind_of(action).startswith(STYLES[style])] or legal
    kinds = sorted({kind_of(action) for action in legal})
    kind = kinds[int(rng.below(len(kinds)))]
    return pick([action for action in legal if kind_of(action) == kind], rng)


def digest(options: Options, seed: str, style: str) -> str:
    """The hash of one game."""
    state = GAME.rules.start(options)
    rng = Rng(seed)
    found = hashlib.sha256()
    round_ = 0
    while not GAME.rules.is_over(state):
        found.update(GAME.rules.to_bytes(state) + str(GAME.rules.legal(state)).encode())
        if state.round > round_:
            round_ = int(state.round)
            found.update(now_and_then(state, rng))
        GAME.rules.do(state, choose(state, rng, style))
    found.update(GAME.rules.to_bytes(state) + str(GAME.result(state)).encode())
    return found.hexdigest()[:16]


def now_and_then(state: State, rng: Rng) -> bytes:
    """What is asked less often: a view, a position that fits it, the totals."""
    view = GAME.rules.view(state, GAME.rules.to_act(state))
    return (
        GAME.rules.view_bytes(view)
        + GAME.rules.to_bytes(GAME.rules.deal(view, rng))
        + str(GAME.rules.totals(state)).encode()
    )


def main() -> None:
    games, first = (int(word) for word in (*sys.argv[1:], "0")[:2])
    print(engine_kind())
    styles = list(STYLES)
    for at, options in enumerate(EACH_GAME + HOUSE_GAMES):
        for number in range(first, first + games):
            style = styles[(at + number) % len(styles)]
            found = digest(options, f"{title(options)} {number}", style)
            print(f"{title(options)} {number} {style.replace(' ', '-')} {found}")


if __name__ == "__main__":
    main()
