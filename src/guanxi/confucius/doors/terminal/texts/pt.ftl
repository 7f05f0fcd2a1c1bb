# Confucius in a terminal: the words of its tables.

any = qualquer ministério
nothing = nada
vacant = vago
you = eu

## Whose turn it is

turn-deal = Prepara-se o tabuleiro
turn-round = Ronda { $round }:{ " " }
turn-last = Resolução final:{ " " }
turn-usual = é a vez de { $player }, { $cubes ->
    [0] sem cubos
    [1] com um cubo
   *[other] com { $cubes } cubos
  }
turn-extra = { $player } faz a ação extra, sem cubos
turn-favour = { $player } usa o Favor Imperial, uma ação sem cubos
turn-pay = { $player } paga { $price } { $currency ->
    [coins] { $price ->
        [1] moeda
       *[other] moedas
      }
    [licences] { $price ->
        [1] licença
       *[other] licenças
      }
   *[other] { $currency }
  } ({ $action }){ $paid ->
    [0] { "" }
   *[other] , já pagou { $paid }
  }
turn-commercial = { $player } gasta { $more ->
    [yes] cartas, de que contam 4 moedas,
   *[no] até 4 moedas
  } em Comércio{ $paid ->
    [0] { "" }
   *[other] , já gastou { $paid }
  }
turn-land = { $player } escolhe onde acaba a viagem
turn-petition = { $player } faz uma petição ao Imperador com a prenda { $chosen }
turn-swap = { $player } escolhe o outro oficial da troca
turn-march = { $player } escolhe para onde vai o exército
turn-tutor = o exame: { $player } escolhe um estudante para apoiar
turn-tutor-cards = o exame: { $player } põe cartas, pelo menos uma
turn-cancel = o exame: { $player } pode cancelar a prenda do dono do estudante
turn-candidate = { $player } ganhou o exame e coloca o candidato
turn-lend = { $ministry } é resolvido: { $player } sai e cede
turn-appoint = { $player } nomeia o Chefe dos Ministros
turn-agreed = { $player } diz quem a mesa indica como primeiro Chefe dos Ministros
turn-discard = { $player } descarta até ter quatro cartas
turn-over = O jogo acabou: { $reason ->
    [ministries] todos os ministérios estão resolvidos
    [candidates] já não há candidatos
    [wall] a Grande Muralha está completa
    [ministries-and-candidates] todos os ministérios estão resolvidos e já não há candidatos
    [ministries-and-wall] todos os ministérios estão resolvidos e a Grande Muralha está completa
    [candidates-and-wall] já não há candidatos e a Grande Muralha está completa
   *[other] todos os ministérios estão resolvidos, já não há candidatos e a Grande Muralha está completa
  }

## Court

wall = Grande Muralha
chief = Chefe dos Ministros
piles = Baralho { $deck }, desc. { $discard }; recomp. { $rewards }; oficiais { $officials }; juncos { $junks }
ministry = Ministério
minister = Ministro
secretary = Secretário
influence = Influência
exam = Exame:
exam-candidate = { $kind ->
    [any] candidato para qualquer ministério
   *[one] candidato para { $ministry }
  }, { $left ->
    [0] o último
   *[other] mais { $left } a seguir
  }
exam-nobody = já não há candidatos
exam-red = estudante vermelho
exam-plain = outro
exam-forced = forçado nesta ronda
gifts-from = Prenda de, a
gifts-told = Prendas:
gift-sum = soma
gift-total = { $count }
bond-bribe = não pode subornar em { $ministry } (prenda de { $givers })
or = { " " }ou{ " " }
bond-tutor = tem de apoiar o estudante de { $owner }
bond-lend = cede primeiro a { $givers }
bond-give = dá a { $giver } pelo menos { $value }

## Lands and the Actions Box

foreign = Província Distante
price = Moedas
deadline = Prazo
land-deadline = muralha { $wall } ({ $left ->
    [1] falta 1
   *[other] faltam { $left }
  })
land-price = por { $price }:
land-won = ● conquistada
land-lost = ● falhada
distant = Terra Distante
chit = PV
visitors = Chegaram
box = Ações:
box-nobody = Ações: ainda não há nenhum cubo colocado nesta ronda
box-bribe-secure = subornar/assegurar
box-nominate = nomear
box-force = forçar
box-junks-voyage = juncos/viagem
box-army-invade = exército/invadir
box-buy-gift = comprar prenda
box-give-gift = dar prenda
box-transfer = transferir
box-petition = petição
box-commercial = Comércio
box-tax = Impostos
box-no-action = nenhuma ação
box-imperial-favour = Favor Imperial

## Players

player = Jogador
colour = Cor
cards = Cartas
rewards = Recomp.
cubes = Cubos
gifts-ready = Prendas
gifts-to-buy = Comprar
shipyard = Porto
ocean = Mar
barracks = Exércitos
colony = Colónia
score = Pontos
ended-now = Agora
place = Pos.
short-cards = Cart
short-rewards = Rec
short-cubes = Cubos
short-gifts-ready = Prend
short-gifts-to-buy = Comp
short-shipyard = Porto
short-ocean = Mar
short-barracks = Exér
short-colony = Col
short-score = PV
short-ended-now = Já
short-place = Po
your-cards = Cartas (moedas/licenças):
your-rewards = Recompensas:
worth = = { $coins ->
    [1] 1 moeda
   *[other] { $coins } moedas
  } ou { $licences ->
    [1] 1 licença
   *[other] { $licences } licenças
  }
titles = Títulos, tal como estão:
titles-over = Títulos:
title-chief-minister = Chefe dos Ministros
title-admiral = Almirante
title-general = General
reward-bribery-bingbu = Subornos (Bingbu)
reward-bribery-hubu = Subornos (Hubu)
reward-bribery-gongbu = Subornos (Gongbu)
reward-bribery-any = Subornos (qualquer)
reward-gift = Prendas
reward-extra-action = Ação extra
reward-cash = Dinheiro
reward-recruit-army = Recrutar um exército
reward-emperor-insulted = Imperador insultado

legend = 4 por subornar, (B)4 subornado por B, [B]4 seguro, ★ candidato; cargo (B) tal como está, [B] de vez; · 3+ caixa vazia, recompensa
legend-signs = Oficiais: 4 suborna-se por 4 moedas, (B)4 está subornado por B e deitado, [B]4 está seguro e de pé, ★ é um candidato. Cargos: 7 (B) iria para B tal como está, 7 [B] de vez. ● está resolvido. Províncias Distantes: · 3+ é uma caixa vazia de 3 pontos com carta de recompensa. Terras Distantes: [B] chegou primeiro e tem os pontos. Ações: ■ é um cubo, □ uma utilização sem cubo.
legend-players = Os jogadores têm as letras das suas cores, as que a notação usa: { $colours }. Prendas: valores prontos a dar; Comprar: valores ainda por comprar. Exércitos: por recrutar; Colónia: já recrutados. Agora: o total se o jogo acabasse agora.

## Points

score-title = Se o jogo acabasse agora
score-title-over = Pontuação final
score-minister = Ministro, { $where }
score-secretary = Secretário, { $where }
score-voyage = Viagem, { $where }
score-invasion = Invasão, { $where }
score-emperor-insulted = Imperador insultado
score-earlier = Antes
score-total = Total
score-so-far = pontos até agora
score-place = Posição
score-final = ~ só viria com o fim do jogo, tal como está
score-tie = Empatados com { $points ->
    [1] um ponto
   *[other] { $points } pontos
  }: { $players }. { $how ->
    [admiral] Num empate no primeiro lugar, vence o Almirante (CF-VAR-02).
    [titles] Decidem os títulos, pela ordem Almirante, Chefe dos Ministros, General (CF-WIN-02).
    [nobody] Nenhum título desempata, e por isso ninguém vence (CF-WIN-03).
   *[shared] Os títulos não desempatam todos, e por isso a posição é partilhada (CF-WIN-03).
  }

## Choices

group-bribe = Subornar
group-secure = Assegurar
group-nominate = Nomear
group-force = Forçar
group-buy-junks = Comprar
group-voyage = Navegar
group-recruit = Recrutar
group-invade = Invadir
group-buy-gift = Comprar
group-give-gift = Dar
group-transfer = Transferir
group-petition = Petição
group-commercial = Comércio
group-tax = Impostos
group-no-action = Nenhuma ação
group-favour = Favor Imperial
group-pass = Passar
group-card-bribery = Jogar Subornos
group-card-gift = Jogar Prendas
group-card = Jogar carta
group-spend = Carta a carta
group-arrive = Alcançar
group-move-junks = Mover juncos
group-replace-student = Substituir estudante
group-swap-own = Trocar
group-swap-other = com
group-army-from = Marchar de
group-army-to = Marchar para
group-replace-marker = Substituir marcador
group-tutor = Apoiar
group-cancel = Prenda
group-place-candidate = Colocar candidato
group-lend = Ceder a
group-appoint = Nomear
group-discard = Uma a uma
group-other = Noutros momentos
group-pay = Pagar
group-income = Gastar
group-lay = Pôr
group-throw = Descartar
cost-cubes = { $cubes ->
    [1] 1 cubo
   *[other] { $cubes } cubos
  }
costs-coins = { $what } por { $price }
costs-licences = { $what } por { $price ->
    [1] 1 licença
   *[other] { $price } licenças
  }
free-of-charge = { $what } sem pagar
junks = { $count ->
    [1] 1 junco
   *[other] { $count } juncos
  }
army = um exército
examination = um exame
gift = prenda { $value }
gift-to = prenda { $value } a { $to }
to = { $what } para { $to }
by = { $what } por { $by }
between = { $from } para { $to }
choice-red = vermelho
choice-plain = outro
choice-draw-two = tirar 2 cartas
choice-nothing = nada acontece
choice-commercial = tirar cartas por até 4 moedas
choice-pass = sem mais ações nesta ronda
choice-spend = gastar { $card }
choice-enough = já chega
choice-cancel = cancelá-la
choice-keep = mantê-la
choice-decline = ninguém: sai do jogo
pay-exact = pagar { $cards } (certo)
pay-over = pagar { $cards } ({ $over } a mais)
pay-income = pagar { $cards } (tirar { $draw })
pay-lay = pôr { $cards }
pay-discard = descartar { $cards }
petition-value = prenda { $value }: { $value ->
    [2] mover dois juncos
    [3] substituir um estudante
    [4] trocar oficiais
    [5] mover um exército
    [6] substituir um marcador
   *[other] nada
  }

## Playing

how-to-play = Escreva o número de uma escolha, ou um turno inteiro, como «subornar hubu-3 pagando 1 3». Enter aceita o pagamento proposto. «ajuda» mostra tudo.
rule = CF-PAY-05
help-choose =
    subornar hubu-3           qualquer ação; depois propõe-se um pagamento
    subornar hubu-3 pagando 1 3
                              com o pagamento; as cartas dizem-se pelas suas moedas
    pagar 1 3                 um pagamento; curto: 1 3; «nada» para nenhum
    gastar 1, basta           carta a carta
    hubu3                     curto para subornar hubu-3, ou para assegurar
    dar prenda 3 a verde      curto: dar 3 verde
    comprar 2 juncos, navegar 5 juncos, recrutar exército, invadir korea-2
    transferir hubu-3 a verde, apoiar vermelho com 1 2, descartar 1 2
help-look =
    tabuleiro, corte          a mesa, a corte
    prendas, terras           a rede das prendas; Províncias e Terras Distantes
    jogadores                 os jogadores

## Words that may be typed in place of those of the notation

# The orders that look at something, and what may be typed for each; the first word is shown
look-words =
    court: corte
    gifts: prendas
    lands: terras
    players: jogadores

typed-words =
    bribe: subornar suborna
    secure: assegurar segura segurar assegura
    nominate: nomear nomeia
    force: forçar força
    examination: exame
    buy: comprar compra
    junks: juncos
    junk: junco
    sail: navegar navega
    recruit: recrutar recruta
    army: exército
    invade: invadir invade
    gift: prenda
    give: dar dá
    to: a para
    transfer: transferir transfere
    petition: petição peticiona
    pass: passar passa
    play: jogar joga
    spend: gastar gasta
    enough: basta
    pay: pagar paga
    paying: pagando
    nothing: nada
    discard: descartar descarta
    take: tirar tira
    tutor: apoiar apoia
    lend: ceder cede
    appoint: designar designa
    student: estudante
    with: com
    red: vermelho
    black: preto
    green: verde
    purple: roxo
    white: branco
    yellow: amarelo

## Places and colours, as tables name them

place-annam = Aname
place-yunnan = Yunnan
place-mongolia = Mongólia
place-korea = Coreia
place-manchuria = Manchúria
place-spice_islands = Ilhas Espec.
place-india = Índia
place-arabia = Arábia
place-africa = África
place-americas = Américas
place-bingbu = Bingbu
place-hubu = Hubu
place-gongbu = Gongbu
colour-black = preto
colour-green = verde
colour-purple = roxo
colour-white = branco
colour-yellow = amarelo
