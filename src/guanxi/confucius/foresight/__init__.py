"""What comes by itself in Confucius, and what a gesture would change: as data, from a view."""
