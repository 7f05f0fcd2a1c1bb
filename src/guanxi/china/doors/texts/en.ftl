# What the doors of China say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

which-cards = which cards? Name one, two or three by their colours, as in "pay red" or "paying red green green"
unknown-space = there is no palace space "{ $where }"; they are called like wei-3
unknown-space-there = there is no palace space "{ $where }"; that province has { $first } to { $last }
unknown-road = no road leads from "{ $one }" to "{ $other }"; say for example: { $form }
nothing-to-do = nothing to do; say for example: { $forms }
place-how = say what is placed and where: "place palace wei-3", "place emissary wei"
unknown-piece = "{ $kind }" is no piece: palace, emissary or fortification
payment-of-three = a payment is one, two or three cards, not { $count }
unknown-colour = "{ $word }" is no colour of cards: { $colours }
unknown-player = "{ $word }" is no player: 1 to { $most }
unknown-province = there is no province "{ $where }"; there are: { $provinces }
exchange-how = say "exchange red", "exchange red taking green" or "exchange red drawing"
place-may-be = "{ $word }" may be { $told }
preview-refused = { $notation } cannot be previewed: seat { $seat } may not do it now ({ $clause })

## Options

players-how-many = China is for { $least } to { $most } players, not { $players } (CN-COMP-01)
players-side = { $players } players use side { $sides }, not { $side } (CN-SETUP-01)
fortifications-how = fortifications are on or off, not { $given } (CN-FORT-01)
board-side = the board file is for side { $side }, not { $given } (CN-SETUP-01)
board-too-long = board: a text of { NUMBER($count, useGrouping: "always") } characters; at most { NUMBER($most, useGrouping: "always") }
unknown-option = China has no option { $name }; it has players, side, fortifications and board, and the house rules that `guanxi rules china --house` lists

## Boards of one's own

board-problems = { $count } problems
board-problem = {"  "}{ $text }
board-none-shipped = { $side }: no shipped board has this name; there are "a" and "b" (CN-BOARD-01)
board-too-large = { $file }: larger than 2 MB; a board takes about 20 kB
board-no-text = { $file }: not UTF-8 text (byte { $byte })
board-many-spaces = { $count } palace spaces; the engine numbers at most { $most }, far above any printed map
board-road = { $one } - { $other }
board-no-space = { $name } is no palace space
board-whole = { $exact ->
    [1] { $least }
   *[other] a whole number from { $least } to { $most }
  }
board-points = { $exact ->
    [1] { $least } points
   *[other] { $least } points or more
  }
board-huge-number = a huge number
board-list-of = a list of { $count }
board-a-table = a table
board-players = { $wanted } for side "{ $side }"
board-size = a width and a height from 100 to 10000
board-id-twice = the id { $name } is used twice
board-nine = there should be nine provinces, there are { $count }
board-empty-province = no palace space lies in this province
board-road-twice = { $road } is there twice
board-alliance-twice = { $pair } have an alliance already
board-number-twice = the number { $number } is used twice
board-numbers = the numbers run from 1 to 15; missing: { $gaps }
board-joined-to-itself = { $name } is joined to itself
board-few-cards = { $total } cards; a deal takes at least { $least }
board-many-cards = { $total } cards; the engine counts at most { $most }
board-no-province = { $name } is no province
board-colours = { $number } should be { $colour }, { $found } are
board-declares = declares { $declared } palace spaces, the list has { $found }
board-many-roads = { $count } roads at { $name }; at most { $most }
board-should = should be { $wanted }, is { $given }
board-word = a short lower-case word such as "wei" or "wei-3"
board-list = a list of at most { $most } entries
board-table = should be a table, is { $given }
board-missing = missing: { $missing }
board-unknown = unknown: { $names }; known are { $known }
board-text = printable text of 1 to { $most } characters
board-two-names = a list of two names
board-length = a number from 1 to 500
board-point = a point [x, y] of two numbers

## The help of `guanxi board`

board-summary = check and draw maps of China
board-about =
    China is played on a map that is a text file, so you can type in the printed map of your own box, or invent one.
    The format is described in docs/boards.md; the two shipped maps are called `a` (3 or 4 players) and `b` (4 or 5).
board-epilog =
    Examples:
      guanxi board check a                   figures of a shipped board
      guanxi board check my-map.toml         everything that is wrong or odd, each with its entry and its rule
      guanxi board draw my-map.toml -o my-map.svg
                                             a picture to compare with the printed map; open it in a browser
check-summary = tell whether a board can be played, and its figures
check-about =
    Reads a board file and prints its provinces: colour, palace spaces, alliances, roads within the province ("in") and
    over its borders ("out"). Warnings are things that are allowed but unlike the printed map, often a typing slip.
    The exit code is 0 for a board that can be played and 2 for one that cannot.
draw-summary = draw a board as an SVG picture
draw-about =
    Draws a board that can be played. Nothing is written when the board is faulty, and an existing picture is replaced
    only by a whole new one.
board-file = a board file, or `a` or `b` for a shipped board (`./a` for a file of that name)
board--json = print JSON, also of a faulty board
board--out = the picture’s file; without it, the SVG is printed
board-placeholder-action = ACTION
board-placeholder-file = FILE
board-placeholder-picture = OUT.svg

## Positions of scenarios

hand-empty = { $player } is to act and holds no card
stage-alone = goes alone, as "name", and with the option first_player = "chosen"
forts-none = the game is played without them
forts-many = more of them than players
comes-twice = { $what } comes twice
palaces-many = more palaces than spaces
taken-twice = { $space } is taken twice
pieces-few = { $player } has not so many
cards-many = { $count } cards; at most { $most }
unknown-card = { $card } is no card: { $cards }
cards-few-of = there are not so many { $card } cards in this game
cards-few = there are not so many cards in this game
pile-has = with the other cards as given it has { $count }: { $cards }
pile-empty = after the second the pile is empty
pile-holds = it holds a card until the second exhaustion
map-spaces = must be a number from 1 to { $most } or a list of names like a1, not { $value }
map-many-spaces = { $count } palace spaces; at most { $most }
map-name-twice = there are two places named "{ $name }"
map-roads = must be a list of pairs of spaces, not { $value }
map-ends = { $ends } are not two palace spaces
map-road-twice = a road is there twice

## What `guanxi board` prints

picture-not-written = cannot write { $file }: { $why }
picture-not-plain = cannot write { $file }: it is there already and is not a plain file
board-head-province = province
board-head-colour = colour
board-head-spaces = spaces
board-head-alliances = alliances
board-head-roads_in = roads in
board-head-roads_out = roads out
board-total = total
board-side-told = side { $side }, { $players } players, { $provenance }
board-deck = { $count } cards: { $cards }
board-warning = warning: { $warning }
odd-spaces = { $count } palace spaces; the printed map is said to have four to eight
odd-deck = { $count } cards; the printed game has { $whole }
odd-no-road = no road leads here
odd-parts = the network falls into { $parts } parts
odd-joins = { $one } - { $other } joins provinces that are no neighbours
odd-outside = lies outside the outline of { $province }
odd-off-board = lies off the board
odd-same-place = lies where { $other } lies
odd-dragon = its dragon space lies outside its outline
odd-neighbours = { $one } and { $other } are both { $colour }; no neighbours on the printed map share a colour
odd-lacks = the printed map has "{ $name }", this one has not
odd-colour = is { $colour }; the printed map has it { $printed }
odd-other-colour = has another colour than { $name }; the printed map gives them the same
odd-count = { $count } palace spaces; the printed map has { $printed }
odd-alliance = joins { $one } and { $other } on the printed map

## Where a board comes from

board-provenance-original = original
board-provenance-reconstruction = reconstruction
board-provenance-own = own
