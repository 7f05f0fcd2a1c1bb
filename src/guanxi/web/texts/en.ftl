# The site in the browser: what stands on buttons, in headings and panels. Games bring their own words.

site-name = guanxi

## Frame: header, pages, what is around every screen
frame-title = { $page } · guanxi
frame-home = guanxi, to the start
frame-navigation = Main
frame-nav-play = Play
frame-nav-watch = Watch
frame-nav-replay = Replay
frame-nav-learn = Learn
frame-nav-rules = Rules
frame-language = Language
frame-language-en = English
frame-nobody = No name yet
frame-settings = Settings
frame-skip = Skip to the content
frame-not-loaded = This page could not be loaded. Check your connection and load it again.
frame-missing-title = Nothing here
frame-missing-text = There is nothing at this address. A table may have been removed, or the link is incomplete.
frame-missing-home = To the start
page-home = Play
page-table = Table
page-missing = Nothing here

## Parts
part-close = Close

## Table
table-name = Table
table-raw = Entry { $number }, { $legal } choices, { $drafted } in the draft
table-seats = Seats
table-free = free
table-no-board = { $game } has no board of its own here.
table-unreachable = The table cannot be reached.
table-line-connecting = Connecting …
table-line-reconnecting = Connection lost. Connecting again; nothing is lost.
table-line-outdated = This page is older than the server. Load it again to go on.
table-line-signed-out = You are signed out here. Sign in again to go on.
table-line-closed = No longer connected.

## China's board and turn

china-map = Map of China, side { $side }
china-whole-map = Whole map
china-provinces = Provinces
china-colour-red = red
china-colour-green = green
china-colour-orange = orange
china-colour-yellow = yellow
china-colour-purple = purple
china-letter-red = R
china-letter-green = G
china-letter-orange = O
china-letter-yellow = Y
china-letter-purple = P
china-player-blue = blue
china-player-green = green
china-player-purple = purple
china-player-red = red
china-player-yellow = yellow
china-owner = { $name }, { $colour }
china-owner-you = you
china-nobody = nobody
china-and = { " and " }
china-share = { $name } { $number }
china-place = { $town }, { $id }
china-piece-palace = palace
china-piece-emissary = emissary
china-piece-fortification = fortification
china-short-palace = palace
china-short-emissary = emissary
china-short-fortification = fort
china-which-piece = Which piece?
china-name-free = { $place }, free
china-name-owned = { $place }, palace of { $owner }
china-name-fortified = { $name }, fortified
china-name-drafted = { $name }; placed in this turn
china-name-possible = { $name }; { $pieces } possible
china-name-province = { $name }, { $colour }: { $built } of { $size } palaces, { $sent } of { $limit } emissaries ({ $whose }){ $scored ->
    [yes] , scored
   *[no] { "" }
  }
china-name-alliance = Alliance { $number }, { $one } and { $two }
china-province-button = { $name }: { $built } of { $size } palaces, { $sent } of { $limit } emissaries
china-card = { $colour } card
china-hand = Your hand
china-hand-empty = No cards
china-hand-card = { $colour }, card { $place } of your hand
china-display = Display
china-display-note = after placing you draw
china-display-ending = not filled any more
china-display-card = { $colour }, card { $place } of the display
china-take-one = Take one
china-take-note = or draw from the pile
china-draw-pile = Draw from the pile, { $number } cards
china-pile = { $used ->
    [0] Pile: { $number }
    [1] Last pile: { $number }
   *[other] Pile used up
  }
china-turns-left = { $exact ->
    [yes] { $number ->
        [1] last turn
       *[other] { $number } turns left
      }
   *[no] about { $number ->
        [1] one turn left
       *[other] { $number } turns left
      }
  }
china-discard = discard { $number }
china-turn = Your turn
china-turn-last = Your last turn
china-turn-in = Your turn in { $province }
china-turn-choice = place, or exchange a card
china-pieces = { $number ->
    [1] one piece
   *[other] { $number } pieces
  }
china-place-note = Click free spaces or a dragon on the map: one or two pieces in one province. Or choose a card to exchange it.
china-last-note = Click free spaces or a dragon on the map once more, or choose a card to exchange it.
china-exchange-note = Put this card away and draw another. It is your whole turn.
china-exchange = Exchange
china-take-back = Take back: { $piece }, { $place }
china-pay-note = { $matching ->
    [0] { "" }
    [1] One { $colour } card pays one piece
   *[other] Two { $colour } cards pay one piece each
  }{ $joker ->
    [none] .
   *[other] { $matching ->
        [0] The { $joker } pair pays as a joker.
       *[other] , the { $joker } pair, a joker, the other.
      }
  }
china-pay-only = No other way.
china-pay-missing = These cards do not pay. Choose others.
china-ended-now = If it ended now
china-commit = Place and pay
china-sending = Sending …
china-start-over = Start over
china-draw = Draw cards
china-draw-count = { $number } of { $all } in hand
china-draw-next = Next: any card of the display, or the pile.
china-drawn = From the pile: { $colour }.
china-undo-stops = Undo stops here.
china-undo-why = A card was revealed; what you placed stays. A take-back now needs the others’ consent.
china-you = { $name } (you)
china-you-short = You
china-you-inside = you
china-cards = { $number } cards{ $hidden ->
    [0] { "" }
   *[other] , { $hidden } of them unknown
  }
china-palaces-left = { $number } palaces
china-emissaries-left = { $number } emissaries left
china-fort-left = { $number ->
    [0] no fort
    [1] 1 fort
   *[other] { $number } forts
  }
china-points = { $points } points, { $total } if it ended now
china-last-round = Last round.
china-last-round-who = { $who ->
    [me] This is your last turn{ $more ->
        [0] , and the last of all.
       *[other] ; { $last } has the last of all.
      }
    [later] { $acting } plays; you have one turn more.
   *[others] { $acting } plays; you have no turn left.
  } Then provinces, alliances and roads are scored.
china-player = Player
china-province = Province
china-palaces = palaces
china-points-column = points
china-why-column = because
china-all = all
china-leads = , most
china-because = { $whose ->
    [all] most: all { $number } palaces
    [you] behind your { $number }
   *[other] behind { $name }’s { $number }
  }
china-because-doubled = { $text }, fort ×2
china-province-state = { $scored ->
    [yes] scored
    [now] scored by this turn
   *[no] { $free } of { $size } spaces free · not scored yet
  }
china-province-empty = Nobody has built here yet.
china-province-room = Emissaries: { $sent }, room for { $limit }.
china-alliance-of = { $one } and { $two }
china-alliance-when = { $settled ->
    [yes] settled; counts at the end
   *[no] emissaries, at the end
  }
china-alliance-worth = { $number ->
    [0] Nobody leads in both: no points.
    [1] { $points } points for { $names }: most in both.
   *[other] { $points } points each for { $names }: level in both.
  }
china-alliance-before = { $number ->
    [0] Before this turn nobody.
   *[other] Before this turn { $names }, { $points }.
  }
china-space-of = { $id }, { $province }
china-space-chain = { $mine ->
    [yes] Your chain
   *[no] { $name }’s chain
  } of { $number }: { $points } points.
china-space-stands = { $mine ->
    [yes] Your palace stands
   *[no] { $name }’s palace stands
  } in a row of { $row }.
china-space-row = { $mine ->
    [yes] Your palace would stand in a row of { $row }
   *[no] It would block { $name }’s row of { $row }
  }{ $points ->
    [0] ; no points yet.
   *[other] : { $points } more points for roads.
  }
china-space-alone = No road leads from here to a palace that stands.
