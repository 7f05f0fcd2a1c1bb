"""Playing in a terminal: seats, screen, menu, orders, and the session that joins them. No rules."""
