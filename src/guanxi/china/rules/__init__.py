"""The rules of China: compiled, and without words."""
