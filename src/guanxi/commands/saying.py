"""What the commands say to people: the messages of their own `texts/`."""

from functools import partial

from guanxi.core.sentence import Sentence

sentence = partial(Sentence.of, "guanxi.commands")
