"""What a scenario's `[position]` says, laid out on the table part by part; `arrange.py` is the door."""
