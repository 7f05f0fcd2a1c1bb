# China: sentences for the log and for refusals. Names and numbers come in as $facts.

blurb = Palais, émissaires et routes dans neuf provinces : bâtissez là où les autres veulent être.

colour-red = rouge
colour-green = vert
colour-orange = orange
colour-yellow = jaune
colour-purple = mauve

cards-none = rien
cards = { $count ->
    [1] { $colour ->
        [vert] une verte
        [orange] une carte orange
       *[other] une { $colour }
      }
    [2] { $colour ->
        [vert] deux vertes
        [orange] deux cartes orange
       *[other] deux { $colour }s
      }
   *[other] { $colour ->
        [vert] trois vertes
        [orange] trois cartes orange
       *[other] trois { $colour }s
      }
  }

province-yan = Yan
province-zhao = Zhao
province-wei = Wei
province-chin = Ch’in
province-shu = Shu
province-chu = Chu
province-lu = Lu
province-qi = Qi
province-han = Han

road-between = { $one }–{ $two }

## The log: a message for each kind of event (rules/events.py)

joined = { $first } et { $last }
first-player = { $seat } est premier joueur.
card-dealt = { $seen ->
    [yes] { $seat } reçoit une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }.
   *[no] { "" }
  }
    .several = { $seat } reçoit ses cartes : { $colour_all }.
card-turned-up = Les cartes visibles sont complétées : une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }.
    .several = Les cartes visibles sont complétées : { $colour_all }.
fortification-placed = { $seat } pose une fortification à { $province } ({ $space }).
palace-placed = { $seat } bâtit un palais à { $province } ({ $space }).
    .several = { $seat } bâtit des palais à { $province } ({ $space_all }).
emissary-placed = { $seat } envoie un émissaire à { $province }.
    .several = { $seat } envoie deux émissaires à { $province }.
cards-paid = { $seat } paie { $cards }.
card-exchanged = { $seat } échange une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }.
card-taken = { $seat } prend une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  } visible.
    .several = { $seat } prend { $colour_all } parmi les cartes visibles.
pile-chosen = { $seat } pioche une carte.
    .several = { $seat } pioche { $count ->
        [2] deux
       *[other] { $count }
      } cartes.
card-drawn = { $seen ->
    [yes] { $seat } pioche une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }.
   *[no] { "" }
  }
    .within = { $seen ->
        [yes] { $seat } découvre une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }.
       *[no] { "" }
      }
province-scored = { $province } est complète : { $points }.
province-counted = { $province } compte en l’état : { $points }.
alliance-counted = Alliance { $alliance } : { $points }.
roads-counted = Routes : { $points }.
share = { $number } pour { $player_id ->
    [me] vous
   *[other] { $player }
  }
pile-shuffled = La pioche est vide : on mélange la défausse, qui devient la nouvelle pioche.
pile-used-up = La pioche est épuisée pour de bon : on finit le tour de table.
last-turn-ended = C’était le dernier tour.
# How a game ended
reason-last-turn = le dernier tour est joué
reason-dead-hands = personne ne pouvait placer de pion avec les cartes en main
reason-dead-board = plus aucun pion ne peut être placé
board-died = Plus aucun pion ne peut être placé, et la partie s’arrête.
hands-died = Personne ne peut placer de pion avec les cartes en main, et la partie s’arrête.
round-added = La pioche s’est épuisée au dernier coup du tour de table : on joue encore un tour de table.
road-left-out = { $seat } écarte la route { $road }.

## Refusals, by clause

no-CN-END-02 = la partie est finie : le dernier tour est joué
no-CN-END-05 = la partie est finie : { $ended ->
    [hands] personne ne pouvait placer de pion avec les cartes en main
   *[board] plus aucun pion ne pouvait être placé
  }
no-CN-TURN-01 = { $drawn ->
    [yes] les cartes et le premier joueur sont tirés au sort, aucun joueur n’en décide
   *[no] { $actor ->
        [chance] ce n’est à personne de jouer : les cartes sont distribuées
       *[other] c’est à { $actor } de jouer, { READER($player) ->
            [yes] pas à vous
           *[no] pas à { $player }
          }
      }
  }
no-CN-SETUP-12 = { $asked ->
    [naming] { $named ->
        [0] il faut d’abord désigner le premier joueur
       *[other] il n’y a pas de joueur { $named } à cette table
      }
   *[other] le premier joueur est désigné, et le reste
  }
no-CN-ROAD-08 = { $choice ->
    [owner] on n’écarte des routes qu’à la fin de la partie
   *[none] personne ne choisit ses chaînes : on compte les meilleures de chaque joueur
  }
no-CN-ROAD-01 = la route { $road } ne relie pas { READER($player) ->
    [yes] deux de vos palais
   *[no] deux palais { VOWEL($player) ->
        [yes] d’{ $player }
       *[no] de { $player }
      }
  }, ou elle est déjà écartée
no-CN-ROAD-04 = la route { $road } reste : aucun de ses deux palais n’a plus de deux routes
no-CN-TURN-02 = un tour sert à placer ou à échanger, { READER($player) ->
    [yes] et vous venez
   *[no] et { $player } vient
  } { $exchanged ->
    [yes] d’échanger une carte
   *[no] de placer un pion
  }
no-CN-TURN-03 = on ne peut pas passer : { READER($player) ->
    [yes] vous devez
   *[no] { $player } doit
  } placer un pion ou échanger une carte
no-CN-TURN-05 = ces deux placements donnent le même résultat dans les deux ordres ; indiquez d’abord { $piece }
no-CN-DRAW-01 = { $drawing ->
    [yes] le placement est terminé : { READER($player) ->
        [yes] vous complétez maintenant votre main
       *[no] { $player } complète maintenant sa main
      }
   *[no] on pioche après avoir placé : il faut d’abord placer et payer, ou échanger une carte
  }
no-CN-FORT-01 = cette partie se joue sans fortifications
no-CN-PLACE-02 = deux pions par tour au plus, et { READER($player) ->
    [yes] vous en avez
   *[no] { $player } en a
  } placé deux
no-CN-PLACE-01 = tous les pions d’un tour vont dans une seule province, et c’est { $target } ce tour-ci
no-CN-FORT-06 = { $province } était vide au début du tour, donc { $opening ->
    [palace] seul le palais bâti sur la fortification peut encore la suivre dans ce tour
   *[alone] la fortification est le seul pion de ce tour
  }
no-CN-PLACE-03 = { $province } était vide au début du tour, elle ne reçoit donc qu’un pion ce tour-ci
no-CN-FORT-18 = { READER($player) ->
    [yes] vous avez déjà posé votre
   *[no] { $player } a déjà posé son
  } unique fortification
no-CN-PLACE-10 = { READER($player) ->
    [yes] vous n’avez
   *[no] { $player } n’a
  } plus { $kind ->
    [palace] de palais
    [emissary] d’émissaire
    [fortification] de fortification
   *[other] de { $kind }
  }
no-CN-PLACE-08 = { $province } est complète : ses { $size } cases portent des palais
no-CN-PLACE-07 = { $space } porte déjà { READER($owner) ->
    [yes] un de vos palais
   *[no] un palais { VOWEL($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
      }
  }
no-CN-FORT-02 = { $space } porte déjà { READER($owner) ->
    [yes] un de vos palais
   *[no] un palais { VOWEL($owner) ->
        [yes] d’{ $owner }
       *[no] de { $owner }
      }
  }, et l’on ne glisse rien sous un palais
no-CN-FORT-03 = { $space } a déjà une fortification
no-CN-FORT-08 = une fortification reçoit son palais dans le même tour{ $covering ->
    [none] , { READER($player) ->
        [yes] et vous ne pouvez
       *[no] et { $player } ne peut
      } pas placer et payer les deux à { $province }
   *[other] : le palais sur { $covering } vient maintenant
  }
no-CN-EMIS-04 = { $province } n’a pas de palais, sa limite d’émissaires est donc zéro
no-CN-EMIS-02 = { $province } a déjà { $emissaries ->
    [0] zéro émissaire
    [1] un émissaire
   *[other] { $emissaries } émissaires
  }, et sa limite est { $limit } : le plus grand nombre de palais qu’un joueur y { $timing ->
    [start] avait au début du tour
   *[now] possède
  }
no-CN-CARD-01 = { READER($player) ->
    [yes] vous n’avez
   *[no] { $player } n’a
  } pas ces cartes : { $cards } ; en main : { $hand }
no-CN-CARD-05 = { $pieces ->
    [one] pour un pion à { $province }, une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  } au plus
   *[other] pour deux pions à { $province }, deux cartes { $colour ->
    [vert] vertes
    [orange] orange
   *[other] { $colour }s
  } au plus
  } : les cartes à la couleur de la province n’y sont pas un joker
no-CN-CARD-07 = { $pieces ->
    [0] il n’y a pas de pion à payer
   *[other] trop de cartes ({ $cards }) pour { $pieces ->
        [one] un pion
       *[other] deux pions
      } : chaque carte doit payer un pion
  }
no-CN-CARD-06 = { $pieces ->
    [one] un pion à { $province } coûte une carte { $colour ->
        [vert] verte
       *[other] { $colour }
      } ou une paire { $joker ->
        [any] de n’importe quelle couleur
       *[other] d’une autre couleur
      }
   *[other] deux pions à { $province } coûtent deux cartes { $colour ->
        [vert] vertes
        [orange] orange
       *[other] { $colour }s
      }, ou une carte { $colour ->
        [vert] verte
       *[other] { $colour }
      } et une paire { $joker ->
        [any] de n’importe quelle couleur
       *[other] d’une autre couleur
      }
  } ; { $offered ->
    [none] { READER($player) ->
        [yes] vous avez
       *[no] { $player } a
      } en main : { $hand }
   *[other] { READER($player) ->
        [yes] vous proposez
       *[no] { $player } propose
      } : { $offered }
  }
no-CN-EXCH-01 = { $exchanged ->
    [yes] on échange une carte par tour, et { READER($player) ->
        [yes] vous venez
       *[no] { $player } vient
      } de le faire
   *[no] { READER($player) ->
        [yes] vous n’avez
       *[no] { $player } n’a
      } pas de carte { $colour ->
        [vert] verte
       *[other] { $colour }
      } à échanger
  }
no-CN-DRAW-14 = la pioche est épuisée pour de bon : il ne reste que les cartes visibles
no-CN-DRAW-02 = il n’y a pas de carte { $colour ->
    [vert] verte
   *[other] { $colour }
  } parmi les cartes visibles
no-CN-DRAW-05 = { READER($player) ->
    [yes] vous avez
   *[no] { $player } a
  } { $held ->
    [0] zéro carte
    [1] une carte
   *[other] { $held } cartes
  } en main { READER($player) ->
    [yes] et devez
   *[no] et doit
  } piocher jusqu’à trois

## Sources of points

source-palaces = palais de { $where }
source-alliance = alliance { $where }
source-chain = { $count ->
    [0] chaînes
   *[other] chaîne de { $count } palais
}
source-earlier = points d’avant

## What computer players look at (appraisal.py), as they speak of it: "for room in provinces with a clear lead (+1.8)"

item-score = points sur la piste
item-provinces = points des provinces en l’état
item-lead_room = place là où l’on est majoritaire
item-tie_room = place là où la majorité est courte
item-second_room = place là où l’on est deuxième
item-lone_room = place là où l’on a pris pied
item-alliances = alliances
item-alliance_risk = alliances menacées
item-alliance_hope = alliances à portée
item-emissary_leads = provinces tenues par les émissaires
item-chains = chaînes en l’état
item-chain_next = prochain palais d’une chaîne
item-chain_ways = façons d’allonger une chaîne
item-chain_far = courtes chaînes qui peuvent grandir
item-hand = cartes en main
item-pair = paire en main
item-emissaries_left = émissaires en réserve
item-palaces_short = palais bientôt épuisés
item-fortification_left = fortification en réserve
item-next_turn = prochain tour bientôt là
item-last_turns = dernier tour encore à jouer

## What comes by itself (doors/prospects/), what a move changes (foresight/measuring.py), what stays open

prospect-board-dead = Plus personne ne peut rien placer : la partie s’arrête avec le paiement.
    .short = Plus rien à placer : le paiement finit la partie.
prospect-board-next = Un pion de plus, et peut-être que plus personne ne pourra rien placer : la partie s’arrêterait.
    .short = Un pion de plus peut finir la partie.
prospect-board-near = Le plateau est presque plein : { $spaces ->
    [0] aucune case libre
    [one] une case libre
   *[other] { $spaces } cases libres
  }, { $rooms ->
    [0] plus de place pour un émissaire
    [one] de la place pour un émissaire
   *[other] de la place pour { $rooms } émissaires
  }.
prospect-pile-shuffled = Ce tour épuise la pioche une première fois : la défausse devient la nouvelle pioche.
    .short = Ce tour épuise la pioche ; la défausse la remplace.
prospect-pile-used-up = Ce tour épuise la pioche pour de bon : on finit le tour de table.
    .short = Ce tour épuise la pioche pour de bon.
prospect-last-turn = C’est le dernier tour de la partie.
prospect-last-round = Dernier tour de table : ce tour-ci, puis { $players }.
    .short = Dernier tour de table ; encore à jouer : { $players }.
prospect-turns-left = Il reste environ { $turns ->
    [0] zéro coup
    [1] un coup
   *[other] { $turns } coups
  } ; la pioche a { $pile ->
    [0] zéro carte
    [1] une carte
   *[other] { $pile } cartes
  }{ $exhaustions ->
    [0] {" "}et sera encore mélangée une fois
   *[other] {" "}et ne sera plus mélangée
  }.
    .short = Il reste environ { $turns ->
        [0] zéro coup
        [1] un coup
       *[other] { $turns } coups
      }.
prospect-province-next = { $province } sera décomptée avec un palais de plus.
    .short = Un palais de plus, et { $province } est décomptée.
prospect-province-if = Si { READER($seat) ->
    [yes] vous le bâtissez
   *[no] { $seat } le bâtit
  } : { $points }.
prospect-province-counts = { $province } compte à la fin en l’état : { $points }.
prospect-province-doubled = Points doublés pour { READER($seat) ->
    [yes] vous
   *[no] { $seat }
  } par une fortification.
prospect-fortification-bare = Qui bâtit sur la fortification de { $space } double ses points pour { $province }.
prospect-alliance-counts = Alliance { $alliance } de { $one } et { $two } en l’état : { $points }.
prospect-alliance-next = Avec un émissaire à { $province }, { READER($seat) ->
    [yes] vous marqueriez
   *[no] { $seat } marquerait
  } l’alliance { $alliance } : { $points }.
prospect-alliance-lost = Avec un émissaire à { $province }, { READER($seat) ->
    [yes] vous feriez
   *[no] { $seat } ferait
  } perdre l’alliance { $alliance } à { $players }.
prospect-roads-count = Routes en l’état : { $points }.
prospect-chain-next = Un palais sur { $towns } compléterait { READER($seat) ->
    [yes] une de vos chaînes
   *[no] une chaîne { VOWEL($seat) ->
    [yes] d’{ $seat }
   *[no] de { $seat }
  }
  } : jusqu’à { $number } points.
prospect-emissaries-full = { $province } n’accueille plus d’émissaire ({ $emissaries } sur { $limit }) tant que sa limite ne monte pas.
prospect-emissaries-next = { $province } a de la place pour un émissaire de plus ({ $emissaries } sur { $limit }).
prospect-supply = { READER($seat) ->
    [yes] Vous n’avez plus
   *[no] { $seat } n’a plus
  } { $piece ->
    [palaces] { $number ->
        [0] de palais
        [1] qu’un palais
       *[other] que { $number } palais
      }
   *[emissaries] { $number ->
        [0] d’émissaire
        [1] qu’un émissaire
       *[other] que { $number } émissaires
      }
  }.
prospect-ends = Cela finit la partie.
prospect-gives = Cela donne à { $seat } { $number ->
    [0] zéro point
    [1] un point
   *[other] { $number } points
  } { $source ->
    [palaces] pour { $where }, plus qu’à vous
   *[alliance] pour l’alliance { $where }
  }.

change-over = La partie est finie.
change-points = { READER($seat) ->
    [yes] Vous
   *[no] { $seat }
  } sur la piste : de { $before } à { $after }.
change-total = { READER($seat) ->
    [yes] Vous
   *[no] { $seat }
  } si la partie finissait ici : de { $before } à { $after }.
change-place = { READER($seat) ->
    [yes] Vous passez
   *[no] { $seat } passe
  } du rang { $before } au rang { $after }.
change-source = { READER($seat) ->
    [yes] Vous
   *[no] { $seat }
  } pour { $source ->
    [palaces] les palais de { $where }
    [alliance] l’alliance { $where }
   *[roads] les routes
  } : de { $before } à { $after }.
change-chain = { READER($seat) ->
    [yes] Votre plus longue chaîne
   *[no] Plus longue chaîne { VOWEL($seat) ->
    [yes] d’{ $seat }
   *[no] de { $seat }
  }
  } : de { $before } à { $after }.
change-chain-ways = Cases qui allongent { READER($seat) ->
    [yes] vos chaînes
   *[no] les chaînes { VOWEL($seat) ->
    [yes] d’{ $seat }
   *[no] de { $seat }
  }
  } : de { $before } à { $after }.
change-spaces = Cases libres à { $where } : de { $before } à { $after }.
change-limit = Limite d’émissaires à { $where } : de { $before } à { $after }.
change-room = Place pour des émissaires à { $where } : de { $before } à { $after }.
change-scored = { $where } est décomptée.
change-lead = { $after ->
    [0] { READER($seat) ->
        [yes] Vous perdez
       *[no] { $seat } perd
      } la majorité d’émissaires à { $where }.
   *[other] { READER($seat) ->
       [yes] Vous prenez
      *[no] { $seat } prend
     } la majorité d’émissaires à { $where }.
  }
change-supply = { READER($seat) ->
    [yes] Votre réserve
   *[no] Réserve { VOWEL($seat) ->
    [yes] d’{ $seat }
   *[no] de { $seat }
  }
  } : { $after } { $where ->
    [palaces] palais
    [emissaries] { $after ->
    [one] émissaire
   *[other] émissaires
  }
   *[fortifications] { $after ->
    [one] fortification
   *[other] fortifications
  }
  }.
change-hand = { READER($seat) ->
    [yes] Vous avez
   *[no] { $seat } a
  } { $after ->
    [0] zéro carte
    [1] une carte
   *[other] { $after } cartes
  } en main pour l’instant.
change-pile = Pioche : de { $before } à { $after } cartes.
change-turns = Coups restants, environ : de { $before } à { $after }.

open-cards = Quelles cartes viennent de la pioche.
open-draws = Quelles cartes vous piochez.
open-chains = Quelles routes les chaînes écartent.
open-payment = Un autre pion, et avec quoi vous payez.

## What is asked of you, after "Your turn:" (the browser chooses by the last kind of action that may be done)

status-exchange = placez un ou deux pions, ou échangez une carte
status-place-emissary = placez un pion
status-pay = { $first ->
    [pay] payez avec vos cartes
   *[other] placez un autre pion, ou payez
  }
status-draw = piochez jusqu’à avoir trois cartes
status-take = prenez une carte visible
status-leave-out = choisissez une route à écarter
status-seat-first = désignez le premier joueur

## Characters of computer players

character-builder = bâtisseur
    .about = rêve de longues routes : des chaînes de palais avant tout
character-envoy = envoyé
    .about = envoie des émissaires partout où une alliance peut naître
character-governor = gouverneur
    .about = veut tenir les provinces : des majorités, et de la place pour les garder

## Options of the rules that no catalogue lists

option-board = plateau à soi
    .help = votre propre plateau, lu dans un fichier
