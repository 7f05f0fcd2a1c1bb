# Confucius in a terminal: the words of its tables.

any = beliebiges Ministerium
nothing = nichts
vacant = unbesetzt
you = du

## Whose turn it is

turn-deal = Das Spiel wird vorbereitet
turn-round = Runde { $round }:{ " " }
turn-last = Letzte Machtübernahme:{ " " }
turn-usual = { $player } ist am Zug, { $cubes ->
    [0] kein Würfel übrig
    [one] ein Würfel übrig
   *[other] { $cubes } Würfel übrig
  }
turn-extra = { $player } führt die Zusatzaktion aus, ohne Würfel
turn-favour = { $player } nutzt die Gunst des Kaisers, eine Aktion ohne Würfel
turn-pay = { $player } zahlt { $price } { $currency ->
    [coins] { $price ->
        [one] Münze
       *[other] Münzen
      }
    [licences] { $price ->
        [one] Lizenz
       *[other] Lizenzen
      }
   *[other] { $currency }
  } ({ $action }){ $paid ->
    [0] { "" }
   *[other] , { $paid } gezahlt
  }
turn-commercial = { $player } gibt { $more ->
    [yes] Karten, von denen 4 Münzen zählen,
   *[no] bis zu 4 Münzen
  } für Handelserträge aus{ $paid ->
    [0] { "" }
   *[other] , { $paid } ausgegeben
  }
turn-land = { $player } wählt, wo die Reise endet
turn-petition = { $player } richtet ein Bittgesuch an den Kaiser, mit Geschenk { $chosen }
turn-swap = { $player } wählt den anderen Beamten für den Tausch
turn-march = { $player } wählt, wohin die Armee marschiert
turn-tutor = Beamtenprüfung: { $player } wählt, welcher Gelehrte unterstützt wird
turn-tutor-cards = Beamtenprüfung: { $player } legt Karten hin, mindestens eine
turn-cancel = Beamtenprüfung: { $player } darf das Geschenk vom Besitzer des Gelehrten unwirksam machen
turn-candidate = { $player } hat die Beamtenprüfung gewonnen und setzt den Kandidaten ein
turn-lend = Machtübernahme in { $ministry }: { $player } scheidet aus und tritt Einfluss ab
turn-appoint = { $player } ernennt den Obersten Minister
turn-agreed = { $player } nennt, wen der Tisch zum ersten Obersten Minister bestimmt
turn-discard = { $player } legt bis auf vier Karten ab
turn-over = Die Partie ist vorbei: { $reason ->
    [ministries] Alle Ministerien sind entschieden
    [candidates] Es gibt keinen Kandidaten mehr
    [wall] Die Große Mauer ist fertig
    [ministries-and-candidates] Alle Ministerien sind entschieden, und es gibt keinen Kandidaten mehr
    [ministries-and-wall] Alle Ministerien sind entschieden, und die Große Mauer ist fertig
    [candidates-and-wall] Es gibt keinen Kandidaten mehr, und die Große Mauer ist fertig
   *[other] Alle Ministerien sind entschieden, es gibt keinen Kandidaten mehr, und die Große Mauer ist fertig
  }

## Court

wall = Große Mauer
chief = Oberster Minister
piles = Stapel { $deck }, Ablage { $discard }; Verdienst { $rewards }; Beamte { $officials }; Dsch. { $junks }
ministry = Ministerium
minister = Minister
secretary = Sekretär
influence = Einfluss
exam = Beamtenprüfung:
exam-candidate = { $kind ->
    [any] Kandidat für ein beliebiges Ministerium
   *[one] Kandidat für { $ministry }
  }, noch { $left } danach
exam-nobody = kein Kandidat mehr
exam-red = roter Gelehrter
exam-plain = anderer
exam-forced = in dieser Runde erzwungen
gifts-from = Geschenk von, an
gifts-told = Geschenke:
gift-sum = Summe
gift-total = { $count }
bond-bribe = darf in { $ministry } nicht bestechen (Geschenk von { $givers })
or = { " " }oder{ " " }
bond-tutor = muss den Gelehrten von { $owner } unterstützen
bond-lend = tritt Einfluss zuerst an { $givers } ab
bond-give = überreicht { $giver } mindestens { $value }

## Lands and the Actions Box

foreign = Fremdes Land
price = Münzen
deadline = Frist
land-deadline = Mauer { $wall } (noch { $left })
land-price = für { $price }:
land-won = ● erobert
land-lost = ● gescheitert
distant = Fernes Land
chit = SP
visitors = Besucher
box = Aktionen:
box-nobody = Aktionen: In dieser Runde liegt noch kein Würfel
box-bribe-secure = bestechen/sichern
box-nominate = nominieren
box-force = erzwingen
box-junks-voyage = Dschunken/Reise
box-army-invade = Armee/Angriff
box-buy-gift = Geschenk kaufen
box-give-gift = Geschenk überreichen
box-transfer = übertragen
box-petition = Bittgesuch
box-commercial = Handel
box-tax = Steuern
box-no-action = keine Aktion
box-imperial-favour = Gunst des Kaisers

## Players

player = Spieler
colour = Farbe
cards = Karten
rewards = Verdienst
cubes = Würfel
gifts-ready = Gesch.
gifts-to-buy = Kaufbar
shipyard = Werft
ocean = Auf See
barracks = Armeen
colony = Kolonie
score = Stand
ended-now = Jetzt
place = Platz
short-cards = Kart
short-rewards = Ver
short-cubes = Würf
short-gifts-ready = Gesch
short-gifts-to-buy = Kfb
short-shipyard = Wrft
short-ocean = See
short-barracks = Arm
short-colony = Kol
short-score = SP
short-ended-now = Jtzt
short-place = Pl
your-cards = Karten (Münzen/Lizenzen):
your-rewards = Verdienst:
worth = = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
  } oder { $licences ->
    [one] 1 Lizenz
   *[other] { $licences } Lizenzen
  }
titles = Ämter, Stand jetzt:
titles-over = Ämter:
title-chief-minister = Oberster Minister
title-admiral = Admiral
title-general = General
reward-bribery-bingbu = Bestechung (Bingbu)
reward-bribery-hubu = Bestechung (Hubu)
reward-bribery-gongbu = Bestechung (Gongbu)
reward-bribery-any = Bestechung (beliebig)
reward-gift = Geschenk
reward-extra-action = Zusatzaktion
reward-cash = Zahlungsmittel
reward-recruit-army = Armee aufstellen
reward-emperor-insulted = Beleidigung des Kaisers

legend = 4 bestechbar, (B)4 bestochen von B, [B]4 gesichert, ★ Kandidat; Posten (B) Stand jetzt, [B] fest; · 3+ leeres Feld, Verdienst
legend-signs = Beamte: 4 ist für 4 Münzen zu bestechen, (B)4 ist von B bestochen und liegt, [B]4 ist gesichert und steht, ★ ist ein Kandidat. Posten: 7 (B) ginge Stand jetzt an B, 7 [B] für immer. ● ist entschieden. Fremde Länder: · 3+ ist ein leeres Armeefeld für 3 Punkte mit Verdienstkarte. Ferne Länder: [B] war zuerst da und hat die Punkte. Aktionen: ■ ist ein Würfel, □ eine Nutzung ohne Würfel.
legend-players = Spieler haben die Buchstaben ihrer Farben, wie in der Notation: { $colours }. Gesch.: verfügbare Werte; Kaufbar: noch nicht gekaufte. Armeen: noch nicht aufgestellt; Kolonie: aufgestellt. Jetzt: die Summe, wäre jetzt Schluss.

## Points

score-title = Wäre jetzt Schluss
score-title-over = Schlusswertung
score-minister = Minister, { $where }
score-secretary = Sekretär, { $where }
score-voyage = Reise, { $where }
score-invasion = Invasion, { $where }
score-emperor-insulted = Beleidigung des Kaisers
score-earlier = Früher
score-total = Summe
score-so-far = bisher gewertet
score-place = Platz
score-final = ~ käme, Stand jetzt, erst mit dem Spielende
score-tie = Gleichauf mit { $points ->
    [one] einem Punkt
   *[other] { $points } Punkten
  }: { $players }. { $how ->
    [admiral] Einen geteilten ersten Platz gewinnt der Admiral (CF-VAR-02).
    [titles] Die Ämter entscheiden, in der Reihenfolge Admiral, Oberster Minister, General (CF-WIN-02).
    [nobody] Kein Amt trennt sie, also gewinnt niemand (CF-WIN-03).
   *[shared] Die Ämter trennen nicht alle, also wird der Platz geteilt (CF-WIN-03).
  }

## Choices

group-bribe = Bestechen
group-secure = Sichern
group-nominate = Nominieren
group-force = Erzwingen
group-buy-junks = Kaufen
group-voyage = Aufbrechen
group-recruit = Aufstellen
group-invade = Angreifen
group-buy-gift = Kaufen
group-give-gift = Überreichen
group-transfer = Übertragen
group-petition = Bittgesuch
group-commercial = Handel
group-tax = Steuern
group-no-action = Keine Aktion
group-favour = Gunst
group-pass = Passen
group-card-bribery = Bestechung spielen
group-card-gift = Geschenk spielen
group-card = Karte spielen
group-spend = Karte für Karte
group-arrive = Erreichen
group-move-junks = Dschunken versetzen
group-replace-student = Gelehrten ersetzen
group-swap-own = Tauschen
group-swap-other = mit
group-army-from = Marsch von
group-army-to = Marsch nach
group-replace-marker = Marker ersetzen
group-tutor = Unterstützen
group-cancel = Geschenk
group-place-candidate = Kandidat
group-lend = Abtreten an
group-appoint = Ernennen
group-discard = Einzeln
group-other = Zu anderer Zeit
group-pay = Zahlen
group-income = Ausgeben
group-lay = Hinlegen
group-throw = Ablegen
cost-cubes = { $cubes } Würfel
costs-coins = { $what } für { $price }
costs-licences = { $what } für { $price ->
    [one] 1 Lizenz
   *[other] { $price } Lizenzen
  }
free-of-charge = { $what } kostenlos
junks = { $count ->
    [one] 1 Dschunke
   *[other] { $count } Dschunken
  }
army = eine Armee
examination = eine Beamtenprüfung
gift = Geschenk { $value }
gift-to = Geschenk { $value } an { $to }
to = { $what } an { $to }
by = { $what } durch { $by }
between = { $from } an { $to }
choice-red = rot
choice-plain = anderes
choice-draw-two = Einnahmen von 2 Karten
choice-nothing = nichts geschieht
choice-commercial = Erträge für bis zu 4 Münzen
choice-pass = keine Aktion mehr in dieser Runde
choice-spend = { $card } ausgeben
choice-enough = genug
choice-cancel = unwirksam machen
choice-keep = wirksam lassen
choice-decline = niemand: er kommt aus dem Spiel
pay-exact = { $cards } zahlen (genau)
pay-over = { $cards } zahlen ({ $over } zu viel)
pay-income = { $cards } zahlen ({ $draw } ziehen)
pay-lay = { $cards } hinlegen
pay-discard = { $cards } ablegen
petition-value = Geschenk { $value }: { $value ->
    [2] zwei Dschunken versetzen
    [3] einen Gelehrten ersetzen
    [4] Beamte tauschen
    [5] eine Armee versetzen
    [6] einen Marker ersetzen
   *[other] nichts
  }

## Playing

how-to-play = Tippe die Nummer einer Möglichkeit oder einen ganzen Zug wie „bestich hubu-3 mit 1 3“. Enter nimmt die vorgeschlagene Zahlung. „hilfe“ zeigt alles.
rule = CF-PAY-05
help-choose =
    bestich hubu-3            jede Aktion in Worten; die Zahlung wird vorgeschlagen
    bestich hubu-3 mit 1 3    samt der Zahlung; Karten heißen nach ihren Münzen
    zahle 1 3                 eine Zahlung; kurz: 1 3; „nichts“ für keine
    ausgeben 1, genug         Karte für Karte
    hubu3                     kurz für bestich hubu-3 oder für sichere
    gib geschenk 3 an grün    kurz: gib 3 grün
    kaufe 2 dschunken, segle 5 dschunken, rekrutiere armee, angreifen korea-2
    übertrage hubu-3 an grün, unterstütze rot mit 1 2, ablegen 1 2
help-look =
    spielbrett, hof           der Tisch, der Hof
    geschenke, länder         die Geschenke; fremde und ferne Länder
    spieler                   die Spieler

## Words that may be typed in place of those of the notation

# The orders that look at something, and what may be typed for each; the first word is shown
look-words =
    court: hof
    gifts: geschenke
    lands: länder
    players: spieler

typed-words =
    bribe: bestich bestechen
    secure: sichere sichern
    nominate: nominiere nominieren
    force: erzwinge erzwingen
    examination: prüfung
    buy: kaufe kaufen
    junks: dschunken
    junk: dschunke
    sail: segle segeln stich
    recruit: rekrutiere stelle aufstellen rekrutieren
    army: armee
    invade: angreifen greife
    gift: geschenk
    give: gib überreiche überreichen
    to: an
    transfer: übertrage übertragen
    petition: bittgesuch bitte
    pass: passe passen
    play: spiele
    spend: ausgeben
    enough: genug
    pay: zahle zahl zahlen bezahle bezahlen
    paying: mit
    nothing: nichts
    discard: ablegen lege
    tutor: unterstütze unterstützen
    lend: abtreten
    appoint: ernenne ernennen
    take: nimm nehmen
    student: gelehrten gelehrter
    red: rot
    black: schwarz
    green: grün
    purple: lila
    white: weiß
    yellow: gelb

## Places and colours, as tables name them

place-annam = Annam
place-yunnan = Yunnan
place-mongolia = Mongolei
place-korea = Korea
place-manchuria = Mandschurei
place-spice_islands = Gewürzinseln
place-india = Indien
place-arabia = Arabien
place-africa = Afrika
place-americas = Amerika
place-bingbu = Bingbu
place-hubu = Hubu
place-gongbu = Gongbu
colour-black = schwarz
colour-green = grün
colour-purple = lila
colour-white = weiß
colour-yellow = gelb
