"""Tournaments of computer players: a schedule that is fair to all, results that survive, figures with intervals."""
