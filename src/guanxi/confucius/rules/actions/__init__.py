"""One room for each action of the Actions Box, the reward cards, and payment."""
