# China: sentences for the log and for refusals. Names and numbers come in as $facts.

blurb = Palaces, emissaries and roads in nine provinces: build where others want to be.

colour-red = red
colour-green = green
colour-orange = orange
colour-yellow = yellow
colour-purple = purple

cards-none = nothing
cards = { $count ->
    [1] { $colour }
    [2] two { $colour }
   *[other] three { $colour }
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

road-between = { $one } to { $two }

## The log: a message for each kind of event (rules/events.py)

joined = { $first } and { $last }
first-player = { $seat } is first player.
card-dealt = { $seen ->
    [yes] { $seat } is dealt { $colour }.
   *[no] { "" }
  }
    .several = { $seat } is dealt { $colour_all }.
card-turned-up = The display is filled up: { $colour }.
    .several = The display is filled up: { $colour_all }.
fortification-placed = { $seat } lays a fortification in { $province } ({ $space }).
palace-placed = { $seat } builds a palace in { $province } ({ $space }).
    .several = { $seat } builds palaces in { $province } ({ $space_all }).
emissary-placed = { $seat } sends an emissary to { $province }.
    .several = { $seat } sends two emissaries to { $province }.
cards-paid = { $seat } pays { $cards }.
card-exchanged = { $seat } exchanges { $colour }.
card-taken = { $seat } takes { $colour } from the display.
    .several = { $seat } takes { $colour_all } from the display.
pile-chosen = { $seat } draws from the pile.
    .several = { $seat } draws { $count ->
        [2] twice
       *[other] { $count } times
      } from the pile.
card-drawn = { $seen ->
    [yes] { $seat } draws { $colour } from the pile.
   *[no] { "" }
  }
    .within = { $seen ->
        [yes] { $seat }’s card is { $colour }.
       *[no] { "" }
      }
province-scored = { $province } is complete: { $points }.
province-counted = { $province } counts as it stands: { $points }.
alliance-counted = Alliance { $alliance }: { $points }.
roads-counted = Roads: { $points }.
share = { $number } for { $player_id ->
    [me] you
   *[other] { $player }
  }
pile-shuffled = The pile is used up: the discard is shuffled and becomes the new pile.
pile-used-up = The pile is used up for good: the round is played to its end.
last-turn-ended = That was the last turn.
# How a game ended
reason-last-turn = the last turn has been played
reason-dead-hands = nobody could place a piece with the cards in hand
reason-dead-board = no piece can be placed any more
board-died = No piece can be placed any more, and the game ends.
hands-died = Nobody can place a piece with the cards in hand, and the game ends.
round-added = The pile was used up in the last turn of the round, so one more round is played.
road-left-out = { $seat } leaves out the road from { $road }.

## Refusals, by clause

no-CN-END-02 = the game is over: its last turn has been played
no-CN-END-05 = the game is over: { $ended ->
    [hands] nobody could place a piece with the cards in hand
   *[board] no piece could be placed any more
  }
no-CN-TURN-01 = { $drawn ->
    [yes] cards and the first player are drawn by chance, not by a player
   *[no] it is { $actor ->
        [chance] nobody’s turn: cards are being dealt
       *[other] { $actor }’s turn, { READER($player) ->
            [yes] not yours
           *[no] not { $player }’s
          }
      }
  }
no-CN-SETUP-12 = { $asked ->
    [naming] { $named ->
        [0] the first player is named before anything else
       *[other] there is no player { $named } at this table
      }
   *[other] the first player has been named, and stays it
  }
no-CN-ROAD-08 = { $choice ->
    [owner] roads are left out at the end of the game, and only then
   *[none] nobody chooses chains: each player’s best ones are counted
  }
no-CN-ROAD-01 = the road from { $road } does not join two palaces { READER($player) ->
    [yes] of yours
   *[no] of { $player }
  }, or is left out already
no-CN-ROAD-04 = the road from { $road } stays: neither of its palaces has more than two roads
no-CN-TURN-02 = a turn is for placing or for exchanging, and { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } { $exchanged ->
    [yes] exchanged a card
   *[no] placed a piece
  } in this one
no-CN-TURN-03 = there is no passing: { READER($player) ->
    [yes] you must
   *[no] { $player } must
  } place a piece or exchange a card
no-CN-TURN-05 = these two placements give the same result in either order; tell { $piece } first
no-CN-DRAW-01 = { $drawing ->
    [yes] the placing is over: { READER($player) ->
        [yes] you refill your hand
       *[no] { $player } refills the hand
      } now
   *[no] cards are drawn after the placing: place and pay first, or exchange a card
  }
no-CN-FORT-01 = this game is played without fortifications
no-CN-PLACE-02 = at most two pieces a turn, and { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } placed two
no-CN-PLACE-01 = all pieces of a turn go to one province, and this turn’s is { $target }
no-CN-FORT-06 = { $province } was empty when the turn began, so { $opening ->
    [palace] nothing but the palace on the fortification may follow it in this turn
   *[alone] the fortification is the only piece of this turn
  }
no-CN-PLACE-03 = { $province } was empty when the turn began, so it takes one piece this turn
no-CN-FORT-18 = { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } already placed the one fortification that each player has
no-CN-PLACE-10 = { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } no { $kind } left
no-CN-PLACE-08 = { $province } is full: all { $size } of its spaces carry palaces
no-CN-PLACE-07 = { $space } already carries a palace { READER($owner) ->
    [yes] of yours
   *[no] of { $owner }
  }
no-CN-FORT-02 = { $space } already carries a palace { READER($owner) ->
    [yes] of yours
   *[no] of { $owner }
  }, and nothing can be laid under a palace
no-CN-FORT-03 = { $space } already has a fortification
no-CN-FORT-08 = a fortification gets its palace in the same turn{ $covering ->
    [none] , and { READER($player) ->
        [yes] you cannot
       *[no] { $player } cannot
      } place and pay for both in { $province } now
   *[other] : the palace on { $covering } comes next
  }
no-CN-EMIS-04 = { $province } has no palace, so its limit for emissaries is zero
no-CN-EMIS-02 = { $province } already has { $emissaries ->
    [one] one emissary
   *[other] { $emissaries } emissaries
  }, and its limit is { $limit }: the most palaces that one player { $timing ->
    [start] had there when the turn began
   *[now] has there
  }
no-CN-CARD-01 = { READER($player) ->
    [yes] you do not
   *[no] { $player } does not
  } hold { $cards }; in hand: { $hand }
no-CN-CARD-05 = { $pieces ->
    [one] one piece in { $province } takes at most one { $colour } card
   *[other] two pieces in { $province } take at most two { $colour } cards
  }: cards of a province’s own colour are no joker there
no-CN-CARD-07 = { $pieces ->
    [0] there is no piece to pay for
   *[other] { $cards } are more than the { $pieces ->
        [one] piece costs
       *[other] two pieces cost
      }: every card must pay for a piece
  }
no-CN-CARD-06 = { $pieces ->
    [one] one piece in { $province } costs one { $colour } card or a pair of { $joker ->
        [any] any colour
       *[other] another colour
      }
   *[other] two pieces in { $province } cost two { $colour } cards, or one { $colour } card and a pair of { $joker ->
        [any] any colour
       *[other] another colour
      }
  }; { $offered ->
    [none] { READER($player) ->
        [yes] you hold
       *[no] { $player } holds
      } { $hand }
   *[other] { READER($player) ->
        [yes] you offer
       *[no] { $player } offers
      } { $offered }
  }
no-CN-EXCH-01 = { $exchanged ->
    [yes] one card is exchanged in a turn, and { READER($player) ->
        [yes] you have
       *[no] { $player } has
      } exchanged one
   *[no] { READER($player) ->
        [yes] you hold
       *[no] { $player } holds
      } no { $colour } card to exchange
  }
no-CN-DRAW-14 = the pile is used up for good: cards come from the display only
no-CN-DRAW-02 = the display shows no { $colour } card
no-CN-DRAW-05 = { READER($player) ->
    [yes] you hold
   *[no] { $player } holds
  } { $held ->
    [0] no card
    [one] one card
   *[other] { $held } cards
  } and must draw until there are three

## Sources of points

source-palaces = points for palaces in { $where }
source-alliance = alliance { $where }
source-chain = { $count ->
    [0] roads
   *[other] road of { $count } palaces
}
source-earlier = earlier points

## What computer players look at (appraisal.py), as they speak of it: "for room in provinces with a clear lead (+1.8)"

item-score = points on the track
item-provinces = points of provinces as they stand
item-lead_room = room where you lead
item-tie_room = room in provinces with a narrow lead
item-second_room = room in provinces with the second place
item-lone_room = room in provinces with a foothold
item-alliances = alliances
item-alliance_risk = alliances that may be lost
item-alliance_hope = alliances within reach
item-emissary_leads = provinces led by emissaries
item-chains = roads as they stand
item-chain_next = the next palace on a road
item-chain_ways = ways to lengthen a road
item-chain_far = short roads that may grow
item-hand = the hand
item-pair = a pair in hand
item-emissaries_left = emissaries in supply
item-palaces_short = palaces running short
item-fortification_left = the fortification in supply
item-next_turn = how soon the next turn comes
item-last_turns = a last turn to come

## What comes by itself (doors/prospects/), what a move changes (foresight/measuring.py), what stays open

prospect-board-dead = Nobody can place anything any more: the game ends with the payment.
    .short = Nobody can place anything: the payment ends the game.
prospect-board-next = One more piece can leave nobody anything to place: then the game ends.
    .short = One more piece may end the game.
prospect-board-near = The board is nearly full: { $spaces ->
    [0] no free space
    [one] one free space
   *[other] { $spaces } free spaces
  }, room for { $rooms ->
    [0] no emissary
    [one] one emissary
   *[other] { $rooms } emissaries
  }.
prospect-pile-shuffled = This turn uses up the pile for the first time: the discard becomes the new pile.
    .short = This turn uses up the pile; the discard becomes the new one.
prospect-pile-used-up = This turn uses up the pile for good: the round is played to its end.
    .short = This turn uses up the pile for good.
prospect-last-turn = This is the last turn of the game.
prospect-last-round = The last round: after this turn only { $players } still { $turns ->
    [one] has
   *[other] have
  } a turn.
    .short = The last round; still to come: { $players }.
prospect-turns-left = About { $turns ->
    [one] one turn is
   *[other] { $turns } turns are
  } left; the pile has { $pile ->
    [one] one card
   *[other] { $pile } cards
  }{ $exhaustions ->
    [0] {" "}and will be shuffled once more
   *[other] {" "}and will not be shuffled again
  }.
    .short = About { $turns ->
        [one] one turn is
       *[other] { $turns } turns are
      } left.
prospect-province-next = { $province } is scored with one more palace.
    .short = One more palace scores { $province }.
prospect-province-if = If { READER($seat) ->
    [yes] you build
   *[no] { $seat } builds
  } it: { $points }.
prospect-province-counts = { $province } counts at the end as it stands: { $points }.
prospect-province-doubled = Doubled for { READER($seat) ->
    [yes] you
   *[no] { $seat }
  } by a fortification.
prospect-fortification-bare = Whoever builds on the fortification at { $space } gets doubled points for { $province }.
prospect-alliance-counts = Alliance { $alliance } of { $one } and { $two } as it stands: { $points }.
prospect-alliance-next = With an emissary in { $province }, { READER($seat) ->
    [yes] you
   *[no] { $seat }
  } would score alliance { $alliance }: { $points }.
prospect-alliance-lost = With an emissary in { $province }, { READER($seat) ->
    [yes] you
   *[no] { $seat }
  } would cost { $players } alliance { $alliance }.
prospect-roads-count = Roads as they stand: { $points }.
prospect-chain-next = A palace at { $towns } would complete a chain { READER($seat) ->
    [yes] of yours
   *[no] of { $seat }
  }: up to { $number } points.
prospect-emissaries-full = { $province } takes no more emissaries ({ $emissaries } of { $limit }) until its limit rises.
prospect-emissaries-next = { $province } has room for one more emissary ({ $emissaries } of { $limit }).
prospect-supply = { READER($seat) ->
    [yes] You have
   *[no] { $seat } has
  } { $number ->
    [0] no more
    [one] one more
   *[other] only { $number } more
  } { $piece ->
    [palaces] { $number ->
        [one] palace
       *[other] palaces
      }
   *[emissaries] { $number ->
        [one] emissary
       *[other] emissaries
      }
  }.
prospect-ends = This ends the game.
prospect-gives = This gives { $seat } { $number ->
    [one] one point
   *[other] { $number } points
  } { $source ->
    [palaces] for { $where }, more than you
   *[alliance] for alliance { $where }
  }.

change-over = The game is over.
change-points = { READER($seat) ->
    [yes] You
   *[no] { $seat }
  } on the track: { $before } to { $after }.
change-total = { READER($seat) ->
    [yes] You
   *[no] { $seat }
  } if it ended now: { $before } to { $after }.
change-place = { READER($seat) ->
    [yes] You go
   *[no] { $seat } goes
  } from place { $before } to place { $after }.
change-source = { READER($seat) ->
    [yes] You
   *[no] { $seat }
  } for { $source ->
    [palaces] palaces in { $where }
    [alliance] alliance { $where }
   *[roads] roads
  }: { $before } to { $after }.
change-chain = { READER($seat) ->
    [yes] Your longest chain
   *[no] Longest chain of { $seat }
  }: { $before } to { $after }.
change-chain-ways = Spaces that lengthen { READER($seat) ->
    [yes] your roads
   *[no] roads of { $seat }
  }: { $before } to { $after }.
change-spaces = Free spaces in { $where }: { $before } to { $after }.
change-limit = Limit for emissaries in { $where }: { $before } to { $after }.
change-room = Room for emissaries in { $where }: { $before } to { $after }.
change-scored = { $where } is scored.
change-lead = { $after ->
    [0] { READER($seat) ->
        [yes] You do not lead
       *[no] { $seat } does not lead
      } in { $where } any more.
   *[other] { READER($seat) ->
       [yes] You lead
      *[no] { $seat } leads
     } with emissaries in { $where }.
  }
change-supply = { READER($seat) ->
    [yes] You have
   *[no] { $seat } has
  } { $after } { $where ->
    [palaces] { $after ->
        [one] palace
       *[other] palaces
      }
    [emissaries] { $after ->
        [one] emissary
       *[other] emissaries
      }
   *[fortifications] { $after ->
        [one] fortification
       *[other] fortifications
      }
  } left.
change-hand = { READER($seat) ->
    [yes] You hold
   *[no] { $seat } holds
  } { $after ->
    [0] no card
    [one] one card
   *[other] { $after } cards
  } for now.
change-pile = The pile: { $before } to { $after } cards.
change-turns = Turns left, about: { $before } to { $after }.

open-cards = Which cards come from the pile.
open-draws = Which cards you draw.
open-chains = Which roads the chains leave out.
open-payment = Another piece, and what you pay with.

## What is asked of you, after "Your turn:" (the browser chooses by the last kind of action that may be done)

status-exchange = place one or two pieces, or exchange a card
status-place-emissary = place a piece
status-pay = { $first ->
    [pay] pay with your cards
   *[other] place another piece, or pay
  }
status-draw = draw cards until you hold three
status-take = take a card from the display
status-leave-out = choose a road that is left out
status-seat-first = name the first player

## Characters of computer players

character-builder = builder
    .about = dreams of long roads: chains of palaces before all else
character-envoy = envoy
    .about = sends emissaries wherever an alliance may come of it
character-governor = governor
    .about = wants to rule provinces: majorities, and room to keep them

## Options of the rules that no catalogue lists

option-board = board
    .help = a map of your own, from a file
