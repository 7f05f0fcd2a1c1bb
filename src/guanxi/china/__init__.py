"""China (Michael Schacht, 2005): one folder, one game."""
