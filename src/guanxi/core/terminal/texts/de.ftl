# What the terminal sides of all games say.

# What one player does, one thing after the other: "zahlt Rot, nimmt Grün und zieht vom Stapel".
deeds = { $first } und { $last }
