# Confucius in a terminal: the words of its tables.

any = n’importe quel ministère
nothing = rien
vacant = vacant
you = vous

## Whose turn it is

turn-deal = Mise en place du plateau
turn-round = Tour { $round } :{ " " }
turn-last = Résolution finale :{ " " }
turn-usual = à { $player } de jouer, { $cubes ->
    [0] plus de cube
    [one] encore un cube
   *[other] encore { $cubes } cubes
  }
turn-extra = { $player } fait l’Action supplémentaire, sans cube
turn-favour = { $player } use de la Faveur Impériale, une action sans cube
turn-pay = { $player } paie { $price } { $currency ->
    [coins] { $price ->
    [one] pièce
   *[other] pièces
  }
   *[other] { $price ->
    [one] licence
   *[other] { $currency }
  }
  } ({ $action }){ $paid ->
    [0] { "" }
   *[other] , dont { $paid } déjà
  }
turn-commercial = { $player } dépense { $more ->
    [yes] des cartes, dont 4 pièces comptent,
   *[no] jusqu’à 4 pièces
  } pour les Revenus commerciaux{ $paid ->
    [0] { "" }
   *[other] , dont { $paid } déjà
  }
turn-land = { $player } choisit où mène l’expédition
turn-petition = { $player } fait une requête à l’Empereur avec le cadeau { $chosen }
turn-swap = { $player } choisit l’autre Fonctionnaire de l’échange
turn-march = { $player } choisit où va l’armée
turn-tutor = Examen Impérial : { $player } choisit un étudiant à assister
turn-tutor-cards = Examen Impérial : { $player } pose des cartes, au moins une
turn-cancel = Examen Impérial : { $player } peut annuler le cadeau du propriétaire de l’étudiant
turn-candidate = { $player } gagne l’examen et place le candidat
turn-lend = { $ministry } est résolu : { $player } sort et cède son influence
turn-appoint = { $player } désigne le Premier Ministre
turn-agreed = { $player } dit qui la table choisit comme Premier Ministre de départ
turn-discard = { $player } défausse pour ne garder que quatre cartes
turn-over = La partie est finie : { $reason ->
    [ministries] tous les ministères sont résolus
    [candidates] il ne reste plus de candidat
    [wall] la Grande Muraille est achevée
    [ministries-and-candidates] tous les ministères sont résolus et il ne reste plus de candidat
    [ministries-and-wall] tous les ministères sont résolus et la Grande Muraille est achevée
    [candidates-and-wall] il ne reste plus de candidat et la Grande Muraille est achevée
   *[other] tous les ministères sont résolus, il ne reste plus de candidat et la Grande Muraille est achevée
  }

## Court

wall = Grande Muraille
chief = Premier Ministre
piles = Pile { $deck }, défausse { $discard } ; récomp. { $rewards } ; Fonct. { $officials } ; jonques { $junks }
ministry = Ministère
minister = Ministre
secretary = Secrétaire
influence = Influence
exam = Examen :
exam-candidate = { $kind ->
    [any] candidat pour n’importe quel ministère
   *[one] candidat pour { $ministry }
  }, { $left } à venir
exam-nobody = plus de candidat
exam-red = étudiant rouge
exam-plain = l’autre
exam-forced = forcé dans ce tour
gifts-from = Cadeau de, à
gifts-told = Cadeaux :
gift-sum = total
gift-total = { $count }
bond-bribe = ne peut pas corrompre à { $ministry } (cadeau de { $givers })
or = { " " }ou{ " " }
bond-tutor = doit assister l’étudiant de { $owner }
bond-lend = cède d’abord à { $givers }
bond-give = donne à { $giver } au moins { $value }

## Lands and the Actions Box

foreign = Pays Étranger
price = Pièces
deadline = Échéance
land-deadline = tuile { $wall } (encore { $left })
land-price = pour { $price } :
land-won = ● conquis
land-lost = ● échec
distant = Terre Lointaine
chit = PV
visitors = Visiteurs
box = Actions :
box-nobody = Actions : aucun cube posé dans ce tour
box-bribe-secure = corrompre/sécuriser
box-nominate = nommer
box-force = forcer
box-junks-voyage = jonques/expédition
box-army-invade = armée/invasion
box-buy-gift = acheter un cadeau
box-give-gift = donner un cadeau
box-transfer = transfert
box-petition = requête
box-commercial = commerce
box-tax = impôts
box-no-action = pas d’action
box-imperial-favour = Faveur Impériale

## Players

player = Joueur
colour = Couleur
cards = Cartes
rewards = Récomp.
cubes = Cubes
gifts-ready = Cadeaux
gifts-to-buy = À acheter
shipyard = Chantier
ocean = Océan
barracks = Armées
colony = Colonie
score = Score
ended-now = Ici
place = Rang
short-cards = Cart
short-rewards = Réc
short-cubes = Cubes
short-gifts-ready = Cad
short-gifts-to-buy = Ach
short-shipyard = Chan
short-ocean = Mer
short-barracks = Arm
short-colony = Col
short-score = PV
short-ended-now = Ici
short-place = Rg
your-cards = Vos cartes (pièces/licences) :
your-rewards = Récompenses :
worth = = { $coins } { $coins ->
    [one] pièce
   *[other] pièces
  } ou { $licences } { $licences ->
    [one] licence
   *[other] licences
  }
titles = Titres en l’état :
titles-over = Titres :
title-chief-minister = Premier Ministre
title-admiral = Amiral
title-general = Général
reward-bribery-bingbu = Corruption (Bingbu)
reward-bribery-hubu = Corruption (Hubu)
reward-bribery-gongbu = Corruption (Gongbu)
reward-bribery-any = Corruption (partout)
reward-gift = Cadeau
reward-extra-action = Action supplémentaire
reward-cash = Monnaie
reward-recruit-army = Recrutement d’armée
reward-emperor-insulted = Insulte à l’Empereur

legend = 4 à corrompre, (B)4 corrompu par B, [B]4 sécurisé, ★ candidat ; poste (B) en l’état, [B] pour de bon ; · 3+ case vide, récompense
legend-signs = Fonctionnaires : 4 se corrompt pour 4 pièces, (B)4 est corrompu par B, marqueur couché, [B]4 est sécurisé, marqueur debout, ★ est un candidat. Postes : 7 (B) irait à B en l’état, 7 [B] pour de bon. ● est résolu. Pays Étrangers : · 3+ est une case vide à 3 points avec une récompense. Terres Lointaines : [B] y était en premier et a les points. Actions : ■ est un cube, □ un usage sans cube.
legend-players = Les joueurs ont les lettres de leurs couleurs, dont se sert la notation : { $colours }. Cadeaux : valeurs disponibles ; À acheter : valeurs pas encore achetées. Armées : pas encore recrutées ; Colonie : recrutées. Ici : le total si la partie finissait ici.

## Points

score-title = Si la partie finissait ici
score-title-over = Score final
score-minister = Ministre, { $where }
score-secretary = Secrétaire, { $where }
score-voyage = Expédition, { $where }
score-invasion = Invasion, { $where }
score-emperor-insulted = Insulte à l’Empereur
score-earlier = Avant
score-total = Total
score-so-far = déjà marqué
score-place = Rang
score-final = ~ ne viendrait qu’à la fin de la partie, en l’état
score-tie = À égalité avec { $points ->
    [0] zéro point
    [1] un point
   *[other] { $points } points
  } : { $players }. { $how ->
    [admiral] L’Amiral l’emporte quand la première place est partagée (CF-VAR-02).
    [titles] Les titres départagent, dans l’ordre Amiral, Premier Ministre, Général (CF-WIN-02).
    [nobody] Aucun titre ne les départage, personne ne gagne (CF-WIN-03).
   *[shared] Les titres ne les départagent pas tous, le rang est partagé (CF-WIN-03).
  }

## Choices

group-bribe = Corrompre
group-secure = Sécuriser
group-nominate = Nommer
group-force = Forcer
group-buy-junks = Acheter
group-voyage = Prendre la mer
group-recruit = Recruter
group-invade = Envahir
group-buy-gift = Acheter
group-give-gift = Donner
group-transfer = Transférer
group-petition = Requête
group-commercial = Commerce
group-tax = Impôts
group-no-action = Pas d’action
group-favour = Faveur Impériale
group-pass = Passer
group-card-bribery = Jouer Corruption
group-card-gift = Jouer Cadeau
group-card = Jouer
group-spend = Carte par carte
group-arrive = Atteindre
group-move-junks = Déplacer des jonques
group-replace-student = Remplacer l’étudiant
group-swap-own = Échanger
group-swap-other = avec
group-army-from = Armée depuis
group-army-to = Armée vers
group-replace-marker = Remplacer un marqueur
group-tutor = Assister
group-cancel = Cadeau
group-place-candidate = Placer le candidat
group-lend = Céder à
group-appoint = Désigner
group-discard = Une par une
group-other = À d’autres moments
group-pay = Payer
group-income = Dépenser
group-lay = Poser
group-throw = Défausser
cost-cubes = { $cubes } { $cubes ->
    [one] cube
   *[other] cubes
  }
costs-coins = { $what } pour { $price }
costs-licences = { $what } pour { $price } { $price ->
    [one] licence
   *[other] licences
  }
free-of-charge = { $what } gratuit
junks = { $count } { $count ->
    [one] jonque
   *[other] jonques
  }
army = une armée
examination = un examen
gift = cadeau { $value }
gift-to = cadeau { $value } à { $to }
to = { $what } à { $to }
by = { $what } par { $by }
between = de { $from } à { $to }
choice-red = rouge
choice-plain = l’autre
choice-draw-two = revenu de 2 cartes
choice-nothing = rien ne se passe
choice-commercial = revenu pour 4 pièces au plus
choice-pass = plus aucune action dans ce tour
choice-spend = dépenser { $card }
choice-enough = assez
choice-cancel = l’annuler
choice-keep = le garder
choice-decline = personne : il quitte la partie
pay-exact = payer { $cards } (juste)
pay-over = payer { $cards } ({ $over } de trop)
pay-income = payer { $cards } (piocher { $draw })
pay-lay = poser { $cards }
pay-discard = défausser { $cards }
petition-value = cadeau { $value } : { $value ->
    [2] déplacer deux jonques
    [3] remplacer un étudiant
    [4] échanger deux Fonctionnaires
    [5] redéployer une armée
    [6] remplacer un marqueur
   *[other] rien
  }

## Playing

how-to-play = Tapez le numéro d’un choix, ou un tour entier comme « corrompre hubu-3 payant 1 3 ». Entrée accepte le paiement proposé. « aide » énumère tout.
rule = CF-PAY-05
help-choose =
    corrompre hubu-3          toute action en mots ; un paiement est alors proposé
    corrompre hubu-3 payant 1 3
                              avec le paiement ; une carte se nomme par ses pièces
    payer 1 3                 un paiement ; en court : 1 3 ; « rien » pour aucun
    dépenser 1, assez         carte par carte
    hubu3                     en court pour corrompre hubu-3, ou pour sécuriser
    donner cadeau 3 à vert    en court : donner 3 vert
    acheter 2 jonques, naviguer 5 jonques, recruter armée, envahir korea-2
    transférer hubu-3 à vert, assister rouge avec 1 2, défausser 1 2
help-look =
    plateau, cour, cadeaux    la table, la cour, les cadeaux
    pays, joueurs             Pays Étrangers et Terres Lointaines ; les joueurs

## Words that may be typed in place of those of the notation

# The orders that look at something, and what may be typed for each; the first word is shown
look-words =
    court: cour ministères
    gifts: cadeaux
    lands: pays terres
    players: joueurs

typed-words =
    bribe: corrompre corromps soudoyer
    secure: sécuriser sécurise
    nominate: nommer
    force: forcer
    examination: examen
    buy: acheter achète
    junks: jonques
    junk: jonque
    sail: naviguer
    recruit: recruter
    army: armée
    invade: envahir
    gift: cadeau
    give: donner donne
    to: à
    transfer: transférer
    petition: requête
    pass: passer
    play: jouer
    spend: dépenser
    enough: assez
    pay: payer paie
    paying: payant
    nothing: rien
    discard: défausser
    take: prendre
    tutor: assister
    lend: céder
    appoint: désigner
    student: étudiant
    with: avec
    red: rouge
    black: noir
    green: vert
    purple: violet
    white: blanc
    yellow: jaune

## Places and colours, as tables name them

place-annam = Annam
place-yunnan = Yunnan
place-mongolia = Mongolie
place-korea = Corée
place-manchuria = Mandchourie
place-spice_islands = Îles à épices
place-india = Inde
place-arabia = Arabie
place-africa = Afrique
place-americas = Amériques
place-bingbu = Bingbu
place-hubu = Hubu
place-gongbu = Gongbu
colour-black = noir
colour-green = vert
colour-purple = violet
colour-white = blanc
colour-yellow = jaune
