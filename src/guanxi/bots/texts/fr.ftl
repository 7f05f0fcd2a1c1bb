# What computer players say of a move. Items are the words `item-...` of the game; $points are written +1.8 or −0.4.

reason-first = { $item } ({ $points } points)
reason = { $item } ({ $points })
joined = { $first } et { $last }
for-and-against = pour : { $good } ; contre : { $bad }
only-for = pour : { $good }
only-against = contre : { $bad }
move-takes = prend { $what } à { $player } (+{ $points })
move-gains = { $what }, en l’état (+{ $points })
move-for = pour : { $item } ({ $points })
move-random = un coup au hasard, sans réfléchir
move-waits = cela ne change pas grand-chose
like-others = à peu près aussi bon que les autres
only-action = rien d’autre n’est permis
usual-action = le choix habituel
greedy-lead = { $lead } points de plus que la moyenne des autres, d’après sa liste de prix
random-thinks = { $count ->
    [one] rien d’autre n’est permis
   *[other] random ne réfléchit pas : une action parmi { $count }, toutes aussi probables
  }
