"""What computer players know of Confucius."""
