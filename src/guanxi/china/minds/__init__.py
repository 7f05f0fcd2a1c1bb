"""What computer players know of China."""
