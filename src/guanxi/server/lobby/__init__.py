"""Where tables are made and found."""
