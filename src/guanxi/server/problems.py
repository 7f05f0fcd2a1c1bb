"""What can be wrong outside the rules: one table of codes, each with its HTTP status and an English sentence."""

from typing import Final

ROWS: Final = {  # code: status, sentence
    "not_signed_in": (401, "this needs a name: sign in or play as a guest first"),
    "wrong_password": (401, "name or password is wrong"),
    "bad_token": (401, "the token is unknown or no longer valid"),
    "forbidden": (403, "this is not yours to do"),
    "blocked": (403, "one of you has blocked the other"),
    "muted": (403, "you cannot write here"),
    "wrong_origin": (403, "the request comes from another site"),
    "no_such_table": (404, "there is no such table, or it is not open to you"),
    "no_such_person": (404, "there is no such person"),
    "no_such_game": (404, "there is no such game"),
    "no_such_thing": (404, "there is nothing at this address"),
    "not_allowed_method": (405, "this address does not know that method"),
    "no_program": (403, "a program cannot do this with its token: sign in"),
    "not_seated": (403, "you do not sit there"),
    "not_your_turn": (409, "it is not this seat's turn"),
    "stale": (409, "the table has moved on: look again"),
    "key_used": (409, "this key has been used for something else"),
    "not_running": (409, "no game is running at this table"),
    "already_running": (409, "the game has begun"),
    "not_over": (409, "the game is not over yet"),
    "seat_taken": (409, "this seat is taken"),
    "not_all_seated": (409, "not all seats are taken"),
    "name_taken": (409, "somebody has this name already"),
    "full": (409, "there are as many of these as can be kept: remove one first"),
    "take_back_off": (409, "this table takes nothing back that way"),
    "nothing_to_take_back": (409, "there is nothing that could be taken back"),
    "revealed": (409, "something has been revealed since: only a vote can take it back"),
    "request_open": (409, "a request is open already"),
    "no_request": (409, "no request is open"),
    "too_soon": (429, "the last request was refused: wait a little"),
    "enough_time": (409, "they have enough time, or there is no clock"),
    "too_many": (429, "too many requests: wait a little"),
    "too_much": (413, "this is larger than what is allowed"),
    "invalid": (400, "the request does not fit its description"),
    "bad_value": (400, "a value cannot be so"),
    "bad_record": (400, "this is no record of a game"),
    "old_protocol": (400, "this page is older than the server: load it again"),
    "no_hint": (403, "hints are for games against computer players only"),
    "busy": (503, "too much is asked at the moment: try again"),
    "closing": (503, "the server is being restarted: try again in a moment"),
    "unavailable": (503, "the database cannot be reached: try again in a moment"),
    "unsettled": (503, "the database was lost in the middle of it: send it again with the same key, it is done once"),
    "frozen": (409, "this table is frozen: the operator has been told"),
    "bot_failed": (503, "the computer player could not answer"),
    "internal": (500, "something went wrong on our side"),
}


class Problem(Exception):  # noqa: N818, it is an answer rather than an error
    """An answer that is no: a code, and the facts that belong to it. Nothing has changed."""

    def __init__(self, code: str, text: str = "", **facts: object) -> None:
        self.code = code
        self.status, usual = ROWS[code]
        self.text = text or usual
        self.facts = facts
        super().__init__(f"{code}: {self.text}")
