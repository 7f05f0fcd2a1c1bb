"""What China foresees, as prospects and previews; clauses are named here that the rules state."""
