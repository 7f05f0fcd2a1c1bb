# What computer players say of a move. Items are the words `item-...` of the game; $points are written +1.8 or −0.4.

reason-first = { $item } ({ $points } points)
reason = { $item } ({ $points })
joined = { $first } et { $last }
for-and-against = pour : { $good } ; contre : { $bad }
only-for = pour : { $good }
only-against = contre : { $bad }
move-takes = prend à { $player } : { $what } (+{ $points })
move-gains = { $what }, en l’état (+{ $points })
move-loses = { $reason }, mais perd : { $what } (−{ $points }), soit +{ $net } en tout
move-costs = { $reason } ; en l’état, cela coûte { $points ->
    [one] un point
   *[other] { $points } points
  }
move-for = pour : { $item } ({ $points })
move-random = un coup au hasard, sans réfléchir
move-waits = rien tout de suite, mais elle en laisse plus pour la suite
move-rather = mieux que les autres choix pour : { $item } ({ $points })
move-ahead = rien tout de suite, mais c’est un bon choix si l’on regarde plus loin
move-invests = en l’état, cela coûte { $points ->
    [one] un point
   *[other] { $points } points
  }, mais en laisse plus pour la suite
like-others = à peu près aussi bon que les autres
only-action = rien d’autre n’est permis
usual-action = le choix habituel
greedy-lead = { $lead } points de plus que la moyenne des autres, d’après sa liste de prix
random-thinks = { $count ->
    [one] rien d’autre n’est permis
   *[other] random ne réfléchit pas : une action parmi { $count }, toutes aussi probables
  }

## Players by their names, each with a sentence

bot-apprentice = apprenti
    .about = pour une première partie : n’a pas tout compris et calcule approximativement
bot-clerk = commis
    .about = connaît le jeu à une ou deux choses près et se trompe de temps en temps
bot-magistrate = magistrat
    .about = pèse bien chacun de ses coups, sans voir plus loin (planner)
bot-minister = ministre
    .about = calcule les coups à venir pendant un dixième de seconde
bot-chancellor = chancelier
    .about = calcule les coups à venir pendant une seconde : le plus fort
bot-random = hasard
    .about = n’importe quelle action permise, toutes aussi probables
bot-greedy = glouton
    .about = ce qui rapporte le plus tout de suite, d’après une simple liste de prix
bot-planner = stratège
    .about = pèse où mène chacun de ses coups, sans oublier ce qui peut encore venir
bot-search = recherche
    .about = calcule les coups à venir dans une limite : search:200ms (par défaut), search:1s, search:500 simulations
silent = ne dit rien de lui-même

## Players that cannot be

character-of = {" "}(c’en est un de { $game })
no-character = { $title } n’a pas de caractère « { $name } »{ $where } ; il y a : { $known }
no-bot = il n’y a pas de joueur ordinateur « { $name } » ; il y a : { $known }
budget-of-search = { $kind }:{ $budget } : seul search a un budget, comme search:200ms
no-taste = { $kind }@{ $character } : { $kind } n’a pas de poids, donc pas de caractère ; planner@{ $character } en a
budget-how = search:{ $text } : un budget est un temps comme « 200ms » ou « 1s » (de 20 ms à 600 s), ou un nombre de simulations
