# What computer players say of a move. Items are the words `item-...` of the game; $points are written +1.8 or −0.4.

reason-first = { $item } ({ $points } points)
reason = { $item } ({ $points })
joined = { $first } and { $last }
for-and-against = for { $good }; against: { $bad }
only-for = for { $good }
only-against = against: { $bad }
move-takes = takes { $what } from { $player } (+{ $points })
move-gains = { $what }, as things stand (+{ $points })
move-for = for { $item } ({ $points })
move-random = any move, for it does not think
move-waits = it changes little
like-others = about as good as the others
only-action = nothing else is allowed
usual-action = the usual choice
greedy-lead = { $lead } points before the mean of the others, by its list of prices
random-thinks = { $count ->
    [one] nothing else is allowed
   *[other] random does not think: any of { $count } actions, each as likely as the other
  }
