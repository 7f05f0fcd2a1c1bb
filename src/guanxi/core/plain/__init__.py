"""Plain answers for a game in plain Python: its author writes the rules, and takes the rest from here."""
