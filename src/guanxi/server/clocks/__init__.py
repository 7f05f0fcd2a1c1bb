"""Time at a table: arithmetic over entries, never a ticking state."""
