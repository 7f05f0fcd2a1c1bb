# What the terminal sides of all games say.

# What one player does, one thing after the other: "pays red, takes green and draws from the pile".
deeds = { $first } e { $last }
