"""Messages between server and worker, whole and in pieces."""

import pytest

from guanxi.server.bots.questions import LONGEST, Failed, Inbox, Sentence, Thought, framed, read_answer

MESSAGES = [Thought(1, [3, 4]), Failed(2, "broken", "here"), Sentence(3, "é" * 100)]


def test_messages_come_whole_however_they_are_cut() -> None:
    data = b"".join(framed(message) for message in MESSAGES)
    for size in (1, 2, 3, 7, len(data)):
        inbox = Inbox()
        pieces = [data[start : start + size] for start in range(0, len(data), size)]
        assert [read_answer(message) for piece in pieces for message in inbox.messages(piece)] == MESSAGES


def test_nothing_long_is_held_or_sent() -> None:
    with pytest.raises(ValueError, match="more than"):
        list(Inbox().messages((LONGEST + 1).to_bytes(4, "big")))
    with pytest.raises(ValueError, match="more than"):
        framed(Sentence(1, "x" * LONGEST))


@pytest.mark.parametrize("actions", [[], [1] * 65, ["a"], [1.5], None])
def test_no_gesture_is_nonsense(actions: object) -> None:
    data = framed(Thought(1, actions))[4:]  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"array|int"):
        read_answer(data)
