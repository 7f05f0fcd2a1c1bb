# What the doors of Confucius say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

nothing-to-do = rien à faire ; écrivez par exemple : { $forms }
nothing-to-pay = il n’y a rien à payer pour cela, aucune carte ne peut donc être dépensée
which-cards = quelles cartes ? Nommez-les par leurs pièces, comme dans « paying 1 3 », ou écrivez « paying nothing »
unknown-card = « { $word } » n’est pas une carte : les cartes se nomment par leurs pièces, 1, 2 ou 3
junks-bought = on achète une à quatre jonques à la fois, pas { $number }
junks-sailing = personne ne peut prendre la mer avec { $number } jonques
preview-refused = la place { $seat } ne peut pas faire l’action { $action } ici, il n’y a donc pas d’aperçu{ $told }

## Options

unknown-option = Confucius n’a pas d’option { $name } ; il a players, advanced, admiral et des règles maison : `guanxi rules confucius --house` les énumère
players-how-many = Confucius se joue de { $least } à { $most } joueurs, pas à { $players } (CF-COMP-01)
option-on-off = { $name } est on ou off, pas { $given } (CF-VAR-01, CF-VAR-03)

## Options of `guanxi show`

chart-obligations = les cadeaux actifs, ce qu’ils interdisent et ce qu’ils imposent
