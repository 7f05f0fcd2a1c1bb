"""China for people: notation, words, positions, terminal, drawings."""
