# China in a terminal: the words of its map and tables.

turn-place = Tour { $turn } : { $player } place des pions ou échange une carte
turn-pay = Tour { $turn } : { $player } paie, ou place un second pion
turn-pay-only = Tour { $turn } : { $player } paie
turn-draw = Tour { $turn } : { $player } pioche { $missing ->
    [one] une carte
   *[other] { $missing } cartes
  }
turn-announce = Tour { $turn } : { $player } annonce d’où { $missing ->
    [one] vient une carte
   *[other] viennent { $missing } cartes
  }, avant d’en regarder aucune
turn-cover = Tour { $turn } : { $player } bâtit le palais sur la fortification
turn-pay-or-cover = Tour { $turn } : { $player } paie, ou bâtit le palais sur la fortification
turn-name = { $player } désigne le premier joueur, au nom de tous
turn-cut = { $player } écarte des routes jusqu’à ce que rien ne bifurque : ce qui reste relié forme les chaînes
turn-deal = Les cartes sont distribuées
turn-over = La partie est finie : { $reason }

display = Visibles
pile = Pioche
discard = Défausse
your-hand = Votre main
nothing = rien
discard-top = { $cards }, au-dessus { $top }
pile-first = { $cards }, première des deux pioches.
pile-last = { $cards }, seconde et dernière pioche.
pile-gone = épuisée pour de bon.

province = Province
spaces = Cases
emissaries = Émissaires
room = Place
allies = Alliées
player = Joueur
you = vous
hand = Main
palaces = Palais
forts = Forts
score = Score
ended-now = Fin ici
place = Rang
short-now = ici
short-score = PV
pieces = Reste
supply = { $palaces } palais { $emissaries } émiss.
supply-forts = { $palaces } palais { $emissaries } émiss. { $forts } fort

legend-map = (A) palais, 3 case libre, [3] fortifiée, ◆A2/3 émissaires de A/limite pour tous, #4 alliance, ● décomptée
legend-sheet = Cases : un numéro est libre, une lettre est le propriétaire, [ ] fortifiée. Place : émissaires/limite. Alliées : province#alliance.
legend-cards = Cartes : { $cards }. Mains : ? est une carte que personne n’a montrée.

## Points

score-title = Si la partie finissait ici
score-title-over = Score final
score-palaces = Palais
score-alliances = Alliances
score-alliance = #{ $number } { $one } et { $two }
score-roads = Routes
score-earlier = Avant
score-total = Total
score-track = déjà marqué
score-left = Pions restants
score-place = Rang
score-chain = { $player } : une chaîne de { $count } palais, { $points } points{ $doubled ->
    [yes] , doublés par une fortification
   *[no] { "" }
  } : { $spaces }
score-doubled = * doublé par une fortification
score-scored = ● déjà décompté ; tout le reste vient avec le score final
score-scored-over = ● décompté en cours de partie
score-tie = À égalité avec { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
  } : { $players }. { $how ->
    [pieces] Les pions restants départagent (CN-WIN-02).
    [seat] Autant de pions restants aussi : la place la plus tardive passe devant (CN-WIN-04).
   *[shared] Autant de pions restants aussi : le rang est partagé (CN-WIN-04, CN-WIN-05).
  }

## Choices

group-fortification = Fortification
group-palace = Palais
group-emissary = Émissaire
group-pay = Payer
group-exchange = Échanger
group-take = Prendre
group-draw = Piocher
group-pass = Passer
group-first = Premier joueur
group-leave-out = Écarter
choice-first = joueur { $player } ({ $mark })
choice-emissary = { $province } ({ $room })
choice-draw = dans la pioche

brief-hand = Votre main : { $hand }
brief-display = Cartes visibles : { $display }. Pioche : { $pile }.

road = { $space } : { $others }

## Playing

how-to-play = Tapez le numéro d’un choix, ou un tour entier comme « placer palais wei-3 payant rouge ». « aide » énumère tout.
rule = CN-ROAD-07
help-choose =
    placer palais wei-3       une action en mots ; en court : wei-3, ou Anyi
    placer émissaire wei      en court : wei
    placer palais wei-3 et émissaire wei payant rouge rouge
                              un tour entier d’un coup ; en court : wei-3 wei r r
    payer rouge rouge         en court : r r
    échanger rouge prenant vert, échanger rouge piochant
    prendre rouge, piocher    une carte visible, ou piocher ; en court : r
help-look = plateau, carte, routes    la table, le plateau seul, les routes en mots

## Words that may be typed in place of those of the notation

# The orders that look at something, and what may be typed for each; the first word is shown
look-words =
    map: carte
    roads: routes

typed-words =
    place: placer place pose poser
    palace: palais
    emissary: émissaire
    fortification: fort
    pay: payer paie
    paying: payant
    exchange: échanger échange
    take: prendre prends
    taking: prenant
    draw: piocher pioche
    drawing: piochant
    pass: passer passe
    and: et
    red: rouge
    yellow: jaune
    green: vert
    purple: mauve violet
