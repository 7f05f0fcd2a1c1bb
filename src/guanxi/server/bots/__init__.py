"""Computer players for the server: they think in processes of their own, and are sent views, never positions."""
