# China in a terminal: the words of its map and tables.

turn-place = Turn { $turn }: { $player } places pieces or exchanges a card
turn-pay = Turn { $turn }: { $player } pays, or places a second piece
turn-pay-only = Turn { $turn }: { $player } pays
turn-draw = Turn { $turn }: { $player } draws { $missing ->
    [one] a card
   *[other] { $missing } cards
  }
turn-announce = Turn { $turn }: { $player } tells where { $missing ->
    [one] a card comes
   *[other] { $missing } cards come
  } from, before looking at any
turn-cover = Turn { $turn }: { $player } builds the palace on the fortification
turn-pay-or-cover = Turn { $turn }: { $player } pays, or builds the palace on the fortification
turn-name = { $player } names the first player, for everybody
turn-cut = { $player } leaves out roads until nothing forks: what hangs together then are the chains
turn-deal = Cards are being dealt
turn-over = The game is over: { $reason }

display = Display
pile = Pile
discard = Discard
your-hand = Your hand
nothing = nothing
discard-top = { $cards }, on top { $top }
pile-first = { $cards }, the first of two piles.
pile-last = { $cards }, the second and last pile.
pile-gone = used up for good.

province = Province
spaces = Spaces
emissaries = Emissaries
room = Room
allies = Allies
player = Player
you = you
hand = Hand
palaces = Palaces
forts = Forts
score = Score
ended-now = Ended now
place = Place
short-now = now
short-score = VP
pieces = Left
supply = { $palaces } palaces { $emissaries } emiss.
supply-forts = { $palaces } palaces { $emissaries } emiss. { $forts } fort

legend-map = (A) palace, 3 free space, [3] fortified, ◆A2/3 emissaries of A/limit for all, #4 alliance, ● scored
legend-sheet = Spaces: a number is free, a letter its owner, [ ] fortified. Room: emissaries/limit. Allies: province#alliance.
legend-cards = Cards: { $cards }. Hands: ? is a card nobody has shown.

## Points

score-title = If the game ended now
score-title-over = Final scoring
score-palaces = Palaces
score-alliances = Alliances
score-alliance = #{ $number } { $one } and { $two }
score-roads = Roads
score-earlier = Earlier
score-total = Total
score-track = scored so far
score-left = Pieces left
score-place = Place
score-chain = { $player }: a road of { $count } palaces, { $points } points{ $doubled ->
    [yes] , doubled by a fortification
   *[no] { "" }
  }: { $spaces }
score-doubled = * doubled by a fortification
score-scored = ● scored already; all else comes with the final scoring
score-scored-over = ● scored during the game
score-tie = Equal with { $points ->
    [one] one point
   *[other] { $points } points
  }: { $players }. { $how ->
    [pieces] More pieces left decide (CN-WIN-02).
    [seat] They have as many pieces left too, and the later seat is ahead (CN-WIN-04).
   *[shared] They have as many pieces left too and share the place (CN-WIN-04, CN-WIN-05).
  }

## Choices

group-fortification = Fortification
group-palace = Palace
group-emissary = Emissary
group-pay = Pay
group-exchange = Exchange
group-take = Take
group-draw = Draw
group-pass = Pass
group-first = First player
group-leave-out = Leave out
choice-first = player { $player } ({ $mark })
choice-emissary = { $province } ({ $room })
choice-draw = from the pile

brief-hand = Your hand: { $hand }
brief-display = Display: { $display }. Pile: { $pile }.

road = { $space }: { $others }

## Playing

how-to-play = Type the number of a choice, or a whole turn such as "place palace wei-3 paying red". "help" lists everything.
rule = CN-ROAD-07
help-choose =
    place palace wei-3        any action in words; short: wei-3, or the town: Anyi
    place emissary wei        short: wei
    place palace wei-3 and emissary wei paying red red
                              a whole turn at once; short: wei-3 wei r r
    pay red red               short: r r
    exchange red taking green, exchange red drawing
    take red, draw            from the display, from the pile; short: r
help-look = board, map, roads         the table, the map alone, the roads in words

## Words that may be typed in place of those of the notation

# The orders that look at something, and what may be typed for each; the first word is shown
look-words =
    map: map chart
    roads: roads road

typed-words =
    place: place put
    palace: palace house
    fortification: fortification fort
    take: take pick
