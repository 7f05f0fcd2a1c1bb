"""The rules of Confucius: compiled, and without words."""
