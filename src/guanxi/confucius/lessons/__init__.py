"""Lessons of Confucius: data, and words beside them."""
