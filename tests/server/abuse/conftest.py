"""A real server to be rude to."""

from collections.abc import Iterator

import pytest

from server.hands.sv_served import Served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A real one."""
    served = Served(tmp_path_factory.mktemp("served")).start()
    yield served
    code = served.stop()
    assert (code, "Traceback" in served.said()) == (0, False), served.said()
