"""China in a terminal: the map, tables, points, and the choices of whoever plays there."""
