# Confucius in sentences: the table for whoever reads it, choices, titles and ways out of refusals.

you = eu
you-head = Eu
nobody = ninguém
none = nenhuma
player = { $name }, { $colour }

## Choices: as a whole; .group and .short as one of several; .cannot as the title of a refusal

cost = { $cubes ->
    [0] sem cubos
    [1] um cubo
   *[other] { $cubes } cubos
  }
junks = { $quantity ->
    [1] um junco
   *[other] { $quantity } juncos
  }
card = { $coins ->
    [1] uma moeda
   *[other] { $coins } moedas
  } ou { $licences ->
    [1] uma licença
   *[other] { $licences } licenças
  }
gift-named = { $value ->
    [1] a
   *[other] o
  } { $gift } (prenda { $value })
marker = { $state ->
    [empty] , vazio
    [unbribed] , não subornado
    [candidate] , um candidato
    [own] , seu
    [rival] , de { $owner }
    [secured] , de { $owner }, seguro
   *[other] {""}
  }
choice-bribe = Subornar { $official } por { $price }
    .group = Subornar ({ cost })
    .short = { $official } por { $price }
    .cannot = Não pode subornar { $official }
choice-secure = Assegurar { $official } por { $price }
    .group = Assegurar ({ cost })
    .short = { $official } por { $price }
    .cannot = Não pode assegurar { $official }
choice-nominate = Nomear um estudante { $student ->
    [vermelho] no espaço { $student }
   *[outro] no { $student } espaço
  } por { $price }
    .group = Nomear um estudante por { $price } ({ cost })
    .short = { $student ->
        [vermelho] espaço { $student }
       *[outro] { $student } espaço
      }
    .cannot = Não pode nomear um estudante { $student ->
        [vermelho] no espaço { $student }
       *[outro] no { $student } espaço
      }
choice-force = Forçar um exame por { $price } ({ cost })
    .cannot = Não pode forçar um exame
choice-buy-junks = Comprar { junks } por { $price }
    .group = Comprar juncos ({ cost })
    .short = { junks } por { $price }
    .cannot = Não pode comprar { junks }
choice-voyage = Navegar com { junks } por { $price }
    .group = Começar uma viagem ({ cost })
    .short = { junks } por { $price }
    .cannot = Não pode navegar com { junks }
choice-recruit = Recrutar um exército por { $price } ({ cost })
    .cannot = Não pode recrutar um exército
choice-invade = Enviar um exército para { $box } por { $price } ({ $points ->
    [1] um ponto
   *[other] { $points } pontos
  })
    .group = Enviar um exército ({ cost })
    .short = { $box } por { $price } ({ $points ->
        [1] um ponto
       *[other] { $points } pontos
      })
    .cannot = Não pode enviar um exército para { $box }
choice-buy-gift = Comprar { gift-named } por { $price }
    .group = Comprar uma prenda ({ cost })
    .short = { $gift } (prenda { $value }) por { $price }
    .cannot = Não pode comprar { gift-named }
choice-give-gift = Dar { gift-named } a { $to }
    .group = Dar uma prenda a { $to } ({ cost })
    .short = { $gift } (prenda { $value })
    .cannot = Não pode dar { gift-named } a { READER($to) ->
        [yes] si
       *[no] { $to }
      }
choice-transfer = Transferir { $official } para { $to }
    .group = Transferir para { $to } ({ cost })
    .short = { $official }
    .cannot = Não pode transferir { $official } para { READER($to) ->
        [yes] si
       *[no] { $to }
      }
petition-asks = { $value ->
    [2] mover dois juncos
    [3] substituir um estudante
    [4] trocar dois oficiais de espaço
    [5] pôr um exército em marcha
    [6] substituir um marcador
   *[other] nada
  }
choice-petition = Fazer uma petição com { gift-named }: { petition-asks }
    .group = Petição ao Imperador ({ cost })
    .short = { $gift } (prenda { $value }): { petition-asks }
    .cannot = Não pode fazer uma petição com { gift-named }
choice-commercial = Comércio: gastar até 4 moedas e tirar outras tantas cartas, mais uma ({ cost })
    .cannot = Não pode fazer Comércio
choice-tax = Impostos: tirar duas cartas ({ cost })
    .cannot = Não pode cobrar Impostos
choice-no-action = Nenhuma ação: nada acontece ({ cost })
    .cannot = Não pode escolher Nenhuma ação
choice-favour = Favor Imperial
    .cannot = Não pode usar o Favor Imperial
choice-pass = Passar: sem mais ações nesta ronda
    .cannot = Não pode passar
choice-card-bribery = Jogar «{ $card }» sobre { $official }, { $price ->
    [free] sem pagar
   *[other] por { $price }
  }
    .group = Jogar «{ $card }»
    .short = { $official }, { $price ->
        [free] sem pagar
       *[other] por { $price }
      }
    .cannot = Não pode jogar «{ $card }» sobre { $official }
choice-card-gift = Jogar «Prendas» e virar para cima { gift-named }
    .group = Jogar «Prendas» e virar para cima
    .short = { $gift } (prenda { $value })
    .cannot = Não pode jogar «Prendas» para { gift-named }
choice-card-extra = Jogar «Ação extra»
    .cannot = Não pode jogar «Ação extra»
choice-card-cash = Jogar «Dinheiro»: tirar quatro cartas
    .cannot = Não pode jogar «Dinheiro»
choice-card-recruit = Jogar «Recrutar um exército»: um exército vai para a colónia
    .cannot = Não pode jogar «Recrutar um exército»
choice-card-insulted = Jogar «Imperador insultado»: um exército sai da colónia por dois pontos
    .cannot = Não pode jogar «Imperador insultado»
choice-spend = { $use ->
    [tutor] Pôr uma carta: { card }
   *[pay] Pagar com uma carta: { card }
  }
    .group = { $use ->
        [tutor] Pôr uma carta
       *[pay] Pagar com uma carta
      }
    .short = { card }
    .cannot = Não pode usar uma carta de { card }
choice-enough = Já chega
    .cannot = Não pode ficar por aqui
choice-arrive = Alcançar { $land }{ $points ->
    [0] {""}
    [1] , em primeiro lugar, por um ponto
   *[other] , em primeiro lugar, por { $points } pontos
  }
    .group = Alcançar uma Terra Distante
    .short = { $land }{ $points ->
        [0] {""}
        [1] , primeiro lugar, um ponto
       *[other] , primeiro lugar, { $points } pontos
      }
    .cannot = Não pode alcançar { $land }
choice-move-junks = Mover juncos de { $from } para { $to }
    .group = Mover juncos
    .short = de { $from } para { $to }
    .cannot = Não pode mover juncos { READER($from) ->
        [yes] do seu porto
       *[no] de { $from }
      } { READER($to) ->
        [yes] para o seu porto
       *[no] para { $to }
      }
choice-replace-student = Substituir { $student ->
    [vermelho] o estudante { $student }
   *[outro] o { $student } estudante
  }, de { $owner }
    .group = Substituir um estudante
    .short = o { $student }, de { $owner }
    .cannot = Não pode substituir { $student ->
        [vermelho] o estudante { $student }
       *[outro] o { $student } estudante
      }
choice-swap-own = Trocar { $official } de espaço
    .group = Trocar de espaço: primeiro o seu oficial
    .short = { $official }
    .cannot = Não pode trocar { $official } de espaço
choice-swap-other = Trocar de espaço com { $official }{ marker }
    .group = Trocar de espaço com
    .short = { $official }{ marker }
    .cannot = Não pode trocar de espaço com { $official }
choice-army-from = Pôr em marcha o exército de { $owner } em { $box }
    .group = Que exército marcha
    .short = { $box }, de { $owner }
    .cannot = Não pode pôr em marcha um exército de { $box }
choice-army-to = Marchar para { $box } ({ $points ->
    [1] um ponto
   *[other] { $points } pontos
  })
    .group = Marchar para
    .short = { $box } ({ $points ->
        [1] um ponto
       *[other] { $points } pontos
      })
    .cannot = O exército não pode marchar para { $box }
choice-replace-marker = Substituir o marcador de { $owner } em { $official } por um de { $to }
    .group = Substituir um marcador por um de { $to }
    .short = { $official }, de { $owner }
    .cannot = Não pode substituir o marcador em { $official } por { READER($to) ->
        [yes] um seu
       *[no] um de { $to }
      }
choice-tutor = Apoiar { $student ->
    [vermelho] o estudante { $student }
   *[outro] o { $student } estudante
  }, de { $owner }
    .group = Apoiar um estudante
    .short = o { $student }, de { $owner }
    .cannot = Não pode apoiar { $student ->
        [vermelho] o estudante { $student }
       *[outro] o { $student } estudante
      }
choice-cancel-gift = Cancelar a prenda
    .cannot = Não pode cancelar uma prenda
choice-keep-gift = Manter a prenda
    .cannot = Não pode manter uma prenda
choice-place-candidate = Colocar o candidato em { $official }{ marker }
    .group = Colocar o candidato
    .short = { $official }{ marker }
    .cannot = Não pode colocar o candidato em { $official }
choice-decline-candidate = Recusar: o candidato sai do jogo
    .cannot = Não pode recusar o candidato
choice-lend = Ceder os seus oficiais a { $to }
    .group = Ceder os seus oficiais a
    .short = { $to }
    .cannot = Não pode ceder a { READER($to) ->
        [yes] si
       *[no] { $to }
      }
choice-appoint = Nomear { $chief } Chefe dos Ministros
    .group = Nomear o Chefe dos Ministros
    .short = { $chief }
    .cannot = Não pode { READER($chief) ->
        [yes] nomear-se
       *[no] nomear { $chief }
      } Chefe dos Ministros
choice-discard = Descartar uma carta de { card }
    .group = Descartar uma carta
    .short = { card }
    .cannot = Não pode descartar uma carta de { card }
cannot-deal = Não pode fazer o que cabe à sorte

## Ways out of a refusal

way-do = O que é possível: { $choice }.
way-draw-level = Se { $giver } lá tivesse { $needed }, poderia: é permitido igualar.
way-transfer = A prenda acaba se transferir um oficial para { $giver }.
way-higher = A prenda acaba se der a { $giver } outra mais alta.
way-lacking = Em falta: { $missing }.

## The court

court-title = Corte
ministry-head = { $closed ->
    [yes] { $ministry }, resolvido
   *[no] { $ministry }, vale { $first } e { $second }
  }
ministry-spaces = espaço { $spaces }.
space-empty = { $number } vazio
space-free = { $number } livre, { $me ->
    [yes] custa-lhe { $price }
   *[no] custa { $price }
  }
space-taken = { $number } { $owner_id ->
    [me] seu
   *[other] { $owner }
  }{ $state ->
    [candidate] , seguro, candidato
    [secured] , seguro
   *[lying] {""}
  }
ministry-left = { $due ->
    [yes] É resolvido nesta ronda.
   *[no] { $free ->
        [0] Já não há ninguém para subornar
        [1] Falta subornar um
       *[other] Falta subornar { $free }
      }{ $empty ->
        [0] .
        [1] , há um espaço vazio.
       *[other] , há { $empty } espaços vazios.
      }
  }
posts-vacant = { $closed ->
    [yes] Ninguém tem os cargos.
   *[no] Tal como está, ninguém fica com os cargos.
  }
posts-stand = { $closed ->
    [yes] { $same ->
        [yes] Ministro e Secretário: { $minister }.
       *[no] Ministro: { $minister }. Secretário: { $secretary }.
      }
   *[no] Tal como está, { $same ->
        [yes] Ministro e Secretário: { $minister }.
       *[no] Ministro: { $minister }; Secretário: { $secretary }.
      }
  }
ministry-shares = Oficiais: { $shares }.

## Gifts

gifts-title = Prendas
gifts-none = Nenhuma prenda obriga ninguém.
gifts-held = prendas recebidas: { $gifts }.
gift-held = { $value } de { $giver_id ->
    [me] si
   *[other] { $giver }
  }
bond-no-bribe = Sem subornos em { $ministries }.
bond-lends = Ao ceder, recebe primeiro: { $givers }.
bond-returns = Uma prenda de volta a { $giver_id ->
    [me] si
   *[other] { $giver }
  } vale { $value } ou mais.

## The examination

examination-title = Exame
candidate-none = Já não há candidatos.
candidate-told = { $kind ->
    [any] O candidato é para qualquer ministério
   *[one] O candidato é para { $ministry }
  }, { $left ->
    [0] o último
    [1] segue-se mais um
   *[other] seguem-se mais { $left }
  }.
students-told = { $none ->
    [yes] Não há estudantes.
   *[no] Estudante vermelho, que ganha os empates: { $red_id ->
        [me] o seu
       *[other] { $red }
      }. Outro estudante: { $plain_id ->
        [me] o seu
       *[other] { $plain }
      }.
  }
examination-forced = Há um exame forçado nesta ronda.
tutor-bound = { $me ->
    [yes] Tem de apoiar o estudante de { $owner }.
   *[no] { $player } tem de apoiar { $owner_id ->
        [me] o seu estudante
       *[other] o estudante de { $owner }
      }.
  }

## The world

world-title = Mundo
wall-head = Grande Muralha
wall-told = { $pieces } de { $all } peças.
chief-told = { $me ->
    [yes] O cargo de Chefe dos Ministros é seu.
   *[no] Chefe dos Ministros: { $player }.
  }
land-head = { $land }, { $price ->
    [1] uma moeda
   *[other] { $price } moedas
  } por exército
land-told = caixa { $boxes }. { $resolved ->
    [won] Está conquistada.
    [lost] A invasão falhou.
   *[no] O prazo acaba com a peça { $deadline } da muralha.
  }
box-told = { $number } { $owner_id ->
    [nobody] livre
    [me] seu
   *[other] { $owner }
  }, { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }{ $reward ->
    [yes] {" "}e uma carta de recompensa
   *[no] {""}
  }
sea-head = Terras Distantes
distant-told = { $land }: { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }, { $first_id ->
    [nobody] ainda ninguém
   *[other] em primeiro lugar { $first }
  }{ $later_id ->
    [nobody] {""}
   *[other] , depois { $later }
  }
sea-told = { $lands }. Juncos por comprar: { $junks }.

## Cards and players

cards-title = Cartas
hand-head = A sua mão
hand-told = { $cards ->
    [0] nenhuma carta.
   *[other] { $listed }; ao todo { $coins ->
        [1] 1 moeda
       *[other] { $coins } moedas
      } ou { $licences ->
        [1] 1 licença
       *[other] { $licences } licenças
      }.
  }
cards-of = { $count ->
    [1] uma carta
   *[other] { $count } cartas
  } de { $coins ->
    [1] uma moeda
   *[other] { $coins } moedas
  }
rewards-head = As suas recompensas
piles-head = Pilhas
piles-told = baralho { $deck }, descarte { $discard }, cartas de recompensa { $rewards }, oficiais { $officials }.
players-title = Jogadores
column-player = Jogador
column-cards = Cartas
column-rewards = Recompensas
column-cubes = Cubos por usar
column-next = Cubos na próxima ronda
column-ready = Prendas prontas
column-buy = Prendas por comprar
column-yard = Juncos no porto
column-sea = Juncos no mar
column-armies = Exércitos por recrutar
column-colony = Exércitos na colónia
column-score = Pontos
column-total = Se acabasse agora
column-place = Posição
