"""How a position of Confucius goes on if nothing more is done."""
