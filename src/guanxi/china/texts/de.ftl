# China: sentences for the log and for refusals. Names and numbers come in as $facts.

blurb = Häuser, Abgesandte und Straßen in neun Provinzen: Bau da, wo die anderen hinwollen.

colour-red = Rot
colour-green = Grün
colour-orange = Orange
colour-yellow = Gelb
colour-purple = Violett

cards-none = nichts
cards = { $count ->
    [1] { $colour }
    [2] zweimal { $colour }
   *[other] dreimal { $colour }
  }

province-yan = Yan
province-zhao = Zhao
province-wei = Wei
province-chin = Ch’in
province-shu = Shu
province-chu = Chu
province-lu = Lu
province-qi = Qi
province-han = Han

road-between = { $one } nach { $two }

## The log: a message for each kind of event (rules/events.py)

joined = { $first } und { $last }
first-player = { $seat } ist Startspieler.
card-dealt = { $seen ->
    [yes] { $seat } bekommt { $colour }.
   *[no] { "" }
  }
    .several = { $seat } bekommt { $colour_all }.
card-turned-up = Die Auslage wird aufgefüllt: { $colour }.
    .several = Die Auslage wird aufgefüllt: { $colour_all }.
fortification-placed = { $seat } legt in { $province } eine Befestigung an ({ $space }).
palace-placed = { $seat } baut ein Haus in { $province } ({ $space }).
    .several = { $seat } baut Häuser in { $province } ({ $space_all }).
emissary-placed = { $seat } entsendet einen Abgesandten nach { $province }.
    .several = { $seat } entsendet zwei Abgesandte nach { $province }.
cards-paid = { $seat } zahlt mit { $cards }.
card-exchanged = { $seat } tauscht { $colour }.
card-taken = { $seat } nimmt { $colour } aus der Auslage.
    .several = { $seat } nimmt { $colour_all } aus der Auslage.
pile-chosen = { $seat } zieht vom Stapel.
    .several = { $seat } zieht { $count ->
        [2] zweimal
        [3] dreimal
       *[other] { $count }-mal
      } vom Stapel.
card-drawn = { $seen ->
    [yes] { $seat } zieht { $colour } vom Stapel.
   *[no] { "" }
  }
    .within = { $seen ->
        [yes] Die Karte von { $seat }: { $colour }.
       *[no] { "" }
      }
province-scored = { $province } ist voll: { $points }.
province-counted = { $province } wird gewertet, wie es steht: { $points }.
alliance-counted = Bündnis { $alliance }: { $points }.
roads-counted = Straßen: { $points }.
share = { $number } für { $player_id ->
    [me] dich
   *[other] { $player }
  }
pile-shuffled = Der Stapel ist aufgebraucht: Der Ablagestapel wird gemischt und ist der neue Stapel.
pile-used-up = Der Stapel ist endgültig aufgebraucht: Die Runde wird zu Ende gespielt.
last-turn-ended = Das war der letzte Zug.
# How a game ended
reason-last-turn = Der letzte Zug ist gespielt
reason-dead-hands = Niemand konnte mit den Handkarten etwas einsetzen
reason-dead-board = Es lässt sich nichts mehr einsetzen
board-died = Es lässt sich nichts mehr einsetzen, und die Partie endet.
hands-died = Niemand kann mit den Handkarten etwas einsetzen, und die Partie endet.
round-added = Der Stapel ist im letzten Zug der Runde zu Ende gegangen, also folgt noch eine Runde.
road-left-out = { $seat } lässt die Straße von { $road } weg.

## Refusals, by clause

no-CN-END-02 = die Partie ist vorbei: Der letzte Zug ist gespielt
no-CN-END-05 = die Partie ist vorbei: { $ended ->
    [hands] Niemand konnte mit den Handkarten etwas einsetzen
   *[board] Es ließ sich nichts mehr einsetzen
  }
no-CN-TURN-01 = { $drawn ->
    [yes] Karten und Startspieler bestimmt der Zufall, kein Spieler
   *[no] { $actor ->
        [chance] niemand ist am Zug: Karten werden ausgeteilt
       *[other] am Zug ist { $actor }, { READER($player) ->
            [yes] nicht du
           *[no] nicht { $player }
          }
      }
  }
no-CN-SETUP-12 = { $asked ->
    [naming] { $named ->
        [0] vor allem anderen wird der Startspieler bestimmt
       *[other] einen Spieler { $named } gibt es an diesem Tisch nicht
      }
   *[other] der Startspieler ist bestimmt und bleibt es
  }
no-CN-ROAD-08 = { $choice ->
    [owner] Straßen werden erst am Spielende weggelassen
   *[none] Ketten wählt niemand: Für alle zählen die besten
  }
no-CN-ROAD-01 = die Straße von { $road } verbindet nicht zwei Häuser { READER($player) ->
    [yes] von dir
   *[no] von { $player }
  } oder ist schon weggelassen
no-CN-ROAD-04 = die Straße von { $road } bleibt: Keines ihrer Häuser liegt an mehr als zwei Straßen
no-CN-TURN-02 = ein Zug ist zum Einsetzen oder zum Tauschen da, { READER($player) ->
    [yes] und du hast
   *[no] und { $player } hat
  } in diesem { $exchanged ->
    [yes] schon getauscht
   *[no] schon etwas eingesetzt
  }
no-CN-TURN-03 = passen gibt es nicht: { READER($player) ->
    [yes] Du musst
   *[no] { $player } muss
  } etwas einsetzen oder eine Karte tauschen
no-CN-TURN-05 = diese beiden Spielsteine führen in jeder Reihenfolge zum selben Ergebnis; nenn zuerst „{ $piece }“
no-CN-DRAW-01 = { $drawing ->
    [yes] das Einsetzen ist vorbei: { READER($player) ->
        [yes] Du füllst jetzt die Hand auf
       *[no] { $player } füllt jetzt die Hand auf
      }
   *[no] Karten gibt es erst nach dem Einsetzen: Zuerst einsetzen und zahlen, oder eine Karte tauschen
  }
no-CN-FORT-01 = diese Partie wird ohne Befestigungen gespielt
no-CN-PLACE-02 = höchstens zwei Spielsteine je Zug, und { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } schon zwei eingesetzt
no-CN-PLACE-01 = alle Spielsteine eines Zuges kommen in eine Provinz, und diesmal ist es { $target }
no-CN-FORT-06 = { $province } war zu Beginn des Zuges leer, also { $opening ->
    [palace] darf in diesem Zug nur noch das Haus auf der Befestigung folgen
   *[alone] bleibt die Befestigung der einzige Spielstein dieses Zuges
  }
no-CN-PLACE-03 = { $province } war zu Beginn des Zuges leer, also kommt in diesem Zug nur ein Spielstein hinein
no-CN-FORT-18 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } die eine Befestigung, die jeder hat, schon angelegt
no-CN-PLACE-10 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } { $kind ->
    [palace] kein Haus
    [emissary] keinen Abgesandten
    [fortification] keine Befestigung
   *[other] { $kind } nicht
  } mehr im Vorrat
no-CN-PLACE-08 = { $province } ist voll: Auf allen { $size } Feldern steht ein Haus
no-CN-PLACE-07 = auf { $space } steht schon { READER($owner) ->
    [yes] ein Haus von dir
   *[no] ein Haus von { $owner }
  }
no-CN-FORT-02 = auf { $space } steht schon { READER($owner) ->
    [yes] ein Haus von dir
   *[no] ein Haus von { $owner }
  }, und darunter lässt sich nichts anlegen
no-CN-FORT-03 = auf { $space } liegt schon eine Befestigung
no-CN-FORT-08 = eine Befestigung bekommt ihr Haus im selben Zug{ $covering ->
    [none] , { READER($player) ->
        [yes] und du kannst
       *[no] und { $player } kann
      } in { $province } jetzt nicht beides einsetzen und bezahlen
   *[other] : Als Nächstes kommt das Haus auf { $covering }
  }
no-CN-EMIS-04 = in { $province } steht kein Haus, also ist die Obergrenze für Abgesandte null
no-CN-EMIS-02 = in { $province } { $emissaries ->
    [one] steht schon ein Abgesandter
   *[other] stehen schon { $emissaries } Abgesandte
  }, und die Obergrenze ist { $limit }: So viele Häuser { $timing ->
    [start] hatte zu Beginn des Zuges
   *[now] hat
  } dort, wer die meisten hat
no-CN-CARD-01 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } { $cards } nicht auf der Hand; vorhanden: { $hand }
no-CN-CARD-05 = { $pieces ->
    [one] ein Spielstein in { $province } kostet höchstens eine Karte in { $colour }
   *[other] zwei Spielsteine in { $province } kosten höchstens zwei Karten in { $colour }
  }: In der Farbe der Provinz gibt es dort keinen Joker
no-CN-CARD-07 = { $pieces ->
    [0] es gibt keinen Spielstein zu bezahlen
   *[other] { $cards }: Das ist mehr, als { $pieces ->
        [one] der Spielstein kostet
       *[other] die zwei Spielsteine kosten
      }, und jede Karte muss etwas bezahlen
  }
no-CN-CARD-06 = { $pieces ->
    [one] ein Spielstein in { $province } kostet eine Karte in { $colour } oder ein Paar { $joker ->
        [any] beliebiger Farbe
       *[other] in einer anderen Farbe
      }
   *[other] zwei Spielsteine in { $province } kosten zwei Karten in { $colour } oder eine Karte in { $colour } und ein Paar { $joker ->
        [any] beliebiger Farbe
       *[other] in einer anderen Farbe
      }
  }; { $offered ->
    [none] { READER($player) ->
        [yes] du hast
       *[no] { $player } hat
      } { $hand }
   *[other] { READER($player) ->
        [yes] du bietest
       *[no] { $player } bietet
      } { $offered }
  }
no-CN-EXCH-01 = { $exchanged ->
    [yes] in einem Zug wird nur eine Karte getauscht, und das { READER($player) ->
        [yes] hast du
       *[no] hat { $player }
      } schon getan
   *[no] { READER($player) ->
        [yes] du hast
       *[no] { $player } hat
      } keine Karte in { $colour } zum Tauschen
  }
no-CN-DRAW-14 = der Stapel ist endgültig aufgebraucht: Karten gibt es nur noch aus der Auslage
no-CN-DRAW-02 = in der Auslage liegt keine Karte in { $colour }
no-CN-DRAW-05 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } { $held ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $held } Karten
  } { READER($player) ->
    [yes] und musst
   *[no] und muss
  } ziehen, bis es drei sind

## Sources of points

source-palaces = Häuser in { $where }
source-alliance = Bündnis { $where }
source-chain = { $count ->
    [0] Ketten
   *[other] Kette aus { $count } Häusern
}
source-earlier = frühere Punkte

## What computer players look at (appraisal.py), as they speak of it: "dafür: Platz, wo du führst (+1.8)"

item-score = Punkte auf der Wertungsleiste
item-provinces = Punkte der Provinzen, wie sie stehen
item-lead_room = Platz, wo du führst
item-tie_room = Platz in Provinzen mit knapper Führung
item-second_room = Platz in Provinzen auf dem zweiten Rang
item-lone_room = Platz in Provinzen mit einem Fuß in der Tür
item-alliances = Bündnisse
item-alliance_risk = Bündnisse in Gefahr
item-alliance_hope = Bündnisse in Reichweite
item-emissary_leads = Provinzen mit den meisten Abgesandten
item-chains = Straßen, wie sie stehen
item-chain_next = das nächste Haus an einer Straße
item-chain_ways = Wege, eine Kette zu verlängern
item-chain_far = kurze Reihen, die wachsen können
item-hand = die Hand
item-pair = ein Paar auf der Hand
item-emissaries_left = Abgesandte im Vorrat
item-palaces_short = knappe Häuser
item-fortification_left = die Befestigung im Vorrat
item-next_turn = wie bald der nächste Zug kommt
item-last_turns = ein letzter Zug, der noch kommt

## What comes by itself (doors/prospects/), what a move changes (foresight/measuring.py), what stays open

prospect-board-dead = Niemand kann mehr etwas einsetzen: Mit der Zahlung endet die Partie.
    .short = Niemand kann mehr einsetzen: Die Zahlung beendet die Partie.
prospect-board-next = Mit einem Spielstein mehr kann vielleicht niemand mehr etwas einsetzen: Dann endet die Partie.
    .short = Ein Spielstein mehr kann die Partie beenden.
prospect-board-near = Der Spielplan ist fast voll: { $spaces ->
    [0] kein freies Feld
    [one] ein freies Feld
   *[other] { $spaces } freie Felder
  }, Platz für { $rooms ->
    [0] keinen Abgesandten
    [one] einen Abgesandten
   *[other] { $rooms } Abgesandte
  }.
prospect-pile-shuffled = In diesem Zug geht der Stapel zum ersten Mal zu Ende: Der Ablagestapel wird der neue Stapel.
    .short = In diesem Zug geht der Stapel zu Ende; die Ablage wird der neue.
prospect-pile-used-up = In diesem Zug geht der Stapel endgültig zu Ende: Die Runde wird zu Ende gespielt.
    .short = In diesem Zug geht der Stapel endgültig zu Ende.
prospect-last-turn = Das ist der letzte Zug der Partie.
prospect-last-round = Die letzte Runde: Nach diesem Zug { $turns ->
    [one] kommt
   *[other] kommen
  } nur noch { $players } an die Reihe.
    .short = Die letzte Runde; es folgen noch: { $players }.
prospect-turns-left = Noch etwa { $turns ->
    [one] ein Zug
   *[other] { $turns } Züge
  }; der Stapel hat { $pile ->
    [one] eine Karte
   *[other] { $pile } Karten
  } und wird { $exhaustions ->
    [0] noch einmal gemischt
   *[other] nicht mehr gemischt
  }.
    .short = Noch etwa { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
      }.
prospect-province-next = Mit einem Haus mehr wird { $province } gewertet.
    .short = Ein Haus mehr bringt { $province } zur Wertung.
prospect-province-if = Wenn { READER($seat) ->
    [yes] du es baust
   *[no] { $seat } es baut
  }: { $points }.
prospect-province-counts = { $province } zählt am Ende, wie es steht: { $points }.
prospect-province-doubled = Für { READER($seat) ->
    [yes] dich
   *[no] { $seat }
  } durch eine Befestigung verdoppelt.
prospect-fortification-bare = Wer auf der Befestigung auf { $space } baut, bekommt doppelte Punkte für { $province }.
prospect-alliance-counts = Bündnis { $alliance } von { $one } und { $two }, Stand jetzt: { $points }.
prospect-alliance-next = Mit einem Abgesandten in { $province } { READER($seat) ->
    [yes] bekämst du
   *[no] bekäme { $seat }
  } das Bündnis { $alliance }: { $points }.
prospect-alliance-lost = Mit { READER($seat) ->
    [yes] deinem Abgesandten
   *[no] einem Abgesandten von { $seat }
  } in { $province } wäre Bündnis { $alliance } verloren für { $players }.
prospect-roads-count = Straßen, Stand jetzt: { $points }.
prospect-chain-next = Ein Haus mehr ({ $towns }) würde { READER($seat) ->
    [yes] eine Kette von dir
   *[no] eine Kette von { $seat }
  } vollenden: bis zu { $number } Punkte.
prospect-emissaries-full = { $province } nimmt keine Abgesandten mehr auf ({ $emissaries } von { $limit }), bis die Obergrenze steigt.
prospect-emissaries-next = { $province } hat noch Platz für einen Abgesandten ({ $emissaries } von { $limit }).
prospect-supply = { READER($seat) ->
    [yes] Du hast
   *[no] { $seat } hat
  } { $piece ->
    [palaces] { $number ->
        [0] kein Haus mehr
        [one] nur noch ein Haus
       *[other] nur noch { $number } Häuser
      }
   *[emissaries] { $number ->
        [0] keinen Abgesandten mehr
        [one] nur noch einen Abgesandten
       *[other] nur noch { $number } Abgesandte
      }
  }.
prospect-ends = Damit endet die Partie.
prospect-gives = Damit bekommt { $seat } { $number ->
    [one] einen Punkt
   *[other] { $number } Punkte
  } { $source ->
    [palaces] für { $where }, mehr als du
   *[alliance] für Bündnis { $where }
  }.

change-over = Die Partie ist vorbei.
change-points = { READER($seat) ->
    [yes] Du
   *[no] { $seat }
  } auf der Wertungsleiste: von { $before } auf { $after }.
change-total = { READER($seat) ->
    [yes] Du
   *[no] { $seat }
  }, wäre jetzt Schluss: von { $before } auf { $after }.
change-place = { READER($seat) ->
    [yes] Du kommst
   *[no] { $seat } kommt
  } von Platz { $before } auf Platz { $after }.
change-source = { READER($seat) ->
    [yes] Du
   *[no] { $seat }
  } für { $source ->
    [palaces] Häuser in { $where }
    [alliance] Bündnis { $where }
   *[roads] Straßen
  }: von { $before } auf { $after }.
change-chain = { READER($seat) ->
    [yes] Deine längste Kette
   *[no] Längste Kette von { $seat }
  }: von { $before } auf { $after }.
change-chain-ways = Felder, { READER($seat) ->
    [yes] die deine Straßen
   *[no] die Straßen von { $seat }
  } verlängern: von { $before } auf { $after }.
change-spaces = Freie Felder in { $where }: von { $before } auf { $after }.
change-limit = Obergrenze für Abgesandte in { $where }: von { $before } auf { $after }.
change-room = Platz für Abgesandte in { $where }: von { $before } auf { $after }.
change-scored = { $where } ist gewertet.
change-lead = { $after ->
    [0] { READER($seat) ->
        [yes] Du führst nicht
       *[no] { $seat } führt nicht
      } mehr in { $where }.
   *[other] { READER($seat) ->
       [yes] Du führst mit
      *[no] { $seat } führt mit
     } Abgesandten in { $where }.
  }
change-supply = { READER($seat) ->
    [yes] Du hast
   *[no] { $seat } hat
  } { $where ->
    [palaces] { $after ->
        [0] kein Haus mehr
        [one] noch ein Haus
       *[other] noch { $after } Häuser
      }
    [emissaries] { $after ->
        [0] keinen Abgesandten mehr
        [one] noch einen Abgesandten
       *[other] noch { $after } Abgesandte
      }
   *[fortifications] { $after ->
        [0] keine Befestigung mehr
        [one] noch eine Befestigung
       *[other] noch { $after } Befestigungen
      }
  }.
change-hand = { READER($seat) ->
    [yes] Du hast
   *[no] { $seat } hat
  } fürs Erste { $after ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $after } Karten
  }.
change-pile = Der Stapel: von { $before } auf { $after } Karten.
change-turns = Züge bis zum Ende, etwa: von { $before } auf { $after }.

open-cards = Welche Karten vom Stapel kommen.
open-draws = Welche Karten du ziehst.
open-chains = Welche Straßen die Ketten weglassen.
open-payment = Ein weiterer Spielstein, und womit du zahlst.

## What is asked of you, after "Dein Zug:" (the browser chooses by the last kind of action that may be done)

status-exchange = setz ein oder tausch eine Karte
status-place-emissary = setz einen Spielstein ein
status-pay = { $first ->
    [pay] zahle mit deinen Karten
   *[other] setz noch einen Spielstein ein oder zahle
  }
status-draw = zieh, bis du drei Karten hast
status-take = nimm eine Karte aus der Auslage
status-leave-out = wähl eine Straße, die wegfällt
status-seat-first = bestimme den Startspieler

## Characters of computer players

character-builder = Baumeister
    .about = träumt von langen Straßen: Ketten von Häusern vor allem anderen
character-envoy = Gesandter
    .about = entsendet Abgesandte, wo immer ein Bündnis daraus werden kann
character-governor = Statthalter
    .about = will Provinzen beherrschen: Mehrheiten und Platz, sie zu halten

## Options of the rules that no catalogue lists

option-board = eigener Spielplan
    .help = ein eigener Spielplan aus einer Datei
