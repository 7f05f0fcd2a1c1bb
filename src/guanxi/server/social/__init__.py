"""What people say at a table, and what they note for themselves."""
