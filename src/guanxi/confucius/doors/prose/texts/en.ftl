# Confucius in sentences: the table for whoever reads it, choices, titles and ways out of refusals.

you = you
you-head = You
nobody = nobody
none = none
player = { $name }, { $colour }

## Choices: as a whole; .group and .short as one of several; .cannot as the title of a refusal

cost = { $cubes ->
    [0] no cube
    [one] one cube
   *[other] { $cubes } cubes
  }
junks = { $quantity ->
    [one] one junk
   *[other] { $quantity } junks
  }
card = { $coins ->
    [one] one coin
   *[other] { $coins } coins
  } or { $licences ->
    [one] one licence
   *[other] { $licences } licences
  }
gift-named = the { $gift } (gift { $value })
marker = { $state ->
    [empty] , empty
    [unbribed] , unbribed
    [candidate] , a candidate
    [own] , your own
    [rival] , { $owner }’s
    [secured] , { $owner }’s, secured
   *[other] {""}
  }
choice-bribe = Bribe { $official } for { $price }
    .group = Bribe ({ cost })
    .short = { $official } for { $price }
    .cannot = You cannot bribe { $official }
choice-secure = Secure { $official } for { $price }
    .group = Secure ({ cost })
    .short = { $official } for { $price }
    .cannot = You cannot secure { $official }
choice-nominate = Nominate a student on the { $student } space for { $price }
    .group = Nominate a student for { $price } ({ cost })
    .short = { $student } space
    .cannot = You cannot nominate a student on the { $student } space
choice-force = Force an examination for { $price } ({ cost })
    .cannot = You cannot force an examination
choice-buy-junks = Buy { junks } for { $price }
    .group = Buy junks ({ cost })
    .short = { junks } for { $price }
    .cannot = You cannot buy { junks }
choice-voyage = Sail with { junks } for { $price }
    .group = Start a voyage ({ cost })
    .short = { junks } for { $price }
    .cannot = You cannot sail with { junks }
choice-recruit = Recruit an army for { $price } ({ cost })
    .cannot = You cannot recruit an army
choice-invade = Send an army to { $box } for { $price } ({ $points ->
    [one] one point
   *[other] { $points } points
  })
    .group = Send an army ({ cost })
    .short = { $box } for { $price } ({ $points ->
        [one] one point
       *[other] { $points } points
      })
    .cannot = You cannot send an army to { $box }
choice-buy-gift = Buy { gift-named } for { $price }
    .group = Buy a gift ({ cost })
    .short = { $gift } (gift { $value }) for { $price }
    .cannot = You cannot buy { gift-named }
choice-give-gift = Give { $to } { gift-named }
    .group = Give { $to } a gift ({ cost })
    .short = { $gift } (gift { $value })
    .cannot = You cannot give { READER($to) ->
        [yes] yourself
       *[no] { $to }
      } { gift-named }
choice-transfer = Transfer { $official } to { $to }
    .group = Transfer to { $to } ({ cost })
    .short = { $official }
    .cannot = You cannot transfer { $official } to { READER($to) ->
        [yes] yourself
       *[no] { $to }
      }
petition-asks = { $value ->
    [2] move two junks
    [3] replace a student
    [4] let two officials trade places
    [5] let an army march
    [6] replace a marker
   *[other] nothing
  }
choice-petition = Petition with { gift-named }: { petition-asks }
    .group = Petition the Emperor ({ cost })
    .short = { $gift } (gift { $value }): { petition-asks }
    .cannot = You cannot petition with { gift-named }
choice-commercial = Take Commercial Income: spend up to 4 coins, draw one card more than that ({ cost })
    .cannot = You cannot take Commercial Income
choice-tax = Take Tax Income: draw two cards ({ cost })
    .cannot = You cannot take Tax Income
choice-no-action = Take No Action: nothing happens ({ cost })
    .cannot = You cannot take No Action
choice-favour = Take the Imperial Favour
    .cannot = You cannot take the Imperial Favour
choice-pass = Pass: no more actions in this round
    .cannot = You cannot pass
choice-card-bribery = Play { $card } on { $official }, { $price ->
    [free] free of charge
   *[other] for { $price }
  }
    .group = Play { $card }
    .short = { $official }, { $price ->
        [free] free of charge
       *[other] for { $price }
      }
    .cannot = You cannot play { $card } on { $official }
choice-card-gift = Play Gift and turn up { gift-named }
    .group = Play Gift and turn up
    .short = { $gift } (gift { $value })
    .cannot = You cannot play Gift for { gift-named }
choice-card-extra = Play Extra Action
    .cannot = You cannot play Extra Action
choice-card-cash = Play Cash: draw four cards
    .cannot = You cannot play Cash
choice-card-recruit = Play Recruit Army: an army joins the colony
    .cannot = You cannot play Recruit Army
choice-card-insulted = Play Emperor Insulted: an army leaves the colony for two points
    .cannot = You cannot play Emperor Insulted
choice-spend = { $use ->
    [tutor] Lay down a card: { card }
   *[pay] Pay with a card: { card }
  }
    .group = { $use ->
        [tutor] Lay down a card
       *[pay] Pay with a card
      }
    .short = { card }
    .cannot = You cannot use a card with { card }
choice-enough = That is enough
    .cannot = You cannot stop here
choice-arrive = Reach { $land }{ $points ->
    [0] {""}
    [one] , first, for one point
   *[other] , first, for { $points } points
  }
    .group = Reach a distant land
    .short = { $land }{ $points ->
        [0] {""}
        [one] , first, one point
       *[other] , first, { $points } points
      }
    .cannot = You cannot reach { $land }
choice-move-junks = Move junks from { $from } to { $to }
    .group = Move junks
    .short = from { $from } to { $to }
    .cannot = You cannot move junks { READER($from) ->
        [yes] from you
       *[no] from { $from }
      } { READER($to) ->
        [yes] to you
       *[no] to { $to }
      }
choice-replace-student = Replace the { $student } student, { $owner }’s
    .group = Replace a student
    .short = { $student }, { $owner }’s
    .cannot = You cannot replace the { $student } student
choice-swap-own = Let { $official } trade places
    .group = Trade places: first the official of yours
    .short = { $official }
    .cannot = You cannot let { $official } trade places
choice-swap-other = Trade places with { $official }{ marker }
    .group = Trade places with
    .short = { $official }{ marker }
    .cannot = You cannot trade places with { $official }
choice-army-from = Let { $owner }’s army in { $box } march
    .group = Which army marches
    .short = { $box }, { $owner }’s
    .cannot = You cannot let an army march from { $box }
choice-army-to = March to { $box } ({ $points ->
    [one] one point
   *[other] { $points } points
  })
    .group = March to
    .short = { $box } ({ $points ->
        [one] one point
       *[other] { $points } points
      })
    .cannot = You cannot let the army march to { $box }
choice-replace-marker = Replace { $owner }’s marker on { $official } by one of { $to }
    .group = Replace a marker by one of { $to }
    .short = { $official }, { $owner }’s
    .cannot = You cannot replace the marker on { $official } by one { READER($to) ->
        [yes] of yours
       *[no] of { $to }
      }
choice-tutor = Support the { $student } student, { $owner }’s
    .group = Support a student
    .short = { $student }, { $owner }’s
    .cannot = You cannot support the { $student } student
choice-cancel-gift = Cancel the gift
    .cannot = You cannot cancel a gift
choice-keep-gift = Keep the gift
    .cannot = You cannot keep a gift
choice-place-candidate = Place the candidate on { $official }{ marker }
    .group = Place the candidate
    .short = { $official }{ marker }
    .cannot = You cannot place the candidate on { $official }
choice-decline-candidate = Decline: the candidate leaves the game
    .cannot = You cannot decline the candidate
choice-lend = Lend your officials to { $to }
    .group = Lend your officials to
    .short = { $to }
    .cannot = You cannot lend to { READER($to) ->
        [yes] yourself
       *[no] { $to }
      }
choice-appoint = Name { $chief } as Chief Minister
    .group = Name the Chief Minister
    .short = { $chief }
    .cannot = You cannot name { READER($chief) ->
        [yes] yourself
       *[no] { $chief }
      } as Chief Minister
choice-discard = Discard a card with { card }
    .group = Discard a card
    .short = { card }
    .cannot = You cannot discard a card with { card }
cannot-deal = You cannot do what chance decides

## Ways out of a refusal

way-do = What you can do: { $choice }.
way-draw-level = If { $giver } had { $needed } there, you could: you may draw level.
way-transfer = The gift ends if you transfer an official to { $giver }.
way-higher = The gift ends if you give { $giver } a higher one.
way-lacking = You lack { $missing }.

## The court

court-title = Court
ministry-head = { $closed ->
    [yes] { $ministry }, closed
   *[no] { $ministry }, worth { $first } and { $second }
  }
ministry-spaces = space { $spaces }.
space-empty = { $number } empty
space-free = { $number } free, { $me ->
    [yes] costs you { $price }
   *[no] costs { $price }
  }
space-taken = { $number } { $owner }{ $state ->
    [candidate] , secured, candidate
    [secured] , secured
   *[lying] {""}
  }
ministry-left = { $due ->
    [yes] It is resolved in this round.
   *[no] { $free ->
        [0] None is left to bribe
        [one] One is left to bribe
       *[other] { $free } are left to bribe
      }{ $empty ->
        [0] .
        [one] , one space is empty.
       *[other] , { $empty } spaces are empty.
      }
  }
posts-vacant = { $closed ->
    [yes] Nobody holds its posts.
   *[no] As it stands nobody gets its posts.
  }
posts-stand = { $closed ->
    [yes] { $same ->
        [yes] Minister and Secretary: { $minister }.
       *[no] Minister: { $minister }. Secretary: { $secretary }.
      }
   *[no] As it stands { $minister } { $minister_me ->
        [yes] are
       *[no] is
      } { $same ->
        [yes] Minister and Secretary.
       *[no] Minister, { $secretary } Secretary.
      }
  }
ministry-shares = Officials: { $shares }.

## Gifts

gifts-title = Gifts
gifts-none = No gift binds anybody.
gifts-held = gifts held: { $gifts }.
gift-held = { $value } of { $giver }
bond-no-bribe = No bribe in { $ministries }.
bond-lends = Lending goes to { $givers } first.
bond-returns = A gift back to { $giver } is worth { $value } or more.

## The examination

examination-title = Examination
candidate-none = No candidate is left.
candidate-told = { $kind ->
    [any] The candidate is for any ministry
   *[one] The candidate is for { $ministry }
  }, { $left ->
    [0] the last one
    [one] one follows
   *[other] { $left } follow
  }.
students-told = { $none ->
    [yes] There is no student.
   *[no] Red student, who wins ties: { $red }. Plain student: { $plain }.
  }
examination-forced = An examination is forced in this round.
tutor-bound = { $me ->
    [yes] You must tutor { $owner }’s student.
   *[no] { $player } must tutor the student of { $owner }.
  }

## The world

world-title = World
wall-head = Great Wall
wall-told = { $pieces } of { $all } pieces.
chief-told = { $me ->
    [yes] You are Chief Minister.
   *[no] Chief Minister: { $player }.
  }
land-head = { $land }, { $price } coins an army
land-told = box { $boxes }. { $resolved ->
    [won] It is conquered.
    [lost] The invasion has failed.
   *[no] Its time ends with piece { $deadline } of the wall.
  }
box-told = { $number } { $owner_id ->
    [nobody] free
   *[other] { $owner }
  }, { $points ->
    [one] one point
   *[other] { $points } points
  }{ $reward ->
    [yes] {" "}and a reward card
   *[no] {""}
  }
sea-head = Distant lands
distant-told = { $land } { $points ->
    [one] 1 point
   *[other] { $points } points
  }, { $first_id ->
    [nobody] nobody yet
   *[other] first { $first }
  }{ $later_id ->
    [nobody] {""}
   *[other] , then { $later }
  }
sea-told = { $lands }. Junks left to buy: { $junks }.

## Cards and players

cards-title = Cards
hand-head = Your hand
hand-told = { $cards ->
    [0] no card.
   *[other] { $listed }; together { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
      } or { $licences ->
        [one] 1 licence
       *[other] { $licences } licences
      }.
  }
cards-of = { $count ->
    [one] one card
   *[other] { $count } cards
  } with { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
rewards-head = Your reward cards
piles-head = Piles
piles-told = deck { $deck }, discard { $discard }, reward cards { $rewards }, officials { $officials }.
players-title = Players
column-player = Player
column-cards = Cards
column-rewards = Reward cards
column-cubes = Cubes left
column-next = Cubes next round
column-ready = Gifts ready
column-buy = Gifts to buy
column-yard = Junks in the shipyard
column-sea = Junks at sea
column-armies = Armies to recruit
column-colony = Armies in the colony
column-score = Points
column-total = If it ended now
column-place = Place
