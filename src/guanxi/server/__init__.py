"""Tables for people anywhere: accounts, lobby, live play, clocks, archive."""
