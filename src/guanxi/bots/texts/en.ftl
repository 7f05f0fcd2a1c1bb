# What computer players say of a move. Items are the words `item-...` of the game; $points are written +1.8 or −0.4.

reason-first = { $item } ({ $points } points)
reason = { $item } ({ $points })
joined = { $first } and { $last }
for-and-against = for { $good }; against: { $bad }
only-for = for { $good }
only-against = against: { $bad }
move-takes = takes { $what } from { $player } (+{ $points })
move-gains = { $what }, as things stand (+{ $points })
move-loses = { $reason }, but loses { $what } (−{ $points }): +{ $net } in all
move-costs = { $reason }; as things stand, it costs { $points ->
    [one] a point
   *[other] { $points } points
  }
move-for = for { $item } ({ $points })
move-random = any move, for it does not think
move-waits = nothing at once, but it leaves more for later
move-rather = better than the other choices for { $item } ({ $points })
move-ahead = nothing at once, but it comes out well looking ahead
move-invests = as things stand, it costs { $points ->
    [one] a point
   *[other] { $points } points
  }, but it leaves more for later
like-others = about as good as the others
only-action = nothing else is allowed
usual-action = the usual choice
greedy-lead = { $lead } points before the mean of the others, by its list of prices
random-thinks = { $count ->
    [one] nothing else is allowed
   *[other] random does not think: any of { $count } actions, each as likely as the other
  }

## Players by their names, each with a sentence

bot-apprentice = apprentice
    .about = for your first game: has not understood everything, and is not exact
bot-clerk = clerk
    .about = knows the game but for one thing or another, and slips now and then
bot-magistrate = magistrate
    .about = weighs every move of its own well, and looks no further (the planner)
bot-minister = minister
    .about = looks ahead for a tenth of a second
bot-chancellor = chancellor
    .about = looks ahead for a second: the strongest
bot-random = random
    .about = any legal action, each as likely as the other
bot-greedy = greedy
    .about = whatever brings most at once, by a plain list of prices
bot-planner = planner
    .about = weighs what each of its moves leads to, with an eye for what may still come
bot-search = search
    .about = looks ahead within a budget: search:200ms (as without one), search:1s, search:500 simulations
silent = says nothing about itself

## Players that cannot be

character-of = {" "}(that is one of { $game })
no-character = { $title } has no character "{ $name }"{ $where }; it has: { $known }
no-bot = there is no computer player "{ $name }"; there is: { $known }
budget-of-search = { $kind }:{ $budget }: only search has a budget, as in search:200ms
no-taste = { $kind }@{ $character }: { $kind } has no weights, so it has no character; planner@{ $character } has
budget-how = search:{ $text }: a budget is a time like "200ms" or "1s" (20 ms to 600 s), or a number of simulations
