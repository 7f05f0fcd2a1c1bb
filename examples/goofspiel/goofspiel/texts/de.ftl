how-to-play = Die Preise liegen in einer Reihe, vom kleinsten zum größten. Alle bieten verdeckt je eine Karte darauf; das höchste Gebot nimmt den Preis, bei Gleichstand nimmt ihn niemand.
kind-bid = Bieten

bid-laid = { $seen ->
    [yes] { $seat } bietet { $card }.
   *[no] { $seat } legt eine Karte verdeckt hin.
}
prize-won = { $seat } gewinnt den Preis { $prize } mit { $bid }.
prize-lost = Den Preis { $prize } gewinnt niemand: Die { $bid } ist mehrfach geboten.

no-GS-BID-01 = diese Karte hast du schon gespielt
no-GS-BID-02 = jetzt bietet { $to_act }
no-GS-END-01 = die Partie ist vorbei
