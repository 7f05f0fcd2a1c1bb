"""Lessons of China: data, and words beside them."""
