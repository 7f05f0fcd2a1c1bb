"""What `guanxi clauses` collects: who cites a clause, what that proves, and where each rule lives."""
