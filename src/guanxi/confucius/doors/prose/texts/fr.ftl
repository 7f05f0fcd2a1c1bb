# Confucius in sentences: the table for whoever reads it, choices, titles and ways out of refusals.

you = vous
you-head = Vous
nobody = personne
none = aucun
player = { $name }, { $colour }

## Choices: as a whole; .group and .short as one of several; .cannot as the title of a refusal

cost = { $cubes ->
    [0] sans cube
    [one] un cube
   *[other] { $cubes } cubes
  }
junks = { $quantity ->
    [one] une jonque
   *[other] { $quantity } jonques
  }
card = { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
  } ou { $licences ->
    [one] une licence
   *[other] { $licences } licences
  }
gift-named = le cadeau { $value } ({ $gift })
marker = { $state ->
    [empty] , case vide
    [unbribed] , non corrompu
    [candidate] , un candidat
    [own] , à vous
    [rival] , à { $owner }
    [secured] , à { $owner }, sécurisé
   *[other] {""}
  }
choice-bribe = Corrompre { $official } pour { $price }
    .group = Corrompre ({ cost })
    .short = { $official } pour { $price }
    .cannot = Impossible de corrompre { $official }
choice-secure = Sécuriser { $official } pour { $price }
    .group = Sécuriser ({ cost })
    .short = { $official } pour { $price }
    .cannot = Impossible de sécuriser { $official }
choice-nominate = Nommer un étudiant sur { $student ->
    [rouge] la case { $student }
   *[other] l’{ $student } case
  } pour { $price }
    .group = Nommer un étudiant pour { $price } ({ cost })
    .short = { $student ->
    [rouge] la case { $student }
   *[other] l’{ $student } case
  }
    .cannot = Impossible de nommer un étudiant sur { $student ->
    [rouge] la case { $student }
   *[other] l’{ $student } case
  }
choice-force = Forcer un Examen Impérial pour { $price } ({ cost })
    .cannot = Impossible de forcer un Examen Impérial
choice-buy-junks = Acheter { junks } pour { $price }
    .group = Acheter des jonques ({ cost })
    .short = { junks } pour { $price }
    .cannot = Impossible d’acheter { junks }
choice-voyage = Prendre la mer avec { junks } pour { $price }
    .group = Lancer une expédition ({ cost })
    .short = { junks } pour { $price }
    .cannot = Impossible de prendre la mer avec { junks }
choice-recruit = Recruter une armée pour { $price } ({ cost })
    .cannot = Impossible de recruter une armée
choice-invade = Envoyer une armée vers { $box } pour { $price } ({ $points } { $points ->
    [one] point
   *[other] points
  })
    .group = Envoyer une armée ({ cost })
    .short = { $box } pour { $price } ({ $points } { $points ->
    [one] point
   *[other] points
  })
    .cannot = Impossible d’envoyer une armée vers { $box }
choice-buy-gift = Acheter { gift-named } pour { $price }
    .group = Acheter un cadeau ({ cost })
    .short = cadeau { $value } ({ $gift }) pour { $price }
    .cannot = Impossible d’acheter { gift-named }
choice-give-gift = Donner à { $to } { gift-named }
    .group = Donner un cadeau à { $to } ({ cost })
    .short = cadeau { $value } ({ $gift })
    .cannot = Impossible de { READER($to) ->
        [yes] vous donner
       *[no] donner à { $to }
      } { gift-named }
choice-transfer = Transférer { $official } à { $to }
    .group = Transférer à { $to } ({ cost })
    .short = { $official }
    .cannot = Impossible de transférer { $official } { READER($to) ->
        [yes] à vous-même
       *[no] à { $to }
      }
petition-asks = { $value ->
    [2] déplacer deux jonques
    [3] remplacer un étudiant
    [4] échanger deux Fonctionnaires
    [5] redéployer une armée
    [6] remplacer un marqueur
   *[other] rien
  }
choice-petition = Requête avec { gift-named } : { petition-asks }
    .group = Requête à l’Empereur ({ cost })
    .short = cadeau { $value } ({ $gift }) : { petition-asks }
    .cannot = Impossible de faire une requête avec { gift-named }
choice-commercial = Revenus commerciaux : dépenser jusqu’à 4 pièces, piocher autant de cartes plus une ({ cost })
    .cannot = Impossible de percevoir les Revenus commerciaux
choice-tax = Impôts : piocher deux cartes ({ cost })
    .cannot = Impossible de lever les Impôts
choice-no-action = Pas d’action : rien ne se passe ({ cost })
    .cannot = Impossible de choisir Pas d’action
choice-favour = User de la Faveur Impériale
    .cannot = Impossible d’user de la Faveur Impériale
choice-pass = Passer : plus aucune action dans ce tour
    .cannot = Impossible de passer
choice-card-bribery = Jouer { $card } sur { $official }, { $price ->
    [free] gratuitement
   *[other] pour { $price }
  }
    .group = Jouer { $card }
    .short = { $official }, { $price ->
        [free] gratuitement
       *[other] pour { $price }
      }
    .cannot = Impossible de jouer { $card } sur { $official }
choice-card-gift = Jouer Cadeau et retourner { gift-named }
    .group = Jouer Cadeau et retourner
    .short = cadeau { $value } ({ $gift })
    .cannot = Impossible de jouer Cadeau pour { gift-named }
choice-card-extra = Jouer Action supplémentaire
    .cannot = Impossible de jouer Action supplémentaire
choice-card-cash = Jouer Monnaie : piocher quatre cartes
    .cannot = Impossible de jouer Monnaie
choice-card-recruit = Jouer Recrutement d’armée : une armée rejoint la colonie
    .cannot = Impossible de jouer Recrutement d’armée
choice-card-insulted = Jouer Insulte à l’Empereur : une armée quitte la colonie pour deux points
    .cannot = Impossible de jouer Insulte à l’Empereur
choice-spend = { $use ->
    [tutor] Poser une carte : { card }
   *[pay] Payer avec une carte : { card }
  }
    .group = { $use ->
        [tutor] Poser une carte
       *[pay] Payer avec une carte
      }
    .short = { card }
    .cannot = Impossible d’utiliser une carte à { card }
choice-enough = Cela suffit
    .cannot = Impossible de s’arrêter ici
choice-arrive = Atteindre { $land }{ $points ->
    [0] {""}
    [one] , en premier, pour un point
   *[other] , en premier, pour { $points } points
  }
    .group = Atteindre une Terre Lointaine
    .short = { $land }{ $points ->
        [0] {""}
        [one] , en premier, un point
       *[other] , en premier, { $points } points
      }
    .cannot = Impossible d’atteindre { $land }
choice-move-junks = Faire passer des jonques { VOWEL($from) ->
    [yes] d’{ $from }
   *[no] de { $from }
  } à { $to }
    .group = Déplacer des jonques
    .short = { VOWEL($from) ->
        [yes] d’{ $from }
       *[no] de { $from }
      } à { $to }
    .cannot = Impossible de faire passer des jonques { READER($from) ->
        [yes] de votre chantier
       *[no] { VOWEL($from) ->
            [yes] d’{ $from }
           *[no] de { $from }
          }
      } { READER($to) ->
        [yes] à votre chantier
       *[no] à { $to }
      }
choice-replace-student = Remplacer { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  }, celui { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }
    .group = Remplacer un étudiant
    .short = { $student }, à { $owner }
    .cannot = Impossible de remplacer { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  }
choice-swap-own = Échanger la place de { $official }
    .group = Échange : d’abord votre Fonctionnaire
    .short = { $official }
    .cannot = Impossible d’échanger la place de { $official }
choice-swap-other = Échanger avec { $official }{ marker }
    .group = Échanger avec
    .short = { $official }{ marker }
    .cannot = Impossible d’échanger avec { $official }
choice-army-from = Redéployer l’armée { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } : { $box }
    .group = Quelle armée redéployer
    .short = { $box }, à { $owner }
    .cannot = Impossible de redéployer une armée depuis { $box }
choice-army-to = Aller vers { $box } ({ $points } { $points ->
    [one] point
   *[other] points
  })
    .group = Aller vers
    .short = { $box } ({ $points } { $points ->
    [one] point
   *[other] points
  })
    .cannot = Impossible de redéployer l’armée vers { $box }
choice-replace-marker = Remplacer le marqueur { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } sur { $official } par un marqueur { VOWEL($to) ->
    [yes] d’{ $to }
   *[no] de { $to }
  }
    .group = Remplacer un marqueur par un marqueur { VOWEL($to) ->
        [yes] d’{ $to }
       *[no] de { $to }
      }
    .short = { $official }, à { $owner }
    .cannot = Impossible de remplacer le marqueur de { $official } par { READER($to) ->
        [yes] un de vos marqueurs
       *[no] un marqueur { VOWEL($to) ->
            [yes] d’{ $to }
           *[no] de { $to }
          }
      }
choice-tutor = Assister { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  }, celui { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }
    .group = Assister un étudiant
    .short = { $student }, à { $owner }
    .cannot = Impossible d’assister { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  }
choice-cancel-gift = Annuler le cadeau
    .cannot = Impossible d’annuler un cadeau
choice-keep-gift = Garder le cadeau
    .cannot = Impossible de garder un cadeau
choice-place-candidate = Placer le candidat sur { $official }{ marker }
    .group = Placer le candidat
    .short = { $official }{ marker }
    .cannot = Impossible de placer le candidat sur { $official }
choice-decline-candidate = Renoncer : le candidat quitte la partie
    .cannot = Impossible de renoncer au candidat
choice-lend = Céder vos Fonctionnaires à { $to }
    .group = Céder vos Fonctionnaires à
    .short = { $to }
    .cannot = Impossible de céder { READER($to) ->
        [yes] à vous-même
       *[no] à { $to }
      }
choice-appoint = Désigner { $chief } comme Premier Ministre
    .group = Désigner le Premier Ministre
    .short = { $chief }
    .cannot = Impossible de { READER($chief) ->
        [yes] vous désigner
       *[no] désigner { $chief }
      } comme Premier Ministre
choice-discard = Défausser une carte à { card }
    .group = Défausser une carte
    .short = { card }
    .cannot = Impossible de défausser une carte à { card }
cannot-deal = Ce que le hasard décide, personne ne le choisit

## Ways out of a refusal

way-do = Ce qui est possible : { $choice }.
way-draw-level = Si { $giver } y en avait { $needed }, ce serait possible : on a le droit d’égaliser.
way-transfer = Le cadeau prend fin si vous transférez un Fonctionnaire à { $giver }.
way-higher = Le cadeau prend fin si vous en donnez un plus cher à { $giver }.
way-lacking = Il vous manque { $missing }.

## The court

court-title = Cour
ministry-head = { $closed ->
    [yes] { $ministry }, résolu
   *[no] { $ministry }, vaut { $first } et { $second }
  }
ministry-spaces = cases : { $spaces }.
space-empty = { $number } vide
space-free = { $number } libre, { $me ->
    [yes] vous coûte { $price }
   *[no] coûte { $price }
  }
space-taken = { $number } { $owner }{ $state ->
    [candidate] , candidat sécurisé
    [secured] , sécurisé
   *[lying] {""}
  }
ministry-left = { $due ->
    [yes] Il est résolu dans ce tour.
   *[no] { $free ->
        [0] Plus aucun à corrompre
        [one] Encore un à corrompre
       *[other] Encore { $free } à corrompre
      }{ $empty ->
        [0] .
        [one] , une case est vide.
       *[other] , { $empty } cases sont vides.
      }
  }
posts-vacant = { $closed ->
    [yes] Personne n’y a de poste.
   *[no] En l’état, personne n’obtient ses postes.
  }
posts-stand = { $closed ->
    [yes] { $same ->
        [yes] Ministre et Secrétaire : { $minister }.
       *[no] Ministre : { $minister }. Secrétaire : { $secretary }.
      }
   *[no] { $same ->
        [yes] En l’état, Ministre et Secrétaire : { $minister }.
       *[no] En l’état, Ministre : { $minister }, Secrétaire : { $secretary }.
      }
  }
ministry-shares = Fonctionnaires : { $shares }.

## Gifts

gifts-title = Cadeaux
gifts-none = Aucun cadeau n’oblige personne.
gifts-held = cadeaux reçus : { $gifts }.
gift-held = { $value } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  }
bond-no-bribe = Pas de corruption à { $ministries }.
bond-lends = On cède d’abord à { $givers }.
bond-returns = Un cadeau en retour à { $giver } vaut { $value } ou plus.

## The examination

examination-title = Examen
candidate-none = Il ne reste plus de candidat.
candidate-told = { $kind ->
    [any] Le candidat est pour n’importe quel ministère
   *[one] Le candidat est pour { $ministry }
  }, { $left ->
    [0] c’est le dernier
    [one] un autre suit
   *[other] { $left } suivent
  }.
students-told = { $none ->
    [yes] Il n’y a pas d’étudiant.
   *[no] Étudiant rouge, qui gagne en cas d’égalité : { $red }. L’autre étudiant : { $plain }.
  }
examination-forced = Un examen est forcé dans ce tour.
tutor-bound = { $me ->
    [yes] Vous devez assister l’étudiant { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }.
   *[no] { $player } doit assister { $owner_id ->
        [me] votre étudiant
       *[other] l’étudiant { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }
      }.
  }

## The world

world-title = Monde
wall-head = Grande Muraille
wall-told = { $pieces } { $pieces ->
    [one] tuile
   *[other] tuiles
} sur { $all }.
chief-told = { $me ->
    [yes] Vous êtes Premier Ministre.
   *[no] Premier Ministre : { $player }.
  }
land-head = { $land }, { $price } { $price ->
    [one] pièce
   *[other] pièces
  } par armée
land-told = cases : { $boxes }. { $resolved ->
    [won] Conquête réussie.
    [lost] L’invasion a échoué.
   *[no] Échéance : la tuile { $deadline } de la muraille.
  }
box-told = { $number } { $owner_id ->
    [nobody] libre
   *[other] { $owner }
  }, { $points } { $points ->
    [one] point
   *[other] points
  }{ $reward ->
    [yes] {" "}et une récompense
   *[no] {""}
  }
sea-head = Terres Lointaines
distant-told = { $land } { $points } { $points ->
    [one] point
   *[other] points
  }, { $first_id ->
    [nobody] personne encore
   *[other] { $first } en premier
  }{ $later_id ->
    [nobody] {""}
   *[other] , puis { $later }
  }
sea-told = { $lands }. Jonques encore à acheter : { $junks }.

## Cards and players

cards-title = Cartes
hand-head = Votre main
hand-told = { $cards ->
    [0] aucune carte.
   *[other] { $listed } ; en tout { $coins } { $coins ->
           [one] pièce
          *[other] pièces
         } ou { $licences } { $licences ->
           [one] licence
          *[other] licences
         }.
  }
cards-of = { $count ->
    [one] une carte
   *[other] { $count } cartes
  } à { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
  }
rewards-head = Vos récompenses
piles-head = Piles
piles-told = pile Confucius { $deck }, défausse { $discard }, récompenses { $rewards }, Fonctionnaires { $officials }.
players-title = Joueurs
column-player = Joueur
column-cards = Cartes
column-rewards = Récompenses
column-cubes = Cubes restants
column-next = Cubes au tour suivant
column-ready = Cadeaux disponibles
column-buy = Cadeaux à acheter
column-yard = Jonques au chantier
column-sea = Jonques en mer
column-armies = Armées à recruter
column-colony = Armées en colonie
column-score = Points
column-total = Si la partie finissait ici
column-place = Rang
