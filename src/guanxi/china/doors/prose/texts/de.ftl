# China in sentences: the table for whoever reads it, choices, titles and ways out of refusals.

you = du
you-head = Du
nobody = niemand
nothing = nichts
player = { $name }, { $colour }
player-blue = blau
player-green = grün
player-purple = violett
player-red = rot
player-yellow = gelb

## Choices: as a whole; .group and .short as one of several; .cannot as the title of a refusal.
## $pieces counts those of this turn with this one: what they cost together.

choice-place-palace = Ein Haus auf { $space } in { $province } bauen
    .group = Ein Haus in { $province } bauen, für { $pieces ->
        [one] eine Karte in { $colour } oder ein Paar { $joker ->
            [any] beliebiger Farbe
           *[other] in einer anderen Farbe
          }
       *[other] insgesamt zwei Karten in { $colour } oder eine und ein Paar { $joker ->
            [any] beliebiger Farbe
           *[other] in einer anderen Farbe
          }
      }
    .short = { $space }
    .cannot = Du kannst auf { $space } kein Haus bauen
choice-place-fortification = Eine Befestigung auf { $space } in { $province } anlegen
    .group = Eine Befestigung in { $province } anlegen
    .short = { $space }
    .cannot = Du kannst auf { $space } keine Befestigung anlegen
choice-place-emissary = Einen Abgesandten nach { $province } entsenden (dort { $sent } von { $limit })
    .group = Einen Abgesandten entsenden, für eine Karte in der Farbe der Provinz oder ein Paar
    .short = { $province } (dort { $sent } von { $limit })
    .cannot = Du kannst keinen Abgesandten nach { $province } entsenden
choice-exchange = Eine Karte in { $colour } tauschen
    .group = Eine Karte tauschen
    .short = { $colour }
    .cannot = Du kannst keine Karte in { $colour } tauschen
choice-pay = Mit { $cards } zahlen
    .group = Zahlen
    .short = { $cards }
    .cannot = Du kannst nicht mit { $cards } zahlen
choice-take = Eine Karte in { $colour } aus der Auslage nehmen
    .group = Eine Karte aus der Auslage nehmen
    .short = { $colour }
    .cannot = Du kannst keine Karte in { $colour } nehmen
choice-draw = Eine Karte vom Stapel ziehen
    .cannot = Du kannst nicht vom Stapel ziehen
choice-pass = Passen
    .cannot = Du kannst nicht passen
choice-deal = Eine Karte in { $colour } austeilen
    .cannot = Du kannst keine Karten austeilen
choice-seat-first = { $player } ist Startspieler
    .group = Den Startspieler bestimmen
    .short = { $player }
    .cannot = Du kannst { READER($player) ->
        [yes] dich selbst
       *[no] { $player }
      } nicht zum Startspieler bestimmen
choice-leave-out = Die Straße von { $road } weglassen
    .group = Eine Straße weglassen
    .short = { $road }
    .cannot = Du kannst die Straße von { $road } nicht weglassen

way-display = In der Auslage { $shown ->
    [one] liegt eine Karte
   *[other] liegen { $shown } Karten
  } in { $colour }.

## The table

cards-title = Karten
hand-head = Deine Hand
display-head = Auslage
pile-head = Stapel
cards-of = { $count ->
    [1] eine in { $colour }
    [2] zwei in { $colour }
    [3] drei in { $colour }
    [4] vier in { $colour }
   *[other] { $count } in { $colour }
  }
cards-hidden = { $count ->
    [one] eine, die niemand gesehen hat
   *[other] { $count }, die niemand gesehen hat
  }
cards-told = { $cards ->
    [none] keine Karte.
   *[other] { $cards }.
  }
pile-told = { $cards ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $cards } Karten
  }, { $exhaustions ->
    [0] der erste von zwei Stapeln
    [1] der zweite und letzte Stapel
   *[other] endgültig aufgebraucht
  }.
turns-told = { $last ->
    [yes] Das ist die letzte Runde.
   *[no] Noch etwa { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
      }.
  }
discard-told = { $cards ->
    [0] Der Ablagestapel ist leer.
    [one] Eine Karte ist abgelegt.
   *[other] { $cards } Karten sind abgelegt.
  }

provinces-title = Provinzen
province-head = { $province }, { $colour }
province-spaces = { $spaces }.
space-told = { $space } { $owner_id ->
    [nobody] frei
   *[other] { $owner }
  }{ $fort ->
    [yes] , befestigt
   *[no] {""}
  }
province-room = { $sent ->
    [0] Keine Abgesandten
   *[other] Abgesandte: { $emissaries }
  }; { $limit ->
    [0] ohne Haus kann man keinen entsenden
   *[other] { $room ->
        [0] kein Platz mehr, die Obergrenze ist { $limit }
        [one] noch Platz für einen, die Obergrenze ist { $limit }
       *[other] noch Platz für { $room }, die Obergrenze ist { $limit }
      }
  }.
province-scored-already = Schon gewertet.
province-worth = Bringt, Stand jetzt: { $points }.

alliances-title = Bündnisse
alliance-number = Bündnis
alliance-between = Provinzen
alliance-leaders = Meiste Abgesandte
alliance-worth = Bringt jetzt
alliance-led = { $one }; { $two }

roads-title = Straßen
roads-none = Noch hat niemand eine Kette aus vier Häusern.
chain-told = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } für { $spaces }.

players-title = Spieler
hand-told = { $cards }{ $known ->
    [none] {""}
   *[other] : { $known }
  }
column-player = Spieler
column-cards = Karten
column-palaces = Häuser übrig
column-emissaries = Abgesandte übrig
column-fortifications = Befestigungen übrig
column-score = Punkte
column-total = Wäre jetzt Schluss
column-place = Platz
