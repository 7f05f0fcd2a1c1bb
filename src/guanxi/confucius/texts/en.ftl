# Confucius: sentences for the log and for refusals. Names and numbers come in as $facts.

blurb = Gifts that bind, officials to win over, and a court that watches: nine rounds of Ming China at most.

chance = chance
number-word = { $quantity ->
    [0] no
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $quantity }
  }
money = { $currency ->
    [coins] { $amount ->
        [one] one coin
       *[other] { $amount } coins
      }
   *[licences] { $amount ->
        [one] one licence
       *[other] { $amount } licences
      }
  }
joined = { $first } and { $last }
share = { $number } for { $player_id ->
    [me] you
   *[other] { $player }
  }

## Names

player-black = black
player-green = green
player-purple = purple
player-white = white
player-yellow = yellow
ministry = { $head } { $tail }
ministry-bingbu = Bingbu
ministry-hubu = Hubu
ministry-gongbu = Gongbu
ministry-any = any ministry
gift = { $value ->
    [1] wall hanging
    [2] ceramic tile
    [3] vase
    [4] coat
    [5] necklace
   *[6] junk
  }
student-red = red
student-plain = plain
reward-bribery-bingbu = Bribery Bingbu
reward-bribery-hubu = Bribery Hubu
reward-bribery-gongbu = Bribery Gongbu
reward-bribery-any = Bribery any ministry
reward-gift = Gift
reward-extra-action = Extra Action
reward-cash = Cash
reward-recruit-army = Recruit Army
reward-emperor-insulted = Emperor Insulted
distant-spice_islands = the Spice Islands
distant-india = India
distant-arabia = Arabia
distant-africa = Africa
distant-americas = the Americas
land = { $head } { $tail }
land-annam = Annam
land-yunnan = Yunnan
land-mongolia = Mongolia
land-korea = Korea
land-manchuria = Manchuria
land-none = Land
title-chief_minister = Chief Minister
title-admiral = Admiral
title-general = General

## The log: actions. Messages are named by events; texts that come before another sentence end with a comma.

as-extra = As an Extra Action,
as-favour = By the Imperial Favour,

did-bribe = { $player } bribes the official on { $official } for { money }.
did-secure = { $player } secures the official on { $official } for { money }.
did-nominate = { $player } nominates a student on the { $student } space for { money }.
did-force = { $player } forces an Imperial Examination for { money }.
did-buy-junks = { $player } buys { number-word } { $quantity ->
    [one] junk
   *[other] junks
  } for { money }.
did-voyage = { $player } sails with { number-word } { $quantity ->
    [one] junk
   *[other] junks
  } for { money }.
did-recruit = { $player } recruits an army for { money }.
did-invade = { $player } sends an army to { $box } for { money }.
did-buy-gift = { $player } buys a { gift } (gift { $value }) for { money }.
did-give-gift = { $player } gives { $to } a { gift } (gift { $value }).
did-transfer = { $player } transfers the official on { $official } to { $to }.
did-petition = { $player } petitions the Emperor with a { gift } (gift { $value }).
did-commercial = { $player } takes Commercial Income.
did-tax = { $player } takes Tax Income and draws two cards.
    .within = { $player } takes Tax Income (two cards).
did-no-action = { $player } takes No Action.
did-pass = { $player } passes.
did-card-bribery = { $player } plays { $card } on { $amount ->
    [0] the official on { $official }, free of charge
   *[other] { $owner }’s official on { $official } for { money }
  }.
did-card-gift = { $player } plays { reward-gift } and turns up a { gift } (gift { $value }).
did-card-extra = { $player } plays { reward-extra-action }.
did-card-cash = { $player } plays { reward-cash } and draws four cards.
did-card-recruit = { $player } plays { reward-recruit-army }: an army joins the colony.
did-card-insulted = { $player } plays { reward-emperor-insulted }: an army leaves the colony for two points.
did-spend = { $player } spends a card with { money }.
    .several = { $player } spends cards with { $amount_all } { $currency ->
        [coins] coins
       *[licences] licences
      }.
did-enough = { $player } has paid { money }.
    .within = {""}
commercial-paid = { $player } { $amount ->
    [0] spends nothing and draws one card
   *[other] has spent { $amount ->
        [one] one coin
       *[other] { $amount } coins
      } and draws { number-word } cards
  }.
    .within = { $player } draws { $amount ->
        [0] one card
       *[other] { number-word } cards
      }.
tutor-card = { $player } puts a card { $seen ->
    [yes] with { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }
   *[no] face down
  } beside the student of { $owner }.
    .within = { $seen ->
        [yes] { $player } lays down a card with { $coins ->
            [one] one coin
           *[other] { $coins } coins
          }.
       *[no] {""}
      }
    .several = { $player } lays down cards with { $coins_all } coins.
tutor-done = { $player } has tutored the student of { $owner } with { number-word } { $quantity ->
    [one] card
   *[other] cards
  }.
    .within = { $player } tutors with { number-word } { $quantity ->
        [one] card
       *[other] cards
      }.
did-arrive = { $player } reaches { $land }{ $points ->
    [0] , where { $first } came first
   *[other] {" "}first (+{ $points })
  }.
did-move-junks = { $player } has { number-word } { $quantity ->
    [one] junk
   *[other] junks
  } moved from { $from }’s shipyard to { $to }’s.
did-replace-student = { $player } replaces { $owner }’s student on the { $student } space.
did-swap-own = { $player } chooses the official on { $official } to trade places.
    .within = {""}
did-swap-other = { $player } has the officials on { $own } and { $official } trade places.
did-army-from = { $player } chooses { $owner }’s army in { $box } to march.
    .within = {""}
did-army-to = { $player } has { $owner }’s army march from { $source } to { $box }.
did-replace-marker = { $stays ->
    [yes] { $player } has { $owner }’s official on { $official } secured
   *[no] { $player } has { $owner }’s marker on { $official } replaced by a secured one of { $to }
  }.
did-tutor = { $player } supports the { $student } student, { $owner }’s.
    .within = { $player } supports the { $student } student ({ $owner }’s).
did-cancel-gift = { $player } cancels the { gift } from { $owner }.
did-keep-gift = { $player } keeps the { gift } from { $owner }.
did-place-candidate = { $player } places the candidate on { $official }{ $there ->
    [nothing] {""}
    [official] {" "}in place of the official there
   *[marker] {" "}in place of { $owner }’s official
  }.
did-lend = { $player } drops out of { $ministry } and lends { number-word } { $quantity ->
    [one] official
   *[other] officials
  } to { $to }.
did-appoint = { $player } appoints { $chief } Chief Minister.
did-discard = { $player } discards a card{ $seen ->
    [yes] {" "}with { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }
   *[no] {""}
  }.
    .several = { $player } discards { $seen ->
        [yes] cards with { $coins_all } coins
       *[no] { $count ->
            [2] two
            [3] three
           *[other] { $count }
          } cards
      }.
did-deal-chit = { $ministry } gets a chit worth { $value }.
did-deal-distant = The first to reach { $land } will get { $value } points.
did-deal-land = { $land } lies on the { $where ->
    [left] left space
    [middle] middle space
   *[right] right space
  }: { number-word } boxes, price { $price }.
did-deal-candidate = A candidate for { $ministry } is turned up{ $resolved ->
    [yes] {" "}and leaves the game, as { $ministry } is resolved
   *[no] {""}
  }.
did-deal-official = An official comes to { $official } (price { $price }).
    .several = Officials come to { $official_all } (prices { $price_all }).
did-deal-card = { $seen ->
    [yes] { $player } draws a card with { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }.
   *[no] {""}
  }
    .within = { $seen ->
        [yes] { $player }’s card has { $coins ->
            [one] one coin
           *[other] { $coins } coins
          }.
       *[no] {""}
      }
    .several = { $player }’s cards have { $coins_all } coins.
did-deal-reward = { $player } draws { $seen ->
    [yes] the reward card { $card }
   *[no] a reward card
  }.
did-deal-chief = { $chief } is drawn as the first Chief Minister.
chief-agreed = The table names { $chief } as the first Chief Minister.
reward-drawn-open = { $player } draws the reward card { $card } for all to see.

## The log: what follows by itself

gift-cancelled = The { gift } from { $giver } to { $recipient } (gift { $value }) is cancelled.
gift-replaced = The { gift } from { $giver } to { $recipient } (gift { $value }) is replaced.
deck-shuffled = The deck is used up: the discard pile is shuffled and becomes the new deck.
deck-empty = No card is left, and what was still to be drawn is forfeited.
favour-begins = Everybody has passed: the Imperial Favour is { $player }’s.
wall-grows = Piece { $piece } of { $all } of the Great Wall is laid.
exam-contested = The cards are turned over: { $red_coins } { $red_coins ->
    [one] coin
   *[other] coins
  } for { $red }’s red student, { $plain_coins } for { $plain }’s. { $tie ->
    [yes] The red space breaks the tie, and { $winner } wins
   *[no] { $winner } wins
  } the Imperial Examination.
exam-uncontested = { $winner } wins the Imperial Examination uncontested.
candidate-leaves = The candidate finds no place and leaves the game.
candidate-declined = { $player } declines to replace an official, and the candidate leaves the game.
ministry-two = { $ministry } is resolved: { $minister } is Minister (+{ $first }), { $secretary } Secretary (+{ $second }).
ministry-one = { $ministry } is resolved: { $minister } is Minister (+{ $first }) and Secretary (+{ $second }).
ministry-vacant = { $ministry } is resolved: nobody has an official there, and its posts stay vacant.
land-conquered = { $land } is conquered: { $points }.
land-failed = The invasion of { $land } fails: nobody gets points for it.
discards-shown = { $player }’s discards are turned over:{ $ones ->
    [0] {""}
   *[other] {" "}1/3 ×{ $ones }
  }{ $twos ->
    [0] {""}
   *[other] {" "}2/2 ×{ $twos }
  }{ $threes ->
    [0] {""}
   *[other] {" "}3/1 ×{ $threes }
  }.
game-ends = This was the last round: { $reason }.
reason-ministries = all ministries are resolved
reason-candidates = no candidate is left
reason-wall = the Great Wall is complete
reason-ministries-and-candidates = all ministries are resolved and no candidate is left
reason-ministries-and-wall = all ministries are resolved and the Great Wall is complete
reason-candidates-and-wall = no candidate is left and the Great Wall is complete
reason-ministries-and-candidates-and-wall = all ministries are resolved, no candidate is left and the Great Wall is complete
title-awarded = { $player } is { $title } (+1).
title-vacant = Nobody is { $title }.
game-won = { $winners_count ->
    [one] { $winners } wins with { $points } points.
   *[other] { $winners } share the victory with { $points } points.
  }
nobody-wins = { $tied } are tied with { $points } points and no title breaks the tie: nobody wins.
round-begins = Round { $round } begins. Cubes: { $cubes }.

## Refusals: what is asked now, and what something costs

asked-turn = { READER($actor) ->
    [yes] you are taking a turn
   *[no] { $actor } takes a turn
  }
asked-extra = { READER($actor) ->
    [yes] first you take
   *[no] { $actor } takes
  } an action of the Actions Box, as the Extra Action card says
asked-pay = { READER($actor) ->
    [yes] first you pay
   *[no] { $actor } pays
  }
asked-land = { READER($actor) ->
    [yes] first you choose
   *[no] { $actor } chooses
  } the distant land of the voyage
asked-petition = { READER($actor) ->
    [yes] first you choose
   *[no] { $actor } chooses
  } the target of the petition
asked-swap = { READER($actor) ->
    [yes] first you choose
   *[no] { $actor } chooses
  } the other official to trade places
asked-march = { READER($actor) ->
    [yes] first you choose
   *[no] { $actor } chooses
  } the box to which the army marches
asked-tutor = { READER($actor) ->
    [yes] first you choose
   *[no] { $actor } chooses
  } a student to support
asked-tutor_cards = { READER($actor) ->
    [yes] first you put
   *[no] { $actor } puts
  } cards beside a student
asked-cancel = { READER($actor) ->
    [yes] first you cancel or keep
   *[no] { $actor } cancels or keeps
  } the gift
asked-candidate = { READER($actor) ->
    [yes] first you place
   *[no] { $actor } places
  } the candidate
asked-lend = { READER($actor) ->
    [yes] first you lend
   *[no] { $actor } lends
  } influence in { $ministry }
asked-appoint = { READER($actor) ->
    [yes] first you name
   *[no] { $actor } names
  } the next Chief Minister
asked-agreed = { READER($actor) ->
    [yes] first you say
   *[no] { $actor } says
  } whom the table names as the first Chief Minister
asked-discard = { READER($actor) ->
    [yes] first you discard
   *[no] { $actor } discards
  } down to four cards
deed-bribe = bribing { $official }
deed-secure = securing { $official }
deed-nominate = nominating a student
deed-force = forcing an examination
deed-buy-junks = buying { number-word } { $quantity ->
    [one] junk
   *[other] junks
  }
deed-voyage = sailing with { number-word } { $quantity ->
    [one] junk
   *[other] junks
  }
deed-recruit = recruiting an army
deed-invade = invading { $box }
deed-buy-gift = buying the { $gift }
deed-card-bribery = taking over { $official }

## Refusals, by clause

no-CF-END-10 = the game is over: titles are awarded and the winner is known
no-CF-TURN-02 = { $who ->
    [chance] chance has nothing of the kind to draw now
    [drawing] nobody acts now: something has to be drawn first
    [drawn] that is drawn by chance, and no player decides it
   *[rival] it is { $actor } who acts now, { READER($player) ->
        [yes] not you
       *[no] not { $player }
      }
  }
no-CF-TURN-07 = { $favour ->
    [yes] everybody has passed, and { READER($player) ->
        [yes] you take
       *[no] { $player } takes
      } one more action by the Imperial Favour
   *[no] { READER($player) ->
        [yes] you have passed and take
       *[no] { $player } has passed and takes
      } no more action in round { $round }
  }
no-CF-TURN-04 = { READER($player) ->
    [yes] you still have
   *[no] { $player } still has
  } { $left } unused { $cubes ->
    [one] cube
   *[other] cubes
  } and cannot pass
no-CF-TURN-11 = an action is carried out as a whole, and this one is not finished: { $asked }
no-CF-SEQ-01 = it is not the moment for that: { $asked }
no-CF-PAY-07 = { $whose ->
    [own] { READER($player) ->
        [yes] you hold
       *[no] { $player } holds
      } no card with { $coins ->
        [one] one coin
       *[other] { $coins } coins
      }; { $held ->
        [0] the hand is empty
       *[other] in hand: { $hand }
      }
   *[rival] { $actor } pays now, and nobody may contribute to another player’s payment
  }
no-CF-PAIR-11 = { $use ->
    [petition] a petition costs two cubes
    [repeat] a repeat on this space costs two cubes
   *[first] this action costs one cube
  }, and { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } { $cubes ->
    [0] none
   *[other] { $left }
  }
no-CF-PAY-08 = { $deed } costs { $price }; { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } { $purse }
no-CF-PAY-09 = nothing is to be paid now, so no card can be spent
no-CF-PAY-02 = the price is { $price }, and { $paid } { $paid ->
    [one] is
   *[other] are
  } paid
no-CF-PAY-04 = { $needless ->
    [yes] with this card { READER($player) ->
        [yes] you would
       *[no] { $player } would
      } pay at least one that { $price } do not need, and such cards stay in hand at this table
   *[no] cards are told from few coins to many, and { $late ->
        [yes] one with { $last } coins has been told
       *[no] without lower ones it is not enough
      }
  }
no-CF-OFF-08 = { $official } is secured by { $owner } and cannot be taken
no-CF-OFF-09 = { $ministry } is resolved, and nothing in it changes any more
no-CF-ACT-BRIBE-01 = there is no official on { $official }
no-CF-ACT-BRIBE-04 = { $official } already carries { READER($owner) ->
    [yes] your marker
   *[no] { $owner }’s marker
  }, and a bribe never replaces one
no-CF-ACT-BRIBE-05 = { $giver }’s { $gift } (gift { $value }) { READER($player) ->
    [yes] keeps you
   *[no] keeps { $player }
  } from bribing in { $ministry }: { $giver } has { $theirs } { $theirs ->
    [one] official
   *[other] officials
  } there { READER($player) ->
    [yes] and you
   *[no] and { $player }
  } { $own }
no-CF-ACT-SECURE-01 = { $state ->
    [empty] there is no official on { $official }
    [unbribed] { $official } is not bribed by anybody
    [rival] { $official } carries { $owner }’s marker, { READER($player) ->
        [yes] not yours
       *[no] not { $player }’s
      }
   *[secured] { $official } is already secured { READER($owner) ->
        [yes] by you
       *[no] by { $owner }
      }
  }
no-CF-ACT-NOM-01 = no student is nominated in the first round
no-CF-ACT-NOM-02 = both student spaces are taken, { READER($red) ->
    [yes] by you
   *[no] by { $red }
  } { READER($plain) ->
    [yes] and you
   *[no] and { $plain }
  }
no-CF-ACT-NOM-03 = { READER($player) ->
    [yes] you already have
   *[no] { $player } already has
  } a student, and a player nominates no second one
no-CF-ACT-NOM-05 = { $state ->
    [none] the first student takes the red space at this table, and the second the other
   *[taken] the { $student } space is taken by { $owner }
  }
no-CF-ACT-FORCE-01 = no examination is forced in the first round
no-CF-ACT-FORCE-04 = both student spaces are empty, and at this table an examination is forced for a student only
no-CF-ACT-JUNK-04 = { $supply ->
    [0] the supply has no junk left
    [one] the supply has one junk left, not { $quantity }
   *[other] the supply has { $supply } junks left, not { $quantity }
  }
no-CF-ACT-VOY-01 = sailing with { $quantity } takes as many junks in the shipyard, and { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } { $shipyard ->
    [0] none
    [one] one
   *[other] { $shipyard }
  }
no-CF-ACT-VOY-12 = { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } already reached { $land }
no-CF-ACT-VOY-13 = { $voyages ->
    [0] { READER($player) ->
        [yes] you have reached every distant land and at this table sail
       *[no] { $player } has reached every distant land and at this table sails
      } no more
   *[other] { $at_sea } junks at sea would complete { $voyages ->
        [one] one voyage
       *[other] { $voyages } voyages
      }, and { $lands ->
        [0] no distant land is
        [one] only one distant land is
       *[other] only { $lands } distant lands are
      } left { READER($player) ->
        [yes] for you
       *[no] for { $player }
      } to reach
  }
no-CF-ACT-ARMY-03 = { READER($player) ->
    [yes] all six of your armies
   *[no] all six armies of { $player }
  } have been recruited
no-CF-ACT-INVADE-01 = { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } no army in the colony
no-CF-ACT-INVADE-02 = { $state ->
    [none] there is no box { $box }
   *[resolved] the invasion of { $land } is over
  }
no-CF-ACT-INVADE-05 = { $box } already holds an army { READER($owner) ->
    [yes] of yours
   *[no] of { $owner }
  }
no-CF-ACT-BUY-01 = { READER($player) ->
    [yes] you cannot
   *[no] { $player } cannot
  } buy the { $gift }: it { $state ->
    [available] is bought already
    [active] has been given to { $holder }
   *[out] has left the game
  }
no-CF-ACT-GIVE-01 = { $who ->
    [nobody] nobody plays { $to }
   *[rival] { READER($player) ->
        [yes] you cannot
       *[no] { $player } cannot
      } give the { $gift }: it { $state ->
        [unavailable] is not bought yet
        [active] has been given to { $holder }
       *[out] has left the game
      }
  }
no-CF-ACT-GIVE-05 = { READER($player) ->
    [yes] you hold
   *[no] { $player } holds
  } a gift of value { $received } from { $to }, so a return gift is worth at least as much, not { $value }
no-CF-ACT-GIVE-04 = { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } given { $to } a gift of value { $given }, and at this table the next one to { $to } is worth more, not { $value }
no-CF-ACT-GIVE-06 = a gift goes to another player, never to its owner
no-CF-ACT-TRANS-03 = { $state ->
    [empty] there is no official on { $official }
    [unbribed] { $official } carries nobody’s marker
   *[rival] { $official } carries { $owner }’s marker, { READER($player) ->
        [yes] not yours
       *[no] not { $player }’s
      }
  }
no-CF-ACT-TRANS-04 = { $who ->
    [nobody] nobody plays { $to }
    [self] influence goes to another player{ $gift ->
        [needed] , { READER($player) ->
            [yes] one who has given you a gift
           *[no] a giver to { $player }
          }
       *[other] {""}
      }
   *[rival] { $gift ->
        [needed] { READER($player) ->
            [yes] you hold
           *[no] { $player } holds
          } no gift from { $to }, and influence goes to givers only
       *[other] { READER($player) ->
            [yes] you have
           *[no] { $player } has
          } transferred influence twenty times in this round, and from now on to givers only
      }
  }
no-CF-ACT-PET-01 = petitions belong to the advanced game, and this is not one
no-CF-ACT-PET-04 = { $value ->
    [1] the { $gift } moves nobody: a petition takes a gift of value 2 to 6
   *[other] { READER($player) ->
        [yes] you cannot
       *[no] { $player } cannot
      } petition with the { $gift }: it { $state ->
        [unavailable] is not bought yet
        [active] has been given to { $holder }
       *[out] has left the game
      }
  }
no-CF-ACT-PET-06 = { $state ->
    [nobody] both shipyards have to be those of players at this table
    [same] the junks go to another player’s shipyard
   *[few] { $needed ->
        [1] one or two junks move
       *[2] two junks move
      }, and { READER($from) ->
        [yes] you have
       *[no] { $from } has
      } { $shipyard ->
        [0] none
       *[other] one
      } in the shipyard
  }
no-CF-ACT-PET-09 = { $state ->
    [petition] there is no student of another player to replace
    [none] there is no student on the { $student } space
   *[own] the { $student } student is { READER($player) ->
        [yes] yours already
       *[no] { $player }’s already
      }
  }
no-CF-ACT-PET-10 = either way round it is the same swap of two tiles { READER($player) ->
    [yes] of yours
   *[no] of { $player }
  }; choose { $half ->
    [first] the other one first and then { $official }
   *[second] { $official } first and then { $own }
  }
no-CF-ACT-PET-11 = { $half ->
    [first] no other official stands on a space { $number } or higher, for which { $official } could be swapped
   *[second] { $official } is more senior than { $own }, which may not gain seniority
  }
no-CF-ACT-PET-12 = { $half ->
    [same] { $official } cannot trade places with itself
   *[other] { $state ->
        [empty] there is no official on { $official }
        [unbribed] { $official } carries nobody’s marker, and the first tile must carry { READER($player) ->
            [yes] yours
           *[no] { $player }’s
          }
       *[rival] { $official } carries { $owner }’s marker, and the first tile must carry { READER($player) ->
            [yes] yours
           *[no] { $player }’s
          }
      }
  }
no-CF-ACT-PET-13 = the army in { $box } is { $owner }’s, and at this table a petition moves an army of the petitioner only
no-CF-ACT-PET-14 = { $state ->
    [none] there is no box { $box }
    [resolved] the invasion of { $land } is over
    [empty] there is no army in { $box }
   *[taken] { $box } already holds an army { READER($owner) ->
        [yes] of yours
       *[no] of { $owner }
      }
  }
no-CF-ACT-PET-17 = { $who ->
    [nobody] nobody plays { $to }
   *[other] { $state ->
        [empty] there is no official on { $official }
        [unbribed] { $official } carries nobody’s marker
       *[secured] { $official } is secured { READER($owner) ->
            [yes] by you
           *[no] by { $owner }
          }
      }
  }
no-CF-ACT-PET-19 = the petition with the { $gift } { $value ->
    [2] needs a shipyard with { $junks ->
        [one] a junk
       *[other] two junks
      }
    [4] needs an official { READER($player) ->
        [yes] of yours
       *[no] of { $player }
      } that can trade places with another one
    [5] needs { $whose ->
        [own] an own army
       *[any] an army
      } on a foreign land and an empty box, both unresolved
   *[6] needs an unsecured marker in an unresolved ministry
  }, and there is none
no-CF-ACT-COM-01 = { READER($player) ->
    [yes] you have
   *[no] { $player } has
  } taken Commercial Income in this round already
no-CF-ACT-COM-04 = with this card it would be { $sum } coins, and Commercial Income takes at most 4
no-CF-ACT-FAV-05 = { $card ->
    [yes] the Imperial Favour is an action of the Actions Box, not a reward card
   *[no] the Imperial Favour cannot be chosen as an action without cubes
  }
no-CF-ACT-FAV-06 = nobody puts a cube on the Imperial Favour: { READER($chief) ->
    [yes] it is yours, as Chief Minister,
   *[no] it is { $chief }’s, the Chief Minister’s,
  } when everybody has passed
no-CF-REW-10 = { $held ->
    [no] { READER($player) ->
        [yes] you do not
       *[no] { $player } does not
      } hold the card { $card }
   *[yes] { $card } would do nothing: { $needs ->
        [gift] the { $gift } is not waiting to be bought
        [supply] { READER($player) ->
            [yes] all six of your armies
           *[no] all six armies of { $player }
          } have been recruited
       *[colony] { READER($player) ->
            [yes] you have
           *[no] { $player } has
          } no army in the colony
      }
  }
no-CF-REW-11 = { $card } works in { $named } as long as that is unresolved, not in { $ministry }
no-CF-REW-15 = { $named } has neither an unbribed official nor a rival’s unsecured one, so { $card } cannot be played for now
no-CF-REW-23 = { $state ->
    [empty] there is no official on { $official }
    [candidate] { $official } holds a candidate, who cannot be bribed
   *[own] { $official } carries { READER($owner) ->
        [yes] your own
       *[no] { $owner }’s own
      } marker
  }
no-CF-EXAM-06 = tutoring is compulsory: { READER($player) ->
    [yes] you put
   *[no] { $player } puts
  } at least one of { $cards ->
    [one] the one card
   *[other] the { $cards } cards
  } in hand beside a student
no-CF-EXAM-08 = { READER($player) ->
    [yes] all your cards
   *[no] all cards of { $player }
  } go to one student, and { READER($owner) ->
    [yes] yours has
   *[no] { $owner }’s has
  } been chosen
no-CF-EXAM-10 = the { $gift } from { $giver } { READER($player) ->
    [yes] obliges you
   *[no] obliges { $player }
  } to support { $giver }’s student
no-CF-EXAM-17 = { $ministry } has the empty space { $empty }, and a candidate goes to an empty space before replacing anybody
no-CF-EXAM-18 = { $official } is secured { READER($owner) ->
    [yes] by you
   *[no] by { $owner }
  }, and a candidate replaces unbribed or unsecured officials only
no-CF-EXAM-19 = { $able ->
    [yes] the candidate is for { $named }, which can take it, and not for { $ministry }
   *[no] { $named } cannot take its candidate, which replaces an official elsewhere and goes to no empty space
  }
no-CF-EXAM-21 = { $able ->
    [yes] { $empty } is empty, and at this table a candidate for any ministry goes to an empty space before replacing anybody
   *[no] { $ministry } cannot take the candidate: all of its officials are secured
  }
no-CF-EXAM-24 = { $how ->
    [empty] the candidate can go to an empty space, and only replacing an official may be declined
    [optional] { READER($player) ->
        [yes] you place the candidate or decline it, and
       *[no] { $player } places the candidate or declines it, and
      } cannot pass
   *[compulsory] the candidate can be placed, so { READER($player) ->
        [yes] you have
       *[no] { $player } has
      } to place it
  }
no-CF-RES-11 = the { $gift } from { $givers } { READER($player) ->
    [yes] obliges you
   *[no] obliges { $player }
  } to lend to { $number ->
    [one] { $givers }
   *[other] one of them
  }
no-CF-RES-16 = { $to } has dropped out of { $ministry }
no-CF-RES-17 = { $to } has no official in { $ministry }
no-CF-RES-07 = { $who ->
    [nobody] nobody plays { $to }
   *[self] influence is lent to another player
  }
no-CF-CM-02 = { $who ->
    [nobody] nobody plays { $chief }
   *[self] { READER($player) ->
        [yes] as Chief Minister you name another player, not yourself
       *[no] the Chief Minister names another player, not { $player }
      }
  }
no-CF-EOR-06 = cards are discarded at the end of a round only, by players with more than four

## Sources of points

source-minister = the Minister’s post in { $where }
source-secretary = the Secretary’s post in { $where }
source-voyage = the voyage to { $where }
source-invasion = the army in { $where }
source-title = the title of { $where }
source-emperor_insulted = the Emperor insulted
source-earlier = earlier points

## What computer players look at (appraisal.py), as they speak of it: "for influence (+1.8)"

item-score = points that are safe
item-posts = Ministers and Secretaries as they stand
item-titles = titles as they stand
item-influence = influence
item-secured = secured officials
item-first_lead = the race for Minister
item-second_lead = the race for Secretary
item-seniority = seniority
item-lenders = officials that others would lend
item-bound = officials that would have to be lent
item-blocked = ministries closed by the gifts of others
item-blocks = ministries closed to others by a gift
item-cubes_next = cubes in the next round
item-gifts_ready = gifts ready to give
item-best_gift = the best gift
item-gifts_given = gifts given
item-gifts_owed = gifts owed
item-cubes = cubes in hand
item-cards = cards
item-cards_over = cards beyond the hand limit
item-junks = junks in the shipyard
item-sea = junks at sea
item-discovery = a discovery within reach
item-visits = distant lands reached
item-army = armies
item-army_chance = a box for an army
item-boxes = boxes in foreign lands
item-boxes_open = lands still to be filled
item-boxes_late = invasions about to fail
item-rewards = Emperor’s Reward cards
item-student = a student
item-student_red = the red space in the examination
item-exam = the cards beside the students
item-bingbu = the discount of Bingbu
item-hubu = the discount of Hubu
item-gongbu = the discount of Gongbu
item-chief = being Chief Minister

## Foresight: what comes by itself. $sure is will, stands, one_more or near

prospect-blocked = { READER($giver) ->
    [yes] Your { gift }
   *[no] { $giver }’s { gift }
  } (gift { $value }) { READER($player) ->
      [yes] keeps you
     *[no] keeps { $player }
    } from bribing in { $ministry }: { READER($giver) ->
        [yes] you have
       *[no] { $giver } has
      } { $theirs } { $theirs ->
    [one] official
   *[other] officials
  } there { READER($player) ->
      [yes] and you
     *[no] and { $player }
    } { $own }.
    .short = { READER($giver) ->
        [yes] Your gift
       *[no] { $giver }’s gift
      } { READER($player) ->
        [yes] keeps you
       *[no] keeps { $player }
      } from bribing in { $ministry }.
prospect-last-round = { $sure ->
    [will] This is the last round
   *[other] As things stand, this is the last round
  }: { $reason ->
    [ministries] all ministries will be resolved
    [candidates] the last candidate will be won
   *[wall] the Great Wall will be complete
  }.
prospect-round-end = What the end of round { $round } brings; { $left ->
    [0] no round follows
    [one] at most one round follows
   *[other] at most { $left } rounds follow
  }.
prospect-favour = When everybody has passed, { READER($player) ->
    [yes] you take
   *[no] { $player } takes
  } an action by the Imperial Favour.
prospect-wall = Piece { $piece } of { $all } of the Great Wall comes at the end of this round.
    .short = Piece { $piece } of { $all } comes.
prospect-rounds = { $left ->
    [one] No round follows this one
   *[other] At most { $left } rounds are left, this one included
  }: the game ends with round { $rounds } at the latest.
    .short = { $left ->
        [one] Yes, this one.
       *[other] Not yet: round { $rounds } at the latest.
      }
prospect-candidates = { $last ->
    [yes] The candidate is the last one: when it is won, the round is the last
   *[no] Only { $left } candidates are left, the one on show included
  }.
prospect-examination = { $contested ->
    [yes] An Imperial Examination is held between { READER($red) ->
        [yes] you
       *[no] { $red }
      } (red) and { READER($plain) ->
        [yes] you
       *[no] { $plain }
      }
   *[no] { $winner_id ->
        [-1] Nobody knows yet who wins the Imperial Examination
       *[other] { READER($winner) ->
           [yes] You win
          *[no] { $winner } wins
         } the Imperial Examination
      }
  }; the candidate is for { $candidate }{ $last ->
    [yes] , the last one
   *[no] {""}
  }.
    .short = { $contested ->
        [yes] Examination for { $candidate }: { READER($red) ->
            [yes] you
           *[no] { $red }
          } (red) against { READER($plain) ->
            [yes] you
           *[no] { $plain }
          }
       *[no] { $winner_id ->
            [-1] Examination for { $candidate }: nobody knows yet who wins
           *[other] { READER($winner) ->
               [yes] You win
              *[no] { $winner } wins
             } the examination for { $candidate }
          }
      }{ $last ->
        [yes] {" "}(the last candidate)
       *[no] {""}
      }.
prospect-no-examination = { $reason ->
    [forced] An examination is forced, but there is no student: as things stand it is not held
    [student] No examination is held { READER($owner) ->
        [yes] with your student
       *[no] with { $owner }’s student
      } alone: a second student, or forcing it, would bring one
   *[none] No examination is held: there is no student
  }{ $last ->
    [yes] ; the candidate is the last one
   *[no] {""}
  }.
    .short = { $reason ->
        [forced] An examination is forced, but lacks a student
        [student] { READER($owner) ->
            [yes] Your student is
           *[no] { $owner }’s student is
          } alone: no examination yet
       *[none] No student, no examination
      }{ $last ->
        [yes] {" "}(the last candidate)
       *[no] {""}
      }.
prospect-must-tutor = { READER($player) ->
    [yes] You have
   *[no] { $player } has
  } to tutor { READER($owner) ->
      [yes] your
     *[no] { $owner }’s
    } { $student } student, because of the { gift } (gift { $value }).
    .short = { READER($player) ->
        [yes] You have
       *[no] { $player } has
      } to tutor { READER($owner) ->
          [yes] your
         *[no] { $owner }’s
        } { $student } student.
prospect-tutors-freely = { READER($player) ->
    [yes] You have to tutor, and may
   *[no] { $player } has to tutor, and may
  } choose the student.
prospect-candidate-place = { $places ->
    [one] The candidate may go to { $official }
   *[other] The candidate may go to one of { $places } spaces of { $ministry }
  }{ $empty ->
    [yes] { $places ->
        [one] , which is empty
       *[other] , all of them empty
      }
   *[no] {" "}in place of the official there
  }.
prospect-candidate-leaves = The candidate finds no place and leaves the game.
prospect-ministry-now = { $ministry } { $sure ->
    [will] is resolved in this round
   *[other] is resolved in this round as things stand
  }: { $posts }.
    .short = { $ministry } { $sure ->
        [will] is resolved
       *[other] is resolved as things stand
      }: { $posts_short }.
prospect-ministry-last = { $ministry } is resolved with the end of the game: { $posts }.
prospect-ministry-one-more = { $ministry } is resolved in this round with one marker more{ $third ->
    [yes] {" "}(the third ministry: the last round)
   *[no] {""}
  }; as it stands: { $posts }.
    .short = One marker more resolves { $ministry }{ $third ->
        [yes] {" "}and makes this the last round
       *[no] {""}
      }: { $posts_short }.
prospect-ministry = { $ministry } lacks { $missing } { $missing ->
    [one] marker
   *[other] markers
  }; if the game ended now: { $posts }.
posts-foreseen = { $minister_id ->
    [-1] nobody gets its posts
   *[other] { $same ->
        [yes] { READER($minister) ->
            [yes] you get
           *[no] { $minister } gets
          } both posts (+{ $first }, +{ $second })
       *[no] { READER($minister) ->
           [yes] you Minister
          *[no] { $minister } Minister
         } (+{ $first }), { READER($secretary) ->
             [yes] you Secretary
            *[no] { $secretary } Secretary
           } (+{ $second })
      }
  }{ $assumed ->
    [yes] , unless a free choice or the examination changes it
   *[no] {""}
  }
    .short = { $minister_id ->
        [-1] nobody gets its posts
       *[other] { $same ->
            [yes] { READER($minister) ->
                [yes] you +
               *[no] { $minister } +
              }{ $first } +{ $second }
           *[no] { READER($minister) ->
               [yes] you +
              *[no] { $minister } +
             }{ $first }, { READER($secretary) ->
                 [yes] you +
                *[no] { $secretary } +
               }{ $second }
          }
      }{ $assumed ->
        [yes] {" "}(open)
       *[no] {""}
      }
prospect-drops-out = { READER($player) ->
    [yes] You drop
   *[no] { $player } drops
  } out of { $ministry } with { number-word } { $quantity ->
    [one] official
   *[other] officials
  }{ $tied ->
    [yes] { READER($player) ->
        [yes] {" "}and lose the tie: your most senior official there
       *[no] {" "}and loses the tie: the most senior official that { $player } has there
      } is on space { $senior }
   *[no] , fewer than anybody else
  }.
    .short = { READER($player) ->
        [yes] You drop
       *[no] { $player } drops
      } out of { $ministry }.
prospect-lends = { READER($player) ->
    [yes] You lend
   *[no] { $player } lends
  } { number-word } { $quantity ->
    [one] official
   *[other] officials
  } to { READER($to) ->
      [yes] you, who then have
     *[no] { $to }, who then has
    } { $now }: { $why ->
    [gift] the highest gift from anybody still there ({ $value })
    [equal] chosen freely between gifts of { $value }; the strongest is assumed
   *[free] chosen freely, as no giver is still there; the strongest is assumed
  }.
    .short = { READER($player) ->
        [yes] You lend
       *[no] { $player } lends
      } influence in { $ministry } { READER($to) ->
          [yes] to you.
         *[no] to { $to }.
        }
prospect-gift-cancelled = The { gift } { READER($giver) ->
    [yes] from you
   *[no] from { $giver }
  } { READER($recipient) ->
      [yes] to you
     *[no] to { $recipient }
    } (gift { $value }) is cancelled by that.
prospect-posts-two = { READER($minister) ->
    [yes] You become
   *[no] { $minister } becomes
  } Minister (+{ $first }) and { READER($secretary) ->
      [yes] you Secretary
     *[no] { $secretary } Secretary
    } (+{ $second }){ $tied ->
    [yes] : both have { $more }, and { READER($minister) ->
        [yes] you the most
       *[no] { $minister } the most
      } senior official
   *[no] , by { $more } to { $less }
  }.
prospect-posts-one = { READER($minister) ->
    [yes] You alone take part and become
   *[no] { $minister } alone takes part and becomes
  } Minister (+{ $first }) and Secretary (+{ $second }).
prospect-posts-vacant = Nobody has an official there: the posts stay vacant.
prospect-way-repay = Repay { $giver } with a gift worth more than { $value }, and that gift binds you no more.
prospect-way-three = With three officials in { $ministry } you do not drop out.
prospect-way-cards = Three cards for that student end the gift.
prospect-way-level = You may bribe there once { $giver } has more officials there than you.
prospect-would-tutor = With a second student, { $giver }’s gift { $value } makes you tutor that one.
prospect-land-conquered = { $land } is full and conquered at the end of this round: { $points }.
    .short = { $land } is conquered: { $points }.
prospect-land-fails = The invasion of { $land } fails at the end of this round, with { $missing } { $missing ->
    [one] box
   *[other] boxes
  } empty.
    .short = { $land } fails: { $missing } { $missing ->
        [one] box
       *[other] boxes
      } empty.
prospect-land-one-more = { $land } is conquered in this round with one army more; its deadline is round { $deadline }.
    .short = One army more conquers { $land }, until round { $deadline }.
prospect-land = { $land } lacks { $missing } { $missing ->
    [one] army
   *[other] armies
  }; its deadline is round { $deadline }.
prospect-title = As things stand, { $player_id ->
    [-1] nobody is { $title }: { $most ->
        [0] nobody has anything for it
       *[other] a tie at { $most }, and no Minister breaks it
      }
   *[other] { READER($player) ->
       [yes] you are
      *[no] { $player } is
     } { $title }{ $tied ->
        [yes] {" "}by breaking a tie at { $most }
       *[no] {" "}with { $most }
      }
  }.
prospect-new-official = An official comes to { $official } at the end of this round.
prospect-discards = { READER($player) ->
    [yes] You have
   *[no] { $player } has
  } to discard { number-word } { $quantity ->
    [one] card
   *[other] cards
  } at the end of this round.
    .short = { READER($player) ->
        [yes] You have
       *[no] { $player } has
      } to discard { number-word } { $quantity ->
        [one] card
       *[other] cards
      }.
prospect-appoints = { READER($player) ->
    [yes] You name
   *[no] { $player } names
  } the next Chief Minister.
prospect-chief-drawn = The first Chief Minister is drawn.
prospect-cubes = { READER($player) ->
    [yes] You get
   *[no] { $player } gets
  } { $cubes } cubes in the next round instead of { $now }.
    .short = { READER($player) ->
        [yes] You get
       *[no] { $player } gets
      } { $cubes } cubes next round, not { $now }.

## Foresight: warnings before a move

prospect-gives-post = { $player } would be { $post ->
    [minister] Minister
   *[secretary] Secretary
  } of { $ministry }.
prospect-gives-points = { $player } would end with { $points } more { $points ->
    [one] point
   *[other] points
  }, and you would not.
prospect-gives-influence = You would lose { number-word } { $quantity ->
    [one] official
   *[other] officials
  } in { $ministry }.
prospect-fewer-cubes = You would get { $cubes } cubes in the next round, not { $now }.

## Foresight: what a gesture changes

change-points = { READER($player) ->
    [yes] Your points
   *[no] Points of { $player }
  }: { $before } to { $after }.
change-total = { READER($player) ->
    [yes] You
   *[no] { $player }
  } if it ended now: { $before } to { $after }.
change-source = { READER($player) ->
    [yes] You
   *[no] { $player }
  } for { $where }: { $before } to { $after }.
change-post = { $where } if it ended now: { $after_is ->
    [none] nobody
   *[some] { READER($after) ->
       [yes] you
      *[no] { $after }
     }
  } instead of { $before_is ->
    [none] nobody
   *[some] { READER($before) ->
       [yes] you
      *[no] { $before }
     }
  }.
change-title = { $where } if it ended now: { $after_is ->
    [none] nobody
   *[some] { READER($after) ->
       [yes] you
      *[no] { $after }
     }
  } instead of { $before_is ->
    [none] nobody
   *[some] { READER($before) ->
       [yes] you
      *[no] { $before }
     }
  }.
change-count = { READER($player) ->
    [yes] You
   *[no] { $player }
  } towards { $where }: { $before } to { $after }.
change-resolved = { $where } is resolved.
change-markers_missing = Markers missing in { $where }: { $before } to { $after }.
change-influence = { READER($player) ->
    [yes] Your influence
   *[no] Influence of { $player }
  } in { $where }: { $before } to { $after }.
change-secured = { READER($player) ->
    [yes] Your secured officials
   *[no] Secured officials of { $player }
  } in { $where }: { $before } to { $after }.
change-student = The { $where } student: { $after_is ->
    [none] nobody’s
   *[some] { READER($after) ->
       [yes] yours
      *[no] { $after }’s
     }
  } instead of { $before_is ->
    [none] nobody’s
   *[some] { READER($before) ->
       [yes] yours
      *[no] { $before }’s
     }
  }.
change-forced = { $after ->
    [yes] An examination is forced.
   *[no] No examination is forced any more.
  }
change-armies_missing = Armies missing in { $where }: { $before } to { $after }.
change-land = { READER($player) ->
    [yes] You
   *[no] { $player }
  } in { $where }, if it is conquered: { $before } to { $after } points.
change-cubes = { READER($player) ->
    [yes] Your cubes
   *[no] Cubes of { $player }
  } in this round: { $before } to { $after }.
change-cubes_next = { READER($player) ->
    [yes] Your cubes
   *[no] Cubes of { $player }
  } in the next round: { $before } to { $after }.
change-cards = { READER($player) ->
    [yes] Your cards
   *[no] Cards of { $player }
  }: { $before } to { $after }.
change-over_limit = { READER($player) ->
    [yes] Your cards
   *[no] Cards of { $player }
  } beyond the hand limit: { $before } to { $after }.
change-rewards = { READER($player) ->
    [yes] Your reward cards
   *[no] Reward cards of { $player }
  }: { $before } to { $after }.
change-shipyard = Junks in { READER($player) ->
    [yes] your
   *[no] { $player }’s
  } shipyard: { $before } to { $after }.
change-at_sea = { READER($player) ->
    [yes] Your junks
   *[no] Junks of { $player }
  } at sea: { $before } to { $after }.
change-visited = Distant lands reached by { READER($player) ->
    [yes] you
   *[no] { $player }
  }: { $before } to { $after }.
change-colony = Armies in { READER($player) ->
    [yes] your
   *[no] { $player }’s
  } colony: { $before } to { $after }.
change-armies_left = Armies that { READER($player) ->
    [yes] you
   *[no] { $player }
  } may still recruit: { $before } to { $after }.
change-gift = { $after_is ->
    [none] { READER($player) ->
        [yes] Your gift
       *[no] The gift of { $player }
      } to { READER($where) ->
        [yes] you
       *[no] { $where }
      } is gone
   *[some] { $before_is ->
        [none] { READER($player) ->
            [yes] You give
           *[no] { $player } gives
          } { READER($where) ->
            [yes] you
           *[no] { $where }
          } a gift of { $after }
       *[some] { READER($player) ->
           [yes] Your gift
          *[no] The gift of { $player }
         } to { READER($where) ->
           [yes] you
          *[no] { $where }
         }: { $before } to { $after }
      }
  }.
change-blocked = { $after ->
    [yes] { READER($player) ->
        [yes] You
       *[no] { $player }
      } cannot bribe in { $where } any more
   *[no] { READER($player) ->
       [yes] You
      *[no] { $player }
     } can bribe in { $where } again
  }.
change-must_tutor = { $after_is ->
    [none] { READER($player) ->
        [yes] You are
       *[no] { $player } is
      } bound to no student any more
   *[some] { READER($player) ->
       [yes] You have
      *[no] { $player } has
     } to tutor { READER($after) ->
         [yes] your student
        *[no] the student of { $after }
       }
  }.
change-discount = { $after ->
    [yes] { READER($player) ->
        [yes] You get
       *[no] { $player } gets
      } the discount of { $where }
   *[no] { READER($player) ->
       [yes] You lose
      *[no] { $player } loses
     } the discount of { $where }
  }.
change-space = Cubes for { $where_id ->
    [bribe_secure] bribing or securing
    [nominate] nominating
    [force] forcing an examination
    [junks_voyage] junks or a voyage
    [army_invade] recruiting or invading
    [buy_gift] buying a gift
    [give_gift] giving a gift
   *[tax] Tax Income
  } next time: { $before } to { $after }.
change-price = { $where_id ->
    [army] Licences for an army
    [junks-1] Coins for one junk
    [junks-2] Coins for two junks
    [junks-3] Coins for three junks
   *[junks-4] Coins for four junks
  }: { $before } to { $after }.
change-purse = { $where_id ->
    [coins] Coins in hand
   *[licences] Licences in hand
  }: { $before } to { $after }.
change-last_round = { $after ->
    [yes] This is the last round.
   *[no] This is not the last round any more.
  }
counted-minister = Minister of { $where }
counted-secretary = Secretary of { $where }
counted-voyage = { $where }
counted-invasion = { $where }
counted-title = { $where }
counted-emperor_insulted = { reward-emperor-insulted }
counted-earlier = points of before

## Foresight: what stays open

open-payment = The cards to pay with: those with the least waste are assumed.
open-cards = Which cards are drawn.
open-reward = Which reward card is drawn.
open-candidate = Which candidate is turned up next.
open-officials = Which officials come.
open-land = Which distant land the voyage reaches.
open-petition = What the petition is for.
open-tutoring = Which cards are played beside the students.
open-examination = Who wins the examination.
open-place = Where the candidate is placed.
open-lending = To whom influence is lent.
open-discards = Which cards are discarded.

## The web of gifts in sentences

bonds = Obligations
bonds-cubes = Cubes next round
bond = { $giver }’s { gift } to { $recipient } (gift { $value })
bond-return = A gift in return must be worth { $value } or more.
bond-bribe = { $recipient } may not bribe in { $ministries }.
bond-tutor = { $recipient } must tutor { $giver }’s { $student } student.
bond-lend = Dropping out of { $ministries }, { $recipient } must lend to { $giver }.

## What is asked of you, after "Your turn:" (the browser chooses by the last kind of action that may be done)

status-choose = choose an action
status-favour = Imperial Favour, any action without a cube
status-extra = Extra Action, any action without a cube
status-spend = pay with your cards
status-enough = pay, or stop here
status-arrive = choose a distant land
status-move-junks = choose what the Emperor shall do
status-replace-student = choose what the Emperor shall do
status-swap-own = choose what the Emperor shall do
status-swap-other = choose the official to trade places with
status-army-from = choose what the Emperor shall do
status-army-to = choose where the army marches
status-replace-marker = choose what the Emperor shall do
status-tutor = choose a student to support
status-tutoring = choose cards for { $mine ->
    [yes] your student
   *[no] { $player }’s student
  }
status-keep-gift = cancel the gift, or keep it
status-place-candidate = place the candidate
status-lend = choose to whom you lend
status-appoint = name the next Chief Minister
status-discard = { $quantity ->
    [0] discard cards
    [1] discard one card
   *[other] discard { number-word } cards
  }
status-decline-candidate = place the candidate, or decline
status-when = Round { $round }{ $acting ->
    [yes] {" · "}{ $cubes ->
        [0] no cube left
        [1] 1 cube left
       *[other] { $cubes } cubes left
      }
   *[no] {""}
  }{ $chief ->
    [yes] {" · "}you are Chief Minister
   *[no] {""}
  }

## Characters of computer players

character-seafarer = seafarer
    .about = builds junks and sails: discoveries before officials
character-courtier = courtier
    .about = lives for the ministries: officials, seniority, and gifts that bind
character-general = general
    .about = raises armies and marches: foreign lands and titles
