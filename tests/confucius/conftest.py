"""This folder is on the path of the tests below it: rules and doors find `cf_digest_games.py` here."""
