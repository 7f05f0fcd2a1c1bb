"""Boards as data files: read, checked, reported on."""
