"""What the server says to people: the messages of its own `texts/`."""

from functools import partial

from guanxi.core.sentence import Sentence

sentence = partial(Sentence.of, "guanxi.server")
