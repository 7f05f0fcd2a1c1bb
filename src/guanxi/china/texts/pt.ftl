# China: sentences for the log and for refusals. Names and numbers come in as $facts.

blurb = Palácios, emissários e estradas em nove províncias: construa onde os outros querem estar.

# Colours of cards and provinces, which are both feminine.
colour-red = vermelha
colour-green = verde
colour-orange = laranja
colour-yellow = amarela
colour-purple = roxa

cards-none = nada
cards = { $count ->
    [1] uma { $colour }
    [2] duas { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }
   *[other] três { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }
  }

province-yan = Yan
province-zhao = Zhao
province-wei = Wei
province-chin = Ch’in
province-shu = Shu
province-chu = Chu
province-lu = Lu
province-qi = Qi
province-han = Han

road-between = { $one } a { $two }

## The log: a message for each kind of event (rules/events.py)

joined = { $first } e { $last }
first-player = { $seat } é o primeiro jogador.
card-dealt = { $seen ->
    [yes] { $seat } recebe uma carta { $colour }.
   *[no] { "" }
  }
    .several = { $seat } recebe { $colour_all }.
card-turned-up = Nova carta aberta: { $colour }.
    .several = Novas cartas abertas: { $colour_all }.
fortification-placed = { $seat } põe uma fortificação em { $province } ({ $space }).
palace-placed = { $seat } constrói um palácio em { $province } ({ $space }).
    .several = { $seat } constrói palácios em { $province } ({ $space_all }).
emissary-placed = { $seat } envia um emissário para { $province }.
    .several = { $seat } envia dois emissários para { $province }.
cards-paid = { $seat } paga com { $cards }.
card-exchanged = { $seat } troca uma carta { $colour }.
card-taken = { $seat } tira uma carta aberta { $colour }.
    .several = { $seat } tira das cartas abertas { $colour_all }.
pile-chosen = { $seat } tira uma carta da pilha.
    .several = { $seat } tira { $count ->
        [2] duas
       *[other] { $count }
      } cartas da pilha.
card-drawn = { $seen ->
    [yes] { $seat } tira da pilha uma carta { $colour }.
   *[no] { "" }
  }
    .within = { $seen ->
        [yes] A carta de { $seat } é { $colour }.
       *[no] { "" }
      }
province-scored = { $province } está completa: { $points }.
province-counted = { $province } conta tal como está: { $points }.
alliance-counted = Aliança { $alliance }: { $points }.
roads-counted = Estradas: { $points }.
share = { $player_id ->
    [me] eu
   *[other] { $player }
  } ({ $number })
pile-shuffled = A pilha chega ao fim: baralha-se a pilha de descarte, que passa a ser a nova pilha.
pile-used-up = A pilha acaba de vez: joga-se até ao fim da ronda.
last-turn-ended = Foi o último turno.
# How a game ended
reason-last-turn = foi jogado o último turno
reason-dead-hands = ninguém conseguia colocar uma peça com as cartas da mão
reason-dead-board = já não se pode colocar nenhuma peça
board-died = Já não se pode colocar nenhuma peça: o jogo acaba.
hands-died = Ninguém consegue colocar uma peça com as cartas da mão: o jogo acaba.
round-added = A pilha acaba no último turno da ronda: joga-se mais uma ronda.
road-left-out = { $seat } deixa de fora a estrada de { $road }.

## Refusals, by clause

no-CN-END-02 = o jogo acabou: já se jogou o último turno
no-CN-END-05 = o jogo acabou: { $ended ->
    [hands] ninguém conseguia colocar uma peça com as cartas da mão
   *[board] já não se podia colocar nenhuma peça
  }
no-CN-TURN-01 = { $drawn ->
    [yes] as cartas e o primeiro jogador são sorteados, nenhum jogador os escolhe
   *[no] { $actor ->
        [chance] não é a vez de ninguém: ainda se dão as cartas
       *[other] é a vez de { $actor }, { READER($player) ->
            [yes] não a sua
           *[no] não de { $player }
          }
      }
  }
no-CN-SETUP-12 = { $asked ->
    [naming] { $named ->
        [0] antes de mais nada escolhe-se o primeiro jogador
       *[other] nesta mesa não há nenhum jogador { $named }
      }
   *[other] o primeiro jogador já está escolhido, e não muda
  }
no-CN-ROAD-08 = { $choice ->
    [owner] só no fim do jogo se deixam estradas de fora
   *[none] ninguém escolhe cadeias: contam as melhores de cada jogador
  }
no-CN-ROAD-01 = a estrada de { $road } não liga { READER($player) ->
    [yes] dois palácios seus
   *[no] dois palácios de { $player }
  }, ou já ficou de fora
no-CN-ROAD-04 = a estrada de { $road } fica: nenhum dos seus palácios tem mais de duas estradas
no-CN-TURN-02 = um turno serve para colocar peças ou para trocar, { READER($player) ->
    [yes] e já
   *[no] e { $player } já
  } { $exchanged ->
    [yes] trocou uma carta
   *[no] colocou uma peça
  } neste
no-CN-TURN-03 = não se pode passar: { READER($player) ->
    [yes] tem
   *[no] { $player } tem
  } de colocar uma peça ou trocar uma carta
no-CN-TURN-05 = estas duas peças dão o mesmo por qualquer ordem; diga primeiro { $piece }
no-CN-DRAW-01 = { $drawing ->
    [yes] já não se colocam peças: { READER($player) ->
        [yes] agora completa
       *[no] agora { $player } completa
      } a mão
   *[no] só se tiram cartas depois de colocar: primeiro coloque e pague, ou troque uma carta
  }
no-CN-FORT-01 = nesta partida joga-se sem fortificações
no-CN-PLACE-02 = no máximo duas peças por turno, { READER($player) ->
    [yes] e já
   *[no] e { $player } já
  } colocou duas
no-CN-PLACE-01 = todas as peças de um turno vão para a mesma província, e a deste turno é { $target }
no-CN-FORT-06 = { $province } estava vazia no início do turno, e por isso { $opening ->
    [palace] à fortificação só se pode seguir, neste turno, o palácio sobre ela
   *[alone] a fortificação é a única peça deste turno
  }
no-CN-PLACE-03 = { $province } estava vazia no início do turno, e por isso só recebe uma peça neste turno
no-CN-FORT-18 = { READER($player) ->
    [yes] já
   *[no] { $player } já
  } pôs a única fortificação que cada jogador tem
no-CN-PLACE-10 = { READER($player) ->
    [yes] já
   *[no] { $player } já
  } não tem { $kind ->
    [palace] palácios
    [emissary] emissários
    [fortification] fortificações
   *[other] { $kind }
  } na reserva
no-CN-PLACE-08 = { $province } está completa: há palácios em todos os seus { $size } espaços
no-CN-PLACE-07 = em { $space } já há { READER($owner) ->
    [yes] um palácio seu
   *[no] um palácio de { $owner }
  }
no-CN-FORT-02 = em { $space } já há { READER($owner) ->
    [yes] um palácio seu
   *[no] um palácio de { $owner }
  }, e por baixo de um palácio não se põe nada
no-CN-FORT-03 = em { $space } já há uma fortificação
no-CN-FORT-08 = uma fortificação recebe o palácio no mesmo turno{ $covering ->
    [none] , { READER($player) ->
        [yes] e não
       *[no] e { $player } não
      } consegue agora colocar e pagar ambos em { $province }
   *[other] : a seguir vem o palácio em { $covering }
  }
no-CN-EMIS-04 = { $province } não tem palácios: o limite de emissários é zero
no-CN-EMIS-02 = { $province } já tem { $emissaries ->
    [1] um emissário
   *[other] { $emissaries } emissários
  }, e o limite é { $limit }: o maior número de palácios que um só jogador lá { $timing ->
    [start] tinha no início do turno
   *[now] tem
  }
no-CN-CARD-01 = { READER($player) ->
    [yes] não
   *[no] { $player } não
  } tem estas cartas: { $cards }; na mão: { $hand }
no-CN-CARD-05 = { $pieces ->
    [1] para uma peça em { $province } serve no máximo uma carta { $colour }
   *[other] para duas peças em { $province } servem no máximo duas cartas { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }
  }: as cartas da própria cor da província não são joker
no-CN-CARD-07 = { $pieces ->
    [0] não há nenhuma peça para pagar
   *[other] { $cards } é mais do que { $pieces ->
        [1] custa a peça
       *[other] custam as duas peças
      }: cada carta tem de pagar uma peça
  }
no-CN-CARD-06 = { $pieces ->
    [1] uma peça em { $province } custa uma carta { $colour } ou um par de { $joker ->
        [any] qualquer cor
       *[other] outra cor
      }
   *[other] duas peças em { $province } custam duas cartas { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }, ou uma carta { $colour } e um par de { $joker ->
        [any] qualquer cor
       *[other] outra cor
      }
  }; { $offered ->
    [none] { READER($player) ->
        [yes] a sua mão
       *[no] mão de { $player }
      }: { $hand }
   *[other] { READER($player) ->
        [yes] a sua oferta
       *[no] oferta de { $player }
      }: { $offered }
  }
no-CN-EXCH-01 = { $exchanged ->
    [yes] troca-se uma só carta por turno, { READER($player) ->
        [yes] e já
       *[no] e { $player } já
      } trocou
   *[no] { READER($player) ->
        [yes] não
       *[no] { $player } não
      } tem nenhuma carta { $colour } para trocar
  }
no-CN-DRAW-14 = a pilha acabou de vez: as cartas vêm só das abertas
no-CN-DRAW-02 = não há nenhuma carta aberta { $colour }
no-CN-DRAW-05 = { $held ->
    [0] { READER($player) ->
        [yes] não tem
       *[no] { $player } não tem
      } cartas
    [1] { READER($player) ->
        [yes] tem
       *[no] { $player } tem
      } uma carta
   *[other] { READER($player) ->
        [yes] tem
       *[no] { $player } tem
      } { $held } cartas
  } e tem de tirar até ter três

## Sources of points

source-palaces = palácios em { $where }
source-alliance = aliança { $where }
source-chain = { $count ->
    [0] estradas
   *[other] estrada de { $count } palácios
}
source-earlier = pontos anteriores

## What computer players look at (appraisal.py), as they speak of it: "for room in provinces with a clear lead (+1.8)"

item-score = pontos na tabela
item-provinces = pontos das províncias, tal como estão
item-lead_room = espaço onde há maioria
item-tie_room = espaço em províncias com uma maioria curta
item-second_room = espaço em províncias com o segundo lugar
item-lone_room = espaço em províncias com um pé dentro
item-alliances = alianças
item-alliance_risk = alianças em risco
item-alliance_hope = alianças ao alcance
item-emissary_leads = províncias com maioria de emissários
item-chains = estradas, tal como estão
item-chain_next = o próximo palácio numa estrada
item-chain_ways = maneiras de aumentar uma estrada
item-chain_far = estradas curtas que podem crescer
item-hand = a mão
item-pair = um par na mão
item-emissaries_left = emissários na reserva
item-palaces_short = palácios a escassear
item-fortification_left = a fortificação na reserva
item-next_turn = quanto falta para o próximo turno
item-last_turns = um último turno por jogar

## What comes by itself (doors/prospects/), what a move changes (foresight/measuring.py), what stays open

prospect-board-dead = Já ninguém pode colocar nada: o jogo acaba com o pagamento.
    .short = Ninguém pode colocar nada: o jogo acaba ao pagar.
prospect-board-next = Mais uma peça pode deixar todos sem nada para colocar: então o jogo acaba.
    .short = Com mais uma peça, o jogo pode acabar.
prospect-board-near = O tabuleiro está quase cheio: { $spaces ->
    [0] nenhum espaço livre
    [1] um espaço livre
   *[other] { $spaces } espaços livres
  }, lugar para { $rooms ->
    [0] nenhum emissário
    [1] um emissário
   *[other] { $rooms } emissários
  }.
prospect-pile-shuffled = Este turno esgota a pilha pela primeira vez: a pilha de descarte passa a ser a nova pilha.
    .short = Este turno esgota a pilha; o descarte passa a ser a nova.
prospect-pile-used-up = Este turno esgota a pilha de vez: joga-se até ao fim da ronda.
    .short = Este turno esgota a pilha de vez.
prospect-last-turn = Este é o último turno do jogo.
prospect-last-round = Última ronda: depois deste turno só { $turns ->
    [1] joga
   *[other] jogam
  } ainda { $players }.
    .short = Última ronda; ainda por jogar: { $players }.
prospect-turns-left = { $turns ->
    [1] Falta cerca de um turno
   *[other] Faltam cerca de { $turns } turnos
  }; a pilha tem { $pile ->
    [1] uma carta
   *[other] { $pile } cartas
  }{ $exhaustions ->
    [0] {" "}e será baralhada mais uma vez
   *[other] {" "}e não volta a ser baralhada
  }.
    .short = { $turns ->
        [1] Falta cerca de um turno.
       *[other] Faltam cerca de { $turns } turnos.
      }
prospect-province-next = { $province } pontua com mais um palácio.
    .short = Com mais um palácio, { $province } pontua.
prospect-province-if = { READER($seat) ->
    [yes] Se o construir
   *[no] Se for { $seat } a construí-lo
  }: { $points }.
prospect-province-counts = { $province } conta no fim tal como está: { $points }.
prospect-province-doubled = A dobrar para { READER($seat) ->
    [yes] si
   *[no] { $seat }
  }, graças a uma fortificação.
prospect-fortification-bare = Quem construir sobre a fortificação em { $space } recebe a dobrar os pontos de { $province }.
prospect-alliance-counts = Aliança { $alliance } de { $one } e { $two }, tal como está: { $points }.
prospect-alliance-next = Com um emissário em { $province }, { READER($seat) ->
    [yes] ganharia
   *[no] { $seat } ganharia
  } a aliança { $alliance }: { $points }.
prospect-alliance-lost = Com um emissário em { $province }, { READER($seat) ->
    [yes] tiraria
   *[no] { $seat } tiraria
  } a { $players } a aliança { $alliance }.
prospect-roads-count = Estradas, tal como estão: { $points }.
prospect-chain-next = Um palácio em { $towns } completaria { READER($seat) ->
    [yes] uma cadeia sua
   *[no] uma cadeia de { $seat }
  }: até { $number } pontos.
prospect-emissaries-full = Em { $province } não cabem mais emissários ({ $emissaries } de { $limit }) enquanto o limite não subir.
prospect-emissaries-next = Em { $province } cabe mais um emissário ({ $emissaries } de { $limit }).
prospect-supply = { READER($seat) ->
    [yes] Na sua reserva
   *[no] { $seat }
  } { $number ->
    [0] já não tem
    [1] só tem mais um
   *[other] só tem mais { $number }
  } { $piece ->
    [palaces] { $number ->
        [1] palácio
       *[other] palácios
      }
   *[emissaries] { $number ->
        [1] emissário
       *[other] emissários
      }
  }.
prospect-ends = Com isto o jogo acaba.
prospect-gives = Isto dá a { $seat } { $number ->
    [1] um ponto
   *[other] { $number } pontos
  } { $source ->
    [palaces] por { $where }, mais do que os seus
   *[alliance] pela aliança { $where }
  }.

change-over = O jogo acaba.
change-points = { READER($seat) ->
    [yes] Eu
   *[no] { $seat }
  } na tabela de pontos: de { $before } para { $after }.
change-total = { READER($seat) ->
    [yes] Eu
   *[no] { $seat }
  } se acabasse agora: de { $before } para { $after }.
change-place = { READER($seat) ->
    [yes] Passa
   *[no] { $seat } passa
  } da posição { $before } para a posição { $after }.
change-source = { READER($seat) ->
    [yes] Eu
   *[no] { $seat }
  }, { $source ->
    [palaces] palácios em { $where }
    [alliance] aliança { $where }
   *[roads] estradas
  }: de { $before } para { $after }.
change-chain = { READER($seat) ->
    [yes] A sua cadeia mais longa
   *[no] Cadeia mais longa de { $seat }
  }: de { $before } para { $after }.
change-chain-ways = Espaços que aumentam { READER($seat) ->
    [yes] estradas suas
   *[no] estradas de { $seat }
  }: de { $before } para { $after }.
change-spaces = Espaços livres em { $where }: de { $before } para { $after }.
change-limit = Limite de emissários em { $where }: de { $before } para { $after }.
change-room = Emissários que ainda cabem em { $where }: de { $before } para { $after }.
change-scored = { $where } pontua.
change-lead = { $after ->
    [0] { READER($seat) ->
        [yes] Deixa
       *[no] { $seat } deixa
      } de ter a maioria em { $where }.
   *[other] { READER($seat) ->
       [yes] Tem
      *[no] { $seat } tem
     } a maioria de emissários em { $where }.
  }
change-supply = { READER($seat) ->
    [yes] Fica
   *[no] { $seat } fica
  } com { $after } { $where ->
    [palaces] { $after ->
        [1] palácio
       *[other] palácios
      }
    [emissaries] { $after ->
        [1] emissário
       *[other] emissários
      }
   *[fortifications] { $after ->
        [1] fortificação
       *[other] fortificações
      }
  } na reserva.
change-hand = { READER($seat) ->
    [yes] Fica
   *[no] { $seat } fica
  } por agora { $after ->
    [0] sem cartas
    [1] com uma carta
   *[other] com { $after } cartas
  }.
change-pile = A pilha: de { $before } para { $after } cartas.
change-turns = Turnos que faltam, mais ou menos: de { $before } para { $after }.

open-cards = Que cartas saem da pilha.
open-draws = Que cartas tira.
open-chains = Que estradas ficam fora das cadeias.
open-payment = Outra peça, e com que se paga.

## What is asked of you, after "Your turn:" (the browser chooses by the last kind of action that may be done)

status-exchange = colocar uma ou duas peças, ou trocar uma carta
status-place-emissary = colocar uma peça
status-pay = { $first ->
    [pay] pagar com as cartas
   *[other] colocar outra peça, ou pagar
  }
status-draw = tirar cartas até ter três
status-take = tirar uma carta aberta
status-leave-out = escolher uma estrada que fica de fora
status-seat-first = escolher o primeiro jogador

## Characters of computer players

character-builder = construtor
    .about = sonha com estradas longas: cadeias de palácios acima de tudo
character-envoy = enviado
    .about = envia emissários onde quer que daí possa nascer uma aliança
character-governor = governador
    .about = quer dominar províncias: maiorias, e espaço para as manter

## Options of the rules that no catalogue lists

option-board = tabuleiro próprio
    .help = um tabuleiro seu, de um ficheiro
