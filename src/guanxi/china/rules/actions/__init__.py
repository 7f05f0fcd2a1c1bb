"""One room for each thing that a player can say."""
