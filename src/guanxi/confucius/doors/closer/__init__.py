"""A closer look at a position, for boards: what the viewer knows, as lists and ids for JSON."""
