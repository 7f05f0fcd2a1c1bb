"""Points, titles, ties."""
