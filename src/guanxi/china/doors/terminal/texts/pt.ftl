# China in a terminal: the words of its map and tables.

turn-place = Turno { $turn }: { $player } coloca peças ou troca uma carta
turn-pay = Turno { $turn }: { $player } paga, ou coloca uma segunda peça
turn-pay-only = Turno { $turn }: { $player } paga
turn-draw = Turno { $turn }: { $player } tira { $missing ->
    [1] uma carta
   *[other] { $missing } cartas
  }
turn-announce = Turno { $turn }: { $player } diz donde { $missing ->
    [1] vem uma carta
   *[other] vêm { $missing } cartas
  }, antes de ver qualquer uma
turn-cover = Turno { $turn }: { $player } constrói o palácio sobre a fortificação
turn-pay-or-cover = Turno { $turn }: { $player } paga, ou constrói o palácio sobre a fortificação
turn-name = { $player } escolhe o primeiro jogador, por todos
turn-cut = { $player } deixa estradas de fora até não haver bifurcações: o que então fica unido são as cadeias
turn-deal = Dão-se as cartas
turn-over = O jogo acabou: { $reason }

display = Abertas
pile = Pilha
discard = Descarte
your-hand = A sua mão
nothing = nada
discard-top = { $cards }, em cima { $top }
pile-first = { $cards }, a primeira de duas pilhas.
pile-last = { $cards }, a segunda e última pilha.
pile-gone = acabada de vez.

province = Província
spaces = Espaços
emissaries = Emissários
room = Cabem
allies = Aliadas
player = Jogador
you = eu
hand = Mão
palaces = Palácios
forts = Fortes
score = Pontos
ended-now = Agora
place = Pos.
short-now = já
short-score = PV
pieces = Restam
supply = { $palaces } palácios { $emissaries } emiss.
supply-forts = { $palaces } palácios { $emissaries } emiss. { $forts } forte

legend-map = (A) palácio, 3 espaço livre, [3] fortificado, ◆A2/3 emissários de A/limite de todos, #4 aliança, ● pontuada
legend-sheet = Espaços: um número está livre, uma letra é o dono, [ ] fortificado. Cabem: emissários/limite. Aliadas: província#aliança.
legend-cards = Cartas: { $cards }. Mãos: ? é uma carta que ninguém mostrou.

## Points

score-title = Se o jogo acabasse agora
score-title-over = Pontuação final
score-palaces = Palácios
score-alliances = Alianças
score-alliance = #{ $number } { $one } e { $two }
score-roads = Estradas
score-earlier = Antes
score-total = Total
score-track = pontos até agora
score-left = Peças que restam
score-place = Posição
score-chain = { $player }: uma estrada de { $count } palácios, { $points } pontos{ $doubled ->
    [yes] , a dobrar (fortificação)
   *[no] { "" }
  }: { $spaces }
score-doubled = * a dobrar graças a uma fortificação
score-scored = ● já pontuada; tudo o resto vem com a pontuação final
score-scored-over = ● pontuada durante a partida
score-tie = Empatados com { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }: { $players }. { $how ->
    [pieces] Decide quem tem mais peças na reserva (CN-WIN-02).
    [seat] Também têm o mesmo número de peças na reserva, e fica à frente quem joga depois (CN-WIN-04).
   *[shared] Também têm o mesmo número de peças na reserva e partilham a posição (CN-WIN-04, CN-WIN-05).
  }

## Choices

group-fortification = Fortificação
group-palace = Palácio
group-emissary = Emissário
group-pay = Pagar
group-exchange = Trocar
group-take = Tirar aberta
group-draw = Tirar
group-pass = Passar
group-first = Primeiro jogador
group-leave-out = Deixar de fora
choice-first = jogador { $player } ({ $mark })
choice-emissary = { $province } ({ $room })
choice-draw = da pilha

brief-hand = A sua mão: { $hand }
brief-display = Abertas: { $display }. Pilha: { $pile }.

road = { $space }: { $others }

## Playing

how-to-play = Escreva o número de uma escolha, ou um turno inteiro, como «colocar palácio wei-3 pagando vermelho». «ajuda» mostra tudo.
rule = CN-ROAD-07
help-choose =
    colocar palácio wei-3     qualquer ação; curto: wei-3, ou a cidade: Anyi
    colocar emissário wei     curto: wei
    colocar palácio wei-3 e emissário wei pagando vermelho vermelho
                              um turno inteiro de uma vez; curto: wei-3 wei r r
    pagar vermelho vermelho   curto: r r
    trocar vermelho levando verde, trocar vermelho comprando
    levar vermelho, comprar   das cartas abertas, da pilha; curto: r
help-look = tabuleiro, mapa, estradas a mesa, só o mapa, as estradas por palavras

## Words that may be typed in place of those of the notation

# The orders that look at something, and what may be typed for each; the first word is shown
look-words =
    map: mapa
    roads: estradas

typed-words =
    place: colocar coloca põe pôr
    palace: palácio
    emissary: emissário
    fortification: fortificação forte
    pay: pagar paga
    paying: pagando
    exchange: trocar troca
    take: levar tira tirar leva
    taking: levando tirando
    draw: comprar compra puxa puxar
    drawing: comprando
    pass: passar passa
    and: e
    red: vermelho vermelha
    yellow: amarelo amarela
    green: verde
    orange: laranja
    purple: roxo roxa
