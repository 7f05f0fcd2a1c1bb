# What the doors of Confucius say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

nothing-to-do = não há nada para fazer; diga por exemplo: { $forms }
nothing-to-pay = por isto não há nada a pagar, e por isso não se gastam cartas
which-cards = que cartas? Diga-as pelas suas moedas, como em «paying 1 3», ou diga «paying nothing»
unknown-card = «{ $word }» não é uma carta: as cartas dizem-se pelas suas moedas, 1, 2 ou 3
junks-bought = compram-se um a quatro juncos de cada vez, não { $number }
junks-sailing = ninguém pode navegar com { $number } juncos
preview-refused = o lugar { $seat } não pode fazer aqui a ação { $action }, por isso não há antevisão{ $told }

## Options

unknown-option = Confucius não tem nenhuma opção { $name }; tem players, advanced, admiral e regras da casa: `guanxi rules confucius --house` mostra-as
players-how-many = Confucius é para { $least } a { $most } jogadores, não { $players } (CF-COMP-01)
option-on-off = { $name } é on ou off, não { $given } (CF-VAR-01, CF-VAR-03)

## Options of `guanxi show`

chart-obligations = as prendas ativas, o que proíbem e a que obrigam

## Positions of scenarios

unknown-player = { $value } não é um jogador; há: { $words }
unknown-phase = { $value } não é uma fase; há: { $words }
unknown-candidate = { $value } não é um candidato; há: { $words }
unknown-reward-card = { $value } não é uma carta de recompensa; há: { $words }
unknown-foreign-land = { $value } não é uma Província Distante; há: { $words }
few-tiles = não há tantas peças de preço { $value }
few-chits = não há tantas fichas de valor { $value }
few-such-cards = não há tantas dessas cartas
few-cards = não há tantas cartas
deck-has = com as outras cartas como estão, tem { $count } das 66
deck-left = só restam { $count } cartas para ele
chits-in-order = a ficha do Ministro e depois a do Secretário, que não é mais alta
appointed-together = Ministro e Secretário são nomeados em conjunto
minister-resolved = um ministério com Ministro está resolvido
table-or-empty = tem de ser uma tabela ou «empty», não { $value }
candidate-no-price = um candidato não tem
secured-nobody = sem dono não há marcador para pôr de pé
secured-all = num ministério resolvido, todos os marcadores estão de pé
candidate-owner = um candidato num espaço tem um
candidates-placed = há seis peças colocadas, por isso não resta nenhuma
candidates-below = por baixo de um candidato { $candidate } há { $least } a { $most }, não { $left }
candidates-gone = sem nenhum, o jogo acabou ({ $clause }); indique uma fase posterior
gift-to-self = { $player } não dá nada a si mesmo
gifts-two = duas de { $giver } para { $recipient }
gifts-equal = as prendas que dois jogadores deram um ao outro são iguais
gift-twice = a prenda { $value } de { $player } aparece duas vezes
chief-cube = há lá no máximo um cubo do Chefe dos Ministros
uses-cubes = { $uses } utilizações não gastam { $cubes } cubos
petition-cubes = uma petição gasta dois cubos
income-once = o Comércio faz-se uma vez por ronda
cubes-has = { $player } tem { $cubes } cubos, não { $placed }
passed-no-cubes = quem passou já não tem cubos
not-in-phase = nesta fase ainda não há nada disso
visits-once = um jogador visita uma terra uma só vez
no-visitor = { $player } não está entre os visitantes
land-twice = { $land } aparece duas vezes
deadline-over = o seu prazo já passou na ronda { $round }
junks-many = { $total } juncos com os que estão no mar; há { $junks }
armies-has = { $player } tem { $armies } exércitos, e { $placed } estão colocados
armies-make = reserva e colónia dão { $total }, não { $left }
all-passed = nesta fase, todos passaram
to-act-when = só na fase das ações; senão resulta da fase
phase-over = com todos, a fase acabou ({ $clause }); escreva phase = "favour"
has-passed = { $player } passou
