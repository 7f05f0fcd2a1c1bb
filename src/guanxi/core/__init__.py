"""Words both games share; knows no game."""
