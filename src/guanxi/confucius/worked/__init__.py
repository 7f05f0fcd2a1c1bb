"""The worked examples of the catalogue, run from the data as they stand.

An entry is laid out on a table (`layout.py`), its moves are made (`moves.py`), and everything it expects is compared
with what is found (`outcomes.py`, and `claims.py` for what it says in sentences). Whatever an entry says that nothing
here understands counts as a failure, so nothing in the data is passed over.
"""

from guanxi.confucius.worked.examples import run_example
from guanxi.core.catalogue import load_catalogue


def run_all() -> dict[str, list[str]]:
    """Every example by its id, with what did not hold."""
    entries = {example.id: example.entry for example in load_catalogue("confucius").examples}
    return {name: run_example(entry, entries) for name, entry in entries.items()}
