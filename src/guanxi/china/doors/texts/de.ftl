# What the doors of China say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

which-cards = welche Karten? Nenn eine, zwei oder drei nach ihren Farben, etwa „pay red“ oder „paying red green green“
unknown-space = ein Hausfeld „{ $where }“ gibt es nicht; sie heißen etwa wei-3
unknown-space-there = ein Hausfeld „{ $where }“ gibt es nicht; diese Provinz hat { $first } bis { $last }
unknown-road = von „{ $one }“ führt keine Straße nach „{ $other }“; sag zum Beispiel: { $form }
nothing-to-do = nichts zu tun; sag zum Beispiel: { $forms }
place-how = sag, was wohin kommt: „place palace wei-3“, „place emissary wei“
unknown-piece = „{ $kind }“ ist kein Spielstein: palace, emissary oder fortification
payment-of-three = eine Zahlung sind eine, zwei oder drei Karten, nicht { $count }
unknown-colour = „{ $word }“ ist keine Kartenfarbe: { $colours }
unknown-player = „{ $word }“ ist kein Spieler: 1 bis { $most }
unknown-province = eine Provinz „{ $where }“ gibt es nicht; es gibt: { $provinces }
exchange-how = sag „exchange red“, „exchange red taking green“ oder „exchange red drawing“
place-may-be = „{ $word }“ kann heißen: { $told }
preview-refused = für { $notation } gibt es keine Vorschau: Platz { $seat } darf es jetzt nicht ({ $clause })

## Options

players-how-many = China ist für { $least } bis { $most } Spieler, nicht { $players } (CN-COMP-01)
players-side = { $players } Spieler spielen auf Seite { $sides }, nicht { $side } (CN-SETUP-01)
fortifications-how = fortifications ist on oder off, nicht { $given } (CN-FORT-01)
board-side = die Plandatei ist für Seite { $side }, nicht { $given } (CN-SETUP-01)
board-too-long = board: ein Text von { NUMBER($count, useGrouping: "always") } Zeichen; höchstens { NUMBER($most, useGrouping: "always") }
unknown-option = China hat keine Option { $name }; es hat players, side, fortifications und board und die Hausregeln, die `guanxi rules china --house` zeigt

## Boards of one's own

board-problems = { $count } Fehler
board-problem = {"  "}{ $text }
board-none-shipped = { $side }: So heißt kein mitgelieferter Spielplan; es gibt „a“ und „b“ (CN-BOARD-01)
board-too-large = { $file }: größer als 2 MB; ein Spielplan braucht etwa 20 kB
board-no-text = { $file }: kein UTF-8-Text (Byte { $byte })
board-many-spaces = { $count } Hausfelder; das Programm zählt höchstens { $most }, weit mehr als auf jedem gedruckten Plan
board-road = { $one } - { $other }
board-no-space = { $name } ist kein Hausfeld
board-whole = { $exact ->
    [1] { $least }
   *[other] eine ganze Zahl von { $least } bis { $most }
  }
board-points = { $exact ->
    [1] { $least } Punkte
   *[other] { $least } oder mehr Punkte
  }
board-huge-number = eine riesige Zahl
board-list-of = eine Liste von { $count }
board-a-table = eine Tabelle
board-players = { $wanted } für Seite „{ $side }“
board-size = eine Breite und eine Höhe von 100 bis 10000
board-id-twice = die Kennung { $name } kommt zweimal vor
board-nine = es sollten neun Provinzen sein, es sind { $count }
board-empty-province = in dieser Provinz liegt kein Hausfeld
board-road-twice = { $road } kommt zweimal vor
board-alliance-twice = { $pair } haben schon ein Bündnis
board-number-twice = die Nummer { $number } kommt zweimal vor
board-numbers = die Nummern gehen von 1 bis 15; es fehlt: { $gaps }
board-joined-to-itself = { $name } ist mit sich selbst verbunden
board-few-cards = { $total } Karten; zum Austeilen braucht es mindestens { $least }
board-many-cards = { $total } Karten; das Programm zählt höchstens { $most }
board-no-province = { $name } ist keine Provinz
board-colours = { $colour } sollte { $number }-mal vorkommen, es sind { $found }
board-declares = gibt { $declared } Hausfelder an, die Liste hat { $found }
board-many-roads = { $count } Straßen an { $name }; höchstens { $most }
board-should = sollte { $wanted } sein, ist { $given }
board-word = ein kurzes Wort in Kleinbuchstaben wie „wei“ oder „wei-3“
board-list = eine Liste von höchstens { $most } Einträgen
board-table = sollte eine Tabelle sein, ist { $given }
board-missing = es fehlt: { $missing }
board-unknown = unbekannt: { $names }; bekannt sind { $known }
board-text = druckbarer Text von 1 bis { $most } Zeichen
board-two-names = eine Liste von zwei Namen
board-length = eine Zahl von 1 bis 500
board-point = ein Punkt [x, y] aus zwei Zahlen

## The help of `guanxi board`

board-summary = Spielpläne von China prüfen und zeichnen
board-about =
    China wird auf einem Spielplan gespielt, der eine Textdatei ist; du kannst also den gedruckten Plan aus deiner
    Schachtel abtippen oder einen erfinden. Das Format beschreibt docs/boards.md; die zwei mitgelieferten Pläne heißen `a`
    (3 oder 4 Spieler) und `b` (4 oder 5).
board-epilog =
    Beispiele:
      guanxi board check a                   Zahlen zu einem mitgelieferten Plan
      guanxi board check mein-plan.toml      alles, was falsch oder seltsam ist, mit Eintrag und Regel
      guanxi board draw mein-plan.toml -o mein-plan.svg
                                             ein Bild zum Vergleich mit dem gedruckten Plan; öffne es im Browser
check-summary = sagen, ob ein Plan spielbar ist, mit seinen Zahlen
check-about =
    Liest eine Plandatei und zeigt ihre Provinzen: Farbe, Hausfelder, Bündnisse, Straßen innerhalb der Provinz
    („innen“) und über ihre Grenzen („außen“). Gewarnt wird vor Dingen, die erlaubt, aber anders als auf dem gedruckten Plan
    sind, oft Tippfehler. Der Rückgabewert ist 0, wenn der Plan spielbar ist, sonst 2.
draw-summary = einen Plan als SVG-Bild zeichnen
draw-about =
    Zeichnet einen spielbaren Plan. Ist er fehlerhaft, wird nichts geschrieben, und ein vorhandenes Bild wird nur durch ein
    vollständiges neues ersetzt.
board-file = eine Plandatei, oder `a` oder `b` für einen mitgelieferten Plan (`./a` für eine Datei dieses Namens)
board--json = JSON ausgeben, auch von einem fehlerhaften Plan
board--out = die Datei für das Bild; ohne sie wird das SVG ausgegeben
board-placeholder-action = AKTION
board-placeholder-file = DATEI
board-placeholder-picture = BILD.svg

## Positions of scenarios

hand-empty = { $player } ist am Zug und hat keine Karte
stage-alone = steht allein, als „name“, und mit der Option first_player = "chosen"
forts-none = es wird ohne sie gespielt
forts-many = mehr davon als Spieler
comes-twice = { $what } kommt zweimal vor
palaces-many = mehr Häuser als Felder
taken-twice = { $space } ist zweimal besetzt
pieces-few = { $player } hat nicht so viele
cards-many = { $count } Karten; höchstens { $most }
unknown-card = { $card } ist keine Karte: { $cards }
cards-few-of = so viele Karten { $card } gibt es in diesem Spiel nicht
cards-few = so viele Karten gibt es in diesem Spiel nicht
pile-has = mit den anderen Karten wie angegeben hat er { $count }: { $cards }
pile-empty = nach dem zweiten Mal ist der Stapel leer
pile-holds = er hat eine Karte, bis er zum zweiten Mal aufgebraucht ist
map-spaces = muss eine Zahl von 1 bis { $most } oder eine Liste von Namen wie a1 sein, nicht { $value }
map-many-spaces = { $count } Hausfelder; höchstens { $most }
map-name-twice = zwei Orte heißen „{ $name }“
map-roads = muss eine Liste von Paaren von Feldern sein, nicht { $value }
map-ends = { $ends } sind nicht zwei Hausfelder
map-road-twice = eine Straße kommt zweimal vor

## What `guanxi board` prints

picture-not-written = { $file } lässt sich nicht schreiben: { $why }
picture-not-plain = { $file } lässt sich nicht schreiben: Es ist schon da und keine gewöhnliche Datei
board-head-province = Provinz
board-head-colour = Farbe
board-head-spaces = Felder
board-head-alliances = Bündnisse
board-head-roads_in = innen
board-head-roads_out = außen
board-total = gesamt
board-side-told = Seite { $side }, { $players } Spieler, { $provenance }
board-deck = { $count } Karten: { $cards }
board-warning = Warnung: { $warning }
odd-spaces = { $count } Hausfelder; der gedruckte Plan soll vier bis acht haben
odd-deck = { $count } Karten; das gedruckte Spiel hat { $whole }
odd-no-road = hierher führt keine Straße
odd-parts = das Netz zerfällt in { $parts } Teile
odd-joins = { $one } - { $other } verbindet Provinzen, die nicht benachbart sind
odd-outside = liegt außerhalb des Umrisses von { $province }
odd-off-board = liegt neben dem Spielplan
odd-same-place = liegt dort, wo { $other } liegt
odd-dragon = das Drachenfeld liegt außerhalb des Umrisses
odd-neighbours = { $one } und { $other } sind beide { $colour }; auf dem gedruckten Plan haben Nachbarn nie dieselbe Farbe
odd-lacks = der gedruckte Plan hat „{ $name }“, dieser nicht
odd-colour = ist { $colour }; auf dem gedruckten Plan { $printed }
odd-other-colour = hat eine andere Farbe als { $name }; auf dem gedruckten Plan haben beide dieselbe
odd-count = { $count } Hausfelder; der gedruckte Plan hat { $printed }
odd-alliance = verbindet auf dem gedruckten Plan { $one } und { $other }

## Where a board comes from

board-provenance-original = Original
board-provenance-reconstruction = Rekonstruktion
board-provenance-own = eigener Plan
