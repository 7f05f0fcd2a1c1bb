# Confucius in sentences: the table for whoever reads it, choices, titles and ways out of refusals.

you = du
you-head = Du
nobody = niemand
none = keine
player = { $name }, { $colour }

## Choices: as a whole; .group and .short as one of several; .cannot as the title of a refusal

cost = { $cubes ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $cubes } Würfel
  }
junks = { $quantity ->
    [one] eine Dschunke
   *[other] { $quantity } Dschunken
  }
card = { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
  } oder { $licences ->
    [one] eine Lizenz
   *[other] { $licences } Lizenzen
  }
gift-named = Geschenk { $value } ({ $gift })
marker = { $state ->
    [empty] , leer
    [unbribed] , unbestochen
    [candidate] , ein Kandidat
    [own] , dein eigener
    [rival] , von { $owner }
    [secured] , von { $owner }, gesichert
   *[other] {""}
  }
choice-bribe = { $official } für { $price } bestechen
    .group = Bestechen ({ cost })
    .short = { $official } für { $price }
    .cannot = Du kannst { $official } nicht bestechen
choice-secure = { $official } für { $price } sichern
    .group = Sichern ({ cost })
    .short = { $official } für { $price }
    .cannot = Du kannst { $official } nicht sichern
choice-nominate = Für { $price } einen Gelehrten auf dem { $student } Feld nominieren
    .group = Einen Gelehrten für { $price } nominieren ({ cost })
    .short = auf dem { $student } Feld
    .cannot = Du kannst auf dem { $student } Feld keinen Gelehrten nominieren
choice-force = Für { $price } eine Beamtenprüfung erzwingen ({ cost })
    .cannot = Du kannst keine Beamtenprüfung erzwingen
choice-buy-junks = Für { $price } { junks } kaufen
    .group = Dschunken kaufen ({ cost })
    .short = { junks } für { $price }
    .cannot = So viele kannst du nicht kaufen: { junks }
choice-voyage = Für { $price } in See stechen: { junks }
    .group = Zu einer Reise aufbrechen ({ cost })
    .short = { junks } für { $price }
    .cannot = So kannst du nicht in See stechen: { junks }
choice-recruit = Für { $price } eine Armee aufstellen ({ cost })
    .cannot = Du kannst keine Armee aufstellen
choice-invade = Für { $price } eine Armee auf das Feld { $box } schicken ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  })
    .group = Eine Armee losschicken ({ cost })
    .short = { $box } für { $price } ({ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
      })
    .cannot = Du kannst keine Armee auf das Feld { $box } schicken
choice-buy-gift = { gift-named } für { $price } kaufen
    .group = Geschenk kaufen ({ cost })
    .short = { $gift } (Geschenk { $value }) für { $price }
    .cannot = Du kannst { gift-named } nicht kaufen
choice-give-gift = { $to } { gift-named } überreichen
    .group = { $to } ein Geschenk überreichen ({ cost })
    .short = { $gift } (Geschenk { $value })
    .cannot = Du kannst { READER($to) ->
        [yes] dir selbst
       *[no] { $to }
      } { gift-named } nicht überreichen
choice-transfer = { $official } auf { $to } übertragen
    .group = Auf { $to } übertragen ({ cost })
    .short = { $official }
    .cannot = Du kannst { $official } nicht auf { READER($to) ->
        [yes] dich selbst
       *[no] { $to }
      } übertragen
petition-asks = { $value ->
    [2] zwei Dschunken versetzen
    [3] einen Gelehrten ersetzen
    [4] zwei Beamte die Plätze tauschen lassen
    [5] eine Armee marschieren lassen
    [6] einen Marker ersetzen
   *[other] nichts
  }
choice-petition = Bittgesuch mit { gift-named }: { petition-asks }
    .group = Bittgesuch an den Kaiser ({ cost })
    .short = { $gift } (Geschenk { $value }): { petition-asks }
    .cannot = Du kannst mit { gift-named } kein Bittgesuch stellen
choice-commercial = Handelserträge: bis zu 4 Münzen ausgeben, eine Karte mehr ziehen als Münzen ({ cost })
    .cannot = Du kannst „Handelserträge“ nicht wählen
choice-tax = Steuereinnahmen: zwei Karten ziehen ({ cost })
    .cannot = Du kannst „Steuereinnahmen“ nicht wählen
choice-no-action = Keine Aktion: nichts geschieht ({ cost })
    .cannot = Du kannst „Keine Aktion“ nicht wählen
choice-favour = Die Gunst des Kaisers nutzen
    .cannot = Du kannst die Gunst des Kaisers nicht nutzen
choice-pass = Passen: keine Aktion mehr in dieser Runde
    .cannot = Du kannst nicht passen
choice-card-bribery = „{ $card }“ auf { $official } spielen, { $price ->
    [free] kostenlos
   *[other] für { $price }
  }
    .group = „{ $card }“ spielen
    .short = { $official }, { $price ->
        [free] kostenlos
       *[other] für { $price }
      }
    .cannot = Du kannst „{ $card }“ nicht auf { $official } spielen
choice-card-gift = „Geschenk“ spielen und { gift-named } aufdecken
    .group = „Geschenk“ spielen und aufdecken
    .short = { $gift } (Geschenk { $value })
    .cannot = Du kannst „Geschenk“ nicht spielen: { gift-named }
choice-card-extra = „Zusatzaktion“ spielen
    .cannot = Du kannst „Zusatzaktion“ nicht spielen
choice-card-cash = „Zahlungsmittel“ spielen: vier Karten ziehen
    .cannot = Du kannst „Zahlungsmittel“ nicht spielen
choice-card-recruit = „Armee aufstellen“ spielen: eine Armee kommt in die Kolonie
    .cannot = Du kannst „Armee aufstellen“ nicht spielen
choice-card-insulted = „Beleidigung des Kaisers“ spielen: eine Armee verlässt die Kolonie für zwei Punkte
    .cannot = Du kannst „Beleidigung des Kaisers“ nicht spielen
choice-spend = { $use ->
    [tutor] Eine Karte hinlegen: { card }
   *[pay] Mit einer Karte zahlen: { card }
  }
    .group = { $use ->
        [tutor] Eine Karte hinlegen
       *[pay] Mit einer Karte zahlen
      }
    .short = { card }
    .cannot = Diese Karte kannst du nicht nehmen: { card }
choice-enough = Das genügt
    .cannot = Du kannst hier nicht aufhören
choice-arrive = { $land } erreichen{ $points ->
    [0] {""}
    [one] , zuerst, für einen Punkt
   *[other] , zuerst, für { $points } Punkte
  }
    .group = Ein fernes Land erreichen
    .short = { $land }{ $points ->
        [0] {""}
        [one] , zuerst, ein Punkt
       *[other] , zuerst, { $points } Punkte
      }
    .cannot = Du kannst { $land } nicht erreichen
choice-move-junks = Dschunken von { $from } zu { $to } versetzen
    .group = Dschunken versetzen
    .short = von { $from } zu { $to }
    .cannot = Du kannst keine Dschunken { READER($from) ->
        [yes] von dir
       *[no] von { $from }
      } { READER($to) ->
        [yes] zu dir
       *[no] zu { $to }
      } versetzen
choice-replace-student = Den { $student } Gelehrten ersetzen, den von { $owner }
    .group = Einen Gelehrten ersetzen
    .short = den { $student } (von { $owner })
    .cannot = Du kannst den { $student } Gelehrten nicht ersetzen
choice-swap-own = { $official } den Platz tauschen lassen
    .group = Plätze tauschen: erst dein Beamter
    .short = { $official }
    .cannot = Du kannst { $official } nicht den Platz tauschen lassen
choice-swap-other = Den Platz tauschen mit { $official }{ marker }
    .group = Den Platz tauschen mit
    .short = { $official }{ marker }
    .cannot = Du kannst nicht mit { $official } tauschen
choice-army-from = Die Armee von { $owner } auf { $box } marschieren lassen
    .group = Welche Armee marschiert
    .short = { $box }, von { $owner }
    .cannot = Du kannst keine Armee vom Feld { $box } marschieren lassen
choice-army-to = Auf das Feld { $box } marschieren ({ $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  })
    .group = Marschieren auf das Feld
    .short = { $box } ({ $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
      })
    .cannot = Du kannst die Armee nicht auf das Feld { $box } marschieren lassen
choice-replace-marker = Den Marker von { $owner } auf { $official } durch einen von { $to } ersetzen
    .group = Einen Marker durch einen von { $to } ersetzen
    .short = { $official }, von { $owner }
    .cannot = Du kannst den Marker auf { $official } nicht durch einen { READER($to) ->
        [yes] von dir
       *[no] von { $to }
      } ersetzen
choice-tutor = Den { $student } Gelehrten unterstützen, den von { $owner }
    .group = Einen Gelehrten unterstützen
    .short = den { $student } (von { $owner })
    .cannot = Du kannst den { $student } Gelehrten nicht unterstützen
choice-cancel-gift = Das Geschenk unwirksam machen
    .cannot = Du kannst kein Geschenk unwirksam machen
choice-keep-gift = Das Geschenk wirksam lassen
    .cannot = Du kannst kein Geschenk wirksam lassen
choice-place-candidate = Den Kandidaten einsetzen: { $official }{ marker }
    .group = Den Kandidaten einsetzen
    .short = { $official }{ marker }
    .cannot = Du kannst den Kandidaten nicht auf { $official } einsetzen
choice-decline-candidate = Verzichten: der Kandidat kommt aus dem Spiel
    .cannot = Du kannst nicht auf den Kandidaten verzichten
choice-lend = Deinen Einfluss an { $to } abtreten
    .group = Deinen Einfluss abtreten an
    .short = { $to }
    .cannot = Du kannst nichts an { READER($to) ->
        [yes] dich selbst
       *[no] { $to }
      } abtreten
choice-appoint = { $chief } zum Obersten Minister ernennen
    .group = Den Obersten Minister ernennen
    .short = { $chief }
    .cannot = Du kannst { READER($chief) ->
        [yes] dich selbst
       *[no] { $chief }
      } nicht zum Obersten Minister ernennen
choice-discard = Eine Karte ablegen: { card }
    .group = Eine Karte ablegen
    .short = { card }
    .cannot = Diese Karte kannst du nicht ablegen: { card }
cannot-deal = Was der Zufall entscheidet, kannst du nicht tun

## Ways out of a refusal

way-do = Das geht: { $choice }.
way-draw-level = Hätte { $giver } dort { $needed }, ginge es: Gleichziehen darfst du.
way-transfer = Das Geschenk wird unwirksam, wenn du einen Beamten auf { $giver } überträgst.
way-higher = Das Geschenk wird unwirksam, wenn du { $giver } ein höheres überreichst.
way-lacking = Noch nötig: { $missing }.

## The court

court-title = Hof
ministry-head = { $closed ->
    [yes] { $ministry }, entschieden
   *[no] { $ministry }, { $first } und { $second } Punkte
  }
ministry-spaces = Feld { $spaces }.
space-empty = { $number } leer
space-free = { $number } frei, { $me ->
    [yes] kostet dich { $price }
   *[no] kostet { $price }
  }
space-taken = { $number } { $owner }{ $state ->
    [candidate] , gesichert, Kandidat
    [secured] , gesichert
   *[lying] {""}
  }
ministry-left = { $due ->
    [yes] In dieser Runde kommt es zur Machtübernahme.
   *[no] { $free ->
        [0] Niemand ist mehr zu bestechen
        [one] Noch einer ist zu bestechen
       *[other] Noch { $free } sind zu bestechen
      }{ $empty ->
        [0] .
        [one] , ein Feld ist leer.
       *[other] , { $empty } Felder sind leer.
      }
  }
posts-vacant = { $closed ->
    [yes] Niemand hat die Posten.
   *[no] Stand jetzt bekommt niemand die Posten.
  }
posts-stand = { $closed ->
    [yes] { $same ->
        [yes] Minister und Sekretär: { $minister }.
       *[no] Minister: { $minister }. Sekretär: { $secretary }.
      }
   *[no] { $same ->
        [yes] Minister und Sekretär, Stand jetzt: { $minister }.
       *[no] Minister, Stand jetzt: { $minister }; Sekretär: { $secretary }.
      }
  }
ministry-shares = Beamte: { $shares }.

## Gifts

gifts-title = Geschenke
gifts-none = Kein Geschenk verpflichtet jemanden.
gifts-held = erhaltene Geschenke: { $gifts }.
gift-held = { $value } ({ $giver })
bond-no-bribe = Keine Bestechung in { $ministries }.
bond-lends = Einfluss bekommt zuerst: { $givers }.
bond-returns = Ein Gegengeschenk ({ $giver }) muss { $value } oder mehr wert sein.

## The examination

examination-title = Beamtenprüfung
candidate-none = Es gibt keinen Kandidaten mehr.
candidate-told = { $kind ->
    [any] Der Kandidat ist für ein beliebiges Ministerium
   *[one] Der Kandidat ist für { $ministry }
  }, { $left ->
    [0] der letzte
    [one] noch einer folgt
   *[other] noch { $left } folgen
  }.
students-told = { $none ->
    [yes] Es gibt keinen Gelehrten.
   *[no] Roter Gelehrter, gewinnt bei Gleichstand: { $red }. Anderer Gelehrter: { $plain }.
  }
examination-forced = In dieser Runde ist eine Beamtenprüfung erzwungen.
tutor-bound = { $me ->
    [yes] Du musst den Gelehrten von { $owner } unterstützen.
   *[no] { $player } muss { $owner_id ->
        [me] deinen Gelehrten
       *[other] den Gelehrten von { $owner }
      } unterstützen.
  }

## The world

world-title = Welt
wall-head = Große Mauer
wall-told = { $pieces } von { $all } Teilen.
chief-told = { $me ->
    [yes] Du bist Oberster Minister.
   *[no] Oberster Minister: { $player }.
  }
land-head = { $land }, { $price } Münzen je Armee
land-told = Feld { $boxes }. { $resolved ->
    [won] Erobert.
    [lost] Die Invasion ist gescheitert.
   *[no] Die Frist endet mit Teil { $deadline } der Mauer.
  }
box-told = { $number } { $owner_id ->
    [nobody] frei
   *[other] { $owner }
  }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }{ $reward ->
    [yes] {" "}und eine Verdienstkarte
   *[no] {""}
  }
sea-head = Ferne Länder
distant-told = { $land } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }, { $first_id ->
    [nobody] noch niemand
   *[other] zuerst { $first }
  }{ $later_id ->
    [nobody] {""}
   *[other] , dann { $later }
  }
sea-told = { $lands }. Dschunken noch zu kaufen: { $junks }.

## Cards and players

cards-title = Karten
hand-head = Deine Hand
hand-told = { $cards ->
    [0] keine Karte.
   *[other] { $listed }; zusammen { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
      } oder { $licences ->
        [one] 1 Lizenz
       *[other] { $licences } Lizenzen
      }.
  }
cards-of = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  } mit { $coins ->
    [one] einer Münze
   *[other] { $coins } Münzen
  }
rewards-head = Deine Verdienstkarten
piles-head = Stapel
piles-told = Confucius-Karten { $deck }, Ablage { $discard }, Verdienstkarten { $rewards }, Beamte { $officials }.
players-title = Spieler
column-player = Spieler
column-cards = Karten
column-rewards = Verdienstkarten
column-cubes = Würfel übrig
column-next = Würfel nächste Runde
column-ready = Verfügbare Geschenke
column-buy = Geschenke zu kaufen
column-yard = Dschunken in der Werft
column-sea = Dschunken auf See
column-armies = Armeen aufzustellen
column-colony = Armeen in der Kolonie
column-score = Punkte
column-total = Wäre jetzt Schluss
column-place = Platz
