"""What commands say beside a game: `--help`, what is wrong with a command line, and results."""
