"""Which engine this is."""


def engine_kind() -> str:
    """Compiled (by mypyc) or interpreted."""
    from guanxi.core import rng

    return "interpreted" if str(rng.__file__).endswith(".py") else "compiled"
