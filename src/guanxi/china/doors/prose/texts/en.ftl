# China in sentences: the table for whoever reads it, choices, titles and ways out of refusals.

you = you
you-head = You
nobody = nobody
nothing = nothing
player = { $name }, { $colour }
player-blue = blue
player-green = green
player-purple = purple
player-red = red
player-yellow = yellow

## Choices: as a whole; .group and .short as one of several; .cannot as the title of a refusal.
## $pieces counts those of this turn with this one: what they cost together.

choice-place-palace = Build a palace at { $space } in { $province }
    .group = Build a palace in { $province }, for { $pieces ->
        [one] one { $colour } card or a pair of { $joker ->
            [any] any colour
           *[other] another colour
          }
       *[other] two { $colour } cards in all, or one and a pair of { $joker ->
            [any] any colour
           *[other] another colour
          }
      }
    .short = { $space }
    .cannot = You cannot build a palace at { $space }
choice-place-fortification = Lay a fortification at { $space } in { $province }
    .group = Lay a fortification in { $province }
    .short = { $space }
    .cannot = You cannot lay a fortification at { $space }
choice-place-emissary = Send an emissary to { $province } ({ $sent } of { $limit } there)
    .group = Send an emissary, for a card of the province’s colour or a pair
    .short = { $province } ({ $sent } of { $limit } there)
    .cannot = You cannot send an emissary to { $province }
choice-exchange = Exchange { VOWEL($colour) ->
        [yes] an
       *[no] a
      } { $colour } card
    .group = Exchange a card
    .short = { $colour }
    .cannot = You cannot exchange { VOWEL($colour) ->
        [yes] an
       *[no] a
      } { $colour } card
choice-pay = Pay { $cards }
    .group = Pay
    .short = { $cards }
    .cannot = You cannot pay { $cards }
choice-take = Take { VOWEL($colour) ->
        [yes] an
       *[no] a
      } { $colour } card from the display
    .group = Take a card from the display
    .short = { $colour }
    .cannot = You cannot take { VOWEL($colour) ->
        [yes] an
       *[no] a
      } { $colour } card
choice-draw = Draw a card from the pile
    .cannot = You cannot draw from the pile
choice-pass = Pass
    .cannot = You cannot pass
choice-deal = Deal { VOWEL($colour) ->
        [yes] an
       *[no] a
      } { $colour } card
    .cannot = You cannot deal cards
choice-seat-first = { $player } is first player
    .group = Name the first player
    .short = { $player }
    .cannot = You cannot name { READER($player) ->
        [yes] yourself
       *[no] { $player }
      } as first player
choice-leave-out = Leave out the road from { $road }
    .group = Leave out a road
    .short = { $road }
    .cannot = You cannot leave out the road from { $road }

way-display = { $shown ->
    [one] A { $colour } card lies
   *[other] { $shown } { $colour } cards lie
  } in the display.

## The table

cards-title = Cards
hand-head = Your hand
display-head = Display
pile-head = Pile
cards-of = { $count ->
    [1] one { $colour }
    [2] two { $colour }
    [3] three { $colour }
    [4] four { $colour }
   *[other] { $count } { $colour }
  }
cards-hidden = { $count ->
    [one] one that nobody has seen
   *[other] { $count } that nobody has seen
  }
cards-told = { $cards ->
    [none] no card.
   *[other] { $cards }.
  }
pile-told = { $cards ->
    [0] no card
    [one] one card
   *[other] { $cards } cards
  }, { $exhaustions ->
    [0] the first of two piles
    [1] the second and last pile
   *[other] used up for good
  }.
turns-told = { $last ->
    [yes] This is the last round.
   *[no] About { $turns ->
        [one] one turn is
       *[other] { $turns } turns are
      } left.
  }
discard-told = { $cards ->
    [0] The discard is empty.
    [one] One card is discarded.
   *[other] { $cards } cards are discarded.
  }

provinces-title = Provinces
province-head = { $province }, { $colour }
province-spaces = { $spaces }.
space-told = { $space } { $owner_id ->
    [nobody] free
   *[other] { $owner }
  }{ $fort ->
    [yes] , fortified
   *[no] {""}
  }
province-room = { $sent ->
    [0] No emissaries
   *[other] Emissaries: { $emissaries }
  }; { $limit ->
    [0] none can be sent before there is a palace
   *[other] { $room ->
        [0] no room for more, the limit is { $limit }
        [one] room for one more, the limit is { $limit }
       *[other] room for { $room } more, the limit is { $limit }
      }
  }.
province-scored-already = It is scored.
province-worth = Worth as it stands: { $points }.

alliances-title = Alliances
alliance-number = Alliance
alliance-between = Provinces
alliance-leaders = Most emissaries
alliance-worth = Worth now
alliance-led = { $one }; { $two }

roads-title = Roads
roads-none = Nobody has a chain of four palaces yet.
chain-told = { $points ->
    [one] 1 point
   *[other] { $points } points
  } for { $spaces }.

players-title = Players
hand-told = { $cards }{ $known ->
    [none] {""}
   *[other] : { $known }
  }
column-player = Player
column-cards = Cards
column-palaces = Palaces left
column-emissaries = Emissaries left
column-fortifications = Fortifications left
column-score = Points
column-total = If it ended now
column-place = Place
