"""Real clients against a server of our own, on one machine: how many moves a second, how late, at what cost."""
