"""People: guests and accounts, sessions, tokens, passwords."""
