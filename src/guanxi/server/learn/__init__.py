"""Lessons at real tables: which there are, how one is begun, how far somebody has come, and advice in free play."""
