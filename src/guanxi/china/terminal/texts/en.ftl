# China in a terminal: the words of its map and tables.

turn-place = Turn { $turn }: { $player } places pieces or exchanges a card
turn-pay = Turn { $turn }: { $player } pays, or places a second piece
turn-draw = Turn { $turn }: { $player } draws { $missing ->
    [one] a card
   *[other] { $missing } cards
  }
turn-deal = Cards are being dealt
turn-over-last-turn = The game is over: the last turn has been played
turn-over-dead-board = The game is over: no piece can be placed any more

display = Display
pile = Pile
discard = Discard
your-hand = Your hand
nothing = nothing
cards-left = { $cards ->
    [one] one card
   *[other] { $cards } cards
  }
pile-first = then the discard is shuffled
pile-last = the last pile: when it is used up, the round is played to its end
pile-gone = used up for good: this is the last round

province = Province
spaces = Spaces
emissaries = Emissaries
room = Room
allies = Allies
scored = scored
player = Player
you = you
hand = Hand
palaces = Palaces
forts = Forts
score = Score
ended-now = Ended now
place = Place
left = Left
short-now = now
supply = { $palaces } palaces, { $emissaries } emissaries{ $forts ->
    [none] { "" }
   *[other] , { $forts } fort.
  }

legend-map = (A) palace, 3 free space, [3] fortified, ◆A2/3 emissaries of A and the limit for all, #4 alliance, ● scored
legend-sheet = Spaces: a number is free, a letter its owner, [ ] fortified. Room: emissaries/limit. Allies: province#alliance.
legend-cards = Cards: { $cards }. Hands: ? is a card nobody has shown.
