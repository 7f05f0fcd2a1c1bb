# Confucius: sentences for the log and for refusals. Names and numbers come in as $facts.

blurb = Geschenke, die verpflichten, Beamte, die man gewinnt, und ein Hof, der zusieht: höchstens neun Runden im China der Ming.

chance = der Zufall
number-word = { $quantity ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $quantity }
  }
money = { $currency ->
    [coins] { $amount ->
        [one] eine Münze
       *[other] { $amount } Münzen
      }
   *[licences] { $amount ->
        [one] eine Lizenz
       *[other] { $amount } Lizenzen
      }
  }
joined = { $first } und { $last }
share = { $number } für { $player_id ->
    [me] dich
   *[other] { $player }
  }

## Names

player-black = schwarz
player-green = grün
player-purple = lila
player-white = weiß
player-yellow = gelb
ministry = { $head } { $tail }
ministry-bingbu = Bingbu
ministry-hubu = Hubu
ministry-gongbu = Gongbu
ministry-any = ein beliebiges Ministerium
gift = { $value ->
    [1] Wandbehang
    [2] Keramikkachel
    [3] Vase
    [4] Mantel
    [5] Halskette
   *[6] Dschunke
  }
# As they stand after "dem" and "den": auf dem roten Feld, den anderen Gelehrten.
student-red = roten
student-plain = anderen
reward-bribery-bingbu = Bestechung Bingbu
reward-bribery-hubu = Bestechung Hubu
reward-bribery-gongbu = Bestechung Gongbu
reward-bribery-any = Bestechung beliebiges Ministerium
reward-gift = Geschenk
reward-extra-action = Zusatzaktion
reward-cash = Zahlungsmittel
reward-recruit-army = Armee aufstellen
reward-emperor-insulted = Beleidigung des Kaisers
distant-spice_islands = die Gewürzinseln
distant-india = Indien
distant-arabia = Arabien
distant-africa = Afrika
distant-americas = Amerika
land = { $head } { $tail }
land-annam = Annam
land-yunnan = Yunnan
land-mongolia = Mongolei
land-korea = Korea
land-manchuria = Mandschurei
land-none = Land
title-chief_minister = Oberster Minister
title-admiral = Admiral
title-general = General

## The log: actions. Messages are named by events; texts that come before another sentence end with a colon.

as-extra = Zusatzaktion:
as-favour = Gunst des Kaisers:

did-bribe = { $player } besticht den Beamten auf { $official } für { money }.
did-secure = { $player } sichert den Beamten auf { $official } für { money }.
did-nominate = { $player } nominiert für { money } einen Gelehrten auf dem { $student } Feld.
did-force = { $player } erzwingt für { money } eine Beamtenprüfung.
did-buy-junks = { $player } kauft { number-word } { $quantity ->
    [one] Dschunke
   *[other] Dschunken
  } für { money }.
did-voyage = { $player } sticht für { money } mit { $quantity ->
    [one] einer Dschunke
   *[other] { number-word } Dschunken
  } in See.
did-recruit = { $player } stellt für { money } eine Armee auf.
did-invade = { $player } schickt für { money } eine Armee auf das Feld { $box }.
did-buy-gift = { $player } kauft Geschenk { $value } ({ gift }) für { money }.
did-give-gift = { $player } überreicht { $to } Geschenk { $value } ({ gift }).
did-transfer = { $player } überträgt den Beamten auf { $official } auf { $to }.
did-petition = { $player } richtet mit Geschenk { $value } ({ gift }) ein Bittgesuch an den Kaiser.
did-commercial = { $player } wählt „Handelserträge“.
did-tax = { $player } wählt „Steuereinnahmen“ und zieht zwei Karten.
    .within = { $player } wählt „Steuereinnahmen“ (zwei Karten).
did-no-action = { $player } wählt „Keine Aktion“.
did-pass = { $player } passt.
did-card-bribery = { $player } spielt „{ $card }“ und { $amount ->
    [0] besticht kostenlos den Beamten auf { $official }
   *[other] übernimmt für { money } den Beamten von { $owner } auf { $official }
  }.
did-card-gift = { $player } spielt „{ reward-gift }“ und deckt Geschenk { $value } ({ gift }) auf.
did-card-extra = { $player } spielt „{ reward-extra-action }“.
did-card-cash = { $player } spielt „{ reward-cash }“ und zieht vier Karten.
did-card-recruit = { $player } spielt „{ reward-recruit-army }“: Eine Armee kommt in die Kolonie.
did-card-insulted = { $player } spielt „{ reward-emperor-insulted }“: Eine Armee verlässt die Kolonie und bringt zwei Punkte.
did-spend = { $player } gibt eine Karte aus ({ money }).
    .several = { $player } gibt Karten mit { $amount_all } { $currency ->
        [coins] Münzen
       *[licences] Lizenzen
      } aus.
did-enough = { $player } zahlt { money }.
    .within = {""}
commercial-paid = { $player } { $amount ->
    [0] gibt nichts aus und zieht eine Karte
   *[other] gibt { $amount ->
        [one] eine Münze
       *[other] { $amount } Münzen
      } aus und zieht { number-word } Karten
  }.
    .within = { $player } zieht { $amount ->
        [0] eine Karte
       *[other] { number-word } Karten
      }.
tutor-card = { $player } legt eine Karte { $seen ->
    [yes] mit { $coins ->
        [one] einer Münze
       *[other] { $coins } Münzen
      }
   *[no] verdeckt
  } zum Gelehrten von { $owner }.
    .within = { $seen ->
        [yes] { $player } legt eine Karte mit { $coins ->
            [one] einer Münze
           *[other] { $coins } Münzen
          } hin.
       *[no] {""}
      }
    .several = { $player } legt Karten mit { $coins_all } Münzen hin.
tutor-done = { $player } unterstützt den Gelehrten von { $owner } mit { $quantity ->
    [one] einer Karte
   *[other] { number-word } Karten
  }.
    .within = { $player } unterstützt mit { $quantity ->
        [one] einer Karte
       *[other] { number-word } Karten
      }.
did-arrive = { $player } erreicht { $land }{ $points ->
    [0] , wo { $first } zuerst war
   *[other] {" "}zuerst (+{ $points })
  }.
did-move-junks = { $player } lässt { $quantity ->
    [one] eine Dschunke
   *[other] { number-word } Dschunken
  } aus der Werft von { $from } in die von { $to } bringen.
did-replace-student = { $player } ersetzt den Gelehrten von { $owner } auf dem { $student } Feld.
did-swap-own = { $player } wählt den Beamten auf { $official } zum Tausch.
    .within = {""}
did-swap-other = { $player } lässt die Beamten auf { $own } und { $official } die Plätze tauschen.
did-army-from = { $player } wählt die Armee von { $owner } auf { $box } zum Marsch.
    .within = {""}
did-army-to = { $player } lässt die Armee von { $owner } vom Feld { $source } auf das Feld { $box } marschieren.
did-replace-marker = { $stays ->
    [yes] { $player } lässt den Beamten von { $owner } auf { $official } sichern
   *[no] { $player } lässt den Marker von { $owner } auf { $official } durch einen gesicherten von { $to } ersetzen
  }.
did-tutor = { $player } unterstützt den { $student } Gelehrten, den von { $owner }.
    .within = { $player } unterstützt den { $student } Gelehrten (von { $owner }).
did-cancel-gift = { $player } macht das Geschenk von { $owner } unwirksam ({ gift }).
did-keep-gift = { $player } lässt das Geschenk von { $owner } wirksam ({ gift }).
did-place-candidate = { $player } setzt den Kandidaten auf { $official } ein{ $there ->
    [nothing] {""}
    [official] , anstelle des Beamten dort
   *[marker] , anstelle des Beamten von { $owner }
  }.
did-lend = { $player } scheidet in { $ministry } aus und tritt { $to } den Einfluss von { $quantity ->
    [one] einem Beamten
   *[other] { number-word } Beamten
  } ab.
did-appoint = { $player } ernennt { $chief } zum Obersten Minister.
did-discard = { $player } legt eine Karte{ $seen ->
    [yes] {" "}mit { $coins ->
        [one] einer Münze
       *[other] { $coins } Münzen
      }
   *[no] {""}
  } ab.
    .several = { $player } legt { $seen ->
        [yes] Karten mit { $coins_all } Münzen
       *[no] { $count ->
            [2] zwei
            [3] drei
           *[other] { $count }
          } Karten
      } ab.
did-deal-chit = { $ministry } bekommt ein Plättchen mit { $value } Punkten.
did-deal-distant = Wer { $land } zuerst erreicht, bekommt { $value } Punkte.
did-deal-land = { $land_id ->
    [mongolia] Die Mongolei
    [manchuria] Die Mandschurei
   *[other] { $land }
  } liegt { $where ->
    [left] links
    [middle] in der Mitte
   *[right] rechts
  }: { number-word } Armeefelder, Preis { $price }.
did-deal-candidate = Ein Kandidat für { $ministry } wird aufgedeckt{ $resolved ->
    [yes] {" "}und kommt aus dem Spiel, denn { $ministry } ist entschieden
   *[no] {""}
  }.
did-deal-official = Ein Beamter kommt auf { $official } (Preis { $price }).
    .several = Beamte kommen auf { $official_all } (Preise { $price_all }).
did-deal-card = { $seen ->
    [yes] { $player } zieht eine Karte mit { $coins ->
        [one] einer Münze
       *[other] { $coins } Münzen
      }.
   *[no] {""}
  }
    .within = { $seen ->
        [yes] Die Karte von { $player } hat { $coins ->
            [one] eine Münze
           *[other] { $coins } Münzen
          }.
       *[no] {""}
      }
    .several = Die Karten von { $player } haben { $coins_all } Münzen.
did-deal-reward = { $player } zieht { $seen ->
    [yes] die Verdienstkarte „{ $card }“
   *[no] eine Verdienstkarte
  }.
did-deal-chief = { $chief } wird als erster Oberster Minister ausgelost.
chief-agreed = Der Tisch bestimmt { $chief } zum ersten Obersten Minister.
reward-drawn-open = { $player } zieht offen die Verdienstkarte „{ $card }“.

## The log: what follows by itself

gift-cancelled = Geschenk { $value } ({ gift }) von { $giver } an { $recipient } wird unwirksam.
gift-replaced = Geschenk { $value } ({ gift }) von { $giver } an { $recipient } wird ersetzt.
deck-shuffled = Der Stapel ist aufgebraucht: Der Ablagestapel wird gemischt und ist der neue Stapel.
deck-empty = Es gibt keine Karte mehr, und was noch zu ziehen war, verfällt.
favour-begins = Alle haben gepasst: Die Gunst des Kaisers geht an { $player }.
wall-grows = Teil { $piece } von { $all } der Großen Mauer wird gelegt.
exam-contested = Die Karten werden aufgedeckt: { $red_coins } { $red_coins ->
    [one] Münze
   *[other] Münzen
  } für den roten Gelehrten von { $red }, { $plain_coins } für den von { $plain }. { $tie ->
    [yes] Bei Gleichstand entscheidet das rote Feld, und { $winner } gewinnt
   *[no] { $winner } gewinnt
  } die Beamtenprüfung.
exam-uncontested = { $winner } gewinnt die Beamtenprüfung ohne Gegner.
candidate-leaves = Der Kandidat findet keinen Platz und kommt aus dem Spiel.
candidate-declined = { $player } verzichtet darauf, einen Beamten zu ersetzen, und der Kandidat kommt aus dem Spiel.
ministry-two = Machtübernahme in { $ministry }: { $minister } wird Minister (+{ $first }), { $secretary } Sekretär (+{ $second }).
ministry-one = Machtübernahme in { $ministry }: { $minister } wird Minister (+{ $first }) und Sekretär (+{ $second }).
ministry-vacant = Machtübernahme in { $ministry }: Niemand hat dort einen Beamten, und die Posten bleiben unbesetzt.
land-conquered = { $land_id ->
    [mongolia] Die Mongolei
    [manchuria] Die Mandschurei
   *[other] { $land }
  } ist erobert: { $points }.
land-failed = Die Invasion { $land_id ->
    [mongolia] der Mongolei
    [manchuria] der Mandschurei
   *[other] von { $land }
  } scheitert: Niemand bekommt dafür Punkte.
discards-shown = Was { $player } abgelegt hat, wird aufgedeckt:{ $ones ->
    [0] {""}
   *[other] {" "}1/3 ×{ $ones }
  }{ $twos ->
    [0] {""}
   *[other] {" "}2/2 ×{ $twos }
  }{ $threes ->
    [0] {""}
   *[other] {" "}3/1 ×{ $threes }
  }.
game-ends = Das war die letzte Runde: { $reason }.
reason-ministries = Alle Ministerien sind entschieden
reason-candidates = Es gibt keinen Kandidaten mehr
reason-wall = Die Große Mauer ist fertig
reason-ministries-and-candidates = Alle Ministerien sind entschieden, und es gibt keinen Kandidaten mehr
reason-ministries-and-wall = Alle Ministerien sind entschieden, und die Große Mauer ist fertig
reason-candidates-and-wall = Es gibt keinen Kandidaten mehr, und die Große Mauer ist fertig
reason-ministries-and-candidates-and-wall = Alle Ministerien sind entschieden, es gibt keinen Kandidaten mehr, und die Große Mauer ist fertig
title-awarded = { $player } ist { $title } (+1).
title-vacant = Niemand ist { $title }.
game-won = { $winners_count ->
    [one] { $winners } gewinnt mit { $points } Punkten.
   *[other] Den Sieg teilen sich { $winners } mit { $points } Punkten.
  }
nobody-wins = Gleichauf mit { $points } Punkten liegen { $tied }, und kein Amt entscheidet: Niemand gewinnt.
round-begins = Runde { $round } beginnt. Würfel: { $cubes }.

## Refusals: what is asked now, and what something costs

asked-turn = { READER($actor) ->
    [yes] Du bist
   *[no] { $actor } ist
  } am Zug
asked-extra = { READER($actor) ->
    [yes] Erst führst du
   *[no] { $actor } führt
  } eine Aktion aus dem Aktionsfeld aus, wie die Karte „Zusatzaktion“ es sagt
asked-pay = { READER($actor) ->
    [yes] Erst zahlst du
   *[no] { $actor } zahlt
  }
asked-land = { READER($actor) ->
    [yes] Erst wählst du
   *[no] { $actor } wählt
  } das ferne Land der Reise
asked-petition = { READER($actor) ->
    [yes] Erst wählst du
   *[no] { $actor } wählt
  }, worum das Bittgesuch bittet
asked-swap = { READER($actor) ->
    [yes] Erst wählst du
   *[no] { $actor } wählt
  } den anderen Beamten für den Tausch
asked-march = { READER($actor) ->
    [yes] Erst wählst du
   *[no] { $actor } wählt
  } das Armeefeld, zu dem die Armee marschiert
asked-tutor = { READER($actor) ->
    [yes] Erst wählst du
   *[no] { $actor } wählt
  }, welcher Gelehrte unterstützt wird
asked-tutor_cards = { READER($actor) ->
    [yes] Erst legst du
   *[no] { $actor } legt
  } Karten zu einem Gelehrten
asked-cancel = { READER($actor) ->
    [yes] Erst machst du das Geschenk unwirksam oder lässt
   *[no] { $actor } macht das Geschenk unwirksam oder lässt
  } es wirksam
asked-candidate = { READER($actor) ->
    [yes] Erst setzt du
   *[no] { $actor } setzt
  } den Kandidaten ein
asked-lend = { READER($actor) ->
    [yes] Erst trittst du
   *[no] { $actor } tritt
  } Einfluss in { $ministry } ab
asked-appoint = { READER($actor) ->
    [yes] Erst ernennst du
   *[no] { $actor } ernennt
  } den nächsten Obersten Minister
asked-agreed = { READER($actor) ->
    [yes] Erst nennst du
   *[no] { $actor } nennt
  }, wen der Tisch zum ersten Obersten Minister bestimmt
asked-discard = { READER($actor) ->
    [yes] Erst legst du
   *[no] { $actor } legt
  } bis auf vier Karten ab
deed-bribe = { $official } zu bestechen
deed-secure = { $official } zu sichern
deed-nominate = einen Gelehrten zu nominieren
deed-force = eine Beamtenprüfung zu erzwingen
deed-buy-junks = { number-word } { $quantity ->
    [one] Dschunke
   *[other] Dschunken
  } zu kaufen
deed-voyage = mit { $quantity ->
    [one] einer Dschunke
   *[other] { number-word } Dschunken
  } in See zu stechen
deed-recruit = eine Armee aufzustellen
deed-invade = { $box } anzugreifen
deed-buy-gift = das Geschenk „{ $gift }“ zu kaufen
deed-card-bribery = { $official } zu übernehmen

## Refusals, by clause

no-CF-END-10 = die Partie ist vorbei: Die Ämter sind vergeben, und der Sieger steht fest
no-CF-TURN-02 = { $who ->
    [chance] so etwas hat der Zufall jetzt nicht zu ziehen
    [drawing] jetzt ist niemand dran: Erst muss etwas gezogen werden
    [drawn] darüber entscheidet der Zufall, kein Spieler
   *[rival] jetzt ist { $actor } dran, { READER($player) ->
        [yes] nicht du
       *[no] nicht { $player }
      }
  }
no-CF-TURN-07 = { $favour ->
    [yes] alle haben gepasst, { READER($player) ->
        [yes] und du hast
       *[no] und { $player } hat
      } noch eine Aktion durch die Gunst des Kaisers
   *[no] { READER($player) ->
        [yes] du hast gepasst und führst
       *[no] { $player } hat gepasst und führt
      } in Runde { $round } keine Aktion mehr aus
  }
no-CF-TURN-04 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } noch { $cubes ->
    [one] einen unbenutzten Würfel
   *[other] { $left } unbenutzte Würfel
  } { READER($player) ->
    [yes] und kannst
   *[no] und kann
  } nicht passen
no-CF-TURN-11 = eine Aktion wird als Ganzes ausgeführt, und diese ist nicht fertig: { $asked }
no-CF-SEQ-01 = das ist jetzt nicht dran: { $asked }
no-CF-PAY-07 = { $whose ->
    [own] { READER($player) ->
        [yes] du hast
       *[no] { $player } hat
      } keine Karte mit { $coins ->
        [one] einer Münze
       *[other] { $coins } Münzen
      }; { $held ->
        [0] die Hand ist leer
       *[other] auf der Hand: { $hand }
      }
   *[rival] jetzt zahlt { $actor }, und niemand darf für andere mitzahlen
  }
no-CF-PAIR-11 = { $use ->
    [petition] ein Bittgesuch kostet zwei Würfel
    [repeat] eine Wiederholung auf diesem Feld kostet zwei Würfel
   *[first] diese Aktion kostet einen Würfel
  }, und { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } { $cubes ->
    [0] keinen
    [one] einen
   *[other] { $left }
  }
no-CF-PAY-08 = { $deed } kostet { $price }; { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } { $purse ->
    [0] keine
    [one] eine
   *[other] { $purse }
  }
no-CF-PAY-09 = jetzt ist nichts zu zahlen, also lässt sich keine Karte ausgeben
no-CF-PAY-02 = es kostet { $price }, und gezahlt { $paid ->
    [one] ist
   *[other] sind
  } { $paid }
no-CF-PAY-04 = { $needless ->
    [yes] mit dieser Karte { READER($player) ->
        [yes] würdest du
       *[no] würde { $player }
      } mindestens eine zahlen, die für { $price } nicht nötig ist, und solche Karten bleiben an diesem Tisch auf der Hand
   *[no] Karten werden aufsteigend nach Münzen genannt, und { $late ->
        [yes] eine mit { $last } Münzen ist schon genannt
       *[no] ohne niedrigere reicht es nicht
      }
  }
no-CF-OFF-08 = { $official } ist von { $owner } gesichert und lässt sich nicht übernehmen
no-CF-OFF-09 = { $ministry } ist entschieden, und dort ändert sich nichts mehr
no-CF-ACT-BRIBE-01 = auf { $official } ist kein Beamter
no-CF-ACT-BRIBE-04 = auf { $official } liegt schon { READER($owner) ->
    [yes] dein Marker
   *[no] der Marker von { $owner }
  }, und eine Bestechung ersetzt nie einen
no-CF-ACT-BRIBE-05 = wegen Geschenk { $value } ({ $gift }) von { $giver } { READER($player) ->
    [yes] darfst du
   *[no] darf { $player }
  } in { $ministry } nicht bestechen: { $giver } hat dort { $theirs ->
    [one] einen Beamten
   *[other] { $theirs } Beamte
  } { READER($player) ->
    [yes] und du
   *[no] und { $player }
  } { $own ->
    [0] keinen
    [one] einen
   *[other] { $own }
  }
no-CF-ACT-SECURE-01 = { $state ->
    [empty] auf { $official } ist kein Beamter
    [unbribed] { $official } ist unbestochen
    [rival] auf { $official } liegt der Marker von { $owner }, { READER($player) ->
        [yes] nicht deiner
       *[no] nicht von { $player }
      }
   *[secured] { $official } ist schon { READER($owner) ->
        [yes] von dir gesichert
       *[no] von { $owner } gesichert
      }
  }
no-CF-ACT-NOM-01 = in der ersten Runde wird kein Gelehrter nominiert
no-CF-ACT-NOM-02 = beide Gelehrtenfelder sind besetzt, { READER($red) ->
    [yes] von dir
   *[no] von { $red }
  } { READER($plain) ->
    [yes] und dir
   *[no] und { $plain }
  }
no-CF-ACT-NOM-03 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } schon einen Gelehrten, und einen zweiten darf niemand nominieren
no-CF-ACT-NOM-05 = { $state ->
    [none] an diesem Tisch kommt der erste Gelehrte auf das rote Feld und der zweite auf das andere
   *[taken] auf dem { $student } Feld steht schon der Gelehrte von { $owner }
  }
no-CF-ACT-FORCE-01 = in der ersten Runde wird keine Beamtenprüfung erzwungen
no-CF-ACT-FORCE-04 = beide Gelehrtenfelder sind leer, und an diesem Tisch erzwingt man eine Beamtenprüfung nur mit einem Gelehrten
no-CF-ACT-JUNK-04 = { $supply ->
    [0] im Vorrat ist keine Dschunke mehr
    [one] im Vorrat ist noch eine Dschunke, nicht { $quantity }
   *[other] im Vorrat sind noch { $supply } Dschunken, nicht { $quantity }
  }
no-CF-ACT-VOY-01 = um mit { $quantity ->
    [one] einer Dschunke
   *[other] { $quantity } Dschunken
  } in See zu stechen, muss man sie in der Werft haben, und { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } dort { $shipyard ->
    [0] keine
    [one] eine
   *[other] { $shipyard }
  }
no-CF-ACT-VOY-12 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } { $land } schon erreicht
no-CF-ACT-VOY-13 = { $voyages ->
    [0] { READER($player) ->
        [yes] du hast alle fernen Länder erreicht und stichst
       *[no] { $player } hat alle fernen Länder erreicht und sticht
      } an diesem Tisch nicht mehr in See
   *[other] { $at_sea } Dschunken auf See würden { $voyages ->
        [one] eine Reise
       *[other] { $voyages } Reisen
      } abschließen, { READER($player) ->
        [yes] und für dich
       *[no] und für { $player }
      } { $lands ->
        [0] ist kein fernes Land
        [one] ist nur ein fernes Land
       *[other] sind nur { $lands } ferne Länder
      } übrig
  }
no-CF-ACT-ARMY-03 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } alle sechs Armeen aufgestellt
no-CF-ACT-INVADE-01 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } keine Armee in der Kolonie
no-CF-ACT-INVADE-02 = { $state ->
    [none] ein Armeefeld { $box } gibt es nicht
   *[resolved] die Invasion ist vorbei: { $land }
  }
no-CF-ACT-INVADE-05 = auf { $box } steht schon { READER($owner) ->
    [yes] eine Armee von dir
   *[no] eine Armee von { $owner }
  }
no-CF-ACT-BUY-01 = { READER($player) ->
    [yes] du kannst
   *[no] { $player } kann
  } das Geschenk „{ $gift }“ nicht kaufen: Es { $state ->
    [available] ist schon gekauft
    [active] liegt bei { $holder }
   *[out] ist aus dem Spiel
  }
no-CF-ACT-GIVE-01 = { $who ->
    [nobody] { $to } spielt niemand
   *[rival] { READER($player) ->
        [yes] du kannst
       *[no] { $player } kann
      } das Geschenk „{ $gift }“ nicht überreichen: Es { $state ->
        [unavailable] ist noch nicht gekauft
        [active] liegt bei { $holder }
       *[out] ist aus dem Spiel
      }
  }
no-CF-ACT-GIVE-05 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } von { $to } ein Geschenk im Wert von { $received }, also muss ein Gegengeschenk mindestens so viel wert sein, nicht nur { $value }
no-CF-ACT-GIVE-04 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } { $to } ein Geschenk im Wert von { $given } überreicht, und an diesem Tisch muss das nächste an { $to } mehr wert sein, nicht nur { $value }
no-CF-ACT-GIVE-06 = ein Geschenk geht an jemand anderen, nie an den Geber selbst
no-CF-ACT-TRANS-03 = { $state ->
    [empty] auf { $official } ist kein Beamter
    [unbribed] { $official } ist unbestochen
   *[rival] auf { $official } liegt der Marker von { $owner }, { READER($player) ->
        [yes] nicht deiner
       *[no] nicht von { $player }
      }
  }
no-CF-ACT-TRANS-04 = { $who ->
    [nobody] { $to } spielt niemand
    [self] Einfluss geht an jemand anderen{ $gift ->
        [needed] , von dem { READER($player) ->
            [yes] du ein Geschenk hast
           *[no] { $player } ein Geschenk hat
          }
       *[other] {""}
      }
   *[rival] { $gift ->
        [needed] { READER($player) ->
            [yes] du hast
           *[no] { $player } hat
          } kein Geschenk von { $to }, und Einfluss geht nur an Geber
       *[other] { READER($player) ->
            [yes] du hast
           *[no] { $player } hat
          } in dieser Runde zwanzigmal Einfluss übertragen, und von jetzt an geht er nur an Geber
      }
  }
no-CF-ACT-PET-01 = Bittgesuche gehören zum Spiel für Fortgeschrittene, und dies ist keines
no-CF-ACT-PET-04 = { $value ->
    [1] das Geschenk „{ $gift }“ rührt niemanden: Ein Bittgesuch braucht ein Geschenk im Wert von 2 bis 6
   *[other] { READER($player) ->
        [yes] du kannst
       *[no] { $player } kann
      } mit dem Geschenk „{ $gift }“ kein Bittgesuch stellen: Es { $state ->
        [unavailable] ist noch nicht gekauft
        [active] liegt bei { $holder }
       *[out] ist aus dem Spiel
      }
  }
no-CF-ACT-PET-06 = { $state ->
    [nobody] beide Werften müssen Spielern an diesem Tisch gehören
    [same] die Dschunken kommen in eine andere Werft
   *[few] { $needed ->
        [1] es geht um eine oder zwei Dschunken
       *[2] es geht um zwei Dschunken
      }, { READER($from) ->
        [yes] und du hast
       *[no] und { $from } hat
      } { $shipyard ->
        [0] keine
       *[other] eine
      } in der Werft
  }
no-CF-ACT-PET-09 = { $state ->
    [petition] es gibt keinen fremden Gelehrten zu ersetzen
    [none] auf dem { $student } Feld steht kein Gelehrter
   *[own] auf dem { $student } Feld steht schon { READER($player) ->
        [yes] dein Gelehrter
       *[no] der Gelehrte von { $player }
      }
  }
no-CF-ACT-PET-10 = in beiden Reihenfolgen ist es derselbe Tausch zweier Karten { READER($player) ->
    [yes] von dir
   *[no] von { $player }
  }; wähl { $half ->
    [first] erst die andere und dann { $official }
   *[second] erst { $official } und dann { $own }
  }
no-CF-ACT-PET-11 = { $half ->
    [first] auf den Feldern ab { $number } ist kein anderer Beamter, gegen den sich { $official } tauschen ließe
   *[second] { $official } ist dienstälter als { $own }, und dessen Dienstalter darf nicht steigen
  }
no-CF-ACT-PET-12 = { $half ->
    [same] { $official } kann nicht mit sich selbst den Platz tauschen
   *[other] { $state ->
        [empty] auf { $official } ist kein Beamter
        [unbribed] { $official } ist unbestochen, und auf der ersten Karte muss { READER($player) ->
            [yes] dein Marker
           *[no] der Marker von { $player }
          } liegen
       *[rival] auf { $official } liegt der Marker von { $owner }, und auf der ersten Karte muss { READER($player) ->
            [yes] deiner
           *[no] der von { $player }
          } liegen
      }
  }
no-CF-ACT-PET-13 = die Armee auf { $box } gehört { $owner }, und an diesem Tisch versetzt ein Bittgesuch nur eigene Armeen
no-CF-ACT-PET-14 = { $state ->
    [none] ein Armeefeld { $box } gibt es nicht
    [resolved] die Invasion ist vorbei: { $land }
    [empty] auf { $box } steht keine Armee
   *[taken] auf { $box } steht schon { READER($owner) ->
        [yes] eine Armee von dir
       *[no] eine Armee von { $owner }
      }
  }
no-CF-ACT-PET-17 = { $who ->
    [nobody] { $to } spielt niemand
   *[other] { $state ->
        [empty] auf { $official } ist kein Beamter
        [unbribed] { $official } ist unbestochen
       *[secured] { $official } ist { READER($owner) ->
            [yes] von dir
           *[no] von { $owner }
          } gesichert
      }
  }
no-CF-ACT-PET-19 = das Bittgesuch mit dem Geschenk „{ $gift }“ braucht { $value ->
    [2] eine Werft mit { $junks ->
        [one] einer Dschunke
       *[other] zwei Dschunken
      }
    [4] { READER($player) ->
        [yes] einen Beamten von dir
       *[no] einen Beamten von { $player }
      }, der mit einem anderen den Platz tauschen kann
    [5] { $whose ->
        [own] eine eigene Armee
       *[any] eine Armee
      } in einem fremden Land und ein leeres Armeefeld, beide noch offen
   *[6] einen ungesicherten Marker in einem offenen Ministerium
  }, und daran fehlt es
no-CF-ACT-COM-01 = { READER($player) ->
    [yes] du hast
   *[no] { $player } hat
  } in dieser Runde schon „Handelserträge“ gewählt
no-CF-ACT-COM-04 = mit dieser Karte wären es { $sum } Münzen, und für Handelserträge sind es höchstens 4
no-CF-ACT-FAV-05 = { $card ->
    [yes] die Gunst des Kaisers ist eine Aktion aus dem Aktionsfeld, keine Verdienstkarte
   *[no] die Gunst des Kaisers lässt sich nicht als Aktion ohne Würfel wählen
  }
no-CF-ACT-FAV-06 = auf die Gunst des Kaisers legt niemand einen Würfel: Wenn alle gepasst haben, geht sie { READER($chief) ->
    [yes] an dich
   *[no] an { $chief }
  } als Obersten Minister
no-CF-REW-10 = { $held ->
    [no] { READER($player) ->
        [yes] du hast die Karte
       *[no] { $player } hat die Karte
      } „{ $card }“ nicht
   *[yes] „{ $card }“ würde nichts bewirken: { $needs ->
        [gift] Das Geschenk „{ $gift }“ ist nicht mehr zu kaufen
        [supply] { READER($player) ->
            [yes] Du hast alle
           *[no] { $player } hat alle
          } sechs Armeen aufgestellt
       *[colony] { READER($player) ->
            [yes] Du hast keine
           *[no] { $player } hat keine
          } Armee in der Kolonie
      }
  }
no-CF-REW-11 = „{ $card }“ wirkt in { $named }, solange das offen ist, nicht in { $ministry }
no-CF-REW-15 = in { $named } ist weder ein unbestochener Beamter noch ein ungesicherter von anderen, also lässt sich „{ $card }“ gerade nicht spielen
no-CF-REW-23 = { $state ->
    [empty] auf { $official } ist kein Beamter
    [candidate] auf { $official } ist ein Kandidat, und der lässt sich nicht bestechen
   *[own] auf { $official } liegt { READER($owner) ->
        [yes] dein eigener Marker
       *[no] der eigene Marker von { $owner }
      }
  }
no-CF-EXAM-06 = Unterstützen ist Pflicht: { READER($player) ->
    [yes] Du legst
   *[no] { $player } legt
  } mindestens eine { $cards ->
    [one] Karte, also die einzige auf der Hand,
   *[other] der { $cards } Handkarten
  } zu einem Gelehrten
no-CF-EXAM-08 = { READER($player) ->
    [yes] alle deine Karten
   *[no] alle Karten von { $player }
  } gehen an einen Gelehrten, und gewählt ist { READER($owner) ->
    [yes] deiner
   *[no] der von { $owner }
  }
no-CF-EXAM-10 = das Geschenk von { $giver } ({ $gift }) { READER($player) ->
    [yes] verpflichtet dich
   *[no] verpflichtet { $player }
  }, den Gelehrten von { $giver } zu unterstützen
no-CF-EXAM-17 = in { $ministry } ist das Feld { $empty } leer, und ein Kandidat kommt auf ein leeres Feld, bevor er jemanden ersetzt
no-CF-EXAM-18 = { $official } ist { READER($owner) ->
    [yes] von dir
   *[no] von { $owner }
  } gesichert, und ein Kandidat ersetzt nur unbestochene oder ungesicherte Beamte
no-CF-EXAM-19 = { $able ->
    [yes] der Kandidat ist für { $named }, das ihn aufnehmen kann, und nicht für { $ministry }
   *[no] { $named } kann den eigenen Kandidaten nicht aufnehmen; er ersetzt anderswo einen Beamten und kommt auf kein leeres Feld
  }
no-CF-EXAM-21 = { $able ->
    [yes] { $empty } ist leer, und an diesem Tisch kommt ein Kandidat für ein beliebiges Ministerium auf ein leeres Feld, bevor er jemanden ersetzt
   *[no] { $ministry } kann den Kandidaten nicht aufnehmen: Dort sind alle Beamten gesichert
  }
no-CF-EXAM-24 = { $how ->
    [empty] der Kandidat kann auf ein leeres Feld, und verzichten darf man nur darauf, einen Beamten zu ersetzen
    [optional] { READER($player) ->
        [yes] du setzt den Kandidaten ein oder verzichtest und kannst
       *[no] { $player } setzt den Kandidaten ein oder verzichtet und kann
      } nicht passen
   *[compulsory] der Kandidat findet Platz, { READER($player) ->
        [yes] also musst du
       *[no] also muss { $player }
      } ihn einsetzen
  }
no-CF-RES-11 = das Geschenk von { $givers } ({ $gift }) { READER($player) ->
    [yes] verpflichtet dich
   *[no] verpflichtet { $player }
  }, den Einfluss { $number ->
    [one] an { $givers }
   *[other] an einen von ihnen
  } abzutreten
no-CF-RES-16 = { $to } ist in { $ministry } ausgeschieden
no-CF-RES-17 = { $to } hat keinen Beamten in { $ministry }
no-CF-RES-07 = { $who ->
    [nobody] { $to } spielt niemand
   *[self] Einfluss tritt man an jemand anderen ab
  }
no-CF-CM-02 = { $who ->
    [nobody] { $chief } spielt niemand
   *[self] { READER($player) ->
        [yes] als Oberster Minister ernennst du jemand anderen, nicht dich selbst
       *[no] der Oberste Minister ernennt jemand anderen, nicht { $player }
      }
  }
no-CF-EOR-06 = Karten werden nur am Rundenende abgelegt, von Spielern mit mehr als vier

## Sources of points

source-minister = Ministerposten in { $where }
source-secretary = Sekretärposten in { $where }
source-voyage = Reise: { $where }
source-invasion = Armee: { $where }
source-title = Amt: { $where }
source-emperor_insulted = Beleidigung des Kaisers
source-earlier = frühere Punkte

## What computer players look at (appraisal.py), as they speak of it: "dafür: Einfluss (+1.8)"

item-score = sichere Punkte
item-posts = Minister und Sekretäre, Stand jetzt
item-titles = Ämter, Stand jetzt
item-influence = Einfluss
item-secured = gesicherte Beamte
item-first_lead = das Rennen um den Ministerposten
item-second_lead = das Rennen um den Sekretärposten
item-seniority = Dienstalter
item-lenders = Einfluss, den andere abtreten würden
item-bound = Einfluss, der abzutreten wäre
item-blocked = Ministerien, die fremde Geschenke sperren
item-blocks = Ministerien, die ein eigenes Geschenk sperrt
item-cubes_next = Würfel in der nächsten Runde
item-gifts_ready = verfügbare Geschenke
item-best_gift = das beste Geschenk
item-gifts_given = überreichte Geschenke
item-gifts_owed = erhaltene Geschenke
item-cubes = unbenutzte Würfel
item-cards = Karten
item-cards_over = Karten über der Handgrenze
item-junks = Dschunken in der Werft
item-sea = Dschunken auf See
item-discovery = eine Entdeckung in Reichweite
item-visits = erreichte ferne Länder
item-army = Armeen
item-army_chance = ein Feld für eine Armee
item-boxes = Armeefelder in fremden Ländern
item-boxes_open = Länder, die noch voll werden müssen
item-boxes_late = Invasionen, die bald scheitern
item-rewards = Verdienstkarten
item-student = ein Gelehrter
item-student_red = das rote Feld in der Beamtenprüfung
item-exam = die Karten bei den Gelehrten
item-bingbu = der Nachlass von Bingbu
item-hubu = der Nachlass von Hubu
item-gongbu = der Nachlass von Gongbu
item-chief = Oberster Minister zu sein

## Foresight: what comes by itself. $sure is will, stands, one_more or near

prospect-blocked = Wegen Geschenk { $value } { READER($giver) ->
    [yes] ({ gift }) von dir
   *[no] ({ gift }) von { $giver }
  } { READER($player) ->
      [yes] darfst du
     *[no] darf { $player }
    } in { $ministry } nicht bestechen: { READER($giver) ->
        [yes] Du hast dort
       *[no] { $giver } hat dort
      } { $theirs ->
    [one] einen Beamten
   *[other] { $theirs } Beamte
  } { READER($player) ->
      [yes] und du
     *[no] und { $player }
    } { $own ->
    [0] keinen
    [one] einen
   *[other] { $own }
  }.
    .short = { READER($giver) ->
        [yes] Dein Geschenk
       *[no] Das Geschenk von { $giver }
      } { READER($player) ->
          [yes] hindert dich
         *[no] hindert { $player }
        } an Bestechungen in { $ministry }.
prospect-last-round = { $sure ->
    [will] Das ist die letzte Runde
   *[other] Stand jetzt ist das die letzte Runde
  }: { $reason ->
    [ministries] Alle Ministerien werden entschieden
    [candidates] Der letzte Kandidat wird vergeben
   *[wall] Die Große Mauer wird fertig
  }.
prospect-round-end = Was das Ende von Runde { $round } bringt; { $left ->
    [0] keine Runde folgt
    [one] höchstens eine Runde folgt
   *[other] höchstens { $left } Runden folgen
  }.
prospect-favour = Wenn alle gepasst haben, { READER($player) ->
    [yes] hast du
   *[no] hat { $player }
  } noch eine Aktion durch die Gunst des Kaisers.
prospect-wall = Am Ende dieser Runde kommt Teil { $piece } von { $all } der Großen Mauer.
    .short = Teil { $piece } von { $all } kommt.
prospect-rounds = { $left ->
    [one] Nach dieser Runde kommt keine mehr
   *[other] Mit dieser sind es höchstens noch { $left } Runden
  }: Spätestens mit Runde { $rounds } endet die Partie.
    .short = { $left ->
        [one] Ja, diese hier.
       *[other] Noch nicht: spätestens Runde { $rounds }.
      }
prospect-candidates = { $last ->
    [yes] Es ist der letzte Kandidat: Wird er vergeben, ist die Runde die letzte
   *[no] Mit dem ausliegenden sind es nur noch { $left } Kandidaten
  }.
prospect-examination = { $contested ->
    [yes] Beamtenprüfung zwischen { $red } (rot) und { $plain }
   *[no] { $winner_id ->
        [-1] Wer die Beamtenprüfung gewinnt, weiß noch niemand
       *[other] { $winner } gewinnt die Beamtenprüfung
      }
  }; der Kandidat ist für { $candidate }{ $last ->
    [yes] , der letzte
   *[no] {""}
  }.
    .short = { $contested ->
        [yes] Prüfung für { $candidate }: { $red } (rot) gegen { $plain }
       *[no] { $winner_id ->
            [-1] Prüfung für { $candidate }: Ausgang offen
           *[other] { $winner } gewinnt die Prüfung für { $candidate }
          }
      }{ $last ->
        [yes] {" "}(letzter Kandidat)
       *[no] {""}
      }.
prospect-no-examination = { $reason ->
    [forced] Eine Beamtenprüfung ist erzwungen, aber ohne Gelehrten findet sie nicht statt
    [student] Nur mit dem Gelehrten von { $owner } gibt es keine Beamtenprüfung: Ein zweiter müsste kommen, oder jemand müsste sie erzwingen
   *[none] Es gibt keine Beamtenprüfung, denn es gibt keinen Gelehrten
  }{ $last ->
    [yes] ; es ist der letzte Kandidat
   *[no] {""}
  }.
    .short = { $reason ->
        [forced] Prüfung erzwungen, aber kein Gelehrter da
        [student] Der Gelehrte von { $owner } ist allein: noch keine Prüfung
       *[none] Kein Gelehrter, keine Prüfung
      }{ $last ->
        [yes] {" "}(letzter Kandidat)
       *[no] {""}
      }.
prospect-must-tutor = { READER($player) ->
    [yes] Du musst
   *[no] { $player } muss
  } wegen Geschenk { $value } ({ gift }) den { $student } Gelehrten unterstützen, den von { $owner }.
    .short = { READER($player) ->
        [yes] Du musst
       *[no] { $player } muss
      } den { $student } Gelehrten unterstützen (von { $owner }).
prospect-tutors-freely = { READER($player) ->
    [yes] Du musst jemanden unterstützen und darfst
   *[no] { $player } muss jemanden unterstützen und darf
  } den Gelehrten wählen.
prospect-candidate-place = { $places ->
    [one] Der Kandidat darf auf { $official }{ $empty ->
        [yes] , das leer ist
       *[no] , anstelle des Beamten dort
      }
   *[other] Der Kandidat darf auf eines von { $places } { $empty ->
        [yes] leeren Feldern in { $ministry }
       *[no] Feldern in { $ministry }, anstelle des Beamten dort
      }
  }.
prospect-candidate-leaves = Der Kandidat findet keinen Platz und kommt aus dem Spiel.
prospect-ministry-now = Machtübernahme in { $ministry } { $sure ->
    [will] in dieser Runde
   *[other] in dieser Runde, Stand jetzt
  }: { $posts }.
    .short = Machtübernahme in { $ministry }{ $sure ->
        [will] {""}
       *[other] , Stand jetzt
      }: { $posts_short }.
prospect-ministry-last = Machtübernahme in { $ministry } am Spielende: { $posts }.
prospect-ministry-one-more = Mit einem Marker mehr kommt es in dieser Runde zur Machtübernahme in { $ministry }{ $third ->
    [yes] {" "}(das dritte Ministerium: letzte Runde)
   *[no] {""}
  }; Stand jetzt: { $posts }.
    .short = Ein Marker mehr entscheidet { $ministry }{ $third ->
        [yes] , und es wäre die letzte Runde
       *[no] {""}
      }: { $posts_short }.
prospect-ministry = In { $ministry } { $missing ->
    [one] fehlt ein Marker
   *[other] fehlen { $missing } Marker
  }; wäre jetzt Schluss: { $posts }.
posts-foreseen = { $minister_id ->
    [-1] Niemand bekommt die Posten
   *[other] { $same ->
        [yes] { READER($minister) ->
            [yes] Du bekommst
           *[no] { $minister } bekommt
          } beide Posten (+{ $first }, +{ $second })
       *[no] { READER($minister) ->
           [yes] Du Minister
          *[no] { $minister } Minister
         } (+{ $first }), { READER($secretary) ->
             [yes] du Sekretär
            *[no] { $secretary } Sekretär
           } (+{ $second })
      }
  }{ $assumed ->
    [yes] , falls keine freie Wahl oder Prüfung das ändert
   *[no] {""}
  }
    .short = { $minister_id ->
        [-1] Niemand bekommt die Posten
       *[other] { $same ->
            [yes] { READER($minister) ->
                [yes] du +
               *[no] { $minister } +
              }{ $first } +{ $second }
           *[no] { READER($minister) ->
               [yes] du +
              *[no] { $minister } +
             }{ $first }, { READER($secretary) ->
                 [yes] du +
                *[no] { $secretary } +
               }{ $second }
          }
      }{ $assumed ->
        [yes] {" "}(offen)
       *[no] {""}
      }
prospect-drops-out = { READER($player) ->
    [yes] Du scheidest
   *[no] { $player } scheidet
  } in { $ministry } aus, mit { $quantity ->
    [one] einem Beamten
   *[other] { number-word } Beamten
  }{ $tied ->
    [yes] , und { READER($player) ->
        [yes] verlierst
       *[no] verliert
      } den Gleichstand: Der dienstälteste eigene Beamte steht auf Feld { $senior }
   *[no] ; weniger hat niemand
  }.
    .short = { READER($player) ->
        [yes] Du scheidest
       *[no] { $player } scheidet
      } in { $ministry } aus.
prospect-lends = { READER($player) ->
    [yes] Du trittst
   *[no] { $player } tritt
  } { READER($to) ->
      [yes] dir den
     *[no] { $to } den
    } Einfluss von { $quantity ->
    [one] einem Beamten
   *[other] { number-word } Beamten
  } ab, zusammen dann { $now }: { $why ->
    [gift] das höchste Geschenk von jemandem, der noch dabei ist ({ $value })
    [equal] freie Wahl zwischen Geschenken im Wert von { $value }; angenommen ist der Stärkste
   *[free] freie Wahl, denn kein Geber ist mehr dabei; angenommen ist der Stärkste
  }.
    .short = { READER($player) ->
        [yes] Du trittst
       *[no] { $player } tritt
      } in { $ministry } Einfluss { READER($to) ->
          [yes] an dich
         *[no] an { $to }
        } ab.
prospect-gift-cancelled = Geschenk { $value } ({ gift }) { READER($giver) ->
    [yes] von dir
   *[no] von { $giver }
  } { READER($recipient) ->
      [yes] an dich
     *[no] an { $recipient }
    } wird dadurch unwirksam.
prospect-posts-two = { READER($minister) ->
    [yes] Du wirst
   *[no] { $minister } wird
  } Minister (+{ $first }) und { READER($secretary) ->
      [yes] du Sekretär
     *[no] { $secretary } Sekretär
    } (+{ $second }){ $tied ->
    [yes] : Beide haben { $more }, und { READER($minister) ->
        [yes] du hast
       *[no] { $minister } hat
      } den dienstältesten Beamten
   *[no] , mit { $more } zu { $less }
  }.
prospect-posts-one = { READER($minister) ->
    [yes] Du bist allein beteiligt und wirst
   *[no] { $minister } ist allein beteiligt und wird
  } Minister (+{ $first }) und Sekretär (+{ $second }).
prospect-posts-vacant = Niemand hat dort einen Beamten: Die Posten bleiben unbesetzt.
prospect-way-repay = Gib { $giver } ein Geschenk im Wert von mehr als { $value } zurück, dann bindet dich das erhaltene nicht mehr.
prospect-way-three = Mit drei Beamten in { $ministry } scheidest du nicht aus.
prospect-way-cards = Drei Karten für diesen Gelehrten heben das Geschenk auf.
prospect-way-level = Bestechen darfst du dort wieder, sobald { $giver } dort mehr Beamte hat als du.
prospect-would-tutor = Kommt ein zweiter Gelehrter dazu, musst du wegen Geschenk { $value } den von { $giver } unterstützen.
prospect-land-conquered = { $land_id ->
    [mongolia] Die Mongolei
    [manchuria] Die Mandschurei
   *[other] { $land }
  } ist voll und am Ende dieser Runde erobert: { $points }.
    .short = { $land_id ->
        [mongolia] Die Mongolei
        [manchuria] Die Mandschurei
       *[other] { $land }
      } wird erobert: { $points }.
prospect-land-fails = Die Invasion { $land_id ->
    [mongolia] der Mongolei
    [manchuria] der Mandschurei
   *[other] von { $land }
  } scheitert am Ende dieser Runde: { $missing ->
    [one] Ein Armeefeld ist
   *[other] { $missing } Armeefelder sind
  } leer.
    .short = Scheitert: { $land }, { $missing } { $missing ->
        [one] Feld
       *[other] Felder
      } leer.
prospect-land-one-more = Mit einer Armee mehr ist { $land_id ->
    [mongolia] die Mongolei
    [manchuria] die Mandschurei
   *[other] { $land }
  } in dieser Runde erobert; die Frist endet mit Runde { $deadline }.
    .short = Eine Armee mehr erobert { $land_id ->
        [mongolia] die Mongolei
        [manchuria] die Mandschurei
       *[other] { $land }
      }, bis Runde { $deadline }.
prospect-land = { $land_id ->
    [mongolia] In der Mongolei
    [manchuria] In der Mandschurei
   *[other] In { $land }
  } { $missing ->
    [one] fehlt eine Armee
   *[other] fehlen { $missing } Armeen
  }; die Frist endet mit Runde { $deadline }.
prospect-title = Stand jetzt { READER($player) ->
    [yes] bist
   *[no] ist
  } { $player_id ->
    [-1] niemand { $title }: { $most ->
        [0] Niemand hat etwas dafür
       *[other] Gleichstand bei { $most }, und kein Minister entscheidet
      }
   *[other] { READER($player) ->
       [yes] du { $title }
      *[no] { $player } { $title }
     }{ $tied ->
        [yes] , nach Gleichstand bei { $most }
       *[no] , mit { $most }
      }
  }.
prospect-new-official = Am Ende dieser Runde kommt ein Beamter auf { $official }.
prospect-discards = { READER($player) ->
    [yes] Du musst
   *[no] { $player } muss
  } am Ende dieser Runde { number-word } { $quantity ->
    [one] Karte
   *[other] Karten
  } ablegen.
    .short = { READER($player) ->
        [yes] Du musst
       *[no] { $player } muss
      } { number-word } { $quantity ->
        [one] Karte
       *[other] Karten
      } ablegen.
prospect-appoints = { READER($player) ->
    [yes] Du ernennst
   *[no] { $player } ernennt
  } den nächsten Obersten Minister.
prospect-chief-drawn = Der erste Oberste Minister wird ausgelost.
prospect-cubes = { READER($player) ->
    [yes] Du bekommst
   *[no] { $player } bekommt
  } in der nächsten Runde { $cubes } Würfel statt { $now }.
    .short = { READER($player) ->
        [yes] Du bekommst
       *[no] { $player } bekommt
      } nächste Runde { $cubes } Würfel statt { $now }.

## Foresight: warnings before a move

prospect-gives-post = { $player } wäre { $post ->
    [minister] Minister
   *[secretary] Sekretär
  } von { $ministry }.
prospect-gives-points = { $player } hätte am Ende { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  } mehr, und du nicht.
prospect-gives-influence = Du würdest { $quantity ->
    [one] einen Beamten
   *[other] { number-word } Beamte
  } in { $ministry } verlieren.
prospect-fewer-cubes = Du bekämst in der nächsten Runde { $cubes } Würfel, nicht { $now }.

## Foresight: what a gesture changes

change-points = { READER($player) ->
    [yes] Deine Punkte
   *[no] Punkte von { $player }
  }: von { $before } auf { $after }.
change-total = { READER($player) ->
    [yes] Du
   *[no] { $player }
  }, wäre jetzt Schluss: von { $before } auf { $after }.
change-source = { READER($player) ->
    [yes] Du
   *[no] { $player }
  }, { $where }: von { $before } auf { $after }.
change-post = { $where }, wäre jetzt Schluss: { $after_is ->
    [none] niemand
   *[some] { READER($after) ->
       [yes] du
      *[no] { $after }
     }
  }, bisher { $before_is ->
    [none] niemand
   *[some] { READER($before) ->
       [yes] du
      *[no] { $before }
     }
  }.
change-title = { $where }, wäre jetzt Schluss: { $after_is ->
    [none] niemand
   *[some] { READER($after) ->
       [yes] du
      *[no] { $after }
     }
  }, bisher { $before_is ->
    [none] niemand
   *[some] { READER($before) ->
       [yes] du
      *[no] { $before }
     }
  }.
change-count = Amt { $where }: { READER($player) ->
    [yes] Du zählst
   *[no] { $player } zählt
  } { $after } statt { $before }.
change-resolved = { $where } ist entschieden.
change-markers_missing = Fehlende Marker in { $where }: von { $before } auf { $after }.
change-influence = { READER($player) ->
    [yes] Dein Einfluss
   *[no] Einfluss von { $player }
  } in { $where }: von { $before } auf { $after }.
change-secured = { READER($player) ->
    [yes] Deine gesicherten Beamten
   *[no] Gesicherte Beamte von { $player }
  } in { $where }: von { $before } auf { $after }.
change-student = Gelehrter auf dem { $where } Feld: { $after_is ->
    [none] niemand
   *[some] { READER($after) ->
       [yes] du
      *[no] { $after }
     }
  }, bisher { $before_is ->
    [none] niemand
   *[some] { READER($before) ->
       [yes] du
      *[no] { $before }
     }
  }.
change-forced = { $after ->
    [yes] Eine Beamtenprüfung ist erzwungen.
   *[no] Keine Beamtenprüfung ist mehr erzwungen.
  }
change-armies_missing = Fehlende Armeen, { $where }: von { $before } auf { $after }.
change-land = { READER($player) ->
    [yes] Du
   *[no] { $player }
  }, falls erobert ({ $where }): von { $before } auf { $after } Punkte.
change-cubes = { READER($player) ->
    [yes] Deine Würfel
   *[no] Würfel von { $player }
  } in dieser Runde: von { $before } auf { $after }.
change-cubes_next = { READER($player) ->
    [yes] Deine Würfel
   *[no] Würfel von { $player }
  } in der nächsten Runde: von { $before } auf { $after }.
change-cards = { READER($player) ->
    [yes] Deine Karten
   *[no] Karten von { $player }
  }: von { $before } auf { $after }.
change-over_limit = { READER($player) ->
    [yes] Deine Karten
   *[no] Karten von { $player }
  } über der Handgrenze: von { $before } auf { $after }.
change-rewards = { READER($player) ->
    [yes] Deine Verdienstkarten
   *[no] Verdienstkarten von { $player }
  }: von { $before } auf { $after }.
change-shipyard = Dschunken { READER($player) ->
    [yes] in deiner Werft
   *[no] in der Werft von { $player }
  }: von { $before } auf { $after }.
change-at_sea = { READER($player) ->
    [yes] Deine Dschunken
   *[no] Dschunken von { $player }
  } auf See: von { $before } auf { $after }.
change-visited = Ferne Länder, die { READER($player) ->
    [yes] du erreicht hast
   *[no] { $player } erreicht hat
  }: von { $before } auf { $after }.
change-colony = Armeen { READER($player) ->
    [yes] in deiner Kolonie
   *[no] in der Kolonie von { $player }
  }: von { $before } auf { $after }.
change-armies_left = Armeen, die { READER($player) ->
    [yes] du noch aufstellen kannst
   *[no] { $player } noch aufstellen kann
  }: von { $before } auf { $after }.
change-gift = { $after_is ->
    [none] { READER($player) ->
        [yes] Dein Geschenk
       *[no] Das Geschenk von { $player }
      } { READER($where) ->
        [yes] an dich
       *[no] an { $where }
      } entfällt
   *[some] { $before_is ->
        [none] { READER($player) ->
            [yes] Du überreichst
           *[no] { $player } überreicht
          } { READER($where) ->
            [yes] dir ein
           *[no] { $where } ein
          } Geschenk im Wert von { $after }
       *[some] { READER($player) ->
           [yes] Dein Geschenk
          *[no] Das Geschenk von { $player }
         } { READER($where) ->
           [yes] an dich
          *[no] an { $where }
         }: von { $before } auf { $after }
      }
  }.
change-blocked = { $after ->
    [yes] { READER($player) ->
        [yes] Du kannst
       *[no] { $player } kann
      } in { $where } nicht mehr bestechen
   *[no] { READER($player) ->
       [yes] Du kannst
      *[no] { $player } kann
     } in { $where } wieder bestechen
  }.
change-must_tutor = { $after_is ->
    [none] { READER($player) ->
        [yes] Du bist
       *[no] { $player } ist
      } keinem Gelehrten mehr verpflichtet
   *[some] { READER($player) ->
       [yes] Du musst
      *[no] { $player } muss
     } { READER($after) ->
         [yes] deinen Gelehrten
        *[no] den Gelehrten von { $after }
       } unterstützen
  }.
change-discount = { $after ->
    [yes] { READER($player) ->
        [yes] Du bekommst
       *[no] { $player } bekommt
      } den Nachlass von { $where }
   *[no] { READER($player) ->
       [yes] Du verlierst
      *[no] { $player } verliert
     } den Nachlass von { $where }
  }.
change-space = Würfel beim nächsten Mal, { $where_id ->
    [bribe_secure] Bestechen oder Sichern
    [nominate] Nominieren
    [force] Prüfung erzwingen
    [junks_voyage] Dschunken oder Reise
    [army_invade] Aufstellen oder Angreifen
    [buy_gift] Geschenk kaufen
    [give_gift] Geschenk überreichen
   *[tax] Steuereinnahmen
  }: von { $before } auf { $after }.
change-price = { $where_id ->
    [army] Lizenzen für eine Armee
    [junks-1] Münzen für eine Dschunke
    [junks-2] Münzen für zwei Dschunken
    [junks-3] Münzen für drei Dschunken
   *[junks-4] Münzen für vier Dschunken
  }: von { $before } auf { $after }.
change-purse = { $where_id ->
    [coins] Münzen auf der Hand
   *[licences] Lizenzen auf der Hand
  }: von { $before } auf { $after }.
change-last_round = { $after ->
    [yes] Das ist die letzte Runde.
   *[no] Das ist nicht mehr die letzte Runde.
  }
counted-minister = Minister von { $where }
counted-secretary = Sekretär von { $where }
counted-voyage = { $where }
counted-invasion = { $where }
counted-title = { $where }
counted-emperor_insulted = { reward-emperor-insulted }
counted-earlier = frühere Punkte

## Foresight: what stays open

open-payment = Die Karten zum Zahlen: Angenommen sind die mit dem kleinsten Verlust.
open-cards = Welche Karten gezogen werden.
open-reward = Welche Verdienstkarte gezogen wird.
open-candidate = Welcher Kandidat als nächster aufgedeckt wird.
open-officials = Welche Beamten kommen.
open-land = Welches ferne Land die Reise erreicht.
open-petition = Worum das Bittgesuch bittet.
open-tutoring = Welche Karten zu den Gelehrten gelegt werden.
open-examination = Wer die Beamtenprüfung gewinnt.
open-place = Wohin der Kandidat kommt.
open-lending = An wen Einfluss abgetreten wird.
open-discards = Welche Karten abgelegt werden.

## The web of gifts in sentences

bonds = Verpflichtungen
bonds-cubes = Würfel nächste Runde
bond = Geschenk { $value } ({ gift }) von { $giver } an { $recipient }
bond-return = Ein Gegengeschenk muss { $value } oder mehr wert sein.
bond-bribe = { $recipient } darf in { $ministries } nicht bestechen.
bond-tutor = { $recipient } muss den { $student } Gelehrten unterstützen, den von { $giver }.
bond-lend = Beim Ausscheiden in { $ministries } muss { $recipient } Einfluss an { $giver } abtreten.

## What is asked of you, after "Dein Zug:" (the browser chooses by the last kind of action that may be done)

status-choose = wähl eine Aktion
status-favour = Gunst des Kaisers, irgendeine Aktion ohne Würfel
status-extra = Zusatzaktion, irgendeine Aktion ohne Würfel
status-spend = zahle mit deinen Karten
status-enough = zahle oder hör hier auf
status-arrive = wähl ein fernes Land
status-move-junks = wähl, was der Kaiser tun soll
status-replace-student = wähl, was der Kaiser tun soll
status-swap-own = wähl, was der Kaiser tun soll
status-swap-other = wähl den Beamten, mit dem getauscht wird
status-army-from = wähl, was der Kaiser tun soll
status-army-to = wähl, wohin die Armee marschiert
status-replace-marker = wähl, was der Kaiser tun soll
status-tutor = wähl, welchen Gelehrten du unterstützt
status-tutoring = wähl Karten für { $mine ->
    [yes] deinen Gelehrten
   *[no] den Gelehrten von { $player }
  }
status-keep-gift = mach das Geschenk unwirksam oder lass es wirksam
status-place-candidate = setz den Kandidaten ein
status-lend = wähl, an wen du Einfluss abtrittst
status-appoint = ernenne den nächsten Obersten Minister
status-discard = { $quantity ->
    [0] leg Karten ab
    [1] leg eine Karte ab
   *[other] leg { number-word } Karten ab
  }
status-decline-candidate = setz den Kandidaten ein oder verzichte
status-when = Runde { $round }{ $acting ->
    [yes] {" · "}{ $cubes ->
        [0] kein Würfel mehr
        [1] noch 1 Würfel
       *[other] noch { $cubes } Würfel
      }
   *[no] {""}
  }{ $chief ->
    [yes] {" · "}du bist Oberster Minister
   *[no] {""}
  }

## Characters of computer players

character-seafarer = Seefahrer
    .about = kauft Dschunken und sticht in See: Entdeckungen vor Beamten
character-courtier = Höfling
    .about = lebt für die Ministerien: Beamte, Dienstalter und Geschenke, die verpflichten
character-general = Feldherr
    .about = stellt Armeen auf und marschiert: fremde Länder und Ämter
