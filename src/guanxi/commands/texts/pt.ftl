# Playing in a terminal. Names and numbers come in as $facts.

## At the start and at the end

joined = { $first } e { $last }
welcome = { $title } com { $players }; { $options }.
# Whoever plays here and has not said a name; sentences are told in the third person
person-name = Jogador
sealed =
    O baralhamento fica selado antes da partida:
     { $commitment }
since-start = Até agora:
since-last-turn = Desde o seu último turno:
prompt = { $player }{ $usual }>
prompt-enter = {" "}(Enter: { $what })
thinking = { $player } está a pensar ...

hot-seat-turn = --- É a vez de { $player } ---
hot-seat-show = { $player }, sente-se e prima Enter: as suas cartas vão ser mostradas.
hot-seat-hide = { $player }, prima Enter: as suas cartas vão ser escondidas.

won = { $count ->
    [0] Ninguém vence: o empate a { $points } { $points ->
        [1] ponto
       *[other] pontos
      } não se desfaz.
    [1] { $players } vence com { $points } { $points ->
        [1] ponto
       *[other] pontos
      }.
   *[other] { $players } partilham a vitória com { $points } { $points ->
        [1] ponto
       *[other] pontos
      }.
  }
seed-revealed =
    A semente era { $seed }. Corresponde ao selo do início, e por isso todo o baralhamento se pode verificar:
     { $commitment }
record-kept = A partida gravada está em { $file }.
leave-now = { $kept ->
    [yes] Sair? A partida fica guardada, e «guanxi play --resume» continua-a.
   *[no] Sair? Não foi possível guardar a partida; «guardar FICHEIRO» tenta noutro sítio.
  } (sim ou não)

# What means yes, beside "y" and "yes"
answers-yes = s sim
left-quit = Até à próxima.
left-input-ended = A entrada acabou, e a partida fica aqui, por acabar.
left-interrupted = Interrompido.
left-player-failed = Sem esse jogador a partida não pode continuar.
left-saved =
    A partida está guardada. Para a continuar:
     guanxi play { $game } --load { $file } --save { $file }
left-kept =
    A partida fica guardada tal como está. Para a continuar:
     guanxi play --resume
left-unsaved = Não foi guardada; --save FICHEIRO guarda a partida depois de cada turno.

## Saving and loading

saved =
    Guardada; o ficheiro contém também as cartas que ainda hão de vir. Para continuar a partir daqui:
     guanxi play { $game } --load { $file }
save-what = em que ficheiro? por exemplo: guardar serao.record
save-other = { $file } já existe e contém outra coisa que não esta partida; escolha outro nome
load-game = { $file } contém uma partida de { $other }, não de { $game }
load-sealed = { $file } não contém a semente, por isso ninguém pode continuar a dar cartas
resume-nothing = não há nenhuma partida por acabar em { $folder }
resume-several = Partidas por acabar, a última jogada primeiro:
resume-no-such = não há nenhuma partida { $answer } nessa lista
resume-which = Qual? (Enter: 1)
resume-one = { $game }, começada em { $begun }: { $players }
resumed = Continua a partida de { $game } começada em { $begun }.
loaded = Carregado { $file }, com { $actions ->
    [1] uma ação jogada
   *[other] { $actions } ações jogadas
  }.

## Choices

menu-refused = Agora não é permitido:
menu-more = e mais { $count }
menu-more-reasons = ; o mesmo para as outras, ver «porquê NÚMERO»
menu-closed = ({ $count } escolhas)
menu-orders = Também: { $orders }
ahead = O que aí vem:
ahead-more = E mais { $count }.
more-lines = { $lines ->
    [1] Mais uma linha:
   *[other] Mais { $lines } linhas:
  } «mais» mostra o que se segue.
more-nothing = já foi tudo mostrado
which-one = «{ $line }» pode querer dizer:
examples-more = { $examples } e outras
not-understood = «{ $line }» não é nada que se possa fazer agora. Possível: { $examples }. «ajuda» mostra o resto.
no-such-number = não foi mostrada nenhuma escolha { $number }, só de 1 a { $last }; «tudo» mostra tudo
why-allowed = { $notation }: nada o impede
why-not-how = «porquê não» mostra o que agora não é permitido.
why-rule = «regras { $clause }» mostra a regra.

held = Anotado: { $notation }. Faz-se juntamente com o que tem de vir antes.
undone = Anulado: { $notation }
undo-nothing = Ainda não fez nada neste turno, e os turnos anteriores já não mudam.
undo-revealed = Entretanto foi virada uma carta: o que a sorte mostrou já não se pode anular.

log-how = escreva «registo» para ver tudo, ou «registo 5» para os últimos cinco turnos
hint-how = escreva «dica» para as três melhores jogadas, ou «dica 5» para cinco
hint-keys = «h1» faz a primeira destas jogadas, «h2» a segunda.
hint-visits = visitas
hint-legend = De cada jogador: a probabilidade de vencer e quanto se julga que vale a posição, em pontos. { $visits ->
    [0] {""}
   *[other] Visitas: quantas vezes a procura olhou para uma jogada.
  }

help =
    Escolher
     12                        a escolha com esse número; Enter: a habitual
     PALAVRAS                  palavras do menu; faz-se o que servir, ou lista-se
    { $choose }
    Perguntar
     porquê                    porque jogaram assim os jogadores virtuais
     porquê não, tudo          o que agora não se pode, e porquê; todas as escolhas
     porquê 60 ou PALAVRAS     porque é que essa não é permitida
     mais                      o resto do que não coube no ecrã
     dica, dica 5              o que faria um chanceler, e porquê; cinco jogadas
     antevisão 12 ou PALAVRAS  o que essa jogada mudaria, sem a fazer
     perspetivas [PALAVRA]     tudo o que aí vem, passo a passo; só sobre isso
     pontos                    os pontos por origem, se o jogo acabasse agora
    { $look }
     registo, registo 5        o que aconteceu; os últimos cinco turnos
     { $rule } uma regra; também: regras procurar PALAVRA
    Fazer
     desfazer                  anular a última ação do seu turno
     avisar nunca, sempre      sem aviso antes de uma jogada que oferece algo
     guardar, abrir FICHEIRO   guardar a partida, ou continuar outra
     sair                      sair

## The command line

players-seats = players={ $players } não combina com { $seats } lugares
players-twice = --players e --option players= não condizem
seed-text = uma semente é uma linha de 1 a 200 carateres visíveis
load-alone = uma partida guardada já sabe os lugares, as opções e a semente: --load só combina com --save
resume-alone = uma partida guardada já sabe os lugares, as opções e a semente: --resume só combina com --save

## What comes: `guanxi show --prospects`

when-turn = neste turno
when-round = nesta ronda
when-game = no fim
sure-will = de certeza
sure-stands = tal como está
sure-one_more = com mais um
sure-near = em breve
prospects-none = Nada se prevê.
preview-none = Não muda nada do que se mede.

## What comes, while playing

ahead-turn = Neste turno
ahead-round = Nesta ronda
ahead-game = No fim do jogo
preview-how = que jogada? por exemplo: antevisão 1
preview-signs = ! avisa, = muda, + vem, - já não vem, ? está em aberto; nada é jogado.
warn-ask = Fazer? [s/N]
warn-left = Não foi feito.
warn-on = Há um aviso antes de uma jogada que termina o jogo ou oferece algo aos outros; «avisar nunca» desliga-o.
warn-off = Já não há avisos; «avisar sempre» volta a ligá-los.
warn-how = escreva «avisar nunca» ou «avisar sempre»

# Words that begin a search in the rules, separated by blanks
rules-search-words = procurar procura pesquisar pesquisa

## Words that may be typed in place of orders

typed-words =
    help: ajuda
    hint: dica
    log: registo
    more: mais
    preview: antevisão
    prospects: perspetivas
    quit: sair
    rules: regras
    save: guardar
    load: abrir carregar
    score: pontos
    undo: desfazer anular
    warn: avisar
    why: porquê
    all: tudo
    board: tabuleiro

# Words behind an order: why not, warn on, warn off
typed-arguments =
    not: não
    on: sempre
    off: nunca

## What is wrong with a line that was typed

rules-search-word = ; `guanxi rules { $game } procurar { $word }` procura uma palavra
seat-unknown = --seat { $text }: não há tal lugar; há: { $seats }
option-once = --option { $text }: diga cada opção uma vez, como NOME=VALOR
house-also-said = --house { $text }: { $name } também é dada como { $options }
search-what = procurar o quê? por exemplo `guanxi rules procurar pontos`
rules-unknown = { $title } não tem regra nem secção { $word }{ $hint }
no-picture = --{ $name }: { $title } não tem esta imagem; { $charts } tem-na
show-one-at-a-time = --hint, --prospects e --preview: peça um de cada vez
hint-without-seat = --hint é para o lugar que joga: deixe --seat de fora
hint-no-choice = --hint: depois da ação { $count } ninguém tem escolha; tente outro --at
preview-no-choice = --preview: depois da ação { $count } ninguém tem escolha; tente outro --at
preview-without-seat = --preview: é a vez de { $names }; deixe --seat de fora
foresees-nothing = { $asked }: { $title } não prevê nada
preview-refused = --preview { $notation }: { $refusal }
records-folder = --records { $folder }: não se pode criar: { $why }
players-not-seats = --players { $players } e { $count } vezes --seat não combinam
games-not-kept = as partidas não se podem guardar: { $why }
game-held = { $file }: não se pode reservar; está a ser jogada noutro lado? { $why }

## The rules, read and searched

rules-extent = { $clauses } regras em { $sections } secções
rules-of = { $title }: { $clauses } regras
rules-found = { $clauses ->
    [0] Nenhuma regra contém
    [1] 1 regra contém
   *[other] { $clauses } regras contêm
  } { $words }
rules-go-on = Para continuar:
rules-house = { $title }: { $number } regras da casa, desligadas sem --house NOME ou NOME=VALOR
rules-official = oficial
rules-house-rule = regra da casa
rules-usual = { $value } (habitual)
rules-default = { $value } (predefinição)
rules-not-built = ainda por escrever

# Labels before what a clause has, at most ten letters
rules-label-conflict = Em aberto
rules-label-ruling = Leitura
rules-label-refuses = Recusa
rules-label-option = Opção
rules-label-data = Dados
rules-label-sources = Fontes
rules-label-module = Módulo
rules-label-stated-in = Ficheiros
rules-label-not-stated = Sem código
rules-label-examples = Exemplos
rules-label-previous = Anterior
rules-label-next = Seguinte
rules-label-clauses = Regras
rules-label-needs = Exige
rules-label-excludes = Exclui
rules-label-cites = Cita
rules-label-note = Nota
rules-label-scenario = Cenário

## Bounds of what is measured

bench-bounds = --seconds vai de 0.05 a 600, --rounds de 1 a 100
load-bounds = --seconds vai de 0.5 a 3600, --tables até 5000, --stored até 1000000
load-rate = --rate vai de 0.1 a 100000 jogadas por segundo
load-linux = a carga só se mede em Linux: lê-se /proc
