# China in sentences: the table for whoever reads it, choices, titles and ways out of refusals.

you = vous
you-head = Vous
nobody = personne
nothing = rien
player = { $name }, { $colour }
player-blue = bleu
player-green = vert
player-purple = mauve
player-red = rouge
player-yellow = jaune

## Choices: as a whole; .group and .short as one of several; .cannot as the title of a refusal.
## $pieces counts those of this turn with this one: what they cost together.

choice-place-palace = Bâtir un palais sur { $space }, à { $province }
    .group = Bâtir un palais à { $province }, pour { $pieces ->
        [one] une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  } ou une paire { $joker ->
            [any] de n’importe quelle couleur
           *[other] d’une autre couleur
          }
       *[other] deux cartes { $colour ->
    [vert] vertes
    [orange] orange
   *[other] { $colour }s
  } en tout, ou une et une paire { $joker ->
            [any] de n’importe quelle couleur
           *[other] d’une autre couleur
          }
      }
    .short = { $space }
    .cannot = Impossible de bâtir un palais sur { $space }
choice-place-fortification = Poser une fortification sur { $space }, à { $province }
    .group = Poser une fortification à { $province }
    .short = { $space }
    .cannot = Impossible de poser une fortification sur { $space }
choice-place-emissary = Envoyer un émissaire à { $province } ({ $sent } sur { $limit })
    .group = Envoyer un émissaire, pour une carte à la couleur de la province ou une paire
    .short = { $province } ({ $sent } sur { $limit })
    .cannot = Impossible d’envoyer un émissaire à { $province }
choice-exchange = Échanger une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }
    .group = Échanger une carte
    .short = { $colour }
    .cannot = Impossible d’échanger une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }
choice-pay = Payer { $cards }
    .group = Payer
    .short = { $cards }
    .cannot = Impossible de payer { $cards }
choice-take = Prendre une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  } parmi les cartes visibles
    .group = Prendre une carte visible
    .short = { $colour }
    .cannot = Impossible de prendre une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }
choice-draw = Piocher une carte
    .cannot = Impossible de piocher
choice-pass = Passer
    .cannot = Impossible de passer
choice-deal = Distribuer une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }
    .cannot = Impossible de distribuer des cartes
choice-seat-first = { $player } est premier joueur
    .group = Désigner le premier joueur
    .short = { $player }
    .cannot = Impossible de { READER($player) ->
        [yes] vous désigner
       *[no] désigner { $player }
      } comme premier joueur
choice-leave-out = Écarter la route { $road }
    .group = Écarter une route
    .short = { $road }
    .cannot = Impossible d’écarter la route { $road }

way-display = { $shown ->
    [one] Il y a une carte { $colour ->
    [vert] verte
   *[other] { $colour }
  }
   *[other] Il y a { $shown } cartes { $colour ->
    [vert] vertes
    [orange] orange
   *[other] { $colour }s
  }
  } parmi les cartes visibles.

## The table

cards-title = Cartes
hand-head = Votre main
display-head = Cartes visibles
pile-head = Pioche
cards-of = { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
   *[other] { $count }
  } { $colour ->
    [vert] { $count ->
        [one] verte
       *[other] vertes
      }
    [orange] { $count ->
        [one] carte orange
       *[other] cartes orange
      }
   *[other] { $count ->
        [one] { $colour }
       *[other] { $colour }s
      }
  }
cards-hidden = { $count ->
    [one] une que personne n’a vue
   *[other] { $count } que personne n’a vues
  }
cards-told = { $cards ->
    [none] aucune carte.
   *[other] { $cards }.
  }
pile-told = { $cards ->
    [0] aucune carte
    [one] une carte
   *[other] { $cards } cartes
  }, { $exhaustions ->
    [0] première des deux pioches
    [1] seconde et dernière pioche
   *[other] épuisée pour de bon
  }.
turns-told = { $last ->
    [yes] C’est le dernier tour de table.
   *[no] Il reste environ { $turns ->
        [0] zéro coup
        [1] un coup
       *[other] { $turns } coups
      }.
  }
discard-told = { $cards ->
    [0] La défausse est vide.
    [one] Une carte est défaussée.
   *[other] { $cards } cartes sont défaussées.
  }

provinces-title = Provinces
province-head = { $province }, { $colour ->
    [vert] verte
   *[other] { $colour }
  }
province-spaces = { $spaces }.
space-told = { $space } { $owner_id ->
    [nobody] libre
   *[other] { $owner }
  }{ $fort ->
    [yes] , fortifiée
   *[no] {""}
  }
province-room = { $sent ->
    [0] Aucun émissaire
   *[other] Émissaires : { $emissaries }
  } ; { $limit ->
    [0] impossible d’en envoyer avant qu’il y ait un palais
   *[other] { $room ->
        [0] plus de place, la limite est { $limit }
        [one] de la place pour un de plus, la limite est { $limit }
       *[other] de la place pour { $room } de plus, la limite est { $limit }
      }
  }.
province-scored-already = Elle est décomptée.
province-worth = Elle vaut en l’état : { $points }.

alliances-title = Alliances
alliance-number = Alliance
alliance-between = Provinces
alliance-leaders = Majorité
alliance-worth = Vaut
alliance-led = { $one } ; { $two }

roads-title = Routes
roads-none = Personne n’a encore de chaîne de quatre palais.
chain-told = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } pour { $spaces }.

players-title = Joueurs
hand-told = { $cards }{ $known ->
    [none] {""}
   *[other] : { $known }
  }
column-player = Joueur
column-cards = Cartes
column-palaces = Palais en réserve
column-emissaries = Émissaires en réserve
column-fortifications = Fortifications en réserve
column-score = Points
column-total = Si la partie finissait ici
column-place = Rang
