# What the doors of China say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

which-cards = quelles cartes ? Nommez-en une, deux ou trois par leurs couleurs, comme dans « pay red » ou « paying red green green »
unknown-space = il n’y a pas de case palais « { $where } » ; elles se nomment comme wei-3
unknown-space-there = il n’y a pas de case palais « { $where } » ; cette province a { $first } à { $last }
unknown-road = aucune route ne mène de « { $one } » à « { $other } » ; écrivez par exemple : { $form }
nothing-to-do = rien à faire ; écrivez par exemple : { $forms }
place-how = écrivez ce qui est placé et où : « place palace wei-3 », « place emissary wei »
unknown-piece = « { $kind } » n’est pas un pion : palace, emissary ou fortification
payment-of-three = un paiement est d’une, deux ou trois cartes, pas de { $count }
unknown-colour = « { $word } » n’est pas une couleur de cartes : { $colours }
unknown-player = « { $word } » n’est pas un joueur : 1 à { $most }
unknown-province = il n’y a pas de province « { $where } » ; il y a : { $provinces }
exchange-how = écrivez « exchange red », « exchange red taking green » ou « exchange red drawing »
place-may-be = « { $word } » peut être { $told }
preview-refused = pas d’aperçu pour { $notation } : la place { $seat } n’y a pas droit maintenant ({ $clause })

## Options

players-how-many = China se joue de { $least } à { $most } joueurs, pas à { $players } (CN-COMP-01)
players-side = à { $players } joueurs, on prend la face { $sides }, pas { $side } (CN-SETUP-01)
fortifications-how = fortifications est on ou off, pas { $given } (CN-FORT-01)
board-side = le fichier du plateau est pour la face { $side }, pas { $given } (CN-SETUP-01)
board-too-long = board : un texte de { NUMBER($count, useGrouping: "always") } caractères ; { NUMBER($most, useGrouping: "always") } au plus
unknown-option = China n’a pas d’option { $name } ; il a players, side, fortifications et board, et les règles maison qu’énumère `guanxi rules china --house`

## Boards of one's own

board-problems = { $count } problèmes
board-problem = {"  "}{ $text }
board-none-shipped = { $side } : aucun plateau fourni n’a ce nom ; il y a « a » et « b » (CN-BOARD-01)
board-too-large = { $file } : plus de 2 Mo ; un plateau en prend environ 20 ko
board-no-text = { $file } : pas du texte UTF-8 (octet { $byte })
board-many-spaces = { $count } cases palais ; le moteur en numérote { $most } au plus, bien plus que n’en a aucun plateau imprimé
board-road = { $one } - { $other }
board-no-space = { $name } n’est pas une case palais
board-whole = { $exact ->
    [1] { $least }
   *[other] un nombre entier de { $least } à { $most }
  }
board-points = { $exact ->
    [1] { $least } points
   *[other] { $least } points ou plus
  }
board-huge-number = un nombre énorme
board-list-of = une liste de { $count }
board-a-table = une table
board-players = { $wanted } pour la face « { $side } »
board-size = une largeur et une hauteur de 100 à 10000
board-id-twice = l’identifiant { $name } sert deux fois
board-nine = il devrait y avoir neuf provinces, il y en a { $count }
board-empty-province = aucune case palais ne se trouve dans cette province
board-road-twice = { $road } y est deux fois
board-alliance-twice = { $pair } ont déjà une alliance
board-number-twice = le numéro { $number } sert deux fois
board-numbers = les numéros vont de 1 à 15 ; il manque : { $gaps }
board-joined-to-itself = { $name } est reliée à elle-même
board-few-cards = { $total } cartes ; la distribution en demande au moins { $least }
board-many-cards = { $total } cartes ; le moteur en compte { $most } au plus
board-no-province = { $name } n’est pas une province
board-colours = { $number } devraient être de couleur { $colour }, { $found } le sont
board-declares = annonce { $declared } cases palais, la liste en a { $found }
board-many-roads = { $count } routes à { $name } ; { $most } au plus
board-should = devrait être { $wanted }, est { $given }
board-word = un mot court en minuscules comme « wei » ou « wei-3 »
board-list = une liste de { $most } entrées au plus
board-table = devrait être une table, est { $given }
board-missing = il manque : { $missing }
board-unknown = inconnu : { $names } ; connus : { $known }
board-text = un texte imprimable de 1 à { $most } caractères
board-two-names = une liste de deux noms
board-length = un nombre de 1 à 500
board-point = un point [x, y] de deux nombres

## The help of `guanxi board`

board-summary = vérifier et dessiner des plateaux de China
board-about =
    China se joue sur un plateau qui est un fichier texte : vous pouvez donc recopier le plateau imprimé de votre boîte, ou en
    inventer un. docs/boards.md décrit le format ; les deux plateaux fournis s’appellent `a` (3 ou 4 joueurs) et `b` (4 ou 5).
board-epilog =
    Exemples :
      guanxi board check a                   les chiffres d’un plateau fourni
      guanxi board check mon-plateau.toml    tout ce qui est faux ou étrange, avec l’endroit et la règle
      guanxi board draw mon-plateau.toml -o mon-plateau.svg
                                             une image à comparer au plateau imprimé ; ouvrez-la dans un navigateur
check-summary = dire si un plateau peut être joué, avec ses chiffres
check-about =
    Lit un fichier de plateau et affiche ses provinces : couleur, cases palais, alliances, routes dans la province
    (« dedans ») et par-dessus ses frontières (« dehors »). Les avertissements portent sur ce qui est permis mais diffère du
    plateau imprimé, souvent une faute de frappe. Le code de sortie est 0 si le plateau peut être joué, 2 sinon.
draw-summary = dessiner un plateau en image SVG
draw-about =
    Dessine un plateau qui peut être joué. Rien n’est écrit si le plateau est fautif, et une image existante n’est remplacée
    que par une nouvelle, entière.
board-file = un fichier de plateau, ou `a` ou `b` pour un plateau fourni (`./a` pour un fichier de ce nom)
board--json = afficher du JSON, même d’un plateau fautif
board--out = le fichier de l’image ; sans lui, le SVG est affiché
board-placeholder-action = ACTION
board-placeholder-file = FICHIER
board-placeholder-picture = IMAGE.svg

## Positions of scenarios

hand-empty = { $player } doit jouer et n’a pas de carte
stage-alone = va seul, sous la forme « name », et avec l’option first_player = "chosen"
forts-none = on joue sans elles
forts-many = il y en a plus que de joueurs
comes-twice = { $what } vient deux fois
palaces-many = plus de palais que de cases
taken-twice = { $space } est occupé deux fois
pieces-few = { $player } n’en a pas autant
cards-many = { $count } cartes ; { $most } au plus
unknown-card = { $card } n’est pas une carte : { $cards }
cards-few-of = il n’y a pas autant de cartes { $card } dans ce jeu
cards-few = il n’y a pas autant de cartes dans ce jeu
pile-has = avec les autres cartes telles que données, elle en a { $count } : { $cards }
pile-empty = après la deuxième, la pioche est vide
pile-holds = elle a une carte jusqu’à son deuxième épuisement
map-spaces = doit être un nombre de 1 à { $most } ou une liste de noms comme a1, pas { $value }
map-many-spaces = { $count } cases palais ; { $most } au plus
map-name-twice = deux endroits s’appellent « { $name } »
map-roads = doit être une liste de paires de cases, pas { $value }
map-ends = { $ends } ne sont pas deux cases palais
map-road-twice = une route s’y trouve deux fois

## What `guanxi board` prints

picture-not-written = impossible d’écrire { $file } : { $why }
picture-not-plain = impossible d’écrire { $file } : il existe déjà et n’est pas un fichier ordinaire
board-head-province = province
board-head-colour = couleur
board-head-spaces = cases
board-head-alliances = alliances
board-head-roads_in = dedans
board-head-roads_out = dehors
board-total = total
board-side-told = face { $side }, { $players } joueurs, { $provenance }
board-deck = { $count } cartes : { $cards }
board-warning = avertissement : { $warning }
odd-spaces = { $count } cases palais ; le plateau imprimé en aurait de quatre à huit
odd-deck = { $count } cartes ; le jeu imprimé en a { $whole }
odd-no-road = aucune route n’y mène
odd-parts = le réseau est en { $parts } morceaux
odd-joins = { $one } - { $other } relie des provinces qui ne sont pas voisines
odd-outside = est hors du contour de { $province }
odd-off-board = est hors du plateau
odd-same-place = est là où est { $other }
odd-dragon = sa case dragon est hors de son contour
odd-neighbours = { $one } et { $other } sont toutes deux { $colour } ; sur le plateau imprimé, des voisines n’ont jamais la même couleur
odd-lacks = le plateau imprimé a « { $name } », celui-ci non
odd-colour = est { $colour } ; sur le plateau imprimé, { $printed }
odd-other-colour = n’a pas la couleur de { $name } ; le plateau imprimé leur donne la même
odd-count = { $count } cases palais ; le plateau imprimé en a { $printed }
odd-alliance = relie { $one } et { $other } sur le plateau imprimé

## Where a board comes from

board-provenance-original = original
board-provenance-reconstruction = reconstitution
board-provenance-own = plateau personnel
