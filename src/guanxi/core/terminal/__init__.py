"""What the terminal sides of all games share: ink, and choices sorted for a menu. No rules, no game."""
