"""The standing measurement: all computer players of guanxi, both games, and the page that tells how strong they are."""
