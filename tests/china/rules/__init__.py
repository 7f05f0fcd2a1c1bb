"""The tests by rule, one file for each section of the catalogue."""
