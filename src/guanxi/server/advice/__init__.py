"""What somebody may ask before they decide: why not, what comes, what would change, what a strong player would do."""
