"""One room for each phase of a round."""
