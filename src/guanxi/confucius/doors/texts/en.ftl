# What the doors of Confucius say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

nothing-to-do = nothing to do; say for example: { $forms }
nothing-to-pay = nothing is to be paid for this, so no card can be spent
which-cards = which cards? Name them by their coins, as in "paying 1 3", or say "paying nothing"
unknown-card = "{ $word }" is no card: cards are named by their coins, 1, 2 or 3
junks-bought = one to four junks are bought at a time, not { $number }
junks-sailing = nobody can sail with { $number } junks
preview-refused = seat { $seat } cannot do action { $action } here, so there is nothing to preview{ $told }

## Options

unknown-option = Confucius has no option { $name }; it has players, advanced, admiral and house rules: `guanxi rules confucius --house` lists them
players-how-many = Confucius is for { $least } to { $most } players, not { $players } (CF-COMP-01)
option-on-off = { $name } is on or off, not { $given } (CF-VAR-01, CF-VAR-03)

## Options of `guanxi show`

chart-obligations = the active gifts and what they forbid and force

## Positions of scenarios

unknown-player = { $value } is no player; there is: { $words }
unknown-phase = { $value } is no phase; there is: { $words }
unknown-candidate = { $value } is no candidate; there is: { $words }
unknown-reward-card = { $value } is no reward card; there is: { $words }
unknown-foreign-land = { $value } is no foreign land; there is: { $words }
few-tiles = there are not so many tiles of price { $value }
few-chits = there are not so many chits of value { $value }
few-such-cards = there are not so many such cards
few-cards = there are not so many cards
deck-has = with the other cards as given it has { $count } of the 66
deck-left = only { $count } cards are left for it
chits-in-order = the Minister’s chit and then the Secretary’s, which is not higher
appointed-together = Minister and Secretary are appointed together
minister-resolved = a ministry with a Minister is resolved
table-or-empty = must be a table or "empty", not { $value }
candidate-no-price = a candidate has none
secured-nobody = without an owner there is no marker to stand up
secured-all = in a resolved ministry all markers stand
candidate-owner = a candidate on a space has one
candidates-placed = six tiles are placed, so none is left
candidates-below = below a { $candidate } candidate lie { $least } to { $most }, not { $left }
candidates-gone = with none left the game has ended ({ $clause }); give a later phase
gift-to-self = { $player } gives nothing to themselves
gifts-two = two from { $giver } to { $recipient }
gifts-equal = gifts that two players gave each other are equal
gift-twice = gift { $value } of { $player } comes twice
chief-cube = there lies one cube of the Chief Minister at most
uses-cubes = { $uses } uses do not take { $cubes } cubes
petition-cubes = a petition takes two cubes
income-once = Commercial Income comes once a round
cubes-has = { $player } has { $cubes } cubes, not { $placed }
passed-no-cubes = who has passed has no cubes left
not-in-phase = nothing of it is there yet in this phase
visits-once = a player visits a land once
no-visitor = { $player } is not among the visitors
land-twice = { $land } comes twice
deadline-over = its deadline is over in round { $round }
junks-many = { $total } junks with those at sea; there are { $junks }
armies-has = { $player } has { $armies } armies, and { $placed } are placed
armies-make = supply and colony make { $total }, not { $left }
all-passed = in this phase everybody has
to-act-when = only in the Action phase; otherwise it follows from the phase
phase-over = with all of them the phase is over ({ $clause }); say phase = "favour"
has-passed = { $player } has passed
