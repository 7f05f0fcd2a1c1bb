# What `guanxi --help` and `guanxi COMMAND --help` tell, and what is wrong with a command line.
#
# Options, names of commands, ids and file names stay as they are. `NAME-summary` stands in the list of all commands,
# `NAME-about` and `NAME-epilog` before and after the options. Prose is filled to the width of the terminal; a line that
# begins with two more blanks is an example, with what it does after at least two blanks.

## argparse's own words: %s and %(…)s are filled in and stay

argparse-usage = utilização:
argparse-positional = argumentos
argparse-options = opções
argparse-help = mostrar esta ajuda e sair
argparse-error = %(prog)s: erro: %(message)s
argparse-argument = argumento %(argument_name)s: %(message)s
argparse-unrecognized = argumentos desconhecidos: %s
argparse-required = faltam estes argumentos: %s
argparse-one-required = é preciso um dos argumentos %s
argparse-not-with = não combina com o argumento %s
argparse-ignored = aqui não se espera nenhum valor: %r
argparse-expected-one = falta um valor
argparse-expected-most = no máximo um valor
argparse-expected-least = é preciso pelo menos um valor
argparse-expected-one-of = é preciso %s valor
argparse-expected-several = são precisos %s valores
argparse-ambiguous = opção ambígua: %(option)s pode ser %(matches)s
argparse-unexpected = opção inesperada: %s
argparse-value = valor inválido (%(type)s): %(value)r
argparse-choice = %(value)r não é possível (à escolha: %(choices)s)
argparse-command = comando desconhecido %(parser_name)r (à escolha: %(choices)s)
no-number-from = { $text } não é um número de { $least } a mil milhões
command-broken = guanxi: não se pode carregar o comando { $name } ({ $place }): { $why }

## What stands for something that is typed

placeholder-address = ENDEREÇO
placeholder-bot = BOT
placeholder-command = COMANDO
placeholder-database = BASE
placeholder-dir = PASTA
placeholder-file = FICHEIRO
placeholder-folder = PASTA
placeholder-game = JOGO
placeholder-language = LÍNGUA
placeholder-law = LEI
placeholder-line = LINHA
placeholder-name = NOME
placeholder-name-value = NOME=VALOR
placeholder-reason = MOTIVO
placeholder-record = PARTIDA
placeholder-rule = REGRA
placeholder-seat = LUGAR
placeholder-table = MESA
placeholder-text = TEXTO
placeholder-value = VALOR
placeholder-what = QUÊ
placeholder-who = QUEM
placeholder-word = PALAVRA

## `guanxi`

guanxi-about = Jogos de tabuleiro com regras exatas, jogadores virtuais e partidas gravadas.
guanxi-epilog =
    Para começar:
      guanxi play { $game }                     uma partida no terminal contra jogadores virtuais
      guanxi bots                           os jogadores virtuais, do mais fraco ao mais forte
      guanxi rules { $game }                    ler as regras; `guanxi rules procurar PALAVRA` procura nelas
      guanxi simulate { $game } --games 1000    mil partidas ao acaso, com estatísticas

    Jogos instalados: { $games }.

    `guanxi COMANDO --help` explica cada comando.
guanxi--lang = a língua: { $languages } (senão o que dizem { $variables }, senão o inglês)
guanxi--version = mostrar a versão e o tipo de motor
guanxi-no-games = nenhum

## What several commands have

shared-rules-about = Cada opção de um jogo pode dizer-se como NOME=VALOR, ou pelo seu próprio nome.
shared--json-plain = escrever JSON
shared--json = escrever um objeto JSON para programas
shared--jobs = processos ao mesmo tempo (por omissão, 1)
shared--option = uma opção do jogo, como players=3
shared--house = uma regra da casa, como NOME ou NOME=VALOR; `guanxi rules JOGO --house` mostra-as
shared-record = uma partida gravada (docs/records.md)
shared--workers = processos do servidor; só com PostgreSQL
shared-game = o jogo: { $games }
shared-game-only = só um jogo: { $games }
shared-rules = regras
shared-values = { $told }: { $values }
shared--at = parar depois da ação N, sem contar as anuladas; 0 é o início

## `guanxi play`

play-summary = jogar uma partida no terminal
play-about = Jogar uma partida no terminal, contra jogadores virtuais ou com várias pessoas ao mesmo teclado.
play-epilog =
    Exemplos:
      guanxi play JOGO                             uma pessoa contra alguns magistrados, cada um com os seus gostos
      guanxi play JOGO --seat me --seat apprentice --seat clerk --option NOME=VALOR
      guanxi play JOGO --seat me:Anna --seat me:Boris --seat minister
                                                   duas pessoas ao mesmo teclado
      guanxi play --resume                         continuar a última partida: todas ficam guardadas
      guanxi play JOGO --save serao.record         guardada também num ficheiro à escolha
      guanxi play JOGO --load serao.record --save serao.record
                                                   e continuada
      guanxi play JOGO --seat me --seat chancellor@CARÁTER --seat search:2s:Zheng

    Jogadores virtuais, a partir do mais fraco: apprentice, clerk, magistrate, minister, chancellor. `guanxi bots` mostra-os todos.

    Durante a partida, `help` mostra tudo o que se pode escrever. NO_COLOR=1 desliga as cores.
play--seat = me, me:NOME, um jogador virtual como clerk, ou clerk:NOME
play--players = quantos jogam (por omissão, tantos quantos os lugares indicados, ou o número habitual)
play--seed = fixa todos os sorteios; sem ela, saem ao acaso
play--resume = continuar a última partida que ficou por acabar
play--load = continuar uma partida guardada
play--save = guardar a partida neste ficheiro, depois de cada turno
play-game = o jogo: { $games } (por omissão, { $first })

## `guanxi rules`

rules-summary = ler as regras uma a uma e procurar nelas
rules-about = Ler as regras uma a uma e procurar nelas.
rules-epilog =
    Exemplos:
      guanxi rules                                os jogos
      guanxi rules JOGO                           as secções de um jogo
      guanxi rules JOGO SECÇÃO                    uma secção inteira
      guanxi rules JOGO REGRA REGRA               regras, com os seus exemplos
      guanxi rules JOGO --house                   as regras da casa que se podem jogar
      guanxi rules JOGO --lang de REGRA           a mesma noutra língua
      guanxi rules procurar palácio               procurar em todos os jogos
      guanxi rules JOGO procurar palácio estrada  têm de ocorrer todas as palavras; maiúsculas e acentos não contam
rules-words = um jogo, depois números de regras, uma secção ou `procurar PALAVRAS`
rules--house = as regras da casa de um jogo: leituras que algumas mesas preferem

## `guanxi clauses`

clauses-summary = verificar que cada regra tem um teste e um lugar no código; mostrar onde
clauses-about = Que regras têm um teste, que recusas e exemplos ocorrem, onde está cada regra.
clauses-epilog =
    Exemplos:
      guanxi clauses JOGO                                 o que está coberto e o que falta
      guanxi clauses JOGO --check                         o mesmo; código de saída 1 enquanto faltar alguma coisa
      guanxi clauses JOGO --where -o docs/where/JOGO.md   a página que leva das regras ao código e aos testes

    Corre numa cópia do código-fonte: as provas são lidas de cada vez em src/, tests/ e scenarios/.
clauses--check = acabar com 1 enquanto faltar alguma coisa
clauses--where = escrever a página que diz onde está cada regra
clauses--output = escrever a página de --where num ficheiro

## `guanxi replay`

replay-summary = relatar uma partida gravada
replay-about = Jogar de novo uma partida gravada e relatá-la ação a ação; depois mostrar a posição.
replay--seat = como este lugar a viu: o seu número (0 é o primeiro) ou o seu jogador

## `guanxi verify`

verify-summary = verificar uma partida gravada: cada ação, o resultado, o baralhamento
verify-about = Verificar que uma partida gravada é uma partida verdadeira.
verify-epilog =
    Cada ação é jogada de novo segundo as regras, mesmo as que foram anuladas; o resultado é calculado outra vez, a semente
    comparada com o selo do início, e cada carta dada com o que dão essa semente e os números que se lhe juntaram. Onde se
    votou para voltar atrás, todos têm de ter concordado. Código de saída: 0 está certa, 2 não está (e onde).
verify-files = partidas gravadas (docs/records.md)

## `guanxi show`

show-summary = mostrar uma posição de uma partida gravada
show-about = Mostrar uma posição de uma partida gravada, inteira ou como um lugar a vê.
show-epilog =
    A forma JSON usa as palavras dos cenários (docs/scenarios.md) e contém o tabuleiro, de modo que qualquer pessoa pode
    calcular a partir dela todas as pontuações.

      guanxi show game.record --at 40
      guanxi show game.record --at 40 --seat Anna --json
      guanxi show game.record --at 40 --hint
      guanxi show game.record --at 40 --seat Anna --prospects
      guanxi show game.record --at 40 --preview 'LINHA'
show--seat = como este lugar a vê: o seu número (0 é o primeiro) ou o seu jogador
show--hint = o que um chanceler ponderaria no lugar de quem joga
show--prospects = o que aí vem, tanto quanto o lugar pode saber
show--preview = o que esta linha de notação mudaria para quem joga

## `guanxi scenario`

scenario-summary = correr cenários: posições, passos, expectativas
scenario-about = Correr cenários e dizer que expectativa falhou, com o valor esperado e o obtido.
scenario-epilog =
    Um cenário é um ficheiro TOML com uma posição, passos que têm de ser aceites ou recusados, e expectativas;
    docs/scenarios.md define-o, scenarios/ tem muitos. O que espera por uma regra da casa é indicado e não conta como
    cumprido. Código de saída: 0 nada falhou, 1 alguma coisa não se cumpriu, 2 um ficheiro não é um cenário.

      guanxi scenario scenarios/JOGO/*.toml
      guanxi scenario --json a-minha-regra.toml
scenario-files = cenários, ou pastas com cenários

## `guanxi perft`

perft-summary = contar a árvore das ações permitidas
perft-about = Contar a árvore das ações permitidas a partir de uma posição inicial.
perft-epilog =
    Conta as sequências de N ações a partir do primeiro turno da partida que a semente dá; o que o acaso faz conta como
    ação. Dois motores que concordam nestes números concordam nas regras; --divide mostra em que ação se separam.

      guanxi perft JOGO --depth 4 --seed 1 --divide
perft--depth = quantas ações de profundidade
perft--seed = a semente que dá o início (por omissão, 1)
perft--players = número de jogadores (por omissão, o habitual do jogo)
perft--divide = mostrar a contagem abaixo de cada primeira ação

## `guanxi bots`

bots-summary = mostrar os jogadores virtuais: níveis, tipos, carateres
bots-about = Mostrar os jogadores virtuais que se podem indicar, com uma frase para cada um.
bots-epilog =
    Um jogador chama-se TIPO[:ORÇAMENTO][@CARÁTER], ou pelo seu nível, que também pode ter um caráter. Os nomes servem onde
    quer que se peça um jogador: guanxi play --seat, guanxi simulate --seat, guanxi arena --players.

      guanxi bots JOGO
      guanxi play JOGO --seat me --seat clerk --seat magistrate@CARÁTER --seat search:2s

    docs/bots.md ensina a escrever um jogador e a registá-lo.

## `guanxi simulate`

simulate-summary = jogar muitas partidas: rapidez, duração, pontuações, finais
simulate-about = Pôr jogadores virtuais a jogar muitas partidas e dizer como foram.
simulate-epilog =
    A partida i da semente S é a partida da semente «S-i»: a mesma em qualquer máquina, compilada ou não, com e sem
    --records. Com --seat jogam os que se indicam, senão jogam todos ao acaso num só ciclo compilado.

      guanxi simulate JOGO --games 10000 --players 3..5 --jobs 2
      guanxi simulate JOGO --games 20 --seat greedy --seat random --seat random --records partidas/
simulate--games = quantas partidas (por omissão, 1000)
simulate--players = jogadores de cada partida: 4, 3..5 ou 3,5 (por omissão, o número habitual)
simulate--seed = semente de toda a série (por omissão, 1)
simulate--seat = um jogador virtual; uma vez por lugar
simulate--records = gravar cada partida nesta pasta

## `guanxi arena`

arena-summary = um torneio de jogadores virtuais: quem vence, com que certeza, em quanto tempo
arena-about = Pôr jogadores virtuais frente a frente e dizer quem é mais forte.
arena-epilog =
    As partidas vêm em grupos com a mesma semente: em cada um, os lugares rodam, para que todos tenham as mesmas cartas em
    cada lugar. Cada partida acabada é logo guardada; o mesmo comando continua onde parou, e mais --games juntam-se às que
    já há. Os resultados não dependem de --jobs nem de --ray, salvo com jogadores que se regem pelo relógio (search:200ms).

      guanxi arena --game JOGO --players greedy random random --games 300 --jobs 2
      guanxi arena --game JOGO --players greedy random random random --games 400 --out teste --json
arena--players = quem entra; um nome pode repetir-se
arena--games = quantas partidas (por omissão, 100)
arena--table = jogadores numa mesa (por omissão, todos, ou 4 de muitos)
arena--seed = semente de todo o torneio (por omissão, 1)
arena--out = onde fica guardado (por omissão, numa pasta em arena/)
arena--report = o relatório (por omissão, report.html nessa pasta)
arena--ray = jogar com Ray: aqui, ou no cluster em HOST:PORT

## `guanxi ladder`

ladder-summary = medir todos os jogadores virtuais e escrever a página sobre isso
ladder-about = Pôr todos os jogadores virtuais frente a frente em cada jogo e registar a força de cada um.
ladder-epilog =
    Todos os jogadores se encontram em torneios, em mesas de todos os tamanhos; depois um jogador encontra três de outro tipo
    (os duelos); depois um jogador forte joga contra si próprio, para mostrar como é um jogo forte. Cada partida é logo guardada,
    e o mesmo comando continua onde parou.

      guanxi ladder --games 60 --strong-games 200 --jobs 2 -o strength.md
      guanxi ladder --duels --only JOGO
      guanxi ladder --write-only
ladder--games = partidas de um torneio (por omissão, 240)
ladder--strong = quem joga contra si próprio (por omissão, planner)
ladder--strong-games = quantas vezes (por omissão, 2000)
ladder--duels = só os duelos
ladder--out = onde se guardam as partidas
ladder--page = a página
ladder--write-only = não jogar nada: escrever o que já se jogou

## `guanxi bench`

bench-summary = medir a rapidez e a memória do motor, só ou ao lado de outros
bench-about = Medir o motor num núcleo do processador.
bench-epilog =
    Os tempos dependem da máquina e do que mais ela faz: compare só números da mesma série. --peers instala Catanatron e
    OpenSpiel num ambiente à parte (.bench/peers, cerca de 330 MB) e mede-os alternadamente com guanxi; a razão é a das
    medianas.

      guanxi bench JOGO
      guanxi bench JOGO --search
      guanxi bench JOGO --peers --json
bench--peers = medir Catanatron e OpenSpiel na mesma série
bench--search = medir também a procura dos jogadores virtuais
bench--seconds = duração de cada medição (2)
bench--rounds = medições de cada um, alternadas (3)

## `guanxi laws`

laws-summary = experimentar o que tem de valer em qualquer jogo, para quem escreve um
laws-about = Experimentar as leis de todos os jogos em partidas com semente e com todas as opções.
laws-epilog =
    É permitido o que não é recusado, uma cópia é uma cópia, uma vista nada diz que um lugar não possa saber, os
    acontecimentos contam tudo o que se passa, uma partida gravada volta a jogar-se…: docs/new-game.md. O código de saída é
    1 se uma lei não se cumprir.

      guanxi laws JOGO
      guanxi laws JOGO --only events --games 20
laws--games = partidas para cada lei e cada escolha de opções
laws--only = só esta lei; pode dizer-se várias vezes

## `guanxi serve`

serve-summary = oferecer mesas no navegador, para pessoas e jogadores virtuais, onde quer que estejam
serve-about = Oferecer mesas a pessoas e a jogadores virtuais.
serve-epilog =
    Sem opções, tudo corre nesta máquina: a base de dados é um ficheiro na sua pasta de dados, os jogadores virtuais pensam
    em processos próprios. Para várias máquinas: --database postgresql://USER@HOST/NAME --workers N em cada uma. Os e-mails
    são enviados se GUANXI_SMTP disser como: smtp://USER:PASSWORD@HOST:587?from=ADDRESS. docs/pt/hosting.md diz o resto.
serve--host = o endereço em que escuta; 0.0.0.0 são todos
serve--port = a porta (8000); 0 é uma que esteja livre
serve--url = para onde apontam as ligações, por exemplo https://games.example.org
serve--database = postgresql://… ou sqlite:///…
serve--data = onde está a base de dados integrada
serve--thinkers = processos para jogadores virtuais
serve--proxied = atrás de um proxy inverso: acreditar nos seus cabeçalhos
serve--log-format = como registar; text num terminal, json fora dele
serve--log-requests = registar uma linha por pedido, sem dizer de quem
serve--no-browser = não abrir o navegador

## `guanxi admin`

admin-summary = cuidar das mesas e das pessoas de um servidor
admin-about = Cuidar das mesas e das pessoas de um servidor.
admin-epilog =
    Tudo isto trabalha na própria base de dados, sem perigo mesmo com um servidor a correr; só para `restore` tem ele de
    estar parado. Depois de uma atualização: `guanxi admin check`, e depois arrancar o servidor. docs/pt/hosting.md diz o resto.
admin--database = postgresql://… ou sqlite:///…, como em serve
admin--data = onde está a base de dados integrada, como em serve
admin--status = só mesas neste estado
admin--game = só deste jogo
admin--most = no máximo tantas (100)
admin-table-address = o identificador da mesa, no fim do seu endereço
admin--secrets = também a semente e todas as jogadas: não espreite se joga nela
admin-table = o identificador da mesa
admin--reason = o que leem os jogadores da mesa
admin--purge = apagá-la com tudo o que lá se disse e fez
admin-name = o nome da conta
admin--url = onde está o servidor, como em serve
admin--all = também as mesas acabadas
admin-backup-file = para onde
admin-backup--force = substituir um ficheiro que já exista
admin-restore-file = a cópia de segurança
admin-restore--force = mesmo que já haja uma base de dados
admin-list = mostrar as mesas, a última que mudou primeiro
admin-inspect = mostrar uma mesa por dentro: lugares, relógios, registo
admin-people = mostrar as pessoas, as últimas que cá estiveram primeiro
admin-reports = mostrar o que as pessoas denunciaram
admin-remove = acabar uma mesa sem resultado, ou apagá-la
admin-reset = criar um código com que uma conta define uma nova palavra-passe, uma vez, no prazo de um dia
admin-check = jogar de novo as mesas com o código atual; as que falham são congeladas e indicadas
admin-thaw = deixar continuar uma mesa congelada
admin-backup = copiar a base de dados integrada para um ficheiro, enquanto o servidor corre
admin-restore = pôr uma cópia de segurança no lugar da base de dados integrada
admin-removed = acabada por quem gere o servidor

## `guanxi load`

load-summary = medir quantas mesas e jogadas aguenta um servidor nesta máquina
load-about = Medir um servidor com clientes verdadeiros.
load-epilog =
    Arranca um servidor à parte em processos próprios, numa porta livre e com uma base de dados que depois se deita fora. A
    cada mesa ligam-se clientes verdadeiros, um por lugar; quem tem a vez escolhe ao acaso uma ação permitida.

    Uma jogada é um gesto aceite, aqui sempre de uma ação: gravada antes de ser confirmada. O seu atraso é o do último
    cliente da mesa a saber dela. Sem --rate, cada mesa tem sempre uma jogada a caminho; com --rate, as jogadas têm hora
    marcada, e a que ainda não se pode fazer conta como atrasada desde essa hora. Às partidas que acabam seguem-se outras.
    Servidor e clientes partilham esta máquina: compare só números da mesma máquina. docs/load.md explica como se leem.

      guanxi load --game JOGO --tables 100 --seconds 60
      guanxi load --game JOGO --tables 1000 --seconds 60 --rate 100 --json
      guanxi load --game JOGO --tables 10 --seconds 10 --stored 100000
      guanxi load --game JOGO --tables 100 --seconds 20 --beside
load--tables = mesas em que se joga (100)
load--seconds = duração da medição (20)
load--rate = jogadas por segundo em todas as mesas, pelo relógio
load--clients = lugares e clientes de uma mesa (4)
load--stored = partidas acabadas na base de dados
load--thinking = também mesas de chanceleres
load--database = postgresql://…, uma que se possa encher
load--beside = medir alternadamente o servidor de boardgame.io (precisa de Node e npm)

## What commands print

stopped = interrompido
not-written = guanxi: não se pode escrever a saída: { $why }
version = guanxi { $version } (motor { $engine })
engine-compiled = compilado
engine-interpreted = interpretado
warning = aviso: { $warning }
progress-playing = a jogar
progress-counting = a contar
ended-by = finais
spread = Ø { $mean }   σ { $sd }   mín { $min }   mediana { $median }   máx { $max }
verify-holds = { $file }: as { $actions } ações estão certas{ $fallen }, { $state }, { $seed }
verify-fallen = {" "}(e { $fallen } anuladas)
verify-finished = o resultado está certo
verify-unfinished = a partida está por acabar
verify-seed = a semente corresponde ao selo
verify-sealed = a semente não está à vista
scenario-passed = { $count } cumpridos
scenario-failed = { $count } falhados
scenario-pending = { $count } em espera
scenario-is-passed = ok
scenario-is-failed = FALHOU
scenario-is-pending = espera
scenario-waits = à espera da regra da casa { $rule }
simulated = { NUMBER($games, useGrouping: "always") } partidas de { $game }, { NUMBER($moves, useGrouping: "always") } ações em { $seconds } s
simulated-rate = { NUMBER($rate, useGrouping: "always") } ações por segundo, motor { $engine }
simulated-players = { $players } jogadores, { NUMBER($games, useGrouping: "always") } partidas
simulated-moves = ações
simulated-turns = turnos
simulated-score = pontos
simulated-winning_score = … do vencedor
simulated-seats = vitórias, lugar
simulated-wins = vitórias
perft-counted = sequências de { $depth } ações, em { $seconds } s
bots-levels = Níveis, do mais fraco ao mais forte
bots-kinds = Tipos
bots-characters = Carateres em { $game }
bots-others = Jogadores de outros pacotes
progress-tables = mesas
progress-pages = páginas
# The heads of columns in lists of tables, people and reports
admin-column-table = mesa
admin-column-status = estado
admin-column-game = jogo
admin-column-entries = entradas
admin-column-age = idade
admin-column-idle = parada há
admin-column-public = pública
admin-column-seats = lugares
admin-column-person = pessoa
admin-column-name = nome
admin-column-kind = tipo
admin-column-seen = vista há
admin-column-report = denúncia
admin-column-by = de
admin-column-about = sobre
admin-column-text = texto
admin-in-all = { $count } ao todo
admin-is-deleted = a mesa { $table } foi apagada
admin-is-over = a mesa { $table } acabou
admin-goes-on = a mesa { $table } continua
admin-reset-link = uma vez, no prazo de um dia: { $link }
admin-is-frozen = congelada
admin-was = já estava { $status }
admin-fails = a mesa { $table } falha na entrada { $number } ({ $why }): { $what }
admin-checked = { $count } mesas verificadas, { $failed } falham
admin-backup-holds = { $file } contém tudo ({ $bytes } bytes)
admin-restored = { $count } mesas estão de volta

## What arena, ladder, bench and load print

arena-stopped = parado: { $kept } de { $games } partidas estão guardadas em { $folder }; o mesmo comando continua a partir daí
arena-unfenced = este sistema não tem Landlock: { $guests } pode ler todos os ficheiros que o utilizador pode ler, também os deste torneio (docs/bots.md)
arena-whole = { $games } partidas: com --games { $more } o último grupo de lugares trocados ficava completo
arena-there = já lá estão { $count } partidas, em { $folder }
arena-playing = partidas
arena-head = { $games } partidas de { $game }, { $players } por mesa
arena-too-few = Partidas a menos para uma classificação, menos de { $enough } de um jogador: pela ordem de inscrição, sem cotação.
arena-ended = finais: { $endings }
arena-fault = { $player }: { $times } falhas, a primeira: { $fault }
arena-report = relatório: { $file }
ladder-left-out = fica de fora: { $what }
ladder-stopped = parado: o que foi jogado está guardado em { $folder }; o mesmo comando continua a partir daí
ladder-contest = { $number } de { $count }: { $title }, { $games } partidas
ladder-page = { $games } partidas; página: { $file }
load-bad = { $lost } jogadas perdidas, { $errors } erros: { $problems }
bench-head = { $game }, motor { $engine }, um núcleo
bench-measuring = medição
bench-playouts = partidas ao acaso
bench-copy = cópia da posição
bench-memory = memória da posição
bench-prospects = perspetivas
bench-preview = antevisão da jogada
bench-against = contra { $name }
bench-search = procura com { $budget } ms
bench-nodes = nós novos
bench-judged = posições avaliadas
bench-part-judge = avaliar
bench-part-copy = copiar
bench-part-deal = dar cartas
bench-moves = jogadas/s
bench-players = ({ $players } jogadores)
bench-bytes = bytes
bench-times = vezes ({ $rate } jogadas/s)
bench-slowest = us (no máximo { $slowest })
bench-simulations = simulações/s
bench-a-second = por segundo
bench-of-time = { $share } do tempo
bench-decisions = { $decisions } decisões: { $mean } ms em média, no máximo { $slowest }, atrasadas: { $late }
