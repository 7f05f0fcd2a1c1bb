"""What the doors of Confucius say when they are given something wrong: the messages of `doors/texts/`."""

from functools import partial

from guanxi.core.sentence import Sentence

sentence = partial(Sentence.of, "guanxi.confucius.doors")
