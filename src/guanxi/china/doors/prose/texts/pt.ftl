# China in sentences: the table for whoever reads it, choices, titles and ways out of refusals.

you = eu
you-head = Eu
nobody = ninguém
nothing = nada
player = { $name }, { $colour }
player-blue = azul
player-green = verde
player-purple = roxo
player-red = vermelho
player-yellow = amarelo

## Choices: as a whole; .group and .short as one of several; .cannot as the title of a refusal.
## $pieces counts those of this turn with this one: what they cost together.

choice-place-palace = Construir um palácio em { $space }, { $province }
    .group = Construir um palácio em { $province }, por { $pieces ->
        [1] uma carta { $colour } ou um par de { $joker ->
            [any] qualquer cor
           *[other] outra cor
          }
       *[other] duas cartas { $colour ->
            [laranja] laranja
           *[other] { $colour }s
          } ao todo, ou uma e um par de { $joker ->
            [any] qualquer cor
           *[other] outra cor
          }
      }
    .short = { $space }
    .cannot = Não pode construir um palácio em { $space }
choice-place-fortification = Pôr uma fortificação em { $space }, { $province }
    .group = Pôr uma fortificação em { $province }
    .short = { $space }
    .cannot = Não pode pôr uma fortificação em { $space }
choice-place-emissary = Enviar um emissário para { $province } (há { $sent } de { $limit })
    .group = Enviar um emissário, por uma carta da cor da província ou um par
    .short = { $province } (há { $sent } de { $limit })
    .cannot = Não pode enviar um emissário para { $province }
choice-exchange = Trocar uma carta { $colour }
    .group = Trocar uma carta
    .short = { $colour }
    .cannot = Não pode trocar uma carta { $colour }
choice-pay = Pagar com { $cards }
    .group = Pagar com
    .short = { $cards }
    .cannot = Não pode pagar com { $cards }
choice-take = Tirar uma carta aberta { $colour }
    .group = Tirar uma carta aberta
    .short = { $colour }
    .cannot = Não pode tirar uma carta aberta { $colour }
choice-draw = Tirar uma carta da pilha
    .cannot = Não pode tirar da pilha
choice-pass = Passar
    .cannot = Não pode passar
choice-deal = Dar uma carta { $colour }
    .cannot = Não pode dar cartas
choice-seat-first = O primeiro jogador é { $player }
    .group = Escolher o primeiro jogador
    .short = { $player }
    .cannot = Não pode { READER($player) ->
        [yes] escolher-se
       *[no] escolher { $player }
      } como primeiro jogador
choice-leave-out = Deixar de fora a estrada de { $road }
    .group = Deixar de fora uma estrada
    .short = { $road }
    .cannot = Não pode deixar de fora a estrada de { $road }

way-display = { $shown ->
    [1] Há uma carta { $colour }
   *[other] Há { $shown } cartas { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }
  } entre as cartas abertas.

## The table

cards-title = Cartas
hand-head = A sua mão
display-head = Cartas abertas
pile-head = Pilha
cards-of = { $count ->
    [1] uma { $colour }
    [2] duas { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }
    [3] três { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }
    [4] quatro { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }
   *[other] { $count } { $colour ->
        [laranja] laranja
       *[other] { $colour }s
      }
  }
cards-hidden = { $count ->
    [1] uma que ninguém viu
   *[other] { $count } que ninguém viu
  }
cards-told = { $cards ->
    [none] nenhuma carta.
   *[other] { $cards }.
  }
pile-told = { $cards ->
    [0] nenhuma carta
    [1] uma carta
   *[other] { $cards } cartas
  }, { $exhaustions ->
    [0] a primeira de duas pilhas
    [1] a segunda e última pilha
   *[other] acabada de vez
  }.
turns-told = { $last ->
    [yes] Esta é a última ronda.
   *[no] { $turns ->
        [1] Falta cerca de um turno.
       *[other] Faltam cerca de { $turns } turnos.
      }
  }
discard-told = { $cards ->
    [0] A pilha de descarte está vazia.
    [1] Há uma carta na pilha de descarte.
   *[other] Há { $cards } cartas na pilha de descarte.
  }

provinces-title = Províncias
province-head = { $province }, { $colour }
province-spaces = { $spaces }.
space-told = { $space } { $owner_id ->
    [nobody] livre
    [me] seu
   *[other] { $owner }
  }{ $fort ->
    [yes] , fortificado
   *[no] {""}
  }
province-room = { $sent ->
    [0] Sem emissários
   *[other] Emissários: { $emissaries }
  }; { $limit ->
    [0] nenhum se pode enviar antes de haver um palácio
   *[other] { $room ->
        [0] não cabe mais nenhum, o limite é { $limit }
        [1] cabe mais um, o limite é { $limit }
       *[other] cabem mais { $room }, o limite é { $limit }
      }
  }.
province-scored-already = Já foi pontuada.
province-worth = Vale, tal como está: { $points }.

alliances-title = Alianças
alliance-number = Aliança
alliance-between = Províncias
alliance-leaders = Mais emissários
alliance-worth = Vale agora
alliance-led = { $one }; { $two }

roads-title = Estradas
roads-none = Ainda ninguém tem uma cadeia de quatro palácios.
chain-told = { $points ->
    [1] 1 ponto
   *[other] { $points } pontos
  } por { $spaces }.

players-title = Jogadores
hand-told = { $cards }{ $known ->
    [none] {""}
   *[other] : { $known }
  }
column-player = Jogador
column-cards = Cartas
column-palaces = Palácios que restam
column-emissaries = Emissários que restam
column-fortifications = Fortificações que restam
column-score = Pontos
column-total = Se acabasse agora
column-place = Posição
