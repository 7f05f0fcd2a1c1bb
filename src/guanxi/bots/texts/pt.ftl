# What computer players say of a move. Items are the words `item-...` of the game; $points are written +1.8 or −0.4.

reason-first = { $item } ({ $points } pontos)
reason = { $item } ({ $points })
joined = { $first } e { $last }
for-and-against = a favor: { $good }; contra: { $bad }
only-for = a favor: { $good }
only-against = contra: { $bad }
move-takes = tira a { $player }: { $what } (+{ $points })
move-gains = { $what }, tal como está (+{ $points })
move-loses = { $reason }, mas perde: { $what } (−{ $points }); ao todo +{ $net }
move-costs = { $reason }; tal como está, custa { $points ->
    [one] um ponto
   *[other] { $points } pontos
  }
move-for = a favor: { $item } ({ $points })
move-random = uma jogada qualquer, porque não pensa
move-waits = nada de imediato, mas deixa mais para depois
move-rather = melhor do que as outras escolhas para: { $item } ({ $points })
move-ahead = nada de imediato, mas sai bem olhando mais à frente
move-invests = tal como está, custa { $points ->
    [one] um ponto
   *[other] { $points } pontos
  }, mas deixa mais para depois
like-others = mais ou menos tão boa como as outras
only-action = mais nada é permitido
usual-action = a escolha habitual
greedy-lead = { $lead } pontos à frente da média dos outros, pela sua lista de preços
random-thinks = { $count ->
    [1] mais nada é permitido
   *[other] random não pensa: uma qualquer de { $count } ações, todas igualmente prováveis
  }

## Players by their names, each with a sentence

bot-apprentice = aprendiz
    .about = para a primeira partida: ainda não percebeu tudo, e nem sempre faz bem as contas
bot-clerk = escrivão
    .about = conhece o jogo, tirando uma coisa ou outra, e engana-se de vez em quando
bot-magistrate = magistrado
    .about = pesa bem cada jogada sua e não vê mais longe (planner)
bot-minister = ministro
    .about = olha para a frente durante um décimo de segundo
bot-chancellor = chanceler
    .about = olha para a frente durante um segundo: o mais forte
bot-random = acaso
    .about = qualquer ação permitida, todas com a mesma probabilidade
bot-greedy = ganancioso
    .about = o que rende mais de imediato, por uma simples lista de preços
bot-planner = planeador
    .about = pesa aonde leva cada jogada sua, sem esquecer o que ainda pode vir
bot-search = procura
    .about = olha para a frente dentro de um limite: search:200ms (por omissão), search:1s, search:500 simulações
silent = nada diz de si

## Players that cannot be

character-of = {" "}(esse é de { $game })
no-character = { $title } não tem o caráter «{ $name }»{ $where }; há: { $known }
no-bot = não há jogador virtual «{ $name }»; há: { $known }
budget-of-search = { $kind }:{ $budget }: só search tem orçamento, como search:200ms
no-taste = { $kind }@{ $character }: { $kind } não tem pesos, logo não tem caráter; planner@{ $character } tem
budget-how = search:{ $text }: um orçamento é um tempo como «200ms» ou «1s» (20 ms a 600 s), ou um número de simulações
