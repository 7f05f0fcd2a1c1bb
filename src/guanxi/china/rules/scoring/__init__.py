"""Points: provinces during play, and the final scoring."""
