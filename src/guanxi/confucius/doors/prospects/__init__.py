"""What comes by itself in Confucius, and what a gesture would change: prospects, measures and warnings, as data."""
