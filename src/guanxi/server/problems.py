"""What can be wrong outside the rules: one table of codes with HTTP statuses. `problem-CODE` in `texts/` says it."""

from typing import Final

from guanxi.core.sentence import told
from guanxi.server.saying import sentence

ROWS: Final = {  # code: status
    "not_signed_in": 401,
    "wrong_password": 401,
    "bad_token": 401,
    "forbidden": 403,
    "blocked": 403,
    "muted": 403,
    "wrong_origin": 403,
    "no_such_table": 404,
    "no_such_person": 404,
    "no_such_game": 404,
    "no_such_thing": 404,
    "not_allowed_method": 405,
    "no_program": 403,
    "not_seated": 403,
    "not_your_turn": 409,
    "stale": 409,
    "key_used": 409,
    "not_running": 409,
    "already_running": 409,
    "not_over": 409,
    "seat_taken": 409,
    "not_all_seated": 409,
    "name_taken": 409,
    "full": 409,
    "take_back_off": 409,
    "nothing_to_take_back": 409,
    "revealed": 409,
    "request_open": 409,
    "no_request": 409,
    "too_soon": 429,
    "enough_time": 409,
    "too_many": 429,
    "too_much": 413,
    "invalid": 400,
    "bad_value": 400,
    "bad_record": 400,
    "old_protocol": 400,
    "no_hint": 403,
    "busy": 503,
    "closing": 503,
    "unavailable": 503,
    "unsettled": 503,
    "frozen": 409,
    "bot_failed": 503,
    "internal": 500,
}


class Problem(Exception):  # noqa: N818, it is an answer rather than an error
    """An answer that is no: a code, and the facts that belong to it. Nothing has changed."""

    def __init__(self, code: str, said: object = None, **facts: object) -> None:
        self.code = code
        self.status = ROWS[code]
        self.said = sentence(f"problem-{code}") if said is None else said
        self.facts = facts
        super().__init__(code)

    @property
    def text(self) -> str:
        """What is wrong, in English."""
        return str(self.said)

    def told(self, language: str) -> str:
        """What is wrong, in a language."""
        return told(self.said, language)

    def __str__(self) -> str:
        return f"{self.code}: {self.text}"
