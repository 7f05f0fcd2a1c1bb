"""Tables for people anywhere: accounts, lobby, live play, clocks, archive. It knows no rule of any game."""
