# What the doors of China say when they are given something wrong. Words of the notation and ids stay as they are.

## Actions as they are typed

which-cards = que cartas? Diga uma, duas ou três pelas suas cores, como em «pay red» ou «paying red green green»
unknown-space = não há nenhum espaço de palácio «{ $where }»; chamam-se por exemplo wei-3
unknown-space-there = não há nenhum espaço de palácio «{ $where }»; essa província tem { $first } a { $last }
unknown-road = nenhuma estrada vai de «{ $one }» a «{ $other }»; diga por exemplo: { $form }
nothing-to-do = não há nada para fazer; diga por exemplo: { $forms }
place-how = diga o que se coloca e onde: «place palace wei-3», «place emissary wei»
unknown-piece = «{ $kind }» não é uma peça: palace, emissary ou fortification
payment-of-three = paga-se com uma, duas ou três cartas, não { $count }
unknown-colour = «{ $word }» não é uma cor das cartas: { $colours }
unknown-player = «{ $word }» não é um jogador: 1 a { $most }
unknown-province = não há nenhuma província «{ $where }»; há: { $provinces }
exchange-how = diga «exchange red», «exchange red taking green» ou «exchange red drawing»
place-may-be = «{ $word }» pode ser { $told }
preview-refused = { $notation } não tem antevisão: o lugar { $seat } não o pode fazer agora ({ $clause })

## Options

players-how-many = China é para { $least } a { $most } jogadores, não { $players } (CN-COMP-01)
players-side = { $players } jogadores usam o lado { $sides }, não { $side } (CN-SETUP-01)
fortifications-how = fortifications é on ou off, não { $given } (CN-FORT-01)
board-side = o ficheiro do tabuleiro é para o lado { $side }, não { $given } (CN-SETUP-01)
board-too-long = board: um texto de { NUMBER($count, useGrouping: "always") } carateres; no máximo { NUMBER($most, useGrouping: "always") }
unknown-option = China não tem nenhuma opção { $name }; tem players, side, fortifications e board, e as regras da casa que `guanxi rules china --house` mostra

## Boards of one's own

board-problems = { $count } problemas
board-problem = {"  "}{ $text }
board-none-shipped = { $side }: nenhum tabuleiro incluído tem este nome; há «a» e «b» (CN-BOARD-01)
board-too-large = { $file }: tem mais de 2 MB; um tabuleiro ocupa cerca de 20 kB
board-no-text = { $file }: não é texto UTF-8 (byte { $byte })
board-many-spaces = { $count } espaços de palácio; o programa numera no máximo { $most }, muito acima de qualquer mapa impresso
board-road = { $one } - { $other }
board-no-space = { $name } não é um espaço de palácio
board-whole = { $exact ->
    [1] { $least }
   *[other] um número inteiro de { $least } a { $most }
  }
board-points = { $exact ->
    [1] { $least } pontos
   *[other] { $least } pontos ou mais
  }
board-huge-number = um número enorme
board-list-of = uma lista de { $count }
board-a-table = uma tabela
board-players = { $wanted } para o lado «{ $side }»
board-size = uma largura e uma altura de 100 a 10000
board-id-twice = o código { $name } aparece duas vezes
board-nine = devia haver nove províncias, há { $count }
board-empty-province = não há nenhum espaço de palácio nesta província
board-road-twice = { $road } aparece duas vezes
board-alliance-twice = { $pair } já têm uma aliança
board-number-twice = o número { $number } aparece duas vezes
board-numbers = os números vão de 1 a 15; faltam: { $gaps }
board-joined-to-itself = { $name } está ligado a si próprio
board-few-cards = { $total } cartas; para dar são precisas pelo menos { $least }
board-many-cards = { $total } cartas; o programa conta no máximo { $most }
board-no-province = { $name } não é uma província
board-colours = { $number } deviam ser { $colour }, são { $found }
board-declares = declara { $declared } espaços de palácio, a lista tem { $found }
board-many-roads = { $count } estradas em { $name }; no máximo { $most }
board-should = devia ser { $wanted }, é { $given }
board-word = uma palavra curta em minúsculas, como «wei» ou «wei-3»
board-list = uma lista de no máximo { $most } entradas
board-table = devia ser uma tabela, é { $given }
board-missing = em falta: { $missing }
board-unknown = desconhecido: { $names }; conhecem-se { $known }
board-text = texto visível de 1 a { $most } carateres
board-two-names = uma lista de dois nomes
board-length = um número de 1 a 500
board-point = um ponto [x, y] de dois números

## The help of `guanxi board`

board-summary = verificar e desenhar tabuleiros de China
board-about =
    China joga-se num tabuleiro que é um ficheiro de texto: pode, pois, copiar o tabuleiro impresso da sua caixa ou inventar
    um. docs/boards.md descreve o formato; os dois tabuleiros incluídos chamam-se `a` (3 ou 4 jogadores) e `b` (4 ou 5).
board-epilog =
    Exemplos:
      guanxi board check a                   os números de um tabuleiro incluído
      guanxi board check meu.toml            tudo o que está errado ou é estranho, com o lugar e a regra
      guanxi board draw meu.toml -o meu.svg
                                             uma imagem para comparar com o tabuleiro impresso; abra-a num navegador
check-summary = dizer se um tabuleiro se pode jogar, com os seus números
check-about =
    Lê um ficheiro de tabuleiro e mostra as suas províncias: cor, espaços de palácio, alianças, estradas dentro da província
    («dentro») e para lá das fronteiras («fora»). Os avisos são sobre o que é permitido mas diferente do tabuleiro impresso,
    muitas vezes um erro de escrita. O código de saída é 0 se o tabuleiro se pode jogar e 2 se não.
draw-summary = desenhar um tabuleiro como imagem SVG
draw-about =
    Desenha um tabuleiro que se pode jogar. Nada se escreve se o tabuleiro tiver erros, e uma imagem existente só é
    substituída por uma nova completa.
board-file = um ficheiro de tabuleiro, ou `a` ou `b` para um incluído (`./a` para um ficheiro com esse nome)
board--json = escrever JSON, mesmo de um tabuleiro com erros
board--out = o ficheiro da imagem; sem ele, escreve-se o SVG
board-placeholder-action = AÇÃO
board-placeholder-file = FICHEIRO
board-placeholder-picture = IMAGEM.svg

## Positions of scenarios

hand-empty = é a vez de { $player }, que não tem cartas
stage-alone = vai só, como «name», e com a opção first_player = "chosen"
forts-none = joga-se sem elas
forts-many = há mais do que jogadores
comes-twice = { $what } aparece duas vezes
palaces-many = mais palácios do que espaços
taken-twice = { $space } está ocupado duas vezes
pieces-few = { $player } não tem tantas
cards-many = { $count } cartas; no máximo { $most }
unknown-card = { $card } não é uma carta: { $cards }
cards-few-of = não há tantas cartas { $card } neste jogo
cards-few = não há tantas cartas neste jogo
pile-has = com as outras cartas como estão, tem { $count }: { $cards }
pile-empty = depois da segunda, a pilha está vazia
pile-holds = tem uma carta até se esgotar pela segunda vez
map-spaces = tem de ser um número de 1 a { $most } ou uma lista de nomes como a1, não { $value }
map-many-spaces = { $count } espaços de palácio; no máximo { $most }
map-name-twice = há dois lugares chamados «{ $name }»
map-roads = tem de ser uma lista de pares de espaços, não { $value }
map-ends = { $ends } não são dois espaços de palácio
map-road-twice = uma estrada aparece duas vezes

## What `guanxi board` prints

picture-not-written = não se pode escrever { $file }: { $why }
picture-not-plain = não se pode escrever { $file }: já existe e não é um ficheiro normal
board-head-province = província
board-head-colour = cor
board-head-spaces = espaços
board-head-alliances = alianças
board-head-roads_in = dentro
board-head-roads_out = fora
board-total = total
board-side-told = face { $side }, { $players } jogadores, { $provenance }
board-deck = { $count } cartas: { $cards }
board-warning = aviso: { $warning }
odd-spaces = { $count } espaços de palácio; o tabuleiro impresso terá de quatro a oito
odd-deck = { $count } cartas; o jogo impresso tem { $whole }
odd-no-road = nenhuma estrada aqui chega
odd-parts = a rede está em { $parts } partes
odd-joins = { $one } - { $other } liga províncias que não são vizinhas
odd-outside = está fora do contorno de { $province }
odd-off-board = está fora do tabuleiro
odd-same-place = está onde está { $other }
odd-dragon = o seu espaço do dragão está fora do contorno
odd-neighbours = { $one } e { $other } são ambas { $colour }; no tabuleiro impresso, vizinhas nunca têm a mesma cor
odd-lacks = o tabuleiro impresso tem «{ $name }», este não
odd-colour = é { $colour }; no tabuleiro impresso, { $printed }
odd-other-colour = não tem a cor de { $name }; o tabuleiro impresso dá-lhes a mesma
odd-count = { $count } espaços de palácio; o tabuleiro impresso tem { $printed }
odd-alliance = liga { $one } e { $other } no tabuleiro impresso

## Where a board comes from

board-provenance-original = original
board-provenance-reconstruction = reconstrução
board-provenance-own = tabuleiro próprio
