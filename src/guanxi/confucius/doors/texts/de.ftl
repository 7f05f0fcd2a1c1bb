# What the doors of Confucius say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

nothing-to-do = nichts zu tun; sag zum Beispiel: { $forms }
nothing-to-pay = dafür ist nichts zu zahlen, also lässt sich keine Karte ausgeben
which-cards = welche Karten? Nenn sie nach ihren Münzen, etwa „paying 1 3“, oder sag „paying nothing“
unknown-card = „{ $word }“ ist keine Karte: Karten heißen nach ihren Münzen, 1, 2 oder 3
junks-bought = auf einmal kauft man eine bis vier Dschunken, nicht { $number }
junks-sailing = mit { $number } Dschunken kann niemand in See stechen
preview-refused = Platz { $seat } kann Aktion { $action } hier nicht ausführen, also gibt es keine Vorschau{ $told }

## Options

unknown-option = Confucius hat keine Option { $name }; es hat players, advanced, admiral und Hausregeln: `guanxi rules confucius --house` zeigt sie
players-how-many = Confucius ist für { $least } bis { $most } Spieler, nicht { $players } (CF-COMP-01)
option-on-off = { $name } ist on oder off, nicht { $given } (CF-VAR-01, CF-VAR-03)

## Options of `guanxi show`

chart-obligations = die wirksamen Geschenke und was sie verbieten und erzwingen

## Positions of scenarios

unknown-player = { $value } ist kein Spieler; es gibt: { $words }
unknown-phase = { $value } ist keine Phase; es gibt: { $words }
unknown-candidate = { $value } ist kein Kandidat; es gibt: { $words }
unknown-reward-card = { $value } ist keine Verdienstkarte; es gibt: { $words }
unknown-foreign-land = { $value } ist kein fremdes Land; es gibt: { $words }
few-tiles = so viele Beamtenkarten zum Preis { $value } gibt es nicht
few-chits = so viele Plättchen mit Wert { $value } gibt es nicht
few-such-cards = so viele solche Karten gibt es nicht
few-cards = so viele Karten gibt es nicht
deck-has = mit den anderen Karten wie angegeben hat er { $count } von 66
deck-left = für ihn sind nur { $count } Karten übrig
chits-in-order = das Plättchen des Ministers und dann das des Sekretärs, das nicht höher ist
appointed-together = Minister und Sekretär werden zusammen ernannt
minister-resolved = ein Ministerium mit einem Minister ist entschieden
table-or-empty = muss eine Tabelle oder „empty“ sein, nicht { $value }
candidate-no-price = ein Kandidat hat keinen
secured-nobody = ohne Besitzer gibt es keinen Marker, der stehen könnte
secured-all = in einem entschiedenen Ministerium stehen alle Marker
candidate-owner = ein Kandidat auf einem Feld hat einen
candidates-placed = sechs Kandidatenkarten liegen aus, also ist keine übrig
candidates-below = unter einem Kandidaten { $candidate } liegen { $least } bis { $most }, nicht { $left }
candidates-gone = ist keiner übrig, ist das Spiel zu Ende ({ $clause }); gib eine spätere Phase an
gift-to-self = { $player } schenkt sich selbst nichts
gifts-two = zwei von { $giver } an { $recipient }
gifts-equal = Geschenke, die zwei Spieler einander gemacht haben, sind gleich viel wert
gift-twice = Geschenk { $value } von { $player } kommt zweimal vor
chief-cube = dort liegt höchstens ein Würfel des Obersten Ministers
uses-cubes = { $uses }-mal nutzen braucht nicht { $cubes } Würfel
petition-cubes = ein Bittgesuch braucht zwei Würfel
income-once = Handelserträge gibt es einmal je Runde
cubes-has = { $player } hat { $cubes } Würfel, nicht { $placed }
passed-no-cubes = wer gepasst hat, hat keine Würfel mehr
not-in-phase = in dieser Phase ist davon noch nichts da
visits-once = ein Spieler besucht ein Land nur einmal
no-visitor = { $player } gehört nicht zu den Besuchern
land-twice = { $land } kommt zweimal vor
deadline-over = seine Frist ist in Runde { $round } vorbei
junks-many = { $total } Dschunken mit denen auf See; es gibt { $junks }
armies-has = { $player } hat { $armies } Armeen, und { $placed } sind eingesetzt
armies-make = Vorrat und Kolonie ergeben { $total }, nicht { $left }
all-passed = in dieser Phase haben es alle
to-act-when = nur in der Aktionsphase; sonst ergibt es sich aus der Phase
phase-over = mit allen ist die Phase vorbei ({ $clause }); gib phase = "favour" an
has-passed = { $player } hat gepasst
