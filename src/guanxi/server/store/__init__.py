"""What is kept: the log of every table, people, chat; SQLite and PostgreSQL alike."""
