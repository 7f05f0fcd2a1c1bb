"""What `--help` tells, and what is wrong with a command line."""
