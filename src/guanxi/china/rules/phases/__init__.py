"""What happens by itself: the turn, the refill, the end."""
