# What computer players say of a move. Items are the words `item-...` of the game; $points are written +1.8 or −0.4.

reason-first = { $item } ({ $points } Punkte)
reason = { $item } ({ $points })
joined = { $first } und { $last }
for-and-against = dafür: { $good }; dagegen: { $bad }
only-for = dafür: { $good }
only-against = dagegen: { $bad }
move-takes = { $what }, auf Kosten von { $player } (+{ $points })
move-gains = { $what }, Stand jetzt (+{ $points })
move-for = gut dafür: { $item } ({ $points })
move-random = irgendein Zug, ohne nachzudenken
move-waits = ändert wenig
like-others = etwa so gut wie die anderen
only-action = etwas anderes ist nicht erlaubt
usual-action = das Übliche
greedy-lead = { $lead } Punkte über dem Schnitt der anderen, nach der eigenen Preisliste
random-thinks = { $count ->
    [one] etwas anderes ist nicht erlaubt
   *[other] der Zufall denkt nicht: irgendeine von { $count } Aktionen, jede gleich wahrscheinlich
  }
