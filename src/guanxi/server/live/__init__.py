"""Open connections: one socket each, a bounded outbox, who is there."""
