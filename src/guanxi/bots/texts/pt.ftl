# What computer players say of a move. Items are the words `item-...` of the game; $points are written +1.8 or −0.4.

reason-first = { $item } ({ $points } pontos)
reason = { $item } ({ $points })
joined = { $first } e { $last }
for-and-against = a favor: { $good }; contra: { $bad }
only-for = a favor: { $good }
only-against = contra: { $bad }
move-takes = tira { $what } a { $player } (+{ $points })
move-gains = { $what }, tal como está (+{ $points })
move-for = a favor: { $item } ({ $points })
move-random = uma jogada qualquer, porque não pensa
move-waits = pouco muda
like-others = mais ou menos tão boa como as outras
only-action = mais nada é permitido
usual-action = a escolha habitual
greedy-lead = { $lead } pontos à frente da média dos outros, pela sua lista de preços
random-thinks = { $count ->
    [1] mais nada é permitido
   *[other] random não pensa: uma qualquer de { $count } ações, todas igualmente prováveis
  }
