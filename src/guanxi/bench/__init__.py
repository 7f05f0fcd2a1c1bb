"""Measuring the engine, and other engines of the field beside it on the same machine."""
