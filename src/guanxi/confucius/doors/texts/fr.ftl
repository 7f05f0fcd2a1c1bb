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

## Positions of scenarios

unknown-player = { $value } n’est pas un joueur ; il y a : { $words }
unknown-phase = { $value } n’est pas une phase ; il y a : { $words }
unknown-candidate = { $value } n’est pas un candidat ; il y a : { $words }
unknown-reward-card = { $value } n’est pas une carte Récompense ; il y a : { $words }
unknown-foreign-land = { $value } n’est pas un Pays Étranger ; il y a : { $words }
few-tiles = il n’y a pas autant de tuiles au prix { $value }
few-chits = il n’y a pas autant de tuiles de valeur { $value }
few-such-cards = il n’y a pas autant de ces cartes
few-cards = il n’y a pas autant de cartes
deck-has = avec les autres cartes telles que données, elle en a { $count } sur 66
deck-left = il ne reste que { $count } cartes pour elle
chits-in-order = la tuile du Ministre, puis celle du Secrétaire, qui n’est pas plus haute
appointed-together = le Ministre et le Secrétaire sont nommés ensemble
minister-resolved = un ministère qui a un Ministre est résolu
table-or-empty = doit être une table ou « empty », pas { $value }
candidate-no-price = un candidat n’en a pas
secured-nobody = sans propriétaire, il n’y a pas de marqueur à redresser
secured-all = dans un ministère résolu, tous les marqueurs sont debout
candidate-owner = un candidat sur une case en a un
candidates-placed = six tuiles sont posées, il n’en reste donc aucune
candidates-below = sous un candidat { $candidate } il y en a { $least } à { $most }, pas { $left }
candidates-gone = quand il n’en reste plus, la partie est finie ({ $clause }) ; donnez une phase plus tardive
gift-to-self = { $player } ne se donne rien
gifts-two = deux, de la part de { $giver }, pour { $recipient }
gifts-equal = les cadeaux que deux joueurs se sont faits sont égaux
gift-twice = le cadeau { $value }, donné par { $player }, vient deux fois
chief-cube = il s’y trouve au plus un cube du Premier Ministre
uses-cubes = { $uses } usages ne prennent pas { $cubes } cubes
petition-cubes = une requête prend deux cubes
income-once = les Revenus commerciaux viennent une fois par tour
cubes-has = { $player } a { $cubes } cubes, pas { $placed }
passed-no-cubes = qui a passé n’a plus de cubes
not-in-phase = dans cette phase, il n’y en a pas encore
visits-once = un joueur visite un pays une seule fois
no-visitor = { $player } n’est pas parmi les visiteurs
land-twice = { $land } vient deux fois
deadline-over = son échéance est passée au tour { $round }
junks-many = { $total } jonques avec celles en mer ; il y en a { $junks }
armies-has = { $player } a { $armies } armées, et { $placed } sont posées
armies-make = la réserve et la colonie font { $total }, pas { $left }
all-passed = dans cette phase, tout le monde l’a fait
to-act-when = seulement dans la phase d’Actions ; sinon cela découle de la phase
phase-over = avec tous, la phase est finie ({ $clause }) ; écrivez phase = "favour"
has-passed = { $player } a passé
