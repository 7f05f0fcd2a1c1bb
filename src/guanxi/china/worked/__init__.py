"""The worked examples and vectors of the catalogue, run from the data as they stand.

Each kind of entry has a function here that lays the entry out on a board, plays or scores it, and tells what did not
hold. Whatever an entry says that no function understands counts as a failure, so nothing in the data is passed over.
"""

from guanxi.china.worked.examples import run_example
from guanxi.china.worked.vectors import run_vector
from guanxi.core.catalogue import load_catalogue


def run_all() -> dict[str, list[str]]:
    """Every example and vector by its id, with what did not hold."""
    catalogue = load_catalogue("china")
    results = {example.id: run_example(example.entry, catalogue.example_setting) for example in catalogue.examples}
    return results | {vector.id: run_vector(vector.entry) for vector in catalogue.vectors}
