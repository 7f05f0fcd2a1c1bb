"""The laws of foresight on Confucius: what will happen happens, what stands happens among idle players, previews come
true, nobody foresees what is hidden, everything has a sentence.
"""

import pytest
from cf_trial import each_configuration, hold

from guanxi.core.game import Options

LAWS = ("prospects", "standing", "previews", "foreseen worlds", "foreseen words")


@each_configuration
@pytest.mark.parametrize("law", LAWS)
def test_the_laws_of_foresight(law: str, options: Options) -> None:
    assert hold(law, options, 2, 100, every=40)
