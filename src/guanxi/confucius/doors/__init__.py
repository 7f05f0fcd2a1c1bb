"""Confucius for people: notation, words, positions, terminal."""
