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
