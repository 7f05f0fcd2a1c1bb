# What computer players say of a move. Items are the words `item-...` of the game; $points are written +1.8 or −0.4.

reason-first = { $item } ({ $points } Punkte)
reason = { $item } ({ $points })
joined = { $first } und { $last }
for-and-against = dafür: { $good }; dagegen: { $bad }
only-for = dafür: { $good }
only-against = dagegen: { $bad }
move-takes = { $what }, auf Kosten von { $player } (+{ $points })
move-gains = { $what }, Stand jetzt (+{ $points })
move-loses = { $reason }, dafür weg: { $what } (−{ $points }); zusammen +{ $net }
move-costs = { $reason }; Stand jetzt kostet es { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }
move-for = gut dafür: { $item } ({ $points })
move-random = irgendein Zug, ohne nachzudenken
move-waits = bringt nicht gleich etwas, lässt aber mehr für später
move-rather = vor allem dafür besser als anderes: { $item } ({ $points })
move-ahead = bringt nicht gleich etwas, schneidet aber weiter vorausgedacht gut ab
move-invests = kostet Stand jetzt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }, lässt aber mehr für später
like-others = etwa so gut wie die anderen
only-action = etwas anderes ist nicht erlaubt
usual-action = das Übliche
greedy-lead = { $lead } Punkte über dem Schnitt der anderen, nach der eigenen Preisliste
random-thinks = { $count ->
    [one] etwas anderes ist nicht erlaubt
   *[other] der Zufall denkt nicht: irgendeine von { $count } Aktionen, jede gleich wahrscheinlich
  }

## Players by their names, each with a sentence

bot-apprentice = Lehrling
    .about = für deine erste Partie: hat noch nicht alles verstanden und nimmt es nicht genau
bot-clerk = Schreiber
    .about = kennt das Spiel bis auf das eine oder andere und vertut sich ab und zu
bot-magistrate = Richter
    .about = wägt jeden eigenen Zug gut ab und schaut nicht weiter voraus (planner)
bot-minister = Minister
    .about = denkt eine Zehntelsekunde voraus
bot-chancellor = Kanzler
    .about = denkt eine Sekunde voraus: am stärksten
bot-random = Zufall
    .about = irgendeine erlaubte Aktion, jede gleich wahrscheinlich
bot-greedy = Gierig
    .about = was sofort am meisten bringt, nach einer einfachen Preisliste
bot-planner = Planer
    .about = wägt ab, wohin jeder eigene Zug führt, mit einem Auge auf das, was noch kommen kann
bot-search = Suche
    .about = denkt so lange voraus wie erlaubt: search:200ms (wie ohne Angabe), search:1s, search:500 Durchläufe
silent = sagt nichts über sich

## Players that cannot be

character-of = {" "}(den gibt es in { $game })
no-character = { $title } hat keinen Charakter „{ $name }“{ $where }; es gibt: { $known }
no-bot = es gibt keinen Computerspieler „{ $name }“; es gibt: { $known }
budget-of-search = { $kind }:{ $budget }: Nur search hat ein Budget, wie search:200ms
no-taste = { $kind }@{ $character }: { $kind } hat keine Gewichte, also keinen Charakter; planner@{ $character } hat einen
budget-how = search:{ $text }: Ein Budget ist eine Zeit wie „200ms“ oder „1s“ (20 ms bis 600 s) oder eine Zahl von Durchläufen
