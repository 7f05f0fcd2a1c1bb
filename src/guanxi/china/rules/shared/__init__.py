"""Rules that several rooms use."""
