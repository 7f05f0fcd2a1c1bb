# Confucius: sentences for the log and for refusals. Names and numbers come in as $facts.

blurb = Des cadeaux qui obligent, des Fonctionnaires à gagner et une cour aux aguets : la Chine des Ming en neuf tours au plus.

chance = le hasard
number-word = { $quantity ->
    [0] aucune
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $quantity }
  }
money = { $currency ->
    [coins] { $amount ->
        [0] aucune pièce
        [1] une pièce
       *[other] { $amount } pièces
      }
   *[licences] { $amount ->
        [0] aucune licence
        [1] une licence
       *[other] { $amount } licences
      }
  }
joined = { $first } et { $last }
share = { $number } pour { $player_id ->
    [me] vous
   *[other] { $player }
  }

## Names

player-black = noir
player-green = vert
player-purple = violet
player-white = blanc
player-yellow = jaune
ministry = { $head } { $tail }
ministry-bingbu = Bingbu
ministry-hubu = Hubu
ministry-gongbu = Gongbu
ministry-any = n’importe quel ministère
gift = { $value ->
    [1] tapisserie
    [2] tuile céramique
    [3] vase
    [4] manteau
    [5] collier
   *[6] jonque
  }
student-red = rouge
student-plain = autre
reward-bribery-bingbu = Corruption Bingbu
reward-bribery-hubu = Corruption Hubu
reward-bribery-gongbu = Corruption Gongbu
reward-bribery-any = Corruption (n’importe quel ministère)
reward-gift = Cadeau
reward-extra-action = Action supplémentaire
reward-cash = Monnaie
reward-recruit-army = Recrutement d’armée
reward-emperor-insulted = Insulte à l’Empereur
distant-spice_islands = les îles aux épices
distant-india = l’Inde
distant-arabia = l’Arabie
distant-africa = l’Afrique
distant-americas = les Amériques
land = { $head } (case { $tail })
land-annam = l’Annam
land-yunnan = le Yunnan
land-mongolia = la Mongolie
land-korea = la Corée
land-manchuria = la Mandchourie
land-none = le Pays Étranger
title-chief_minister = Premier Ministre
title-admiral = Amiral
title-general = Général

## The log: actions. Messages are named by events; texts that come before another sentence end with a comma.

as-extra = En Action supplémentaire,
as-favour = Par la Faveur Impériale,

did-bribe = { $player } corrompt le Fonctionnaire de { $official } pour { money }.
did-secure = { $player } sécurise le Fonctionnaire de { $official } pour { money }.
did-nominate = { $player } nomme un étudiant sur { $student ->
    [rouge] la case { $student }
   *[other] l’{ $student } case
  } pour { money }.
did-force = { $player } force un Examen Impérial pour { money }.
did-buy-junks = { $player } achète { number-word } { $quantity ->
    [one] jonque
   *[other] jonques
  } pour { money }.
did-voyage = { $player } prend la mer avec { number-word } { $quantity ->
    [one] jonque
   *[other] jonques
  } pour { money }.
did-recruit = { $player } recrute une armée pour { money }.
did-invade = { $player } envoie une armée vers { $box } pour { money }.
did-buy-gift = { $player } achète le cadeau { $value } ({ gift }) pour { money }.
did-give-gift = { $player } donne à { $to } le cadeau { $value } ({ gift }).
did-transfer = { $player } transfère le Fonctionnaire de { $official } à { $to }.
did-petition = { $player } adresse une requête à l’Empereur avec le cadeau { $value } ({ gift }).
did-commercial = { $player } perçoit les Revenus commerciaux.
did-tax = { $player } lève les Impôts et pioche deux cartes.
    .within = { $player } lève les Impôts (deux cartes).
did-no-action = { $player } choisit Pas d’action.
did-pass = { $player } passe.
did-card-bribery = { $player } joue { $card } sur le Fonctionnaire { $amount ->
    [0] de { $official }, gratuitement
   *[other] { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } à { $official }, pour { money }
  }.
did-card-gift = { $player } joue { reward-gift } et retourne le cadeau { $value } ({ gift }).
did-card-extra = { $player } joue { reward-extra-action }.
did-card-cash = { $player } joue { reward-cash } et pioche quatre cartes.
did-card-recruit = { $player } joue { reward-recruit-army } : une armée rejoint la colonie.
did-card-insulted = { $player } joue { reward-emperor-insulted } : une armée quitte la colonie pour deux points.
did-spend = { $player } dépense une carte à { money }.
    .several = { $player } dépense des cartes à { $amount_all } { $currency ->
        [coins] pièces
       *[licences] licences
      }.
did-enough = { $player } paie { money } en tout.
    .within = {""}
commercial-paid = { $player } { $amount ->
    [0] ne dépense rien et pioche une carte
   *[other] dépense { $amount ->
        [one] une pièce
       *[other] { $amount } pièces
      } en tout et pioche { number-word } cartes
  }.
    .within = { $player } pioche { $amount ->
        [0] une carte
       *[other] { number-word } cartes
      }.
tutor-card = { $player } pose une carte { $seen ->
    [yes] à { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
      }
   *[no] face cachée
  } à côté de l’étudiant { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }.
    .within = { $seen ->
        [yes] { $player } pose une carte à { $coins ->
            [one] une pièce
           *[other] { $coins } pièces
          }.
       *[no] {""}
      }
    .several = { $player } pose des cartes à { $coins_all } pièces.
tutor-done = { $player } assiste l’étudiant { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } avec { number-word } { $quantity ->
    [one] carte
   *[other] cartes
  }.
    .within = { $player } pose { number-word } { $quantity ->
    [one] carte
   *[other] cartes
  }.
did-arrive = { $player } atteint { $land }{ $points ->
    [0] {" "}après { $first }
   *[other] {" "}en premier (+{ $points })
  }.
did-move-junks = { $player } fait passer { number-word } { $quantity ->
    [one] jonque
   *[other] jonques
  } du chantier { VOWEL($from) ->
    [yes] d’{ $from }
   *[no] de { $from }
  } à celui { VOWEL($to) ->
    [yes] d’{ $to }
   *[no] de { $to }
  }.
did-replace-student = { $player } remplace l’étudiant { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } sur { $student ->
    [rouge] la case { $student }
   *[other] l’{ $student } case
  }.
did-swap-own = { $player } choisit d’échanger la place du Fonctionnaire de { $official }.
    .within = {""}
did-swap-other = { $player } fait échanger leurs places aux Fonctionnaires de { $own } et de { $official }.
did-army-from = { $player } choisit de redéployer l’armée { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } depuis { $box }.
    .within = {""}
did-army-to = { $player } redéploie l’armée { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } depuis { $source } vers { $box }.
did-replace-marker = { $stays ->
    [yes] { $player } fait sécuriser le Fonctionnaire { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } à { $official }
   *[no] { $player } remplace le marqueur { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } à { $official } par un marqueur sécurisé { VOWEL($to) ->
    [yes] d’{ $to }
   *[no] de { $to }
  }
  }.
did-tutor = { $player } assiste { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  } ({ VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }).
    .within = { $player } assiste { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  } ({ VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }).
did-cancel-gift = { $player } annule le cadeau { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } ({ gift }).
did-keep-gift = { $player } garde le cadeau { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } ({ gift }).
did-place-candidate = { $player } place le candidat sur { $official }{ $there ->
    [nothing] {""}
    [official] {" "}à la place du Fonctionnaire
   *[marker] {" "}à la place du Fonctionnaire { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }
  }.
did-lend = { $player } sort de { $ministry } et cède { $quantity ->
    [one] un Fonctionnaire
   *[other] { number-word } Fonctionnaires
  } à { $to }.
did-appoint = { $player } désigne { $chief } comme Premier Ministre.
did-discard = { $player } défausse une carte{ $seen ->
    [yes] {" "}à { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
      }
   *[no] {""}
  }.
    .several = { $player } défausse { $seen ->
        [yes] des cartes à { $coins_all } pièces
       *[no] { $count ->
            [2] deux
            [3] trois
           *[other] { $count }
          } cartes
      }.
did-deal-chit = { $ministry } reçoit une tuile de { $value } points.
did-deal-distant = Qui atteint { $land } en premier marquera { $value } points.
did-deal-land = Sur l’emplacement { $where ->
    [left] de gauche
    [middle] du milieu
   *[right] de droite
  } : { $land }, { number-word } cases, coût { $price }.
did-deal-candidate = Un candidat pour { $ministry } est retourné{ $resolved ->
    [yes] {" "}et quitte la partie, car { $ministry } est résolu
   *[no] {""}
  }.
did-deal-official = Un Fonctionnaire arrive sur { $official } (coût { $price }).
    .several = Des Fonctionnaires arrivent sur { $official_all } (coûts { $price_all }).
did-deal-card = { $seen ->
    [yes] { $player } pioche une carte à { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
      }.
   *[no] {""}
  }
    .within = { $seen ->
        [yes] { $player } découvre une carte à { $coins ->
            [one] une pièce
           *[other] { $coins } pièces
          }.
       *[no] {""}
      }
    .several = { $player } découvre des cartes à { $coins_all } pièces.
did-deal-reward = { $player } pioche { $seen ->
    [yes] la récompense { $card }
   *[no] une récompense
  }.
did-deal-chief = Le sort désigne { $chief } comme Premier Ministre de départ.
chief-agreed = La table désigne { $chief } comme Premier Ministre de départ.
reward-drawn-open = { $player } pioche devant tous la récompense { $card }.

## The log: what follows by itself

gift-cancelled = Le cadeau { $value } ({ gift }) { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } à { $recipient } est annulé.
gift-replaced = Le cadeau { $value } ({ gift }) { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } à { $recipient } est remplacé.
deck-shuffled = La pile est épuisée : la défausse est mélangée et devient la nouvelle pile.
deck-empty = Il ne reste aucune carte, et ce qu’il fallait encore piocher est perdu.
favour-begins = Tous les joueurs ont passé : la Faveur Impériale est à { $player }.
wall-grows = La tuile { $piece } sur { $all } de la Grande Muraille est posée.
exam-contested = On retourne les cartes : { $red_coins } { $red_coins ->
    [one] pièce
   *[other] pièces
  } pour l’étudiant rouge { VOWEL($red) ->
    [yes] d’{ $red }
   *[no] de { $red }
  }, { $plain_coins } pour celui { VOWEL($plain) ->
    [yes] d’{ $plain }
   *[no] de { $plain }
  }. { $tie ->
    [yes] La case rouge départage, et { $winner } gagne
   *[no] { $winner } gagne
  } l’Examen Impérial.
exam-uncontested = { $winner } gagne l’Examen Impérial sans concurrent.
candidate-leaves = Le candidat ne trouve pas de place et quitte la partie.
candidate-declined = { $player } renonce à remplacer un Fonctionnaire, et le candidat quitte la partie.
ministry-two = { $ministry } est résolu : { $minister } est Ministre (+{ $first }), { $secretary } Secrétaire (+{ $second }).
ministry-one = { $ministry } est résolu : { $minister } est Ministre (+{ $first }) et Secrétaire (+{ $second }).
ministry-vacant = { $ministry } est résolu : personne n’y a de Fonctionnaire, et ses postes restent vacants.
land-conquered = Les armées conquièrent { $land } : { $points }.
land-failed = L’invasion échoue : { $land } ne rapporte rien à personne.
discards-shown = La défausse { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  } est retournée :{ $ones ->
    [0] {""}
   *[other] {" "}1/3 ×{ $ones }
  }{ $twos ->
    [0] {""}
   *[other] {" "}2/2 ×{ $twos }
  }{ $threes ->
    [0] {""}
   *[other] {" "}3/1 ×{ $threes }
  }.
game-ends = C’était le dernier tour : { $reason }.
reason-ministries = tous les ministères sont résolus
reason-candidates = il ne reste plus de candidat
reason-wall = la Grande Muraille est achevée
reason-ministries-and-candidates = tous les ministères sont résolus et il ne reste plus de candidat
reason-ministries-and-wall = tous les ministères sont résolus et la Grande Muraille est achevée
reason-candidates-and-wall = il ne reste plus de candidat et la Grande Muraille est achevée
reason-ministries-and-candidates-and-wall = tous les ministères sont résolus, il ne reste plus de candidat et la Grande Muraille est achevée
title-awarded = { $player } est { $title } (+1).
title-vacant = Personne n’est { $title }.
game-won = { $winners_count ->
    [one] { $winners } gagne avec { $points } points.
   *[other] { $winners } partagent la victoire avec { $points } points.
  }
nobody-wins = { $tied } sont à égalité avec { $points } points et aucun titre ne départage : personne ne gagne.
round-begins = Le tour { $round } commence. Cubes : { $cubes }.

## Refusals: what is asked now, and what something costs

asked-turn = c’est { READER($actor) ->
    [yes] à vous
   *[no] à { $actor }
  } de jouer
asked-extra = { READER($actor) ->
    [yes] vous faites d’abord
   *[no] { $actor } fait
  } une action du tableau des actions, comme le veut la carte Action supplémentaire
asked-pay = { READER($actor) ->
    [yes] c’est d’abord à vous de payer
   *[no] c’est à { $actor } de payer
  }
asked-land = { READER($actor) ->
    [yes] vous choisissez d’abord
   *[no] { $actor } choisit
  } la Terre Lointaine de l’expédition
asked-petition = { READER($actor) ->
    [yes] vous choisissez d’abord
   *[no] { $actor } choisit
  } la cible de la requête
asked-swap = { READER($actor) ->
    [yes] vous choisissez d’abord
   *[no] { $actor } choisit
  } l’autre Fonctionnaire de l’échange
asked-march = { READER($actor) ->
    [yes] vous choisissez d’abord
   *[no] { $actor } choisit
  } la case où va l’armée
asked-tutor = { READER($actor) ->
    [yes] vous choisissez d’abord
   *[no] { $actor } choisit
  } un étudiant à assister
asked-tutor_cards = { READER($actor) ->
    [yes] vous posez d’abord
   *[no] { $actor } pose
  } des cartes à côté d’un étudiant
asked-cancel = { READER($actor) ->
    [yes] vous annulez ou gardez d’abord
   *[no] { $actor } annule ou garde
  } le cadeau
asked-candidate = { READER($actor) ->
    [yes] vous placez d’abord
   *[no] { $actor } place
  } le candidat
asked-lend = { READER($actor) ->
    [yes] vous choisissez d’abord à qui céder votre influence
   *[no] { $actor } choisit à qui céder son influence
  } ({ $ministry })
asked-appoint = { READER($actor) ->
    [yes] vous désignez d’abord
   *[no] { $actor } désigne
  } le prochain Premier Ministre
asked-agreed = { READER($actor) ->
    [yes] vous dites d’abord
   *[no] { $actor } dit
  } qui la table choisit comme Premier Ministre de départ
asked-discard = { READER($actor) ->
    [yes] vous défaussez d’abord
   *[no] { $actor } défausse
  } pour ne garder que quatre cartes
deed-bribe = corrompre { $official }
deed-secure = sécuriser { $official }
deed-nominate = nommer un étudiant
deed-force = forcer un examen
deed-buy-junks = acheter { number-word } { $quantity ->
    [one] jonque
   *[other] jonques
  }
deed-voyage = prendre la mer avec { number-word } { $quantity ->
    [one] jonque
   *[other] jonques
  }
deed-recruit = recruter une armée
deed-invade = envahir { $box }
deed-buy-gift = acheter le cadeau « { $gift } »
deed-card-bribery = prendre { $official }

## Refusals, by clause

no-CF-END-10 = la partie est finie : les titres sont attribués et le vainqueur est connu
no-CF-TURN-02 = { $who ->
    [chance] le hasard n’a rien de tel à tirer maintenant
    [drawing] personne ne joue maintenant : il faut d’abord tirer quelque chose
    [drawn] c’est le hasard qui en décide, pas un joueur
   *[rival] c’est à { $actor } d’agir maintenant, { READER($player) ->
        [yes] pas à vous
       *[no] pas à { $player }
      }
  }
no-CF-TURN-07 = { $favour ->
    [yes] tous les joueurs ont passé, { READER($player) ->
        [yes] et vous faites
       *[no] et { $player } fait
      } une dernière action, la Faveur Impériale
   *[no] { READER($player) ->
        [yes] vous avez passé et ne faites
       *[no] { $player } a passé et ne fait
      } plus d’action au tour { $round }
  }
no-CF-TURN-04 = { READER($player) ->
    [yes] vous avez encore
   *[no] { $player } a encore
  } { $cubes ->
    [one] un cube non utilisé
   *[other] { $left } cubes non utilisés
  } { READER($player) ->
    [yes] et ne pouvez
   *[no] et ne peut
  } pas passer
no-CF-TURN-11 = une action se fait en entier, et celle-ci n’est pas finie : { $asked }
no-CF-SEQ-01 = ce n’est pas le moment : { $asked }
no-CF-PAY-07 = { $whose ->
    [own] { READER($player) ->
        [yes] vous n’avez
       *[no] { $player } n’a
      } pas de carte à { $coins ->
        [one] une pièce
       *[other] { $coins } pièces
      } ; { $held ->
        [0] la main est vide
       *[other] en main : { $hand }
      }
   *[rival] c’est à { $actor } de payer, et personne ne peut contribuer au paiement d’un autre joueur
  }
no-CF-PAIR-11 = { $use ->
    [petition] une requête coûte deux cubes
    [repeat] une répétition sur cette case coûte deux cubes
   *[first] cette action coûte un cube
  }, et { $cubes ->
    [0] { READER($player) ->
        [yes] vous n’en avez
       *[no] { $player } n’en a
      } plus
    [1] { READER($player) ->
        [yes] vous en avez
       *[no] { $player } en a
      } un
   *[other] { READER($player) ->
        [yes] vous en avez
       *[no] { $player } en a
      } { $left }
  }
no-CF-PAY-08 = { $deed } coûte { $price } ; { READER($player) ->
    [yes] vous en avez
   *[no] { $player } en a
  } { $purse }
no-CF-PAY-09 = il n’y a rien à payer maintenant, aucune carte ne peut donc être dépensée
no-CF-PAY-02 = le coût est de { $price }, et { $paid ->
    [0] rien n’est payé
   *[other] { $paid } { $paid ->
    [one] est payée
   *[other] sont payées
  }
  }
no-CF-PAY-04 = { $needless ->
    [yes] avec cette carte, { READER($player) ->
        [yes] vous en paieriez
       *[no] { $player } en paierait
      } au moins une de trop pour { $price }, et à cette table de telles cartes restent en main
   *[no] les cartes se donnent par nombre croissant de pièces, et { $late ->
        [yes] une carte à { $last } pièces est déjà donnée
       *[no] sans de plus petites le compte n’y est pas
      }
  }
no-CF-OFF-08 = { $official } est sécurisé par { $owner } et ne peut pas être pris
no-CF-OFF-09 = { $ministry } est résolu, et plus rien n’y change
no-CF-ACT-BRIBE-01 = il n’y a pas de Fonctionnaire sur { $official }
no-CF-ACT-BRIBE-04 = { $official } porte déjà { READER($owner) ->
    [yes] votre marqueur
   *[no] le marqueur { VOWEL($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
      }
  }, et corrompre n’en remplace jamais un
no-CF-ACT-BRIBE-05 = le cadeau { $value } ({ $gift }) { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } { READER($player) ->
    [yes] vous empêche
   *[no] empêche { $player }
  } de corrompre à { $ministry } : { $giver } y a { $theirs } { $theirs ->
    [one] Fonctionnaire
   *[other] Fonctionnaires
  }, { READER($player) ->
    [yes] et vous
   *[no] et { $player }
  } { $own }
no-CF-ACT-SECURE-01 = { $state ->
    [empty] il n’y a pas de Fonctionnaire sur { $official }
    [unbribed] { $official } n’est corrompu par personne
    [rival] { $official } porte le marqueur { VOWEL($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
      }, { READER($player) ->
        [yes] pas le vôtre
       *[no] pas celui { VOWEL($player) ->
            [yes] d’{ $player }
           *[no] de { $player }
          }
      }
   *[secured] { $official } est déjà sécurisé { READER($owner) ->
        [yes] par vous
       *[no] par { $owner }
      }
  }
no-CF-ACT-NOM-01 = on ne nomme pas d’étudiant au premier tour
no-CF-ACT-NOM-02 = les deux cases Étudiant sont prises, { READER($red) ->
    [yes] par vous
   *[no] par { $red }
  } { READER($plain) ->
    [yes] et vous
   *[no] et { $plain }
  }
no-CF-ACT-NOM-03 = { READER($player) ->
    [yes] vous avez déjà
   *[no] { $player } a déjà
  } un étudiant, et un joueur n’en nomme pas un second
no-CF-ACT-NOM-05 = { $state ->
    [none] à cette table, le premier étudiant prend la case rouge, et le second l’autre
   *[taken] { $student ->
    [rouge] la case { $student }
   *[other] l’{ $student } case
  } est prise par { $owner }
  }
no-CF-ACT-FORCE-01 = on ne force pas d’examen au premier tour
no-CF-ACT-FORCE-04 = les deux cases Étudiant sont vides, et à cette table il faut un étudiant pour forcer un examen
no-CF-ACT-JUNK-04 = { $supply ->
    [0] il n’y a plus de jonque en réserve
    [one] il n’y a plus qu’une jonque en réserve, pas { $quantity }
   *[other] il n’y a plus que { $supply } jonques en réserve, pas { $quantity }
  }
no-CF-ACT-VOY-01 = il faut { $quantity } { $quantity ->
    [one] jonque
   *[other] jonques
  } au chantier pour prendre ainsi la mer, et { $shipyard ->
    [0] { READER($player) ->
        [yes] vous n’en avez
       *[no] { $player } n’en a
      } aucune
    [1] { READER($player) ->
        [yes] vous en avez
       *[no] { $player } en a
      } une
   *[other] { READER($player) ->
        [yes] vous en avez
       *[no] { $player } en a
      } { $shipyard }
  }
no-CF-ACT-VOY-12 = { READER($player) ->
    [yes] vous avez
   *[no] { $player } a
  } déjà atteint { $land }
no-CF-ACT-VOY-13 = { $voyages ->
    [0] { READER($player) ->
        [yes] vous avez atteint toutes les Terres Lointaines et, à cette table, ne prenez
       *[no] { $player } a atteint toutes les Terres Lointaines et, à cette table, ne prend
      } plus la mer
   *[other] { $at_sea } jonques en mer achèveraient { $voyages ->
        [one] une expédition
       *[other] { $voyages } expéditions
      }, et { $lands ->
        [0] il ne reste aucune Terre Lointaine
        [one] il ne reste qu’une Terre Lointaine
       *[other] il ne reste que { $lands } Terres Lointaines
      } à atteindre { READER($player) ->
        [yes] pour vous
       *[no] pour { $player }
      }
  }
no-CF-ACT-ARMY-03 = { READER($player) ->
    [yes] vos six armées
   *[no] les six armées { VOWEL($player) ->
        [yes] d’{ $player }
       *[no] de { $player }
      }
  } sont recrutées
no-CF-ACT-INVADE-01 = { READER($player) ->
    [yes] vous n’avez
   *[no] { $player } n’a
  } pas d’armée dans la colonie
no-CF-ACT-INVADE-02 = { $state ->
    [none] cette case n’existe pas : { $box }
   *[resolved] cette invasion est terminée : { $land }
  }
no-CF-ACT-INVADE-05 = il y a déjà { READER($owner) ->
    [yes] une de vos armées
   *[no] une armée { VOWEL($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
      }
  } ici : { $box }
no-CF-ACT-BUY-01 = { READER($player) ->
    [yes] vous ne pouvez
   *[no] { $player } ne peut
  } pas acheter le cadeau « { $gift } » : il { $state ->
    [available] est déjà acheté
    [active] est donné à { $holder }
   *[out] a quitté la partie
  }
no-CF-ACT-GIVE-01 = { $who ->
    [nobody] personne n’a la couleur { $to }
   *[rival] { READER($player) ->
        [yes] vous ne pouvez
       *[no] { $player } ne peut
      } pas donner le cadeau « { $gift } » : il { $state ->
        [unavailable] n’est pas encore acheté
        [active] est donné à { $holder }
       *[out] a quitté la partie
      }
  }
no-CF-ACT-GIVE-05 = { READER($player) ->
    [yes] vous avez
   *[no] { $player } a
  } un cadeau de valeur { $received } { VOWEL($to) ->
    [yes] d’{ $to }
   *[no] de { $to }
  }, et un cadeau en retour doit valoir au moins autant, pas { $value }
no-CF-ACT-GIVE-04 = { READER($player) ->
    [yes] vous avez
   *[no] { $player } a
  } donné à { $to } un cadeau de valeur { $given }, et à cette table le suivant à { $to } doit valoir plus, pas { $value }
no-CF-ACT-GIVE-06 = un cadeau va à un autre joueur, jamais à son propriétaire
no-CF-ACT-TRANS-03 = { $state ->
    [empty] il n’y a pas de Fonctionnaire sur { $official }
    [unbribed] { $official } ne porte le marqueur de personne
   *[rival] { $official } porte le marqueur { VOWEL($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
      }, { READER($player) ->
        [yes] pas le vôtre
       *[no] pas celui { VOWEL($player) ->
            [yes] d’{ $player }
           *[no] de { $player }
          }
      }
  }
no-CF-ACT-TRANS-04 = { $who ->
    [nobody] personne n’a la couleur { $to }
    [self] l’influence va à un autre joueur{ $gift ->
        [needed] , qui { READER($player) ->
            [yes] vous a donné un cadeau
           *[no] a donné un cadeau à { $player }
          }
       *[other] {""}
      }
   *[rival] { $gift ->
        [needed] { READER($player) ->
            [yes] vous n’avez
           *[no] { $player } n’a
          } pas de cadeau { VOWEL($to) ->
            [yes] d’{ $to }
           *[no] de { $to }
          }, et l’influence ne va qu’aux donateurs
       *[other] { READER($player) ->
            [yes] vous avez transféré
           *[no] { $player } a transféré
          } de l’influence vingt fois dans ce tour, et désormais seulement à des donateurs
      }
  }
no-CF-ACT-PET-01 = les requêtes sont réservées à la partie avancée, et celle-ci n’en est pas une
no-CF-ACT-PET-04 = { $value ->
    [1] le cadeau « { $gift } » n’émeut personne : une requête demande un cadeau de valeur 2 à 6
   *[other] { READER($player) ->
        [yes] vous ne pouvez
       *[no] { $player } ne peut
      } pas faire de requête avec le cadeau « { $gift } » : il { $state ->
        [unavailable] n’est pas encore acheté
        [active] est donné à { $holder }
       *[out] a quitté la partie
      }
  }
no-CF-ACT-PET-06 = { $state ->
    [nobody] les deux chantiers doivent être à des joueurs de cette table
    [same] les jonques vont au chantier d’un autre joueur
   *[few] { $needed ->
        [1] une ou deux jonques sont déplacées
       *[2] deux jonques sont déplacées
      }, et { READER($from) ->
        [yes] vous n’en avez
       *[no] { $from } n’en a
      } { $shipyard ->
        [0] aucune
       *[other] qu’une
      } au chantier
  }
no-CF-ACT-PET-09 = { $state ->
    [petition] il n’y a pas d’étudiant d’un autre joueur à remplacer
    [none] il n’y a pas d’étudiant sur { $student ->
        [rouge] la case { $student }
       *[other] l’{ $student } case
      }
   *[own] { $student ->
        [rouge] l’étudiant { $student }
       *[other] l’{ $student } étudiant
      } est déjà { READER($player) ->
        [yes] à vous
       *[no] à { $player }
      }
  }
no-CF-ACT-PET-10 = dans un sens ou dans l’autre, c’est le même échange de { READER($player) ->
    [yes] deux de vos tuiles
   *[no] deux tuiles { VOWEL($player) ->
        [yes] d’{ $player }
       *[no] de { $player }
      }
  } ; choisissez { $half ->
    [first] d’abord l’autre, puis { $official }
   *[second] d’abord { $official }, puis { $own }
  }
no-CF-ACT-PET-11 = { $half ->
    [first] aucun autre Fonctionnaire n’est sur une case { $number } ou plus, avec qui { $official } pourrait échanger
   *[second] { $official } est plus âgé que { $own }, qui ne doit pas gagner en âge
  }
no-CF-ACT-PET-12 = { $half ->
    [same] { $official } ne peut pas échanger avec lui-même
   *[other] { $state ->
        [empty] il n’y a pas de Fonctionnaire sur { $official }
        [unbribed] { $official } ne porte le marqueur de personne, et la première tuile doit porter { READER($player) ->
            [yes] le vôtre
           *[no] celui { VOWEL($player) ->
                [yes] d’{ $player }
               *[no] de { $player }
              }
          }
       *[rival] { $official } porte le marqueur { VOWEL($owner) ->
            [yes] d’{ $owner }
           *[no] de { $owner }
          }, et la première tuile doit porter { READER($player) ->
            [yes] le vôtre
           *[no] celui { VOWEL($player) ->
                [yes] d’{ $player }
               *[no] de { $player }
              }
          }
      }
  }
no-CF-ACT-PET-13 = cette armée est à { $owner } : { $box } ; à cette table, une requête ne déplace qu’une armée de son auteur
no-CF-ACT-PET-14 = { $state ->
    [none] cette case n’existe pas : { $box }
    [resolved] cette invasion est terminée : { $land }
    [empty] il n’y a pas d’armée ici : { $box }
   *[taken] il y a déjà { READER($owner) ->
        [yes] une de vos armées
       *[no] une armée { VOWEL($owner) ->
            [yes] d’{ $owner }
           *[no] de { $owner }
          }
      } ici : { $box }
  }
no-CF-ACT-PET-17 = { $who ->
    [nobody] personne n’a la couleur { $to }
   *[other] { $state ->
        [empty] il n’y a pas de Fonctionnaire sur { $official }
        [unbribed] { $official } ne porte le marqueur de personne
       *[secured] { $official } est sécurisé { READER($owner) ->
            [yes] par vous
           *[no] par { $owner }
          }
      }
  }
no-CF-ACT-PET-19 = la requête avec le cadeau « { $gift } » demande { $value ->
    [2] un chantier avec { $junks ->
        [one] une jonque
       *[other] deux jonques
      }
    [4] { READER($player) ->
        [yes] un de vos Fonctionnaires
       *[no] un Fonctionnaire { VOWEL($player) ->
            [yes] d’{ $player }
           *[no] de { $player }
          }
      } qui puisse échanger sa place
    [5] { $whose ->
        [own] une armée à soi
       *[any] une armée
      } sur un Pays Étranger et une case vide, non résolus tous deux
   *[6] un marqueur non sécurisé dans un ministère non résolu
  }, et il n’y en a pas
no-CF-ACT-COM-01 = { READER($player) ->
    [yes] vous avez
   *[no] { $player } a
  } déjà perçu les Revenus commerciaux dans ce tour
no-CF-ACT-COM-04 = avec cette carte, cela ferait { $sum } pièces, et les Revenus commerciaux en prennent 4 au plus
no-CF-ACT-FAV-05 = { $card ->
    [yes] la Faveur Impériale est une action du tableau des actions, pas une récompense
   *[no] la Faveur Impériale ne peut pas être choisie comme action sans cube
  }
no-CF-ACT-FAV-06 = personne ne met de cube sur la Faveur Impériale : { READER($chief) ->
    [yes] elle est à vous, comme Premier Ministre,
   *[no] elle est à { $chief }, Premier Ministre,
  } quand tous les joueurs ont passé
no-CF-REW-10 = { $held ->
    [no] { READER($player) ->
        [yes] vous n’avez
       *[no] { $player } n’a
      } pas la carte { $card }
   *[yes] { $card } ne ferait rien : { $needs ->
        [gift] le cadeau « { $gift } » n’est pas à acheter
        [supply] { READER($player) ->
            [yes] vos six armées
           *[no] les six armées { VOWEL($player) ->
                [yes] d’{ $player }
               *[no] de { $player }
              }
          } sont recrutées
       *[colony] { READER($player) ->
            [yes] vous n’avez
           *[no] { $player } n’a
          } pas d’armée dans la colonie
      }
  }
no-CF-REW-11 = { $card } ne sert qu’à { $named } tant que ce ministère n’est pas résolu, pas à { $ministry }
no-CF-REW-15 = { $named } n’a ni Fonctionnaire non corrompu, ni Fonctionnaire non sécurisé d’un rival : { $card } ne peut pas être jouée pour l’instant
no-CF-REW-23 = { $state ->
    [empty] il n’y a pas de Fonctionnaire sur { $official }
    [candidate] { $official } est un candidat, qui ne peut pas être corrompu
   *[own] { $official } porte déjà { READER($owner) ->
        [yes] votre marqueur
       *[no] le marqueur { VOWEL($owner) ->
            [yes] d’{ $owner }
           *[no] de { $owner }
          }
      }
  }
no-CF-EXAM-06 = le tutorat est obligatoire : { $cards ->
    [one] { READER($player) ->
        [yes] vous mettez votre
       *[no] { $player } met sa
      } seule carte en main
   *[other] { READER($player) ->
        [yes] vous mettez au moins une de vos
       *[no] { $player } met au moins une de ses
      } { $cards } cartes en main
  } à côté d’un étudiant
no-CF-EXAM-08 = { READER($player) ->
    [yes] toutes vos cartes
   *[no] toutes les cartes { VOWEL($player) ->
        [yes] d’{ $player }
       *[no] de { $player }
      }
  } vont à un seul étudiant, et c’est { READER($owner) ->
    [yes] le vôtre
   *[no] celui { VOWEL($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
      }
  }
no-CF-EXAM-10 = le cadeau { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } ({ $gift }) { READER($player) ->
    [yes] vous oblige
   *[no] oblige { $player }
  } à assister l’étudiant { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  }
no-CF-EXAM-17 = { $ministry } a la case vide { $empty }, et un candidat va sur une case vide avant de remplacer quelqu’un
no-CF-EXAM-18 = { $official } est sécurisé { READER($owner) ->
    [yes] par vous
   *[no] par { $owner }
  }, et un candidat ne remplace que des Fonctionnaires non corrompus ou non sécurisés
no-CF-EXAM-19 = { $able ->
    [yes] le candidat est pour { $named }, qui peut le recevoir, et non pour { $ministry }
   *[no] { $named } ne peut pas recevoir son candidat, qui remplace un Fonctionnaire ailleurs et ne va sur aucune case vide
  }
no-CF-EXAM-21 = { $able ->
    [yes] { $empty } est vide, et à cette table un candidat pour n’importe quel ministère va sur une case vide avant de remplacer quelqu’un
   *[no] { $ministry } ne peut pas recevoir le candidat : tous ses Fonctionnaires sont sécurisés
  }
no-CF-EXAM-24 = { $how ->
    [empty] le candidat peut aller sur une case vide ; on ne peut renoncer qu’à remplacer un Fonctionnaire
    [optional] { READER($player) ->
        [yes] vous placez le candidat ou y renoncez, mais ne pouvez
       *[no] { $player } place le candidat ou y renonce, mais ne peut
      } pas passer
   *[compulsory] le candidat peut être placé, { READER($player) ->
        [yes] donc vous devez
       *[no] donc { $player } doit
      } le placer
  }
no-CF-RES-11 = le cadeau { VOWEL($givers) ->
    [yes] d’{ $givers }
   *[no] de { $givers }
  } ({ $gift }) { READER($player) ->
    [yes] vous oblige
   *[no] oblige { $player }
  } à céder à { $number ->
    [one] { $givers }
   *[other] l’un d’eux
  }
no-CF-RES-16 = { $to } ne participe plus à { $ministry }
no-CF-RES-17 = { $to } n’a pas de Fonctionnaire à { $ministry }
no-CF-RES-07 = { $who ->
    [nobody] personne n’a la couleur { $to }
   *[self] on cède son influence à un autre joueur
  }
no-CF-CM-02 = { $who ->
    [nobody] personne n’a la couleur { $chief }
   *[self] { READER($player) ->
        [yes] comme Premier Ministre, vous désignez un autre joueur, pas vous-même
       *[no] le Premier Ministre désigne un autre joueur, pas { $player }
      }
  }
no-CF-EOR-06 = on ne défausse qu’à la fin d’un tour, et seulement avec plus de quatre cartes

## Sources of points

source-minister = poste de Ministre de { $where }
source-secretary = poste de Secrétaire de { $where }
source-voyage = expédition vers { $where }
source-invasion = armée contre { $where }
source-title = titre { VOWEL($where) ->
    [yes] d’{ $where }
   *[no] de { $where }
  }
source-emperor_insulted = Insulte à l’Empereur
source-earlier = points d’avant

## What computer players look at (appraisal.py), as they speak of it: "for influence (+1.8)"

item-score = points acquis
item-posts = Ministres et Secrétaires en l’état
item-titles = titres en l’état
item-influence = influence
item-secured = Fonctionnaires sécurisés
item-first_lead = course au poste de Ministre
item-second_lead = course au poste de Secrétaire
item-seniority = âge des Fonctionnaires
item-lenders = Fonctionnaires que d’autres céderaient
item-bound = Fonctionnaires qu’il faudrait céder
item-blocked = ministères fermés par les cadeaux des autres
item-blocks = ministères fermés aux autres par un cadeau
item-cubes_next = cubes au tour suivant
item-gifts_ready = cadeaux disponibles
item-best_gift = meilleur cadeau
item-gifts_given = cadeaux donnés
item-gifts_owed = cadeaux reçus
item-cubes = cubes restants
item-cards = cartes
item-cards_over = cartes au-delà de la limite de main
item-junks = jonques au chantier
item-sea = jonques en mer
item-discovery = découverte à portée
item-visits = Terres Lointaines atteintes
item-army = armées
item-army_chance = case pour une armée
item-boxes = cases de Pays Étrangers
item-boxes_open = pays encore à remplir
item-boxes_late = invasions près d’échouer
item-rewards = récompenses de l’Empereur
item-student = étudiant
item-student_red = case rouge de l’examen
item-exam = cartes à côté des étudiants
item-bingbu = réduction de Bingbu
item-hubu = réduction de Hubu
item-gongbu = réduction de Gongbu
item-chief = charge de Premier Ministre

## Foresight: what comes by itself. $sure is will, stands, one_more or near

prospect-blocked = Le cadeau { $value } ({ gift }) { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } { READER($player) ->
      [yes] vous empêche
     *[no] empêche { $player }
    } de corrompre à { $ministry } : { READER($giver) ->
        [yes] vous y avez
       *[no] { $giver } y a
      } { $theirs } { $theirs ->
    [one] Fonctionnaire
   *[other] Fonctionnaires
  }, { READER($player) ->
      [yes] et vous
     *[no] et { $player }
    } { $own }.
    .short = Le cadeau { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } { READER($player) ->
      [yes] vous empêche
     *[no] empêche { $player }
    } de corrompre à { $ministry }.
prospect-last-round = { $sure ->
    [will] C’est le dernier tour
   *[other] En l’état, c’est le dernier tour
  } : { $reason ->
    [ministries] tous les ministères seront résolus
    [candidates] le dernier candidat sera gagné
   *[wall] la Grande Muraille sera achevée
  }.
prospect-round-end = Ce qu’apporte la fin du tour { $round } ; { $left ->
    [0] aucun tour ne suit
    [one] au plus un tour suit
   *[other] au plus { $left } tours suivent
  }.
prospect-favour = Quand tous auront passé, { READER($player) ->
    [yes] vous ferez
   *[no] { $player } fera
  } une action par la Faveur Impériale.
prospect-wall = La tuile { $piece } sur { $all } de la Grande Muraille est posée à la fin de ce tour.
    .short = Tuile { $piece } sur { $all }.
prospect-rounds = { $left ->
    [one] Aucun tour ne suit celui-ci
   *[other] Il reste au plus { $left } tours, celui-ci compris
  } : la partie finit au plus tard avec le tour { $rounds }.
    .short = { $left ->
        [one] Oui, celui-ci.
       *[other] Pas encore : au tour { $rounds } au plus tard.
      }
prospect-candidates = { $last ->
    [yes] C’est le dernier candidat : quand il sera gagné, le tour sera le dernier
   *[no] Il ne reste que { $left } candidats, y compris le candidat visible
  }.
prospect-examination = { $contested ->
    [yes] Un Examen Impérial oppose { $red } (rouge) à { $plain }
   *[no] { $winner_id ->
        [-1] On ne sait pas encore qui gagne l’Examen Impérial
       *[other] { $winner } gagne l’Examen Impérial
      }
  } ; le candidat est pour { $candidate }{ $last ->
    [yes] , c’est le dernier
   *[no] {""}
  }.
    .short = { $contested ->
        [yes] Examen pour { $candidate } : { $red } (rouge) contre { $plain }
       *[no] { $winner_id ->
            [-1] Examen pour { $candidate } : vainqueur encore inconnu
           *[other] { $winner } gagne l’examen pour { $candidate }
          }
      }{ $last ->
        [yes] {" "}(dernier candidat)
       *[no] {""}
      }.
prospect-no-examination = { $reason ->
    [forced] Un examen est forcé, mais il n’y a pas d’étudiant : en l’état, il n’a pas lieu
    [student] Pas d’examen avec le seul étudiant { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } : il faudrait un second étudiant, ou le forcer
   *[none] Pas d’examen : il n’y a pas d’étudiant
  }{ $last ->
    [yes] ; le candidat est le dernier
   *[no] {""}
  }.
    .short = { $reason ->
        [forced] Un examen est forcé, mais sans étudiant
        [student] L’étudiant { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  } est seul : pas encore d’examen
       *[none] Pas d’étudiant, pas d’examen
      }{ $last ->
        [yes] {" "}(dernier candidat)
       *[no] {""}
      }.
prospect-must-tutor = { READER($player) ->
    [yes] Vous devez
   *[no] { $player } doit
  } assister { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  } { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }, à cause du cadeau { $value } ({ gift }).
    .short = { READER($player) ->
        [yes] Vous devez
       *[no] { $player } doit
      } assister { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  } { VOWEL($owner) ->
    [yes] d’{ $owner }
   *[no] de { $owner }
  }.
prospect-tutors-freely = { READER($player) ->
    [yes] Vous devez assister un étudiant, à votre choix
   *[no] { $player } doit assister un étudiant, à son choix
  }.
prospect-candidate-place = Le candidat peut aller { $empty ->
    [yes] { $places ->
        [one] sur la case vide { $official }
       *[other] sur une des { $places } cases vides de { $ministry }
      }
   *[no] { $places ->
        [one] à la place du Fonctionnaire de { $official }
       *[other] à la place d’un des { $places } Fonctionnaires de { $ministry }
      }
  }.
prospect-candidate-leaves = Le candidat ne trouve pas de place et quitte la partie.
prospect-ministry-now = { $ministry } { $sure ->
    [will] est résolu dans ce tour
   *[other] est résolu dans ce tour, en l’état
  } : { $posts }.
    .short = { $ministry } { $sure ->
        [will] est résolu
       *[other] est résolu, en l’état
      } : { $posts_short }.
prospect-ministry-last = { $ministry } est résolu à la fin de la partie : { $posts }.
prospect-ministry-one-more = { $ministry } est résolu dans ce tour avec un marqueur de plus{ $third ->
    [yes] {" "}(le troisième ministère : dernier tour)
   *[no] {""}
  } ; en l’état : { $posts }.
    .short = Un marqueur de plus, et { $ministry } est résolu{ $third ->
        [yes] {" "}(dernier tour)
       *[no] {""}
      } : { $posts_short }.
prospect-ministry = Il manque { $missing } { $missing ->
    [one] marqueur
   *[other] marqueurs
  } à { $ministry } ; si la partie finissait ici : { $posts }.
posts-foreseen = { $minister_id ->
    [-1] personne n’obtient ses postes
   *[other] { $same ->
        [yes] { READER($minister) ->
            [yes] vous obtenez
           *[no] { $minister } obtient
          } les deux postes (+{ $first }, +{ $second })
       *[no] { READER($minister) ->
           [yes] vous Ministre
          *[no] { $minister } Ministre
         } (+{ $first }), { READER($secretary) ->
             [yes] vous Secrétaire
            *[no] { $secretary } Secrétaire
           } (+{ $second })
      }
  }{ $assumed ->
    [yes] , sauf si un choix libre ou l’examen en décide autrement
   *[no] {""}
  }
    .short = { $minister_id ->
        [-1] personne n’obtient ses postes
       *[other] { $same ->
            [yes] { READER($minister) ->
                [yes] vous +
               *[no] { $minister } +
              }{ $first } +{ $second }
           *[no] { READER($minister) ->
               [yes] vous +
              *[no] { $minister } +
             }{ $first }, { READER($secretary) ->
                 [yes] vous +
                *[no] { $secretary } +
               }{ $second }
          }
      }{ $assumed ->
        [yes] {" "}(ouvert)
       *[no] {""}
      }
prospect-drops-out = { READER($player) ->
    [yes] Vous sortez
   *[no] { $player } sort
  } de { $ministry } avec { $quantity ->
    [one] un Fonctionnaire
   *[other] { number-word } Fonctionnaires
  }{ $tied ->
    [yes] {" "}et { READER($player) ->
        [yes] perdez l’égalité : le plus âgé de vos
       *[no] perd l’égalité : le plus âgé de ses
      } Fonctionnaires y est sur la case { $senior }
   *[no] , moins que tout autre
  }.
    .short = { READER($player) ->
        [yes] Vous sortez
       *[no] { $player } sort
      } de { $ministry }.
prospect-lends = { READER($player) ->
    [yes] Vous cédez
   *[no] { $player } cède
  } { $quantity ->
    [one] un Fonctionnaire
   *[other] { number-word } Fonctionnaires
  } { READER($to) ->
      [yes] à vous, qui en avez alors
     *[no] à { $to }, qui en a alors
    } { $now } : { $why ->
    [gift] le cadeau le plus cher d’un joueur encore présent ({ $value })
    [equal] au choix entre cadeaux de { $value } ; on suppose le plus fort
   *[free] au choix, aucun donateur n’étant plus présent ; on suppose le plus fort
  }.
    .short = { READER($player) ->
        [yes] Vous cédez
       *[no] { $player } cède
      } à { READER($to) ->
          [yes] vous { READER($player) ->
              [yes] votre influence
             *[no] son influence
            }
         *[no] { $to } { READER($player) ->
             [yes] votre influence
            *[no] son influence
           }
        } de { $ministry }.
prospect-gift-cancelled = Le cadeau { $value } ({ gift }) { READER($giver) ->
    [yes] de vous
   *[no] { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  }
  } { READER($recipient) ->
      [yes] à vous
     *[no] à { $recipient }
    } est ainsi annulé.
prospect-posts-two = { READER($minister) ->
    [yes] Vous devenez
   *[no] { $minister } devient
  } Ministre (+{ $first }) et { READER($secretary) ->
      [yes] vous Secrétaire
     *[no] { $secretary } Secrétaire
    } (+{ $second }){ $tied ->
    [yes] : { $more } partout, et { READER($minister) ->
        [yes] vous avez le
       *[no] { $minister } a le
      } Fonctionnaire le plus âgé
   *[no] , par { $more } contre { $less }
  }.
prospect-posts-one = { READER($minister) ->
    [yes] Vous participez sans rival et devenez
   *[no] { $minister } participe sans rival et devient
  } Ministre (+{ $first }) et Secrétaire (+{ $second }).
prospect-posts-vacant = Personne n’y a de Fonctionnaire : les postes restent vacants.
prospect-way-repay = Offrez en retour à { $giver } un cadeau de plus de { $value } : le sien ne vous lie plus.
prospect-way-three = Avec trois Fonctionnaires à { $ministry }, vous n’en sortez pas.
prospect-way-cards = Trois cartes pour cet étudiant annulent le cadeau.
prospect-way-level = Vous pourrez y corrompre dès que { $giver } y aura plus de Fonctionnaires que vous.
prospect-would-tutor = Avec un deuxième étudiant, le cadeau { $value } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } vous oblige à assister cet étudiant-là.
prospect-land-conquered = À la fin de ce tour, les armées conquièrent { $land } : { $points }.
    .short = Conquête en fin de tour, { $land } : { $points }.
prospect-land-fails = L’invasion échoue à la fin de ce tour, avec { $missing } { $missing ->
    [one] case vide
   *[other] cases vides
  } : { $land }.
    .short = Invasion échouée, { $missing } { $missing ->
    [one] case vide
   *[other] cases vides
  } : { $land }.
prospect-land-one-more = Une armée de plus dans ce tour conquiert { $land } ; échéance : tour { $deadline }.
    .short = Une armée de plus conquiert { $land }, jusqu’au tour { $deadline }.
prospect-land = Il manque { $missing } { $missing ->
    [one] armée
   *[other] armées
  } pour conquérir { $land } ; échéance : tour { $deadline }.
prospect-title = En l’état, { $player_id ->
    [-1] personne n’est { $title } : { $most ->
        [0] personne n’a rien qui compte pour ce titre
       *[other] égalité à { $most }, et aucun Ministre ne départage
      }
   *[other] { READER($player) ->
       [yes] vous êtes
      *[no] { $player } est
     } { $title }{ $tied ->
        [yes] {" "}au départage d’une égalité à { $most }
       *[no] {" "}avec { $most }
      }
  }.
prospect-new-official = Un Fonctionnaire arrive sur { $official } à la fin de ce tour.
prospect-discards = { READER($player) ->
    [yes] Vous devez
   *[no] { $player } doit
  } défausser { number-word } { $quantity ->
    [one] carte
   *[other] cartes
  } à la fin de ce tour.
    .short = { READER($player) ->
        [yes] Vous devez
       *[no] { $player } doit
      } défausser { number-word } { $quantity ->
    [one] carte
   *[other] cartes
  }.
prospect-appoints = { READER($player) ->
    [yes] Vous désignez
   *[no] { $player } désigne
  } le prochain Premier Ministre.
prospect-chief-drawn = Le Premier Ministre de départ est tiré au sort.
prospect-cubes = { READER($player) ->
    [yes] Vous recevez
   *[no] { $player } reçoit
  } { $cubes } cubes au tour suivant au lieu de { $now }.
    .short = { READER($player) ->
        [yes] Vous recevez
       *[no] { $player } reçoit
      } { $cubes } cubes au tour suivant, pas { $now }.

## Foresight: warnings before a move

prospect-gives-post = { $player } serait { $post ->
    [minister] Ministre
   *[secretary] Secrétaire
  } de { $ministry }.
prospect-gives-points = { $player } finirait avec { $points } { $points ->
    [one] point
   *[other] points
  } de plus, et vous non.
prospect-gives-influence = Vous perdriez { $quantity ->
    [one] un Fonctionnaire
   *[other] { number-word } Fonctionnaires
  } à { $ministry }.
prospect-fewer-cubes = Vous recevriez { $cubes } cubes au tour suivant, pas { $now }.

## Foresight: what a gesture changes

change-points = { READER($player) ->
    [yes] Vos points
   *[no] Points { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } : de { $before } à { $after }.
change-total = { READER($player) ->
    [yes] Vous
   *[no] { $player }
  } si la partie finissait ici : de { $before } à { $after }.
change-source = { READER($player) ->
    [yes] Vous
   *[no] { $player }
  }, { $where } : de { $before } à { $after }.
change-post = { $where } si la partie finissait ici : { $after_is ->
    [none] personne
   *[some] { READER($after) ->
       [yes] vous
      *[no] { $after }
     }
  } au lieu { $before_is ->
    [none] de personne
   *[some] { READER($before) ->
       [yes] de vous
      *[no] { VOWEL($before) ->
        [yes] d’{ $before }
       *[no] de { $before }
      }
     }
  }.
change-title = { $where } si la partie finissait ici : { $after_is ->
    [none] personne
   *[some] { READER($after) ->
       [yes] vous
      *[no] { $after }
     }
  } au lieu { $before_is ->
    [none] de personne
   *[some] { READER($before) ->
       [yes] de vous
      *[no] { VOWEL($before) ->
        [yes] d’{ $before }
       *[no] de { $before }
      }
     }
  }.
change-count = { READER($player) ->
    [yes] Vous
   *[no] { $player }
  } pour le titre { VOWEL($where) ->
    [yes] d’{ $where }
   *[no] de { $where }
  } : de { $before } à { $after }.
change-resolved = { $where } est résolu.
change-markers_missing = Marqueurs qui manquent à { $where } : de { $before } à { $after }.
change-influence = { READER($player) ->
    [yes] Votre influence
   *[no] Influence { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } à { $where } : de { $before } à { $after }.
change-secured = { READER($player) ->
    [yes] Vos Fonctionnaires sécurisés
   *[no] Fonctionnaires sécurisés { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } à { $where } : de { $before } à { $after }.
change-student = Propriétaire de { $where ->
    [rouge] l’étudiant { $where }
   *[other] l’{ $where } étudiant
  } : { $after_is ->
    [none] personne
   *[some] { READER($after) ->
       [yes] vous
      *[no] { $after }
     }
  } au lieu { $before_is ->
    [none] de personne
   *[some] { READER($before) ->
       [yes] de vous
      *[no] { VOWEL($before) ->
        [yes] d’{ $before }
       *[no] de { $before }
      }
     }
  }.
change-forced = { $after ->
    [yes] Un examen est forcé.
   *[no] Plus aucun examen n’est forcé.
  }
change-armies_missing = Armées qui manquent pour { $where } : de { $before } à { $after }.
change-land = { READER($player) ->
    [yes] Vous
   *[no] { $player }
  } si l’on conquiert { $where } : de { $before } à { $after } points.
change-cubes = { READER($player) ->
    [yes] Vos cubes
   *[no] Cubes { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } dans ce tour : de { $before } à { $after }.
change-cubes_next = { READER($player) ->
    [yes] Vos cubes
   *[no] Cubes { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } au tour suivant : de { $before } à { $after }.
change-cards = { READER($player) ->
    [yes] Vos cartes
   *[no] Cartes { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } : de { $before } à { $after }.
change-over_limit = { READER($player) ->
    [yes] Vos cartes
   *[no] Cartes { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } au-delà de la limite de main : de { $before } à { $after }.
change-rewards = { READER($player) ->
    [yes] Vos récompenses
   *[no] Récompenses { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } : de { $before } à { $after }.
change-shipyard = Jonques { READER($player) ->
    [yes] à votre chantier
   *[no] au chantier { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } : de { $before } à { $after }.
change-at_sea = { READER($player) ->
    [yes] Vos jonques
   *[no] Jonques { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } en mer : de { $before } à { $after }.
change-visited = Terres Lointaines { READER($player) ->
    [yes] que vous avez atteintes
   *[no] atteintes par { $player }
  } : de { $before } à { $after }.
change-colony = Armées { READER($player) ->
    [yes] dans votre colonie
   *[no] dans la colonie { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
  } : de { $before } à { $after }.
change-armies_left = Armées que { READER($player) ->
    [yes] vous pouvez
   *[no] { $player } peut
  } encore recruter : de { $before } à { $after }.
change-gift = { $after_is ->
    [none] { READER($player) ->
        [yes] Votre cadeau
       *[no] Le cadeau { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
      } à { READER($where) ->
      [yes] vous disparaît
     *[no] { $where } disparaît
    }
   *[some] { $before_is ->
        [none] { READER($where) ->
            [yes] { $player } vous donne
           *[no] { READER($player) ->
               [yes] Vous donnez à
              *[no] { $player } donne à
             } { $where }
          } un cadeau de { $after }
       *[some] { READER($player) ->
           [yes] Votre cadeau
          *[no] Le cadeau { VOWEL($player) ->
    [yes] d’{ $player }
   *[no] de { $player }
  }
         } à { READER($where) ->
      [yes] vous :
     *[no] { $where } :
    } de { $before } à { $after }
      }
  }.
change-blocked = { $after ->
    [yes] { READER($player) ->
        [yes] Vous ne pouvez
       *[no] { $player } ne peut
      } plus corrompre à { $where }
   *[no] { READER($player) ->
       [yes] Vous pouvez
      *[no] { $player } peut
     } de nouveau corrompre à { $where }
  }.
change-must_tutor = { $after_is ->
    [none] { READER($player) ->
        [yes] Vous n’avez
       *[no] { $player } n’a
      } plus d’obligation envers aucun étudiant
   *[some] { READER($player) ->
       [yes] Vous devez
      *[no] { $player } doit
     } assister { READER($after) ->
         [yes] votre étudiant
        *[no] l’étudiant { VOWEL($after) ->
    [yes] d’{ $after }
   *[no] de { $after }
  }
       }
  }.
change-discount = { $after ->
    [yes] { READER($player) ->
        [yes] Vous obtenez
       *[no] { $player } obtient
      } la réduction de { $where }
   *[no] { READER($player) ->
       [yes] Vous perdez
      *[no] { $player } perd
     } la réduction de { $where }
  }.
change-space = Cubes la prochaine fois pour { $where_id ->
    [bribe_secure] corrompre ou sécuriser
    [nominate] nommer un étudiant
    [force] forcer un examen
    [junks_voyage] des jonques ou une expédition
    [army_invade] recruter ou envahir
    [buy_gift] acheter un cadeau
    [give_gift] donner un cadeau
   *[tax] les Impôts
  } : de { $before } à { $after }.
change-price = { $where_id ->
    [army] Licences pour une armée
    [junks-1] Pièces pour une jonque
    [junks-2] Pièces pour deux jonques
    [junks-3] Pièces pour trois jonques
   *[junks-4] Pièces pour quatre jonques
  } : de { $before } à { $after }.
change-purse = { $where_id ->
    [coins] Pièces en main
   *[licences] Licences en main
  } : de { $before } à { $after }.
change-last_round = { $after ->
    [yes] C’est le dernier tour.
   *[no] Ce n’est plus le dernier tour.
  }
counted-minister = Ministre de { $where }
counted-secretary = Secrétaire de { $where }
counted-voyage = { $where }
counted-invasion = { $where }
counted-title = { $where }
counted-emperor_insulted = { reward-emperor-insulted }
counted-earlier = les points d’avant

## Foresight: what stays open

open-payment = Les cartes du paiement : on suppose celles qui gaspillent le moins.
open-cards = Quelles cartes sont piochées.
open-reward = Quelle récompense est piochée.
open-candidate = Quel candidat est retourné ensuite.
open-officials = Quels Fonctionnaires arrivent.
open-land = Quelle Terre Lointaine l’expédition atteint.
open-petition = Ce que demande la requête.
open-tutoring = Quelles cartes sont jouées à côté des étudiants.
open-examination = Qui gagne l’examen.
open-place = Où le candidat est placé.
open-lending = À qui l’influence est cédée.
open-discards = Quelles cartes sont défaussées.

## The web of gifts in sentences

bonds = Obligations
bonds-cubes = Cubes au tour suivant
bond = Cadeau { $value } ({ gift }) { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  } à { $recipient }
bond-return = Un cadeau en retour doit valoir { $value } ou plus.
bond-bribe = { $recipient } ne peut pas corrompre à { $ministries }.
bond-tutor = { $recipient } doit assister { $student ->
    [rouge] l’étudiant { $student }
   *[other] l’{ $student } étudiant
  } { VOWEL($giver) ->
    [yes] d’{ $giver }
   *[no] de { $giver }
  }.
bond-lend = En sortant de { $ministries }, { $recipient } doit céder à { $giver }.

## What is asked of you, after "Your turn:" (the browser chooses by the last kind of action that may be done)

status-choose = choisissez une action
status-favour = Faveur Impériale, une action au choix, sans cube
status-extra = Action supplémentaire, au choix et sans cube
status-spend = payez avec vos cartes
status-enough = payez, ou arrêtez là
status-arrive = choisissez une Terre Lointaine
status-move-junks = choisissez ce que fera l’Empereur
status-replace-student = choisissez ce que fera l’Empereur
status-swap-own = choisissez ce que fera l’Empereur
status-swap-other = choisissez le Fonctionnaire avec qui échanger
status-army-from = choisissez ce que fera l’Empereur
status-army-to = choisissez où va l’armée
status-replace-marker = choisissez ce que fera l’Empereur
status-tutor = choisissez un étudiant à assister
status-tutoring = choisissez des cartes pour { $mine ->
    [yes] votre étudiant
   *[no] l’étudiant { VOWEL($player) ->
        [yes] d’{ $player }
       *[no] de { $player }
      }
  }
status-keep-gift = annulez le cadeau, ou gardez-le
status-place-candidate = placez le candidat
status-lend = choisissez à qui vous cédez
status-appoint = désignez le prochain Premier Ministre
status-discard = { $quantity ->
    [0] défaussez des cartes
    [1] défaussez une carte
   *[other] défaussez { number-word } cartes
  }
status-decline-candidate = placez le candidat, ou renoncez-y
status-when = Tour { $round }{ $acting ->
    [yes] {" · "}{ $cubes ->
        [0] plus de cube
        [1] encore 1 cube
       *[other] encore { $cubes } cubes
      }
   *[no] {""}
  }{ $chief ->
    [yes] {" · "}vous êtes Premier Ministre
   *[no] {""}
  }

## Characters of computer players

character-seafarer = navigateur
    .about = achète des jonques et prend la mer : les Terres Lointaines avant les Fonctionnaires
character-courtier = courtisan
    .about = vit pour les ministères : Fonctionnaires, âge et cadeaux qui obligent
character-general = général
    .about = recrute des armées et envahit : Pays Étrangers et titres
