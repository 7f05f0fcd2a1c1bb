# Confucius: sentences for the log and for refusals. Names and numbers come in as $facts.
# A student is "vermelho" or "outro", and that comes before the noun; a foreign land has no article of its own, and
# messages put one before it: Aname and Yunnan are masculine, the others feminine.

blurb = Prendas que obrigam, oficiais por conquistar e uma corte atenta: no máximo nove rondas da China dos Ming.

chance = o acaso
# A number stays a number: it stands before masculine and feminine nouns.
number-word = { $quantity }
money = { $currency ->
    [coins] { $amount ->
        [1] uma moeda
       *[other] { $amount } moedas
      }
   *[licences] { $amount ->
        [1] uma licença
       *[other] { $amount } licenças
      }
  }
joined = { $first } e { $last }
share = { $player_id ->
    [me] eu
   *[other] { $player }
  } ({ $number })

## Names

player-black = preto
player-green = verde
player-purple = roxo
player-white = branco
player-yellow = amarelo
ministry = { $head } { $tail }
ministry-bingbu = Bingbu
ministry-hubu = Hubu
ministry-gongbu = Gongbu
ministry-any = qualquer ministério
gift = { $value ->
    [1] tapeçaria
    [2] azulejo
    [3] vaso
    [4] manto
    [5] colar
   *[6] junco
  }
student-red = vermelho
student-plain = outro
reward-bribery-bingbu = Subornos Bingbu
reward-bribery-hubu = Subornos Hubu
reward-bribery-gongbu = Subornos Gongbu
reward-bribery-any = Subornos qualquer ministério
reward-gift = Prendas
reward-extra-action = Ação extra
reward-cash = Dinheiro
reward-recruit-army = Recrutar um exército
reward-emperor-insulted = Imperador insultado
distant-spice_islands = as Ilhas das Especiarias
distant-india = a Índia
distant-arabia = a Arábia
distant-africa = a África
distant-americas = as Américas
land = { $head } { $tail }
land-annam = Aname
land-yunnan = Yunnan
land-mongolia = Mongólia
land-korea = Coreia
land-manchuria = Manchúria
land-none = Província
title-chief_minister = Chefe dos Ministros
title-admiral = Almirante
title-general = General

## The log: actions. Messages are named by events; texts that come before another sentence end with a comma.

as-extra = Com a Ação extra,
as-favour = Pelo Favor Imperial,

did-bribe = { $player } suborna o oficial { $official } por { money }.
did-secure = { $player } assegura o oficial { $official } por { money }.
did-nominate = { $player } nomeia um estudante { $student ->
    [vermelho] no espaço { $student }
   *[outro] no { $student } espaço
  } por { money }.
did-force = { $player } força um Exame Imperial por { money }.
did-buy-junks = { $player } compra { $quantity ->
    [1] um junco
   *[other] { number-word } juncos
  } por { money }.
did-voyage = { $player } navega com { $quantity ->
    [1] um junco
   *[other] { number-word } juncos
  } por { money }.
did-recruit = { $player } recruta um exército por { money }.
did-invade = { $player } envia um exército para { $box } por { money }.
did-buy-gift = { $player } compra { $value ->
    [1] uma
   *[other] um
  } { gift } (prenda { $value }) por { money }.
did-give-gift = { $player } dá { $value ->
    [1] uma
   *[other] um
  } { gift } (prenda { $value }) a { $to }.
did-transfer = { $player } transfere o oficial { $official } para { $to }.
did-petition = { $player } faz uma petição ao Imperador com { $value ->
    [1] uma
   *[other] um
  } { gift } (prenda { $value }).
did-commercial = { $player } faz Comércio.
did-tax = { $player } cobra Impostos e tira duas cartas.
    .within = { $player } cobra Impostos (duas cartas).
did-no-action = { $player } escolhe Nenhuma ação.
did-pass = { $player } passa.
did-card-bribery = { $player } joga «{ $card }» sobre o oficial { $official }{ $amount ->
    [0] , sem pagar
   *[other] {" "}de { $owner } por { money }
  }.
did-card-gift = { $player } joga «{ reward-gift }» e vira para cima { $value ->
    [1] uma
   *[other] um
  } { gift } (prenda { $value }).
did-card-extra = { $player } joga «{ reward-extra-action }».
did-card-cash = { $player } joga «{ reward-cash }» e tira quatro cartas.
did-card-recruit = { $player } joga «{ reward-recruit-army }»: um exército vai para a colónia.
did-card-insulted = { $player } joga «{ reward-emperor-insulted }»: um exército sai da colónia por dois pontos.
did-spend = { $player } gasta uma carta de { money }.
    .several = { $player } gasta cartas de { $amount_all } { $currency ->
        [coins] moedas
       *[licences] licenças
      }.
did-enough = { $player } paga ao todo { money }.
    .within = {""}
commercial-paid = { $player } { $amount ->
    [0] não gasta nada e tira uma carta
   *[other] gasta { $amount ->
        [1] uma moeda
       *[other] { $amount } moedas
      } e tira { number-word } cartas
  }.
    .within = { $player } tira { $amount ->
        [0] uma carta
       *[other] { number-word } cartas
      }.
tutor-card = { $player } põe uma carta { $seen ->
    [yes] de { $coins ->
        [1] uma moeda
       *[other] { $coins } moedas
      }
   *[no] virada para baixo
  } junto do estudante de { $owner }.
    .within = { $seen ->
        [yes] { $player } põe uma carta de { $coins ->
            [1] uma moeda
           *[other] { $coins } moedas
          }.
       *[no] {""}
      }
    .several = { $player } põe cartas de { $coins_all } moedas.
tutor-done = { $player } apoia o estudante de { $owner } com { $quantity ->
    [1] uma carta
   *[other] { number-word } cartas
  }.
    .within = { $player } apoia com { $quantity ->
        [1] uma carta
       *[other] { number-word } cartas
      }.
did-arrive = { $player } alcança { $land }{ $points ->
    [0] , onde { $first } chegou primeiro
   *[other] {" "}em primeiro lugar (+{ $points })
  }.
did-move-junks = { $player } manda levar { $quantity ->
    [1] um junco
   *[other] { number-word } juncos
  } do porto de { $from } para o de { $to }.
did-replace-student = { $player } substitui o estudante de { $owner } { $student ->
    [vermelho] no espaço { $student }
   *[outro] no { $student } espaço
  }.
did-swap-own = { $player } escolhe o oficial { $official } para trocar de espaço.
    .within = {""}
did-swap-other = { $player } manda trocar de espaço os oficiais { $own } e { $official }.
did-army-from = { $player } escolhe o exército de { $owner } em { $box } para marchar.
    .within = {""}
did-army-to = { $player } manda marchar o exército de { $owner } de { $source } para { $box }.
did-replace-marker = { $stays ->
    [yes] { $player } manda assegurar o oficial { $official } de { $owner }
   *[no] { $player } manda substituir o marcador de { $owner } em { $official } por um seguro de { $to }
  }.
did-tutor = { $player } apoia { $student ->
    [vermelho] o estudante { $student }
   *[outro] o { $student } estudante
  }, de { $owner }.
    .within = { $player } apoia { $student ->
        [vermelho] o estudante { $student }
       *[outro] o { $student } estudante
      } (de { $owner }).
did-cancel-gift = { $player } cancela a prenda de { $owner } ({ gift }).
did-keep-gift = { $player } mantém a prenda de { $owner } ({ gift }).
did-place-candidate = { $player } coloca o candidato em { $official }{ $there ->
    [nothing] {""}
    [official] {" "}em vez do oficial que lá está
   *[marker] {" "}em vez do oficial de { $owner }
  }.
did-lend = { $player } sai de { $ministry } e cede { $quantity ->
    [1] um oficial
   *[other] { number-word } oficiais
  } a { $to }.
did-appoint = { $player } nomeia { $chief } Chefe dos Ministros.
did-discard = { $player } descarta uma carta{ $seen ->
    [yes] {" "}de { $coins ->
        [1] uma moeda
       *[other] { $coins } moedas
      }
   *[no] {""}
  }.
    .several = { $player } descarta { $seen ->
        [yes] cartas de { $coins_all } moedas
       *[no] { $count ->
            [2] duas
            [3] três
           *[other] { $count }
          } cartas
      }.
did-deal-chit = { $ministry } recebe uma ficha de { $value } pontos.
did-deal-distant = O primeiro a alcançar { $land } receberá { $value } pontos.
did-deal-land = { $land ->
    [Aname] O { $land }
    [Yunnan] O { $land }
   *[other] A { $land }
  } fica no espaço { $where ->
    [left] da esquerda
    [middle] do meio
   *[right] da direita
  }: { number-word } caixas, custo { $price }.
did-deal-candidate = Vira-se para cima um candidato para { $ministry }{ $resolved ->
    [yes] , que sai do jogo, porque { $ministry } está resolvido
   *[no] {""}
  }.
did-deal-official = Um oficial chega a { $official } (custo { $price }).
    .several = Chegam oficiais a { $official_all } (custos { $price_all }).
did-deal-card = { $seen ->
    [yes] { $player } tira uma carta de { $coins ->
        [1] uma moeda
       *[other] { $coins } moedas
      }.
   *[no] {""}
  }
    .within = { $seen ->
        [yes] A carta de { $player } tem { $coins ->
            [1] uma moeda
           *[other] { $coins } moedas
          }.
       *[no] {""}
      }
    .several = As cartas de { $player } têm { $coins_all } moedas.
did-deal-reward = { $player } tira { $seen ->
    [yes] a carta de recompensa «{ $card }»
   *[no] uma carta de recompensa
  }.
did-deal-chief = Por sorteio, { $chief } é o primeiro Chefe dos Ministros.
chief-agreed = A mesa indica { $chief } como primeiro Chefe dos Ministros.
reward-drawn-open = { $player } tira à vista de todos a carta de recompensa «{ $card }».

## The log: what follows by itself

gift-cancelled = É cancelada a prenda { $value } ({ gift }) de { $giver } a { $recipient }.
gift-replaced = É substituída a prenda { $value } ({ gift }) de { $giver } a { $recipient }.
deck-shuffled = O baralho chega ao fim: a pilha de descarte é baralhada e passa a ser o novo baralho.
deck-empty = Já não há cartas, e perde-se o que faltava tirar.
favour-begins = Todos passaram: o Favor Imperial cabe a { $player }.
wall-grows = Coloca-se a peça { $piece } de { $all } da Grande Muralha.
exam-contested = Viram-se as cartas: { $red_coins } { $red_coins ->
    [1] moeda
   *[other] moedas
  } para o estudante vermelho de { $red }, { $plain_coins } para o de { $plain }. { $tie ->
    [yes] O espaço vermelho desempata, e { $winner } ganha
   *[no] { $winner } ganha
  } o Exame Imperial.
exam-uncontested = { $winner } ganha o Exame Imperial sem adversário.
candidate-leaves = O candidato não encontra lugar e sai do jogo.
candidate-declined = { $player } não quer substituir um oficial, e o candidato sai do jogo.
ministry-two = { $ministry } é resolvido: { $minister } é Ministro (+{ $first }), { $secretary } Secretário (+{ $second }).
ministry-one = { $ministry } é resolvido: { $minister } é Ministro (+{ $first }) e Secretário (+{ $second }).
ministry-vacant = { $ministry } é resolvido: ninguém lá tem um oficial, e os cargos ficam vagos.
land-conquered = { $land ->
    [Aname] O { $land } é conquistado
    [Yunnan] O { $land } é conquistado
   *[other] A { $land } é conquistada
  }: { $points }.
land-failed = A invasão { $land ->
    [Aname] do { $land }
    [Yunnan] do { $land }
   *[other] da { $land }
  } falha: ninguém recebe pontos por ela.
discards-shown = Viram-se os descartes de { $player }:{ $ones ->
    [0] {""}
   *[other] {" "}1/3 ×{ $ones }
  }{ $twos ->
    [0] {""}
   *[other] {" "}2/2 ×{ $twos }
  }{ $threes ->
    [0] {""}
   *[other] {" "}3/1 ×{ $threes }
  }.
game-ends = Foi a última ronda: { $reason }.
reason-ministries = todos os ministérios estão resolvidos
reason-candidates = já não há candidatos
reason-wall = a Grande Muralha está completa
reason-ministries-and-candidates = todos os ministérios estão resolvidos e já não há candidatos
reason-ministries-and-wall = todos os ministérios estão resolvidos e a Grande Muralha está completa
reason-candidates-and-wall = já não há candidatos e a Grande Muralha está completa
reason-ministries-and-candidates-and-wall = todos os ministérios estão resolvidos, já não há candidatos e a Grande Muralha está completa
title-awarded = { $player } é { $title } (+1).
title-vacant = Ninguém é { $title }.
game-won = { $winners_count ->
    [1] { $winners } vence com { $points } pontos.
   *[other] { $winners } partilham a vitória com { $points } pontos.
  }
nobody-wins = { $tied } empatam com { $points } pontos e nenhum título desempata: ninguém vence.
round-begins = Começa a ronda { $round }. Cubos: { $cubes }.

## Refusals: what is asked now, and what something costs

asked-turn = é { READER($actor) ->
    [yes] a sua vez
   *[no] a vez de { $actor }
  }
asked-extra = { READER($actor) ->
    [yes] primeiro faz
   *[no] { $actor } faz
  } uma ação da caixa de ações, como diz a carta «Ação extra»
asked-pay = { READER($actor) ->
    [yes] primeiro paga
   *[no] { $actor } paga
  }
asked-land = { READER($actor) ->
    [yes] primeiro escolhe
   *[no] { $actor } escolhe
  } a Terra Distante da viagem
asked-petition = { READER($actor) ->
    [yes] primeiro escolhe
   *[no] { $actor } escolhe
  } o alvo da petição
asked-swap = { READER($actor) ->
    [yes] primeiro escolhe
   *[no] { $actor } escolhe
  } o outro oficial que troca de espaço
asked-march = { READER($actor) ->
    [yes] primeiro escolhe
   *[no] { $actor } escolhe
  } a caixa para onde o exército marcha
asked-tutor = { READER($actor) ->
    [yes] primeiro escolhe
   *[no] { $actor } escolhe
  } um estudante para apoiar
asked-tutor_cards = { READER($actor) ->
    [yes] primeiro põe
   *[no] { $actor } põe
  } cartas junto de um estudante
asked-cancel = { READER($actor) ->
    [yes] primeiro cancela
   *[no] { $actor } cancela
  } ou mantém a prenda
asked-candidate = { READER($actor) ->
    [yes] primeiro coloca
   *[no] { $actor } coloca
  } o candidato
asked-lend = { READER($actor) ->
    [yes] primeiro cede
   *[no] { $actor } cede
  } influência em { $ministry }
asked-appoint = { READER($actor) ->
    [yes] primeiro nomeia
   *[no] { $actor } nomeia
  } o próximo Chefe dos Ministros
asked-agreed = { READER($actor) ->
    [yes] primeiro diz
   *[no] { $actor } diz
  } quem a mesa indica como primeiro Chefe dos Ministros
asked-discard = { READER($actor) ->
    [yes] primeiro descarta
   *[no] { $actor } descarta
  } até ter quatro cartas
deed-bribe = subornar { $official }
deed-secure = assegurar { $official }
deed-nominate = nomear um estudante
deed-force = forçar um exame
deed-buy-junks = comprar { $quantity ->
    [1] um junco
   *[other] { number-word } juncos
  }
deed-voyage = navegar com { $quantity ->
    [1] um junco
   *[other] { number-word } juncos
  }
deed-recruit = recrutar um exército
deed-invade = invadir { $box }
deed-buy-gift = comprar a prenda «{ $gift }»
deed-card-bribery = tirar { $official } ao dono

## Refusals, by clause

no-CF-END-10 = o jogo acabou: os títulos estão atribuídos e o vencedor é conhecido
no-CF-TURN-02 = { $who ->
    [chance] o acaso não tem agora nada disso para tirar
    [drawing] ninguém joga agora: primeiro há algo para tirar à sorte
    [drawn] isso tira-se à sorte, nenhum jogador o decide
   *[rival] agora é a vez de { $actor }, { READER($player) ->
        [yes] não a sua
       *[no] não de { $player }
      }
  }
no-CF-TURN-07 = { $favour ->
    [yes] todos passaram, { READER($player) ->
        [yes] e ainda faz
       *[no] e { $player } faz
      } mais uma ação pelo Favor Imperial
   *[no] { READER($player) ->
        [yes] já passou
       *[no] { $player } passou
      } e não faz mais ações na ronda { $round }
  }
no-CF-TURN-04 = { READER($player) ->
    [yes] ainda
   *[no] { $player } ainda
  } tem { $left } { $cubes ->
    [1] cubo
   *[other] cubos
  } por usar e não pode passar
no-CF-TURN-11 = uma ação faz-se por inteiro, e esta ainda não acabou: { $asked }
no-CF-SEQ-01 = não é o momento para isso: { $asked }
no-CF-PAY-07 = { $whose ->
    [own] { READER($player) ->
        [yes] não
       *[no] { $player } não
      } tem nenhuma carta de { $coins ->
        [1] uma moeda
       *[other] { $coins } moedas
      }; { $held ->
        [0] a mão está vazia
       *[other] na mão: { $hand }
      }
   *[rival] agora paga { $actor }, e ninguém contribui para o pagamento de outro
  }
no-CF-PAIR-11 = { $use ->
    [petition] uma petição custa dois cubos
    [repeat] repetir neste espaço custa dois cubos
   *[first] esta ação custa um cubo
  }, { READER($player) ->
    [yes] e
   *[no] e { $player }
  } { $cubes ->
    [0] não tem nenhum
   *[other] tem { $left }
  }
no-CF-PAY-08 = { $deed } custa { $price }; { READER($player) ->
    [yes] tem
   *[no] { $player } tem
  } { $purse }
no-CF-PAY-09 = agora não há nada para pagar, e por isso não se gastam cartas
no-CF-PAY-02 = o custo é de { $price }, e { $paid ->
    [0] ainda nada está pago
    [1] só está paga { $paid }
   *[other] só estão pagas { $paid }
  }
no-CF-PAY-04 = { $needless ->
    [yes] com esta carta, { READER($player) ->
        [yes] pagaria
       *[no] { $player } pagaria
      } { $price } com pelo menos uma carta a mais, e nesta mesa as cartas a mais ficam na mão
   *[no] as cartas dizem-se de poucas moedas para muitas, e { $late ->
        [yes] já foi dita uma de { $last } moedas
       *[no] sem outras mais baixas não chega
      }
  }
no-CF-OFF-08 = { $official } é um oficial seguro de { $owner } e ninguém o pode tirar
no-CF-OFF-09 = { $ministry } está resolvido, e lá já nada muda
no-CF-ACT-BRIBE-01 = não há nenhum oficial em { $official }
no-CF-ACT-BRIBE-04 = { $official } já tem { READER($owner) ->
    [yes] o seu marcador
   *[no] o marcador de { $owner }
  }, e um suborno nunca o substitui
no-CF-ACT-BRIBE-05 = a prenda { $value } de { $giver } ({ $gift }) { READER($player) ->
    [yes] não lhe permite subornar
   *[no] impede { $player } de subornar
  } em { $ministry }: { $giver } tem lá { $theirs } { $theirs ->
    [1] oficial
   *[other] oficiais
  } { READER($player) ->
    [yes] e seus há { $own }
   *[no] e { $player } { $own }
  }
no-CF-ACT-SECURE-01 = { $state ->
    [empty] não há nenhum oficial em { $official }
    [unbribed] { $official } não foi subornado por ninguém
    [rival] { $official } tem o marcador de { $owner }, { READER($player) ->
        [yes] não o seu
       *[no] não o de { $player }
      }
   *[secured] { $official } já é um oficial seguro { READER($owner) ->
        [yes] seu
       *[no] de { $owner }
      }
  }
no-CF-ACT-NOM-01 = na primeira ronda não se nomeiam estudantes
no-CF-ACT-NOM-02 = os dois espaços de estudante estão ocupados, { READER($red) ->
    [yes] por si
   *[no] por { $red }
  } { READER($plain) ->
    [yes] e por si
   *[no] e { $plain }
  }
no-CF-ACT-NOM-03 = { READER($player) ->
    [yes] já
   *[no] { $player } já
  } tem um estudante, e ninguém nomeia um segundo
no-CF-ACT-NOM-05 = { $state ->
    [none] nesta mesa, o primeiro estudante fica no espaço vermelho e o segundo no outro
   *[taken] { $student ->
        [vermelho] o espaço { $student }
       *[outro] o { $student } espaço
      } está ocupado por { $owner }
  }
no-CF-ACT-FORCE-01 = na primeira ronda não se forçam exames
no-CF-ACT-FORCE-04 = os dois espaços de estudante estão vazios, e nesta mesa só se força um exame havendo um estudante
no-CF-ACT-JUNK-04 = { $supply ->
    [0] já não há juncos na reserva
    [1] só há um junco na reserva, não { $quantity }
   *[other] só há { $supply } juncos na reserva, não { $quantity }
  }
no-CF-ACT-VOY-01 = para navegar com { $quantity ->
    [1] um junco é preciso tê-lo
   *[other] { $quantity } juncos é preciso tê-los
  } no porto, { READER($player) ->
    [yes] e
   *[no] e { $player }
  } { $shipyard ->
    [0] não tem nenhum
    [1] tem um
   *[other] tem { $shipyard }
  }
no-CF-ACT-VOY-12 = { READER($player) ->
    [yes] já
   *[no] { $player } já
  } alcançou { $land }
no-CF-ACT-VOY-13 = { $voyages ->
    [0] { READER($player) ->
        [yes] já
       *[no] { $player } já
      } alcançou todas as Terras Distantes, e nesta mesa não navega mais
   *[other] { $at_sea } juncos no mar completariam { $voyages ->
        [1] uma viagem
       *[other] { $voyages } viagens
      }, e { $lands ->
        [0] não resta nenhuma Terra Distante
        [1] só resta uma Terra Distante
       *[other] só restam { $lands } Terras Distantes
      } { READER($player) ->
        [yes] para alcançar
       *[no] para { $player } alcançar
      }
  }
no-CF-ACT-ARMY-03 = { READER($player) ->
    [yes] os seus seis exércitos
   *[no] os seis exércitos de { $player }
  } já foram recrutados
no-CF-ACT-INVADE-01 = { READER($player) ->
    [yes] não
   *[no] { $player } não
  } tem nenhum exército na colónia
no-CF-ACT-INVADE-02 = { $state ->
    [none] não há nenhuma caixa { $box }
   *[resolved] a invasão { $land ->
        [Aname] do { $land }
        [Yunnan] do { $land }
       *[other] da { $land }
      } já acabou
  }
no-CF-ACT-INVADE-05 = em { $box } já está { READER($owner) ->
    [yes] um exército seu
   *[no] um exército de { $owner }
  }
no-CF-ACT-BUY-01 = { READER($player) ->
    [yes] não
   *[no] { $player } não
  } pode comprar a prenda «{ $gift }»: { $state ->
    [available] já está comprada
    [active] está com { $holder }
   *[out] saiu do jogo
  }
no-CF-ACT-GIVE-01 = { $who ->
    [nobody] ninguém joga com { $to }
   *[rival] { READER($player) ->
        [yes] não
       *[no] { $player } não
      } pode dar a prenda «{ $gift }»: { $state ->
        [unavailable] ainda não está comprada
        [active] está com { $holder }
       *[out] saiu do jogo
      }
  }
no-CF-ACT-GIVE-05 = { READER($player) ->
    [yes] tem
   *[no] { $player } tem
  } uma prenda de { $to } de valor { $received }, e por isso a prenda de volta vale pelo menos o mesmo, não { $value }
no-CF-ACT-GIVE-04 = { READER($player) ->
    [yes] já
   *[no] { $player } já
  } deu a { $to } uma prenda de valor { $given }, e nesta mesa a próxima a { $to } tem de valer mais, não { $value }
no-CF-ACT-GIVE-06 = uma prenda vai para outro jogador, nunca para o próprio dono
no-CF-ACT-TRANS-03 = { $state ->
    [empty] não há nenhum oficial em { $official }
    [unbribed] { $official } não tem o marcador de ninguém
   *[rival] { $official } tem o marcador de { $owner }, { READER($player) ->
        [yes] não o seu
       *[no] não o de { $player }
      }
  }
no-CF-ACT-TRANS-04 = { $who ->
    [nobody] ninguém joga com { $to }
    [self] a influência vai para outro jogador{ $gift ->
        [needed] , que { READER($player) ->
            [yes] lhe tenha dado uma prenda
           *[no] tenha dado uma prenda a { $player }
          }
       *[other] {""}
      }
   *[rival] { $gift ->
        [needed] { READER($player) ->
            [yes] não
           *[no] { $player } não
          } tem nenhuma prenda de { $to }, e a influência só vai para quem deu uma
       *[other] { READER($player) ->
            [yes] já
           *[no] { $player } já
          } transferiu influência vinte vezes nesta ronda, e a partir de agora só para quem deu uma prenda
      }
  }
no-CF-ACT-PET-01 = as petições são do jogo avançado, e este não o é
no-CF-ACT-PET-04 = { $value ->
    [1] a prenda «{ $gift }» não comove ninguém: uma petição pede uma prenda de valor 2 a 6
   *[other] { READER($player) ->
        [yes] não
       *[no] { $player } não
      } pode fazer uma petição com a prenda «{ $gift }»: { $state ->
        [unavailable] ainda não está comprada
        [active] está com { $holder }
       *[out] saiu do jogo
      }
  }
no-CF-ACT-PET-06 = { $state ->
    [nobody] ambos os portos têm de ser de jogadores desta mesa
    [same] os juncos vão para o porto de outro jogador
   *[few] { $needed ->
        [1] movem-se um ou dois juncos
       *[2] movem-se dois juncos
      }, e { $shipyard ->
        [0] { READER($from) ->
            [yes] não tem nenhum no seu
           *[no] { $from } não tem nenhum no
          }
       *[other] { READER($from) ->
            [yes] só tem um no seu
           *[no] { $from } só tem um no
          }
      } porto
  }
no-CF-ACT-PET-09 = { $state ->
    [petition] não há nenhum estudante de outro jogador para substituir
    [none] não há nenhum estudante { $student ->
        [vermelho] no espaço { $student }
       *[outro] no { $student } espaço
      }
   *[own] { $student ->
        [vermelho] o estudante { $student }
       *[outro] o { $student } estudante
      } já é { READER($player) ->
        [yes] seu
       *[no] de { $player }
      }
  }
no-CF-ACT-PET-10 = por qualquer ordem é a mesma troca entre { READER($player) ->
    [yes] duas peças suas
   *[no] duas peças de { $player }
  }; escolha { $half ->
    [first] primeiro a outra e depois { $official }
   *[second] primeiro { $official } e depois { $own }
  }
no-CF-ACT-PET-11 = { $half ->
    [first] não há outro oficial num espaço { $number } ou superior com que { $official } possa trocar
   *[second] { $official } é mais antigo do que { $own }, que não pode ganhar antiguidade
  }
no-CF-ACT-PET-12 = { $half ->
    [same] { $official } não pode trocar de espaço consigo próprio
   *[other] { $state ->
        [empty] não há nenhum oficial em { $official }
        [unbribed] { $official } não tem o marcador de ninguém, e a primeira peça tem de ter { READER($player) ->
            [yes] o seu
           *[no] o de { $player }
          }
       *[rival] { $official } tem o marcador de { $owner }, e a primeira peça tem de ter { READER($player) ->
            [yes] o seu
           *[no] o de { $player }
          }
      }
  }
no-CF-ACT-PET-13 = o exército em { $box } é de { $owner }, e nesta mesa uma petição só move um exército de quem a faz
no-CF-ACT-PET-14 = { $state ->
    [none] não há nenhuma caixa { $box }
    [resolved] a invasão { $land ->
        [Aname] do { $land }
        [Yunnan] do { $land }
       *[other] da { $land }
      } já acabou
    [empty] não há nenhum exército em { $box }
   *[taken] em { $box } já está { READER($owner) ->
        [yes] um exército seu
       *[no] um exército de { $owner }
      }
  }
no-CF-ACT-PET-17 = { $who ->
    [nobody] ninguém joga com { $to }
   *[other] { $state ->
        [empty] não há nenhum oficial em { $official }
        [unbribed] { $official } não tem o marcador de ninguém
       *[secured] { $official } é um oficial seguro { READER($owner) ->
            [yes] seu
           *[no] de { $owner }
          }
      }
  }
no-CF-ACT-PET-19 = a petição com a prenda «{ $gift }» exige { $value ->
    [2] um porto com { $junks ->
        [1] um junco
       *[other] dois juncos
      }
    [4] { READER($player) ->
        [yes] um oficial seu
       *[no] um oficial de { $player }
      } que possa trocar de espaço com outro
    [5] { $whose ->
        [own] um exército próprio
       *[any] um exército
      } e uma caixa vazia em Províncias Distantes por resolver
   *[6] um marcador não seguro num ministério por resolver
  }, o que não há
no-CF-ACT-COM-01 = { READER($player) ->
    [yes] já
   *[no] { $player } já
  } fez Comércio nesta ronda
no-CF-ACT-COM-04 = com esta carta seriam { $sum } moedas, e em Comércio gastam-se no máximo 4
no-CF-ACT-FAV-05 = { $card ->
    [yes] o Favor Imperial é uma ação da caixa de ações, não uma carta de recompensa
   *[no] o Favor Imperial não se pode escolher como ação sem cubos
  }
no-CF-ACT-FAV-06 = ninguém põe um cubo no Favor Imperial: { READER($chief) ->
    [yes] cabe-lhe, como Chefe dos Ministros,
   *[no] cabe a { $chief }, Chefe dos Ministros,
  } quando todos tiverem passado
no-CF-REW-10 = { $held ->
    [no] { READER($player) ->
        [yes] não tem
       *[no] { $player } não tem
      } a carta «{ $card }»
   *[yes] «{ $card }» não faria nada: { $needs ->
        [gift] a prenda «{ $gift }» já não está por comprar
        [supply] { READER($player) ->
            [yes] os seus seis exércitos
           *[no] os seis exércitos de { $player }
          } já foram recrutados
       *[colony] { READER($player) ->
            [yes] não tem
           *[no] { $player } não tem
          } nenhum exército na colónia
      }
  }
no-CF-REW-11 = «{ $card }» serve em { $named } enquanto estiver por resolver, e não em { $ministry }
no-CF-REW-15 = { $named } não tem nenhum oficial não subornado, nem um não seguro de um adversário: «{ $card }» não se pode jogar por agora
no-CF-REW-23 = { $state ->
    [empty] não há nenhum oficial em { $official }
    [candidate] em { $official } está um candidato, que não se pode subornar
   *[own] { $official } já tem { READER($owner) ->
        [yes] o seu marcador
       *[no] o marcador de { $owner }
      }
  }
no-CF-EXAM-06 = é obrigatório apoiar: { READER($player) ->
    [yes] põe
   *[no] { $player } põe
  } pelo menos uma { $cards ->
    [1] carta, a única que tem na mão,
   *[other] das { $cards } cartas da mão
  } junto de um estudante
no-CF-EXAM-08 = { READER($player) ->
    [yes] todas as suas cartas
   *[no] todas as cartas de { $player }
  } vão para um só estudante, e já foi escolhido { READER($owner) ->
    [yes] o seu
   *[no] o de { $owner }
  }
no-CF-EXAM-10 = a prenda de { $giver } ({ $gift }) { READER($player) ->
    [yes] obriga a
   *[no] obriga { $player } a
  } apoiar o estudante de { $giver }
no-CF-EXAM-17 = { $ministry } tem o espaço vazio { $empty }, e um candidato vai para um espaço vazio antes de substituir alguém
no-CF-EXAM-18 = { $official } é um oficial seguro { READER($owner) ->
    [yes] seu
   *[no] de { $owner }
  }, e um candidato só substitui oficiais não subornados ou não seguros
no-CF-EXAM-19 = { $able ->
    [yes] o candidato é para { $named }, que o pode receber, e não para { $ministry }
   *[no] { $named } não pode receber o seu candidato, que então substitui um oficial noutro lado e não ocupa nenhum espaço vazio
  }
no-CF-EXAM-21 = { $able ->
    [yes] { $empty } está vazio, e nesta mesa um candidato «qualquer ministério» vai para um espaço vazio antes de substituir alguém
   *[no] { $ministry } não pode receber o candidato: todos os seus oficiais estão seguros
  }
no-CF-EXAM-24 = { $how ->
    [empty] o candidato pode ir para um espaço vazio, e só se pode recusar substituir um oficial
    [optional] { READER($player) ->
        [yes] coloca
       *[no] { $player } coloca
      } o candidato ou recusa-o, e não pode passar
   *[compulsory] o candidato pode ser colocado, e por isso { READER($player) ->
        [yes] tem
       *[no] { $player } tem
      } de o colocar
  }
no-CF-RES-11 = a prenda de { $givers } ({ $gift }) { READER($player) ->
    [yes] obriga a
   *[no] obriga { $player } a
  } ceder { $number ->
    [1] a { $givers }
   *[other] a um destes jogadores
  }
no-CF-RES-16 = { $to } já saiu de { $ministry }
no-CF-RES-17 = { $to } não tem nenhum oficial em { $ministry }
no-CF-RES-07 = { $who ->
    [nobody] ninguém joga com { $to }
   *[self] a influência cede-se a outro jogador
  }
no-CF-CM-02 = { $who ->
    [nobody] ninguém joga com { $chief }
   *[self] { READER($player) ->
        [yes] como Chefe dos Ministros, nomeia outro jogador, não a si
       *[no] o Chefe dos Ministros nomeia outro jogador, não { $player }
      }
  }
no-CF-EOR-06 = só se descartam cartas no Fim da Ronda, e só quem tem mais de quatro

## Sources of points

source-minister = cargo de Ministro em { $where }
source-secretary = cargo de Secretário em { $where }
source-voyage = viagem: { $where }
source-invasion = exército em { $where }
source-title = título de { $where }
source-emperor_insulted = Imperador insultado
source-earlier = pontos anteriores

## What computer players look at (appraisal.py), as they speak of it: "for influence (+1.8)"

item-score = pontos garantidos
item-posts = Ministros e Secretários, tal como estão
item-titles = títulos, tal como estão
item-influence = influência
item-secured = oficiais seguros
item-first_lead = a corrida a Ministro
item-second_lead = a corrida a Secretário
item-seniority = antiguidade
item-lenders = oficiais que outros cederiam
item-bound = oficiais que teria de ceder
item-blocked = ministérios fechados por prendas dos outros
item-blocks = ministérios fechados aos outros por uma prenda
item-cubes_next = cubos na próxima ronda
item-gifts_ready = prendas prontas a dar
item-best_gift = a melhor prenda
item-gifts_given = prendas dadas
item-gifts_owed = prendas recebidas
item-cubes = cubos por usar
item-cards = cartas
item-cards_over = cartas acima do limite da mão
item-junks = juncos no porto
item-sea = juncos no mar
item-discovery = uma descoberta ao alcance
item-visits = Terras Distantes alcançadas
item-army = exércitos
item-army_chance = uma caixa para um exército
item-boxes = caixas em Províncias Distantes
item-boxes_open = províncias ainda por encher
item-boxes_late = invasões prestes a falhar
item-rewards = cartas de recompensa do Imperador
item-student = um estudante
item-student_red = o espaço vermelho no exame
item-exam = as cartas junto dos estudantes
item-bingbu = a redução de Bingbu
item-hubu = a redução de Hubu
item-gongbu = a redução de Gongbu
item-chief = o cargo de Chefe dos Ministros

## Foresight: what comes by itself. $sure is will, stands, one_more or near

prospect-blocked = A prenda { $value } de { $giver } ({ gift }) { READER($player) ->
    [yes] não lhe permite subornar
   *[no] impede { $player } de subornar
  } em { $ministry }: { READER($giver) ->
      [yes] tem lá
     *[no] { $giver } tem lá
    } { $theirs } { $theirs ->
    [1] oficial
   *[other] oficiais
  } { READER($player) ->
      [yes] e seus há { $own }
     *[no] e { $player } { $own }
    }.
    .short = A prenda de { $giver } { READER($player) ->
        [yes] não lhe permite subornar
       *[no] impede { $player } de subornar
      } em { $ministry }.
prospect-last-round = { $sure ->
    [will] Esta é a última ronda
   *[other] Tal como está, esta é a última ronda
  }: { $reason ->
    [ministries] todos os ministérios ficam resolvidos
    [candidates] ganha-se o último candidato
   *[wall] a Grande Muralha fica completa
  }.
prospect-round-end = O que traz o fim da ronda { $round }; { $left ->
    [0] não há mais rondas
    [1] há no máximo mais uma ronda
   *[other] há no máximo mais { $left } rondas
  }.
prospect-favour = Quando todos tiverem passado, { READER($player) ->
    [yes] faz
   *[no] { $player } faz
  } uma ação pelo Favor Imperial.
prospect-wall = A peça { $piece } de { $all } da Grande Muralha vem no fim desta ronda.
    .short = Vem a peça { $piece } de { $all }.
prospect-rounds = { $left ->
    [1] Não há mais rondas depois desta
   *[other] Restam no máximo { $left } rondas, incluindo esta
  }: o jogo acaba o mais tardar com a ronda { $rounds }.
    .short = { $left ->
        [1] Sim, é esta.
       *[other] Ainda não: o mais tardar a ronda { $rounds }.
      }
prospect-candidates = { $last ->
    [yes] O candidato é o último: quando for ganho, a ronda é a última
   *[no] Só restam { $left } candidatos, incluindo o que está à vista
  }.
prospect-examination = { $contested ->
    [yes] Há um Exame Imperial entre { $red } (vermelho) e { $plain }
   *[no] { $winner_id ->
        [-1] Ainda ninguém sabe quem ganha o Exame Imperial
       *[other] { $winner } ganha o Exame Imperial
      }
  }; o candidato é para { $candidate }{ $last ->
    [yes] , o último
   *[no] {""}
  }.
    .short = { $contested ->
        [yes] Exame para { $candidate }: { $red } (vermelho) contra { $plain }
       *[no] { $winner_id ->
            [-1] Exame para { $candidate }: ainda ninguém sabe quem ganha
           *[other] { $winner } ganha o exame para { $candidate }
          }
      }{ $last ->
        [yes] {" "}(o último candidato)
       *[no] {""}
      }.
prospect-no-examination = { $reason ->
    [forced] Há um exame forçado, mas falta um estudante: tal como está, não se realiza
    [student] Só com o estudante de { $owner } não há exame: com um segundo estudante, ou forçando-o, haveria um
   *[none] Não há exame: não há estudantes
  }{ $last ->
    [yes] ; o candidato é o último
   *[no] {""}
  }.
    .short = { $reason ->
        [forced] Há um exame forçado, mas falta um estudante
        [student] O estudante de { $owner } está só: ainda não há exame
       *[none] Sem estudantes não há exame
      }{ $last ->
        [yes] {" "}(o último candidato)
       *[no] {""}
      }.
prospect-must-tutor = { READER($player) ->
    [yes] Tem
   *[no] { $player } tem
  } de apoiar { $student ->
    [vermelho] o estudante { $student }
   *[outro] o { $student } estudante
  }, de { $owner }, por causa da prenda { $value } ({ gift }).
    .short = { READER($player) ->
        [yes] Tem
       *[no] { $player } tem
      } de apoiar { $student ->
        [vermelho] o estudante { $student }
       *[outro] o { $student } estudante
      }, de { $owner }.
prospect-tutors-freely = { READER($player) ->
    [yes] Tem
   *[no] { $player } tem
  } de apoiar, e pode escolher o estudante.
prospect-candidate-place = { $places ->
    [1] O candidato pode ir para { $official }
   *[other] O candidato pode ir para um de { $places } espaços de { $ministry }
  }{ $empty ->
    [yes] { $places ->
        [1] , que está vazio
       *[other] , todos vazios
      }
   *[no] {" "}em vez do oficial que lá está
  }.
prospect-candidate-leaves = O candidato não encontra lugar e sai do jogo.
prospect-ministry-now = { $ministry } é resolvido nesta ronda{ $sure ->
    [will] {""}
   *[other] , tal como está
  }: { $posts }.
    .short = { $ministry } é resolvido{ $sure ->
        [will] {""}
       *[other] , tal como está
      }: { $posts_short }.
prospect-ministry-last = { $ministry } é resolvido com o fim do jogo: { $posts }.
prospect-ministry-one-more = Com mais um marcador, { $ministry } é resolvido nesta ronda{ $third ->
    [yes] {" "}(o terceiro ministério: última ronda)
   *[no] {""}
  }; tal como está: { $posts }.
    .short = Mais um marcador resolve { $ministry }{ $third ->
        [yes] {" "}e faz desta a última ronda
       *[no] {""}
      }: { $posts_short }.
prospect-ministry = Em { $ministry } { $missing ->
    [1] falta { $missing } marcador
   *[other] faltam { $missing } marcadores
  }; se o jogo acabasse agora: { $posts }.
posts-foreseen = { $minister_id ->
    [-1] ninguém fica com os cargos
   *[other] { $same ->
        [yes] { READER($minister) ->
            [yes] fica
           *[no] { $minister } fica
          } com os dois cargos (+{ $first }, +{ $second })
       *[no] { READER($minister) ->
           [yes] eu Ministro
          *[no] { $minister } Ministro
         } (+{ $first }), { READER($secretary) ->
             [yes] eu Secretário
            *[no] { $secretary } Secretário
           } (+{ $second })
      }
  }{ $assumed ->
    [yes] , a não ser que uma escolha livre ou o exame o mude
   *[no] {""}
  }
    .short = { $minister_id ->
        [-1] ninguém fica com os cargos
       *[other] { $same ->
            [yes] { READER($minister) ->
                [yes] eu +
               *[no] { $minister } +
              }{ $first } +{ $second }
           *[no] { READER($minister) ->
               [yes] eu +
              *[no] { $minister } +
             }{ $first }, { READER($secretary) ->
                 [yes] eu +
                *[no] { $secretary } +
               }{ $second }
          }
      }{ $assumed ->
        [yes] {" "}(em aberto)
       *[no] {""}
      }
prospect-drops-out = { READER($player) ->
    [yes] Sai
   *[no] { $player } sai
  } de { $ministry } com { $quantity ->
    [1] um oficial
   *[other] { number-word } oficiais
  }{ $tied ->
    [yes] {" "}e perde o empate: o oficial mais antigo que lá tem está no espaço { $senior }
   *[no] , menos do que qualquer outro
  }.
    .short = { READER($player) ->
        [yes] Sai
       *[no] { $player } sai
      } de { $ministry }.
prospect-lends = { READER($player) ->
    [yes] Cede
   *[no] { $player } cede
  } { $quantity ->
    [1] um oficial
   *[other] { number-word } oficiais
  } { READER($to) ->
      [yes] a si, que fica
     *[no] a { $to }, que fica
    } com { $now }: { $why ->
    [gift] deu a prenda mais alta entre quem ainda participa ({ $value })
    [equal] escolha livre entre prendas de { $value }; supõe-se o mais forte
   *[free] escolha livre, pois já não participa ninguém que tenha dado uma prenda; supõe-se o mais forte
  }.
    .short = { READER($player) ->
        [yes] Cede
       *[no] { $player } cede
      } influência em { $ministry } { READER($to) ->
          [yes] a si.
         *[no] a { $to }.
        }
prospect-gift-cancelled = Com isso é cancelada a prenda { $value } ({ gift }) { READER($giver) ->
    [yes] sua
   *[no] de { $giver }
  } { READER($recipient) ->
      [yes] a si
     *[no] a { $recipient }
    }.
prospect-posts-two = { READER($minister) ->
    [yes] Fica
   *[no] { $minister } fica
  } Ministro (+{ $first }) { READER($secretary) ->
      [yes] e eu Secretário
     *[no] e { $secretary } Secretário
    } (+{ $second }){ $tied ->
    [yes] : ambos têm { $more }, { READER($minister) ->
        [yes] e é seu o oficial
       *[no] e { $minister } o oficial
      } mais antigo
   *[no] , por { $more } a { $less }
  }.
prospect-posts-one = { READER($minister) ->
    [yes] Mais ninguém participa: fica
   *[no] Só participa { $minister }, que fica
  } Ministro (+{ $first }) e Secretário (+{ $second }).
prospect-posts-vacant = Ninguém lá tem um oficial: os cargos ficam vagos.
prospect-way-repay = Retribua a { $giver } com uma prenda de valor superior a { $value }, e a que recebeu deixa de contar.
prospect-way-three = Com três oficiais em { $ministry } não sai da disputa.
prospect-way-cards = Três cartas a favor desse estudante cancelam a prenda.
prospect-way-level = Pode voltar a subornar lá quando { $giver } tiver lá mais oficiais do que quem recebeu a prenda.
prospect-would-tutor = Com um segundo estudante, a prenda { $value } de { $giver } obriga a apoiar o estudante de { $giver }.
prospect-land-conquered = { $land ->
    [Aname] O { $land } está cheio e é conquistado
    [Yunnan] O { $land } está cheio e é conquistado
   *[other] A { $land } está cheia e é conquistada
  } no fim desta ronda: { $points }.
    .short = { $land ->
        [Aname] O { $land } é conquistado
        [Yunnan] O { $land } é conquistado
       *[other] A { $land } é conquistada
      }: { $points }.
prospect-land-fails = A invasão { $land ->
    [Aname] do { $land }
    [Yunnan] do { $land }
   *[other] da { $land }
  } falha no fim desta ronda, com { $missing } { $missing ->
    [1] caixa vazia
   *[other] caixas vazias
  }.
    .short = { $land }, invasão falhada: { $missing } { $missing ->
        [1] caixa vazia
       *[other] caixas vazias
      }.
prospect-land-one-more = Com mais um exército, { $land ->
    [Aname] o { $land } é conquistado
    [Yunnan] o { $land } é conquistado
   *[other] a { $land } é conquistada
  } nesta ronda; o prazo é a ronda { $deadline }.
    .short = Mais um exército conquista { $land ->
        [Aname] o { $land }
        [Yunnan] o { $land }
       *[other] a { $land }
      }, até à ronda { $deadline }.
prospect-land = { $land }: { $missing ->
    [1] falta { $missing } exército
   *[other] faltam { $missing } exércitos
  }; o prazo é a ronda { $deadline }.
prospect-title = Tal como está, { $player_id ->
    [-1] ninguém é { $title }: { $most ->
        [0] ninguém tem nada que conte
       *[other] há um empate em { $most }, e nenhum Ministro o desfaz
      }
   *[other] { READER($player) ->
       [yes] é
      *[no] { $player } é
     } { $title }{ $tied ->
        [yes] , por desempate em { $most }
       *[no] {" "}com { $most }
      }
  }.
prospect-new-official = Um oficial chega a { $official } no fim desta ronda.
prospect-discards = { READER($player) ->
    [yes] Tem
   *[no] { $player } tem
  } de descartar { $quantity ->
    [1] uma carta
   *[other] { number-word } cartas
  } no fim desta ronda.
    .short = { READER($player) ->
        [yes] Tem
       *[no] { $player } tem
      } de descartar { $quantity ->
        [1] uma carta
       *[other] { number-word } cartas
      }.
prospect-appoints = { READER($player) ->
    [yes] Nomeia
   *[no] { $player } nomeia
  } o próximo Chefe dos Ministros.
prospect-chief-drawn = O primeiro Chefe dos Ministros é sorteado.
prospect-cubes = { READER($player) ->
    [yes] Recebe
   *[no] { $player } recebe
  } { $cubes } cubos na próxima ronda em vez de { $now }.
    .short = { READER($player) ->
        [yes] Recebe
       *[no] { $player } recebe
      } { $cubes } cubos na próxima ronda, não { $now }.

## Foresight: warnings before a move

prospect-gives-post = { $player } seria { $post ->
    [minister] Ministro
   *[secretary] Secretário
  } de { $ministry }.
prospect-gives-points = { $player } acabaria com mais { $points } { $points ->
    [1] ponto
   *[other] pontos
  }, sem que isso lhe desse pontos a si.
prospect-gives-influence = Perderia { $quantity ->
    [1] um oficial
   *[other] { number-word } oficiais
  } em { $ministry }.
prospect-fewer-cubes = Receberia { $cubes } cubos na próxima ronda, não { $now }.

## Foresight: what a gesture changes

change-points = { READER($player) ->
    [yes] Os seus pontos
   *[no] Pontos de { $player }
  }: de { $before } para { $after }.
change-total = { READER($player) ->
    [yes] Eu
   *[no] { $player }
  } se acabasse agora: de { $before } para { $after }.
change-source = { READER($player) ->
    [yes] Eu
   *[no] { $player }
  }, { $where }: de { $before } para { $after }.
change-post = { $where } se acabasse agora: { $after_is ->
    [none] ninguém
   *[some] { READER($after) ->
       [yes] eu
      *[no] { $after }
     }
  } em vez de { $before_is ->
    [none] ninguém
   *[some] { READER($before) ->
       [yes] si
      *[no] { $before }
     }
  }.
change-title = { $where } se acabasse agora: { $after_is ->
    [none] ninguém
   *[some] { READER($after) ->
       [yes] eu
      *[no] { $after }
     }
  } em vez de { $before_is ->
    [none] ninguém
   *[some] { READER($before) ->
       [yes] si
      *[no] { $before }
     }
  }.
change-count = { READER($player) ->
    [yes] Eu
   *[no] { $player }
  } a caminho de { $where }: de { $before } para { $after }.
change-resolved = { $where } é resolvido.
change-markers_missing = Marcadores que faltam em { $where }: de { $before } para { $after }.
change-influence = { READER($player) ->
    [yes] A sua influência
   *[no] Influência de { $player }
  } em { $where }: de { $before } para { $after }.
change-secured = { READER($player) ->
    [yes] Os seus oficiais seguros
   *[no] Oficiais seguros de { $player }
  } em { $where }: de { $before } para { $after }.
change-student = { $where ->
    [vermelho] O estudante { $where }
   *[outro] O { $where } estudante
  }: de { $after_is ->
    [none] ninguém
   *[some] { READER($after) ->
       [yes] si
      *[no] { $after }
     }
  } em vez de { $before_is ->
    [none] ninguém
   *[some] { READER($before) ->
       [yes] si
      *[no] { $before }
     }
  }.
change-forced = { $after ->
    [yes] Há um exame forçado.
   *[no] Já não há um exame forçado.
  }
change-armies_missing = Exércitos que faltam, { $where }: de { $before } para { $after }.
change-land = { READER($player) ->
    [yes] Eu
   *[no] { $player }
  }, se { $where ->
    [Aname] o { $where } for conquistado
    [Yunnan] o { $where } for conquistado
   *[other] a { $where } for conquistada
  }: de { $before } para { $after } pontos.
change-cubes = { READER($player) ->
    [yes] Os seus cubos
   *[no] Cubos de { $player }
  } nesta ronda: de { $before } para { $after }.
change-cubes_next = { READER($player) ->
    [yes] Os seus cubos
   *[no] Cubos de { $player }
  } na próxima ronda: de { $before } para { $after }.
change-cards = { READER($player) ->
    [yes] As suas cartas
   *[no] Cartas de { $player }
  }: de { $before } para { $after }.
change-over_limit = { READER($player) ->
    [yes] As suas cartas
   *[no] Cartas de { $player }
  } acima do limite da mão: de { $before } para { $after }.
change-rewards = { READER($player) ->
    [yes] As suas cartas de recompensa
   *[no] Cartas de recompensa de { $player }
  }: de { $before } para { $after }.
change-shipyard = Juncos { READER($player) ->
    [yes] no seu porto
   *[no] no porto de { $player }
  }: de { $before } para { $after }.
change-at_sea = { READER($player) ->
    [yes] Os seus juncos
   *[no] Juncos de { $player }
  } no mar: de { $before } para { $after }.
change-visited = Terras Distantes alcançadas por { READER($player) ->
    [yes] si
   *[no] { $player }
  }: de { $before } para { $after }.
change-colony = Exércitos { READER($player) ->
    [yes] na sua colónia
   *[no] na colónia de { $player }
  }: de { $before } para { $after }.
change-armies_left = Exércitos que { READER($player) ->
    [yes] ainda
   *[no] { $player } ainda
  } pode recrutar: de { $before } para { $after }.
change-gift = { $after_is ->
    [none] { READER($player) ->
        [yes] A sua prenda
       *[no] A prenda de { $player }
      } { READER($where) ->
        [yes] a si
       *[no] a { $where }
      } deixa de existir
   *[some] { $before_is ->
        [none] { READER($player) ->
            [yes] Dá
           *[no] { $player } dá
          } { READER($where) ->
            [yes] a si
           *[no] a { $where }
          } uma prenda de valor { $after }
       *[some] { READER($player) ->
           [yes] A sua prenda
          *[no] A prenda de { $player }
         } { READER($where) ->
           [yes] a si
          *[no] a { $where }
         }: de { $before } para { $after }
      }
  }.
change-blocked = { $after ->
    [yes] { READER($player) ->
        [yes] Deixa
       *[no] { $player } deixa
      } de poder subornar em { $where }
   *[no] { READER($player) ->
       [yes] Volta
      *[no] { $player } volta
     } a poder subornar em { $where }
  }.
change-must_tutor = { $after_is ->
    [none] { READER($player) ->
        [yes] Já
       *[no] { $player } já
      } não tem de apoiar nenhum estudante
   *[some] { READER($player) ->
       [yes] Tem
      *[no] { $player } tem
     } de apoiar { READER($after) ->
         [yes] o seu estudante
        *[no] o estudante de { $after }
       }
  }.
change-discount = { $after ->
    [yes] { READER($player) ->
        [yes] Ganha
       *[no] { $player } ganha
      } a redução de { $where }
   *[no] { READER($player) ->
       [yes] Perde
      *[no] { $player } perde
     } a redução de { $where }
  }.
change-space = Cubos para { $where_id ->
    [bribe_secure] subornar ou assegurar
    [nominate] nomear
    [force] forçar um exame
    [junks_voyage] juncos ou uma viagem
    [army_invade] recrutar ou invadir
    [buy_gift] comprar uma prenda
    [give_gift] dar uma prenda
   *[tax] Impostos
  } da próxima vez: de { $before } para { $after }.
change-price = { $where_id ->
    [army] Licenças por um exército
    [junks-1] Moedas por um junco
    [junks-2] Moedas por dois juncos
    [junks-3] Moedas por três juncos
   *[junks-4] Moedas por quatro juncos
  }: de { $before } para { $after }.
change-purse = { $where_id ->
    [coins] Moedas na mão
   *[licences] Licenças na mão
  }: de { $before } para { $after }.
change-last_round = { $after ->
    [yes] Esta é a última ronda.
   *[no] Esta já não é a última ronda.
  }
counted-minister = Ministro de { $where }
counted-secretary = Secretário de { $where }
counted-voyage = { $where }
counted-invasion = { $where }
counted-title = { $where }
counted-emperor_insulted = { reward-emperor-insulted }
counted-earlier = pontos anteriores

## Foresight: what stays open

open-payment = As cartas com que se paga: supõem-se as que deixam menos excesso.
open-cards = Que cartas se tiram.
open-reward = Que carta de recompensa se tira.
open-candidate = Que candidato se vira a seguir.
open-officials = Que oficiais chegam.
open-land = Que Terra Distante a viagem alcança.
open-petition = Para que serve a petição.
open-tutoring = Que cartas se põem junto dos estudantes.
open-examination = Quem ganha o exame.
open-place = Onde fica o candidato.
open-lending = A quem se cede influência.
open-discards = Que cartas se descartam.

## The web of gifts in sentences

bonds = Obrigações
bonds-cubes = Cubos na próxima ronda
bond = Prenda { $value } ({ gift }) de { $giver } a { $recipient }
bond-return = Uma prenda de volta tem de valer { $value } ou mais.
bond-bribe = { $recipient } não pode subornar em { $ministries }.
bond-tutor = { $recipient } tem de apoiar { $student ->
    [vermelho] o estudante { $student }
   *[outro] o { $student } estudante
  }, de { $giver }.
bond-lend = Ao sair de { $ministries }, { $recipient } tem de ceder a { $giver }.

## What is asked of you, after "Your turn:" (the browser chooses by the last kind of action that may be done)

status-choose = escolher uma ação
status-favour = Favor Imperial, uma ação à escolha, sem cubo
status-extra = Ação extra, uma ação à escolha, sem cubo
status-spend = pagar com as cartas
status-enough = pagar, ou ficar por aqui
status-arrive = escolher uma Terra Distante
status-move-junks = escolher o que o Imperador há de fazer
status-replace-student = escolher o que o Imperador há de fazer
status-swap-own = escolher o que o Imperador há de fazer
status-swap-other = escolher o oficial com que se troca
status-army-from = escolher o que o Imperador há de fazer
status-army-to = escolher para onde marcha o exército
status-replace-marker = escolher o que o Imperador há de fazer
status-tutor = escolher um estudante para apoiar
status-tutoring = escolher cartas para { $mine ->
    [yes] o seu estudante
   *[no] o estudante de { $player }
  }
status-keep-gift = cancelar a prenda, ou mantê-la
status-place-candidate = colocar o candidato
status-lend = escolher a quem ceder
status-appoint = nomear o próximo Chefe dos Ministros
status-discard = { $quantity ->
    [0] descartar cartas
    [1] descartar uma carta
   *[other] descartar { number-word } cartas
  }
status-decline-candidate = colocar o candidato, ou recusar
status-when = Ronda { $round }{ $acting ->
    [yes] {" · "}{ $cubes ->
        [0] sem cubos
        [1] resta 1 cubo
       *[other] restam { $cubes } cubos
      }
   *[no] {""}
  }{ $chief ->
    [yes] {" · "}é Chefe dos Ministros
   *[no] {""}
  }

## Characters of computer players

character-seafarer = navegador
    .about = compra juncos e faz-se ao mar: descobertas antes de oficiais
character-courtier = cortesão
    .about = vive para os ministérios: oficiais, antiguidade e prendas que obrigam
character-general = general
    .about = recruta exércitos e marcha: Províncias Distantes e títulos
