"""One module per command of the `guanxi` program; each registers its arguments and runs."""
