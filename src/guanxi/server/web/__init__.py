"""The site as it was built, served to browsers."""
