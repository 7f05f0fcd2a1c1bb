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
    China wird auf einem Plan gespielt, der eine Textdatei ist; du kannst also den gedruckten Plan aus deiner Schachtel
    abtippen oder einen erfinden. Das Format beschreibt docs/boards.md; die zwei mitgelieferten Pläne heißen `a` (3 oder 4
    Spieler) und `b` (4 oder 5).
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
