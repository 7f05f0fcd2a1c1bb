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
