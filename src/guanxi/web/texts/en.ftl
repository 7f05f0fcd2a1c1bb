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

## Panels: what stands around every board
panel-joined = { $first } and { $last }
panel-more = { $count ->
    [one] one more
   *[other] { $count } more
  }
panel-fewer = fewer
panel-open-rule = Open { $clause } in the rules
panel-days = { $days ->
    [one] 1 day
   *[other] { $days } days
  } { $hours } h

panel-status-yours = Your turn: { $what }
panel-status-theirs = { $player } is playing
panel-status-nobody = Cards are being dealt
panel-status-sending = Sending your move …
panel-status-choose = choose what to do
panel-status-over = { $mine ->
    [yes] { $count ->
        [one] You win with { $points } points
       *[other] { $players } share the victory with { $points } points
      }
   *[no] { $count ->
        [0] Nobody wins
        [one] { $players } wins with { $points } points
       *[other] { $players } share the victory with { $points } points
      }
  }

panel-seats-title = Players
panel-seat-mine = { $player } (you)
panel-seat-acting = , to act
panel-seat-points = { $points ->
    [one] one point
   *[other] { $points } points
  }
panel-seat-ended = , { $points } if it ended now
panel-seat-passed = passed
panel-seat-away = { $minutes ->
    [0] away
   *[other] away { $minutes } min
  }
panel-seat-stand-in = { $resigned ->
    [yes] gave up · { $bot } plays
   *[no] out of time · { $bot } plays
  }

panel-log-title = Log
panel-log-search = Search the log
panel-log-filter = Filter
panel-log-copy = Copy as text
panel-log-by-seat = Only of one player
panel-log-by-kind = What kind
panel-log-all-kinds = everything
panel-log-since = since my last turn
panel-log-go = Show the position after action { $number }
panel-log-none = Nothing like that has happened.
panel-log-earlier = Earlier
panel-since-title = Since my last turn
panel-since-again = { $count ->
    [one] Play it again
   *[other] Play all { $count } again
  }
panel-since-replay = Play again: { $text }
panel-since-why = Why?
panel-since-none = Nobody has played since your last turn.

panel-chat-title = Chat
panel-chat-note = My note
panel-chat-note-what = For your eyes only.
panel-chat-you = You
panel-chat-new = { $count } new
panel-chat-none = Nobody has said anything yet.
panel-chat-write = Write to the table
panel-chat-send = Send
panel-chat-phrases = Ready-made
panel-chat-phrase-luck = Have fun!
panel-chat-phrase-thinking = Thinking …
panel-chat-phrase-nice = Nice move!
panel-chat-phrase-thanks = Thank you!
panel-chat-phrase-game = Good game!
panel-chat-call = Call { $player }
panel-chat-who-reads = { $open ->
    [yes] Spectators read this too.
   *[no] Only players read this.
  }
panel-chat-mute = Show me no chat here
panel-chat-muted = You see no chat at this table.
panel-chat-unmute = Show it again
panel-chat-report = Report what { $player } wrote
panel-chat-report-short = report

panel-why-title = That is not possible now
panel-why-rules = Rules
panel-prospects-title = What is coming
panel-prospects-none = Nothing comes by itself for now.
panel-standing-title = If it ended now
panel-standing-source = Source
panel-standing-all = All
panel-standing-place = Place
panel-preview-title = What this would change
panel-preview-beware = Beware:
panel-preview-nothing = Nobody's points change.
panel-preview-open = Still open:

panel-rules-title = Rules
panel-rules-search = Search the rules
panel-rules-found = { $count ->
    [0] Nothing found.
    [one] One clause
   *[other] { $count } clauses
  }
panel-rules-here = Here:
panel-rules-show = Show on the board
panel-rules-ruling = How we read it
panel-rules-see = See also
panel-rules-cited = Cited by
panel-rules-near = Before and after it
panel-rules-all = All rules

panel-takeback-label = Taking back
panel-takeback-asks = { $mine ->
    [yes] You ask to take back
   *[no] { $player } asks to take back
  }
panel-takeback-mine = Take back?
panel-takeback-falls = { $count ->
    [one] One action would fall:
   *[other] { $count } actions would fall:
  }
panel-takeback-line = falls
panel-takeback-revealed = revealed
panel-takeback-seen = Something was revealed since.
panel-takeback-seen-more = What was seen goes back, and what is drawn later is new.
panel-takeback-votes = Votes:
panel-takeback-agrees = { $player } agrees
panel-takeback-thinks = { $player } thinks
panel-takeback-all = All others must agree.
panel-takeback-vote = From here on the others have to agree.
panel-takeback-refuse = Refuse
panel-takeback-agree = Agree
panel-takeback-leave = Leave it
panel-takeback-ask = Ask the others

panel-connection-live = Live
panel-connection-connecting = Connecting
panel-connection-reconnecting = Reconnecting
panel-connection-offline = Offline
panel-connection-outdated = Out of date
panel-connection-signed-out = Signed out
panel-connection-closed = Closed
panel-connection-spectators = { $count ->
    [one] · one looks on
   *[other] · { $count } look on
  }

panel-banner-past = You are looking at the past:
panel-banner-past-more = action { $move } of { $moves }. Nothing can be played here.
panel-banner-past-deed = Back to now
panel-banner-last-round = Last round.
panel-banner-last-round-more = { $text }
panel-banner-stand-in = { $mine ->
    [yes] { $bot } plays for you.
   *[no] { $bot } plays for { $player }.
  }
panel-banner-stand-in-more = { $mine ->
    [yes] You can take over at any time.
   *[no] The game is not lost for anybody.
  }
panel-banner-stand-in-deed = Take over
panel-banner-reconnecting = Reconnecting …
panel-banner-reconnecting-more = { $kept ->
    [yes] The table stays as you last saw it. Your move is kept and will be sent once.
   *[no] The table stays as you last saw it.
  } { $seconds } s
panel-banner-offline = No connection for { $minutes ->
    [0] a while
    [one] a minute
   *[other] { $minutes } minutes
  }.
panel-banner-offline-more = You can go on looking and reading. Your clock may still run.
panel-banner-offline-deed = Try now
panel-banner-outdated = This page is older than the server.
panel-banner-outdated-more = Load it again to go on; nothing is lost.
panel-banner-outdated-deed = Load again
panel-banner-back = Back.
panel-banner-back-more = { $missed ->
    [0] You missed nothing.
    [one] You missed one action.
   *[other] You missed { $missed } actions.
  }
panel-banner-back-deed = Show
panel-banner-refused = That was refused.
panel-banner-refused-more = { $text }
panel-banner-taken-back = Taken back to action { $move }.
panel-banner-taken-back-more = Cards that come after it are new ones.
panel-banner-hint = A strong player would:
panel-banner-hint-more = { $text }
panel-banner-hint-deed = Show on the board

panel-settings-title = Settings
panel-settings-aside = kept in this browser; changed at once
panel-settings-theme = Light
panel-settings-theme-system = as system
panel-settings-theme-light = day
panel-settings-theme-dark = night
panel-settings-motion = Motion
panel-settings-motion-off = off
panel-settings-motion-fast = fast
panel-settings-motion-normal = normal
panel-settings-motion-slow = slow
panel-settings-motion-note = Off where the system asks for less of it.
panel-settings-text = Text
panel-settings-text-100 = 100 %
panel-settings-text-115 = 115 %
panel-settings-text-130 = 130 %
panel-settings-sound = Sound
panel-settings-sound-off = off
panel-settings-sound-low = low
panel-settings-sound-full = full
panel-settings-sounds = each one
panel-settings-sound-of-turn = my turn
panel-settings-sound-of-move = another's move
panel-settings-sound-of-piece = a piece is placed
panel-settings-sound-of-cards = cards
panel-settings-sound-of-scoring = a scoring
panel-settings-sound-of-refused = refused
panel-settings-sound-of-last = the last round
panel-settings-sound-of-chat = chat
panel-settings-try = Hear: { $sound }
panel-settings-commit = Moves
panel-settings-quick = Quick commit
panel-settings-quick-note = What costs and reveals nothing needs no second click.
panel-settings-confirm = Ask before a deed without undo
panel-settings-confirm-note = Where a card is turned up, for example.
panel-settings-table = Table
panel-settings-propose = Propose payments
panel-settings-propose-note = The one that wastes least; you can change it.
panel-settings-standing = “If it ended now” while hovering
panel-settings-standing-note = With the points after what is hovered.
panel-settings-ids = Ids on the map
panel-settings-ids-note = Beside the names of towns, as in the notation.
panel-settings-reading = Reading
panel-settings-textView = Text view of the table
panel-settings-textView-note = Headings, lists and tables instead of the board.
panel-settings-announce = Announce others' moves
panel-settings-announce-note = One sentence each, at most one a second.
panel-settings-keys = Keys
panel-settings-reset = As delivered

panel-keys-title = Keys
panel-keys-everywhere = Everywhere
panel-keys-sheet = this sheet
panel-keys-hint = hint
panel-keys-rules = rules
panel-keys-why = why not? of what has focus
panel-keys-type = type a move
panel-keys-undo = undo
panel-keys-redo = undo, redo
panel-keys-log = log
panel-keys-chat = chat
panel-keys-text = text view
panel-keys-history = history
panel-keys-ends = to the start, back to now
panel-keys-autoplay = play by itself
panel-keys-commit = commit
panel-keys-back = take the last step back
panel-keys-escape = close, or step back

panel-result-title = Points by source
panel-result-tiebreak = The tie:
panel-result-rematch = Rematch
panel-result-download = Record
panel-result-verify = Verify the shuffle
panel-result-link = Link
panel-graph-title = Points over the game
panel-graph-table = The same as a table
panel-graph-move = Action

panel-curtain-title = Pass the screen to { $player }
panel-curtain-finished = { $player } has finished. Hands are hidden.
panel-curtain-hidden = Hands are hidden.
panel-curtain-open = I am { $player }: show my hand
panel-curtain-public = What everybody may see stays there:
panel-curtain-peek = look at the table

panel-replay-title = Through the game
panel-replay-first = To the start
panel-replay-back = Back
panel-replay-play = Play by itself
panel-replay-pause = Pause
panel-replay-next = Next
panel-replay-last = To the end
panel-replay-at = action { $move } of { $moves }
panel-replay-jump = Go to
panel-replay-choose = choose …
panel-replay-eyes = Seen by
panel-replay-spectator = a spectator
panel-replay-open = everybody at once
panel-replay-link = Link to this move

panel-choices-title = Choices
panel-choices-draft = Your move so far
panel-choices-takeback = Take back: { $text }
panel-choices-over = Start over
panel-choices-send = Do it
panel-choices-sending = Sending …
panel-choices-part = Something still belongs to it: choose on below.
panel-choices-none = There is nothing for you to choose now.
panel-choices-refused = { $count ->
    [one] One choice is not possible now: why?
   *[other] { $count } choices are not possible now: why?
  }
panel-choices-and-more = {" "}and { $count } more
panel-plain-way = How the table is shown
panel-plain-tables = Tables
panel-plain-drawing = Drawn in letters

panel-text-go = Go to
panel-text-allowed = { $line }: nothing is against it
panel-text-board = Board view
panel-text-line = Command line
panel-text-type = Type a move or an order
panel-text-placeholder = a move, or help
panel-text-keys = Tab goes through buttons, digits go to a part, y asks why not.
panel-text-follows = { $more ->
    [0] May follow: { $lines }.
   *[other] May follow: { $lines } and { $more } more.
  }
panel-text-error = { $clause ->
    [none] { $title }: { $text }
   *[other] { $title }: { $text } ({ $clause })
  }
panel-text-help =
    Type a move as the choices write it. Also:
    choices: what may be done
    why MOVE: why is it not allowed?
    preview MOVE: what would it change?
    send, over: do what is put down, or start over
    undo, hint, score, prospects, log
    rules CLAUSE, say WORDS
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
