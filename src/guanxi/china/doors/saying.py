"""What the doors of China say when they are given something wrong: the messages of `doors/texts/`."""

from functools import partial

from guanxi.core.sentence import Sentence

sentence = partial(Sentence.of, "guanxi.china.doors")
